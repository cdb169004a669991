import type { ItemizedFee } from '../../domain/ledger/charges.ts';
import type { Id, Kobo } from '../../domain/money.ts';
import type { WithdrawalRecord } from '../../domain/orders/withdrawal.ts';
import { pick } from '../core/sql.ts';
import type { LedgerDatabase } from '../ledger/ledgerStore.ts';
import { ACCOUNT_COLUMNS, type SavedAccount } from '../merchants/businesses.ts';
import { type Acceptance, type Accepted, acceptTransaction, type NewOrder } from './orders.ts';
import { orderLoader } from './transactions.ts';

/** A withdrawal about to be accepted. Amounts in kobo. */
export interface NewWithdrawal extends NewOrder, ItemizedFee {
  readonly withdrawalId: Id<'wd'>;
  readonly amountMinor: Kobo;
  readonly account: SavedAccount;
  /** Whether it is made by itself, as its merchant set up. */
  readonly isAutomatic?: boolean;
}

/** Accepts a withdrawal: see acceptTransaction. */
export function acceptWithdrawal(
  books: LedgerDatabase,
  { account, isAutomatic = false, ...withdrawal }: NewWithdrawal,
  acceptance: Acceptance,
): Promise<Accepted> {
  const order = {
    ...withdrawal,
    channel: 'bank_transfer',
    customer: account.accountName,
    description: `${isAutomatic ? 'Automatic payout' : 'Withdrawal'} to ${account.bankName}`,
  };
  const details = { ...pick(account, ACCOUNT_COLUMNS), isAutomatic };
  return acceptTransaction(books, { kind: 'withdrawal', order, details }, acceptance);
}

/** A withdrawal's record, or undefined when there is none of that id. */
export const loadWithdrawal = orderLoader<WithdrawalRecord>('withdrawal');
