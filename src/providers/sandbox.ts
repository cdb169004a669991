import type { Asset } from '../domain/money.ts';
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

const OUTCOME_BY_HUNDREDTHS = [
  'succeeds',
  'fails',
  'pending_then_succeeds',
  'pending_then_fails',
  'succeeds_then_reverses',
  'unknown',
] as const;

/** What the sandbox does with a payout, picked by the two decimals of the amount the caller sent. */
export type SandboxOutcome = (typeof OUTCOME_BY_HUNDREDTHS)[number];

/** How long "pending" lasts in the sandbox, and how long a reversal takes to be announced. */
export const SANDBOX_PENDING_MS = 5_000;

/**
 * The sandbox's outcome for an amount: `.00` succeeds, `.01` fails, `.02` pending then succeeds,
 * `.03` pending then fails, `.04` succeeds then is reversed, `.05` unknown; every other ending succeeds.
 */
export function sandboxOutcome(amountMinor: bigint, asset: Asset): SandboxOutcome {
  const minorPerHundredth = asset === 'NGN' ? 1n : 10_000n;
  const hundredths = (amountMinor / minorPerHundredth) % 100n;
  return OUTCOME_BY_HUNDREDTHS[Number(hundredths)] ?? 'succeeds';
}

/** What the sandbox does with a collection abroad, picked by the two decimals of the amount the caller sent. */
export type SandboxCollectionOutcome =
  | { readonly outcome: 'approved' | 'refused'; readonly afterMs: number }
  | { readonly outcome: 'never_approved' | 'review' };

/** How long the sandbox's customers may take to approve; only those that never do come near it. */
export const SANDBOX_APPROVAL_WINDOW_MS = 20_000;

/**
 * The sandbox's outcome for a collection: `.01` refused, `.02` approved after ten seconds, `.03` never approved,
 * `.05` left to a human; every other ending approved after two seconds.
 *
 * @param hundredths the two decimals of the amount, 0 to 99.
 */
export function sandboxCollectionOutcome(hundredths: number): SandboxCollectionOutcome {
  return COLLECTION_OUTCOME_BY_HUNDREDTHS[hundredths] ?? { outcome: 'approved', afterMs: 2_000 };
}

const COLLECTION_OUTCOME_BY_HUNDREDTHS: Readonly<Record<number, SandboxCollectionOutcome>> = {
  1: { outcome: 'refused', afterMs: 2_000 },
  2: { outcome: 'approved', afterMs: 10_000 },
  3: { outcome: 'never_approved' },
  5: { outcome: 'review' },
};
