import type { Context } from 'koa';
import type { Logger } from 'pino';
import { type RequestRecord, storeRequests } from '../../db/core/requestLog.ts';
import { currentCreated, currentTraceId } from '../../observability/logger.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import { BASE_PATH } from '../baseUrl.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { loggableError, loggablePath } from './loggableText.ts';

/** How often calls are stored, and how many at most at once. */
const STORE_EVERY_MS = 1_000;
const MAX_BATCH = 1_000;

/** How many calls wait in memory at most, some 2 MB: more are dropped while Postgres is away or slow. */
const MAX_WAITING = 5_000;

/** Stores calls of merchants, after they were answered: see `request_log`. */
export class RequestLog {
  readonly #parts: Pick<ApiDependencies, 'database' | 'metrics'> & { readonly logger: Pick<Logger, 'warn'> };
  #waiting: RequestRecord[] = [];
  #storing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    parts: Pick<ApiDependencies, 'database' | 'metrics'> & { readonly logger: Pick<Logger, 'warn'> },
  ) {
    this.#parts = parts;
  }

  /** Takes a call, to be stored within about a second; drops it where too many wait. */
  add(request: RequestRecord): void {
    if (this.#waiting.length >= MAX_WAITING) {
      this.#parts.metrics.requestLogDropped.inc();
      return;
    }
    this.#waiting.push(request);
    this.#timer ??= setTimeout(() => void this.store(), STORE_EVERY_MS).unref();
  }

  /** Stores what waits, and waits for it. Never throws: what cannot be stored is dropped. */
  store(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#storing ??= this.#storeAll().finally(() => {
      this.#storing = undefined;
    });
    return this.#storing;
  }

  async #storeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, MAX_BATCH);
      // They count as waiting until they are stored.
      await storeRequests(this.#parts.database, batch).catch((error: unknown) => {
        this.#parts.metrics.requestLogDropped.inc(batch.length);
        this.#parts.logger.warn({ err: error, requests: batch.length }, 'Requests could not be logged.');
      });
      this.#waiting = this.#waiting.slice(batch.length);
    }
  }
}

/**
 * A call as it is logged; undefined for one that proved no caller, and for what the dashboard read: its pages read again and
 * again.
 */
export function loggedRequest(ctx: Context, durationMs: number): RequestRecord | undefined {
  const caller: Caller | undefined = ctx.state.caller;
  if (!caller) return undefined;
  const isFailure = ctx.status >= 400;
  if (caller.provenBy === 'cookie' && ctx.method === 'GET' && !isFailure) return undefined;
  return {
    id: newIdentifier('log'),
    requestId: ctx.state.requestId,
    businessId: caller.businessId,
    environment: caller.environment,
    provenBy: caller.provenBy === 'cookie' ? 'session' : caller.provenBy,
    credentialId: caller.apiKey?.id ?? caller.user?.userId ?? caller.businessId,
    method: ctx.method,
    path: loggablePath(ctx.path.slice(BASE_PATH.length), ctx.querystring),
    status: ctx.status,
    durationMs: Math.round(durationMs),
    created: currentCreated(),
    traceId: currentTraceId(),
    error: isFailure ? loggableError(ctx.body) : undefined,
    createdAt: new Date(Date.now() - durationMs).toISOString(),
  };
}
