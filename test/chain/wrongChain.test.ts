import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type ChainNode, NodeUnavailableError, WrongChainError } from '../../src/chain/port.ts';
import { createTronNode } from '../../src/chain/tronNode.ts';
import { checkChains } from '../../src/composition/chains.ts';
import { LocalChain } from '../support/tronNode/chain.ts';
import { startTronNodeServer, type TronNodeServer } from '../support/tronNode/server.ts';

/** A node that serves another chain than the configured one, beside one that serves the right one. */
const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

let chain: LocalChain;
let wrong: TronNodeServer;
let right: TronNodeServer;
let node: ChainNode;
let nowMs: number;

beforeEach(async () => {
  chain = new LocalChain({ solidLag: 3 });
  wrong = await startTronNodeServer(chain);
  right = await startTronNodeServer(chain);
  wrong.faults.chainId = '0x2b6653dc';
  nowMs = 1_000_000;
  node = createTronNode({
    network: 'nile',
    nodes: [wrong, right].map(({ url }) => ({ url, apiKey: undefined })) as never,
    usdtContract: USDT,
    timeoutMs: 60_000,
    clock: () => nowMs,
  });
});
afterEach(async () => {
  await node.close();
  await Promise.all([wrong.stop(), right.stop()]);
});

test('is asked for nothing, and the next one answers', async () => {
  expect((await node.solidHead()).number).toBe(chain.solidNumber);
  expect((await node.solidBlock(chain.solidNumber)).number).toBe(chain.solidNumber);
  expect((await node.findTransaction('ab'.repeat(32))).absences).toMatchObject([
    { node: new URL(right.url).host },
  ]);
  expect(await node.tokenBalanceMinor(USDT)).toBe(0n);
  expect(new Set(wrong.requests)).toEqual(new Set(['/jsonrpc']));
});

test('is looked at again after a minute at most, and used once it serves the right one', async () => {
  await node.solidHead();
  for (let each = 0; each < 10; each += 1) await node.solidHead();
  expect(wrong.countOf('/jsonrpc')).toBe(1);
  wrong.heal();
  nowMs += 60_001;
  chain.mine();
  const before = right.requests.length;
  await node.solidHead();
  expect(right.requests).toHaveLength(before);
});

test('is found when a node comes back as one', async () => {
  wrong.heal();
  await node.solidHead();
  wrong.faults.isDown = true;
  await node.solidHead();
  wrong.heal();
  wrong.faults.chainId = '0x2b6653dc';
  nowMs += 60_001;
  const before = wrong.requests.length;
  await node.solidHead();
  expect(wrong.requests.slice(before)).toEqual(['/jsonrpc']);
});

test('is what an inspection reports, and a process starts all the same', async () => {
  expect(await node.inspect()).toMatchObject([
    {
      host: new URL(wrong.url).host,
      lacks: [expect.stringMatching(/serves chain 0x2b6653dc, not 0xcd8690dc/)],
    },
    { host: new URL(right.url).host, lacks: [] },
  ]);
  expect(await checkChains({ prod: { node } } as never)).toBeUndefined();
});

test('is an error of its own only when every node is one: the right one may be back in a moment', async () => {
  right.faults.isDown = true;
  await expect(node.solidHead()).rejects.toThrow(NodeUnavailableError);
  await expect(node.chainId()).rejects.toThrow(NodeUnavailableError);
  right.heal();
  right.faults.chainId = '0x94a9059e';
  await expect(node.solidHead()).rejects.toThrow(WrongChainError);
  await expect(node.chainId()).rejects.toThrow(WrongChainError);
});
