import type { Attempt, AttemptAnswer, AttemptKey } from '../../db/orders/attempts.ts';
import type { Order } from '../../db/orders/orders.ts';
import { invariant } from '../../domain/errors.ts';
import type { Owner } from '../../domain/money.ts';
import type { OrderStatus } from '../../domain/orderStatus.ts';
import { isDefinitive, type Outcome } from '../../domain/orders/decideOrder.ts';
import { attemptReference, findLostAttempt, nextOrdinal } from './lostPayouts.ts';
import type { OrderAccount, OrderPort, ProviderAnswer, ReferenceOf } from './port.ts';
import { failureOf } from './providerFailures.ts';

/**
 * The attempts of an order: the account that it is sent to, which is that of the attempt under way or the candidate that
 * refused it least, and what is stored of an answer.
 */

/** An account that was found fit for an order. */
interface Target<Record> {
  readonly key: AttemptKey;
  readonly account: OrderAccount<Record>;
}

/** Why an order cannot be sent to an account. */
export interface Refusal {
  readonly key: AttemptKey;
  readonly refusal: Omit<ProviderAnswer, 'providerReference'>;
  readonly canFailOver: boolean;
}

const NO_PROVIDER = 'No provider may be used: none is configured for this environment, or all are paused.';

/** The account that an attempt under way began with. Another one knows nothing of it, and would do it a second time. */
export async function accountUnderWay<Record extends Owner>(
  port: OrderPort<Record>,
  { order, record }: { readonly order: Order; readonly record: Record },
  attempt: Attempt,
): Promise<Target<Record> | Refusal> {
  const key = { ...attempt, orderId: order.id };
  const refused = (refusal: Refusal['refusal']) => ({ key, refusal, canFailOver: false });
  try {
    const account = await port.accountOf(record, attempt);
    const verification = await account.verify(record);
    if (verification.isVerified) return { account, key };
    const reason = `${verification.because} An earlier request may be under way.`;
    return refused({ outcome: 'unknown', reason, nextCheckInMs: undefined });
  } catch (error) {
    return refused(failureOf(error, { isSent: true }));
  }
}

/** The candidate that refused least, in the order of preference; or why it cannot be sent the order. */
export async function chooseAccount<Record extends Owner>(
  port: OrderPort<Record>,
  { order, record, nowMs }: { readonly order: Order; readonly record: Record; readonly nowMs: number },
): Promise<Target<Record> | Refusal> {
  const account = leastRefused(order, await port.candidates(record));
  const provider = account?.name ?? order.provider;
  const keyAt = (at?: string) => keyOf(order, { provider, account: at }, port.referenceOf);
  const canFailOver = await hasAnother(port, { order, record }, provider);
  const refused = (refusal: Refusal['refusal']) => ({ key: keyAt(), refusal, canFailOver });
  if (!account) return refused({ outcome: 'blocked', reason: NO_PROVIDER, nextCheckInMs: undefined });
  try {
    const lost = await findLostAttempt(port, { order, record, nowMs });
    if (lost.is === 'unclear') {
      const outcome = lost.isUnasked ? 'unreachable' : 'unknown';
      return { ...refused({ outcome, reason: lost.because, nextCheckInMs: undefined }), canFailOver: false };
    }
    if (lost.is === 'known') {
      const key = { ...lost.at, orderId: order.id, isKnown: true };
      return { account: await port.accountOf(record, lost.at), key };
    }
    const verification = await account.verify(record);
    if (verification.isVerified) return { account, key: keyAt(await account.identify(record)) };
    const { because: reason, isDefinitive } = verification;
    return refused({ outcome: isDefinitive ? 'failed' : 'unknown', reason, nextCheckInMs: undefined });
  } catch (error) {
    return refused(failureOf(error, { isSent: false }));
  }
}

/** Whether another provider refused this order less often than this one will have when it refuses now. */
export async function hasAnother<Record extends Owner>(
  port: OrderPort<Record>,
  { order, record }: { readonly order: Order; readonly record: Record },
  provider: string,
): Promise<boolean> {
  const refusals = refusalsOf(order, provider) + 1;
  const candidates = await port.candidates(record);
  return candidates.some(({ name }) => name !== provider && refusalsOf(order, name) < refusals);
}

const refusalsOf = ({ attempts }: Order, provider: string): number =>
  attempts.filter((each) => each.provider === provider).reduce((sum, { refusals }) => sum + refusals, 0);

function leastRefused<Account extends { readonly name: string }>(
  order: Order,
  candidates: readonly Account[],
): Account | undefined {
  const least = Math.min(...candidates.map(({ name }) => refusalsOf(order, name)));
  return candidates.find(({ name }) => refusalsOf(order, name) === least);
}

/**
 * The attempt that is opened in an account, or refused. One that was abandoned there is opened again: a provider that did
 * something under the reference after all does not do it twice. Where a reference serves once, one that was sent is not.
 */
function keyOf(
  order: Order,
  { provider, account }: Pick<AttemptKey, 'provider' | 'account'>,
  ownReferenceOf: ReferenceOf | undefined,
): AttemptKey {
  const ofProvider = order.attempts.filter(
    (each) => each.provider === provider && !(ownReferenceOf && each.isSent),
  );
  const known =
    ofProvider.find((each) => each.account === account) ??
    ofProvider.find((each) => !each.isSent || account === undefined);
  const ordinal = known?.ordinal ?? nextOrdinal(order.attempts);
  const reference = known?.reference ?? (ownReferenceOf ?? attemptReference)(order.id, ordinal);
  return { orderId: order.id, ordinal, provider, account: account ?? known?.account, reference };
}

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
  const isCounted = isOpen || isInDoubt(order.status, outcome);
  return {
    name: 'answer',
    orderId: order.id,
    ordinal: attempt.ordinal,
    outcome,
    reason: shortened(answer.reason),
    providerReference: answer.providerReference,
    answeredAtMs: nowMs,
    checks: isCounted ? attempt.checks + 1 : 0,
    unreachable: isCounted ? attempt.unreachable + (outcome === 'unreachable' ? 1 : 0) : 0,
    updatesRead: Math.max(attempt.updatesRead, exchange.updatesRead),
    nextCheckAtMs: answer.nextCheckInMs === undefined ? undefined : nowMs + answer.nextCheckInMs,
    refusals: attempt.refusals + (isRefused ? 1 : 0),
    // An attempt that another one has followed stays abandoned: its order is flagged for review instead.
    isAbandoned: isRefused || (attempt.isAbandoned && !(outcome === 'succeeded' && isCurrent)),
    isReferenceOver: answer.isReferenceOver ?? false,
    canFailOver: isRefused && exchange.canFailOver,
    wasBlocked: attempt.wasBlocked || answer.outcome === 'blocked',
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
