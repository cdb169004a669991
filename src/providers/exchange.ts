import { Agent, type Dispatcher } from 'undici';
import { VERSION } from '../observability/version.ts';
import {
  type ExchangeMeasure,
  type OnExchange,
  requestWhole,
  type WholeAnswer,
} from '../security/outboundHttp.ts';
import { ProviderRejectedError, ProviderUnavailableError } from './errors.ts';
import { parseProviderJson } from './json.ts';

/** One question or order to a provider that speaks JSON. */
export interface ProviderCall {
  /** The path without anything that identifies a person or a payment: messages name it. */
  readonly path: string;
  /** What precedes the path and says nothing to people, such as `/api/v2`. */
  readonly root?: string;
  /** What the call is about, where the address ends with it. No message has it. */
  readonly subject?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** What is posted; a call without it only asks. Text is sent as it is: a signature may cover it. */
  readonly body?: string | Readonly<Record<string, unknown>> | undefined;
  /** Told by the body unless given. */
  readonly method?: 'POST';
  /** Besides those that every call has. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** `GET` or `POST`. */
export function methodOf({ method, body }: ProviderCall): 'GET' | 'POST' {
  return method ?? (body === undefined ? 'GET' : 'POST');
}

/** What a call is named in messages, such as `GET /bank`. */
export function labelOf(call: ProviderCall): string {
  return `${methodOf(call)} ${call.path}`;
}

/** What a call posts: the bytes that a signature may have to cover. */
export function bodyTextOf({ body }: ProviderCall): string | undefined {
  return body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
}

/** Where a call goes, after the provider's base URL. */
export function addressOf({ root = '', path, subject, query }: ProviderCall): string {
  const about = subject === undefined ? '' : `/${encodeURIComponent(subject)}`;
  return `${root}${path}${about}${query ? `?${new URLSearchParams(query)}` : ''}`;
}

/** Who is spoken to: by the name that records keep, and by the one that people read. */
export interface ProviderIdentity {
  readonly name: string;
  readonly title: string;
  /** Tells the provider's own refusal of credentials from a gateway's; any JSON object is one where this is absent. */
  readonly isOwnRefusal?: (body: object) => boolean;
  /** Tells a refusal of credentials that comes with another status than 401 and 403. */
  readonly isKeyRefusal?: (body: object) => boolean;
}

/** How an adapter is to reach its provider. */
export interface ConnectionOptions {
  /** With the path that all of the API's paths begin with; the provider's own address unless given. */
  readonly baseUrl?: string | undefined;
  /** The longest one HTTP exchange may take, from connecting to the last byte. What a port does may need several. */
  readonly timeoutMs: number;
  /** Replaces the adapter's own connection pool, for instance by one behind a proxy. */
  readonly dispatcher?: Dispatcher | undefined;
  /** Is told what came of each exchange. */
  readonly onExchange?: OnExchange | undefined;
}

/** A provider, and the way to it. */
export interface ProviderConnection {
  readonly provider: ProviderIdentity;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly dispatcher: Dispatcher;
  readonly onExchange: OnExchange | undefined;
}

/** What a provider answered with a status that is an answer: 2xx, or a 4xx that speaks of the request itself. */
export interface ProviderAnswer extends Pick<WholeAnswer, 'httpStatus'> {
  /** What its JSON says, by parseProviderJson; undefined when it is none. */
  readonly data: unknown;
}

/** Time-out, too early and rate limit: the same request may be answered later. */
const RETRYABLE_CLIENT_STATUSES = new Set([408, 425, 429]);

/** No answer we read comes near it; more would only fill the memory. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/**
 * Names us in every request. Gateways before providers turn away requests without a name (rpip/paystack-go issue 2).
 */
const USER_AGENT = `merchant-payments/${VERSION}`;

/**
 * The way to a provider, with a connection pool of its own unless another is given. Connecting gets half of the time of an
 * exchange, so that a connection that never comes about is told from an answer that never comes: only after the first
 * was nothing sent.
 *
 * @param address where the provider says that its API is.
 */
export function connectionTo(
  provider: ProviderIdentity,
  address: string,
  { baseUrl = address, timeoutMs, dispatcher, onExchange }: ConnectionOptions,
): ProviderConnection {
  return {
    provider,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    timeoutMs,
    onExchange,
    dispatcher:
      dispatcher ?? new Agent({ connect: { timeout: timeoutMs / 2 }, maxResponseSize: MAX_RESPONSE_BYTES }),
  };
}

/**
 * Makes one call of a provider and reads its whole answer, in the time of the connection.
 *
 * @throws ProviderUnavailableError when there is no complete answer, or one from which nothing follows: also a 401 or 403
 * that is not JSON, or not the provider's, and comes from a gateway before the provider.
 * @throws ProviderRejectedError when our credentials are refused.
 */
export async function exchange(
  { provider, baseUrl, timeoutMs, dispatcher, onExchange }: ProviderConnection,
  call: ProviderCall,
): Promise<ProviderAnswer> {
  const label = labelOf(call);
  const body = bodyTextOf(call) ?? null;
  let measured: Pick<ExchangeMeasure, 'status' | 'durationMs'> | undefined;
  const report = (keyVerdict?: ExchangeMeasure['keyVerdict']) =>
    measured && onExchange?.({ provider: provider.name, operation: label, ...measured, keyVerdict });
  let answer: WholeAnswer;
  try {
    answer = await requestWhole(`${baseUrl}${addressOf(call)}`, {
      method: methodOf(call),
      headers: {
        'user-agent': USER_AGENT,
        accept: 'application/json',
        ...(body !== null && { 'content-type': 'application/json' }),
        ...call.headers,
      },
      body,
      dispatcher,
      timeoutMs,
      measure: (each) => {
        measured = each;
      },
    });
  } catch (error) {
    report();
    throw new ProviderUnavailableError(
      provider.name,
      `${provider.title} gave no complete answer to ${label}.`,
      { cause: error, isNothingSent: isBeforeConnection(error) },
    );
  }
  const { httpStatus, text, retryAfterMs } = answer;
  const data = parseProviderJson(text);
  const isCredentialRefusal = httpStatus === 401 || httpStatus === 403;
  report(keyVerdictOf(provider, { httpStatus, data }));
  if (isCredentialRefusal && isRefusalOf(provider, data)) {
    throw new ProviderRejectedError(
      provider.name,
      `${provider.title} refused our credentials for ${label} (HTTP ${httpStatus}).`,
    );
  }
  if (!isAnswer(httpStatus)) {
    throw new ProviderUnavailableError(
      provider.name,
      `${provider.title} answered ${label} with HTTP ${httpStatus}.`,
      { retryAfterMs },
    );
  }
  return { httpStatus, data };
}

/** Whether a status is an answer to the request itself, and not a refusal of credentials. */
function isAnswer(httpStatus: number): boolean {
  const isOfClient = httpStatus >= 400 && httpStatus < 500 && httpStatus !== 401 && httpStatus !== 403;
  return (
    (httpStatus >= 200 && httpStatus < 300) || (isOfClient && !RETRYABLE_CLIENT_STATUSES.has(httpStatus))
  );
}

/** What an answer says of the key that the call carried. What is not JSON may be a gateway's, and says nothing. */
function keyVerdictOf(
  provider: ProviderIdentity,
  { httpStatus, data }: ProviderAnswer,
): ExchangeMeasure['keyVerdict'] {
  if (typeof data !== 'object' || data === null) return undefined;
  if (httpStatus === 401 || httpStatus === 403) return isRefusalOf(provider, data) ? 'refused' : undefined;
  if (!isAnswer(httpStatus)) return undefined;
  return provider.isKeyRefusal?.(data) ? 'refused' : 'accepted';
}

function isRefusalOf({ isOwnRefusal = () => true }: ProviderIdentity, value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && isOwnRefusal(value);
}

/** Whether a request failed before there was a connection that could have carried a byte of it. */
function isBeforeConnection(error: unknown): boolean {
  // Where a name has several addresses, each attempt fails by itself.
  if (error instanceof AggregateError)
    return error.errors.length > 0 && error.errors.every(isBeforeConnection);
  if (typeof error !== 'object' || error === null) return false;
  const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown };
  return code === 'UND_ERR_CONNECT_TIMEOUT' || syscall === 'connect' || syscall === 'getaddrinfo';
}
