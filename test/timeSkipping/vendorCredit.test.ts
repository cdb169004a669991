import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { retryNowUpdate, vendorCreditStatusQuery } from '../../src/contract/messages.ts';
import { type AnnouncedPayments, openAnnouncedPayments } from '../support/announcedPayments.ts';
import { currentDetailsOf, DAY_MS, HOUR_MS, useTimeSkipping } from '../support/timeSkipping.ts';
import { waitFor } from '../support/waitFor.ts';

const time = useTimeSkipping();
let payments: AnnouncedPayments;
beforeAll(async () => {
  payments = await openAnnouncedPayments();
});
afterAll(() => payments?.close());

test('a payment that its provider leaves open is flagged after a day and checked for a week', async () => {
  const key = await payments.announce();
  // The workflow's clock is the skipped one.
  const createdAtMs = await time.currentTimeMs();
  await payments.owner.query(
    'update vendor_credits set created_at = to_timestamp($2::float8 / 1000) where provider_reference = $1',
    [key.providerReference, createdAtMs],
  );
  const checksAtMs: number[] = [];
  let isConfirmed = false;
  payments.answerWith(async () => {
    checksAtMs.push((await time.currentTimeMs()) - createdAtMs);
    return isConfirmed ? 'succeeded' : 'pending';
  });
  const start = await time.runWorker(payments.activities);
  const handle = await start('vendorCreditWorkflow', { ...key });
  const state = () => handle.query(vendorCreditStatusQuery);

  await time.sleep(DAY_MS - 2 * HOUR_MS);
  expect(await state()).toEqual({ status: 'PENDING', flowStatus: 'PENDING', attention: undefined });
  expect(await currentDetailsOf(handle)).toMatch(
    /^Asked paystack \d+ times: pending \(.*still under way\.\); next check .* WAT\. Nothing is credited before/,
  );
  await time.sleep(4 * HOUR_MS);
  await waitFor('the review', async () => (await state()).flowStatus === 'NEEDS_ATTENTION');
  expect(await currentDetailsOf(handle)).toContain('{"outcome": "dismissed"');

  await time.sleep(7 * DAY_MS);
  const { length } = checksAtMs;
  expect(checksAtMs.at(-1)).toBeLessThan(7 * DAY_MS + HOUR_MS);
  expect(checksAtMs.at(-1)).toBeGreaterThan(7 * DAY_MS - HOUR_MS);
  expect(length).toBeGreaterThan(150);
  await time.sleep(2 * DAY_MS);
  expect(checksAtMs).toHaveLength(length);

  isConfirmed = true;
  await handle.executeUpdate(retryNowUpdate);
  expect(await handle.result()).toEqual({ status: 'CREDITED', flowStatus: 'CREDITED', attention: undefined });
  expect(checksAtMs).toHaveLength(length + 1);
});
