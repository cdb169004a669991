import { z } from 'zod';
import { parseRateRoundedDown } from '../../domain/orders/exchangeRate.ts';
import { clientOf, readerOf } from '../answers.ts';
import type { ConnectionOptions, ProviderAnswer } from '../exchange.ts';
import { nearestNumber } from '../json.ts';
import type { ObservedRate, RateProvider } from './port.ts';

const { name, title, unavailable } = readerOf({ name: 'coingecko', title: 'CoinGecko' });

export interface CoinGeckoOptions extends ConnectionOptions {
  /** Of a demo account, whose limit of requests is higher; undefined asks without one. */
  readonly apiKey?: string | undefined;
}

const answerSchema = z.object({
  tether: z.object({
    ngn: nearestNumber.pipe(z.number().positive()),
    /** Seconds since 1970. */
    last_updated_at: z.number().positive(),
  }),
});

/**
 * The price of USDT in naira by CoinGecko, which makes it of many markets' prices in dollars and a rate of the naira:
 * `GET /simple/price` (coingecko/coingecko-api-oas, demo-api.json; renewed once a minute). It is not a market where anything
 * is sold, and only says whether one that is can be believed.
 */
export function createCoinGecko({ apiKey, ...options }: CoinGeckoOptions): RateProvider {
  const ask = clientOf({ name, title }, options, {
    address: 'https://api.coingecko.com/api/v3',
    read: rateIn,
  });
  const call = {
    path: '/simple/price',
    query: { ids: 'tether', vs_currencies: 'ngn', include_last_updated_at: 'true', precision: 'full' },
    ...(apiKey !== undefined && { headers: { 'x-cg-demo-api-key': apiKey } }),
  };
  return { name, usdtToNaira: () => ask(call) };
}

function rateIn({ httpStatus, data }: ProviderAnswer): ObservedRate {
  const found = httpStatus < 300 ? answerSchema.safeParse(data).data?.tether : undefined;
  const rateScaled = found && parseRateRoundedDown(found.ngn);
  if (!found || rateScaled === undefined) {
    throw unavailable(`${title} told no price of USDT in naira (HTTP ${httpStatus}).`);
  }
  return { rateScaled, observedAtMs: found.last_updated_at * 1_000 };
}
