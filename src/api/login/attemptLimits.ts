import type { Database } from '../../db/core/database.ts';
import { type AttemptLimit, createAttemptLimit } from '../../db/merchants/sessions.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * How often a login or a reset may be tried. An account is the one that the database found, or the e-mail address as the
 * database folds it where it found none; an address is a network. docs/decisions/0007 says why they are what they are.
 */
export interface AttemptLimits {
  /** Logins at one account from one address. */
  readonly login: AttemptLimit;
  /** Logins from one address. */
  readonly loginOfAddress: AttemptLimit;
  /** Passwords from one address, right ones included: each costs a slow hash. */
  readonly passwordOfAddress: AttemptLimit;
  /** Logins at one account from all addresses that it never logged in from; passwords in each of its sessions apart. */
  readonly loginOfAccount: AttemptLimit;
  /** Requests for a code of one account from one address. */
  readonly resetRequest: AttemptLimit;
  /** Requests for codes from one address. */
  readonly resetRequestOfAddress: AttemptLimit;
  /** Blind tries at a code of one account from one address: those whose first half is not that of the mail. */
  readonly resetCode: AttemptLimit;
  /** Tries at codes from one address. */
  readonly resetCodeOfAddress: AttemptLimit;
  /** Blind tries at a code of one account, whatever the address. */
  readonly resetCodeOfAccount: AttemptLimit;
  /** Tries at the second half of one code, whatever the address. */
  readonly resetCodeNamed: AttemptLimit;
  /** Tries at the codes of invitations from one address. */
  readonly invitationCodeOfAddress: AttemptLimit;
  /** Invitations that one business sends. */
  readonly invitationOfBusiness: AttemptLimit;
  /** Invitations to one e-mail address, of all businesses. */
  readonly invitationOfRecipient: AttemptLimit;
  /** Codes of the second factor at sign-in, for one account from one address. */
  readonly signInCode: AttemptLimit;
  /** Codes at sign-in for one account, from all addresses that it never logged in from. */
  readonly signInCodeOfAccount: AttemptLimit;
  /** Codes at sign-in for one account, from all addresses that it logged in from. */
  readonly signInCodeOfKnown: AttemptLimit;
  /** Codes in a session from one address: in one that proved the factor, or in all others of an account. */
  readonly stepUpCode: AttemptLimit;
  /** The same whatever the address. */
  readonly stepUpCodeOfSession: AttemptLimit;
  /** Transaction hashes that customers have checked for one USDT session, and from one address. */
  readonly paymentCheck: AttemptLimit;
  readonly paymentCheckOfAddress: AttemptLimit;
  /** Sessions that customers begin by one payment link from one address, and by all from one address. */
  readonly linkPayment: AttemptLimit;
  readonly linkPaymentOfAddress: AttemptLimit;
  /** Failed sign-ins of one kind that an account's audit log takes, from networks that it knows or from all others. */
  readonly auditedFailure: AttemptLimit;
  /** Sign-ins from known networks that an account's audit log takes: programs may sign in for every call. */
  readonly auditedSignIn: AttemptLimit;
}

/** The limits as every process of a service counts them, in its database. */
export function createAttemptLimits(database: Database): AttemptLimits {
  const limit = (name: string, attempts: number, windowSeconds: number) =>
    createAttemptLimit(database, { name, attempts, windowSeconds });
  return {
    login: limit('login', 10, 15 * MINUTE_SECONDS),
    loginOfAddress: limit('login-address', 100, 15 * MINUTE_SECONDS),
    passwordOfAddress: limit('password-address', 600, 15 * MINUTE_SECONDS),
    loginOfAccount: limit('login-account', 300, DAY_SECONDS),
    resetRequest: limit('reset-request', 5, HOUR_SECONDS),
    resetRequestOfAddress: limit('reset-request-address', 30, HOUR_SECONDS),
    resetCode: limit('reset-code', 5, 10 * MINUTE_SECONDS),
    resetCodeOfAddress: limit('reset-code-address', 30, 10 * MINUTE_SECONDS),
    resetCodeOfAccount: limit('reset-code-account', 100, DAY_SECONDS),
    resetCodeNamed: limit('reset-code-named', 10, DAY_SECONDS),
    invitationCodeOfAddress: limit('invitation-code-address', 30, 10 * MINUTE_SECONDS),
    invitationOfBusiness: limit('invitation-business', 50, DAY_SECONDS),
    invitationOfRecipient: limit('invitation-recipient', 5, DAY_SECONDS),
    signInCode: limit('sign-in-code', 5, 15 * MINUTE_SECONDS),
    signInCodeOfAccount: limit('sign-in-code-account', 30, DAY_SECONDS),
    signInCodeOfKnown: limit('sign-in-code-known', 100, DAY_SECONDS),
    stepUpCode: limit('step-up-code', 5, 15 * MINUTE_SECONDS),
    stepUpCodeOfSession: limit('step-up-code-session', 30, DAY_SECONDS),
    paymentCheck: limit('payment-check', 10, 10 * MINUTE_SECONDS),
    paymentCheckOfAddress: limit('payment-check-address', 30, 10 * MINUTE_SECONDS),
    linkPayment: limit('link-payment', 60, HOUR_SECONDS),
    linkPaymentOfAddress: limit('link-payment-address', 200, HOUR_SECONDS),
    auditedFailure: limit('audited-failure', 20, DAY_SECONDS),
    auditedSignIn: limit('audited-sign-in', 200, DAY_SECONDS),
  };
}
