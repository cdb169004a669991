import { asyncLocalStorage } from '@temporalio/activity';
import {
  ApplicationFailure,
  CancelledFailure,
  ensureApplicationFailure,
  TimeoutFailure,
  WorkflowNotFoundError,
} from '@temporalio/common';
import { msToNumber } from '@temporalio/common/lib/time.js';
import { currentOwner, type Owner, type Scheduler } from '../scheduler.ts';
import { type ActivityCall, type ActivityOptions, jsonOf, WorkflowRun } from './workflowRun.ts';

/** How long Temporal waits for a worker that has a workflow's task, before it gives the task to another one. */
const TASK_TIMEOUT_MS = 10_000;

/** A worker process: where activities run. */
export interface ActivityWorker {
  readonly owner: Owner;
  readonly activities: Readonly<Record<string, (input: never) => Promise<unknown>>>;
}

/** What is kept of a workflow that has ended: a start under its id may be refused. */
type Workflow = (input: unknown) => Promise<unknown>;

interface StartOptions {
  readonly workflowId: string;
  readonly args: readonly unknown[];
  readonly workflowIdReusePolicy?: string;
  readonly workflowIdConflictPolicy?: string;
  readonly startDelay?: number;
  readonly signal?: string;
}

/** Temporal as far as the service uses it: workflows, activities with their retries and timeouts, signals, queries, updates. */
export class SimulatedTemporal {
  readonly scheduler: Scheduler;
  readonly #workflows: Readonly<Record<string, Workflow>>;
  readonly #runs = new Map<string, WorkflowRun>();
  /** The workflows whose code has gone on since conditions were looked at: no other condition can have come true. */
  readonly #moved = new Set<WorkflowRun>();
  readonly workers: ActivityWorker[] = [];
  /** Whether no process can reach it. */
  isAway = false;
  /** Whether the answer of a call is lost; a fault driver sets it. */
  losesAnswer: () => boolean = () => false;

  constructor(scheduler: Scheduler, workflows: Readonly<Record<string, Workflow>>) {
    this.scheduler = scheduler;
    this.#workflows = workflows;
    scheduler.afterEachTurn(() => {
      const moved = [...this.#moved];
      this.#moved.clear();
      return moved.filter((run) => !run.isClosed && run.checkConditions()).length > 0;
    });
  }

  /** Has the conditions of a workflow looked at after this turn, because its code goes on. */
  goesOn(run: WorkflowRun): void {
    this.#moved.add(run);
  }

  /** The workflows that run. */
  get open(): readonly WorkflowRun[] {
    return [...this.#runs.values()].filter(({ isClosed }) => !isClosed);
  }

  /** Loses all data: every workflow is gone, also those that have ended. */
  wipe(): void {
    for (const run of this.#runs.values()) run.drop();
    this.#runs.clear();
  }

  /** Ends a workflow by force. */
  terminate(id: string): void {
    this.#runs.get(id)?.drop();
  }

  #start(type: string, options: StartOptions): WorkflowRun {
    const known = this.#runs.get(options.workflowId);
    if (known && !known.isClosed && options.workflowIdConflictPolicy !== 'TERMINATE_EXISTING') return known;
    if (known?.isClosed && options.workflowIdReusePolicy === 'REJECT_DUPLICATE') return known;
    known?.drop();
    const workflow = this.#workflows[type];
    if (!workflow) throw new Error(`The simulation has no workflow ${type}.`);
    const run = new WorkflowRun(this, options.workflowId, type);
    this.#runs.set(run.id, run);
    const begin = () => {
      run.begin(workflow, jsonOf(options.args[0]));
      return undefined;
    };
    if (options.startDelay) this.scheduler.addLater(options.startDelay, 'begins', begin, run.owner);
    else this.scheduler.add('begins', begin, run.owner);
    return run;
  }

  /** A call of a process: it arrives in a turn, and its answer may be lost. */
  async #call<Result>(what: string, work: () => Result | Promise<Result>): Promise<Result> {
    const { made } = await this.scheduler.turn(what, () => {
      if (this.isAway) throw unavailable();
      const result = work();
      if (this.losesAnswer()) {
        if (result instanceof Promise) result.catch(() => undefined);
        throw unavailable();
      }
      // What takes longer than the call is not waited for in its turn.
      return { made: result instanceof Promise ? () => result : () => Promise.resolve(result) };
    });
    return made();
  }

  /** The client of a process, as far as the service uses it. */
  client() {
    const signalWithStart = (type: string, options: StartOptions) =>
      this.#call(`starts or signals ${options.workflowId}`, () => {
        this.#start(type, { ...options, workflowIdConflictPolicy: 'USE_EXISTING' }).signal(
          options.signal ?? '',
        );
      });
    const workflow = {
      start: (type: string, options: StartOptions) =>
        this.#call(`starts ${options.workflowId}`, () => {
          this.#start(type, options);
        }),
      signalWithStart,
      executeUpdateWithStart: (
        { name }: { readonly name: string },
        of: {
          readonly updateId: string;
          readonly startWorkflowOperation: { readonly workflowTypeOrFunc: unknown; readonly options: object };
        },
      ) => {
        const { workflowTypeOrFunc, options } = of.startWorkflowOperation;
        const start = options as StartOptions;
        return this.#call(`starts and awaits ${start.workflowId}`, () => {
          const run = this.#start(String(workflowTypeOrFunc), start);
          if (run.isClosed) throw new WorkflowNotFoundError('it has ended', start.workflowId, undefined);
          return run.update(name, of.updateId, []);
        });
      },
      getHandle: (id: string) => this.#handle(id),
    };
    return { workflow, connection: { withDeadline: <R>(_: number, work: () => Promise<R>) => work() } };
  }

  #handle(id: string) {
    const open = () => {
      const run = this.#runs.get(id);
      if (!run || run.isClosed) throw new WorkflowNotFoundError('workflow not found', id, undefined);
      return run;
    };
    return {
      describe: () =>
        this.#call(`describes ${id}`, () => {
          const run = this.#runs.get(id);
          if (!run) throw new WorkflowNotFoundError('workflow not found', id, undefined);
          return { status: { name: run.isClosed ? 'COMPLETED' : 'RUNNING' } };
        }),
      query: ({ name }: { readonly name: string }) =>
        this.#call(`queries ${id}`, () => {
          const run = this.#runs.get(id);
          if (!run) throw new WorkflowNotFoundError('workflow not found', id, undefined);
          return run.query(name);
        }),
      result: () =>
        this.#call(`awaits the end of ${id}`, async () => {
          const run = this.#runs.get(id);
          if (!run) throw new WorkflowNotFoundError('workflow not found', id, undefined);
          await run.closed;
          return run.result;
        }),
      executeUpdate: (
        { name }: { readonly name: string },
        { args = [], updateId }: { readonly args?: readonly unknown[]; readonly updateId: string },
      ) => this.#call(`updates ${id} by ${name}`, () => open().update(name, updateId, args)),
      cancel: () => this.#call(`cancels ${id}`, () => open().requestCancellation()),
    };
  }

  /** Runs an activity, again and again as its options say. @throws the failure that ends it. */
  async runActivity(run: WorkflowRun, call: ActivityCall): Promise<unknown> {
    const { retry = {}, scheduleToCloseTimeout } = call.options as ActivityOptions;
    const scheduledAtMs = this.scheduler.clock.nowMs;
    const endsAtMs =
      scheduleToCloseTimeout === undefined
        ? Number.POSITIVE_INFINITY
        : scheduledAtMs + msToNumber(scheduleToCloseTimeout as never);
    let waitMs = msToNumber((retry.initialInterval ?? 1_000) as never);
    for (let attempt = 1; ; attempt++) {
      const ended = await this.#attempt(run, call, { attempt, endsAtMs, scheduledAtMs });
      if ('result' in ended) return ended.result;
      const { failure } = ended;
      const asked = failure instanceof ApplicationFailure ? failure.nextRetryDelay : undefined;
      const isFinal = failure instanceof ApplicationFailure && failure.nonRetryable === true;
      const isOver = this.scheduler.clock.nowMs + waitMs >= endsAtMs;
      if (isFinal || isOver || attempt === retry.maximumAttempts) throw failure;
      await this.scheduler.sleep(asked === undefined || asked === null ? waitMs : msToNumber(asked));
      waitMs = Math.min(
        waitMs * (retry.backoffCoefficient ?? 2),
        msToNumber((retry.maximumInterval ?? waitMs * 100) as never),
      );
    }
  }

  /**
   * One attempt, by a worker that runs. When the worker is killed or paused, its attempt is over after a while, and the next one
   * may begin while it goes on.
   */
  #attempt(
    run: WorkflowRun,
    call: ActivityCall,
    of: { readonly attempt: number; readonly endsAtMs: number; readonly scheduledAtMs: number },
  ): Promise<{ readonly result: unknown } | { readonly failure: Error }> {
    const { scheduler } = this;
    const { startToCloseTimeout, heartbeatTimeout } = call.options as ActivityOptions;
    return new Promise((resolve) => {
      const begin = () => {
        const worker = this.#freeWorker();
        if (!worker) {
          scheduler.addLater(1_000, `${call.name} waits for a worker`, begin, run.owner);
          return undefined;
        }
        const beganAtMs = scheduler.clock.nowMs;
        let isOver = false;
        const end = (ended: { readonly result: unknown } | { readonly failure: Error }, what: string) => {
          if (isOver) return;
          isOver = true;
          scheduler.add(
            `${call.name} ${what}`,
            () => {
              resolve(ended);
              return undefined;
            },
            run.owner,
          );
        };
        const timeout = (why: string) =>
          end(
            { failure: new TimeoutFailure(`activity ${why} timeout`, undefined, 'START_TO_CLOSE') },
            'times out',
          );
        const limits = [of.endsAtMs];
        if (startToCloseTimeout !== undefined)
          limits.push(beganAtMs + msToNumber(startToCloseTimeout as never));
        const limitMs = Math.min(...limits);
        if (Number.isFinite(limitMs)) {
          scheduler.clock.set(limitMs - beganAtMs, () => timeout('StartToClose'));
        }
        // A worker that is gone or paused sends no heartbeat, and takes a workflow's task with it.
        const silentMs = call.isLocal
          ? TASK_TIMEOUT_MS
          : heartbeatTimeout === undefined
            ? undefined
            : msToNumber(heartbeatTimeout as never);
        const { owner } = worker;
        const listen = () => {
          if (isOver) return;
          const isSilent = owner.isGone || owner.pausedUntilMs > scheduler.clock.nowMs;
          if (isSilent) timeout('Heartbeat');
          else if (silentMs !== undefined) scheduler.clock.set(silentMs, listen);
        };
        if (silentMs !== undefined) scheduler.clock.set(silentMs, listen);
        const activity = worker.activities[call.name];
        if (!activity) throw new Error(`The simulation has no activity ${call.name}.`);
        const work = currentOwner.run(owner, () =>
          asyncLocalStorage.run(contextOf(of, scheduler), async () => activity(jsonOf(call.input) as never)),
        );
        work.then(
          (result) => {
            if (!owner.isGone) end({ result: jsonOf(result) }, 'is done');
          },
          (error: unknown) => {
            if (owner.isGone) return;
            if (error instanceof TypeError || error instanceof ReferenceError) scheduler.fail(error);
            const failure = error instanceof CancelledFailure ? error : ensureApplicationFailure(error);
            end({ failure }, `fails: ${(error as Error).message}`);
          },
        );
        return `at ${owner.name}`;
      };
      scheduler.add(`${call.name} begins`, begin, run.owner);
    });
  }

  #freeWorker(): ActivityWorker | undefined {
    const free = this.workers.filter(
      ({ owner }) => !owner.isGone && owner.pausedUntilMs <= this.scheduler.clock.nowMs,
    );
    return free.length === 0 ? undefined : this.scheduler.random.pick(free);
  }
}

/** What an activity knows of its execution. */
function contextOf(
  { attempt, scheduledAtMs }: { readonly attempt: number; readonly scheduledAtMs: number },
  scheduler: Scheduler,
): never {
  const info = {
    attempt,
    scheduledTimestampMs: scheduledAtMs,
    currentAttemptScheduledTimestampMs: scheduler.clock.nowMs,
  };
  const cancellation = new AbortController();
  return {
    info,
    heartbeat: () => undefined,
    cancellationSignal: cancellation.signal,
    cancelled: new Promise(() => undefined),
    sleep: (ms: number) => scheduler.sleep(ms),
  } as never;
}

/** gRPC's UNAVAILABLE, as the SDK throws it. */
function unavailable(): Error {
  return Object.assign(new Error('14 UNAVAILABLE: the simulation'), {
    code: 14,
    details: 'the simulation',
    metadata: {},
  });
}
