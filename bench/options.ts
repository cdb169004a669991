import { numberOf, parsedValues, UsageError, wholeNumberOf } from '../drivers/arguments.ts';

/** The lines of the table, by the letters that docs/PERFORMANCE.md explains. */
const ITEMS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'] as const;

/** How one run of the benchmark goes. */
export interface Options {
  /** Which lines are measured. */
  readonly items: ReadonlySet<string>;
  /** How often each side is measured. */
  readonly rounds: number;
  /** How long a measurement of a rate lasts. */
  readonly seconds: number;
  /** Where the report is written as JSON and as a picture; nowhere unless given. */
  readonly jsonFile: string | undefined;
  readonly svgFile: string | undefined;
}

export const USAGE = 'npm run bench -- [--only a,b] [--rounds N] [--seconds N] [--json FILE] [--svg FILE]';

const text = { type: 'string' } as const;
const ARGUMENTS = { only: text, rounds: text, seconds: text, json: text, svg: text } as const;

/**
 * Reads the arguments of `npm run bench`.
 *
 * @throws UsageError naming the argument that is wrong.
 */
export function parseOptions(args: readonly string[]): Options {
  const values = parsedValues(args, ARGUMENTS);
  const items = values.only?.split(',') ?? ITEMS;
  const unknown = items.find((item) => !ITEMS.some((known) => known === item));
  if (unknown !== undefined)
    throw new UsageError(`There is no line ${unknown}: they are ${ITEMS.join(', ')}.`);
  return {
    items: new Set(items),
    rounds: Math.max(1, wholeNumberOf('--rounds', values.rounds ?? '5', 1_000)),
    seconds: numberOf('--seconds', values.seconds ?? '4', { least: 1, most: 3_600 }),
    jsonFile: values.json,
    svgFile: values.svg,
  };
}
