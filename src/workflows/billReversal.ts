import { proxyActivities } from '@temporalio/workflow';
import type { BillActivities } from '../activities/bills.ts';
import type { BillPurchaseInput, BillReversalInput, LaterLookInput } from '../contract/flows.ts';
import { lookAtEnded, type ReversalFinding, takeLaterLook } from './lookForReversal.ts';

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

/** Looks at a purchase that has ended again: its money may have come back, or gone out after all. */
export function lookAtEndedBill(
  input: BillPurchaseInput,
  endedAs: LaterLookInput['endedAs'],
): Promise<ReversalFinding> {
  return lookAtEnded(endedAs, 'purchase', stepsOf(input));
}

/** Follows news about a purchase that has ended. */
export function billReversalWorkflow(input: BillReversalInput): Promise<ReversalFinding> {
  const about = { flow: 'bill', noun: 'purchase', subjectId: input.purchaseId } as const;
  return takeLaterLook(about, input, stepsOf(input));
}
