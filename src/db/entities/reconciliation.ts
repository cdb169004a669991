import { defineEntity, p } from '@mikro-orm/core';
import type { Environment } from '../../domain/money.ts';
import type { DifferenceKind } from '../../domain/reconciliation.ts';

const Reconciliation = defineEntity({
  name: 'Reconciliation',
  tableName: 'reconciliations',
  properties: {
    environment: p.text().$type<Environment>().primary(),
    book: p.text().$type<'transfers' | 'vends' | 'wallet' | 'ledger'>().primary(),
    provider: p.text().primary(),
    account: p.text().primary(),
    day: p.text().primary(),
    comparedAt: p.datetime().nullable(),
    compared: p.integer().nullable(),
    undecided: p.integer().default(0),
    paidMinor: p.bigint().nullable(),
    feesMinor: p.bigint().nullable(),
    bookedMinor: p.bigint().nullable(),
    balanceMinor: p.bigint().nullable(),
    unaskedSince: p.datetime().nullable(),
    unaskedBecause: p.text().nullable(),
  },
});

const ReconciliationDifference = defineEntity({
  name: 'ReconciliationDifference',
  tableName: 'reconciliation_differences',
  properties: {
    id: p.text().primary(),
    environment: p.text().$type<Environment>(),
    book: p.text().$type<'transfers' | 'vends' | 'wallet' | 'ledger' | 'chain'>(),
    provider: p.text(),
    account: p.text(),
    day: p.text().nullable(),
    kind: p.text().$type<DifferenceKind>(),
    subject: p.text(),
    flowId: p.text().nullable(),
    oursMinor: p.bigint().nullable(),
    theirsMinor: p.bigint().nullable(),
    detail: p.text(),
    status: p.text().$type<'FOUND' | 'EXPLAINED' | 'CLOSED'>().default('FOUND'),
    foundAt: p.datetime().defaultRaw('now()'),
    seenAt: p.datetime().defaultRaw('now()'),
    timesFound: p.integer().default(1),
    explainedBy: p.text().nullable(),
    explainedBecause: p.text().nullable(),
    explainedAt: p.datetime().nullable(),
    closedAt: p.datetime().nullable(),
  },
});

const ReconciliationEvent = defineEntity({
  name: 'ReconciliationEvent',
  tableName: 'reconciliation_events',
  properties: {
    id: p.bigint().primary().autoincrement(),
    differenceId: p.text(),
    status: p.text(),
    oursMinor: p.bigint().nullable(),
    theirsMinor: p.bigint().nullable(),
    operator: p.text().nullable(),
    reason: p.text().nullable(),
    at: p.datetime().defaultRaw('now()'),
  },
});

export const reconciliationEntities = [
  Reconciliation,
  ReconciliationDifference,
  ReconciliationEvent,
] as const;
