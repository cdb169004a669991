import type { Asset } from '../domain/money.ts';
import { SANDBOX_PENDING_MS, sandboxOutcome } from '../domain/sandbox.ts';
import type { ProviderReport } from './reports.ts';

/** The name of every simulator, and of its only account. */
export const SIMULATOR = 'simulator';

/** How a simulator names an order under our reference. */
export const simulatedReference = (reference: string) => `sim_${reference}`;

/** Since when an order is under way. A clock that is a little behind the sender's must not make a wait longer than it is. */
export function elapsedSinceMs(sentAtMs: number, clock: () => number): number {
  return Math.max(0, clock() - sentAtMs);
}

/**
 * What the sandbox's provider says of an order: derived from the amount and the time since it was sent, so that it is the
 * same after a restart and in every process.
 *
 * @param amountMinor in minor units of the asset; its two decimals pick the outcome.
 */
export function simulatedReport(
  {
    reference,
    amountMinor,
    asset,
  }: { readonly reference: string; readonly amountMinor: bigint; readonly asset: Asset },
  elapsedMs: number,
): ProviderReport<'succeeded' | 'failed' | 'pending' | 'reversed' | 'unknown'> {
  const remainingMs = SANDBOX_PENDING_MS - elapsedMs;
  const later = remainingMs > 0 ? { askAgainInMs: remainingMs } : undefined;
  const base = { providerReference: simulatedReference(reference), reason: undefined };
  switch (sandboxOutcome(amountMinor, asset)) {
    case 'succeeds':
      return { ...base, status: 'succeeded' };
    case 'fails':
      return { ...base, status: 'failed', reason: 'The sandbox fails amounts ending in .01.' };
    case 'pending_then_succeeds':
      return { ...base, status: later ? 'pending' : 'succeeded', ...later };
    case 'pending_then_fails':
      return later
        ? { ...base, status: 'pending', ...later }
        : { ...base, status: 'failed', reason: 'The sandbox fails amounts ending in .03.' };
    case 'succeeds_then_reverses':
      return later
        ? { ...base, status: 'succeeded', ...later }
        : { ...base, status: 'reversed', reason: 'The sandbox reverses amounts ending in .04.' };
    case 'unknown':
      return {
        ...base,
        status: 'unknown',
        reason: 'The sandbox never tells the outcome of amounts ending in .05.',
      };
  }
}
