import { describe, expect, test } from '@jest/globals';
import { customerCheckWaitMs } from '../../../src/domain/orders/checkWaits.ts';
import { collectionStatus, givenHundredths } from '../../../src/domain/orders/collection.ts';
import { createCollectionSimulator } from '../../../src/providers/collections/simulator.ts';
import { sandboxCollectionOutcome } from '../../../src/providers/sandbox.ts';

test('a merchant sees PENDING_REVIEW only of what is undecided', () => {
  expect(collectionStatus('PROCESSING', false)).toBe('PROCESSING');
  expect(collectionStatus('PROCESSING', true)).toBe('PENDING_REVIEW');
  expect(collectionStatus('FAILED', true)).toBe('FAILED');
  expect(() => collectionStatus('REVERSED', false)).toThrow('cannot be reversed');
});

test('waits between questions grow to an hour', () => {
  const waits = Array.from({ length: 20 }, (_, index) => customerCheckWaitMs(index + 1));
  expect(waits.toSorted((one, other) => one - other)).toEqual(waits);
  expect(waits[0]).toBe(1_000);
  expect(waits.at(-1)).toBe(3_600_000);
});

test('the decimals that pick the outcome are those of the amount that was named', () => {
  const terms = { sourceCurrency: 'GHS', sourceMinor: 25_003n, targetMinor: 3_000_001n } as const;
  expect(givenHundredths(terms, 'source')).toBe(3);
  expect(givenHundredths(terms, 'target')).toBe(1);
  expect(givenHundredths({ ...terms, sourceCurrency: 'UGX' }, 'source')).toBe(0);
});

describe('the sandbox', () => {
  test.each([
    [0, 'approved'],
    [1, 'refused'],
    [2, 'approved'],
    [3, 'never_approved'],
    [4, 'approved'],
    [5, 'review'],
    [99, 'approved'],
  ])('leaves .%p %s', (hundredths, outcome) =>
    expect(sandboxCollectionOutcome(hundredths).outcome).toBe(outcome),
  );

  test.each([
    [0, ['pending', 'approved', 'approved'], 'approved'],
    [1, ['pending', 'refused', 'refused'], 'refused'],
    [2, ['pending', 'pending', 'approved'], 'approved'],
    [3, ['pending', 'pending', 'pending'], 'refused'],
    [5, ['review', 'review', 'review'], 'review'],
  ] as const)(
    'says of .%p at 0, 2 and 10 seconds %p, and %s when it is taken back',
    async (hundredths, says, last) => {
      let nowMs = 1_000;
      const simulator = createCollectionSimulator({ clock: () => nowMs });
      const query = {
        reference: 'col_1',
        providerReference: undefined,
        sourceCurrency: 'GHS',
        sourceMinor: 100n,
        sentAtMs: 1_000,
        sandboxHundredths: hundredths,
      } as const;
      for (const [index, elapsedMs] of [0, 2_000, 10_000].entries()) {
        nowMs = 1_000 + elapsedMs;
        expect(await simulator.findCollection(query)).toMatchObject({ status: says[index] });
      }
      expect(await simulator.withdrawCollection(query)).toMatchObject({ status: last });
    },
  );

  test('moves its rates', async () => {
    const at = async (marketTimeMs: number) =>
      (
        await createCollectionSimulator({ clock: () => 5, marketTimeMs: () => marketTimeMs }).listCorridors()
      )[2];
    const [one, other] = [await at(0), await at(60_000)];
    expect(one?.country).toBe('GH');
    expect(one?.providerRateScaled).not.toBe(other?.providerRateScaled);
    expect(one?.observedAtMs).toBe(5);
  });
});
