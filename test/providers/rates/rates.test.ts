import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ProviderUnavailableError } from '../../../src/providers/errors.ts';
import { FreshRates } from '../../../src/providers/rates/fresh.ts';
import { createQuidax } from '../../../src/providers/rates/quidax.ts';
import { createRateSimulator } from '../../../src/providers/rates/simulator.ts';
import { type QuidaxServer, startQuidaxServer } from '../../support/quidaxServer.ts';

describe('the ticker of Quidax', () => {
  let server: QuidaxServer;
  beforeAll(async () => {
    server = await startQuidaxServer();
  });
  afterAll(() => server?.stop());
  beforeEach(() => {
    server.setFault(undefined);
    server.setTicker('1538.25');
  });
  const quidax = (timeoutMs = 60_000) => createQuidax({ baseUrl: `${server.url}/`, timeoutMs });

  it.each([
    ['1538.25', 153_825_000_000n],
    [1538.25, 153_825_000_000n],
    ['1538.123456789', 153_812_345_678n],
  ])('tells the best bid %p with its own time', async (bid, rateScaled) => {
    server.setTicker(bid, 7);
    const rate = await quidax().usdtToNaira();
    expect(rate.rateScaled).toBe(rateScaled);
    expect(Date.now() - rate.observedAtMs).toBeGreaterThanOrEqual(7_000);
    expect(Date.now() - rate.observedAtMs).toBeLessThan(60_000);
  });

  it.each([
    ['no answer', { kind: 'hang' }],
    ['an error', { kind: 'error', httpStatus: 500 }],
    ['a rate limit', { kind: 'error', httpStatus: 429 }],
    ['a refusal', { kind: 'error', httpStatus: 404 }],
    ['no JSON', { kind: 'body', body: '<html>' }],
    ['no ticker', { kind: 'body', body: '{"status":"success","data":{}}' }],
    [
      'another market',
      { kind: 'body', body: '{"status":"success","data":{"at":1,"ticker":{"buy":"1"},"market":"btcngn"}}' },
    ],
    [
      'no bid',
      {
        kind: 'body',
        body: '{"status":"success","data":{"at":1,"ticker":{"buy":"0.0"},"market":"usdtngn"}}',
      },
    ],
  ] as const)('is unavailable after %s', async (_, fault) => {
    server.setFault(fault);
    await expect(quidax(fault.kind === 'hang' ? 200 : undefined).usdtToNaira()).rejects.toThrow(
      ProviderUnavailableError,
    );
  });
});

describe('a rate that is used', () => {
  let nowMs = 1_000_000;
  let asked = 0;
  let told: { rate: string; observedAtMs: number } | Error = { rate: 'first', observedAtMs: 0 };
  const rates = () =>
    new FreshRates({
      ask: async () => {
        asked++;
        if (told instanceof Error) throw told;
        return [told];
      },
      maxAgeMs: 10_000,
      reuseMs: 2_000,
      clock: () => nowMs,
    });
  beforeEach(() => {
    nowMs = 1_000_000;
    asked = 0;
    told = { rate: 'first', observedAtMs: nowMs };
  });

  it('serves for a moment, then is asked for again', async () => {
    const fresh = rates();
    await fresh.current();
    nowMs += 1_999;
    await fresh.current();
    expect(asked).toBe(1);
    nowMs += 1;
    told = { rate: 'second', observedAtMs: nowMs };
    expect(await fresh.current()).toEqual([{ ...told, validUntilMs: nowMs + 10_000 }]);
    expect(asked).toBe(2);
  });

  it('is one for all who ask at once', async () => {
    const fresh = rates();
    await Promise.all([fresh.current(), fresh.current(), fresh.current()]);
    expect(asked).toBe(1);
  });

  it('serves while the market is silent, and not a moment longer than it is valid', async () => {
    const fresh = rates();
    await fresh.current();
    told = new ProviderUnavailableError('market', 'silent');
    nowMs += 9_999;
    expect(await fresh.current()).toHaveLength(1);
    nowMs += 1;
    await expect(fresh.current()).rejects.toMatchObject({ code: 'rate_unavailable' });
  });

  it('is none when the market tells an old one, or one of the future', async () => {
    told = { rate: 'old', observedAtMs: nowMs - 10_000 };
    await expect(rates().current()).rejects.toMatchObject({ code: 'rate_unavailable' });
    told = { rate: 'future', observedAtMs: nowMs + 60_001 };
    await expect(rates().current()).rejects.toMatchObject({ code: 'rate_unavailable' });
  });

  it('is not made of a fault of ours', async () => {
    told = new TypeError('a fault');
    await expect(rates().current()).rejects.toThrow('a fault');
  });
});

describe("the sandbox's market", () => {
  it('moves with the time, within bounds, and the same way in every process', async () => {
    const at = async (marketTimeMs: number) =>
      (await createRateSimulator({ clock: () => 5, marketTimeMs: () => marketTimeMs }).usdtToNaira())
        .rateScaled;
    const seen = new Set<bigint>();
    for (let tick = 0; tick < 100; tick++) {
      const rate = await at(1_700_000_000_000 + tick * 10_000);
      seen.add(rate);
      expect(rate).toBe(await at(1_700_000_000_000 + tick * 10_000 + 9_999));
      expect(rate).toBeGreaterThanOrEqual(153_055_000_000n);
      expect(rate).toBeLessThanOrEqual(154_595_000_000n);
    }
    expect(seen.size).toBeGreaterThan(90);
  });
});
