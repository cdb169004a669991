import { proxyActivities } from '@temporalio/workflow';

const { echo } = proxyActivities<{ echo(text: string): Promise<string> }>({
  startToCloseTimeout: '200 seconds',
});

/** What withdrawals are compared with: the least a workflow with a side effect can be. */
export async function bareWorkflow(text: string): Promise<string> {
  return echo(text);
}
