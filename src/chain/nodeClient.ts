import { Agent } from 'undici';
import type { z } from 'zod';
import { type OnExchange, requestWhole, type WholeAnswer } from '../security/outboundHttp.ts';
import { NodeUnavailableError } from './port.ts';

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
}

/** One TRON node's HTTP API. */
export interface NodeClient {
  /** The node's host, for messages; the path may hold a key. */
  readonly host: string;
  /**
   * Posts JSON and returns the answer as its schema of nodeAnswers.ts reads it.
   *
   * @throws NodeUnavailableError for anything else: a time-out, 429, 403, 5xx, and JSON under status 200 that is not an
   * answer to this question.
   */
  post<Schema extends z.ZodType>(
    path: string,
    body: Readonly<Record<string, unknown>>,
    schema: Schema,
  ): Promise<z.infer<Schema>>;
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
  const agent = new Agent({
    connect: { timeout: timeoutMs },
    maxResponseSize: MAX_RESPONSE_BYTES,
  });

  async function post<Schema extends z.ZodType>(
    path: string,
    body: Readonly<Record<string, unknown>>,
    schema: Schema,
  ): Promise<z.infer<Schema>> {
    const base =
      path === '/jsonrpc' ? jsonRpcUrl : path.startsWith('/walletsolidity/') ? solidityUrl : baseUrl;
    const label = `${new URL(base).host}${path}`;
    let answered: WholeAnswer;
    try {
      answered = await requestWhole(`${base}${path}`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...(apiKey !== undefined && { 'TRON-PRO-API-KEY': apiKey }),
        },
        body: JSON.stringify(body),
        dispatcher: agent,
        timeoutMs,
        measure: (measured) => onExchange?.({ provider: 'tron', operation: `POST ${path}`, ...measured }),
      });
    } catch (error) {
      throw new NodeUnavailableError(`${label} gave no complete answer.`, { cause: error });
    }
    const { httpStatus, text } = answered;
    const answer = parseJson(text);
    const refusal = { httpStatus, text: text.slice(0, 200) };
    if (httpStatus !== 200) {
      throw new NodeUnavailableError(`${label} answered with HTTP ${httpStatus}.`, {
        refusal,
        // A quota without a time is a second at most everywhere that documents it; 403 is how it was told before 429.
        retryAfterMs: answered.retryAfterMs ?? (httpStatus === 429 || httpStatus === 403 ? 1_000 : undefined),
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
  }

  return { host, post, close: () => agent.close() };
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
