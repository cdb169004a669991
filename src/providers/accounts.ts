import { createHash } from 'node:crypto';

/** A provider that keeps an account of ours: what a flow began with one account is known there and nowhere else. */
export interface AccountAtProvider {
  /** Stable name, used in callbacks' paths, metrics and stored records: `simulator`, `paystack`. */
  readonly name: string;

  /**
   * Which of our accounts at the provider this one speaks for: the same for every key of one account, another for every
   * other account, and no secret. Read once, then remembered.
   *
   * @returns undefined of an account that has nothing yet by which the provider would name it, and which therefore
   * cannot have begun anything.
   * @throws ProviderUnavailableError, ProviderRejectedError.
   */
  identifyAccount(): Promise<string | undefined>;
}

/**
 * Names an account of which a provider does not say whose it is, by the API key, which stays the same: it tells accounts
 * apart and does not reveal the key.
 */
export function fingerprintOf(provider: string, apiKey: string): string {
  return createHash('sha256').update(`${provider}:${apiKey}`).digest('hex').slice(0, 16);
}

/**
 * The accounts at providers of one kind that an environment may use. What is new goes to the first; what is under way
 * stays with the account that it began with, because another one knows nothing of it: asked there, it would be "not
 * found" and done a second time.
 */
export class ProviderAccounts<Provider extends AccountAtProvider> {
  /** In the order in which new orders prefer them. */
  readonly inOrder: readonly Provider[];
  /** Where new orders go first; undefined when no provider is configured. */
  readonly current: Provider | undefined;
  readonly #onlyForOldOrders: readonly Provider[];

  /**
   * @param inOrder the accounts that new orders may go to, the preferred one first.
   * @param onlyForOldOrders further accounts, which may still have orders under way.
   */
  constructor(inOrder: readonly Provider[], onlyForOldOrders: readonly Provider[] = []) {
    this.inOrder = inOrder;
    this.current = inOrder[0];
    this.#onlyForOldOrders = onlyForOldOrders;
  }

  /** Every account of a provider, or of all providers. */
  all(provider?: string): readonly Provider[] {
    const accounts = [...this.inOrder, ...this.#onlyForOldOrders];
    return provider === undefined ? accounts : accounts.filter(({ name }) => name === provider);
  }

  /**
   * The account that an order began with.
   *
   * @param account what `identifyAccount` told then; undefined where it could not be told, which is taken for the only
   * account of the provider.
   * @throws AccountNotConfiguredError when it is no longer there, or it is unknown which one it is.
   * @throws ProviderUnavailableError, ProviderRejectedError when an account that may be the one does not say who it is.
   */
  async find(provider: string, account: string | undefined): Promise<Provider> {
    const candidates = this.all(provider);
    const [only, another] = candidates;
    if (account === undefined) {
      if (only && !another) return only;
      throw new AccountNotConfiguredError(provider, account, candidates.length);
    }
    const failures: unknown[] = [];
    for (const candidate of candidates) {
      try {
        if ((await candidate.identifyAccount()) === account) return candidate;
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    throw new AccountNotConfiguredError(provider, account, candidates.length);
  }
}

/** An order cannot be asked about, because the account that it began with is no longer configured. */
export class AccountNotConfiguredError extends Error {
  override readonly name = 'AccountNotConfiguredError';

  /** @param candidates how many accounts of the provider are configured. */
  constructor(provider: string, account: string | undefined, candidates: number) {
    const which = account === undefined ? 'an account that is not known' : `account ${account}`;
    super(
      candidates > 1 && account === undefined
        ? `The account of ${provider} that this began with is not known, and ${candidates} accounts of it are configured: ` +
            'leave only the one that it began with, or find out its outcome and resolve it.'
        : `This began with ${which} of ${provider}, which is no longer configured: it is asked nowhere else. ` +
            'Configure that account again next to the present one, then retry.',
    );
  }
}
