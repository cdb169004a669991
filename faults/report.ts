import { join } from 'node:path';
import type { ChaosCounts } from './chaos.ts';
import type { Installation } from './installation.ts';
import type { Options } from './options.ts';
import type { Finding, Tables } from './oracle/evidence.ts';
import type { Order } from './orders.ts';

/** What a run was, for its report. */
export interface RunFacts {
  readonly counts: ChaosCounts;
  readonly orders: readonly Order[];
  readonly tables: Tables;
  /** How many flows operators had to see to before they ended. */
  readonly nudged: number;
  readonly findings: readonly Finding[];
}

/** The command that makes the same run again. */
export function commandOf({ seed, minutes, kills, without }: Options): string {
  const left = without.size > 0 ? ` --without ${[...without].join(',')}` : '';
  return `npm run faults -- --seed ${seed} --minutes ${minutes} --kills ${kills}${left}`;
}

/** What was done and what came of it, as lines. */
export function reportOf(
  facts: RunFacts,
  { proxies, providers, callbacks, receivers, roles, api, operators }: Installation,
): readonly string[] {
  const { counts, orders, tables, findings } = facts;
  const lost = Object.entries(proxies).map(([name, proxy]) => [name, proxy.lostReplies()] as const);
  const mishaps = Object.values(providers).flatMap(({ name, mishaps: made }) =>
    Object.entries(made()).map(([mishap, count]) => [`${name} ${mishap}`, count] as const),
  );
  const states = Object.values(providers).flatMap(({ name, books }) =>
    countBy(books.all, ({ state }) => `${name} ${state}`),
  );
  const webhooks = receivers.flatMap((receiver) => receiver.received());
  return [
    line('kills', Object.entries(counts.kills)),
    line('faults', Object.entries(counts.faults)),
    line('replies lost', lost),
    line('mishaps', mishaps),
    line('operators', [...Object.entries(operators.counts()), ['saw to at the end', facts.nudged]]),
    line('requests', Object.entries(api.counts())),
    line(
      'orders',
      countBy(orders, ({ kind, state }) => `${kind} ${state}`),
    ),
    line('providers', [...states, ['callbacks', callbacks.sent()]]),
    line('webhooks', [
      ['ids', webhooks.length],
      ['received', webhooks.reduce((sum, { timesReceived }) => sum + timesReceived, 0)],
    ]),
    line(
      'records',
      countBy(tables.records, ({ kind, environment, status }) => `${environment} ${kind} ${status}`),
    ),
    line(
      'follows from these',
      countBy(tables.consequences, ({ kind, environment }) => `${environment} ${kind}`),
    ),
    line('by themselves', [
      ...countBy(
        tables.records.filter(({ isAutomatic }) => isAutomatic),
        ({ environment, status }) => `${environment} payout ${status}`,
      ),
      ...countBy(tables.sessionSales, ({ status }) => `session ${status}`),
    ]),
    line(
      'sessions',
      countBy(tables.sessions, ({ status }) => status),
    ),
    line(
      'ended by themselves',
      roles.map(({ name, endedByItself }) => [name, endedByItself()] as const),
    ),
    '',
    ...findings.map(({ kind, says, look }) => `${kind}  ${says}  [${look}]`),
    ...(findings.length > 0 ? [''] : []),
  ];
}

/** How many findings there are, in words: the last line of a run. */
export function countOf({ length }: readonly Finding[]): string {
  return `${length} ${length === 1 ? 'finding' : 'findings'}`;
}

/** How to look at what a run has left behind. */
export function keptLines(workDir: string): readonly string[] {
  return [
    `The data is kept: npm run faults -- --look ${workDir}`,
    `Logs of the service: ${join(workDir, '*.log')}`,
  ];
}

type Count = readonly [name: string, count: number];

function countBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Count[] {
  return [...Map.groupBy(items, nameOf)].map(([name, group]) => [name, group.length] as const);
}

function line(name: string, counts: readonly Count[]): string {
  const some = counts.filter(([, count]) => count > 0);
  const total = some.reduce((sum, [, count]) => sum + count, 0);
  const shown = some
    .toSorted(([left], [right]) => left.localeCompare(right))
    .map(([each, count]) => `${each} ${count}`);
  return `${name.padEnd(20)} ${total}${shown.length > 0 ? `: ${shown.join(', ')}` : ''}`;
}

/** Prints what happens, with the time of day. */
export function say(line: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);
}
