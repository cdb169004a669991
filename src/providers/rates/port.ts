import type { RateEvidence } from '../../domain/orders/rateSanity.ts';

/** Tells what USDT is worth in naira. One simulator and one adapter per real market or other source implement it. */
export interface RateProvider {
  /** Stable name, for logs and metrics: `simulator`, `quidax`, `coingecko`. */
  readonly name: string;

  /**
   * What one USDT brings when it is sold now.
   *
   * @throws ProviderUnavailableError when the market does not tell.
   */
  usdtToNaira(): Promise<ObservedRate>;
}

/** A rate as a market told it, with what it tells of its own book: what is asked for one unit, what was paid for the last. */
export interface ObservedRate extends Pick<RateEvidence, 'askScaled' | 'lastTradeScaled'> {
  /** NGN for one unit, in units of 10^-8: see domain/orders/exchangeRate.ts. */
  readonly rateScaled: bigint;
  /** When it was the market's, ms since 1970: by the market's own word, not by when we asked. */
  readonly observedAtMs: number;
}
