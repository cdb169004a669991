/** Everything the worker runs as a workflow. Bundled by path; imported by nobody. */

export { billCatalogueWorkflow } from './billCatalogue.ts';
export { billPurchaseWorkflow } from './billPurchase.ts';
export { billReversalWorkflow } from './billReversal.ts';
export { chainWatcherWorkflow } from './chainWatcher.ts';
export { collectionWorkflow } from './collection.ts';
export { collectionNewsWorkflow } from './collectionNews.ts';
export { cryptoPaymentWorkflow } from './cryptoPayment.ts';
export { cryptoSweepWorkflow } from './cryptoSweep.ts';
export { custodyComparisonWorkflow } from './custodyComparison.ts';
export { flowRecoveryWorkflow } from './flowRecovery.ts';
export { ledgerVerificationWorkflow } from './ledgerVerification.ts';
export { reconciliationWorkflow } from './reconciliation.ts';
export { usdtSaleWorkflow } from './usdtSale.ts';
export { usdtSaleReversalWorkflow } from './usdtSaleReversal.ts';
export { vendorCreditWorkflow } from './vendorCredit.ts';
export { webhookDeliveryWorkflow } from './webhookDelivery.ts';
export { withdrawalWorkflow } from './withdrawal.ts';
export { withdrawalReversalWorkflow } from './withdrawalReversal.ts';
