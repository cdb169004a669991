import type { OrderStatus } from '../orderStatus.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../time.ts';
import { nextCheckOfOpen, STOP_CHECKING_AFTER_MS, scheduledCheck } from './checkWaits.ts';

/**
 * The one decision of an order. Everything that is known about an order is in its rows; this function reads them and
 * returns the next step. Workflows keep the time, activities do the step, and nothing else decides.
 */

/** What a provider's answer means for the order, from the provider's port to the API. */
export const OUTCOMES = [
  /** Definitive: done. */
  'succeeded',
  /** Definitive: not done, and never will be. */
  'failed',
  /** Definitive: done, and taken back. */
  'reversed',
  /** The provider is working on it. */
  'pending',
  /** The provider has no such request: it may be sent again under the same reference. */
  'not_found',
  /** The provider did nothing, and may do it later. */
  'not_sent',
  /** The provider did nothing, and does nothing until our account there is fixed. */
  'blocked',
  /** The provider did not answer. */
  'unreachable',
  /** Our account at the provider is not configured, or its credentials are refused. */
  'not_configured',
  /** An answer from which nothing follows. */
  'unknown',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One attempt: an account at a provider, and our reference there. Times in ms since 1970. */
export interface AttemptFacts {
  readonly provider: string;
  /** Whether a request may have reached the provider. False after a check of the payee alone, for example. */
  readonly isSent: boolean;
  /** The provider provably did nothing, so another attempt may be opened. */
  readonly isAbandoned: boolean;
  /** How long the request that may be under way has been; undefined while none is. */
  readonly leasedForMs: number | undefined;
  /** Undefined from the moment a request is sent until its answer is stored. */
  readonly outcome: Outcome | undefined;
  /** The provider's reason, without personal data. */
  readonly reason: string | undefined;
  readonly answeredAtMs: number;
  /** Answers stored so far; after the end of the order, answers since then that left it open. */
  readonly checks: number;
  /** How many of them only said that the provider could not be reached. */
  readonly unreachable: number;
  /** How many updates of the order had been received when the last request or check began. */
  readonly updatesRead: number;
  /** When the provider, or a rule, wants the next check. */
  readonly nextCheckAtMs: number | undefined;
  /** How often the provider did nothing. */
  readonly refusals: number;
  /** Whether another provider can be tried at once. */
  readonly canFailOver: boolean;
}

/** An operator's decision about an order that its provider leaves open. */
export interface OperatorDecision {
  /** The id of the update that carries it. */
  readonly id: string;
  readonly outcome: 'completed' | 'failed';
  readonly overridesUnreachable: boolean;
}

/** Everything that is known about an order, or a vendor credit. Times in ms since 1970. */
export interface Facts<Status extends string, Decision> {
  readonly status: Status;
  readonly createdAtMs: number;
  readonly settledAtMs: number | undefined;
  /** Until when the customer may approve: only collections, which a provider requests from a customer, have it. */
  readonly approveByMs: number | undefined;
  /** In the order of their fencing tokens: the last is the current one, and at most that one is not abandoned. */
  readonly attempts: readonly AttemptFacts[];
  /** Provider updates, retries and operators' decisions received: counted, because two times can be equal or reversed. */
  readonly updatesReceived: number;
  readonly decision: Decision | undefined;
  readonly isCancellationRequested: boolean;
  readonly reviewReason: string | undefined;
}

export interface OrderFacts extends Facts<OrderStatus, OperatorDecision> {
  /** The contradicting outcome that an operator dismissed after the end. */
  readonly dismissedOutcome: Outcome | undefined;
}

/** A step of an order of any kind. */
export type CommonStep =
  | { readonly do: 'flag'; readonly reason: string }
  /** @property untilMs ms since 1970; undefined waits for an update. */
  | { readonly do: 'wait'; readonly untilMs: number | undefined };

/** The one thing to do next. */
export type Step =
  | CommonStep
  /** `take_back`: the customer's time is up, so the provider is told to end the request, or says how it ended. */
  | { readonly do: 'send' | 'check' | 'fail_over' | 'take_back' }
  | {
      readonly do: 'settle';
      readonly as: Exclude<OrderStatus, 'PROCESSING'>;
      /** `deadline`: the customer's time was up before anything was sent. */
      readonly by: 'provider' | 'operator' | 'deadline';
    }
  | { readonly do: 'refuse_decision'; readonly decisionId: string; readonly because: string };

/** An order that is open for this long is flagged for review. */
export const REVIEW_AFTER_MS = DAY_MS;

/** Answers of which nothing follows, before an operator is asked. */
const MAX_UNCLEAR_ANSWERS = 3;

/** Answers after the end that leave it in doubt, before an operator is asked: about a day of the schedule. */
const MAX_DOUBTS_AFTER_END = 33;

/** A collection that is open for this long after the customer's time is flagged for review. */
const REVIEW_AFTER_DEADLINE_MS = HOUR_MS;

/** How long to wait for a request that another execution has under way. */
const MIN_LEASE_WAIT_MS = SECOND_MS;
const MAX_LEASE_WAIT_MS = 10 * SECOND_MS;

/**
 * A failed order whose request may still have been delivered late is checked once more after this long, however it was
 * settled: no lease excludes a request that arrives after everything expired.
 */
export const LATE_CHECK_AFTER_MS = HOUR_MS;

/**
 * Decides the next step of an order. Total, and a function of its arguments alone: the same facts give the same step
 * to every caller, however often it is called.
 *
 * @param nowMs the workflow's clock, ms since 1970.
 */
export function decideOrder(facts: OrderFacts, nowMs: number): Step {
  const leasedForMs = facts.attempts.at(-1)?.leasedForMs;
  if (leasedForMs !== undefined) {
    const waitMs = Math.min(Math.max(leasedForMs / 2, MIN_LEASE_WAIT_MS), MAX_LEASE_WAIT_MS);
    return { do: 'wait', untilMs: nowMs + Math.ceil(waitMs) };
  }
  return facts.status === 'PROCESSING' ? decideOpen(facts, nowMs) : decideSettled(facts, nowMs);
}

function decideOpen(facts: OrderFacts, nowMs: number): Step {
  const attempt = facts.attempts.at(-1);
  if (attempt?.outcome === 'succeeded') return { do: 'settle', as: 'COMPLETED', by: 'provider' };
  if (attempt?.outcome === 'failed' || attempt?.outcome === 'reversed') {
    return { do: 'settle', as: 'FAILED', by: 'provider' };
  }
  if (attempt && isUnderWay(attempt) && (attempt.outcome === undefined || hasUnreadUpdates(facts, attempt))) {
    return { do: isTakeBackLeft(facts, attempt) ? 'take_back' : 'check' };
  }
  if (facts.decision) return applyDecision(facts.decision, attempt);
  const isTimeUp = facts.approveByMs !== undefined && nowMs >= facts.approveByMs;
  if (isTimeUp && !(attempt && isUnderWay(attempt))) return { do: 'settle', as: 'FAILED', by: 'deadline' };
  if (!attempt) return { do: 'send' };
  if (!isUnderWay(attempt) && attempt.canFailOver) return { do: 'fail_over' };
  const reason = reviewReasonOf(facts, attempt);
  if (reason !== undefined && facts.reviewReason === undefined) return { do: 'flag', reason };
  if (!isUnderWay(attempt) && hasUnreadUpdates(facts, attempt)) return { do: 'send' };
  const dueMs = nextCheckOfOpen(facts, attempt, nowMs);
  if (dueMs === undefined || dueMs > nowMs) return { do: 'wait', untilMs: dueMs };
  if (isTimeUp && canTakeBack(attempt)) return { do: 'take_back' };
  return isUnderWay(attempt) && attempt.outcome !== 'not_found' ? { do: 'check' } : { do: 'send' };
}

/**
 * Whether the request is taken back although an update is unread: where it was checked after the customer's time, and
 * is open there still. Each check would leave it to the next one, for as long as updates arrive.
 */
function isTakeBackLeft({ approveByMs, decision }: OrderFacts, attempt: AttemptFacts): boolean {
  if (approveByMs === undefined || attempt.answeredAtMs < approveByMs || decision) return false;
  return canTakeBack(attempt);
}

/** Whether the provider said last that the request is open there, or not known to it. */
function canTakeBack({ outcome }: AttemptFacts): boolean {
  return outcome === 'pending' || outcome === 'not_found';
}

/** A settled order is checked when an update comes, or when its provider announced later news. */
function decideSettled(facts: OrderFacts, nowMs: number): Step {
  const attempt = facts.attempts.at(-1);
  const { status } = facts;
  // What a customer abroad paid does not come back.
  const isFinal = status === 'REVERSED' || (status === 'COMPLETED' && facts.approveByMs !== undefined);
  if (!attempt || !isUnderWay(attempt) || isFinal) return { do: 'wait', untilMs: undefined };
  const dueMs = nextCheckOfSettled(facts, attempt, nowMs);
  if (hasUnreadUpdates(facts, attempt) || (dueMs !== undefined && dueMs <= nowMs)) return { do: 'check' };
  if (attempt.outcome === 'reversed' && status === 'COMPLETED') {
    return { do: 'settle', as: 'REVERSED', by: 'provider' };
  }
  const contradiction = contradictionOf(facts, attempt);
  const isNew = facts.reviewReason === undefined && facts.dismissedOutcome !== attempt.outcome;
  if (contradiction !== undefined && isNew) return { do: 'flag', reason: contradiction };
  return { do: 'wait', untilMs: dueMs };
}

/** Whether a request may have reached the provider, which has not proved that it did nothing. */
export function isUnderWay({ isSent, isAbandoned }: Pick<AttemptFacts, 'isSent' | 'isAbandoned'>): boolean {
  return isSent && !isAbandoned;
}

/** Whether an outcome is final. */
export function isDefinitive(outcome: Outcome | undefined): boolean {
  return outcome === 'succeeded' || outcome === 'failed' || outcome === 'reversed';
}

/** Whether an update was received that the attempt's last request or check had not read. */
export function hasUnreadUpdates(
  { updatesReceived }: Pick<OrderFacts, 'updatesReceived'>,
  { updatesRead }: AttemptFacts,
): boolean {
  return updatesReceived > updatesRead;
}

/** Money is not released while a provider that received a request cannot be reached: it may have paid. */
function applyDecision(decision: OperatorDecision, attempt: AttemptFacts | undefined): Step {
  const cannotTell = attempt?.outcome === 'unreachable' || attempt?.outcome === 'not_configured';
  const isRisky = decision.outcome === 'failed' && attempt && isUnderWay(attempt) && cannotTell;
  if (isRisky && !decision.overridesUnreachable) {
    return { do: 'refuse_decision', decisionId: decision.id, because: REFUSAL };
  }
  return { do: 'settle', as: decision.outcome === 'completed' ? 'COMPLETED' : 'FAILED', by: 'operator' };
}

const REFUSAL =
  'The provider received the request and cannot be reached, so it may have paid: nothing was decided. Try again when ' +
  'it answers. If the provider confirmed that it did nothing and never will, add "overridesUnreachable": true.';

export const CANCELLATION =
  'Cancellation was requested in Temporal. It does not end an order: the order continues.';
export const NO_OUTCOME_IN_TIME = 'The provider has not reported an outcome in time.';

/** Why an open order needs an operator; undefined while it does not. */
function reviewReasonOf(facts: OrderFacts, attempt: AttemptFacts): string | undefined {
  if (facts.isCancellationRequested) return CANCELLATION;
  const { outcome, reason } = isUnderWay(attempt) ? attempt : refusalOf(facts);
  const isUnclear = outcome === 'unknown' || outcome === 'not_configured';
  // A customer waits for a collection, so an unclear answer about it is not waited on.
  const isCollection = facts.approveByMs !== undefined;
  const isStuck =
    outcome === 'blocked' || (isUnclear && (isCollection || attempt.checks > MAX_UNCLEAR_ANSWERS));
  // By an answer given since: a check that is due goes first, for it may settle the order.
  if (!isStuck && attempt.answeredAtMs < reviewDueMs(facts)) return undefined;
  return reason ?? NO_OUTCOME_IN_TIME;
}

/** When an open order is flagged for review whatever its provider answers. */
export function reviewDueMs({
  createdAtMs,
  approveByMs,
}: Pick<OrderFacts, 'createdAtMs' | 'approveByMs'>): number {
  return approveByMs === undefined ? createdAtMs + REVIEW_AFTER_MS : approveByMs + REVIEW_AFTER_DEADLINE_MS;
}

/** What the providers together say, all of which did nothing the last time: the one that may do it soonest decides. */
function refusalOf({ attempts }: OrderFacts): Pick<AttemptFacts, 'outcome' | 'reason'> {
  const refused = [...new Map(attempts.map((each) => [each.provider, each])).values()];
  const soonest =
    refused.find(({ outcome }) => outcome === 'unreachable' || outcome === 'not_sent') ??
    refused.find(({ outcome }) => outcome === 'blocked') ??
    refused[0];
  return { outcome: soonest?.outcome, reason: refused.map(({ reason }) => reason).join(' ') };
}

function nextCheckOfSettled(facts: OrderFacts, attempt: AttemptFacts, nowMs: number): number | undefined {
  if (isInDoubt(facts, attempt)) {
    return attempt.checks > MAX_DOUBTS_AFTER_END ? undefined : scheduledCheck(facts, attempt);
  }
  const isOver = nowMs - (facts.settledAtMs ?? nowMs) >= STOP_CHECKING_AFTER_MS;
  return isOver ? undefined : attempt.nextCheckAtMs;
}

/** Whether a check after the end got an answer that neither confirms nor contradicts how the order was settled. */
function isInDoubt({ status }: OrderFacts, { outcome, checks }: AttemptFacts): boolean {
  if (checks === 0 || isDefinitive(outcome)) return false;
  return !(status === 'FAILED' && outcome === 'not_found');
}

/** What contradicts the way in which an order was settled, as a sentence for operators. */
function contradictionOf(facts: OrderFacts, attempt: AttemptFacts): string | undefined {
  const { status } = facts;
  const { outcome, reason, checks } = attempt;
  if (status === 'FAILED' && outcome === 'succeeded') {
    return 'the provider reports that it was paid, but the money is back with the merchant.';
  }
  if (status === 'COMPLETED' && outcome === 'failed') return reason ?? 'the provider reports that it failed.';
  if (isInDoubt(facts, attempt) && checks > MAX_DOUBTS_AFTER_END) {
    return reason ?? `the provider reports ${outcome}.`;
  }
  return undefined;
}
