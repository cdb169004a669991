import { describe, expect, test } from '@jest/globals';
import type { AdvanceInput, UsdtSessionNews } from '../../src/activities/usdt/usdtSessions.ts';
import {
  depositNewsSignal,
  resolveUsdtSessionUpdate,
  usdtSessionStatusQuery,
} from '../../src/contract/messages.ts';
import {
  DEFAULT_SESSION_POLICY,
  decideUsdtSession,
  type SolidDeposit,
  type SweepProgress,
  sessionFlowStatus,
  type UsdtSessionFacts,
} from '../../src/domain/usdt/usdtSession.ts';
import {
  currentDetailsOf,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  type StartWorkflow,
  useTimeSkipping,
} from '../support/timeSkipping.ts';
import { waitFor } from '../support/waitFor.ts';

/** Sessions over days. The record is a fake in memory; what follows from it is decided by the real domain. */

const time = useTimeSkipping();

/** A session of 100 USDT that expires after `openMs`. */
async function openSession(openMs: number, options?: Parameters<StartWorkflow>[2]) {
  const expiresAtMs = (await time.currentTimeMs()) + openMs;
  const known = {
    deposits: [] as SolidDeposit[],
    sightedMinor: 0n,
    sweep: 'none' as SweepProgress,
    resolution: undefined as UsdtSessionFacts['resolution'],
    /** Where the reading of the chain has stopped; it is read up to the moment of each look otherwise. */
    readUntilMs: undefined as number | undefined,
    decision: undefined as UsdtSessionNews['decision'],
    /** Takes place between what a look sees and its answer. */
    whileLooking: undefined as ((input: AdvanceInput) => Promise<void>) | undefined,
  };
  const looks: { readonly atMs: number; readonly status: string }[] = [];
  const startWorkflow = await time.runWorker({
    async advanceCryptoPayment(input: AdvanceInput): Promise<UsdtSessionNews> {
      if (input.resolution) {
        known.resolution = { action: input.resolution.action, acceptsUnswept: false };
        known.decision = { operator: input.resolution.operator, reason: input.resolution.action };
      }
      const verdict = decideUsdtSession({
        expectedMinor: 100n,
        expiresAtMs,
        policy: DEFAULT_SESSION_POLICY,
        nowMs: input.nowMs,
        ...known,
        readUntilMs: known.readUntilMs ?? input.nowMs,
      });
      looks.push({ atMs: input.nowMs, status: verdict.status });
      await known.whileLooking?.(input);
      return {
        status: verdict.status,
        flowStatus: sessionFlowStatus(verdict.status),
        amountReceivedMinor: verdict.receivedMinor.toString(),
        amountCreditedMinor: verdict.creditedMinor.toString(),
        txHash: undefined,
        reviewReason: verdict.reviewReason,
        attention: verdict.reviewReason,
        wakeAtMs: verdict.wakeAtMs,
        decision: known.decision,
      };
    },
  });
  const handle = await startWorkflow(
    'cryptoPaymentWorkflow',
    { paymentId: 'cp_1', environment: 'test', expiresAtMs },
    options,
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
        async () => (await handle.query(usdtSessionStatusQuery)).status === status,
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
    expect(await currentDetailsOf(session.handle)).toBe(
      `Waits for the customer's deposit, at the latest until ${new Date(session.expiresAtMs).toISOString()}. ` +
        'Nothing is credited yet. There is nothing to do.',
    );
    expect(await session.handle.result()).toMatchObject({ status: 'EXPIRED', amountReceivedMinor: '0' });
    expect(session.looks).toHaveLength(1);
    expect(await currentDetailsOf(session.handle)).toBe(
      'EXPIRED, as the chain said: nothing was paid in time.',
    );
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
    expect(await currentDetailsOf(session.handle)).toBe('SETTLED, as the chain said.');
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
    expect(await currentDetailsOf(session.handle)).toContain('**Needs attention:** underpaid');
    await time.sleep(5 * DAY_MS);
    expect(await session.handle.query(usdtSessionStatusQuery)).toMatchObject({
      flowStatus: 'NEEDS_ATTENTION',
      reviewReason: 'underpaid',
    });
    session.known.sweep = 'done';
    const decided = await session.handle.executeUpdate(resolveUsdtSessionUpdate, {
      args: [{ action: 'credit_received', reason: 'The merchant agreed.', operator: 'ngozi' }],
    });
    expect(decided).toMatchObject({ status: 'SETTLED', amountCreditedMinor: '60' });
    expect(await session.handle.result()).toMatchObject({ status: 'SETTLED' });
    expect(await currentDetailsOf(session.handle)).toBe('SETTLED, decided by ngozi: credit_received');
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

test('a session whose cancellation is requested looks at its record at once, and goes on', async () => {
  const session = await openSession(HOUR_MS);
  await session.isNow('AWAITING_DEPOSIT');
  await session.handle.cancel();
  await waitFor('the look', async () => session.looks.length === 1);
  await session.deposit(100n);
  await session.isNow('SWEEP_PENDING');
  session.known.sweep = 'done';
  await session.tell();
  expect(await session.handle.result()).toMatchObject({ status: 'SETTLED' });
});

test('a decision that comes after a request to cancel is applied', async () => {
  const session = await openSession(HOUR_MS);
  await session.deposit(60n);
  await session.isNow('UNDERPAID');
  await session.handle.cancel();
  const given = { action: 'reject', reason: 'The customer was refunded.', operator: 'ngozi' } as const;
  const decided = await session.handle.executeUpdate(resolveUsdtSessionUpdate, { args: [given] });
  expect(decided).toMatchObject({ status: 'FAILED' });
  expect(await session.handle.result()).toMatchObject({ status: 'FAILED' });
});

test('a decision waits for the look that is under way, so that what that one saw is not shown last', async () => {
  // A task that a look holds up shows the decision to the workflow once most of its time is over, and again to report it.
  const session = await openSession(HOUR_MS, { workflowTaskTimeout: '3 seconds' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const answered: string[] = [];
  session.known.whileLooking = async ({ resolution }) => {
    if (!resolution) await released;
    answered.push(resolution ? 'decision' : 'news');
  };
  await session.deposit(60n);
  await waitFor('the look', () => session.looks.length === 1);
  const deciding = await session.handle.startUpdate(resolveUsdtSessionUpdate, {
    args: [{ action: 'reject', reason: 'The customer was refunded.', operator: 'ngozi' }],
    waitForStage: 'ACCEPTED',
  });
  release();
  expect(await deciding.result()).toMatchObject({ status: 'FAILED' });
  expect(answered[0]).toBe('news');
  expect(await session.handle.result()).toMatchObject({ status: 'FAILED' });
});

test('a session that goes on in a new history looks at its record there, without being told', async () => {
  const session = await openSession(DAY_MS);
  await session.isNow('AWAITING_DEPOSIT');
  const { runId, historyLength: lengthBefore } = await session.handle.describe();
  let length = lengthBefore;
  let told = 0;
  /**
   * Whether the flow has taken up its look: the news, the task's three events and what the look came to. The history
   * is asked, for a query that comes while the flow goes on in a new one is never answered by the time-skipping
   * server, and stops its clock.
   */
  const hasTakenUp = async () => {
    const now = await session.handle.describe();
    if (now.runId === runId && now.historyLength < length + 5) return false;
    length = now.historyLength;
    return now;
  };
  // Each deposit is looked at before the next, so that the last one of the first history is known.
  do {
    told += 1;
    await session.deposit(1n);
    await waitFor('the look', () => session.looks.length >= told);
  } while ((await waitFor('what the look came to', hasTakenUp)).runId === runId);

  await waitFor('the look in the new history', () => session.looks.length === told + 1);
  await waitFor(`${told} to be shown`, async () => {
    const { amountReceivedMinor } = await session.handle.query(usdtSessionStatusQuery);
    return amountReceivedMinor === String(told);
  });
  await session.handle.terminate();
});
