import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeEmbeddedPostgres } from '../src/embedded/postgres.ts';
import { commandLineOf } from '../src/embedded/processes.ts';
import { endOrphanedTemporal } from '../src/embedded/temporal.ts';

/** The programs that use such folders: `npm run faults`, `npm run fuzz`. */
export type Driver = 'faults' | 'fuzz';

const KEPT_MARKER = 'kept';

/** Makes a folder for a run, after removing those of runs that were killed. */
export async function createWorkDir(driver: Driver): Promise<string> {
  const prefix = `merchant-payments-${driver}-`;
  await removeLeftovers(prefix, `${driver}/run.ts`);
  return mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
}

/** Leaves a folder to whoever wants to look at it; `removeWorkDir` by hand, or by `rm -r`, ends that. */
export function keepWorkDir(dir: string): void {
  writeFileSync(join(dir, KEPT_MARKER), '');
}

/** Removes a folder with its servers' data, and ends servers that a killed run has left on it. */
export async function removeWorkDir(dir: string): Promise<void> {
  await endOrphanedTemporal(join(dir, 'temporal', 'temporal.log'));
  await removeEmbeddedPostgres(join(dir, 'postgres'));
  rmSync(dir, { recursive: true, force: true });
}

/** @param entry what stands in the command line of a run that goes on. */
async function removeLeftovers(prefix: string, entry: string): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(/^\d+/.exec(name.startsWith(prefix) ? name.slice(prefix.length) : '')?.[0]);
    const dir = join(tmpdir(), name);
    if (!pid || existsSync(join(dir, KEPT_MARKER)) || commandLineOf(pid)?.includes(entry)) continue;
    try {
      await removeWorkDir(dir);
    } catch {
      // What another user left behind is that user's to remove.
    }
  }
}

/** Where the servers of a kept folder listened, noted for a later look. */
export function noteRun(dir: string, facts: Readonly<Record<string, unknown>>): void {
  writeFileSync(join(dir, 'run.json'), `${JSON.stringify(facts, null, 2)}\n`);
}

/** @throws when the folder is none that a run has kept. */
export function readRun(dir: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(join(dir, 'run.json'), 'utf8'));
}
