/** Crockford's alphabet (crockford.com/base32.html): no I, L, O and U, which are read as other characters. */
export const TYPED_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The characters of a code as a person types it: case, blanks and dashes do not matter, and letters that look like
 * digits are those digits.
 */
export function charactersAsTyped(typed: string): string {
  return typed
    .replace(/[\s\p{Dash}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}
