import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ALL_KINDS, KINDS } from '../../../src/contract/kinds.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';

/** What contract/kinds.ts says of the database is true of it. */
let books: TestBooks;
beforeAll(async () => {
  books = await openTestBooks({ poolSize: 1 });
});
afterAll(() => books?.close());

/** What a migration in src/db/migrations has to add for a kind, and did not. */
const expectNothingMissing = (missing: readonly string[]) =>
  expect({ 'to be added by a migration in src/db/migrations': missing }).toEqual({
    'to be added by a migration in src/db/migrations': [],
  });

describe.each(ALL_KINDS)('the database has for the kind %s', (kind) => {
  const { table, details, key } = KINDS[kind].record;

  it('its tables, with what every order has', async () => {
    const { rows } = await books.owner.query(
      'select table_name, column_name from information_schema.columns where table_name = any($1)',
      [[table, details]],
    );
    const columns = new Set(rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`));
    const everyOrder = ['id', 'business_id', 'environment', 'status', 'created_at', 'updated_at'];
    const wanted = [...everyOrder.map((column) => `${table}.${column}`), `${details}.${key}`];
    expectNothingMissing(wanted.filter((column) => !columns.has(column)));
  });

  it('grants for the service, which inserts the details', async () => {
    const { rows } = await books.owner.query(
      `select privilege_type, column_name from information_schema.column_privileges
        where grantee = 'merchant_payments_app' and table_name = $1`,
      [details],
    );
    const granted = new Set(
      rows.map(({ privilege_type, column_name }) => `${privilege_type} ${column_name}`),
    );
    const wanted = ['SELECT', 'INSERT'].map((privilege) => `${privilege} ${key}`);
    expectNothingMissing(
      wanted.filter((grant) => !granted.has(grant)).map((grant) => `${grant} of ${details}`),
    );
  });

  it('its name among those that its constraints know', async () => {
    const names = ['order_kind_known', ...(table === 'transactions' ? ['transaction_flow_known'] : [])];
    const { rows } = await books.owner.query(
      'select conname, pg_get_constraintdef(oid) as rule from pg_constraint where conname = any($1)',
      [names],
    );
    expect(rows).toHaveLength(names.length);
    expectNothingMissing(
      rows.filter(({ rule }) => !rule.includes(`'${kind}'`)).map(({ conname }) => `${kind} in ${conname}`),
    );
  });
});

it('no two kinds share an id prefix, a workflow, a command or an activity that records', () => {
  const kinds = Object.values(KINDS);
  for (const names of [
    kinds.map(({ idPrefix }) => idPrefix),
    kinds.map(({ workflow }) => workflow),
    kinds.map(({ command }) => command.name),
    kinds.flatMap(({ activities: { begin, settle, flag } }) => [begin, settle, flag]),
  ]) {
    expect(new Set<string>(names).size).toBe(names.length);
  }
});
