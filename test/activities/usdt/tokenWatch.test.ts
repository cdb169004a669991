import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { checkToken, watchToken } from '../../../src/activities/usdt/tokenWatch.ts';
import type { ChainNode } from '../../../src/chain/port.ts';
import { countChainAlarms, listChainAlarms } from '../../../src/db/usdt/chainAlarms.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { LocalChain } from '../../support/tronNode/chain.ts';
import { startTronNodeServer, type TronNodeServer } from '../../support/tronNode/server.ts';
import { localNode, TREASURY, USDT } from '../../support/tronScene.ts';

/** What the issuer of the token does to us, as a watcher finds it. The database and the node's HTTP are real. */
const DEPOSIT = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';

let books: TestBooks;
let chain: LocalChain;
let server: TronNodeServer;
let node: ChainNode;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 2 });
  const businessId = await books.createBusiness();
  await books.owner.query(
    `insert into crypto_payments (id, business_id, environment, status, amount_expected_minor, address_index,
        deposit_address, metadata, policy, expires_at, created_at, updated_at)
      values ('cp_1', $1, 'prod', 'SWEEP_PENDING', 100, 0, $2, '{}', '{}', now() + interval '1 hour', now(), now())`,
    [businessId, DEPOSIT],
  );
  await books.owner.query(
    `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
        contract, from_address, amount_minor, status)
      values ('nile', $1, 0, 'prod', 'cp_1', $2, 1, now(), $3, 'TMwFHYXLJaRUPeW6421aqXL4ZEzPRFGkGT', 100, 'RECEIVED')`,
    ['ab'.repeat(32), businessId, USDT],
  );
});
afterAll(() => books?.close());

beforeEach(async () => {
  chain = new LocalChain();
  server = await startTronNodeServer(chain);
  node = localNode(server);
});
afterEach(async () => {
  await node.close();
  await server.stop();
});

const source = () => ({
  database: books.database,
  environment: 'prod' as const,
  node,
  logger: { warn: () => {} },
});
const alarms = async () =>
  (await listChainAlarms(books.database)).map(({ kind, subject }) => `${kind} ${subject}`);

describe('an address that the issuer has frozen', () => {
  it('is an alarm as long as it is, the treasury as much as a deposit address', async () => {
    await checkToken(source(), TREASURY);
    expect(await alarms()).toEqual([]);
    chain.freeze(TREASURY);
    await watchToken(source(), TREASURY);
    await watchToken(source(), TREASURY);
    expect(await alarms()).toEqual([`frozen_address ${TREASURY}`]);
    expect(await countChainAlarms(books.database)).toEqual([
      { environment: 'prod', kind: 'frozen_address', count: 1 },
    ]);
    chain.thaw(TREASURY);
    await watchToken(source(), TREASURY);
    expect(await alarms()).toEqual([]);
  });

  it('is found within a day when it holds something, and asked about until it is free', async () => {
    chain.freeze(DEPOSIT);
    const now = Date.now;
    try {
      for (let quarter = 0; quarter < 96; quarter += 1) {
        Date.now = () => 1_800_000_000_000 + quarter * 15 * 60_000;
        await watchToken(source(), TREASURY);
      }
    } finally {
      Date.now = now;
    }
    expect(await alarms()).toEqual([`frozen_address ${DEPOSIT}`]);
    chain.thaw(DEPOSIT);
    await checkToken(source(), TREASURY);
    expect(await alarms()).toEqual([]);
  });

  it('is not cleared by a node that does not tell', async () => {
    chain.freeze(TREASURY);
    await watchToken(source(), TREASURY);
    server.faults.bodies = { '/wallet/triggerconstantcontract': '{"message":"busy"}' };
    await watchToken(source(), TREASURY);
    expect(await alarms()).toEqual([`frozen_address ${TREASURY}`]);
    server.heal();
    chain.thaw(TREASURY);
    await checkToken(source(), TREASURY);
  });
});
