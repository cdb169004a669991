import {
  type Client,
  WithStartWorkflowOperation,
  type Workflow,
  WorkflowExecutionAlreadyStartedError,
  type WorkflowStartOptions,
} from '@temporalio/client';
import { type QueryDefinition, TypedSearchAttributes } from '@temporalio/common';
import pTimeout from 'p-timeout';
import type { Logger } from 'pino';
import { WORKFLOWS, type WorkflowType } from '../contract/flows.ts';
import { type AwaitableStates, type AwaitableWorkflowType, outcomeUpdate } from '../contract/messages.ts';
import { BUSINESS_ID, ENVIRONMENT, FLOW, FLOW_STATUS, REFERENCE } from '../contract/searchAttributes.ts';
import {
  chainWatcherStart,
  chainWatcherWorkflowId,
  type FlowSearchAttributes,
  priorityOf,
  type WorkflowStart,
} from '../contract/starts.ts';
import type { Database } from '../db/core/database.ts';
import { inTraceOf, type OutboxRow, removeStarts } from '../db/core/outbox.ts';
import type { Environment } from '../domain/money.ts';
import { isAboutTime, isUnreachable } from './serverErrors.ts';

/** How long a flow may take to answer a query, or to end right now, before it is taken for one that does not answer. */
const QUERY_TIMEOUT_MS = 2_000;

/** How long a start may take: a connection that is dead without having been closed must not hold up the others. */
const START_TIMEOUT_MS = 5_000;

interface StarterParts {
  readonly client: Client;
  readonly database: Database;
  readonly queuePrefix: string;
  readonly logger: Logger;
  /** Marks places where tests kill the process; does nothing in a real one. */
  readonly faultPoint?: ((name: string) => Promise<void>) | undefined;
}

/**
 * Dispatches outbox messages. The process that commits one tries at once; the relay does what a crash left behind. Both
 * may start the same workflow: its id makes it one.
 */
export class WorkflowStarter {
  readonly #parts: StarterParts;
  readonly #sent: SentMessages;

  constructor(parts: StarterParts) {
    this.#parts = parts;
    this.#sent = new SentMessages(parts);
  }

  /** Starts the workflow of one message and removes the message. Throws when Temporal does not answer. */
  async dispatch(row: OutboxRow): Promise<void> {
    await inTraceOf(row.start.traceContext, () => this.start(row.start));
    await this.#parts.faultPoint?.('outbox.started');
    this.#sent.add(row.id);
  }

  /** Starts a workflow; harmless when it runs, or has run. Throws when Temporal does not answer. */
  async start(start: WorkflowStart): Promise<void> {
    try {
      await this.#until(Date.now() + START_TIMEOUT_MS, async () => {
        const { signal, workflowType } = start;
        const options = startOptions(this.#parts.queuePrefix, start);
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

  /** Dispatches messages without making the caller wait; what fails is left to the relay. Never throws. */
  readonly dispatchSoon = (rows: readonly OutboxRow[]): void => {
    for (const row of rows) {
      void this.#sent.track(
        this.dispatch(row).catch((error: unknown) => {
          const { workflowId } = row.start;
          this.#parts.logger.warn({ err: error, workflowId }, 'A start is left to the relay.');
        }),
      );
    }
  };

  /**
   * Starts the workflow of a message and waits for its outcome, in one call to Temporal.
   *
   * @param waitMs how long to wait; 0 does not wait.
   * @returns the flow's state, or undefined when it did not answer in time: the flow goes on all the same.
   */
  async dispatchAndAwaitOutcome<Type extends AwaitableWorkflowType>(
    row: OutboxRow<Type>,
    waitMs: number,
  ): Promise<AwaitableStates[Type] | undefined> {
    if (waitMs === 0) {
      this.dispatchSoon([row]);
      return undefined;
    }
    const endsAtMs = Date.now() + waitMs;
    try {
      const startWorkflowOperation = new WithStartWorkflowOperation(row.start.workflowType, {
        ...startOptions(this.#parts.queuePrefix, row.start),
        workflowIdConflictPolicy: 'USE_EXISTING',
      });
      const state = await this.#until(endsAtMs, () =>
        this.#parts.client.workflow.executeUpdateWithStart(outcomeUpdate, {
          updateId: 'outcome',
          startWorkflowOperation,
        }),
      );
      this.#sent.add(row.id);
      return state;
    } catch (error) {
      if (isAboutTime(error)) return undefined;
      const { workflowId } = row.start;
      const result = isUnreachable(error) ? undefined : await this.#resultOf(workflowId, endsAtMs);
      if (result === undefined)
        this.#parts.logger.warn({ err: error, workflowId }, 'A start is left to the relay.');
      else this.#sent.add(row.id);
      return result as AwaitableStates[Type] | undefined;
    }
  }

  /**
   * What a flow has ended with, which could not tell its outcome: news of its provider came right then, so Temporal had its
   * task done again, and broke off what waited for that task. Undefined when it does not end in time.
   */
  async #resultOf(workflowId: string, endsAtMs: number): Promise<unknown> {
    const { workflow } = this.#parts.client;
    return this.#until(endsAtMs, () => workflow.getHandle(workflowId).result()).catch(() => undefined);
  }

  /**
   * Calls Temporal until a moment, ms since 1970. While no server answers, the client pauses up to 5 s between its attempts, and
   * looks at the deadline of a call only when the next one begins. A call that is left behind is waited for when draining, since
   * its next attempt would fail on a closed connection.
   *
   * @throws what the call throws; TimeoutError when it has not ended by then.
   */
  #until<Result>(endsAtMs: number, call: () => Promise<Result>): Promise<Result> {
    const calling = this.#sent.track(this.#parts.client.connection.withDeadline(endsAtMs, call));
    const milliseconds = Math.max(1, endsAtMs - Date.now());
    return pTimeout(calling, { milliseconds, message: 'Temporal did not answer in time.' });
  }

  /** The id of the workflow that watches an environment's chain. */
  watcherIdOf(environment: Environment): string {
    return chainWatcherWorkflowId(this.#parts.queuePrefix, environment);
  }

  /** Starts the watcher of an environment's chain; harmless when it runs. */
  startWatcher(environment: Environment): Promise<void> {
    return this.startAgain(chainWatcherStart(this.#parts.queuePrefix, environment));
  }

  /**
   * Starts a flow that has ended in Temporal and not in its record, which it goes on from; harmless when it runs.
   *
   * @param options.endsOpenOne whether a workflow of the flow that is open is terminated first.
   */
  async startAgain(start: WorkflowStart, { endsOpenOne = false } = {}): Promise<void> {
    const options: WorkflowStartOptions<Workflow> & { taskQueue: string } = {
      ...startOptions(this.#parts.queuePrefix, start),
      workflowIdReusePolicy: 'ALLOW_DUPLICATE',
      workflowIdConflictPolicy: endsOpenOne ? 'TERMINATE_EXISTING' : 'USE_EXISTING',
    };
    await this.#until(Date.now() + START_TIMEOUT_MS, async () => {
      await this.#parts.client.workflow.start(start.workflowType, options);
    });
  }

  /** Waits until the messages that were sent so far are removed from the outbox. */
  flush(): Promise<void> {
    return this.#sent.flush();
  }

  /** A running flow's answer to a query, or undefined when it does not answer: then the row does. */
  async queryFlow<State>(workflowId: string, query: QueryDefinition<State, []>): Promise<State | undefined> {
    try {
      return await this.#until(Date.now() + QUERY_TIMEOUT_MS, () =>
        this.#parts.client.workflow.getHandle(workflowId).query(query),
      );
    } catch {
      return undefined;
    }
  }

  /** Waits until starts under way have ended and the messages that were sent are removed. */
  drain(): Promise<void> {
    return this.#sent.drain();
  }
}

/** The outbox messages that were sent and are still to be removed, and the starts that are under way. */
export class SentMessages {
  readonly #database: Database;
  readonly #logger: Logger;
  #sent: string[] = [];
  #removal: Promise<void> | undefined;
  readonly #removals = new Set<Promise<void>>();
  readonly #underWay = new Set<Promise<unknown>>();

  constructor({ database, logger }: { readonly database: Database; readonly logger: Logger }) {
    this.#database = database;
    this.#logger = logger;
  }

  /**
   * Removes a message from the outbox, soon: one statement removes all that were sent while the one before it ran.
   *
   * @param id the message's.
   */
  add(id: string): void {
    this.#sent.push(id);
    this.#removal ??= this.track(
      new Promise((resolve) => setImmediate(resolve)).then(async () => {
        this.#removal = undefined;
        await this.flush();
      }),
    );
  }

  /** Removes the messages that were sent, and waits for the removals under way: what is read next was not sent. */
  async flush(): Promise<void> {
    const ids = this.#sent;
    if (ids.length > 0) {
      this.#sent = [];
      const removal = this.#remove(ids).finally(() => this.#removals.delete(removal));
      this.#removals.add(removal);
    }
    await Promise.all(this.#removals);
  }

  async #remove(ids: readonly string[]): Promise<void> {
    try {
      await removeStarts(this.#database, ids);
    } catch (error) {
      // Harmless: the relay will find the workflow started and try the removal again.
      this.#logger.warn({ err: error }, 'Messages that were sent could not be removed from the outbox.');
    }
  }

  /** Waits for work when draining. Returns the work. */
  track<Result>(work: Promise<Result>): Promise<Result> {
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work)).catch(() => undefined);
    return work;
  }

  /** Waits until the work under way has ended and its messages are removed. */
  async drain(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled([...this.#underWay]);
    await this.flush();
  }
}

/**
 * The options with which a workflow is started.
 *
 * @param queuePrefix what the names of this installation's task queues begin with.
 */
function startOptions(
  queuePrefix: string,
  start: WorkflowStart,
): WorkflowStartOptions<Workflow> & { taskQueue: string } {
  return {
    workflowId: start.workflowId,
    taskQueue: `${queuePrefix}${WORKFLOWS[start.workflowType].queue}`,
    args: [start.input],
    workflowIdReusePolicy: 'REJECT_DUPLICATE',
    workflowIdConflictPolicy: 'USE_EXISTING',
    staticSummary: start.summary,
    typedSearchAttributes: flowSearchAttributes(start.workflowType, start.searchAttributes, start.flowStatus),
    // Servers without fairness leave it aside.
    priority: { priorityKey: priorityOf(start), fairnessKey: start.searchAttributes.BusinessId },
    ...(start.startDelayMs && { startDelay: start.startDelayMs }),
  };
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
