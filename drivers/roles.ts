import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endWithThisProcess, hasEnded, stopChild, waitForExit } from '../src/embedded/children.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
// The query does nothing but show in the list of processes whose they are.
const endWithDriver = `${new URL('./endWithDriver.ts', import.meta.url).href}?driver=${process.pid}`;

/** What a deployment's supervisor waits before it starts a process again that ended; doubled while it ends at once. */
const RESTART_PAUSE_MS = 200;
const LONGEST_RESTART_PAUSE_MS = 3_000;
/** A process that ran this long had started well. */
const STARTED_WELL_AFTER_MS = 10_000;

/** How one process of the service is started. */
export interface RoleOptions {
  /** What it is called in the report, such as `api-1`. */
  readonly name: string;
  /** `--role` of src/main.ts. */
  readonly role: 'api' | 'worker' | 'relay' | 'all';
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  /** Answers 200 when it is ready. */
  readonly readyUrl: string;
}

/** A process of the service, kept running as a deployment keeps it. */
export interface RoleProcess {
  readonly name: string;
  /** Ends it as `kill -9` does; it is started again. Resolves to false when it was not running at the moment. */
  kill(): Promise<boolean>;
  /** How often it ended without having been killed. */
  endedByItself(): number;
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Starts a process of the service and starts it again whenever it ends. */
export function superviseRole(options: RoleOptions): RoleProcess {
  let child: ChildProcess | undefined;
  let endedByItself = 0;
  const killed = new WeakSet<ChildProcess>();
  const stopping = new AbortController();

  async function supervise(): Promise<void> {
    let pauseMs = RESTART_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const startedAtMs = Date.now();
      child = spawnRole(options);
      await new Promise((resolve) => child?.once('exit', resolve).once('error', resolve));
      if (stopping.signal.aborted) return;
      if (!killed.has(child)) endedByItself++;
      const startedWell = Date.now() - startedAtMs > STARTED_WELL_AFTER_MS;
      pauseMs = startedWell ? RESTART_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_RESTART_PAUSE_MS);
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const supervising = supervise();

  return {
    name: options.name,
    async kill() {
      const victim = child;
      if (victim === undefined || hasEnded(victim)) return false;
      killed.add(victim);
      victim.kill('SIGKILL');
      await waitForExit(victim, 10_000);
      return true;
    },
    endedByItself: () => endedByItself,
    async isReady() {
      try {
        return (await fetch(options.readyUrl, { signal: AbortSignal.timeout(10_000) })).ok;
      } catch {
        return false;
      }
    },
    async stop() {
      stopping.abort();
      if (child !== undefined) {
        await stopChild(child, [
          { signal: 'SIGTERM', timeoutMs: 20_000 },
          { signal: 'SIGKILL', timeoutMs: 5_000 },
        ]);
      }
      await supervising;
    },
  };
}

function spawnRole({ role, env, logFile }: RoleOptions): ChildProcess {
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(process.execPath, ['--import', endWithDriver, main, '--role', role], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    stdio: ['ignore', log, log, 'ipc'],
    // In a process group of its own, Ctrl-C does not end it before the driver does.
    detached: true,
  });
  closeSync(log);
  endWithThisProcess(child, 'SIGKILL');
  child.once('error', () => {});
  return child;
}
