import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Batcher } from '../../../src/db/core/database.ts';

/** A gatherer whose batches end when the test says so; an item locks the row that its first letter names. */
function held() {
  const batches: {
    readonly items: readonly string[];
    readonly end: () => void;
    readonly fail: (error: unknown) => void;
  }[] = [];
  const alone: string[] = [];
  const gatherer = new Batcher<string, string>({
    together: (items) =>
      new Promise((resolve, reject) => {
        batches.push({ items, end: () => resolve(items.map((item) => `${item} done`)), fail: reject });
      }),
    alone: async (item) => {
      alone.push(item);
      if (item.endsWith('!')) throw new Error(`${item} refused`);
      return `${item} alone`;
    },
    locksOf: (item) => [item[0]],
  });
  return { gatherer, batches, alone, started: () => batches.map(({ items }) => items.join(' ')) };
}

const refusal = (code: string) => Object.assign(new Error('refused'), { code });

describe('what waits at one moment', () => {
  it('starts at once in two batches, and what comes meanwhile in the next one', async () => {
    const { gatherer, batches, started } = held();
    const results = ['a', 'b', 'c', 'd'].map((item) => gatherer.add(item));
    await nextTurn();
    expect(started()).toEqual(['a b', 'c d']);
    results.push(...['e', 'f', 'g'].map((item) => gatherer.add(item)));
    await nextTurn();
    expect(started()).toHaveLength(2);
    batches[1]?.end();
    await nextTurn();
    await nextTurn();
    expect(started()).toEqual(['a b', 'c d', 'e f g']);
    for (const { end } of batches) end();
    expect(await Promise.all(results)).toEqual([...'abcdefg'].map((item) => `${item} done`));
  });

  it('goes together, or one after the other, when it locks one row', async () => {
    const { gatherer, batches, started } = held();
    const results = ['a1', 'b1', 'a2', 'a3'].map((item) => gatherer.add(item));
    await nextTurn();
    expect(started()).toEqual(['a1 b1 a2 a3']);
    results.push(...['a4', 'c1', 'a5', 'd1'].map((item) => gatherer.add(item)));
    await nextTurn();
    expect(started()).toEqual(['a1 b1 a2 a3', 'c1 d1']);
    batches[0]?.end();
    await nextTurn();
    await nextTurn();
    expect(started()).toEqual(['a1 b1 a2 a3', 'c1 d1', 'a4 a5']);
    for (const { end } of batches) end();
    expect(await Promise.all(results)).toHaveLength(8);
  });

  it('is at most 100 in one batch, in the order in which it came', async () => {
    const { gatherer, batches } = held();
    const items = Array.from({ length: 250 }, (_, number) => `a${number}`);
    const results = items.map((item) => gatherer.add(item));
    for (const ended of [0, 1, 2]) {
      await nextTurn();
      await nextTurn();
      batches[ended]?.end();
    }
    await Promise.all(results);
    expect(batches.map((batch) => batch.items.length)).toEqual([100, 100, 50]);
    expect(batches.flatMap((batch) => batch.items)).toEqual(items);
  });
});

describe('a batch that fails', () => {
  it('because it is refused is tried item by item, while the next goes on', async () => {
    const { gatherer, batches, alone } = held();
    const results = ['a1', 'a2!', 'a3'].map((item) => gatherer.add(item));
    await nextTurn();
    batches[0]?.fail(refusal('23505'));
    const settled = await Promise.allSettled(results);
    expect(settled.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message))).toEqual([
      'a1 alone',
      'a2! refused',
      'a3 alone',
    ]);
    expect(alone).toEqual(['a1', 'a2!', 'a3']);
  });

  it.each([
    { code: '23505', of: ['a1'], isTriedAlone: false },
    { code: '55P03', of: ['a1'], isTriedAlone: true },
    { code: '40P01', of: ['a1'], isTriedAlone: true },
    { code: '57014', of: ['a1', 'a2'], isTriedAlone: false },
    { code: 'ECONNRESET', of: ['a1', 'a2'], isTriedAlone: false },
  ])('by $code, of $of, is tried alone: $isTriedAlone', async ({ code, of, isTriedAlone }) => {
    const { gatherer, batches, alone } = held();
    const results = of.map((item) => gatherer.add(item));
    await nextTurn();
    batches[0]?.fail(refusal(code));
    const settled = await Promise.allSettled(results);
    expect(alone).toEqual(isTriedAlone ? of : []);
    expect(new Set(settled.map(({ status }) => status))).toEqual(
      new Set([isTriedAlone ? 'fulfilled' : 'rejected']),
    );
  });
});
