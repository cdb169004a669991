import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  Client,
  Connection,
  type WorkflowClientInterceptor,
  type WorkflowExecutionInfo,
  type WorkflowHandle,
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
} from '@temporalio/client';
import { retryNowUpdate } from '../../src/contract/messages.ts';
import { waitFor } from './waitFor.ts';

const run = promisify(execFile);
const cliScript = fileURLToPath(new URL('../../temporal-dev.sh', import.meta.url));

/** What an operator sees of flows: through the Temporal client, and through the Temporal CLI. */
export interface FlowInspection {
  /** Asks no flow before it has started: promises are kept after the answer that gives them. */
  readonly client: Client;
  /** Flows that a visibility query finds; `BusinessId = "…" and FlowStatus = "…"`. */
  list(query: string): Promise<readonly WorkflowExecutionInfo[]>;
  /** The search attributes of one flow, by name. */
  searchAttributes(workflowId: string): Promise<Readonly<Record<string, string>>>;
  /** Every FlowStatus that a flow has set for itself, in order: also those that passed before anybody looked. */
  statusesOf(workflowId: string): Promise<readonly string[]>;
  /** A flow's whole history as text, with every payload in plain text. */
  history(workflowId: string): Promise<string>;
  /** Runs the Temporal CLI. Returns what it printed. @throws with its message when it fails. */
  cli(...args: readonly string[]): Promise<string>;
  /** A flow that was promised, once it has started. */
  started(workflowId: string): Promise<WorkflowHandle>;
  /** What a promised flow returns, when it has started and ended. */
  resultOf(workflowId: string): Promise<unknown>;
  /** Whether a flow did the next thing after its latest update at once, and not when a timer of its own had run out. */
  actedAtOnce(workflowId: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Asks a flow to ask its provider now. One that did so by itself meanwhile, and ended, needs no telling. */
export async function retryUnlessEnded(handle: WorkflowHandle): Promise<void> {
  await handle.executeUpdate(retryNowUpdate).catch((error: unknown) => {
    const isSettled =
      error instanceof WorkflowUpdateFailedError && /is [A-Z]+ already\.$/.test(error.cause?.message ?? '');
    if (!isSettled && !(error instanceof WorkflowNotFoundError)) throw error;
  });
}

/** Waits until a promised flow has started. Returns its handle. */
export async function startedFlow(client: Client, workflowId: string): Promise<WorkflowHandle> {
  const handle = client.workflow.getHandle(workflowId);
  return waitFor(`${workflowId} to start`, async () => {
    try {
      await handle.describe();
      return handle;
    } catch (error) {
      if (error instanceof WorkflowNotFoundError) return undefined;
      throw error;
    }
  });
}

/** Lets calls that find no flow wait until it has started, and then be made again. */
function waitingForStart(client: Client): WorkflowClientInterceptor {
  const onceStarted = async <Answer>(workflowId: string | null | undefined, call: () => Promise<Answer>) => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError)) throw error;
      await startedFlow(client, workflowId ?? '');
      // A flow that has ended is not found by updates either: then this says so.
      return call();
    }
  };
  return {
    describe: (input, next) => onceStarted(input.workflowExecution.workflowId, () => next(input)),
    query: (input, next) => onceStarted(input.workflowExecution.workflowId, () => next(input)),
    signal: (input, next) => onceStarted(input.workflowExecution.workflowId, () => next(input)),
    startUpdate: (input, next) => onceStarted(input.workflowExecution.workflowId, () => next(input)),
  };
}

/** Opens a look at the Temporal server of the test run. Close it when the test file ends. */
export async function openFlowInspection(address: string): Promise<FlowInspection> {
  const connection = await Connection.connect({ address });
  const client = new Client({
    connection,
    interceptors: { workflow: [waitingForStart(new Client({ connection }))] },
  });
  return {
    client,
    async list(query) {
      const found: WorkflowExecutionInfo[] = [];
      for await (const info of client.workflow.list({ query })) found.push(info);
      return found;
    },
    async searchAttributes(workflowId) {
      const { typedSearchAttributes } = await client.workflow.getHandle(workflowId).describe();
      return Object.fromEntries(
        typedSearchAttributes.getAll().map(({ key, value }) => [key.name, String(value)]),
      );
    },
    async statusesOf(workflowId) {
      const { events } = await client.workflow.getHandle(workflowId).fetchHistory();
      return (events ?? []).flatMap(({ upsertWorkflowSearchAttributesEventAttributes: upsert }) => {
        const data = upsert?.searchAttributes?.indexedFields?.FlowStatus?.data;
        return data ? [String(JSON.parse(Buffer.from(data).toString('utf8')))] : [];
      });
    },
    async history(workflowId) {
      const history = await client.workflow.getHandle(workflowId).fetchHistory();
      return JSON.stringify(history, (_, value) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : value,
      ).replaceAll('\\"', '"');
    },
    async cli(...args) {
      const given = process.env.TEMPORAL_CLI_PATH;
      const program = given || (await run(cliScript, ['--print-cli'])).stdout.trim();
      return (await run(program, [...args, '--address', address])).stdout;
    },
    started: (workflowId) => startedFlow(client, workflowId),
    resultOf: async (workflowId) => (await startedFlow(client, workflowId)).result(),
    async actedAtOnce(workflowId) {
      const next = await waitFor(`what ${workflowId} does after its latest update`, async () => {
        const { events } = await client.workflow.getHandle(workflowId).fetchHistory();
        const all = events ?? [];
        const updated = all.findLastIndex((event) => event.workflowExecutionUpdateAcceptedEventAttributes);
        if (updated < 0) return undefined;
        // What the task that accepted the update commanded may stand before the acceptance: a timer may fire in that task.
        const task = all.findLastIndex(
          (event, index) => index < updated && event.workflowTaskCompletedEventAttributes,
        );
        return all
          .slice(task)
          .find((event) => event.activityTaskScheduledEventAttributes ?? event.timerFiredEventAttributes);
      });
      return Boolean(next.activityTaskScheduledEventAttributes);
    },
    close: () => connection.close(),
  };
}
