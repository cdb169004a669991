import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Database, openDatabase, type StatementRunner } from '../../../src/db/core/database.ts';
import { removeStarts } from '../../../src/db/core/outbox.ts';
import { storeRequests } from '../../../src/db/core/requestLog.ts';
import { plannedStatement, sql } from '../../../src/db/core/sql.ts';
import { noteApiKeyUse } from '../../../src/db/merchants/apiKeys.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

/** What may be lost for a moment in a crash of Postgres does not wait for the disk, and nothing else of its connection. */
let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = await openDatabase(testDatabase.ownerUrl, { poolSize: 1 });
});
afterAll(async () => {
  await database?.close();
  await testDatabase?.drop();
});

async function settingOf(runner: StatementRunner): Promise<string> {
  const [row] = await runner.run(
    plannedStatement<{ setting: string }>(sql`select current_setting('synchronous_commit') as setting`),
  );
  return row?.setting ?? '';
}

it.each<readonly [string, (database: Database) => Promise<void>]>([
  ['the removal of what was dispatched', (to) => removeStarts(to, ['1'])],
  ['the log of requests', (to) => storeRequests(to, [])],
  ['that a key was used', (to) => noteApiKeyUse(to, 'key_1', '127.0.0.1')],
])('%s commits later', async (_, write) => {
  await database.transaction(async (runner) => {
    await runner.run(plannedStatement(sql`set local synchronous_commit to on`));
    await write({ ...database, run: runner.run });
    expect(await settingOf(runner)).toBe('off');
  });
  // The tests' own Postgres never waits, so that of the session is the server's.
  await database.run(plannedStatement(sql`set synchronous_commit to on`));
  await write(database);
  expect(await settingOf(database)).toBe('on');
});
