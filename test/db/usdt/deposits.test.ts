import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { raiseChainAlarm } from '../../../src/db/usdt/chainAlarms.ts';
import {
  decideUnexpectedDeposit,
  dismissUnexpectedDeposits,
  listUnexpectedDeposits,
} from '../../../src/db/usdt/deposits.ts';
import type { Id } from '../../../src/domain/money.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';

/** Deposits that no session expected, and what operators decide about them. */
const SUCCESSOR = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';
const operator = { operator: 'ngozi', reason: 'It was looked at.' };

let books: TestBooks;
let businessId: Id<'biz'>;
let deposits = 0;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 2 });
  businessId = (await books.createBusiness()) as Id<'biz'>;
  await books.owner.query(
    `insert into crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor,
        amount_credited_minor, address_index, deposit_address, metadata, policy, expires_at, created_at, updated_at)
      values ('cp_1', $1, 'prod', 'SETTLED', 25000000, 25000000, 25000000, 0, 'T1', '{}', '{}', now() + interval '1 hour',
        now(), now())`,
    [businessId],
  );
});
afterAll(() => books?.close());
beforeEach(() => books.owner.query('delete from chain_deposits'));

/** A deposit that came late, or in another token. Returns its transaction. */
async function deposit(reason: 'session_over' | 'wrong_token', contract = 'usdt'): Promise<string> {
  deposits += 1;
  const txId = deposits.toString(16).padStart(64, '0');
  await books.owner.query(
    `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
        contract, from_address, amount_minor, status, reason)
      values ('nile', $1, 0, 'prod', 'cp_1', $2, 7, now(), $3, 'T', 7000000, 'UNEXPECTED', $4)`,
    [txId, businessId, contract, reason],
  );
  return txId;
}

const waiting = async () =>
  (await listUnexpectedDeposits(books.database, { offset: 0, limit: 100 })).rows.map(({ txId }) => txId);

it('one is decided once', async () => {
  const txId = await deposit('session_over');
  const decide = (status: 'CREDITED' | 'DISMISSED') =>
    decideUnexpectedDeposit(books.database, books.ledger, { txId, logIndex: 0, status, ...operator });
  const owner = { businessId, environment: 'prod' } as const;
  expect(await decide('DISMISSED')).toMatchObject({ refused: undefined });
  for (const status of ['CREDITED', 'DISMISSED'] as const) {
    expect(await decide(status)).toMatchObject({ refused: 'It is DISMISSED already.' });
  }
  expect((await books.ledger.balances(owner, 'USDT')).availableMinor).toBe(0n);
});

it('those of a contract that may be the new USDT are not dismissed together with the others', async () => {
  const subject = SUCCESSOR;
  await raiseChainAlarm(books.database, {
    environment: 'prod',
    kind: 'deprecated_token',
    subject,
    note: 'A test.',
  });
  await deposit('wrong_token', 'another');
  const ofSuccessor = await deposit('wrong_token', SUCCESSOR);
  expect(await dismissUnexpectedDeposits(books.database, {}, operator)).toBe(1);
  expect(await waiting()).toEqual([ofSuccessor]);
});
