import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** What the receiver does with one request. */
export type ReceiverAnswer =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  /** Answers with a status once it is known. */
  | { readonly kind: 'wait'; readonly status: Promise<number> }
  /** Takes the request and never answers. */
  | { readonly kind: 'hang' }
  /** Cuts the connection without an answer. */
  | { readonly kind: 'reset' }
  /** Answers with this status and then sends its body a byte at a time, without an end. */
  | { readonly kind: 'trickle'; readonly status: number }
  /** Answers with this status and goes on sending its body as fast as it is taken. */
  | { readonly kind: 'flood'; readonly status: number };

/** A request as it arrived. */
export interface ReceivedWebhook {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A merchant's listener on 127.0.0.1. */
export interface WebhookReceiver {
  /** The address of its one endpoint, such as `http://127.0.0.1:4000/hook`. */
  readonly url: string;
  readonly port: number;
  /** Every request so far, oldest first. */
  readonly received: readonly ReceivedWebhook[];
  /** How many connections were made to it. */
  connections(): number;
  /** How many bytes of flooded bodies it could hand to the network. */
  floodedBytes(): number;
  /** Answers the next requests in this order; a number stands for a bare status. Afterwards it answers 200. */
  answerWith(...answers: readonly (number | ReceiverAnswer)[]): void;
  /** Resolves once this many requests have arrived. */
  waitForRequests(count: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Reads a received webhook as a merchant would, with the Standard Webhooks library.
 *
 * @returns the parsed body.
 * @throws WebhookVerificationError when the signature does not fit body, id, timestamp and secret.
 */
export function verifyWebhook(webhook: ReceivedWebhook, secret: string): unknown {
  return new Webhook(secret).verify(webhook.body, webhook.headers);
}

/** Starts a receiver. @param host what it listens on; `::1` for IPv6. */
export async function startWebhookReceiver(host = '127.0.0.1'): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const script: ReceiverAnswer[] = [];
  const waiting = new Set<{ readonly count: number; readonly resolve: () => void }>();
  const timers = new Set<NodeJS.Timeout>();
  let connections = 0;
  let floodedBytes = 0;

  const server = createServer(async (request, response) => {
    received.push(await read(request));
    act(script.shift() ?? { kind: 'answer', status: 200 }, request, response);
    for (const waiter of waiting) {
      if (received.length < waiter.count) continue;
      waiting.delete(waiter);
      waiter.resolve();
    }
  });
  server.on('connection', () => {
    connections++;
  });

  function act(answer: ReceiverAnswer, request: IncomingMessage, response: ServerResponse): void {
    switch (answer.kind) {
      case 'answer':
        response.writeHead(answer.status, answer.headers).end(answer.body);
        return;
      case 'wait':
        void answer.status.then((status) => response.writeHead(status).end());
        return;
      case 'hang':
        return;
      case 'reset':
        request.socket.destroy();
        return;
      case 'trickle': {
        response.writeHead(answer.status, { 'content-type': 'text/plain' });
        const timer = setInterval(() => response.write('.'), 20);
        timers.add(timer);
        response.on('close', () => clearInterval(timer));
        return;
      }
      case 'flood': {
        response.writeHead(answer.status, { 'content-type': 'text/plain' });
        const chunk = 'x'.repeat(64 * 1024);
        const pour = () => {
          while (!response.destroyed) {
            floodedBytes += chunk.length;
            if (!response.write(chunk)) break;
          }
        };
        response.on('drain', pour);
        pour();
      }
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}/hook`,
    port,
    received,
    connections: () => connections,
    floodedBytes: () => floodedBytes,
    answerWith(...answers) {
      script.push(
        ...answers.map(
          (answer): ReceiverAnswer =>
            typeof answer === 'number' ? { kind: 'answer', status: answer } : answer,
        ),
      );
    },
    waitForRequests: (count) =>
      received.length >= count
        ? Promise.resolve()
        : new Promise((resolve) => waiting.add({ count, resolve })),
    async stop() {
      for (const timer of timers) clearInterval(timer);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function read(request: IncomingMessage): Promise<ReceivedWebhook> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
