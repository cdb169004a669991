import { DomainError } from '../../domain/errors.ts';
import {
  doubtOfRate,
  type RateBounds,
  type RateDoubt,
  type RateEvidence,
} from '../../domain/orders/rateSanity.ts';
import type { Corridor } from '../collections/port.ts';
import { Remembered } from '../remembered.ts';
import { RateDoubtedError } from './doubt.ts';
import type { FreshRates } from './fresh.ts';
import type { ObservedRate, RateProvider } from './port.ts';

/** Receives what was found of a market each time it is asked; undefined when its rates may be used. */
export type ReportDoubt = (market: string, doubt: RateDoubt | undefined) => Promise<void>;

interface GuardOptions {
  /** A second source of what a dollar, or USDT, is worth in naira; undefined does without. */
  readonly reference: FreshRates<ObservedRate> | undefined;
  readonly bounds: RateBounds;
  readonly clock: () => number;
  readonly report: ReportDoubt;
}

/**
 * A market of which no rate is passed on that contradicts its own book, its last trade, a second source, or what it told
 * before.
 *
 * @returns a market that throws RateDoubtedError instead.
 */
export function guardedMarket(market: RateProvider, options: GuardOptions): RateProvider {
  const believed = new Remembered<string, bigint>(options.clock);
  const { name } = market;
  return {
    name,
    async usdtToNaira() {
      const told = await market.usdtToNaira();
      const { rateScaled } = told;
      const reference = await readReference(options.reference);
      const evidence = {
        askScaled: told.askScaled,
        lastTradeScaled: told.lastTradeScaled,
        ...reference.evidence,
        believedScaled: believed.recent(name, options.bounds.jumpWindowMs),
      };
      const doubt = reference.doubt ?? doubtOfRate(rateScaled, evidence, options.bounds);
      await options.report(name, doubt);
      if (doubt !== undefined) throw new RateDoubtedError(name, doubt);
      believed.note(name, rateScaled);
      return told;
    },
  };
}

/**
 * Corridors without those whose rate has jumped, and none at all when the collector's price of a dollar in naira, of which
 * all of them are made, contradicts a second source.
 *
 * @throws RateDoubtedError when none is left.
 */
export function guardedCorridors(
  provider: { readonly name: string; listCorridors(): Promise<readonly Corridor[]> },
  options: GuardOptions,
): () => Promise<readonly Corridor[]> {
  const believed = new Remembered<string, bigint>(options.clock);
  const { jumpWindowMs } = options.bounds;
  const { name } = provider;
  return async () => {
    const corridors = await provider.listCorridors();
    const reference = await readReference(options.reference);
    const found = corridors.map((corridor) => {
      const { nairaPerDollarScaled, providerRateScaled, country, sourceCurrency } = corridor;
      const place = `${country} ${sourceCurrency}`;
      const doubt =
        reference.doubt ??
        (nairaPerDollarScaled === undefined
          ? undefined
          : doubtOfRate(nairaPerDollarScaled, reference.evidence, options.bounds)) ??
        doubtOfRate(
          providerRateScaled,
          { believedScaled: believed.recent(place, jumpWindowMs) },
          options.bounds,
        );
      return { corridor, place, doubt };
    });
    const doubt = found.find((each) => each.doubt !== undefined)?.doubt;
    await options.report(name, doubt);
    const usable = found.filter((each) => each.doubt === undefined);
    for (const { place, corridor } of usable) believed.note(place, corridor.providerRateScaled);
    if (doubt !== undefined && usable.length === 0) throw new RateDoubtedError(name, doubt);
    return usable.map(({ corridor }) => corridor);
  };
}

/** What the second source says, or why nothing may be believed without it. */
async function readReference(reference: FreshRates<ObservedRate> | undefined): Promise<{
  readonly evidence: Pick<RateEvidence, 'referenceScaled'>;
  readonly doubt: RateDoubt | undefined;
}> {
  if (!reference) return { evidence: {}, doubt: undefined };
  try {
    const [told] = await reference.current();
    return { evidence: { referenceScaled: told?.rateScaled }, doubt: undefined };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { evidence: {}, doubt: 'no_reference' };
  }
}
