import type { Environment } from '../domain/money.ts';
import type { FlowStatus } from '../domain/providerFlow.ts';
import type { Database, Statement } from './database.ts';

/** A transaction that a human must look into. Amount in kobo. */
export interface TransactionNeedingAttention {
  readonly id: string;
  readonly businessId: string;
  readonly businessName: string;
  readonly environment: Environment;
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

const listStatement = (flow: keyof typeof DETAILS): Statement => ({
  name: `transactionAttention.list.${flow}`,
  text: `select record.id, record.business_id, business.name, record.environment, record.channel,
      record.amount_minor, record.status, record.created_at, details.attention_reason
    from ${DETAILS[flow]} details
    join transactions record on record.id = details.transaction_id
    join businesses business on business.id = record.business_id
    where details.attention_reason is not null
    order by record.created_at, record.id`,
});
const LIST = { withdrawal: listStatement('withdrawal'), bill: listStatement('bill') };

/** The transactions of one flow that need a human, the oldest first. */
export async function listTransactionsNeedingAttention(
  database: Database,
  flow: keyof typeof DETAILS,
): Promise<readonly TransactionNeedingAttention[]> {
  const rows = await database.run<{
    id: string;
    business_id: string;
    name: string;
    environment: Environment;
    channel: string;
    amount_minor: string;
    status: FlowStatus;
    created_at: Date;
    attention_reason: string;
  }>(LIST[flow], []);
  return rows.map((row) => ({
    id: row.id,
    businessId: row.business_id,
    businessName: row.name,
    environment: row.environment,
    channel: row.channel,
    amountMinor: BigInt(row.amount_minor),
    status: row.status,
    requestedAt: row.created_at.toISOString(),
    reason: row.attention_reason,
  }));
}
