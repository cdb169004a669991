import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inspect } from '../../../src/db/orders/inspection.ts';
import { listChainAlarms, raiseChainAlarm } from '../../../src/db/usdt/chainAlarms.ts';
import {
  beginCursor,
  type ChainCursor,
  type ScannedTransfer,
  type ScannedTransfers,
  storeBlocks,
  storeSightings,
  storeTransfersAgain,
} from '../../../src/db/usdt/chainScan.ts';
import { rewindCursor } from '../../../src/db/usdt/checkpoints.ts';
import { listUnexpectedDeposits } from '../../../src/db/usdt/deposits.ts';
import { storedSessionPolicy } from '../../../src/db/usdt/usdtSessions.ts';
import type { Environment } from '../../../src/domain/money.ts';
import { DEFAULT_SESSION_POLICY, DUST_FLOOR_MINOR } from '../../../src/domain/usdt/usdtSession.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { waitForLockWaits } from '../../support/locks.ts';

const NETWORK = 'nile';

let books: TestBooks;
let businessId: string;
let sessions = 0;
let head: ChainCursor = { blockNumber: 100, blockHash: 'ab'.repeat(32), blockTimeMs: Date.now() };

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 2 });
  businessId = await books.createBusiness();
  await beginCursor(books.database, NETWORK, { ...head, environment: 'prod' });
});
afterAll(() => books?.close());

/** A session of 25 USDT in this status. Returns its id, which its deposit address ends with. */
async function expectPayment(status: string): Promise<string> {
  const paymentId = `cp_${++sessions}`;
  await books.owner.query(
    `insert into crypto_payments (id, business_id, environment, amount_expected_minor, address_index, deposit_address,
        metadata, policy, expires_at, created_at, updated_at)
      values ($1, $2, 'prod', 25000000, $3::bigint, 'T' || $1, '{}', $4, now() + interval '1 hour', now(), now())`,
    [paymentId, businessId, sessions, storedSessionPolicy(DEFAULT_SESSION_POLICY)],
  );
  // As it ends: what it received is credited, or rejected by a decision.
  await books.owner.query(
    `update crypto_payments set status = $2,
        amount_received_minor = case when $2 = 'SETTLED' then 25000000 else 0 end,
        amount_credited_minor = case when $2 = 'SETTLED' then 25000000 else 0 end,
        resolution = case when $2 = 'FAILED' then 'reject' end,
        resolved_by = case when $2 = 'FAILED' then 'ngozi' end
      where id = $1`,
    [paymentId, status],
  );
  return paymentId;
}

/** 25 USDT to a session, in the block after the last one that was read. */
function transferTo(paymentId: string): ScannedTransfer {
  return {
    txId: Buffer.from(paymentId.padEnd(32)).toString('hex'),
    logIndex: 0,
    contract: 'usdt',
    isUsdt: true,
    from: 'TX',
    to: `T${paymentId}`,
    amountMinor: 25_000_000n,
    blockNumber: head.blockNumber + 1,
    blockTimeMs: head.blockTimeMs + 3_000,
  };
}

function scanned(...transfers: readonly ScannedTransfer[]): ScannedTransfers {
  return { network: NETWORK, environment: 'prod', transfers };
}

async function storeNext(...transfers: readonly ScannedTransfer[]) {
  const to = { ...head, blockNumber: head.blockNumber + 1, blockTimeMs: head.blockTimeMs + 3_000 };
  const stored = await storeBlocks(books.database, scanned(...transfers), { from: head, to });
  head = to;
  return stored;
}

async function rowsOf(table: 'chain_deposits' | 'chain_sightings', paymentId: string) {
  const columns = table === 'chain_deposits' ? 'status, reason' : 'amount_minor';
  return (await books.owner.query(`select ${columns} from ${table} where payment_id = $1`, [paymentId])).rows;
}

describe.each(['SETTLED', 'FAILED'])('a transfer to a session that is %s', (status) => {
  it.each([
    ['as blocks are read', storeNext],
    [
      'as an operator reads again',
      (transfer: ScannedTransfer) => storeTransfersAgain(books.database, scanned(transfer)),
    ],
  ])('is unexpected and wakes nobody, %s', async (_, store) => {
    const paymentId = await expectPayment(status);
    expect(await store(transferTo(paymentId))).toMatchObject({ deposits: 0, unexpected: 1, messages: [] });
    expect(await rowsOf('chain_deposits', paymentId)).toEqual([
      { status: 'UNEXPECTED', reason: 'session_over' },
    ]);
  });

  it('is not shown on its way', async () => {
    const paymentId = await expectPayment(status);
    expect(await storeSightings(books.database, scanned(transferTo(paymentId)))).toEqual([]);
    expect(await rowsOf('chain_sightings', paymentId)).toEqual([]);
  });
});

describe('a sighting', () => {
  it('is shown until its deposit is there, and by a slower reader not after that', async () => {
    const paymentId = await expectPayment('AWAITING_DEPOSIT');
    const transfer = transferTo(paymentId);
    const see = () => storeSightings(books.database, scanned(transfer));
    expect(await see()).toHaveLength(1);
    expect(await see()).toEqual([]);
    expect(await rowsOf('chain_sightings', paymentId)).toEqual([{ amount_minor: '25000000' }]);
    expect(await storeNext(transfer)).toMatchObject({ isMoved: true, deposits: 1, unexpected: 0 });
    expect(await rowsOf('chain_sightings', paymentId)).toEqual([]);

    // The blocks that may still be replaced were asked for before the solid ones, and the answer came after.
    expect(await see()).toEqual([]);
    expect(await rowsOf('chain_sightings', paymentId)).toEqual([]);
  });
});

describe('a deposit', () => {
  it('is not stored by a scanner whose cursor another one has moved, or that read another block', async () => {
    const paymentId = await expectPayment('AWAITING_DEPOSIT');
    const transfer = transferTo(paymentId);
    const to = { ...head, blockNumber: head.blockNumber + 1 };
    for (const from of [
      { ...head, blockNumber: head.blockNumber - 1 },
      { ...head, blockHash: 'cd'.repeat(32) },
    ]) {
      expect(await storeBlocks(books.database, scanned(transfer), { from, to })).toMatchObject({
        isMoved: false,
        deposits: 0,
        messages: [],
      });
    }
    expect(await rowsOf('chain_deposits', paymentId)).toEqual([]);
  });

  it('that is stored while its session ends is known to have come after that', async () => {
    const paymentId = await expectPayment('AWAITING_DEPOSIT');
    await books.owner.query('begin');
    await books.owner.query(
      `update crypto_payments set status = 'FAILED', resolution = 'reject', resolved_by = 'ngozi' where id = $1`,
      [paymentId],
    );
    const storing = storeNext(transferTo(paymentId));
    await waitForLockWaits(books.owner);
    await books.owner.query('commit');
    expect(await storing).toMatchObject({ deposits: 0, unexpected: 1, messages: [] });
    expect(await rowsOf('chain_deposits', paymentId)).toEqual([
      { status: 'UNEXPECTED', reason: 'session_over' },
    ]);
  });

  it('of the chain of another environment is none', async () => {
    const paymentId = await expectPayment('AWAITING_DEPOSIT');
    const ofSandbox: ScannedTransfers = { ...scanned(transferTo(paymentId)), environment: 'test' };
    expect(await storeTransfersAgain(books.database, ofSandbox)).toMatchObject({
      deposits: 0,
      unexpected: 0,
    });
    expect(await storeSightings(books.database, ofSandbox)).toEqual([]);
    expect(await rowsOf('chain_deposits', paymentId)).toEqual([]);
  });

  it('confirms its own sighting, and no other of its transaction', async () => {
    const [one, other] = [await expectPayment('AWAITING_DEPOSIT'), await expectPayment('AWAITING_DEPOSIT')];
    const transfer = transferTo(one);
    const further = { ...transferTo(other), txId: transfer.txId, logIndex: 1 };
    expect(await storeSightings(books.database, scanned(transfer, further))).toHaveLength(2);
    await storeNext(transfer);
    expect(await rowsOf('chain_sightings', one)).toEqual([]);
    expect(await rowsOf('chain_sightings', other)).toEqual([{ amount_minor: '25000000' }]);
    await storeNext(further);
    expect(await rowsOf('chain_sightings', other)).toEqual([]);
  });
});

// A node of another branch alone answered for a moment; the alarm stayed until an operator asked, and the worker was degraded.
describe('the alarm of a lost block', () => {
  const kindsOf = async (environment: Environment) =>
    (await listChainAlarms(books.database, { environment })).map(({ kind, subject }) => [kind, subject]);

  it('ends when the block after it is read, and no other alarm does', async () => {
    const alarm = { kind: 'lost_cursor', subject: NETWORK, note: 'As a test.' } as const;
    await raiseChainAlarm(books.database, { ...alarm, environment: 'prod' });
    await raiseChainAlarm(books.database, { ...alarm, environment: 'test' });
    await raiseChainAlarm(books.database, { ...alarm, environment: 'prod', subject: 'shasta' });
    const frozen = { ...alarm, environment: 'prod', kind: 'frozen_address' } as const;
    await raiseChainAlarm(books.database, frozen);
    const from = { ...head, blockHash: 'cd'.repeat(32) };
    const to = { ...head, blockNumber: head.blockNumber + 1 };
    expect(await storeBlocks(books.database, scanned(), { from, to })).toMatchObject({ isMoved: false });
    expect(await kindsOf('prod')).toHaveLength(3);
    await storeNext();
    expect((await kindsOf('prod')).toSorted()).toEqual([
      ['frozen_address', NETWORK],
      ['lost_cursor', 'shasta'],
    ]);
    expect(await kindsOf('test')).toEqual([['lost_cursor', NETWORK]]);
  });

  it('is what lets the cursor go back', async () => {
    const going = rewindCursor(books.database, {
      network: NETWORK,
      environment: 'prod',
      from: head,
      to: { ...head, blockNumber: 100, blockHash: 'ab'.repeat(32) },
      vanished: [],
      operator: 'ngozi',
      reason: 'As a test.',
    });
    await expect(going).rejects.toMatchObject({ code: 'state_conflict' });
  });
});

// 0.000001 USDT made a session UNDERPAID, and an hour after its expiry a case for operators.
describe('a deposit below the floor of dust', () => {
  const dust = (paymentId: string) => ({ ...transferTo(paymentId), amountMinor: DUST_FLOOR_MINOR - 1n });

  it.each(['AWAITING_DEPOSIT', 'EXPIRED', 'SETTLED', 'FAILED'])(
    'is stored, and neither tells nor shows a session that is %s',
    async (status) => {
      const paymentId = await expectPayment(status);
      expect(await storeSightings(books.database, scanned(dust(paymentId)))).toEqual([]);
      // A comparison of books and chain leaves the address out until its block is solid.
      const isOpen = status === 'AWAITING_DEPOSIT' || status === 'EXPIRED';
      expect(await rowsOf('chain_sightings', paymentId)).toHaveLength(isOpen ? 1 : 0);
      expect(await storeNext(dust(paymentId))).toMatchObject({ deposits: 0, unexpected: 0, messages: [] });
      expect(await rowsOf('chain_deposits', paymentId)).toEqual([{ status: 'DUST', reason: null }]);
      expect(await rowsOf('chain_sightings', paymentId)).toEqual([]);
      const unexpected = (await listUnexpectedDeposits(books.database, { offset: 0, limit: 1_000 })).rows;
      expect(unexpected.filter((deposit) => deposit.paymentId === paymentId)).toEqual([]);
    },
  );

  it('tells no session either when it vanishes with its block', async () => {
    const paymentId = await expectPayment('AWAITING_DEPOSIT');
    await storeSightings(books.database, scanned(dust(paymentId)));
    const to = { ...head, blockNumber: head.blockNumber + 102, blockTimeMs: head.blockTimeMs + 306_000 };
    const stored = await storeBlocks(books.database, scanned(), { from: head, to });
    head = to;
    expect(stored.messages).toEqual([]);
    expect(await rowsOf('chain_sightings', paymentId)).toEqual([]);
  });

  it('is counted and summed per address', async () => {
    const paymentId = await expectPayment('AWAITING_DEPOSIT');
    await storeNext(dust(paymentId), { ...dust(paymentId), logIndex: 1, amountMinor: 1n });
    const parts = (await inspect(books.database, paymentId))?.parts;
    expect(parts?.find(({ name }) => name === 'dust')?.rows).toEqual([
      { deposits: 2, amountMinor: DUST_FLOOR_MINOR },
    ]);
    expect(parts?.some(({ name, rows }) => name === 'deposits' && rows.length > 0)).toBe(false);
  });

  it('stops at the floor: that much is a deposit of the session', async () => {
    const paymentId = await expectPayment('AWAITING_DEPOSIT');
    const least = { ...transferTo(paymentId), amountMinor: DUST_FLOOR_MINOR };
    expect(await storeNext(least)).toMatchObject({ deposits: 1 });
    expect(await rowsOf('chain_deposits', paymentId)).toEqual([{ status: 'RECEIVED', reason: null }]);
  });

  it('of another token is shown as that token', async () => {
    const paymentId = await expectPayment('AWAITING_DEPOSIT');
    const other = { ...dust(paymentId), isUsdt: false, contract: 'other' };
    expect(await storeNext(other)).toMatchObject({ unexpected: 1 });
  });
});
