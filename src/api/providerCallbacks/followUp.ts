import { usdtSaleWorkflowId, withdrawalWorkflowId } from '../../contract/flows.ts';
import { providerNewsSignal } from '../../contract/messages.ts';
import { reversalStart, usdtSaleReversalStart, type WorkflowStart } from '../../contract/starts.ts';
import type { Database } from '../../db/database.ts';
import { promiseStart } from '../../db/outbox.ts';
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
    // A later reversal may be announced after an earlier look found none, so each look is a workflow of its own.
    const start = payout.lookAt(Date.now(), payout.status);
    starter.keepSoon([await promiseStart(database, start)]);
  }
}

/** The flow whose transfer has this reference, withdrawal or sale. */
async function loadPayout(
  database: Database,
  reference: string,
): Promise<
  | {
      readonly status: FlowStatus;
      readonly workflowId: string;
      readonly lookAt: (lookAtMs: number, endedAs: 'COMPLETED' | 'FAILED') => WorkflowStart;
    }
  | undefined
> {
  const withdrawal = await loadWithdrawal(database, reference);
  if (withdrawal) {
    return {
      status: withdrawal.status,
      workflowId: withdrawalWorkflowId(withdrawal.environment, reference),
      lookAt: (lookAtMs, endedAs) => reversalStart({ ...withdrawal, endedAs }, { lookAtMs }),
    };
  }
  const sale = await loadUsdtSale(database, reference);
  return (
    sale && {
      status: sale.status,
      workflowId: usdtSaleWorkflowId(sale.environment, reference),
      lookAt: (lookAtMs, endedAs) => usdtSaleReversalStart({ ...sale, endedAs }, { lookAtMs }),
    }
  );
}
