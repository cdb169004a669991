import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import type { BenchEnvironment } from './environment.ts';

/** What the figures of a run were measured on, and of which version. */
export interface Machine {
  readonly cores: number;
  readonly processor: string;
  readonly memoryMb: number;
  readonly system: string;
  readonly node: string;
  readonly postgres: string;
  /** The commit that is checked out, with `, changed` behind it when files differ from it; `unknown` without git. */
  readonly commit: string;
}

/** Describes this machine, the database server of the run and the version of the sources. */
export async function describeMachine({ sql, databaseUrl }: BenchEnvironment): Promise<Machine> {
  const { rows } = await sql(databaseUrl, 'show server_version');
  return {
    cores: cpus().length,
    processor: cpus()[0]?.model ?? 'unknown',
    memoryMb: Math.round(totalmem() / 2 ** 20),
    system: `${type()} ${release()}`,
    node: process.version,
    postgres: rows[0]?.server_version,
    commit: commitOf(import.meta.dirname),
  };
}

function commitOf(folder: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ', changed');
  } catch {
    return 'unknown';
  }
}
