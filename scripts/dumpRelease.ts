import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, styleText } from 'node:util';
import pg from 'pg';
import { runAdmin } from '../src/cli/program.ts';
import { seedDemoMerchant } from '../src/composition/demoMerchant.ts';
import { runService } from '../src/composition/service.ts';
import { loadConfig } from '../src/config/config.ts';
import { MIGRATIONS, migrate } from '../src/db/core/migrate.ts';
import { buildPagesIfChanged } from '../src/embedded/pages.ts';
import { startEmbeddedPostgres } from '../src/embedded/postgres.ts';
import { loadOrCreateSecrets } from '../src/embedded/secrets.ts';
import { startTemporalDevServer } from '../src/embedded/temporal.ts';
import { Page } from './demo/page.ts';
import { tellStory } from './demo/tell.ts';

/**
 * `npm run dump -- <version>` writes the example database of a version that is not released yet. It starts the service with
 * servers of its own, runs the demo, and writes two files to `test/db/releases`:
 *
 * - `<version>.sql`: the rows, to be restored into a database with the migrations of that version.
 * - `<version>.sha256`: the checksums of those migrations.
 *
 * test/db/core/migrate.test.ts restores the rows and migrates them to the present version. The embedded PostgreSQL has no
 * pg_dump.
 */
const root = fileURLToPath(new URL('../', import.meta.url));
const folder = join(root, 'test', 'db', 'releases');

/** What has been started, each as a function that stops it. They are stopped in reverse order. */
const stops: (() => Promise<void> | void)[] = [];

function versionToWrite(): string {
  const [version = ''] = parseArgs({ allowPositionals: true }).positionals;
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Name the version: npm run dump -- 1.0.0.');
  if (execFileSync('git', ['tag', '--list', `v${version}`], { cwd: root, encoding: 'utf8' }) !== '') {
    throw new Error(`Version ${version} is released (tag v${version}). Its example must not change.`);
  }
  return version;
}

/** Creates a database with all migrations and its copy for the example, so that rows of both can be compared. */
async function createDatabases(
  serverUrl: string,
): Promise<{ readonly createdUrl: string; readonly exampleUrl: string }> {
  const urlOf = (name: string) => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const client = await connect(serverUrl);
  await client.query('create database created');
  await migrate(urlOf('created'));
  await client.query('create database example template created');
  await client.end();
  return { createdUrl: urlOf('created'), exampleUrl: urlOf('example') };
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** Runs the demo against a service on this database. */
async function runDemo(databaseUrl: string, dataDir: string): Promise<void> {
  await buildPagesIfChanged();
  const temporal = await startTemporalDevServer({ headless: true, logFile: join(dataDir, 'temporal.log') });
  stops.push(temporal.stop);
  const secrets = loadOrCreateSecrets(dataDir);
  const env = {
    DATABASE_URL: databaseUrl,
    TEMPORAL_ADDRESS: temporal.address,
    ENCRYPTION_KEY: secrets.encryptionKey,
    JWT_SECRET: secrets.jwtSecret,
    WEBHOOK_ALLOW_LOOPBACK: 'true',
    SHUTDOWN_DELAY_MS: '0',
    MAIL_FOLDER: join(dataDir, 'mail'),
    LOG_LEVEL: 'error',
    PORT: '0',
  };
  const config = loadConfig(env);
  const service = await runService({ config, role: 'all' });
  stops.push(service.stop);
  const merchant = await seedDemoMerchant({
    config,
    apiUrl: service.apiUrl ?? '',
    temporalUi: 'the Temporal UI',
    file: join(dataDir, 'demo-merchant.json'),
  });
  const write = (text: string) => process.stdout.write(text);
  const page = new Page({ write, style: (format, text) => styleText(format, text), isVerbose: false });
  const admin = { env, dataDir };
  const exitCode = await tellStory({ merchant, admin, page, signal: new AbortController().signal });
  if (exitCode !== 0) throw new Error('The demo failed. Nothing was written.');
  const ledger = await connect(databaseUrl);
  const firstValue = async (text: string) => (await column(ledger, text, [merchant.businessId]))[0] ?? '';
  const available = `select trim_scale(balance_minor / 100.0) from ledger.accounts
    where business_id = $1 and environment = 'test' and asset = 'NGN' and kind = 'available'`;
  const payment = `select id from transactions where business_id = $1 and environment = 'test' and flow = 'payment' limit 1`;
  const by = ['--reason', 'An example.'];
  const commands = [
    ['ledger', 'adjust', merchant.businessId, '--amount', '1500.50', '--env', 'test'],
    [
      'wallet',
      'hold',
      merchant.businessId,
      '--case',
      'FR-2026-114',
      '--ground',
      'fraud_report',
      '--env',
      'test',
    ],
    ['payments', 'chargeback', 'open', await firstValue(payment), '--amount', '500', '--dispute', 'dsp_1'],
  ];
  for (const command of commands) {
    // All that is available is held, so the chargeback leaves a debt.
    const amount = command.includes('hold') ? ['--amount', await firstValue(available)] : [];
    const options = { ...admin, osUser: 'ada', out: write, err: write };
    const code = await runAdmin([...command, ...amount, ...by], options);
    if (code !== 0) throw new Error(`${command.slice(0, 2).join(' ')} failed. Nothing was written.`);
  }
  await ledger.end();
}

async function column(client: pg.Client, text: string, values: string[] = []): Promise<string[]> {
  const { rows } = await client.query<string[]>({ text, values, rowMode: 'array' });
  return rows.map(([value]) => value ?? '');
}

/**
 * The statements that turn the rows of a table that the migrations created into those of the example. Generated columns are
 * left to the database.
 */
async function changesOf(table: string, created: pg.Client, example: pg.Client): Promise<string[]> {
  const columns = await column(
    example,
    `select quote_ident(attname) from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  const literals = columns.map((name) => `quote_nullable(${name}::text)`).join(', ');
  const rowsText = `select format('(%s)', concat_ws(', ', ${literals})) from ${table} order by 1`;
  const before = await column(created, rowsText);
  const after = await column(example, rowsText);
  const list = `${table} (${columns.join(', ')})`;
  const removed = before.filter((row) => !after.includes(row));
  const added = after.filter((row) => !before.includes(row));
  const statements: string[] = [];
  if (removed.length > 0) {
    const ids = removed.map((row) => row.slice(1).split(', ', 1)[0]);
    statements.push(`delete from ${table} where ${columns[0]} in (${ids.join(', ')});`);
  }
  if (added.length > 0) {
    statements.push(`insert into ${list} overriding system value values\n${added.join(',\n')};`);
  }
  return statements;
}

async function rowsOf(createdUrl: string, exampleUrl: string): Promise<string> {
  const created = await connect(createdUrl);
  const example = await connect(exampleUrl);
  // The service is still running, so all tables are read in one snapshot.
  await example.query('begin isolation level repeatable read read only');
  const tables = await column(
    example,
    `select format('%I.%I', schemaname, tablename) from pg_tables
      where schemaname in ('ledger', 'public') and tablename <> 'mikro_orm_migrations' order by 1`,
  );
  const statements: string[] = [];
  for (const table of tables) statements.push(...(await changesOf(table, created, example)));
  const sequences = await column(
    example,
    `select format('select setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value)
      from pg_sequences where last_value is not null and sequencename not like 'mikro_orm_%' order by 1`,
  );
  await created.end();
  await example.end();
  return [
    'begin;',
    '-- The triggers ran when the rows were first written. Here they would move money a second time.',
    'set local session_replication_role = replica;',
    ...statements,
    ...sequences,
    'commit;',
  ].join('\n');
}

async function dump(): Promise<void> {
  const version = versionToWrite();
  const dataDir = mkdtempSync(join(tmpdir(), 'merchant-payments-dump-'));
  stops.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    fresh: true,
    durable: false,
  });
  stops.push(postgres.stop);
  const { createdUrl, exampleUrl } = await createDatabases(postgres.ownerUrl);
  await runDemo(exampleUrl, dataDir);
  const files = {
    sql: `-- Rows of a database of version ${version}, written by \`npm run dump\`.\n${await rowsOf(createdUrl, exampleUrl)}`,
    sha256: MIGRATIONS.map(
      ({ name, text }) => `${createHash('sha256').update(text).digest('hex')}  src/db/migrations/${name}.sql`,
    ).join('\n'),
  };
  mkdirSync(folder, { recursive: true });
  for (const [ending, text] of Object.entries(files)) {
    writeFileSync(join(folder, `${version}.${ending}`), `${text}\n`);
    console.log(`Wrote test/db/releases/${version}.${ending}.`);
  }
}

try {
  await dump();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const stop of stops.reverse()) await stop();
}
