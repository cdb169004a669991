import { proxyActivities } from '@temporalio/workflow';
import type { BillActivities } from '../activities/bills.ts';
import type { BillPurchaseInput } from '../contract/flows.ts';
import type { FlowState } from '../contract/messages.ts';
import { lookAtEndedBill } from './billReversal.ts';
import { driveProviderFlow } from './providerFlow.ts';
import { recordSteps } from './records.ts';

// One attempt may make five exchanges with the provider, each bounded by PROVIDER_TIMEOUT_MS (at most 60 s), and
// heartbeats meanwhile, so that a worker that died is noticed long before.
const provider = proxyActivities<Pick<BillActivities, 'vend' | 'askAboutVend'>>({
  startToCloseTimeout: '330 seconds',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute', backoffCoefficient: 2 },
});

const records = recordSteps<Pick<BillActivities, 'endBillPurchase' | 'noteBillAttention'>>();

/**
 * One bill purchase of any kind, whose money is held already: vend, find out what became of it, then post or void; see
 * driveProviderFlow. Tokens stay in the records and out of the history.
 */
export async function billPurchaseWorkflow(input: BillPurchaseInput): Promise<FlowState> {
  return driveProviderFlow({
    noun: 'purchase',
    deed: 'purchase',
    send: () => provider.vend(input),
    ask: () => provider.askAboutVend(input),
    noteAttention: (reason, showTrouble) =>
      records.run('noteBillAttention', { ...input, reason }, showTrouble),
    end: ({ news, ...end }, showTrouble) =>
      records.run(
        'endBillPurchase',
        { ...input, ...end, providerReference: news.providerReference },
        showTrouble,
      ),
    record: { flow: 'bill', subjectId: input.purchaseId },
    lookAgain: (endedAs) => lookAtEndedBill(input, endedAs),
  });
}
