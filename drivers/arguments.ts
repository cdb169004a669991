import { type ParseArgsConfig, parseArgs } from 'node:util';

/** An argument that is not understood; the message says what was expected. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
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
