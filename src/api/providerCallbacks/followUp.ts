import { usdtSaleWorkflowId, withdrawalWorkflowId } from '../../contract/flows.ts';
import type { Database } from '../../db/database.ts';
import { loadUsdtSale } from '../../db/usdtSales.ts';
import { loadWithdrawal } from '../../db/withdrawals.ts';
import type { ApiDependencies } from '../context.ts';
import { type FlowWithNews, followUpNews, standing } from './news.ts';

/**
 * Makes the flow of a transfer ask its provider, because the bank may have paid it or returned the money. References
 * that are not ours are ignored.
 */
export function followUpCallback(dependencies: ApiDependencies, transferReference: string): Promise<void> {
  return followUpNews(dependencies, () => loadPayout(dependencies.database, transferReference));
}

/** The flow whose transfer has this reference, withdrawal or sale. */
async function loadPayout(database: Database, reference: string): Promise<FlowWithNews | undefined> {
  const withdrawal = await loadWithdrawal(database, reference);
  if (withdrawal) {
    const { businessId, environment, status } = withdrawal;
    const workflowId = withdrawalWorkflowId(environment, reference);
    const flow = 'withdrawal';
    return { flow, subjectId: reference, businessId, environment, workflowId, ...standing(status) };
  }
  const sale = await loadUsdtSale(database, reference);
  if (!sale) return undefined;
  const { businessId, environment, status } = sale;
  const workflowId = usdtSaleWorkflowId(environment, reference);
  return {
    flow: 'usdt_sale',
    subjectId: reference,
    businessId,
    environment,
    workflowId,
    ...standing(status),
  };
}
