/** Spans of time in milliseconds. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Waits one after another, in milliseconds. */
export type WaitSchedule = readonly [number, ...number[]];

/** The `number`-th wait of a schedule (1 is the first), in milliseconds; past its end, its last. */
export function waitOf(schedule: WaitSchedule, number: number): number {
  return schedule[Math.min(number, schedule.length) - 1] ?? schedule[0];
}
