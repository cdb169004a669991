import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readPeriod, readStatement, type Wallet } from '../../../src/db/ledger/statement.ts';
import { chargebackTransfer, type Transfer } from '../../../src/domain/ledger/ledger.ts';
import { newIdentifier } from '../../../src/security/identifiers.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { creditOf, merchantLeg } from '../../support/ledger.ts';
import { waitForLockWaits } from '../../support/locks.ts';
import { expectRunningBalances, readWholeStatement } from '../../support/statements.ts';
import { waitFor } from '../../support/waitFor.ts';

let books: TestBooks;
beforeAll(async () => {
  books = await openTestBooks({ poolSize: 4 });
});
afterAll(() => books?.close());

async function newWallet(): Promise<Wallet> {
  return { businessId: await books.createBusiness(), environment: 'test', asset: 'NGN' };
}

let posted = 0;
const newReference = () => `statement-${++posted}`;

/** Posts a transfer as one that has taken its time at a moment of 2026-11-27. Returns its reference. */
async function postAt(transfer: Transfer, time: string): Promise<string> {
  const { reference, kind, phase, environment, reservationReference } = transfer;
  const { accounts, amounts } = await books.ledger.legsOf(transfer);
  await books.owner.query(
    `insert into ledger.transfers
        (reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts)
      values ($1, $2, $3, $4, (select id from ledger.transfers where reference = $5), $6, $7::bigint[], $8::bigint[])`,
    [reference, kind, phase, environment, reservationReference, at(time), accounts, amounts],
  );
  return reference;
}

const at = (time: string) => `2026-11-27T${time}Z`;

const credit = ({ businessId }: Wallet, amountMinor = 1_000n) =>
  creditOf(newReference(), businessId, amountMinor);

/** A transfer of both accounts of a wallet. */
function reservation({ businessId }: Wallet, amountMinor: bigint): Transfer {
  return {
    reference: newReference(),
    kind: 'withdrawal_reserve',
    phase: 'reserve',
    environment: 'test',
    legs: [merchantLeg(businessId, 'available', -amountMinor), merchantLeg(businessId, 'held', amountMinor)],
  };
}

/** A transfer of money on hold alone. */
function holding({ businessId }: Wallet, amountMinor: bigint): Transfer {
  return {
    reference: newReference(),
    kind: 'withdrawal_reserve',
    phase: 'reserve',
    environment: 'test',
    legs: [
      { account: { businessId: null, asset: 'NGN', kind: 'provider_clearing' }, amountMinor: -amountMinor },
      merchantLeg(businessId, 'held', amountMinor),
    ],
  };
}

const within = async (wallet: Wallet, from?: string, to?: string) => {
  const period = { from: from && at(from), to: to && at(to) };
  const { opening, closing, entries } = await readWholeStatement(books.database, wallet, period);
  return { opening, closing, references: entries.map(({ reference }) => reference) };
};

describe('a statement', () => {
  it('of an unused wallet has nothing, and of a business that there is not either', async () => {
    const nothing = { availableMinor: 0n, heldMinor: 0n };
    expect(await within(await newWallet())).toEqual({ opening: nothing, closing: nothing, references: [] });
    const unknown = { businessId: 'biz_nobody', environment: 'test', asset: 'NGN' } as const;
    expect(await within(unknown)).toEqual({ opening: nothing, closing: nothing, references: [] });
  });

  it('has what was posted from its first moment on, and before its last', async () => {
    const wallet = await newWallet();
    const [first, second, third] = [
      await postAt(credit(wallet, 1n), '10:00:00'),
      await postAt(credit(wallet, 20n), '11:00:00'),
      await postAt(credit(wallet, 300n), '12:00:00'),
    ];
    const balance = (availableMinor: bigint) => ({ availableMinor, heldMinor: 0n });
    expect(await within(wallet, '11:00:00', '12:00:00')).toEqual({
      opening: balance(1n),
      closing: balance(21n),
      references: [second],
    });
    expect((await within(wallet, undefined, '11:00:00')).references).toEqual([first]);
    expect(await within(wallet, '11:00:00.000001')).toEqual({
      opening: balance(21n),
      closing: balance(321n),
      references: [third],
    });
    // One that ends before it begins is empty.
    expect(await within(wallet, '12:00:00', '11:00:00')).toMatchObject({
      opening: balance(21n),
      closing: balance(21n),
      references: [],
    });
  });

  it('begins with the first transfer to take effect that was posted in time, where the clock was set back', async () => {
    const wallet = await newWallet();
    const late = await postAt(credit(wallet), '10:00:01');
    const early = await postAt(credit(wallet), '09:59:59');
    expect((await within(wallet, '10:00:00')).references).toEqual([late, early]);
    expect((await within(wallet, undefined, '10:00:00')).references).toEqual([]);
  });

  it('has a transfer of both accounts on one side of a moment', async () => {
    const wallet = await newWallet();
    const funded = await postAt(credit(wallet), '09:00:00');
    // In the available balance the reservation comes after what was begun later; what is held has the reservation alone.
    const late = await postAt(credit(wallet), '10:00:01');
    const reserved = await postAt(reservation(wallet, 400n), '09:59:59');
    expect(await within(wallet, undefined, '10:00:00')).toMatchObject({
      closing: { availableMinor: 1_000n, heldMinor: 0n },
      references: [funded],
    });
    expect((await within(wallet, '10:00:00')).references).toEqual([late, reserved]);

    // The other way round: what is held changed by something later before the reservation of both.
    const second = await newWallet();
    await postAt(credit(second), '09:00:00');
    const open = await postAt(reservation(second, 100n), '09:00:01');
    const { businessId } = second;
    const paid = await postAt(
      {
        reference: newReference(),
        kind: 'withdrawal_post',
        phase: 'post',
        environment: 'test',
        reservationReference: open,
        legs: [
          merchantLeg(businessId, 'held', -100n),
          { account: { businessId: null, asset: 'NGN', kind: 'provider_clearing' }, amountMinor: 100n },
        ],
      },
      '10:00:01',
    );
    const both = await postAt(reservation(second, 50n), '09:59:59');
    const before = await within(second, undefined, '10:00:00');
    const after = await within(second, '10:00:00');
    expect(before.closing).toEqual(after.opening);
    expect([...before.references.slice(2), ...after.references].sort()).toEqual([paid, both].sort());
  });

  it('says what was owed wherever it is read from, also behind many debts and repayments', async () => {
    const wallet = await newWallet();
    for (let round = 0; round < 7; round++) {
      const chargeback = { chargebackId: newIdentifier('txn'), ...wallet, amountMinor: 3_000n, feeMinor: 0n };
      await books.ledger.post(chargebackTransfer(chargeback));
      await books.ledger.post(credit(wallet, 1_000n));
      await books.ledger.post(credit(wallet, 2_500n));
    }
    const period = await readPeriod(books.database, wallet, {});
    const { entries, closingDebtMinor } = await readStatement(books.database, wallet, { period, limit: 100 });
    expect(entries.filter(({ kind }) => kind.startsWith('debt_')).length).toBeGreaterThan(15);
    for (const count of entries.keys()) {
      if (count === 0) continue;
      const { next: after } = await readStatement(books.database, wallet, { period, limit: count });
      const rest = await readStatement(books.database, wallet, { period, after, limit: 100 });
      expect(rest.entries).toEqual(entries.slice(count));
      expect(rest.openingDebtMinor).toBe(0n);
    }
    expect(closingDebtMinor).toBe(entries.at(-1)?.debtMinor);
  });

  it('and the next one together have each movement once, wherever the moment between them is', async () => {
    const wallet = await newWallet();
    for (let index = 0; index < 60; index++) {
      const minute = Math.floor(index / 2) + ((index * 7) % 5);
      const time = `10:${String(minute).padStart(2, '0')}:00`;
      await postAt(index % 3 === 2 ? reservation(wallet, 10n) : credit(wallet), time);
    }
    const whole = await within(wallet);
    for (let minute = 0; minute < 40; minute++) {
      const moment = `10:${String(minute).padStart(2, '0')}:00`;
      const [before, after] = [await within(wallet, undefined, moment), await within(wallet, moment)];
      expect(before.closing).toEqual(after.opening);
      expect([...before.references, ...after.references]).toEqual(whole.references);
    }
  });
});

describe('statements that follow each other, with transfers under way', () => {
  /** The statement from the end of another, or from the first movement. */
  const readFrom = async (wallet: Wallet, from?: string, to?: string) => {
    const { period, opening, closing, entries } = await readWholeStatement(books.database, wallet, {
      from,
      to,
    });
    expectRunningBalances(opening, entries);
    return { until: period.until, opening, closing, references: entries.map(({ reference }) => reference) };
  };
  const postWithin = async (transfer: Transfer) => {
    const { reference, kind, phase, environment } = transfer;
    const { accounts, amounts } = await books.ledger.legsOf(transfer);
    await books.owner.query(
      `insert into ledger.transfers (reference, kind, phase, environment, leg_accounts, leg_amounts)
        values ($1, $2, $3, $4, $5::bigint[], $6::bigint[])`,
      [reference, kind, phase, environment, accounts, amounts],
    );
    return reference;
  };

  it('have one that was posted before the end and commits after it: the first waits for it', async () => {
    const wallet = await newWallet();
    await books.ledger.post(credit(wallet));
    for (const under of [credit(wallet), reservation(wallet, 10n), holding(wallet, 10n)]) {
      await books.owner.query('begin');
      const late = await postWithin(under);
      const to = new Date(Date.now() + 1).toISOString();
      await waitFor('the end of the statement', () => Date.now() > Date.parse(to));
      const reading = readFrom(wallet, undefined, to);
      await waitForLockWaits(books.owner);
      await books.owner.query('commit');
      const first = await reading;
      expect(first.references).toContain(late);
      expect(Date.parse(first.until)).toBe(Date.parse(to));
      const next = await books.ledger.post(credit(wallet)).then(() => `statement-${posted}`);
      const second = await readFrom(wallet, first.until);
      expect(second).toMatchObject({ opening: first.closing, references: [next] });
    }
  });

  it('have one whose transaction began before the end and posts after it: it is of the second', async () => {
    const wallet = await newWallet();
    await books.ledger.post(credit(wallet));
    await books.owner.query('begin');
    await books.owner.query('select now()');
    const first = await readFrom(wallet, undefined, '2100-01-01T00:00:00Z');
    const late = await postWithin(reservation(wallet, 10n));
    await books.owner.query('commit');
    const second = await readFrom(wallet, first.until);
    expect([first.references.length, second.references]).toEqual([1, [late]]);
    expect(second.opening).toEqual(first.closing);
  });

  it('have each movement once, while many are posted at once', async () => {
    const wallet = await newWallet();
    await books.ledger.post(credit(wallet));
    const statements = [await readFrom(wallet)];
    // Until some statements have ended among the transfers.
    const isEnough = () => statements.filter(({ references }) => references.length > 0).length > 5;
    const writers = [0, 1, 2].map(async (writer) => {
      for (let index = writer; !isEnough(); index++)
        await books.ledger.post(index % 2 === 0 ? credit(wallet) : reservation(wallet, 1n));
    });
    const readNext = async () => {
      const last = statements.at(-1);
      const next = await readFrom(wallet, last?.until);
      expect(next.opening).toEqual(last?.closing);
      statements.push(next);
    };
    while (!isEnough()) await readNext();
    await Promise.all(writers);
    await readNext();
    const whole = await readFrom(wallet);
    expect(statements.flatMap(({ references }) => references)).toEqual(whole.references);
  });
});
