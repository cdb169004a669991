import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { request } from 'undici';
import type { Random } from '../random.ts';

/** A request to a provider as it arrived. */
export interface ProviderRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly body: string;
}

export interface ProviderReply {
  readonly status: number;
  readonly body: string;
}

/** How the way to a provider and back goes wrong for one request. */
export type Mishap =
  | 'none'
  /** The provider is slow, within the service's patience. */
  | 'slow'
  /** Before the provider acted: no answer, a cut connection, an error, a page of a gateway. */
  | 'hang_before'
  | 'reset_before'
  | 'error_before'
  | 'html_before'
  /** After it acted. */
  | 'hang_after'
  | 'reset_after'
  | 'error_after'
  | 'html_after';

/** Mishaps of a request that makes a provider act, each with how often it happens among a hundred. */
const MISHAPS_OF_ORDERS: readonly (readonly [Mishap, number])[] = [
  ['none', 62],
  ['slow', 6],
  ['hang_before', 3],
  ['reset_before', 3],
  ['error_before', 4],
  ['html_before', 3],
  ['hang_after', 5],
  ['reset_after', 5],
  ['error_after', 5],
  ['html_after', 4],
];

/** The same of a question, which changes nothing: what happens before it and after it is the same. */
const MISHAPS_OF_QUESTIONS: readonly (readonly [Mishap, number])[] = [
  ['none', 90],
  ['slow', 4],
  ['hang_before', 1],
  ['reset_before', 2],
  ['error_before', 2],
  ['html_before', 1],
];

const SLOW_MS = 700;
const HTML: ProviderReply = { status: 200, body: '<html><body>Bad gateway</body></html>' };
const ERROR: ProviderReply = { status: 500, body: '{"status":false,"message":"An error occurred"}' };

/** What happens to the next request, as the seed says. */
export function drawMishap(random: Random, to: 'order' | 'question'): Mishap {
  return random.weighted(to === 'order' ? MISHAPS_OF_ORDERS : MISHAPS_OF_QUESTIONS);
}

/** Whether the provider acts although its answer is lost. */
function losesReply(mishap: Mishap): boolean {
  return mishap.endsWith('_after');
}

/** What one provider does with a request. */
export interface Conduct {
  /** Draws what goes wrong on the way; `none` for nothing. */
  mishapOf(asked: ProviderRequest): Mishap;
  /**
   * Acts and answers. `forward` hands the request to the protocol's server.
   *
   * @param isReplyLost whether the answer will not arrive.
   */
  act(
    asked: ProviderRequest,
    forward: () => Promise<ProviderReply>,
    isReplyLost: boolean,
  ): Promise<ProviderReply>;
}

/** A provider's address, with the driver between it and the server that speaks its protocol. */
export interface ProviderFront {
  readonly port: number;
  /** How often each mishap was made. */
  mishaps(): Readonly<Record<string, number>>;
  stop(): Promise<void>;
}

/**
 * Starts the front of a provider.
 *
 * @param protocolOrigin where the server listens that speaks the provider's protocol, without a path.
 */
export async function startProviderFront(protocolOrigin: string, conduct: Conduct): Promise<ProviderFront> {
  const counts: Record<string, number> = {};

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await read(incoming);
    const mishap = conduct.mishapOf(asked);
    if (mishap !== 'none') counts[mishap] = (counts[mishap] ?? 0) + 1;
    if (mishap === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const isBefore = mishap.endsWith('_before');
    const reply = isBefore
      ? undefined
      : await conduct.act(asked, () => forward(protocolOrigin, incoming, asked), losesReply(mishap));
    // One that hangs is cut by the client that waits for it.
    if (mishap.startsWith('hang')) return;
    if (mishap.startsWith('reset')) incoming.socket.resetAndDestroy();
    else if (mishap.startsWith('error')) send(response, ERROR);
    else if (mishap.startsWith('html')) send(response, HTML);
    else if (reply) send(response, reply);
  }

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((error: unknown) => {
      send(response, { status: 500, body: JSON.stringify({ message: String(error) }) });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    mishaps: () => counts,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function read(incoming: IncomingMessage): Promise<ProviderRequest> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString('utf8');
  return { method: incoming.method ?? 'GET', path: incoming.url ?? '/', body };
}

async function forward(
  protocolOrigin: string,
  { headers }: IncomingMessage,
  { method, path, body }: ProviderRequest,
): Promise<ProviderReply> {
  // Headers of one hop are not passed on.
  const {
    host: _host,
    connection: _connection,
    'content-length': _length,
    'transfer-encoding': _encoding,
    ...rest
  } = headers;
  const answer = await request(`${protocolOrigin}${path}`, {
    method: method === 'POST' ? 'POST' : 'GET',
    headers: rest,
    ...(method === 'POST' && { body }),
  });
  return { status: answer.statusCode, body: await answer.body.text() };
}

function send(response: ServerResponse, { status, body }: ProviderReply): void {
  if (response.destroyed || response.headersSent) return;
  const type = body.startsWith('<') ? 'text/html' : 'application/json';
  response.writeHead(status, { 'content-type': type }).end(body);
}
