import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedCryptoPolicy } from '../../src/db/cryptoPolicy.ts';
import { advanceCryptoPayment } from '../../src/db/cryptoSettlement.ts';
import { DEFAULT_CRYPTO_POLICY } from '../../src/domain/cryptoPayment.ts';
import type { Environment } from '../../src/domain/money.ts';
import { openTestBooks, type TestBooks } from '../support/books.ts';

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
      storedCryptoPolicy(DEFAULT_CRYPTO_POLICY),
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
  const { payment, verdict, hasChanged } = await advanceCryptoPayment(
    books.database,
    books.ledger,
    paymentId,
    {
      nowMs,
    },
  );
  return { status: payment.status, wakeAtMs: verdict?.wakeAtMs, hasChanged };
}

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
