// Days are those of Lagos, which is at UTC+1 all year.

/** A day of an address, such as 2026-01-31; undefined where it is none. */
export function day(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d\d-\d\d$/.test(value)) return undefined;
  const start = new Date(`${value}T00:00:00Z`);
  // JavaScript reads 31 February as a day of March.
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(value) ? value : undefined;
}

/** The first moment in Lagos of a day such as 2026-01-31, or of one some days later. Lagos is at UTC+1 all year. */
export function startOfDay(date: string, daysLater = 0): Date {
  const start = new Date(`${date}T00:00:00+01:00`);
  start.setUTCDate(start.getUTCDate() + daysLater);
  return start;
}

/** This day in Lagos, such as 2026-01-31. */
export function today(): string {
  return new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
}
