import { KINDS, type Kind } from '../../contract/kinds.ts';
import type { OrderStatus } from '../../domain/orderStatus.ts';
import type { OperatorDecision } from '../../domain/orders/decideOrder.ts';
import { auditSql } from '../core/auditLog.ts';
import type { StatementRunner } from '../core/database.ts';
import { proofSql } from '../core/operatorRequests.ts';
import { rawSql, type Sql, sql, statement } from '../core/sql.ts';

/** What is stored of an order that an operator has to look at. */

/** An operator's decision as it is stored. */
export interface StoredDecision extends OperatorDecision {
  readonly operator: string;
  /** Why, for the audit log. */
  readonly reason: string;
}

/** Stores why a locked order needs review; the first reason stays. */
export async function flagOrder(runner: StatementRunner, id: string, reason: string): Promise<void> {
  await runner.run(
    statement('orders.flag')`
      update orders set review_reason = ${reason} where id = ${id} and review_reason is null`,
  );
}

/**
 * Stores that a provider which was passed over may have carried an order out as well. The end of the order does not
 * answer that, so this reason replaces the one of an open order, and stays until an operator dismisses it.
 */
export async function flagPaidTwice(runner: StatementRunner, id: string, reason: string): Promise<void> {
  await runner.run(
    statement('orders.flagPaidTwice')`update orders set review_reason = ${reason}, review_outlives_end = true
      where id = ${id} and not review_outlives_end`,
  );
}

/** Removes an operator's decision that was refused from a locked order. */
export async function clearDecision(runner: StatementRunner, id: string, decisionId: string): Promise<void> {
  await runner.run(
    statement('orders.clearDecision')`update orders set decision_id = null, decision_outcome = null,
        decision_operator = null, decision_reason = null, decision_overrides = false
      where id = ${id} and decision_id = ${decisionId}`,
  );
}

/** A CTE that adds the operator's decision by which an order is settled to the audit log, after a CTE `settled`. */
export function auditedDecisionSql(
  order: { readonly id: string; readonly kind: Kind; readonly status: OrderStatus },
  decision: StoredDecision,
  to: OrderStatus,
): Sql {
  const details = {
    reason: decision.reason,
    ...(decision.overridesUnreachable && { overridesUnreachable: true }),
    from: order.status,
    to,
  };
  const ofRecord = (column: string) =>
    sql`(select ${rawSql(column)} from ${rawSql(KINDS[order.kind].record.table)} record where record.id = settled.id)`;
  const record = {
    actor: decision.operator,
    action: `${order.kind}.resolve`,
    subject: sql`id`,
    details: sql`${details}::jsonb || ${proofSql(decision, order.id)}`,
    businessId: ofRecord('business_id'),
    environment: ofRecord('environment'),
    before: { status: order.status },
    after: { status: to },
  };
  return sql`audited as (${auditSql(record, sql`from settled`)}),`;
}
