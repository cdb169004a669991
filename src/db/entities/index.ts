import { billsEntities } from './bills.ts';
import { chainEntities } from './chain.ts';
import { merchantsEntities } from './merchants.ts';
import { operationsEntities } from './operations.ts';
import { ordersEntities } from './orders.ts';
import { reconciliationEntities } from './reconciliation.ts';
import { usdtSessionsEntities } from './usdtSessions.ts';
import { vendorAccountsEntities } from './vendorAccounts.ts';
import { webhooksEntities } from './webhooks.ts';

/** Every table outside the ledger, whose rows only db/'s statements write. */
export const entities = [
  ...merchantsEntities,
  ...webhooksEntities,
  ...ordersEntities,
  ...billsEntities,
  ...vendorAccountsEntities,
  ...usdtSessionsEntities,
  ...chainEntities,
  ...reconciliationEntities,
  ...operationsEntities,
] as const;
