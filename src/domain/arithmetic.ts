/** Exact arithmetic on integers. A result that must be rounded says in its function's name which way. */

/** Basis points of a whole: hundredths of a percent. */
export const BASIS_POINTS = 10_000n;

/** @param divisor > 0. @param dividend >= 0. */
export function divideRoundingUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}

/** Whether two values differ by at most so many basis points of the second. */
export function isWithinBasisPoints(value: bigint, other: bigint, basisPoints: bigint): boolean {
  const distance = value > other ? value - other : other - value;
  return distance * BASIS_POINTS <= other * basisPoints;
}
