import type { Kind } from '../../contract/kinds.ts';
import { PROVIDER_UPDATE } from '../../contract/messages.ts';
import { orderInput, orderStart, type WorkflowStart } from '../../contract/starts.ts';
import type { Owner } from '../../domain/money.ts';
import type { OrderStatus } from '../../domain/orderStatus.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { type OutboxRow, outboxSql } from '../core/outbox.ts';
import { sql, statement } from '../core/sql.ts';
import { selectWhere } from '../core/tables.ts';
import type { Order } from './orders.ts';
import type { StoredDecision } from './reviews.ts';

/** What reaches an order from outside: requests of operators, and updates of its provider. Each is counted as unread. */

/** What an operator asks of an order. */
export interface OperatorRequest {
  readonly decision?: StoredDecision | undefined;
  readonly isRetry?: boolean | undefined;
  readonly isCancellation?: boolean | undefined;
}

/** Stores what an operator asks of an open order, as an unread update. The first decision stays. */
export async function recordOperatorRequest(
  runner: StatementRunner,
  order: Order,
  { decision, isCancellation = false }: OperatorRequest,
): Promise<void> {
  if (order.status !== 'PROCESSING' || (decision && order.decision)) return;
  await runner.run(
    statement('orders.recordRequest')`update orders set updates_received = updates_received + 1,
        is_cancellation_requested = is_cancellation_requested or ${isCancellation},
        decision_id = coalesce(${decision?.id}, decision_id),
        decision_outcome = coalesce(${decision?.outcome}, decision_outcome),
        decision_operator = coalesce(${decision?.operator}, decision_operator),
        decision_reason = coalesce(${decision?.reason}, decision_reason),
        decision_overrides = coalesce(${decision?.overridesUnreachable}, decision_overrides)
      where id = ${order.id}`,
  );
}

/** Whose order it is, what it is, and how it stands. */
export interface OrderHead extends Owner {
  readonly id: string;
  readonly kind: Kind;
  readonly status: OrderStatus;
  /** What was ordered, and for how much, as its workflow says it. */
  readonly summary: string;
}

/** The workflow of an order that may have run before. It says what was ordered, and starts with the status of the order. */
export function orderRestart({
  kind,
  id,
  businessId,
  environment,
  status,
  summary,
}: OrderHead): WorkflowStart {
  const start = orderStart(kind, { ...orderInput(kind, id, environment), businessId });
  return { ...start, summary, flowStatus: status };
}

/**
 * Counts a provider's update of an order, and stores the outbox message that wakes its workflow, or starts it again after
 * the end, in one statement. A reversed order has nothing left to learn.
 *
 * @returns the message; undefined when there is no such order, or it was reversed.
 */
export async function recordProviderUpdate(
  database: Database,
  order: OrderHead,
): Promise<OutboxRow | undefined> {
  const start = { ...orderRestart(order), signal: PROVIDER_UPDATE };
  const row = await database.first(
    statement<{ id: string }>('orders.recordUpdate')`with updated as (
        update orders set updates_received = updates_received + 1,
            next_check_at = case when status = 'PROCESSING' then next_check_at else now() end
          where id = ${order.id} and status <> 'REVERSED' returning id)
      ${outboxSql(start, sql`from updated`)}`,
  );
  return row && { id: row.id, start };
}

/** Finds what an order is and how it stands; undefined when there is none of that id. */
export function findOrderHead(database: Database, id: string): Promise<OrderHead | undefined> {
  return database.first(
    selectWhere('orders', { id }).select(['id', 'kind', 'businessId', 'environment', 'status', 'summary']),
  );
}
