import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { checkStoredCursor, rewindLostCursor } from '../../../src/activities/usdt/cursor.ts';
import { bookLoss } from '../../../src/activities/usdt/losses.ts';
import { closeRefund } from '../../../src/activities/usdt/refunds.ts';
import { bookTreasuryTransaction } from '../../../src/activities/usdt/treasury.ts';
import { encodeAddress } from '../../../src/chain/addresses.ts';
import { readBookedCustody } from '../../../src/db/ledger/custody.ts';
import { acceptContract } from '../../../src/db/usdt/chainAlarms.ts';
import { bookAddressLoss } from '../../../src/db/usdt/losses.ts';
import { cancelRefund, recordRefund, takeRefund } from '../../../src/db/usdt/refunds.ts';
import { ValidationError } from '../../../src/domain/errors.ts';
import { settleUsdtSession } from '../../../src/domain/ledger/ledger.ts';
import type { Id } from '../../../src/domain/money.ts';
import type { TokenTransfer } from '../../../src/domain/usdt/tokenTransfer.ts';
import { newIdentifier } from '../../../src/security/identifiers.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { expectSoundLedger } from '../../support/ledger.ts';
import { waitForLockWaits } from '../../support/locks.ts';
import { TREASURY, USDT } from '../../support/tronScene.ts';

/** Refunds beside losses, accepted contracts and movements of the treasury: the database is real, the chain is told. */
const SUCCESSOR = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';
const environment = 'prod';

let books: TestBooks;
let businessId: Id<'biz'>;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 6 });
});
afterAll(async () => {
  if (books) await expectSoundLedger(books.database);
  await books?.close();
});
beforeEach(async () => {
  businessId = (await books.createBusiness()) as Id<'biz'>;
});

const newAddress = () => encodeAddress(randomBytes(20).toString('hex'));
const newTxId = () => randomBytes(32).toString('hex');
let lastIndex = 0;

interface Session {
  readonly paymentId: Id<'cp'>;
  readonly address: string;
  /** The transaction of its first deposit. */
  readonly txId: string;
}

interface Deposited {
  readonly status: string;
  readonly amountMinor?: bigint;
  readonly reason?: string;
  readonly contract?: string;
}

/** A session that is over, with its deposits; what was credited is in the balance. */
async function session(...deposits: readonly Deposited[]): Promise<Session> {
  const paymentId: Id<'cp'> = `cp_${newTxId().slice(0, 20)}`;
  const address = newAddress();
  lastIndex += 1;
  const creditedMinor = deposits
    .filter(({ status, reason }) => status === 'CREDITED' && reason === undefined)
    .reduce((sum, { amountMinor = 10_000_000n }) => sum + amountMinor, 0n);
  const [status, resolution] = creditedMinor > 0n ? ['SETTLED', null] : ['FAILED', 'reject'];
  await books.owner.query(
    `insert into crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor,
        amount_credited_minor, address_index, deposit_address, metadata, policy, resolution, resolved_by, expires_at,
        created_at, updated_at)
      values ($1, $2, $3, $4, 10000000, $5, $5, $6, $7, '{}', '{}', $8, $9, now() + interval '1 hour', now(), now())`,
    [
      paymentId,
      businessId,
      environment,
      status,
      creditedMinor,
      lastIndex,
      address,
      resolution,
      resolution && 'ngozi',
    ],
  );
  const ids = deposits.map(newTxId);
  for (const [number, deposit] of deposits.entries()) {
    await books.owner.query(
      `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
          contract, from_address, amount_minor, status, reason)
        values ('nile', $1, 0, $2, $3, $4, 1, now(), $5, 'TMwFHYXLJaRUPeW6421aqXL4ZEzPRFGkGT', $6, $7, $8)`,
      [
        ids[number],
        environment,
        paymentId,
        businessId,
        deposit.contract ?? USDT,
        deposit.amountMinor ?? 10_000_000n,
        deposit.status,
        deposit.reason ?? null,
      ],
    );
  }
  if (creditedMinor > 0n) {
    const owner = { businessId, environment } as const;
    await books.ledger.post(
      settleUsdtSession({ ...owner, paymentId, receivedMinor: creditedMinor, creditedMinor }),
    );
  }
  return { paymentId, address, txId: ids[0] ?? '' };
}

interface Asked {
  readonly amountMinor?: bigint;
  readonly address?: string;
}

async function record(
  { paymentId, txId }: Session,
  { amountMinor = 10_000_000n, address = newAddress() }: Asked = {},
) {
  const refundId = newIdentifier('rfd');
  await books.database.transaction((database) =>
    recordRefund(
      { database, ledger: books.ledger },
      {
        refundId,
        businessId,
        environment,
        paymentId,
        depositTxId: txId,
        amountMinor,
        address,
        reason: 'It was paid twice.',
        merchantReference: undefined,
        actor: 'ngozi',
      },
    ),
  );
  return { refundId, amountMinor, address };
}

/** A chain on which one transaction moves what is given, solid and successful. */
function chainOf(...moves: readonly Partial<TokenTransfer>[]) {
  const txId = newTxId();
  const transfers = moves.map(
    (move, logIndex): TokenTransfer => ({
      txId,
      logIndex,
      contract: USDT,
      isUsdt: (move.contract ?? USDT) === USDT,
      from: TREASURY,
      to: TREASURY,
      amountMinor: 10_000_000n,
      ...move,
    }),
  );
  const inclusion = {
    blockNumber: 7,
    blockTimestampMs: Date.now(),
    isSolid: true,
    outcome: 'success' as const,
    failureReason: undefined,
    feeSun: 0n,
    energyUsed: 0,
    transfers,
  };
  const node = {
    networkName: 'nile',
    findTransaction: async () => ({ inclusion, isPending: false }),
    tokenFeeCollector: async () => undefined,
  };
  return { txId, node, treasuryAddress: TREASURY };
}

type Chain = ReturnType<typeof chainOf>;

const close = (refundId: string, chain: Chain) =>
  closeRefund({ ...books, chain: chain as never }, { refundId, txId: chain.txId, operator: 'ngozi' });

async function paid(of: Session, asked: Asked = {}) {
  const refund = await record(of, asked);
  await close(refund.refundId, chainOf({ to: refund.address, amountMinor: refund.amountMinor }));
  return refund;
}

const lose = ({ address }: Session, borneBy: 'platform' | 'merchant' = 'platform', heldMinor = 0n) =>
  bookAddressLoss(books.database, books.ledger, {
    environment,
    address,
    borneBy,
    heldMinor,
    operator: 'ngozi',
    reason: 'Destroyed by the issuer.',
  });

const shares = async (losses: ReturnType<typeof lose>) =>
  (await losses).map(({ borneBy, amountMinor }) => [borneBy, amountMinor]);

const uncredited = async () => (await readBookedCustody(books.database, environment)).uncreditedMinor;

const bookTreasury = (chain: Chain) =>
  bookTreasuryTransaction(books.database, books.ledger, {
    ...chain,
    node: chain.node as never,
    environment,
    operator: 'ngozi',
    reason: undefined,
  });

describe('a deposit that was credited to no merchant, refunded, and then destroyed on its address', () => {
  it('is a loss of the platform, because its payer has the money', async () => {
    const before = await uncredited();
    const rejected = await session({ status: 'REJECTED' });
    await paid(rejected, { amountMinor: 4_000_000n });
    expect(await shares(lose(rejected))).toEqual([
      ['payer', 6_000_000n],
      ['platform', 4_000_000n],
    ]);
    expect(await uncredited()).toBe(before);
  });

  it('is never a loss of the merchant, who was credited nothing of it', async () => {
    const rejected = await session({ status: 'REJECTED' });
    await paid(rejected);
    expect(await shares(lose(rejected, 'merchant'))).toEqual([['platform', 10_000_000n]]);
  });

  it('is not booked as lost while its refund is open', async () => {
    const rejected = await session({ status: 'REJECTED' });
    const { refundId } = await record(rejected);
    await expect(lose(rejected)).rejects.toThrow('a refund of it is open');
    await cancelRefund({ ...books }, refundId, { operator: 'tunde', reason: 'It is gone.' });
    expect(await shares(lose(rejected))).toEqual([['payer', 10_000_000n]]);
  });

  const DECIDE_FIRST = 'decide it first, with crypto resolve';
  const DECIDE_LATER = 'decide it with crypto resolve when crypto attention lists it';
  it.each([
    ['SWEEP_PENDING', 'PENDING', DECIDE_LATER],
    ['MANUAL_REVIEW', 'FAILED', DECIDE_FIRST],
    ['UNDERPAID', undefined, DECIDE_FIRST],
    ['OVERPAID', undefined, DECIDE_FIRST],
    ['OVERPAID', 'PENDING', DECIDE_LATER],
  ])(
    'is not booked as lost while its session is %s and its sweep %s, which says what to type',
    async (status, sweep, advice) => {
      const paymentId = `cp_${newTxId().slice(0, 20)}`;
      const address = newAddress();
      await books.owner.query(
        `insert into crypto_payments (id, business_id, environment, amount_expected_minor, address_index, deposit_address,
          metadata, policy, expires_at, created_at, updated_at)
        values ($1, $2, $3, 10000000, $4, $5, '{}', '{}', now() + interval '1 hour', now(), now())`,
        [paymentId, businessId, environment, ++lastIndex, address],
      );
      await books.owner.query(
        `update crypto_payments set status = $2, review_reason = case when $2 = 'MANUAL_REVIEW' then 'sweep_failed' end
        where id = $1`,
        [paymentId, status],
      );
      if (sweep !== undefined) {
        await books.owner.query(
          `insert into crypto_sweeps (id, payment_id, environment, address_index, address, status, finished_at)
          values ($1, $2, $3, 0, $4, $5, case when $5 <> 'PENDING' then now() end)`,
          [newIdentifier('swp'), paymentId, environment, address, sweep],
        );
      }
      await expect(lose({ paymentId: paymentId as Id<'cp'>, address, txId: '' })).rejects.toThrow(
        `the session ${paymentId} is ${status}; ${advice}`,
      );
    },
  );

  it('is not booked as lost while a transfer of its address may still land', async () => {
    const rejected = await session({ status: 'REJECTED' });
    const txId = newTxId();
    const sweepId = newIdentifier('swp');
    await books.owner.query(
      `insert into crypto_sweeps (id, payment_id, environment, address_index, address) values ($1, $2, $3, 0, $4)`,
      [sweepId, rejected.paymentId, environment, rejected.address],
    );
    await books.owner.query(
      `insert into crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, signed_hex, expires_at)
        values ($1, $2, 'transfer', 10000000, '00', now())`,
      [txId, sweepId],
    );
    await expect(lose(rejected)).rejects.toThrow('a transfer of it may still land');
    await books.owner.query(
      `update crypto_sweep_transactions set status = 'FAILED', failure_reason = 'REVERT', block_number = 1
        where tx_id = $1`,
      [txId],
    );
    expect(await shares(lose(rejected))).toEqual([['payer', 10_000_000n]]);
  });

  it('cannot be the payer’s loss in the database either', async () => {
    const rejected = await session({ status: 'REJECTED' });
    await paid(rejected, { amountMinor: 4_000_000n });
    const book = (amountMinor: number, borneBy: string) =>
      books.owner.query(
        `insert into crypto_losses (id, environment, address, payment_id, business_id, amount_minor, borne_by, reason, booked_by)
          values ($1, 'prod', $2, $3, $4, $5, $6, 'destroyed', 'ngozi')`,
        [`loss_${newTxId()}`, rejected.address, rejected.paymentId, businessId, amountMinor, borneBy],
      );
    const broken = { constraint: 'crypto_loss_within_deposits' };
    await expect(book(6_000_001, 'payer')).rejects.toMatchObject(broken);
    await expect(book(1, 'merchant')).rejects.toMatchObject(broken);
  });
});

describe('a deposit that the payer has lost', () => {
  it('is refunded no more, as far as it is lost', async () => {
    const rejected = await session({ status: 'REJECTED' });
    await lose(rejected, 'platform', 3_000_000n);
    await expect(record(rejected)).rejects.toMatchObject({
      problems: [{ path: 'amount', message: 'must be at most 3 USDT, which is left of the deposit' }],
    });
    await record(rejected, { amountMinor: 3_000_000n });
    await expect(record(rejected, { amountMinor: 1n })).rejects.toThrow('was destroyed by its issuer');
    await expect(
      books.owner.query(
        `insert into crypto_refunds (id, business_id, environment, payment_id, network, deposit_tx_id, deposit_log_index,
            source, amount_minor, address, reason, requested_by)
          values ('rfd_lost', $1, 'prod', $2, 'nile', $3, 0, 'deposit', 1, $4, 'no', 'ngozi')`,
        [businessId, rejected.paymentId, rejected.txId, newAddress()],
      ),
    ).rejects.toMatchObject({ constraint: 'crypto_refund_of_money_that_is_there' });
  });

  it('does not keep a later deposit of the session from its payer', async () => {
    const both = await session({ status: 'REJECTED' });
    await lose(both);
    const txId = newTxId();
    await books.owner.query(
      `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
          contract, from_address, amount_minor, status, reason)
        select network, $2, 0, environment, payment_id, business_id, 2, now(), contract, from_address, amount_minor,
          'UNEXPECTED', 'session_over' from chain_deposits where tx_id = $1`,
      [both.txId, txId],
    );
    await expect(record(both, { amountMinor: 1n })).rejects.toThrow('was destroyed by its issuer');
    await paid({ ...both, txId });
  });

  it('is lost or refunded when both are asked for at once, and never both', async () => {
    for (let round = 0; round < 8; round++) {
      const rejected = await session({ status: 'REJECTED' });
      const ends = await Promise.allSettled([record(rejected), lose(rejected)]);
      expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  });
});

describe('a credited deposit that was destroyed', () => {
  it('is refunded from the balance, also where the platform bore the loss', async () => {
    const [one, other] = [await session({ status: 'CREDITED' }), await session({ status: 'CREDITED' })];
    expect(await shares(lose(one))).toEqual([['platform', 10_000_000n]]);
    await paid(one);
    await paid(other, { amountMinor: 10_000_000n });
    expect(await books.ledger.balances({ businessId, environment }, 'USDT')).toMatchObject({
      availableMinor: 0n,
      heldMinor: 0n,
    });
  });
});

describe('a loss of the treasury', () => {
  /** A chain whose frozen treasury lacks what is given; its balance is read by all callers before any of them goes on. */
  function lacking(missingMinor: bigint, callers: number) {
    let waiting = 0;
    let go = () => {};
    const all = new Promise<void>((resolve) => {
      go = resolve;
    });
    const held = readBookedCustody(books.database, environment).then(
      ({ ledgerMinor, uncreditedMinor, addressesMinor }) =>
        ledgerMinor + uncreditedMinor - addressesMinor - missingMinor,
    );
    const peer = {
      host: 'node',
      solidHead: async () => ({ number: 1, timestampMs: Date.now() }),
      tokenIsFrozen: async () => true,
      tokenBalanceMinor: async () => {
        waiting += 1;
        // Each caller looks twice.
        if (waiting === 2 * callers) go();
        if (waiting > callers) await all;
        return held;
      },
    };
    return { networkName: 'nile', peers: [peer] };
  }
  const loseTreasury = (node: ReturnType<typeof lacking>) =>
    bookLoss(books.database, books.ledger, {
      environment,
      address: TREASURY,
      borneBy: 'platform',
      operator: 'ngozi',
      reason: 'Destroyed by the issuer.',
      node: node as never,
      treasuryAddress: TREASURY,
    });

  it('is booked once by two operators at once', async () => {
    const node = lacking(5_000_000n, 2);
    const ends = await Promise.allSettled([loseTreasury(node), loseTreasury(node)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: expect.stringContaining('the books have changed meanwhile') },
    });
  });

  it('is not booked while a refund may have been paid that is not closed', async () => {
    const { refundId } = await record(await session({ status: 'CREDITED' }));
    await takeRefund(books.database, refundId, 'ngozi');
    await expect(loseTreasury(lacking(10_000_000n, 1))).rejects.toThrow('is being paid; close or cancel it');
    await cancelRefund({ ...books }, refundId, { operator: 'tunde', reason: 'It is gone.' });
  });
});

describe('a contract that has taken USDT over', () => {
  it('can be the log of a refund’s payment, and of a movement of the treasury, once it is accepted', async () => {
    const { refundId, address } = await record(await session({ status: 'CREDITED' }));
    const payment = chainOf({ to: address, contract: SUCCESSOR });
    await expect(close(refundId, payment)).rejects.toThrow('moves no USDT');
    await acceptContract(books.database, {
      environment,
      contract: SUCCESSOR,
      operator: 'ngozi',
      reason: 'Announced.',
    });
    const { status } = await close(refundId, payment);
    expect(status).toBe('COMPLETED');
    const moved = await bookTreasury(chainOf({ to: newAddress(), contract: SUCCESSOR, amountMinor: 1n }));
    expect(moved).toMatchObject([{ direction: 'out', amountMinor: 1n }]);
  });

  it('gives deposits that can be refunded, also those that were dismissed as another token', async () => {
    const contract = newAddress();
    const token = { reason: 'wrong_token', contract };
    const [waiting, dismissed] = [
      await session({ status: 'UNEXPECTED', ...token }),
      await session({ status: 'DISMISSED', ...token }),
    ];
    await expect(record(waiting)).rejects.toThrow('no such deposit that can be refunded');
    const before = await uncredited();
    const accepted = { environment, contract, operator: 'ngozi', reason: 'Announced.' } as const;
    expect(await acceptContract(books.database, accepted)).toBe(1);
    expect(await uncredited()).toBe(before + 20_000_000n);
    for (const each of [waiting, dismissed]) await paid(each);
    expect(await uncredited()).toBe(before);
    const { rows } = await books.owner.query(
      'select distinct status, reason from chain_deposits where contract = $1',
      [contract],
    );
    expect(rows).toEqual([{ status: 'DISMISSED', reason: 'new_contract' }]);
  });

  it('is no address of a payer', async () => {
    const contract = newAddress();
    await acceptContract(books.database, {
      environment,
      contract,
      operator: 'ngozi',
      reason: 'Announced.',
    });
    await expect(record(await session({ status: 'CREDITED' }), { address: contract })).rejects.toMatchObject({
      problems: [{ path: 'address', message: "is one of this service's own, or the USDT contract" }],
    });
  });
});

describe('the payment of an open refund', () => {
  const STRANGER = newAddress();
  const COLLECTOR = newAddress();
  it.each<[string, Partial<TokenTransfer>]>([
    ['pays another address too', { to: STRANGER, amountMinor: 1_000_000n }],
    ['pays another address as little as a fee', { to: STRANGER, amountMinor: 10_000n }],
    ['pays the collector more than a fee', { to: COLLECTOR, amountMinor: 1_000_000n }],
    ['moves something into the treasury', { from: STRANGER, to: TREASURY, amountMinor: 1_000_000n }],
  ])('closes nothing where the transaction %s', async (_, more) => {
    const { refundId, address, amountMinor } = await record(await session({ status: 'CREDITED' }));
    const chain = chainOf({ to: address, amountMinor }, more);
    const node = { ...chain.node, tokenFeeCollector: async () => COLLECTOR };
    await expect(close(refundId, { ...chain, node } as never)).rejects.toThrow(
      'the transaction moves more than the refund out of the treasury, or into it',
    );
    await close(refundId, chainOf({ to: address, amountMinor }));
  });

  it.each<[string, Partial<TokenTransfer>]>([
    ['another address', { to: STRANGER }],
    ['less', { amountMinor: 9_999_999n }],
    ['more', { amountMinor: 10_000_001n }],
  ])('closes nothing where it pays %s', async (_, other) => {
    const { refundId, address } = await record(await session({ status: 'CREDITED' }));
    await expect(close(refundId, chainOf({ to: address, ...other }))).rejects.toThrow('the transaction pays');
    await close(refundId, chainOf({ to: address }));
  });

  it('may have a fee of the USDT contract with it, which is booked', async () => {
    const { refundId, address, amountMinor } = await record(await session({ status: 'CREDITED' }));
    const chain = chainOf({ to: address, amountMinor }, { to: COLLECTOR, amountMinor: 10_000n });
    const node = { ...chain.node, tokenFeeCollector: async () => COLLECTOR };
    await close(refundId, { ...chain, node } as never);
    const { rows } = await books.owner.query(
      'select token_fee_minor::int as fee from crypto_refunds where id = $1',
      [refundId],
    );
    expect(rows).toEqual([{ fee: 10_000 }]);
  });

  it('is not booked as a movement to cold storage', async () => {
    const { refundId, address, amountMinor } = await record(await session({ status: 'CREDITED' }));
    await takeRefund(books.database, refundId, 'ngozi');
    const payment = chainOf({ to: address, amountMinor });
    await expect(bookTreasury(payment)).rejects.toThrow('pays an open refund');
    await close(refundId, payment);
  });

  it('does not pay one that is recorded after it was booked', async () => {
    const address = newAddress();
    const payment = chainOf({ to: address });
    await bookTreasury(payment);
    const { refundId } = await record(await session({ status: 'CREDITED' }), { address });
    await expect(close(refundId, payment)).rejects.toThrow('is booked as a movement of the treasury');
  });
});

describe('a cursor that is lost, and a deposit behind it that vanished', () => {
  const READ = 'ab'.repeat(32);
  const KEPT = 'cd'.repeat(32);

  it('stays where it is until no refund of the deposit is open', async () => {
    const vanished = await session({ status: 'REJECTED' });
    const { refundId } = await record(vanished);
    // More deposits than are listed, before that one.
    await books.owner.query(
      `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
          contract, from_address, amount_minor, status, reason)
        select 'nile', lpad(number::text, 64, '0'), 0, 'prod', $1, $2, 1, now(), $3, 'T', 1, 'DUST', null
          from generate_series(1, 1000) number`,
      [vanished.paymentId, businessId, USDT],
    );
    await books.owner.query(
      `insert into chain_cursors (network, environment, block_number, block_hash, block_time)
        values ('nile', 'prod', 10, $1, now())`,
      [READ],
    );
    await books.owner.query(
      `insert into chain_checkpoints (network, block_number, block_hash, block_time)
        values ('nile', 0, $1, now()), ('nile', 5, $2, now()), ('nile', 7, $2, now())`,
      [KEPT, READ],
    );
    const other = 'ef'.repeat(32);
    // Block 7 is on no node, and block 5 on one of two.
    let hashesOf = (number: number) => (number === 0 ? [KEPT, KEPT] : [other, number === 5 ? READ : other]);
    const node = {
      networkName: 'nile',
      blockHashes: async (number: number) =>
        hashesOf(number).map((hash, host) => ({ host: `${host}`, hash })),
      findTransaction: async (txId: string) => ({
        inclusion: txId === vanished.txId ? undefined : { isSolid: true },
      }),
    };
    const rewind = () =>
      rewindLostCursor(
        { database: books.database, environment, node: node as never },
        { operator: 'ngozi', reason: 'The network was restored.' },
      );
    await expect(rewind()).rejects.toThrow(`cancel these first, with crypto refunds cancel: ${refundId}`);
    const { rows } = await books.owner.query('select block_number::int from chain_cursors');
    expect(rows).toEqual([{ block_number: 10 }]);
    await cancelRefund({ ...books }, refundId, { operator: 'tunde', reason: 'It is gone.' });
    expect(await rewind()).toMatchObject({ from: { blockNumber: 10 }, to: { blockNumber: 0 } });
    const remembered = await books.owner.query('select block_number::int from chain_checkpoints');
    expect(remembered.rows).toEqual([{ block_number: 0 }]);

    // The block that it went back to is on the second node: it is not lost.
    const source = { database: books.database, environment, node: node as never } as const;
    hashesOf = () => [other, KEPT];
    expect(await checkStoredCursor(source)).toMatchObject({ isLost: false });
    hashesOf = () => [other, other];
    expect(await checkStoredCursor(source)).toMatchObject({ isLost: true });
  });
});

describe('refunds at once', () => {
  it('of one deposit see each other', async () => {
    const credited = await session({ status: 'CREDITED' });
    await books.owner.query('begin');
    await books.owner.query('select from chain_deposits where tx_id = $1 for update', [credited.txId]);
    const recording = [0, 1].map(() => record(credited, { amountMinor: 6_000_000n }));
    const ends = Promise.allSettled(recording);
    await waitForLockWaits(books.owner, 2);
    await books.owner.query('commit');
    const refusals = (await ends).flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(refusals).toEqual([expect.any(ValidationError)]);
  });

  it('are paid or canceled, whichever is first', async () => {
    const refund = await record(await session({ status: 'CREDITED' }));
    await books.owner.query('begin');
    await books.owner.query('select from crypto_refunds where id = $1 for update', [refund.refundId]);
    const ends = Promise.allSettled([
      close(refund.refundId, chainOf({ to: refund.address })),
      cancelRefund({ ...books }, refund.refundId, { operator: 'tunde', reason: 'It is not paid.' }),
    ]);
    await waitForLockWaits(books.owner, 2);
    await books.owner.query('commit');
    const refusals = (await ends).flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(refusals).toMatchObject([{ code: 'state_conflict', message: expect.stringContaining('already') }]);
  });

  it('are recorded by the merchant of the session alone', async () => {
    const credited = await session({ status: 'CREDITED' });
    businessId = (await books.createBusiness()) as Id<'biz'>;
    await expect(record(credited)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('that were canceled leave the deposit as it was', async () => {
    const credited = await session({ status: 'CREDITED' });
    const { refundId } = await record(credited);
    await expect(record(credited)).rejects.toThrow('this deposit is refunded in full already');
    await cancelRefund({ ...books }, refundId, { operator: 'tunde', reason: 'The address was wrong.' });
    expect(await record(credited)).toMatchObject({ amountMinor: 10_000_000n });
  });
});

describe('refunds of a deposit, in the database', () => {
  const insert = (
    of: Session,
    change: Readonly<Record<string, unknown>> = {},
  ): Promise<{ readonly rows: readonly { readonly id: string }[] }> => {
    const row = {
      id: newIdentifier('rfd'),
      business_id: businessId,
      environment,
      payment_id: of.paymentId,
      network: 'nile',
      deposit_tx_id: of.txId,
      deposit_log_index: 0,
      source: 'deposit',
      amount_minor: 10_000_000,
      address: newAddress(),
      reason: 'It was paid twice.',
      requested_by: 'ngozi',
      ...change,
    };
    const names = Object.keys(row);
    return books.owner.query(
      `insert into crypto_refunds (${names.join(', ')}) values (${names.map((_, number) => `$${number + 1}`).join(', ')})
        returning id`,
      Object.values(row),
    );
  };

  it('never exceed it', async () => {
    const credited = await session({ status: 'CREDITED' });
    await record(credited, { amountMinor: 6_000_000n });
    await expect(insert(credited, { source: 'balance', amount_minor: 4_000_001 })).rejects.toMatchObject({
      constraint: 'crypto_refunds_within_deposit',
    });
  });

  it('end once, by one transaction each, and are canceled by another operator than who pays them', async () => {
    const rejected = await session({ status: 'REJECTED' });
    const half = { amount_minor: 5_000_000 };
    const [first, second] = [await insert(rejected, half), await insert(rejected, half)];
    const [one, other] = [first.rows[0]?.id, second.rows[0]?.id];
    const txId = newTxId();
    const end = (id: string | undefined) =>
      books.owner.query(
        `update crypto_refunds set status = 'COMPLETED', tx_id = $2, block_number = 1, ended_by = 'ngozi', ended_at = now()
          where id = $1`,
        [id, txId],
      );
    const cancel = (id: string | undefined) =>
      books.owner.query(
        `update crypto_refunds set status = 'CANCELED', cancel_reason = 'no', ended_by = 'ngozi', ended_at = now()
          where id = $1`,
        [id],
      );
    await end(one);
    await expect(end(other)).rejects.toMatchObject({ constraint: 'crypto_refund_transaction_once' });
    await expect(cancel(one)).rejects.toMatchObject({ constraint: 'crypto_refund_moves_forward' });
    await takeRefund(books.database, other ?? '', 'ngozi');
    await expect(cancel(other)).rejects.toMatchObject({ constraint: 'crypto_refund_canceled_by_another' });
    const by = { operator: 'ngozi', reason: 'no' };
    await expect(cancelRefund({ ...books }, other ?? '', by)).rejects.toThrow('you are paying this refund');
  });
});
