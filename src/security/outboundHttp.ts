import { type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIPv6 } from 'node:net';
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { request } from 'undici';
import {
  judgeResolvedAddresses,
  judgeWebhookUrl,
  type Lookup,
  systemLookup,
  type WebhookUrlPolicy,
} from './outboundAddress.ts';

/** One POST to an address that a merchant chose. */
export interface WebhookPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly policy: WebhookUrlPolicy;
  /** The longest that resolving, connecting, sending and reading may take together; 15 s when absent. */
  readonly timeoutMs?: number;
  /** Replaces the system's resolver. */
  readonly lookup?: Lookup | undefined;
}

/** The result of a POST. Without `status` there was no response, and `error` says why in a sentence for the merchant. */
export interface WebhookPostResult {
  readonly status: number | undefined;
  /** What `retry-after` asked for, in milliseconds from the answer. */
  readonly retryAfterMs: number | undefined;
  /** The beginning of the response body as text. */
  readonly excerpt: string;
  readonly durationMs: number;
  readonly error: string | undefined;
}

const DEFAULT_TIMEOUT_MS = 15_000;
const EXCERPT_BYTES = 2_048;

class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
}

class TooSlowError extends Error {
  override readonly name = 'TooSlowError';
}

/**
 * Sends one POST to a merchant's address and reads the beginning of the answer. Never throws for what the receiver, its
 * name or its network does.
 *
 * The guard against reaching our own networks sits here, where the connection is made: an IP literal is judged before
 * connecting, because Node asks no resolver for one; a name is resolved once, all its addresses are judged, and exactly
 * those are handed to the socket, so that a name which changes its address in between gains nothing. Redirects are not
 * followed: a redirect would choose another address. Each POST has a connection of its own, which ends with it.
 *
 * By Node's own client, because undici ends the connection on a `100 Continue` that was not asked for (its issue 197). A client
 * must pass over interim answers (RFC 9110, section 15.2), and some servers and proxies send them.
 */
export async function postWebhook(post: WebhookPost): Promise<WebhookPostResult> {
  const startedAtMs = performance.now();
  const { timeoutMs = DEFAULT_TIMEOUT_MS, policy } = post;
  const elapsedMs = () => Math.round(performance.now() - startedAtMs);

  const verdict = judgeWebhookUrl(post.url, policy);
  if (!verdict.ok) return noAnswer(`The address ${verdict.reason}.`, elapsedMs());
  const { url } = verdict;

  const span = startSpan(url);
  const send = url.protocol === 'https:' ? requestByHttps : requestByHttp;
  const sent = send(url, {
    method: 'POST',
    headers: { ...post.headers, ...traceHeaders(span), 'content-length': Buffer.byteLength(post.body) },
    lookup: guardedLookup(url, policy, post.lookup ?? systemLookup),
    // A connection of its own.
    agent: false,
  });
  const timer = setTimeout(() => sent.destroy(new TooSlowError()), timeoutMs);
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      // It stays: a connection that breaks after the answer has begun is an error of the request too.
      sent.on('error', reject);
      sent.once('response', resolve);
      // Where the receiver changes to another protocol, Node ends the connection and says no more.
      sent.once('close', () => reject(Object.assign(new Error('It closed.'), { code: 'ECONNRESET' })));
      sent.end(post.body);
    });
    // A body that breaks off must not end this process.
    response.on('error', () => {});
    span?.setAttribute('http.response.status_code', response.statusCode ?? 0);
    const retryAfterMs = parseRetryAfterMs(response.headers['retry-after'], Date.now());
    const excerpt = await readExcerpt(response);
    return { status: response.statusCode, retryAfterMs, excerpt, durationMs: elapsedMs(), error: undefined };
  } catch (error) {
    span?.setStatus({ code: SpanStatusCode.ERROR });
    return noAnswer(describe(error, timeoutMs), elapsedMs());
  } finally {
    span?.end();
    clearTimeout(timer);
    // Nothing waits for this: a receiver that does not close its side must not hold the caller up.
    sent.destroy();
  }
}

/**
 * The span of a POST where it belongs to a trace, as OpenTelemetry's instrumentation of undici makes those of other requests. The
 * path of a merchant's address is often its only secret, so none is in it.
 */
function startSpan({ hostname, origin }: URL): Span | undefined {
  if (!trace.getActiveSpan()) return undefined;
  const attributes = { 'http.request.method': 'POST', 'url.full': `${origin}/` };
  return trace
    .getTracer('merchant-payments')
    .startSpan(`POST ${hostname}`, { kind: SpanKind.CLIENT, attributes });
}

/** The headers by which a receiver that traces as well continues a trace. */
function traceHeaders(span: Span | undefined): Record<string, string> {
  const headers: Record<string, string> = {};
  if (span) propagation.inject(trace.setSpan(context.active(), span), headers);
  return headers;
}

/** A whole answer. */
export interface WholeAnswer {
  readonly httpStatus: number;
  readonly text: string;
  /** What `retry-after` asked for, in milliseconds from the answer. */
  readonly retryAfterMs: number | undefined;
}

/** An exchange with a provider, or with a TRON node, as metrics count it. */
export interface ExchangeMeasure {
  readonly provider: string;
  /** The method and the path, without anything that names a person or a payment. */
  readonly operation: string;
  /** The HTTP status; `none` when no complete answer came in time. */
  readonly status: string;
  readonly durationMs: number;
  /** Which of our keys of the provider the call carried: its place in the setting, from 1. The first unless given. */
  readonly key?: number;
  /** What the provider said of that key; undefined when the answer says nothing of it. */
  readonly keyVerdict?: 'accepted' | 'refused' | undefined;
}

export type OnExchange = (measure: ExchangeMeasure) => void;

/**
 * Makes one request to a host that we chose, and reads the whole answer.
 *
 * @param options.timeoutMs bounds everything, from connecting to the last byte.
 * @param options.measure is told what came of it.
 * @throws what undici throws, when there is no complete answer in that time.
 */
export async function requestWhole(
  url: string,
  {
    timeoutMs,
    measure,
    ...options
  }: NonNullable<Parameters<typeof request>[1]> & {
    readonly timeoutMs: number;
    readonly measure?: (measured: Pick<ExchangeMeasure, 'status' | 'durationMs'>) => void;
  },
): Promise<WholeAnswer> {
  const startedAtMs = performance.now();
  let status = 'none';
  try {
    const { statusCode, headers, body } = await request(url, {
      ...options,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      // A body that trickles in restarts the body time-out with every byte; this bounds the whole exchange.
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await body.text();
    status = String(statusCode);
    const retryAfterMs = parseRetryAfterMs(headers['retry-after'], Date.now());
    return { httpStatus: statusCode, text, retryAfterMs };
  } finally {
    measure?.({ status, durationMs: performance.now() - startedAtMs });
  }
}

/**
 * Reads a `retry-after` header (RFC 9110, section 10.2.3): whole seconds, or an HTTP date.
 *
 * @returns milliseconds from `nowMs`, not negative; undefined when there is none or it cannot be read.
 */
export function parseRetryAfterMs(header: string | string[] | undefined, nowMs: number): number | undefined {
  if (typeof header !== 'string') return undefined;
  const text = header.trim();
  if (/^\d{1,12}$/.test(text)) return Number(text) * 1_000;
  // Every form of an HTTP date begins with the day's name; Date.parse alone would accept far more than dates.
  const atMs = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs);
}

/** A resolver for net.connect that hands out a name's addresses only when all of them may be dialled. */
function guardedLookup(url: URL, policy: WebhookUrlPolicy, lookup: Lookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname).then(
      (addresses) => {
        const reason = judgeResolvedAddresses(url, addresses, policy);
        if (reason !== undefined) return callback(new RefusedAddressError(`The address ${reason}.`), []);
        const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
        const [first] = found;
        if (!first)
          return callback(Object.assign(new Error('The name has no address.'), { code: 'ENOTFOUND' }), []);
        if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}

/** Reads up to EXCERPT_BYTES and drops the rest unread, however much the receiver would send. */
async function readExcerpt(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes >= EXCERPT_BYTES) break;
    }
  } catch {
    // The status line is the answer. The body is only shown to the merchant, so one that breaks off, or never ends,
    // changes nothing.
  }
  const start = Buffer.concat(chunks).subarray(0, EXCERPT_BYTES);
  // `stream` leaves out a character that the cut split. Postgres keeps no NUL in text.
  return new TextDecoder().decode(start, { stream: true }).replaceAll('\u0000', '\uFFFD');
}

function noAnswer(error: string, durationMs: number): WebhookPostResult {
  return { status: undefined, retryAfterMs: undefined, excerpt: '', durationMs, error };
}

/** Our own words by the error's code: messages of the network stack repeat addresses and what a certificate says. */
function describe(error: unknown, timeoutMs: number): string {
  if (error instanceof RefusedAddressError) return error.message;
  if (error instanceof TooSlowError) return `No answer within ${timeoutMs / 1_000} s.`;
  const code = codeOf(error);
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The name in the address does not resolve (${code}).`;
    case 'ECONNREFUSED':
      return 'The connection was refused (ECONNREFUSED).';
    case 'ECONNRESET':
    case 'EPIPE':
      return `The connection closed before an answer came (${code}).`;
    default:
      return /CERT|TLS|SSL|EPROTO/.test(code)
        ? `The TLS connection failed (${code}).`
        : `The request failed (${code}).`;
  }
}

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'unknown';
}
