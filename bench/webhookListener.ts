import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Merchants' receivers: one that answers at once, and one that hangs until it is released. */
export interface WebhookListener {
  readonly quickUrl: string;
  readonly slowUrl: string;
  /** How many requests hang at this moment. */
  hanging(): number;
  /** Resolves with the moment, by performance.now(), at which the event of a transaction came to the quick receiver. */
  arrivalOf(transactionId: string): Promise<number>;
  /** Whether requests to the slow receiver hang; those that hang are answered when they no longer should. */
  setHanging(hangs: boolean): void;
  stop(): Promise<void>;
}

export async function startWebhookListener(): Promise<WebhookListener> {
  const arrivals = new Map<string, PromiseWithResolvers<number>>();
  const arrivalOf = (transactionId: string) => {
    const known = arrivals.get(transactionId) ?? Promise.withResolvers<number>();
    arrivals.set(transactionId, known);
    return known;
  };
  const waiting = new Set<ServerResponse>();
  let hangs = false;
  const server = createServer((request, response) => {
    const atMs = performance.now();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/slow' && hangs) {
        waiting.add(response);
        response.on('close', () => waiting.delete(response));
        return;
      }
      response.end();
      if (request.url === '/quick')
        arrivalOf(JSON.parse(Buffer.concat(chunks).toString()).data.transactionId).resolve(atMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    quickUrl: `http://127.0.0.1:${port}/quick`,
    slowUrl: `http://127.0.0.1:${port}/slow`,
    hanging: () => waiting.size,
    arrivalOf: (transactionId) => arrivalOf(transactionId).promise,
    setHanging(shouldHang) {
      hangs = shouldHang;
      if (!hangs) for (const response of waiting) response.end();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
