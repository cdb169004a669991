import { HOUR_MS, MINUTE_MS, SECOND_MS, type WaitSchedule, waitOf } from '../time.ts';

/** How long to wait before a provider is checked again, in milliseconds. */

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
