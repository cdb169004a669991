import { ActivityFailure, continueAsNew, patched, proxyActivities, sleep } from '@temporalio/workflow';
import type { ChainWatcherActivities } from '../activities/chainWatcher.ts';
import type { CustodyActivities } from '../activities/custody.ts';
import type { ChainWatcherInput } from '../contract/flows.ts';
import { withoutCancellation } from './cancellation.ts';

// The activity goes on for a quarter of an hour; one whose worker died is noticed within seconds and given to another.
const watcher = proxyActivities<ChainWatcherActivities>({
  startToCloseTimeout: '20 minutes',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '5 seconds', backoffCoefficient: 2 },
  summary: 'Read blocks',
});

const custody = proxyActivities<CustodyActivities>({
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '10 seconds',
  retry: { maximumAttempts: 3 },
  summary: 'Compare books and chain',
});

/** Runs of the activity in one history: about a day. */
const RUNS_PER_HISTORY = 100;

/**
 * Keeps one activity reading the chain of an environment, for ever. One workflow per environment, by its id. A request to
 * cancel it changes nothing, because merchants would wait for their deposits; the relay starts one that was terminated
 * again. Where no chain is to be read any more, its settings are taken away.
 */
export async function chainWatcherWorkflow(input: ChainWatcherInput): Promise<void> {
  await withoutCancellation(
    () => {},
    () => watch(input),
  );
}

async function watch(input: ChainWatcherInput): Promise<void> {
  // A history that began before comparisons had a workflow of their own compares until it continues as new, within a day.
  const compares = !patched('custody-compared-apart');
  for (let run = 0; run < RUNS_PER_HISTORY; run++) {
    if ((await watcher.watchChain(input)) === 'not_configured') await sleep('5 minutes');
    else if (compares) await compare(input);
  }
  await continueAsNew<typeof chainWatcherWorkflow>(input);
}

/** Books and chain side by side. That a node does not answer must not keep the watcher from watching. */
async function compare(input: ChainWatcherInput): Promise<void> {
  try {
    await custody.reconcileCustody(input);
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error;
  }
}
