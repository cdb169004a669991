import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What goes wrong with a request. Whether the provider acted on it first is the heart of each test, so it is always said:
 * `accepted` true means that it did before the answer went astray.
 */
export type ProviderFault =
  | { readonly kind: 'hang'; readonly accepted: boolean }
  | { readonly kind: 'reset'; readonly accepted: boolean }
  | { readonly kind: 'error'; readonly accepted: boolean; readonly httpStatus: number }
  /** The page of a gateway that stands before the provider. */
  | { readonly kind: 'html'; readonly accepted: boolean; readonly httpStatus: number }
  | { readonly kind: 'malformed'; readonly accepted: boolean }
  /** Sends its answer a byte at a time without ever ending it. */
  | { readonly kind: 'trickle'; readonly accepted: boolean }
  | { readonly kind: 'rateLimit'; readonly retryAfterSeconds: number }
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** Keeps the request in front of the provider's checks until `releaseHeld`, whether or not the caller still waits. */
  | { readonly kind: 'hold' }
  /** Answers with this instead of the truth; a function is given what was asked. */
  | {
      readonly kind: 'answer';
      readonly httpStatus: number;
      readonly body: unknown;
      readonly accepted?: boolean;
    };

export interface FaultOrder<Endpoint extends string> {
  readonly endpoint: Endpoint;
  readonly fault: ProviderFault;
  /** How many requests it strikes; 1 when absent. */
  readonly times?: number;
  /** Strikes only requests about this reference. */
  readonly reference?: string;
}

/** What a provider answers. A body that is a string is sent as it is, any other as JSON. */
export interface Reply {
  readonly httpStatus: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that found its endpoint. */
export interface Routed<Endpoint extends string> {
  readonly endpoint: Endpoint;
  /** What it is about, for faults that are aimed at it. */
  readonly reference?: string | undefined;
  /** Does what is asked for, and answers. */
  act(): Reply;
}

export interface ProviderRequest {
  /** Such as `GET /banks`. */
  readonly route: string;
  readonly url: URL;
  readonly authorization: string;
  readonly headers: IncomingMessage['headers'];
  /** What was posted, byte by byte, and its JSON; empty where there is none. */
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What every server of a provider can be told, whatever it speaks. */
export interface FaultControls<Endpoint extends string> {
  addFault(order: FaultOrder<Endpoint>): void;
  /** Lets nothing go wrong from now on; held requests go on. */
  endFaults(): void;
  heldRequests(): number;
  releaseHeld(): void;
  /** How many requests reached an endpoint since they were last forgotten. */
  requests(endpoint: Endpoint): number;
  forgetRequests(): void;
}

export interface ProviderServer<Endpoint extends string> extends FaultControls<Endpoint> {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server on 127.0.0.1 that stands for a provider, and misbehaves on demand.
 *
 * Every control is also `POST /__control/{name}` with a JSON array of its arguments, answering `{result}`; bigint is a
 * decimal string there. So a service in another process can be tested with it.
 *
 * @param options.route finds what a request asks for, or answers it at once, as a refusal of its credentials does.
 * @param options.controls the server's own controls, beside those for faults.
 * @param options.describeError the provider's own way to tell of an error in the body of an answer.
 */
export async function startProviderServer<Endpoint extends string>(options: {
  readonly port?: number | undefined;
  readonly route: (request: ProviderRequest) => Routed<Endpoint> | Reply;
  readonly controls: object;
  readonly describeError?: (httpStatus: number, message: string) => unknown;
}): Promise<ProviderServer<Endpoint>> {
  let faults: { readonly order: FaultOrder<Endpoint>; remaining: number }[] = [];
  let held: (() => void)[] = [];
  const describeError =
    options.describeError ?? ((httpStatus: number, error: string) => ({ status: httpStatus, error }));
  const counts = new Map<Endpoint, number>();
  const timers = new Set<NodeJS.Timeout>();

  const faultControls: FaultControls<Endpoint> = {
    addFault(order) {
      faults.push({ order, remaining: order.times ?? 1 });
    },
    endFaults() {
      faults = [];
      faultControls.releaseHeld();
    },
    heldRequests: () => held.length,
    releaseHeld() {
      const released = held;
      held = [];
      for (const release of released) release();
    },
    requests: (endpoint) => counts.get(endpoint) ?? 0,
    forgetRequests: () => counts.clear(),
  };

  function takeFault({ endpoint, reference }: Routed<Endpoint>): ProviderFault | undefined {
    const found = faults.find(
      ({ order }) =>
        order.endpoint === endpoint && (order.reference === undefined || order.reference === reference),
    );
    if (!found) return undefined;
    found.remaining -= 1;
    if (found.remaining === 0) faults = faults.filter((each) => each !== found);
    return found.order.fault;
  }

  async function control(name: string, text: string): Promise<Reply> {
    const call = ({ ...options.controls, ...faultControls } as Record<string, unknown>)[name];
    if (typeof call !== 'function')
      return { httpStatus: 404, body: { error: `No control is named ${name}.` } };
    try {
      const result: unknown = await call(...(text === '' ? [] : JSON.parse(text)));
      return {
        httpStatus: 200,
        body: { result: typeof result === 'bigint' ? String(result) : (result ?? null) },
      };
    } catch (error) {
      return { httpStatus: 400, body: { error: String(error) } };
    }
  }

  /** What a fault makes of a request: another answer than the right one, or none at all. */
  function strike(
    fault: ProviderFault,
    routed: Routed<Endpoint>,
    asked: ProviderRequest['body'],
    request: IncomingMessage,
    response: ServerResponse,
  ): Reply | undefined {
    if ('accepted' in fault && fault.accepted) routed.act();
    switch (fault.kind) {
      case 'hang':
        return undefined;
      case 'reset':
        request.socket.resetAndDestroy();
        return undefined;
      case 'error':
        return {
          httpStatus: fault.httpStatus,
          body: describeError(fault.httpStatus, 'An error occurred'),
        };
      case 'html':
        return {
          httpStatus: fault.httpStatus,
          body: '<html><head><title>A gateway</title></head><body>Not here</body></html>',
          headers: { 'content-type': 'text/html' },
        };
      case 'malformed':
        return { httpStatus: 200, body: '{"half":{"of":"a docu' };
      case 'trickle': {
        response.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => response.write(' '), 5);
        timers.add(timer);
        response.once('close', () => {
          clearInterval(timer);
          timers.delete(timer);
        });
        return undefined;
      }
      case 'rateLimit':
        return {
          httpStatus: 429,
          body: describeError(429, 'Too many requests'),
          headers: { 'retry-after': String(fault.retryAfterSeconds) },
        };
      case 'slow': {
        const timer = setTimeout(() => {
          timers.delete(timer);
          send(response, routed.act());
        }, fault.delayMs);
        timers.add(timer);
        return undefined;
      }
      case 'hold':
        held.push(() => send(response, routed.act()));
        return undefined;
      case 'answer':
        return { ...fault, body: typeof fault.body === 'function' ? fault.body(asked) : fault.body };
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://provider.test');
    const text = await read(request);
    if (url.pathname.startsWith('/__control/')) {
      return send(response, await control(url.pathname.slice('/__control/'.length), text));
    }
    const body = parseObject(text);
    const routed = options.route({
      route: `${request.method} ${url.pathname}`,
      url,
      authorization: request.headers.authorization ?? '',
      headers: request.headers,
      text,
      body,
    });
    if ('httpStatus' in routed) return send(response, routed);
    counts.set(routed.endpoint, (counts.get(routed.endpoint) ?? 0) + 1);
    const fault = takeFault(routed);
    const reply = fault ? strike(fault, routed, body, request, response) : routed.act();
    if (reply) send(response, reply);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) send(response, { httpStatus: 500, body: { error: String(error) } });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    ...faultControls,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/** A callback as it travels: its exact bytes, and its headers. */
export interface SignedCallback {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
}

/**
 * Signs what a provider announces, as Paystack and Monnify do: HMAC-SHA512 of the body, in hexadecimal.
 *
 * @param by.header the name of the header that carries the signature.
 * @param by.isForged signs with another key, as a forger would.
 */
export function signCallback(
  content: unknown,
  by: { readonly secretKey: string; readonly header: string; readonly isForged?: boolean | undefined },
): SignedCallback {
  const body = Buffer.from(JSON.stringify(content));
  const key = by.isForged === true ? `${by.secretKey}-of-a-forger` : by.secretKey;
  const signature = createHmac('sha512', key).update(body).digest('hex');
  return { body, headers: { 'content-type': 'application/json', [by.header]: signature } };
}

/** Sends the same callback so many times, one after the other. Answers' HTTP statuses. */
export async function deliverCallback(
  url: string | undefined,
  { body, headers }: SignedCallback,
  times = 1,
): Promise<readonly number[]> {
  if (url === undefined) throw new Error('No callback address is set.');
  const statuses: number[] = [];
  for (let sent = 0; sent < times; sent += 1) {
    const response = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) });
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  return statuses;
}

function send(response: ServerResponse, reply: Reply): void {
  if (response.destroyed) return;
  response.writeHead(reply.httpStatus, { 'content-type': 'application/json', ...reply.headers });
  response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
