import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { withWal } from '../../bench/wal.ts';
import {
  type EmbeddedPostgres,
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/embedded/postgres.ts';

// The log of a server is that of all its databases, so this one has a server of its own.
const dataDir = mkdtempSync(join(tmpdir(), 'merchant-payments-wal-'));
let postgres: EmbeddedPostgres;
let client: pg.Client;

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir });
  client = new pg.Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  for (const table of ['payment', 'request_log', 'api_keys', 'outbox'])
    await client.query(`create table ${table} (note text)`);
  await client.query(`insert into outbox values ('a start'), ('a signal'), ('another start')`);
});
afterAll(async () => {
  await client?.end();
  await postgres?.stop();
  await removeEmbeddedPostgres(dataDir);
});

it('counts the commits that wait for the disk, and no others', async () => {
  const figures = await withWal(
    { sql: (_, text, values) => client.query(text, values), databaseUrl: postgres.ownerUrl },
    async () => {
      for (const table of ['payment', 'request_log', 'payment', 'request_log', 'request_log', 'payment']) {
        await client.query(`insert into ${table} values ($1)`, ['a'.repeat(1_000)]);
      }
      await client.query('select count(*) from payment');
      await client.query(`insert into api_keys values ('used now')`);
      await client.query(`delete from outbox where note = 'a start'`);
      await client.query(`delete from outbox where note = 'a signal'`);
      // This one is not alone.
      await client.query(
        `with sent as (delete from outbox returning note) insert into payment select note from sent`,
      );
      return { operations: 4 };
    },
  );
  expect(figures.durableCommits).toBe(1);
  // Three payments and three lines of the log of requests have 1,000 characters and a header each.
  expect(figures.walBytes).toBeGreaterThan(1_500);
  expect(figures.walBytes).toBeLessThan(2_600);
});
