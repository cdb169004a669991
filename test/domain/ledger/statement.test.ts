import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { joinEntries, type WalletEntry } from '../../../src/domain/ledger/statement.ts';
import { expectRunningBalances } from '../../support/statements.ts';

/** What a transfer does to a wallet, as the ledger's transfers do: single, reserve, post, void and reversal, and debts. */
type Change = readonly [available: bigint, held: bigint, kind?: 'debt_incurred' | 'debt_repayment'];

const amount = fc.bigInt({ min: 1n, max: 1_000n });
const change: fc.Arbitrary<Change> = fc.oneof(
  amount.map((minor): Change => [minor, 0n]),
  amount.map((minor): Change => [-minor, minor]),
  amount.map((minor): Change => [0n, -minor]),
  amount.map((minor): Change => [minor, -minor]),
  amount.map((minor): Change => [minor, 0n, 'debt_incurred']),
  amount.map((minor): Change => [-minor, 0n, 'debt_repayment']),
);

/**
 * The transfers of a wallet in the order in which they took effect, with ids in an order of their own: a transfer has its
 * id before it waits for the accounts.
 */
const history = fc
  .array(change, { maxLength: 40 })
  .chain((changes) =>
    fc.tuple(
      fc.constant(changes),
      fc.shuffledSubarray(
        changes.map((_, index) => index),
        { minLength: changes.length },
      ),
    ),
  )
  .map(([changes, ids]) => changes.map((each, index) => ({ change: each, id: BigInt(ids[index] ?? 0) })));

/** The entries of both accounts. They begin with what was there before, under the sequences up to that. */
function entriesOf(transfers: readonly { readonly change: Change; readonly id: bigint }[], before: bigint) {
  const accounts = { available: [] as WalletEntry[], held: [] as WalletEntry[] };
  for (const [index, account] of (['available', 'held'] as const).entries()) {
    let balanceMinor = before;
    for (const { change: changed, id } of transfers) {
      const amountMinor = index === 0 ? changed[0] : changed[1];
      if (amountMinor === 0n) continue;
      balanceMinor += amountMinor;
      accounts[account].push({
        sequence: BigInt(accounts[account].length + 1) + before,
        transferId: id,
        reference: `transfer ${id}`,
        kind: changed[2] ?? 'payment',
        createdAt: '2026-11-01T00:00:00.000Z',
        amountMinor,
        balanceMinor,
        isOfBoth: changed[0] !== 0n && changed[1] !== 0n,
      });
    }
  }
  return accounts;
}

describe('the movements of a wallet', () => {
  it('add up to its balances, once each and in the order of both accounts, whatever the pages', () => {
    fc.assert(
      fc.property(
        history,
        fc.integer({ min: 1, max: 9 }),
        fc.bigInt({ min: 0n, max: 50n }),
        (transfers, limit, before) => {
          const { available, held } = entriesOf(transfers, before);
          const opening = { availableMinor: before, heldMinor: before };
          const following = (entries: readonly WalletEntry[], sequence: bigint) =>
            entries.filter((entry) => entry.sequence > sequence).slice(0, limit + 1);

          const told: string[] = [];
          let debtMinor = 0n;
          let place = { available: before, held: before };
          let balances = opening;
          for (let hasMore = true; hasMore; ) {
            const given = {
              available: following(available, place.available),
              held: following(held, place.held),
            };
            const page = joinEntries(given, { place, balances }, limit);
            expectRunningBalances(balances, page.movements);
            const last = page.movements.at(-1);
            if (last) balances = { availableMinor: last.balanceMinor, heldMinor: last.heldBalanceMinor };
            for (const { debtAmountMinor } of page.movements) debtMinor += debtAmountMinor;
            told.push(...page.movements.map(({ reference }) => reference));
            ({ place, hasMore } = page);
            if (hasMore) expect(page.movements).toHaveLength(limit);
          }

          const owed = transfers.flatMap(({ change: [minor, , kind] }) =>
            kind === undefined ? [] : [minor],
          );
          expect(debtMinor).toBe(owed.reduce((sum, minor) => sum + minor, 0n));
          expect([...told].sort()).toEqual(transfers.map(({ id }) => `transfer ${id}`).sort());
          for (const entries of [available, held]) {
            const inOrder = entries.map(({ reference }) => reference);
            expect(told.filter((reference) => inOrder.includes(reference))).toEqual(inOrder);
          }
          expect(balances).toEqual({
            availableMinor: available.at(-1)?.balanceMinor ?? before,
            heldMinor: held.at(-1)?.balanceMinor ?? before,
          });
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
