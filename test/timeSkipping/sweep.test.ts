import { describe, expect, test } from '@jest/globals';
import type { WorkflowHandle } from '@temporalio/client';
import type { PlannedSweep } from '../../src/activities/usdt/sweepPlans.ts';
import type { PlannedStep } from '../../src/activities/usdt/sweepSteps.ts';
import { retryNowUpdate, sweepStatusQuery } from '../../src/contract/messages.ts';
import { replayProblems } from '../support/histories.ts';
import {
  currentDetailsOf,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  runsOf,
  timersOf,
  useTimeSkipping,
} from '../support/timeSkipping.ts';
import { waitFor } from '../support/waitFor.ts';

/** Sweeps over days. The record is a fake in memory. */

const time = useTimeSkipping();

/** How often a sweep is planned until one without gas is given up. */
const PLANS_OF_A_DAY = 289;

describe('a sweep', () => {
  const step = (kind: PlannedStep['kind']): PlannedStep => ({
    kind,
    amount: '100',
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
    const start = await time.runWorker({
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
    });
    const handle = await start('cryptoSweepWorkflow', { sweepId: 'swp_1', environment: 'test' });
    return { handle, ends, attention, reclaimsAtMs, stepCount: () => steps, planCount: () => plans };
  }

  test('goes on when an operator has filled the gas account', async () => {
    const sweep = await startSweep(['gas_account_empty', 'sweep', 'moved'], 'succeeded');
    await time.sleep(1_000);
    await sweep.handle.executeUpdate(retryNowUpdate);
    expect(await sweep.handle.result()).toMatchObject({ status: 'DONE' });
    expect(sweep.stepCount()).toBe(1);
    expect(sweep.attention).toEqual(['gas_account_empty', null]);
  });

  test('is planned again at once for an operator whose word comes while a plan is made', async () => {
    const { promise: word, resolve: heard } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const sweep = await startSweep(['gas_account_empty', 'moved'], 'succeeded', undefined, async (plan) => {
      begin();
      if (plan === 1) await word;
    });
    // A word from before the first plan has that plan for its answer.
    await begun;
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

  test('whose transactions all expire has failed after the twentieth, and says so in one sentence', async () => {
    let steps = 0;
    const ends: unknown[] = [];
    const start = await time.runWorker({
      planCryptoSweep: async () => planned('sweep', false),
      takeSweepStep: async () => {
        steps += 1;
        return { outcome: 'again', reason: 'It expired.' };
      },
      endCryptoSweep: async (input: unknown) => {
        ends.push(input);
      },
      noteSweepAttention: async () => {},
    });
    const handle = await start('cryptoSweepWorkflow', { sweepId: 'swp_1', environment: 'test' });
    expect(await handle.result()).toMatchObject({ status: 'FAILED' });
    expect(steps).toBe(20);
    const reason = 'No transaction got into a block: It expired.';
    expect(ends).toEqual([expect.objectContaining({ status: 'FAILED', reason })]);
    expect(await currentDetailsOf(handle)).toBe(`FAILED, as the chain said: ${reason}`);
  });

  /** A sweep that is always planned, and whose first transactions are refused, so many in a row. */
  async function startRefused(refused: number) {
    const attention: (string | null)[] = [];
    const stepsAtMs: number[] = [];
    const start = await time.runWorker({
      planCryptoSweep: async () => planned(stepsAtMs.length > refused ? 'moved' : 'sweep', false),
      takeSweepStep: async () => {
        stepsAtMs.push(await time.currentTimeMs());
        const refusals = stepsAtMs.length;
        if (refusals > refused) return { outcome: 'succeeded', reason: undefined };
        return { outcome: 'refused', reason: `refused ${Math.min(refusals, 4)}`, refusals };
      },
      endCryptoSweep: async () => {},
      noteSweepAttention: async (input: { reason: string | null }) => {
        attention.push(input.reason);
      },
    });
    const handle = await start('cryptoSweepWorkflow', { sweepId: 'swp_1', environment: 'test' });
    return { handle, attention, stepsAtMs };
  }

  test('whose transactions are refused is planned again at once, and calls for help after the third', async () => {
    const sweep = await startRefused(5);
    await waitFor('a human to be called', async () => sweep.attention.length > 0);
    expect(await currentDetailsOf(sweep.handle)).toContain('refused 3');
    expect(await sweep.handle.query(sweepStatusQuery)).toMatchObject({ flowStatus: 'NEEDS_ATTENTION' });
    expect(await sweep.handle.result()).toMatchObject({ status: 'DONE', flowStatus: 'DONE' });
    // It stays on the list until one is taken.
    expect(sweep.attention).toEqual(['refused 3', 'refused 4', null]);
    const gaps = sweep.stepsAtMs.slice(1).map((atMs, index) => atMs - (sweep.stepsAtMs[index] ?? 0));
    expect(gaps.map((gapMs) => Math.floor(gapMs / (5 * MINUTE_MS)))).toEqual([0, 0, 1, 1, 1]);
  });

  test('whose transactions are refused for a day has failed', async () => {
    const sweep = await startRefused(1_000);
    expect(await sweep.handle.result()).toMatchObject({ status: 'FAILED' });
    expect((sweep.stepsAtMs.at(-1) ?? 0) - (sweep.stepsAtMs[0] ?? 0)).toBeGreaterThanOrEqual(DAY_MS);
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
    expect(sweep.attention).toEqual([expect.stringContaining('no node reports'), null]);
  });

  /** Every run of a sweep was replayed and is sound, and there was more than one. */
  async function expectSeveralRuns(handle: WorkflowHandle): Promise<void> {
    const runs = await runsOf(handle);
    expect(runs.length).toBeGreaterThan(1);
    for (const [run, { events }] of runs.entries()) {
      expect(events?.length).toBeLessThan(1_100);
      const started = events?.[0]?.workflowExecutionStartedEventAttributes?.searchAttributes;
      const shown = started?.indexedFields?.FlowStatus?.data;
      if (run > 0) expect(Buffer.from(shown ?? []).toString('utf8')).toBe('"NEEDS_ATTENTION"');
    }
    const histories = runs.map((history, run) => ({ name: `run ${run}`, history }));
    expect(await replayProblems(histories, process.env.TEST_WORKFLOW_BUNDLE ?? '')).toEqual([]);
  }

  test('without gas calls for help once, goes on in a new history, and is given up after a day', async () => {
    const sweep = await startSweep(['gas_account_empty'], 'succeeded');
    expect(await sweep.handle.result()).toMatchObject({ status: 'FAILED' });
    await expectSeveralRuns(sweep.handle);
    expect(sweep.planCount()).toBe(PLANS_OF_A_DAY);
    expect(sweep.attention).toEqual(['gas_account_empty']);
    expect(sweep.ends).toEqual(['FAILED']);
    expect(await currentDetailsOf(sweep.handle)).toBe('FAILED, as the chain said: gas_account_empty');
  });

  /** Once a sweep has waited for as long as it may for one thing, it is given up over any other that it may not wait for. */
  test('that waits for days, for all that it may wait for, calls for help once for each, and is not given up', async () => {
    const days = Array<PlannedSweep['verdict']>(PLANS_OF_A_DAY + 11).fill('unavailable');
    const others = ['capped', 'frozen', 'paused', 'not_configured'] as const;
    const sweep = await startSweep([...days, ...others, 'sweep', 'moved'], 'succeeded');
    expect(await sweep.handle.result()).toMatchObject({ status: 'DONE', flowStatus: 'DONE' });
    expect(sweep.attention).toEqual(['unavailable', ...others, null]);
    expect(sweep.stepCount()).toBe(1);
  });

  test('that waits for one thing and then for another says what it waits for now', async () => {
    const sweep = await startSweep(['capped', 'capped', 'paused', 'sweep', 'moved'], 'succeeded');
    expect(await sweep.handle.result()).toMatchObject({ status: 'DONE' });
    expect(sweep.attention).toEqual(['capped', 'paused', null]);
  });

  test('that asks for its energy for days goes on in a new history, as rarely, and ends once', async () => {
    const sweep = await startSweep(['moved'], 'succeeded', async (attempt) =>
      attempt < 120 ? 'again' : 'succeeded',
    );
    expect(await sweep.handle.result()).toMatchObject({ status: 'DONE', flowStatus: 'DONE' });
    await expectSeveralRuns(sweep.handle);
    expect(sweep.planCount()).toBe(1);
    expect(sweep.ends).toEqual(['DONE']);
    expect(sweep.reclaimsAtMs).toHaveLength(120);
    expect((sweep.reclaimsAtMs.at(-1) ?? 0) - (sweep.reclaimsAtMs[0] ?? 0)).toBeGreaterThan(108 * HOUR_MS);
    expect(sweep.attention).toEqual([expect.stringContaining('It expired.'), null]);
    expect(await currentDetailsOf(sweep.handle)).toBe('DONE, as the chain said.');
  });

  const whereItStands = (handle: WorkflowHandle) => handle.query(sweepStatusQuery);

  test('whose cancellation is requested says so at once, and goes on', async () => {
    const { promise: word, resolve: heard } = Promise.withResolvers<void>();
    const sweep = await startSweep(['sweep', 'moved'], 'succeeded', undefined, async (plan) => {
      if (plan === 1) await word;
    });
    await waitFor('the plan', async () => sweep.planCount() === 1);
    await sweep.handle.cancel();
    await waitFor('attention', async () => sweep.attention.length === 1);
    expect(sweep.attention).toEqual([expect.stringMatching(/^Cancellation was requested.*retryNow/)]);
    await waitFor(
      'the sign of it',
      async () => (await whereItStands(sweep.handle)).flowStatus === 'NEEDS_ATTENTION',
    );
    expect(await currentDetailsOf(sweep.handle)).toContain('Cancellation was requested');
    await sweep.handle.executeUpdate(retryNowUpdate);
    await waitFor('calm', async () => (await whereItStands(sweep.handle)).flowStatus === 'PENDING');
    expect(sweep.attention).toEqual([expect.any(String), null]);
    expect(await currentDetailsOf(sweep.handle)).toBe('');
    heard();
    expect(await sweep.handle.result()).toMatchObject({ status: 'DONE', flowStatus: 'DONE' });
    expect(sweep.stepCount()).toBe(1);
    expect(sweep.ends).toEqual(['DONE']);
  });

  test('whose cancellation is requested while something is in the way shows what is', async () => {
    const sweep = await startSweep(['gas_account_empty', 'sweep', 'moved'], 'succeeded');
    await waitFor('attention', async () => sweep.attention.length === 1);
    await sweep.handle.cancel();
    await sweep.handle.executeUpdate(retryNowUpdate);
    expect(await sweep.handle.result()).toMatchObject({ status: 'DONE' });
    expect(sweep.attention).toEqual(['gas_account_empty', null]);
  });
});
