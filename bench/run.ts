import { writeFileSync } from 'node:fs';
import type { Stops } from '../drivers/parts.ts';
import { runProgram, stopAll } from '../drivers/program.ts';
import { verifyBooks } from './books.ts';
import { type BenchEnvironment, profileArgs, startEnvironment } from './environment.ts';
import { compareGrowth } from './growth.ts';
import { measureHostile } from './hostile.ts';
import { compareKeeping } from './keeping.ts';
import { compareHotAccount, compareTransfers, prepareLedgerBench } from './ledger.ts';
import { type Line, tableOf } from './lines.ts';
import { describeMachine } from './machine.ts';
import { measureMemory } from './memory.ts';
import { compareNeighbours } from './neighbours.ts';
import { CLUSTER_ITEMS, type Options, parseOptions, type Run, USAGE } from './options.ts';
import { compareOrders } from './orders.ts';
import { comparePages } from './pages.ts';
import { comparePayments } from './payments.ts';
import { pictureOf } from './picture.ts';
import { compareReceivers } from './receivers.ts';
import { jsonOf, type Report } from './report.ts';
import { compareSessions } from './sessions.ts';
import { measureSoak } from './soak.ts';
import { storeTransactions } from './storedTransactions.ts';
import { compareSweeping } from './sweeping.ts';
import type { TemporalKind } from './temporal.ts';
import { compareWatchers } from './watcher.ts';
import { compareWithdrawals } from './withdrawals.ts';

const MERCHANTS = { full: 200, quick: 10 };

const progress = (line: string) => console.log(`  ${line}`);

async function compareAll(environment: BenchEnvironment, run: Run): Promise<readonly Line[]> {
  const wanted = (...some: string[]) => some.some((item) => run.items.has(item));
  const lines: Line[] = [];
  if (wanted('a', 'b', 'c')) {
    const bench = await prepareLedgerBench(environment, run);
    if (wanted('a', 'b')) lines.push(...(await compareTransfers(bench, run)));
    if (wanted('c')) lines.push(...(await compareHotAccount(bench, run)));
  }
  if (wanted('d', 'e', 'f', 'g', 'l', 'm', 's', 't', 'u', 'v')) {
    const merchants = await environment.createMerchants(MERCHANTS[run.size]);
    const load = await environment.start({
      module: new URL('./loadProcess.ts', import.meta.url),
      env: { NODE_ENV: 'production' },
      nodeArgs: profileArgs('load'),
    });
    const loaded = { environment, load, merchants };
    if (wanted('d')) lines.push(...(await comparePayments(loaded, run)));
    if (wanted('e', 'f', 'g')) lines.push(...(await compareWithdrawals(loaded, run)));
    if (wanted('s', 't', 'u')) lines.push(...(await compareOrders(loaded, run)));
    if (wanted('l', 'm', 'v')) lines.push(...(await compareSessions(loaded, run)));
  }
  if (wanted('h')) lines.push(await compareWatchers(environment, run));
  if (wanted('i', 'k')) {
    const transactions = await storeTransactions(environment, run);
    if (wanted('i')) lines.push(...(await comparePages(transactions, run)));
    if (wanted('k')) lines.push(...(await compareGrowth(transactions, run)));
    await transactions.forget();
  }
  if (wanted('j')) lines.push(...(await compareNeighbours(environment, run)));
  if (wanted('o')) lines.push(await compareReceivers(environment, run));
  if (wanted('n')) lines.push(...(await measureMemory(environment, run)));
  if (wanted('q')) lines.push(...(await compareKeeping(environment, run)));
  if (wanted('r')) lines.push(await compareSweeping(environment, run));
  if (wanted('w')) lines.push(await measureHostile(environment, run));
  if (wanted('p')) lines.push(...(await measureSoak(environment, run)));
  return lines;
}

function sorted(lines: readonly Line[]): readonly Line[] {
  return lines.toSorted((left, right) => left.item.localeCompare(right.item));
}

/** Recomputes the whole ledger from its entries after the load. Returns whether it is as it must be. */
async function verify({ databaseUrl }: BenchEnvironment): Promise<boolean> {
  const { ok, checked } = await verifyBooks(databaseUrl, { allowsTransfersWithoutRecord: true });
  for (const { name, examined, violations } of checked) {
    if (violations.length > 0) console.log(`BROKEN ${name}\n  ${violations.join('\n  ')}`);
    else progress(`${name}: ${examined.toLocaleString('en')} examined`);
  }
  return ok;
}

/** Measures what the options ask for, and reports it. Returns the number of findings: 1 when the ledger is broken. */
async function measureAndReport(options: Options, stops: Stops): Promise<number> {
  const startedAt = new Date().toISOString();
  const { size, rounds, seconds } = options;
  const found = await measureOn('development', options, stops);
  const all = options.alsoOnCluster ? [found, await measureOnCluster(options, stops)] : [found];
  const isLedgerIntact = all.every((each) => each.isLedgerIntact);
  const lines = sorted(all.flatMap((each) => each.lines));
  write({ startedAt, size, rounds, seconds, machine: found.machine, isLedgerIntact, lines }, options);
  return isLedgerIntact ? 0 : 1;
}

/** Measures with everything on servers of its own, and stops them. */
async function measureOn(
  temporalKind: TemporalKind,
  options: Options,
  stops: Stops,
): Promise<Pick<Report, 'machine' | 'isLedgerIntact' | 'lines'>> {
  const environment = await startEnvironment(stops, temporalKind);
  const lines = await compareAll(environment, { ...options, progress });
  console.log('\nThe ledger after the load:');
  const isLedgerIntact = await verify(environment);
  const machine = await describeMachine(environment);
  await stopAll(stops);
  return { machine, isLedgerIntact, lines };
}

/** Both sides on the Temporal server of `npm run cluster`: the same lines, which say so. */
async function measureOnCluster(options: Options, stops: Stops) {
  progress('Again, on a Temporal server with Postgres');
  const items = new Set(CLUSTER_ITEMS.filter((item) => options.items.has(item)));
  const found = await measureOn('cluster', { ...options, items }, stops);
  return {
    ...found,
    lines: found.lines.map((line) => ({ ...line, what: `${line.what}, Temporal on Postgres` })),
  };
}

function write(report: Report, { jsonFile, svgFile }: Options): void {
  console.log(`\n${tableOf(report.lines)}\n`);
  const { isLedgerIntact, size } = report;
  if (size === 'quick') console.log('A quick run: the figures only show that every line runs.');
  console.log(isLedgerIntact ? 'The ledger is intact.' : 'THE LEDGER IS BROKEN: the figures mean nothing.');
  if (jsonFile !== undefined) writeFileSync(jsonFile, jsonOf(report));
  if (svgFile !== undefined) writeFileSync(svgFile, pictureOf(report));
}

/** The entry of `npm run bench`: measures ratios, and reports them as a table and, when asked, as JSON and a picture. */
await runProgram({
  run: (args, { stops }) => measureAndReport(parseOptions(args), stops),
  usage: () => USAGE,
});
