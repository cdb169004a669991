import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type pg from 'pg';
import { reconcileCustody } from '../../../src/activities/ledger/custody.ts';
import { bookTreasuryTransaction } from '../../../src/activities/usdt/treasury.ts';
import type { ChainNode } from '../../../src/chain/port.ts';
import type { Database } from '../../../src/db/core/database.ts';
import type { LedgerStore } from '../../../src/db/ledger/ledgerStore.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { expectSoundBooks } from '../../support/ledger.ts';
import { hexOf, LocalChain, STRANGER, transferLog } from '../../support/tronNode/chain.ts';
import { FAKE_USDT } from '../../support/tronNode/hostile.ts';
import { startTronNodeServer, type TronNodeServer } from '../../support/tronNode/server.ts';
import { localNode, TREASURY } from '../../support/tronScene.ts';

/** Treasury movements: read from a local TRON node, booked in Postgres. */
const COLD = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';
const DEPOSIT = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
const FUNDS = 10n ** 15n;

const chain = new LocalChain({ solidLag: 3 });
let books: TestBooks;
let database: Database;
let ledger: LedgerStore;
let owner: pg.Client;
let server: TronNodeServer;
let node: ChainNode;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 4 });
  ({ database, ledger, owner } = books);
  server = await startTronNodeServer(chain);
  node = localNode(server);
  // The treasury has what the books say: it came before this test, from the fees of a long time.
  chain.deposit(TREASURY, FUNDS);
  await ledger.post({
    reference: 'funds',
    kind: 'payment',
    phase: 'single',
    environment: 'prod',
    legs: [
      { account: { businessId: null, asset: 'USDT', kind: 'custody' }, amountMinor: -FUNDS },
      { account: { businessId: null, asset: 'USDT', kind: 'fees' }, amountMinor: FUNDS },
    ],
  });
  chain.solidify();
});

afterAll(async () => {
  await node?.close();
  await server?.stop();
  await books?.close();
});

interface Move {
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

/** One transaction of transfers, pending. */
function send(moves: readonly Move[], more: { readonly result?: string } = {}): string {
  return chain.script({
    ...more,
    logs: moves.map(({ from, to, amount }) => transferLog(chain.usdtContract, from, to, amount)),
    moves: moves.map(({ from, to, amount }) => ({
      contract: chain.usdtContract,
      from: hexOf(from),
      to: hexOf(to),
      amount,
    })),
  });
}

const out = (amount: bigint): Move => ({ from: TREASURY, to: COLD, amount });
const back = (amount: bigint): Move => ({ from: COLD, to: TREASURY, amount });

function book(txId: string, reason?: string) {
  const order = { txId, operator: 'ngozi', reason };
  return bookTreasuryTransaction(database, ledger, {
    ...order,
    environment: 'prod',
    node,
    treasuryAddress: TREASURY,
  });
}

const reconcile = () => reconcileCustody({ database, environment: 'prod', node }, TREASURY, 1);

/** All that a booking may change. */
async function state() {
  const { rows } = await owner.query(
    `select (select count(*) from ledger.transfers) as transfers, (select count(*) from treasury_movements) as movements,
      (select count(*) from audit_log) as audited, (select sum(balance_minor) from ledger.accounts where kind = 'custody')
      as custody_minor`,
  );
  return rows[0];
}

describe('a treasury movement', () => {
  it('out of the treasury is booked, and custody agrees again; back, and cold storage is empty', async () => {
    const away = send([out(40_000_000n)]);
    chain.solidify();
    expect(await reconcile()).toMatchObject({ differenceMinor: -40_000_000n, coldStorageMinor: 0n });
    expect(await book(away, 'Friday, as every week.')).toMatchObject([
      { direction: 'out', counterparty: COLD, amountMinor: 40_000_000n, logIndex: 0 },
    ]);
    expect(await reconcile()).toMatchObject({ differenceMinor: 0n, coldStorageMinor: 40_000_000n });

    const home = send([back(40_000_000n)]);
    chain.solidify();
    expect(await reconcile()).toMatchObject({ differenceMinor: 40_000_000n });
    await book(home);
    expect(await reconcile()).toMatchObject({ differenceMinor: 0n, coldStorageMinor: 0n });

    const { rows } = await owner.query(
      `select actor, action, subject, details from audit_log where action = 'crypto_treasury.book' order by id`,
    );
    expect(rows).toEqual([
      {
        actor: 'ngozi',
        action: 'crypto_treasury.book',
        subject: away,
        details: {
          environment: 'prod',
          reason: 'Friday, as every week.',
          movements: [{ reference: `treasury/${away}/0`, direction: 'out', amountMinor: '40000000' }],
        },
      },
      expect.objectContaining({ subject: home, details: expect.objectContaining({ reason: null }) }),
    ]);
    await expectSoundBooks(database);
  });

  it('is booked once, also by two operators at once', async () => {
    const txId = send([out(5n)]);
    chain.solidify();
    const results = await Promise.allSettled([book(txId), book(txId), book(txId)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(String(result.reason)).toContain('is booked already');
    }
    const before = await state();
    await expect(book(txId)).rejects.toThrow(/booked already, by ngozi at 20/);
    expect(await state()).toEqual(before);
    expect(await reconcile()).toMatchObject({ differenceMinor: 0n });
  });

  it('of one transaction with several transfers is booked whole, each under its own reference', async () => {
    const txId = send([out(7n), { from: STRANGER, to: COLD, amount: 3n }, out(8n), back(2n)]);
    chain.solidify();
    await book(txId);
    const { rows } = await owner.query(
      `select reference from ledger.transfers where reference like 'treasury/' || $1 || '%' order by 1`,
      [txId],
    );
    expect(rows.map(({ reference }) => reference)).toEqual([0, 2, 3].map((log) => `treasury/${txId}/${log}`));
    expect(await reconcile()).toMatchObject({ differenceMinor: 0n });
  });

  it('changes nothing when it is unknown, not solid, failed, of others, of another token or a sweep', async () => {
    const { rows } = await owner.query(
      `insert into businesses (id, name, email, phone, type, category, kyc_status)
        values ('biz_1', 'Acme', 'acme@merchant.example', '+2340000000000', 'limited_company', 'other', 'APPROVED')
        returning id`,
    );
    await owner.query(
      `insert into crypto_payments (id, business_id, environment, amount_expected_minor, address_index, deposit_address,
          metadata, policy, expires_at, created_at, updated_at)
        values ('cp_1', $1, 'prod', 25000000, 0, $2, '{}', '{}', now() + interval '1 day', now(), now())`,
      [rows[0].id, DEPOSIT],
    );
    const failed = send([out(5n)], { result: 'OUT_OF_ENERGY' });
    const others = send([{ from: STRANGER, to: COLD, amount: 5n }]);
    const itself = send([{ from: TREASURY, to: TREASURY, amount: 5n }]);
    const sweep = send([{ from: DEPOSIT, to: TREASURY, amount: 5n }]);
    const refund = send([{ from: TREASURY, to: DEPOSIT, amount: 5n }]);
    const token = chain.script({ logs: [transferLog(FAKE_USDT, TREASURY, COLD, 5n)], calls: FAKE_USDT });
    const trx = chain.sendTrx(TREASURY, 5n);
    chain.solidify();
    const early = send([out(5n)]);
    chain.mine();
    const before = await state();
    for (const [txId, words] of [
      ['f'.repeat(64), 'no block has that transaction'],
      [early, /^block \d+ is not solid yet; try again in a minute$/],
      [failed, 'the transaction failed (OUT_OF_ENERGY) and moved nothing'],
      [others, `moves no USDT out of the treasury ${TREASURY} or into it`],
      [itself, 'moves no USDT'],
      [token, 'moves no USDT'],
      [trx, 'moves no USDT'],
      [sweep, 'as sweeps do: the books have it already'],
      [refund, 'as sweeps do: the books have it already'],
    ] as const) {
      await expect(book(txId)).rejects.toThrow(words);
      expect(await state()).toEqual(before);
    }
    chain.solidify();
    await book(early);
    expect(await reconcile()).toMatchObject({ differenceMinor: 0n });
  });

  it('is never changed or taken back by the service', async () => {
    for (const text of ['update treasury_movements set amount_minor = 1', 'delete from treasury_movements']) {
      await expect(database.run({ sql: text, parameters: [] })).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('any treasury movements', () => {
  it('leave the ledger sound, custody right and cold storage the sum of them', async () => {
    const move = fc.record({
      isOut: fc.boolean(),
      amount: fc.bigInt({ min: 1n, max: 1_000_000_000n }),
      isBookedTwice: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(move, { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
        async (sent) => {
          const before = (await reconcile()).coldStorageMinor;
          const txIds = sent.map((moves) =>
            send(moves.map(({ isOut, amount }) => (isOut ? out(amount) : back(amount)))),
          );
          chain.solidify();
          for (const [index, txId] of txIds.entries()) {
            await book(txId);
            if (sent[index]?.some(({ isBookedTwice }) => isBookedTwice)) {
              await expect(book(txId)).rejects.toThrow('booked already');
            }
          }
          const moved = sent.flat().reduce((sum, { isOut, amount }) => sum + (isOut ? amount : -amount), 0n);
          expect(await reconcile()).toMatchObject({
            differenceMinor: 0n,
            coldStorageMinor: before + moved,
          });
          await expectSoundBooks(database);
        },
      ),
      { numRuns: 15 },
    );
  });
});
