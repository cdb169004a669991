import { p } from '@mikro-orm/core';
import type { DifferenceKind } from '../../domain/ledger/reconciliation.ts';
import type { Environment } from '../../domain/money.ts';
import * as column from './columns.ts';
import { table } from './table.ts';

export const Reconciliation = table('reconciliations', {
  environment: p.text().$type<Environment>().primary(),
  book: p.text().$type<'transfers' | 'vends' | 'wallet' | 'ledger'>().primary(),
  provider: p.text().primary(),
  account: p.text().primary(),
  day: p.text().primary(),
  ...column.optionalTimes('comparedAt', 'unaskedSince'),
  ...column.optionalIntegers('compared'),
  undecided: p.integer().default(0),
  ...column.optionalBigints('paidMinor', 'feesMinor', 'bookedMinor', 'balanceMinor'),
  ...column.optionalTexts('unaskedBecause'),
});

export const ReconciliationDifference = table('reconciliation_differences', {
  id: p.text().primary(),
  environment: p.text().$type<Environment>(),
  book: p.text().$type<'transfers' | 'vends' | 'wallet' | 'ledger' | 'chain'>(),
  ...column.texts('provider', 'account', 'subject', 'detail'),
  ...column.optionalTexts('day', 'flowId', 'explainedBy', 'explainedBecause'),
  kind: p.text().$type<DifferenceKind>(),
  ...column.optionalBigints('oursMinor', 'theirsMinor'),
  status: p.text().$type<'FOUND' | 'EXPLAINED' | 'CLOSED'>().default('FOUND'),
  ...column.timesOfInsert('foundAt', 'seenAt'),
  timesFound: p.integer().default(1),
  ...column.optionalTimes('explainedAt', 'closedAt'),
});

export const CheckResult = table('check_results', {
  source: p
    .text()
    .$type<'ledger' | 'verification' | 'custody' | 'rate' | 'reconciliation' | 'key'>()
    .primary(),
  subject: p.text().primary(),
  found: p.bigint(),
  ...column.optionalTexts('reason'),
  ...column.timesOfInsert('checkedAt'),
});

export const ReconciliationEvent = table('reconciliation_events', {
  id: p.bigint().primary().autoincrement(),
  ...column.texts('differenceId', 'status'),
  ...column.optionalBigints('oursMinor', 'theirsMinor'),
  ...column.optionalTexts('operator', 'reason'),
  ...column.timesOfInsert('at'),
});
