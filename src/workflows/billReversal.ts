import { proxyActivities, upsertSearchAttributes } from '@temporalio/workflow';
import type { BillActivities } from '../activities/bills.ts';
import type { BillPurchaseInput, BillReversalInput } from '../contract/flows.ts';
import { FLOW_STATUS } from '../contract/searchAttributes.ts';
import { lookForLateSuccess, lookForReversal, type ReversalFinding } from './lookForReversal.ts';

const activities = proxyActivities<
  Pick<BillActivities, 'askAboutVend' | 'reverseBillPurchase' | 'noteBillAttention'>
>({
  startToCloseTimeout: '200 seconds',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '10 minutes', backoffCoefficient: 2 },
});

/** Looks at a completed purchase again, because the provider may have taken it back. */
export function lookForBillReversal(input: BillPurchaseInput): Promise<ReversalFinding> {
  return lookForReversal('purchase', {
    ask: () => activities.askAboutVend(input),
    reverse: (news) => activities.reverseBillPurchase({ ...input, ...news }),
    noteAttention: (reason) => activities.noteBillAttention({ ...input, reason }),
  });
}

/** Follows news about a purchase that has ended. */
export async function billReversalWorkflow(input: BillReversalInput): Promise<ReversalFinding> {
  const found =
    input.endedAs === 'FAILED'
      ? await lookForLateSuccess('purchase', {
          ask: () => activities.askAboutVend(input),
          noteAttention: (reason) => activities.noteBillAttention({ ...input, reason }),
        })
      : await lookForBillReversal(input);
  upsertSearchAttributes([{ key: FLOW_STATUS, value: found }]);
  return found;
}
