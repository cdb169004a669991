import { AsyncLocalStorage } from 'node:async_hooks';
import { ActivityFailure, type ApplicationFailure, RetryState } from '@temporalio/common';
import { msToNumber } from '@temporalio/common/lib/time.js';
import { currentOwner, type Owner, ownerNamed, type Scheduler } from '../scheduler.ts';

/** The workflow whose code runs. */
export const currentRun = new AsyncLocalStorage<WorkflowRun>();

/** The update whose handler runs. */
export const currentUpdate = new AsyncLocalStorage<{ readonly id: string; readonly name: string }>();

/** What runs workflows: Temporal. */
interface Host {
  readonly scheduler: Scheduler;
  /** Is told whenever the code of a workflow goes on. */
  goesOn(run: WorkflowRun): void;
  /** Runs an activity until it ends. @throws the failure that ends it. */
  runActivity(run: WorkflowRun, call: ActivityCall): Promise<unknown>;
}

/** What a workflow asks of an activity. */
export interface ActivityCall {
  readonly name: string;
  readonly input: unknown;
  readonly isLocal: boolean;
  readonly options: object;
}

/** The options of activities that the simulation knows. */
export interface ActivityOptions {
  readonly startToCloseTimeout?: string | number;
  readonly scheduleToCloseTimeout?: string | number;
  readonly heartbeatTimeout?: string | number;
  readonly retry?: {
    readonly initialInterval?: string | number;
    readonly maximumInterval?: string | number;
    readonly backoffCoefficient?: number;
    readonly maximumAttempts?: number;
  };
}

interface Handler {
  readonly handler: (...args: unknown[]) => unknown;
  readonly validator: ((...args: unknown[]) => void) | undefined;
}

interface Condition {
  readonly isMet: () => boolean;
  readonly resolve: (isMet: boolean) => void;
}

/** Ends a run that goes on as another one. */
class ContinuedAsNew extends Error {
  readonly args: readonly unknown[];
  constructor(args: readonly unknown[]) {
    super('continued as new');
    this.args = args;
  }
}

/** One workflow that runs, with what Temporal keeps of it. It survives every process, but not the loss of Temporal's data. */
export class WorkflowRun {
  readonly id: string;
  readonly type: string;
  readonly owner: Owner;
  readonly #temporal: Host;
  readonly #conditions = new Set<Condition>();
  readonly #handlers = new Map<string, Handler>();
  readonly #earlySignals: string[] = [];
  readonly #cancel = Promise.withResolvers<never>();
  #events = 0;
  handlersUnderWay = 0;
  isClosed = false;
  result: unknown;
  readonly #closed = Promise.withResolvers<void>();

  constructor(temporal: Host, id: string, type: string) {
    this.#temporal = temporal;
    this.id = id;
    this.type = type;
    this.owner = ownerNamed(`workflow ${id}`);
    this.#cancel.promise.catch(() => undefined);
  }

  get cancelRequested(): Promise<never> {
    return this.#cancel.promise;
  }

  /** Resolves when it has ended. */
  get closed(): Promise<void> {
    return this.#closed.promise;
  }

  info() {
    return {
      workflowId: this.id,
      workflowType: this.type,
      historyLength: this.#events,
      continueAsNewSuggested: false,
    };
  }

  /** Runs the workflow's code from its beginning. */
  begin(workflow: (input: unknown) => Promise<unknown>, input: unknown): void {
    const done = this.#within(async () => workflow(input));
    void done.then(
      (result) => this.#close(result),
      (error: unknown) => {
        if (error instanceof ContinuedAsNew) {
          this.#events = 0;
          this.#handlers.clear();
          this.#temporal.scheduler.add(
            'continues as new',
            () => {
              this.begin(workflow, jsonOf(error.args[0]));
              return undefined;
            },
            this.owner,
          );
          return;
        }
        this.#temporal.scheduler.fail(
          new Error(`The workflow ${this.id} failed: ${(error as Error).message}`, { cause: error }),
        );
      },
    );
  }

  #close(result: unknown): void {
    this.result = jsonOf(result);
    this.isClosed = true;
    this.owner.isGone = true;
    this.#temporal.scheduler.trace(this.owner, 'ends');
    this.#closed.resolve();
  }

  /** Its data are lost, or it was terminated. */
  drop(): void {
    this.isClosed = true;
    this.owner.isGone = true;
    this.#conditions.clear();
    this.#closed.resolve();
  }

  #within<Result>(work: () => Result): Result {
    this.#temporal.goesOn(this);
    return currentOwner.run(this.owner, () => currentRun.run(this, work));
  }

  /** Lets conditions that are met go on. Returns whether there was one. */
  checkConditions(): boolean {
    let hasMoved = false;
    for (const condition of this.#conditions) {
      if (!currentRun.run(this, condition.isMet)) continue;
      this.#conditions.delete(condition);
      condition.resolve(true);
      hasMoved = true;
    }
    if (hasMoved) this.#temporal.goesOn(this);
    return hasMoved;
  }

  condition(isMet: () => boolean, timeout?: string | number): Promise<boolean> {
    if (isMet()) return Promise.resolve(true);
    return new Promise((resolve) => {
      const condition = { isMet, resolve };
      this.#conditions.add(condition);
      if (timeout === undefined) return;
      this.#temporal.scheduler.addLater(msToNumber(timeout as never), 'wait is over', () => {
        if (this.#conditions.delete(condition)) {
          this.#events += 2;
          this.#temporal.goesOn(this);
          resolve(false);
        }
        return undefined;
      });
    });
  }

  setHandler(name: string, handler: Handler): void {
    this.#handlers.set(name, handler);
    for (let index = this.#earlySignals.indexOf(name); index >= 0; index = this.#earlySignals.indexOf(name)) {
      this.#earlySignals.splice(index, 1);
      this.signal(name);
    }
  }

  /** Delivers a signal, which carries nothing. */
  signal(name: string): void {
    this.#events++;
    const handler = this.#handlers.get(name);
    if (handler) this.#within(() => handler.handler());
    else this.#earlySignals.push(name);
  }

  requestCancellation(): void {
    this.#temporal.goesOn(this);
    this.#cancel.reject(new Error('Cancellation was requested.'));
  }

  /** The answer to a query. @throws what its handler throws, or when it has none. */
  query(name: string): unknown {
    const handler = this.#handlers.get(name);
    if (!handler) throw new Error(`The workflow ${this.id} has no query ${name}.`);
    return jsonOf(this.#within(() => handler.handler()));
  }

  /** What an update answers. @throws what its validator or its handler throws. */
  async update(name: string, id: string, args: readonly unknown[]): Promise<unknown> {
    await this.#untilHandled(name);
    const handler = this.#handlers.get(name);
    if (!handler) throw new Error(`The workflow ${this.id} has no update ${name}.`);
    this.#events++;
    this.handlersUnderWay++;
    try {
      return await this.#within(() =>
        currentUpdate.run({ id, name }, async () => {
          handler.validator?.(...args);
          return jsonOf(await handler.handler(...args));
        }),
      );
    } finally {
      this.#temporal.goesOn(this);
      this.handlersUnderWay--;
    }
  }

  /** A workflow that was just started has not set its handlers. */
  async #untilHandled(name: string): Promise<void> {
    if (this.#handlers.has(name)) return;
    await this.#within(() => this.condition(() => this.#handlers.has(name) || this.isClosed));
  }

  continueAsNew(args: readonly unknown[]): Promise<never> {
    return Promise.reject(new ContinuedAsNew(args));
  }

  async callActivity(call: ActivityCall): Promise<unknown> {
    this.#events += call.isLocal ? 1 : 3;
    try {
      return await this.#temporal.runActivity(this, call);
    } catch (failure) {
      throw new ActivityFailure(
        'Activity task failed',
        call.name,
        '1',
        RetryState.NON_RETRYABLE_FAILURE,
        'simulation',
        failure as ApplicationFailure,
      );
    } finally {
      this.#temporal.goesOn(this);
    }
  }
}

/** What travels through Temporal as JSON. */
export function jsonOf(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
