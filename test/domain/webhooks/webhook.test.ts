import { describe, expect, test } from '@jest/globals';
import {
  WEBHOOK_WAITS_MS,
  waitBeforeAttemptMs,
  webhookAnswer,
} from '../../../src/domain/webhooks/webhook.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

describe('what an answer means', () => {
  test.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [299, 'delivered'],
    [199, 'failed'],
    [300, 'failed'],
    [301, 'failed'],
    [400, 'failed'],
    [404, 'failed'],
    [409, 'failed'],
    [410, 'gone'],
    [411, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
    [undefined, 'failed'],
  ] as const)('%s: %s', (httpStatus, expected) => {
    expect(webhookAnswer(httpStatus)).toBe(expected);
  });
});

describe('the wait before an attempt', () => {
  test('follows the schedule: 10 attempts over 75 h and some minutes', () => {
    const waits = Array.from({ length: 10 }, (_, index) => waitBeforeAttemptMs(index + 1, 0, undefined));
    expect(waits).toEqual([
      0,
      5 * SECOND_MS,
      300 * SECOND_MS,
      1_800 * SECOND_MS,
      2 * HOUR_MS,
      5 * HOUR_MS,
      10 * HOUR_MS,
      14 * HOUR_MS,
      20 * HOUR_MS,
      24 * HOUR_MS,
    ]);
    expect(waits).toEqual(WEBHOOK_WAITS_MS);
    expect(waitBeforeAttemptMs(11, 0, undefined)).toBeUndefined();
    expect(waitBeforeAttemptMs(11, 0, HOUR_MS)).toBeUndefined();
  });

  test('grows by at most a tenth with the jitter', () => {
    expect(waitBeforeAttemptMs(5, 0.5, undefined)).toBe(126 * 60 * SECOND_MS);
    expect(waitBeforeAttemptMs(5, 1, undefined)).toBe(132 * 60 * SECOND_MS);
  });

  test.each([
    [2, 60 * SECOND_MS, 60 * SECOND_MS],
    [2, 1 * SECOND_MS, 5 * SECOND_MS],
    [2, 100 * HOUR_MS, 24 * HOUR_MS],
    [2, Number.POSITIVE_INFINITY, 24 * HOUR_MS],
    [5, 3 * HOUR_MS, 3 * HOUR_MS],
  ])('number %d, asked for %d ms, is %d ms', (attemptNumber, retryAfterMs, expected) => {
    expect(waitBeforeAttemptMs(attemptNumber, 0, retryAfterMs)).toBe(expected);
  });
});
