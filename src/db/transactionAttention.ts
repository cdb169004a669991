import type { Owner } from '../domain/money.ts';
import type { FlowStatus } from '../domain/providerFlow.ts';
import type { Database } from './database.ts';
import { rawSql, statement } from './sql.ts';

/** A transaction that a human must look into. Amount in kobo. */
export interface TransactionNeedingAttention extends Owner {
  readonly id: string;
  readonly businessName: string;
  /** `bank_transfer`, or the kind of a bill. */
  readonly channel: string;
  readonly amountMinor: bigint;
  /** PROCESSING: its outcome must be found out. Ended: the provider contradicts how it ended. */
  readonly status: FlowStatus;
  /** When it was requested, ISO 8601. */
  readonly requestedAt: string;
  readonly reason: string;
}

/** The flows whose record is a transaction of the wallet, by their table of details. */
const DETAILS = { withdrawal: 'withdrawals', bill: 'bill_purchases' } as const;

/** The transactions of one flow that need a human, the oldest first. */
export function listTransactionsNeedingAttention(
  database: Database,
  flow: keyof typeof DETAILS,
): Promise<readonly TransactionNeedingAttention[]> {
  return database.run(
    statement<TransactionNeedingAttention>(`transactionAttention.list.${flow}`)`
      select record.id, record.business_id, business.name as business_name, record.environment, record.channel,
          record.amount_minor, record.status, record.created_at as requested_at, details.attention_reason as reason
        from ${rawSql(DETAILS[flow])} details
        join transactions record on record.id = details.transaction_id
        join businesses business on business.id = record.business_id
        where details.attention_reason is not null
        order by record.created_at, record.id`,
  );
}
