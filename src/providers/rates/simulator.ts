import { SIMULATOR } from '../sandbox.ts';
import { simulatedPrice } from './market.ts';
import type { RateProvider } from './port.ts';

/** ₦1,538.25, in kobo steps. */
const USDT_BASE = 153_825_000_000n;
const KOBO = 1_000_000n;

/**
 * The sandbox's market for USDT.
 *
 * @param options.clock the present, in milliseconds since 1970.
 * @param options.marketTimeMs which moment of the market is shown; tests move it. The present unless given.
 */
export function createRateSimulator(options: {
  readonly clock: () => number;
  readonly marketTimeMs?: (() => number) | undefined;
}): RateProvider {
  const { clock, marketTimeMs = clock } = options;
  return {
    name: SIMULATOR,
    async usdtToNaira() {
      return { rateScaled: simulatedPrice(USDT_BASE, KOBO, marketTimeMs()), observedAtMs: clock() };
    },
  };
}
