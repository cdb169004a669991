import { p } from '@mikro-orm/core';
import type { Kind, TransactionFlow } from '../../contract/kinds.ts';
import type { Asset, Environment } from '../../domain/money.ts';
import type { FlowStatus } from '../../domain/providerFlow.ts';
import * as column from './columns.ts';
import { table } from './table.ts';

const Transaction = table('transactions', {
  id: p.text().primary(),
  ...column.texts('businessId', 'channel', 'customer', 'description'),
  environment: p.text().$type<Environment>(),
  flow: p.text().$type<TransactionFlow>(),
  status: p.text().$type<FlowStatus>(),
  ...column.bigints('amountMinor', 'feeMinor'),
  payer: p.json<object>().nullable(),
  metadata: p.json<Readonly<Record<string, unknown>>>(),
  ...column.optionalTexts('merchantReference'),
  ...column.timesOfInsert('createdAt', 'updatedAt'),
});

const DailyTotal = table('daily_totals', {
  businessId: p.text().primary(),
  environment: p.text().$type<Environment>().primary(),
  day: p.date().primary(),
  flow: p.text().$type<TransactionFlow>().primary(),
  ...column.bigints('transactions', 'amountMinor', 'feeMinor'),
});

const Withdrawal = table('withdrawals', {
  transactionId: p.text().primary(),
  ...column.texts('accountNumber', 'bankCode', 'bankName', 'accountName', 'provider'),
  ...column.optionalTexts('providerReference', 'failureReason', 'attentionReason', 'verifiedWith', 'nipCode'),
  ...column.optionalTimes('sentAt', 'finishedAt'),
});

const PayoutAttempt = table('payout_attempts', {
  ...column.optionalTexts('withdrawalId', 'usdtSaleId', 'account', 'givenUpBecause'),
  payoutId: p.text().primary().defaultRaw(''),
  ordinal: p.smallint().primary(),
  ...column.texts('provider', 'reference'),
  claims: p.integer().default(1),
  ...column.timesOfInsert('toldAt'),
  refusals: p.integer().default(0),
  ...column.optionalTimes('givenUpAt'),
  givenUpAs: p.text().$type<'not_sent' | 'blocked'>().nullable(),
});

const PayoutPause = table('payout_pauses', {
  provider: p.text().primary(),
  ...column.texts('reason', 'pausedBy'),
  ...column.timesOfInsert('pausedAt'),
});

const LaterLook = table('later_looks', {
  flow: p.text().$type<Kind>().primary(),
  subjectId: p.text().primary(),
  ...column.texts('businessId'),
  environment: p.text().$type<Environment>(),
  endedAs: p.text().$type<'COMPLETED' | 'FAILED'>().nullable(),
  lookAtMs: p.bigint().primary(),
});

const UsdtQuote = table('usdt_quotes', {
  id: p.text().primary(),
  ...column.texts('businessId', 'marketRate', 'rate'),
  environment: p.text().$type<Environment>(),
  ...column.bigints('amountMinor', 'grossMinor', 'feeMinor', 'netMinor', 'marginMinor'),
  ...column.timesOfInsert('createdAt'),
  ...column.times('expiresAt'),
});

const UsdtSale = table('usdt_sales', {
  id: p.text().primary(),
  ...column.texts(
    'businessId',
    'marketRate',
    'rate',
    'accountNumber',
    'bankCode',
    'bankName',
    'accountName',
    'provider',
  ),
  environment: p.text().$type<Environment>(),
  status: p.text().$type<FlowStatus>().default('PROCESSING'),
  ...column.bigints('amountMinor', 'grossMinor', 'feeMinor', 'netMinor', 'marginMinor'),
  ...column.optionalTexts(
    'quoteId',
    'providerReference',
    'merchantReference',
    'failureReason',
    'attentionReason',
    'verifiedWith',
    'nipCode',
  ),
  metadata: p.json<Readonly<Record<string, unknown>>>(),
  ...column.optionalTimes('sentAt', 'finishedAt'),
  ...column.timesOfInsert('createdAt', 'updatedAt'),
});

const Collection = table('collections', {
  transactionId: p.text().primary(),
  ...column.texts(
    'sourceCurrency',
    'country',
    'paymentMethod',
    'providerRate',
    'rate',
    'customerName',
    'customerPhone',
    'provider',
  ),
  ...column.bigints('sourceMinor', 'marginMinor'),
  givenAmount: p.text().$type<'source' | 'target'>(),
  ...column.optionalTexts(
    'customerEmail',
    'providerReference',
    'failureReason',
    'reviewReason',
    'providerAccount',
  ),
  ...column.times('approveBy'),
  ...column.optionalTimes('sentAt', 'finishedAt'),
  providerFeeMinor: p.bigint().default(0),
});

const PaymentClaim = table('payment_claims', {
  provider: p.text().primary(),
  eventKey: p.text().primary(),
  kind: p.text().$type<'refund' | 'dispute'>(),
  ...column.texts('paymentReference', 'status'),
  ...column.optionalBigints('amountMinor'),
  ...column.optionalTexts('currency'),
  ...column.optionalTimes('dueAt', 'settledAt'),
  ...column.timesOfInsert('createdAt'),
});

const BalanceAdjustment = table('balance_adjustments', {
  id: p.text().primary(),
  ...column.texts('businessId', 'reason', 'orderedBy'),
  environment: p.text().$type<Environment>(),
  asset: p.text().$type<Asset>(),
  ...column.bigints('amountMinor'),
  ...column.timesOfInsert('createdAt'),
});

export const ordersEntities = [
  Transaction,
  DailyTotal,
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
