import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  compareTransfers,
  type ListedTransfer,
  type OurOrder,
} from '../../src/domain/ledger/reconciliation.ts';

/** Worlds in which provider, records and ledger agree, and what becomes of the comparison when one of them is changed. */
const DAY_MS = 86_400_000;
const NOW_MS = 20_000 * DAY_MS;

/** One payout of a day, as both sides have it. */
interface Payout {
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  readonly toldAtMs: number;
  /** How long after it was told the provider's clock says it was created: clocks differ. */
  readonly lagMs: number;
  readonly end: 'paid' | 'failed' | 'reversed' | 'given_up';
}

const payouts = fc.array(
  fc.record<Payout>({
    amountMinor: fc.bigInt({ min: 1n, max: 1_000_000_000n }),
    feeMinor: fc.bigInt({ min: 0n, max: 10_000n }),
    toldAtMs: fc.integer({ min: NOW_MS - 3 * DAY_MS, max: NOW_MS - DAY_MS }),
    lagMs: fc.integer({ min: -5_000, max: 60_000 }),
    end: fc.constantFrom('paid', 'failed', 'reversed', 'given_up'),
  }),
  { minLength: 1, maxLength: 30 },
);

const STATUS = { paid: 'succeeded', failed: 'failed', reversed: 'reversed', given_up: 'failed' } as const;
const RECORD = { paid: 'COMPLETED', failed: 'FAILED', reversed: 'REVERSED', given_up: 'COMPLETED' } as const;

function theirsOf(all: readonly Payout[]): ListedTransfer[] {
  return all.map(({ amountMinor, feeMinor, toldAtMs, lagMs, end }, index) => ({
    reference: `wd_${index}`,
    providerReference: `TRF_${index}`,
    status: STATUS[end],
    amountMinor,
    feeMinor,
    createdAtMs: toldAtMs + lagMs,
  }));
}

function oursOf(all: readonly Payout[]): OurOrder[] {
  return all.map(({ amountMinor, toldAtMs, end }, index) => ({
    reference: `wd_${index}`,
    flowId: `wd_${index}`,
    amountMinor,
    toldAtMs,
    isGivenUp: end === 'given_up',
    status: RECORD[end],
    bookedMinor: end === 'paid' || end === 'given_up' ? amountMinor : 0n,
  }));
}

const compare = (theirs: readonly ListedTransfer[], ours: readonly OurOrder[]) =>
  compareTransfers(theirs, ours, { nowMs: NOW_MS, feeTiers: undefined });

it('finds nothing where the books agree, in whatever order they are, and their sums are equal', () => {
  fc.assert(
    fc.property(payouts, fc.boolean(), (all, isReversed) => {
      const theirs = theirsOf(all);
      const { differences, undecided, unlisted, totals } = compare(
        isReversed ? theirs.toReversed() : theirs,
        oursOf(all),
      );
      expect([differences, undecided, unlisted]).toEqual([[], 0, []]);
      expect(totals.bookedMinor).toBe(totals.paidMinor);
    }),
  );
});

it('names the one payout that was changed, whatever was changed of it, and no other', () => {
  fc.assert(
    fc.property(
      payouts,
      fc.nat(),
      fc.constantFrom('amount', 'status', 'booked', 'record', 'forgotten', 'not asked for'),
      (all, which, change) => {
        const at = which % all.length;
        const isPaid = all[at]?.end === 'paid';
        // What moved no money may be unknown to either side, and have any amount.
        fc.pre(isPaid);
        const reference = `wd_${at}`;
        const theirs = theirsOf(all).flatMap((each, index): ListedTransfer[] => {
          if (index !== at) return [each];
          if (change === 'amount') return [{ ...each, amountMinor: each.amountMinor + 1n }];
          if (change === 'status') return [{ ...each, status: 'failed' }];
          return change === 'forgotten' ? [] : [each];
        });
        const ours = oursOf(all).flatMap((each, index): OurOrder[] => {
          if (index !== at) return [each];
          if (change === 'booked') return [{ ...each, bookedMinor: 0n }];
          if (change === 'record') return [{ ...each, status: 'FAILED', bookedMinor: 0n }];
          return change === 'not asked for' ? [] : [each];
        });
        const { differences, unlisted } = compare(theirs, ours);
        const found = [
          ...differences.map(({ subject }) => subject),
          ...unlisted.map((order) => order.reference),
        ];
        expect(found).toEqual([reference]);
      },
    ),
  );
});

it('never has other sums than the books without naming a difference', () => {
  const mutation = fc.record({
    bookedMinor: fc.bigInt({ min: 0n, max: 1_000_000_000n }),
    status: fc.constantFrom<OurOrder['status']>('PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED'),
    theirStatus: fc.constantFrom<ListedTransfer['status']>(
      'succeeded',
      'failed',
      'pending',
      'reversed',
      'unknown',
    ),
  });
  fc.assert(
    fc.property(payouts, fc.array(mutation, { maxLength: 30 }), (all, mutations) => {
      const ours = oursOf(all).map((each, index) => {
        const { bookedMinor = each.bookedMinor, status = each.status } = mutations[index] ?? {};
        return { ...each, bookedMinor, status };
      });
      const theirs = theirsOf(all).map((each, index) => ({
        ...each,
        status: mutations[index]?.theirStatus ?? each.status,
      }));
      const { differences, undecided, totals } = compare(theirs, ours);
      if (totals.bookedMinor !== totals.paidMinor) expect(differences.length + undecided).toBeGreaterThan(0);
    }),
  );
});
