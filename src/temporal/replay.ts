import type { Client, HistoryAndWorkflowId } from '@temporalio/client';
import type proto from '@temporalio/proto';
import { type ReplayHistoriesIterable, Worker } from '@temporalio/worker';
import { WORKFLOWS } from '../contract/flows.ts';

/** The open flows of one type. */
export interface OpenFlows {
  /** The workflow's type; undefined for all types that this version does not have. */
  readonly type: string | undefined;
  /** How many are open, as Temporal counts them. */
  readonly open: number;
  readonly replayed: number;
}

/** A history that the workflows of this version do not replay. */
export interface ReplayProblem {
  readonly workflowId: string;
  readonly reason: string;
}

/** What replaying the open flows came to. */
export interface ReplayResult {
  readonly flows: readonly OpenFlows[];
  readonly problems: readonly ReplayProblem[];
}

/** The workflows that histories are replayed with: their bundle, or its file. */
export type ReplayedBundle = { readonly code: string } | { readonly codePath: string };

/** How many histories are fetched at once. */
const FETCHED_AT_ONCE = 10;

/**
 * Replays the histories of the flows that are open now, as workers with this bundle would.
 *
 * @param options.queuePrefix that of the flows' task queues; flows of other installations in the namespace are left alone.
 * @param options.limit how many flows of each type are replayed at most: the newest.
 */
export async function replayOpenFlows(options: {
  readonly client: Client;
  readonly queuePrefix: string;
  readonly bundle: ReplayedBundle;
  readonly limit: number;
}): Promise<ReplayResult> {
  const { client, bundle, limit } = options;
  const replayed = new Map<string | undefined, number>();
  async function* histories(): AsyncGenerator<HistoryAndWorkflowId> {
    for (const type of [...TYPES, undefined]) {
      let count = 0;
      for await (const each of openHistories(client, queryOf(type, options), limit)) {
        count++;
        yield each;
      }
      replayed.set(type, count);
    }
  }
  const suspects = await replayErrors(bundle, histories());
  // The SDK also fails a replay whose thread gets no processor for five seconds. Code that does not fit fails each time.
  const errors = suspects.size === 0 ? suspects : await replayErrors(bundle, fetched(client, suspects));
  const flows: OpenFlows[] = [];
  for (const [type, count] of replayed) {
    const open = await client.workflow.count(queryOf(type, options));
    if (open.count > 0 || count > 0) flows.push({ type, open: Math.max(open.count, count), replayed: count });
  }
  const problems = [...errors].map(([workflowId, error]) => ({ workflowId, reason: reasonOf(error) }));
  return { flows, problems };
}

const TYPES = Object.keys(WORKFLOWS);

const quoted = (text: string) => `"${text}"`;

function queryOf(type: string | undefined, { queuePrefix }: { readonly queuePrefix: string }): string {
  const ofType =
    type === undefined
      ? `WorkflowType NOT IN (${TYPES.map(quoted).join(', ')})`
      : `WorkflowType = ${quoted(type)}`;
  const ofInstallation = queuePrefix === '' ? '' : ` AND TaskQueue STARTS_WITH ${quoted(queuePrefix)}`;
  return `ExecutionStatus = "Running" AND ${ofType}${ofInstallation}`;
}

async function* openHistories(
  client: Client,
  query: string,
  limit: number,
): AsyncGenerator<HistoryAndWorkflowId> {
  let count = 0;
  const found = client.workflow.list({ query, pageSize: Math.min(limit, 1_000) });
  for await (const { workflowId, history } of found.intoHistories({ concurrency: FETCHED_AT_ONCE })) {
    if (hasBegun(history as History)) yield { workflowId, history };
    if (++count === limit) return;
  }
}

type History = proto.temporal.api.history.v1.IHistory;

/** A flow that no worker has begun has nothing to replay. */
const hasBegun = ({ events }: History) =>
  events?.some(({ workflowTaskCompletedEventAttributes: completed }) => completed) === true;

async function* fetched(
  client: Client,
  flows: ReadonlyMap<string, Error>,
): AsyncGenerator<HistoryAndWorkflowId> {
  for (const workflowId of flows.keys())
    yield { workflowId, history: await client.workflow.getHandle(workflowId).fetchHistory() };
}

/**
 * Replays histories with a bundle, one after the other.
 *
 * @returns what went wrong, by the flow's id; empty when the workflows still do what the histories say.
 */
export async function replayErrors(
  bundle: ReplayedBundle,
  histories: ReplayHistoriesIterable,
): Promise<ReadonlyMap<string, Error>> {
  const errors = new Map<string, Error>();
  const results = Worker.runReplayHistories(
    // What traced workflows say of themselves goes nowhere.
    { workflowBundle: bundle, sinks: { exporter: { export: { fn() {} } } } },
    histories,
  );
  for await (const { workflowId, error } of results) if (error) errors.set(workflowId, error);
  return errors;
}

/** Why a history does not replay, in one line: what the workflow's failure says, which the SDK wraps in a page of fields. */
export function reasonOf({ message, cause }: Error): string {
  const whole = [message, cause === undefined ? '' : String(cause)].join(' ').replaceAll(/\s+/g, ' ').trim();
  const [, failure] = /\bmessage: "((?:[^"\\]|\\.)+)"/.exec(whole) ?? [];
  return failure ?? whole;
}
