import { Agent } from 'undici';
import type { z } from 'zod';
import {
  type ExchangeMeasure,
  type OnExchange,
  requestWhole,
  type WholeAnswer,
} from '../security/outboundHttp.ts';
import { NodeUnavailableError } from './port.ts';
import { RequestBudget, type RequestPurpose } from './requestBudget.ts';

/** A block of TRON with its receipts is a few hundred kB to a few MB. */
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;

/** Where one node answers. */
export interface TronNodeAddress {
  /** Serves `/wallet`, and `/walletsolidity` and `/jsonrpc` too where those have no address of their own. */
  readonly url: string;
  /** Serves `/walletsolidity`: bare java-tron has a port for it (node.http.solidityPort, 8091). */
  readonly solidityUrl?: string | undefined;
  /** Serves `/jsonrpc`: bare java-tron has a port for it (node.jsonrpc.httpFullNodePort, 8545). */
  readonly jsonRpcUrl?: string | undefined;
  /** Sent as TRON-PRO-API-KEY. */
  readonly apiKey: string | undefined;
  /** What its plan allows; no limit when undefined. */
  readonly requestsPerSecond?: number | undefined;
}

/** How long one question waits in all for a node that answers that it was asked too often. */
const MAX_REST_MS = 5_000;

/** The shortest such wait, also where the node says to come back at once: a quota without a time is a second at most. */
const MIN_REST_MS = 1_000;

type Post = <Schema extends z.ZodType>(
  path: string,
  body: Readonly<Record<string, unknown>>,
  schema: Schema,
) => Promise<z.infer<Schema>>;

/** One TRON node's HTTP API. */
export interface NodeClient {
  /** The node's host, for messages; the path may hold a key. */
  readonly host: string;
  /**
   * Posts JSON when the node's budget allows it, and returns the answer as its schema of nodeAnswers.ts reads it. A node that
   * was asked too often is asked again when it wants to be, so that one such answer is not the end of a plan of many
   * questions.
   *
   * @throws NodeUnavailableError for anything else: a time-out, a rest of more than 5 s, 403, 5xx, and JSON under status
   * 200 that is not an answer to this question.
   */
  readonly post: Post;
  /** The same, in the turns of the node's budget that are for new blocks. */
  readonly postForScan: Post;
  close(): Promise<void>;
}

/**
 * @param options.timeoutMs the longest one exchange may take, from connecting to the last byte.
 * @param options.onExchange is told what came of each exchange, under the provider `tron` whichever node was asked.
 */
export function createNodeClient(
  options: TronNodeAddress & { readonly timeoutMs: number; readonly onExchange?: OnExchange | undefined },
): NodeClient {
  const { apiKey, timeoutMs, onExchange } = options;
  const baseUrl = baseOf(options.url);
  const solidityUrl = baseOf(options.solidityUrl ?? options.url);
  const jsonRpcUrl = baseOf(options.jsonRpcUrl ?? options.url);
  const { host } = new URL(baseUrl);
  const budget = new RequestBudget(options.requestsPerSecond);
  const agent = new Agent({
    connect: { timeout: timeoutMs },
    maxResponseSize: MAX_RESPONSE_BYTES,
  });

  const postFor =
    (purpose: RequestPurpose): Post =>
    async (path, body, schema) => {
      const base =
        path === '/jsonrpc' ? jsonRpcUrl : path.startsWith('/walletsolidity/') ? solidityUrl : baseUrl;
      const label = `${new URL(base).host}${path}`;
      const ask = () =>
        requestWhole(`${base}${path}`, {
          method: 'POST',
          headers: {
            accept: 'application/json',
            'content-type': 'application/json',
            ...(apiKey !== undefined && { 'TRON-PRO-API-KEY': apiKey }),
          },
          body: JSON.stringify(body),
          dispatcher: agent,
          timeoutMs,
          measure: (measured) =>
            onExchange?.({
              provider: 'tron',
              operation: `POST ${path}`,
              ...measured,
              keyVerdict: keyVerdictOf(measured.status),
            }),
        });
      let answered: WholeAnswer;
      try {
        answered = await askInTurn(budget, purpose, ask);
      } catch (error) {
        throw new NodeUnavailableError(`${label} gave no complete answer.`, { cause: error });
      }
      const { httpStatus, text } = answered;
      const answer = parseJson(text);
      const refusal = { httpStatus, text: text.slice(0, 200) };
      if (httpStatus !== 200) {
        throw new NodeUnavailableError(`${label} answered with HTTP ${httpStatus}.`, {
          refusal,
          retryAfterMs: restMsOf(answered),
        });
      }
      if (answer === undefined) {
        throw new NodeUnavailableError(`${label} answered with something that is not JSON.`, { refusal });
      }
      // Nodes, proxies and quotas tell errors of their own with status 200, each in another form.
      const judged = schema.safeParse(answer);
      if (!judged.success) {
        throw new NodeUnavailableError(`${label} answered with something that is not an answer to it.`, {
          refusal,
        });
      }
      return judged.data;
    };

  return { host, post: postFor('other'), postForScan: postFor('scan'), close: () => agent.close() };
}

/** What a node says of our key. 403 says nothing of it: it is also the answer to too many requests. */
function keyVerdictOf(status: string): ExchangeMeasure['keyVerdict'] {
  if (status === '401') return 'refused';
  return status === '200' ? 'accepted' : undefined;
}

/** Asks once, and again as long as the answer is that it was too often. */
async function askInTurn(
  budget: RequestBudget,
  purpose: RequestPurpose,
  ask: () => Promise<WholeAnswer>,
): Promise<WholeAnswer> {
  for (let restedMs = 0; ; ) {
    await budget.turn(purpose);
    const answered = await ask();
    const restMs = restMsOf(answered);
    if (answered.httpStatus !== 429 || restMs === undefined) return answered;
    restedMs += restMs;
    if (restedMs > MAX_REST_MS) return answered;
    budget.rest(restMs);
  }
}

/** How long a node wants to be left alone. */
function restMsOf({ httpStatus, retryAfterMs }: WholeAnswer): number | undefined {
  // Before 429, 403 was the answer to too many requests.
  if (httpStatus !== 429 && httpStatus !== 403) return retryAfterMs;
  return Math.max(retryAfterMs ?? 0, MIN_REST_MS);
}

/** What paths are appended to: addresses of JSON-RPC are often told with their path. */
function baseOf(url: string): string {
  return url.replace(/\/+$/, '').replace(/\/jsonrpc$/, '');
}

/** What JSON says, or undefined when it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
