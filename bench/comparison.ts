/** One measurement of one side of a comparison: figures by name, such as `perSecond` or `p50Ms`. */
export type Figures = Readonly<Record<string, number>>;

/** What several sides measured, round by round: `rounds[i].ours.perSecond`. */
export type Rounds<Side extends string> = readonly Readonly<Record<Side, Figures>>[];

/**
 * Measures several sides in turn, round after round, so that whatever else the machine does meets all of them alike.
 * Each round begins with another side, because the first one of a round has the quietest machine.
 *
 * @param rounds how often each side is measured.
 * @param sides how to measure each side once.
 * @param progress is told each figure as it comes.
 */
export async function measureInTurn<Side extends string>(
  rounds: number,
  sides: Readonly<Record<Side, () => Promise<Figures>>>,
  progress: (line: string) => void,
): Promise<Rounds<Side>> {
  const names = Object.keys(sides) as Side[];
  const measured: Record<Side, Figures>[] = [];
  for (let round = 0; round < rounds; round++) {
    const figures = {} as Record<Side, Figures>;
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length];
      if (name === undefined) continue;
      figures[name] = await sides[name]();
    }
    measured.push(figures);
    progress(`round ${round + 1}: ${names.map((name) => `${name} ${describe(figures[name])}`).join('   ')}`);
  }
  return measured;
}

/** The figures of a measurement as one piece of a line of progress. */
export function describe(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => `${value.toFixed(digitsOf(name, value))} ${name}`)
    .join(', ');
}

function digitsOf(name: string, value: number): number {
  if (name.endsWith('Ms')) return 1;
  return value < 10 && !Number.isInteger(value) ? 2 : 0;
}

/** A ratio measured in every round: its median and the smallest and largest of the rounds. */
export interface Ratio {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** One figure of one side ÷ the same figure of another, in each round, and what lies in the middle of the rounds. */
export function ratioOf<Side extends string>(
  rounds: Rounds<Side>,
  { over, under, figure }: { readonly over: Side; readonly under: Side; readonly figure: string },
): Ratio {
  return spreadOf(rounds.map((round) => figureOf(round[over], figure) / figureOf(round[under], figure)));
}

/** The ratios of all rounds as one. */
export function spreadOf(ratios: readonly number[]): Ratio {
  return { median: medianOf(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}

/** The median over the rounds of one figure of one side. */
export function medianFigure<Side extends string>(rounds: Rounds<Side>, side: Side, figure: string): number {
  return medianOf(rounds.map((round) => figureOf(round[side], figure)));
}

function figureOf(figures: Figures, name: string): number {
  const value = figures[name];
  if (value === undefined || !Number.isFinite(value)) throw new Error(`A side did not measure ${name}.`);
  return value;
}

/** The value below which the share `quantile` (0 to 1) of the samples lies. */
export function quantileOf(samples: readonly number[], quantile: number): number {
  const sorted = [...samples].sort((left, right) => left - right);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(quantile * sorted.length))];
  if (value === undefined) throw new Error('There are no samples.');
  return value;
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
