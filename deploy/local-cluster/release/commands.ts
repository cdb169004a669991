import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findTemporalCli } from '../../../src/embedded/temporal.ts';
import { INHERITED_ENVIRONMENT } from '../../../test/support/inheritedEnvironment.ts';
import type { Version } from './versions.ts';

/** The name under which Temporal knows the workers of all queues and versions. */
export const DEPLOYMENT = 'merchant-payments';

/** The commands that UPGRADING.md lists, in its order. What its other steps do to processes is in drill.ts. */
export const COMMANDS = {
  forward: {
    prepare: ['admin replay', 'admin migrate', 'admin search-attributes'],
    makeCurrent: [
      `temporal worker deployment set-current-version --deployment-name ${DEPLOYMENT} --build-id $NEW --yes`,
    ],
    verify: ['admin ledger verify', 'admin attention'],
  },
  back: {
    prepare: ['admin replay'],
    makeCurrent: [
      `temporal worker deployment set-current-version --deployment-name ${DEPLOYMENT} --build-id $OLD --yes`,
    ],
    verify: ['admin ledger verify', 'admin attention'],
  },
} as const;

/** What a command ended with. */
export interface Ended {
  readonly code: number;
  /** Standard output, then standard error. */
  readonly output: string;
}

type Env = Readonly<Record<string, string>>;

/** How long Temporal may take until it has noticed new workers. */
const NOTICED_WITHIN_MS = 60_000;
const RETRY_PAUSE_MS = 1_000;

/**
 * Runs a command of UPGRADING.md.
 *
 * @param command its words, separated by spaces; `$NEW` and `$OLD` stand for the version.
 * @param version whose program `admin` is, and which those stand for.
 */
export async function runCommand(command: string, version: Version, env: Env): Promise<Ended> {
  const [program, ...words] = command.split(' ');
  const args = words.map((word) => (word === '$NEW' || word === '$OLD' ? version.version : word));
  return program === 'admin'
    ? run(process.execPath, [join(version.root, 'src/cli/admin.ts'), ...args], {
        ...env,
        WORKFLOW_BUNDLE: version.bundleFile,
      })
    : run(await findTemporalCli(), args, env);
}

/** How long a process that is to be refused may take. */
const REFUSED_WITHIN_MS = 60_000;

/** Runs an API of a version that is to refuse its start. It is ended when it does not. */
export function startAlone({ root }: Version, env: Env): Promise<Ended> {
  return run(process.execPath, [join(root, 'src/main.ts'), '--role', 'api'], env, REFUSED_WITHIN_MS);
}

function run(file: string, args: readonly string[], env: Env, timeout = 0): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { timeout, env: { ...INHERITED_ENVIRONMENT, HOME: process.env.HOME, ...env } };
    execFile(file, [...args], options, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: `${out}${err}`.trim() });
    });
  });
}

/**
 * Makes a version current, whose workers have every flow from then on.
 *
 * @param commands those of UPGRADING.md for it, repeated until Temporal has noticed that workers of the version poll.
 * @throws Error with what the command said, when Temporal does not notice them.
 */
export async function makeCurrent(
  version: Version,
  env: Env,
  [command]: readonly [string] = COMMANDS.forward.makeCurrent,
): Promise<void> {
  const deadlineMs = performance.now() + NOTICED_WITHIN_MS;
  for (;;) {
    const { code, output } = await runCommand(command, version, env);
    if (code === 0) return;
    if (performance.now() > deadlineMs) throw new Error(`${command}: ${output}`);
    await sleep(RETRY_PAUSE_MS);
  }
}
