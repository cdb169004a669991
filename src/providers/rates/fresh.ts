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

/**
 * What a market told, for as long as it may be used and not a moment longer. Questions at the same time share one
 * answer; when the market does not answer, its last word serves while it is young enough. When what it says cannot be
 * believed (RateDoubtedError), nothing serves until it says something else.
 */
export class FreshRates<Observation extends Observed> {
  readonly #ask: () => Promise<readonly Observation[]>;
  readonly #maxAgeMs: number;
  readonly #reuseMs: number;
  readonly #clock: () => number;
  #last: readonly Observation[] = [];
  #lastAskedAtMs = Number.NEGATIVE_INFINITY;
  #isDoubted = false;
  #underWay: Promise<readonly Observation[]> | undefined;

  /**
   * @param options.maxAgeMs how old a rate may be when it is used.
   * @param options.reuseMs how long an answer serves without asking again, which spares the market's rate limit.
   */
  constructor(options: {
    readonly ask: () => Promise<readonly Observation[]>;
    readonly maxAgeMs: number;
    readonly reuseMs: number;
    readonly clock: () => number;
  }) {
    this.#ask = options.ask;
    this.#maxAgeMs = options.maxAgeMs;
    this.#reuseMs = options.reuseMs;
    this.#clock = options.clock;
  }

  /**
   * What may be used now; at least one.
   *
   * @throws DomainError `rate_unavailable` when the market does not answer, or tells only what is too old.
   */
  async current(): Promise<readonly Fresh<Observation>[]> {
    let found = this.#usable();
    const isToAsk = found.length === 0 && !this.#isDoubted;
    if (isToAsk || this.#clock() - this.#lastAskedAtMs >= this.#reuseMs) {
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

  async #refresh(): Promise<readonly Observation[]> {
    try {
      this.#last = await this.#ask();
      this.#isDoubted = false;
      this.#lastAskedAtMs = this.#clock();
    } catch (error) {
      if (error instanceof RateDoubtedError) {
        this.#last = [];
        this.#isDoubted = true;
        this.#lastAskedAtMs = this.#clock();
        return this.#last;
      }
      if (!(error instanceof ProviderUnavailableError || error instanceof ProviderRejectedError)) throw error;
      // What was told last stays, while it is young enough.
    } finally {
      this.#underWay = undefined;
    }
    return this.#last;
  }

  #usable(): readonly Fresh<Observation>[] {
    const nowMs = this.#clock();
    return this.#last
      .filter(
        ({ observedAtMs }) =>
          observedAtMs + this.#maxAgeMs > nowMs && observedAtMs - nowMs <= MAX_CLOCK_LEAD_MS,
      )
      .map((each) => ({ ...each, validUntilMs: each.observedAtMs + this.#maxAgeMs }));
  }
}
