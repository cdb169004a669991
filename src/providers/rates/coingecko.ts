import { z } from 'zod';
import { parseRateRoundedDown } from '../../domain/conversion.ts';
import { ProviderUnavailableError } from '../errors.ts';
import { type ConnectionOptions, connectionTo, exchange, parseJson } from '../exchange.ts';
import type { ObservedRate, RateProvider } from './port.ts';

const IDENTITY = { name: 'coingecko', title: 'CoinGecko' } as const;
const PATH = '/simple/price';

export interface CoinGeckoOptions extends ConnectionOptions {
  /** Of a demo account, whose limit of requests is higher; undefined asks without one. */
  readonly apiKey?: string | undefined;
}

const answerSchema = z.object({
  tether: z.object({
    ngn: z.number().positive(),
    /** Seconds since 1970. */
    last_updated_at: z.number().positive(),
  }),
});

/**
 * The price of USDT in naira by CoinGecko, which makes it of many markets' prices in dollars and a rate of the naira:
 * `GET /simple/price` (coingecko/coingecko-api-oas, demo-api.json; renewed once a minute). It is no market where anything
 * is sold, and only says whether one that is can be believed.
 */
export function createCoinGecko(options: CoinGeckoOptions): RateProvider {
  const connection = connectionTo(IDENTITY, 'https://api.coingecko.com/api/v3', options);
  return {
    name: IDENTITY.name,
    async usdtToNaira(): Promise<ObservedRate> {
      const answer = await exchange(connection, {
        method: 'GET',
        path: `${PATH}?ids=tether&vs_currencies=ngn&include_last_updated_at=true&precision=full`,
        label: PATH,
        headers: {
          accept: 'application/json',
          ...(options.apiKey !== undefined && { 'x-cg-demo-api-key': options.apiKey }),
        },
      });
      const parsed = answerSchema.safeParse(parseJson(answer.text));
      const rateScaled = parsed.data && parseRateRoundedDown(parsed.data.tether.ngn);
      if (answer.httpStatus >= 300 || !parsed.success || rateScaled === undefined) {
        throw new ProviderUnavailableError(
          IDENTITY.name,
          `${IDENTITY.title} told no price of USDT in naira (HTTP ${answer.httpStatus}).`,
        );
      }
      return { rateScaled, observedAtMs: parsed.data.tether.last_updated_at * 1_000 };
    },
  };
}
