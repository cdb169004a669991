/** The two merchants of a run. */
export const MERCHANTS = ['a', 'b'] as const;
export type MerchantName = (typeof MERCHANTS)[number];

/** A text that is known only when a request is sent, such as an id that the service gave. */
export class Given {
  /** What it is: the prefix of an id, or `email`, `password`, `mark`, `cursor`. */
  readonly what: string;
  /** Whose it is, as the sender sees it. */
  readonly of: 'own' | 'other';
  /** Which one of those that are known, counted round. */
  readonly index: number;
  /** Stands behind it. */
  readonly suffix: string;

  constructor(what: string, options: { of?: 'own' | 'other'; index?: number; suffix?: string } = {}) {
    this.what = what;
    this.of = options.of ?? 'own';
    this.index = options.index ?? 0;
    this.suffix = options.suffix ?? '';
  }
}

/** JSON that no value of JavaScript is written as, such as `1e400`. */
export class Verbatim {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An object whose names may be any, `__proto__` included, and come more than once. */
export class Members {
  readonly entries: readonly (readonly [name: string, value: Json])[];

  constructor(entries: readonly (readonly [name: string, value: Json])[]) {
    this.entries = entries;
  }
}

/** A JSON value as it is drawn. */
export type Json = null | boolean | number | string | Given | Verbatim | Members | readonly Json[];

/** A text of a request as it is drawn. */
export type Piece = string | Given;

/** What is known of the texts that were given. */
export type Resolve = (given: Given) => string;

/** Writes a value as JSON text. Half a surrogate pair is written as an escape. */
export function writeJson(value: Json, resolve: Resolve): string {
  if (value instanceof Given) return JSON.stringify(resolve(value));
  if (value instanceof Verbatim) return value.text;
  if (value instanceof Members) {
    const members = value.entries.map(
      ([name, each]) => `${JSON.stringify(name)}:${writeJson(each, resolve)}`,
    );
    return `{${members.join(',')}}`;
  }
  if (Array.isArray(value)) return `[${value.map((each) => writeJson(each, resolve)).join(',')}]`;
  return JSON.stringify(value);
}

/** A plain value as one that is drawn. */
export function jsonOf(value: unknown): Json {
  if (Array.isArray(value)) return value.map(jsonOf);
  if (typeof value === 'object' && value !== null)
    return new Members(Object.entries(value).map(([name, each]) => [name, jsonOf(each)]));
  return value as Json;
}
