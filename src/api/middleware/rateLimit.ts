import type { Context } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError } from './errors.ts';

const WINDOW_SECONDS = 10;

/** Counts one request for the caller that `counted` names. @throws HttpError 429 when it is one too many. */
export type RateLimit = (ctx: Context, counted: string) => Promise<void>;

/**
 * A limit of requests in a window of ten seconds. Every answer says in its headers how many are left and when the window
 * ends, after the IETF's draft "RateLimit header fields for HTTP"; a refusal also in `retry-after`. Each process counts
 * for itself, so a fleet allows its size times the limit.
 *
 * @param perSecond how many requests a second one window allows on average.
 */
export function createRateLimit(perSecond: number): RateLimit {
  const windowRequests = perSecond * WINDOW_SECONDS;
  const limiter = new RateLimiterMemory({ points: windowRequests, duration: WINDOW_SECONDS });
  return async (ctx, counted) => {
    try {
      ctx.set(headersOf(windowRequests, await limiter.consume(counted)));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const headers = headersOf(windowRequests, refusal);
      const seconds = headers['ratelimit-reset'];
      throw new HttpError(429, {
        code: 'rate_limited',
        message: `too many requests; try again in ${seconds} s`,
        headers: { ...headers, 'retry-after': seconds },
      });
    }
  };
}

function headersOf(windowRequests: number, { remainingPoints, msBeforeNext }: RateLimiterRes) {
  return {
    'ratelimit-limit': String(windowRequests),
    'ratelimit-remaining': String(remainingPoints),
    'ratelimit-reset': String(Math.max(1, Math.ceil(msBeforeNext / 1_000))),
  };
}
