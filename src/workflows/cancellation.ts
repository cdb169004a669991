import { CancellationScope } from '@temporalio/workflow';

/**
 * Runs a flow that does not end when its cancellation is requested, the main button of the Temporal UI: money that it
 * holds, or a customer who is paying, would be forgotten. What the flow waits for goes on; `onRequest` hears of it.
 *
 * @param onRequest called once, when cancellation is requested for the first time.
 */
export function withoutCancellation<Result>(
  onRequest: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  return CancellationScope.nonCancellable(() => {
    CancellationScope.current().cancelRequested.catch(onRequest);
    return work();
  });
}

/** Makes a handler of updates wait on, like its flow, when cancellation is requested. */
export function uncancelled<Args extends unknown[], Result>(
  handler: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return (...args) => CancellationScope.nonCancellable(() => handler(...args));
}
