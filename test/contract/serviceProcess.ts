import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { INHERITED_ENVIRONMENT } from '../support/inheritedEnvironment.ts';
import { waitFor } from '../support/waitFor.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** A process of the service, as a deployment starts it. */
export interface ServiceProcess {
  readonly pid: number;
  /** Every line of its standard output so far. */
  readonly lines: readonly string[];
  /** Waits for a line that fits. Throws when the process ends without one. */
  line(pattern: RegExp): Promise<string>;
  /** Resolves when it listens, with its origin. */
  listening(): Promise<string>;
  kill(signal: NodeJS.Signals): void;
  /** Resolves when it has ended. */
  readonly ended: Promise<{
    readonly code: number | null;
    readonly signal: string | null;
    readonly stderr: string;
  }>;
}

const alive = new Set<ChildProcess>();

/** Starts `src/main.ts` with these settings and none of this process's own. */
export function startProcess(
  args: readonly string[],
  settings: Readonly<Record<string, string | undefined>>,
): ServiceProcess {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...INHERITED_ENVIRONMENT, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  alive.add(child);
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  const stderr = text(child.stderr);
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      alive.delete(child);
      resolve({ code, signal });
    });
  }).then(async (end) => ({ ...end, stderr: await stderr }));

  const line = (pattern: RegExp) =>
    waitFor(`a line like ${pattern}`, async () => {
      const found = lines.find((each) => pattern.test(each));
      if (found === undefined && !alive.has(child)) {
        throw new Error(`The process ended without a line like ${pattern}: ${(await ended).stderr}`);
      }
      return found;
    });
  return {
    pid: child.pid ?? 0,
    lines,
    line,
    async listening() {
      return JSON.parse(await line(/Listening on/)).url;
    },
    kill: (signal) => void child.kill(signal),
    ended,
  };
}

/** Ends the processes that a failed test left behind. */
export async function endLeftProcesses(): Promise<void> {
  const left = [...alive];
  for (const child of left) child.kill('SIGKILL');
  await waitFor('the processes to end', async () => left.every((child) => !alive.has(child)));
}
