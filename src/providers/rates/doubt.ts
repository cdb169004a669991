import type { RateDoubt } from '../../domain/orders/rateSanity.ts';

/** What was told is no rate that may be used, and neither is what was told before: the truth is not known. */
export class RateDoubtedError extends Error {
  override readonly name = 'RateDoubtedError';

  constructor(market: string, doubt: RateDoubt) {
    super(`The rate of ${market} is not used: ${doubt}.`);
  }
}
