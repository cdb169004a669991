import { Agent, type Dispatcher, request } from 'undici';
import { ProviderRejectedError, ProviderUnavailableError } from './errors.ts';

/** One HTTP request to a provider. */
export interface ProviderRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** The path without anything that identifies a person or a payment, for messages. */
  readonly label: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** Who is spoken to: by the name that records keep, and by the one that people read. */
export interface ProviderIdentity {
  readonly name: string;
  readonly title: string;
}

/** What a provider answered with a status that is an answer: 2xx, or a 4xx that speaks of the request itself. */
export interface ProviderAnswer {
  readonly httpStatus: number;
  readonly text: string;
}

/** Time-out, too early and rate limit: the same request may be answered later. */
const RETRYABLE_CLIENT_STATUSES = new Set([408, 425, 429]);

/** No answer we read comes near it; more would only fill the memory. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/**
 * The connection pool of one provider.
 *
 * @param timeoutMs how long connecting may take; each exchange has its own bound.
 */
export function providerConnections(timeoutMs: number): Dispatcher {
  return new Agent({ connect: { timeout: timeoutMs }, maxResponseSize: MAX_RESPONSE_BYTES });
}

/**
 * Exchanges one request and its whole answer with a provider.
 *
 * @param options.timeoutMs bounds all of it, from connecting to the last byte.
 * @throws ProviderUnavailableError when there is no complete answer, or one from which nothing follows.
 * @throws ProviderRejectedError when our credentials are refused.
 */
export async function exchange(
  provider: ProviderIdentity,
  call: ProviderRequest,
  options: { readonly timeoutMs: number; readonly dispatcher: Dispatcher },
): Promise<ProviderAnswer> {
  const label = `${call.method} ${call.label}`;
  let httpStatus: number;
  let retryAfter: string | string[] | undefined;
  let text: string;
  try {
    const response = await request(call.url, {
      method: call.method,
      headers: call.headers,
      ...(call.body !== undefined && { body: call.body }),
      dispatcher: options.dispatcher,
      headersTimeout: options.timeoutMs,
      bodyTimeout: options.timeoutMs,
      // A body that trickles in restarts the body time-out with every byte; this bounds the whole exchange.
      signal: AbortSignal.timeout(options.timeoutMs),
    });
    httpStatus = response.statusCode;
    retryAfter = response.headers['retry-after'];
    text = await response.body.text();
  } catch (error) {
    throw new ProviderUnavailableError(
      provider.name,
      `${provider.title} gave no complete answer to ${label}.`,
      { cause: error },
    );
  }
  if (httpStatus === 401 || httpStatus === 403) {
    throw new ProviderRejectedError(
      provider.name,
      `${provider.title} refused our credentials for ${label} (HTTP ${httpStatus}).`,
    );
  }
  const isAnswer =
    (httpStatus >= 200 && httpStatus < 300) ||
    (httpStatus >= 400 && httpStatus < 500 && !RETRYABLE_CLIENT_STATUSES.has(httpStatus));
  if (!isAnswer) {
    throw new ProviderUnavailableError(
      provider.name,
      `${provider.title} answered ${label} with HTTP ${httpStatus}.`,
      { retryAfterMs: retryAfterMs(retryAfter) },
    );
  }
  return { httpStatus, text };
}

/** The JSON of an answer, or undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A `retry-after` header, given in seconds or as a date, in milliseconds from now. */
function retryAfterMs(header: string | string[] | undefined): number | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  const atMs = Date.parse(text);
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - Date.now());
}
