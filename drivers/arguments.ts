import { type ParseArgsConfig, parseArgs } from 'node:util';

/** An argument that is not understood; the message says what was expected. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** One line for each name, with what it means. */
export function listOf(meanings: Readonly<Record<string, string>>): string {
  const width = Math.max(...Object.keys(meanings).map(({ length }) => length));
  return Object.entries(meanings)
    .map(([name, meaning]) => `  ${name.padEnd(width)}  ${meaning}`)
    .join('\n');
}

/**
 * Reads the arguments of a driver.
 *
 * @throws UsageError naming an argument that is not among the options.
 */
export function parsedValues<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** @throws UsageError when the text is not a number between the bounds, both included. */
export function numberOf(
  name: string,
  text: string,
  bounds: { readonly least: number; readonly most: number },
): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= bounds.least && value <= bounds.most) return value;
  throw new UsageError(`${name} must be a number from ${bounds.least} to ${bounds.most}.`);
}

/** @throws UsageError when the text is not a whole number from 0 to `most`. */
export function wholeNumberOf(name: string, text: string, most: number): number {
  const value = numberOf(name, text, { least: 0, most });
  if (Number.isInteger(value)) return value;
  throw new UsageError(`${name} must be a whole number.`);
}

/** Reads names between commas. @throws UsageError when one of them is not known. */
export function namesOf<Name extends string>(
  option: string,
  text: string,
  known: Readonly<Record<Name, unknown>>,
): ReadonlySet<Name> {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const unknown = names.find((name) => !Object.hasOwn(known, name));
  if (unknown === undefined) return new Set(names as Name[]);
  throw new UsageError(`${option} takes ${Object.keys(known).join(', ')}, and not ${unknown}.`);
}
