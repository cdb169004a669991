import type { DomainErrorCode } from '../domain/errors.ts';
import { STATUS_OF_ERROR } from './errorMap.ts';

/** Codes of failures of the HTTP exchange itself, and of faults of ours. */
export type HttpErrorCode =
  | 'body_too_large'
  | 'expectation_failed'
  | 'headers_too_large'
  | 'internal_error'
  | 'method_not_allowed'
  | 'rate_limited'
  | 'request_timeout'
  | 'too_many_attempts'
  | 'unavailable'
  | 'unsupported_media_type';

/** Every code that a caller may read: the catalogue of /openapi.json and of docs/ERRORS.md. */
export type ErrorCode = DomainErrorCode | HttpErrorCode;

const STATUS_OF_HTTP_ERROR: Readonly<Record<HttpErrorCode, number>> = {
  body_too_large: 413,
  expectation_failed: 417,
  headers_too_large: 431,
  internal_error: 500,
  method_not_allowed: 405,
  rate_limited: 429,
  request_timeout: 408,
  too_many_attempts: 429,
  unavailable: 503,
  unsupported_media_type: 415,
};

/** What each code means to a merchant's developer, and what to do about it. */
const MEANING_OF_ERROR: Readonly<Record<ErrorCode, string>> = {
  account_name_mismatch: 'The account name does not match the business name; `accountName` has it.',
  account_not_found: 'The business has no bank-issued account yet.',
  amount_invalid: 'The amount must be positive and have no more decimals than its currency.',
  approval_expired: 'No second person approved the order within 24 hours; nothing was done. Order again.',
  approval_refused: 'A second person refused the order; nothing was done. The message says why.',
  bank_account_missing: 'There is no settlement bank account: verify one with `POST /bank/verify`.',
  bank_account_not_found: 'The bank does not have this account: check the number and the bank.',
  bank_account_unresolved: 'The bank did not return the name of the account; try again.',
  bill_account_not_found: 'The biller does not have this meter, smart card or customer.',
  bill_limit_reached:
    'The business reached its daily limit for bills; `limitEndsAt` and `retry-after` say until when.',
  body_too_large: 'The body has more than 100 kB.',
  business_inactive: 'The business is not active: contact our support.',
  business_mismatch: '`businessId` is not the business of the credentials.',
  busy: 'Too many people log in at the moment; try again after `retry-after`.',
  csrf_refused: 'A call by the cookie of the dashboard must come from a page of this service, and be JSON.',
  debt_outstanding:
    'The business owes what a chargeback took beyond its balance: incoming money repays it first.',
  environment_mismatch: '`x-business-env` is neither prod nor test, or contradicts the API key.',
  expectation_failed: 'The header `expect` must be 100-continue.',
  forbidden: 'The caller is not allowed to do this; the message says what is needed.',
  headers_too_large: 'The headers have more than 16 kB.',
  idempotency_key_in_use:
    'A request with this key is in progress: send it again after `retry-after`, with the same key.',
  idempotency_key_invalid: 'The `Idempotency-Key` is empty or too long.',
  idempotency_key_required: 'This business takes requests that move money only with an `Idempotency-Key`.',
  idempotency_key_reused: 'The key was used with another body: use another key for another request.',
  insufficient_balance: 'The available balance does not cover the amount with its fee.',
  internal_error:
    'A fault on our side: retry with the same `Idempotency-Key`, or contact our support with the requestId.',
  invalid_code: 'The code of a password reset or an invitation is wrong, was used, or has expired.',
  invalid_credentials: 'No account has this e-mail address and password.',
  invalid_request: 'The request is not as documented; `errors` names every problem.',
  kyc_required: 'The business is not approved for live payments yet.',
  method_not_allowed: 'The path does not take this method.',
  not_found: 'The path, or the resource of this business, does not exist.',
  name_enquiry_limit_reached:
    'The business reached its daily limit for name enquiries; `limitEndsAt` and `retry-after` say until when.',
  network_not_allowed: 'The address is outside the allowed networks of the API key.',
  passkeys_unavailable: 'Passkeys need https and a host name (the operator sets PUBLIC_URL), or localhost.',
  password_invalid: 'The password is not that of the account.',
  password_reset_unavailable: 'This service does not send mail, so it cannot send a code.',
  payer_required: 'Name the payer, with an e-mail address or a phone number.',
  payouts_on_hold:
    'The bank account, second factor or password was changed, and payouts wait or are limited until `limitEndsAt`.',
  price_changed: 'The price of the plan has changed, and nothing was bought; the answer has both prices.',
  provider_not_configured: 'This service has no provider for live requests of this kind.',
  provider_unavailable: 'The provider does not answer; nothing was done. Try again after `retry-after`.',
  quote_expired: 'The quote has expired: request a new one.',
  quote_mismatch: 'The quote is for another amount.',
  quote_not_found: 'The business does not have this quote.',
  quote_used: 'The quote was already used: request a new one.',
  rate_limited: 'Too many requests; try again after `retry-after`.',
  rate_unavailable: 'There is no current exchange rate; try again after `retry-after`.',
  registration_number_missing: 'Save the registration number of the business first, with `PATCH /me`.',
  request_timeout: 'The request took too long to arrive.',
  sale_limit_reached:
    'The business reached its daily limit for sales of USDT; `limitEndsAt` and `retry-after` say until when.',
  sandbox_only: 'Only test keys may do this.',
  second_factor_invalid:
    'The code of the second factor is wrong, or was used before: wait for the next one, or have the passkey answer again.',
  second_factor_required:
    'The user has a second factor: send a code of an app, or a recovery code, in `secondFactorCode` to log in and else in `x-second-factor`.',
  second_factor_setup_required:
    'The business requires a second factor of every user: set one up in the dashboard, on the page Security.',
  state_conflict: 'The state of the resource does not allow this; the message names the state.',
  too_many_api_keys: 'The business has the maximum number of restricted keys: revoke one.',
  too_many_approvals: 'The maximum number of requests waits for approval: decide some first.',
  too_many_attempts: 'Too many wrong attempts; try again after `retry-after`, or do what the message says.',
  too_many_replays: 'Too many webhooks wait to be sent again; try again after `retry-after`.',
  too_many_webhook_endpoints: 'The business has the maximum number of webhook endpoints: delete one first.',
  too_many_test_events: 'Too many test events wait for their delivery; try again when some have ended.',
  transfer_failed: 'The transfer failed, and the money is back.',
  unauthenticated: 'The credential is missing, invalid, or of a kind that the operation does not take.',
  unavailable: 'The service is not available at the moment; try again after `retry-after`.',
  unsupported_media_type: 'The body is not JSON in UTF-8, or it is compressed.',
  vend_failed: 'The biller did not deliver, and the money is back.',
  webhook_url_missing: 'Save a `webhookUrl` first, with `PATCH /me`.',
  withdrawal_limit_reached:
    'The business reached its daily limit for withdrawals; `limitEndsAt` and `retry-after` say until when.',
};

/** An error code with its HTTP status and its meaning. */
export interface DocumentedCode {
  readonly code: ErrorCode;
  readonly status: number;
  readonly meaning: string;
}

/** The catalogue, by name. */
export const ERROR_CATALOGUE: readonly DocumentedCode[] = (
  Object.entries(MEANING_OF_ERROR) as [ErrorCode, string][]
)
  .map(([code, meaning]) => ({
    code,
    status: { ...STATUS_OF_ERROR, ...STATUS_OF_HTTP_ERROR }[code],
    meaning,
  }))
  .sort((one, other) => (one.code < other.code ? -1 : 1));

/** The names alone. */
export const ERROR_CODES = ERROR_CATALOGUE.map(({ code }) => code) as [ErrorCode, ...ErrorCode[]];
