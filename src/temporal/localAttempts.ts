import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import { SENDING_ACTIVITIES } from '../contract/kinds.ts';

/**
 * How many providers one queue's worker may be telling inside tasks of workflows. Each keeps its task for some seconds when
 * its provider hangs, and the worker has no more than a hundred: the others stay for flows that have nothing to do with it.
 */
const MAX_AT_ONCE = 25;

/**
 * Guards the local activities that tell a provider, one guard for each worker:
 *
 * - One that is too slow goes on after its workflow has stopped waiting for it, and its answer counts: the activity that
 *   goes on with the order waits for it here instead of asking a provider that is at work on it.
 * - When too many are at work, providers hang, and the next one is left to an activity at once.
 *
 * Elsewhere, and after a crash, no other worker is known to be sending, and the lease of each attempt does what it does for every
 * repeated attempt; see db/orders/attempts.ts.
 *
 * @throws ApplicationFailure `TooManyLocally`, from a local activity.
 */
export function guardLocalAttempts(): ActivityInterceptorsFactory {
  const atWork = new Map<string, Promise<unknown>>();
  return (context) => ({
    inbound: {
      async execute(input, next) {
        const { isLocal, activityType, workflowExecution, attempt } = context.info;
        if (!SENDING_ACTIVITIES.has(activityType)) return next(input);
        const order = workflowExecution?.workflowId ?? '';
        let told = atWork.get(order);
        // A retry calls the step: one that is still at work by then may never end.
        if (!isLocal) return attempt === 1 && told ? told : next(input);
        if (!told) {
          if (atWork.size >= MAX_AT_ONCE) throw tooMany();
          told = next(input).finally(() => atWork.delete(order));
          atWork.set(order, told);
        }
        // It is cancelled when it has taken too long: then its place is free for another at once.
        return Promise.race([told, context.cancelled]);
      },
    },
  });
}

function tooMany(): ApplicationFailure {
  return ApplicationFailure.create({
    message: 'Too many providers are slow to answer.',
    type: 'TooManyLocally',
    // An activity goes on at once, so it is neither logged nor counted as a failure.
    category: ApplicationFailureCategory.BENIGN,
  });
}
