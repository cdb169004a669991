import type { components } from './schema.ts';

type Schemas = components['schemas'];

/** The codes with which the service refuses: stable, and listed in its docs. */
export type ErrorCode = Schemas['ErrorCode'];

/**
 * Codes of what the service itself did not say: `connection_failed` when no answer came, so that the outcome of the
 * request is not known; `unexpected_answer` when something else than the service answered, such as a proxy.
 */
export type ClientErrorCode = 'connection_failed' | 'unexpected_answer';

/** One problem of a request, named by its path in the body or query; the path of the whole is empty. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** The bodies of failures that have more fields than every failure. */
type OwnFailure = Extract<Schemas[Exclude<keyof Schemas, 'Error'>], { code: string; requestId: string }>;
type WithCode<Body, Code> = Body extends { code: infer Codes } ? (Code extends Codes ? Body : never) : never;

/** The body of a failure by its code. */
export type ErrorBody<Code extends ErrorCode> = [WithCode<OwnFailure, Code>] extends [never]
  ? Schemas['Error']
  : WithCode<OwnFailure, Code>;

/** A failure with one code. */
export interface MerchantApiErrorOf<Code extends ErrorCode | ClientErrorCode> extends Error {
  readonly name: 'MerchantApiError';
  readonly code: Code;
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** What is wrong with the request, by field; empty for other failures. */
  readonly errors: readonly FieldProblem[];
  /** The id that the service's logs know the request by. */
  readonly requestId: string | undefined;
  /** When to come back, where the answer says so. */
  readonly retryAfterSeconds: number | undefined;
  /** The whole body; undefined when the service did not answer. */
  readonly body: Code extends ErrorCode ? ErrorBody<Code> : undefined;
}

/** Every way in which a call can fail, told apart by `code`; its message is the service's own. */
export type MerchantApiError = {
  [Code in ErrorCode | ClientErrorCode]: MerchantApiErrorOf<Code>;
}[ErrorCode | ClientErrorCode];

/** A request for approval, as the service answers it. */
export type Approval = Schemas['Approval'];

/**
 * An order is not made yet: it waits for a second person, by the rule of the business. Its `approval` says how to follow it
 * (`getApproval`); the same order again, under the same `idempotencyKey`, answers the order after the approval.
 */
export class OrderWaitsError extends Error {
  override readonly name = 'OrderWaitsError';
  readonly approval: Approval;

  constructor(approval: Approval) {
    super('The order waits for approval by a second person.');
    this.approval = approval;
  }
}

interface Failure {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly errors?: readonly FieldProblem[];
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly body?: unknown;
  readonly cause?: unknown;
}

class ApiError extends Error {
  override readonly name = 'MerchantApiError';
  readonly code: string;
  readonly status: number;
  readonly errors: readonly FieldProblem[];
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly body: unknown;

  constructor({ code, status, message, cause, ...rest }: Failure) {
    super(message, cause === undefined ? {} : { cause });
    this.code = code;
    this.status = status;
    this.errors = rest.errors ?? [];
    this.requestId = rest.requestId;
    this.retryAfterSeconds = rest.retryAfterSeconds;
    this.body = rest.body;
  }
}

/** What `error instanceof MerchantApiError` asks for. */
export const MerchantApiError = ApiError as unknown as {
  readonly prototype: MerchantApiError;
  new (failure: Failure): MerchantApiError;
};

/** The failure that an answer tells of. @param given its body, parsed where it is JSON. */
export function errorOfAnswer({ status, headers }: Response, given: unknown): MerchantApiError {
  const retryAfterSeconds = secondsOf(headers.get('retry-after'));
  const body = asFailure(given);
  if (!body) {
    const message = `The answer ${status} is not one of the service.`;
    return new MerchantApiError({ code: 'unexpected_answer', status, message, retryAfterSeconds });
  }
  const { code, msg, requestId, errors } = body;
  return new MerchantApiError({
    code,
    status,
    message: msg,
    requestId,
    retryAfterSeconds,
    body,
    ...(errors && { errors }),
  });
}

/** The failure of a request that got no answer. */
export function connectionFailed(cause: unknown): MerchantApiError {
  return new MerchantApiError({
    code: 'connection_failed',
    status: 0,
    message: 'The service did not answer.',
    cause,
  });
}

/** The code of the failure that a text is; undefined for any other text. */
export function codeIn(text: string): string | undefined {
  try {
    return asFailure(JSON.parse(text))?.code;
  } catch {
    return undefined;
  }
}

function asFailure(body: unknown): Schemas['Error'] | undefined {
  const isFailure = typeof body === 'object' && body !== null && 'code' in body && 'msg' in body;
  return isFailure ? (body as Schemas['Error']) : undefined;
}

/** Reads `retry-after`, in seconds or as a date (RFC 9110, section 10.2.3); undefined when it is neither. */
export function secondsOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const atMs = Date.parse(retryAfter);
  return Number.isNaN(atMs) ? undefined : Math.max(0, Math.ceil((atMs - Date.now()) / 1_000));
}
