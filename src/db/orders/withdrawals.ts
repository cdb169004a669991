import type { Id, Kobo } from '../../domain/money.ts';
import type { SettlementAccount } from '../../domain/orders/record.ts';
import type { WithdrawalRecord } from '../../domain/orders/withdrawal.ts';
import type { StatementRunner } from '../core/database.ts';
import { pick, statement } from '../core/sql.ts';
import type { LedgerDatabase } from '../ledger/ledgerStore.ts';
import { ACCOUNT_COLUMNS } from '../merchants/businesses.ts';
import { type Acceptance, type Accepted, acceptTransaction, type NewOrder } from './orders.ts';

/** A withdrawal about to be accepted. Amounts in kobo. */
export interface NewWithdrawal extends NewOrder {
  readonly withdrawalId: Id<'wd'>;
  readonly amountMinor: Kobo;
  readonly feeMinor: Kobo;
  readonly account: SettlementAccount;
}

/** Accepts a withdrawal: see acceptTransaction. */
export function acceptWithdrawal(
  books: LedgerDatabase,
  { account, ...withdrawal }: NewWithdrawal,
  acceptance: Acceptance,
): Promise<Accepted> {
  const order = {
    ...withdrawal,
    channel: 'bank_transfer',
    customer: account.accountName,
    description: `Withdrawal to ${account.bankName}`,
  };
  const details = pick(account, ACCOUNT_COLUMNS);
  return acceptTransaction(books, { kind: 'withdrawal', order, details }, acceptance);
}

/** A withdrawal's record, or undefined when there is none of that id. */
export function loadWithdrawal(
  database: StatementRunner,
  withdrawalId: Id<'wd'>,
): Promise<WithdrawalRecord | undefined> {
  return database.first(
    statement<WithdrawalRecord>('withdrawals.load')`
      select t.id as withdrawal_id, t.business_id, t.environment, t.status, t.amount_minor, t.fee_minor,
          t.merchant_reference, t.metadata, t.created_at, w.account_number, w.bank_code, w.bank_name, w.account_name,
          w.verified_with, w.nip_code, o.provider, o.review_reason, o.failure_reason
        from transactions t join withdrawals w on w.transaction_id = t.id join orders o on o.id = t.id
        where t.id = ${withdrawalId}`,
  );
}
