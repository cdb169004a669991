import { p } from '@mikro-orm/core';
import type { Environment } from '../../domain/money.ts';
import * as column from './columns.ts';
import { table } from './table.ts';

export const ChainCursor = table('chain_cursors', {
  network: p.text().primary(),
  environment: p.text().$type<Environment>(),
  ...column.bigints('blockNumber'),
  ...column.texts('blockHash'),
  ...column.times('blockTime'),
  ...column.timesOfInsert('updatedAt'),
});

export const AcceptedContract = table('accepted_contracts', {
  environment: p.text().$type<Environment>().primary(),
  contract: p.text().primary(),
  ...column.texts('reason', 'acceptedBy'),
  ...column.timesOfInsert('createdAt'),
});

export const ChainCheckpoint = table('chain_checkpoints', {
  network: p.text().primary(),
  blockNumber: p.bigint().primary(),
  ...column.texts('blockHash'),
  ...column.times('blockTime'),
});

export const ChainAlarm = table('chain_alarms', {
  environment: p.text().$type<Environment>().primary(),
  kind: p.text().$type<'frozen_address' | 'deprecated_token' | 'lost_cursor' | 'unfit_node'>().primary(),
  subject: p.text().primary(),
  ...column.texts('note'),
  ...column.timesOfInsert('since'),
});

export const CryptoLoss = table('crypto_losses', {
  id: p.text().primary(),
  environment: p.text().$type<Environment>(),
  ...column.texts('address', 'reason', 'bookedBy'),
  ...column.optionalTexts('paymentId', 'businessId'),
  ...column.bigints('amountMinor'),
  borneBy: p.text().$type<'platform' | 'merchant' | 'payer'>(),
  ...column.timesOfInsert('createdAt'),
});

export const ChainDeposit = table('chain_deposits', {
  network: p.text().primary(),
  txId: p.text().primary(),
  logIndex: p.integer().primary(),
  environment: p.text().$type<Environment>(),
  ...column.texts('paymentId', 'businessId', 'contract', 'fromAddress'),
  ...column.bigints('blockNumber', 'amountMinor'),
  ...column.times('blockTime'),
  status: p.text().$type<'RECEIVED' | 'CREDITED' | 'REJECTED' | 'UNEXPECTED' | 'DISMISSED' | 'DUST'>(),
  reason: p.text().$type<'wrong_token' | 'session_over' | 'out_of_range' | 'new_contract'>().nullable(),
  ...column.optionalTexts('decidedBy'),
  ...column.timesOfInsert('createdAt'),
});

export const ChainSighting = table('chain_sightings', {
  network: p.text().primary(),
  txId: p.text().primary(),
  logIndex: p.integer().primary(),
  ...column.texts('paymentId'),
  ...column.bigints('blockNumber', 'amountMinor'),
  ...column.timesOfInsert('createdAt'),
});

export const SimulatedChainAccount = table('simulated_chain_accounts', {
  address: p.text().primary(),
  usdtMinor: p.bigint().default(0),
  trxSun: p.bigint().default(0),
  ...column.flags('isActive'),
});

export const SimulatedChainBlock = table('simulated_chain_blocks', {
  number: p.bigint().primary(),
  ...column.texts('hash', 'parentHash'),
  ...column.bigints('timestampMs'),
});

export const SimulatedChainTransaction = table('simulated_chain_transactions', {
  txId: p.text().primary(),
  ...column.bigints('blockNumber', 'energyUsed', 'amount', 'feeSun'),
  kind: p.text().$type<'deposit' | 'other_deposit' | 'usdt_transfer' | 'trx_transfer'>(),
  outcome: p.text().$type<'SUCCESS' | 'REVERT' | 'OUT_OF_ENERGY'>(),
  ...column.texts('fromAddress', 'toAddress'),
});
