import { describe, expect, test } from '@jest/globals';
import { samples as itrx } from './samples/itrx.ts';
import { samples as monnify } from './samples/monnify.ts';
import { samples as paystack } from './samples/paystack.ts';
import type { Sample } from './samples/sample.ts';
import { samples as vtpass } from './samples/vtpass.ts';
import { samples as yellowCard } from './samples/yellowCard.ts';

const providers = [itrx, monnify, paystack, vtpass, yellowCard];

/** From none of these does it follow that money moved, or that it did not. */
const OPEN_ENDED = new Set(['pending', 'unknown', 'unavailable', 'rejected', 'blocked', 'review']);

function isAmbiguous({ isAmbiguous, body, httpStatus }: Sample): boolean {
  return isAmbiguous ?? (typeof body === 'string' || httpStatus >= 500);
}

describe.each(providers)('public answers of $provider', ({ least, samples, run }) => {
  test('are many, and each names its source', () => {
    expect(samples.filter(({ derived }) => !derived).length).toBeGreaterThanOrEqual(least);
    for (const { source } of samples) expect(source).toMatch(/\S{3,}/);
  });

  test('that are ambiguous are taken for neither success nor failure', () => {
    const wrong = samples.filter((sample) => isAmbiguous(sample) && !OPEN_ENDED.has(sample.expected));
    expect(wrong).toEqual([]);
  });

  test.each(samples.map((sample) => ({ sample, ...sample })))(
    '$operation of $source is $expected',
    async ({ sample, expected }) => {
      expect(await run(sample)).toBe(expected);
    },
  );
});
