import { medianFigure, type Ratio, type Rounds, ratioOf } from './comparison.ts';

/** A line of the table. `goal` is absent where a figure is only reported. */
export interface Line {
  /** The letter that docs/PERFORMANCE.md explains. */
  readonly item: string;
  readonly what: string;
  /** Ours ÷ baseline; where `unit` is given, ours alone in that unit. */
  readonly ratio: Ratio | undefined;
  readonly unit?: 'events' | 'MB' | 'starts' | 'ms' | 'commits' | 'bytes';
  readonly goal?: Goal;
  /** Absolute medians of this machine, for the reader's orientation. */
  readonly figures?: SideFigures;
  /** CPU time of one operation in ms: of the processes that serve it and of Postgres; that of Temporal is apart. */
  readonly cpuMs?: CpuFigures;
  readonly temporalCpuMs?: CpuFigures;
  /** What else the reader should know. */
  readonly note?: string;
  /** How the figure changes with something else, such as the transactions that are stored. */
  readonly curve?: Curve;
  /** Why there is no ratio. */
  readonly skipped?: string;
}

export type Goal = { readonly atLeast: number } | { readonly atMost: number };

/** One figure of both sides in one unit. */
export interface SideFigures {
  readonly ours: number;
  readonly baseline: number;
  readonly unit: FigureUnit;
}
type CpuFigures = Omit<SideFigures, 'unit'>;
export type FigureUnit = '/s' | 'ms' | 'µs' | 'events';

export interface Curve {
  readonly name: string;
  readonly points: readonly Point[];
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The line of one figure that two sides measured in every round.
 *
 * @param line.over whose figure is divided, ours; `line.under` is the baseline.
 * @param line.figure the name of the figure, which is in `line.unit`.
 * @param line.ratio where each round compared turn by turn; that of the rounds' figures unless given.
 * @param line.cpuFigures where the CPU time of an operation stands among the figures; as `withCpu` names it unless given.
 */
export function lineOf<Side extends string>(
  measured: Rounds<Side>,
  line: {
    readonly over: Side;
    readonly under: Side;
    readonly figure: string;
    readonly unit: FigureUnit;
    readonly ratio?: Ratio;
    readonly cpuFigures?: { readonly cpuMs: string; readonly temporalCpuMs: string };
  } & Pick<Line, 'item' | 'what' | 'goal' | 'note' | 'curve'>,
): Line {
  const { over, under, figure, unit, cpuFigures = CPU_FIGURES, ...rest } = line;
  const medians = (name: string) => ({
    ours: medianFigure(measured, over, name),
    baseline: medianFigure(measured, under, name),
  });
  const isMeasured = (name: string) => measured.every((round) => round[over][name] !== undefined);
  return {
    ...rest,
    ratio: rest.ratio ?? ratioOf(measured, { over, under, figure }),
    figures: { ...medians(figure), unit },
    ...(isMeasured(cpuFigures.cpuMs) && { cpuMs: medians(cpuFigures.cpuMs) }),
    ...(isMeasured(cpuFigures.temporalCpuMs) && { temporalCpuMs: medians(cpuFigures.temporalCpuMs) }),
  };
}

/** What `withCpu` adds to the figures of a side. */
const CPU_FIGURES = { cpuMs: 'cpuMs', temporalCpuMs: 'temporalCpuMs' };

/** Whether the median reaches the goal; undefined where there is no goal or no ratio. */
export function isMet({ goal, ratio }: Line): boolean | undefined {
  if (!goal || !ratio) return undefined;
  return 'atLeast' in goal ? ratio.median >= goal.atLeast : ratio.median <= goal.atMost;
}

/** The table as Markdown, which reads well in a terminal too. */
export function tableOf(lines: readonly Line[]): string {
  const rows = [
    ['', 'ours ÷ baseline', 'median', 'spread', 'goal', 'met', 'figures of this run'],
    ...lines.map((line) => [
      line.item,
      line.what,
      medianText(line),
      spreadText(line),
      goalText(line),
      verdictOf(line),
      figuresText(line),
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const text = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  text.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  return text.join('\n');
}

/** The median as the table and the picture show it: a ratio, or a figure with its unit. */
export function medianText(line: Line): string {
  if (!line.ratio) return '–';
  const text = line.ratio.median.toFixed(digitsOf(line));
  return line.unit === undefined ? text : `${text} ${line.unit}`;
}

/** How many decimals the figures of a line have. */
function digitsOf({ ratio, unit }: Line): number {
  if (unit === undefined) return 2;
  return unit === 'commits' || (unit === 'ms' && ratio && ratio.median < 100) ? 1 : 0;
}

function spreadText(line: Line): string {
  const { ratio } = line;
  if (!ratio) return '–';
  const digits = digitsOf(line);
  return `${ratio.least.toFixed(digits)}–${ratio.most.toFixed(digits)}`;
}

/** The goal in signs, such as `≥ 1.5`. */
export function goalText({ goal }: Line): string {
  if (!goal) return 'reported';
  return 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
}

function verdictOf(line: Line): string {
  if (line.skipped !== undefined) return 'skipped';
  const met = isMet(line);
  if (met === undefined) return '–';
  return met ? 'yes' : 'NO';
}

function figuresText({ figures, cpuMs, temporalCpuMs, note, skipped }: Line): string {
  if (skipped !== undefined) return skipped;
  const both = ({ ours, baseline, unit }: SideFigures) =>
    `${figureText(ours, unit)} ÷ ${figureText(baseline, unit)}`;
  return [
    ...(figures ? [both(figures)] : []),
    ...(cpuMs ? [`CPU ${both({ ...cpuMs, unit: 'ms' })}`] : []),
    ...(temporalCpuMs ? [`Temporal's ${both({ ...temporalCpuMs, unit: 'ms' })}`] : []),
    ...(note === undefined ? [] : [note]),
  ].join('; ');
}

function figureText(value: number, unit: FigureUnit): string {
  if (unit === 'ms') return `${value.toFixed(value < 1 ? 2 : 1)} ms`;
  const whole = Math.round(value).toLocaleString('en');
  return unit === '/s' ? `${whole}/s` : `${whole} ${unit}`;
}
