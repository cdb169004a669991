import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { charactersAsTyped, TYPED_ALPHABET } from './typedCode.ts';

/** What authenticator apps show above the code. */
const ISSUER = 'Merchant Payments';
/** As long as the hash of RFC 4226, section 4, recommends. */
const SECRET_BYTES = 20;
/** What every authenticator app makes: RFC 6238 with HMAC-SHA-1, and six digits that are good for thirty seconds. */
const CODES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Codes of one step before and after this moment's are taken too (RFC 6238, section 5.2): clocks differ. */
const WINDOW_STEPS = 1;

const RECOVERY_CODES = 10;
/** 120 bits: from 112 on a plain hash is enough (OWASP ASVS 5.0, V6.5.2). */
const RECOVERY_CODE_LENGTH = 24;
const RECOVERY_CODE_FORM = new RegExp(`^[${TYPED_ALPHABET}]{${RECOVERY_CODE_LENGTH}}$`);

/** What was typed where a code of the second factor is asked for. */
export type TypedCode =
  | { readonly kind: 'app'; readonly digits: string }
  | { readonly kind: 'recovery'; readonly code: string };

/** A new secret for an authenticator app, in base32. */
export function newSecondFactorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What authenticator apps read from a QR code: the secret, its account, and how codes are made of it. */
export function otpauthUri(secret: string, accountName: string): string {
  return new TOTP({ ...CODES, issuer: ISSUER, label: accountName, secret }).toString();
}

/**
 * The time step that a code of an app is of, if it is one of this moment's.
 *
 * @returns undefined for a code that is wrong, too old or too new.
 */
export function stepOfCode(secret: string, digits: string, nowMs = Date.now()): bigint | undefined {
  const totp = new TOTP({ ...CODES, secret });
  const delta = totp.validate({ token: digits, timestamp: nowMs, window: WINDOW_STEPS });
  return delta === null ? undefined : BigInt(totp.counter({ timestamp: nowMs }) + delta);
}

/** New codes for who loses the app, as they are shown once: `7Q2F-M9XD-RTA4-K0ZC-3H8V-WN5B`. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const characters = [...randomBytes(RECOVERY_CODE_LENGTH)].map((byte) => TYPED_ALPHABET.charAt(byte % 32));
    return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** Reads what a person typed; undefined for what can be neither kind of code. */
export function parseSecondFactorCode(typed: string): TypedCode | undefined {
  const characters = charactersAsTyped(typed);
  if (/^\d{6}$/.test(characters)) return { kind: 'app', digits: characters };
  return RECOVERY_CODE_FORM.test(characters) ? { kind: 'recovery', code: characters } : undefined;
}

/** SHA-256 of a recovery code: what it is found by. Codes are random, so a plain hash is enough. */
export function recoveryCodeSha256(code: string): Buffer {
  return createHash('sha256').update(charactersAsTyped(code)).digest();
}
