import { expect, it } from '@jest/globals';
import pg from 'pg';
import { openDatabase } from '../../../src/db/core/database.ts';
import { createTestDatabase } from '../../support/database.ts';
import { waitFor } from '../../support/waitFor.ts';

/** Less than what the pool gives an idle connection before it closes it by itself: 10 s. */
const SOON_MS = 5_000;

it('has no connection left when it is closed, so that a process is over when its work is', async () => {
  const { ownerUrl, name, drop } = await createTestDatabase();
  const watcher = new pg.Client({ connectionString: ownerUrl });
  await watcher.connect();
  const connections = async (): Promise<number> => {
    const { rows } = await watcher.query(
      `select count(*)::int as count from pg_stat_activity where datname = $1 and application_name = 'merchant-payments'`,
      [name],
    );
    return rows[0].count;
  };
  try {
    const database = await openDatabase(ownerUrl, { poolSize: 2 });
    await database.run({ sql: 'select 1', parameters: [] });
    expect(await connections()).toBe(1);
    await database.close();
    await waitFor('its connection to be gone', async () => (await connections()) === 0, SOON_MS);
  } finally {
    await watcher.end();
    await drop();
  }
});

it('connects as the parameters of its URL say, as psql does', async () => {
  const { ownerUrl, name, drop } = await createTestDatabase();
  const { hostname: host, port, username: user, password } = new URL(ownerUrl);
  const url = new URL(`postgresql://nothing:here@nothing.invalid:1/${name}`);
  for (const [parameter, value] of Object.entries({ host, port, user, password }))
    url.searchParams.set(parameter, decodeURIComponent(value));
  try {
    const database = await openDatabase(url.href, { poolSize: 1 });
    expect(await database.one({ sql: 'select 1 as one', parameters: [] })).toEqual({ one: 1 });
    await database.close();
  } finally {
    await drop();
  }
});
