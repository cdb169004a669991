import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Migrator, Migration as MigratorStep } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { StartError } from '../../config/startError.ts';
import { VERSION } from '../../observability/version.ts';
import { entities } from '../entities/index.ts';
import type { Database } from './database.ts';
import { driverOptions } from './driverOptions.ts';
import { statement } from './sql.ts';

const FOLDER = new URL('../migrations/', import.meta.url);

/** One SQL file of the folder. */
interface Migration {
  /** The name of the file without `.sql`. */
  readonly name: string;
  readonly text: string;
}

/** Every migration of this version, oldest first. */
export const MIGRATIONS: readonly Migration[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => ({ name: basename(file, '.sql'), text: readFileSync(new URL(file, FOLDER), 'utf8') }));

/** Whether the migration runs outside a transaction, as Postgres requires of indexes that are built concurrently. */
const isOutsideTransaction = ({ text }: Migration) => text.startsWith('-- outside a transaction\n');

export interface MigrateOptions {
  /** How long one attempt waits for a table that others use. */
  readonly lockTimeoutMs: number;
  readonly maxAttempts: number;
  /** Oldest first. */
  readonly migrations: readonly Migration[];
}

/**
 * A statement that waits for the exclusive lock of a table blocks all later statements on that table. A short timeout with
 * retries lets them through.
 */
const DEFAULT_OPTIONS: MigrateOptions = { lockTimeoutMs: 5_000, maxAttempts: 12, migrations: MIGRATIONS };

/**
 * Brings the database to the newest version. Several processes may call it at once: one migrates, the others wait. All
 * migrations of a call commit together or not at all. The exceptions are migrations outside a transaction: each starts when
 * all before it have committed, and starts again if it was interrupted.
 *
 * @param ownerUrl connection of a role that owns the database and may grant the role `merchant_payments_app`.
 * @returns the names of the migrations that ran.
 * @throws StartError when the role lacks a right, when this version is too old for the database, or when a table was locked in every
 * attempt. Nothing is changed then.
 */
export async function migrate(
  ownerUrl: string,
  options: Partial<MigrateOptions> = {},
): Promise<readonly string[]> {
  const { migrations, ...retries } = { ...DEFAULT_OPTIONS, ...options };
  const orm = await openMigrationOrm(ownerUrl, migrations);
  try {
    const connection = orm.em.getConnection();
    await waitForTurn(connection);
    await requireVersion(connection);
    const ran: string[] = [];
    for (const group of await pendingGroups(orm, migrations)) {
      if (group.isOutsideTransaction) await runOutsideTransaction(orm, group.migrations);
      else await runInTransaction(orm, group.migrations, retries);
      ran.push(...group.migrations.map(({ name }) => name));
    }
    // Each process compares this table with its own migrations when it starts.
    await connection.execute('grant select on mikro_orm_migrations to merchant_payments_app');
    return ran;
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new StartError(
      `The role ${decodeURIComponent(new URL(ownerUrl).username)} may not do what the migrations need ` +
        `(${(error as Error).message.split('\n')[0]}): DATABASE_OWNER_URL has to name the owner of the database, with the rights that ` +
        'deploy/postgres/roles.sql gives.',
    );
  } finally {
    await orm.close(true);
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';
const LOCK_NOT_AVAILABLE = '55P03';

const codeOf = (error: unknown) => (error as { readonly code?: string }).code;

type Connection = ReturnType<MikroORM['em']['getConnection']>;

const TURN_POLL_MS = 50;

/**
 * Waits until no other process migrates. The lock belongs to the session, and the pool has a single connection, so all
 * migrations run inside the lock. It is polled: a statement that waits for it would hold a snapshot, and a concurrent index
 * build of the other process would wait for that snapshot.
 */
async function waitForTurn(connection: Connection): Promise<void> {
  for (;;) {
    const [row] = await connection.execute<{ isOurs: boolean }[]>(
      'select pg_try_advisory_lock(7265646765) as "isOurs"',
    );
    if (row?.isOurs) return;
    await sleep(TURN_POLL_MS);
  }
}

/** @throws StartError when this version is too old for the database, whose newer versions know nothing of its migrations. */
async function requireVersion(connection: Connection): Promise<void> {
  const [known] = await connection.execute<{ isThere: boolean }[]>(
    `select to_regproc('minimum_service_version') is not null as "isThere"`,
  );
  if (!known?.isThere) return;
  const [row] = await connection.execute<{ minimum: string }[]>(
    'select minimum_service_version() as "minimum"',
  );
  if (row && isOlder(VERSION, row.minimum)) {
    throw new StartError(newerVersionSentence(row.minimum));
  }
}

/** What operators are told whose version is too old. @param minimum the lowest version that may work on the database. */
export function newerVersionSentence(minimum: string): string {
  return `The database needs version ${minimum} or newer, and this is version ${VERSION}: use a newer version.`;
}

const isOlder = (version: string, minimum: string): boolean =>
  version.localeCompare(minimum, 'en', { numeric: true }) < 0;

/** Migrations that run together. */
interface MigrationGroup {
  readonly migrations: readonly Migration[];
  readonly isOutsideTransaction: boolean;
}

/** The pending migrations, oldest first: neighbors share a transaction, and each one outside a transaction is alone. */
async function pendingGroups(
  { migrator }: MikroORM,
  migrations: readonly Migration[],
): Promise<readonly MigrationGroup[]> {
  const pending = new Set((await migrator.getPending()).map(({ name }) => name));
  const groups: { migrations: Migration[]; isOutsideTransaction: boolean }[] = [];
  for (const migration of migrations) {
    if (!pending.has(migration.name)) continue;
    const isOutside = isOutsideTransaction(migration);
    const last = groups.at(-1);
    if (last && !last.isOutsideTransaction && !isOutside) last.migrations.push(migration);
    else groups.push({ migrations: [migration], isOutsideTransaction: isOutside });
  }
  return groups;
}

/** Runs migrations statement by statement. They block no one, so they wait for locks without a timeout. */
async function runOutsideTransaction({ em }: MikroORM, migrations: readonly Migration[]): Promise<void> {
  const connection = em.getConnection();
  await connection.execute('set lock_timeout = 0');
  for (const { name, text } of migrations) {
    for (const part of text.split(/;\n/).filter((each) => each.trim() !== '')) await connection.execute(part);
    await connection.execute('insert into mikro_orm_migrations (name) values (?)', [name]);
  }
}

/** Runs migrations in one transaction, which is retried when a table is locked. */
async function runInTransaction(
  { em, migrator }: MikroORM,
  migrations: readonly Migration[],
  { lockTimeoutMs, maxAttempts }: Omit<MigrateOptions, 'migrations'>,
): Promise<void> {
  await em.getConnection().execute(`set lock_timeout = ${lockTimeoutMs}`);
  for (let attempt = 1; ; attempt++) {
    try {
      await migrator.up({ migrations: migrations.map(({ name }) => name) });
      return;
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (attempt < maxAttempts) continue;
      throw new StartError(
        `Others use a table that a migration changes: it was not free for ${lockTimeoutMs} ms in any of ` +
          `${maxAttempts} attempts. Nothing was changed. See pg_stat_activity for what holds it, then migrate again.`,
      );
    }
  }
}

/** The migrations this version of the code needs and the database lacks. */
export async function pendingMigrations(database: Database): Promise<readonly string[]> {
  const rows = await database.run(
    statement<{ name: string }>('migrations.read')`select name from mikro_orm_migrations`,
  );
  const applied = new Set(rows.map((row) => row.name));
  return MIGRATIONS.map(({ name }) => name).filter((name) => !applied.has(name));
}

/**
 * The lowest version that may work on the database, if this version is older. Undefined if this version may work on it
 * (UPGRADING.md, "The rule").
 *
 * @param version such as `1.2.0`.
 */
export async function newerVersionNeeded(
  database: Database,
  version: string = VERSION,
): Promise<string | undefined> {
  const { minimum } = await database.one(
    statement<{ minimum: string }>('migrations.minimumVersion')`select minimum_service_version() as minimum`,
  );
  return isOlder(version, minimum) ? minimum : undefined;
}

function openMigrationOrm(ownerUrl: string, migrations: readonly Migration[]) {
  const migrationsList = migrations.map(({ name, text }) => ({
    name,
    class: class extends MigratorStep {
      override up(): void {
        this.addSql(text);
      }
    },
  }));
  return MikroORM.init({
    clientUrl: ownerUrl,
    entities: [...entities],
    extensions: [Migrator],
    // A typing error in the name must not create a database.
    ensureDatabase: false,
    pool: { min: 1, max: 1 },
    driverOptions: driverOptions(ownerUrl),
    migrations: { migrationsList, snapshot: false, allOrNothing: true, silent: true },
  });
}
