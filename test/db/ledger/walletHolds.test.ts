import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withdrawalTransfers } from '../../../src/contract/kinds.ts';
import { InsufficientFundsError } from '../../../src/db/ledger/ledgerStore.ts';
import { verifyLedger } from '../../../src/db/ledger/ledgerVerification.ts';
import {
  CaseHeldError,
  listOpenHolds,
  type NewWalletHold,
  placeHold,
  readHeldForCases,
  releaseWalletHold,
} from '../../../src/db/ledger/walletHolds.ts';
import { chargebackTransfer } from '../../../src/domain/ledger/ledger.ts';
import { newIdentifier } from '../../../src/security/identifiers.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { creditOf } from '../../support/ledger.ts';
import { expectRunningBalances, readWholeStatement } from '../../support/statements.ts';

let books: TestBooks;
beforeAll(async () => {
  books = await openTestBooks({ poolSize: 8 });
});
afterAll(() => books?.close());

let made = 0;
const decided = { reason: 'A customer disputes it', operator: 'ngozi' };

async function newWallet(fundedMinor: bigint) {
  const wallet = { businessId: await books.createBusiness(), environment: 'test', asset: 'NGN' } as const;
  await books.ledger.post(creditOf(`hold-test-${++made}`, wallet.businessId, fundedMinor));
  return wallet;
}

type Wallet = Awaited<ReturnType<typeof newWallet>>;

async function hold(wallet: Wallet, amountMinor: bigint, more: Partial<NewWalletHold> = {}): Promise<string> {
  const holdId = newIdentifier('hld');
  const caseNumber = `case ${++made}`;
  const placed = { ...wallet, holdId, amountMinor, ground: 'dispute', caseNumber, ...more } as const;
  await books.database.transaction((runner) => placeHold(runner, books.ledger, { ...placed, ...decided }));
  return holdId;
}

const releaseTo = (holdId: string, remainingMinor?: bigint) =>
  books.database.transaction((runner) =>
    releaseWalletHold(runner, books.ledger, { holdId, remainingMinor, ...decided }),
  );

async function release(holdId: string, releasedMinor?: bigint) {
  const { rows } = await books.owner.query('select held_minor from wallet_holds where id = $1', [holdId]);
  return releaseTo(holdId, releasedMinor && BigInt(rows[0].held_minor) - releasedMinor);
}

const withdrawal = (wallet: Wallet, amountMinor: bigint) => ({
  ...wallet,
  withdrawalId: `wd_hold${++made}` as const,
  amountMinor,
  feeMinor: 0n,
});

const balances = (wallet: Wallet) => books.ledger.balances(wallet, wallet.asset);

async function expectSound(): Promise<void> {
  const { checked } = await verifyLedger(books.database, { allowsTransfersWithoutRecord: true });
  expect(checked.flatMap(({ violations }) => violations)).toEqual([]);
}

/** Which constraint refused a statement of the service's role. */
async function refusalOf(sql: string, values: unknown[] = []): Promise<string> {
  await books.owner.query('begin');
  await books.owner.query('set local role merchant_payments_app');
  const error = await books.owner
    .query(sql, values)
    .then(() => books.owner.query('set constraints all immediate'))
    .then(
      () => ({ constraint: 'none' }),
      (thrown) => thrown,
    );
  await books.owner.query('rollback');
  return error.constraint ?? error.code;
}

describe('a hold', () => {
  it('moves what is available to on hold, and a release moves it back, in part and then whole', async () => {
    const wallet = await newWallet(1_000n);
    const id = await hold(wallet, 600n);
    expect(await balances(wallet)).toEqual({ availableMinor: 400n, heldMinor: 600n });
    expect(await readHeldForCases(books.database, wallet, 'NGN')).toBe(600n);
    expect(await readHeldForCases(books.database, wallet, 'USDT')).toBe(0n);
    expect(await readHeldForCases(books.database, { ...wallet, environment: 'prod' }, 'NGN')).toBe(0n);
    expect(await release(id, 250n)).toEqual({ asset: 'NGN', releasedMinor: 250n, remainingMinor: 350n });
    expect(await balances(wallet)).toEqual({ availableMinor: 650n, heldMinor: 350n });
    await expectSound();
    expect(await release(id)).toEqual({ asset: 'NGN', releasedMinor: 350n, remainingMinor: 0n });
    expect(await balances(wallet)).toEqual({ availableMinor: 1_000n, heldMinor: 0n });
    await expect(release(id)).rejects.toThrow('this hold was already released');
    expect(await release('hld_unknown')).toBeUndefined();
    const { entries } = await readWholeStatement(books.database, wallet);
    expect(
      entries.map(({ kind, amountMinor, heldAmountMinor }) => [kind, amountMinor, heldAmountMinor]),
    ).toEqual([
      ['payment', 1_000n, 0n],
      ['wallet_hold_reserve', -600n, 600n],
      ['wallet_hold_void', 600n, -600n],
      ['wallet_hold_reserve', -350n, 350n],
      ['wallet_hold_void', 350n, -350n],
    ]);
    const [first, ...releases] = entries.slice(1).map(({ recordId }) => recordId);
    // The first release ends the reservation of all, and begins that of the rest.
    expect([first, new Set(releases).size, releases[0]]).toEqual([id, 2, releases[1]]);
    expect(entries[1]?.description).toMatch(/^On hold: dispute, case case \d+: A customer disputes it$/);
    await expectSound();
  });

  it('never has more than is available, and holds nothing then', async () => {
    const wallet = await newWallet(1_000n);
    await expect(hold(wallet, 1_001n)).rejects.toThrow(InsufficientFundsError);
    expect(await balances(wallet)).toEqual({ availableMinor: 1_000n, heldMinor: 0n });
    const { businessId } = wallet;
    expect((await listOpenHolds(books.database)).filter((each) => each.businessId === businessId)).toEqual(
      [],
    );
  });

  it('of the same case is placed once, and again when all of it was released', async () => {
    const wallet = await newWallet(1_000n);
    const id = await hold(wallet, 100n, { caseNumber: '2026/7' });
    await expect(hold(wallet, 100n, { caseNumber: '2026/7' })).rejects.toThrow(CaseHeldError);
    expect(await balances(wallet)).toEqual({ availableMinor: 900n, heldMinor: 100n });
    await release(id);
    await hold(wallet, 100n, { caseNumber: '2026/7' });
  });

  it('and a withdrawal at the same time never take more than there is', async () => {
    for (let round = 0; round < 10; round++) {
      const wallet = await newWallet(1_000n);
      const outcomes = await Promise.allSettled([
        hold(wallet, 700n),
        books.ledger.post(withdrawalTransfers.reserve(withdrawal(wallet, 600n))),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { availableMinor, heldMinor } = await balances(wallet);
      expect(availableMinor + heldMinor).toBe(1_000n);
      expect([600n, 700n]).toContain(heldMinor);
    }
    await expectSound();
  });

  it('is released once by two releases at the same time', async () => {
    const wallet = await newWallet(1_000n);
    const id = await hold(wallet, 600n);
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => release(id, 600n)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balances(wallet)).toEqual({ availableMinor: 1_000n, heldMinor: 0n });
    const parts = await hold(wallet, 600n);
    const many = await Promise.allSettled([1, 2, 3, 4].map(() => release(parts, 200n)));
    const done = BigInt(many.filter(({ status }) => status === 'fulfilled').length);
    expect(done).toBeGreaterThan(0n);
    expect(await balances(wallet)).toEqual({
      availableMinor: 400n + done * 200n,
      heldMinor: 600n - done * 200n,
    });
    await expectSound();
  });
});

describe('a hold of a wallet that owes', () => {
  async function owing(availableMinor: bigint, heldMinor: bigint, owedMinor: bigint) {
    const wallet = await newWallet(availableMinor + heldMinor);
    const id = await hold(wallet, heldMinor);
    await books.ledger.post(
      chargebackTransfer({
        ...wallet,
        chargebackId: newIdentifier('txn'),
        amountMinor: availableMinor + owedMinor,
        feeMinor: 0n,
      }),
    );
    expect(await balances(wallet)).toEqual({ availableMinor: 0n, heldMinor });
    expect(await books.ledger.debtMinor(wallet)).toBe(owedMinor);
    return { wallet, id };
  }

  it('repays by what is released, and by nothing of what stays on hold', async () => {
    const { wallet, id } = await owing(50n, 600n, 400n);
    expect(await release(id, 250n)).toEqual({ asset: 'NGN', releasedMinor: 250n, remainingMinor: 350n });
    expect(await balances(wallet)).toEqual({ availableMinor: 0n, heldMinor: 350n });
    expect(await books.ledger.debtMinor(wallet)).toBe(150n);
    await expectSound();
    expect(await release(id, 200n)).toMatchObject({ remainingMinor: 150n });
    expect(await balances(wallet)).toEqual({ availableMinor: 50n, heldMinor: 150n });
    expect(await books.ledger.debtMinor(wallet)).toBe(0n);
    expect(await release(id)).toMatchObject({ remainingMinor: 0n });
    expect(await balances(wallet)).toEqual({ availableMinor: 200n, heldMinor: 0n });
    const { opening, closing, entries } = await readWholeStatement(books.database, wallet);
    expectRunningBalances(opening, entries);
    expect(closing).toEqual(await balances(wallet));
    await expectSound();
  });

  it('is released whole into the debt, by two releases at once too', async () => {
    const { wallet, id } = await owing(50n, 600n, 400n);
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => release(id, 100n)));
    const done = BigInt(outcomes.filter(({ status }) => status === 'fulfilled').length);
    expect(done).toBeGreaterThan(0n);
    expect(await balances(wallet)).toEqual({ availableMinor: 0n, heldMinor: 600n - done * 100n });
    expect(await books.ledger.debtMinor(wallet)).toBe(400n - done * 100n);
    await release(id);
    expect(await balances(wallet)).toEqual({ availableMinor: 200n, heldMinor: 0n });
    expect(await books.ledger.debtMinor(wallet)).toBe(0n);
    await expectSound();
  });

  it('leaves what is released available where debts are repaid later', async () => {
    const { wallet, id } = await owing(0n, 600n, 400n);
    await books.owner.query('update businesses set repays_debts = false where id = $1', [wallet.businessId]);
    await release(id, 250n);
    expect(await balances(wallet)).toEqual({ availableMinor: 250n, heldMinor: 350n });
    expect(await books.ledger.debtMinor(wallet)).toBe(400n);
    await books.owner.query('update businesses set repays_debts = true where id = $1', [wallet.businessId]);
    expect(await balances(wallet)).toEqual({ availableMinor: 0n, heldMinor: 350n });
    expect(await books.ledger.debtMinor(wallet)).toBe(150n);
    await expectSound();
  });
});

describe('the database', () => {
  const columns =
    'id, business_id, environment, asset, amount_minor, held_minor, ground, case_number, reason, placed_by';

  it('takes no hold that the ledger does not hold', async () => {
    const wallet = await newWallet(1_000n);
    const of = `insert into wallet_holds (${columns}) values ('hld_lie', $1, 'test', 'NGN', 5, 5, 'dispute', 'c', 'because', 'x')`;
    expect(await refusalOf(of, [wallet.businessId])).toBe('wallet_hold_is_held');
  });

  it('takes no release whose money stays on hold, or that does not follow from the hold', async () => {
    const wallet = await newWallet(1_000n);
    const id = await hold(wallet, 600n);
    const releasing = (part: number, released: number, remaining: number) =>
      refusalOf(
        `insert into wallet_hold_releases (hold_id, part, released_minor, remaining_minor, reason, released_by)
          values ($1, $2, $3, $4, 'because', 'x')`,
        [id, part, released, remaining],
      );
    expect(await releasing(1, 600, 0)).toBe('wallet_hold_is_held');
    expect(await releasing(2, 600, 0)).toBe('wallet_hold_release_follows');
    expect(await releasing(1, 500, 0)).toBe('wallet_hold_release_follows');
    expect(await releasing(1, 700, -100)).toBe('wallet_hold_released_within');
  });

  it('lets the service change or delete neither', async () => {
    for (const sql of [
      'update wallet_holds set held_minor = 0',
      'delete from wallet_holds',
      `update wallet_hold_releases set reason = 'another'`,
      'delete from wallet_hold_releases',
    ])
      expect(await refusalOf(sql)).toBe('42501');
  });

  it('is found out by the verification when holds and ledger differ', async () => {
    const wallet = await newWallet(1_000n);
    const id = await hold(wallet, 600n);
    const set = (held: number) =>
      books.owner.query(
        `begin; set local session_replication_role = replica; update wallet_holds set held_minor = ${held} where id = '${id}'; commit`,
      );
    await set(500);
    const { checked } = await verifyLedger(books.database, { allowsTransfersWithoutRecord: true });
    expect(checked.find(({ name }) => name === 'holds_are_held')?.violations).toEqual([
      `Holds of ${wallet.businessId} in test sum to 500 NGN, but their open reservations to 600.`,
    ]);
    await set(600);
    await expectSound();
  });
});

it('a statement with holds, releases and withdrawals in any order adds up to the ledger', async () => {
  const step = fc.record({
    what: fc.constantFrom('hold', 'release', 'reserve', 'void', 'credit'),
    amountMinor: fc.bigInt({ min: 1n, max: 400n }),
    which: fc.nat({ max: 9 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const wallet = await newWallet(500n);
      const holds: string[] = [];
      const open: ReturnType<typeof withdrawal>[] = [];
      for (const { what, amountMinor, which } of steps) {
        const id = holds[which % Math.max(1, holds.length)];
        const order = open[which % Math.max(1, open.length)];
        // What the wallet does not have is refused; the statement must add up all the same.
        try {
          if (what === 'hold') holds.push(await hold(wallet, amountMinor));
          if (what === 'release' && id) await releaseTo(id, amountMinor);
          if (what === 'credit')
            await books.ledger.post(creditOf(`hold-test-${++made}`, wallet.businessId, amountMinor));
          if (what === 'reserve') {
            const next = withdrawal(wallet, amountMinor);
            await books.ledger.post(withdrawalTransfers.reserve(next));
            open.push(next);
          }
          if (what === 'void' && order) await books.ledger.post(withdrawalTransfers.void(order));
        } catch (error) {
          expect((error as Error).name).toMatch(/InsufficientFunds|AlreadyPosted|DomainError/);
        }
      }
      const { opening, closing, entries } = await readWholeStatement(books.database, wallet);
      expectRunningBalances(opening, entries);
      expect(closing).toEqual(await balances(wallet));
      const held = await readHeldForCases(books.database, wallet, 'NGN');
      const ofHolds = entries.filter(({ kind }) => kind.startsWith('wallet_hold_'));
      expect(ofHolds.reduce((sum, { heldAmountMinor }) => sum + heldAmountMinor, 0n)).toBe(held);
      // Each is of a transaction, whose movements sum to what that says.
      const movedBy = new Map<string, bigint>();
      for (const { recordId, amountMinor } of ofHolds)
        movedBy.set(recordId, (movedBy.get(recordId) ?? 0n) + amountMinor);
      const { rows } = await books.owner.query(
        `select id, case flow when 'hold' then -amount_minor else amount_minor end as moved from transactions
          where business_id = $1 and flow in ('hold', 'hold_release')`,
        [wallet.businessId],
      );
      expect(movedBy).toEqual(new Map(rows.map(({ id, moved }) => [id, BigInt(moved)])));
    }),
    { numRuns: 60 },
  );
  await expectSound();
});
