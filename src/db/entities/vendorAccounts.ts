import { defineEntity, p } from '@mikro-orm/core';
import type { Environment } from '../../domain/money.ts';

const VendorAccount = defineEntity({
  name: 'VendorAccount',
  tableName: 'vendor_accounts',
  properties: {
    businessId: p.text().primary(),
    environment: p.text().$type<Environment>().primary(),
    provider: p.text(),
    providerReference: p.text(),
    accountNumber: p.text(),
    accountName: p.text(),
    accountType: p.text(),
    bankName: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

const VendorAccountClaim = defineEntity({
  name: 'VendorAccountClaim',
  tableName: 'vendor_account_claims',
  properties: {
    businessId: p.text().primary(),
    claimedAt: p.datetime().defaultRaw('now()'),
  },
});

const VendorCredit = defineEntity({
  name: 'VendorCredit',
  tableName: 'vendor_credits',
  properties: {
    provider: p.text().primary(),
    providerReference: p.text().primary(),
    environment: p.text().$type<Environment>(),
    status: p.text().$type<'PENDING' | 'CREDITED' | 'DISMISSED'>().default('PENDING'),
    businessId: p.text().nullable(),
    transactionId: p.text().nullable(),
    attentionReason: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

export const vendorAccountsEntities = [VendorAccount, VendorAccountClaim, VendorCredit] as const;
