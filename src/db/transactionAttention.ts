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

/** The flows whose record is a transaction, and what is read and written of those that need a human. */
const STATEMENTS = {
  withdrawal: statementsFor('withdrawal', 'withdrawals'),
  bill: statementsFor('bill', 'bill_purchases'),
};
export type TransactionFlow = keyof typeof STATEMENTS;

function statementsFor(
  flow: string,
  detailsTable: string,
): { readonly list: Statement; readonly dismiss: Statement } {
  return {
    list: {
      name: `transactionAttention.list.${flow}`,
      text: `select record.id, record.business_id, business.name, record.environment, record.channel,
          record.amount_minor, record.status, record.created_at, details.attention_reason
        from ${detailsTable} details
        join transactions record on record.id = details.transaction_id
        join businesses business on business.id = record.business_id
        where details.attention_reason is not null
        order by record.created_at, record.id`,
    },
    dismiss: {
      name: `transactionAttention.dismiss.${flow}`,
      text: `with dismissed as (
          update ${detailsTable} details set attention_reason = null from transactions record
            where details.transaction_id = $1 and record.id = $1 and record.status <> 'PROCESSING'
              and details.attention_reason is not null
            returning record.id, record.status)
        insert into audit_log (actor, action, subject, details)
          select $2, '${flow}.dismiss_attention', id, jsonb_build_object('status', status, 'reason', $3::text)
            from dismissed returning subject`,
    },
  };
}

/** The transactions of one flow that need a human, the oldest first. */
export async function listTransactionsNeedingAttention(
  database: Database,
  flow: TransactionFlow,
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
  }>(STATEMENTS[flow].list, []);
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

/**
 * Takes a transaction that has ended off the list, by a human's decision, which is logged: whatever the provider's
 * contradiction cost was settled outside. Returns false when there is no such transaction on the list.
 */
export async function dismissTransactionAttention(
  database: Database,
  flow: TransactionFlow,
  id: string,
  decision: { readonly operator: string; readonly reason: string },
): Promise<boolean> {
  return (
    (await database.run(STATEMENTS[flow].dismiss, [id, decision.operator, decision.reason])).length === 1
  );
}
