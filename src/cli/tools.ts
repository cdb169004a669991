import { userInfo } from 'node:os';
import { type Database, openDatabase } from '../db/core/database.ts';
import { newerVersionNeeded, newerVersionSentence, pendingMigrations } from '../db/core/migrate.ts';
import { AdminError } from './errors.ts';
import { identifyOperator } from './identity.ts';
import { type AdminSettings, loadAdminSettings } from './settings.ts';
import { printLayout, printLines, type Terminal } from './terminal.ts';

/** What a command needs of its settings: whether ENCRYPTION_KEY and JWT_SECRET must be known. */
export interface SettingNeeds {
  readonly needsKeys?: boolean;
}

/** What a command works on that works on the database. */
export interface Opened {
  readonly database: Database;
  readonly settings: AdminSettings;
}

/** Works on the database by the address of the role that owns its tables, where one is set. */
export async function asOwner<Result>(
  { settings }: Opened,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(settings.ownerUrl, { poolSize: 1, statementTimeoutMs: 0 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** What the commands share: settings, a database that fits, and printing. */
export interface AdminTools extends Required<Pick<Terminal, 'env' | 'osUser'>> {
  /** Who runs the command: see identifyOperator. Opens the database unless it is given. */
  readonly identify: (on: {
    readonly database?: Database;
    readonly named?: string | undefined;
  }) => Promise<string>;
  readonly settings: (needs?: SettingNeeds) => AdminSettings;
  /**
   * Works on the database with the application's rights.
   *
   * @throws AdminError when the database is older than this version of the code, or needs a newer one.
   */
  readonly withDatabase: <Result>(
    work: (opened: Opened) => Promise<Result>,
    needs?: SettingNeeds,
  ) => Promise<Result>;
  /** Prints text as one line and anything else as JSON, in which a bigint is text; both escaped. */
  readonly print: (value: unknown) => void;
  /** Ends the command with exit code 1 when it is done: what was checked is not as it must be. */
  readonly reportViolation: () => void;
}

export function createTools(terminal: Terminal, reportViolation: () => void): AdminTools {
  const { env, dataDir, osUser = userInfo().username } = terminal;
  const settingsFor = ({ needsKeys = false }: SettingNeeds = {}) =>
    loadAdminSettings({ env, dataDir, needsKeys });
  const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);
  const print = (value: unknown) =>
    typeof value === 'string'
      ? printLines(terminal.out, [value])
      : printLayout(terminal.out, `${JSON.stringify(value, plain, 2)}\n`);
  const withDatabase: AdminTools['withDatabase'] = async (work, needs) => {
    const settings = settingsFor(needs);
    // Verifying the books of years takes as long as it takes.
    const database = await openDatabase(settings.databaseUrl, { poolSize: 4, statementTimeoutMs: 0 });
    try {
      const pending = await pendingMigrations(database);
      if (pending.length > 0) {
        throw new AdminError(
          `The database lacks the migrations ${pending.join(', ')}: run npm run admin -- migrate first.`,
        );
      }
      const needed = await newerVersionNeeded(database);
      if (needed !== undefined) throw new AdminError(newerVersionSentence(needed));
      return await work({ database, settings });
    } finally {
      await database.close();
    }
  };
  const identify: AdminTools['identify'] = ({ database, named }) =>
    database
      ? identifyOperator(database, { env, osUser }, named)
      : withDatabase((opened) => identifyOperator(opened.database, { env, osUser }, named));
  return { env, osUser, settings: settingsFor, withDatabase, identify, print, reportViolation };
}
