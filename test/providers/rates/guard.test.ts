import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RateDoubt } from '../../../src/domain/orders/rateSanity.ts';
import type { Corridor } from '../../../src/providers/collections/port.ts';
import { ProviderUnavailableError } from '../../../src/providers/errors.ts';
import { createCoinGecko } from '../../../src/providers/rates/coingecko.ts';
import { FreshRates } from '../../../src/providers/rates/fresh.ts';
import { guardedCorridors, guardedMarket } from '../../../src/providers/rates/guard.ts';
import { createQuidax } from '../../../src/providers/rates/quidax.ts';
import { digits } from '../../support/digits.ts';
import { type QuidaxServer, startQuidaxServer } from '../../support/quidaxServer.ts';
import { withAnswer } from '../samples/sample.ts';

const BOUNDS = {
  fromLastTradeBasisPoints: 500n,
  fromReferenceBasisPoints: 1_000n,
  jumpBasisPoints: 1_000n,
  jumpWindowMs: 1_800_000,
};
const naira = (amount: number) => BigInt(amount) * 100_000_000n;

let nowMs = 0;
let found: (readonly [market: string, doubt: RateDoubt | undefined])[] = [];
beforeEach(() => {
  nowMs = Date.now();
  found = [];
});
const options = (reference?: () => number | Error) => ({
  reference:
    reference &&
    new FreshRates({
      ask: async () => {
        const told = reference();
        if (told instanceof Error) throw told;
        return [{ rateScaled: naira(told), observedAtMs: nowMs }];
      },
      maxAgeMs: 3_600_000,
      reuseMs: 0,
      clock: () => nowMs,
    }),
  bounds: BOUNDS,
  clock: () => nowMs,
  report: async (market: string, doubt: RateDoubt | undefined) => {
    found.push([market, doubt]);
  },
});

describe('a market that is guarded', () => {
  let server: QuidaxServer;
  beforeAll(async () => {
    server = await startQuidaxServer();
  });
  afterAll(() => server?.stop());
  beforeEach(() => server.setTicker('1538.25'));
  const rates = (reference?: () => number | Error) => {
    const market = guardedMarket(
      createQuidax({ baseUrl: server.url, timeoutMs: 60_000 }),
      options(reference),
    );
    return new FreshRates({
      ask: async () => [await market.usdtToNaira()],
      maxAgeMs: 300_000,
      reuseMs: 2_000,
      clock: () => nowMs,
    });
  };
  const refused = { code: 'rate_unavailable' };

  it('tells what is true', async () => {
    const [rate] = await rates(() => 1_530).current();
    expect(rate?.rateScaled).toBe(153_825_000_000n);
    expect(found).toEqual([['quidax', undefined]]);
  });

  it.each([
    ['ten times as high as the last trade', '15382.5', { ask: '15450', last: '1540' }, 'far_from_last_trade'],
    ['above what is asked for', '1538.25', { ask: '1538.24' }, 'crossed'],
    ['another than a second source, book and all', '15382.5', {}, 'far_from_reference'],
  ] as const)('is not used %s', async (_, bid, rest, doubt) => {
    server.setTicker(bid, 0, rest);
    await expect(rates(() => 1_530).current()).rejects.toMatchObject(refused);
    expect(found).toEqual([['quidax', doubt]]);
  });

  it('is not used when it jumps, nor is what it told before, until it comes back', async () => {
    const guarded = rates();
    await guarded.current();
    server.setTicker('15382.5');
    nowMs += 2_000;
    await expect(guarded.current()).rejects.toMatchObject(refused);
    const asked = server.requests();
    await expect(guarded.current()).rejects.toMatchObject(refused);
    expect(server.requests()).toBe(asked);
    server.setFault({ kind: 'error', httpStatus: 500 });
    nowMs += 2_000;
    await expect(guarded.current()).rejects.toMatchObject(refused);
    server.setFault(undefined);
    server.setTicker('1540');
    nowMs += 2_000;
    expect((await guarded.current())[0]?.rateScaled).toBe(naira(1_540));
    expect(found.map(([, doubt]) => doubt)).toEqual([undefined, 'jump', undefined]);
  });

  it('is believed after a jump that lasts', async () => {
    const guarded = rates();
    await guarded.current();
    server.setTicker('2100', -1_800);
    nowMs += BOUNDS.jumpWindowMs - 1;
    await expect(guarded.current()).rejects.toMatchObject(refused);
    expect(found.at(-1)).toEqual(['quidax', 'jump']);
    nowMs += 2_000;
    expect((await guarded.current())[0]?.rateScaled).toBe(naira(2_100));
  });

  it('is not used without the second source that it is to be compared with', async () => {
    let second: number | Error = 1_530;
    const guarded = rates(() => second);
    await guarded.current();
    second = new ProviderUnavailableError('second', 'silent');
    nowMs += 3_599_000;
    server.setTicker('1538.25', -3_599);
    await guarded.current();
    nowMs += 3_000;
    await expect(guarded.current()).rejects.toMatchObject(refused);
    expect(found.at(-1)).toEqual(['quidax', 'no_reference']);
  });
});

describe('corridors that are guarded', () => {
  const corridor = (country: string, rate: number, nairaPerDollar = 1_600): Corridor => ({
    sourceCurrency: 'GHS',
    country,
    paymentMethods: ['MTN'],
    providerRateScaled: naira(rate),
    nairaPerDollarScaled: naira(nairaPerDollar),
    minSourceMinor: 1n,
    maxSourceMinor: 100n,
    sourceStepMinor: 1n,
    fee: { percentScaled: 0n, leastMinor: 0n, flatMinor: 0n },
    observedAtMs: nowMs,
  });

  it('leave out whichever jumps', async () => {
    let told = [corridor('GH', 128), corridor('BJ', 100)];
    const ask = guardedCorridors({ name: 'yellowcard', listCorridors: async () => told }, options());
    expect(await ask()).toHaveLength(2);
    told = [corridor('GH', 1_280), corridor('BJ', 101)];
    expect((await ask()).map(({ country }) => country)).toEqual(['BJ']);
    expect(found.at(-1)).toEqual(['yellowcard', 'jump']);
    told = [corridor('GH', 1_280)];
    await expect(ask()).rejects.toThrow('The rate of yellowcard is not used: jump.');
    nowMs += BOUNDS.jumpWindowMs;
    expect(await ask()).toHaveLength(1);
  });

  it('are none when a dollar brings another sum in naira than a second source says', async () => {
    const told = [corridor('GH', 1_280, 16_000)];
    const ask = guardedCorridors(
      { name: 'yellowcard', listCorridors: async () => told },
      options(() => 1_530),
    );
    await expect(ask()).rejects.toThrow('far_from_reference');
  });
});

describe('the price by CoinGecko', () => {
  const ask = (httpStatus: number, body: unknown) =>
    withAnswer({ httpStatus, body }, (baseUrl) =>
      createCoinGecko({ baseUrl: `${baseUrl}/`, timeoutMs: 60_000 }).usdtToNaira(),
    );

  // The form of coingecko/coingecko-api-oas, demo-api.json, /simple/price, 200, with our coin and currency.
  it('is told with its own time', async () => {
    expect(await ask(200, { tether: { ngn: 1543.8734627, last_updated_at: 1779092258 } })).toEqual({
      rateScaled: 154_387_346_270n,
      observedAtMs: 1_779_092_258_000,
    });
  });

  it('is told however many digits it has', async () => {
    const ngn = digits('1543.873462700000000000001');
    expect((await ask(200, { tether: { ngn, last_updated_at: 1779092258 } })).rateScaled).toBe(
      154_387_346_270n,
    );
  });

  it.each([
    [
      'of another coin',
      200,
      { bitcoin: { usd: 76975, usd_24h_change: -1.4093297098441402, last_updated_at: 1779092258 } },
    ],
    ['without a time', 200, { tether: { ngn: 1543.87 } }],
    ['of nothing', 200, { tether: { ngn: 0, last_updated_at: 1779092258 } }],
    ['refused', 429, { status: { error_code: 429 } }],
    ['as a page', 200, '<html>'],
  ] as const)('is unavailable %s', async (_, httpStatus, body) => {
    await expect(ask(httpStatus, body)).rejects.toThrow(ProviderUnavailableError);
  });
});
