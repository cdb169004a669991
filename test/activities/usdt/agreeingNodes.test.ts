import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agreeingNodes } from '../../../src/activities/usdt/agreeingNodes.ts';
import type { ChainNode } from '../../../src/chain/port.ts';
import { LocalChain } from '../../support/tronNode/chain.ts';
import { startTronNodeServer, type TronNodeServer } from '../../support/tronNode/server.ts';
import { localNode, TREASURY } from '../../support/tronScene.ts';
import { waitFor } from '../../support/waitFor.ts';

/** What all nodes have to say, twice, before money is taken off the books. */
let chain: LocalChain;
let servers: readonly [TronNodeServer, TronNodeServer];
let node: ChainNode;

async function begin(startMs?: number): Promise<void> {
  chain = new LocalChain({ solidLag: 3, ...(startMs !== undefined && { startMs }) });
  chain.deposit(TREASURY, 7n);
  chain.solidify();
  servers = [await startTronNodeServer(chain), await startTronNodeServer(chain)];
  const nodes = servers.map(({ url }) => ({ url, apiKey: undefined }));
  node = localNode(servers[0], { nodes: nodes as never });
}

async function end(): Promise<void> {
  await node.close();
  for (const server of servers) await server.stop();
}

beforeEach(() => begin());
afterEach(end);

const balance = (readUpTo = chain.solidNumber, betweenMs = 1) =>
  agreeingNodes(node, { readUpTo, betweenMs }).tokenBalanceMinor(TREASURY);

const OTHER_BALANCE = JSON.stringify({
  result: { result: true },
  energy_used: 935,
  constant_result: ['5'.padStart(64, '0')],
  transaction: { ret: [{}] },
});

describe('a balance that all nodes have to agree on', () => {
  it('is what each says twice', async () => {
    expect(await balance()).toBe(7n);
    for (const server of servers) expect(server.countOf('/wallet/triggerconstantcontract')).toBe(2);
  });

  it.each<[string, string, (server: TronNodeServer) => void]>([
    [
      'does not answer',
      'cannot be asked, and all nodes have to agree',
      ({ faults }) => (faults.isDown = true),
    ],
    ['is behind what was read', 'is behind; try again later', ({ faults }) => (faults.blocksBehind = 1)],
    [
      'says another amount',
      'try again when all nodes agree',
      ({ faults }) => (faults.bodies = { '/wallet/triggerconstantcontract': OTHER_BALANCE }),
    ],
  ])('is none where one %s', async (_, words, hurt) => {
    for (const server of servers) {
      hurt(server);
      await expect(balance()).rejects.toThrow(words);
      server.heal();
      // A node that failed is asked for its chain again.
      await expect(balance()).resolves.toBe(7n);
    }
  });

  it('is none where one serves another chain', async () => {
    servers[1].faults.chainId = '0x1';
    await expect(balance()).rejects.toThrow('cannot be asked, and all nodes have to agree');
  });

  it('is none where the solid head is old, though no block after it was read', async () => {
    await end();
    await begin(Date.now() - 600_000);
    await expect(balance()).rejects.toThrow('is behind; try again later');
  });

  it('is none where it changes between the two looks', async () => {
    const asked = balance(chain.solidNumber, 500);
    const refused = expect(asked).rejects.toThrow('try again when all nodes agree');
    await waitFor('the first look', async () =>
      servers.every((server) => server.countOf('/wallet/triggerconstantcontract') === 1),
    );
    chain.deposit(TREASURY, 1n);
    chain.mine();
    await refused;
  });

  it('is asked for with whether the address is frozen, in the same way', async () => {
    const { tokenIsFrozen } = agreeingNodes(node, { readUpTo: 0, betweenMs: 1 });
    expect(await tokenIsFrozen(TREASURY)).toBe(false);
    chain.freeze(TREASURY);
    expect(await tokenIsFrozen(TREASURY)).toBe(true);
  });
});
