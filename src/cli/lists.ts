import type { Database } from '../db/database.ts';
import { type AdminCommand, Report } from './command.ts';

/** A list that operators look at, such as what needs attention, and how it is told. */
export interface List<Entry extends object> {
  /** The command, such as `attention`, and what it says of itself. */
  readonly command: string;
  readonly description: string;
  /** The field of its JSON that holds the entries. */
  readonly field: string;
  readonly read: (database: Database) => Promise<readonly Entry[]>;
  readonly inWords: (entry: Entry) => string;
  /** What is printed when there is no entry. */
  readonly none?: string;
}

/** Adds a command that prints a list: in words, or as JSON with `--json`. */
export function addListCommand<Entry extends object>(
  parent: AdminCommand,
  { command, description, field, read, inWords, none }: List<Entry>,
): void {
  parent
    .command(command)
    .description(description)
    .withJson()
    .runsOnDatabase(async ({ database }) => {
      const entries = await read(database);
      const nothing = none === undefined ? [] : [none];
      return new Report({ [field]: entries }, entries.length === 0 ? nothing : entries.map(inWords));
    });
}
