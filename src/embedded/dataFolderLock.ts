import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../config/startError.ts';
import { commandLineOf } from './processes.ts';

/**
 * Claims a data folder for this process. Servers found running on the folder afterwards can only be left over from
 * a starter that was killed, so ending them does no harm.
 * @param dir folder, created if need be
 * @param program part of the command line by which another claimer is known to be one, such as `start.ts`
 * @returns a function that gives the folder back
 * @throws StartError when another live process has claimed it
 */
export function claimDataFolder(dir: string, program: string): () => void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = join(dir, 'start.pid');
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new StartError(`The data folder ${dir} cannot be written: ${(error as Error).message}.`);
      }
    }
    const pid = Number(readFileSync(file, 'utf8'));
    // After a restart of the machine the id may belong to any other program, or to this one.
    if (pid > 0 && pid !== process.pid && commandLineOf(pid)?.includes(program)) {
      throw new StartError(
        `Another start of this service (process ${pid}) is using ${dir}: stop it first, or set DATABASE_URL and TEMPORAL_ADDRESS.`,
      );
    }
    rmSync(file, { force: true });
  }
}
