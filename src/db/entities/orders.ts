import { defineEntity, p } from '@mikro-orm/core';
import type { Asset, Environment } from '../../domain/money.ts';

const Transaction = defineEntity({
  name: 'Transaction',
  tableName: 'transactions',
  properties: {
    id: p.text().primary(),
    businessId: p.text(),
    environment: p.text().$type<Environment>(),
    flow: p.text().$type<'payment' | 'withdrawal' | 'vendor_credit' | 'bill' | 'collection'>(),
    status: p.text().$type<'PROCESSING' | 'COMPLETED' | 'FAILED' | 'REVERSED'>(),
    amountMinor: p.bigint(),
    feeMinor: p.bigint(),
    channel: p.text(),
    customer: p.text(),
    description: p.text(),
    payer: p.json<object>().nullable(),
    metadata: p.json<Readonly<Record<string, unknown>>>(),
    merchantReference: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

const Withdrawal = defineEntity({
  name: 'Withdrawal',
  tableName: 'withdrawals',
  properties: {
    transactionId: p.text().primary(),
    accountNumber: p.text(),
    bankCode: p.text(),
    bankName: p.text(),
    accountName: p.text(),
    provider: p.text(),
    providerReference: p.text().nullable(),
    sentAt: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
    failureReason: p.text().nullable(),
    attentionReason: p.text().nullable(),
    verifiedWith: p.text().nullable(),
    nipCode: p.text().nullable(),
  },
});

const PayoutAttempt = defineEntity({
  name: 'PayoutAttempt',
  tableName: 'payout_attempts',
  properties: {
    withdrawalId: p.text().nullable(),
    usdtSaleId: p.text().nullable(),
    payoutId: p.text().primary().defaultRaw(''),
    ordinal: p.smallint().primary(),
    provider: p.text(),
    account: p.text().nullable(),
    reference: p.text(),
    claims: p.integer().default(1),
    toldAt: p.datetime().defaultRaw('now()'),
    refusals: p.integer().default(0),
    givenUpAt: p.datetime().nullable(),
    givenUpAs: p.text().$type<'not_sent' | 'blocked'>().nullable(),
    givenUpBecause: p.text().nullable(),
  },
});

const PayoutPause = defineEntity({
  name: 'PayoutPause',
  tableName: 'payout_pauses',
  properties: {
    provider: p.text().primary(),
    reason: p.text(),
    pausedBy: p.text(),
    pausedAt: p.datetime().defaultRaw('now()'),
  },
});

const LaterLook = defineEntity({
  name: 'LaterLook',
  tableName: 'later_looks',
  properties: {
    flow: p.text().$type<'withdrawal' | 'usdt_sale' | 'bill' | 'collection'>().primary(),
    subjectId: p.text().primary(),
    businessId: p.text(),
    environment: p.text().$type<Environment>(),
    endedAs: p.text().$type<'COMPLETED' | 'FAILED'>().nullable(),
    lookAtMs: p.bigint().primary(),
  },
});

const UsdtQuote = defineEntity({
  name: 'UsdtQuote',
  tableName: 'usdt_quotes',
  properties: {
    id: p.text().primary(),
    businessId: p.text(),
    environment: p.text().$type<Environment>(),
    amountMinor: p.bigint(),
    marketRate: p.text(),
    rate: p.text(),
    grossMinor: p.bigint(),
    feeMinor: p.bigint(),
    netMinor: p.bigint(),
    marginMinor: p.bigint(),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
  },
});

const UsdtSale = defineEntity({
  name: 'UsdtSale',
  tableName: 'usdt_sales',
  properties: {
    id: p.text().primary(),
    businessId: p.text(),
    environment: p.text().$type<Environment>(),
    status: p.text().$type<'PROCESSING' | 'COMPLETED' | 'FAILED' | 'REVERSED'>().default('PROCESSING'),
    amountMinor: p.bigint(),
    marketRate: p.text(),
    rate: p.text(),
    grossMinor: p.bigint(),
    feeMinor: p.bigint(),
    netMinor: p.bigint(),
    marginMinor: p.bigint(),
    quoteId: p.text().nullable(),
    accountNumber: p.text(),
    bankCode: p.text(),
    bankName: p.text(),
    accountName: p.text(),
    provider: p.text(),
    providerReference: p.text().nullable(),
    merchantReference: p.text().nullable(),
    metadata: p.json<Readonly<Record<string, unknown>>>(),
    sentAt: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
    failureReason: p.text().nullable(),
    attentionReason: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
    verifiedWith: p.text().nullable(),
    nipCode: p.text().nullable(),
  },
});

const Collection = defineEntity({
  name: 'Collection',
  tableName: 'collections',
  properties: {
    transactionId: p.text().primary(),
    sourceCurrency: p.text(),
    sourceMinor: p.bigint(),
    givenAmount: p.text().$type<'source' | 'target'>(),
    country: p.text(),
    paymentMethod: p.text(),
    providerRate: p.text(),
    rate: p.text(),
    marginMinor: p.bigint(),
    customerName: p.text(),
    customerPhone: p.text(),
    customerEmail: p.text().nullable(),
    provider: p.text(),
    providerReference: p.text().nullable(),
    approveBy: p.datetime(),
    sentAt: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
    failureReason: p.text().nullable(),
    reviewReason: p.text().nullable(),
    providerFeeMinor: p.bigint().default(0),
    providerAccount: p.text().nullable(),
  },
});

const PaymentClaim = defineEntity({
  name: 'PaymentClaim',
  tableName: 'payment_claims',
  properties: {
    provider: p.text().primary(),
    eventKey: p.text().primary(),
    kind: p.text().$type<'refund' | 'dispute'>(),
    paymentReference: p.text(),
    status: p.text(),
    amountMinor: p.bigint().nullable(),
    currency: p.text().nullable(),
    dueAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    settledAt: p.datetime().nullable(),
  },
});

const BalanceAdjustment = defineEntity({
  name: 'BalanceAdjustment',
  tableName: 'balance_adjustments',
  properties: {
    id: p.text().primary(),
    businessId: p.text(),
    environment: p.text().$type<Environment>(),
    asset: p.text().$type<Asset>(),
    amountMinor: p.bigint(),
    reason: p.text(),
    orderedBy: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

export const ordersEntities = [
  Transaction,
  Withdrawal,
  PayoutAttempt,
  PayoutPause,
  LaterLook,
  UsdtQuote,
  UsdtSale,
  Collection,
  PaymentClaim,
  BalanceAdjustment,
] as const;
