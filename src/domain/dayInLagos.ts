import { invariant } from './errors.ts';
import { DAY_MS, HOUR_MS } from './time.ts';

/** Lagos is one hour ahead of UTC all year. */
export const LAGOS_OFFSET_MS = HOUR_MS;

/**
 * When a day of Lagos begins and ends.
 *
 * @param day such as `2026-01-31`.
 * @returns ms since 1970: its first moment, and the first one after it.
 */
export function dayInLagos(day: string): { readonly fromMs: number; readonly toMs: number } {
  const fromMs = Date.parse(`${day}T00:00:00+01:00`);
  invariant(/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(fromMs), 'A day is written like 2026-01-31.');
  return { fromMs, toMs: fromMs + DAY_MS };
}

/** The day in Lagos of a moment, such as `2026-01-31`. @param atMs ms since 1970. */
export function dayInLagosOf(atMs: number): string {
  return new Date(atMs + LAGOS_OFFSET_MS).toISOString().slice(0, 10);
}

/** The end of the day in Lagos of a moment, which is the first moment of the next, ms since 1970. */
export function endOfDayInLagos(atMs: number): number {
  return dayInLagos(dayInLagosOf(atMs)).toMs;
}

/** A moment as people in Lagos write it: `26 Nov 2026, 14:05 WAT`. @param atMs ms since 1970. */
export function momentInLagos(atMs: number): string {
  const [, day = '', month = '', year = '', time = ''] = new Date(atMs + LAGOS_OFFSET_MS)
    .toUTCString()
    .split(' ');
  return `${Number(day)} ${month} ${year}, ${time.slice(0, 5)} WAT`;
}
