import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { isOutage } from '../../db/core/outage.ts';
import { DomainError, RetryLaterError, ValidationError } from '../../domain/errors.ts';
import { announcedWaitMs } from '../../domain/orders/checkWaits.ts';
import { ProviderRejectedError, ProviderUnavailableError } from '../../providers/errors.ts';
import type { Caller } from '../context.ts';
import type { ErrorCode } from '../errorCodes.ts';
import { STATUS_OF_ERROR } from '../errorMap.ts';

/** The answer that was given to the first of equal requests, to be given again. */
export class ReplayedResponse extends Error {
  override readonly name = 'ReplayedResponse';
  readonly response: { readonly status: number; readonly body: string };

  constructor(response: { readonly status: number; readonly body: string }) {
    super('The stored answer of an earlier equal request.');
    this.response = response;
  }
}

/** Asked for when a dependency is down: long enough to recover from a blip, short enough to notice. */
const RETRY_AFTER_OUTAGE_SECONDS = 5;

/** When to come back after a refusal that passes, by its HTTP status. */
const RETRY_AFTER_SECONDS: Readonly<Record<number, number>> = {
  409: 1,
  429: 10,
  503: RETRY_AFTER_OUTAGE_SECONDS,
};

/** A failure of the HTTP exchange itself, such as a body that is too large. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  /** Extra fields of the body. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    refusal: Pick<HttpError, 'code' | 'message'> & Partial<Pick<HttpError, 'headers' | 'details'>>,
  ) {
    super(refusal.message);
    this.status = status;
    this.code = refusal.code;
    this.headers = refusal.headers ?? {};
    this.details = refusal.details ?? {};
  }
}

/**
 * Too many wrong attempts: 429 with the time to wait.
 *
 * @param wayIn what else lets the owner in, as an instruction.
 */
export function tooManyAttempts(waitSeconds: number, wayIn?: string): HttpError {
  const wait = `too many attempts; try again in ${waitSeconds} s`;
  return new HttpError(429, {
    code: 'too_many_attempts',
    message: wayIn === undefined ? wait : `${wait}, or ${wayIn}`,
    headers: { 'retry-after': String(waitSeconds) },
  });
}

/** Turns whatever was thrown into the one error body. An unexpected error is logged and stays opaque. */
export function errorResponses(logger: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 404 && ctx.body === undefined) {
        respond(ctx, 404, { code: 'not_found', msg: 'no such path' });
      } else if (ctx.status === 405 || ctx.status === 501) {
        respond(ctx, 405, { code: 'method_not_allowed', msg: 'this path does not take this method' });
      }
    } catch (error) {
      respondTo(ctx, error, logger);
    }
  };
}

function respondTo(ctx: Context, error: unknown, logger: Logger): void {
  if (error instanceof ReplayedResponse) {
    ctx.status = error.response.status;
    ctx.set('idempotency-replayed', 'true');
    ctx.type = 'application/json';
    ctx.body = error.response.body;
  } else if (error instanceof ValidationError) {
    respond(ctx, 400, { code: error.code, msg: error.message, details: { errors: error.problems } });
  } else if (error instanceof DomainError) {
    const status = STATUS_OF_ERROR[error.code];
    const retryAfterSeconds =
      error instanceof RetryLaterError ? error.retryAfterSeconds : RETRY_AFTER_SECONDS[status];
    if (retryAfterSeconds !== undefined) ctx.set('retry-after', String(retryAfterSeconds));
    respond(ctx, status, { code: error.code, msg: error.message, details: error.details });
  } else if (error instanceof HttpError) {
    ctx.set({ ...error.headers });
    respond(ctx, error.status, { code: error.code, msg: error.message, details: error.details });
  } else if (error instanceof ProviderUnavailableError || error instanceof ProviderRejectedError) {
    logger.warn({ err: error }, 'A provider did not answer.');
    ctx.set('retry-after', String(secondsUntilProvider(error)));
    respond(ctx, 503, {
      code: 'provider_unavailable',
      msg: 'the provider does not answer at the moment; nothing was done',
    });
  } else if (isOutage(error)) {
    logger.error({ err: error }, 'A dependency is down.');
    ctx.set('retry-after', String(RETRY_AFTER_OUTAGE_SECONDS));
    respond(ctx, 503, { code: 'unavailable', msg: 'the service is not available at the moment; try again' });
  } else {
    logger.error({ err: error }, 'An unforeseen error.');
    respond(ctx, 500, { code: 'internal_error', msg: 'something went wrong on our side' });
  }
}

/** When a caller may ask again for what a provider did not do: what the provider asked for itself, within the hour. */
function secondsUntilProvider(error: ProviderUnavailableError | ProviderRejectedError): number {
  const askedMs = error instanceof ProviderUnavailableError ? error.retryAfterMs : undefined;
  return Math.ceil(Math.max(RETRY_AFTER_OUTAGE_SECONDS * 1_000, announcedWaitMs(askedMs ?? 0)) / 1_000);
}

function respond(
  ctx: Context,
  status: number,
  error: {
    readonly code: ErrorCode;
    readonly msg: string;
    readonly details?: Readonly<Record<string, unknown>> | undefined;
  },
): void {
  const caller: Caller | undefined = ctx.state.caller;
  ctx.state.errorCode = error.code;
  ctx.status = status;
  // What people opened in a browser says so in words.
  const page: ((status: number) => string) | undefined = ctx.state.errorPage;
  if (page) {
    ctx.type = 'text/html';
    ctx.body = page(status);
    return;
  }
  ctx.body = {
    success: false,
    msg: error.msg,
    code: error.code,
    requestId: ctx.state.requestId,
    ...error.details,
    ...(caller?.hasTestMarks && { simulated: true, environment: 'test' }),
  };
}
