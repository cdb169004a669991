import { DomainError } from '../../domain/errors.ts';
import { ProviderRejectedError, ProviderUnavailableError } from '../errors.ts';
import { RateDoubtedError } from './doubt.ts';

/** Something a market told, which holds for a time. */
interface Observed {
  readonly observedAtMs: number;
}

/** The same, and until when it may be used, ms since 1970. */
export type Fresh<Observation extends Observed> = Observation & { readonly validUntilMs: number };

/** Clocks of markets that run ahead of ours by more than this are wrong, and what they tell has no age. */
const MAX_CLOCK_LEAD_MS = 60_000;

interface FreshRatesOptions<Observation extends Observed> {
  readonly ask: () => Promise<readonly Observation[]>;
  /** How old a rate may be when it is used. */
  readonly maxAgeMs: number;
  /** How long an answer serves without asking again, which spares the market's rate limit. */
  readonly reuseMs: number;
  readonly clock: () => number;
}

/**
 * What a market told, for as long as it may be used and not a moment longer. Questions at the same time share one
 * answer; when the market does not answer, its last word serves while it is young enough. When what it says cannot be
 * believed (RateDoubtedError), nothing serves until it says something else.
 */
export class FreshRates<Observation extends Observed> {
  readonly #options: FreshRatesOptions<Observation>;
  #last: readonly Observation[] = [];
  #lastAskedAtMs = Number.NEGATIVE_INFINITY;
  #isDoubted = false;
  #underWay: Promise<void> | undefined;

  constructor(options: FreshRatesOptions<Observation>) {
    this.#options = options;
  }

  /**
   * What may be used now; at least one.
   *
   * @throws DomainError `rate_unavailable` when the market does not answer, or tells only what is too old.
   */
  async current(): Promise<readonly Fresh<Observation>[]> {
    const { clock, reuseMs } = this.#options;
    let found = this.#usable();
    const isToAsk = found.length === 0 && !this.#isDoubted;
    if (isToAsk || clock() - this.#lastAskedAtMs >= reuseMs) {
      this.#underWay ??= this.#refresh();
      await this.#underWay;
      found = this.#usable();
    }
    if (found.length === 0) {
      throw new DomainError(
        'rate_unavailable',
        'there is no current exchange rate at the moment; nothing was done',
      );
    }
    return found;
  }

  async #refresh(): Promise<void> {
    try {
      this.#last = await this.#options.ask();
      this.#isDoubted = false;
    } catch (error) {
      // What was told last stays, while it is young enough.
      if (error instanceof ProviderUnavailableError || error instanceof ProviderRejectedError) return;
      if (!(error instanceof RateDoubtedError)) throw error;
      this.#last = [];
      this.#isDoubted = true;
    } finally {
      this.#underWay = undefined;
    }
    this.#lastAskedAtMs = this.#options.clock();
  }

  #usable(): readonly Fresh<Observation>[] {
    const { clock, maxAgeMs } = this.#options;
    const nowMs = clock();
    return this.#last
      .map((each) => ({ ...each, validUntilMs: each.observedAtMs + maxAgeMs }))
      .filter(
        ({ observedAtMs, validUntilMs }) => validUntilMs > nowMs && observedAtMs - nowMs <= MAX_CLOCK_LEAD_MS,
      );
  }
}
