import { execFile } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import pg from 'pg';
import { withClient } from '../../drivers/parts.ts';
import { type PostgresServer, removeTemporalData, type TemporalServer } from '../../drivers/servers.ts';
import { waitFor } from '../../test/support/waitFor.ts';

const run = promisify(execFile);

/** What is left to restore Postgres from. */
export type Remains =
  /** The backup, what was archived, and the write-ahead log itself, because it is on another disk. */
  | 'log'
  /** The backup and what was archived: the latest commits are lost. */
  | 'archive';

/** A base backup of Postgres, with the archive of its write-ahead log. */
export interface PostgresBackup {
  /** What the base backup took, in bytes. */
  readonly bytes: number;
  /**
   * Loses the server's data, as a disk that fails does, and restores it from what remains.
   *
   * @param options.stopService stops what uses the server; called once it is down.
   * @returns when every commit that remained is there and the server takes connections.
   */
  loseAndRestore(options: {
    readonly remains: Remains;
    readonly stopService: () => Promise<void>;
  }): Promise<void>;
}

/**
 * Archives the write-ahead log of a server from now on, which takes a restart, and takes a base backup of it while it runs,
 * by the functions that PostgreSQL has for this (its documentation, "Continuous Archiving and Point-in-Time Recovery").
 *
 * @param folder where both are kept; its parents must let the server's account pass.
 * @param options.archiveEverySeconds a segment of the log is archived at the latest after this long, full or not.
 */
export async function backUpPostgres(
  postgres: PostgresServer,
  folder: string,
  { archiveEverySeconds }: { readonly archiveEverySeconds: number },
): Promise<PostgresBackup> {
  const { clusterDir, ownerUrl } = postgres;
  const archive = join(folder, 'archive');
  const base = join(folder, 'base.tar');
  makeFolderFor(clusterDir, archive);
  await withClient(ownerUrl, async (client) => {
    for (const [name, value] of [
      ['archive_mode', 'on'],
      [
        'archive_command',
        `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
      ],
      ['archive_timeout', `${archiveEverySeconds}s`],
    ]) {
      await client.query(`alter system set ${name} = ${pg.escapeLiteral(value ?? '')}`);
    }
  });
  await postgres.kill(0);
  const label = await withClient(ownerUrl, async (client) => {
    await client.query(`select pg_backup_start('restore drill', true)`);
    await tarOf(clusterDir, base);
    const { rows } = await client.query('select labelfile, spcmapfile from pg_backup_stop()');
    return rows[0] as { readonly labelfile: string; readonly spcmapfile: string };
  });
  return {
    bytes: statSync(base).size,
    async loseAndRestore({ remains, stopService }) {
      await postgres.killFor(async () => {
        await stopService();
        const log = join(folder, 'log');
        if (remains === 'log') renameSync(join(clusterDir, 'pg_wal'), log);
        emptyFolder(clusterDir);
        await run('tar', ['-xpf', base, '-C', clusterDir]);
        writeFileSync(join(clusterDir, 'backup_label'), label.labelfile);
        if (remains === 'log') {
          rmSync(join(clusterDir, 'pg_wal'), { recursive: true });
          renameSync(log, join(clusterDir, 'pg_wal'));
        }
        requestRecovery(clusterDir, archive);
      });
      await waitFor('the recovery to end', () => !existsSync(join(clusterDir, 'recovery.signal')));
    },
  };
}

/** Has the server, when it starts, repeat every commit that the archive and its log have, and only then take connections. */
function requestRecovery(clusterDir: string, archive: string): void {
  const settings = [
    `restore_command = 'cp ${archive}/%f %p'`,
    // Readers of the past would be told that what was acknowledged is not known.
    'hot_standby = off',
  ];
  // Added to what the backup has, which goes on to archive.
  appendFileSync(join(clusterDir, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  writeFileSync(join(clusterDir, 'recovery.signal'), '');
  const { uid, gid } = statSync(clusterDir);
  for (const name of ['backup_label', 'postgresql.auto.conf', 'recovery.signal'])
    chownSync(join(clusterDir, name), uid, gid);
}

/** Everything but the log, which the archive has, and what belongs to the running server. */
async function tarOf(clusterDir: string, file: string): Promise<void> {
  const left = ['./pg_wal/*', './postmaster.pid', './postmaster.opts', './pg_replslot/*'];
  const options = left.map((each) => `--exclude=${each}`);
  await run('tar', ['-C', clusterDir, ...options, '-cf', file, '.']).catch((error: { code?: number }) => {
    // 1 says that files changed meanwhile, which the log makes good.
    if (error.code !== 1) throw error;
  });
}

function makeFolderFor(clusterDir: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const { uid, gid } = statSync(clusterDir);
  chownSync(folder, uid, gid);
  // The folder of a run is its owner's; others may pass through to what they are given.
  chmodSync(dirname(folder), 0o711);
  chmodSync(dirname(dirname(folder)), 0o711);
}

function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
}

/** A copy of Temporal's database. */
export interface TemporalBackup {
  /** Puts the copy in the place of what the server has, while the server is down. */
  restore(): Promise<void>;
}

/** Copies the database of a Temporal server while it runs. */
export async function backUpTemporal(temporal: TemporalServer, file: string): Promise<TemporalBackup> {
  const database = new DatabaseSync(temporal.dbFile, { readOnly: true });
  try {
    await backup(database, file);
  } finally {
    database.close();
  }
  return {
    restore: () =>
      temporal.killFor(async () => {
        removeTemporalData(temporal.dbFile);
        await run('cp', [file, temporal.dbFile]);
      }),
  };
}
