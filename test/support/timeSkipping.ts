import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach } from '@jest/globals';
import { WithStartWorkflowOperation, type WorkflowHandle, type WorkflowOptions } from '@temporalio/client';
import { defaultPayloadConverter, type UpdateDefinition } from '@temporalio/common';
import type { historyFromJSON } from '@temporalio/common/lib/proto-utils.js';
import proto from '@temporalio/proto';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { DefaultLogger, makeTelemetryFilterString, Runtime, type Worker } from '@temporalio/worker';
import { providerUpdateSignal } from '../../src/contract/messages.ts';
import { onlyWorkflowId } from '../../src/contract/starts.ts';
import { threadSharingWorker } from '../../src/temporal/worker.ts';
import { afterFolder } from '../runner/folder.ts';
import { keptThreads } from './keptThreads.ts';
import { createTimeSkippingEnvironment } from './timeSkippingServer.ts';
import { waitFor } from './waitFor.ts';

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** The most that tasks take beside the waits: the skipped clock goes on at its own pace while they run. */
export const TASKS_MS = 60 * SECOND_MS;

/** How long a jump of the clock, which takes milliseconds, may take on a busy machine before the server is replaced. */
const SKIP_WITHIN_MS = 10_000;

type History = ReturnType<typeof historyFromJSON>;

/** Starts a workflow of the bundle under the only id that it may have, or one that is made up. */
export interface StartWorkflow {
  (
    type: string,
    input: object,
    options?: Pick<WorkflowOptions, 'workflowTaskTimeout'>,
  ): Promise<WorkflowHandle>;
  /** Starts an order's workflow with the signal of an update in one request, as the relay does. */
  signaled(type: string, input: object): Promise<WorkflowHandle>;
  /** Starts it with an update in one request, so that it cannot have ended before the update reaches it. */
  withUpdate<Answer>(
    update: UpdateDefinition<Answer, []>,
    type: string,
    input: object,
  ): Promise<{ readonly handle: WorkflowHandle; readonly answer: Answer }>;
}

/** What activities did, and at which skipped time. */
export interface DeedLog<Name extends string> {
  readonly deeds: readonly { readonly name: Name; readonly atMs: number }[];
  countOf(name: Name): number;
  /** Notes a deed. Returns the milliseconds since the first one. */
  note(name: Name): Promise<number>;
  /** When the first deed was done; undefined before it. */
  startedAtMs(): number | undefined;
}

/** A Temporal server whose clock jumps over waits. */
export interface TimeSkipping {
  currentTimeMs(): Promise<number>;
  /** Lets skipped time go by. */
  sleep(durationMs: number): Promise<void>;
  /**
   * The result of a run, at whose end the clock stands. `handle.result()` leaves the clock running until its answer is
   * there: once the run has ended nothing is left to wait for, and on a busy machine the clock jumps ten years ahead.
   */
  resultOf<Result>(handle: WorkflowHandle): Promise<Result>;
  /** Runs the workflows of the bundle with these activities until the test ends, on a queue of their own. */
  runWorker(activities: object): Promise<StartWorkflow>;
  logDeeds<Name extends string>(): DeedLog<Name>;
}

/** The waits that a flow asked for, in milliseconds: exact, however long the tasks between them took. */
export async function timersOf(handle: WorkflowHandle): Promise<readonly number[]> {
  const { events } = await handle.fetchHistory();
  return (events ?? []).flatMap(({ timerStartedEventAttributes }) => {
    const wait = timerStartedEventAttributes?.startToFireTimeout;
    return wait ? [millisecondsOf(wait)] : [];
  });
}

/** The histories of a workflow that has ended, one for each run that continued the one before as new. */
export async function runsOf(handle: WorkflowHandle): Promise<readonly History[]> {
  const runs: History[] = [];
  const { events } = await handle.fetchHistory();
  let runId = events?.[0]?.workflowExecutionStartedEventAttributes?.firstExecutionRunId;
  while (runId) {
    const history = await handle.client.getHandle(handle.workflowId, runId).fetchHistory();
    runs.push(history);
    runId =
      history.events?.at(-1)?.workflowExecutionContinuedAsNewEventAttributes?.newExecutionRunId ?? undefined;
  }
  return runs;
}

/** What the Temporal UI shows as the Current Details of a workflow. */
export async function currentDetailsOf(handle: WorkflowHandle): Promise<string> {
  const { currentDetails } = await handle.query<{ currentDetails?: string }>('__temporal_workflow_metadata');
  return currentDetails ?? '';
}

/** The server of the files that this process runs of a folder: it takes longer to start than most of them to run. */
let shared: Promise<TestWorkflowEnvironment> | undefined;

async function startEnvironment(): Promise<TestWorkflowEnvironment> {
  // Refusals and failures are part of the tests: without this each would be printed as a warning.
  Runtime.install({
    logger: new DefaultLogger('ERROR'),
    telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR' }) } },
  });
  const environment = await createTimeSkippingEnvironment();
  afterFolder(endShared);
  // The server refuses a workflow task that sets an attribute it was not told of.
  await environment.connection.operatorService.addSearchAttributes({
    namespace: environment.namespace ?? 'default',
    searchAttributes: {
      BusinessId: proto.temporal.api.enums.v1.IndexedValueType.INDEXED_VALUE_TYPE_KEYWORD,
      FlowStatus: proto.temporal.api.enums.v1.IndexedValueType.INDEXED_VALUE_TYPE_KEYWORD,
    },
  });
  return environment;
}

async function endShared(): Promise<void> {
  const ended = shared;
  shared = undefined;
  await (await ended)?.teardown();
}

/**
 * Whether the clock still jumps. A run that is continued as new while a query comes leaves it standing for good, for the
 * server then counts a task of that run as under way. The question has ended when this answers: one that a server which
 * is then stopped still had would be sent again on a closed connection, and fail whatever test runs by then.
 * @param withinMs how long the jump may take
 */
export function skipsTime(
  environment: Pick<TestWorkflowEnvironment, 'connection' | 'sleep'>,
  withinMs = SKIP_WITHIN_MS,
): Promise<boolean> {
  const jump = () => environment.sleep(HOUR_MS);
  return environment.connection.withDeadline(Date.now() + withinMs, jump).then(
    () => true,
    () => false,
  );
}

/** Gives the tests of a file a time-skipping server, whose clock other files of the folder may have moved on. */
export function useTimeSkipping(): TimeSkipping {
  let environment: TestWorkflowEnvironment;
  const workers: { readonly worker: Worker; readonly running: Promise<void> }[] = [];
  const started: WorkflowHandle[] = [];

  const begin = async () => {
    shared ??= startEnvironment();
    environment = await shared;
  };
  beforeAll(begin);
  beforeEach(begin);
  afterEach(async () => {
    // The clock stands still for a workflow with work to do and no worker, such as one of a test that failed.
    for (const handle of started.splice(0)) {
      const { status } = await handle.describe();
      if (status.name === 'RUNNING') await handle.terminate();
    }
    for (const { worker, running } of workers.splice(0)) {
      worker.shutdown();
      await running;
    }
    if (!(await skipsTime(environment))) await endShared();
  });

  const currentTimeMs = () => environment.currentTimeMs();
  return {
    currentTimeMs,
    sleep: (durationMs) => environment.sleep(durationMs),
    resultOf: (handle) => resultOf(environment, handle),
    async runWorker(activities) {
      const codePath = process.env.TEST_WORKFLOW_BUNDLE;
      if (!codePath) throw new Error('TEST_WORKFLOW_BUNDLE is not set: run tests with npm test.');
      const taskQueue = randomUUID();
      const worker = await threadSharingWorker([activities], keptThreads).create({
        connection: environment.nativeConnection,
        taskQueue,
        workflowBundle: { codePath },
        activities,
      });
      workers.push({ worker, running: worker.run() });
      const { workflow } = environment.client;
      const placeOf = (type: string, input: object) => ({
        taskQueue,
        workflowId: onlyWorkflowId(type, input) ?? `${type}-${randomUUID()}`,
        args: [input],
      });
      return Object.assign(
        async (...[type, input, options]: Parameters<StartWorkflow>) => {
          const handle = await workflow.start(type, { ...options, ...placeOf(type, input) });
          started.push(handle);
          return handle;
        },
        {
          async signaled(type: string, input: object) {
            const signaled = { ...placeOf(type, input), signal: providerUpdateSignal };
            const handle = await workflow.signalWithStart(type, signaled);
            started.push(handle);
            return handle;
          },
          async withUpdate<Answer>(update: UpdateDefinition<Answer, []>, type: string, input: object) {
            const startWorkflowOperation = new WithStartWorkflowOperation(type, {
              ...placeOf(type, input),
              workflowIdConflictPolicy: 'FAIL',
            });
            const answer = await workflow.executeUpdateWithStart(update, { startWorkflowOperation });
            const handle = await startWorkflowOperation.workflowHandle();
            started.push(handle);
            return { handle, answer };
          },
        },
      );
    },
    logDeeds: () => createDeedLog(currentTimeMs),
  };
}

async function resultOf<Result>(
  environment: Pick<TestWorkflowEnvironment, 'sleep' | 'currentTimeMs'>,
  handle: WorkflowHandle,
): Promise<Result> {
  const completion = await waitFor(`the end of ${handle.workflowId}`, async () => {
    const { events } = await handle.fetchHistory();
    const last = events?.at(-1);
    if (last?.workflowExecutionCompletedEventAttributes)
      return last.workflowExecutionCompletedEventAttributes;
    const dueAtMs = nextTimerOf(events ?? []);
    if (dueAtMs !== undefined)
      await environment.sleep(Math.max(0, dueAtMs - (await environment.currentTimeMs())));
    return undefined;
  });
  return defaultPayloadConverter.fromPayload(completion.result?.payloads?.[0] ?? {});
}

/** When the next of the timers that a run waits for fires, ms since 1970; undefined when it waits for none. */
function nextTimerOf(events: NonNullable<History['events']>): number | undefined {
  const dueAtMs = new Map<string, number>();
  for (const { eventId, eventTime, ...event } of events) {
    const wait = event.timerStartedEventAttributes?.startToFireTimeout;
    if (wait) dueAtMs.set(String(eventId), millisecondsOf(eventTime) + millisecondsOf(wait));
    const ended = event.timerFiredEventAttributes ?? event.timerCanceledEventAttributes;
    if (ended) dueAtMs.delete(String(ended.startedEventId));
  }
  return dueAtMs.size === 0 ? undefined : Math.min(...dueAtMs.values());
}

const millisecondsOf = (time: { seconds?: unknown; nanos?: number | null } | null | undefined) =>
  Number(time?.seconds ?? 0) * SECOND_MS + (time?.nanos ?? 0) / 1_000_000;

function createDeedLog<Name extends string>(currentTimeMs: () => Promise<number>): DeedLog<Name> {
  const deeds: { readonly name: Name; readonly atMs: number }[] = [];
  let startedAtMs: number | undefined;
  return {
    deeds,
    countOf: (name) => deeds.filter((deed) => deed.name === name).length,
    async note(name) {
      const atMs = await currentTimeMs();
      startedAtMs ??= atMs;
      deeds.push({ name, atMs });
      return atMs - startedAtMs;
    },
    startedAtMs: () => startedAtMs,
  };
}
