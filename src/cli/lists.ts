import type { Database } from '../db/core/database.ts';
import { type AdminCommand, Report } from './command.ts';
import { described, type Line } from './words.ts';

/** One entry of a list, as JSON and in words. */
export interface Listed {
  readonly facts: object;
  /** Its lines. */
  readonly inWords: readonly string[];
}

/** What waits for a human. */
export interface Waiting extends Listed {
  /** What it is, such as `withdrawal`. */
  readonly what: string;
  /** Since when there has been something to look into, ISO 8601. */
  readonly since: string;
  /** The command that goes on with it, behind `npm run admin --`. */
  readonly next: string;
}

/** A list that operators look at. */
export interface List<Entry extends Listed = Listed> {
  /** The field of the command's JSON that holds the entries. */
  readonly field: string;
  readonly read: (database: Database) => Promise<readonly Entry[]>;
}

interface ListParts<Row extends object> {
  readonly field: string;
  readonly read: (database: Database) => Promise<readonly Row[]>;
  readonly heading: (row: Row) => string;
  /** What is said below the heading, by its label. */
  readonly lines: (row: Row) => Readonly<Record<string, Line>>;
}

/** A list of rows, each of which is told in words by a heading and the lines below it. */
export function listOf<Row extends object>({ field, read, heading, lines }: ListParts<Row>): List {
  return {
    field,
    read: async (database) =>
      (await read(database)).map((row) => ({ facts: row, inWords: described(heading(row), lines(row)) })),
  };
}

/** The same, of what waits for a human: the last line of each says what to type. */
export function waitingListOf<Row extends object>(
  parts: ListParts<Row> & { readonly [Part in 'what' | 'since' | 'next']: (row: Row) => string },
): List<Waiting> {
  return {
    field: parts.field,
    read: async (database) =>
      (await parts.read(database)).map((row) => {
        const next = parts.next(row);
        return {
          facts: row,
          inWords: described(parts.heading(row), { ...parts.lines(row), next }),
          what: parts.what(row),
          since: parts.since(row),
          next,
        };
      }),
  };
}

/** Adds a command that prints lists, one after the other: in words, or as JSON with `--json`. */
export function addListCommand(
  parent: AdminCommand,
  {
    command,
    description,
    none,
  }: {
    readonly command: string;
    readonly description: string;
    /** What is printed when there is no entry. */
    readonly none: string;
  },
  ...lists: readonly List[]
): void {
  parent
    .command(command)
    .description(description)
    .withJson()
    .runsOnDatabase(async ({ database }) => {
      const read = await Promise.all(
        lists.map(async (list) => [list.field, await list.read(database)] as const),
      );
      const facts = Object.fromEntries(
        read.map(([field, entries]) => [field, entries.map((each) => each.facts)]),
      );
      const inWords = read.flatMap(([, entries]) => entries.flatMap((each) => each.inWords));
      return new Report(facts, inWords.length === 0 ? [none] : inWords);
    });
}
