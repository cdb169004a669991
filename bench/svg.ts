/** An SVG element as text. Numbers are rounded to a tenth of a pixel; children are elements, made by this function. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly string[] = [],
): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? Number(value.toFixed(1)) : escaped(value)}"`,
  );
  return `<${name}${written.join('')}>${children.join('')}</${name}>`;
}

/** A line of text that begins, ends or has its middle at a place, upright on its baseline. */
export function textAt(
  at: { readonly x: number; readonly y: number },
  text: string,
  attributes: Readonly<Record<string, string | number>> = {},
): string {
  return element('text', { ...at, ...attributes }, [escaped(text)]);
}

/** A straight line between two places. */
export function segment(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  attributes: Readonly<Record<string, string | number>>,
): string {
  return element('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, ...attributes });
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Turns values into pixels, and says which values are worth a grid line. */
export interface Scale {
  at(value: number): number;
  readonly ticks: readonly number[];
}

/** The pixels of the smallest and the largest value; the first may be the larger one, as on an axis that goes up. */
export type Span = readonly [number, number];

/** A scale from 0 to at least the largest value, in steps of 1, 2 or 5 times a power of ten. */
export function linearScale(values: readonly number[], [from, to]: Span): Scale {
  const most = Math.max(...values, Number.MIN_VALUE);
  const power = 10 ** Math.floor(Math.log10(most / 4));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => most / each <= 6) ?? most;
  const count = Math.ceil(most / step);
  return {
    at: (value) => from + ((to - from) * value) / (count * step),
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}

/** A logarithmic scale of positive values, from one power of `base` to another, with a tick at each. */
export function logScale(values: readonly number[], base: number, [from, to]: Span): Scale {
  const exponents = values.map((value) => Math.log(value) / Math.log(base));
  // A value that is a power but for rounding begins no further step.
  const first = Math.floor(Math.min(...exponents) + 1e-9);
  const last = Math.max(Math.ceil(Math.max(...exponents) - 1e-9), first + 1);
  return {
    at: (value) => from + ((to - from) * (Math.log(value) / Math.log(base) - first)) / (last - first),
    ticks: Array.from({ length: last - first + 1 }, (_, index) => base ** (first + index)),
  };
}

/** Moves labels of one column apart that would lie on each other, as little as that takes, in their order. */
export function spreadOut(places: readonly number[], distance: number): readonly number[] {
  const order = places
    .map((_, index) => index)
    .sort((left, right) => (places[left] ?? 0) - (places[right] ?? 0));
  const moved = [...places];
  let free = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    moved[index] = Math.max(places[index] ?? 0, free);
    free = moved[index] + distance;
  }
  return moved;
}
