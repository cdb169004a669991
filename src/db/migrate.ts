import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Migration, Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { StartError } from '../startError.ts';
import { connectionSecurity } from './connectionSecurity.ts';
import type { Database } from './database.ts';
import { entities } from './entities/index.ts';
import { statement } from './sql.ts';

const FOLDER = new URL('migrations/', import.meta.url);

/** Every migration, oldest first: the SQL files of the folder, each named as its file is without `.sql`. */
const MIGRATIONS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => {
    const text = readFileSync(new URL(file, FOLDER), 'utf8');
    return {
      name: basename(file, '.sql'),
      text,
      /** Whether it builds indexes while the tables are used, which Postgres does outside transactions alone. */
      isOutsideTransaction: text.startsWith('-- outside a transaction\n'),
      class: class extends Migration {
        override up(): void {
          this.addSql(text);
        }
      },
    };
  });

/** The migrations of version 0.1.0, which make in one go what those of `BEFORE_BASELINE` made step by step. */
const BASELINE = MIGRATIONS.map(({ name }) => name).filter((name) => name <= '0016_bookkeeping');

/** What ran before there was a baseline, and the last commit that has it. */
const BEFORE_BASELINE =
  `0001Ledger 0002Merchants 0003Payments 0004Accounts 0005VendorAccounts 0006Pricing 0007Bills
  0008Usdt 0009Conversions 0011SimulatedChain 0012EnergyReclaim 0013ColdStorage 0014AddressLookup 0015Recovery
  0016PasswordResets 0017RequiredIdempotencyKeys 0018InstallationSecrets 0021Adjustments 0022Fairness
  0023NewsOfOpenFlows 0024PayoutAttempts 0025BillAccounts 0026CollectionIdentifiers 0027GasAccount 0028TokenFees
  0029WaitingNews 0031Reconciliation 0032CollectionFees 0033EnergyRentals`.split(/\s+/);
const COMMIT_BEFORE_BASELINE = '672053b';

/**
 * Whoever changes a table waits for those who use it, and everybody who comes after waits for him: requests stand still
 * for as long. So a migration lets go soon, and tries again.
 */
const PATIENCE = { lockTimeoutMs: 5_000, mostAttempts: 12 };

/**
 * Brings the database to the newest version. Safe to call from several processes at once: one migrates, the others
 * wait for it. All migrations of one call commit together or not at all, but for those that run outside transactions: each
 * of them is begun when all before it have committed, and run again when it was not finished.
 *
 * @param ownerUrl connection of a role that owns the database and may grant the role `merchant_payments_app`.
 * @param patience.lockTimeoutMs how long one attempt waits for a table that others use.
 * @param patience.mostAttempts how often it is tried.
 * @returns the names of the migrations that ran.
 * @throws StartError when the database is from before the baseline and lacks a part of it, when the role lacks a right,
 *   or when others use a table all the time; nothing is changed then.
 */
export async function migrate(
  ownerUrl: string,
  patience: Partial<typeof PATIENCE> = {},
): Promise<readonly string[]> {
  const { lockTimeoutMs, mostAttempts } = { ...PATIENCE, ...patience };
  const orm = await openMigrationOrm(ownerUrl);
  try {
    const connection = orm.em.getConnection();
    await waitForTurn(connection);
    await recordBaseline(orm);
    const ran: string[] = [];
    for (const { names, isOutsideTransaction } of await pendingGroups(orm)) {
      if (isOutsideTransaction) await runOutsideTransaction(orm, names);
      else await migrateOnceFree(orm, { names, lockTimeoutMs, mostAttempts });
      ran.push(...names);
    }
    // What the application reads to see that it fits this database.
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

/** How long a process that waits for another one's migrations waits before it asks again. */
const TURN_PAUSE_MS = 50;

/**
 * Waits until no other process migrates. The lock is the session's, and the pool has one connection, so the migrations run
 * inside it. It is asked for again and again: whoever waits for a lock inside a statement has a snapshot, and an index that
 * is built meanwhile waits for its end.
 */
async function waitForTurn(connection: Connection): Promise<void> {
  for (;;) {
    const [row] = await connection.execute<{ isOurs: boolean }[]>(
      'select pg_try_advisory_lock(7265646765) as "isOurs"',
    );
    if (row?.isOurs) return;
    await sleep(TURN_PAUSE_MS);
  }
}

/** Migrations that run together. */
interface MigrationGroup {
  readonly names: readonly string[];
  readonly isOutsideTransaction: boolean;
}

/** What has not run yet, oldest first: as many as can in one transaction, and alone what can in none. */
async function pendingGroups({ migrator }: MikroORM): Promise<readonly MigrationGroup[]> {
  const pending = new Set((await migrator.getPending()).map(({ name }) => name));
  const groups: { names: string[]; isOutsideTransaction: boolean }[] = [];
  for (const { name, isOutsideTransaction } of MIGRATIONS) {
    if (!pending.has(name)) continue;
    const last = groups.at(-1);
    if (last && !last.isOutsideTransaction && !isOutsideTransaction) last.names.push(name);
    else groups.push({ names: [name], isOutsideTransaction });
  }
  return groups;
}

/** Runs migrations statement by statement, which blocks nobody and so may take its time. */
async function runOutsideTransaction({ em }: MikroORM, names: readonly string[]): Promise<void> {
  const connection = em.getConnection();
  await connection.execute('set lock_timeout = 0');
  for (const { name, text } of MIGRATIONS.filter((each) => names.includes(each.name))) {
    for (const part of text.split(/;\n/).filter((each) => each.trim() !== '')) await connection.execute(part);
    await connection.execute('insert into mikro_orm_migrations (name) values (?)', [name]);
  }
}

/** Runs migrations in one transaction, in as many attempts as it takes and may take. */
async function migrateOnceFree(
  { em, migrator }: MikroORM,
  { names, lockTimeoutMs, mostAttempts }: typeof PATIENCE & Pick<MigrationGroup, 'names'>,
): Promise<void> {
  await em.getConnection().execute(`set lock_timeout = ${lockTimeoutMs}`);
  for (let attempt = 1; ; attempt++) {
    try {
      await migrator.up({ migrations: [...names] });
      return;
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (attempt < mostAttempts) continue;
      throw new StartError(
        `Others use a table that a migration changes: it was not free for ${lockTimeoutMs} ms in any of ` +
          `${mostAttempts} attempts. Nothing was changed. See pg_stat_activity for what holds it, then migrate again.`,
      );
    }
  }
}

/**
 * Records the baseline as run where the migrations before it ran. Their rows stay: processes of the version before, which
 * may run at the same time during an upgrade, look for them.
 */
async function recordBaseline({ em, migrator }: MikroORM): Promise<void> {
  const executed = new Set((await migrator.getExecuted()).map(({ name }) => name));
  const missing = BEFORE_BASELINE.filter((name) => !executed.has(name));
  if (missing.length === BEFORE_BASELINE.length || BASELINE.some((name) => executed.has(name))) return;
  if (missing.length > 0) {
    throw new StartError(
      `The database was made by a version before 0.1.0 and lacks a part of its migrations (${missing.join(', ')}): ` +
        `start commit ${COMMIT_BEFORE_BASELINE} on it once, or remove its data, which npm start keeps in .data.`,
    );
  }
  // One statement, because a baseline of which a part is recorded could not go on.
  const rows = BASELINE.map((name) => `('${name}')`).join(', ');
  await em.getConnection().execute(`insert into mikro_orm_migrations (name) values ${rows}`);
}

/** The migrations this version of the code needs and the database lacks. */
export async function pendingMigrations(database: Database): Promise<readonly string[]> {
  const rows = await database.run(
    statement<{ name: string }>('migrations.read')`select name from mikro_orm_migrations`,
  );
  const applied = new Set(rows.map((row) => row.name));
  return MIGRATIONS.map(({ name }) => name).filter((name) => !applied.has(name));
}

function openMigrationOrm(ownerUrl: string) {
  return MikroORM.init({
    clientUrl: ownerUrl,
    entities: [...entities],
    extensions: [Migrator],
    // A mistake in the name must be shown, not become a database.
    ensureDatabase: false,
    pool: { min: 1, max: 1 },
    driverOptions: connectionSecurity(ownerUrl),
    migrations: { migrationsList: MIGRATIONS, snapshot: false, allOrNothing: true, silent: true },
  });
}
