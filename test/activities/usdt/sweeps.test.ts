import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import type { SweepingChain } from '../../../src/activities/usdt/sweepSteps.ts';
import { createSweepActivities } from '../../../src/activities/usdt/sweeps.ts';
import type { ChainNode, Signer, UnsignedTransaction } from '../../../src/chain/port.ts';
import {
  endSweep,
  listSweepTransactions,
  type SweepStepKind,
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
function openChain(): { readonly sent: readonly string[]; readonly sweeping: SweepingChain } {
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
async function openStep(kind: SweepStepKind) {
  const sweepId = await beginSweep();
  const { sent, sweeping } = openChain();
  const step = {
    kind,
    amount: '100',
    transactionsBefore: 0,
  };
  return {
    sweepId,
    sent,
    attempt(faultPoint?: (name: string) => Promise<void>) {
      const { takeSweepStep } = createSweepActivities({
        database: books.database,
        ledger: books.ledger,
        sweepingOf: () => sweeping,
        dispatch: () => {},
        logger: { warn: () => {}, error: () => {} },
        stopping: new AbortController().signal,
        ...(faultPoint && { faultPoint }),
      });
      // Stepping back is part of the tests: without this each time would be printed as a warning.
      const environment = new MockActivityEnvironment({}, { logger: new DefaultLogger('ERROR') });
      return environment.run(takeSweepStep, { sweepId, environment: 'prod' as const, step });
    },
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
