/** Tells what USDT brings in naira. One simulator and one adapter per real market implement it. */
export interface RateProvider {
  /** Stable name, for logs: `simulator`, `quidax`. */
  readonly name: string;

  /**
   * What one USDT brings when it is sold now.
   *
   * @throws ProviderUnavailableError when the market does not tell.
   */
  usdtToNaira(): Promise<ObservedRate>;
}

/** A rate as a market told it. */
export interface ObservedRate {
  /** NGN for one unit, in units of 10^-8: see domain/conversion.ts. */
  readonly rateScaled: bigint;
  /** When it was the market's, ms since 1970: by the market's own word, not by when we asked. */
  readonly observedAtMs: number;
}
