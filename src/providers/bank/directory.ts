import { HOUR_MS } from '../../domain/time.ts';
import { Remembered } from '../remembered.ts';
import type { Bank, BankProvider } from './port.ts';

/** Banks open and close seldom; asking on every call would double the exchanges of a name enquiry. */
const FRESH_FOR_MS = 4 * HOUR_MS;

/** The banks that providers can pay, kept in memory for four hours. */
export class BankDirectory {
  readonly #listings: Remembered<string, readonly Bank[]>;

  /** @param clock the present, in milliseconds since 1970. */
  constructor(clock?: () => number) {
    this.#listings = new Remembered(clock);
  }

  /**
   * The banks of a provider, in its order. Callers at one moment share one question; an old list is better than none,
   * so it is the answer while the provider does not give a new one.
   *
   * @throws ProviderUnavailableError, ProviderRejectedError when no list was ever read.
   */
  async list(provider: BankProvider): Promise<readonly Bank[]> {
    const { name } = provider;
    try {
      return await this.#listings.recentOr(name, FRESH_FOR_MS, () => provider.listBanks());
    } catch (error) {
      const old = this.#listings.recent(name, Number.POSITIVE_INFINITY);
      if (old) return old;
      throw error;
    }
  }
}
