import { proxyActivities, upsertSearchAttributes } from '@temporalio/workflow';
import type { WithdrawalActivities } from '../activities/withdrawals.ts';
import type { WithdrawalInput, WithdrawalReversalInput } from '../contract/flows.ts';
import { FLOW_STATUS } from '../contract/searchAttributes.ts';
import { lookForLateSuccess, lookForReversal, type ReversalFinding } from './lookForReversal.ts';
import { finishedPayouts } from './payouts.ts';

const activities = proxyActivities<Pick<WithdrawalActivities, 'reverseWithdrawal' | 'noteAttention'>>({
  startToCloseTimeout: '200 seconds',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '10 minutes', backoffCoefficient: 2 },
});

/** Looks at a completed withdrawal again, because the bank may have returned the money. */
export function lookForWithdrawalReversal(input: WithdrawalInput): Promise<ReversalFinding> {
  return lookForReversal('withdrawal', {
    ask: () => finishedPayouts.askProvider(input),
    reverse: (news) => activities.reverseWithdrawal({ ...input, ...news }),
    noteAttention: (reason) => activities.noteAttention({ ...input, reason }),
  });
}

/** Follows news about a withdrawal that has ended. */
export async function withdrawalReversalWorkflow(input: WithdrawalReversalInput): Promise<ReversalFinding> {
  const found =
    input.endedAs === 'FAILED'
      ? await lookForLateSuccess('withdrawal', {
          ask: () => finishedPayouts.askProvider(input),
          noteAttention: (reason) => activities.noteAttention({ ...input, reason }),
        })
      : await lookForWithdrawalReversal(input);
  upsertSearchAttributes([{ key: FLOW_STATUS, value: found }]);
  return found;
}
