import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { openDatabase } from '../../src/db/database.ts';
import { verifyLedger } from '../../src/db/ledgerVerification.ts';
import { migrate, pendingMigrations } from '../../src/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { waitFor } from '../support/waitFor.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const RELEASES = readdirSync(new URL('test/db/releases/', root))
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.slice(0, -'.sql'.length));

/** The migrations of the time before there was a baseline, as databases of that time name them. */
const BEFORE_BASELINE = [
  '0001Ledger',
  '0002Merchants',
  '0003Payments',
  '0004Accounts',
  '0005VendorAccounts',
  '0006Pricing',
  '0007Bills',
  '0008Usdt',
  '0009Conversions',
  '0011SimulatedChain',
  '0012EnergyReclaim',
  '0013ColdStorage',
  '0014AddressLookup',
  '0015Recovery',
  '0016PasswordResets',
  '0017RequiredIdempotencyKeys',
  '0018InstallationSecrets',
  '0021Adjustments',
  '0022Fairness',
  '0023NewsOfOpenFlows',
  '0024PayoutAttempts',
  '0025BillAccounts',
  '0026CollectionIdentifiers',
  '0027GasAccount',
  '0028TokenFees',
  '0029WaitingNews',
  '0031Reconciliation',
  '0032CollectionFees',
  '0033EnergyRentals',
];

const databases: TestDatabase[] = [];
afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop();
});

async function createDatabase(template?: string): Promise<string> {
  const database = await createTestDatabase(template);
  databases.push(database);
  return database.ownerUrl;
}

async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const recorded = async (url: string) =>
  (await query<{ name: string }>(url, 'select name from mikro_orm_migrations order by id')).map(
    ({ name }) => name,
  );

/** A database with the schema of the baseline, which is that of version 0.1.0, in which these migrations are recorded. */
async function databaseWithRecords(names: readonly string[]): Promise<string> {
  const url = await createDatabase('template0');
  await query(url, read('test/db/releases/0.1.0.sql'));
  await query(url, 'truncate mikro_orm_migrations');
  await query(url, 'insert into mikro_orm_migrations (name) select unnest($1::text[])', [names]);
  return url;
}

describe.each(RELEASES)('version %s', (version) => {
  const checksums = read(`test/db/releases/${version}.sha256`)
    .trimEnd()
    .split('\n')
    .map((line) => line.split('  ') as [string, string]);

  it.each(checksums)('has a migration that is as it was: %s %s', (checksum, path) => {
    expect(createHash('sha256').update(read(path)).digest('hex')).toBe(checksum);
  });

  it('leaves a database that is migrated from it, with books that are sound', async () => {
    const url = await createDatabase('template0');
    await query(url, read(`test/db/releases/${version}.sql`));
    expect(await recorded(url)).toEqual(
      checksums.map(([, path]) => path.replace(/^src\/db\/migrations\/(.*)\.sql$/, '$1')),
    );

    await migrate(url);
    const database = await openDatabase(url, { poolSize: 1 });
    try {
      expect(await pendingMigrations(database)).toEqual([]);
      const { checked } = await verifyLedger(database);
      expect(checked.flatMap(({ violations }) => violations)).toEqual([]);
      // A check that had nothing to look at would say nothing.
      expect(checked.filter(({ examined }) => examined === 0)).toEqual([]);
    } finally {
      await database.close();
    }
  });
});

describe('a database from before the baseline', () => {
  it('goes on from the baseline when all of its migrations ran', async () => {
    const url = await databaseWithRecords(BEFORE_BASELINE);
    const ran = await migrate(url);
    const baseline = (await recorded(url)).slice(BEFORE_BASELINE.length, BEFORE_BASELINE.length + 16);
    expect([baseline[0], baseline.at(-1)]).toEqual(['0001_installation', '0016_bookkeeping']);
    expect(ran.filter((name) => baseline.includes(name))).toEqual([]);
    expect((await recorded(url)).slice(0, BEFORE_BASELINE.length)).toEqual(BEFORE_BASELINE);

    expect(await migrate(url)).toEqual([]);
    const database = await openDatabase(url, { poolSize: 1 });
    expect(await pendingMigrations(database)).toEqual([]);
    await database.close();
  });

  it.each([
    ['the last two', BEFORE_BASELINE.slice(-2)],
    ['one in the middle', ['0015Recovery']],
    ['all but the first', BEFORE_BASELINE.slice(1)],
  ])('is left as it is, with a sentence about what to do, when it lacks %s', async (_which, lacking) => {
    const names = BEFORE_BASELINE.filter((name) => !lacking.includes(name));
    const url = await databaseWithRecords(names);
    await expect(migrate(url)).rejects.toMatchObject({
      name: 'StartError',
      message:
        `The database was made by a version before 0.1.0 and lacks a part of its migrations (${lacking.join(', ')}): ` +
        'start commit 672053b on it once, or remove its data, which npm start keeps in .data.',
    });
    expect(await recorded(url)).toEqual(names);
  });
});

describe('migrations', () => {
  /** A database in which the last migration is still to be run. */
  async function databaseBehind(): Promise<string> {
    const url = await createDatabase();
    await query(
      url,
      `alter table webhook_deliveries drop constraint webhook_delivery_about_transaction,
         alter transaction_id set not null;
       delete from mikro_orm_migrations where name = '0025_webhook_tests'`,
    );
    return url;
  }

  /** Reads the table of the migration, and goes on reading it until its connection ends. */
  async function holdTable(url: string): Promise<pg.Client> {
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin; select from webhook_deliveries');
    return holder;
  }

  it('let go of a table that others use, and say so when they never get it', async () => {
    const url = await databaseBehind();
    const holder = await holdTable(url);
    try {
      await expect(migrate(url, { lockTimeoutMs: 50, mostAttempts: 2 })).rejects.toMatchObject({
        name: 'StartError',
        message:
          'Others use a table that a migration changes: it was not free for 50 ms in any of 2 attempts. Nothing was ' +
          'changed. See pg_stat_activity for what holds it, then migrate again.',
      });
      expect(await recorded(url)).not.toContain('0025_webhook_tests');
    } finally {
      await holder.end();
    }
  });

  it('try again until the table is free', async () => {
    const url = await databaseBehind();
    const holder = await holdTable(url);
    const migrating = migrate(url, { lockTimeoutMs: 50, mostAttempts: 1_000 });
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await waitFor('a migration to wait', async () => (await query(url, waiting)).length > 0);
    await holder.end();
    expect(await migrating).toEqual(['0025_webhook_tests']);
  });

  it('build an index while its table is used, and anew where it was not finished', async () => {
    const url = await createDatabase();
    const name = '0027_indexes';
    // As it is left by a process that is killed in between: not recorded, and perhaps not an index of all rows.
    await query(
      url,
      `drop index webhook_attempts_oldest_first;
       create index webhook_attempts_oldest_first on webhook_attempts (url) where number = 1;
       delete from mikro_orm_migrations where name = '${name}'`,
    );
    const writer = new pg.Client({ connectionString: url });
    await writer.connect();
    try {
      await writer.query('begin; lock table webhook_attempts in row exclusive mode');
      const migrating = migrate(url, { lockTimeoutMs: 1, mostAttempts: 1 });
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await waitFor('the index to wait for the writer', async () => (await query(url, waiting)).length > 0);
      // Others go on writing meanwhile.
      await query(
        url,
        'begin; set local lock_timeout = 5000; lock table webhook_attempts in row exclusive mode',
      );
      await writer.query('commit');
      expect(await migrating).toEqual([name]);
    } finally {
      await writer.end();
    }
    const built = `select indexdef from pg_indexes where indexname = 'webhook_attempts_oldest_first'
      and (select indisvalid from pg_index where indexrelid = 'webhook_attempts_oldest_first'::regclass)`;
    expect(await query(url, built)).toEqual([
      { indexdef: expect.stringMatching(/USING btree \(started_at\)$/) },
    ]);
  });

  it('run once when several processes migrate at the same time', async () => {
    const url = await createDatabase('template0');
    const ran = await Promise.all(Array.from({ length: 3 }, () => migrate(url)));
    expect(ran.filter(({ length }) => length > 0)).toHaveLength(1);
  });

  it.each([
    ['owns nothing', '', /permission denied for (schema public|database \w+)/],
    [
      'may not pass the rights of the application on',
      'owner',
      /permission denied to grant role "merchant_payments_app"/,
    ],
  ])('say what to do when the role that runs them %s', async (_which, owner, reason) => {
    const url = new URL(await createDatabase('template0'));
    const database = url.pathname.slice(1);
    const role = `role_of_${database}`;
    await query(url.href, `create role ${role} login password 'secret'`);
    if (owner) await query(url.href, `alter database ${database} owner to ${role}`);
    const own = Object.assign(new URL(url), { username: role, password: 'secret' });
    try {
      const { name, message } = await migrate(own.href).then(String, (error) => error);
      expect(name).toBe('StartError');
      expect(message).toMatch(reason);
      expect(message).toMatch(new RegExp(`^The role ${role} may not do what the migrations need \\(.*\\): `));
      expect(message).toMatch(/DATABASE_OWNER_URL.*deploy\/postgres\/roles\.sql/);
    } finally {
      await query(
        url.href,
        `alter database ${database} owner to current_user; drop owned by ${role}; drop role ${role}`,
      );
    }
  });
});
