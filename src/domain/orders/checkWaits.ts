import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, type WaitSchedule, waitOf } from '../time.ts';

/**
 * How long to wait before a provider is checked again, and when an order is checked next. A provider that answers after an
 * outage may have the order's end at any moment, so the waits begin again there. Times in ms since 1970.
 */

/** Waits after each answer that leaves an order open: short at first, then hourly. */
const CHECK_WAITS_MS: WaitSchedule = [
  1 * SECOND_MS,
  2 * SECOND_MS,
  3 * SECOND_MS,
  5 * SECOND_MS,
  10 * SECOND_MS,
  30 * SECOND_MS,
  1 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  1 * HOUR_MS,
];

/** The same for a request that a customer has to approve: one with a phone in hand approves within seconds. */
const CUSTOMER_CHECK_WAITS_MS: WaitSchedule = [
  1 * SECOND_MS,
  1 * SECOND_MS,
  2 * SECOND_MS,
  3 * SECOND_MS,
  5 * SECOND_MS,
  10 * SECOND_MS,
  15 * SECOND_MS,
  30 * SECOND_MS,
  1 * MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  1 * HOUR_MS,
];

/** A provider cannot ask for a longer wait than this: money waits too, and no outage is known to last longer. */
const MAX_ANNOUNCED_WAIT_MS = HOUR_MS;

/** @param answers how many answers have left the order open, from 1. */
export function checkWaitMs(answers: number): number {
  return waitOf(CHECK_WAITS_MS, Math.max(1, answers));
}

/** The same for collections, which a customer approves. */
export function customerCheckWaitMs(answers: number): number {
  return waitOf(CUSTOMER_CHECK_WAITS_MS, Math.max(1, answers));
}

/** A wait that a provider announced, such as by `retry-after`: what is taken of it. */
export function announcedWaitMs(announcedMs: number): number {
  return Math.min(announcedMs, MAX_ANNOUNCED_WAIT_MS);
}

/** An order is no longer checked on schedule after this long: only an update or an operator settles it. */
export const STOP_CHECKING_AFTER_MS = 7 * DAY_MS;

/** What the schedule reads of an attempt; see `AttemptFacts`. */
interface AnsweredAttempt {
  readonly provider: string;
  readonly outcome: string | undefined;
  readonly answeredAtMs: number;
  readonly checks: number;
  readonly unreachable: number;
  readonly nextCheckAtMs: number | undefined;
}

/** What the schedule reads of an order; see `OrderFacts`. */
interface ScheduledOrder {
  readonly createdAtMs: number;
  readonly approveByMs: number | undefined;
  readonly attempts: readonly AnsweredAttempt[];
}

/** When an open order is checked, or sent again; undefined when only an update or an operator continues it. */
export function nextCheckOfOpen(
  facts: ScheduledOrder,
  attempt: AnsweredAttempt,
  nowMs: number,
): number | undefined {
  // The provider was asked and has no such request: nothing is left to wait for.
  const { approveByMs } = facts;
  const isTimeUp = approveByMs !== undefined && nowMs >= approveByMs;
  if (attempt.outcome === 'not_found' && !isTimeUp) return attempt.answeredAtMs;
  if (nowMs - facts.createdAtMs >= STOP_CHECKING_AFTER_MS) return undefined;
  const scheduledMs = checkAfter(facts, attempt, answersOf(facts, attempt));
  if (approveByMs === undefined || attempt.answeredAtMs >= approveByMs) return scheduledMs;
  // The end of the customer's time shortens the schedule's wait, not the one that the provider announced.
  return Math.max(Math.min(scheduledMs, approveByMs), announcedCheck(attempt));
}

/** Answers of an attempt's provider that left the order open, also under earlier references. */
function answersOf({ attempts }: ScheduledOrder, { provider }: AnsweredAttempt): number {
  return attempts.reduce((sum, each) => sum + (each.provider === provider ? countedAnswers(each) : 0), 0);
}

/** The answers that an attempt's waits grow with: once its provider answers, those without an answer count no more. */
function countedAnswers({ outcome, checks, unreachable }: AnsweredAttempt): number {
  return outcome === 'unreachable' ? checks : checks - unreachable;
}

/** When an attempt is checked by its own answers: the longer of the schedule's wait and the one that the provider announced. */
export function scheduledCheck(facts: Pick<ScheduledOrder, 'approveByMs'>, attempt: AnsweredAttempt): number {
  return checkAfter(facts, attempt, countedAnswers(attempt));
}

function checkAfter(
  { approveByMs }: Pick<ScheduledOrder, 'approveByMs'>,
  attempt: AnsweredAttempt,
  answers: number,
): number {
  const waitMs = approveByMs === undefined ? checkWaitMs(answers) : customerCheckWaitMs(answers);
  return Math.max(attempt.answeredAtMs + waitMs, announcedCheck(attempt));
}

function announcedCheck({ answeredAtMs, nextCheckAtMs = answeredAtMs }: AnsweredAttempt): number {
  return answeredAtMs + announcedWaitMs(nextCheckAtMs - answeredAtMs);
}
