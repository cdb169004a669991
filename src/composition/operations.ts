import proxyaddr from 'proxy-addr';
import { createOperationsApp } from '../api/operations/app.ts';
import { createHttpServer, type HttpServerOptions } from './httpServer.ts';
import type { Shared } from './shared.ts';
import type { Start } from './start.ts';

/** Starts to answer operators and scrapers on a port of their own. @throws StartError when it cannot be listened on. */
export async function listenForOperators(start: Start, shared: Shared): Promise<void> {
  const { config, parts } = start;
  const app = createOperationsApp({ ...start, ...shared }, { isPublic: false });
  const server = createHttpServer(app.callback(), serverOptions(start, shared));
  await server.listen({ name: 'METRICS_PORT', port: config.metricsPort, host: config.host });
  // It ends last of all: what a process does while it stops is worth seeing.
  parts.unshift({ name: 'the metrics server', stop: () => server.close(config.drainTimeoutMs) });
}

/** The limits of a server, and how what it refuses is counted. */
export function serverOptions(
  { config, logger }: Start,
  { metrics }: Pick<Shared, 'metrics'>,
): HttpServerOptions {
  return {
    limits: config,
    isProxy: proxyaddr.compile([...config.trustProxy]),
    onRefusal({ requestId, status }) {
      metrics.httpRequests.inc({ method: 'unknown', route: 'unreadable', status: String(status) });
      logger.info({ requestId, method: 'unknown', route: 'unreadable', status }, 'request');
    },
    onDrop: () => metrics.connectionsDropped.inc(),
  };
}
