/** The kinds of second factor: an authenticator app (RFC 6238) and a passkey (WebAuthn). Either proves. */
export const SECOND_FACTOR_KINDS = ['app', 'passkey'] as const;
export type SecondFactorKind = (typeof SECOND_FACTOR_KINDS)[number];

/** How many passkeys a user may have. */
export const MAX_PASSKEYS = 10;

/** The longest name of a passkey, in characters. */
export const MAX_PASSKEY_NAME_LENGTH = 50;
