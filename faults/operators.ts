import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Connection, type WorkflowClient, WorkflowNotFoundError } from '@temporalio/client';
import type { Environment } from './orders.ts';
import { workflowIdOf } from './workflowIds.ts';

/** Who the service's audit log says decided. */
const OPERATOR = 'faults';
const REASON = 'The books of the provider were looked at.';
/** An update may wait for an attempt to deliver a webhook, which takes 15 s at most. */
const CALL_TIMEOUT_MS = 25_000;
const PROBE_TIMEOUT_MS = 5_000;
const PROBE_PAUSE_MS = 500;
/** Enough to pick from; the lists of Temporal are pages. */
const MAX_LISTED = 1_000;

/** People at the Temporal UI. What they do may fail, because Temporal is down or the flow is over; then it is counted so. */
export interface Operators {
  /** Request Cancellation of one open workflow: the one at this share, from 0 to 1, of the list. */
  cancel(share: number): Promise<void>;
  terminate(share: number): Promise<void>;
  retryAny(share: number): Promise<void>;
  /** Sends `retryNow` to one flow. Resolves to whether it took it. */
  retry(workflowId: string): Promise<boolean>;
  /** Decides a flow. Resolves to whether it took the decision. */
  resolve(workflowId: string, outcome: 'completed' | 'failed'): Promise<boolean>;
  /** Decides that a flow has failed without having looked. */
  resolveBlindly(workflowId: string): Promise<boolean>;
  /** Credits what a session has received. */
  creditSession(environment: Environment, id: string): Promise<boolean>;
  /** Whether the workflow of this id runs: asked about the id, because lists lag. Throws when Temporal does not say. */
  isOpen(workflowId: string): Promise<boolean>;
  /** The latest events of a workflow, and what waits in it, as lines; why there is none, if so. */
  historyOf(workflowId: string, most: number): Promise<readonly string[]>;
  /** Whether Temporal reads its database; asked for some seconds, because it may just have been started. */
  temporalAnswers(): Promise<boolean>;
  /** How often each thing was done, and how often it was refused or failed. */
  counts(): Readonly<Record<string, number>>;
  close(): Promise<void>;
}

/** @param address of Temporal, past every proxy. */
export async function connectOperators(address: string): Promise<Operators> {
  const connection = await Connection.connect({
    address,
    // After an outage the next attempt to connect would otherwise be up to two minutes away.
    channelArgs: { 'grpc.max_reconnect_backoff_ms': 1_000 },
  });
  const { workflow } = new Client({ connection });
  const counts: Record<string, number> = {};
  const withDeadline = <Answer>(call: () => Promise<Answer>) =>
    connection.withDeadline(Date.now() + CALL_TIMEOUT_MS, call);

  /** Does one thing and counts it. */
  async function attempt(name: string, deed: () => Promise<unknown>): Promise<boolean> {
    let isTaken = true;
    await withDeadline(deed).catch(() => {
      isTaken = false;
    });
    const counted = isTaken ? name : `${name} (refused)`;
    counts[counted] = (counts[counted] ?? 0) + 1;
    return isTaken;
  }
  const openWorkflowAt = async (share: number) => workflow.getHandle(await pickOpen(workflow, share));
  const decide = (name: string, workflowId: string, decision: object) => {
    const args: [object] = [{ ...decision, reason: REASON, operator: OPERATOR }];
    return attempt(name, () => workflow.getHandle(workflowId).executeUpdate('resolve', { args }));
  };

  return {
    async cancel(share) {
      await attempt('cancel', async () => (await openWorkflowAt(share)).cancel());
    },
    async terminate(share) {
      await attempt('terminate', async () => (await openWorkflowAt(share)).terminate('an operator ended it'));
    },
    async retryAny(share) {
      await attempt('retryNow', async () => (await openWorkflowAt(share)).executeUpdate('retryNow'));
    },
    retry: (workflowId) =>
      attempt('retryNow', () => workflow.getHandle(workflowId).executeUpdate('retryNow')),
    resolve: (workflowId, outcome) => decide(`resolve ${outcome}`, workflowId, { outcome }),
    resolveBlindly: (workflowId) => decide('resolve blindly', workflowId, { outcome: 'failed' }),
    creditSession: (environment, id) =>
      decide('resolve session', workflowIdOf('session', environment, id), { action: 'credit_received' }),
    async isOpen(workflowId) {
      try {
        const { status } = await withDeadline(() => workflow.getHandle(workflowId).describe());
        return status.name === 'RUNNING';
      } catch (error) {
        if (error instanceof WorkflowNotFoundError) return false;
        throw error;
      }
    },
    async historyOf(workflowId, most) {
      const handle = workflow.getHandle(workflowId);
      try {
        const { raw } = await withDeadline(() => handle.describe());
        const { events } = await withDeadline(() => handle.fetchHistory());
        const { pendingActivities, pendingWorkflowTask } = raw;
        const waiting = JSON.stringify({ pendingActivities, pendingWorkflowTask });
        return [...(events ?? []).slice(-most).map((event) => JSON.stringify(event)), `waiting ${waiting}`];
      } catch (error) {
        return [String(error)];
      }
    },
    async temporalAnswers() {
      const deadlineMs = Date.now() + CALL_TIMEOUT_MS;
      while (Date.now() < deadlineMs) {
        try {
          await connection.withDeadline(Date.now() + PROBE_TIMEOUT_MS, () =>
            connection.workflowService.describeNamespace({ namespace: 'default' }),
          );
          return true;
        } catch {
          await sleep(PROBE_PAUSE_MS);
        }
      }
      return false;
    },
    counts: () => counts,
    close: () => connection.close(),
  };
}

/** The id of the open workflow at this share of the list, from 0 to 1; empty when none is open. */
async function pickOpen(workflow: WorkflowClient, share: number): Promise<string> {
  const ids: string[] = [];
  for await (const { workflowId } of workflow.list({ query: `ExecutionStatus = 'Running'` })) {
    ids.push(workflowId);
    if (ids.length === MAX_LISTED) break;
  }
  return ids.sort()[Math.floor(share * ids.length)] ?? '';
}

/** What operators decide of a flow, by what its provider's books say. */
export function outcomeOf(state: string): 'completed' | 'failed' | undefined {
  if (state === 'paid') return 'completed';
  return state === 'failed' || state === 'refused' || state === 'returned' ? 'failed' : undefined;
}
