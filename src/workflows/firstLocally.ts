import { patched, TemporalFailure } from '@temporalio/workflow';

/**
 * How long the first attempt may take inside the workflow's task: with the wait for a free place, well below the ten
 * seconds after which Temporal gives a task to another worker. One attempt: whatever keeps it from succeeding, an activity
 * is the place to wait.
 */
export const FIRST_ATTEMPT = { scheduleToCloseTimeout: '4 seconds', retry: { maximumAttempts: 1 } } as const;

/**
 * Tells a provider for the first time. It mostly answers within milliseconds, so it is told by a local activity, inside the
 * task of the workflow, which saves handing the work over and back. When that fails or takes longer, whoever may have heard
 * of it, an activity goes on that operators see, and that asks the provider before it tells it again.
 *
 * A worker that dies meanwhile has recorded nothing: the task is done again by another, and its local activity, like the
 * activity, finds what was claimed and asks first.
 */
export async function firstLocally<News>(
  tellLocally: () => Promise<News>,
  tell: () => Promise<News>,
): Promise<News> {
  if (!patched('first-attempt-local')) return tell();
  try {
    return await tellLocally();
  } catch (error) {
    // Anything else is a fault of the workflow's own code, which must not go on.
    if (!(error instanceof TemporalFailure)) throw error;
    return tell();
  }
}
