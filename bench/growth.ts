import { pay } from './apiMerchant.ts';
import { type Figures, measureInTurn, medianFigure } from './comparison.ts';
import { withCpu } from './cpu.ts';
import { type Line, lineOf } from './lines.ts';
import type { Run } from './options.ts';
import {
  BOOKS,
  type Books,
  oldestOf,
  type StoredMerchant,
  type StoredTransactions,
} from './storedTransactions.ts';

/** A request's time in a round is the least of so many, which is what it takes when nothing else disturbs it. */
const REPEATS = { full: 15, quick: 3 };
/** How often it is made for its CPU time, which Linux counts in hundredths of a second; a slow one less often. */
const CPU_REPEATS = { full: 40, quick: 2 };
const MAX_CPU_MS = 2_000;

/** What is asked for: each with its own figure in the table. Row 0 is the oldest, and its values occur in no other. */
const REQUESTS = {
  'GET /me': (merchant) => merchant.call('GET', '/me'),
  'the list': (merchant) => merchant.call('GET', '/transactions?limit=100'),
  'the list by status': (merchant) => merchant.call('GET', '/transactions?limit=100&status=REVERSED'),
  'the list by channel': (merchant) => merchant.call('GET', '/transactions?limit=100&channel=rare'),
  'the list by reference': (merchant) => merchant.call('GET', '/transactions?limit=100&reference=ref-0'),
  'the list by amount': (merchant) =>
    merchant.call('GET', '/transactions?limit=100&minAmount=0.02&maxAmount=0.02'),
  'the list searched by reference': (merchant) =>
    merchant.call('GET', '/transactions?limit=100&search=ref-0'),
  'the list searched by a rare name': (merchant) =>
    merchant.call('GET', '/transactions?limit=100&search=rare'),
  'the list searched by the name of all': (merchant) =>
    merchant.call('GET', '/transactions?limit=100&search=ada'),
  'the list by largest amount': (merchant) => merchant.call('GET', '/transactions?limit=100&sort=largest'),
  'the list with its summary': (merchant) => merchant.call('GET', '/transactions?limit=100&summary=true'),
  'the details': (merchant) => merchant.call('GET', `/transactions/${oldestOf(merchant)}`),
  'the webhook log': (merchant) => merchant.call('GET', '/webhooks/deliveries?limit=100'),
  'the webhook log by status': (merchant) =>
    merchant.call('GET', '/webhooks/deliveries?limit=100&status=FAILED'),
  'the oldest 100 as CSV': (merchant) =>
    merchant.call('GET', `/transactions/export?to=${encodeURIComponent(merchant.hundredthStoredAt)}`),
  'the first page of the statement': ({ mover }) => statement(mover, 'limit=100'),
  'the last page of the statement': ({ mover }) => statement(mover, `limit=100&from=${mover.lastHundredAt}`),
  'a period of the statement as CSV': ({ mover }) => {
    const { from, to } = mover.period;
    return statement(mover, `format=csv&from=${from}&to=${to}`);
  },
  'a payment': (merchant) => pay(merchant, 'test'),
  'a live payment, of a day': (merchant) => pay(merchant, 'prod'),
} satisfies Record<string, (merchant: StoredMerchant) => Promise<unknown>>;

function statement(mover: StoredMerchant['mover'], query: string): Promise<unknown> {
  return mover.call('GET', `/statement?${query}`, undefined, 'prod');
}

/**
 * (k): the time that each request of a merchant with a million stored transactions takes ÷ the same of one with ten
 * thousand. The day of the first holds 350,000 live payments, that of the second none. A third merchant between the two
 * makes a curve of it.
 */
export async function compareGrowth(
  transactions: StoredTransactions,
  { rounds, size, progress }: Run,
): Promise<readonly Line[]> {
  const { stored } = transactions;
  progress('(k) requests of merchants with more and more transactions');
  const measured = await measureInTurn(rounds, { all: () => measure(transactions, size) }, progress);
  const sides = measured.map(({ all }) => ({
    short: sideOf(all, 'short'),
    middle: sideOf(all, 'middle'),
    long: sideOf(all, 'long'),
  }));
  const storedText = (books: Books) => stored[books].toLocaleString('en');
  return Object.keys(REQUESTS).map((name) =>
    lineOf(sides, {
      item: 'k',
      what: `(k) ${name}, of ${storedText('long')} stored ÷ of ${storedText('short')}`,
      over: 'long',
      under: 'short',
      figure: name,
      unit: 'ms',
      cpuFigures: cpuFiguresOf(name),
      goal: { atMost: 1.2 },
      curve: {
        name,
        points: BOOKS.map((books) => ({ x: stored[books], y: medianFigure(sides, books, name) })),
      },
    }),
  );
}

/**
 * The least time of each request in ms, by books and name, and its CPU time. The merchants take turns, so that all meet the same machine.
 */
async function measure({ environment, merchants }: StoredTransactions, size: Run['size']): Promise<Figures> {
  const figures: Record<string, number> = {};
  for (const [name, request] of Object.entries(REQUESTS)) {
    for (let count = 0; count < BOOKS.length * REPEATS[size]; count++) {
      const books = BOOKS[count % BOOKS.length] ?? 'short';
      const startedAt = performance.now();
      await request(merchants[books]);
      const key = `${books} ${name}`;
      figures[key] = Math.min(figures[key] ?? Number.POSITIVE_INFINITY, performance.now() - startedAt);
    }
    for (const books of BOOKS) {
      const { cpuMs } = await withCpu(environment, environment.servicePids(), async () => {
        const endMs = performance.now() + MAX_CPU_MS;
        let operations = 0;
        for (; operations < CPU_REPEATS[size] && performance.now() < endMs; operations++) {
          await request(merchants[books]);
        }
        return { operations };
      });
      figures[`${books} ${cpuFiguresOf(name).cpuMs}`] = cpuMs ?? Number.NaN;
    }
  }
  return figures;
}

function sideOf(all: Figures, books: Books): Figures {
  const names = Object.keys(REQUESTS).flatMap((name) => [name, cpuFiguresOf(name).cpuMs]);
  return Object.fromEntries(names.map((name) => [name, all[`${books} ${name}`] ?? Number.NaN]));
}

function cpuFiguresOf(name: string) {
  return { cpuMs: `${name}, CPU`, temporalCpuMs: `${name}, Temporal` };
}
