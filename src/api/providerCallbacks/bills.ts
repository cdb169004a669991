import { billPurchaseWorkflowId } from '../../contract/flows.ts';
import { providerNewsSignal } from '../../contract/messages.ts';
import { billCatalogueStart } from '../../contract/starts.ts';
import { findBillPurchaseByRequest } from '../../db/bills.ts';
import { promiseLook } from '../../db/laterLooks.ts';
import { promiseStart } from '../../db/outbox.ts';
import type { ApiDependencies } from '../context.ts';

/**
 * Makes the flow of a vend ask its provider: a running purchase is woken, one that ended is looked at again, because
 * the provider may have taken it back, or delivered after all. Request ids that are not ours are ignored.
 */
export async function followUpBillCallback(
  { database, starter }: ApiDependencies,
  provider: string,
  requestId: string,
): Promise<void> {
  let purchase = await findBillPurchaseByRequest(database, provider, requestId);
  if (purchase?.status === 'PROCESSING') {
    const workflowId = billPurchaseWorkflowId(purchase.environment, purchase.purchaseId);
    if (await starter.signal(workflowId, providerNewsSignal.name)) return;
    // Either the flow ended since the record was read, and this may be news of a reversal, or it has not started yet,
    // and then it will ask by itself.
    purchase = await findBillPurchaseByRequest(database, provider, requestId);
  }
  if (purchase?.status === 'COMPLETED' || purchase?.status === 'FAILED') {
    const look = { ...purchase, subjectId: purchase.purchaseId, endedAs: purchase.status };
    starter.keepSoon([await promiseLook(database, { ...look, flow: 'bill', lookAtMs: Date.now() })]);
  }
}

/** Reads the billers again, because the provider announced that they changed. */
export async function refreshCatalogue(
  { database, starter }: ApiDependencies,
  occasion: string,
): Promise<void> {
  const start = billCatalogueStart(occasion);
  starter.keepSoon([await promiseStart(database, start)]);
}
