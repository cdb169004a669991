import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createAddressDerivation, isTronAddress } from '../../src/chain/addresses.ts';
import { type ChainNode, NodeBehindError, TransferImpossibleError } from '../../src/chain/port.ts';
import { createSimulatedChain, SANDBOX_SEED_BYTES, sandboxWallet } from '../../src/chain/simulator.ts';
import { tokenTransferOf } from '../../src/chain/transaction.ts';
import { type Chains, createChains, openSigning } from '../../src/composition/chains.ts';
import { type Database, openDatabase } from '../../src/db/core/database.ts';
import { createSimulatedChainStore } from '../../src/db/usdt/simulatedChain.ts';
import { planSweep } from '../../src/domain/usdt/sweep.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { waitFor } from '../support/waitFor.ts';

const sandboxSeed = Buffer.alloc(SANDBOX_SEED_BYTES, 7);

let testDatabase: TestDatabase;
let database: Database;
let chains: Chains;
const sign = openSigning({ tron: undefined, sandboxSeed });
const { derivation } = {
  derivation: createAddressDerivation(sandboxWallet(sandboxSeed).extendedPublicKey),
};

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = await openDatabase(testDatabase.ownerUrl, { poolSize: 8 });
  chains = createChains({ tron: undefined, sandboxSeed, sandboxSolidAfterMs: 100 }, database);
});
afterAll(async () => {
  await chains?.close();
  await database?.close();
  await testDatabase?.drop();
});

/** Waits until a block is solid, and reads it. */
async function solidBlock(node: ChainNode, number: number) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await node.solidHead()).number >= number) return node.solidBlock(number);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The block does not become solid.');
}

describe("the sandbox's chain", () => {
  test('has a solid head from its first day, and valid addresses', async () => {
    expect((await chains.sandbox.solidHead()).number).toBeGreaterThanOrEqual(1);
    expect(isTronAddress(derivation.addressOf(0))).toBe(true);
    expect(isTronAddress(chains.sandbox.usdtContract)).toBe(true);
    expect(chains.prod).toBeUndefined();
  });

  test('includes a deposit at once and makes it solid in a moment', async () => {
    const to = derivation.addressOf(1);
    const node = chains.sandbox;
    const { txId, blockNumber } = await node.simulateDeposit({ to, amountMinor: 5_000_000n });
    // The same chain, for a reader to which a block is solid after a minute.
    const slow = createChains({ tron: undefined, sandboxSeed, sandboxSolidAfterMs: 60_000 }, database);
    await expect(slow.sandbox.solidBlock(blockNumber)).rejects.toThrow(NodeBehindError);
    const early = await node.headBlock(blockNumber);
    const block = await solidBlock(node, blockNumber);
    expect(block).toEqual(early);
    expect(block).toMatchObject({
      transactionCount: 1,
      transfers: [{ txId, logIndex: 0, isUsdt: true, to, amountMinor: 5_000_000n }],
    });
    expect((await node.solidBlock(blockNumber - 1)).hash).toBe(block.parentHash);
    expect(await node.tokenBalanceMinor(to)).toBe(5_000_000n);
  });

  test('takes a deposit under the same id once', async () => {
    const deposit = { to: derivation.addressOf(2), amountMinor: 1n, txId: 'ab'.repeat(32) };
    const first = await chains.sandbox.simulateDeposit(deposit);
    expect(await chains.sandbox.simulateDeposit(deposit)).toEqual(first);
    expect(await chains.sandbox.tokenBalanceMinor(deposit.to)).toBe(1n);
  });

  test('dates transactions by its own clock, whatever that of the process says', async () => {
    const node = chains.sandbox;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 2 * 3_600_000);
    try {
      const { expiresAtMs } = await node.build({
        kind: 'trx_transfer',
        owner: derivation.addressOf(4),
        to: derivation.addressOf(5),
        amountSun: 1n,
      });
      const { timestampMs } = await node.head();
      expect(expiresAtMs).toBeGreaterThan(timestampMs);
      expect(expiresAtMs).toBeLessThan(timestampMs + 120_000);
    } finally {
      clock.mockRestore();
    }
  });

  test('is swept as a real one is: top-up, transfer, both signed', async () => {
    const signing = sign('test');
    if (!signing) throw new Error('The sandbox has a signer.');
    const { signer, sweepPolicy } = signing;
    const node = chains.sandbox;
    const from = derivation.addressOf(3);
    const order = { from, to: signer.treasuryAddress, amountMinor: 9_000_000n };
    await node.simulateDeposit({ to: from, amountMinor: order.amountMinor });

    const plan = planSweep(order.amountMinor, await node.sweepFacts(order, signer.gasAddress), {
      ...sweepPolicy,
      floorMinor: 0n,
    });
    expect(plan).toMatchObject({
      verdict: 'sweep',
      steps: [{ kind: 'top_up' }, { kind: 'transfer' }],
    });
    const [topUp, transfer] = plan.steps;
    if (topUp?.kind !== 'top_up' || transfer?.kind !== 'transfer') throw new Error('Another plan.');

    const premature = signer.sign(
      await node.build(tokenTransferOf(node.usdtContract, order), transfer.feeLimitSun),
      { kind: 'deposit', index: 3 },
    );
    expect(await node.broadcast(premature)).toMatchObject({
      status: 'rejected',
      code: 'CONTRACT_VALIDATE_ERROR',
    });

    const toppedUp = signer.sign(
      await node.build({
        kind: 'trx_transfer',
        owner: signer.gasAddress,
        to: from,
        amountSun: topUp.amountSun,
      }),
      { kind: 'gas', receiverIndex: 3 },
    );
    expect(await node.broadcast(toppedUp)).toEqual({ status: 'accepted' });
    expect(await node.broadcast(premature)).toEqual({ status: 'accepted' });
    expect(await node.broadcast(premature)).toEqual({ status: 'accepted' });

    const report = await node.findTransaction(premature.txId);
    expect(report.inclusion).toMatchObject({
      outcome: 'success',
      transfers: [{ from, to: signer.treasuryAddress, amountMinor: 9_000_000n }],
    });
    await solidBlock(node, report.inclusion?.blockNumber ?? 0);
    expect((await node.findTransaction(premature.txId)).inclusion?.isSolid).toBe(true);
    expect(await node.tokenBalanceMinor(from)).toBe(0n);
    expect(await node.tokenBalanceMinor(signer.treasuryAddress)).toBe(9_000_000n);
  });

  test('burns the fee of a transfer with too low a limit, and moves nothing', async () => {
    const signing = sign('test');
    if (!signing) throw new Error('The sandbox has a signer.');
    const { signer } = signing;
    const node = chains.sandbox;
    const from = derivation.addressOf(4);
    await node.simulateDeposit({ to: from, amountMinor: 5_000_000n });
    const top = await node.build({
      kind: 'trx_transfer',
      owner: signer.gasAddress,
      to: from,
      amountSun: 30_000_000n,
    });
    await node.broadcast(signer.sign(top, { kind: 'gas', receiverIndex: 4 }));
    const short = signer.sign(
      await node.build(
        tokenTransferOf(node.usdtContract, { from, to: signer.treasuryAddress, amountMinor: 5_000_000n }),
        1_000_000n,
      ),
      { kind: 'deposit', index: 4 },
    );
    expect(await node.broadcast(short)).toEqual({ status: 'accepted' });
    expect((await node.findTransaction(short.txId)).inclusion).toMatchObject({
      outcome: 'failed',
      failureReason: 'OUT_OF_ENERGY',
      feeSun: 1_000_000n,
      transfers: [],
    });
    expect(await node.trxBalanceSun(from)).toBe(29_000_000n);
    expect(await node.tokenBalanceMinor(from)).toBe(5_000_000n);
  });

  test('refuses what was changed, is signed by another, expired or cannot be', async () => {
    const signing = sign('test');
    if (!signing) throw new Error('The sandbox has a signer.');
    const { signer } = signing;
    const node = chains.sandbox;
    const to = derivation.addressOf(5);
    const unsigned = await node.build({
      kind: 'trx_transfer',
      owner: signer.gasAddress,
      to,
      amountSun: 1_000_000n,
    });
    const signed = signer.sign(unsigned, { kind: 'gas', receiverIndex: 5 });
    const flipped = signed.signedHex.replace(/..$/, (v) => (v === '1b' ? '1c' : '1b'));
    expect(await node.broadcast({ ...signed, signedHex: flipped })).toMatchObject({ code: 'SIGERROR' });
    expect(await node.broadcast({ ...signed, signedHex: '00' })).toMatchObject({ status: 'rejected' });
    expect(await node.findTransaction(signed.txId)).toMatchObject({ inclusion: undefined });
    await expect(
      node.sweepFacts({ from: to, to: signer.treasuryAddress, amountMinor: 1n }, signer.gasAddress),
    ).rejects.toThrow(TransferImpossibleError);
    const late = await createSimulatedChainStore(database).append({
      txId: 'cd'.repeat(32),
      kind: 'trx_transfer',
      from: signer.gasAddress,
      to,
      amount: 1n,
      expiresAtMs: Date.now() - 1,
      feeLimitSun: 0n,
      prices: { energyPriceSun: 1n, energyToHolder: 1n, energyToNewcomer: 1n, activationFeeSun: 1n },
    });
    expect(late.status).toBe('TRANSACTION_EXPIRATION_ERROR');
  });

  test('keeps its blocks in one chain when many write at once', async () => {
    const to = derivation.addressOf(6);
    const deposits = await Promise.all(
      Array.from({ length: 40 }, () => chains.sandbox.simulateDeposit({ to, amountMinor: 3n })),
    );
    expect(new Set(deposits.map(({ blockNumber }) => blockNumber)).size).toBe(40);
    expect(await chains.sandbox.tokenBalanceMinor(to)).toBe(120n);
    const { number } = await chains.sandbox.head();
    let parentHash: string | undefined;
    let timestampMs = -1;
    for (let height = 1; height <= number; height += 1) {
      const block = await chains.sandbox.headBlock(height);
      if (parentHash !== undefined) expect(block.parentHash).toBe(parentHash);
      expect(block.timestampMs).toBeGreaterThan(timestampMs);
      ({ hash: parentHash, timestampMs } = block);
    }
  });

  test('lets time pass while it is looked at, and only then', async () => {
    const slotMs = 3_000;
    const quick = createSimulatedChain({
      store: createSimulatedChainStore(database),
      gasAddress: sandboxWallet(sandboxSeed).gasAddress,
      solidAfterMs: 0,
      slotMs,
    });
    let parent = await quick.head();
    await waitFor('a block', async () => {
      const heads = await Promise.all(Array.from({ length: 8 }, () => quick.solidHead()));
      return heads.some(({ number }) => number > parent.number);
    });
    // Several look at once, and yet there is one block in a slot.
    const { number } = await quick.head();
    while (parent.number < number) {
      const block = await quick.headBlock(parent.number + 1);
      expect(block.timestampMs - parent.timestampMs).toBeGreaterThanOrEqual(slotMs);
      parent = block;
    }
  });

  test('is the same to another process, and to the next start', async () => {
    const other = createChains({ tron: undefined, sandboxSeed, sandboxSolidAfterMs: 100 }, database);
    // By its number: the next look may find another block.
    const head = await other.sandbox.head();
    expect(await chains.sandbox.headBlock(head.number)).toMatchObject(head);
    expect(other.test?.derivation.addressOf(7)).toBe(derivation.addressOf(7));
    const elsewhere = sandboxWallet(Buffer.alloc(SANDBOX_SEED_BYTES, 8));
    expect(createAddressDerivation(elsewhere.extendedPublicKey).addressOf(7)).not.toBe(
      derivation.addressOf(7),
    );
  });

  test('has addresses that follow from its stored seed, the same in every version', () => {
    const { treasuryAddress, gasAddress } = sandboxWallet(sandboxSeed);
    expect({ treasuryAddress, gasAddress }).toEqual({
      treasuryAddress: 'TAcN9gFvXZAxsWQQzWWbydBmscBHnEi5nZ',
      gasAddress: 'TPMcQSKU8oPYi83rYS2v9nybYncL1BxhjP',
    });
    expect(derivation.addressOf(0)).toBe('TAp5WvXEY3sxVj62gTCHXuiqBmWdTRxbeB');
    expect(derivation.addressOf(7)).toBe('TRQ49Fuen6DV2HmZa3ucNxB6fRywijrBmK');
  });

  test('cannot be rewritten by the service', async () => {
    for (const text of [
      'update simulated_chain_blocks set hash = parent_hash',
      'delete from simulated_chain_transactions',
      'delete from simulated_chain_accounts',
    ]) {
      await expect(database.run({ sql: text, parameters: [] })).rejects.toMatchObject({ code: '42501' });
    }
  });
});
