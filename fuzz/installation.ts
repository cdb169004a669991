import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bundleOf,
  compileCacheOf,
  createDatabase,
  freePorts,
  openPool,
  type Stops,
  startedWith,
} from '../drivers/parts.ts';
import { superviseRole } from '../drivers/roles.ts';
import { startPostgres, startTemporal } from '../drivers/servers.ts';
import type { SupervisedProcess } from '../drivers/supervision.ts';
import { StartError } from '../src/config/startError.ts';
import { openDatabase } from '../src/db/core/database.ts';
import { joinSettings } from '../test/support/joinSettings.ts';
import { startMonnifyServer } from '../test/support/monnifyServer.ts';
import { startPaystackServer } from '../test/support/paystackServer.ts';
import { startQuidaxServer } from '../test/support/quidaxServer.ts';
import { startTronScene } from '../test/support/tronScene.ts';
import { startVtpassServer } from '../test/support/vtpassServer.ts';
import { waitFor } from '../test/support/waitFor.ts';
import { startWebhookReceiver } from '../test/support/webhookReceiver.ts';
import { startYellowCardServer } from '../test/support/yellowCardServer.ts';
import { renewApprovals } from './approvals.ts';
import { renewSessions } from './credentials.ts';
import { MERCHANTS, type MerchantName } from './json.ts';
import { createMerchants } from './merchants.ts';
import type { Options } from './options.ts';
import type { ProviderSecrets } from './wire.ts';
import type { FuzzedMerchant } from './world.ts';

/** The service in a process of its own, with everything round it. */
export interface Installation {
  /** Where the API listens, without a path. */
  readonly apiUrl: string;
  /** Where the process says how it is. */
  readonly healthUrl: string;
  readonly databaseUrl: string;
  readonly service: SupervisedProcess;
  readonly logFile: string;
  readonly merchants: Readonly<Record<MerchantName, FuzzedMerchant>>;
  /**
   * Signs the users of both merchants in again, and has orders wait for approval: what is sent changes both.
   *
   * @returns the requests for approval that were made.
   */
  renewAccess(): Promise<Readonly<Record<MerchantName, readonly string[]>>>;
  readonly providerSecrets: ProviderSecrets;
  /** Texts that neither answers nor logs may have. */
  readonly secrets: readonly string[];
}

const HOST = '127.0.0.1';
/** How often production's chain, on which no payment is made, has a new block. */
const BLOCK_EVERY_MS = 1_000;

/**
 * Starts everything.
 *
 * @throws StartError when a server does not start.
 */
export async function startInstallation(
  { rateLimit }: Options,
  { workDir, stops }: { readonly workDir: string; readonly stops: Stops },
): Promise<Installation> {
  const [postgresPort = 0, temporalPort = 0, apiPort = 0, healthPort = 0] = await freePorts(4);
  const [postgres, temporal, bundleFile] = await Promise.all([
    startedWith(stops, startPostgres(workDir, postgresPort)),
    startedWith(stops, startTemporal(workDir, temporalPort)),
    bundleOf(workDir),
  ]);
  const databaseUrl = await createDatabase(postgres.ownerUrl);
  const providers = await startProviders(stops);
  const receiver = await startedWith(stops, startWebhookReceiver());
  const [encryptionKey, jwtSecret] = [randomBytes(32), randomBytes(32)];
  const pool = openPool(databaseUrl, stops);
  const database = await openDatabase(databaseUrl, { poolSize: 2 });
  stops.push(() => database.close());
  const merchants = await createMerchants({
    database,
    pool,
    encryptionKey,
    jwtSecret,
    webhookUrl: receiver.url,
  });
  const logFile = join(workDir, 'service.log');
  const healthUrl = `http://${HOST}:${healthPort}`;
  const keys = { ENCRYPTION_KEY: encryptionKey.toString('base64'), JWT_SECRET: jwtSecret.toString('base64') };
  const service = superviseRole({
    name: 'service',
    role: 'all',
    logFile,
    readyUrl: `${healthUrl}/readyz`,
    env: {
      ...SETTINGS,
      ...keys,
      ...providers.env,
      NODE_COMPILE_CACHE: compileCacheOf(workDir),
      DATABASE_URL: databaseUrl,
      TEMPORAL_ADDRESS: temporal.address,
      WORKFLOW_BUNDLE: bundleFile,
      PORT: String(apiPort),
      METRICS_PORT: String(healthPort),
      MAIL_URL: `file:${join(workDir, 'mail')}`,
      RATE_LIMIT_PER_SECOND: String(rateLimit),
    },
  });
  stops.push(() => service.stop());
  await untilReady({ service, pool, logFile });
  return {
    apiUrl: `http://${HOST}:${apiPort}`,
    healthUrl,
    databaseUrl,
    service,
    logFile,
    merchants,
    renewAccess: async () => {
      for (const name of MERCHANTS) await renewSessions(database, jwtSecret, merchants[name]);
      return renewApprovals({ database, pool }, merchants);
    },
    providerSecrets: providers.secrets,
    secrets: [...Object.values(keys), ...providers.hidden, databaseUrl],
  };
}

/** Settings of a deployment with short patience, so that spoilt requests end soon. */
const SETTINGS = {
  // Passkeys need a page with a host name.
  PUBLIC_URL: 'http://localhost:8080',
  NODE_ENV: 'production',
  DATABASE_POOL_SIZE: '20',
  OUTCOME_WAIT_MS: '200',
  REQUEST_TIMEOUT_MS: '5000',
  DRAIN_TIMEOUT_MS: '2000',
  SHUTDOWN_DELAY_MS: '0',
  PAYMENT_DAILY_CAP_NAIRA: '1000000000',
  WEBHOOK_ALLOW_LOOPBACK: 'true',
  LOG_LEVEL: 'info',
} as const;

async function startProviders(stops: Stops) {
  const paystack = await startedWith(stops, startPaystackServer({ balanceMinor: 1_000_000_000_000_000n }));
  const monnify = await startedWith(stops, startMonnifyServer({ balanceMinor: 1_000_000_000_000_000n }));
  const vtpass = await startedWith(stops, startVtpassServer());
  vtpass.setBalance(1_000_000_000_000);
  const yellowCard = await startedWith(stops, startYellowCardServer());
  const quidax = await startedWith(stops, startQuidaxServer());
  const tron = await startedWith(stops, startTronScene());
  tron.tick(BLOCK_EVERY_MS);
  const secrets = {
    paystack: paystack.secretKey,
    monnify: monnify.secretKey,
    vtpass: vtpass.keys.secretKey,
    yellowcard: yellowCard.secretKey,
  };
  return {
    secrets,
    hidden: [...Object.values(secrets), ...Object.values(vtpass.keys), yellowCard.apiKey, monnify.apiKey],
    env: joinSettings(paystack.env, monnify.env, vtpass.env, yellowCard.env, quidax.env, tron.env),
  };
}

async function untilReady({
  service,
  pool,
  logFile,
}: {
  readonly service: SupervisedProcess;
  readonly pool: ReturnType<typeof openPool>;
  readonly logFile: string;
}): Promise<void> {
  await waitFor('the service to be ready', () => {
    if (service.endedByItself() > 0)
      throw new StartError(`The service does not start: ${readFileSync(logFile, 'utf8').slice(-1_000)}`);
    return service.isReady();
  });
  await waitFor('the catalogue of bills', async () => {
    const { rows } = await pool.query(
      `select count(distinct environment)::int as known from bill_billers where kind = 'airtime' and id = 'mtn'`,
    );
    return rows[0].known === 2;
  });
}
