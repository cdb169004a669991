import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A port or host that cannot be listened on, in one sentence. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';
}

/**
 * How long an idle connection stays open. Load balancers keep theirs for a minute and reuse them until then: one that
 * was closed on our side in that moment loses a request, and a merchant does not know whether money moved.
 */
const KEEP_ALIVE_MS = 65_000;

/** How often connections that have become idle are looked for while a server closes. */
const CLOSE_IDLE_EVERY_MS = 50;

/** Makes an HTTP server, which does not listen yet. */
export function createHttpServer(handle: RequestListener): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, handle);
}

/**
 * Makes a server listen.
 *
 * @param at where, with the name of the setting that says so.
 * @throws PortInUseError
 */
export function listen(
  server: Server,
  at: { readonly name: string; readonly port: number; readonly host: string },
): Promise<void> {
  const { name, port, host } = at;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use; set ${name} to another one.`
          : `Port ${port} of ${host} cannot be listened on (${error.code}); check HOST and ${name}.`;
      reject(new PortInUseError(sentence));
    });
    server.listen(port, host, resolve);
  });
}

/** Where a server that listens can be reached from this machine, without a path. */
export function originOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/** Stops taking connections, lets requests under way end, and cuts off what is left when the time is up. */
export function closeServer(server: Server, drainTimeoutMs: number): Promise<void> {
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
