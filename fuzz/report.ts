import type { Afterwards } from './afterwards.ts';
import type { Draft } from './drafts.ts';
import type { FindingGroup } from './findings.ts';
import { commandOf, type Options } from './options.ts';
import type { Outcome } from './sending.ts';

/** How many requests were answered how. */
export class Counts {
  readonly byStatus = new Map<string, number>();
  /** Operations that did what they are for, and how often. */
  readonly served = new Map<string, number>();
  total = 0;

  add({ operation, documented }: Draft, outcome: Outcome): void {
    this.total++;
    const status = outcome.kind === 'answered' ? String(outcome.status) : 'unanswered';
    this.byStatus.set(status, (this.byStatus.get(status) ?? 0) + 1);
    if (documented && outcome.kind === 'answered' && outcome.status < 300)
      this.served.set(operation, (this.served.get(operation) ?? 0) + 1);
  }
}

const MEGABYTE = 2 ** 20;

/** What was sent and what came of it, as lines. */
export function reportOf(
  facts: {
    readonly counts: Counts;
    readonly groups: readonly FindingGroup[];
    readonly afterwards: Afterwards;
    readonly seconds: number;
    readonly memory: readonly number[];
  },
  options: Options,
): readonly string[] {
  const { counts, groups, afterwards, seconds, memory } = facts;
  const [before = 0, after = 0] = memory.map((bytes) => Math.round(bytes / MEGABYTE));
  const classes = Map.groupBy(counts.byStatus, ([status]) =>
    /^\d/.test(status) ? `${status[0]}xx` : status,
  );
  return [
    line(
      'requests',
      `${counts.total} in ${Math.round(seconds)} s, ${Math.round(counts.total / seconds)} a second`,
    ),
    ...[...classes]
      .sort()
      .map(([name, list]) =>
        line(name, `${sum(list)}: ${list.map(([status, count]) => `${status} ${count}`).join(', ')}`),
      ),
    line(
      'operations served',
      `${counts.served.size}: ${[...counts.served].map(([name, count]) => `${name} ${count}`).join(', ')}`,
    ),
    line('ledger', `${afterwards.ledgerChecks} rules verified`),
    line(
      'approvals',
      [...afterwards.approvals].map(([status, requests]) => `${requests} ${status}`).join(', ') || 'none',
    ),
    line('memory', `${before} MB before, ${after} MB after`),
    ...[...afterwards.logged].map(([said, count]) => line('logged', `${count} × ${said}`)),
    '',
    ...groups.flatMap(({ kind, operation, says, number, count, command }) => [
      `${kind}  ${operation}  ${count} ×, first as request ${number}: ${says.slice(0, 600)}`,
      `    ${command}`,
    ]),
    ...afterwards.findings.map(({ kind, says }) => `${kind}  ${says}`),
    ...(groups.length > 0 ? [`All of it again: ${commandOf(options)}`] : []),
  ];
}

function sum(list: readonly (readonly [string, number])[]): number {
  return list.reduce((total, [, count]) => total + count, 0);
}

function line(name: string, text: string): string {
  return `${name.padEnd(20)} ${text}`;
}
