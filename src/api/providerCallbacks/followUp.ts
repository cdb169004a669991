import { usdtSaleWorkflowId, withdrawalWorkflowId } from '../../contract/flows.ts';
import { providerNewsSignal } from '../../contract/messages.ts';
import type { LaterLook } from '../../contract/starts.ts';
import type { Database } from '../../db/database.ts';
import { promiseLook } from '../../db/laterLooks.ts';
import { loadUsdtSale } from '../../db/usdtSales.ts';
import { loadWithdrawal } from '../../db/withdrawals.ts';
import type { FlowStatus } from '../../domain/providerFlow.ts';
import type { ApiDependencies } from '../context.ts';

/**
 * Makes the flow of a transfer ask its provider: a running one is woken, one that ended is looked at again, because the
 * bank may have returned the money, or paid after all. References that are not ours are ignored.
 */
export async function followUpCallback(
  { database, starter }: ApiDependencies,
  transferReference: string,
): Promise<void> {
  let payout = await loadPayout(database, transferReference);
  if (payout?.status === 'PROCESSING') {
    if (await starter.signal(payout.workflowId, providerNewsSignal.name)) return;
    // Either the flow ended since the record was read, and this may be news of a reversal, or it has not started yet,
    // and then it will ask by itself.
    payout = await loadPayout(database, transferReference);
  }
  if (payout?.status === 'COMPLETED' || payout?.status === 'FAILED') {
    const look = { ...payout, endedAs: payout.status, lookAtMs: Date.now() };
    starter.keepSoon([await promiseLook(database, look)]);
  }
}

/** The flow whose transfer has this reference, withdrawal or sale. */
async function loadPayout(
  database: Database,
  reference: string,
): Promise<
  | (Omit<LaterLook, 'endedAs' | 'lookAtMs'> & { readonly status: FlowStatus; readonly workflowId: string })
  | undefined
> {
  const withdrawal = await loadWithdrawal(database, reference);
  if (withdrawal) {
    const workflowId = withdrawalWorkflowId(withdrawal.environment, reference);
    return { ...withdrawal, flow: 'withdrawal', subjectId: reference, workflowId };
  }
  const sale = await loadUsdtSale(database, reference);
  if (!sale) return undefined;
  const workflowId = usdtSaleWorkflowId(sale.environment, reference);
  return { ...sale, flow: 'usdt_sale', subjectId: reference, workflowId };
}
