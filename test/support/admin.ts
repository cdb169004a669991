import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runAdmin } from '../../src/cli/program.ts';
import { INHERITED_ENVIRONMENT } from './inheritedEnvironment.ts';
import type { TestService } from './service.ts';

/** What one run of the admin command came to. */
export interface AdminRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A folder in which no service keeps its data. */
export const NO_DATA = fileURLToPath(new URL('./no-such-folder', import.meta.url));

/**
 * Runs the admin command in this process, with nothing in its environment but the service's servers and `env`, as the user
 * of this computer of the name in `--operator`, where it names one.
 */
export async function runAdminOn(
  service: TestService,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<AdminRun> {
  let out = '';
  let err = '';
  const osUser = args.includes('--operator') ? args[args.indexOf('--operator') + 1] : undefined;
  const code = await runAdmin(args, {
    env: { ...serversOf(service), ...env },
    dataDir: NO_DATA,
    ...(osUser !== undefined && { osUser }),
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

const PROGRAM = fileURLToPath(new URL('../../src/cli/admin.ts', import.meta.url));

/** Runs the admin command as an operator does: as a process of its own. */
export function adminProcess(service: TestService, args: readonly string[]): Promise<AdminRun> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [PROGRAM, ...args],
      { env: { ...INHERITED_ENVIRONMENT, ...serversOf(service) } },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

/** Runs the admin command before a reader that wants nothing, as `| head -0` does. */
export async function unreadAdminProcess(
  service: TestService,
  args: readonly string[],
): Promise<Omit<AdminRun, 'out'>> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...INHERITED_ENVIRONMENT, ...serversOf(service) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  const [[code], err] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  return { code, err };
}

/** The variables by which the admin command finds a test's service. */
export function serversOf({ config }: TestService): Record<string, string> {
  return {
    DATABASE_URL: config.databaseUrl ?? '',
    TEMPORAL_ADDRESS: config.temporalAddress ?? '',
    TASK_QUEUE_PREFIX: config.taskQueuePrefix,
  };
}
