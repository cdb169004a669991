import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../src/db/core/migrate.ts';
import { bundleWorkflows } from '../src/temporal/bundle.ts';
import { portThatStaysFree } from '../test/support/port.ts';

/** How things are stopped: in the opposite order, each whatever became of the others. */
export type Stops = (() => Promise<void> | void)[];

/** The name of the service's database. */
export const DATABASE = 'merchant_payments';

/** Notes how a part is stopped as soon as it has started, whatever fails later. */
export async function startedWith<Part extends { stop(): Promise<void> }>(
  stops: Stops,
  starting: Promise<Part>,
): Promise<Part> {
  const part = await starting;
  stops.push(() => part.stop());
  return part;
}

/** As many different ports that are free. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await portThatStaysFree());
  return [...ports];
}

/** The bundle of the workflows for every process: what `npm test` made for all of its tests, or a new one. Returns the file. */
export async function bundleOf(workDir: string): Promise<string> {
  const given = process.env.TEST_WORKFLOW_BUNDLE;
  return given !== undefined && existsSync(given) ? given : await writeBundle(workDir);
}

/**
 * Where the processes of a run keep what Node has compiled: what `npm test` keeps from one run to the next, or a folder
 * of the run.
 */
export function compileCacheOf(workDir: string): string {
  return process.env.NODE_COMPILE_CACHE ?? join(workDir, 'compiled');
}

/** Bundles the workflows once for every process. Returns the file. */
export async function writeBundle(workDir: string): Promise<string> {
  const bundleFile = join(workDir, 'workflows.js');
  writeFileSync(bundleFile, (await bundleWorkflows()).code);
  return bundleFile;
}

/** Creates the service's database with every migration. Returns its owner's connection string. */
export async function createDatabase(ownerUrl: string): Promise<string> {
  const url = await createEmptyDatabase(ownerUrl, DATABASE);
  await migrate(url);
  return url;
}

/** Creates a database with nothing in it. Returns its owner's connection string. */
export async function createEmptyDatabase(ownerUrl: string, name: string): Promise<string> {
  await withClient(ownerUrl, (client) => client.query(`create database ${name}`));
  const url = new URL(ownerUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Does something by a connection of its own, which is closed whatever becomes of it. */
export async function withClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Connections to a database, which are closed with everything else. */
export function openPool(databaseUrl: string, stops: Stops): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4, connectionTimeoutMillis: 30_000 });
  // A connection that waits in the pool is lost with each kill of the server.
  pool.on('error', () => {});
  stops.push(() => pool.end());
  return pool;
}
