import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import type { Database } from '../../../src/db/core/database.ts';
import {
  claimEnergyRental,
  listEnergyRentals,
  updateEnergyRental,
} from '../../../src/db/usdt/energyRentals.ts';
import {
  endSweep,
  endSweepTransaction,
  findSweep,
  listSweepsNeedingAttention,
  listSweepTransactions,
  noteAbsences,
  noteSweepAttention,
  type SweepStepKind,
  storeSignedTransaction,
} from '../../../src/db/usdt/sweeps.ts';
import { InvariantError } from '../../../src/domain/errors.ts';
import { capSentence, GAS_ACCOUNT_EMPTY, TOKEN_PAUSED } from '../../../src/domain/usdt/sweepCauses.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { waitForLockWaits } from '../../support/locks.ts';

/** What may be stored of a sweep, and when: before and after its end, and by an attempt that knows too little. */
let books: TestBooks;
let database: Database;
let owner: pg.Client;
let businessId: string;
let sessions = 0;
let transactions = 0;
let paymentId: string;
let sweepId: string;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 5 });
  ({ database, owner } = books);
  businessId = await books.createBusiness();
});
afterAll(async () => {
  await books?.close();
});

beforeEach(async () => {
  sessions++;
  paymentId = `cp_${sessions}`;
  await owner.query(
    `insert into crypto_payments (id, business_id, environment, status, amount_expected_minor, address_index,
        deposit_address, metadata, policy, expires_at, created_at, updated_at)
      values ($1, $2, 'prod', 'SWEEP_PENDING', 100, $3, $4, '{}', '{"sweepFloorMinor": "1"}', now() + interval '1 hour',
        now(), now())`,
    [paymentId, businessId, sessions, `address ${sessions}`],
  );
  sweepId = await beginSweep('first');
});

async function beginSweep(name: string): Promise<string> {
  const id = `${paymentId}_${name}`;
  await owner.query(
    `insert into crypto_sweeps (id, payment_id, environment, address_index, address) values ($1, $2, 'prod', $3, $4)`,
    [id, paymentId, sessions, `address ${sessions}`],
  );
  return id;
}

/** A signed transaction of 100 as it would be stored. */
function signed(step: SweepStepKind) {
  transactions++;
  const txId = transactions.toString(16).padStart(64, '0');
  return { txId, step, amountMinor: 100n, signedHex: '00', expiresAtMs: 1_800_000_000_000 };
}

/** Stores a transaction that landed. */
async function land(step: SweepStepKind, feeSun = 0n): Promise<void> {
  const transaction = signed(step);
  const before = await listSweepTransactions(database, sweepId);
  expect(await storeSignedTransaction(database, sweepId, { ...transaction, before })).toBe(true);
  expect(
    await endSweepTransaction(database, books.ledger, {
      txId: transaction.txId,
      status: 'SUCCEEDED',
      feeSun,
      blockNumber: 1,
    }),
  ).toBe(true);
}

/** Gives a stored transaction up, as enough answers say that it is in no block. */
async function giveUp({ txId, expiresAtMs }: ReturnType<typeof signed>): Promise<void> {
  const absences = [2, 4, 6].map((minutes) => ({ node: 'one', solidTimeMs: expiresAtMs + minutes * 60_000 }));
  await noteAbsences(database, txId, absences);
  await endSweepTransaction(database, books.ledger, { txId, status: 'EXPIRED' });
}

describe('a transaction of a sweep', () => {
  it('is not stored by an attempt that does not know of another one since', async () => {
    await land('top_up');
    const before = await listSweepTransactions(database, sweepId);
    expect(await storeSignedTransaction(database, sweepId, { ...signed('top_up'), before: [] })).toBe(false);
    expect(await storeSignedTransaction(database, sweepId, { ...signed('transfer'), before })).toBe(true);
    const stored = await listSweepTransactions(database, sweepId);
    expect(await storeSignedTransaction(database, sweepId, { ...signed('transfer'), before: stored })).toBe(
      false,
    );
    expect(await listSweepTransactions(database, sweepId)).toHaveLength(2);
  });

  it('is not stored by an attempt that takes for given up what was found in a block since', async () => {
    const lost = signed('transfer');
    await storeSignedTransaction(database, sweepId, { ...lost, before: [] });
    await giveUp(lost);
    const before = await listSweepTransactions(database, sweepId);
    await endSweepTransaction(database, books.ledger, {
      txId: lost.txId,
      status: 'SUCCEEDED',
      blockNumber: 1,
    });
    expect(await storeSignedTransaction(database, sweepId, { ...signed('transfer'), before })).toBe(false);
    expect(await listSweepTransactions(database, sweepId)).toHaveLength(1);
  });

  it('is not stored once the sweep has ended, whoever stores it, unless it takes energy back', async () => {
    await land('delegate_energy');
    await land('transfer');
    await endSweep(database, sweepId, { status: 'DONE', reason: undefined });
    const before = await listSweepTransactions(database, sweepId);
    for (const step of ['top_up', 'delegate_energy', 'transfer'] as const) {
      expect(await storeSignedTransaction(database, sweepId, { ...signed(step), before })).toBe(false);
      await expect(
        owner.query(
          `insert into crypto_sweep_transactions (tx_id, sweep_id, step, signed_hex, expires_at)
            values ($1, $2, $3, '00', now())`,
          [signed(step).txId, sweepId, step],
        ),
      ).rejects.toMatchObject({ constraint: 'crypto_sweep_moves_before_its_end' });
    }
    await land('reclaim_energy', 345n);
    const { rows } = await owner.query('select status, cost_sun from crypto_sweeps where id = $1', [sweepId]);
    expect(rows).toEqual([{ status: 'DONE', cost_sun: '345' }]);
  });
});

describe('what is stored of a sweep', () => {
  it('waits for another that ends it, and is not stored then', async () => {
    await owner.query('begin');
    await owner.query(`update crypto_sweeps set status = 'SKIPPED', finished_at = now() where id = $1`, [
      sweepId,
    ]);
    const storing = storeSignedTransaction(database, sweepId, { ...signed('transfer'), before: [] });
    await waitForLockWaits(owner);
    await owner.query('commit');
    expect(await storing).toBe(false);
    expect(await listSweepTransactions(database, sweepId)).toEqual([]);
  });

  it('is one loan of two that two sweeps sign at once', async () => {
    const first = sweepId;
    sessions += 1;
    paymentId = `cp_${sessions}`;
    await owner.query(
      `insert into crypto_payments (id, business_id, environment, status, amount_expected_minor, address_index,
          deposit_address, metadata, policy, expires_at, created_at, updated_at)
        values ($1, $2, 'prod', 'SWEEP_PENDING', 100, $3, $4, '{}', '{"sweepFloorMinor": "1"}',
          now() + interval '1 hour', now(), now())`,
      [paymentId, businessId, sessions, `address ${sessions}`],
    );
    const second = await beginSweep('first');
    await owner.query(`begin; select pg_advisory_xact_lock(hashtextextended('crypto_sweep_loans', 0))`);
    const storing = [first, second].map((id) =>
      storeSignedTransaction(database, id, { ...signed('delegate_energy'), before: [], loans: [] }),
    );
    await waitForLockWaits(owner, 2);
    await owner.query('commit');
    expect((await Promise.all(storing)).toSorted()).toEqual([false, true]);
  });
});

describe('a transfer that was given up', () => {
  it('is recorded when it has landed after all, also where another one of the sweep has landed since', async () => {
    await owner.query(
      `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number,
          block_time, contract, from_address, amount_minor, status)
        values ('test', $3, 0, 'prod', $1, $2, 1, now(), 'T', 'T', 20000, 'RECEIVED')`,
      [paymentId, businessId, 'f'.repeat(64)],
    );
    const lost = signed('transfer');
    expect(await storeSignedTransaction(database, sweepId, { ...lost, before: [] })).toBe(true);
    await giveUp(lost);
    await land('transfer');
    const landed = { txId: lost.txId, status: 'SUCCEEDED', blockNumber: 1 } as const;
    expect(await endSweepTransaction(database, books.ledger, landed)).toBe(true);
    expect((await findSweep(database, sweepId as never))?.depositedMinor).toBe(19_800n);
  });
});

describe('answers that a transaction is in no block', () => {
  it('count again for each node after half a minute of the chain, and not before', async () => {
    const lost = signed('transfer');
    await storeSignedTransaction(database, sweepId, { ...lost, before: [] });
    const note = async (node: string, solidTimeMs: number) =>
      (await noteAbsences(database, lost.txId, [{ node, solidTimeMs }])).length;
    expect(await note('one', lost.expiresAtMs)).toBe(1);
    expect(await note('one', lost.expiresAtMs + 29_999)).toBe(1);
    expect(await note('two', lost.expiresAtMs + 29_999)).toBe(2);
    expect(await note('one', lost.expiresAtMs + 30_000)).toBe(3);
  });
});

describe('what is on the address of a sweep', () => {
  it('is USDT, and no other token', async () => {
    await owner.query(
      `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number,
          block_time, contract, from_address, amount_minor, status, reason)
        values ('test', $3, 0, 'prod', $1, $2, 1, now(), 'T', 'T', 20000, 'RECEIVED', null),
          ('test', $3, 1, 'prod', $1, $2, 1, now(), 'TRX', 'T', 5000000, 'UNEXPECTED', 'wrong_token')`,
      [paymentId, businessId, sessions.toString(16).padStart(64, 'e')],
    );
    expect(await findSweep(database, sweepId as never)).toMatchObject({ depositedMinor: 20_000n });
  });
});

describe('a sweep that has ended', () => {
  it('ends once, and tells its session once', async () => {
    expect(await endSweep(database, sweepId, { status: 'SKIPPED', reason: undefined })).toHaveLength(1);
    expect(await endSweep(database, sweepId, { status: 'FAILED', reason: 'It was refused.' })).toEqual([]);
    expect(await findSweep(database, sweepId as never)).toMatchObject({ status: 'SKIPPED' });
  });

  it('stays what it came to', async () => {
    await endSweep(database, sweepId, { status: 'FAILED', reason: 'It was refused.' });
    for (const change of [
      `status = 'PENDING', finished_at = null`,
      `reason = 'Another.'`,
      'amount_minor = 5',
    ]) {
      await expect(
        owner.query(`update crypto_sweeps set ${change} where id = $1`, [sweepId]),
      ).rejects.toMatchObject({ constraint: 'crypto_sweep_decided_once' });
    }
  });

  it('tells the very session that it belongs to, or does not end', async () => {
    await owner.query(`begin; set local session_replication_role = replica;
      delete from crypto_payments where id = '${paymentId}'; commit`);
    await expect(endSweep(database, sweepId, { status: 'DONE', reason: undefined })).rejects.toThrow(
      InvariantError,
    );
    const { rows } = await owner.query('select status from crypto_sweeps where id = $1', [sweepId]);
    expect(rows).toEqual([{ status: 'PENDING' }]);
  });

  it('is on the list of operators until it has its energy back', async () => {
    await endSweep(database, sweepId, { status: 'FAILED', reason: 'It was refused.' });
    await noteSweepAttention(database, sweepId, 'Energy that was lent is not back.');
    expect((await listSweepsNeedingAttention(database, { offset: 0, limit: 1_000 })).rows).toMatchObject([
      { sweepId, paymentId },
    ]);
    await noteSweepAttention(database, sweepId, null);
    expect((await listSweepsNeedingAttention(database, { offset: 0, limit: 1_000 })).rows).toEqual([]);
  });

  it('lets the next one know that the address holds its energy', async () => {
    await land('delegate_energy');
    expect(await findSweep(database, sweepId)).toMatchObject({ holdsEnergyOfEarlier: false });
    await endSweep(database, sweepId, { status: 'FAILED', reason: 'It was refused.' });
    const next = await beginSweep('second');
    expect(await findSweep(database, next)).toMatchObject({ holdsEnergyOfEarlier: true });
    await land('reclaim_energy');
    expect(await findSweep(database, next)).toMatchObject({ holdsEnergyOfEarlier: false });
  });
});

describe('energy that a sweep rents', () => {
  const wanted = { provider: 'itrx', energy: 65_000n, priceSun: 3_250_000n };
  const costSun = async () =>
    (await owner.query('select cost_sun::int from crypto_sweeps where id = $1', [sweepId])).rows[0]?.cost_sun;

  it('is claimed once, by two attempts at the same step', async () => {
    const claims = await Promise.all([
      claimEnergyRental(database, sweepId, { ...wanted, rentalsBefore: 0 }),
      claimEnergyRental(database, sweepId, { ...wanted, rentalsBefore: 0 }),
    ]);
    expect(claims.filter(Boolean)).toHaveLength(1);
    // A worker that knows of it orders nothing while it is open, either.
    expect(await claimEnergyRental(database, sweepId, { ...wanted, rentalsBefore: 1 })).toBeUndefined();
    expect(await listEnergyRentals(database, sweepId)).toMatchObject([{ status: 'CLAIMED', ...wanted }]);
  });

  it('is claimed by no sweep that is over', async () => {
    await endSweep(database, sweepId, { status: 'SKIPPED', reason: undefined });
    expect(await claimEnergyRental(database, sweepId, { ...wanted, rentalsBefore: 0 })).toBeUndefined();
  });

  it('adds to the cost of its sweep what it is known to have cost, once, and takes off what came back', async () => {
    const rentalId =
      (await claimEnergyRental(database, sweepId, { ...wanted, rentalsBefore: 0 }))?.rentalId ?? '';
    const ordered = { status: 'ORDERED', orderId: 'o1', costSun: 3_250_000n } as const;
    expect(await updateEnergyRental(database, rentalId, ordered)).toEqual({
      moreSun: 3_250_000n,
      isNews: true,
    });
    expect(await updateEnergyRental(database, rentalId, ordered)).toEqual({ moreSun: 0n, isNews: false });
    expect(await costSun()).toBe(3_250_000);
    const late = { status: 'LATE', reason: 'It did not come.' } as const;
    expect(await updateEnergyRental(database, rentalId, late)).toEqual({ moreSun: 0n, isNews: true });
    await endSweep(database, sweepId, { status: 'SKIPPED', reason: undefined });
    const closed = { status: 'FAILED', costSun: 0n, reason: 'It was closed.' } as const;
    // It came to nothing before, and is counted once.
    expect(await updateEnergyRental(database, rentalId, closed)).toEqual({
      moreSun: -3_250_000n,
      isNews: false,
    });
    expect(await costSun()).toBe(0);
  });

  it('that failed has failed, whatever comes later', async () => {
    const rentalId =
      (await claimEnergyRental(database, sweepId, { ...wanted, rentalsBefore: 0 }))?.rentalId ?? '';
    await updateEnergyRental(database, rentalId, { status: 'FAILED', reason: 'It was refused.' });
    await updateEnergyRental(database, rentalId, { status: 'DELIVERED', costSun: 1n });
    expect(await listEnergyRentals(database, sweepId)).toMatchObject([{ status: 'FAILED', costSun: 0n }]);
    await expect(
      owner.query(
        `update crypto_energy_rentals set status = 'ORDERED', order_id = 'o', reason = null where id = $1`,
        [rentalId],
      ),
    ).rejects.toMatchObject({ constraint: 'crypto_energy_rental_moves_forward' });
  });
});

describe('sweeps that wait for one cause', () => {
  it.each([
    ['a paused token', TOKEN_PAUSED],
    ['a cap', capSentence({ of: 'fee_limit', needed: 14_000_000n })],
    ['an empty gas account', GAS_ACCOUNT_EMPTY],
  ])('%s are one entry for operators, named by the oldest, beside those of their own', async (_, cause) => {
    await owner.query('update crypto_sweeps set attention_reason = null where attention_reason is not null');
    const waiting: string[] = [];
    for (let each = 0; each < 3; each += 1) {
      if (each > 0) {
        sessions += 1;
        paymentId = `cp_${sessions}`;
        await owner.query(
          `insert into crypto_payments (id, business_id, environment, status, amount_expected_minor, address_index,
              deposit_address, metadata, policy, expires_at, created_at, updated_at)
            values ($1, $2, 'prod', 'SWEEP_PENDING', 100, $3, $4, '{}', '{}', now() + interval '1 hour', now(), now())`,
          [paymentId, businessId, sessions, `address ${sessions}`],
        );
      }
      const id = await beginSweep(`waiting ${each}`).catch(() => sweepId);
      waiting.push(id);
      await noteSweepAttention(database, id, each < 2 ? cause : 'no node answers');
    }
    const listed = (await listSweepsNeedingAttention(database, { offset: 0, limit: 1_000 })).rows;
    expect(listed.map(({ reason, sweeps, sweepId: id }) => ({ reason, sweeps, id }))).toEqual([
      { reason: cause, sweeps: 2, id: waiting[0] },
      { reason: 'no node answers', sweeps: 1, id: waiting[2] },
    ]);
    expect(listed[0]?.since).toMatch(/^\d{4}-\d\d-\d\dT/);
  });
});
