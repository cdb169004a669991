/** Values that are shorter are in too many texts to be looked for. */
const MIN_VALUE_LENGTH = 3;

/** A pattern that no text matches. */
const NOTHING = '(?!)';

/** A text as a regular expression of Postgres, which matches it alone. */
const literally = (text: string) => text.trim().replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');

/** The regular expression of Postgres, for `~*`, that finds an e-mail address, and not one that it is a part of. */
export function emailPattern(email: string): string {
  return `(?<![[:alnum:]._%+-])${literally(email)}(?![[:alnum:]-]|\\.[[:alnum:]])`;
}

/**
 * The regular expression of Postgres, for `~*`, that finds values such as names and meter numbers, each as a whole word.
 *
 * @param others patterns that it matches too.
 * @returns a pattern that matches nothing when there is nothing to look for.
 */
export function valuesPattern(values: readonly string[], others: readonly string[] = []): string {
  const words = values
    .filter((value) => value.trim().length >= MIN_VALUE_LENGTH)
    .map((value) => `(?<![[:alnum:]])${literally(value)}(?![[:alnum:]])`);
  return [...others, ...words].join('|') || NOTHING;
}

/** The same regular expression for texts that are not in Postgres. */
export function scriptPattern(pattern: string): RegExp {
  return new RegExp(pattern.replaceAll('[:alnum:]', 'a-z0-9'), 'i');
}
