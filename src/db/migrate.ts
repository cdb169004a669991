import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Migration, Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { StartError } from '../startError.ts';
import type { Database } from './database.ts';
import { entities } from './entities/index.ts';
import { statement } from './sql.ts';

const FOLDER = new URL('migrations/', import.meta.url);

/** Every migration, oldest first: the SQL files of the folder, each named as its file is without `.sql`. */
const MIGRATIONS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => ({
    name: basename(file, '.sql'),
    class: class extends Migration {
      override up(): void {
        this.addSql(readFileSync(new URL(file, FOLDER), 'utf8'));
      }
    },
  }));

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
 * Brings the database to the newest version. Safe to call from several processes at once: one migrates, the others
 * wait for it. All migrations of one call commit together or not at all.
 *
 * @param ownerUrl connection of a role that may create tables and the role `merchant_payments_app`.
 * @returns the names of the migrations that ran.
 * @throws StartError when the database is from before the baseline and lacks a part of it; nothing is changed then.
 */
export async function migrate(ownerUrl: string): Promise<readonly string[]> {
  const orm = await openMigrationOrm(ownerUrl);
  try {
    const connection = orm.em.getConnection();
    // An advisory lock of the session: the pool has one connection, so the migrations run inside it.
    await connection.execute('select pg_advisory_lock(7265646765)');
    await recordBaseline(orm);
    const ran = await orm.migrator.up();
    // What the application reads to see that it fits this database.
    await connection.execute('grant select on mikro_orm_migrations to merchant_payments_app');
    return ran.map(({ name }) => name);
  } finally {
    await orm.close(true);
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
    migrations: { migrationsList: MIGRATIONS, snapshot: false, allOrNothing: true, silent: true },
  });
}
