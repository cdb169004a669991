import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Database, Statement } from './database.ts';
import { entities } from './entities/index.ts';
import { Migration0001Ledger } from './migrations/0001Ledger.ts';
import { Migration0002Merchants } from './migrations/0002Merchants.ts';
import { Migration0003Payments } from './migrations/0003Payments.ts';
import { Migration0004Accounts } from './migrations/0004Accounts.ts';
import { Migration0005VendorAccounts } from './migrations/0005VendorAccounts.ts';
import { Migration0006Pricing } from './migrations/0006Pricing.ts';
import { Migration0007Bills } from './migrations/0007Bills.ts';
import { Migration0008Usdt } from './migrations/0008Usdt.ts';
import { Migration0009Conversions } from './migrations/0009Conversions.ts';
import { Migration0011SimulatedChain } from './migrations/0011SimulatedChain.ts';
import { Migration0012EnergyReclaim } from './migrations/0012EnergyReclaim.ts';
import { Migration0013ColdStorage } from './migrations/0013ColdStorage.ts';
import { Migration0014AddressLookup } from './migrations/0014AddressLookup.ts';
import { Migration0015Recovery } from './migrations/0015Recovery.ts';
import { Migration0016PasswordResets } from './migrations/0016PasswordResets.ts';
import { Migration0017RequiredIdempotencyKeys } from './migrations/0017RequiredIdempotencyKeys.ts';
import { Migration0018InstallationSecrets } from './migrations/0018InstallationSecrets.ts';
import { Migration0021Adjustments } from './migrations/0021Adjustments.ts';
import { Migration0022Fairness } from './migrations/0022Fairness.ts';
import { Migration0023NewsOfOpenFlows } from './migrations/0023NewsOfOpenFlows.ts';
import { Migration0024PayoutAttempts } from './migrations/0024PayoutAttempts.ts';
import { Migration0025BillAccounts } from './migrations/0025BillAccounts.ts';
import { Migration0026CollectionIdentifiers } from './migrations/0026CollectionIdentifiers.ts';
import { Migration0027GasAccount } from './migrations/0027GasAccount.ts';
import { Migration0028TokenFees } from './migrations/0028TokenFees.ts';
import { Migration0029WaitingNews } from './migrations/0029WaitingNews.ts';
import { Migration0031Reconciliation } from './migrations/0031Reconciliation.ts';
import { Migration0032CollectionFees } from './migrations/0032CollectionFees.ts';
import { Migration0033EnergyRentals } from './migrations/0033EnergyRentals.ts';

/** Every migration, oldest first. A new one is added here and nowhere else. */
const MIGRATIONS = [
  { name: '0001Ledger', class: Migration0001Ledger },
  { name: '0002Merchants', class: Migration0002Merchants },
  { name: '0003Payments', class: Migration0003Payments },
  { name: '0004Accounts', class: Migration0004Accounts },
  { name: '0005VendorAccounts', class: Migration0005VendorAccounts },
  { name: '0006Pricing', class: Migration0006Pricing },
  { name: '0007Bills', class: Migration0007Bills },
  { name: '0008Usdt', class: Migration0008Usdt },
  { name: '0009Conversions', class: Migration0009Conversions },
  { name: '0011SimulatedChain', class: Migration0011SimulatedChain },
  { name: '0012EnergyReclaim', class: Migration0012EnergyReclaim },
  { name: '0013ColdStorage', class: Migration0013ColdStorage },
  { name: '0014AddressLookup', class: Migration0014AddressLookup },
  { name: '0015Recovery', class: Migration0015Recovery },
  { name: '0016PasswordResets', class: Migration0016PasswordResets },
  { name: '0017RequiredIdempotencyKeys', class: Migration0017RequiredIdempotencyKeys },
  { name: '0018InstallationSecrets', class: Migration0018InstallationSecrets },
  { name: '0021Adjustments', class: Migration0021Adjustments },
  { name: '0022Fairness', class: Migration0022Fairness },
  { name: '0023NewsOfOpenFlows', class: Migration0023NewsOfOpenFlows },
  { name: '0024PayoutAttempts', class: Migration0024PayoutAttempts },
  { name: '0025BillAccounts', class: Migration0025BillAccounts },
  { name: '0026CollectionIdentifiers', class: Migration0026CollectionIdentifiers },
  { name: '0027GasAccount', class: Migration0027GasAccount },
  { name: '0028TokenFees', class: Migration0028TokenFees },
  { name: '0029WaitingNews', class: Migration0029WaitingNews },
  { name: '0031Reconciliation', class: Migration0031Reconciliation },
  { name: '0032CollectionFees', class: Migration0032CollectionFees },
  { name: '0033EnergyRentals', class: Migration0033EnergyRentals },
];

/**
 * Brings the database to the newest version. Safe to call from several processes at once: one migrates, the others
 * wait for it. All migrations of one call commit together or not at all.
 *
 * @param ownerUrl connection of a role that may create tables and the role `merchant_payments_app`.
 */
export async function migrate(ownerUrl: string): Promise<void> {
  const orm = await openMigrationOrm(ownerUrl);
  try {
    const connection = orm.em.getConnection();
    // An advisory lock of the session: the pool has one connection, so the migrations run inside it.
    await connection.execute('select pg_advisory_lock(7265646765)');
    await orm.migrator.up();
    // What the application reads to see that it fits this database.
    await connection.execute('grant select on mikro_orm_migrations to merchant_payments_app');
  } finally {
    await orm.close(true);
  }
}

const READ_APPLIED: Statement = { name: 'migrations.read', text: 'select name from mikro_orm_migrations' };

/** The migrations this version of the code needs and the database lacks. */
export async function pendingMigrations(database: Database): Promise<readonly string[]> {
  const rows = await database.run<{ name: string }>(READ_APPLIED, []);
  const applied = new Set(rows.map((row) => row.name));
  return MIGRATIONS.map(({ name }) => name).filter((name) => !applied.has(name));
}

function openMigrationOrm(ownerUrl: string) {
  return MikroORM.init({
    clientUrl: ownerUrl,
    entities: [...entities],
    extensions: [Migrator],
    pool: { min: 1, max: 1 },
    migrations: { migrationsList: MIGRATIONS, snapshot: false, allOrNothing: true, silent: true },
  });
}
