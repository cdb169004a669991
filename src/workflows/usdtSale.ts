import { proxyLocalActivities } from '@temporalio/workflow';
import type { UsdtSaleActivities } from '../activities/usdtSales.ts';
import type { UsdtSaleInput } from '../contract/flows.ts';
import type { FlowState } from '../contract/messages.ts';
import { payouts } from './payouts.ts';
import { driveProviderFlow } from './providerFlow.ts';
import { lookForUsdtSaleReversal } from './usdtSaleReversal.ts';

const records = proxyLocalActivities<Pick<UsdtSaleActivities, 'endUsdtSale' | 'noteUsdtSaleAttention'>>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '10 seconds', backoffCoefficient: 2 },
});

/**
 * One sale of USDT, which is held already: pay the naira like a withdrawal, find out what became of it, then take the
 * USDT or give it back; see driveProviderFlow.
 */
export async function usdtSaleWorkflow(input: UsdtSaleInput): Promise<FlowState> {
  return driveProviderFlow({
    noun: 'sale of USDT',
    deed: 'transfer',
    send: () => payouts.sendTransfer(input),
    ask: () => payouts.askProvider(input),
    noteAttention: (reason) => records.noteUsdtSaleAttention({ ...input, reason }),
    end: ({ news, ...end }) =>
      records.endUsdtSale({ ...input, ...end, providerReference: news.providerReference }),
    lookForReversal: () => lookForUsdtSaleReversal(input),
  });
}
