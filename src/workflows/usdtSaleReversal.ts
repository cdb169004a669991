import { proxyActivities, upsertSearchAttributes } from '@temporalio/workflow';
import type { UsdtSaleActivities } from '../activities/usdtSales.ts';
import type { UsdtSaleInput, UsdtSaleReversalInput } from '../contract/flows.ts';
import { FLOW_STATUS } from '../contract/searchAttributes.ts';
import { lookForLateSuccess, lookForReversal, type ReversalFinding } from './lookForReversal.ts';
import { finishedPayouts } from './payouts.ts';

const records = proxyActivities<Pick<UsdtSaleActivities, 'reverseUsdtSale' | 'noteUsdtSaleAttention'>>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '10 minutes', backoffCoefficient: 2 },
});

/** Looks at a completed sale again, because the bank may have returned the naira. */
export function lookForUsdtSaleReversal(input: UsdtSaleInput): Promise<ReversalFinding> {
  return lookForReversal('sale of USDT', {
    ask: () => finishedPayouts.askProvider(input),
    reverse: ({ reason }) => records.reverseUsdtSale({ ...input, reason }),
    noteAttention: (reason) => records.noteUsdtSaleAttention({ ...input, reason }),
  });
}

/** Follows news about a sale that has ended. */
export async function usdtSaleReversalWorkflow(input: UsdtSaleReversalInput): Promise<ReversalFinding> {
  const found =
    input.endedAs === 'FAILED'
      ? await lookForLateSuccess('sale of USDT', {
          ask: () => finishedPayouts.askProvider(input),
          noteAttention: (reason) => records.noteUsdtSaleAttention({ ...input, reason }),
        })
      : await lookForUsdtSaleReversal(input);
  upsertSearchAttributes([{ key: FLOW_STATUS, value: found }]);
  return found;
}
