import type pg from 'pg';
import type { Caller } from './observations.ts';
import type { Account, LedgerEntry } from './wallets.ts';

/** An entry with the wallet that it belongs to. */
export interface WalletEntry extends Caller, LedgerEntry {
  readonly asset: 'NGN' | 'USDT';
}

// The id of the transaction that wrote a row stays readable: entries are never changed.
const ENTRIES = `
  select account.business_id, account.environment, account.asset, account.kind, entry.sequence::int,
      entry.balance_after_minor::text as balance, transfer.reference, entry.xmin::text as transaction,
      extract(epoch from transfer.created_at)::float8 * 1000 as at_ms
    from ledger.entries entry
    join ledger.accounts account on account.id = entry.account_id
    join ledger.transfers transfer on transfer.id = entry.transfer_id
    where account.business_id is not null
    order by account.id, entry.sequence`;

/** Reads every entry of the merchants' wallets, by SQL of its own. What is owed is above zero. */
export async function readWalletEntries(pool: pg.Pool | pg.Client): Promise<readonly WalletEntry[]> {
  const { rows } = await pool.query(ENTRIES);
  return rows.map((row) => {
    const balanceMinor = BigInt(row.balance);
    return {
      businessId: row.business_id,
      environment: row.environment,
      asset: row.asset,
      account: row.kind as Account,
      sequence: row.sequence,
      balanceMinor: row.kind === 'debt' ? -balanceMinor : balanceMinor,
      reference: row.reference,
      transaction: row.transaction,
      atMs: row.at_ms,
    };
  });
}
