import {
  isGrpcDeadlineError,
  isGrpcServiceError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
} from '@temporalio/client';
import { TimeoutError } from 'p-timeout';

/** gRPC's UNAVAILABLE: the server cannot be reached. */
const UNAVAILABLE = 14;

/** Whether Temporal did not answer, rather than refuse. */
export function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (isGrpcServiceError(cause) && cause.code === UNAVAILABLE) return true;
  return error instanceof TimeoutError || isGrpcDeadlineError(error);
}

/** What an error says with its causes: that of the SDK names the call alone, its cause what the server said. */
export function causesOf(error: unknown): string {
  const said: string[] = [];
  let cause = error;
  for (; cause instanceof Error; cause = cause.cause) said.push(cause.message);
  if (cause !== undefined) said.push(String(cause));
  return said.join(': ');
}

/** Whether a call that waits for an outcome ended because its time was up. */
export function isAboutTime(error: unknown): boolean {
  return (
    error instanceof TimeoutError ||
    error instanceof WorkflowUpdateRPCTimeoutOrCancelledError ||
    (isGrpcServiceError(error) && isGrpcDeadlineError(error))
  );
}
