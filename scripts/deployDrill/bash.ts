import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Step } from './commands.ts';

/** How long a step may take: the programs of Temporal are compiled where no machine has done it before. */
const STEP_TIMEOUT_MS = 20 * 60_000;

/** One Bash, in which steps are run one after the other as a person types them. */
export class Bash {
  readonly #child: ChildProcess;
  #output = '';

  /** @param env what the shell is given, and nothing else. */
  constructor(options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv }) {
    // The third pipe tells what a step ended with, apart from what its commands print.
    this.#child = spawn('bash', ['--norc', '--noprofile'], {
      ...options,
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
  }

  /**
   * Runs a step, and prints how long it took.
   *
   * @returns what it printed.
   * @throws Error with what it printed, when one of its commands fails.
   */
  async run({ title, commands }: Step): Promise<string> {
    const startedAtMs = performance.now();
    this.#output = '';
    // Standard input is where the commands come from, so that none of them may read it.
    this.#child.stdin?.write(
      `set -eE; trap 'echo failed >&3' ERR\n{\n${commands}\n} </dev/null\necho done >&3\n`,
    );
    const ended = once(this.#child, 'exit').then(() => 'failed');
    const told = once(this.#child.stdio[3] as NodeJS.ReadableStream, 'data').then(([data]) =>
      String(data).trim(),
    );
    const late = sleep(STEP_TIMEOUT_MS, 'late', { ref: false });
    const outcome = await Promise.race([told, ended, late]);
    const seconds = ((performance.now() - startedAtMs) / 1_000).toFixed(1);
    console.log(`${seconds.padStart(7)} s  ${title}${outcome === 'done' ? '' : ': failed'}`);
    if (outcome !== 'done') throw new Error(`"${title}" failed:\n${this.#output}`);
    return this.#output;
  }

  end(): void {
    this.#child.kill();
  }
}
