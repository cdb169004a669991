import { beforeEach, describe, expect, it } from '@jest/globals';
import { createReadiness } from '../../src/composition/readiness.ts';

/** What each dependency answers, and how often it was asked. */
let answers: { postgres: 'well' | 'behind' | 'down'; temporal: 'well' | 'down' };
let asked: { postgres: number; temporal: number };
let nowMs: number;
let chainLags: () => Promise<readonly { readonly network: string; readonly seconds: number }[]>;
let lackingNetworks: Set<string>;
let failedParts: Set<string>;
let isStopping: boolean;

beforeEach(() => {
  answers = { postgres: 'well', temporal: 'well' };
  asked = { postgres: 0, temporal: 0 };
  nowMs = 1_000_000;
  chainLags = async () => [];
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

  it('works on with a node that lacks something, and says so', async () => {
    lackingNetworks.add('mainnet');
    expect(await readinessOf(false)()).toEqual({ missing: [], degraded: ['node mainnet'] });
  });
});
