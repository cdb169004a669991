import { emailPattern } from '../merchants/erasure.ts';
import { parseNigerianPhone } from './bill.ts';

/** What a customer of a merchant is found by. */
export interface CustomerIdentity {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** A number with fewer digits is in too many texts. */
const MIN_PHONE_DIGITS = 7;

/** What people write between the digits of a phone number. */
const BETWEEN_DIGITS = '[ ().-]*';

/**
 * The regular expressions of Postgres, for `~*`, that find a customer in a text: the e-mail address, and the phone number in
 * each form that it is written in.
 *
 * @returns undefined when the phone number has fewer than 7 digits.
 */
export function identityPatterns({ email, phone }: CustomerIdentity): readonly string[] | undefined {
  const patterns = email === undefined ? [] : [emailPattern(email)];
  if (phone === undefined) return patterns;
  const national = parseNigerianPhone(phone);
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.length < MIN_PHONE_DIGITS) return undefined;
  const spread = (text: string) => [...text].join(BETWEEN_DIGITS);
  const number =
    national === undefined
      ? spread(digits)
      : `(?:2${BETWEEN_DIGITS}3${BETWEEN_DIGITS}4|0)${BETWEEN_DIGITS}${spread(national.slice(1))}`;
  return [...patterns, `(?<![0-9])\\+?${number}(?![0-9])`];
}
