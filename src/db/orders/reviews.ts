import type { StatementRunner } from '../core/database.ts';
import { statement } from '../core/sql.ts';

/** What is stored of an order that an operator has to look at. */

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
