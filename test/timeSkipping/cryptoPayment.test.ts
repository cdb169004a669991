import type { WorkflowHandle } from '@temporalio/client';
import { describe, expect, test } from 'vitest';
import type { AdvanceInput, CryptoPaymentNews } from '../../src/activities/cryptoPayments.ts';
import type { PlannedStep, PlannedSweep } from '../../src/activities/cryptoSweeps.ts';
import {
  cryptoPaymentStatusQuery,
  depositNewsSignal,
  resolveCryptoPaymentUpdate,
  retryNowUpdate,
} from '../../src/contract/messages.ts';
import {
  type CryptoPaymentFacts,
  cryptoFlowStatus,
  DEFAULT_CRYPTO_POLICY,
  decideCryptoPayment,
  type SolidDeposit,
  type SweepProgress,
} from '../../src/domain/cryptoPayment.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, timersOf, useTimeSkipping } from '../support/timeSkipping.ts';
import { waitFor } from '../support/waitFor.ts';

/** Sessions and sweeps over days. The record is a fake in memory; what follows from it is decided by the real domain. */

const time = useTimeSkipping();

async function start(workflowType: string, input: object, activities: object): Promise<WorkflowHandle> {
  return (await time.runWorker(activities))(workflowType, input);
}

/** A session of 100 USDT that expires after `openMs`. */
async function openSession(openMs: number) {
  const expiresAtMs = (await time.currentTimeMs()) + openMs;
  const known = {
    deposits: [] as SolidDeposit[],
    sightedMinor: 0n,
    sweep: 'none' as SweepProgress,
    resolution: undefined as CryptoPaymentFacts['resolution'],
    /** Where the reading of the chain has stopped; it is read up to the moment of each look otherwise. */
    readUntilMs: undefined as number | undefined,
  };
  const looks: { readonly atMs: number; readonly status: string }[] = [];
  const handle = await start(
    'cryptoPaymentWorkflow',
    { paymentId: 'cp_1', environment: 'test', expiresAtMs },
    {
      async advanceCryptoPayment(input: AdvanceInput): Promise<CryptoPaymentNews> {
        if (input.resolution) known.resolution = { action: input.resolution.action, acceptsUnswept: false };
        const verdict = decideCryptoPayment({
          expectedMinor: 100n,
          expiresAtMs,
          policy: DEFAULT_CRYPTO_POLICY,
          nowMs: input.nowMs,
          ...known,
          readUntilMs: known.readUntilMs ?? input.nowMs,
        });
        looks.push({ atMs: input.nowMs, status: verdict.status });
        return {
          status: verdict.status,
          flowStatus: cryptoFlowStatus(verdict.status),
          amountReceivedMinor: verdict.receivedMinor.toString(),
          amountCreditedMinor: verdict.creditedMinor.toString(),
          txHash: undefined,
          reviewReason: verdict.reviewReason,
          attention: verdict.reviewReason,
          wakeAtMs: verdict.wakeAtMs,
        };
      },
    },
  );
  const tell = () => handle.signal(depositNewsSignal);
  return {
    handle,
    known,
    looks,
    expiresAtMs,
    tell,
    async deposit(amountMinor: bigint, blockTimeMs?: number) {
      known.deposits.push({
        amountMinor,
        blockTimeMs: blockTimeMs ?? (await time.currentTimeMs()),
      });
      await tell();
    },
    async isNow(status: string) {
      await waitFor(
        `the session to be ${status}`,
        async () => (await handle.query(cryptoPaymentStatusQuery)).status === status,
      );
    },
  };
}

describe('a session of three days', () => {
  test('waits with few events, and expires on time when nothing comes', async () => {
    const session = await openSession(3 * DAY_MS);
    await time.sleep(2 * DAY_MS);
    await session.isNow('AWAITING_DEPOSIT');
    const { events } = await session.handle.fetchHistory();
    expect(events?.length).toBeLessThanOrEqual(12);
    expect(session.looks).toEqual([]);
    expect(await session.handle.result()).toMatchObject({ status: 'EXPIRED', amountReceivedMinor: '0' });
    expect(session.looks).toHaveLength(1);
    expect((session.looks[0]?.atMs ?? 0) - session.expiresAtMs).toBeGreaterThanOrEqual(0);
    expect((session.looks[0]?.atMs ?? 0) - session.expiresAtMs).toBeLessThan(MINUTE_MS);
  });

  test('is settled on the third day', async () => {
    const session = await openSession(3 * DAY_MS);
    await time.sleep(3 * DAY_MS - HOUR_MS);
    await session.deposit(100n);
    await session.isNow('SWEEP_PENDING');
    session.known.sweep = 'done';
    await session.tell();
    expect(await session.handle.result()).toMatchObject({ status: 'SETTLED', amountCreditedMinor: '100' });
  });
});

describe('a chain that nobody reads from before the expiry on', () => {
  test('does not let a session expire; what was paid in time settles it hours later, after few looks', async () => {
    const session = await openSession(HOUR_MS);
    session.known.readUntilMs = session.expiresAtMs - MINUTE_MS;
    await time.sleep(4 * HOUR_MS);
    await session.isNow('AWAITING_DEPOSIT');
    expect(new Set(session.looks.map(({ status }) => status))).toEqual(new Set(['AWAITING_DEPOSIT']));
    expect(session.looks.length).toBeGreaterThan(100);
    expect(session.looks.length).toBeLessThan(250);
    await session.deposit(100n, session.expiresAtMs - 1);
    await session.isNow('SWEEP_PENDING');
    session.known.sweep = 'done';
    await session.tell();
    expect(await session.handle.result()).toMatchObject({ status: 'SETTLED' });
  });

  test('lets it expire within a minute of being read again', async () => {
    const session = await openSession(HOUR_MS);
    session.known.readUntilMs = session.expiresAtMs - MINUTE_MS;
    await time.sleep(2 * HOUR_MS);
    session.known.readUntilMs = undefined;
    const readAgainAtMs = await time.currentTimeMs();
    expect(await session.handle.result()).toMatchObject({ status: 'EXPIRED', amountReceivedMinor: '0' });
    expect((session.looks.at(-1)?.atMs ?? 0) - readAgainAtMs).toBeLessThan(2 * MINUTE_MS);
  });
});

describe('the grace of an hour', () => {
  test('takes a top-up just before its end', async () => {
    const session = await openSession(HOUR_MS);
    await session.deposit(60n);
    await session.isNow('UNDERPAID');
    await time.sleep(2 * HOUR_MS - 10 * MINUTE_MS);
    await session.isNow('UNDERPAID');
    await session.deposit(40n);
    await session.isNow('SWEEP_PENDING');
    session.known.sweep = 'skipped';
    await session.tell();
    expect(await session.handle.result()).toMatchObject({ status: 'SETTLED', amountReceivedMinor: '100' });
  });

  test('ends with a human, who decides days later', async () => {
    const session = await openSession(HOUR_MS);
    await session.deposit(60n);
    await session.isNow('UNDERPAID');
    await time.sleep(2 * HOUR_MS + MINUTE_MS);
    await session.isNow('MANUAL_REVIEW');
    await time.sleep(5 * DAY_MS);
    expect(await session.handle.query(cryptoPaymentStatusQuery)).toMatchObject({
      flowStatus: 'NEEDS_ATTENTION',
      reviewReason: 'underpaid',
    });
    session.known.sweep = 'done';
    const decided = await session.handle.executeUpdate(resolveCryptoPaymentUpdate, {
      args: [{ action: 'credit_received', reason: 'The merchant agreed.', operator: 'ngozi' }],
    });
    expect(decided).toMatchObject({ status: 'SETTLED', amountCreditedMinor: '60' });
    expect(await session.handle.result()).toMatchObject({ status: 'SETTLED' });
  });
});

test('a block of before the expiry counts, however late it is read', async () => {
  const session = await openSession(HOUR_MS);
  session.known.sightedMinor = 100n;
  await session.tell();
  await session.isNow('PENDING_CONFIRMATION');
  await time.sleep(3 * HOUR_MS);
  await session.isNow('PENDING_CONFIRMATION');
  session.known.sightedMinor = 0n;
  await session.deposit(100n, session.expiresAtMs);
  await session.isNow('SWEEP_PENDING');
  session.known.sweep = 'done';
  await session.tell();
  expect(await session.handle.result()).toMatchObject({ status: 'SETTLED' });
});

test('a decision without action, reason or name is refused', async () => {
  const session = await openSession(HOUR_MS);
  await session.deposit(60n);
  await session.isNow('UNDERPAID');
  for (const [given, message] of [
    [{ action: 'refund', reason: 'Because of that.', operator: 'ngozi' }, 'action: must be'],
    [{ action: 'reject', reason: ' no ', operator: 'ngozi' }, 'reason: must say why'],
    [{ action: 'reject', reason: 'Because of that.', operator: ' ' }, 'operator: must name'],
  ] as const) {
    await expect(session.handle.executeUpdate('resolve', { args: [given] })).rejects.toMatchObject({
      cause: { message: expect.stringContaining(message) },
    });
  }
  await session.handle.terminate();
});

describe('a sweep', () => {
  const step = (kind: PlannedStep['kind']): PlannedStep => ({
    kind,
    amount: '100',
    feeLimitSun: kind === 'transfer' ? '1' : undefined,
    transactionsBefore: 0,
  });
  /** A verdict, with what is still lent where the money has moved. */
  const planned = (verdict: PlannedSweep['verdict'], hasLent: boolean): PlannedSweep => ({
    verdict,
    steps:
      verdict === 'sweep'
        ? [step('transfer')]
        : verdict === 'moved' && hasLent
          ? [step('reclaim_energy')]
          : [],
    reason: verdict,
  });

  /** A sweep that is planned with these verdicts, the last of them for ever. */
  async function startSweep(
    verdicts: PlannedSweep['verdict'][],
    outcome: 'succeeded' | 'failed' | 'again',
    reclaim?: (
      attempt: number,
      attention: readonly (string | null)[],
    ) => Promise<'succeeded' | 'failed' | 'again'>,
    whilePlanning: (plan: number) => Promise<unknown> = async () => undefined,
  ) {
    const ends: unknown[] = [];
    const attention: (string | null)[] = [];
    const reclaimsAtMs: number[] = [];
    let steps = 0;
    let plans = 0;
    const handle = await start(
      'cryptoSweepWorkflow',
      { sweepId: 'swp_1', environment: 'test' },
      {
        planCryptoSweep: async () => {
          const verdict = (verdicts.length > 1 ? verdicts.shift() : verdicts[0]) ?? 'moved';
          plans++;
          await whilePlanning(plans);
          return planned(verdict, reclaim !== undefined);
        },
        takeSweepStep: async (input: { step: PlannedStep }) => {
          if (input.step.kind === 'reclaim_energy' && reclaim) {
            expect(ends).toHaveLength(1);
            reclaimsAtMs.push(await time.currentTimeMs());
            return { outcome: await reclaim(reclaimsAtMs.length, attention), reason: 'It expired.' };
          }
          steps++;
          return { outcome, reason: 'OUT_OF_ENERGY' };
        },
        endCryptoSweep: async (input: { status: string }) => {
          ends.push(input.status);
        },
        noteSweepAttention: async (input: { reason: string | null }) => {
          attention.push(input.reason);
        },
      },
    );
    return { handle, ends, attention, reclaimsAtMs, stepCount: () => steps };
  }

  test('without gas calls for help once, and is given up after a day', async () => {
    const sweep = await startSweep(['gas_account_empty'], 'succeeded');
    expect(await sweep.handle.result()).toMatchObject({ status: 'FAILED' });
    expect(sweep.attention).toEqual(['gas_account_empty']);
    expect(sweep.ends).toEqual(['FAILED']);
  });

  test('goes on when an operator has filled the gas account', async () => {
    const sweep = await startSweep(['gas_account_empty', 'sweep', 'moved'], 'succeeded');
    await time.sleep(1_000);
    await sweep.handle.executeUpdate(retryNowUpdate);
    expect(await sweep.handle.result()).toMatchObject({ status: 'DONE' });
    expect(sweep.stepCount()).toBe(1);
    expect(sweep.attention).toEqual(['gas_account_empty', null]);
  });

  test('is planned anew at once for an operator whose word comes while a plan is made', async () => {
    const { promise: word, resolve: heard } = Promise.withResolvers<void>();
    const sweep = await startSweep(['gas_account_empty', 'moved'], 'succeeded', undefined, async (plan) => {
      if (plan === 1) await word;
    });
    await sweep.handle.executeUpdate(retryNowUpdate);
    heard();
    expect(await sweep.handle.result()).toMatchObject({ status: 'DONE' });
    expect(await timersOf(sweep.handle)).toEqual([]);
  });

  test('that the chain refuses three times has failed for good', async () => {
    const sweep = await startSweep(['sweep'], 'failed');
    expect(await sweep.handle.result()).toMatchObject({ status: 'FAILED' });
    expect(sweep.stepCount()).toBe(3);
  });

  test('whose transactions expire is tried again, and not for ever', async () => {
    const sweep = await startSweep(['sweep'], 'again');
    expect(await sweep.handle.result()).toMatchObject({ status: 'FAILED' });
    expect(sweep.stepCount()).toBe(20);
  });

  test('that does not get its energy back has ended, calls for help once, and asks ever more rarely', async () => {
    const sweep = await startSweep(['moved'], 'succeeded', async (attempt) =>
      attempt < 40 ? 'again' : 'succeeded',
    );
    expect(await sweep.handle.result()).toMatchObject({ status: 'DONE', flowStatus: 'DONE' });
    expect(sweep.ends).toEqual(['DONE']);
    expect(sweep.reclaimsAtMs).toHaveLength(40);
    expect(sweep.attention).toEqual([expect.stringContaining('It expired.'), null]);
    const [first = 0, second = 0] = sweep.reclaimsAtMs;
    expect(second - first).toBeLessThan(MINUTE_MS);
    expect((sweep.reclaimsAtMs.at(-1) ?? 0) - first).toBeGreaterThan(DAY_MS);
  });

  test('that gets its energy back at the second attempt bothers nobody', async () => {
    const sweep = await startSweep(['moved'], 'succeeded', async (attempt) =>
      attempt < 2 ? 'again' : 'succeeded',
    );
    expect(await sweep.handle.result()).toMatchObject({ status: 'DONE', flowStatus: 'DONE' });
    expect(sweep.attention).toEqual([]);
  });

  test('whose order for its energy cannot even be given calls for help meanwhile', async () => {
    // Temporal tries such an attempt again by itself, and the workflow hears nothing of it.
    const sweep = await startSweep(['moved'], 'succeeded', async (_attempt, attention) => {
      if (attention.length === 0) throw new Error('No node answers.');
      return 'succeeded';
    });
    expect(await sweep.handle.result()).toMatchObject({ status: 'DONE', flowStatus: 'DONE' });
    expect(sweep.attention).toEqual([expect.stringContaining('no node says'), null]);
  });
});
