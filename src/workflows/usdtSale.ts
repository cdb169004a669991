import type { UsdtSaleActivities } from '../activities/usdtSales.ts';
import type { UsdtSaleInput } from '../contract/flows.ts';
import type { FlowState } from '../contract/messages.ts';
import { payouts } from './payouts.ts';
import { driveProviderFlow } from './providerFlow.ts';
import { recordSteps } from './records.ts';
import { lookAtEndedUsdtSale } from './usdtSaleReversal.ts';

const records = recordSteps<Pick<UsdtSaleActivities, 'endUsdtSale' | 'noteUsdtSaleAttention'>>();

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
    noteAttention: (reason, showTrouble) =>
      records.run('noteUsdtSaleAttention', { ...input, reason }, showTrouble),
    end: ({ news, ...end }, showTrouble) =>
      records.run(
        'endUsdtSale',
        { ...input, ...end, providerReference: news.providerReference },
        showTrouble,
      ),
    record: { flow: 'usdt_sale', subjectId: input.saleId },
    lookAgain: (endedAs) => lookAtEndedUsdtSale(input, endedAs),
  });
}
