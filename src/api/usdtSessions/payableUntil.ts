import { payableUntilMs } from '../../domain/usdt/usdtSession.ts';

/** Until when a session can be paid, as answers show it; null where no payment is expected. */
export function payableUntil(session: Parameters<typeof payableUntilMs>[0]): string | null {
  const untilMs = payableUntilMs(session);
  return untilMs === undefined ? null : new Date(untilMs).toISOString();
}
