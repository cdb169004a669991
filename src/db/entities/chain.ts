import { defineEntity, p } from '@mikro-orm/core';
import type { Environment } from '../../domain/money.ts';

const ChainCursor = defineEntity({
  name: 'ChainCursor',
  tableName: 'chain_cursors',
  properties: {
    network: p.text().primary(),
    environment: p.text().$type<Environment>(),
    blockNumber: p.bigint(),
    blockHash: p.text(),
    blockTime: p.datetime(),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

const ChainDeposit = defineEntity({
  name: 'ChainDeposit',
  tableName: 'chain_deposits',
  properties: {
    network: p.text().primary(),
    txId: p.text().primary(),
    logIndex: p.integer().primary(),
    environment: p.text().$type<Environment>(),
    paymentId: p.text(),
    businessId: p.text(),
    blockNumber: p.bigint(),
    blockTime: p.datetime(),
    contract: p.text(),
    fromAddress: p.text(),
    amountMinor: p.text(),
    status: p.text().$type<'RECEIVED' | 'CREDITED' | 'REJECTED' | 'UNEXPECTED' | 'DISMISSED'>(),
    reason: p.text().$type<'wrong_token' | 'session_over' | 'out_of_range'>().nullable(),
    decidedBy: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

const ChainSighting = defineEntity({
  name: 'ChainSighting',
  tableName: 'chain_sightings',
  properties: {
    network: p.text().primary(),
    txId: p.text().primary(),
    logIndex: p.integer().primary(),
    paymentId: p.text(),
    blockNumber: p.bigint(),
    amountMinor: p.bigint(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

const SimulatedChainAccount = defineEntity({
  name: 'SimulatedChainAccount',
  tableName: 'simulated_chain_accounts',
  properties: {
    address: p.text().primary(),
    usdtMinor: p.text().default(0),
    trxSun: p.text().default(0),
    isActive: p.boolean().default(false),
  },
});

const SimulatedChainBlock = defineEntity({
  name: 'SimulatedChainBlock',
  tableName: 'simulated_chain_blocks',
  properties: {
    number: p.bigint().primary(),
    hash: p.text(),
    parentHash: p.text(),
    timestampMs: p.bigint(),
  },
});

const SimulatedChainTransaction = defineEntity({
  name: 'SimulatedChainTransaction',
  tableName: 'simulated_chain_transactions',
  properties: {
    txId: p.text().primary(),
    blockNumber: p.bigint(),
    kind: p.text().$type<'deposit' | 'usdt_transfer' | 'trx_transfer'>(),
    outcome: p.text().$type<'SUCCESS' | 'REVERT' | 'OUT_OF_ENERGY'>(),
    fromAddress: p.text(),
    toAddress: p.text(),
    amount: p.text(),
    feeSun: p.text(),
    energyUsed: p.bigint(),
  },
});

export const chainEntities = [
  ChainCursor,
  ChainDeposit,
  ChainSighting,
  SimulatedChainAccount,
  SimulatedChainBlock,
  SimulatedChainTransaction,
] as const;
