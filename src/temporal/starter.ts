import {
  type Client,
  WithStartWorkflowOperation,
  type Workflow,
  WorkflowExecutionAlreadyStartedError,
  type WorkflowStartOptions,
} from '@temporalio/client';
import { type QueryDefinition, TypedSearchAttributes } from '@temporalio/common';
import type { Logger } from 'pino';
import { chainWatcherWorkflowId, WORKFLOWS, type WorkflowType } from '../contract/flows.ts';
import { type AwaitableStates, type AwaitableWorkflowType, outcomeUpdate } from '../contract/messages.ts';
import { BUSINESS_ID, ENVIRONMENT, FLOW, FLOW_STATUS, REFERENCE } from '../contract/searchAttributes.ts';
import {
  chainWatcherStart,
  type FlowSearchAttributes,
  lateStart,
  priorityOf,
  type WorkflowStart,
} from '../contract/starts.ts';
import type { Database } from '../db/core/database.ts';
import { noteStartFailure, type OutboxRow, readDueStarts, removeStarts } from '../db/core/outbox.ts';
import type { Environment } from '../domain/money.ts';
import { inTraceOf } from '../tracing/traceContext.ts';
import { forEachAtOnce } from './atOnce.ts';
import { causesOf, isAboutTime, isUnreachable } from './serverErrors.ts';

/** How long a flow may take to answer a query, or to end right now, before it is taken for one that does not answer. */
const QUERY_TIMEOUT_MS = 2_000;

/** How long a start may take: a connection that is dead without having been closed must not hold up the others. */
const START_TIMEOUT_MS = 5_000;

/** How many promises the relay reads at once. */
const RELAY_BATCH = 100;

/** How long a promise that Temporal refuses is put off at most; one that it could not be asked about, much less. */
const LONGEST_DELAY_MS = 60_000;
const UNREACHABLE_DELAY_MS = 1_000;

interface StarterParts {
  readonly client: Client;
  readonly database: Database;
  readonly queuePrefix: string;
  readonly logger: Logger;
  /** Marks places where tests kill the process; does nothing in a real one. */
  readonly faultPoint?: (name: string) => Promise<void>;
}

/**
 * Keeps the outbox's promises. Whoever commits a promise tries at once; the relay does what a crash left behind. Both
 * may start the same workflow: its id makes it one.
 */
export class WorkflowStarter {
  readonly #parts: StarterParts;
  #kept: string[] = [];
  #removal: Promise<void> | undefined;
  readonly #removals = new Set<Promise<void>>();
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(parts: StarterParts) {
    this.#parts = parts;
  }

  /** Starts one promised workflow and forgets the promise. Throws when Temporal does not answer. */
  async keep(row: OutboxRow): Promise<void> {
    await inTraceOf(row.start.traceContext, () => this.start(row.start));
    await this.#parts.faultPoint?.('promise.started');
    this.#forget(row.id);
  }

  /** Starts a workflow; harmless when it runs, or has run. Throws when Temporal does not answer. */
  async start(start: WorkflowStart): Promise<void> {
    try {
      await this.#parts.client.connection.withDeadline(Date.now() + START_TIMEOUT_MS, async () => {
        const { signal, workflowType } = start;
        const options = this.#optionsOf(start);
        if (signal === undefined) await this.#parts.client.workflow.start(workflowType, options);
        else
          await this.#parts.client.workflow.signalWithStart(workflowType, {
            ...options,
            // A flow that has ended starts again: its record says where it stands.
            workflowIdReusePolicy: 'ALLOW_DUPLICATE',
            signal,
            signalArgs: [],
          });
      });
    } catch (error) {
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
    }
  }

  /** Starts promised workflows without making the caller wait; what fails is left to the relay. Never throws. */
  keepSoon(rows: readonly OutboxRow[]): void {
    for (const row of rows) {
      void this.#track(
        this.keep(row).catch((error: unknown) => {
          const { workflowId } = row.start;
          this.#parts.logger.warn({ err: error, workflowId }, 'A start is left to the relay.');
        }),
      );
    }
  }

  /**
   * Starts a promised workflow and waits for its outcome, in one call to Temporal.
   *
   * @param waitMs how long to wait; 0 does not wait.
   * @returns the flow's state, or undefined when it did not answer in time: the flow goes on all the same.
   */
  async keepAndAwaitOutcome<Type extends AwaitableWorkflowType>(
    row: OutboxRow<Type>,
    waitMs: number,
  ): Promise<AwaitableStates[Type] | undefined> {
    if (waitMs === 0) {
      this.keepSoon([row]);
      return undefined;
    }
    const endsAtMs = Date.now() + waitMs;
    try {
      const startWorkflowOperation = new WithStartWorkflowOperation(row.start.workflowType, {
        ...this.#optionsOf(row.start),
        workflowIdConflictPolicy: 'USE_EXISTING',
      });
      const state = await this.#parts.client.connection.withDeadline(endsAtMs, () =>
        this.#parts.client.workflow.executeUpdateWithStart(outcomeUpdate, {
          updateId: 'outcome',
          startWorkflowOperation,
        }),
      );
      this.#forget(row.id);
      return state;
    } catch (error) {
      if (isAboutTime(error)) return undefined;
      const { workflowId } = row.start;
      const result = isUnreachable(error) ? undefined : await this.#resultOf(workflowId, endsAtMs);
      if (result === undefined)
        this.#parts.logger.warn({ err: error, workflowId }, 'A start is left to the relay.');
      else this.#forget(row.id);
      return result as AwaitableStates[Type] | undefined;
    }
  }

  /**
   * What a flow has ended with, which could not tell its outcome: news of its provider came right then, so Temporal had its
   * task done again, and broke off what waited for that task. Undefined when it does not end in time.
   */
  async #resultOf(workflowId: string, endsAtMs: number): Promise<unknown> {
    const { connection, workflow } = this.#parts.client;
    return connection
      .withDeadline(endsAtMs, () => workflow.getHandle(workflowId).result())
      .catch(() => undefined);
  }

  /** The id of the workflow that watches an environment's chain. */
  watcherIdOf(environment: Environment): string {
    return chainWatcherWorkflowId(this.#parts.queuePrefix, environment);
  }

  /** Starts the watcher of an environment's chain; harmless when it runs. */
  async startWatcher(environment: Environment): Promise<void> {
    await this.#parts.client.workflow.start('chainWatcherWorkflow', {
      ...this.#optionsOf(chainWatcherStart(this.#parts.queuePrefix, environment)),
      workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    });
  }

  /**
   * Starts a flow that has ended in Temporal and not in its record, which it goes on from; harmless when it runs.
   *
   * @param options.endsOpenOne whether a workflow of the flow that is open is terminated first.
   */
  async startAgain(start: WorkflowStart, { endsOpenOne = false } = {}): Promise<void> {
    const options: WorkflowStartOptions<Workflow> & { taskQueue: string } = {
      ...this.#optionsOf(start),
      workflowIdReusePolicy: 'ALLOW_DUPLICATE',
      workflowIdConflictPolicy: endsOpenOne ? 'TERMINATE_EXISTING' : 'USE_EXISTING',
    };
    await this.#parts.client.connection.withDeadline(Date.now() + START_TIMEOUT_MS, async () => {
      await this.#parts.client.workflow.start(start.workflowType, options);
    });
  }

  /** A running flow's answer to a query, or undefined when it does not answer: then the row does. */
  async queryFlow<State>(workflowId: string, query: QueryDefinition<State, []>): Promise<State | undefined> {
    try {
      return await this.#parts.client.connection.withDeadline(Date.now() + QUERY_TIMEOUT_MS, () =>
        this.#parts.client.workflow.getHandle(workflowId).query(query),
      );
    } catch {
      return undefined;
    }
  }

  /**
   * One round of the relay: starts what was promised more than `patienceMs` ago and not started, several at once, and
   * what concerns one workflow in its order. A round ends when Temporal does not answer: what is more urgent may have
   * been promised by the next.
   *
   * @param stopping ends the round after the starts under way.
   * @returns how many promises were kept, and whether more may be waiting.
   */
  async relayRound(
    patienceMs: number,
    stopping?: AbortSignal,
  ): Promise<{ readonly kept: number; readonly more: boolean }> {
    const rows = await readDueStarts(this.#parts.database, {
      olderThanMs: patienceMs,
      limit: RELAY_BATCH,
    });
    const byWorkflow = Map.groupBy(rows, ({ start }) => start.workflowId);
    let kept = 0;
    let isTemporalAway = false;
    await forEachAtOnce([...byWorkflow.values()], async (ofOneWorkflow) => {
      for (const [index, row] of ofOneWorkflow.entries()) {
        if (stopping?.aborted || isTemporalAway) return;
        try {
          await this.keep({ ...row, start: lateStart(row.start) });
          kept++;
        } catch (error) {
          isTemporalAway ||= isUnreachable(error);
          await this.#noteFailure(ofOneWorkflow.slice(index), error);
          return;
        }
      }
    });
    await this.#flush();
    return { kept, more: !isTemporalAway && rows.length === RELAY_BATCH };
  }

  /** @param rows the promise that failed, and those of the same workflow that follow it. */
  async #noteFailure(rows: readonly OutboxRow[], error: unknown): Promise<void> {
    await noteStartFailure(
      this.#parts.database,
      rows.map(({ id }) => id),
      {
        error: causesOf(error),
        longestMs: isUnreachable(error) ? UNREACHABLE_DELAY_MS : LONGEST_DELAY_MS,
      },
    );
    this.#parts.logger.error(
      { err: error, workflowId: rows[0]?.start.workflowId },
      'A promised workflow did not start.',
    );
  }

  /** Waits until starts under way have ended and kept promises are forgotten. */
  async drain(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled([...this.#underWay]);
    await this.#flush();
  }

  #optionsOf(start: WorkflowStart): WorkflowStartOptions<Workflow> & { taskQueue: string } {
    return {
      workflowId: start.workflowId,
      taskQueue: `${this.#parts.queuePrefix}${WORKFLOWS[start.workflowType].queue}`,
      args: [start.input],
      workflowIdReusePolicy: 'REJECT_DUPLICATE',
      workflowIdConflictPolicy: 'USE_EXISTING',
      staticSummary: start.summary,
      typedSearchAttributes: flowSearchAttributes(
        start.workflowType,
        start.searchAttributes,
        start.flowStatus,
      ),
      // Servers without fairness leave it aside.
      priority: { priorityKey: priorityOf(start), fairnessKey: start.searchAttributes.BusinessId },
      ...(start.startDelayMs && { startDelay: start.startDelayMs }),
    };
  }

  // Kept promises are deleted together: one statement serves all that were kept while the one before it ran.
  #forget(id: string): void {
    this.#kept.push(id);
    this.#removal ??= this.#track(
      new Promise((resolve) => setImmediate(resolve)).then(async () => {
        this.#removal = undefined;
        await this.#flush();
      }),
    );
  }

  /** Removes the promises that were kept, and waits for the removals under way too: what is read next is not kept yet. */
  async #flush(): Promise<void> {
    const ids = this.#kept;
    if (ids.length > 0) {
      this.#kept = [];
      const removal = this.#remove(ids).finally(() => this.#removals.delete(removal));
      this.#removals.add(removal);
    }
    await Promise.all(this.#removals);
  }

  async #remove(ids: readonly string[]): Promise<void> {
    try {
      await removeStarts(this.#parts.database, ids);
    } catch (error) {
      // Harmless: the relay will find the workflow started and try the removal again.
      this.#parts.logger.warn({ err: error }, 'Kept promises could not be removed from the outbox.');
    }
  }

  #track<Result>(work: Promise<Result>): Promise<Result> {
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work)).catch(() => undefined);
    return work;
  }
}

/** The search attributes that a flow starts with. */
export function flowSearchAttributes(
  workflowType: WorkflowType,
  { BusinessId, Environment, Reference }: FlowSearchAttributes,
  flowStatus = 'PROCESSING',
): TypedSearchAttributes {
  return new TypedSearchAttributes([
    { key: BUSINESS_ID, value: BusinessId },
    { key: ENVIRONMENT, value: Environment },
    { key: FLOW, value: WORKFLOWS[workflowType].flow },
    { key: FLOW_STATUS, value: flowStatus },
    { key: REFERENCE, value: Reference },
  ]);
}
