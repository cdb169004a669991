import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createScanner, waitAfterFailureMs } from '../../../src/activities/usdt/chainWatcher.ts';
import { rescanBlocks } from '../../../src/activities/usdt/rescan.ts';
import { type ChainNode, NodeUnavailableError, type ScannedBlock } from '../../../src/chain/port.ts';
import { readCursor } from '../../../src/db/usdt/chainScan.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';

/** How blocks are read, and what is asked again: the database is real, and the chain is in memory. */
const NETWORK = 'nile';
const FIRST_MS = Date.parse('2026-01-01T00:00:00Z');

let books: TestBooks;
let businessId: string;
/** The newest block, and those that cannot be read. */
let head: number;
let missing: ReadonlySet<number>;
/** Blocks whose parent is another one than the block before. */
let forked: ReadonlySet<number>;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 4 });
  businessId = await books.createBusiness();
});
afterAll(() => books?.close());
beforeEach(async () => {
  await books.owner.query(
    'delete from chain_cursors; delete from chain_checkpoints; delete from crypto_payments',
  );
  [head, missing, forked] = [1_000, new Set(), new Set()];
});

const hashOf = (number: number) => number.toString(16).padStart(64, '0');

function blockAt(number: number): ScannedBlock {
  return {
    number,
    hash: hashOf(number),
    parentHash: forked.has(number) ? 'f'.repeat(64) : hashOf(number - 1),
    timestampMs: FIRST_MS + 3_000 * number,
    transactionCount: 0,
    transfers: [],
  };
}

const asked: number[] = [];
const node = {
  networkName: NETWORK,
  solidHead: async () => blockAt(head),
  head: async () => blockAt(head),
  headBlock: async (number: number) => blockAt(number),
  async solidBlock(number: number) {
    asked.push(number);
    if (missing.has(number)) throw new NodeUnavailableError('It is busy.');
    return blockAt(number);
  },
  blockHashes: async (number: number) => [{ host: 'one', hash: hashOf(number) }],
} as Partial<ChainNode> as ChainNode;

function scanner() {
  const counter = { inc: () => {} };
  const metrics = { cryptoDeposits: counter, chainScanFailures: counter } as never;
  return createScanner({ database: books.database, dispatch: () => {}, metrics }, 'prod', node);
}

const readUpTo = async () => (await readCursor(books.database, NETWORK))?.blockNumber;

describe('a scanner', () => {
  it('begins before the oldest session', async () => {
    const createdAt = new Date(FIRST_MS + 3_000 * 900);
    await books.owner.query(
      `insert into crypto_payments (id, business_id, environment, amount_expected_minor, address_index, deposit_address,
          metadata, policy, expires_at, created_at, updated_at)
        values ('cp_1', $1, 'prod', 25000000, 0, 'T1', '{}', '{}', $2::timestamptz + interval '1 hour', $2, $2)`,
      [businessId, createdAt],
    );
    asked.length = 0;
    await scanner().round();
    const begun = Math.min(...asked);
    expect(begun).toBeLessThan(900);
    // It reads on from there, twenty blocks at a time.
    expect(await readUpTo()).toBe(begun + 20);
  });

  it('that was slower goes on from where the faster one is', async () => {
    const [slow, fast] = [scanner(), scanner()];
    await slow.round();
    await fast.round();
    head += 5;
    expect(await fast.round()).toBe('new');
    head += 2;
    await slow.round();
    head += 1;
    await slow.round();
    await slow.round();
    expect(await readUpTo()).toBe(head);
  });

  it('stores nothing of a block that does not follow the one before it', async () => {
    const reading = scanner();
    await reading.round();
    forked = new Set([head + 2]);
    head += 3;
    await expect(reading.round()).rejects.toThrow(`Block ${head - 1} does not follow block ${head - 2}.`);
    expect(await readUpTo()).toBe(head - 3);
    forked = new Set();
    await reading.round();
    expect(await readUpTo()).toBe(head);
  });

  it('keeps the blocks before one that cannot be read, and fails, so that the next round waits', async () => {
    const reading = scanner();
    await reading.round();
    head += 6;
    missing = new Set([head - 1]);
    await expect(reading.round()).rejects.toThrow('It is busy.');
    expect(await readUpTo()).toBe(head - 2);
    missing = new Set();
    await reading.round();
    expect(await readUpTo()).toBe(head);
  });
});

describe('the wait after failures', () => {
  it.each([
    ['grows with each in a row', undefined, 3, 2_000],
    ['is ten seconds at most', undefined, 50, 10_000],
    ['is what the node asks for', 30_000, 1, 30_000],
    ['that a node asks for is a minute at most', 3_600_000, 1, 60_000],
    ['is not cut short by a node', 1, 50, 10_000],
  ])('%s', (_, retryAfterMs, failures, waitMs) => {
    expect(waitAfterFailureMs(new NodeUnavailableError('It is busy.', { retryAfterMs }), failures)).toBe(
      waitMs,
    );
  });
});

it('reads a range of blocks again, both ends included', async () => {
  asked.length = 0;
  await rescanBlocks(books.database, { environment: 'prod', node }, { from: 7, to: 9 });
  expect(asked).toEqual([7, 8, 9]);
});
