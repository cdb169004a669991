import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Database, openDatabase, type StatementRunner } from '../../../src/db/core/database.ts';
import { removeStarts } from '../../../src/db/core/outbox.ts';
import { storeRequests } from '../../../src/db/core/requestLog.ts';
import {
  insertSql,
  millisecondsSql,
  plannedStatement,
  rawSql,
  sql,
  statement,
} from '../../../src/db/core/sql.ts';
import { tables } from '../../../src/db/core/tables.ts';
import { noteApiKeyUse } from '../../../src/db/merchants/apiKeys.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  // One connection, because a statement is prepared on each of them.
  database = await openDatabase(testDatabase.ownerUrl, { poolSize: 1 });
});
afterAll(async () => {
  await database?.close();
  await testDatabase?.drop();
});

describe('a statement', () => {
  it('numbers its values in the order in which they stand in the text, those of nested pieces too', () => {
    const inner = sql`b = ${'b'} and c = ${'c'}`;
    const outer = sql`a = ${'a'} and (${inner}) and d = ${'d'}`;
    expect(statement('test.order')`select ${outer} and e = ${'e'}`).toEqual({
      name: 'test.order',
      sql: 'select a = $1 and (b = $2 and c = $3) and d = $4 and e = $5',
      parameters: ['a', 'b', 'c', 'd', 'e'],
    });
  });

  it('gives a value that stands twice a parameter each time, and so a piece that is used twice', () => {
    const piece = sql`x = ${1}`;
    const { sql: text, parameters } = statement('test.twice')`${piece} or ${piece}`;
    expect(text).toBe('x = $1 or x = $2');
    expect(parameters).toEqual([1, 1]);
  });

  it('begins and ends with pieces, and holds pieces of text alone and of nothing', () => {
    const { sql: text, parameters } = statement(
      'test.edges',
    )`${sql`${1}`}${rawSql(' + ')}${sql``}${sql`${2}`}`;
    expect(text).toBe('$1 + $2');
    expect(parameters).toEqual([1, 2]);
  });

  it('gives the database null for undefined, and leaves every other value as it is', () => {
    const values = [undefined, null, 0, 0n, '', false, [], {}];
    const { parameters } = statement(
      'test.values',
    )`${values[0]} ${values[1]} ${values[2]} ${values[3]} ${values[4]}
      ${values[5]} ${values[6]} ${values[7]}`;
    expect(parameters).toEqual([null, ...values.slice(1)]);
  });

  it('takes what looks like SQL, or like a parameter, for a value', async () => {
    const hostile = `$1'; drop table businesses; --`;
    const [row] = await database.run(
      statement<{ text: string }>('test.hostile')`select ${hostile}::text as text`,
    );
    expect(row).toEqual({ text: hostile });
  });

  it('is refused when another text stands under its name', async () => {
    await database.run(statement('test.one')`select ${1}::int`);
    await database.run(statement('test.one')`select ${2}::int`);
    await expect(database.run(statement('test.one')`select ${1}::int, 2`)).rejects.toThrow(
      "Prepared statements must be unique - 'test.one' was used for a different statement",
    );
  });
});

describe('an insert', () => {
  const quote = { provider: 'bank', reason: 'It is late.', pausedBy: 'ngozi' };

  it('names the columns of the properties that are given, in their order', () => {
    expect(insertSql('payout_pauses', quote)).toEqual(
      sql`insert into payout_pauses (provider, reason, paused_by) values (${'bank'}, ${'It is late.'}, ${'ngozi'})`,
    );
  });

  it('happens if its guard lets it, of which the values come last', async () => {
    const insert = (provider: string, isWanted: boolean) =>
      statement<{ provider: string }>('test.guarded')`
        ${insertSql('payout_pauses', { ...quote, provider }, sql`where ${isWanted}::boolean`)} returning provider`;
    expect(insert('bank', true)).toMatchObject({
      sql: expect.stringMatching(
        /insert into payout_pauses \(provider, reason, paused_by\) select \$1, \$2, \$3 where \$4::boolean returning/,
      ),
      parameters: ['bank', 'It is late.', 'ngozi', true],
    });
    expect(await database.run(insert('unwanted', false))).toEqual([]);
    expect(await database.run(insert('bank', true))).toEqual([{ provider: 'bank' }]);
  });

  it('gives null for undefined, where a query of tables leaves the default', async () => {
    const change = { ...quote, pausedAt: undefined };
    const byPiece = statement(
      'test.undefined',
    )`${insertSql('payout_pauses', { ...change, provider: 'null' })}`;
    await expect(database.run(byPiece)).rejects.toMatchObject({ code: '23502', column: 'paused_at' });
    const byQuery = tables.insertInto('payout_pauses').values({ ...change, provider: 'default' });
    const [row] = await database.run(byQuery.returning('pausedAt'));
    expect(row).toEqual({ pausedAt: expect.stringMatching(/Z$/) });
  });
});

describe('a row', () => {
  it('has property names, bigints, texts of days and times, and undefined for null', async () => {
    const [row] = await database.run(
      statement<object>('test.row')`select 9223372036854775807::bigint as amount_minor, null as left_out,
        date '2026-01-31' as some_day, ${millisecondsSql('t.made_at')}, t.made_at
        from (select timestamptz '2026-01-31 12:00:00.123456+01' as made_at) t`,
    );
    expect(row).toStrictEqual({
      amountMinor: 9_223_372_036_854_775_807n,
      leftOut: undefined,
      someDay: '2026-01-31',
      madeAtMs: Date.UTC(2026, 0, 31, 11, 0, 0, 123),
      madeAt: '2026-01-31T11:00:00.123Z',
    });
  });

  it('is the same by a query of tables, whose columns are named as properties', async () => {
    const query = tables
      .selectFrom('payout_pauses')
      .select(['pausedBy', 'pausedAt'])
      .where('provider', '=', 'bank');
    expect(query.compile().sql).toBe(
      'select "paused_by", "paused_at" from "payout_pauses" where "provider" = $1',
    );
    expect(await database.run(query)).toEqual([{ pausedBy: 'ngozi', pausedAt: expect.any(String) }]);
  });
});

/** Whether a commit that comes next waits for the disk. */
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
])('%s commits without waiting for the disk, and nothing else of its connection does', async (_, write) => {
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
