import { billsEntities } from './bills.ts';
import { chainEntities } from './chain.ts';
import { cryptoPaymentsEntities } from './cryptoPayments.ts';
import { merchantsEntities } from './merchants.ts';
import { operationsEntities } from './operations.ts';
import { ordersEntities } from './orders.ts';
import { reconciliationEntities } from './reconciliation.ts';
import { vendorAccountsEntities } from './vendorAccounts.ts';
import { webhooksEntities } from './webhooks.ts';

/** Every table outside the ledger, whose rows only db/'s statements write. */
export const entities = [
  ...merchantsEntities,
  ...webhooksEntities,
  ...ordersEntities,
  ...billsEntities,
  ...vendorAccountsEntities,
  ...cryptoPaymentsEntities,
  ...chainEntities,
  ...reconciliationEntities,
  ...operationsEntities,
] as const;
