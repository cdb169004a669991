import type { Asset } from './money.ts';

/** What the sandbox does with a payout, picked by the two decimals of the amount the caller sent. */
export type SandboxOutcome =
  | 'succeeds'
  | 'fails'
  | 'pending_then_succeeds'
  | 'pending_then_fails'
  | 'succeeds_then_reverses'
  | 'unknown';

const OUTCOME_BY_HUNDREDTHS: readonly SandboxOutcome[] = [
  'succeeds',
  'fails',
  'pending_then_succeeds',
  'pending_then_fails',
  'succeeds_then_reverses',
  'unknown',
];

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
  switch (hundredths) {
    case 1:
      return { outcome: 'refused', afterMs: 2_000 };
    case 2:
      return { outcome: 'approved', afterMs: 10_000 };
    case 3:
      return { outcome: 'never_approved' };
    case 5:
      return { outcome: 'review' };
    default:
      return { outcome: 'approved', afterMs: 2_000 };
  }
}
