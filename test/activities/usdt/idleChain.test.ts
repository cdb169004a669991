import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import { createChainWatcherActivities, createScanner } from '../../../src/activities/usdt/chainWatcher.ts';
import type { ChainNode } from '../../../src/chain/port.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { LocalChain } from '../../support/tronNode/chain.ts';
import { startTronNodeServer, type TronNodeServer } from '../../support/tronNode/server.ts';
import { localNode } from '../../support/tronScene.ts';
import { waitFor } from '../../support/waitFor.ts';

/** What reading a chain costs in requests when no customer is about to pay, and when one is. */
const BLOCKS_A_DAY = 28_800;
const MAX_IDLE_REQUESTS_A_DAY = 60_000;

let books: TestBooks;
let businessId: string;
let chain: LocalChain;
let server: TronNodeServer;
let node: ChainNode;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 5 });
  businessId = await books.createBusiness();
});
afterAll(() => books?.close());

beforeEach(async () => {
  await books.owner.query(`delete from chain_cursors`);
  await books.owner.query(`delete from crypto_payments`);
  chain = new LocalChain();
  server = await startTronNodeServer(chain);
  node = localNode(server);
});
afterEach(async () => {
  await node.close();
  await server.stop();
});

const counter = { inc: () => {} };
const metrics = { cryptoDeposits: counter, chainScanFailures: counter } as unknown as Parameters<
  typeof createChainWatcherActivities
>[0]['metrics'];

async function createSession(status: string): Promise<void> {
  await books.owner.query(
    `insert into crypto_payments (id, business_id, environment, status, review_reason, amount_expected_minor, address_index,
        deposit_address, metadata, policy, expires_at, created_at, updated_at)
      values ('cp_1', $1, 'prod', $2, case when $2 = 'MANUAL_REVIEW' then 'late' end, 25000000, 0,
        'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH', '{}', '{}', now() + interval '1 hour', now(), now())`,
    [businessId, status],
  );
}

/** Requests for 100 further blocks, which are looked at one by one. */
async function requestsForBlocks(): Promise<number> {
  const scanner = createScanner({ database: books.database, dispatch: () => {}, metrics }, 'prod', node);
  await scanner.round();
  const before = server.requests.length;
  for (let block = 0; block < 100; block += 1) {
    chain.mine();
    expect(await scanner.round()).toBe('new');
  }
  return server.requests.length - before;
}

describe('a scanner', () => {
  it('asks twice for each block while no session waits for a payment', async () => {
    await createSession('MANUAL_REVIEW');
    expect(await requestsForBlocks()).toBe(200);
  });

  it('asks twice more while one does, and not for every block before', async () => {
    await createSession('AWAITING_DEPOSIT');
    expect(await requestsForBlocks()).toBe(400);
  });

  it('asks once where there is nothing new', async () => {
    const scanner = createScanner({ database: books.database, dispatch: () => {}, metrics }, 'prod', node);
    await scanner.round();
    const before = server.requests.length;
    expect(await scanner.round()).toBe('none');
    expect(server.requests.length - before).toBe(1);
  });
});

it('the watcher of an idle chain asks at most 60,000 times a day', async () => {
  const stopping = new AbortController();
  const activities = createChainWatcherActivities({
    database: books.database,
    dispatch: () => {},
    chainOf: () => node,
    // What is asked of the token, each quarter of an hour, is some hundred requests a day.
    treasuryOf: () => undefined,
    metrics,
    logger: { warn: () => {}, error: () => {} },
    stopping: stopping.signal,
    pollMsOf: () => 100,
  });
  const environment = new MockActivityEnvironment({}, { logger: new DefaultLogger('ERROR') });
  // As on the real network: a block every two looks.
  const stop = chain.tickEvery(200);
  const watching = environment.run(activities.watchChain, { environment: 'prod' as const });
  await waitFor('it to have begun', () => server.requests.length > 4);
  const [requestsBefore, blockBefore] = [server.requests.length, chain.headNumber];
  await waitFor('50 blocks', () => chain.headNumber >= blockBefore + 50);
  const perBlock = (server.requests.length - requestsBefore) / (chain.headNumber - blockBefore);
  stop();
  stopping.abort();
  await expect(watching).rejects.toThrow();
  expect(perBlock * BLOCKS_A_DAY).toBeLessThanOrEqual(MAX_IDLE_REQUESTS_A_DAY);
});
