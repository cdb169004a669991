import { p } from '@mikro-orm/core';
import type { Kind, TransactionFlow } from '../../contract/kinds.ts';
import type { StoredCharges } from '../../domain/ledger/charges.ts';
import type { HoldGround } from '../../domain/ledger/walletHold.ts';
import type { ApprovalKind, ApprovalStatus } from '../../domain/merchants/approvals.ts';
import type { Asset, Environment } from '../../domain/money.ts';
import type { OrderStatus, TransactionStatus } from '../../domain/orderStatus.ts';
import type { PauseReason, PayoutRule, UnconfirmedChange } from '../../domain/orders/automaticPayout.ts';
import type { Outcome } from '../../domain/orders/decideOrder.ts';
import * as column from './columns.ts';
import { table } from './table.ts';

export const Transaction = table('transactions', {
  id: p.text().primary(),
  ...column.owner(),
  ...column.texts('channel', 'customer', 'description'),
  asset: p.text().$type<Asset>().default('NGN'),
  flow: p.text().$type<TransactionFlow>(),
  status: p.text().$type<TransactionStatus>(),
  ...column.bigints('amountMinor', 'feeMinor'),
  charges: p.json<StoredCharges>().nullable(),
  payer: p.json<object>().nullable(),
  metadata: p.json<Readonly<Record<string, unknown>>>(),
  ...column.optionalTexts('merchantReference', 'requestId'),
  ...column.timesOfInsert('createdAt', 'updatedAt'),
});

export const PaymentRefund = table('payment_refunds', {
  transactionId: p.text().primary(),
  ...column.texts('paymentId'),
  ...column.timesOfInsert('createdAt'),
});

export const Chargeback = table('chargebacks', {
  transactionId: p.text().primary(),
  ...column.texts('receivedId', 'dispute', 'openedBy'),
  status: p.text().$type<'OPEN' | 'WON' | 'LOST'>().default('OPEN'),
  returnedFeeMinor: p.bigint('bigint').default('0'),
  ...column.optionalTexts('decidedBy', 'decidedBecause'),
  ...column.optionalTimes('decidedAt'),
  ...column.timesOfInsert('createdAt'),
});

export const DailyTotal = table('daily_totals', {
  businessId: p.text().primary(),
  environment: p.text().$type<Environment>().primary(),
  day: p.date().primary(),
  flow: p.text().$type<TransactionFlow>().primary(),
  ...column.bigints('transactions', 'amountMinor', 'feeMinor'),
});

export const DailyUsdtTotal = table('daily_usdt_totals', {
  businessId: p.text().primary(),
  environment: p.text().$type<Environment>().primary(),
  day: p.date().primary(),
  ...column.bigints('credits', 'creditedMinor'),
});

export const RecreatedOrder = table('recreated_orders', {
  orderId: p.text().primary(),
  ...column.flags('mayOwe'),
  ...column.texts('recreatedBy', 'reason'),
  ...column.optionalTexts('confirmedBy'),
  ...column.timesOfInsert('createdAt'),
});

export const Withdrawal = table('withdrawals', {
  transactionId: p.text().primary(),
  ...column.settlementAccount(),
  ...column.flags('isAutomatic'),
});

export const Order = table('orders', {
  id: p.text().primary(),
  kind: p.text().$type<Kind>(),
  ...column.owner(),
  ...column.texts('provider', 'summary'),
  status: p.text().$type<OrderStatus>().default('PROCESSING'),
  updatesReceived: p.integer().default(0),
  ...column.optionalTexts('decisionId', 'decisionOperator', 'decisionReason'),
  decisionOutcome: p.text().$type<'completed' | 'failed'>().nullable(),
  ...column.flags('decisionOverrides', 'isCancellationRequested', 'reviewOutlivesEnd'),
  ...column.optionalTexts('reviewReason', 'dismissedOutcome', 'providerReference', 'failureReason'),
  ...column.optionalTimes('approveBy', 'nextCheckAt', 'settledAt'),
  ...column.timesOfInsert('createdAt'),
  databaseLife: p.bigint().defaultRaw('database_life()'),
});

export const Attempt = table('attempts', {
  orderId: p.text().primary(),
  ordinal: p.smallint().primary(),
  ...column.texts('provider', 'reference'),
  ...column.optionalTexts('account', 'reason', 'providerReference'),
  fencingToken: p.integer(),
  sends: p.integer().default(0),
  outcome: p.text().$type<Outcome>().nullable(),
  checks: p.integer().default(0),
  unreachable: p.integer().default(0),
  updatesRead: p.integer().default(0),
  refusals: p.integer().default(0),
  ...column.optionalTimes(
    'sentAt',
    'leasedAt',
    'sendBy',
    'answeredAt',
    'nextCheckAt',
    'abandonedAt',
    'blockedAt',
  ),
  ...column.flags('canFailOver', 'isReferenceOver'),
});

export const PayoutPause = table('payout_pauses', {
  provider: p.text().primary(),
  ...column.texts('reason', 'pausedBy'),
  ...column.timesOfInsert('pausedAt'),
});

/** What a sale of USDT is agreed at. */
const saleTerms = () => ({
  ...column.texts('marketRate', 'rate'),
  ...column.bigints('amountMinor', 'grossMinor', 'feeMinor', 'netMinor', 'marginMinor'),
  charges: p.json<StoredCharges>().nullable(),
});

export const UsdtQuote = table('usdt_quotes', {
  id: p.text().primary(),
  ...column.owner(),
  ...saleTerms(),
  ...column.timesOfInsert('createdAt'),
  ...column.times('expiresAt'),
});

export const UsdtSale = table('usdt_sales', {
  id: p.text().primary(),
  ...column.owner(),
  ...saleTerms(),
  ...column.settlementAccount(),
  status: p.text().$type<OrderStatus>().default('PROCESSING'),
  ...column.optionalTexts('quoteId', 'merchantReference', 'requestId'),
  metadata: p.json<Readonly<Record<string, unknown>>>(),
  ...column.timesOfInsert('createdAt', 'updatedAt'),
});

export const Collection = table('collections', {
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
  ...column.optionalBigints('keptFeeMinor'),
  givenAmount: p.text().$type<'source' | 'target'>(),
  ...column.optionalTexts('customerEmail', 'providerReference'),
  providerFeeMinor: p.bigint().default(0),
});

export const PaymentClaim = table('payment_claims', {
  provider: p.text().primary(),
  eventKey: p.text().primary(),
  kind: p.text().$type<'refund' | 'dispute'>(),
  ...column.texts('paymentReference', 'status'),
  ...column.optionalBigints('amountMinor'),
  ...column.optionalTexts('currency'),
  ...column.optionalTimes('dueAt', 'settledAt'),
  ...column.timesOfInsert('createdAt'),
});

export const BalanceAdjustment = table('balance_adjustments', {
  id: p.text().primary(),
  ...column.owner(),
  ...column.texts('reason', 'orderedBy'),
  asset: p.text().$type<Asset>(),
  ...column.bigints('amountMinor'),
  ...column.timesOfInsert('createdAt'),
});

/** A part of a wallet that operators hold for a case. */
export const WalletHold = table('wallet_holds', {
  id: p.text().primary(),
  ...column.owner(),
  asset: p.text().$type<Asset>(),
  ...column.bigints('amountMinor', 'heldMinor'),
  part: p.integer().default(1),
  ground: p.text().$type<HoldGround>(),
  ...column.texts('caseNumber', 'reason', 'placedBy'),
  ...column.optionalTexts('confirmedBy'),
  ...column.timesOfInsert('placedAt'),
  ...column.optionalTimes('endedAt'),
});

/** A release of a part of it, or of the rest. */
export const WalletHoldRelease = table('wallet_hold_releases', {
  holdId: p.text().primary(),
  part: p.integer().primary(),
  ...column.bigints('releasedMinor', 'remainingMinor'),
  ...column.texts('reason', 'releasedBy'),
  ...column.optionalTexts('confirmedBy'),
  ...column.timesOfInsert('releasedAt'),
  transactionId: p.text().defaultRaw(`new_identifier('txn')`),
});

/** The payouts that a business has made by themselves. */
export const AutomaticPayout = table('automatic_payouts', {
  businessId: p.text().primary(),
  environment: p.text().$type<Environment>().primary(),
  status: p.text().$type<'ACTIVE' | 'PAUSED' | 'OFF'>(),
  rule: p.text().$type<PayoutRule>(),
  ...column.optionalIntegers('atMinute'),
  ...column.optionalBigints('aboveMinor'),
  ...column.bigints('reserveMinor'),
  pausedBecause: p.text().$type<PauseReason>().nullable(),
  failures: p.smallint().default(0),
  unconfirmedChange: p.text().$type<UnconfirmedChange>().nullable(),
  ...column.times('dueAt', 'lookAt'),
});

/** A payout that was made so. */
export const AutomaticPayoutRun = table('automatic_payout_runs', {
  transactionId: p.text().primary(),
  ...column.owner(),
  rule: p.text().$type<PayoutRule>(),
  day: p.date(),
  failuresBefore: p.smallint().default(0),
  outcome: p.text().$type<Exclude<OrderStatus, 'PROCESSING'>>().nullable(),
});

/** What waits for a second person, or waited. */
export const ApprovalRequest = table('approval_requests', {
  id: p.text().primary(),
  ...column.texts('businessId'),
  environment: p.text().$type<Environment>().nullable(),
  kind: p.text().$type<ApprovalKind>(),
  body: p.json<Readonly<Record<string, unknown>>>(),
  ...column.optionalTexts(
    'operation',
    'destination',
    'madeByUser',
    'madeByKey',
    'decidedBy',
    'reason',
    'orderId',
  ),
  ...column.optionalBigints('amountMinor'),
  ...column.timesOfInsert('createdAt'),
  expiresAt: p.datetime().defaultRaw("now() + interval '1 day'"),
  status: p.text().$type<ApprovalStatus>().default('WAITING'),
  ...column.optionalTimes('decidedAt'),
});
