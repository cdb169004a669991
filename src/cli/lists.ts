import { Option } from 'commander';
import type { Database } from '../db/core/database.ts';
import type { Counted, ListSlice } from '../db/core/page.ts';
import type { Environment } from '../domain/money.ts';
import { type AdminCommand, Report } from './command.ts';
import { atMost } from './given.ts';
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
  readonly read: (database: Database, slice: ListSlice) => Promise<Counted<Entry>>;
}

interface ListParts<Row extends object> {
  readonly field: string;
  /** Reads every row, or the slice with its count where there may be many. */
  readonly read: (database: Database, slice: ListSlice) => Promise<readonly Row[] | Counted<Row>>;
  readonly heading: (row: Row) => string;
  /** What is said below the heading, by its label. */
  readonly lines: (row: Row) => Readonly<Record<string, Line>>;
}

/** A list of rows, each of which is told in words by a heading and the lines below it. */
export function listOf<Row extends object>({ field, read, heading, lines }: ListParts<Row>): List {
  return {
    field,
    read: async (database, slice) =>
      mapped(sliceOf(await read(database, slice), slice), (row) => ({
        facts: row,
        inWords: described(heading(row), lines(row)),
      })),
  };
}

/** The same, of what waits for a human: the last line of each says what to type. */
export function waitingListOf<Row extends object>(
  parts: ListParts<Row> & { readonly [Part in 'what' | 'since' | 'next']: (row: Row) => string },
): List<Waiting> {
  return {
    field: parts.field,
    read: async (database, slice) =>
      mapped(sliceOf(await parts.read(database, slice), slice), (row) => {
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

/** The wanted rows of a list that was read whole: live before test, and otherwise as they came. */
function sliceOf<Row extends object>(
  read: readonly Row[] | Counted<Row>,
  { environment, offset, limit }: ListSlice,
): Counted<Row> {
  if ('total' in read) return read;
  const wanted = read.filter((row) => environment === undefined || environmentOf(row) === environment);
  const ordered = wanted.toSorted(
    (one, other) => Number(environmentOf(one) === 'test') - Number(environmentOf(other) === 'test'),
  );
  return { rows: ordered.slice(offset, offset + limit), total: wanted.length };
}

/** Providers call back, and customers claim payments back, in production alone: the records of those do not say so. */
function environmentOf(row: { readonly environment?: unknown }): unknown {
  return row.environment ?? 'prod';
}

function mapped<Row, Entry>({ rows, total }: Counted<Row>, entryOf: (row: Row) => Entry): Counted<Entry> {
  return { rows: rows.map(entryOf), total };
}

/** Which part of a list a command prints. */
export interface PageOptions {
  readonly environment?: Environment;
  readonly limit: number;
  readonly page: number;
}

/** Adds `--environment`, `--limit` and `--page`; the action gets them as `PageOptions`. */
export function withPages(command: AdminCommand): AdminCommand {
  return command
    .addOption(
      new Option('--env, --environment <environment>', 'only what is of this one').choices(['prod', 'test']),
    )
    .addOption(new Option('--limit <n>', 'how many are shown').argParser(atMost(10_000)).default(1_000))
    .addOption(new Option('--page <n>', 'which of these').argParser(atMost(1_000_000)).default(1));
}

/** The slice of a list that is a page. */
export function sliceAt({ environment, limit, page }: PageOptions): ListSlice {
  return { environment, limit, offset: (page - 1) * limit };
}

/** What is said below a list that is not shown whole; nothing below one that is. */
export function countLines(
  { rows: { length: shown }, total }: Counted<unknown>,
  { limit, page }: PageOptions,
  field = '',
): readonly string[] {
  if (shown === total) return [];
  const more = page * limit < total ? `; the next: --page ${page + 1}` : '';
  return [`${shown.toLocaleString('en')} of ${total.toLocaleString('en')}${field && ` ${field}`}${more}.`];
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
  withPages(parent.command(command).description(description))
    .withJson()
    .runsOnDatabase(async ({ database }, options: PageOptions) => {
      const read = await Promise.all(
        lists.map(async (list) => ({
          field: list.field,
          ...(await list.read(database, sliceAt(options))),
        })),
      );
      const facts = Object.fromEntries(
        read.map(({ field, rows }) => [field, rows.map((each) => each.facts)]),
      );
      const total = Object.fromEntries(read.map(({ field, total: count }) => [field, count]));
      const inWords = read.flatMap((list) => [
        ...list.rows.flatMap((each) => each.inWords),
        ...countLines(list, options, list.field),
      ]);
      return new Report({ ...facts, total }, inWords.length === 0 ? [none] : inWords);
    });
}
