import { randomInt } from 'node:crypto';
import { listOf, numberOf, parsedValues, wholeNumberOf } from '../../drivers/arguments.ts';

/** How simulations go. */
export interface Options {
  /** The first seed; each further one is the next number. */
  readonly seed: number;
  readonly seeds: number;
  /** How many turns faults go on. */
  readonly steps: number;
  /** How many seconds faults go on at most; a run that ends by time cannot be repeated to the turn. */
  readonly seconds: number;
  /** Runs each seed twice at once, and compares the traces. */
  readonly isTwice: boolean;
  /** Where the trace of the last run is written. */
  readonly trace: string | undefined;
  /** Plants each bug in a copy of the service, and says whether simulation finds it. */
  readonly planted: boolean;
  /** The database server that is used; one of its own unless given. */
  readonly server: string | undefined;
}

const NO_LIMIT = 1_000_000_000;

export const USAGE = `npm run simulate -- [OPTIONS]

${listOf({
  '--seed N': 'what everything follows from; a new number each time by default',
  '--seeds N': 'how many seeds, one after the other, from the first one on; 1 by default',
  '--steps M': 'how many turns faults go on; 20000 by default',
  '--seconds S': 'in place of steps: how long faults go on, in real time',
  '--twice': 'runs each seed twice at once and compares the traces',
  '--trace FILE': 'writes the trace of the last run',
  '--planted': 'plants each bug of test/simulation/planted.ts in a copy and looks for it',
})}`;

const text = { type: 'string' } as const;
const ARGUMENTS = {
  seed: text,
  seeds: text,
  steps: text,
  seconds: text,
  trace: text,
  twice: { type: 'boolean' },
  planted: { type: 'boolean' },
} as const;

/** Reads the arguments of `npm run simulate`. @throws UsageError naming the argument that is wrong. */
export function parseOptions(args: readonly string[]): Options {
  const values = parsedValues(args, ARGUMENTS);
  const hasSeconds = values.seconds !== undefined;
  return {
    seed: wholeNumberOf('--seed', values.seed ?? String(randomInt(1, 1_000_000_000)), 2 ** 31),
    seeds: wholeNumberOf('--seeds', values.seeds ?? '1', 10_000),
    steps: wholeNumberOf('--steps', values.steps ?? (hasSeconds ? String(NO_LIMIT) : '20000'), NO_LIMIT),
    seconds: numberOf('--seconds', values.seconds ?? '100000', { least: 1, most: 100_000 }),
    isTwice: values.twice ?? false,
    trace: values.trace,
    planted: values.planted ?? false,
    server: process.env.TEST_POSTGRES_URL,
  };
}
