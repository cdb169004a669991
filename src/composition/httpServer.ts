import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '../api/errorCodes.ts';
import { StartError } from '../config/startError.ts';
import { newIdentifier } from '../security/identifiers.ts';
import { clientNetwork } from '../security/networks.ts';

/** What a client may take of a server's patience. Times in milliseconds. */
export interface HttpLimits {
  /** From the first byte of a request, or the opening of its connection, to the end of its headers. */
  readonly headersTimeoutMs: number;
  /** From there to the end of its body; how long the answer takes is not counted. */
  readonly requestTimeoutMs: number;
  /** Connections beyond are closed at once. */
  readonly maxConnections: number;
}

/** An answer to what could not be read as a request, which therefore passed nothing that counts and logs requests. */
export interface Refusal {
  readonly requestId: string;
  readonly status: number;
}

export interface HttpServerOptions {
  readonly limits: HttpLimits;
  readonly onRefusal: (refusal: Refusal) => void;
  /** Called for every connection beyond a limit. */
  readonly onDrop: () => void;
  /** Whether an address, so many hops before this server, is a proxy's, whose connections are those of many. */
  readonly isProxy: (address: string, hops: number) => boolean;
}

/** An HTTP server that ends without losing a request. */
export interface HttpServer {
  /**
   * Starts to listen.
   *
   * @param at where, with the name of the setting that says so.
   * @returns where it can be reached from this machine, without a path.
   * @throws StartError when the port or host cannot be listened on.
   */
  listen(at: { readonly name: string; readonly port: number; readonly host: string }): Promise<string>;
  /** From now on every answer says that its connection closes, so that clients go elsewhere with what they have next. */
  retire(): void;
  /** Stops taking connections, lets requests under way end, and cuts off what is left after `drainTimeoutMs`. */
  close(drainTimeoutMs: number): Promise<void>;
}

/**
 * How long an idle connection stays open. Load balancers keep theirs for a minute and reuse them until then: one that
 * was closed on our side in that moment loses a request, and a merchant does not know whether money moved.
 */
const KEEP_ALIVE_MS = 65_000;

/** How often connections that have become idle are looked for while a server closes. */
const CLOSE_IDLE_EVERY_MS = 50;

/** How often requests that take too long are looked for: by so much they may exceed their time. */
const CHECK_CONNECTIONS_EVERY_MS = 500;

/** The part of all connections that one network may have. */
const NETWORK_SHARE = 0.1;

/** How what Node itself refuses is answered. */
interface NodeRefusal {
  readonly status: number;
  readonly code: ErrorCode;
  readonly msg: string;
}

/** What Node itself refuses, by the code of its error. Everything else is not HTTP. */
const REFUSALS: Readonly<Record<string, NodeRefusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'headers_too_large', msg: 'the headers must have at most 16 kB' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: 'body_too_large',
    msg: 'the extensions of a chunk are too long',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request_timeout',
    msg: 'the request took too long to arrive',
  },
};
const NOT_HTTP: NodeRefusal = {
  status: 400,
  code: 'invalid_request',
  msg: 'the request is not valid HTTP/1.1',
};
const NO_HOST: NodeRefusal = { status: 400, code: 'invalid_request', msg: 'send one Host header' };
const NO_PROXY: NodeRefusal = { status: 400, code: 'invalid_request', msg: 'this is not a proxy' };
const UNMET: NodeRefusal = {
  status: 417,
  code: 'expectation_failed',
  msg: 'no expectation but 100-continue is met',
};

/** Makes an HTTP server, which does not listen yet. What Node refuses by itself is answered with our error body. */
export function createHttpServer(handle: RequestListener, options: HttpServerOptions): HttpServer {
  const { limits, onRefusal, onDrop, isProxy } = options;
  /** The answers that have not ended. */
  const underWay = new Set<ServerResponse>();
  let isRetiring = false;

  const refuse = (response: ServerResponse, refusal: NodeRefusal) => {
    const { requestId, headers, body } = refusalOf(refusal);
    response.writeHead(refusal.status, headers).end(body);
    onRefusal({ requestId, status: refusal.status });
  };
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: CHECK_CONNECTIONS_EVERY_MS,
    // Checked below: Node's own answer has no body.
    requireHostHeader: false,
  });
  for (const event of ['request', 'checkExpectation']) {
    server.on(event, (_request, response: ServerResponse) => {
      if (isRetiring) response.shouldKeepAlive = false;
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
    });
  }
  server.on('request', (request, response) => {
    // HTTP/1.1 demands one, and never more than one (RFC 9112, section 3.2). Node keeps the first of several.
    const hosts = request.rawHeaders.filter(
      (name, at) => at % 2 === 0 && name.toLowerCase() === 'host',
    ).length;
    if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) refuse(response, NO_HOST);
    else handle(request, response);
  });
  server.maxConnections = limits.maxConnections;
  server.on('drop', onDrop);
  boundNetworks(server, { limits, isProxy, onDrop });
  server.on('checkExpectation', (_request, response) => refuse(response, UNMET));
  server.on('connect', (_request, socket) => {
    onRefusal({ requestId: writeRefusal(socket, NO_PROXY), status: NO_PROXY.status });
  });
  server.on('clientError', (error: ParseError, socket) => {
    const isAnswered = [...underWay].some((each) => each.socket === socket && each.headersSent);
    if (!socket.writable || isAnswered || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const refusal = REFUSALS[error.code ?? ''] ?? NOT_HTTP;
    const hasBody = error.rawPacket?.subarray(0, 5).toString('latin1') !== 'HEAD ';
    onRefusal({ requestId: writeRefusal(socket, refusal, { hasBody }), status: refusal.status });
  });

  return {
    listen: (at) => listen(server, at),
    retire() {
      isRetiring = true;
      for (const response of underWay) if (!response.headersSent) response.shouldKeepAlive = false;
    },
    close: (drainTimeoutMs) => close(server, drainTimeoutMs),
  };
}

/** Closes connections beyond what one network may have, so that a stranger does not take those of everybody. */
function boundNetworks(
  server: Server,
  { limits, isProxy, onDrop }: Pick<HttpServerOptions, 'limits' | 'isProxy' | 'onDrop'>,
): void {
  const most = Math.ceil(limits.maxConnections * NETWORK_SHARE);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address, 0)) return;
    const network = clientNetwork(address);
    const others = open.get(network) ?? 0;
    if (others >= most) {
      socket.destroy();
      onDrop();
      return;
    }
    open.set(network, others + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}

/** What Node says of a request that it cannot read, with the bytes that came last where it knows them. */
interface ParseError extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer;
}

/** The error body, with an id of its own, and its headers. */
function refusalOf({ code, msg }: { readonly code: string; readonly msg: string }) {
  const requestId = newIdentifier('req');
  const body = JSON.stringify({ success: false, msg, code, requestId });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    connection: 'close',
  };
  return { requestId, headers, body };
}

/** Answers on a connection for which there is no response object, and ends it. Returns the id of the answer. */
function writeRefusal(
  socket: Duplex,
  refusal: NodeRefusal,
  { hasBody }: { readonly hasBody: boolean } = { hasBody: true },
): string {
  const { requestId, headers, body } = refusalOf(refusal);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${hasBody ? body : ''}`,
    // A client that keeps its side open would keep the connection.
    () => socket.destroy(),
  );
  return requestId;
}

function listen(server: Server, at: Parameters<HttpServer['listen']>[0]): Promise<string> {
  const { name, port, host } = at;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use; set ${name} to another one.`
          : `Port ${port} of ${host} cannot be listened on (${error.code}); check HOST and ${name}.`;
      reject(new StartError(sentence));
    });
    server.listen(port, host, () => resolve(originOf(server, host)));
  });
}

function originOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

function close(server: Server, drainTimeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), drainTimeoutMs);
    // A connection whose last request is answered from now on would stay open as long as any other.
    const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    server.close(() => {
      clearTimeout(cutOff);
      clearInterval(closeIdle);
      resolve();
    });
    server.closeIdleConnections();
  });
}
