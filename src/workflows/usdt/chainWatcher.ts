import { continueAsNew, proxyActivities, sleep } from '@temporalio/workflow';
import type { ChainWatcherActivities } from '../../activities/usdt/chainWatcher.ts';
import type { ChainWatcherInput } from '../../contract/flows.ts';
import { withoutCancellation } from '../cancellation.ts';
import { assertWorkflowId } from '../workflowId.ts';

// The activity goes on for a quarter of an hour; one whose worker died is noticed within seconds and given to another.
const watcher = proxyActivities<ChainWatcherActivities>({
  startToCloseTimeout: '20 minutes',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '5 seconds', backoffCoefficient: 2 },
  summary: 'Read blocks',
});

/** Runs of the activity in one history: about a day. */
const RUNS_PER_HISTORY = 100;

/**
 * Keeps one activity reading the chain of an environment, for ever. One workflow per environment, by its id. A request to
 * cancel it changes nothing, because merchants would wait for their deposits; the relay starts one that was terminated
 * again. Where a chain is no longer read, its settings are removed.
 */
export async function chainWatcherWorkflow(input: ChainWatcherInput): Promise<void> {
  assertWorkflowId(input);
  await withoutCancellation(
    () => {},
    () => watch(input),
  );
}

async function watch(input: ChainWatcherInput): Promise<void> {
  for (let run = 0; run < RUNS_PER_HISTORY; run++) {
    if ((await watcher.watchChain(input)) === 'not_configured') await sleep('5 minutes');
  }
  await continueAsNew<typeof chainWatcherWorkflow>(input);
}
