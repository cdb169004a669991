import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import type { PlannedSweep } from '../../../src/activities/usdt/sweepPlans.ts';
import type { SweepingChain } from '../../../src/activities/usdt/sweepSteps.ts';
import { createSweepActivities } from '../../../src/activities/usdt/sweeps.ts';
import type { ChainNode } from '../../../src/chain/port.ts';
import { createSigner } from '../../../src/chain/signer.ts';
import { openWallet } from '../../../src/chain/wallet.ts';
import { listChainAlarms } from '../../../src/db/usdt/chainAlarms.ts';
import { endSweep, listSweepTransactions } from '../../../src/db/usdt/sweeps.ts';
import { ADDRESS_FROZEN, TOKEN_PAUSED, TREASURY_FROZEN } from '../../../src/domain/usdt/sweepCauses.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { LocalChain } from '../../support/tronNode/chain.ts';
import { startTronNodeServer, type TronNodeServer } from '../../support/tronNode/server.ts';
import { localNode, TREASURY, USDT } from '../../support/tronScene.ts';
import { waitFor } from '../../support/waitFor.ts';

/**
 * A transfer that landed, at a node that says for a while that it is in no block: one that comes back from an outage, or a
 * lagging one behind the same address. The database, the node's HTTP and the chain's rules are real.
 */
const MNEMONIC = `${'abandon '.repeat(11)}about`;
const DEPOSIT = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
const AMOUNT = 25_000_000n;

const signer = createSigner({
  wallet: openWallet(MNEMONIC),
  extendedPublicKey: openWallet(MNEMONIC).deposits.neuter().extendedKey,
  usdtContract: USDT,
  treasuryAddress: TREASURY,
  caps: {
    sweepMinor: 1_000_000_000n,
    feeLimitSun: 100_000_000n,
    topUpSun: 100_000_000n,
    stakeSun: 100_000_000_000n,
    lifetimeMs: 600_000,
  },
});

let books: TestBooks;
let chain: LocalChain;
let server: TronNodeServer;
let node: ChainNode;
let paymentId: string;
let sweeps = 0;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 5 });
});
afterAll(() => books?.close());

beforeEach(() => begin({ solidLag: 3, depositSun: 50_000_000n }));

/** A session whose deposit is solid, on a chain of its own. */
async function begin({ solidLag, depositSun }: { readonly solidLag: number; readonly depositSun: bigint }) {
  chain = new LocalChain({ solidLag });
  if (depositSun > 0n) chain.fundTrx(DEPOSIT, depositSun);
  chain.fundTrx(signer.gasAddress, 1_000_000_000n);
  chain.deposit(DEPOSIT, AMOUNT);
  chain.solidify();
  server = await startTronNodeServer(chain);
  node = localNode(server);
  await books.owner.query(`delete from crypto_sweep_absences`);
  await books.owner.query(`delete from crypto_sweep_transactions`);
  await books.owner.query(`delete from crypto_sweeps`);
  await books.owner.query(`delete from chain_deposits`);
  await books.owner.query(`delete from crypto_payments`);
  paymentId = 'cp_1';
  const businessId = await books.createBusiness();
  await books.owner.query(
    `insert into crypto_payments (id, business_id, environment, status, amount_expected_minor, address_index,
        deposit_address, metadata, policy, expires_at, created_at, updated_at)
      values ($1, $2, 'prod', 'SWEEP_PENDING', $3, 0, $4, '{}', '{"sweepFloorMinor": "1"}', now() + interval '1 hour',
        now(), now())`,
    [paymentId, businessId, AMOUNT, DEPOSIT],
  );
  await books.owner.query(
    `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
        contract, from_address, amount_minor, status)
      values ('nile', $1, 0, 'prod', $2, $3, 1, now(), $4, 'TMwFHYXLJaRUPeW6421aqXL4ZEzPRFGkGT', $5, 'RECEIVED')`,
    ['ab'.repeat(32), paymentId, businessId, USDT, AMOUNT],
  );
}

async function end(): Promise<void> {
  await node.close();
  await server.stop();
}
afterEach(end);

async function beginSweep(): Promise<string> {
  sweeps += 1;
  await books.owner.query(
    `insert into crypto_sweeps (id, payment_id, environment, address_index, address) values ($1, $2, 'prod', 0, $3)`,
    [`swp_${sweeps}`, paymentId, DEPOSIT],
  );
  return `swp_${sweeps}`;
}

const POLICY: SweepingChain['policy'] = {
  energyBy: 'top_up',
  energyMarginBasisPoints: 500n,
  feeLimitCapSun: 100_000_000n,
  topUpCapSun: 100_000_000n,
  sweepCapMinor: 1_000_000_000n,
  stakeCapSun: 0n,
  costCapBasisPoints: 5_000n,
  trxPriceMinor: 300_000n,
};

const activities = (pollMs = 10, policy: Partial<SweepingChain['policy']> = {}) =>
  createSweepActivities({
    database: books.database,
    ledger: books.ledger,
    sweepingOf: () => ({
      node,
      signer,
      pollMs,
      policy: { ...POLICY, ...policy },
    }),
    dispatch: () => {},
    logger: { warn: () => {}, error: () => {} },
    stopping: new AbortController().signal,
  });

const inActivity = (info: { readonly scheduledTimestampMs?: number } = {}) =>
  new MockActivityEnvironment(info, { logger: new DefaultLogger('ERROR') });

const plan = (sweepId: string): Promise<PlannedSweep> =>
  inActivity().run(activities().planCryptoSweep, { sweepId, environment: 'prod' as const });

function transfer(sweepId: string, transactionsBefore = 0) {
  const step = {
    kind: 'transfer',
    amount: AMOUNT.toString(),
    feeLimitSun: '20000000',
    transactionsBefore,
  } as const;
  return inActivity().run(activities().takeSweepStep, { sweepId, environment: 'prod' as const, step });
}

/** Lets the transfer land while the node knows of no transaction, and the chain pass its expiry. Resolves to its id. */
async function landUnseen(sweepId: string): Promise<string> {
  await waitFor('the transfer to be taken', async () => chain.accepted.length > 0);
  const [signed] = await listSweepTransactions(books.database, sweepId);
  chain.mineUntil((signed?.expiresAtMs ?? 0) + 61_000);
  chain.solidify();
  await waitFor('the node to be asked for it', async () => {
    const before = server.countOf('/wallet/gettransactioninfobyid');
    await waitFor('another look', async () => server.countOf('/wallet/gettransactioninfobyid') > before + 1);
    return true;
  });
  expect(chain.usdtBalanceMinor(TREASURY)).toBe(AMOUNT);
  return signed?.txId ?? '';
}

const statuses = async (sweepId: string) =>
  (await listSweepTransactions(books.database, sweepId)).map(({ step, status }) => `${step} ${status}`);

describe('a transfer that landed, and that the node does not know after an outage', () => {
  it('is not given up by the first look past its expiry', async () => {
    const sweepId = await beginSweep();
    server.faults.forgetsTransactions = true;
    const taken = transfer(sweepId);
    await landUnseen(sweepId);
    expect(await statuses(sweepId)).toEqual(['transfer SIGNED']);
    server.heal();
    expect(await taken).toMatchObject({ outcome: 'succeeded' });
    expect(await statuses(sweepId)).toEqual(['transfer SUCCEEDED']);
  });

  /** The node goes on for so long that the transfer is given up. */
  async function giveUp(): Promise<string> {
    const sweepId = await beginSweep();
    server.faults.forgetsTransactions = true;
    const taken = transfer(sweepId);
    await landUnseen(sweepId);
    const stop = chain.tickEvery(20);
    expect(await taken).toMatchObject({ outcome: 'again' });
    stop();
    expect(await statuses(sweepId)).toEqual(['transfer EXPIRED']);
    return sweepId;
  }

  it('is looked for again before anything is planned', async () => {
    const sweepId = await giveUp();
    server.heal();
    expect(await plan(sweepId)).toMatchObject({ verdict: 'moved' });
    expect(await statuses(sweepId)).toEqual(['transfer SUCCEEDED']);
  });

  it('is looked for again before anything is signed', async () => {
    const sweepId = await giveUp();
    server.heal();
    // A further deposit would let a second transfer be signed and land.
    chain.deposit(DEPOSIT, AMOUNT);
    chain.solidify();
    const stop = chain.tickEvery(20);
    expect(await transfer(sweepId, 1)).toMatchObject({ outcome: 'again' });
    stop();
    expect(await statuses(sweepId)).toEqual(['transfer SUCCEEDED']);
    expect(chain.accepted).toHaveLength(1);
  });

  it('is found by the next sweep when its own has failed, and the session can settle', async () => {
    const sweepId = await giveUp();
    await endSweep(books.database, sweepId, { status: 'FAILED', reason: 'No transaction got into a block.' });
    const retried = await beginSweep();
    server.heal();
    expect(await plan(retried)).toMatchObject({
      verdict: 'too_small',
      reason: 'No USDT is left on the address.',
    });
    expect(await statuses(sweepId)).toEqual(['transfer SUCCEEDED']);
  });

  it('is waited for as long as its block may be replaced', async () => {
    const sweepId = await giveUp();
    server.heal();
    server.faults.solidCeiling = chain.solidNumber - 60;
    server.faults.bodies = { '/walletsolidity/gettransactioninfobyid': '{}' };
    expect(await plan(sweepId)).toMatchObject({ verdict: 'behind' });
    expect(await statuses(sweepId)).toEqual(['transfer EXPIRED']);
  });
});

describe('a simulated transfer that the contract refuses', () => {
  /** A plan as an attempt at the activity makes it that has been tried for so long. */
  const planAfter = (sweepId: string, triedForMs: number) =>
    inActivity({ scheduledTimestampMs: Date.now() - triedForMs }).run(activities().planCryptoSweep, {
      sweepId,
      environment: 'prod' as const,
    });

  it('once is asked again, and is final only when it stays so', async () => {
    const sweepId = await beginSweep();
    chain.refusesTransfers = true;
    await expect(planAfter(sweepId, 0)).rejects.toThrow(/^The token contract refuses the transfer: REVERT/);
    chain.refusesTransfers = false;
    expect(await planAfter(sweepId, 10)).toMatchObject({ verdict: 'sweep' });
    chain.refusesTransfers = true;
    // A hundred looks at the chain.
    expect(await planAfter(sweepId, 1_001)).toMatchObject({ verdict: 'impossible' });
  });

  const alarms = async () =>
    (await listChainAlarms(books.database)).map(({ kind, subject }) => `${kind} ${subject}`);

  it('because the treasury is frozen waits, however long that takes, and is an alarm', async () => {
    const sweepId = await beginSweep();
    chain.freeze(TREASURY);
    expect(await planAfter(sweepId, 0)).toEqual({ verdict: 'frozen', steps: [], reason: TREASURY_FROZEN });
    expect(await planAfter(sweepId, 86_400_000)).toMatchObject({ verdict: 'frozen' });
    expect(await alarms()).toEqual([`frozen_address ${TREASURY}`]);
    expect(chain.accepted).toEqual([]);
    chain.thaw(TREASURY);
    expect(await planAfter(sweepId, 0)).toMatchObject({ verdict: 'sweep' });
    expect(await alarms()).toEqual([]);
  });

  it.each([
    ['holds what was deposited', false],
    ['holds nothing, because that was destroyed', true],
  ])('because the address is frozen, and %s, is for an operator after minutes', async (_, isDestroyed) => {
    const sweepId = await beginSweep();
    chain.freeze(DEPOSIT);
    if (isDestroyed) chain.destroyFunds(DEPOSIT);
    await expect(planAfter(sweepId, 0)).rejects.toThrow(ADDRESS_FROZEN);
    const final = { verdict: 'impossible', steps: [], reason: ADDRESS_FROZEN };
    expect(await planAfter(sweepId, 1_001)).toEqual(final);
    expect(await alarms()).toEqual([`frozen_address ${DEPOSIT}`]);
    // As often as it is retried.
    expect(await planAfter(sweepId, 1_001)).toEqual(final);
    expect(chain.accepted).toEqual([]);
    chain.thaw(DEPOSIT);
    if (!isDestroyed) expect(await planAfter(sweepId, 0)).toMatchObject({ verdict: 'sweep' });
    else expect(await planAfter(sweepId, 0)).toMatchObject({ verdict: 'behind' });
    expect(await alarms()).toEqual([]);
  });

  it('because it is paused waits, however long that takes, and resumes', async () => {
    const sweepId = await beginSweep();
    chain.isPaused = true;
    expect(await planAfter(sweepId, 0)).toMatchObject({ verdict: 'paused' });
    expect(await planAfter(sweepId, 86_400_000)).toMatchObject({ verdict: 'paused', reason: TOKEN_PAUSED });
    chain.isPaused = false;
    expect(await planAfter(sweepId, 0)).toMatchObject({ verdict: 'sweep' });
  });
});

describe('a cap that is too low for a sweep', () => {
  const planWith = (sweepId: string, policy: Partial<SweepingChain['policy']>) =>
    inActivity().run(activities(10, policy).planCryptoSweep, { sweepId, environment: 'prod' as const });

  it.each<[string, Partial<SweepingChain['policy']>, string]>([
    ['amount', { sweepCapMinor: AMOUNT - 1n }, 'more USDT than TRON_SWEEP_CAP_USDT'],
    ['fee limit', { feeLimitCapSun: 13_000_000n }, 'a fee limit of 14 TRX, which TRON_GAS_CAP_TRX'],
  ])('of the %s is named, and nothing is sent before it is higher', async (_, policy, words) => {
    const sweepId = await beginSweep();
    expect(await planWith(sweepId, policy)).toEqual({
      verdict: 'capped',
      steps: [],
      reason: expect.stringContaining(words),
    });
    expect(await planWith(sweepId, {})).toMatchObject({ verdict: 'sweep' });
    expect(chain.accepted).toEqual([]);
  });

  it('of the top-up is named before an address is activated', async () => {
    await end();
    await begin({ solidLag: 3, depositSun: 0n });
    const sweepId = await beginSweep();
    expect(await planWith(sweepId, { topUpCapSun: 13_000_000n })).toMatchObject({
      verdict: 'capped',
      steps: [],
      reason: expect.stringContaining('The address needs 14 TRX, which TRON_GAS_CAP_TRX'),
    });
  });
});

describe('a sweep of two transactions on a chain that is solid after 18 blocks', () => {
  it('asks a node at most 40 times, and looks for solidity when it can be there', async () => {
    await end();
    await begin({ solidLag: 18, depositSun: 0n });
    const sweepId = await beginSweep();
    // As on the real network: a block every two looks.
    const stop = chain.tickEvery(100);
    const before = server.requests.length;
    const planned = await plan(sweepId);
    for (const step of planned.steps) {
      const input = { sweepId, environment: 'prod' as const, step };
      expect(await inActivity().run(activities(50).takeSweepStep, input)).toMatchObject({
        outcome: 'succeeded',
      });
    }
    expect(await plan(sweepId)).toMatchObject({ verdict: 'moved' });
    stop();
    expect(await statuses(sweepId)).toEqual(['top_up SUCCEEDED', 'transfer SUCCEEDED']);
    expect(server.requests.length - before).toBeLessThanOrEqual(40);
  });
});

describe('the database', () => {
  it('lets no transaction expire on fewer than three answers', async () => {
    const sweepId = await beginSweep();
    await books.owner.query(
      `insert into crypto_sweep_transactions (tx_id, sweep_id, step, signed_hex, expires_at)
        values ($1, $2, 'transfer', '00', now())`,
      ['cd'.repeat(32), sweepId],
    );
    const expire = () =>
      books.owner.query(`update crypto_sweep_transactions set status = 'EXPIRED' where tx_id = $1`, [
        'cd'.repeat(32),
      ]);
    for (const seconds of [1, 2]) {
      await books.owner.query(
        `insert into crypto_sweep_absences (tx_id, node, solid_time) values ($1, 'a', to_timestamp($2))`,
        ['cd'.repeat(32), seconds],
      );
      await expect(expire()).rejects.toMatchObject({ constraint: 'crypto_sweep_expires_by_answers' });
    }
    await books.owner.query(
      `insert into crypto_sweep_absences (tx_id, node, solid_time) values ($1, 'a', to_timestamp(3))`,
      ['cd'.repeat(32)],
    );
    await expire();
  });
});
