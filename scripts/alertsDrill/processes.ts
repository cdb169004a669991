import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { endWithThisProcess, hasEnded, stopChild } from '../../src/embedded/children.ts';
import { waitFor } from '../../test/support/waitFor.ts';

/** A program that the drill runs, and can stop, freeze and start again. */
export interface Program {
  readonly name: string;
  /** Waits until it answers. */
  ready(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** Ends it, if it still runs. */
  stop(): Promise<void>;
}

/** How a program is started. */
interface ProgramOptions {
  readonly name: string;
  readonly command: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
  /** Answers 200 when it is ready. */
  readonly readyUrl: string;
  /** Whether it has a channel to the driver, by which it ends with it. */
  readonly hasChannel?: boolean;
}

/** Starts a program. It leads a process group, and ends with this process at the latest. */
export function startProgram(options: ProgramOptions): Program {
  const { name, env, logFile, readyUrl } = options;
  const [file = '', ...args] = options.command;
  const log = openSync(logFile, 'a', 0o600);
  const child: ChildProcess = spawn(file, args, {
    env,
    stdio: ['ignore', log, log, ...(options.hasChannel ? (['ipc'] as const) : [])],
    detached: true,
  });
  closeSync(log);
  endWithThisProcess(child, 'SIGKILL');
  child.once('error', () => {});
  return {
    name,
    ready: () =>
      waitFor(`${name} to be ready`, async () => {
        if (hasEnded(child)) throw new Error(`${name} ended at once: see ${logFile}.`);
        return isOk(readyUrl);
      }).then(() => {}),
    signal: (signal) => void child.kill(signal),
    async stop() {
      // One that is frozen would not see that it is to end.
      if (!hasEnded(child)) child.kill('SIGCONT');
      await stopChild(child, [
        { signal: 'SIGTERM', timeoutMs: 20_000 },
        { signal: 'SIGKILL', timeoutMs: 5_000 },
      ]);
    },
  };
}

async function isOk(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}
