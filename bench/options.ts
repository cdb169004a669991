import { listOf, numberOf, parsedValues, UsageError, wholeNumberOf } from '../drivers/arguments.ts';

/** The lines of the table, by the letters that docs/PERFORMANCE.md explains. */
const ITEMS = [
  'a',
  'b',
  'c',
  'd',
  'e',
  'f',
  'g',
  'h',
  'i',
  'j',
  'k',
  'l',
  'm',
  'n',
  'o',
  'p',
  'q',
  'r',
  's',
  't',
  'u',
  'v',
  'w',
] as const;

/** Those that are measured unless others are named: a soak takes half an hour, and hostile requests take minutes. */
const USUAL_ITEMS = ITEMS.filter((item) => item !== 'p' && item !== 'w');

/** Line r goes at the pace of the real network. */
const QUICK_ITEMS = USUAL_ITEMS.filter((item) => item !== 'r');

/** Those that can be measured on a Temporal server with Postgres too. */
export const CLUSTER_ITEMS: readonly string[] = ['e', 'f', 'g', 'j'];

/** How one run of the benchmark goes. */
export interface Options {
  /** Which lines are measured. */
  readonly items: ReadonlySet<string>;
  /** How often each side is measured. */
  readonly rounds: number;
  /** How long a measurement of a rate lasts. */
  readonly seconds: number;
  /** How much each line measures: with `quick`, only as much as shows that it runs. */
  readonly size: 'full' | 'quick';
  /** Whether CLUSTER_ITEMS are measured a second time, on the Temporal server of `npm run cluster`. */
  readonly alsoOnCluster: boolean;
  /** Where the report is written as JSON and as a picture; nowhere unless given. */
  readonly jsonFile: string | undefined;
  readonly svgFile: string | undefined;
}

/** The options, and what receives a line for each step and each figure as it comes. */
export interface Run extends Options {
  readonly progress: (line: string) => void;
}

const DEFAULTS = { full: { rounds: 5, seconds: 4 }, quick: { rounds: 1, seconds: 0.2 } };

export const USAGE = `npm run bench -- [OPTIONS]

${listOf({
  '--only A,B': 'which lines of docs/PERFORMANCE.md are measured; all but p and w by default',
  '--rounds N': `how often each side is measured; ${DEFAULTS.full.rounds} by default`,
  '--seconds N': `how long one measurement of a rate lasts; ${DEFAULTS.full.seconds} by default`,
  '--quick': 'runs each line but r for a moment, only to see that it runs',
  '--temporal-cluster': `measures ${CLUSTER_ITEMS.join(', ')} on the Temporal server of npm run cluster too, which keeps its data in Postgres`,
  '--json FILE': 'writes every figure, with the machine that it comes from',
  '--svg FILE': 'draws the ratios with their spread and goal, and the curves',
})}`;

const text = { type: 'string' } as const;
const ARGUMENTS = {
  only: text,
  rounds: text,
  seconds: text,
  quick: { type: 'boolean' },
  'temporal-cluster': { type: 'boolean' },
  json: text,
  svg: text,
} as const;

/**
 * Reads the arguments of `npm run bench`.
 *
 * @throws UsageError naming the argument that is wrong.
 */
export function parseOptions(args: readonly string[]): Options {
  const values = parsedValues(args, ARGUMENTS);
  const items = values.only?.split(',') ?? (values.quick ? QUICK_ITEMS : USUAL_ITEMS);
  const unknown = items.find((item) => !ITEMS.some((known) => known === item));
  if (unknown !== undefined)
    throw new UsageError(`There is no line ${unknown}: they are ${ITEMS.join(', ')}.`);
  const size = values.quick ? 'quick' : 'full';
  const { rounds, seconds } = values;
  return {
    items: new Set(items),
    size,
    rounds:
      rounds === undefined ? DEFAULTS[size].rounds : Math.max(1, wholeNumberOf('--rounds', rounds, 1_000)),
    seconds:
      seconds === undefined
        ? DEFAULTS[size].seconds
        : numberOf('--seconds', seconds, { least: 1, most: 3_600 }),
    alsoOnCluster: values['temporal-cluster'] === true,
    jsonFile: values.json,
    svgFile: values.svg,
  };
}
