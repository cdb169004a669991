import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import { energyToReclaim } from '../../../src/activities/usdt/sweepPlans.ts';
import type { SweepingChain } from '../../../src/activities/usdt/sweepSteps.ts';
import { createSweepActivities } from '../../../src/activities/usdt/sweeps.ts';
import type { ChainNode, Signer, UnsignedTransaction } from '../../../src/chain/port.ts';
import {
  endSweep,
  listSweepTransactions,
  refuseTransaction,
  type SweepStepKind,
  type SweepTransaction,
  storeSignedTransaction,
} from '../../../src/db/usdt/sweeps.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { createFaultGates } from '../../support/faultGates.ts';
import { GAS_ACCOUNT, TREASURY, USDT } from '../../support/tronScene.ts';

/**
 * Attempts at one step of a sweep that overlap: one whose worker lost its connection to Temporal goes on working while
 * another worker has the step. The database is real, and the chain is in memory.
 */
let books: TestBooks;
let businessId: string;
let sessions = 0;
let transactions = 0;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 5 });
  businessId = await books.createBusiness();
});
afterAll(() => books?.close());

/** Begins the sweep of a new session. Returns its id. */
async function beginSweep(): Promise<string> {
  sessions += 1;
  const [sweepId, paymentId, address] = [`swp_${sessions}`, `cp_${sessions}`, `address ${sessions}`];
  await books.owner.query(
    `insert into crypto_payments (id, business_id, environment, status, amount_expected_minor, address_index,
        deposit_address, metadata, policy, expires_at, created_at, updated_at)
      values ($1, $2, 'prod', 'SWEEP_PENDING', 100, $3, $4, '{}', '{"sweepFloorMinor": "1"}', now() + interval '1 hour',
        now(), now())`,
    [paymentId, businessId, sessions, address],
  );
  await books.owner.query(
    `insert into crypto_sweeps (id, payment_id, environment, address_index, address) values ($1, $2, 'prod', $3, $4)`,
    [sweepId, paymentId, sessions, address],
  );
  return sweepId;
}

function newTransaction(): UnsignedTransaction {
  transactions += 1;
  const txId = transactions.toString(16).padStart(64, '0');
  return { txId, rawDataHex: '', expiresAtMs: Date.now() + 3_600_000 };
}

/** A chain that puts whatever it is sent into a solid block at once, and keeps what that was. */
function openChain(whenLookedFor?: (txId: string) => Promise<unknown>): {
  readonly sent: readonly string[];
  readonly sweeping: SweepingChain;
} {
  const sent: string[] = [];
  const node: Partial<ChainNode> = {
    usdtContract: USDT,
    build: async () => newTransaction(),
    lendableStakeSun: async () => 1_000n,
    transferFacts: async () => ({
      energyNeeded: 1n,
      energyPriceSun: 1n,
      bandwidthNeeded: 0n,
      bandwidthPriceSun: 1n,
      availableEnergy: 1n,
      availableBandwidth: 0n,
      trxBalanceSun: 0n,
      isActive: true,
    }),
    async broadcast({ txId }) {
      sent.push(txId);
      return { status: 'accepted' };
    },
    async findTransaction(txId) {
      await whenLookedFor?.(txId);
      const block = { blockNumber: 7, blockTimestampMs: Date.now(), isSolid: true };
      const success = { outcome: 'success', failureReason: undefined, feeSun: 0n, energyUsed: 0n } as const;
      return {
        solidHead: { number: 7, hash: '', parentHash: '', timestampMs: Date.now() },
        absences: [],
        nodeCount: 1,
        inclusion: sent.includes(txId) ? { ...block, ...success, transfers: [] } : undefined,
      };
    },
  };
  const signer: Partial<Signer> = {
    gasAddress: GAS_ACCOUNT,
    treasuryAddress: TREASURY,
    sign: ({ txId, expiresAtMs }) => ({ txId, expiresAtMs, signedHex: '00' }),
  };
  const policy: SweepingChain['policy'] = {
    energyBy: 'top_up',
    energyMarginBasisPoints: 0n,
    feeLimitCapSun: 1n,
    topUpCapSun: 0n,
    sweepCapMinor: 100n,
    stakeCapSun: 0n,
    costCapBasisPoints: 0n,
    trxPriceMinor: 1n,
  };
  const sweeping: Partial<SweepingChain> = {
    node: node as ChainNode,
    signer: signer as Signer,
    pollMs: 1,
    policy,
  };
  return { sent, sweeping: sweeping as SweepingChain };
}

/** A sweep whose next step is of this kind, and attempts at it. */
async function openStep(kind: SweepStepKind, whenLookedFor?: (txId: string) => Promise<unknown>) {
  const sweepId = await beginSweep();
  const { sent, sweeping } = openChain(whenLookedFor);
  const step = {
    kind,
    amount: '100',
    transactionsBefore: 0,
  };
  const activities = (faultPoint?: (name: string) => Promise<void>) =>
    createSweepActivities({
      database: books.database,
      ledger: books.ledger,
      sweepingOf: () => sweeping,
      dispatch: () => {},
      logger: { warn: () => {}, error: () => {} },
      stopping: new AbortController().signal,
      ...(faultPoint && { faultPoint }),
    });
  const run = <Input, Result>(activity: (input: Input) => Promise<Result>, input: Input): Promise<Result> =>
    // Stepping back is part of the tests: without this each time would be printed as a warning.
    new MockActivityEnvironment({}, { logger: new DefaultLogger('ERROR') }).run(activity, input);
  return {
    sweepId,
    sent,
    attempt(faultPoint?: (name: string) => Promise<void>) {
      return run(activities(faultPoint).takeSweepStep, { sweepId, environment: 'prod' as const, step });
    },
    /** Ends the sweep as it came out. */
    end: () =>
      run(activities().endCryptoSweep, {
        sweepId,
        environment: 'prod' as const,
        status: 'SKIPPED' as const,
        reason: undefined,
      }),
  };
}

describe('a transaction that was signed, and could not be stored because', () => {
  it.each<[string, SweepStepKind, (step: Awaited<ReturnType<typeof openStep>>) => Promise<unknown>]>([
    ['another attempt at the step was faster', 'top_up', ({ attempt }) => attempt()],
    [
      'the sweep has ended',
      'transfer',
      ({ sweepId }) => endSweep(books.database, sweepId, { status: 'SKIPPED', reason: undefined }),
    ],
    [
      'another sweep has lent of the stake',
      'delegate_energy',
      async () => {
        const known = { before: [], loans: [] };
        const loan = { step: 'delegate_energy', amountMinor: 100n, signedHex: '00' } as const;
        const transaction = { ...newTransaction(), ...loan, ...known };
        expect(await storeSignedTransaction(books.database, await beginSweep(), transaction)).toBe(true);
      },
    ],
  ])('%s, is never sent', async (_, kind, meanwhile) => {
    const step = await openStep(kind);
    const gates = createFaultGates();
    const signed = gates.holdAt(`sweep.${kind}.signed`);
    const late = step.attempt(gates.faultPoint);
    await Promise.race([signed.reached, late]);
    await meanwhile(step);
    signed.open();
    await expect(late).rejects.toThrow('was faster');

    const stored = (await listSweepTransactions(books.database, step.sweepId)).map(({ txId }) => txId);
    expect(step.sent).toEqual(stored);
    expect(stored).toHaveLength(kind === 'top_up' ? 1 : 0);
  });
});

it('a transaction that was given up while it was looked for is not sent', async () => {
  const step = await openStep('top_up', (txId) => refuseTransaction(books.database, txId, 'It is refused.'));
  const dying = step.attempt(async (name) => {
    if (name === 'sweep.top_up.stored') throw new Error('The worker dies.');
  });
  await expect(dying).rejects.toThrow('The worker dies.');
  await expect(step.attempt()).rejects.toThrow('Another attempt has ended the transaction.');
  expect(step.sent).toEqual([]);
});

it('the end of a sweep waits for a transaction that is open', async () => {
  const step = await openStep('top_up');
  const dying = step.attempt(async (name) => {
    if (name === 'sweep.top_up.stored') throw new Error('The worker dies.');
  });
  await expect(dying).rejects.toThrow('The worker dies.');
  await step.end();
  expect(await listSweepTransactions(books.database, step.sweepId)).toMatchObject([{ status: 'SUCCEEDED' }]);
  expect(step.sent).toHaveLength(1);
});

describe('energy that a sweep has lent', () => {
  const transaction = (step: SweepStepKind, status: SweepTransaction['status'], amountMinor: bigint) =>
    ({ step, status, amountMinor }) as SweepTransaction;
  const lent = transaction('delegate_energy', 'SUCCEEDED', 100n);

  it.each<[string, readonly SweepTransaction[], string | undefined]>([
    ['that nothing took back', [lent], '100'],
    ['whose loan did not land', [transaction('delegate_energy', 'EXPIRED', 100n)], undefined],
    ['whose return expired', [lent, transaction('reclaim_energy', 'EXPIRED', 100n)], '100'],
    ['of which a part is back', [lent, transaction('reclaim_energy', 'SUCCEEDED', 60n)], '40'],
    ['that is back', [lent, transaction('reclaim_energy', 'SUCCEEDED', 100n)], undefined],
  ])('%s is taken back as far as it is out', (_, transactions, amount) => {
    expect(energyToReclaim(transactions)[0]?.amount).toBe(amount);
  });
});
