import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TASK_QUEUES, type TaskQueue } from '../src/contract/flows.ts';
import { endWithThisProcess } from '../src/embedded/children.ts';
import { INHERITED_ENVIRONMENT } from '../test/support/inheritedEnvironment.ts';
import { type SupervisedProcess, supervise } from './supervision.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
// The query does nothing but show in the list of processes whose they are.
const endWithDriver = `${new URL('./endWithDriver.ts', import.meta.url).href}?driver=${process.pid}`;

const PAYOUT_QUEUES: readonly TaskQueue[] = ['payouts', 'webhooks'];

/** The queues of each group of workers, as TASK_QUEUES names them. Whatever queue is added is served by the second. */
export const QUEUE_GROUPS = {
  payouts: PAYOUT_QUEUES.join(','),
  others: TASK_QUEUES.filter((queue) => !PAYOUT_QUEUES.includes(queue)).join(','),
};

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
  /** What it runs, read at each of its starts: this checkout unless given. */
  readonly release?: () => RunningRelease;
}

/** A version of the service that a process runs. */
export interface RunningRelease {
  /** The folder of its sources. */
  readonly root: string;
  /** Settings that only its processes have. */
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a process of the service and starts it again whenever it ends. */
export function superviseRole(options: RoleOptions): SupervisedProcess {
  return supervise({
    name: options.name,
    spawn: () => spawnRole(options),
    async isReady() {
      try {
        return (await fetch(options.readyUrl, { signal: AbortSignal.timeout(10_000) })).ok;
      } catch {
        return false;
      }
    },
  });
}

function spawnRole({ role, env, logFile, release = () => ({ root, env: {} }) }: RoleOptions): ChildProcess {
  const log = openSync(logFile, 'a', 0o600);
  const running = release();
  const main = join(running.root, 'src/main.ts');
  const child = spawn(process.execPath, ['--import', endWithDriver, main, '--role', role], {
    env: { ...INHERITED_ENVIRONMENT, HOME: process.env.HOME, ...env, ...running.env },
    stdio: ['ignore', log, log, 'ipc'],
    // In a process group of its own, Ctrl-C does not end it before the driver does.
    detached: true,
  });
  closeSync(log);
  endWithThisProcess(child, 'SIGKILL');
  child.once('error', () => {});
  return child;
}
