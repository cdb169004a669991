import type { Logger } from 'pino';
import { KINDS, type Kind } from '../../contract/kinds.ts';
import type { Database, StatementRunner } from '../../db/core/database.ts';
import type { OutboxRow } from '../../db/core/outbox.ts';
import type { LedgerStore } from '../../db/ledger/ledgerStore.ts';
import { lockOrder, type Order } from '../../db/orders/orders.ts';
import { invariant } from '../../domain/errors.ts';
import type { Owner } from '../../domain/money.ts';
import type { OrderStatus } from '../../domain/orderStatus.ts';
import { type AttemptFacts, decideOrder, type Outcome, type Step } from '../../domain/orders/decideOrder.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { OrderPort } from './port.ts';

/** What the steps of orders share: what they work with, what they are given, and what they return. */

/** What the steps work with. */
export interface OrderEngine {
  /** What each kind of order of the queue is to the engine. */
  // biome-ignore lint/suspicious/noExplicitAny: each port reads and uses the records of its own kind alone.
  readonly ports: Readonly<Partial<Record<Kind, OrderPort<any>>>>;
  readonly database: Database;
  readonly ledger: LedgerStore;
  /** Dispatches outbox messages now instead of at the relay's next round; never throws. */
  readonly dispatch: (rows: readonly OutboxRow[]) => void;
  readonly logger?: Pick<Logger, 'info'>;
  readonly metrics?: Pick<Metrics, 'flowsEnded' | 'flowsNeedingAttention' | 'providerBlocked'>;
  /** Marks places where tests stop the process; does nothing in a real one. */
  readonly faultPoint?: ((name: string) => Promise<void>) | undefined;
}

/** What every step is given. Ids only: histories hold no personal data. */
export interface StepInput {
  readonly orderId: string;
  /** The workflow's clock, ms since 1970: the `now` of every decision. */
  readonly nowMs: number;
}

/** Makes a clock that begins at the workflow's `now` and runs on: what a provider answers later is answered later. */
export function clockFrom({ nowMs }: Pick<StepInput, 'nowMs'>): () => number {
  const startedAtMs = performance.now();
  return () => nowMs + Math.round(performance.now() - startedAtMs);
}

/** Where an order stands after a step. It travels in the workflow's history: no personal data. */
export interface Progress<Status, NextStep> {
  readonly status: Status;
  /** What is next. */
  readonly step: NextStep;
  /** Why it needs an operator. */
  readonly review: string | undefined;
  /** The current attempt, for people who read the workflow. */
  readonly attempt:
    | {
        readonly provider: string;
        readonly outcome: Outcome | undefined;
        readonly reason: string | undefined;
        readonly checks: number;
      }
    | undefined;
  /** The operator's decision that waits, or that settled the order. */
  readonly decision: { readonly id: string; readonly operator: string; readonly reason: string } | undefined;
}

export type OrderProgress = Progress<OrderStatus, Step>;

/** Where an order stands, and what is next. */
export function progressOf(order: Order, nowMs: number): OrderProgress {
  return { status: order.status, step: decideOrder(order, nowMs), ...shownFacts(order) };
}

/** The facts that the workflow shows to operators. */
export function shownFacts({
  attempts,
  reviewReason,
  decision,
}: {
  readonly attempts: readonly AttemptFacts[];
  readonly reviewReason: string | undefined;
  readonly decision: NonNullable<OrderProgress['decision']> | undefined;
}): Omit<OrderProgress, 'status' | 'step'> {
  const attempt = attempts.at(-1);
  return {
    review: reviewReason,
    attempt: attempt && {
      provider: attempt.provider,
      outcome: attempt.outcome,
      reason: attempt.reason,
      checks: attempt.checks,
    },
    decision: decision && { id: decision.id, operator: decision.operator, reason: decision.reason },
  };
}

/** What a kind is to the engine. */
export function portOf({ ports }: OrderEngine, kind: Kind) {
  const port = ports[kind];
  invariant(port, `A ${KINDS[kind].noun} is not carried out on this queue.`);
  return port;
}

/** The record of an order, whose terms never change. */
export async function recordOf(
  engine: OrderEngine,
  { kind, id }: Order,
  runner: StatementRunner = engine.database,
): Promise<Owner> {
  const record = await portOf(engine, kind).load(runner, id);
  invariant(record, `Order ${id} has no record.`);
  return record;
}

/**
 * Does a step in one transaction: locks the order, reads its facts, decides again, and acts only if that is still the step.
 *
 * @param act returns the order as it stands then.
 */
export function inOneTransaction<Name extends Step['do']>(
  { database }: OrderEngine,
  { orderId, nowMs }: StepInput,
  {
    step: name,
    act,
  }: {
    readonly step: Name;
    readonly act: (
      runner: StatementRunner,
      order: Order,
      step: Extract<Step, { readonly do: Name }>,
    ) => Promise<Order>;
  },
): Promise<OrderProgress> {
  return database.transaction(async (runner) => {
    const order = await lockOrder(runner, orderId);
    const step = decideOrder(order, nowMs);
    if (!isStep(step, name)) return progressOf(order, nowMs);
    return progressOf(await act(runner, order, step), nowMs);
  });
}

function isStep<Name extends Step['do']>(
  step: Step,
  name: Name,
): step is Extract<Step, { readonly do: Name }> {
  return step.do === name;
}
