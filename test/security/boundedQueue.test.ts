import { describe, expect, it } from '@jest/globals';
import { createBoundedQueue } from '../../src/security/boundedQueue.ts';

/** Work that ends when it is let go. */
function gatedWork() {
  const started: number[] = [];
  const gates: (() => void)[] = [];
  const work = (id: number) => async () => {
    started.push(id);
    await new Promise<void>((resolve) => gates.push(resolve));
    return id;
  };
  return { started, work, letOneGo: () => gates.shift()?.() };
}

const isFull = { code: 'busy' };

describe('a bounded queue', () => {
  it('lets so many work at once, the others in their order, and refuses those it cannot hold', async () => {
    const queue = createBoundedQueue({ atOnce: 2, waiting: 3 });
    const { started, work, letOneGo } = gatedWork();
    const results = [1, 2, 3, 4, 5].map((id) => queue(work(id)));
    await expect(queue(work(6))).rejects.toMatchObject(isFull);
    expect(started).toEqual([1, 2]);
    for (let ended = 1; ended <= 5; ended++) {
      letOneGo();
      expect(await results[ended - 1]).toBe(ended);
      expect(started).toEqual([1, 2, 3, 4, 5].slice(0, ended + 2));
    }
    expect(await Promise.all(results)).toEqual([1, 2, 3, 4, 5]);
    const late = queue(work(7));
    expect(started.at(-1)).toBe(7);
    letOneGo();
    expect(await late).toBe(7);
  });

  it('goes on after work that fails', async () => {
    const queue = createBoundedQueue({ atOnce: 1, waiting: 1 });
    const failing = queue(() => Promise.reject(new Error('broken')));
    const next = queue(async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
    expect(await queue(async () => 'again')).toBe('again');
  });
});
