import { isWithinBasisPoints } from '../money.ts';

/**
 * When a rate of a source is not believed. A rate that is wrong by a factor is money given away with every order
 * until an operator notices; no rate for a while is only an answer that says so.
 */

/** Why a rate is not used. */
export const RATE_DOUBTS = [
  /** The best bid is above the best ask: the book is broken. */
  'crossed',
  /** The bid is not near what the market was last traded at. */
  'far_from_last_trade',
  /** A second source, which is unlikely to make the same mistake, says something else. */
  'far_from_reference',
  /** The second source has not said anything for too long. */
  'no_reference',
  /** It is not near the rate that was believed a while ago. */
  'jump',
] as const;
export type RateDoubt = (typeof RATE_DOUBTS)[number];

/** How far apart rates may be, in hundredths of a percent of the one that is compared with. */
export interface RateBounds {
  readonly fromLastTradeBasisPoints: bigint;
  readonly fromReferenceBasisPoints: bigint;
  readonly jumpBasisPoints: bigint;
  /** For how long after a rate was believed the next one is compared with it: a market may move for good. */
  readonly jumpWindowMs: number;
}

/** What a rate is compared with, as far as it is known. All in units of 10^-8. */
export interface RateEvidence {
  /** What is asked for one unit by those who sell it. */
  readonly askScaled?: bigint | undefined;
  readonly lastTradeScaled?: bigint | undefined;
  readonly referenceScaled?: bigint | undefined;
  /** The rate that was believed last, when that was recently. */
  readonly believedScaled?: bigint | undefined;
}

/** Why a rate should not be used; undefined when nothing that is known speaks against it. */
export function doubtOfRate(
  rateScaled: bigint,
  evidence: RateEvidence,
  bounds: RateBounds,
): RateDoubt | undefined {
  const { askScaled, lastTradeScaled, referenceScaled, believedScaled } = evidence;
  if (askScaled !== undefined && rateScaled > askScaled) return 'crossed';
  if (isFar(rateScaled, lastTradeScaled, bounds.fromLastTradeBasisPoints)) return 'far_from_last_trade';
  if (isFar(rateScaled, referenceScaled, bounds.fromReferenceBasisPoints)) return 'far_from_reference';
  if (isFar(rateScaled, believedScaled, bounds.jumpBasisPoints)) return 'jump';
  return undefined;
}

/** Whether a rate is further from another than so many basis points of the other. Nothing is far from what is unknown. */
function isFar(rateScaled: bigint, otherScaled: bigint | undefined, basisPoints: bigint): boolean {
  return otherScaled !== undefined && !isWithinBasisPoints(rateScaled, otherScaled, basisPoints);
}
