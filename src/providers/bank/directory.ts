import { HOUR_MS } from '../../domain/time.ts';
import type { Bank, BankProvider } from './port.ts';

/** Banks open and close seldom; asking on every call would double the exchanges of a name enquiry. */
const FRESH_FOR_MS = 4 * HOUR_MS;

interface Listing {
  readonly banks: readonly Bank[];
  readonly readAtMs: number;
}

/** The banks that providers can pay, kept in memory for four hours. */
export class BankDirectory {
  readonly #listings = new Map<string, Listing>();
  readonly #underWay = new Map<string, Promise<readonly Bank[]>>();
  readonly #clock: () => number;

  /** @param clock the present, in milliseconds since 1970. */
  constructor(clock: () => number = Date.now) {
    this.#clock = clock;
  }

  /**
   * The banks of a provider, in its order. Callers at one moment share one question; an old list is better than none,
   * so it is the answer while the provider does not give a new one.
   *
   * @throws ProviderUnavailableError, ProviderRejectedError when no list was ever read.
   */
  async list(provider: BankProvider): Promise<readonly Bank[]> {
    const known = this.#listings.get(provider.name);
    if (known && this.#clock() - known.readAtMs < FRESH_FOR_MS) return known.banks;
    try {
      return await this.#read(provider);
    } catch (error) {
      if (known) return known.banks;
      throw error;
    }
  }

  #read(provider: BankProvider): Promise<readonly Bank[]> {
    const underWay = this.#underWay.get(provider.name);
    if (underWay !== undefined) return underWay;
    const reading = provider
      .listBanks()
      .then((banks) => {
        this.#listings.set(provider.name, { banks, readAtMs: this.#clock() });
        return banks;
      })
      .finally(() => this.#underWay.delete(provider.name));
    this.#underWay.set(provider.name, reading);
    return reading;
  }
}
