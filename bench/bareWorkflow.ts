import { condition, defineSignal, proxyActivities, setHandler } from '@temporalio/workflow';

const { echo } = proxyActivities<{ echo(text: string): Promise<string> }>({
  startToCloseTimeout: '200 seconds',
});
const paidSignal = defineSignal('paid');

/** What withdrawals are compared with: the least a workflow with a side effect can be. */
export async function bareWorkflow(text: string): Promise<string> {
  return echo(text);
}

/** What collections are compared with: the same, then a signal, as of the provider that was paid, and one more activity. */
export async function bareSignalledWorkflow(text: string): Promise<string> {
  let isSignalled = false;
  setHandler(paidSignal, () => {
    isSignalled = true;
  });
  await echo(text);
  await condition(() => isSignalled);
  return echo(text);
}
