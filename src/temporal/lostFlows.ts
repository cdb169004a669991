import { type Client, type WorkflowHandle, WorkflowNotFoundError } from '@temporalio/client';
import { WORKFLOWS, type WorkflowType } from '../contract/flows.ts';
import { ALL_KINDS } from '../contract/kinds.ts';
import { BUSINESS_ID } from '../contract/searchAttributes.ts';
import type { Database } from '../db/core/database.ts';
import { findRecorded } from '../db/orders/lost/records.ts';
import { UNDECIDED_KINDS, type UndecidedKind } from '../db/orders/undecidedFlows.ts';
import type { Environment } from '../domain/money.ts';

/**
 * Flows without a record: a restore lost the commits that made it, and Temporal has the workflow still. A workflow is started
 * after its record has committed, so one that Temporal lists and that has no record has lost it.
 */

/** A flow whose record is gone. */
export interface LostFlow {
  readonly kind: UndecidedKind;
  readonly environment: Environment;
  readonly id: string;
  readonly workflowId: string;
  /** The business that it is of, where that was known when it began. */
  readonly businessId: string | undefined;
  readonly isOpen: boolean;
  /** When its first run began, ms since 1970. */
  readonly begunAtMs: number;
  /** What it was started for, in a line without personal data; undefined where Temporal has none. */
  readonly summary: string | undefined;
}

/** Where flows and their records are looked for. */
interface LostFlowParts {
  readonly client: Client;
  readonly database: Database;
  /** Sets one installation apart from others of the same namespace. */
  readonly queuePrefix: string;
}

/** The kinds by which a provider may have moved money, so that one that has ended matters, too. */
const WITH_PROVIDER: ReadonlySet<UndecidedKind> = new Set([...ALL_KINDS, 'vendor_credit']);

/** How many workflows are looked for among the records at once. */
const BATCH = 500;

/**
 * Lists the flows without a record, by kind.
 *
 * @param sinceMs since when orders and payments that have ended are listed, too, ms since 1970; those that are open alone unless given.
 */
export async function listLostFlows(
  parts: LostFlowParts,
  sinceMs: number | undefined,
): Promise<readonly LostFlow[]> {
  const lost: LostFlow[] = [];
  for (const kind of UNDECIDED_KINDS) {
    const types = Object.keys(WORKFLOWS) as readonly WorkflowType[];
    const type = types.find((each) => WORKFLOWS[each].flow === kind);
    if (type === undefined) continue;
    const isOpenAlone = sinceMs === undefined || !WITH_PROVIDER.has(kind);
    const ended = isOpenAlone ? '' : ` or StartTime >= "${new Date(sinceMs).toISOString()}"`;
    const query =
      `WorkflowType = "${type}" and TaskQueue = "${parts.queuePrefix}${WORKFLOWS[type].queue}" ` +
      `and (ExecutionStatus = "Running"${ended})`;
    let batch: string[] = [];
    for await (const { workflowId } of parts.client.workflow.list({ query })) {
      batch.push(workflowId);
      if (batch.length < BATCH) continue;
      lost.push(...(await withoutRecord(parts, kind, batch)));
      batch = [];
    }
    lost.push(...(await withoutRecord(parts, kind, batch)));
  }
  return lost;
}

/**
 * Finds a flow without a record.
 *
 * @param workflowId as `listLostFlows` has it.
 * @returns undefined when there is no such workflow, or it has its record.
 */
export async function findLostFlow(parts: LostFlowParts, workflowId: string): Promise<LostFlow | undefined> {
  const place = placeOf(workflowId);
  if (!place) return undefined;
  const [lost] = await withoutRecord(parts, place.kind, [workflowId]);
  return lost;
}

/** Ends the workflow of a flow without a record; harmless where it has ended. */
export async function endLostFlow(client: Client, workflowId: string, reason: string): Promise<void> {
  try {
    await client.workflow.getHandle(workflowId).terminate(reason);
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}

/** Those that have no record, each once: one workflow may have run several times. */
async function withoutRecord(
  { client, database }: LostFlowParts,
  kind: UndecidedKind,
  workflowIds: readonly string[],
): Promise<readonly LostFlow[]> {
  const places = new Map(workflowIds.map((workflowId) => [workflowId, placeOf(workflowId)]));
  const ids = [...places.values()].flatMap((place) => place?.id ?? []);
  if (ids.length === 0) return [];
  const recorded = await findRecorded(database, kind, ids);
  const lost: LostFlow[] = [];
  for (const [workflowId, place] of places) {
    if (!place || recorded.has(place.id)) continue;
    const described = await describe(client, workflowId);
    if (!described) continue;
    lost.push({
      ...place,
      workflowId,
      businessId: described.typedSearchAttributes.get(BUSINESS_ID),
      isOpen: described.status.name === 'RUNNING' || described.status.name === 'PAUSED',
      begunAtMs: await begunAtMs(client, described),
      summary: await described.staticSummary(),
    });
  }
  return lost;
}

/** The latest run of a workflow; undefined when Temporal has none. */
async function describe(client: Client, workflowId: string) {
  try {
    return await client.workflow.getHandle(workflowId).describe();
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return undefined;
    throw error;
  }
}

/** When the first run began, of which a workflow that goes on after its end has others. */
async function begunAtMs(
  client: Client,
  { workflowId, startTime }: Awaited<ReturnType<WorkflowHandle['describe']>>,
): Promise<number> {
  let firstMs = startTime.getTime();
  for await (const run of client.workflow.list({ query: `WorkflowId = ${JSON.stringify(workflowId)}` })) {
    firstMs = Math.min(firstMs, run.startTime.getTime());
  }
  return firstMs;
}

/** What the id of a workflow says of its record, such as `usdt-sale/test/sale_…`; undefined where it has none. */
function placeOf(workflowId: string): Pick<LostFlow, 'kind' | 'environment' | 'id'> | undefined {
  const [flow = '', environment, ...rest] = workflowId.split('/');
  const kind = UNDECIDED_KINDS.find((each) => each === flow.replaceAll('-', '_'));
  if (!kind || (environment !== 'prod' && environment !== 'test') || rest.length === 0) return undefined;
  // Behind the id of an event is that of a replay, and a reference of a provider may be anything.
  const id = kind === 'vendor_credit' ? rest.join('/') : (rest[0] ?? '');
  return { kind, environment, id };
}
