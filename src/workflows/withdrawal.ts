import { proxyLocalActivities } from '@temporalio/workflow';
import type { WithdrawalActivities } from '../activities/withdrawals.ts';
import type { WithdrawalInput } from '../contract/flows.ts';
import type { FlowState } from '../contract/messages.ts';
import { payouts } from './payouts.ts';
import { driveProviderFlow } from './providerFlow.ts';
import { lookForWithdrawalReversal } from './withdrawalReversal.ts';

const records = proxyLocalActivities<Pick<WithdrawalActivities, 'endWithdrawal' | 'noteAttention'>>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '10 seconds', backoffCoefficient: 2 },
});

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
    noteAttention: (reason) => records.noteAttention({ ...input, reason }),
    end: ({ news, ...end }) =>
      records.endWithdrawal({ ...input, ...end, providerReference: news.providerReference }),
    lookForReversal: () => lookForWithdrawalReversal(input),
  });
}
