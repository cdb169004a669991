import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import {
  bundleOf,
  compileCacheOf,
  createDatabase,
  DATABASE,
  freePorts,
  openPool,
  type Stops,
  startedWith,
} from '../../drivers/parts.ts';
import { superviseRole } from '../../drivers/roles.ts';
import { startPostgres, startTemporal } from '../../drivers/servers.ts';
import { noteRun } from '../../drivers/workDir.ts';
import { type Database, openDatabase } from '../../src/db/core/database.ts';
import { LedgerStore } from '../../src/db/ledger/ledgerStore.ts';
import { createBusiness } from '../../src/db/merchants/businesses.ts';
import { createSecretBox } from '../../src/security/secretBox.ts';
import { approvedBusiness } from '../../test/support/books.ts';
import { startTronScene, type TronScene } from '../../test/support/tronScene.ts';
import { waitFor } from '../../test/support/waitFor.ts';
import { createMerchantApi, type MerchantApi } from '../merchantApi.ts';
import { connectOperators, type Operators } from '../operators.ts';
import { SOLID_LAG } from './plan.ts';

/** A service that takes live payments on a chain of the driver's own, with one merchant. */
export interface ChainScene {
  readonly tron: TronScene;
  readonly api: MerchantApi;
  readonly apiKey: string;
  readonly operators: Operators;
  /** The service's database by its owner. */
  readonly pool: pg.Pool;
  readonly database: Database;
}

/** A block as often as that; the chain's clock is ours, so that sessions expire as they do on the real one. */
const BLOCK_MS = 500;
const GAS_SUN = 1_000_000_000_000n;

/**
 * Starts everything.
 *
 * @param stops receives what has to be stopped.
 * @throws StartError when a server does not start.
 */
export async function setChainScene(workDir: string, stops: Stops): Promise<ChainScene> {
  const [postgresPort = 0, temporalPort = 0, servicePort = 0] = await freePorts(3);
  const startMs = Date.now() - (SOLID_LAG + 30) * BLOCK_MS;
  const [postgres, temporal, bundleFile, tron] = await Promise.all([
    startedWith(stops, startPostgres(workDir, postgresPort)),
    startedWith(stops, startTemporal(workDir, temporalPort)),
    bundleOf(workDir),
    startedWith(stops, startTronScene({ slotMs: BLOCK_MS, solidLag: SOLID_LAG, startMs, gasSun: GAS_SUN })),
  ]);
  keepTime(tron, stops);
  const databaseUrl = await createDatabase(postgres.ownerUrl);
  noteRun(workDir, { postgresPort, temporalPort, database: DATABASE });
  const pool = openPool(databaseUrl, stops);
  const database = await openDatabase(databaseUrl, { poolSize: 2 });
  stops.push(() => database.close());
  const encryptionKey = randomBytes(32);
  const { apiKeys } = await createBusiness(
    database,
    { ledger: new LedgerStore(database), secretBox: createSecretBox(encryptionKey) },
    approvedBusiness(),
  );
  const service = superviseRole({
    name: 'service',
    role: 'all',
    env: {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCacheOf(workDir),
      DATABASE_URL: databaseUrl,
      TEMPORAL_ADDRESS: temporal.address,
      WORKFLOW_BUNDLE: bundleFile,
      ENCRYPTION_KEY: encryptionKey.toString('base64'),
      JWT_SECRET: randomBytes(32).toString('base64'),
      RATE_LIMIT_PER_SECOND: '100000',
      SHUTDOWN_DELAY_MS: '0',
      MAIL_URL: `file:${join(workDir, 'mail')}`,
      LOG_LEVEL: 'warn',
      PORT: String(servicePort),
      ...tron.env,
      PROVIDER_TIMEOUT_MS: '3000',
      TRON_POLL_MS: '250',
    },
    logFile: join(workDir, 'service.log'),
    readyUrl: `http://127.0.0.1:${servicePort}/readyz`,
  });
  stops.push(() => service.stop());
  const operators = await connectOperators(temporal.address);
  stops.push(() => operators.close());
  await waitFor('the service to be ready', () => service.isReady());
  const api = createMerchantApi([`http://127.0.0.1:${servicePort}`]);
  return { tron, api, apiKey: apiKeys.prod, operators, pool, database };
}

/** Makes the blocks whose time has come: a machine under load makes several at once. */
function keepTime({ chain }: TronScene, stops: Stops): void {
  const timer = setInterval(() => chain.mineUntil(Date.now() - BLOCK_MS), BLOCK_MS);
  stops.push(() => clearInterval(timer));
}
