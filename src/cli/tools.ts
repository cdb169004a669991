import { userInfo } from 'node:os';
import { Option } from 'commander';
import { type Database, openDatabase } from '../db/database.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { AdminError } from './errors.ts';
import { type AdminSettings, loadAdminSettings } from './settings.ts';

/** Where a command gets its settings from, and where what it says goes. */
export interface Terminal {
  readonly env: NodeJS.ProcessEnv;
  /** The folder in which `npm start` keeps its data. */
  readonly dataDir: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** What the commands share: settings, a database that fits, printing, and the option that names who acts. */
export interface AdminTools {
  readonly settings: (needs?: { readonly needsKeys?: boolean }) => AdminSettings;
  /**
   * Works on the database with the application's rights.
   *
   * @throws AdminError when the database is older than this version of the code.
   */
  readonly withDatabase: <Result>(
    settings: AdminSettings,
    work: (database: Database) => Promise<Result>,
  ) => Promise<Result>;
  /** Prints text as it stands and anything else as JSON. */
  readonly print: (value: unknown) => void;
  readonly operatorOption: () => Option;
  /** Ends the command with exit code 1 when it is done: what was checked is not as it must be. */
  readonly reportViolation: () => void;
}

export function createTools(terminal: Terminal, reportViolation: () => void): AdminTools {
  return {
    settings: ({ needsKeys = false } = {}) =>
      loadAdminSettings({ env: terminal.env, dataDir: terminal.dataDir, needsKeys }),
    async withDatabase({ databaseUrl }, work) {
      // Verifying the books of years takes as long as it takes.
      const database = await openDatabase(databaseUrl, { poolSize: 4, statementTimeoutMs: 0 });
      try {
        const pending = await pendingMigrations(database);
        if (pending.length > 0) {
          throw new AdminError(
            `The database lacks the migrations ${pending.join(', ')}: run npm run admin -- migrate first.`,
          );
        }
        return await work(database);
      } finally {
        await database.close();
      }
    },
    print: (value) => terminal.out(`${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}\n`),
    operatorOption: () =>
      new Option('--operator <name>', 'who does it, for the audit log').default(
        userInfo().username,
        'your name on this computer',
      ),
    reportViolation,
  };
}
