import { type Client, isGrpcServiceError } from '@temporalio/client';
import proto from '@temporalio/proto';
import { StartError } from '../config/startError.ts';
import { SEARCH_ATTRIBUTES } from '../contract/searchAttributes.ts';

const { IndexedValueType } = proto.temporal.api.enums.v1;

/** gRPC's codes for a namespace that is not there, a call that a key does not allow, and one that a server does not have. */
const NOT_FOUND = 5;
const PERMISSION_DENIED = 7;
const UNIMPLEMENTED = 12;

/** How long Temporal may take to answer. */
const CALL_TIMEOUT_MS = 10_000;

/**
 * Checks that the namespace exists and knows the search attributes that every workflow sets: without one of them
 * Temporal would refuse to start any.
 *
 * @throws StartError with one sentence about what is missing and how to add it.
 */
export async function requireNamespace(client: Client): Promise<void> {
  const { namespace } = client.options;
  const { connection } = client;
  try {
    await withTimeout(client, () => connection.workflowService.describeNamespace({ namespace }));
  } catch (error) {
    if (codeOf(error) === NOT_FOUND) {
      throw new StartError(
        `The Temporal server has no namespace ${namespace}: create it there, or check TEMPORAL_NAMESPACE.`,
      );
    }
    throw error;
  }
  const missing = await missingSearchAttributes(client);
  if (missing === undefined || missing.length === 0) return;
  throw new StartError(
    `The Temporal namespace ${namespace} lacks the search attributes ${missing.join(', ')}: ` +
      'run "npm run admin -- search-attributes" first.',
  );
}

/**
 * Adds the search attributes that the namespace lacks.
 *
 * @returns the names of those that were added; undefined where the server neither shows nor takes any, as Temporal Cloud
 *   does, whose own tools add them.
 */
export async function addSearchAttributes(client: Client): Promise<readonly string[] | undefined> {
  const { namespace } = client.options;
  const missing = await missingSearchAttributes(client);
  if (missing === undefined || missing.length === 0) return missing;
  const searchAttributes = Object.fromEntries(
    missing.map((name) => [name, IndexedValueType.INDEXED_VALUE_TYPE_KEYWORD]),
  );
  await withTimeout(client, () =>
    client.connection.operatorService.addSearchAttributes({ namespace, searchAttributes }),
  );
  return missing;
}

/** Undefined where the server does not say which ones there are: hosted ones allow that to keys of operators alone. */
async function missingSearchAttributes(client: Client): Promise<readonly string[] | undefined> {
  const { namespace } = client.options;
  try {
    const { customAttributes } = await withTimeout(client, () =>
      client.connection.operatorService.listSearchAttributes({ namespace }),
    );
    return SEARCH_ATTRIBUTES.map(({ name }) => name).filter((name) => !(name in customAttributes));
  } catch (error) {
    if (codeOf(error) === PERMISSION_DENIED || codeOf(error) === UNIMPLEMENTED) return undefined;
    throw error;
  }
}

function withTimeout<Answer>({ connection }: Client, call: () => Promise<Answer>): Promise<Answer> {
  return connection.withDeadline(Date.now() + CALL_TIMEOUT_MS, call);
}

function codeOf(error: unknown): number | undefined {
  return isGrpcServiceError(error) ? error.code : undefined;
}
