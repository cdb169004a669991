import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer before several processes of the service, as simple as there are: it never sends a request twice. */
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

/**
 * Starts a balancer that asks each process's /readyz again and again, and hands requests round among those that are
 * ready, over connections that it keeps. What a process does not answer becomes 502.
 */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const backends: readonly Backend[] = origins.map((origin) => ({ origin, isReady: true, answered: 0 }));
  const agent = new Agent({ keepAlive: true });
  let isStopped = false;
  let turn = 0;

  async function watch(backend: Backend): Promise<void> {
    while (!isStopped) {
      backend.isReady = await fetch(`${backend.origin}/readyz`).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status === 200;
        },
        () => false,
      );
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  }

  function forward(incoming: IncomingMessage, answer: ServerResponse): void {
    const ready = backends.filter((each) => each.isReady);
    const backend = ready[turn++ % Math.max(1, ready.length)];
    const fail = () => {
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    };
    if (!backend) {
      fail();
      return;
    }
    const { method, headers, url } = incoming;
    const outgoing = request(new URL(url ?? '/', backend.origin), { method, headers, agent }, (response) => {
      backend.answered += 1;
      answer.writeHead(response.statusCode ?? 502, { 'content-type': response.headers['content-type'] });
      response.on('error', fail).pipe(answer);
    });
    outgoing.on('error', fail);
    incoming.pipe(outgoing);
  }

  const server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
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
