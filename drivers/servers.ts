import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../src/embedded/postgres.ts';
import { sendSignal } from '../src/embedded/processes.ts';
import { startTemporalDevServer } from '../src/embedded/temporal.ts';

/** A server that is killed and started again, always on the same port and data. */
export interface KillableServer {
  readonly name: string;
  readonly port: number;
  /**
   * Ends it as `kill -9` does and starts it again. Kills wait for each other.
   *
   * @param downMs how long it stays down.
   */
  kill(downMs: number): Promise<void>;
  /**
   * As kill, and `work` is done while it is down, such as to its data.
   *
   * @throws what `work` throws; the server stays down then.
   */
  killFor(work: () => void | Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Postgres, with what opens it as the owner of everything. */
export interface PostgresServer extends KillableServer {
  /** Connection string of the superuser, past every proxy. */
  readonly ownerUrl: string;
  /** Where its cluster is. */
  readonly clusterDir: string;
}

/** Temporal, whose database can be lost. */
export interface TemporalServer extends KillableServer {
  /** `host:port`, past every proxy. */
  readonly address: string;
  /** Its SQLite database; the write-ahead log is next to it. */
  readonly dbFile: string;
  /** As kill, and its database is deleted meanwhile: every workflow and schedule is gone. */
  wipe(downMs: number): Promise<void>;
}

/** One run of a server, as src/embedded starts it. */
interface ServerRun {
  readonly pid: number | undefined;
  readonly unexpectedExit: Promise<string>;
  stop(): Promise<void>;
}

/** A server that has just been killed may need a moment before it can be started again. */
const START_ATTEMPTS = 5;

async function keepRunning<Run extends ServerRun>(start: () => Promise<Run>) {
  let run = await start();
  let work: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function startAgain(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        run = await start();
        return;
      } catch (error) {
        if (attempt === START_ATTEMPTS) throw error;
        await sleep(1_000 * attempt);
      }
    }
  }
  async function killNow(whileDown: () => void | Promise<void>): Promise<void> {
    if (isStopped) return;
    if (run.pid !== undefined) {
      sendSignal(run.pid, 'SIGKILL');
      await run.unexpectedExit;
    }
    await whileDown();
    await startAgain();
  }
  /** Kills one after the other; a failure to start again is the caller's to report. */
  function killFor(whileDown: () => void | Promise<void>): Promise<void> {
    const killed = work.then(() => killNow(whileDown));
    work = killed.catch(() => {});
    return killed;
  }
  return {
    first: run,
    killFor,
    kill: (downMs: number) => killFor(() => sleep(downMs)),
    async stop(): Promise<void> {
      isStopped = true;
      await work;
      await run.stop();
    },
  };
}

/**
 * Starts Postgres with its data in a folder, durable as in production.
 *
 * @throws StartError when it does not start.
 */
export async function startPostgres(workDir: string, port: number): Promise<PostgresServer> {
  const dataDir = join(workDir, 'postgres');
  const server = await keepRunning(() => startEmbeddedPostgres({ dataDir, port, durable: true }));
  return {
    name: 'postgres',
    port,
    ownerUrl: server.first.ownerUrl,
    clusterDir: server.first.clusterDir,
    kill: server.kill,
    killFor: server.killFor,
    stop: server.stop,
  };
}

/**
 * Starts Temporal with its database in a folder.
 *
 * @param options.uiPort where its web interface listens; none without it.
 * @throws StartError when it does not start.
 */
export async function startTemporal(
  workDir: string,
  port: number,
  { uiPort }: { readonly uiPort?: number } = {},
): Promise<TemporalServer> {
  const folder = join(workDir, 'temporal');
  mkdirSync(folder, { recursive: true });
  const dbFile = join(folder, 'temporal.db');
  const logFile = join(folder, 'temporal.log');
  const server = await keepRunning(() =>
    startTemporalDevServer({
      dbFile,
      logFile,
      port,
      ...(uiPort === undefined ? { headless: true } : { uiPort }),
    }),
  );
  return {
    name: 'temporal',
    port,
    address: server.first.address,
    dbFile,
    kill: server.kill,
    killFor: server.killFor,
    wipe: (downMs) =>
      server.killFor(() => {
        removeTemporalData(dbFile);
        return sleep(downMs);
      }),
    stop: server.stop,
  };
}

/** Deletes the database of a Temporal server that is down: its write-ahead log holds the latest histories. */
export function removeTemporalData(dbFile: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${dbFile}${suffix}`, { force: true });
}
