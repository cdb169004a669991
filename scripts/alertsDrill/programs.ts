import { accessSync, constants, existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../src/config/startError.ts';

/** The names of each program: its own, and that of Debian's package. */
const NAMES = {
  prometheus: ['prometheus'],
  alertmanager: ['alertmanager', 'prometheus-alertmanager'],
  postgresExporter: ['postgres_exporter', 'prometheus-postgres-exporter'],
  blackboxExporter: ['blackbox_exporter', 'prometheus-blackbox-exporter'],
  nodeExporter: ['node_exporter', 'prometheus-node-exporter'],
} as const;

/** Where Debian's package has it, below /usr. */
const FAKETIME = 'lib/*/faketime/libfaketime.so.1';

/** The programs that the drill runs, by path. */
export type Programs = Readonly<Record<keyof typeof NAMES, string>> & {
  /** Gives a process another clock, when it is preloaded. */
  readonly faketime: string;
};

/**
 * Finds the programs in these folders.
 *
 * @throws StartError with one sentence that names all that are missing.
 */
export function findPrograms(folders: readonly string[]): Programs {
  const missing: string[] = [];
  const found = Object.fromEntries(
    Object.entries(NAMES).map(([program, names]) => {
      const path = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
      if (path === undefined) missing.push(names[0]);
      return [program, path ?? ''];
    }),
  );
  const libraries = folders.flatMap((folder) => globSync(join(folder, '..', FAKETIME)));
  const faketime = [...libraries, ...globSync(join('/usr', FAKETIME))].find((path) => existsSync(path));
  if (faketime === undefined) missing.push('libfaketime');
  if (missing.length > 0)
    throw new StartError(
      `The drill needs ${missing.join(', ')}: install them, or name their folders by --programs.`,
    );
  return { ...(found as Record<keyof typeof NAMES, string>), faketime: faketime ?? '' };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
