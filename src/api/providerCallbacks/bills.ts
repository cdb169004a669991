import { billCatalogueStart } from '../../contract/starts.ts';
import { findBillPurchaseByRequest } from '../../db/bills.ts';
import { promiseStart } from '../../db/outbox.ts';
import type { ApiDependencies } from '../context.ts';
import { followUpNews, standing } from './news.ts';

/**
 * Makes the flow of a vend ask its provider, which may have delivered it or taken it back. Request ids that are not ours
 * are ignored.
 */
export function followUpBillCallback(
  dependencies: ApiDependencies,
  provider: string,
  requestId: string,
): Promise<void> {
  return followUpNews(dependencies, async () => {
    const purchase = await findBillPurchaseByRequest(dependencies.database, { provider, requestId });
    if (!purchase) return undefined;
    const { purchaseId, businessId, environment, status } = purchase;
    return { flow: 'bill', subjectId: purchaseId, businessId, environment, ...standing(status) };
  });
}

/** Reads the billers again, because the provider announced that they changed. */
export async function refreshCatalogue(
  { database, starter }: ApiDependencies,
  occasion: string,
): Promise<void> {
  const start = billCatalogueStart(occasion);
  starter.keepSoon([await promiseStart(database, start)]);
}
