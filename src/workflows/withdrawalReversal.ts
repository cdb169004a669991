import { proxyActivities } from '@temporalio/workflow';
import type { WithdrawalActivities } from '../activities/withdrawals.ts';
import type { LaterLookInput, WithdrawalInput, WithdrawalReversalInput } from '../contract/flows.ts';
import { lookAtEnded, type ReversalFinding, takeLaterLook } from './lookForReversal.ts';
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

/** Looks at a withdrawal that has ended again: its money may have come back, or gone out after all. */
export function lookAtEndedWithdrawal(
  input: WithdrawalInput,
  endedAs: LaterLookInput['endedAs'],
): Promise<ReversalFinding> {
  return lookAtEnded(endedAs, 'withdrawal', stepsOf(input));
}

/** Follows news about a withdrawal that has ended. */
export function withdrawalReversalWorkflow(input: WithdrawalReversalInput): Promise<ReversalFinding> {
  const about = { flow: 'withdrawal', noun: 'withdrawal', subjectId: input.withdrawalId } as const;
  return takeLaterLook(about, input, stepsOf(input));
}
