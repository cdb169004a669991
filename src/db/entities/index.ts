import * as bills from './bills.ts';
import * as chain from './chain.ts';
import * as merchants from './merchants.ts';
import * as operations from './operations.ts';
import * as orders from './orders.ts';
import * as reconciliation from './reconciliation.ts';
import * as usdtSessions from './usdtSessions.ts';
import * as vendorAccounts from './vendorAccounts.ts';
import * as webhooks from './webhooks.ts';

/** Every table outside the ledger, whose rows only db/'s statements write. */
export const entities = [
  ...Object.values(merchants),
  ...Object.values(webhooks),
  ...Object.values(orders),
  ...Object.values(bills),
  ...Object.values(vendorAccounts),
  ...Object.values(usdtSessions),
  ...Object.values(chain),
  ...Object.values(reconciliation),
  ...Object.values(operations),
] as const;
