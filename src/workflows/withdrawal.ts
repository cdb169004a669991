import type { WithdrawalActivities } from '../activities/withdrawals.ts';
import type { WithdrawalInput } from '../contract/flows.ts';
import type { FlowState } from '../contract/messages.ts';
import { payouts } from './payouts.ts';
import { driveProviderFlow } from './providerFlow.ts';
import { recordSteps } from './records.ts';
import { lookAtEndedWithdrawal } from './withdrawalReversal.ts';

const records = recordSteps<Pick<WithdrawalActivities, 'endWithdrawal' | 'noteAttention'>>();

/**
 * One NGN withdrawal, whose money is held already: pay, find out what became of it, then post or void; see
 * driveProviderFlow.
 */
export async function withdrawalWorkflow(input: WithdrawalInput): Promise<FlowState> {
  return driveProviderFlow({
    noun: 'withdrawal',
    deed: 'transfer',
    send: () => payouts.sendTransfer(input),
    ask: () => payouts.askProvider(input),
    noteAttention: (reason, showTrouble) => records.run('noteAttention', { ...input, reason }, showTrouble),
    end: ({ news, ...end }, showTrouble) =>
      records.run(
        'endWithdrawal',
        { ...input, ...end, providerReference: news.providerReference },
        showTrouble,
      ),
    record: { flow: 'withdrawal', subjectId: input.withdrawalId },
    lookAgain: (endedAs) => lookAtEndedWithdrawal(input, endedAs),
  });
}
