import { createServer } from 'node:net';
import { IllegalStateError } from '@temporalio/common';
import { DefaultLogger, type LogLevel, Runtime } from '@temporalio/worker';
import type { Logger } from 'pino';

const MAX_ATTEMPTS = 5;

let readMetrics = async () => '';

/** The SDK's own metrics in Prometheus text, or an empty text where they are not served. */
export function readSdkMetrics(): Promise<string> {
  return readMetrics();
}

/** A line of the SDK's native part about a request that it has repeated for some time, because a limit is reached. */
export function isAboutExhaustion({ target, error }: Readonly<Record<string, unknown>> = {}): boolean {
  return target === 'temporalio_client::retry' && String(error).includes('code: ResourceExhausted');
}

/**
 * Sets up the SDK for as long as this process has workers: its log lines go to our logger, its metrics to a loopback
 * port that /metrics reads, and signals are left to us, because workers must not end before the API has. A second
 * service of a process shares the first one's. It lasts until the last worker has ended, so nothing that can fail may
 * stand between it and the worker's connection.
 *
 * @param options.onExhausted is called when Temporal goes on refusing a worker's request because a limit is reached. The SDK's own
 * metrics lack it: they read gRPC's status of headers, and the server sends it in trailers there.
 * @param options.findPort gives a port that is free at that moment; another one is asked for where it is taken since.
 */
export async function installTemporalRuntime(
  logger: Logger,
  {
    onExhausted = () => {},
    findPort = freePort,
  }: { readonly onExhausted?: () => void; readonly findPort?: () => Promise<number> } = {},
): Promise<void> {
  let bindAddress = '';
  for (let attempt = 1; bindAddress === ''; attempt++) {
    const candidate = `127.0.0.1:${await findPort()}`;
    try {
      install(logger, candidate, onExhausted);
      bindAddress = candidate;
    } catch (error) {
      if (error instanceof IllegalStateError) return;
      // Another process that asks for any port may be given this one before the SDK listens on it.
      const isTaken = error instanceof Error && /address already in use/i.test(error.message);
      if (!isTaken || attempt === MAX_ATTEMPTS) throw error;
    }
  }
  readMetrics = async () => {
    try {
      return await (
        await fetch(`http://${bindAddress}/metrics`, { signal: AbortSignal.timeout(2_000) })
      ).text();
    } catch {
      return '';
    }
  };
}

function install(logger: Logger, bindAddress: string, onExhausted: () => void): void {
  Runtime.install({
    shutdownSignals: [],
    logger: new DefaultLogger(finestLevel(logger), ({ level, message, meta }) => {
      if (isAboutExhaustion(meta)) onExhausted();
      logger[LEVELS[level]]({ ...meta }, message);
    }),
    telemetryOptions: {
      logging: { forward: {}, filter: { core: 'WARN', other: 'ERROR' } },
      // Names as Prometheus has them, and as the SDKs of other languages have theirs.
      metrics: {
        prometheus: {
          bindAddress,
          countersTotalSuffix: true,
          unitSuffix: true,
          useSecondsForDurations: true,
        },
      },
    },
  });
}

/** The finest level of the SDK's lines that this log takes: what it leaves out is not even made. */
function finestLevel(logger: Logger): LogLevel {
  if (logger.isLevelEnabled('trace')) return 'TRACE';
  return logger.isLevelEnabled('debug') ? 'DEBUG' : 'WARN';
}

/** What the SDK calls news (a worker's state, no Nexus services) is detail to an operator of this service. */
const LEVELS = { TRACE: 'trace', DEBUG: 'debug', INFO: 'debug', WARN: 'warn', ERROR: 'error' } as const;

/** A loopback port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
