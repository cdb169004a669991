import { type ApiMerchant, openApiMerchant } from './apiMerchant.ts';
import { type Figures, measureInTurn, medianOf } from './comparison.ts';
import type { BenchEnvironment } from './environment.ts';
import { type Line, lineOf } from './lines.ts';
import type { Run } from './options.ts';

/**
 * How many transactions there are, and how often a measurement walks through the whole list: a page's time is the least
 * of its walks, which is what it takes when nothing else disturbs it. The median of each of a hundred pages would make
 * the slowest a measure of the disturbance.
 */
const SIZES = { full: { transactions: 10_000, walks: 11 }, quick: { transactions: 320, walks: 2 } };
const PAGE_SIZE = 100;
const CALLERS = 16;

/**
 * (i): time of the slowest page of a list of 10,000 transactions ÷ time of its first page, over HTTP, while new ones
 * arrive. The first page is asked for again before every other page, so that both meet the same machine.
 *
 * @throws when a walk misses or repeats a transaction that was there before it began.
 */
export async function comparePages(
  environment: BenchEnvironment,
  { rounds, size, progress }: Run,
): Promise<Line> {
  const { transactions } = SIZES[size];
  const merchant = await openApiMerchant(environment);
  const pay = async () => {
    const body = { businessId: merchant.businessId, amount: 100, serviceType: 'till' };
    await merchant.call('POST', '/payment/process', body);
  };
  progress(`(i) ${transactions.toLocaleString('en')} transactions, ${PAGE_SIZE} a page`);
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (let count = 0; count < transactions / CALLERS; count++) await pay();
    }),
  );
  const measured = await measureInTurn(rounds, { pages: () => walk(merchant, pay, SIZES[size]) }, progress);
  const sides = measured.map(({ pages }) => ({
    slowest: { pageMs: pages.slowestMs ?? 0 },
    first: { pageMs: pages.firstMs ?? 0 },
  }));
  return lineOf(sides, {
    item: 'i',
    what: `(i) slowest page of ${transactions.toLocaleString('en')} transactions ÷ first page`,
    over: 'slowest',
    under: 'first',
    figure: 'pageMs',
    unit: 'ms',
    goal: { atMost: 1.5 },
  });
}

interface ListAnswer {
  readonly transactions: readonly { readonly id: string }[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

/** Walks through the list several times while payments arrive. */
async function walk(
  merchant: ApiMerchant,
  pay: () => Promise<void>,
  { transactions, walks }: { readonly transactions: number; readonly walks: number },
): Promise<Figures> {
  const firstMs: number[][] = [];
  const pagesMs: number[][] = [];
  for (let count = 0; count < walks; count++) {
    const seen = new Set<string>();
    let cursor: string | null = null;
    for (let index = 0; ; index++) {
      const first = await timed(merchant, null);
      const { answer, ms } = await timed(merchant, cursor);
      firstMs[index] = [...(firstMs[index] ?? []), first.ms];
      pagesMs[index] = [...(pagesMs[index] ?? []), ms];
      for (const { id } of answer.transactions) {
        if (seen.has(id)) throw new Error(`${id} came twice.`);
        seen.add(id);
      }
      if (!answer.hasMore) break;
      cursor = answer.nextCursor;
      await pay();
    }
    if (seen.size < transactions) throw new Error(`Only ${seen.size} transactions came.`);
  }
  // Pages at the end that only later walks have are left out: payments arrived meanwhile.
  const whole = pagesMs.flatMap((times, index) =>
    times.length === walks ? [{ page: Math.min(...times), first: Math.min(...(firstMs[index] ?? [])) }] : [],
  );
  const slowest = whole.reduce((worst, each) => (each.page > worst.page ? each : worst));
  return { slowestMs: slowest.page, firstMs: medianOf(whole.map(({ first }) => first)) };
}

async function timed(
  merchant: ApiMerchant,
  cursor: string | null,
): Promise<{ readonly answer: ListAnswer; readonly ms: number }> {
  const path = `/transactions?limit=${PAGE_SIZE}${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
  const startedAt = performance.now();
  const answer = await merchant.call<ListAnswer>('GET', path);
  return { answer, ms: performance.now() - startedAt };
}
