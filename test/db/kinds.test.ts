import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ALL_KINDS, HELD_KINDS, isHeldKind, KINDS } from '../../src/contract/kinds.ts';
import { openTestBooks, type TestBooks } from '../support/books.ts';

/** What contract/kinds.ts says of the database is true of it. */
let books: TestBooks;
beforeAll(async () => {
  books = await openTestBooks({ poolSize: 1 });
});
afterAll(() => books?.close());

describe.each(ALL_KINDS)('the database has for the kind %s', (kind) => {
  const { table, details, key, attention } = KINDS[kind].record;

  it('its tables, with what every order has', async () => {
    const { rows } = await books.owner.query(
      'select table_name, column_name from information_schema.columns where table_name = any($1)',
      [[table, details]],
    );
    const columns = rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`);
    const everyOrder = ['id', 'business_id', 'environment', 'status', 'created_at', 'updated_at'];
    expect(columns).toEqual(expect.arrayContaining(everyOrder.map((column) => `${table}.${column}`)));
    const held = isHeldKind(kind) ? ['finished_at', 'provider_reference', 'failure_reason'] : [];
    expect(columns).toEqual(
      expect.arrayContaining([key, attention, ...held].map((column) => `${details}.${column}`)),
    );
  });

  it('its name among those that its constraints know', async () => {
    const names = ['later_look_flow_known', ...(table === 'transactions' ? ['transaction_flow_known'] : [])];
    const { rows } = await books.owner.query(
      'select conname, pg_get_constraintdef(oid) as rule from pg_constraint where conname = any($1)',
      [names],
    );
    expect(rows).toHaveLength(names.length);
    for (const { rule } of rows) expect(rule).toContain(`'${kind}'`);
  });
});

it('no two kinds share an id prefix, a workflow, a command or an activity that records', () => {
  const kinds = Object.values(KINDS);
  const held = Object.values(HELD_KINDS).map(({ activities }) => activities);
  for (const names of [
    kinds.map(({ idPrefix }) => idPrefix),
    kinds.flatMap(({ workflow, laterLook }) => [workflow, laterLook.workflow]),
    kinds.map(({ command }) => command.name),
    held.flatMap(({ end, reverse, noteAttention }) => [end, reverse, noteAttention]),
  ]) {
    expect(new Set<string>(names).size).toBe(names.length);
  }
});
