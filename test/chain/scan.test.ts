import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type ChainNode,
  IncompleteBlockError,
  NodeBehindError,
  NodeUnavailableError,
} from '../../src/chain/port.ts';
import { createTronNode } from '../../src/chain/tronNode.ts';
import type { TokenTransfer } from '../../src/domain/usdt/tokenTransfer.ts';
import { LocalChain } from '../support/tronNode/chain.ts';
import { HOSTILE_TRANSACTIONS } from '../support/tronNode/hostile.ts';
import { type NodeFaults, startTronNodeServer, type TronNodeServer } from '../support/tronNode/server.ts';

const DEPOSIT = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';

/** Reads on from a cursor as far as the node lets it, the way a watcher does; what cannot be read now is read later. */
async function readOn(node: ChainNode, cursor: { number: number; hash: string }): Promise<TokenTransfer[]> {
  const transfers: TokenTransfer[] = [];
  try {
    const head = await node.solidHead();
    while (cursor.number < head.number) {
      const block = await node.solidBlock(cursor.number + 1);
      expect(block.parentHash).toBe(cursor.hash);
      transfers.push(...block.transfers);
      cursor.number = block.number;
      cursor.hash = block.hash;
    }
  } catch (error) {
    const isExpected =
      error instanceof NodeUnavailableError ||
      error instanceof NodeBehindError ||
      error instanceof IncompleteBlockError;
    if (!isExpected) throw error;
  }
  return transfers;
}

const fault: fc.Arbitrary<Partial<NodeFaults>> = fc.oneof(
  fc.constant<Partial<NodeFaults>>({}),
  fc.constant<Partial<NodeFaults>>({ isDown: true }),
  fc.constant<Partial<NodeFaults>>({ httpStatus: 503 }),
  // Shorter rests are waited for in real time.
  fc.constant<Partial<NodeFaults>>({ tooManyRequests: { retryAfter: '6' } }),
  fc.integer({ min: 1, max: 8 }).map((blocksBehind) => ({ blocksBehind })),
  fc.constantFrom('empty', 'short', 'of_the_block_before').map((receipts) => ({ receipts }) as const),
  fc.integer({ min: 0, max: 40 }).map((offset) => ({ answersWithBlock: 70_000_000 + offset })),
  fc.constant<Partial<NodeFaults>>({ solidCeiling: 70_000_020 }),
);

const step = fc.record({
  transactions: fc.array(fc.constantFrom(...Object.keys(HOSTILE_TRANSACTIONS)), { maxLength: 3 }),
  blocks: fc.integer({ min: 1, max: 4 }),
  fork: fc.integer({ min: 0, max: 3 }),
  faults: fc.tuple(fault, fault),
  waitMs: fc.integer({ min: 0, max: 8_000 }),
});

async function run(
  steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[],
  servers: (chain: LocalChain) => Promise<readonly [TronNodeServer, TronNodeServer]>,
): Promise<void> {
  const chain = new LocalChain({ solidLag: 3 });
  const [first, second] = await servers(chain);
  let nowMs = 0;
  const node = createTronNode({
    network: 'nile',
    nodes: [
      { url: first.url, apiKey: undefined },
      { url: second.url, apiKey: undefined },
    ],
    usdtContract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    timeoutMs: 60_000,
    clock: () => nowMs,
  });
  try {
    const { number, hash } = await node.solidHead();
    const cursor = { number, hash };
    const seen: TokenTransfer[] = [];
    for (const { transactions, blocks, fork, faults, waitMs } of steps) {
      for (const name of transactions) HOSTILE_TRANSACTIONS[name]?.(chain, DEPOSIT, 1_000_000n);
      chain.mine(blocks);
      if (fork > 0) chain.fork(fork, { keepTransactions: true });
      first.heal();
      second.heal();
      Object.assign(first.faults, faults[0]);
      Object.assign(second.faults, faults[1]);
      nowMs += waitMs;
      seen.push(...(await readOn(node, cursor)));
    }
    first.heal();
    second.heal();
    chain.solidify();
    nowMs += 120_000;
    seen.push(...(await readOn(node, cursor)));
    expect(cursor.number).toBe(chain.solidNumber);
    const names = seen.map(({ txId, logIndex }) => `${txId}:${logIndex}`);
    expect(new Set(names).size).toBe(names.length);
    const credited = seen
      .filter(({ isUsdt, to }) => isUsdt && to === DEPOSIT)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    expect(credited).toBe(chain.usdtBalanceMinor(DEPOSIT));
  } finally {
    await node.close();
    await Promise.all([first.stop(), second.stop()]);
  }
}

// The chain itself is the oracle: whatever two nodes do wrong meanwhile, reading on adds up to the balance that it holds.
test('reading on through any faults of two nodes finds every true transfer once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), (steps) =>
      run(steps, async (chain) => [await startTronNodeServer(chain), await startTronNodeServer(chain)]),
    ),
    { numRuns: 60 },
  );
});

test('a node that is down for 500 blocks costs time and nothing else', async () => {
  const chain = new LocalChain({ solidLag: 3 });
  const server = await startTronNodeServer(chain);
  let nowMs = 0;
  const node = createTronNode({
    network: 'nile',
    nodes: [{ url: server.url, apiKey: undefined }],
    usdtContract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    timeoutMs: 60_000,
    clock: () => nowMs,
  });
  const { number, hash } = await node.solidHead();
  const cursor = { number, hash };
  server.faults.isDown = true;
  for (let block = 0; block < 500; block += 1) {
    if (block % 5 === 0) chain.deposit(DEPOSIT, 1_000_000n);
    if (block % 5 === 1) chain.sendTrx(DEPOSIT, 1_000_000n);
    if (block % 5 === 2) chain.sendAsset('1002000', DEPOSIT, 1n);
    chain.mine();
  }
  expect(await readOn(node, cursor)).toEqual([]);
  expect(cursor.number).toBe(number);
  server.heal();
  chain.solidify();
  nowMs += 60_000;
  const seen = await readOn(node, cursor);
  expect(seen.filter(({ isUsdt }) => isUsdt)).toHaveLength(100);
  expect(seen).toHaveLength(300);
  expect(cursor.number).toBe(chain.solidNumber);
  // Two requests a block, whatever is in it; the newest one came with the look at the head.
  expect(server.countOf('/walletsolidity/getblockbynum')).toBe(cursor.number - number - 1);
  expect(server.countOf('/walletsolidity/gettransactioninfobyblocknum')).toBe(cursor.number - number);
  await node.close();
  await server.stop();
});
