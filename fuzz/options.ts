import { randomInt } from 'node:crypto';
import { listOf, parsedValues, wholeNumberOf } from '../drivers/arguments.ts';

/** How one run goes. */
export interface Options {
  readonly seed: number;
  readonly requests: number;
  /** How many are under way at once. */
  readonly concurrency: number;
  /** Requests a second of one business; few of them get past a low one. */
  readonly rateLimit: number;
  /** Leaves data and log behind. */
  readonly keep: boolean;
}

export const USAGE = `npm run fuzz -- [OPTIONS]

${listOf({
  '--seed N': 'draws the requests from N, except ids of the service; a new number each time by default',
  '--requests N': 'how many are sent; 5000 by default',
  '--concurrency N': 'how many are in flight at the same time; 16 by default',
  '--rate-limit N': 'requests a second that the service allows a business; 1000000 by default',
  '--keep': 'keeps data and log, and prints their folder',
})}`;

const text = { type: 'string' } as const;
const ARGUMENTS = {
  seed: text,
  requests: text,
  concurrency: text,
  'rate-limit': text,
  keep: { type: 'boolean' },
} as const;

/**
 * Reads the arguments of `npm run fuzz`.
 *
 * @throws UsageError naming the argument that is wrong.
 */
export function parseOptions(args: readonly string[]): Options {
  const values = parsedValues(args, ARGUMENTS);
  return {
    seed: wholeNumberOf('--seed', values.seed ?? String(randomInt(1, 1_000_000_000)), 2 ** 31 - 1),
    requests: wholeNumberOf('--requests', values.requests ?? '5000', 10_000_000),
    concurrency: Math.max(1, wholeNumberOf('--concurrency', values.concurrency ?? '16', 1_000)),
    rateLimit: Math.max(1, wholeNumberOf('--rate-limit', values['rate-limit'] ?? '1000000', 1_000_000)),
    keep: values.keep ?? false,
  };
}

/** The command that draws the same requests again. */
export function commandOf({ seed, requests, concurrency, rateLimit }: Options): string {
  const limit = rateLimit === 1_000_000 ? '' : ` --rate-limit ${rateLimit}`;
  return `npm run fuzz -- --seed ${seed} --requests ${requests} --concurrency ${concurrency}${limit}`;
}
