import { randomInt } from 'node:crypto';
import { listOf, numberOf, parsedValues, UsageError, wholeNumberOf } from '../../drivers/arguments.ts';

/** What is lost, and restored. */
export const LOSSES = {
  disk: 'the disk of Postgres; its write-ahead log is on another one, so no commit is lost',
  both: 'the disk of Postgres, and Temporal, of which only a copy from before is left',
  temporal: 'the whole database of Temporal; Postgres is as it was',
  commits: 'the disk of Postgres with its latest commits: what had not been archived is lost',
} as const;
export type Loss = keyof typeof LOSSES;

export const USAGE = `npm run restore -- [OPTIONS]

${listOf({
  '--loss LOSS': 'what is lost; disk by default',
  '--seconds S': 'how long merchants use the service before the loss; 20 by default',
  '--seed N': 'draws the load from N; a new number each time by default',
  '--keep': 'keeps data and logs, and prints their folder',
})}

Losses:
${listOf(LOSSES)}`;

/** How one drill goes. */
export interface Options {
  readonly seed: number;
  readonly loss: Loss;
  /** How long merchants use the service before the loss. */
  readonly seconds: number;
  /** Leaves the data behind for a look at the findings. */
  readonly keep: boolean;
}

const text = { type: 'string' } as const;

/**
 * Reads the arguments of `npm run restore`.
 *
 * @throws UsageError naming the argument that is wrong.
 */
export function parseOptions(args: readonly string[]): Options {
  const values = parsedValues(args, { seed: text, loss: text, seconds: text, keep: { type: 'boolean' } });
  return {
    seed: wholeNumberOf('--seed', values.seed ?? String(randomInt(1, 1_000_000_000)), 2 ** 31),
    loss: lossOf(values.loss ?? 'disk'),
    seconds: numberOf('--seconds', values.seconds ?? '20', { least: 3, most: 3_600 }),
    keep: values.keep ?? false,
  };
}

function lossOf(name: string): Loss {
  if (Object.hasOwn(LOSSES, name)) return name as Loss;
  throw new UsageError(`--loss takes ${Object.keys(LOSSES).join(', ')}, and not ${name}.`);
}
