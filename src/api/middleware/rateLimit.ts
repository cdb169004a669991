import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError } from './errors.ts';

const WINDOW_SECONDS = 10;

/**
 * Counts requests per API key (per address without one) and refuses what is over the limit with 429 and
 * `retry-after`. Each process counts for itself, so a fleet allows its size times the limit.
 */
export function createRateLimit(perSecond: number): (ctx: Context) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: perSecond * WINDOW_SECONDS, duration: WINDOW_SECONDS });
  return async (ctx) => {
    const key = ctx.get('x-api-key');
    // Keys are hashed so that a heap dump of the limiter holds no secret.
    const counted = key === '' ? `ip:${ctx.ip}` : createHash('sha1').update(key).digest('base64');
    try {
      const { remainingPoints } = await limiter.consume(counted);
      ctx.set('ratelimit-limit', String(perSecond * WINDOW_SECONDS));
      ctx.set('ratelimit-remaining', String(remainingPoints));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      throw new HttpError(429, 'rate_limited', `too many requests; try again in ${seconds} s`, {
        'retry-after': String(seconds),
      });
    }
  };
}
