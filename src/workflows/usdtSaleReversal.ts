import { proxyActivities } from '@temporalio/workflow';
import type { UsdtSaleActivities } from '../activities/usdtSales.ts';
import type { LaterLookInput, UsdtSaleInput, UsdtSaleReversalInput } from '../contract/flows.ts';
import { lookAtEnded, type ReversalFinding, takeLaterLook } from './lookForReversal.ts';
import { finishedPayouts } from './payouts.ts';

const activities = proxyActivities<Pick<UsdtSaleActivities, 'reverseUsdtSale' | 'noteUsdtSaleAttention'>>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '10 minutes', backoffCoefficient: 2 },
});

const stepsOf = ({ saleId, environment }: UsdtSaleInput) => ({
  ask: () => finishedPayouts.askProvider({ saleId, environment }),
  reverse: ({ reason }: { readonly reason: string | undefined }) =>
    activities.reverseUsdtSale({ saleId, environment, reason }),
  noteAttention: (reason: string) =>
    activities.noteUsdtSaleAttention({ saleId, environment, reason, hasEnded: true }),
});

/** Looks at a sale that has ended again: its money may have come back, or gone out after all. */
export function lookAtEndedUsdtSale(
  input: UsdtSaleInput,
  endedAs: LaterLookInput['endedAs'],
): Promise<ReversalFinding> {
  return lookAtEnded(endedAs, 'sale of USDT', stepsOf(input));
}

/** Follows news about a sale that has ended. */
export function usdtSaleReversalWorkflow(input: UsdtSaleReversalInput): Promise<ReversalFinding> {
  const about = { flow: 'usdt_sale', noun: 'sale of USDT', subjectId: input.saleId } as const;
  return takeLaterLook(about, input, stepsOf(input));
}
