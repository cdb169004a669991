import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a service that was started with its own servers keeps its database and Temporal. */
export interface RunningService {
  readonly databaseUrl: string;
  readonly temporalAddress: string;
  readonly taskQueuePrefix: string;
  /** Where Temporal's web interface is; undefined where it has none of ours. */
  readonly temporalUiUrl: string | undefined;
  /** Where its mail goes; undefined where it sends none. */
  readonly mailUrl?: string | undefined;
}

const FILE_NAME = 'service.json';

/**
 * Notes in `service.json` of a data folder (mode 600, for it holds the database's password) where the parts of this
 * process's service are, so that the admin command finds them.
 *
 * @returns a function that takes the note away.
 */
export function noteRunningService(dataDir: string, service: RunningService): () => void {
  const file = join(dataDir, FILE_NAME);
  // A file that is there would keep its mode, whatever it is.
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify({ pid: process.pid, ...service }, null, 2)}\n`, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** The service that runs on a data folder, or undefined when none does. */
export function findRunningService(dataDir: string): RunningService | undefined {
  try {
    const note = JSON.parse(readFileSync(join(dataDir, FILE_NAME), 'utf8'));
    const { pid, ...service } = note;
    return isAlive(pid) ? service : undefined;
  } catch {
    // No file, or one that was cut short by a crash: either way nothing is known to run.
    return undefined;
  }
}

// A service that was killed by force leaves its note behind.
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
