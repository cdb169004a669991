import { defineEntity, p } from '@mikro-orm/core';
import type { Environment } from '../../domain/money.ts';

const CryptoPayment = defineEntity({
  name: 'CryptoPayment',
  tableName: 'crypto_payments',
  properties: {
    id: p.text().primary(),
    businessId: p.text(),
    environment: p.text().$type<Environment>(),
    status: p
      .text()
      .$type<
        | 'AWAITING_DEPOSIT'
        | 'PENDING_CONFIRMATION'
        | 'SWEEP_PENDING'
        | 'SETTLED'
        | 'UNDERPAID'
        | 'OVERPAID'
        | 'EXPIRED'
        | 'MANUAL_REVIEW'
        | 'FAILED'
      >()
      .default('AWAITING_DEPOSIT'),
    amountExpectedMinor: p.bigint(),
    amountReceivedMinor: p.bigint().default(0),
    amountCreditedMinor: p.bigint().default(0),
    addressIndex: p.bigint(),
    depositAddress: p.text(),
    txHash: p.text().nullable(),
    merchantCustomerId: p.text().nullable(),
    merchantReference: p.text().nullable(),
    metadata: p.json<Readonly<Record<string, unknown>>>(),
    policy: p.json<Readonly<Record<string, unknown>>>(),
    reviewReason: p.text().$type<'underpaid' | 'late' | 'sweep_failed'>().nullable(),
    resolution: p.text().$type<'credit_received' | 'credit_expected' | 'reject'>().nullable(),
    acceptsUnswept: p.boolean().default(false),
    resolvedBy: p.text().nullable(),
    expiresAt: p.datetime(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

const CryptoSweep = defineEntity({
  name: 'CryptoSweep',
  tableName: 'crypto_sweeps',
  properties: {
    id: p.text().primary(),
    paymentId: p.text(),
    environment: p.text().$type<Environment>(),
    addressIndex: p.bigint(),
    address: p.text(),
    status: p.text().$type<'PENDING' | 'DONE' | 'SKIPPED' | 'FAILED'>().default('PENDING'),
    amountMinor: p.bigint().nullable(),
    costSun: p.bigint().default(0),
    reason: p.text().nullable(),
    attentionReason: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    finishedAt: p.datetime().nullable(),
  },
});

const CryptoSweepTransaction = defineEntity({
  name: 'CryptoSweepTransaction',
  tableName: 'crypto_sweep_transactions',
  properties: {
    txId: p.text().primary(),
    sweepId: p.text(),
    step: p.text().$type<'top_up' | 'delegate_energy' | 'transfer' | 'reclaim_energy' | 'return_trx'>(),
    amountMinor: p.bigint().nullable(),
    signedHex: p.text(),
    expiresAt: p.datetime(),
    status: p.text().$type<'SIGNED' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED'>().default('SIGNED'),
    failureReason: p.text().nullable(),
    feeSun: p.bigint().default(0),
    blockNumber: p.bigint().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    tokenFeeMinor: p.bigint().default(0),
  },
});

const CryptoEnergyRental = defineEntity({
  name: 'CryptoEnergyRental',
  tableName: 'crypto_energy_rentals',
  properties: {
    id: p.text().primary(),
    sweepId: p.text(),
    provider: p.text(),
    energy: p.bigint(),
    priceSun: p.bigint(),
    status: p.text().$type<'CLAIMED' | 'ORDERED' | 'DELIVERED' | 'LATE' | 'FAILED'>().default('CLAIMED'),
    orderId: p.text().nullable(),
    costSun: p.bigint().default(0),
    reason: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

const TreasuryMovement = defineEntity({
  name: 'TreasuryMovement',
  tableName: 'treasury_movements',
  properties: {
    network: p.text(),
    txId: p.text().primary(),
    logIndex: p.integer().primary(),
    environment: p.text().$type<Environment>(),
    direction: p.text().$type<'out' | 'in' | 'treasury_fee' | 'cold_storage_fee'>(),
    counterparty: p.text(),
    amountMinor: p.bigint(),
    blockNumber: p.bigint(),
    blockTime: p.datetime(),
    bookedBy: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

export const cryptoPaymentsEntities = [
  CryptoPayment,
  CryptoSweep,
  CryptoSweepTransaction,
  CryptoEnergyRental,
  TreasuryMovement,
] as const;
