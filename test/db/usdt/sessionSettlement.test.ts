import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createUsdtSessionActivities } from '../../../src/activities/usdt/usdtSessions.ts';
import { findStoredRequest, type IdempotencyScope } from '../../../src/db/core/idempotency.ts';
import { listUnexpectedDeposits } from '../../../src/db/usdt/deposits.ts';
import {
  advanceUsdtSession,
  type PaymentDecision,
  sweepEndedSession,
} from '../../../src/db/usdt/sessionSettlement.ts';
import { storedSessionPolicy } from '../../../src/db/usdt/usdtSessions.ts';
import type { Environment } from '../../../src/domain/money.ts';
import { DEFAULT_SESSION_POLICY } from '../../../src/domain/usdt/usdtSession.ts';
import { createMetrics } from '../../../src/observability/metrics.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { waitForLockWaits } from '../../support/locks.ts';

/** Until when a session is open follows from how far the chain was read, not from the clock alone. */
const MINUTE_MS = 60_000;
const expiresAtMs = Date.now();
const nowMs = expiresAtMs + 10 * MINUTE_MS;

let books: TestBooks;
let businessId: string;
let sessions = 0;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 2 });
  businessId = await books.createBusiness();
});
afterAll(() => books?.close());

/** A session that expired ten minutes ago, by the clock. Returns its id. */
async function expectPayment(environment: Environment): Promise<string> {
  const paymentId = `cp_${++sessions}`;
  await books.owner.query(
    `insert into crypto_payments (id, business_id, environment, amount_expected_minor, address_index, deposit_address,
        metadata, policy, expires_at, created_at, updated_at)
      values ($1, $2, $3, 25000000, $4::bigint, 'T' || $1, '{}', $5, $6, $7, $7)`,
    [
      paymentId,
      businessId,
      environment,
      sessions,
      storedSessionPolicy(DEFAULT_SESSION_POLICY),
      new Date(expiresAtMs),
      new Date(expiresAtMs - 60 * MINUTE_MS),
    ],
  );
  return paymentId;
}

/** Lets a network have been read up to a time, by a watcher that moved its cursor last some seconds ago. */
async function readUntil(
  network: string,
  environment: Environment,
  blockTimeMs: number,
  movedSecondsAgo = 0,
): Promise<void> {
  await books.owner.query(
    `insert into chain_cursors (network, environment, block_number, block_hash, block_time, updated_at)
      values ($1, $2, 1, repeat('ab', 32), $3, now() - make_interval(secs => $4))
      on conflict (network) do update set block_number = chain_cursors.block_number + 1,
        block_time = excluded.block_time, updated_at = excluded.updated_at`,
    [network, environment, new Date(blockTimeMs), movedSecondsAgo],
  );
}

async function look(paymentId: string) {
  const { payment, verdict, hasChanged } = await advanceUsdtSession(books.database, books.ledger, {
    paymentId,
    nowMs,
  });
  return { status: payment.status, wakeAtMs: verdict?.wakeAtMs, hasChanged };
}

describe('a session that waits for its payment', () => {
  it.each([
    [9_999, 'AWAITING_DEPOSIT'],
    [10_000, 'PENDING_CONFIRMATION'],
  ])('and to which %d micro-USDT are on their way is %s', async (amountMinor, status) => {
    const paymentId = await expectPayment('test');
    await books.owner.query(
      `insert into chain_sightings (network, tx_id, log_index, payment_id, block_number, amount_minor)
        values ('simulated', md5($1) || md5($1), 0, $1, 11, $2)`,
      [paymentId, amountMinor],
    );
    await readUntil('simulated', 'test', expiresAtMs - MINUTE_MS);
    expect(await look(paymentId)).toMatchObject({ status });
  });
});

describe('a session past its expiry', () => {
  it('waits until the chain of its own environment was read up to then', async () => {
    const paymentId = await expectPayment('prod');
    const waiting = { status: 'AWAITING_DEPOSIT', wakeAtMs: nowMs + MINUTE_MS, hasChanged: false };
    await readUntil('simulated', 'test', nowMs);
    expect(await look(paymentId)).toEqual({ ...waiting, wakeAtMs: nowMs + MINUTE_MS });

    await readUntil('nile', 'prod', expiresAtMs - 1);
    expect(await look(paymentId)).toEqual(waiting);

    await readUntil('nile', 'prod', expiresAtMs);
    expect(await look(paymentId)).toEqual({ status: 'EXPIRED', wakeAtMs: undefined, hasChanged: true });
  });

  it('that was paid in time is never EXPIRED, however late the block with its deposit is read', async () => {
    const paymentId = await expectPayment('test');
    await readUntil('simulated', 'test', expiresAtMs - MINUTE_MS);
    expect(await look(paymentId)).toMatchObject({ status: 'AWAITING_DEPOSIT' });
    // As the scanner does it: the deposit comes with the cursor that moves past it.
    await books.owner.query('begin');
    await readUntil('simulated', 'test', nowMs);
    await books.owner.query(
      `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number,
          block_time, contract, from_address, amount_minor, status)
        values ('simulated', repeat('cd', 32), 0, 'test', $1, $2, 7, $3, 'usdt', 'TX', 25000000, 'RECEIVED')`,
      [paymentId, businessId, new Date(expiresAtMs)],
    );
    const looking = look(paymentId);
    await waitForLockWaits(books.owner);
    await books.owner.query('commit');
    expect(await looking).toMatchObject({ status: 'SWEEP_PENDING' });
  });

  it('is judged by the network that is read now, not by one that its environment used before', async () => {
    const paymentId = await expectPayment('prod');
    await readUntil('nile', 'prod', nowMs, 3_600);
    await readUntil('mainnet', 'prod', expiresAtMs - MINUTE_MS);
    expect(await look(paymentId)).toMatchObject({ status: 'AWAITING_DEPOSIT' });
    await readUntil('mainnet', 'prod', expiresAtMs + MINUTE_MS);
    expect(await look(paymentId)).toMatchObject({ status: 'EXPIRED' });
  });
});

/** Books a solid deposit that came in time. */
async function deposit(paymentId: string, amountMinor: bigint): Promise<void> {
  await books.owner.query(
    `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number,
        block_time, contract, from_address, amount_minor, status)
      values ('simulated', md5($1) || md5($1), 0, 'test', $1, $2, 7, $3, 'usdt', 'TX', $4, 'RECEIVED')`,
    [paymentId, businessId, new Date(expiresAtMs), amountMinor],
  );
}

/** The statuses of a session's sweeps, oldest first. */
async function sweepsOf(paymentId: string): Promise<readonly string[]> {
  const { rows } = await books.owner.query<{ status: string }>(
    'select status from crypto_sweeps where payment_id = $1 order by created_at',
    [paymentId],
  );
  return rows.map(({ status }) => status);
}

async function failSweep(paymentId: string): Promise<void> {
  const { rowCount } = await books.owner.query(
    `update crypto_sweeps set status = 'FAILED', finished_at = now() where payment_id = $1 and status = 'PENDING'`,
    [paymentId],
  );
  expect(rowCount).toBe(1);
}

async function advance(
  paymentId: string,
  more: { readonly decision?: PaymentDecision; readonly retriesSweep?: boolean } = {},
) {
  const { payment, messages } = await advanceUsdtSession(books.database, books.ledger, {
    paymentId,
    nowMs,
    ...more,
  });
  const { status, creditedMinor, reviewReason } = payment;
  return { status, creditedMinor, reviewReason, starts: messages.length };
}

describe('a decision about a session', () => {
  const decision = (by: PaymentDecision['by']): PaymentDecision => ({
    by,
    action: 'credit_received',
    actor: by,
    reason: 'The customer paid in two parts.',
  });

  it('of before its sweep failed credits nothing; the same one made knowing that does', async () => {
    const paymentId = await expectPayment('test');
    await deposit(paymentId, 20_000_000n);
    expect(await advance(paymentId)).toMatchObject({ status: 'UNDERPAID' });
    expect(await advance(paymentId, { decision: decision('merchant') })).toMatchObject({
      status: 'SWEEP_PENDING',
      starts: 1,
    });
    await failSweep(paymentId);
    const review = { status: 'MANUAL_REVIEW', reviewReason: 'sweep_failed', creditedMinor: 0n };
    expect(await advance(paymentId)).toMatchObject(review);

    // Money that cannot be moved is accepted by operators only, and by none who decided before.
    await expect(advance(paymentId, { decision: decision('merchant') })).rejects.toThrow('nothing to decide');
    expect(await advance(paymentId)).toMatchObject(review);
    expect(await advance(paymentId, { decision: decision('operator') })).toMatchObject({
      status: 'SETTLED',
      creditedMinor: 20_000_000n,
      starts: 0,
    });
    const { rows } = await books.owner.query(
      'select action, actor from audit_log where subject = $1 order by id',
      [paymentId],
    );
    expect(rows).toEqual([
      { action: 'crypto_payment.accept', actor: 'merchant' },
      { action: 'crypto_payment.resolve', actor: 'operator' },
    ]);
  });

  it('that is made again while its sweep is under way is the same one', async () => {
    const paymentId = await expectPayment('test');
    await deposit(paymentId, 20_000_000n);
    await advance(paymentId);
    await advance(paymentId, { decision: decision('merchant') });
    expect(await advance(paymentId, { decision: decision('merchant') })).toMatchObject({
      status: 'SWEEP_PENDING',
      starts: 0,
    });
    expect(await sweepsOf(paymentId)).toEqual(['PENDING']);
  });
});

describe('a merchant who decides', () => {
  const audited = async (paymentId: string) => {
    const { rows } = await books.owner.query(
      'select action, before, after from audit_log where subject = $1 order by id',
      [paymentId],
    );
    return rows;
  };
  const endedBy = { id: 'usr_1', provenBy: 'session' } as const;

  it('rejects what came, which credits nothing', async () => {
    const paymentId = await expectPayment('test');
    await deposit(paymentId, 20_000_000n);
    await advance(paymentId);
    const decision = {
      by: 'merchant',
      action: 'reject',
      actor: 'merchant',
      reason: 'It is sold out.',
    } as const;
    for (const _ of ['once', 'again']) {
      expect(await advance(paymentId, { decision })).toMatchObject({ status: 'FAILED', creditedMinor: 0n });
    }
    expect(await audited(paymentId)).toMatchObject([{ action: 'crypto_payment.reject' }]);
    expect(await sweepsOf(paymentId)).toEqual([]);
  });

  it('ends an open session now, once, and it is EXPIRED when the chain was read so far', async () => {
    const paymentId = await expectPayment('prod');
    const endsAtMs = expiresAtMs - 30 * MINUTE_MS;
    await readUntil('mainnet', 'prod', endsAtMs - MINUTE_MS);
    const end = (nowMs: number) =>
      advanceUsdtSession(books.database, books.ledger, { paymentId, nowMs, endedBy });
    expect(await end(endsAtMs)).toMatchObject({
      payment: { status: 'AWAITING_DEPOSIT', expiresAtMs: endsAtMs },
      hasChanged: true,
    });
    expect(await end(endsAtMs + 1)).toMatchObject({ payment: { expiresAtMs: endsAtMs }, hasChanged: false });
    await readUntil('mainnet', 'prod', endsAtMs);
    expect(await look(paymentId)).toMatchObject({ status: 'EXPIRED' });
    expect(await end(nowMs)).toMatchObject({ payment: { status: 'EXPIRED' }, hasChanged: false });
    expect(await audited(paymentId)).toMatchObject([
      {
        action: 'crypto_payment.end',
        before: { expiresAt: new Date(expiresAtMs).toISOString() },
        after: { expiresAt: new Date(endsAtMs).toISOString() },
      },
    ]);
    // A deposit after the end is late, as after every expiry.
    await deposit(paymentId, 25_000_000n);
    expect(await look(paymentId)).toMatchObject({ status: 'MANUAL_REVIEW' });
    await expect(end(nowMs)).rejects.toThrow('this payment cannot be ended: it is MANUAL_REVIEW');
  });

  it('is remembered by its key, and the workflow is told', async () => {
    const paymentId = await expectPayment('test');
    await deposit(paymentId, 20_000_000n);
    await advance(paymentId);
    const operation = `/crypto/payments/${paymentId}/resolve`;
    const scope = {
      businessId,
      environment: 'test',
      operation,
      key: 'k1',
      bodySha256: Buffer.alloc(32),
    } as const;
    const { messages } = await advanceUsdtSession(books.database, books.ledger, {
      paymentId,
      nowMs,
      tellsFlow: true,
      idempotency: scope as IdempotencyScope,
      decision: { by: 'merchant', action: 'reject', actor: 'merchant', reason: 'It is sold out.' },
    });
    expect(messages).toMatchObject([
      { start: { workflowType: 'cryptoPaymentWorkflow', signal: 'depositNews' } },
    ]);
    expect(await findStoredRequest(books.database, scope as IdempotencyScope)).toMatchObject({
      resourceId: paymentId,
    });
  });

  it('cannot end a session that a payment is on its way to', async () => {
    const paymentId = await expectPayment('test');
    await deposit(paymentId, 25_000_000n);
    const ending = advanceUsdtSession(books.database, books.ledger, { paymentId, nowMs, endedBy });
    await expect(ending).rejects.toThrow('a payment to it is on its way');
    expect(await audited(paymentId)).toEqual([]);
  });

  it('never lets a session expire later than it says', async () => {
    const paymentId = await expectPayment('test');
    await expect(
      books.owner.query(
        `update crypto_payments set expires_at = expires_at + interval '1 ms' where id = $1`,
        [paymentId],
      ),
    ).rejects.toMatchObject({ constraint: 'crypto_payment_never_expires_later' });
  });
});

describe('an operator who wants a sweep tried again', () => {
  it('gets a second one only where the first has failed', async () => {
    const paymentId = await expectPayment('test');
    await deposit(paymentId, 25_000_000n);
    expect(await advance(paymentId)).toMatchObject({ status: 'SWEEP_PENDING', starts: 1 });
    expect(await advance(paymentId, { retriesSweep: true })).toMatchObject({
      status: 'SWEEP_PENDING',
      starts: 0,
    });
    expect(await sweepsOf(paymentId)).toEqual(['PENDING']);

    await failSweep(paymentId);
    expect(await advance(paymentId, { retriesSweep: true })).toMatchObject({
      status: 'SWEEP_PENDING',
      starts: 1,
    });
    expect(await sweepsOf(paymentId)).toEqual(['FAILED', 'PENDING']);
  });

  it('sweeps no session by hand that is not over', async () => {
    const paymentId = await expectPayment('test');
    await deposit(paymentId, 20_000_000n);
    expect(await advance(paymentId)).toMatchObject({ status: 'UNDERPAID' });
    await expect(sweepEndedSession(books.database, paymentId, 'ngozi')).rejects.toThrow(
      'this payment is UNDERPAID; it is swept by itself',
    );
    expect(await sweepsOf(paymentId)).toEqual([]);
  });
});

// A late deposit turned a session to MANUAL_REVIEW that was paid in full and in time, while its sweep waited.
describe('a deposit that comes late to a session that is complete', () => {
  it('is unexpected, and changes neither the session nor its sweep', async () => {
    const paymentId = await expectPayment('test');
    await readUntil('simulated', 'test', nowMs);
    await deposit(paymentId, 25_000_000n);
    await advance(paymentId);
    await books.owner.query(
      `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number,
          block_time, contract, from_address, amount_minor, status)
        values ('simulated', repeat('ef', 32), 3, 'test', $1, $2, 9, $3, 'usdt', 'TX', 7000000, 'RECEIVED')`,
      [paymentId, businessId, new Date(expiresAtMs + 120 * MINUTE_MS)],
    );
    const metrics = createMetrics();
    const activities = createUsdtSessionActivities({ ...books, dispatch: () => {}, metrics });
    const environment = 'test' as const;
    const look = { paymentId, environment, nowMs: expiresAtMs + 130 * MINUTE_MS };
    const payment = await activities.advanceCryptoPayment(look);
    await activities.advanceCryptoPayment(look);
    expect((await metrics.cryptoDeposits.get()).values).toMatchObject([
      { value: 1, labels: { environment, kind: 'unexpected' } },
    ]);
    expect(payment).toMatchObject({
      status: 'SWEEP_PENDING',
      amountReceivedMinor: '25000000',
      reviewReason: undefined,
      txHash: expect.not.stringMatching(/^ef/),
    });
    expect(await sweepsOf(paymentId)).toEqual(['PENDING']);
    const listed = (await listUnexpectedDeposits(books.database, { offset: 0, limit: 1_000 })).rows;
    expect(listed.filter((each) => each.paymentId === paymentId)).toMatchObject([
      { txId: 'ef'.repeat(32), logIndex: 3, amountMinor: 7_000_000n, reason: 'session_over' },
    ]);

    // The end of the session credits its own deposits, and leaves this one to operators.
    await books.owner.query(
      `update crypto_sweeps set status = 'DONE', amount_minor = 25000000, finished_at = now() where payment_id = $1`,
      [paymentId],
    );
    expect(await activities.advanceCryptoPayment(look)).toMatchObject({
      status: 'SETTLED',
      amountCreditedMinor: '25000000',
    });
    const { rows } = await books.owner.query(
      'select status, amount_minor from chain_deposits where payment_id = $1 order by block_number',
      [paymentId],
    );
    expect(rows).toEqual([
      { status: 'CREDITED', amount_minor: '25000000' },
      { status: 'UNEXPECTED', amount_minor: '7000000' },
    ]);
  });
});
