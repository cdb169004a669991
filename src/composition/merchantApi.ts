import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from '../api/app.ts';
import type { ApiDependencies } from '../api/context.ts';
import { createAttemptLimits } from '../api/login/attemptLimits.ts';
import { ApiKeyOwners } from '../db/merchants/businesses.ts';
import { PaymentRecorder } from '../db/orders/payments.ts';
import { createMailer } from '../mail/mailer.ts';
import { createHttpServer } from './httpServer.ts';
import { serverOptions } from './operations.ts';
import type { Shared } from './shared.ts';
import type { Start } from './start.ts';

/**
 * Starts to answer merchants.
 *
 * @returns where the API listens, without a path.
 * @throws StartError when the port or host cannot be listened on.
 */
export async function listenForMerchants(start: Start, shared: Shared): Promise<string> {
  const { config, parts, shutdownDelayMs, closing } = start;
  const server = createHttpServer(
    createApp({ ...shared, ...apiDependencies(start, shared) }).callback(),
    serverOptions(start, shared),
  );
  const url = await server.listen({ name: 'PORT', port: config.port, host: config.host });
  parts.push({
    name: 'the API',
    async stop() {
      server.retire();
      // By now /readyz says that no more requests are wanted; those who send them have to hear of it first.
      await pause(shutdownDelayMs());
      closing.abort();
      await server.close(config.drainTimeoutMs);
    },
  });
  return url;
}

function apiDependencies(start: Start, shared: Shared): ApiDependencies {
  const { config, logger, lookup, faultPoint, parts, closing } = start;
  const { database, providers, chains } = shared;
  const mailer = createMailer(config.mail, logger);
  if (!mailer) {
    logger.warn('MAIL_URL is not set: password reset is off, and POST /auth/forgot-password answers 503.');
  }
  const backgroundWork = new Set<Promise<void>>();
  parts.push({
    name: 'work after answers',
    stop: async () => void (await Promise.allSettled(backgroundWork)),
  });
  return {
    config,
    ...shared,
    ...providers,
    apiKeyOwners: new ApiKeyOwners(database),
    payments: new PaymentRecorder(shared),
    depositAddressesOf: chains.derivationOf,
    platformAddressesOf: (environment) => chains.chainOf(environment)?.platformAddresses,
    chainNodeOf: (environment) => chains.chainOf(environment)?.node,
    sandboxChain: chains.sandbox,
    mailer,
    lookup,
    attemptLimits: createAttemptLimits(database),
    logger,
    background: (work) => {
      backgroundWork.add(work);
      void work.finally(() => backgroundWork.delete(work)).catch(() => undefined);
    },
    closing: closing.signal,
    faultPoint,
  };
}
