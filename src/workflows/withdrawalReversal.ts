import { proxyActivities } from '@temporalio/workflow';
import type { WithdrawalActivities } from '../activities/withdrawals.ts';
import type { WithdrawalInput, WithdrawalReversalInput } from '../contract/flows.ts';
import { lookForReversal, type ReversalFinding, takeLaterLook } from './lookForReversal.ts';
import { finishedPayouts } from './payouts.ts';

const activities = proxyActivities<Pick<WithdrawalActivities, 'reverseWithdrawal' | 'noteAttention'>>({
  startToCloseTimeout: '200 seconds',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '10 minutes', backoffCoefficient: 2 },
});

const stepsOf = ({ withdrawalId, environment }: WithdrawalInput) => ({
  ask: () => finishedPayouts.askProvider({ withdrawalId, environment }),
  reverse: ({ reason }: { readonly reason: string | undefined }) =>
    activities.reverseWithdrawal({ withdrawalId, environment, reason }),
  noteAttention: (reason: string) =>
    activities.noteAttention({ withdrawalId, environment, reason, hasEnded: true }),
});

/** Looks at a completed withdrawal again, because the bank may have returned the money. */
export function lookForWithdrawalReversal(input: WithdrawalInput): Promise<ReversalFinding> {
  return lookForReversal('withdrawal', stepsOf(input));
}

/** Follows news about a withdrawal that has ended. */
export function withdrawalReversalWorkflow(input: WithdrawalReversalInput): Promise<ReversalFinding> {
  const about = { flow: 'withdrawal', noun: 'withdrawal', subjectId: input.withdrawalId } as const;
  return takeLaterLook(about, input, stepsOf(input));
}
