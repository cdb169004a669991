import { expect, it } from '@jest/globals';
import type { Context } from 'koa';
import { createRateLimit } from '../../src/api/middleware/rateLimit.ts';

it('a window takes ten seconds of requests of each caller, and refuses the next one', async () => {
  const limit = createRateLimit(2);
  const headers: Record<string, string> = {};
  const ctx = { set: (set: typeof headers) => Object.assign(headers, set) } as unknown as Context;
  for (let left = 19; left >= 0; left--) {
    await limit(ctx, 'biz_a/test');
    expect(headers).toMatchObject({ 'ratelimit-limit': '20', 'ratelimit-remaining': String(left) });
  }
  await expect(limit(ctx, 'biz_a/test')).rejects.toMatchObject({ status: 429 });
  await limit(ctx, 'biz_a/prod');
});
