import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type DemoMerchant, seedDemoMerchant } from './composition/demoMerchant.ts';
import { noteRunningService } from './composition/runningService.ts';
import { runService } from './composition/service.ts';
import { ConfigError, loadConfig } from './config/config.ts';
import { PUBLIC_METRICS } from './config/settings.ts';
import { StartError } from './config/startError.ts';
import { migrate } from './db/core/migrate.ts';
import { claimDataFolder } from './embedded/dataFolderLock.ts';
import { buildPagesIfChanged } from './embedded/pages.ts';
import { startEmbeddedPostgres } from './embedded/postgres.ts';
import { isPortFree } from './embedded/processes.ts';
import { requireDatabase, requireTemporalAddress } from './embedded/reachability.ts';
import { loadOrCreateSecrets } from './embedded/secrets.ts';
import { onShutdownSignal } from './embedded/shutdownSignals.ts';
import { startTemporalDevServer } from './embedded/temporal.ts';

const databaseName = 'merchant_payments';
const dataDir = fileURLToPath(new URL('../.data', import.meta.url));

/** What has been started, each with how to stop it; stopped in the opposite order. */
const running: { name: string; stop: () => Promise<void> | void }[] = [];

async function stopEverything(): Promise<void> {
  for (let part = running.pop(); part !== undefined; part = running.pop()) {
    try {
      await part.stop();
    } catch (error) {
      // The parts below still have to be stopped.
      console.error(`Stopping ${part.name} failed: ${(error as Error).message}`);
    }
  }
}

async function createDatabaseIfMissing(ownerUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
  const url = new URL(ownerUrl);
  url.pathname = `/${databaseName}`;
  return url.href;
}

function stopWhenGone(exit: Promise<string>): void {
  void exit.then(async (sentence) => {
    console.error(sentence);
    await stopEverything();
    process.exit(1);
  });
}

async function providePostgres(databaseUrl: string | undefined): Promise<string> {
  if (databaseUrl) {
    await requireDatabase(databaseUrl);
    return databaseUrl;
  }
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  running.push({ name: 'PostgreSQL', stop: postgres.stop });
  stopWhenGone(postgres.unexpectedExit);
  return await createDatabaseIfMissing(postgres.ownerUrl);
}

async function provideTemporal(
  address: string | undefined,
): Promise<{ address: string; uiUrl: string | undefined }> {
  if (address) {
    await requireTemporalAddress(address);
    return { address, uiUrl: undefined };
  }
  const temporalDir = join(dataDir, 'temporal');
  mkdirSync(temporalDir, { recursive: true });
  const temporal = await startTemporalDevServer({
    dbFile: join(temporalDir, 'temporal.db'),
    logFile: join(temporalDir, 'temporal.log'),
  });
  running.push({ name: 'Temporal', stop: temporal.stop });
  stopWhenGone(temporal.unexpectedExit);
  return temporal;
}

function banner(merchant: DemoMerchant): string {
  const body = { businessId: merchant.businessId, amount: 5000, serviceType: 'invoice' };
  return `
Ready.

  Base URL      ${merchant.baseUrl}
  Dashboard     ${merchant.dashboard}
  Docs          ${merchant.docs}
  Temporal UI   ${merchant.temporalUi}

  Demo merchant ${merchant.email}
  Password      ${merchant.password}
  Business id   ${merchant.businessId}
  Test key      ${merchant.apiKeys.test}
  Live key      ${merchant.apiKeys.prod}

Record a first payment in the sandbox:

  curl -s ${merchant.baseUrl}/payment/process \\
    -H 'x-api-key: ${merchant.apiKeys.test}' -H 'content-type: application/json' \\
    -d '${JSON.stringify(body)}'

Or see every flow, with its webhooks: npm run demo

Ctrl-C stops everything; the data stays in .data for the next start.
`;
}

async function start(): Promise<void> {
  const secrets = loadOrCreateSecrets(dataDir);
  const env: NodeJS.ProcessEnv = {
    ENCRYPTION_KEY: secrets.encryptionKey,
    JWT_SECRET: secrets.jwtSecret,
    // The first webhook listener anybody tries stands on the same computer.
    WEBHOOK_ALLOW_LOOPBACK: 'true',
    // Nothing stands before it that would have to notice its end, and Ctrl-C is to be quick.
    SHUTDOWN_DELAY_MS: '0',
    METRICS_TOKEN: PUBLIC_METRICS,
    // Without an SMTP server the mails of this computer's merchants are files.
    MAIL_URL: 'file:.data/mail',
    // An empty variable counts as absent.
    ...Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')),
  };
  // A mistake in the settings should show before servers start, so they are read once with places held for the two
  // addresses that are not known yet.
  const { port } = loadConfig({
    ...env,
    DATABASE_URL: env.DATABASE_URL || `postgresql://127.0.0.1/${databaseName}`,
    TEMPORAL_ADDRESS: env.TEMPORAL_ADDRESS || '127.0.0.1:7233',
  });
  if (!(await isPortFree(port))) {
    throw new StartError(`Port ${port} is in use: stop what listens there, or set PORT to another one.`);
  }
  if (!env.DATABASE_URL || !env.TEMPORAL_ADDRESS) {
    running.push({ name: 'the claim on .data', stop: claimDataFolder(dataDir, 'start.ts') });
  }

  // The pages are built while the servers come up.
  const pages = buildPagesIfChanged(() => console.log('Building the pages of the dashboard…'));
  // A failure is thrown where it is waited for; a start that fails before that has its own to tell.
  pages.catch(() => {});

  console.log('Starting PostgreSQL and Temporal…');
  const databaseUrl = await providePostgres(env.DATABASE_URL);
  await migrate(env.DATABASE_OWNER_URL || databaseUrl);
  const temporal = await provideTemporal(env.TEMPORAL_ADDRESS);
  const config = loadConfig({ ...env, DATABASE_URL: databaseUrl, TEMPORAL_ADDRESS: temporal.address });

  await pages;
  console.log('Starting the service…');
  const service = await runService({ config, role: 'all' });
  running.push({ name: 'the service', stop: service.stop });
  stopWhenGone(service.failed.then((error) => `The service failed: ${error.message}`));
  // The admin command works on the service that runs here without being told where its parts are.
  const forgetService = noteRunningService(dataDir, {
    databaseUrl,
    temporalAddress: temporal.address,
    taskQueuePrefix: config.taskQueuePrefix,
    temporalUiUrl: config.temporalUiUrl ?? temporal.uiUrl,
    mailUrl: env.MAIL_URL,
  });
  running.push({ name: 'the note of the service', stop: forgetService });
  if (service.apiUrl === undefined) throw new StartError('The service came up without its API.');
  const merchant = await seedDemoMerchant({
    config,
    apiUrl: service.apiUrl,
    temporalUi: config.temporalUiUrl ?? temporal.uiUrl ?? `the web interface of ${temporal.address}`,
    file: join(dataDir, 'demo-merchant.json'),
  });
  console.log(banner(merchant));
}

let isStopping = false;
onShutdownSignal({
  first: async () => {
    isStopping = true;
    console.log('Stopping… (Ctrl-C again ends at once)');
    await stopEverything();
    process.exit(0);
  },
  // The children are ended on the way out, without waiting for them.
  second: () => process.exit(1),
});

try {
  await start();
} catch (error) {
  // Parts that vanish because of a Ctrl-C during the start are not a failure; the handler above ends the process.
  if (isStopping) await new Promise(() => {});
  const isPlain = error instanceof StartError || error instanceof ConfigError;
  console.error(isPlain ? error.message : error);
  await stopEverything();
  process.exit(1);
}
