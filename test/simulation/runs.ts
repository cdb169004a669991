import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate } from '../../src/db/core/migrate.ts';
import { prepareDatabase } from './postgres.ts';

/** Runs simulations, each in a process and a database of its own. */

const SIMULATION = fileURLToPath(new URL('./simulate.ts', import.meta.url));

/** What a simulation came to. */
export interface RunResult {
  /** What is wrong; undefined when nothing is. */
  readonly finding: string | undefined;
  /** Turns, those of healing included. */
  readonly steps: number;
  readonly orders: number;
  readonly simulatedHours: number;
  readonly realSeconds: number;
  /** SHA-256 of the trace. */
  readonly hash: string;
}

export interface RunOptions {
  readonly seed: number;
  readonly steps: number;
  readonly seconds: number;
  readonly trace?: string | undefined;
}

/** The databases of simulations, on one server. */
export class SimulationServer {
  readonly #url: string;
  readonly #template = `simulation_${process.pid}`;
  #databases = 0;

  /** @param url of the server's superuser. */
  constructor(url: string) {
    this.#url = url;
  }

  #urlOf(name: string): string {
    const url = new URL(this.#url);
    url.pathname = `/${name}`;
    return url.href;
  }

  async #execute(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }

  /** Makes the database that each simulation begins with a copy of. */
  async prepare(): Promise<void> {
    await this.#execute(`create database ${this.#template}`);
    await migrate(this.#urlOf(this.#template));
    await prepareDatabase(this.#urlOf(this.#template));
  }

  async close(): Promise<void> {
    await this.#execute(`drop database if exists ${this.#template} with (force)`);
  }

  /**
   * Makes one run.
   *
   * @param entry the program; that of this copy of the service unless given.
   */
  async run(options: RunOptions, entry = SIMULATION): Promise<RunResult> {
    const name = `${this.#template}_${++this.#databases}`;
    await this.#execute(`create database ${name} template ${this.#template} strategy file_copy`);
    await this.#execute(`alter database ${name} set deadlock_timeout = '5ms'`);
    try {
      return await runProcess(entry, { ...options, url: this.#urlOf(name) });
    } finally {
      await this.#execute(`drop database if exists ${name} with (force)`);
    }
  }
}

async function runProcess(entry: string, options: RunOptions & { readonly url: string }): Promise<RunResult> {
  const args = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, String(value)],
  );
  const child = spawn(process.execPath, [entry, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (data) => {
    output += String(data);
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  await new Promise((resolve) => {
    child.once('close', resolve);
  });
  process.removeListener('exit', kill);
  const last = output.trim().split('\n').at(-1) ?? '';
  if (!last.startsWith('{'))
    throw new Error(`The simulation of seed ${options.seed} ended without a result.`);
  return JSON.parse(last);
}

/**
 * Finds the shortest prefix of a failing run that still fails, by halves: healing and the last judgement follow each prefix.
 */
export async function shrink(
  server: SimulationServer,
  failing: RunOptions,
  entry?: string,
): Promise<{ readonly steps: number; readonly result: RunResult }> {
  let passes = 0;
  let steps = failing.steps;
  let result = await server.run(failing, entry);
  while (steps - passes > Math.max(1, steps / 100)) {
    const middle = Math.floor((passes + steps) / 2);
    const tried = await server.run({ ...failing, steps: middle }, entry);
    if (tried.finding === undefined) passes = middle;
    else [steps, result] = [middle, tried];
  }
  return { steps, result };
}
