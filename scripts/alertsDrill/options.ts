import { namesOf, parsedValues } from '../../drivers/arguments.ts';

export const USAGE = `npm run alerts-drill -- [options]

Makes the condition of each alert of deploy/prometheus true under a real Prometheus and Alertmanager, waits for the notice,
undoes the condition, and waits for the notice that it is resolved. Prints a table. It needs these programs of Prometheus:
prometheus, alertmanager, postgres_exporter, blackbox_exporter and node_exporter; libfaketime for wrong clocks; and root for a
disk that is full. Debian's packages have other names for some, which are found too.

  --programs <folders>  where they are, separated by colons, before those of PATH
  --only <alerts>       these alone, separated by commas
  --keep                leave the folder with logs and rules
  --help                print this`;

interface Options {
  readonly folders: readonly string[];
  /** All unless given. */
  readonly only: ReadonlySet<string> | undefined;
  readonly keep: boolean;
}

/**
 * @param alerts the names of all alerts.
 * @throws UsageError for an option or alert that is not known.
 */
export function parseOptions(args: readonly string[], alerts: readonly string[]): Options {
  const { programs, only, keep } = parsedValues(args, {
    programs: { type: 'string' },
    only: { type: 'string' },
    keep: { type: 'boolean' },
  });
  const known = Object.fromEntries(alerts.map((alert) => [alert, true]));
  const path = process.env.PATH ?? '';
  return {
    folders: [...(programs ?? '').split(':'), ...path.split(':')].filter((folder) => folder !== ''),
    only: only === undefined ? undefined : namesOf('--only', only, known),
    keep: keep ?? false,
  };
}
