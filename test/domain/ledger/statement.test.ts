import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { joinEntries, type WalletEntry } from '../../../src/domain/ledger/statement.ts';
import { expectRunningBalances } from '../../support/statements.ts';

/** What a transfer does to a wallet, as the ledger's transfers do: single, reserve, post, void and reversal, and debts. */
type Change = readonly [available: bigint, held: bigint, kind: string];

const amount = fc.bigInt({ min: 1n, max: 1_000n });
/** What one decision does: one transfer, or the two that release a part of a hold. */
const changes: fc.Arbitrary<readonly Change[]> = fc.oneof(
  amount.map((minor): readonly Change[] => [[minor, 0n, 'payment']]),
  amount.map((minor): readonly Change[] => [[-minor, minor, 'withdrawal_reserve']]),
  amount.map((minor): readonly Change[] => [[0n, -minor, 'withdrawal_post']]),
  amount.map((minor): readonly Change[] => [[minor, -minor, 'withdrawal_void']]),
  amount.map((minor): readonly Change[] => [[-minor, minor, 'wallet_hold_reserve']]),
  fc.tuple(amount, amount).map(([released, rest]): readonly Change[] => [
    [released + rest, -(released + rest), 'wallet_hold_void'],
    [-rest, rest, 'wallet_hold_reserve'],
  ]),
  amount.map((minor): readonly Change[] => [[minor, 0n, 'debt_incurred']]),
  amount.map((minor): readonly Change[] => [[-minor, 0n, 'debt_repayment']]),
);

/**
 * The transfers of a wallet in the order in which they took effect, with ids in an order of their own: a transfer has its
 * id before it waits for the accounts.
 */
const history = fc
  .array(changes, { maxLength: 40 })
  .map((decisions) => decisions.flat())
  .chain((transfers) =>
    fc.tuple(
      fc.constant(transfers),
      fc.shuffledSubarray(
        transfers.map((_, index) => index),
        { minLength: transfers.length },
      ),
    ),
  )
  .map(([transfers, ids]) => transfers.map((each, index) => ({ change: each, id: BigInt(ids[index] ?? 0) })));

/** The entries of both accounts. They begin with what was there before, under the sequences up to that. */
function entriesOf(transfers: readonly { readonly change: Change; readonly id: bigint }[], before: bigint) {
  const accounts = { available: [] as WalletEntry[], held: [] as WalletEntry[] };
  for (const account of ['available', 'held'] as const) {
    let balanceMinor = before;
    for (const { change: changed, id } of transfers) {
      const amountMinor = account === 'available' ? changed[0] : changed[1];
      if (amountMinor === 0n) continue;
      balanceMinor += amountMinor;
      accounts[account].push({
        sequence: BigInt(accounts[account].length + 1) + before,
        transferId: id,
        reference: `transfer ${id}`,
        kind: changed[2],
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
            kind.startsWith('debt_') ? [minor] : [],
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

  it.each([
    { ids: [1, 2], told: ['transfer 1', 'transfer 2'] },
    { ids: [2, 1], told: ['transfer 1', 'transfer 2'] },
  ])('are told as they were begun where two meet in neither account: $ids', ({ ids, told }) => {
    const transfers = ids.map((id, index) => ({
      id: BigInt(id),
      change: (index === 0 ? [5n, 0n, 'payment'] : [0n, 5n, 'wallet_hold_reserve']) as Change,
    }));
    const start = { place: { available: 0n, held: 0n }, balances: { availableMinor: 0n, heldMinor: 0n } };
    const { movements } = joinEntries(entriesOf(transfers, 0n), start, 10);
    expect(movements.map(({ reference }) => reference)).toEqual(told);
  });
});
