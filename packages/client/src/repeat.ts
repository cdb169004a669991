import { codeIn, connectionFailed, secondsOf } from './errors.ts';

/** How often, and how long, a request is repeated. */
export interface RepeatLimits {
  /** How many times it is sent at most. */
  readonly mostAttempts: number;
  /** The longest time between two attempts; when the service asks for more, its answer is the caller's. */
  readonly longestWaitMs: number;
  /** How long one attempt may take. */
  readonly timeoutMs: number;
}

/** A request and how it is sent. */
export interface Sending extends RepeatLimits {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Whether sending it twice does no more than sending it once. */
  readonly isRepeatable: boolean;
  readonly signal: AbortSignal | undefined;
}

/** Waits before an attempt that follows one without an answer: doubled each time. */
const FIRST_WAIT_MS = 250;

/** Refusals of the service's set-up, which no repetition changes within seconds. */
const LASTING = new Set<string>(['provider_not_configured', 'password_reset_unavailable']);

/** An answer whose body has arrived whole. */
interface Answered {
  readonly response: Response;
  readonly text: string;
}

/**
 * Sends a request, and repeats it where that is safe: when no answer came, when the answer is 429 or 503 with
 * `retry-after`, or when an equal request is still in progress.
 *
 * @throws MerchantApiError `connection_failed` when no answer came to the last attempt; the reason of `signal` when that
 * ended it.
 */
export async function sendRepeatedly(request: Request, sending: Sending): Promise<Response> {
  const { isRepeatable, mostAttempts, longestWaitMs, signal } = sending;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await attemptOnce(request, sending);
    const waitMs = 'failed' in outcome ? FIRST_WAIT_MS * 2 ** (attempt - 1) : askedWaitMs(outcome);
    const isLast = !isRepeatable || attempt >= mostAttempts || waitMs === undefined || waitMs > longestWaitMs;
    if (!isLast) {
      await sleep(waitMs, signal);
    } else if ('failed' in outcome) {
      throw connectionFailed(outcome.failed);
    } else {
      return withBody(outcome);
    }
  }
}

/** One attempt, to the end of the answer's body: an answer that breaks off is none. */
async function attemptOnce(
  request: Request,
  { fetch, timeoutMs, signal }: Sending,
): Promise<Answered | { readonly failed: unknown }> {
  signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const response = await fetch(new Request(request.clone(), { signal: either }));
    return { response, text: await response.text() };
  } catch (failed) {
    signal?.throwIfAborted();
    return { failed };
  }
}

/** How long an answer asks to wait before the same request is sent again; undefined when it is the answer. */
function askedWaitMs({ response, text }: Answered): number | undefined {
  const { status, headers } = response;
  const seconds = secondsOf(headers.get('retry-after'));
  if (seconds === undefined) return undefined;
  const code = codeIn(text) ?? '';
  const passes = status === 429 || status === 503 || (status === 409 && code === 'idempotency_key_in_use');
  return passes && !LASTING.has(code) ? seconds * 1_000 : undefined;
}

/** The answer once more, to be read from its beginning. */
function withBody({ response, text }: Answered): Response {
  const { status, headers } = response;
  const body = status === 204 || status === 304 ? null : text;
  return new Response(body, { status, headers });
}

/** Resolves after that time. @throws the reason of `signal` when that comes first. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    if (signal?.aborted) return reject(signal.reason);
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
}
