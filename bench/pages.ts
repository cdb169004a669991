import { type ApiMerchant, pay } from './apiMerchant.ts';
import { type Figures, measureInTurn, medianOf, spreadOf } from './comparison.ts';
import { withCpu } from './cpu.ts';
import type { BenchEnvironment } from './environment.ts';
import { type Line, lineOf } from './lines.ts';
import type { Run } from './options.ts';
import { FAILED_EVERY, type StoredTransactions, storeFailure } from './storedTransactions.ts';

/** How many pages of the list are timed, evenly spread, and how often each in a measurement. */
const SIZES = { full: { pages: 100, repeats: 41 }, quick: { pages: 5, repeats: 2 } };
const PAGE_SIZE = 100;

/**
 * (i): time of the slowest page of a list of a million transactions ÷ time of its first page, over HTTP, while new ones
 * arrive. Right before each page the first one is asked for, so that both meet the same machine, and a page's ratio is the
 * median of those pairs: the least or the median time of each of a hundred pages would make the slowest a measure of when
 * the machine had other work. Of a hundred equal pages one is the slowest all the same: a second line says by how much, from
 * the first page asked for once more after each.
 *
 * @throws when a walk through the list misses or repeats a transaction that was there before it began.
 */
export async function comparePages(
  { environment, merchants, stored }: StoredTransactions,
  { rounds, size, progress }: Run,
): Promise<readonly Line[]> {
  const merchant = merchants.long;
  const { pages, repeats } = SIZES[size];
  const transactions = stored.long.toLocaleString('en');
  progress(`(i) ${transactions} transactions, ${PAGE_SIZE} a page`);
  const arrivals = arrivalsOf(environment, merchant);
  const cursors = await cursorsOf(merchant, { stored: stored.long, pages, arrivals });
  const withCpuOf = (asked: readonly (string | null)[]) =>
    withCpu(environment, environment.servicePids(), async () => {
      for (const cursor of asked) await readPage(merchant, cursor);
      return { operations: asked.length };
    });
  const measured = await measureInTurn(
    rounds,
    {
      times: () => timePages(merchant, { cursors, repeats, arrivals }),
      cpuOfOthers: () => withCpuOf(cursors),
      cpuOfFirst: () => withCpuOf(cursors.map(() => null)),
    },
    progress,
  );
  const ratioOfRounds = (name: string) => spreadOf(measured.map(({ times }) => times[name] ?? Number.NaN));
  // No page is asked for often enough to have a CPU time of its own: it is that of all that are not the first.
  const sides = measured.map(({ times, cpuOfOthers, cpuOfFirst }) => ({
    slowest: { pageMs: times.slowestMs ?? Number.NaN, cpuMs: cpuOfOthers.cpuMs ?? Number.NaN },
    slowestFirst: { pageMs: times.slowestFirstMs ?? Number.NaN, cpuMs: cpuOfFirst.cpuMs ?? Number.NaN },
    first: { pageMs: times.firstMs ?? Number.NaN, cpuMs: cpuOfFirst.cpuMs ?? Number.NaN },
  }));
  const line = { item: 'i', under: 'first', figure: 'pageMs', unit: 'ms' } as const;
  return [
    lineOf(sides, {
      ...line,
      what: `(i) slowest page of ${transactions} transactions ÷ first page`,
      over: 'slowest',
      ratio: ratioOfRounds('slowest'),
      goal: { atMost: 1.1 },
    }),
    lineOf(sides, {
      ...line,
      what: `(i) slowest of ${cursors.length} times of the first page ÷ first page`,
      over: 'slowestFirst',
      ratio: ratioOfRounds('slowestFirst'),
    }),
  ];
}

interface ListAnswer {
  readonly transactions: readonly { readonly id: string }[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

/** Walks through the whole list once while payments arrive. Returns what some of its pages, evenly spread, are asked by. */
async function cursorsOf(
  merchant: ApiMerchant,
  {
    stored,
    pages,
    arrivals,
  }: { readonly stored: number; readonly pages: number; readonly arrivals: Arrivals },
): Promise<readonly string[]> {
  const between = Math.floor(stored / PAGE_SIZE / pages);
  const seen = new Set<string>();
  const cursors: string[] = [];
  let cursor: string | null = null;
  for (let page = 0; page === 0 || cursor !== null; page++) {
    if (cursor !== null && page % between === 0) {
      cursors.push(cursor);
      await arrivals.next();
    }
    const answer: ListAnswer = await readPage(merchant, cursor);
    for (const { id } of answer.transactions) {
      if (seen.has(id)) throw new Error(`${id} came twice.`);
      seen.add(id);
    }
    cursor = answer.hasMore ? answer.nextCursor : null;
  }
  if (seen.size < stored) throw new Error(`Only ${seen.size} transactions came.`);
  return cursors;
}

/**
 * Of all pages, the one with the greatest ratio to the first page before it: that ratio and its time in ms, both the median
 * of its turns. `slowestFirst` and its time are those of the first page asked for once more; `firstMs` is the median of all.
 */
async function timePages(
  merchant: ApiMerchant,
  {
    cursors,
    repeats,
    arrivals,
  }: { readonly cursors: readonly string[]; readonly repeats: number; readonly arrivals: Arrivals },
): Promise<Figures> {
  const turns = cursors.map(() => ({
    firstMs: [] as number[],
    pageMs: [] as number[],
    againMs: [] as number[],
  }));
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const [index, { firstMs, pageMs, againMs }] of turns.entries()) {
      firstMs.push(await timed(merchant, null));
      pageMs.push(await timed(merchant, cursors[index] ?? null));
      againMs.push(await timed(merchant, null));
      await arrivals.next();
    }
  }
  const slowestOf = (name: 'pageMs' | 'againMs') =>
    turns
      .map((turn) => ({
        ratio: medianOf(turn[name].map((ms, repeat) => ms / (turn.firstMs[repeat] ?? Number.NaN))),
        ms: medianOf(turn[name]),
      }))
      .reduce((slowest, page) => (page.ratio > slowest.ratio ? page : slowest));
  const [page, again] = [slowestOf('pageMs'), slowestOf('againMs')];
  return {
    slowest: page.ratio,
    slowestMs: page.ms,
    slowestFirst: again.ratio,
    slowestFirstMs: again.ms,
    firstMs: medianOf(turns.flatMap(({ firstMs }) => firstMs)),
  };
}

async function timed(merchant: ApiMerchant, cursor: string | null): Promise<number> {
  const startedAtMs = performance.now();
  await readPage(merchant, cursor);
  return performance.now() - startedAtMs;
}

function readPage(merchant: ApiMerchant, cursor: string | null): Promise<ListAnswer> {
  const after = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
  return merchant.call('GET', `/transactions?limit=${PAGE_SIZE}${after}`);
}

/** The transactions that arrive while pages are read. */
interface Arrivals {
  next(): Promise<void>;
}

/**
 * Payments over HTTP, and among them as many transactions that failed as the list has: a page tells why each of its failures
 * failed, so pages without any are quicker wherever they are.
 */
function arrivalsOf(environment: BenchEnvironment, merchant: ApiMerchant): Arrivals {
  let count = 0;
  return {
    async next() {
      count += 1;
      if (count % FAILED_EVERY === 0) await storeFailure(environment, merchant, `arrived_${count}`);
      else await pay(merchant);
    },
  };
}
