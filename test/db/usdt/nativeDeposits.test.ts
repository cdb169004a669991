import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { createScanner } from '../../../src/activities/usdt/chainWatcher.ts';
import { rescanBlocks, rescanTransaction } from '../../../src/activities/usdt/rescan.ts';
import type { ChainNode } from '../../../src/chain/port.ts';
import type { Database } from '../../../src/db/core/database.ts';
import { listBookedSessions, readBookedCustody } from '../../../src/db/ledger/custody.ts';
import type { LedgerStore } from '../../../src/db/ledger/ledgerStore.ts';
import { decideUnexpectedDeposit, listUnexpectedDeposits } from '../../../src/db/usdt/deposits.ts';
import { findSweep, storeSignedTransaction } from '../../../src/db/usdt/sweeps.ts';
import { storedSessionPolicy } from '../../../src/db/usdt/usdtSessions.ts';
import { DEFAULT_SESSION_POLICY } from '../../../src/domain/usdt/usdtSession.ts';
import { createMetrics } from '../../../src/observability/metrics.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { expectSoundLedger } from '../../support/ledger.ts';
import { hexOf, LocalChain, STRANGER, transferLog } from '../../support/tronNode/chain.ts';
import { FAKE_USDT, HOSTILE_TRANSACTIONS } from '../../support/tronNode/hostile.ts';
import { startTronNodeServer, type TronNodeServer } from '../../support/tronNode/server.ts';
import { localNode } from '../../support/tronScene.ts';

/** TRX and TRC10 tokens on deposit addresses: read by the scanner from a local TRON node into Postgres. */
const DEPOSIT = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
const STRANGER_ADDRESS = 'TMwFHYXLJaRUPeW6421aqXL4ZEzPRFGkGT';

const chain = new LocalChain({ solidLag: 3 });
let books: TestBooks;
let database: Database;
let ledger: LedgerStore;
let owner: pg.Client;
let server: TronNodeServer;
let node: ChainNode;
let scanner: ReturnType<typeof createScanner>;
let statements = 0;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 4 });
  ({ database, ledger, owner } = books);
  const businessId = await books.createBusiness();
  await owner.query(
    `insert into crypto_payments (id, business_id, environment, amount_expected_minor, address_index, deposit_address,
        metadata, policy, expires_at, created_at, updated_at)
      values ('cp_open', $1, 'prod', 25000000, 0, $2, '{}', $3, now() + interval '1 day', now(), now())`,
    [businessId, DEPOSIT, storedSessionPolicy(DEFAULT_SESSION_POLICY)],
  );
  await owner.query(
    `insert into crypto_sweeps (id, payment_id, environment, address_index, address)
      values ('swp_1', 'cp_open', 'prod', 0, $1)`,
    [DEPOSIT],
  );
  server = await startTronNodeServer(chain);
  node = localNode(server);
  const counted: Database = {
    ...database,
    run: (statement) => {
      statements++;
      return database.run(statement);
    },
  };
  const metrics = createMetrics();
  scanner = createScanner({ database: counted, dispatch: () => {}, metrics }, 'prod', node);
  await scan();
});

afterAll(async () => {
  await node?.close();
  await server?.stop();
  await books?.close();
});

/** Reads on until nothing solid is left. */
async function scan(): Promise<void> {
  while ((await scanner.round()) === 'more');
}

/** What is listed of some transactions, or of all. */
async function listed(txIds?: readonly string[]) {
  const all = (await listUnexpectedDeposits(database, { offset: 0, limit: 1_000 })).rows;
  return all.filter(({ txId }) => !txIds || txIds.includes(txId));
}

describe('TRX and TRC10 tokens on a deposit address', () => {
  it('are recorded as unexpected, once each, and never credited', async () => {
    const trx = chain.sendTrx(DEPOSIT, 1_500_000n);
    const again = chain.sendTrx(DEPOSIT, 1_500_000n);
    const token = chain.sendAsset('1002000', DEPOSIT, 7n);
    const odd = chain.sendAsset('_', DEPOSIT, 8n);
    chain.solidify();
    await scan();
    const common = {
      network: 'nile',
      logIndex: 0,
      environment: 'prod',
      paymentId: 'cp_open',
      from: STRANGER_ADDRESS,
      reason: 'wrong_token',
      status: 'UNEXPECTED',
    };
    const found = await listed([trx, again, token, odd]);
    expect(new Map(found.map((each) => [each.txId, each]))).toMatchObject(
      new Map(
        [
          { txId: trx, contract: 'TRX', amountMinor: 1_500_000n },
          { txId: again, contract: 'TRX', amountMinor: 1_500_000n },
          { txId: token, contract: 'TRC10:1002000', amountMinor: 7n },
          { txId: odd, contract: 'TRC10:_', amountMinor: 8n },
        ].map((each) => [each.txId, { ...common, ...each }]),
      ),
    );
    expect(found).toHaveLength(4);

    const key = { txId: trx, logIndex: 0 };
    const decision = { operator: 'ngozi', reason: 'The customer called.' };
    expect(
      (await decideUnexpectedDeposit(database, ledger, { ...key, ...decision, status: 'CREDITED' }))?.refused,
    ).toContain('Only USDT can be credited');
    await decideUnexpectedDeposit(database, ledger, { ...key, ...decision, status: 'DISMISSED' });
    expect(await listed([trx])).toEqual([]);
    await expectSoundLedger(database);
  });

  // tronprotocol/java-tron, TransactionUtil.buildInternalTransaction: what a node with vm.saveInternalTx = true keeps.
  it('are recorded as well where a contract sends them inside a call, beside its USDT', async () => {
    const internal = {
      caller_address: hexOf(STRANGER),
      transferTo_address: hexOf(DEPOSIT),
      callValueInfo: [{ callValue: 2_500_000 }, { callValue: 9, tokenId: '1002000' }],
      note: Buffer.from('call').toString('hex'),
    };
    const txId = chain.script({
      calls: FAKE_USDT,
      logs: [transferLog(FAKE_USDT, STRANGER, DEPOSIT, 3n)],
      internal: [internal, { ...internal, rejected: true }],
    });
    chain.solidify();
    await scan();
    const found = await listed([txId]);
    const inOrder = found.toSorted((one, other) => one.logIndex - other.logIndex);
    expect(inOrder.map(({ logIndex, contract, amountMinor }) => [logIndex, contract, amountMinor])).toEqual([
      [0, FAKE_USDT, 3n],
      [1_000_000, 'TRX', 2_500_000n],
      [1_000_001, 'TRC10:1002000', 9n],
    ]);
    const decision = { operator: 'ngozi', reason: 'The customer called.', status: 'DISMISSED' } as const;
    for (const { logIndex } of found) {
      await decideUnexpectedDeposit(database, ledger, { ...decision, txId, logIndex });
    }
    expect(await listed([txId])).toEqual([]);
  });

  it('are no news for the session, and no part of custody or of what a sweep expects', async () => {
    const { rows: before } = await owner.query('select count(*) from outbox');
    const txId = chain.sendTrx(DEPOSIT, 9_000_000n);
    chain.solidify();
    await scan();
    expect(await listed([txId])).toHaveLength(1);
    expect((await owner.query('select count(*) from outbox')).rows).toEqual(before);
    expect(await readBookedCustody(database, 'prod')).toMatchObject({
      ledgerMinor: 0n,
      uncreditedMinor: 0n,
      addressesMinor: 0n,
    });
    expect(await listBookedSessions(database, 'prod')).toEqual([]);
    expect(await findSweep(database, 'swp_1')).toMatchObject({ depositedMinor: 0n });
  });

  it('are not recorded where nothing came: failed, zero, to a stranger, of an unknown kind', async () => {
    for (const name of [
      'TRX to a stranger',
      'a transfer of TRX that failed',
      'TRX of an amount of zero',
      'a contract of a kind that is not known',
    ]) {
      const before = await listed();
      expect(HOSTILE_TRANSACTIONS[name]?.(chain, DEPOSIT, 5n)).toBe(0n);
      chain.solidify();
      await scan();
      expect([name, await listed()]).toEqual([name, before]);
    }
  });

  it('are stored once when the same blocks are read again, or by another scanner', async () => {
    const from = chain.headNumber;
    const lost = chain.sendTrx(DEPOSIT, 2n);
    const kept = chain.sendAsset('1002000', DEPOSIT, 3n);
    chain.solidify();
    await scan();
    const again = await rescanBlocks(
      database,
      { environment: 'prod', node },
      { from, to: chain.solidNumber },
    );
    expect(again).toMatchObject({ deposits: 0, unexpected: 0 });
    await owner.query('delete from chain_deposits where tx_id = $1', [lost]);
    expect(await rescanTransaction(database, { environment: 'prod', node }, lost)).toMatchObject({
      unexpected: 1,
    });
    expect(await rescanTransaction(database, { environment: 'prod', node }, lost)).toMatchObject({
      unexpected: 0,
    });
    expect(await rescanTransaction(database, { environment: 'prod', node }, kept)).toMatchObject({
      unexpected: 0,
    });
    expect(await listed([lost, kept])).toHaveLength(2);
  });

  it('are not recorded when they are the top-up of a sweep of ours', async () => {
    const from = chain.headNumber;
    const topUp = chain.sendTrx(DEPOSIT, 20_000_000n);
    const strangers = chain.sendTrx(DEPOSIT, 20_000_000n);
    await storeSignedTransaction(database, 'swp_1', {
      txId: topUp,
      step: 'top_up',
      amountMinor: 20_000_000n,
      signedHex: '00',
      expiresAtMs: Date.now() + 60_000,
      before: [],
    });
    chain.solidify();
    await scan();
    await rescanBlocks(database, { environment: 'prod', node }, { from, to: chain.solidNumber });
    expect(await listed([topUp, strangers])).toMatchObject([{ txId: strangers }]);
  });

  it('are listed behind USDT, however many there are', async () => {
    chain.sendTrx(DEPOSIT, 1n);
    chain.solidify();
    await owner.query(
      `update crypto_payments set status = 'FAILED', resolution = 'reject', resolved_by = 'ngozi'`,
    );
    const usdt = chain.deposit(DEPOSIT, 5_000_000n);
    chain.solidify();
    await scan();
    expect((await listed())[0]).toMatchObject({ txId: usdt, reason: 'session_over' });
  });

  it('cost no request to the node and no statement more than blocks without them', async () => {
    const block = '/walletsolidity/getnowblock';
    const receipts = '/walletsolidity/gettransactioninfobyblocknum';
    const costOf = async (send: () => void) => {
      await scan();
      const before = [server.requests.length, server.countOf(block), server.countOf(receipts), statements];
      for (let each = 0; each < 10; each++) {
        send();
        chain.mine();
        await scan();
      }
      const after = [server.requests.length, server.countOf(block), server.countOf(receipts), statements];
      return after.map((count, index) => count - (before[index] ?? 0));
    };
    const plain = await costOf(() => {});
    // One statement stores, and one asks whether a session waits for a payment.
    expect(plain.slice(1)).toEqual([10, 10, 20]);
    expect(
      await costOf(() => {
        for (let each = 0; each < 5; each++) {
          chain.sendTrx(DEPOSIT, 1n);
          chain.sendAsset('1002000', DEPOSIT, 1n);
          chain.sendTrx(STRANGER, 1n);
        }
        chain.script({ logs: [], calls: FAKE_USDT });
      }),
    ).toEqual(plain);
  });
});
