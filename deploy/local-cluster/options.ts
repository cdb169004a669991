import { randomInt } from 'node:crypto';
import { listOf, numberOf, parsedValues, UsageError, wholeNumberOf } from '../../drivers/arguments.ts';

/** How one run goes. */
export interface Options {
  /** False only starts everything, until it is interrupted. */
  readonly isCheck: boolean;
  /** Whether the check is the drill of a release. */
  readonly isRelease: boolean;
  /** Whether workers of two versions may stand side by side, of which Temporal asks those of the current one. */
  readonly hasWorkerVersions: boolean;
  /** Of the balancer; the first free one from 8080 on unless given. */
  readonly port: number | undefined;
  /** Requests a second while processes are replaced, or releases made. */
  readonly rate: number;
  /** How long they are sent at least. */
  readonly seconds: number;
  readonly seed: number;
  /** Leaves logs and data behind. */
  readonly keep: boolean;
}

export const USAGE = `npm run cluster -- [--port N] [--keep]
npm run cluster -- check [--release [--without-worker-versions]] [--rate N] [--seconds N] [--port N] [--seed N] [--keep]

${listOf({
  '--port N': 'port of the balancer; the first free one from 8080 by default',
  '--release': 'goes to the next version, back and forward again, instead of killing and replacing processes',
  '--without-worker-versions': 'stops all workers of one version before those of the other start',
  '--rate N': 'requests a second meanwhile; 30 by default, 20 with --release',
  '--seconds N': 'how long they are sent at least; 60 by default, 200 with --release',
  '--seed N': 'draws the load from N; a new number each time by default',
  '--keep': 'keeps data and logs, and prints their folder',
})}`;

const text = { type: 'string' } as const;
const PLACE = { port: text, seed: text, keep: { type: 'boolean' } } as const;
const flag = { type: 'boolean' } as const;
const CHECK = {
  ...PLACE,
  rate: text,
  seconds: text,
  release: flag,
  'without-worker-versions': flag,
} as const;

/**
 * Reads the arguments of `npm run cluster`.
 *
 * @throws UsageError naming the argument that is wrong.
 */
export function parseOptions(args: readonly string[]): Options {
  const isCheck = args[0] === 'check';
  const values: Partial<Record<keyof typeof CHECK, string | boolean>> = isCheck
    ? parsedValues(args.slice(1), CHECK)
    : parsedValues(args, PLACE);
  const given = (name: keyof typeof CHECK, fallback: number) => String(values[name] ?? fallback);
  const isRelease = values.release === true;
  const isWithoutVersions = values['without-worker-versions'] === true;
  if (isWithoutVersions && !isRelease)
    throw new UsageError('--without-worker-versions belongs to --release.');
  return {
    isCheck,
    isRelease,
    hasWorkerVersions: isRelease && !isWithoutVersions,
    port: values.port === undefined ? undefined : wholeNumberOf('--port', given('port', 0), 65_535),
    rate: numberOf('--rate', given('rate', isRelease ? 20 : 30), { least: 0.1, most: 1_000 }),
    seconds: numberOf('--seconds', given('seconds', isRelease ? 200 : 60), { least: 1, most: 3_600 }),
    seed: wholeNumberOf('--seed', given('seed', randomInt(1, 1_000_000_000)), 2 ** 31),
    keep: values.keep === true,
  };
}
