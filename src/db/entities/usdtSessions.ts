import { p } from '@mikro-orm/core';
import type { Asset, Environment } from '../../domain/money.ts';
import type { RefundSource, RefundStatus } from '../../domain/usdt/refund.ts';
import type { PaymentResolution, ReviewReason, UsdtSessionStatus } from '../../domain/usdt/usdtSession.ts';
import * as column from './columns.ts';
import { table } from './table.ts';

export const PaymentLink = table('payment_links', {
  id: p.text().primary(),
  ...column.owner(),
  ...column.texts('title'),
  currency: p.text().$type<Asset>(),
  ...column.optionalTexts('description', 'referenceLabel', 'returnUrl', 'thankYouText'),
  ...column.optionalBigints('amountMinor', 'minAmountMinor', 'maxAmountMinor'),
  isActive: p.boolean().default(true),
  ...column.timesOfInsert('createdAt', 'updatedAt'),
});

export const UsdtSession = table('crypto_payments', {
  id: p.text().primary(),
  ...column.owner(),
  ...column.texts('depositAddress'),
  status: p.text().$type<UsdtSessionStatus>().default('AWAITING_DEPOSIT'),
  ...column.bigints('amountExpectedMinor', 'addressIndex'),
  amountReceivedMinor: p.bigint().default(0),
  amountCreditedMinor: p.bigint().default(0),
  ...column.optionalBigints('amountNgnMinor'),
  ...column.optionalTexts(
    'txHash',
    'merchantCustomerId',
    'merchantReference',
    'paymentLinkId',
    'payerReference',
    'description',
    'returnUrl',
    'requestId',
    'resolvedBy',
    'marketRate',
    'rate',
  ),
  metadata: p.json<Readonly<Record<string, unknown>>>(),
  policy: p.json<Readonly<Record<string, unknown>>>(),
  reviewReason: p.text().$type<ReviewReason>().nullable(),
  resolution: p.text().$type<PaymentResolution>().nullable(),
  ...column.flags('acceptsUnswept'),
  ...column.times('expiresAt', 'createdAt', 'updatedAt'),
});

export const SessionSale = table('session_sales', {
  paymentId: p.text().primary(),
  ...column.owner(),
  ...column.bigints('amountMinor'),
  destination: p.text().$type<'wallet' | 'bank'>(),
  status: p.text().$type<'PENDING' | 'SOLD' | 'LEFT'>().default('PENDING'),
  rateBasis: p.text().$type<'locked' | 'live'>().nullable(),
  ...column.optionalTexts('saleId', 'reason'),
  ...column.timesOfInsert('dueAt', 'createdAt'),
  ...column.optionalTimes('endedAt'),
});

export const CryptoRefund = table('crypto_refunds', {
  id: p.text().primary(),
  ...column.owner(),
  ...column.texts('paymentId', 'network', 'depositTxId', 'address', 'reason', 'requestedBy'),
  depositLogIndex: p.integer(),
  source: p.text().$type<RefundSource>(),
  ...column.bigints('amountMinor'),
  status: p.text().$type<RefundStatus>().default('PENDING'),
  ...column.optionalTexts('merchantReference', 'requestId', 'payer', 'txId', 'endedBy', 'cancelReason'),
  tokenFeeMinor: p.bigint().default(0),
  ...column.optionalBigints('blockNumber'),
  ...column.timesOfInsert('createdAt'),
  ...column.optionalTimes('payerSince', 'endedAt'),
});

export const Sweep = table('crypto_sweeps', {
  id: p.text().primary(),
  ...column.texts('paymentId', 'address'),
  environment: p.text().$type<Environment>(),
  ...column.bigints('addressIndex'),
  status: p.text().$type<'PENDING' | 'DONE' | 'SKIPPED' | 'FAILED'>().default('PENDING'),
  ...column.optionalBigints('amountMinor'),
  costSun: p.bigint().default(0),
  ...column.optionalTexts('reason', 'attentionReason'),
  ...column.timesOfInsert('createdAt'),
  ...column.optionalTimes('finishedAt'),
});

export const CryptoSweepTransaction = table('crypto_sweep_transactions', {
  txId: p.text().primary(),
  ...column.texts('sweepId', 'signedHex'),
  step: p.text().$type<'top_up' | 'delegate_energy' | 'transfer' | 'reclaim_energy' | 'return_trx'>(),
  ...column.optionalBigints('amountMinor', 'blockNumber'),
  ...column.times('expiresAt'),
  status: p.text().$type<'SIGNED' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED'>().default('SIGNED'),
  ...column.optionalTexts('failureReason'),
  feeSun: p.bigint().default(0),
  ...column.timesOfInsert('createdAt'),
  tokenFeeMinor: p.bigint().default(0),
});

export const CryptoEnergyRental = table('crypto_energy_rentals', {
  id: p.text().primary(),
  ...column.texts('sweepId', 'provider'),
  ...column.bigints('energy', 'priceSun'),
  status: p.text().$type<'CLAIMED' | 'ORDERED' | 'DELIVERED' | 'LATE' | 'FAILED'>().default('CLAIMED'),
  ...column.optionalTexts('orderId', 'reason'),
  costSun: p.bigint().default(0),
  ...column.timesOfInsert('createdAt', 'updatedAt'),
});

export const TreasuryMovement = table('treasury_movements', {
  ...column.texts('network', 'counterparty', 'bookedBy'),
  txId: p.text().primary(),
  logIndex: p.integer().primary(),
  environment: p.text().$type<Environment>(),
  direction: p.text().$type<'out' | 'in' | 'treasury_fee' | 'cold_storage_fee'>(),
  ...column.bigints('amountMinor', 'blockNumber'),
  ...column.times('blockTime'),
  ...column.timesOfInsert('createdAt'),
});
