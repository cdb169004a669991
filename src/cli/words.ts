import { minorToDecimal } from '../domain/money.ts';

/** An amount of micro-USDT, as USDT. */
export const usdt = (amountMinor: bigint) => minorToDecimal(amountMinor, 'USDT');

/** The options of a decision, where a command is named that needs them. */
export const DECIDED = '--reason …';

/** What is said of a request that waits for a second operator. */
export const secondOperatorSentence = (id: string) =>
  `Nothing was done yet: ${id} waits a day for another operator, who types: requests confirm ${id}`;

/** What is said behind a label: nothing, one line, or several below each other. */
export type Line = string | readonly string[] | undefined;

/** The width of labels with the space behind them. */
const LABEL_WIDTH = 10;

/**
 * A heading and, indented below it, each line behind its label; lines that are undefined are left out.
 *
 * @returns the lines. They are not joined, so that a line break in one of them is known for what it is.
 */
export function described(heading: string, lines: Readonly<Record<string, Line>>): readonly string[] {
  const told = Object.entries(lines).flatMap(([label, said]) =>
    [said ?? []].flat().map((line, index) => `  ${(index === 0 ? label : '').padEnd(LABEL_WIDTH)}${line}`),
  );
  return [heading, ...told];
}
