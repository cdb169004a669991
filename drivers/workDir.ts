import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeEmbeddedPostgres } from '../src/embedded/postgres.ts';
import { commandLineOf, endProcess } from '../src/embedded/processes.ts';
import { endOrphanedTemporal } from '../src/embedded/temporal.ts';
import type { Stops } from './parts.ts';

/** The programs that use such folders, each with what stands in its command line. */
const ENTRIES = {
  faults: 'faults/run.ts',
  chain: 'faults/chain/run.ts',
  restore: 'faults/restore/run.ts',
  fuzz: 'fuzz/run.ts',
  simulation: 'test/simulation/run.ts',
  cluster: 'local-cluster/run.ts',
  alerts: 'alertsDrill/run.ts',
};
type Driver = keyof typeof ENTRIES;

const KEPT_MARKER = 'kept';
/** Where the ids of processes are noted. */
const PIDS = 'pids';
const END_TIMEOUT_MS = 15_000;

/**
 * Makes a folder for a run, after removing those of runs that were killed.
 *
 * @param options.keep leaves the folder for inspection, until it is removed by hand.
 * @param options.stops receives its removal otherwise.
 */
export async function createWorkDir(
  driver: Driver,
  { keep, stops }: { readonly keep: boolean; readonly stops: Stops },
): Promise<string> {
  const prefix = `merchant-payments-${driver}-`;
  await removeLeftovers(prefix, ENTRIES[driver]);
  const dir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  if (keep) writeFileSync(join(dir, KEPT_MARKER), '');
  else stops.push(() => removeWorkDir(dir));
  return dir;
}

/** Notes a process that has the folder in its command line, and would outlive a run that is killed. */
export function notePid(dir: string, name: string, pid: number | undefined): void {
  mkdirSync(join(dir, PIDS), { recursive: true });
  writeFileSync(join(dir, PIDS, name), String(pid ?? ''));
}

async function endNoted(dir: string): Promise<void> {
  const folder = join(dir, PIDS);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const end = async (name: string) => {
    const pid = Number(readFileSync(join(folder, name), 'utf8'));
    // The id may belong to another program by now.
    if (pid > 0 && commandLineOf(pid)?.includes(dir)) {
      await endProcess(pid, { signal: 'SIGTERM', timeoutMs: END_TIMEOUT_MS });
    }
  };
  await Promise.all(names.map(end));
}

/** Removes a folder with its servers' data, and ends servers that a killed run has left on it. */
export async function removeWorkDir(dir: string): Promise<void> {
  await endNoted(dir);
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

/** Where the servers of a kept folder listened, noted for later inspection. */
export function noteRun(dir: string, facts: Readonly<Record<string, unknown>>): void {
  writeFileSync(join(dir, 'run.json'), `${JSON.stringify(facts, null, 2)}\n`);
}

/** @throws when the folder is none that a run has kept. */
export function readRun(dir: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(join(dir, 'run.json'), 'utf8'));
}
