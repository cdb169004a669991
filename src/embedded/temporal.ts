import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Connection } from '@temporalio/client';
import { StartError } from '../config/startError.ts';
import { endWithThisProcess, hasEnded, stopChild, stoppable } from './children.ts';
import { commandLineOf, endProcess, findFreePort, listensOn } from './processes.ts';

const script = fileURLToPath(new URL('../../temporal-dev.sh', import.meta.url));
const usualPort = 7233;
const usualUiPort = 8233;
const readyTimeoutMs = 60_000;
const stopTimeoutMs = 10_000;
/** A port that was free may be another's by the time the server listens, which takes a second; so others are tried. */
const mostAttempts = 5;

/** How to start the Temporal development server. */
export interface TemporalDevServerOptions {
  /** Database file, created if need be; without it everything is kept in memory. */
  dbFile?: string;
  /** Port of the service; without it the first free one from 7233 on. A healthy server there is reused. */
  port?: number;
  /** Port of the web interface; without it the first free one from 8233 on. */
  uiPort?: number;
  /** True starts no web interface. */
  headless?: boolean;
  /** Receives what the server prints, in a folder that exists; the server's process id is kept next to it. */
  logFile: string;
}

/** A Temporal server that answers. */
export interface TemporalDevServer {
  /** `host:port` for clients and workers. */
  address: string;
  /** Address of the web interface; undefined when headless. */
  uiUrl: string | undefined;
  /** Process id of a server started here; undefined for one that was there before. */
  pid: number | undefined;
  /** Settles with a sentence if a server started here ends without having been told to. */
  unexpectedExit: Promise<string>;
  /** Ends the server, unless it was there before. May be called more than once. */
  stop(): Promise<void>;
}

/**
 * Asks temporal-dev.sh where a program is, which fetches or builds it the first time; progress is shown on standard
 * error.
 * @param option what is asked for
 * @param otherwise the sentence for its absence; what to install has then been printed
 * @throws StartError when there is none
 */
async function askScript(option: '--print-cli' | '--print-server', otherwise: string): Promise<string> {
  const child = spawn(script, [option], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  endWithThisProcess(child, 'SIGTERM');
  child.once('error', () => {});
  const output = await text(child.stdout);
  if (output.trim() === '') throw new StartError(otherwise);
  return output.trim();
}

/**
 * Finds the Temporal CLI, fetching it the first time.
 * @returns its path
 * @throws StartError when there is none; what to install has then been printed
 */
export const findTemporalCli = () =>
  askScript('--print-cli', 'Without the Temporal CLI the Temporal server cannot start.');

/** The programs of a whole Temporal server, by path. */
export interface TemporalServerPrograms {
  /** Runs any of its services. */
  readonly server: string;
  /** Creates its tables. */
  readonly sqlTool: string;
}

/**
 * Finds the programs of a whole Temporal server, building them with Go the first time, which takes minutes.
 * @throws StartError when they cannot be built; what to install has then been printed
 */
export async function findTemporalServer(): Promise<TemporalServerPrograms> {
  const folder = await askScript('--print-server', 'A whole Temporal server cannot be built here.');
  return { server: join(folder, 'temporal-server'), sqlTool: join(folder, 'temporal-sql-tool') };
}

function readNumbers(file: string): number[] {
  try {
    return readFileSync(file, 'utf8').trim().split(' ').map(Number);
  } catch {
    return [];
  }
}

const ownerFileOf = (logFile: string) => `${logFile}.owner`;

/**
 * Ends the server that a starter which was killed left behind.
 * @param logFile the file that was given to startTemporalDevServer; nothing happens where no server was started
 */
export async function endOrphanedTemporal(logFile: string): Promise<void> {
  const [pid = 0, port = 0] = readNumbers(ownerFileOf(logFile));
  // The process id may belong to another program by now, even to another server; that one has another port.
  if (pid > 0 && commandLineOf(pid)?.includes(` server start-dev --ip 127.0.0.1 --port ${port} `)) {
    await endProcess(pid, { signal: 'SIGTERM', timeoutMs: stopTimeoutMs });
  }
}

/** The server that was started by hand on a database file, if it still runs. */
function serverByHandOn(dbFile: string): { pid: number; port: number; uiPort: number } | undefined {
  const [pid = 0, port = 0, uiPort = 0] = readNumbers(`${dbFile}.server`);
  return pid > 0 && commandLineOf(pid)?.includes(dbFile) ? { pid, port, uiPort } : undefined;
}

async function answers(address: string): Promise<boolean> {
  let connection: Connection | undefined;
  try {
    connection = await Connection.connect({ address, connectTimeout: 1_000 });
    await connection.workflowService.describeNamespace({ namespace: 'default' });
    return true;
  } catch {
    return false;
  } finally {
    await connection?.close();
  }
}

function endedAtOnce(logFile: string): StartError {
  const lastLines = readFileSync(logFile, 'utf8').trim().split('\n').slice(-2).join(' ');
  return new StartError(`The Temporal server ended at once: ${lastLines} (log: ${logFile}).`);
}

/**
 * Starts a Temporal development server on 127.0.0.1 with the flags that temporal-dev.sh owns. One that was left on
 * the same database file by a starter that was killed is ended first; one that was started on it by hand is
 * reused and left running.
 * @param options see TemporalDevServerOptions
 * @throws StartError with one sentence when no CLI is found or the server does not come up
 */
export async function startTemporalDevServer(options: TemporalDevServerOptions): Promise<TemporalDevServer> {
  const { headless = false, logFile } = options;
  const dbFile = options.dbFile === undefined ? undefined : resolve(options.dbFile);
  await endOrphanedTemporal(logFile);
  if (dbFile !== undefined) {
    mkdirSync(dirname(dbFile), { recursive: true });
    const byHand = serverByHandOn(dbFile);
    if (byHand !== undefined) {
      const address = `127.0.0.1:${byHand.port}`;
      if (await answers(address)) return reuse(address, headless ? undefined : byHand.uiPort);
      throw new StartError(
        `A Temporal server (process ${byHand.pid}) holds ${dbFile} but does not answer on ${address}: wait for it or end it.`,
      );
    }
  }

  const cli = await findTemporalCli();
  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await findFreePort(usualPort));
    const uiPort = headless ? undefined : (options.uiPort ?? (await findFreePort(usualUiPort)));
    const server = await tryToStart({ cli, port, uiPort, dbFile, logFile });
    // A healthy server on the port that was asked for is wanted; on one that was only free, it is another's.
    if (server === 'reused' && options.port !== undefined) return reuse(`127.0.0.1:${port}`, uiPort);
    if (server !== 'reused' && server !== 'port_taken') return server;
    if (attempt === mostAttempts) throw endedAtOnce(logFile);
  }
}

/** Where one attempt at a server listens, and what it works on. */
interface Attempt {
  readonly cli: string;
  readonly port: number;
  readonly uiPort: number | undefined;
  readonly dbFile: string | undefined;
  readonly logFile: string;
}

/**
 * Starts a server on ports that were free a moment ago.
 * @returns the server; `reused` when a healthy one answers on the port already; `port_taken` when another process took a
 * port of it between our look and its start, the ones that it chooses itself included
 * @throws StartError with one sentence when it does not come up
 */
async function tryToStart(attempt: Attempt): Promise<TemporalDevServer | 'reused' | 'port_taken'> {
  const { cli, port, uiPort, dbFile, logFile } = attempt;
  const address = `127.0.0.1:${port}`;
  const args = ['--ip', '127.0.0.1', '--port', String(port)];
  args.push(...(uiPort === undefined ? ['--headless'] : ['--ui-port', String(uiPort)]));
  args.push(...(dbFile === undefined ? ['--in-memory'] : ['--db-filename', dbFile]));

  const log = openSync(logFile, 'w', 0o600);
  const child = spawn(script, args, {
    stdio: ['ignore', log, log],
    env: { ...process.env, TEMPORAL_CLI_PATH: cli },
    // In a process group of its own, Ctrl-C does not end it before the service that still uses it.
    detached: true,
  });
  closeSync(log);
  endWithThisProcess(child, 'SIGKILL');
  child.once('error', () => {});
  writeFileSync(ownerFileOf(logFile), `${child.pid} ${port}`);

  const { unexpectedExit, stop } = stoppable(child, 'Temporal development server', () =>
    stopChild(child, [
      { signal: 'SIGTERM', timeoutMs: stopTimeoutMs },
      { signal: 'SIGKILL', timeoutMs: 5_000 },
    ]),
  );

  const deadlineMs = Date.now() + readyTimeoutMs;
  for (;;) {
    if (hasEnded(child)) {
      // The script ends with 0 when a healthy server already answers on the port.
      if (child.exitCode === 0) return 'reused';
      if (/address already in use/i.test(readFileSync(logFile, 'utf8'))) return 'port_taken';
      throw endedAtOnce(logFile);
    }
    // An answer on this port may come from another server, which was faster.
    if (listensOn(child.pid ?? 0, port) && (await answers(address))) break;
    if (Date.now() > deadlineMs) {
      await stop();
      throw new StartError(
        `The Temporal server did not answer on ${address} within ${readyTimeoutMs / 1000} seconds (log: ${logFile}).`,
      );
    }
    await sleep(50);
  }
  return { address, uiUrl: uiUrlOf(uiPort), pid: child.pid, unexpectedExit, stop };
}

function uiUrlOf(uiPort: number | undefined): string | undefined {
  return uiPort === undefined ? undefined : `http://127.0.0.1:${uiPort}`;
}

function reuse(address: string, uiPort: number | undefined): TemporalDevServer {
  return {
    address,
    uiUrl: uiUrlOf(uiPort),
    pid: undefined,
    unexpectedExit: new Promise(() => {}),
    stop: async () => {},
  };
}
