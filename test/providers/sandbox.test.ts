import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseAmountMinor } from '../../src/domain/money.ts';
import { SANDBOX_PENDING_MS, type SandboxOutcome, sandboxOutcome } from '../../src/providers/sandbox.ts';

const DOCUMENTED: readonly SandboxOutcome[] = [
  'succeeds',
  'fails',
  'pending_then_succeeds',
  'pending_then_fails',
  'succeeds_then_reverses',
  'unknown',
];

describe('the sandbox outcome', () => {
  test.each([
    [50_000, 'succeeds'],
    [50_000.01, 'fails'],
    [50_000.02, 'pending_then_succeeds'],
    [50_000.03, 'pending_then_fails'],
    [50_000.04, 'succeeds_then_reverses'],
    [50_000.05, 'unknown'],
    [50_000.06, 'succeeds'],
    [50_000.1, 'succeeds'],
    [50_000.5, 'succeeds'],
    [50_000.99, 'succeeds'],
  ] as [number, SandboxOutcome][])('of ₦%d: %s', (naira, outcome) => {
    expect(sandboxOutcome(parseAmountMinor(naira, 'NGN'), 'NGN')).toBe(outcome);
  });

  test.each([
    [10, 'succeeds'],
    [10.01, 'fails'],
    [10.02, 'pending_then_succeeds'],
    [10.05, 'unknown'],
    [10.019999, 'fails'],
    [10.009999, 'succeeds'],
    [10.000001, 'succeeds'],
  ] as [number, SandboxOutcome][])('of %d USDT: %s', (usdt, outcome) => {
    expect(sandboxOutcome(parseAmountMinor(usdt, 'USDT'), 'USDT')).toBe(outcome);
  });

  test('depends on nothing but the two decimals', () => {
    const whole = fc.bigInt({ min: 0n, max: 10_000_000n });
    const hundredths = fc.integer({ min: 0, max: 99 });
    const below = fc.bigInt({ min: 0n, max: 9_999n });
    fc.assert(
      fc.property(whole, hundredths, below, (units, ending, rest) => {
        const expected = DOCUMENTED[ending] ?? 'succeeds';
        expect(sandboxOutcome(units * 100n + BigInt(ending), 'NGN')).toBe(expected);
        expect(sandboxOutcome(units * 1_000_000n + BigInt(ending) * 10_000n + rest, 'USDT')).toBe(expected);
      }),
    );
  });
});

test('pending lasts five seconds', () => {
  expect(SANDBOX_PENDING_MS).toBe(5_000);
});
