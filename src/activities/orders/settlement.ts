import { type EventKind, KINDS, type Kind, type OrderTransfers } from '../../contract/kinds.ts';
import { camelCase } from '../../contract/starts.ts';
import type { StatementRunner } from '../../db/core/database.ts';
import type { AttemptAnswer } from '../../db/orders/attempts.ts';
import { type Order, type Settlement, settleOrder } from '../../db/orders/orders.ts';
import { noteSessionSaleFailed } from '../../db/orders/usdtSales.ts';
import { orderEventBody } from '../../db/webhooks/deliveries.ts';
import type { Transfer } from '../../domain/ledger/ledger.ts';
import type { Owner } from '../../domain/money.ts';
import type { OrderStatus } from '../../domain/orderStatus.ts';
import { NOT_APPROVED_IN_TIME } from '../../domain/orders/collection.ts';
import { decideOrder, isUnderWay, LATE_CHECK_AFTER_MS, type Step } from '../../domain/orders/decideOrder.ts';
import { identifierAfter } from '../../security/identifiers.ts';
import { storedAnswer } from './attempts.ts';
import {
  inOneTransaction,
  type OrderEngine,
  type OrderProgress,
  portOf,
  recordOf,
  type StepInput,
} from './engine.ts';
import { notifyOfFailure } from './payoutNotices.ts';
import type { OrderPort } from './port.ts';
import { logStep } from './providerCalls.ts';
import { dueAfterEnd } from './review.ts';

export type SettleStep = Extract<Step, { readonly do: 'settle' }>;
type FinalStatus = Exclude<OrderStatus, 'PROCESSING'>;

/** An order that a transaction has settled, and what is done once that has committed. */
export interface SettledOrder {
  readonly order: Order;
  readonly afterCommit: () => Promise<void>;
}

/**
 * Settles a locked order: its status, its money, its event and the answer that decided it.
 *
 * @param how.answer the answer that is stored with it; what is stored already where absent.
 */
export async function settle(
  engine: OrderEngine,
  {
    runner,
    order,
    step,
  }: { readonly runner: StatementRunner; readonly order: Order; readonly step: SettleStep },
  { nowMs, answer }: { readonly nowMs: number; readonly answer: AttemptAnswer | undefined },
): Promise<SettledOrder> {
  const { ledger, dispatch, metrics, faultPoint } = engine;
  const { id, kind, environment } = order;
  const port = portOf(engine, kind);
  const attempt = order.attempts.at(-1);
  const record = await recordOf(engine, order, runner);
  await faultPoint?.(`${camelCase(kind)}.beforeEnd`);
  const failureReason = failureReasonOf(order, step);
  const ended = { checks: 0, unreachable: 0, nextCheckAtMs: nextCheckAfter(order, step, nowMs) };
  const settled: Order = {
    ...order,
    status: step.as,
    settledAtMs: nowMs,
    reviewReason: order.reviewOutlivesEnd ? order.reviewReason : undefined,
    decision: step.by === 'operator' ? order.decision : undefined,
    attempts: attempt ? [...order.attempts.slice(0, -1), { ...attempt, ...ended }] : [],
  };
  const settlement: Settlement = {
    to: step.as,
    transfer: transferOf(kind, record, step.as),
    providerReference: attempt?.providerReference,
    failureReason,
    nextCheckAtMs: dueAfterEnd(decideOrder(settled, nowMs)),
    event: eventOf(port, { id, kind, record }, { status: step.as, failureReason, nowMs }),
    decision: settled.decision,
    answer: attempt && {
      ...(answer ?? storedAnswer(id, attempt)),
      name: 'settled',
      ...ended,
    },
  };
  if (kind === 'withdrawal' && step.as !== 'COMPLETED') {
    await notifyOfFailure(runner, id, { status: step.as, failureReason, nowMs });
  }
  const messages = await settleOrder({ runner, ledger }, order, settlement);
  if (kind === 'usdt_sale' && step.as !== 'COMPLETED') {
    await noteSessionSaleFailed(runner, { ...order, saleId: id });
  }
  return {
    order: settled,
    async afterCommit() {
      metrics?.flowsEnded.inc({ flow: kind, environment, status: step.as });
      const durationMs = nowMs - order.createdAtMs;
      logStep(engine, order, { step: 'settled', provider: attempt?.provider, outcome: step.as, durationMs });
      if (messages.length > 0) dispatch(messages);
      await faultPoint?.(`${camelCase(kind)}.afterEnd`);
    },
  };
}

/** The step that settles an order by what is stored: by an operator, or where storing an answer could not settle it. */
export async function settleStored(engine: OrderEngine, input: StepInput): Promise<OrderProgress> {
  let settled: SettledOrder | undefined;
  const progress = await inOneTransaction(engine, input, {
    step: 'settle',
    async act(runner, order, step) {
      settled = await settle(engine, { runner, order, step }, { nowMs: input.nowMs, answer: undefined });
      return settled.order;
    },
  });
  await settled?.afterCommit();
  return progress;
}

/** When a settled order is checked again, ms since 1970; undefined when it is not. */
function nextCheckAfter({ attempts }: Order, { as, by }: SettleStep, nowMs: number): number | undefined {
  const attempt = attempts.at(-1);
  if (!attempt || !isUnderWay(attempt) || as === 'REVERSED') return undefined;
  if (as === 'COMPLETED') return by === 'provider' ? attempt.nextCheckAtMs : undefined;
  return by === 'operator' ? nowMs + LATE_CHECK_AFTER_MS : undefined;
}

function failureReasonOf({ kind, attempts }: Order, { as, by }: SettleStep): string | undefined {
  const { returned, failedByOperator } = KINDS[kind];
  if (as === 'COMPLETED') return undefined;
  if (by === 'deadline') return NOT_APPROVED_IN_TIME;
  // The operator's own words are for the audit log.
  if (by === 'operator') return failedByOperator;
  const reason = attempts.at(-1)?.reason;
  return as === 'REVERSED' ? (reason ?? returned) : reason;
}

function transferOf(kind: Kind, record: Owner, to: FinalStatus): Transfer | undefined {
  const { transfers }: { readonly transfers: OrderTransfers } = KINDS[kind];
  if (to === 'COMPLETED') return transfers.post(record);
  return to === 'FAILED' ? transfers.void?.(record) : transfers.reverse?.(record);
}

/** The event that tells a merchant how an order was settled; a reversal is a failure that came late. */
function eventOf<Record extends Owner>(
  port: OrderPort<Record>,
  { id, kind, record }: Pick<Order, 'id' | 'kind'> & { readonly record: Record },
  end: { readonly status: FinalStatus; readonly failureReason: string | undefined; readonly nowMs: number },
) {
  const event = port.event?.(record);
  if (!event) return undefined;
  const { businessId, environment } = record;
  const eventType = `${kind as EventKind}.${end.status === 'COMPLETED' ? 'completed' : 'failed'}` as const;
  const body = orderEventBody(eventType, event, { ...end, timestamp: new Date(end.nowMs).toISOString() });
  // Of the kinds that are not transactions of the naira wallet, the event alone has the id.
  const transactionId = KINDS[kind].record.table === 'transactions' ? event.transactionId : undefined;
  // A restore may lose an event that was delivered: settled again, the order has the same one.
  const deliveryId = identifierAfter('msg', id, eventType);
  return { deliveryId, businessId, environment, eventType, transactionId, body };
}
