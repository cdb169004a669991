/**
 * Errors a caller may be told about. `code` is stable and machine-readable; `message` is the merchant's `msg`.
 * The HTTP status each code answers with lives in one table, api/errorMap.ts.
 */
export class DomainError extends Error {
  override readonly name: string = 'DomainError';
  readonly code: DomainErrorCode;
  /** Extra body fields that the contract names for this failure, such as `accountName`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: DomainErrorCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export type DomainErrorCode =
  | 'account_name_mismatch'
  | 'account_not_found'
  | 'amount_invalid'
  | 'approval_expired'
  | 'approval_refused'
  | 'bank_account_missing'
  | 'bank_account_not_found'
  | 'bank_account_unresolved'
  | 'bill_account_not_found'
  | 'bill_limit_reached'
  | 'business_inactive'
  | 'business_mismatch'
  | 'busy'
  | 'csrf_refused'
  | 'debt_outstanding'
  | 'environment_mismatch'
  | 'forbidden'
  | 'idempotency_key_in_use'
  | 'idempotency_key_invalid'
  | 'idempotency_key_required'
  | 'idempotency_key_reused'
  | 'insufficient_balance'
  | 'invalid_code'
  | 'invalid_credentials'
  | 'invalid_request'
  | 'kyc_required'
  | 'name_enquiry_limit_reached'
  | 'network_not_allowed'
  | 'not_found'
  | 'passkeys_unavailable'
  | 'password_invalid'
  | 'password_reset_unavailable'
  | 'payer_required'
  | 'payouts_on_hold'
  | 'price_changed'
  | 'provider_not_configured'
  | 'provider_unavailable'
  | 'quote_expired'
  | 'quote_mismatch'
  | 'quote_not_found'
  | 'quote_used'
  | 'rate_unavailable'
  | 'registration_number_missing'
  | 'sale_limit_reached'
  | 'sandbox_only'
  | 'second_factor_invalid'
  | 'second_factor_required'
  | 'second_factor_setup_required'
  | 'state_conflict'
  | 'too_many_api_keys'
  | 'too_many_approvals'
  | 'too_many_replays'
  | 'too_many_test_events'
  | 'too_many_webhook_endpoints'
  | 'transfer_failed'
  | 'unauthenticated'
  | 'vend_failed'
  | 'webhook_url_missing'
  | 'withdrawal_limit_reached';

/** A refusal that ends at a known time. */
export class RetryLaterError extends DomainError {
  override readonly name = 'RetryLaterError';
  /** In how many seconds the same request is no longer refused for this reason. */
  readonly retryAfterSeconds: number;

  constructor(
    code: DomainErrorCode,
    message: string,
    options: { readonly retryAfterSeconds: number; readonly details: Readonly<Record<string, unknown>> },
  ) {
    super(code, message, options.details);
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** One problem found in a request, named by its path in the body, query or headers. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** A request whose shape is wrong. Carries every problem found, never only the first. */
export class ValidationError extends DomainError {
  override readonly name = 'ValidationError';
  readonly problems: readonly FieldProblem[];

  constructor(message: string, problems: readonly FieldProblem[]) {
    super('invalid_request', message);
    this.problems = problems;
  }
}

/** A request of which one thing is wrong: `problem`, at `path`. */
export function invalidField(message: string, path: string, problem: string): ValidationError {
  return new ValidationError(message, [{ path, message: problem }]);
}

/** A broken invariant of our own code or data. Never shown to a merchant; always an opaque 500 and an alert. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** Throws InvariantError with the given sentence unless the condition holds. */
export function invariant(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new InvariantError(sentence);
}
