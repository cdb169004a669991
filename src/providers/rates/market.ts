/** The sandbox's prices move every ten seconds, by at most half a percent to either side. */
const TICK_MS = 10_000;
const HUNDRED_THOUSANDTHS = 100_000n;

/**
 * A price of the sandbox's market at a moment: the same at the same moment in every process, another ten seconds later.
 *
 * @param base around which it moves, and whose precision it has: a multiple of `unit`.
 * @param unit the smallest step of the price, in the same units.
 */
export function simulatedPrice(base: bigint, unit: bigint, atMs: number): bigint {
  const tick = Math.floor(atMs / TICK_MS) % 1_000_003;
  // A linear congruence over the ticks: neighbours differ, and nothing but the time decides.
  const deviation = BigInt(((tick * 7_919) % 1_001) - 500);
  const price = base + (base * deviation) / HUNDRED_THOUSANDTHS;
  return price - (price % unit);
}
