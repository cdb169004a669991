import { describe, expect, it } from '@jest/globals';
import { runBatches } from '../../../src/db/core/batchDeletion.ts';

describe('batches of what may be forgotten', () => {
  /** A batch that changes as many rows as are left, two at a time. */
  const batchOf = (left: number[]) => async () => left.splice(0, 2).length;
  const { signal } = new AbortController();

  it('are repeated until nothing is left, each of them although one fails', async () => {
    const [first, last] = [
      [1, 2, 3],
      [4, 5],
    ];
    const broken = () => Promise.reject(new Error('A trigger refuses it.'));
    const run = runBatches([batchOf(first), broken, batchOf(last)], signal);
    await expect(run).rejects.toThrow('A trigger refuses it.');
    expect([first, last]).toEqual([[], []]);
  });

  it('end when the process stops', async () => {
    const left = [1, 2, 3];
    await runBatches([batchOf(left)], AbortSignal.abort());
    expect(left).toHaveLength(3);
  });
});
