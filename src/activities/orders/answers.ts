import type { Attempt, AttemptAnswer } from '../../db/orders/attempts.ts';
import type { Order } from '../../db/orders/orders.ts';
import { invariant } from '../../domain/errors.ts';
import type { OrderStatus } from '../../domain/orderStatus.ts';
import { isDefinitive, type Outcome } from '../../domain/orders/decideOrder.ts';
import type { ProviderAnswer } from './port.ts';

/** An exchange with a provider, as it stood when it began. */
export interface Exchange {
  readonly by: 'send' | 'check';
  readonly provider: string;
  readonly ordinal: number;
  readonly fencingToken: number;
  /** How many updates of the order had been received. */
  readonly updatesRead: number;
  /** Whether no other request can exist under the reference. */
  readonly isFirst: boolean;
  /** Whether another provider can be tried at once when this one did nothing. */
  readonly canFailOver: boolean;
}

/** A check of an attempt, or a take-back. */
export function checkOf(order: Order, { ordinal, provider, fencingToken }: Attempt): Exchange {
  const { updatesReceived: updatesRead } = order;
  return { by: 'check', ordinal, provider, fencingToken, updatesRead, isFirst: false, canFailOver: false };
}

/** What a second request under one reference does not prove. */
const NEGATIVE: ReadonlySet<Outcome> = new Set(['failed', 'blocked', 'not_sent', 'not_found']);

/** The answers by which a provider says that it did nothing. */
const DID_NOTHING: ReadonlySet<Outcome> = new Set(['blocked', 'not_sent', 'not_found']);

/**
 * What is stored of an answer about an attempt of a locked order; undefined when it is dropped.
 *
 * `succeeded` is always stored. Anything else is stored only by the holder of the newest fencing token, and as long as
 * nothing definitive is known of an open order. Only the refusal of the first request is definitive: of two requests one
 * may still be under way.
 */
export function answerToStore(
  order: Order,
  exchange: Exchange,
  { answer, nowMs }: { readonly answer: ProviderAnswer; readonly nowMs: number },
): AttemptAnswer | undefined {
  const attempt = attemptOf(order, exchange);
  const isOpen = order.status === 'PROCESSING';
  const isHolder = attempt.fencingToken === exchange.fencingToken;
  const isCurrent = attempt.ordinal === order.attempts.at(-1)?.ordinal;
  const isSend = exchange.by === 'send';
  const isProof = !isSend || exchange.isFirst || answer.isReferenceOver;
  // A check that ran after the lease had expired found the request, so the late answer of its sender is not believed.
  const wasFound = isSend && attempt.outcome === 'pending' && DID_NOTHING.has(answer.outcome);
  const outcome = (NEGATIVE.has(answer.outcome) && !isProof) || wasFound ? 'unknown' : answer.outcome;
  if (outcome !== 'succeeded') {
    if (!isHolder || (isOpen && isDefinitive(attempt.outcome)) || (!isOpen && isSend)) return undefined;
  }
  const isRefused = isSend && (outcome === 'blocked' || outcome === 'not_sent');
  return {
    name: 'answer',
    orderId: order.id,
    ordinal: attempt.ordinal,
    outcome,
    reason: shortened(answer.reason),
    providerReference: answer.providerReference,
    answeredAtMs: nowMs,
    checks: isOpen || isInDoubt(order.status, outcome) ? attempt.checks + 1 : 0,
    updatesRead: Math.max(attempt.updatesRead, exchange.updatesRead),
    nextCheckAtMs: answer.nextCheckInMs === undefined ? undefined : nowMs + answer.nextCheckInMs,
    refusals: attempt.refusals + (isRefused ? 1 : 0),
    // An attempt that another one has followed stays abandoned: its order is flagged for review instead.
    isAbandoned: isRefused || (attempt.isAbandoned && !(outcome === 'succeeded' && isCurrent)),
    isReferenceOver: answer.isReferenceOver ?? false,
    canFailOver: isRefused && exchange.canFailOver,
  };
}

/** Whether an answer after the end neither confirms nor contradicts how the order was settled. */
function isInDoubt(status: OrderStatus, outcome: Outcome): boolean {
  return !isDefinitive(outcome) && !(status === 'FAILED' && outcome === 'not_found');
}

/** The attempt that an exchange was about. */
export function attemptOf({ id, attempts }: Order, { ordinal }: Exchange): Attempt {
  const attempt = attempts.find((each) => each.ordinal === ordinal);
  invariant(attempt, `Order ${id} has no attempt ${ordinal}.`);
  return attempt;
}

/** The order as it stands once an answer is stored. */
export function withAnswer(order: Order, stored: AttemptAnswer): Order {
  const { name: _, orderId: __, isReferenceOver: ___, providerReference, ...known } = stored;
  const attempts = order.attempts.map((attempt) =>
    attempt.ordinal === stored.ordinal
      ? {
          ...attempt,
          ...known,
          providerReference: providerReference ?? attempt.providerReference,
          leasedForMs: undefined,
        }
      : attempt,
  );
  return { ...order, attempts };
}

/** What is stored of an attempt already. */
export function storedAnswer(orderId: string, attempt: Attempt): AttemptAnswer {
  const { outcome } = attempt;
  invariant(outcome !== undefined, 'An order is settled only when its attempt has an outcome.');
  return { ...attempt, outcome, name: 'settled', orderId, isReferenceOver: false };
}

/** Histories and operators' lists hold short reasons. */
const MAX_REASON_LENGTH = 200;

/** A provider's reason as it is stored. */
export function shortened(reason: string | undefined): string | undefined {
  return reason === undefined || reason.length <= MAX_REASON_LENGTH
    ? reason
    : `${reason.slice(0, MAX_REASON_LENGTH - 1)}…`;
}
