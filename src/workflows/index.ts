import './stackTraces.ts';
import { orderWorkflow } from './orders/order.ts';

/** Everything the worker runs as a workflow: the types of contract/flows.ts. Bundled by path; not imported. */

export { flowRecoveryWorkflow } from './flowRecovery.ts';
export { custodyComparisonWorkflow } from './ledger/custodyComparison.ts';
export { ledgerVerificationWorkflow } from './ledger/ledgerVerification.ts';
export { reconciliationWorkflow } from './ledger/reconciliation.ts';
export { billCatalogueWorkflow } from './orders/billCatalogue.ts';
export { chainWatcherWorkflow } from './usdt/chainWatcher.ts';
export { cryptoSweepWorkflow } from './usdt/sweep.ts';
export { cryptoPaymentWorkflow } from './usdt/usdtSession.ts';
export { webhookDeliveryWorkflow } from './webhooks/webhookDelivery.ts';

export const withdrawalWorkflow = orderWorkflow('withdrawal');
export const billPurchaseWorkflow = orderWorkflow('bill');
export const usdtSaleWorkflow = orderWorkflow('usdt_sale');
export const collectionWorkflow = orderWorkflow('collection');
export const vendorCreditWorkflow = orderWorkflow('vendor_credit');
