import { invariant } from '../domain/errors.ts';

type NamesIn<Part> = Part extends unknown ? keyof Part : never;
/** What has all that each part of a union has. */
export type AllOf<Part> = (Part extends unknown ? (part: Part) => void : never) extends (
  joined: infer All,
) => void
  ? All
  : never;

/** The names that a part shares with those after it, in its place; `unknown`, which accepts every part, where none. */
type Distinct<Parts extends readonly object[]> = Parts extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? [
      [keyof First & NamesIn<Rest[number]>] extends [never]
        ? unknown
        : { twice: keyof First & NamesIn<Rest[number]> },
      ...Distinct<Rest>,
    ]
  : [];

/**
 * The activities of one queue. Of two under one name the later would replace the earlier without a word, so that is a
 * compile-time error, and ends the start.
 */
export function oneQueue<const Parts extends readonly object[]>(
  ...parts: Parts & Distinct<Parts>
): AllOf<Parts[number]> {
  const joined: object = {};
  for (const part of parts) {
    const twice = Object.keys(part).find((name) => name in joined);
    invariant(twice === undefined, `Two activities of one queue are called ${twice}.`);
    Object.assign(joined, part);
  }
  return joined as AllOf<Parts[number]>;
}
