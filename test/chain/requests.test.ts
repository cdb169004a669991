import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { NodeUnavailableError } from '../../src/chain/port.ts';
import { createTronNode } from '../../src/chain/tronNode.ts';
import { LocalChain } from '../support/tronNode/chain.ts';
import { startTronNodeServer, type TronNodeServer } from '../support/tronNode/server.ts';
import { GAS_ACCOUNT, localNode, TREASURY, USDT } from '../support/tronScene.ts';

/** How often a node is asked, counted and timed at the node itself, which refuses what its quota does not allow. */
const DEPOSIT = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';

let chain: LocalChain;
let server: TronNodeServer;

beforeEach(async () => {
  chain = new LocalChain({ solidLag: 3 });
  chain.deposit(DEPOSIT, 25_000_000n);
  chain.solidify();
  server = await startTronNodeServer(chain);
});
afterEach(() => server.stop());

function nodeOf(requestsPerSecond?: number) {
  return createTronNode({
    network: 'nile',
    nodes: [{ url: server.url, apiKey: undefined, requestsPerSecond }],
    usdtContract: USDT,
    timeoutMs: 60_000,
  });
}

/** What a plan of a sweep asks: eight questions and more at once. */
const askFacts = (node: ReturnType<typeof nodeOf>) =>
  node.sweepFacts({ from: DEPOSIT, to: TREASURY, amountMinor: 1_000_000n }, GAS_ACCOUNT);

describe('a node with a quota of 5 requests a second', () => {
  it('is asked again for what it refused, so that a plan of more questions is made', async () => {
    const node = nodeOf();
    server.faults.requestsPerSecond = 5;
    expect(await askFacts(node)).toMatchObject({ energyPriceSun: 100n });
    expect(server.refused).toBeGreaterThan(0);
    await node.close();
  });

  it('is asked within its budget, by all who ask at once', async () => {
    const node = nodeOf(4);
    server.faults.requestsPerSecond = 5;
    const begunMs = performance.now();
    await Promise.all([askFacts(node), askFacts(node)]);
    const seconds = (performance.now() - begunMs) / 1_000;
    expect(server.refused).toBe(0);
    // The first is made at once.
    expect(seconds).toBeGreaterThanOrEqual((server.requests.length - 1) / 4 - 0.01);
    await node.close();
  });

  it('is given up, and not asked without end, where it says to come back at once', async () => {
    const node = nodeOf();
    await node.solidHead();
    const asked = server.requests.length;
    server.faults.tooManyRequests = { retryAfter: '0' };
    await expect(node.head()).rejects.toBeInstanceOf(NodeUnavailableError);
    expect(server.requests.length - asked).toBeLessThanOrEqual(6);
    await node.close();
  }, 20_000);

  it('is asked nothing by anybody while it wants to be left alone', async () => {
    const node = nodeOf();
    await node.solidHead();
    server.faults.tooManyRequests = { retryAfter: '1' };
    const first = node.head();
    while (server.countOf('/wallet/getnowblock') === 0)
      await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const asked = server.requests.length;
    server.heal();
    const begunMs = performance.now();
    await Promise.all([first, askFacts(node)]);
    expect(performance.now() - begunMs).toBeGreaterThan(500);
    expect(server.requests.length).toBeGreaterThan(asked);
    await node.close();
  });
});

it('the newest solid block is read by two requests: the look at the head, and its receipts', async () => {
  const node = nodeOf();
  await node.solidHead();
  const txId = chain.deposit(DEPOSIT, 5_000_000n);
  chain.solidify();
  const before = server.requests.length;
  const { number } = await node.solidHead();
  chain.mine(2);
  expect((await node.solidBlock(number)).transfers).toMatchObject([{ txId }]);
  expect(server.requests.slice(before)).toEqual([
    '/walletsolidity/getnowblock',
    '/walletsolidity/gettransactioninfobyblocknum',
  ]);
  // Read again, as after an answer that did not fit, it is asked for whole.
  await node.solidBlock(number);
  expect(server.countOf('/walletsolidity/getblockbynum')).toBe(1);
  await node.close();
});

it('a newest block that was replaced since is not taken for the present one', async () => {
  let nowMs = 1_000_000;
  const node = localNode(server, { clock: () => nowMs });
  const { number } = await node.solidHead();
  // As after a restored network, for which the cursor goes back; blocks without transactions have no receipts to tell by.
  const head = await node.head();
  chain.replaceSolid(head.number - number + 1);
  nowMs += 60_000;
  expect((await node.solidBlock(number)).hash).toBe(chain.block(number)?.hash);
  await node.close();
});

it('questions about new blocks do not wait for those of many sweeps, nor these for them', async () => {
  const node = nodeOf(50);
  const { number } = await node.solidHead();
  /** How many questions the node was asked until some work was done. */
  const questionsUntil = async (work: Promise<unknown>) => {
    const before = server.requests.length;
    await work;
    return server.requests.length - before;
  };
  const plans = questionsUntil(Promise.all(Array.from({ length: 20 }, () => askFacts(node))));
  const scanned = await questionsUntil(
    node.solidHead().then(() => Promise.all([node.solidBlock(number), node.solidBlock(number - 1)])),
  );
  // Some of 200 questions.
  expect(scanned).toBeLessThan((await plans) / 4);

  const blocks = questionsUntil(Promise.all(Array.from({ length: 60 }, () => node.solidBlock(number - 1))));
  const planned = await questionsUntil(askFacts(node));
  expect(planned).toBeLessThan((await blocks) / 2);
  await node.close();
});
