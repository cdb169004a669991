import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { openDatabase } from '../../../src/db/core/database.ts';
import {
  MIGRATIONS,
  type MigrateOptions,
  migrate,
  newerVersionNeeded,
  pendingMigrations,
} from '../../../src/db/core/migrate.ts';
import { verifyLedger } from '../../../src/db/ledger/ledgerVerification.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { waitFor } from '../../support/waitFor.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const RELEASES = readdirSync(new URL('test/db/releases/', root))
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.slice(0, -'.sql'.length));

/** A migration of a version to come. */
const LATER = {
  name: '9999_later',
  text: `alter table transactions add column made_up text not null default 'earlier';
    alter table transactions alter column made_up drop default`,
};

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

/** Migrates to a version to come, in which this migration follows those of the present one. */
const migrateToLater = (url: string, later = LATER, options: Partial<MigrateOptions> = {}) =>
  migrate(url, { migrations: [...MIGRATIONS, later], ...options });

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
    const paths = checksums.map(([, path]) => path);
    const own = MIGRATIONS.filter(({ name }) => paths.includes(`src/db/migrations/${name}.sql`));
    expect(await migrate(url, { migrations: own })).toHaveLength(paths.length);
    await query(url, read(`test/db/releases/${version}.sql`));
    const records = `select (select count(*) from transactions) as transactions,
      (select count(*) from ledger.entries) as entries, (select count(*) from webhook_deliveries) as deliveries`;
    const before = await query(url, records);

    await migrateToLater(url);
    const later = await query(url, 'select distinct made_up from transactions');
    expect([await query(url, records), later]).toEqual([before, [{ made_up: 'earlier' }]]);
    const database = await openDatabase(url, { poolSize: 1 });
    try {
      expect(await pendingMigrations(database)).toEqual([]);
      const { checked } = await verifyLedger(database);
      expect(checked.flatMap(({ violations }) => violations)).toEqual([]);
      // A check without rows proves nothing.
      expect(checked.filter(({ examined }) => examined === 0)).toEqual([]);
    } finally {
      await database.close();
    }
  });
});

describe('a database', () => {
  it('takes the version before the one that migrated it, and none before that', async () => {
    const url = await createDatabase();
    await migrateToLater(url, {
      name: '9999_later',
      text: `create or replace function minimum_service_version() returns text language sql as $$ select '1.9.0' $$`,
    });
    const database = await openDatabase(url, { poolSize: 1 });
    try {
      const needed = ['1.8.12', '1.9.0', '1.10.0', '2.0.0'].map((version) =>
        newerVersionNeeded(database, version),
      );
      expect(await Promise.all(needed)).toEqual(['1.9.0', undefined, undefined, undefined]);
    } finally {
      await database.close();
    }
  });

  it('that needs a newer version gets no migration of an older one', async () => {
    const url = await createDatabase();
    await query(
      url,
      `create or replace function minimum_service_version() returns text language sql as $$ select '9.1.0' $$`,
    );
    const made = migrateToLater(url, { name: '9999_of_a_branch', text: 'create table of_a_branch ()' });
    await expect(made).rejects.toThrow('The database needs version 9.1.0 or newer, and this is version ');
    expect(await query(url, `select to_regclass('of_a_branch') as made`)).toEqual([{ made: null }]);
  });

  it('of the present version takes this version, and the newest release', async () => {
    const database = await openDatabase(await createDatabase(), { poolSize: 1 });
    try {
      expect(await newerVersionNeeded(database)).toBeUndefined();
      expect(await newerVersionNeeded(database, RELEASES.at(-1))).toBeUndefined();
    } finally {
      await database.close();
    }
  });
});

describe('migrations', () => {
  /** Reads the table of the migration in a transaction that stays open until its connection ends. */
  async function holdTable(url: string): Promise<pg.Client> {
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin; select from transactions');
    return holder;
  }

  it('let go of a table that others use, and say so when they never get it', async () => {
    const url = await createDatabase();
    const holder = await holdTable(url);
    try {
      await expect(migrateToLater(url, LATER, { lockTimeoutMs: 50, maxAttempts: 2 })).rejects.toMatchObject({
        name: 'StartError',
        message:
          'Others use a table that a migration changes: it was not free for 50 ms in any of 2 attempts. Nothing was ' +
          'changed. See pg_stat_activity for what holds it, then migrate again.',
      });
      expect(await recorded(url)).not.toContain(LATER.name);
    } finally {
      await holder.end();
    }
  });

  it('try again until the table is free', async () => {
    const url = await createDatabase();
    const holder = await holdTable(url);
    const migrating = migrateToLater(url, LATER, { lockTimeoutMs: 50, maxAttempts: 1_000 });
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await waitFor('a migration to wait', async () => (await query(url, waiting)).length > 0);
    await holder.end();
    expect(await migrating).toEqual([LATER.name]);
  });

  it('build an index while its table is used, and anew where it was not finished', async () => {
    const url = await createDatabase();
    const indexing = {
      name: '9999_index',
      text: `-- outside a transaction
drop index concurrently if exists webhook_attempts_by_duration;
create index concurrently webhook_attempts_by_duration on webhook_attempts (duration_ms);
`,
    };
    // As a process that was killed leaves it: not recorded, and perhaps without some rows.
    await query(
      url,
      'create index webhook_attempts_by_duration on webhook_attempts (duration_ms) where number = 1',
    );
    const writer = new pg.Client({ connectionString: url });
    await writer.connect();
    try {
      await writer.query('begin; lock table webhook_attempts in row exclusive mode');
      const migrating = migrateToLater(url, indexing, { lockTimeoutMs: 1, maxAttempts: 1 });
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await waitFor('the index to wait for the writer', async () => (await query(url, waiting)).length > 0);
      // Other writers are not blocked.
      await query(
        url,
        'begin; set local lock_timeout = 5000; lock table webhook_attempts in row exclusive mode',
      );
      await writer.query('commit');
      expect(await migrating).toEqual([indexing.name]);
    } finally {
      await writer.end();
    }
    const built = `select indexdef from pg_indexes where indexname = 'webhook_attempts_by_duration'
      and (select indisvalid from pg_index where indexrelid = 'webhook_attempts_by_duration'::regclass)`;
    expect(await query(url, built)).toEqual([
      { indexdef: expect.stringMatching(/USING btree \(duration_ms\)$/) },
    ]);
  });

  it('outside a transaction begin when all before them have committed', async () => {
    const url = await createDatabase();
    const [first, last] = ['9997_first', '9999_last'].map((name) => ({
      name,
      text: `create table "${name}" (id integer)`,
    })) as [typeof LATER, typeof LATER];
    const failing = { name: '9998_failing', text: '-- outside a transaction\nselect 1 / 0;\n' };
    await expect(migrate(url, { migrations: [...MIGRATIONS, first, failing, last] })).rejects.toThrow(
      'division by zero',
    );
    expect((await recorded(url)).slice(MIGRATIONS.length)).toEqual([first.name]);
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
