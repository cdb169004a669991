import { beforeEach, describe, expect, it } from '@jest/globals';
import { type ClockOffset, createClockReader, createReadiness } from '../../src/composition/readiness.ts';

/** What each dependency answers, and how often it was asked. */
let answers: { postgres: 'well' | 'behind' | 'down'; temporal: 'well' | 'down' };
let asked: { postgres: number; temporal: number };
let nowMs: number;
let chainLags: () => Promise<readonly { readonly network: string; readonly seconds: number }[]>;
let clockOffsets: () => Promise<readonly ClockOffset[]>;
let lackingNetworks: Set<string>;
let failedParts: Set<string>;
let isStopping: boolean;

beforeEach(() => {
  answers = { postgres: 'well', temporal: 'well' };
  asked = { postgres: 0, temporal: 0 };
  nowMs = 1_000_000;
  chainLags = async () => [];
  clockOffsets = async () => [];
  lackingNetworks = new Set();
  failedParts = new Set();
  isStopping = false;
});

function readinessOf(isApi: boolean) {
  return createReadiness({
    pendingMigrations: async () => {
      asked.postgres += 1;
      if (answers.postgres === 'down') throw new Error('connection refused');
      return answers.postgres === 'behind' ? ['0001Ledger'] : [];
    },
    pingTemporal: async () => {
      asked.temporal += 1;
      if (answers.temporal === 'down') throw new Error('connection refused');
    },
    chainLags: () => chainLags(),
    clockOffsets: () => clockOffsets(),
    lackingNetworks,
    isApi,
    failedParts,
    isStopping: () => isStopping,
    clock: () => nowMs,
  });
}

describe('readiness', () => {
  it('asks the dependencies once in a second, however many ask for it, also at once', async () => {
    const read = readinessOf(true);
    await Promise.all([read(), read(), read()]);
    nowMs += 999;
    await read();
    expect(asked).toEqual({ postgres: 1, temporal: 1 });
    answers.postgres = 'down';
    expect((await read()).missing).toEqual([]);
    nowMs += 1;
    expect((await read()).missing).toEqual(['postgres']);
    expect(asked).toEqual({ postgres: 2, temporal: 2 });
  });

  it('counts the second from when the dependencies have answered', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<readonly string[]>();
    let count = 0;
    const read = createReadiness({
      pendingMigrations: () => {
        count += 1;
        return answered;
      },
      pingTemporal: async () => {},
      chainLags,
      clockOffsets,
      lackingNetworks,
      isApi: true,
      failedParts,
      isStopping: () => false,
      clock: () => nowMs,
    });
    const first = read();
    nowMs += 1_500;
    answer([]);
    await first;
    nowMs += 500;
    await read();
    expect(count).toBe(1);
  });

  it('of an API is not lost with Temporal, whose part it promises to do later', async () => {
    answers.temporal = 'down';
    expect(await readinessOf(true)()).toEqual({ missing: [], degraded: ['temporal'] });
  });

  it('of workers and relay is', async () => {
    answers.temporal = 'down';
    expect(await readinessOf(false)()).toEqual({ missing: ['temporal'], degraded: [] });
  });

  it('is not lost for a chain that nobody reads, and names it', async () => {
    chainLags = async () => [
      { network: 'nile', seconds: 301 },
      { network: 'simulated', seconds: 300 },
      { network: 'mainnet', seconds: Number.POSITIVE_INFINITY },
    ];
    const degraded = ['chain nile', 'chain mainnet'];
    expect(await readinessOf(false)()).toEqual({ missing: [], degraded });
    answers.temporal = 'down';
    nowMs += 1_000;
    expect(await readinessOf(true)()).toEqual({ missing: [], degraded: ['temporal', ...degraded] });
    expect(await readinessOf(false)()).toEqual({ missing: ['temporal'], degraded });
    chainLags = async () => Promise.reject(new Error('connection refused'));
    answers = { postgres: 'down', temporal: 'well' };
    nowMs += 1_000;
    expect(await readinessOf(false)()).toEqual({ missing: ['postgres'], degraded: [] });
  });

  it('names all that is missing', async () => {
    answers = { postgres: 'down', temporal: 'down' };
    expect(await readinessOf(true)()).toEqual({ missing: ['postgres', 'temporal'], degraded: [] });
    answers = { postgres: 'behind', temporal: 'well' };
    nowMs += 1_000;
    expect(await readinessOf(true)()).toEqual({ missing: ['migrations'], degraded: [] });
  });

  it('is lost at once, whatever was found before, when a part has failed or the process stops', async () => {
    const read = readinessOf(true);
    expect(await read()).toEqual({ missing: [], degraded: [] });
    failedParts.add('worker');
    expect(await read()).toEqual({ missing: ['worker'], degraded: [] });
    isStopping = true;
    expect(await read()).toEqual({ missing: ['stopping'], degraded: [] });
  });

  it.each([true, false])(
    'is lost with a clock that is off from Postgres and from Temporal, of an API (%s)',
    async (isApi) => {
      const off = (postgres: number, temporal: number) => {
        nowMs += 1_000;
        clockOffsets = async () => [
          { peer: 'postgres', seconds: postgres },
          { peer: 'temporal', seconds: temporal },
        ];
      };
      const read = readinessOf(isApi);
      off(30, -30);
      expect(await read()).toEqual({ missing: [], degraded: [] });
      off(30.1, 7_200);
      expect(await read()).toEqual({ missing: ['clock'], degraded: [] });
      off(-31, -31);
      expect(await read()).toEqual({ missing: ['clock'], degraded: [] });
    },
  );

  it('is not lost with a clock that is off from one of them, or when only one of them is known', async () => {
    const read = readinessOf(false);
    clockOffsets = async () => [
      { peer: 'postgres', seconds: 0.1 },
      { peer: 'temporal', seconds: 7_200 },
    ];
    expect(await read()).toEqual({ missing: [], degraded: ['clock of temporal'] });
    clockOffsets = async () => [{ peer: 'postgres', seconds: -40 }];
    nowMs += 1_000;
    expect(await read()).toEqual({ missing: [], degraded: ['clock of postgres'] });
  });

  it('works on with a node that lacks something, and says so', async () => {
    lackingNetworks.add('mainnet');
    expect(await readinessOf(false)()).toEqual({ missing: [], degraded: ['node mainnet'] });
  });
});

describe('the clocks', () => {
  it('are compared at the middle of the way there and back, and stand for a while', async () => {
    const ourTimes = [10_000, 10_000, 10_400, 10_200];
    let reads = 0;
    const read = createClockReader(
      {
        postgres: async () => {
          reads += 1;
          return 5_200;
        },
        temporal: async () => 12_100,
      },
      () => ourTimes.shift() ?? Number.NaN,
    );
    const expected = [
      { peer: 'postgres', seconds: 5 },
      { peer: 'temporal', seconds: -2 },
    ];
    expect(await read()).toEqual(expected);
    expect(await read()).toEqual(expected);
    expect(reads).toBe(1);
  });

  it('of a peer that does not answer is left out', async () => {
    const read = createClockReader({
      postgres: () => Promise.reject(new Error('connection refused')),
      temporal: async () => Date.now(),
    });
    expect((await read()).map(({ peer }) => peer)).toEqual(['temporal']);
  });
});
