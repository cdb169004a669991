import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ChainNode } from '../../src/chain/port.ts';
import { createTronNode } from '../../src/chain/tronNode.ts';
import { LocalChain } from '../support/tronNode/chain.ts';
import { type NodeFaults, startTronNodeServer, type TronNodeServer } from '../support/tronNode/server.ts';

/**
 * What a node lacks, told at the start. The answers are java-tron's own (tronprotocol/java-tron): Wallet.callConstantContract
 * and triggerConstantContract, LiteFnQueryHttpFilter, HttpApiAccessFilter, TransactionRetStore, and Jetty's for a path that
 * the port does not have (FullNodeHttpApiService, HttpApiOnSolidityService, FullNodeJsonRpcHttpService).
 */
const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

let chain: LocalChain;
let server: TronNodeServer;
let node: ChainNode;

beforeEach(async () => {
  chain = new LocalChain({ solidLag: 3 });
  chain.deposit('TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH', 5_000_000n);
  chain.mine();
  // The block is solid, and not the newest of those.
  chain.mine(4);
  server = await startTronNodeServer(chain);
  node = nodeAt(server.url);
});
afterEach(async () => {
  await node.close();
  await server.stop();
});

function nodeAt(url: string, network = 'nile', usdtContract = USDT): ChainNode {
  return createTronNode({
    network,
    nodes: [{ url, apiKey: undefined }],
    usdtContract,
    timeoutMs: 60_000,
  });
}

async function lacking(): Promise<readonly string[]> {
  const [found] = await node.inspect();
  expect(found).toMatchObject({ host: new URL(server.url).host, isReachable: true });
  return found?.lacks ?? [];
}

describe('an inspection', () => {
  test('finds nothing at a node that has everything', async () => {
    expect(await lacking()).toEqual([]);
  });

  test.each<[string, Partial<NodeFaults>, RegExp]>([
    ['as shipped', { hasNoConstantCalls: true }, /: it needs vm\.supportConstant = true\.$/],
    ['that keeps no history', { receipts: 'empty' }, /: it needs storage\.transHistory\.switch = "on"\.$/],
    [
      'that is a lite full node',
      { isLite: true },
      /\/walletsolidity\/getblockbynum.*: it needs node\.openHistoryQueryWhenLiteFN = true, or to be a full node\.$/,
    ],
    [
      'that keeps a path closed',
      { disabledApi: 'getaccountresource' },
      /\/wallet\/getaccountresource.*: node\.disabledApi must not name it\.$/,
    ],
    [
      'whose port serves /wallet alone, for solid blocks',
      { serves: 'wallet' },
      /\/walletsolidity\/getnowblock.*: java-tron has a port of its own for it \(node\.http\.solidityEnable = true, 8091\), which TRON_SOLIDITY_URLS must name\.$/,
    ],
    [
      'whose port serves /wallet alone, for JSON-RPC',
      { serves: 'wallet' },
      /\/jsonrpc.*: java-tron has a port of its own for it \(node\.jsonrpc\.httpFullNodeEnable = true, 8545\), which TRON_JSONRPC_URLS must name\.$/,
    ],
    [
      'whose port serves /walletsolidity alone',
      { serves: 'walletsolidity' },
      /\/wallet\/getnowblock.*: java-tron has a port of its own for it \(node\.http\.fullNodeEnable = true, 8090\), which TRON_NODE_URLS must name\.$/,
    ],
  ])('names the setting of a node %s', async (_, faults, sentence) => {
    Object.assign(server.faults, faults);
    const found = await lacking();
    expect(found).toContainEqual(expect.stringMatching(sentence));
    const reasons = found.map((each) => each.split(': ').at(-1));
    expect(new Set(reasons).size).toBe(found.length);
  });

  test('names the contract that the network does not have, and the network that it is not', async () => {
    await node.close();
    node = nodeAt(server.url, 'nile', 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj');
    expect(await lacking()).toEqual([
      expect.stringMatching(
        /: TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj is not a contract there; check TRON_USDT_CONTRACT\.$/,
      ),
    ]);
    await node.close();
    node = nodeAt(server.url, 'mainnet');
    expect(await lacking()).toEqual([expect.stringMatching(/serves chain 0xcd8690dc, not 0x2b6653dc/)]);
  });

  test.each<[string, Partial<NodeFaults>]>([
    ['is down', { isDown: true }],
    ['is busy', { tooManyRequests: {} }],
    ['fails', { httpStatus: 502 }],
  ])('finds nothing out about a node that %s', async (_, faults) => {
    Object.assign(server.faults, faults);
    expect(await node.inspect()).toEqual([{ host: new URL(server.url).host, isReachable: false, lacks: [] }]);
  });
});
