import { parseArgs } from 'node:util';
import { verifyLedger } from '../src/db/ledgerVerification.ts';
import { type Line, tableOf } from './comparison.ts';
import { type BenchEnvironment, profileArgs, startEnvironment } from './environment.ts';
import { compareGrowth } from './growth.ts';
import { compareHotAccount, compareTransfers, prepareLedgerBench } from './ledger.ts';
import { compareNeighbours } from './neighbours.ts';
import { comparePages } from './pages.ts';
import { comparePayments } from './payments.ts';
import { compareWatchers } from './watcher.ts';
import {
  compareHistories,
  compareLatency,
  compareThroughput,
  prepareWithdrawalBench,
} from './withdrawals.ts';

const ITEMS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'] as const;
const MERCHANTS = 200;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: ITEMS.join(',') },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
  },
});
const items = new Set(values.only.split(','));
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const progress = (line: string) => console.log(`  ${line}`);
const wanted = (...some: string[]) => some.some((item) => items.has(item));

async function compareAll(environment: BenchEnvironment): Promise<readonly Line[]> {
  const lines: Line[] = [];
  if (wanted('a', 'b', 'c')) {
    const bench = await prepareLedgerBench(environment);
    const durations = { measureSeconds: seconds, warmUpSeconds: 2 };
    if (wanted('a', 'b')) lines.push(...(await compareTransfers(bench, items, rounds, durations, progress)));
    if (wanted('c')) lines.push(...(await compareHotAccount(bench, rounds, durations, progress)));
  }
  if (wanted('d', 'e', 'f', 'g')) {
    const merchants = await environment.createMerchants(MERCHANTS);
    const load = await environment.start({
      module: new URL('./loadProcess.ts', import.meta.url),
      env: { NODE_ENV: 'production' },
      nodeArgs: profileArgs('load'),
    });
    if (wanted('d')) {
      lines.push(await comparePayments(environment, load, merchants, rounds, seconds, progress));
    }
    if (wanted('e', 'f', 'g')) {
      const bench = await prepareWithdrawalBench(environment, load, merchants);
      if (wanted('e')) lines.push(...(await compareLatency(bench, rounds, progress)));
      if (wanted('f')) lines.push(await compareThroughput(bench, rounds, seconds, progress));
      if (wanted('g')) lines.push(await compareHistories(bench));
    }
  }
  if (wanted('h')) lines.push(await compareWatchers(environment, rounds, progress));
  if (wanted('i')) lines.push(await comparePages(environment, rounds, progress));
  if (wanted('k')) lines.push(...(await compareGrowth(environment, rounds, progress)));
  if (wanted('j')) lines.push(...(await compareNeighbours(environment, rounds, progress)));
  return lines;
}

/** Recomputes the whole ledger from its entries after the load. Returns whether it is as it must be. */
async function verify({ database }: BenchEnvironment): Promise<boolean> {
  const { ok, checked } = await verifyLedger(database, { allowsTransfersWithoutRecord: true });
  for (const { name, examined, violations } of checked) {
    if (violations.length > 0) console.log(`BROKEN ${name}\n  ${violations.join('\n  ')}`);
    else progress(`${name}: ${examined.toLocaleString('en')} examined`);
  }
  return ok;
}

const environment = await startEnvironment();
let isIntact = false;
try {
  const lines = await compareAll(environment);
  console.log('\nThe ledger after the load:');
  isIntact = await verify(environment);
  console.log(`\n${tableOf(lines)}\n`);
  console.log(isIntact ? 'The ledger is intact.' : 'THE LEDGER IS BROKEN: the figures mean nothing.');
} finally {
  await environment.stop();
}
process.exit(isIntact ? 0 : 1);
