import './stackTraces.ts';
import { heldOrderWorkflow } from './heldOrder.ts';
import { laterLookWorkflow } from './laterLook.ts';

/** Everything the worker runs as a workflow: the types of contract/flows.ts. Bundled by path; imported by nobody. */

export { billCatalogueWorkflow } from './billCatalogue.ts';
export { chainWatcherWorkflow } from './chainWatcher.ts';
export { collectionWorkflow } from './collection.ts';
export { collectionNewsWorkflow } from './collectionNews.ts';
export { custodyComparisonWorkflow } from './custodyComparison.ts';
export { flowRecoveryWorkflow } from './flowRecovery.ts';
export { ledgerVerificationWorkflow } from './ledgerVerification.ts';
export { reconciliationWorkflow } from './reconciliation.ts';
export { cryptoSweepWorkflow } from './sweep.ts';
export { cryptoPaymentWorkflow } from './usdtSession.ts';
export { vendorCreditWorkflow } from './vendorCredit.ts';
export { webhookDeliveryWorkflow } from './webhookDelivery.ts';

export const withdrawalWorkflow = heldOrderWorkflow('withdrawal');
export const withdrawalReversalWorkflow = laterLookWorkflow('withdrawal');
export const billPurchaseWorkflow = heldOrderWorkflow('bill');
export const billReversalWorkflow = laterLookWorkflow('bill');
export const usdtSaleWorkflow = heldOrderWorkflow('usdt_sale');
export const usdtSaleReversalWorkflow = laterLookWorkflow('usdt_sale');
