import type { RateDoubt } from '../../domain/orders/rateSanity.ts';

/** The reported rate may not be used, and neither may the one before: the truth is not known. */
export class RateDoubtedError extends Error {
  override readonly name = 'RateDoubtedError';

  constructor(market: string, doubt: RateDoubt) {
    super(`The rate of ${market} is not used: ${doubt}.`);
  }
}
