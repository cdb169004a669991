import { expect, test } from '@jest/globals';
import type { CustodyActivities, CustodyStep } from '../../src/activities/ledger/custody.ts';
import type { CustodyFindings } from '../../src/contract/flows.ts';
import { MINUTE_MS, SECOND_MS, useTimeSkipping } from '../support/timeSkipping.ts';

/** The comparison of books and chain over its minutes. What a step finds is told by the test. */
const time = useTimeSkipping();

const AGREES: CustodyStep = { differenceMinor: '0', deviating: 0, waitMs: 500 };

/** Runs a comparison whose batches, by the number of times that each was taken before, find what the test says. */
async function compare(
  batches: number,
  find: (step: 'treasury' | 'unbooked' | number, taken: number) => CustodyStep,
  nodeFailsAt?: number,
) {
  const taken = new Map<'treasury' | 'unbooked' | number, number>();
  const takenAtMs: number[] = [];
  const noted: CustodyFindings[] = [];
  const take = async (step: 'treasury' | 'unbooked' | number) => {
    const before = taken.get(step) ?? 0;
    taken.set(step, before + 1);
    takenAtMs.push(await time.currentTimeMs());
    if (step === nodeFailsAt) throw new Error('No node answers.');
    return find(step, before);
  };
  const activities: CustodyActivities = {
    compareTreasury: () => take('treasury'),
    async compareAddresses({ after }) {
      const batch = Number(after ?? 0);
      return { ...(await take(batch)), next: batch + 1 < batches ? `${batch + 1}` : undefined };
    },
    compareUnbooked: () => take('unbooked'),
    async noteCustody({ differenceMinor, deviating }) {
      noted.push({ differenceMinor, deviating });
    },
  };
  const start = await time.runWorker(activities);
  const handle = await start('custodyComparisonWorkflow', { environment: 'prod' });
  return { handle, taken, takenAtMs, noted };
}

test('asks batch after batch, with waits that keep to the budget, and notes the sum once', async () => {
  const run = await compare(5, (step) =>
    typeof step === 'string' ? AGREES : { ...AGREES, waitMs: 25 * SECOND_MS },
  );
  expect(await run.handle.result()).toEqual({ differenceMinor: '0', deviating: 0 });
  expect([...run.taken]).toEqual([
    ['treasury', 1],
    ...[0, 1, 2, 3, 4].map((batch) => [batch, 1]),
    ['unbooked', 1],
  ]);
  expect(run.noted).toEqual([{ differenceMinor: '0', deviating: 0 }]);
  const pausesMs = run.takenAtMs.slice(1).map((atMs, index) => atMs - (run.takenAtMs[index] ?? 0));
  expect(pausesMs[0]).toBeGreaterThanOrEqual(500);
  for (const pauseMs of pausesMs.slice(1, 5)) expect(pauseMs).toBeGreaterThanOrEqual(25 * SECOND_MS);
});

test('asks again about what differs, and believes what is so after two minutes', async () => {
  const run = await compare(3, (step, taken) => {
    // A transfer that was on its way is solid the second time; an address that has lost something stays so.
    if (step === 'treasury' && taken === 0) return { ...AGREES, differenceMinor: '25000000' };
    if (step === 1) return { differenceMinor: '-7', deviating: 2, waitMs: 10 };
    return AGREES;
  });
  expect(await run.handle.result()).toEqual({ differenceMinor: '-7', deviating: 2 });
  expect([...run.taken]).toEqual([
    ['treasury', 2],
    [0, 1],
    [1, 3],
    [2, 1],
    ['unbooked', 1],
  ]);
  expect(run.noted).toEqual([{ differenceMinor: '-7', deviating: 2 }]);
  expect((run.takenAtMs[1] ?? 0) - (run.takenAtMs[0] ?? 0)).toBeGreaterThanOrEqual(MINUTE_MS);
});

test('believes what addresses hold on which the books have nothing after two minutes', async () => {
  const deviates = { differenceMinor: '7', deviating: 1, waitMs: 10 };
  const run = await compare(2, (step) => (step === 'unbooked' ? deviates : AGREES));
  expect(await run.handle.result()).toEqual({ differenceMinor: '7', deviating: 1 });
  expect(run.taken.get('unbooked')).toBe(3);
  expect(run.noted).toEqual([{ differenceMinor: '7', deviating: 1 }]);
});

test('goes on in another history after many batches, and forgets nothing', async () => {
  const run = await compare(450, (step) =>
    step === 3 || step === 420 ? { differenceMinor: '5', deviating: 1, waitMs: 0 } : { ...AGREES, waitMs: 0 },
  );
  expect(await run.handle.result()).toEqual({ differenceMinor: '10', deviating: 2 });
  expect(run.taken.size).toBe(452);
  expect(run.taken.get('treasury')).toBe(1);
  expect(run.noted).toEqual([{ differenceMinor: '10', deviating: 2 }]);
});

test('that a node does not answer has failed, and notes nothing', async () => {
  const run = await compare(3, () => AGREES, 1);
  await expect(run.handle.result()).rejects.toMatchObject({
    cause: { cause: { message: 'No node answers.' } },
  });
  expect(run.taken.get(1)).toBe(3);
  expect(run.taken.has(2)).toBe(false);
  expect(run.noted).toEqual([]);
});
