import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { parseAnswer } from '../test/support/rawHttp.ts';
import type { WireRequest } from './wire.ts';

/** What came of a request. */
export type Outcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly headers: Headers;
      readonly text: string;
    }
  /** No answer: the connection was cut, or nothing came in time. */
  | { readonly kind: 'unanswered'; readonly why: string };

/** Sends requests over connections that are kept, or spoilt ones over one of their own. */
export interface Sending {
  send(request: WireRequest, options: { readonly endsAfter: boolean }): Promise<Outcome>;
  stop(): void;
}

/** Longer than the service takes for anything. */
const TIMEOUT_MS = 20_000;

/** @param origin where the service listens. @param connections how many are kept open. */
export function createSending(origin: string, connections: number): Sending {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    send: (request, { endsAfter }) =>
      request.raw === undefined
        ? sendByClient(origin, agent, request)
        : sendRaw(origin, request.raw, endsAfter),
    stop: () => agent.destroy(),
  };
}

function sendByClient(origin: string, agent: Agent, request: WireRequest): Promise<Outcome> {
  const { host, hostname, port } = new URL(origin);
  const { method, target: path, body } = request;
  const length = request.isChunked
    ? ['transfer-encoding', 'chunked']
    : ['content-length', String(body?.length)];
  const headers = ['host', host, ...request.headers.flat(), ...(body === undefined ? [] : length)];
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ kind: 'unanswered', why: error.message });
    const sent = httpRequest(
      { agent, hostname, port, method, path, headers, timeout: TIMEOUT_MS },
      (response) => {
        read(response).then(resolve, fail);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
    sent.on('error', fail);
    sent.end(body);
  });
}

async function read(response: IncomingMessage): Promise<Outcome> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const headers = new Headers();
  for (let index = 0; index < response.rawHeaders.length; index += 2)
    headers.append(response.rawHeaders[index] ?? '', response.rawHeaders[index + 1] ?? '');
  return {
    kind: 'answered',
    status: response.statusCode ?? 0,
    headers,
    text: Buffer.concat(chunks).toString('utf8'),
  };
}

/** Writes bytes on a connection of their own, and reads what comes until it is closed. */
function sendRaw(origin: string, bytes: Uint8Array, endsAfter: boolean): Promise<Outcome> {
  const { hostname, port } = new URL(origin);
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes);
      if (endsAfter) socket.end();
    });
    let why = 'the connection was closed';
    socket.on('data', (chunk) => void chunks.push(chunk));
    socket.setTimeout(TIMEOUT_MS, () => {
      why = `no end of the answer within ${TIMEOUT_MS} ms`;
      socket.destroy();
    });
    socket.on('error', (error) => {
      why = error.message;
    });
    socket.on('close', () => resolve(rawOutcome(Buffer.concat(chunks).toString('utf8'), why)));
  });
}

function rawOutcome(received: string, why: string): Outcome {
  try {
    const { status, headers, body } = parseAnswer(received.replace('HTTP/1.1 100 Continue\r\n\r\n', ''));
    return { kind: 'answered', status, headers, text: body };
  } catch {
    return { kind: 'unanswered', why };
  }
}
