import { currentRun, currentUpdate, type WorkflowRun } from './workflowRun.ts';

/** What workflows use of `@temporalio/workflow`, on the simulated Temporal. */

export {
  ActivityCancellationType,
  ActivityFailure,
  ApplicationFailure,
  ContinueAsNew,
  defineQuery,
  defineSignal,
  defineUpdate,
  isCancellation,
  TemporalFailure,
} from '@temporalio/workflow';

function run(): WorkflowRun {
  const current = currentRun.getStore();
  if (!current) throw new Error('No workflow runs here.');
  return current;
}

export const condition = (isMet: () => boolean, timeout?: number | string): Promise<boolean> =>
  run().condition(isMet, timeout);
export const sleep = (duration: number | string): Promise<boolean> => run().condition(() => false, duration);
export const setHandler = (
  definition: { readonly name: string },
  handler: (...args: unknown[]) => unknown,
  options?: { readonly validator?: (...args: unknown[]) => void },
): void => run().setHandler(definition.name, { handler, validator: options?.validator });
export const allHandlersFinished = (): boolean => run().handlersUnderWay === 0;
export const currentUpdateInfo = () => currentUpdate.getStore();
export const workflowInfo = () => run().info();
export const continueAsNew = (...args: readonly unknown[]): Promise<never> => run().continueAsNew(args);
export const setCurrentDetails = (): void => undefined;
export const upsertSearchAttributes = (): void => undefined;

type Invoke = ((input: unknown) => Promise<unknown>) & {
  executeWithOptions: (options: object, args: readonly unknown[]) => Promise<unknown>;
};

function proxy(isLocal: boolean) {
  return (options: object) =>
    new Proxy({} as Record<string, Invoke>, {
      get(_, name: string) {
        const call = (input: unknown) => run().callActivity({ name, input, isLocal, options });
        return Object.assign(call, {
          executeWithOptions: (_more: object, [input]: readonly unknown[]) => call(input),
        });
      },
    });
}
export const proxyActivities = proxy(false);
export const proxyLocalActivities = proxy(true);

const never = new Promise<never>(() => undefined);

/** Scopes of the service only keep a workflow from ending when its cancellation is requested. */
export class CancellationScope {
  static nonCancellable<Result>(work: () => Promise<Result>): Promise<Result> {
    return work();
  }
  static current() {
    return { cancelRequested: currentRun.getStore()?.cancelRequested ?? never };
  }
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return work();
  }
  /** An activity under way is waited for, as the service's workflows want it. */
  cancel(): void {}
}
