import type pg from 'pg';
import type { Environment } from './orders.ts';
import type { FlowKind } from './workflowIds.ts';

/** Something of the service that is not over. */
export interface OpenItem {
  /**
   * `reversal`: a completed record whose provider has taken it back. `arrival`: a deposit that is not recorded.
   * `orphan`: a flow that waits, and has no open workflow. `unsold`: a settled session that is still to be sold.
   */
  readonly kind: FlowKind | 'reversal' | 'arrival' | 'promise' | 'orphan' | 'unsold';
  readonly id: string;
  readonly environment: Environment;
  readonly businessId: string;
  /** The merchant's own, where the record has one. */
  readonly reference: string;
  readonly status: string;
  /** Why a human is called, when one is. */
  readonly attention: string | undefined;
  /** Of an order, in minor units of its asset. */
  readonly amountMinor: bigint | undefined;
}

/** An item that is a workflow and has no record of its own here. */
export function orphanOf(workflowId: string): OpenItem {
  return {
    kind: 'orphan',
    id: workflowId,
    environment: 'test',
    businessId: '',
    reference: '',
    status: 'no open workflow',
    attention: undefined,
    amountMinor: undefined,
  };
}

// An UNDERPAID session waits for the merchant. One that awaits its customer is not open as long as it has not expired, and
// no deposit is noted that its workflow has still to hear of.
const OPEN_ITEMS = `
  select record.flow as kind, record.id, record.environment, record.business_id, record.status,
      record.merchant_reference as reference, orders.review_reason as attention,
      record.amount_minor::text as amount
    from transactions record left join orders on orders.id = record.id
    where record.status = 'PROCESSING'
  union all
  select 'sale', sale.id, sale.environment, sale.business_id, sale.status, sale.merchant_reference, orders.review_reason,
      sale.amount_minor::text
    from usdt_sales sale left join orders on orders.id = sale.id where sale.status = 'PROCESSING'
  union all
  select 'session', id, environment, business_id, status, merchant_reference, review_reason, null
    from crypto_payments
    where status in ('PENDING_CONFIRMATION', 'SWEEP_PENDING', 'OVERPAID', 'UNDERPAID', 'MANUAL_REVIEW')
      or (status = 'AWAITING_DEPOSIT' and expires_at < now())
      or (status in ('AWAITING_DEPOSIT', 'EXPIRED')
        and id in (select payment_id from chain_deposits where status = 'RECEIVED'))
  union all
  select 'sweep', sweep.id, sweep.environment, payment.business_id, sweep.status, '', sweep.attention_reason, null
    from crypto_sweeps sweep join crypto_payments payment on payment.id = sweep.payment_id
    where sweep.status = 'PENDING'
  union all
  select 'webhook', id, environment, business_id, status, '', null, null from webhook_deliveries
    where status = 'PENDING' or (status not in ('DELIVERED', 'NO_ADDRESS') and environment = 'test')
  union all
  select 'reversal', record.id, record.environment, record.business_id, record.status, '', null, null
    from transactions record left join bill_purchases bill on bill.transaction_id = record.id
    where record.status = 'COMPLETED' and record.flow in ('withdrawal', 'bill')
      and ((record.environment = 'test' and record.amount_minor % 100 = 4)
        or (record.environment = 'prod' and (record.id = any($1) or bill.account = any($1))))
  union all
  select 'reversal', id, environment, business_id, status, '', null, null from usdt_sales
    where status = 'COMPLETED' and bank_code <> 'wallet'
      and ((environment = 'test' and amount_minor / 10000 % 100 = 4) or (environment = 'prod' and id = any($1)))
  union all
  select 'arrival', moved.tx_id, payment.environment, payment.business_id, moved.outcome, '', null, null
    from simulated_chain_transactions moved join crypto_payments payment on payment.deposit_address = moved.to_address
    where moved.kind = 'deposit' and not exists (select from chain_deposits where tx_id = moved.tx_id)
  union all
  select 'promise', workflow_id, 'test', '', 'waiting', '', null, null from outbox
  union all
  select 'unsold', payment_id, environment, business_id, status, '', null, null from session_sales
    where status = 'PENDING'`;

/**
 * Reads what is not over yet.
 *
 * @param returned what providers have taken back after paying it: references, and phones of bills.
 */
export async function readOpenItems(
  pool: pg.Pool,
  returned: readonly string[],
): Promise<readonly OpenItem[]> {
  const { rows } = await pool.query(OPEN_ITEMS, [returned]);
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    environment: row.environment,
    businessId: row.business_id,
    reference: row.reference ?? '',
    status: row.status,
    attention: row.attention ?? undefined,
    amountMinor: row.amount == null ? undefined : BigInt(row.amount),
  }));
}
