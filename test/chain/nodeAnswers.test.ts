import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type ChainNode, NodeUnavailableError, TransferImpossibleError } from '../../src/chain/port.ts';
import { createTronNode } from '../../src/chain/tronNode.ts';
import { LocalChain } from '../support/tronNode/chain.ts';
import { ERROR_BODIES } from '../support/tronNode/errorBodies.ts';
import { startTronNodeServer, type TronNodeServer } from '../support/tronNode/server.ts';

const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const DEPOSIT = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
const TREASURY = 'TMuA6YqfCeX8EhbfYEg5y7S4DqzSJireY9';
const GAS = 'THLNguYKN3S8RUzVyi9ErynW4YmXLU5c8n';
const ORDER = { from: DEPOSIT, to: TREASURY, amountMinor: 1_000_000n };

let chain: LocalChain;
let server: TronNodeServer;
let landedId: string;
let node: ChainNode;

beforeAll(async () => {
  chain = new LocalChain({ solidLag: 3 });
  chain.fundTrx(GAS, 1_000_000_000n);
  chain.fundTrx(DEPOSIT, 1n);
  chain.stakeForEnergy(GAS, 5_000_000_000n);
  landedId = chain.deposit(DEPOSIT, 5_000_000n);
  chain.solidify();
  server = await startTronNodeServer(chain);
});
afterEach(() => server.heal());
afterAll(() => server.stop());

/** Works with a node that nothing is known of yet: an answer is judged by itself. */
async function withNode<Answer>(work: (node: ChainNode) => Promise<Answer>): Promise<Answer> {
  node = createTronNode({
    network: 'nile',
    nodes: [{ url: server.url, apiKey: undefined }],
    usdtContract: USDT,
    timeoutMs: 60_000,
  });
  try {
    return await work(node);
  } finally {
    await node.close();
  }
}

/** Every read of the port, by its name; broadcasting and closing are none, and two ask each node and never throw. */
const READS: Readonly<
  Record<
    Exclude<
      keyof ChainNode,
      'networkName' | 'usdtContract' | 'blockHashes' | 'peers' | 'broadcast' | 'inspect' | 'close'
    >,
    (node: ChainNode) => Promise<unknown>
  >
> = {
  chainId: (node) => node.chainId(),
  head: (node) => node.head(),
  solidHead: (node) => node.solidHead(),
  solidBlock: (node) => node.solidBlock(chain.solidNumber),
  headBlock: (node) => node.headBlock(chain.headNumber),
  findTransaction: (node) => node.findTransaction('ab'.repeat(32)),
  tokenBalanceMinor: (node) => node.tokenBalanceMinor(DEPOSIT),
  tokenIsPaused: (node) => node.tokenIsPaused(),
  tokenIsFrozen: (node) => node.tokenIsFrozen(DEPOSIT),
  tokenSuccessor: (node) => node.tokenSuccessor(),
  tokenFeeCollector: (node) => node.tokenFeeCollector(),
  trxBalanceSun: (node) => node.trxBalanceSun(DEPOSIT),
  sweepFacts: (node) => node.sweepFacts(ORDER, GAS, [{ txId: landedId, stakeSun: 1n }]),
  transferFacts: (node) => node.transferFacts(ORDER),
  stakeOf: (node) => node.stakeOf(GAS),
  availableEnergy: (node) => node.availableEnergy(DEPOSIT),
  lendableStakeSun: (node) => node.lendableStakeSun(GAS, [{ txId: landedId, stakeSun: 1n }]),
  leftoverFacts: (node) => node.leftoverFacts(DEPOSIT, GAS),
  build: (node) => node.build({ kind: 'trx_transfer', owner: GAS, to: DEPOSIT, amountSun: 1n }),
};

describe('under status 200, an error is no answer', () => {
  test('of at least twelve kinds, from what stands before nodes, from nodes, and from two providers of them', () => {
    const sources = ['TronGrid', 'nginx', 'Cloudflare', 'java-tron', 'Ankr', 'QuickNode'];
    const sourceOf = ({ source }: { readonly source: string }) => source.split(',')[0] ?? '';
    const named = ERROR_BODIES.filter((each) => sources.includes(sourceOf(each)));
    expect(new Set(named.map(sourceOf))).toEqual(new Set(sources));
    expect(new Set(named.map(({ body }) => body)).size).toBeGreaterThanOrEqual(12);
  });

  test.each(Object.entries(READS))('to %s, at any of the paths that it asks', async (_, read) => {
    const before = server.requests.length;
    await withNode(read);
    const paths = new Set(server.requests.slice(before));
    expect(paths.size).toBeGreaterThan(0);
    for (const path of paths) {
      for (const { source, body } of ERROR_BODIES) {
        server.faults.bodies = { [path]: body };
        const outcome = await withNode(read).then(
          (answer) => ({ read: answer }),
          (error: unknown) => (error instanceof NodeUnavailableError ? 'unavailable' : { error }),
        );
        expect({ path, source, outcome }).toEqual({ path, source, outcome: 'unavailable' });
      }
    }
  });

  test('to the hash of a block, which is then unknown at that node', async () => {
    for (const { source, body } of ERROR_BODIES) {
      server.faults.bodies = { '/walletsolidity/getblockbynum': body };
      const [{ hash } = { hash: '' }] = await withNode((each) => each.blockHashes(chain.solidNumber));
      expect({ source, hash }).toEqual({ source, hash: 'unavailable' });
    }
  });

  test('and says nothing of what the node lacks', async () => {
    for (const { body } of ERROR_BODIES.filter(({ source }) => !/AccessFilter|LiteFn/.test(source))) {
      server.faults.bodies = { '/wallet/getaccountresource': body, '/wallet/getnowblock': body };
      expect(await withNode((each) => each.inspect())).toMatchObject([{ isReachable: false, lacks: [] }]);
    }
  });

  test('to a broadcast, whose outcome is then unknown', async () => {
    const transaction = { txId: 'ab'.repeat(32), expiresAtMs: 1, signedHex: await signedHex() };
    for (const { source, body } of ERROR_BODIES) {
      server.faults.bodies = { '/wallet/broadcasttransaction': body };
      const { status } = await withNode((each) => each.broadcast(transaction));
      expect({ source, status }).toEqual({ source, status: 'unknown' });
    }
  });
});

async function signedHex(): Promise<string> {
  const { encodeSigned } = await import('../../src/chain/transaction.ts');
  const { rawDataHex } = await withNode((each) =>
    each.build({ kind: 'trx_transfer', owner: GAS, to: DEPOSIT, amountSun: 1n }),
  );
  return encodeSigned(rawDataHex, '11'.repeat(65));
}

describe('an answer that is not the whole', () => {
  test('of another account, or of a transaction without its block, is no answer', async () => {
    server.faults.bodies = { '/wallet/getaccount': `{"address":"41${'11'.repeat(20)}","balance":7}` };
    await expect(withNode((each) => each.trxBalanceSun(DEPOSIT))).rejects.toThrow(NodeUnavailableError);
    server.faults.bodies = { '/walletsolidity/gettransactioninfobyid': `{"id":"${landedId}"}` };
    await expect(withNode((each) => each.findTransaction(landedId))).rejects.toThrow(NodeUnavailableError);
  });

  test('`{}` is none where java-tron documents it', async () => {
    const stranger = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';
    expect(await withNode((each) => each.trxBalanceSun(stranger))).toBe(0n);
    expect(await withNode((each) => each.availableEnergy(stranger))).toBe(0n);
    expect(await withNode((each) => each.stakeOf(stranger))).toMatchObject({ stakedSun: 0n });
    expect(await withNode((each) => each.lendableStakeSun(stranger, []))).toBe(0n);
    const report = await withNode((each) => each.findTransaction('ab'.repeat(32)));
    expect(report.inclusion).toBeUndefined();
    server.faults.bodies = { '/wallet/getchainparameters': '{}' };
    await expect(withNode((each) => each.leftoverFacts(DEPOSIT, GAS))).rejects.toThrow(NodeUnavailableError);
  });
});

const REVERTED = Buffer.from('REVERT opcode executed').toString('hex');

describe('a simulated transfer', () => {
  const facts = () => withNode((each) => each.sweepFacts(ORDER, GAS));
  const path = '/wallet/triggerconstantcontract';

  test.each([
    [
      'REVERT without ret',
      { result: { result: true, message: REVERTED }, energy_used: 0, constant_result: [''] },
    ],
    ['ret FAILED', { result: { result: true }, energy_used: 900, transaction: { ret: [{ ret: 'FAILED' }] } }],
  ])('that fails by its answer is refused by the contract: %s', async (_, answer) => {
    server.faults.bodies = { [path]: JSON.stringify(answer) };
    await expect(facts()).rejects.toThrow(TransferImpossibleError);
  });

  test.each([
    ['energy_used 0', { result: { result: true }, energy_used: 0, transaction: { ret: [{}] } }],
    ['no energy_used', { result: { result: true }, transaction: { ret: [{}] } }],
    ['no ret', { result: { result: true }, energy_used: 64_285, transaction: {} }],
  ])('that says nothing of its energy makes no plan: %s', async (_, answer) => {
    server.faults.bodies = { [path]: JSON.stringify(answer) };
    await expect(facts()).rejects.toThrow(NodeUnavailableError);
  });

  // tronprotocol/java-tron issue 4416; TriggerConstantContractServlet answers it as OTHER_ERROR.
  test('that a busy node cuts off is asked for again, and says nothing of what the node lacks', async () => {
    const message =
      "class org.tron.core.vm.program.Program$OutOfTimeException : CPU timeout for 'SWAP1' operation executing";
    const result = { result: false, code: 'OTHER_ERROR', message: Buffer.from(message).toString('hex') };
    server.faults.bodies = { [path]: JSON.stringify({ result }) };
    await expect(facts()).rejects.toThrow(/is busy \(OTHER_ERROR: .*CPU timeout/);
    expect(await withNode((each) => each.inspect())).toMatchObject([{ isReachable: false, lacks: [] }]);
  });
});

describe('the chain’s parameters', () => {
  const listed = () => Object.entries(chain.parameters()).map(([key, value]) => ({ key, value }));
  const facts = (chainParameter: readonly unknown[]) => {
    server.faults.bodies = { '/wallet/getchainparameters': JSON.stringify({ chainParameter }) };
    return withNode((each) => each.sweepFacts(ORDER, GAS));
  };

  test.each([
    [{ key: 'getNew', value: 'on' }],
    [{ key: 'getNew', value: -1 }],
    [{ key: 'getNew', value: 1e300 }],
    [{ name: 'getNew' }],
    [null],
  ])('may have one of another kind in any form: %j', async (odd) => {
    expect(await facts([...listed(), odd])).toMatchObject({ energyPriceSun: 100n });
  });

  test.each(['getEnergyFee', 'getTransactionFee'])('never give a price of 0: %s', async (name) => {
    const without = listed().filter(({ key }) => key !== name);
    await expect(facts([...without, { key: name }])).rejects.toThrow(NodeUnavailableError);
    await expect(facts([...without, { key: name, value: 'cheap' }])).rejects.toThrow(NodeUnavailableError);
    await expect(facts(without)).rejects.toThrow(NodeUnavailableError);
  });
});
