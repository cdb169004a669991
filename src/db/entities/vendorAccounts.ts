import { p } from '@mikro-orm/core';
import type { Environment } from '../../domain/money.ts';
import type { Outcome } from '../../domain/orders/decideOrder.ts';
import type { VendorCreditStatus } from '../../domain/orders/vendorCredit.ts';
import * as column from './columns.ts';
import { table } from './table.ts';

export const VendorAccount = table('vendor_accounts', {
  businessId: p.text().primary(),
  environment: p.text().$type<Environment>().primary(),
  ...column.texts('provider', 'providerReference', 'accountNumber', 'accountName', 'accountType', 'bankName'),
  ...column.timesOfInsert('createdAt'),
});

export const VendorAccountClaim = table('vendor_account_claims', {
  businessId: p.text().primary(),
  ...column.timesOfInsert('claimedAt'),
});

export const VendorCredit = table('vendor_credits', {
  provider: p.text().primary(),
  providerReference: p.text().primary(),
  environment: p.text().$type<Environment>(),
  status: p.text().$type<VendorCreditStatus>().default('PENDING'),
  ...column.optionalTexts('businessId', 'transactionId', 'decisionId', 'decisionOperator', 'decisionReason'),
  ...column.optionalTexts('reviewReason', 'reason'),
  ...column.flags('isCancellationRequested'),
  outcome: p.text().$type<Outcome>().nullable(),
  updatesReceived: p.integer().default(0),
  checks: p.integer().default(0),
  unreachable: p.integer().default(0),
  updatesRead: p.integer().default(0),
  ...column.optionalTimes('answeredAt', 'nextCheckAt', 'takenBackAt'),
  ...column.timesOfInsert('createdAt', 'updatedAt'),
});
