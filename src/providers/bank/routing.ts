import type { ProviderAccounts } from '../accounts.ts';
import { Remembered } from '../remembered.ts';
import type { BankDirectory } from './directory.ts';
import type { BankProvider } from './port.ts';

/** After this many unanswered calls in a row a provider counts as out of order. */
const UNAVAILABLE_AFTER = 3;

/** How long a balance is believed, which spares the provider a question for each payout. */
const BALANCE_FRESH_MS = 30_000;

/** Which bank account is paid, as it was verified. */
export interface VerifiedAccount {
  readonly bankCode: string;
  /** The provider whose code `bankCode` is. */
  readonly verifiedWith: string;
  readonly nipCode: string | undefined;
}

/** What the routing works with. */
export interface PayoutRoutingDependencies {
  readonly accounts: ProviderAccounts<BankProvider>;
  readonly banks: BankDirectory;
  /** The names of the providers that operators have paused. */
  readonly paused: { readonly names: () => Promise<readonly string[]> };
  /** How long a provider that is out of order, or blocks us, is tried last. */
  readonly avoidMs: number;
  /** The present, ms since 1970. */
  readonly clock?: () => number;
}

interface Observations {
  unanswered: number;
  /** Until when it is tried last, ms since 1970. */
  avoidedUntilMs: number;
}

/**
 * Chooses the provider of a new payout: the first in the configured order that is well. Those that have not answered,
 * block us, or hold too little of our money come after all others, because the others may fail as well; those that an
 * operator paused are not asked. Each process observes for itself. It says nothing of payouts under way, which stay where
 * they are.
 */
export class PayoutRouting {
  readonly accounts: ProviderAccounts<BankProvider>;
  readonly #banks: BankDirectory;
  readonly #paused: PayoutRoutingDependencies['paused'];
  readonly #avoidMs: number;
  readonly #clock: () => number;
  readonly #observed = new Map<BankProvider, Observations>();
  readonly #balances: Remembered<BankProvider, bigint | undefined>;

  constructor({ accounts, banks, paused, avoidMs, clock = Date.now }: PayoutRoutingDependencies) {
    this.accounts = accounts;
    this.#banks = banks;
    this.#paused = paused;
    this.#avoidMs = avoidMs;
    this.#clock = clock;
    this.#balances = new Remembered(clock);
  }

  /**
   * The providers that a payout may be given to, the one to ask first first; none when all are paused or none is there.
   *
   * @param amountMinor kobo, which the balance there should cover.
   */
  async candidates(amountMinor: bigint): Promise<readonly BankProvider[]> {
    const paused = await this.#paused.names();
    const open = this.accounts.inOrder.filter(({ name }) => !paused.includes(name));
    // With one provider there is nothing to choose, and nothing to ask for it.
    if (open.length < 2) return open;
    const isWell = await Promise.all(open.map((bank) => this.#isWell(bank, amountMinor)));
    return [...open.filter((_, index) => isWell[index]), ...open.filter((_, index) => !isWell[index])];
  }

  /** Notes the outcome of a call. */
  note(bank: BankProvider, outcome: 'answered' | 'unavailable' | 'blocked'): void {
    const observed = this.#observationsOf(bank);
    observed.unanswered = outcome === 'unavailable' ? observed.unanswered + 1 : 0;
    if (outcome === 'answered') observed.avoidedUntilMs = 0;
    if (outcome === 'blocked' || observed.unanswered >= UNAVAILABLE_AFTER) {
      observed.avoidedUntilMs = this.#clock() + this.#avoidMs;
    }
    if (outcome === 'blocked') this.#balances.forget(bank);
  }

  /**
   * What a provider calls the bank of an account.
   *
   * @returns undefined when it does not pay that bank, or its name for it is unknown.
   * @throws ProviderUnavailableError, ProviderRejectedError.
   */
  async bankCodeAt(bank: BankProvider, account: VerifiedAccount): Promise<string | undefined> {
    if (account.verifiedWith === bank.name) return account.bankCode;
    if (account.nipCode === undefined) return undefined;
    return (await this.#banks.list(bank)).find(({ nipCode }) => nipCode === account.nipCode)?.code;
  }

  /** Whether a provider should be tried before those that are not well. Asks for the balance when that was long ago. */
  async #isWell(bank: BankProvider, amountMinor: bigint): Promise<boolean> {
    if (this.#clock() < this.#observationsOf(bank).avoidedUntilMs) return false;
    const balanceMinor = await this.#balances.recentOr(bank, BALANCE_FRESH_MS, () =>
      // A balance that cannot be read says nothing against a payout; if the provider is out of order, that will show.
      bank.readBalanceMinor().catch(() => undefined),
    );
    return balanceMinor === undefined || balanceMinor >= amountMinor;
  }

  #observationsOf(bank: BankProvider): Observations {
    const known = this.#observed.get(bank);
    if (known) return known;
    const fresh: Observations = { unanswered: 0, avoidedUntilMs: 0 };
    this.#observed.set(bank, fresh);
    return fresh;
  }
}
