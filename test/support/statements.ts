import { expect } from '@jest/globals';
import type { Database } from '../../src/db/core/database.ts';
import { rawSql, statement } from '../../src/db/core/sql.ts';
import {
  readPeriod,
  readStatement,
  type StatementEntry,
  type Wallet,
} from '../../src/db/ledger/statement.ts';

/** The newest: some tests open merchants by the hundred. */
const MAX_WALLETS = 20;

interface UsedWallet extends Wallet {
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
  readonly debtMinor: bigint;
}

/** Reads a whole statement, a page of seven at a time. */
export async function readWholeStatement(
  database: Database,
  wallet: Wallet,
  within: Parameters<typeof readPeriod>[2] = {},
) {
  const period = await readPeriod(database, wallet, within);
  const entries: StatementEntry[] = [];
  let page = await readStatement(database, wallet, { period, limit: 7 });
  const { opening, closing, openingDebtMinor, closingDebtMinor } = page;
  entries.push(...page.entries);
  while (page.next) {
    page = await readStatement(database, wallet, { period, after: page.next, limit: 7 });
    entries.push(...page.entries);
  }
  return { period, opening, closing, openingDebtMinor, closingDebtMinor, entries };
}

/**
 * Fails unless the statement of every wallet adds up: from nothing, each movement leads to the balances that it names, and
 * the last ones are those of the ledger.
 *
 * @param options.demandsRecords whether each movement must name a record that there is.
 */
export async function expectStatementsToAddUp(
  database: Database,
  { demandsRecords }: { readonly demandsRecords: boolean },
): Promise<void> {
  const wallets = await database.run(
    statement<UsedWallet>('test.wallets')`
      select available.business_id, available.environment, available.asset,
          available.balance_minor as available_minor, held.balance_minor as held_minor,
          coalesce((select -balance_minor from ledger.accounts debt
            where (debt.business_id, debt.environment, debt.asset, debt.kind)
              = (available.business_id, available.environment, available.asset, 'debt')), 0) as debt_minor
        from ledger.accounts available join ledger.accounts held using (business_id, environment, asset)
        where available.kind = 'available' and held.kind = 'held' and available.last_sequence + held.last_sequence > 0
        order by available.id desc limit ${rawSql(String(MAX_WALLETS))}`,
  );
  for (const wallet of wallets) {
    const { opening, closing, entries, ...debts } = await readWholeStatement(database, wallet);
    expect(opening).toEqual({ availableMinor: 0n, heldMinor: 0n });
    expect(closing).toEqual({ availableMinor: wallet.availableMinor, heldMinor: wallet.heldMinor });
    expect(debts).toMatchObject({ openingDebtMinor: 0n, closingDebtMinor: wallet.debtMinor });
    let debtMinor = 0n;
    for (const entry of entries) {
      debtMinor += entry.debtAmountMinor;
      expect([entry.reference, entry.debtMinor]).toEqual([entry.reference, debtMinor]);
    }
    expect(debtMinor).toBe(wallet.debtMinor);
    expectRunningBalances(opening, entries);
    const { balanceMinor = 0n, heldBalanceMinor = 0n } = entries.at(-1) ?? {};
    expect([balanceMinor, heldBalanceMinor]).toEqual([wallet.availableMinor, wallet.heldMinor]);
    if (demandsRecords) {
      const unknown = entries.filter(
        ({ recordId, description, kind }) =>
          description === undefined && !(kind.startsWith('usdt_sale_') || recordId.startsWith('cp_')),
      );
      expect(unknown).toEqual([]);
    }
  }
}

/** Fails unless each movement leads from the balances before it to those that it names. */
export function expectRunningBalances(
  { availableMinor, heldMinor }: { readonly availableMinor: bigint; readonly heldMinor: bigint },
  entries: readonly Pick<
    StatementEntry,
    'amountMinor' | 'heldAmountMinor' | 'balanceMinor' | 'heldBalanceMinor' | 'reference'
  >[],
): void {
  let [available, held] = [availableMinor, heldMinor];
  for (const entry of entries) {
    available += entry.amountMinor;
    held += entry.heldAmountMinor;
    expect([entry.reference, entry.balanceMinor, entry.heldBalanceMinor]).toEqual([
      entry.reference,
      available,
      held,
    ]);
  }
}
