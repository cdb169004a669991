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
  await client.query('create table payment (note text); create table request_log (note text)');
});
afterAll(async () => {
  await client?.end();
  await postgres?.stop();
  await removeEmbeddedPostgres(dataDir);
});

it('counts the commits that wait for the disk, and not those of the log of requests', async () => {
  const figures = await withWal(
    { sql: (_, text, values) => client.query(text, values), databaseUrl: postgres.ownerUrl },
    async () => {
      for (const table of ['payment', 'request_log', 'payment', 'request_log', 'request_log', 'payment']) {
        await client.query(`insert into ${table} values ($1)`, ['a'.repeat(1_000)]);
      }
      await client.query('select count(*) from payment');
      return { operations: 3 };
    },
  );
  expect(figures.durableCommits).toBe(1);
  // Each payment and its line in the log of requests have 1,000 characters, and a header each.
  expect(figures.walBytes).toBeGreaterThan(2_000);
  expect(figures.walBytes).toBeLessThan(3_500);
});
