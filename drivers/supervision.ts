import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasEnded, stopChild, waitForExit } from '../src/embedded/children.ts';

/** What a deployment's supervisor waits before it starts a process again that ended; doubled while it ends at once. */
const RESTART_PAUSE_MS = 200;
const MAX_RESTART_PAUSE_MS = 3_000;
/** A process that ran this long had started well. */
const STARTED_WELL_AFTER_MS = 10_000;

/** How long a process may take to end what is under way, before it is killed. */
const END_TIMEOUT_MS = 45_000;

/** A process, kept running as a deployment keeps it. */
export interface SupervisedProcess {
  readonly name: string;
  /** The id of its process; undefined before the first start. */
  pid(): number | undefined;
  /** Ends it as `kill -9` does; it is started again. Resolves to false when it was not running at the moment. */
  kill(): Promise<boolean>;
  /**
   * Ends it as a release does, which lets it end what is under way; it is started again.
   *
   * @returns false when it was not running, or did not end by itself in time.
   */
  replace(): Promise<boolean>;
  /**
   * Ends it as a release does, and it is not started again.
   *
   * @returns false when it was not running, or did not end by itself in time.
   */
  retire(): Promise<boolean>;
  /**
   * Ends it as `kill -9` does, and it is not started again for now.
   *
   * @returns lets it be started again.
   */
  hold(): Promise<() => void>;
  /** How often it ended without having been told to. */
  endedByItself(): number;
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * Starts a process and starts it again whenever it ends.
 *
 * @param options.name what it is called in the report, such as `api-1`.
 * @param options.spawn starts it, leading a process group.
 */
export function supervise(options: {
  readonly name: string;
  readonly spawn: () => ChildProcess;
  readonly isReady: () => Promise<boolean>;
}): SupervisedProcess {
  let child: ChildProcess | undefined;
  let endedByItself = 0;
  let held: PromiseWithResolvers<void> | undefined;
  const told = new WeakSet<ChildProcess>();
  const stopping = new AbortController();

  async function keepRunning(): Promise<void> {
    let pauseMs = RESTART_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const startedAtMs = Date.now();
      child = options.spawn();
      await new Promise((resolve) => child?.once('exit', resolve).once('error', resolve));
      if (stopping.signal.aborted) return;
      if (!told.has(child)) endedByItself++;
      const startedWell = Date.now() - startedAtMs > STARTED_WELL_AFTER_MS;
      pauseMs = startedWell ? RESTART_PAUSE_MS : Math.min(pauseMs * 2, MAX_RESTART_PAUSE_MS);
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      await held?.promise;
    }
  }
  const running = keepRunning();

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<boolean> {
    const victim = child;
    if (victim === undefined || hasEnded(victim)) return false;
    told.add(victim);
    victim.kill(signal);
    if (await waitForExit(victim, END_TIMEOUT_MS)) return true;
    victim.kill('SIGKILL');
    return false;
  }

  return {
    name: options.name,
    pid: () => child?.pid,
    kill: () => end('SIGKILL'),
    replace: () => end('SIGTERM'),
    async retire() {
      stopping.abort();
      held?.resolve();
      const hasEndedByItself = await end('SIGTERM');
      await running;
      return hasEndedByItself;
    },
    async hold() {
      held ??= Promise.withResolvers<void>();
      await end('SIGKILL');
      return () => {
        held?.resolve();
        held = undefined;
      };
    },
    endedByItself: () => endedByItself,
    isReady: options.isReady,
    async stop() {
      stopping.abort();
      held?.resolve();
      if (child !== undefined) {
        await stopChild(child, [
          { signal: 'SIGTERM', timeoutMs: 20_000 },
          { signal: 'SIGKILL', timeoutMs: 5_000 },
        ]);
      }
      await running;
    },
  };
}
