import { z } from 'zod';
import { parseRateRoundedDown } from '../../domain/orders/exchangeRate.ts';
import { clientOf, readerOf } from '../answers.ts';
import type { ConnectionOptions, ProviderAnswer } from '../exchange.ts';
import type { ObservedRate, RateProvider } from './port.ts';

const { name, title, unavailable } = readerOf({ name: 'quidax', title: 'Quidax' });
const MARKET = 'usdtngn';

const price = z.union([z.string(), z.number()]);

const tickerSchema = z.object({
  status: z.literal('success'),
  data: z.object({
    /** When the ticker was taken, seconds since 1970. */
    at: z.coerce.number().positive(),
    /** `buy` is the best bid: what a seller of USDT now gets for one; `sell` the best ask, `last` the last trade. */
    ticker: z.object({ buy: price, sell: price, last: price }),
    market: z.string().optional(),
  }),
});

/**
 * The price of USDT in naira on Quidax, a Nigerian exchange: `GET /api/v1/markets/tickers/usdtngn`, which is public and
 * needs no key (docs.quidax.io, Markets, "Fetch market ticker").
 *
 * The bid is taken and not the last trade: it is what selling brings at that moment.
 */
export function createQuidax(options: ConnectionOptions): RateProvider {
  const ask = clientOf({ name, title }, options, { address: 'https://app.quidax.io', read: bidIn });
  return { name, usdtToNaira: () => ask({ path: `/api/v1/markets/tickers/${MARKET}` }) };
}

function bidIn({ httpStatus, data }: ProviderAnswer): ObservedRate {
  const found = httpStatus < 300 ? tickerSchema.safeParse(data).data?.data : undefined;
  if (!found) throw unavailable(`${title} told no ticker of ${MARKET} (HTTP ${httpStatus}).`);
  const { at, ticker, market } = found;
  // A market without bids shows 0; nothing can be sold there. One without asks or trades shows nothing to hold a bid
  // against.
  const [rateScaled, askScaled, lastTradeScaled] = [ticker.buy, ticker.sell, ticker.last].map(
    parseRateRoundedDown,
  );
  const isWhole = rateScaled !== undefined && askScaled !== undefined && lastTradeScaled !== undefined;
  if (!isWhole || (market !== undefined && market !== MARKET)) {
    throw unavailable(`${title} shows no bid, ask or trade for ${MARKET}.`);
  }
  return { rateScaled, askScaled, lastTradeScaled, observedAtMs: at * 1_000 };
}
