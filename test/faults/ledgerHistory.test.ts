import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { judgeHistory } from '../../faults/history/judge.ts';
import type { Observation } from '../../faults/history/observations.ts';
import { readWalletEntries } from '../../faults/history/postings.ts';
import { Random } from '../../faults/random.ts';
import { steadyNowMs } from '../../faults/steadyClock.ts';
import { withdrawalTransfers } from '../../src/contract/kinds.ts';
import { LedgerStore } from '../../src/db/ledger/ledgerStore.ts';
import { readPeriod, readStatement } from '../../src/db/ledger/statement.ts';
import type { Id, Owner } from '../../src/domain/money.ts';
import { openTestBooks, type TestBooks } from '../support/books.ts';
import { creditOf } from '../support/ledger.ts';

/** The history of a real wallet: withdrawals in several connections, and reads of its balances and its statement beside them. */

const WRITERS = 4;
const ORDERS_EACH = 12;
const READERS = 3;

let books: TestBooks;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 8 });
});
afterAll(() => books?.close());

interface Balances {
  readonly available: bigint;
  readonly held: bigint;
}

/** Orders and reads at once. Returns what was shown, with a read as `shown` answers it. */
async function observe(
  seed: number,
  shown: (read: () => Promise<Balances>, owner: Owner) => Promise<Balances>,
) {
  const owner = { businessId: (await books.createBusiness()) as Id<'biz'>, environment: 'test' } as const;
  const ledgers = [books.ledger, new LedgerStore(books.database)];
  const observations: Observation[] = [];
  const note = async <Answer>(act: () => Promise<Answer>, toldBy: (answer: Answer) => readonly object[]) => {
    const startMs = steadyNowMs();
    const answer = await act();
    const at = { ...owner, startMs, endMs: steadyNowMs() };
    for (const each of toldBy(answer)) observations.push({ ...each, ...at } as Observation);
  };
  const wallet = (balances: Partial<Balances>, more: { readonly isBetween?: true } = {}) => ({
    ...{ of: 'wallet', asset: 'NGN', balances },
    ...more,
  });
  const ordered = (id: string, status: string, kind = 'read') => [{ of: 'order', kind, id, status }];

  await books.ledger.post(creditOf(`credit of ${seed}`, owner.businessId, 1_000_000n, 'test'));
  let isOver = false;
  const write = async (writer: number) => {
    const random = new Random(seed).branch(`writer ${writer}`);
    for (let number = 0; number < ORDERS_EACH; number++) {
      const withdrawalId = `wd_${seed}_${writer}_${number}` as Id<'wd'>;
      const money = { ...owner, withdrawalId, amountMinor: BigInt(random.int(1, 3)), feeMinor: 1n };
      const { reserve, post, void: release, reverse } = withdrawalTransfers;
      const ledger = random.pick(ledgers);
      await note(
        () => ledger.post(reserve(money)),
        () => ordered(withdrawalId, 'PROCESSING', 'create'),
      );
      if (random.chance(0.3)) {
        await ledger.post(release(money));
        continue;
      }
      await note(
        () => ledger.post(post(money)),
        () => ordered(withdrawalId, 'COMPLETED'),
      );
      if (random.chance(0.3))
        await note(
          () => ledger.post(reverse(money)),
          () => ordered(withdrawalId, 'REVERSED'),
        );
    }
  };
  const read = async (reader: number) => {
    const random = new Random(seed).branch(`reader ${reader}`);
    while (!isOver) {
      if (random.chance(0.7)) {
        const now = async () => {
          const { availableMinor, heldMinor } = await random.pick(ledgers).balances(owner, 'NGN');
          return { available: availableMinor, held: heldMinor };
        };
        await note(
          () => shown(now, owner),
          (balances) => [wallet(balances)],
        );
      } else {
        const of = { ...owner, asset: 'NGN' } as const;
        await note(
          async () =>
            readStatement(books.database, of, { period: await readPeriod(books.database, of, {}), limit: 1 }),
          ({ closing }) => [
            wallet({ available: closing.availableMinor }),
            wallet({ held: closing.heldMinor }, { isBetween: true }),
          ],
        );
      }
    }
  };
  const readers = Array.from({ length: READERS }, (_, number) => read(number));
  await Promise.all(Array.from({ length: WRITERS }, (_, number) => write(number)));
  isOver = true;
  await Promise.all(readers);
  const entries = (await readWalletEntries(books.owner)).filter(
    ({ businessId }) => businessId === owner.businessId,
  );
  return { observations, orders: [], received: [], entries };
}

it('the balances and statements of a wallet that is in use have an explanation', async () => {
  for (const seed of [1, 2]) {
    const evidence = await observe(seed, (read) => read());
    expect(evidence.observations.length).toBeGreaterThan(2 * WRITERS * ORDERS_EACH);
    expect(judgeHistory(evidence)).toEqual([]);
  }
});

it('an answer from a cache has none', async () => {
  let known: Promise<Balances> | undefined;
  const evidence = await observe(3, (read) => {
    known ??= read();
    return known;
  });
  expect(judgeHistory(evidence).map(({ kind }) => kind)).toEqual(['BALANCE WENT BACK']);
});

it('two balances that are read before and after a withdrawal have none', async () => {
  let count = 0;
  const evidence = await observe(4, async (read, owner) => {
    const { available } = await read();
    const withdrawalId = `wd_between_${++count}` as Id<'wd'>;
    await books.ledger.post(
      withdrawalTransfers.reserve({ ...owner, withdrawalId, amountMinor: 7n, feeMinor: 0n }),
    );
    return { available, held: (await read()).held };
  });
  const [kind] = judgeHistory(evidence).map((each) => each.kind);
  expect(['BALANCE WENT BACK', 'BALANCE NEVER THERE']).toContain(kind);
});
