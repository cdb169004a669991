import type { Asset } from './money.ts';

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
