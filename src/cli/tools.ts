import { type Database, openDatabase } from '../db/database.ts';
import { pendingMigrations } from '../db/migrate.ts';
import type { Printed } from './command.ts';
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

/** What a command needs of its settings: whether ENCRYPTION_KEY and JWT_SECRET must be known. */
export interface SettingNeeds {
  readonly needsKeys?: boolean;
}

/** What the commands share: settings, a database that fits, and printing. */
export interface AdminTools {
  readonly settings: (needs?: SettingNeeds) => AdminSettings;
  /**
   * Works on the database with the application's rights.
   *
   * @throws AdminError when the database is older than this version of the code.
   */
  readonly withDatabase: <Result>(
    work: (database: Database, settings: AdminSettings) => Promise<Result>,
    needs?: SettingNeeds,
  ) => Promise<Result>;
  /** Prints text as it stands and anything else as JSON. */
  readonly print: (value: unknown) => void;
  /** Prints facts as JSON when `--json` is given, and otherwise each of the texts that tell them. */
  readonly show: (options: Printed, facts: object, inWords: readonly string[]) => void;
  /** Ends the command with exit code 1 when it is done: what was checked is not as it must be. */
  readonly reportViolation: () => void;
}

export function createTools(terminal: Terminal, reportViolation: () => void): AdminTools {
  const { env, dataDir } = terminal;
  const settings = ({ needsKeys = false }: SettingNeeds = {}) =>
    loadAdminSettings({ env, dataDir, needsKeys });
  const print = (value: unknown) =>
    terminal.out(`${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}\n`);
  return {
    settings,
    async withDatabase(work, needs) {
      const given = settings(needs);
      // Verifying the books of years takes as long as it takes.
      const database = await openDatabase(given.databaseUrl, { poolSize: 4, statementTimeoutMs: 0 });
      try {
        const pending = await pendingMigrations(database);
        if (pending.length > 0) {
          throw new AdminError(
            `The database lacks the migrations ${pending.join(', ')}: run npm run admin -- migrate first.`,
          );
        }
        return await work(database, given);
      } finally {
        await database.close();
      }
    },
    print,
    show(options, facts, inWords) {
      if (options.json) print(facts);
      else for (const text of inWords) print(text);
    },
    reportViolation,
  };
}
