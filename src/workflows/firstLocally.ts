import { patched, TemporalFailure, workflowInfo } from '@temporalio/workflow';

/**
 * How long the first attempt may take inside the workflow's task: with the wait for a free place, well below the ten
 * seconds after which Temporal gives a task to another worker. One attempt: whatever keeps it from succeeding, an activity
 * is the place to wait.
 */
export const FIRST_ATTEMPT = { scheduleToCloseTimeout: '4 seconds', retry: { maximumAttempts: 1 } } as const;

/** Set since the first attempt was made locally, by workflows whose input does not say that it is. */
const LOCALLY = 'first-attempt-local';

/** How an order's provider is told for the first time. */
interface FirstAttempt<News> {
  /**
   * What the workflow was started with. It says of new workflows what a patch, which is two events of history, says of
   * those before.
   */
  readonly beginsLocally: boolean | undefined;
  /** By a local activity, as workflows do it now. */
  readonly locally: () => Promise<News>;
  /** By the local activity of workflows that began when their input did not say so; `locally` where absent. */
  readonly locallyBefore?: () => Promise<News>;
  /** By an activity. */
  readonly visibly: () => Promise<News>;
}

/**
 * Tells a provider for the first time. It mostly answers within milliseconds, so it is told by a local activity, inside the
 * task of the workflow, which saves handing the work over and back. When that fails or takes longer, whoever may have heard
 * of it, an activity goes on that operators see, and that asks the provider before it tells it again.
 *
 * A worker that dies meanwhile has recorded nothing: the task is done again by another, and its local activity, like the
 * activity, finds what was claimed and asks first.
 */
export async function firstLocally<News>({
  beginsLocally = false,
  locally,
  locallyBefore = locally,
  visibly,
}: FirstAttempt<News>): Promise<News> {
  let tellLocally = locally;
  // A worker of the version before takes no notice of the input: what it began goes on as it began.
  const isReplayed = workflowInfo().unsafe.isReplaying;
  if (!beginsLocally || isReplayed) {
    if (patched(LOCALLY)) tellLocally = locallyBefore;
    else if (!beginsLocally) return visibly();
  }
  try {
    return await tellLocally();
  } catch (error) {
    // Anything else is a fault of the workflow's own code, which must not go on.
    if (!(error instanceof TemporalFailure)) throw error;
    return visibly();
  }
}
