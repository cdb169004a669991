import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** A load balancer before several processes of the service, as simple as there are. */
export interface Balancer {
  readonly url: string;
  /** How many requests a process answered, by its origin. */
  answered(origin: string): number;
  /** Whether a process is given requests, by its origin. */
  isUsed(origin: string): boolean;
  stop(): Promise<void>;
}

interface Backend {
  readonly origin: string;
  isReady: boolean;
  answered: number;
}

const ASK_EVERY_MS = 100;
/** A process that takes longer to say how it is counts as not ready. */
const ASK_TIMEOUT_MS = 10_000;

/** Methods that change nothing, which may be sent again however far they came. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Headers of one connection, which are not those of the next (RFC 9110, section 7.6.1). */
const HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer'];

/** How a balancer sends things on. */
export interface BalancerOptions {
  /** Where it listens on 127.0.0.1; any free port unless given. */
  readonly port?: number;
  /**
   * Whether a request that gets no answer goes to another process, where that can do no harm: it changes nothing, carries
   * an `Idempotency-Key`, or never left. Without it no request is ever sent twice.
   */
  readonly sendsAgain?: boolean;
}

/**
 * Starts a balancer that asks each process's /readyz again and again, and hands requests round among those that are
 * ready, over connections that it keeps. What no process answers becomes 502.
 */
export async function startBalancer(
  origins: readonly string[],
  { port: givenPort = 0, sendsAgain = false }: BalancerOptions = {},
): Promise<Balancer> {
  const backends: readonly Backend[] = origins.map((origin) => ({ origin, isReady: true, answered: 0 }));
  const agent = new Agent({ keepAlive: true });
  let isStopped = false;
  let turn = 0;

  async function watch(backend: Backend): Promise<void> {
    while (!isStopped) {
      backend.isReady = await fetch(`${backend.origin}/readyz`, {
        signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
      }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status === 200;
        },
        () => false,
      );
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  }

  /** The next process that takes requests, one that was not tried where there is one. */
  function pick(tried: ReadonlySet<Backend>): Backend | undefined {
    const ready = backends.filter((each) => each.isReady && !tried.has(each));
    return ready[turn++ % Math.max(1, ready.length)];
  }

  async function forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const tried = new Set<Backend>();
    for (let backend = pick(tried); backend !== undefined; backend = pick(tried)) {
      tried.add(backend);
      const outcome = await send(incoming, { body, origin: backend.origin, answer, agent });
      if (outcome === 'answered') backend.answered += 1;
      if (outcome === 'answered' || !sendsAgain) break;
      if (outcome === 'lost' && !isHarmlessTwice(incoming)) break;
    }
    if (!answer.headersSent) answer.writeHead(502);
    answer.end();
  }

  const server = createServer((incoming, answer) => {
    // A client that went away, or cut its body short, cannot be answered.
    forward(incoming, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(givenPort, '127.0.0.1', resolve);
  });
  const watching = Promise.all(backends.map(watch));
  const { port } = server.address() as AddressInfo;
  const find = (origin: string) => backends.find((each) => each.origin === origin);
  return {
    url: `http://127.0.0.1:${port}`,
    answered: (origin) => find(origin)?.answered ?? 0,
    isUsed: (origin) => find(origin)?.isReady ?? false,
    async stop() {
      isStopped = true;
      await watching;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Whether a request may be sent again, although a process may have acted on it. */
function isHarmlessTwice({ method = '', headers }: IncomingMessage): boolean {
  return SAFE_METHODS.has(method) || headers['idempotency-key'] !== undefined;
}

/**
 * Sends a request to one process and hands its answer on.
 *
 * @returns `answered` once an answer has begun, `unsent` when no connection was made, `lost` otherwise.
 */
function send(
  { method, headers, url }: IncomingMessage,
  to: {
    readonly origin: string;
    readonly body: Uint8Array;
    readonly answer: ServerResponse;
    readonly agent: Agent;
  },
): Promise<'answered' | 'unsent' | 'lost'> {
  const { origin, body, answer, agent } = to;
  return new Promise((resolve) => {
    const outgoing = request(
      new URL(url ?? '/', origin),
      { method, headers: ownHeaders(headers), agent },
      (response) => {
        // The client may have gone meanwhile.
        if (answer.destroyed) {
          response.destroy();
          resolve('answered');
          return;
        }
        answer.writeHead(response.statusCode ?? 502, ownHeaders(response.headers));
        // An answer that breaks off must not look like one that is whole.
        pipeline(response, answer, () => resolve('answered'));
      },
    );
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' ? 'unsent' : 'lost');
    });
    answer.once('close', () => outgoing.destroy());
    outgoing.end(body);
  });
}

function ownHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_HEADERS.includes(name)));
}
