import { proxyActivities } from '@temporalio/workflow';
import type { BillActivities } from '../activities/bills.ts';
import type { BillPurchaseInput, BillReversalInput } from '../contract/flows.ts';
import { lookForReversal, type ReversalFinding, takeLaterLook } from './lookForReversal.ts';

const activities = proxyActivities<
  Pick<BillActivities, 'askAboutVend' | 'reverseBillPurchase' | 'noteBillAttention'>
>({
  startToCloseTimeout: '200 seconds',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '10 minutes', backoffCoefficient: 2 },
});

const stepsOf = ({ purchaseId, environment }: BillPurchaseInput) => ({
  ask: () => activities.askAboutVend({ purchaseId, environment }),
  reverse: ({ reason }: { readonly reason: string | undefined }) =>
    activities.reverseBillPurchase({ purchaseId, environment, reason }),
  noteAttention: (reason: string) =>
    activities.noteBillAttention({ purchaseId, environment, reason, hasEnded: true }),
});

/** Looks at a completed purchase again, because the provider may have taken it back. */
export function lookForBillReversal(input: BillPurchaseInput): Promise<ReversalFinding> {
  return lookForReversal('purchase', stepsOf(input));
}

/** Follows news about a purchase that has ended. */
export function billReversalWorkflow(input: BillReversalInput): Promise<ReversalFinding> {
  const about = { flow: 'bill', noun: 'purchase', subjectId: input.purchaseId } as const;
  return takeLaterLook(about, input, stepsOf(input));
}
