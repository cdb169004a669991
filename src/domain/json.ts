/** A number of a JSON text that a double does not keep, and its digits as they were sent. */
interface InexactNumber {
  /** The names and indices that lead to it, from the outermost in. */
  readonly path: readonly string[];
  readonly source: string;
}

/**
 * Is in every text that has a number which a double does not keep: it keeps each decimal of up to 15 digits (IEEE 754
 * binary64), so only a longer number, or one with an exponent, needs a closer look.
 */
export const LONG_NUMBER = /(?:^|[:[,\s])-?(?:[\d.]{16}|[\d.]+[eE])/;

/**
 * Finds every number of a JSON text that `JSON.parse` changes: integers beyond 2^53 that lose digits, more decimals than a
 * double has, and what is too large or too small for one. Any other form of a number that is kept is none: 1.0, 1e3, 100.50.
 *
 * @param text JSON, nested less deep than the stack allows.
 * @returns where each stands and its source text, in the order of the text; empty for a text without one.
 * @throws SyntaxError when it is not JSON.
 */
export function inexactNumbers(text: string): readonly InexactNumber[] {
  return marksIn(parseWith(text, (source) => new Mark(source)));
}

/**
 * Parses JSON as `JSON.parse` does, but gives the source text of a number that a double does not keep: a token of 20 digits
 * that is sent as a number is the string of its digits.
 *
 * @throws SyntaxError when it is not JSON; RangeError when it is nested deeper than the stack allows.
 */
export function parseKeepingDigits(text: string): unknown {
  return LONG_NUMBER.test(text) ? parseWith(text, (source) => source) : JSON.parse(text);
}

/** Stands in a parsed value for a number that a double does not keep. */
class Mark {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

function parseWith(text: string, replace: (source: string) => unknown): unknown {
  return JSON.parse(text, (_name, value: unknown, context?: { readonly source?: string }) => {
    const source = context?.source;
    return typeof value !== 'number' || source === undefined || isKept(source, value)
      ? value
      : replace(source);
  });
}

function marksIn(value: unknown, path: readonly string[] = []): readonly InexactNumber[] {
  if (value instanceof Mark) return [{ path, source: value.source }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => marksIn(each, [...path, name]));
}

/** Whether the shortest decimal that reads as a double is the decimal that was sent. */
function isKept(source: string, value: number): boolean {
  return Number.isFinite(value) && normalized(source) === normalized(String(value));
}

/** A decimal in one form: its digits without zeros at either end, and the power of ten that they are multiplied by. */
function normalized(decimal: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(decimal) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = withoutZerosAtEnd(digits);
  if (significant === '') return '0';
  const power = Number(exponent) - fraction.length + digits.length - significant.length;
  return `${sign}${significant}e${power}`;
}

/** Not by a regular expression, which would try each run of zeros of a long number to its end. */
function withoutZerosAtEnd(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}
