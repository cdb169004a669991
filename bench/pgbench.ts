import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { Figures } from './comparison.ts';

const execute = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';

/** The program pgbench, from the PATH or from where Debian keeps it; undefined when it is not installed. */
export function findPgbench(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debianFolder, version, 'bin')),
  ];
  return folders.map((folder) => join(folder, 'pgbench')).find((path) => existsSync(path));
}

/** One way of loading a database with pgbench. */
export interface PgbenchLoad {
  readonly program: string;
  readonly databaseUrl: string;
  readonly scriptFile: string;
  /** Role whose rights the script runs with; that of the URL unless given. */
  readonly role?: string;
}

/** When a run ends: after some seconds, which begin with the connecting, or when each client has done its part. */
export type PgbenchLimit = { readonly seconds: number } | { readonly transactionsPerClient: number };

/**
 * Runs a script with prepared statements until its limit.
 *
 * @throws when any transaction failed: a figure with errors in it means nothing.
 */
export async function runPgbench(load: PgbenchLoad, clients: number, limit: PgbenchLimit): Promise<Figures> {
  const url = new URL(load.databaseUrl);
  const { stdout } = await execute(
    load.program,
    [
      ...['--no-vacuum', '--protocol=prepared', `--file=${load.scriptFile}`],
      ...[`--client=${clients}`, '--jobs=2'],
      'seconds' in limit ? `--time=${limit.seconds}` : `--transactions=${limit.transactionsPerClient}`,
      ...['--host', url.hostname, '--port', url.port, '--username', url.username, url.pathname.slice(1)],
    ],
    {
      env: {
        PATH: process.env.PATH ?? '',
        LC_ALL: 'C',
        PGPASSWORD: decodeURIComponent(url.password),
        ...(load.role !== undefined && { PGOPTIONS: `-c role=${load.role}` }),
      },
    },
  );
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  const operations = Number(/^number of transactions actually processed: (\d+)/m.exec(stdout)?.[1]);
  const failed = Number(/^number of failed transactions: (\d+)/m.exec(stdout)?.[1] ?? 0);
  if (!(perSecond > 0) || failed > 0) throw new Error(`pgbench did not run clean:\n${stdout}`);
  return { perSecond, operations };
}
