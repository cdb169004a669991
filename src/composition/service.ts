import type { Config } from '../config/config.ts';
import { StartError } from '../config/startError.ts';
import { isOutage } from '../db/core/outage.ts';
import { createLogger } from '../observability/logger.ts';
import { systemLookup } from '../security/outboundAddress.ts';
import { watchForFailure } from './failureWatch.ts';
import { listenForOperators } from './operations.ts';
import { openShared } from './shared.ts';
import {
  hasApi,
  hasRelay,
  hasWorkers,
  type Part,
  type Role,
  type ServiceOverrides,
  type Start,
} from './start.ts';

/** A running process. */
export interface Service {
  /** Where the API listens, without a path; undefined for roles without an API. */
  readonly apiUrl: string | undefined;
  /**
   * Resolves when a part that must run, such as a worker, has ended by itself: the process is then not ready, and the
   * code that started it ends it, so that it is started again.
   */
  readonly failed: Promise<Error>;
  /** Ends gracefully: no new requests, those under way are answered, then workers and connections close. */
  stop(): Promise<void>;
}

/**
 * Composes and starts one process of the service.
 *
 * @throws StartError with one sentence about what is missing: Temporal, the database, a port, a migration.
 */
export async function runService(options: {
  readonly config: Config;
  readonly role: Role;
  readonly overrides?: ServiceOverrides;
}): Promise<Service> {
  const { config, role } = options;
  const overrides = options.overrides ?? {};
  const logger = overrides.logger ?? createLogger(config.logLevel);
  const parts: Part[] = [];
  let isStopping = false;
  // A start that fails has been given no requests by anybody.
  let shutdownDelayMs = 0;
  const stop = async () => {
    isStopping = true;
    for (const part of parts.splice(0).reverse()) {
      await part
        .stop()
        .catch((error: unknown) => logger.error({ err: error }, `Stopping ${part.name} failed.`));
    }
  };
  const failure = watchForFailure(logger);
  try {
    const apiUrl = await startParts({
      config,
      role,
      overrides,
      logger,
      faultPoint: overrides.faultPoint,
      lookup: overrides.lookup ?? systemLookup,
      parts,
      failure,
      isStopping: () => isStopping,
      shutdownDelayMs: () => shutdownDelayMs,
      closing: new AbortController(),
    });
    shutdownDelayMs = config.shutdownDelayMs;
    return { apiUrl, failed: failure.happened, stop };
  } catch (error) {
    await stop();
    if (error instanceof StartError || !isOutage(error)) throw error;
    const { code, message } = error as { readonly code?: string; readonly message?: string };
    throw new StartError(
      `The database or Temporal went away while the service started (${message || code}): start it again.`,
      { cause: error },
    );
  }
}

/**
 * Starts what the role is made of. What is not of the role is not even loaded: an API is 30 MB smaller without workers.
 *
 * @returns where the API listens; undefined for roles without one.
 */
async function startParts(start: Start): Promise<string | undefined> {
  const { config, role, logger, parts } = start;
  const { metricsPort, metricsToken, metricsOnPublicPort } = config;
  if (metricsPort === 0 && !(hasApi(role) && (metricsOnPublicPort || metricsToken !== undefined))) {
    logger.info('The metrics of this process cannot be read: METRICS_PORT is not set.');
  }
  const shared = await openShared(start);
  if (hasRelay(role)) {
    const { composeRelay } = await import('./relay.ts');
    const relay = composeRelay({ config, logger, faultPoint: start.faultPoint, ...shared });
    parts.push({ name: 'the relay', stop: () => relay.stop() });
  }
  if (hasWorkers(role)) {
    const { startWorkers } = await import('./workers.ts');
    await startWorkers(start, shared);
  }
  let apiUrl: string | undefined;
  if (hasApi(role)) {
    // It comes last, and so ends first: what it accepted still finds relay and workers at work.
    const { listenForMerchants } = await import('./merchantApi.ts');
    apiUrl = await listenForMerchants(start, shared);
  }
  if (metricsPort !== 0) await listenForOperators(start, shared);
  return apiUrl;
}
