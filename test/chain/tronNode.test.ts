import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type ChainNode,
  IncompleteBlockError,
  NodeBehindError,
  NodeUnavailableError,
  type SignedTransaction,
  TransferImpossibleError,
  WrongChainError,
} from '../../src/chain/port.ts';
import { createSigner } from '../../src/chain/signer.ts';
import { addressHex, encodeTokenTransfer, tokenTransferOf } from '../../src/chain/transaction.ts';
import { createTronNode } from '../../src/chain/tronNode.ts';
import { openWallet } from '../../src/chain/wallet.ts';
import {
  canStillLand,
  planReturn,
  planSweep,
  type SweepPolicy,
  type SweepStep,
} from '../../src/domain/usdt/sweep.ts';
import { LocalChain, type LocalChainOptions } from '../support/tronNode/chain.ts';
import { FAKE_USDT, HOSTILE_TRANSACTIONS } from '../support/tronNode/hostile.ts';
import { startTronNodeServer, type TronNodeServer } from '../support/tronNode/server.ts';
import { waitFor } from '../support/waitFor.ts';

const MNEMONIC = `${'abandon '.repeat(11)}about`;
const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const DEPOSIT = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
const TREASURY = 'TMuA6YqfCeX8EhbfYEg5y7S4DqzSJireY9';

let chain: LocalChain;
let primary: TronNodeServer;
let secondary: TronNodeServer;
let node: ChainNode;
let nowMs: number;

beforeEach(async () => {
  await start({});
});
afterEach(async () => {
  await node.close();
  await Promise.all([primary.stop(), secondary.stop()]);
});

async function start(options: LocalChainOptions): Promise<void> {
  chain = new LocalChain({ solidLag: 3, ...options });
  primary = await startTronNodeServer(chain, { apiKey: 'key-1' });
  secondary = await startTronNodeServer(chain);
  nowMs = 1_000_000;
  node = nodeOf([primary.url, secondary.url]);
}

function nodeOf(
  [first, ...others]: [string, ...string[]],
  { network = 'nile', timeoutMs = 60_000 } = {},
): ChainNode {
  return createTronNode({
    network,
    nodes: [{ url: first, apiKey: 'key-1' }, ...others.map((url) => ({ url, apiKey: undefined }))],
    usdtContract: USDT,
    timeoutMs,
    clock: () => nowMs,
  });
}

/** What a node answers to `estimateenergy` for the transfer of 1 micro-USDT to the treasury. */
async function estimatedEnergy(url: string): Promise<unknown> {
  const response = await fetch(`${url}/wallet/estimateenergy`, {
    method: 'POST',
    headers: { 'tron-pro-api-key': 'key-1' },
    body: JSON.stringify({
      owner_address: addressHex(DEPOSIT),
      contract_address: addressHex(USDT),
      data: encodeTokenTransfer(TREASURY, 1n),
    }),
  });
  return ((await response.json()) as { energy_required: unknown }).energy_required;
}

/** A node alone, without one to stand in. */
async function withoutFallback(): Promise<void> {
  await node.close();
  node = nodeOf([primary.url]);
}

describe('reading blocks', () => {
  test('gives header, number of transactions and transfers of the solid block', async () => {
    const txId = chain.deposit(DEPOSIT, 5_000_000n);
    chain.mine();
    const number = chain.headNumber;
    chain.mine(3);
    const block = await node.solidBlock(number);
    const before = await node.solidBlock(number - 1);
    expect(block.parentHash).toBe(before.hash);
    expect(block.timestampMs - before.timestampMs).toBe(3_000);
    expect(block.transactionCount).toBe(1);
    expect(block.transfers).toEqual([
      {
        txId,
        logIndex: 0,
        contract: USDT,
        isUsdt: true,
        from: 'TMwFHYXLJaRUPeW6421aqXL4ZEzPRFGkGT',
        to: DEPOSIT,
        amountMinor: 5_000_000n,
      },
    ]);
    expect(await node.solidHead()).toMatchObject({ number, hash: block.hash });
  });

  test('shows what is not solid only when asked for it', async () => {
    chain.deposit(DEPOSIT, 5_000_000n);
    chain.mine();
    const number = chain.headNumber;
    expect((await node.headBlock(number)).transfers).toHaveLength(1);
    await expect(node.solidBlock(number)).rejects.toThrow(NodeBehindError);
    await expect(node.headBlock(number + 1)).rejects.toThrow(NodeBehindError);
    expect((await node.head()).number).toBe(number);
  });

  test.each(Object.keys(HOSTILE_TRANSACTIONS))('counts what is true of: %s', async (name) => {
    const expected = HOSTILE_TRANSACTIONS[name]?.(chain, DEPOSIT, 7_000_000n);
    chain.mine();
    const number = chain.headNumber;
    chain.mine(3);
    const { transfers } = await node.solidBlock(number);
    const credited = transfers
      .filter(({ isUsdt, to }) => isUsdt && to === DEPOSIT)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    expect(credited).toBe(expected);
    expect(chain.usdtBalanceMinor(DEPOSIT)).toBe(expected);
    const names = transfers.map(({ txId, logIndex }) => `${txId}:${logIndex}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test('shows transfers of other tokens as such', async () => {
    HOSTILE_TRANSACTIONS['2^255 of another contract']?.(chain, DEPOSIT, 1n);
    chain.solidify();
    const { transfers } = await node.solidBlock(chain.solidNumber);
    expect(transfers).toMatchObject([
      { contract: FAKE_USDT, isUsdt: false, to: DEPOSIT, amountMinor: 2n ** 255n },
    ]);
  });
});

describe('reading what is sent without a call', () => {
  test('shows TRX and TRC10 tokens, each once, and nothing that failed', async () => {
    const sent = [
      chain.sendTrx(DEPOSIT, 1_500_000n),
      chain.sendTrx(DEPOSIT, 1_500_000n),
      chain.sendAsset('1002000', DEPOSIT, 7n),
      chain.sendAsset('_', DEPOSIT, 8n),
    ];
    chain.sendTrx(DEPOSIT, 1n, 'TRANSFER_FAILED');
    chain.sendTrx(DEPOSIT, 0n);
    const usdtId = chain.deposit(DEPOSIT, 5_000_000n);
    chain.mine();
    const number = chain.headNumber;
    chain.mine(3);
    const { transfers, transactionCount } = await node.solidBlock(number);
    expect(transactionCount).toBe(7);
    const from = 'TMwFHYXLJaRUPeW6421aqXL4ZEzPRFGkGT';
    const common = { logIndex: 0, from, to: DEPOSIT };
    expect(transfers).toEqual([
      { ...common, txId: sent[0], contract: 'TRX', isUsdt: false, amountMinor: 1_500_000n },
      { ...common, txId: sent[1], contract: 'TRX', isUsdt: false, amountMinor: 1_500_000n },
      { ...common, txId: sent[2], contract: 'TRC10:1002000', isUsdt: false, amountMinor: 7n },
      { ...common, txId: sent[3], contract: 'TRC10:_', isUsdt: false, amountMinor: 8n },
      { ...common, txId: usdtId, contract: USDT, isUsdt: true, amountMinor: 5_000_000n },
    ]);
    expect(chain.trxBalanceSun(DEPOSIT)).toBe(3_000_000n);
    expect(chain.assetBalance('1002000', DEPOSIT)).toBe(7n);
  });
});

describe('a node that answers wrongly', () => {
  beforeEach(withoutFallback);

  test.each(['empty', 'short', 'of_the_block_before'] as const)('receipts: %s', async (receipts) => {
    chain.deposit(DEPOSIT, 5_000_000n);
    chain.mine();
    chain.deposit(DEPOSIT, 6_000_000n);
    chain.solidify();
    const number = chain.solidNumber;
    primary.faults.receipts = receipts;
    await expect(node.solidBlock(number)).rejects.toThrow(IncompleteBlockError);
    primary.heal();
    expect((await node.solidBlock(number)).transfers).toHaveLength(1);
  });

  test('another block than asked for', async () => {
    primary.faults.answersWithBlock = chain.solidNumber - 1;
    await expect(node.solidBlock(chain.solidNumber)).rejects.toThrow(IncompleteBlockError);
  });

  test('an empty block is a block, not a mistake', async () => {
    const block = await node.solidBlock(chain.solidNumber);
    expect(block).toMatchObject({ transactionCount: 0, transfers: [] });
  });

  test('a chain that has just begun is read from its first block on', async () => {
    await node.close();
    await Promise.all([primary.stop(), secondary.stop()]);
    await start({ firstBlock: 0 });
    expect(await node.solidBlock(0)).toMatchObject({ number: 0, transfers: [] });
    expect((await node.solidBlock(1)).parentHash).toBe((await node.solidBlock(0)).hash);
  });

  test('a node that is behind has no block yet', async () => {
    primary.faults.blocksBehind = 2;
    await expect(node.solidBlock(chain.solidNumber)).rejects.toThrow(NodeBehindError);
    expect((await node.solidHead()).number).toBe(chain.solidNumber - 2);
  });

  test('a node that goes back shows it', async () => {
    const { number } = await node.solidHead();
    primary.faults.blocksBehind = 1;
    expect((await node.solidHead()).number).toBe(number - 1);
  });

  test('a fork of unsolid blocks changes hashes, never solid ones', async () => {
    chain.deposit(DEPOSIT, 5_000_000n);
    chain.mine(2);
    const height = chain.headNumber - 1;
    const solid = await node.solidHead();
    const seen = await node.headBlock(height);
    expect(seen.transfers).toHaveLength(1);
    chain.fork(2, { keepTransactions: false });
    const replaced = await node.headBlock(height);
    expect(replaced.hash).not.toBe(seen.hash);
    expect(replaced.transfers).toEqual([]);
    expect((await node.solidBlock(solid.number)).hash).toBe(solid.hash);
  });

  test.each<[string, () => void]>([
    ['down', () => Object.assign(primary.faults, { isDown: true })],
    ['a server error', () => Object.assign(primary.faults, { httpStatus: 502 })],
    ['something that is no JSON', () => Object.assign(primary.faults, { httpStatus: 200 })],
  ])('%s: nothing is known', async (_, breakIt) => {
    breakIt();
    await expect(node.solidHead()).rejects.toThrow(NodeUnavailableError);
    await expect(node.solidBlock(chain.solidNumber)).rejects.toThrow(NodeUnavailableError);
    primary.heal();
    expect((await node.solidHead()).number).toBe(chain.solidNumber);
  });

  test('slower than the time-out: nothing is known', async () => {
    const hasty = nodeOf([primary.url], { timeoutMs: 1_000 });
    primary.faults.delayMs = 1_500;
    await expect(hasty.solidHead()).rejects.toThrow(NodeUnavailableError);
    await expect(hasty.solidBlock(chain.solidNumber)).rejects.toThrow(NodeUnavailableError);
    primary.heal();
    await waitFor('it to be known again', async () => {
      const head = await hasty.solidHead().catch(() => undefined);
      return head?.number === chain.solidNumber;
    });
    await hasty.close();
  });

  test('429 is left alone for as long as it asks', async () => {
    await node.solidHead();
    primary.faults.tooManyRequests = { retryAfter: '60' };
    await expect(node.solidHead()).rejects.toMatchObject({ retryAfterMs: 60_000 });
    const asked = primary.requests.length;
    nowMs += 20_000;
    await expect(node.solidHead()).rejects.toMatchObject({ retryAfterMs: 40_000 });
    expect(primary.requests).toHaveLength(asked);
    primary.heal();
    nowMs += 40_000;
    expect((await node.solidHead()).number).toBe(chain.solidNumber);
  });

  test('429 without a time is left alone for a second each time, and given up after five', async () => {
    await node.solidHead();
    const asked = primary.requests.length;
    primary.faults.tooManyRequests = {};
    await expect(node.solidHead()).rejects.toMatchObject({ retryAfterMs: 1_000 });
    expect(primary.requests).toHaveLength(asked + 6);
  });
});

describe('a second node', () => {
  test('is not asked while the first one answers', async () => {
    await node.solidHead();
    await node.solidBlock(chain.solidNumber);
    expect(secondary.requests).toEqual([]);
  });

  test('stands in for the first while that is down, and steps back after', async () => {
    await node.solidHead();
    primary.faults.isDown = true;
    expect((await node.solidHead()).number).toBe(chain.solidNumber);
    const asked = primary.requests.length;
    await node.solidBlock(chain.solidNumber);
    expect(primary.requests).toHaveLength(asked);
    primary.heal();
    nowMs += 6_000;
    const before = secondary.requests.length;
    await node.solidBlock(chain.solidNumber);
    expect(secondary.requests).toHaveLength(before);
  });

  test('stands in for longer, the more often the first one fails', async () => {
    await node.solidHead();
    primary.faults.isDown = true;
    const failuresUntil = async (ms: number) => {
      const before = primary.requests.length;
      for (const end = nowMs + ms; nowMs < end; nowMs += 1_000) {
        chain.mine();
        await node.solidHead();
      }
      return primary.requests.length - before;
    };
    // After 0, 5, 15 and 35 s, and every minute from then on.
    expect(await failuresUntil(36_000)).toBe(4);
    expect(await failuresUntil(600_000)).toBeLessThanOrEqual(12);
    primary.heal();
    nowMs += 60_000;
    chain.mine();
    await node.solidHead();
    const before = secondary.requests.length;
    await node.solidHead();
    expect(secondary.requests).toHaveLength(before);
  });

  test('answers for one that asked to be left alone', async () => {
    await node.solidHead();
    primary.faults.tooManyRequests = { retryAfter: '60' };
    expect((await node.solidHead()).number).toBe(chain.solidNumber);
    const asked = primary.requests.length;
    await node.solidHead();
    expect(primary.requests).toHaveLength(asked);
  });

  test('gives the block that the first does not have yet, whole', async () => {
    chain.deposit(DEPOSIT, 5_000_000n);
    chain.solidify();
    primary.faults.blocksBehind = 5;
    expect((await node.solidBlock(chain.solidNumber)).transfers).toHaveLength(1);
    primary.heal();
    primary.faults.receipts = 'empty';
    expect((await node.solidBlock(chain.solidNumber)).transfers).toHaveLength(1);
    // The block and its receipts came from the same node.
    expect(secondary.countOf('/walletsolidity/getblockbynum')).toBe(2);
    expect(secondary.countOf('/walletsolidity/gettransactioninfobyblocknum')).toBe(2);
  });

  test('is asked for the solid head when the first goes back or stands still', async () => {
    const { number } = await node.solidHead();
    primary.faults.solidCeiling = number - 1;
    expect((await node.solidHead()).number).toBe(number);
    primary.faults.solidCeiling = number;
    chain.mine(20);
    expect((await node.solidHead()).number).toBe(number);
    nowMs += 31_000;
    expect((await node.solidHead()).number).toBe(chain.solidNumber);
  });

  test('gets no key that is for the first', async () => {
    const strict = await startTronNodeServer(chain, { apiKey: 'key-1' });
    await node.close();
    node = nodeOf([secondary.url, strict.url]);
    secondary.faults.isDown = true;
    await expect(node.solidHead()).rejects.toThrow(NodeUnavailableError);
    await strict.stop();
  });
});

// java-tron's config.conf: node.http.fullNodePort 8090, node.http.solidityPort 8091, node.jsonrpc.httpFullNodePort 8545.
describe('a bare node, which has a port for each kind of path', () => {
  test.each(['', '/', '/jsonrpc', '/jsonrpc/'])('is asked at each of them (%j)', async (ending) => {
    const ports = [primary, secondary, await startTronNodeServer(chain, { apiKey: 'key-1' })] as const;
    const [full, solidity, jsonRpc] = ports;
    full.faults.serves = 'wallet';
    solidity.faults.serves = 'walletsolidity';
    jsonRpc.faults.serves = 'jsonrpc';
    await node.close();
    node = createTronNode({
      network: 'nile',
      nodes: [
        { url: full.url, solidityUrl: solidity.url, jsonRpcUrl: `${jsonRpc.url}${ending}`, apiKey: 'key-1' },
      ],
      usdtContract: USDT,
      timeoutMs: 60_000,
    });
    chain.deposit(DEPOSIT, 5_000_000n);
    chain.solidify();
    expect(await node.chainId()).toBe('0xcd8690dc');
    expect((await node.solidHead()).number).toBe(chain.solidNumber);
    expect((await node.head()).number).toBe(chain.headNumber);
    expect(await node.tokenBalanceMinor(DEPOSIT)).toBe(5_000_000n);
    expect(new Set(jsonRpc.requests)).toEqual(new Set(['/jsonrpc']));
    jsonRpc.faults.isDown = true;
    solidity.faults.isDown = true;
    await expect(node.solidHead()).rejects.toThrow(
      `${new URL(solidity.url).host}/walletsolidity/getnowblock`,
    );
    await jsonRpc.stop();
  });
});

describe('the chain id', () => {
  test('is told when the nodes serve the configured network', async () => {
    expect(await node.chainId()).toBe('0xcd8690dc');
  });

  // java-tron's net_version is the last four bytes of the first block's hash, zeros in front included
  // (TronJsonRpcImpl.ethChainId); gateways in front of it write the number without them, or in decimal.
  test.each([
    ['0x00c0ffee', '0xc0ffee'],
    ['0xc0ffee', '0x00c0ffee'],
    ['0x00C0FFEE', '0x00c0ffee'],
    ['728126428', 'mainnet'],
  ])('%s is that of network %s, however it is written', async (told, network) => {
    primary.faults.chainId = told;
    const named = nodeOf([primary.url], { network });
    expect(BigInt(await named.chainId())).toBe(BigInt(told));
    await named.close();
  });

  test('of another network is refused, at start and on every use', async () => {
    const mainnet = nodeOf([primary.url], { network: 'mainnet' });
    await expect(mainnet.chainId()).rejects.toThrow(WrongChainError);
    await expect(mainnet.solidBlock(chain.solidNumber)).rejects.toThrow(WrongChainError);
    expect(primary.countOf('/walletsolidity/getblockbynum')).toBe(0);
    await mainnet.close();
  });

  test('is looked at on the second node too, though the first one answers', async () => {
    secondary.faults.chainId = '0x94a9059e';
    expect(await node.chainId()).toBe('0xcd8690dc');
    expect(secondary.requests).toEqual(['/jsonrpc']);
  });

  test('may be checked while the second node is down, which is then checked when it is needed', async () => {
    secondary.faults.isDown = true;
    expect(await node.chainId()).toBe('0xcd8690dc');
    secondary.heal();
    secondary.faults.chainId = '0x2b6653dc';
    primary.faults.isDown = true;
    const asked = secondary.requests.length;
    await expect(node.solidHead()).rejects.toThrow(NodeUnavailableError);
    expect(secondary.requests.slice(asked)).toEqual(['/jsonrpc']);
  });

  test('is unknown while nobody answers', async () => {
    primary.faults.isDown = true;
    secondary.faults.isDown = true;
    await expect(node.chainId()).rejects.toThrow(NodeUnavailableError);
  });
});

describe('a sweep', () => {
  const signer = createSigner({
    wallet: openWallet(MNEMONIC),
    extendedPublicKey: openWallet(MNEMONIC).deposits.neuter().extendedKey,
    usdtContract: USDT,
    treasuryAddress: TREASURY,
    caps: {
      sweepMinor: 1_000_000_000_000n,
      feeLimitSun: 100_000_000n,
      topUpSun: 100_000_000n,
      stakeSun: 100_000_000_000n,
      lifetimeMs: 600_000,
    },
  });
  const policy: SweepPolicy = {
    energyBy: 'top_up',
    energyMarginBasisPoints: 500n,
    feeLimitCapSun: 100_000_000n,
    topUpCapSun: 100_000_000n,
    sweepCapMinor: 1_000_000_000n,
    stakeCapSun: 50_000_000_000n,
    floorMinor: 1_000_000n,
    costCapBasisPoints: 5_000n,
    trxPriceMinor: 300_000n,
  };
  const amountMinor = 50_000_000n;
  const order = { from: DEPOSIT, to: TREASURY, amountMinor };

  beforeEach(() => {
    chain.fundTrx(signer.gasAddress, 1_000_000_000n);
    chain.deposit(DEPOSIT, amountMinor);
    chain.solidify();
  });

  async function take(step: SweepStep): Promise<SignedTransaction> {
    const gas = { kind: 'gas', receiverIndex: 0 } as const;
    const energy = { owner: signer.gasAddress, receiver: DEPOSIT };
    switch (step.kind) {
      case 'top_up':
        return signer.sign(
          await node.build({
            kind: 'trx_transfer',
            owner: signer.gasAddress,
            to: DEPOSIT,
            amountSun: step.amountSun,
          }),
          gas,
        );
      case 'rent_energy':
        throw new Error('Nobody rents energy here.');
      case 'return_trx':
        return signer.sign(
          await node.build({
            kind: 'trx_transfer',
            owner: DEPOSIT,
            to: signer.gasAddress,
            amountSun: step.amountSun,
          }),
          { kind: 'deposit', index: 0 },
        );
      case 'delegate_energy':
        return signer.sign(
          await node.build({ kind: 'energy_delegation', ...energy, stakeSun: step.stakeSun }),
          gas,
        );
      case 'reclaim_energy':
        return signer.sign(
          await node.build({ kind: 'energy_reclaim', ...energy, stakeSun: step.stakeSun }),
          gas,
        );
      case 'transfer':
        return signer.sign(await node.build(tokenTransferOf(USDT, order), step.feeLimitSun), {
          kind: 'deposit',
          index: 0,
        });
    }
  }

  async function sweepBy(energyBy: SweepPolicy['energyBy']): Promise<readonly SweepStep['kind'][]> {
    const facts = await node.sweepFacts(order, signer.gasAddress);
    const plan = planSweep(amountMinor, facts, { ...policy, energyBy });
    expect(plan.verdict).toBe('sweep');
    for (const step of plan.steps) {
      const signed = await take(step);
      expect(await node.broadcast(signed)).toEqual({ status: 'accepted' });
      chain.solidify();
      expect((await node.findTransaction(signed.txId)).inclusion).toMatchObject({
        outcome: 'success',
        isSolid: true,
      });
    }
    return plan.steps.map(({ kind }) => kind);
  }

  test('by a top-up moves everything, from an address that was never active', async () => {
    expect(chain.isActive(DEPOSIT)).toBe(false);
    expect(await node.trxBalanceSun(DEPOSIT)).toBe(0n);
    expect(await sweepBy('top_up')).toEqual(['top_up', 'transfer']);
    expect(await node.tokenBalanceMinor(TREASURY)).toBe(amountMinor);
    expect(await node.tokenBalanceMinor(DEPOSIT)).toBe(0n);
  });

  test('by lent energy burns next to nothing', async () => {
    chain.stakeForEnergy(signer.gasAddress, 50_000_000_000n);
    const before = chain.trxBalanceSun(signer.gasAddress);
    expect(await sweepBy('delegation')).toEqual(['top_up', 'delegate_energy', 'transfer', 'reclaim_energy']);
    expect(chain.usdtBalanceMinor(TREASURY)).toBe(amountMinor);
    // Activation, and bandwidth beyond the free one.
    expect(before - chain.trxBalanceSun(signer.gasAddress)).toBeLessThan(2_000_000n);
    expect(chain.lendableStakeSun(signer.gasAddress)).toBe(50_000_000_000n);
  });

  test('counts on stake that no other sweep has signed to lend, or that is gone already', async () => {
    chain.stakeForEnergy(signer.gasAddress, 50_000_000_000n);
    chain.fundTrx(DEPOSIT, 1n);
    const stakeSun = 20_000_000_000n;
    const signed = await take({ kind: 'delegate_energy', stakeSun });
    const loans = [{ txId: signed.txId, stakeSun }];
    const lendable = async () =>
      (await node.sweepFacts(order, signer.gasAddress, loans)).gasAccount.lendableStakeSun;
    expect(await lendable()).toBe(30_000_000_000n);
    await node.broadcast(signed);
    expect(await lendable()).toBe(30_000_000_000n);
    chain.mine();
    expect(await lendable()).toBe(30_000_000_000n);
    expect(await node.lendableStakeSun(signer.gasAddress, [])).toBe(30_000_000_000n);
    expect(await node.lendableStakeSun(signer.gasAddress, [{ txId: 'ff'.repeat(32), stakeSun }])).toBe(
      10_000_000_000n,
    );
  });

  test('costs what the plan says, or less', async () => {
    const facts = await node.sweepFacts(order, signer.gasAddress);
    const { costSun } = planSweep(amountMinor, facts, policy);
    const before = chain.trxBalanceSun(signer.gasAddress);
    await sweepBy('top_up');
    const burnt = before - chain.trxBalanceSun(signer.gasAddress) - chain.trxBalanceSun(DEPOSIT);
    expect(burnt).toBeGreaterThan(0n);
    expect(burnt).toBeLessThanOrEqual(costSun);
  });

  test('is planned by what the chain says now', async () => {
    const facts = await node.sweepFacts(order, signer.gasAddress);
    expect(facts).toMatchObject({
      energyNeeded: 130_285n,
      energyPriceSun: 100n,
      bandwidthPriceSun: 1_000n,
      availableEnergy: 0n,
      availableBandwidth: 600n,
      trxBalanceSun: 0n,
      isActive: false,
      activationFeeSun: 1_100_000n,
    });
    // What a transfer takes on mainnet.
    expect(Number(facts.bandwidthNeeded)).toBeGreaterThanOrEqual(344);
    expect(Number(facts.bandwidthNeeded)).toBeLessThanOrEqual(350);
    chain.deposit(TREASURY, 1n);
    chain.energyPriceSun = 210;
    chain.mine();
    expect(await node.sweepFacts(order, signer.gasAddress)).toMatchObject({
      energyNeeded: 64_285n,
      energyPriceSun: 210n,
    });
  });

  // tronprotocol/java-tron, framework/src/main/java/org/tron/core/Wallet.java: `estimateEnergy` halves fee limits until it is
  // within TRX_PRECISION of the right one, and answers that; `triggerConstantContract` answers what the call used.
  test('leaves no more TRX behind than the margin, though estimateenergy stops within 1 TRX', async () => {
    chain.deposit(TREASURY, 1n);
    chain.solidify();
    expect(await estimatedEnergy(primary.url)).toBe(72_321);
    expect((await node.sweepFacts(order, signer.gasAddress)).energyNeeded).toBe(64_285n);
    await sweepBy('top_up');
    // 5 % of 64,285, rounded up, at 100 sun.
    expect(chain.trxBalanceSun(DEPOSIT)).toBe(321_500n);
  });

  test('brings home what a top-up has left, at the price of the bytes', async () => {
    // The first transfer of all to the treasury leaves the margin of 130,285 energy.
    await sweepBy('top_up');
    const left = chain.trxBalanceSun(DEPOSIT);
    const facts = await node.leftoverFacts(DEPOSIT, signer.gasAddress);
    // The transfer of USDT has taken most of the day's free bandwidth.
    expect(facts).toMatchObject({ trxBalanceSun: left, availableBandwidth: 255n });
    const home = planReturn(facts, { ownSun: left, capSun: policy.topUpCapSun });
    expect(home).toEqual({ amountSun: left - (home?.burntSun ?? 0n), burntSun: 267_000n });
    const before = chain.trxBalanceSun(signer.gasAddress);
    const signed = await take({ kind: 'return_trx', amountSun: home?.amountSun ?? 0n });
    expect(await node.broadcast(signed)).toEqual({ status: 'accepted' });
    chain.solidify();
    expect((await node.findTransaction(signed.txId)).inclusion).toMatchObject({ outcome: 'success' });
    expect(chain.trxBalanceSun(DEPOSIT)).toBe(0n);
    expect(chain.trxBalanceSun(signer.gasAddress)).toBe(before + (home?.amountSun ?? 0n));
  });

  test('that is worth doing is not too expensive for what estimateenergy adds', async () => {
    chain.deposit(TREASURY, 1n);
    chain.solidify();
    const facts = await node.sweepFacts(order, signer.gasAddress);
    // Activation, and 67,500 energy, make 7.85 TRX; with 72,321 and the margin it would be 8.70.
    const plan = planSweep(amountMinor, facts, { ...policy, costCapBasisPoints: 500n });
    expect(plan).toMatchObject({ verdict: 'sweep', costSun: 7_850_000n });
  });

  test('is not planned on the word of a node that runs no constant calls', async () => {
    await withoutFallback();
    primary.faults.hasNoConstantCalls = true;
    await expect(node.sweepFacts(order, signer.gasAddress)).rejects.toThrow(NodeUnavailableError);
    await expect(node.tokenBalanceMinor(DEPOSIT)).rejects.toThrow(/vm\.supportConstant/);
  });

  test('that the token contract would refuse is not planned', async () => {
    chain.freeze(DEPOSIT);
    await expect(node.sweepFacts(order, signer.gasAddress)).rejects.toThrow(TransferImpossibleError);
  });

  test('with too low a fee limit lands, fails and says so', async () => {
    chain.fundTrx(DEPOSIT, 50_000_000n);
    const signed = signer.sign(await node.build(tokenTransferOf(USDT, order), 1_000_000n), {
      kind: 'deposit',
      index: 0,
    });
    await node.broadcast(signed);
    chain.mine();
    expect((await node.findTransaction(signed.txId)).inclusion).toMatchObject({
      outcome: 'failed',
      failureReason: 'OUT_OF_ENERGY',
      isSolid: false,
      feeSun: 1_000_000n,
      transfers: [],
    });
  });

  describe('sent', () => {
    let signed: SignedTransaction;
    beforeEach(async () => {
      chain.fundTrx(DEPOSIT, 50_000_000n);
      signed = await take({ kind: 'transfer', feeLimitSun: 20_000_000n });
    });

    test('twice lands once', async () => {
      expect(await node.broadcast(signed)).toEqual({ status: 'accepted' });
      expect(await node.broadcast(signed)).toEqual({ status: 'accepted' });
      chain.solidify();
      expect(await node.broadcast(signed)).toEqual({ status: 'accepted' });
      expect(chain.usdtBalanceMinor(TREASURY)).toBe(amountMinor);
      expect(chain.accepted.filter((txId) => txId === signed.txId)).toHaveLength(1);
    });

    test('with the reply lost is unknown, and found later', async () => {
      await withoutFallback();
      await node.head();
      primary.faults.losesBroadcastReplies = true;
      expect(await node.broadcast(signed)).toMatchObject({ status: 'unknown' });
      primary.heal();
      expect((await node.findTransaction(signed.txId)).inclusion).toBeUndefined();
      chain.mine();
      const { inclusion } = await node.findTransaction(signed.txId);
      expect(inclusion).toMatchObject({ outcome: 'success', isSolid: false });
      expect(inclusion?.transfers).toMatchObject([{ from: DEPOSIT, to: TREASURY, amountMinor }]);
    });

    test('to a busy node goes to the other one', async () => {
      primary.faults.broadcastCode = 'SERVER_BUSY';
      expect(await node.broadcast(signed)).toEqual({ status: 'accepted' });
    });

    test('after its expiry is rejected, and dead once the solid head says so', async () => {
      chain.mine(21);
      expect(await node.broadcast(signed)).toMatchObject({
        status: 'rejected',
        code: 'TRANSACTION_EXPIRATION_ERROR',
      });
      const early = await node.findTransaction(signed.txId);
      expect(canStillLand(signed, early.solidHead.timestampMs)).toBe(true);
      chain.mineUntil(signed.expiresAtMs + 60_000);
      chain.mine(4);
      const late = await node.findTransaction(signed.txId);
      expect(late.inclusion).toBeUndefined();
      expect(canStillLand(signed, late.solidHead.timestampMs)).toBe(false);
    });

    test('is not given up on the word of one node', async () => {
      await node.broadcast(signed);
      chain.mineUntil(signed.expiresAtMs + 60_000);
      chain.solidify();
      primary.faults.forgetsTransactions = true;
      expect((await node.findTransaction(signed.txId)).inclusion).toMatchObject({ isSolid: true });

      // When no node knows it, the node that has seen least decides whether it can still land.
      secondary.faults.forgetsTransactions = true;
      secondary.faults.blocksBehind = 41;
      const report = await node.findTransaction(signed.txId);
      expect(report.inclusion).toBeUndefined();
      expect(report.solidHead.number).toBe(chain.solidNumber - 41);
      expect(canStillLand(signed, report.solidHead.timestampMs)).toBe(true);
      secondary.faults.isDown = true;
      expect((await node.findTransaction(signed.txId)).solidHead.number).toBe(chain.solidNumber);
    });

    test('with another signature is rejected', async () => {
      const flipped = signed.signedHex.replace(/..$/, (v) => (v === '1b' ? '1c' : '1b'));
      expect(await node.broadcast({ ...signed, signedHex: flipped })).toMatchObject({
        status: 'rejected',
        code: 'SIGERROR',
      });
    });

    test('and forked away lands again, as long as it may', async () => {
      await node.broadcast(signed);
      chain.mine(2);
      chain.fork(2, { keepTransactions: false });
      expect((await node.findTransaction(signed.txId)).inclusion).toBeUndefined();
      expect(await node.broadcast(signed)).toEqual({ status: 'accepted' });
      chain.solidify();
      expect((await node.findTransaction(signed.txId)).inclusion).toMatchObject({ isSolid: true });
    });
  });
});
