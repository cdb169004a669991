import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { privacyPage } from '../../../scripts/privacyPage.ts';
import { exportedTables, NOT_EXPORTED } from '../../../src/db/merchants/privacy/businessExport.ts';
import { CLASSIFIED_TABLES } from '../../../src/db/merchants/privacy/classifiedTables.ts';
import { eraseOldCallbackBodies, storeCallback } from '../../../src/db/orders/providerCallbacks.ts';
import { emailPattern, valuesPattern } from '../../../src/domain/merchants/erasure.ts';
import { identityPatterns } from '../../../src/domain/orders/customerIdentity.ts';
import { removeMailsNaming, removeOldMails } from '../../../src/mail/mailFolder.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';

let books: TestBooks;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 2 });
});
afterAll(() => books?.close());

/** The columns of a class, and of all classes, of each table. */
function classified(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(CLASSIFIED_TABLES).map(([name, { personal = [], secret = '', plain }]) => [
      name,
      [...personal.map(({ columns }) => columns), secret, plain]
        .flatMap((columns) => columns.split(' '))
        .filter((column) => column !== ''),
    ]),
  );
}

describe('the list of stored data', () => {
  it('has every column of every table, each in one class, and no others', async () => {
    const { rows } = await books.owner.query(
      `select case table_schema when 'public' then '' else table_schema || '.' end || table_name as table, column_name as column
        from information_schema.columns join pg_tables on (schemaname, tablename) = (table_schema, table_name)
        where table_schema in ('public', 'ledger') and table_name <> 'mikro_orm_migrations'`,
    );
    const stored = Map.groupBy(rows, (row) => row.table as string);
    const columnsOf = (table: string) =>
      (stored.get(table) ?? []).map(({ column }) => column as string).toSorted();
    const known = classified();
    expect([...known.keys()].toSorted()).toEqual([...stored.keys()].toSorted());
    for (const [table, columns] of known) {
      expect([table, columns.toSorted()]).toEqual([table, columnsOf(table)]);
    }
  });

  it('is the page docs/PRIVACY.md (npm run docs)', () => {
    const { path, text } = privacyPage();
    expect(readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')).toBe(text);
  });
});

describe('the export of a business', () => {
  it('has every table with rows of one, but those that are left out for a reason', async () => {
    const { rows } = await books.owner.query(
      `with ours as (
          select case table_schema when 'public' then '' else table_schema || '.' end || table_name as name,
              format('%I.%I', table_schema, table_name)::regclass as oid
            from information_schema.columns join pg_tables on (schemaname, tablename) = (table_schema, table_name)
            where column_name = 'business_id' and table_schema in ('public', 'ledger'))
        select name from ours union select conrelid::regclass::text from pg_constraint
          where contype = 'f' and confrelid in (select oid from ours)`,
    );
    const known = [...exportedTables(), ...Object.keys(NOT_EXPORTED)];
    expect(rows.map(({ name }) => name as string).filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !(name in CLASSIFIED_TABLES))).toEqual([]);
  });
});

describe('a customer is found', () => {
  const matches = async (text: string, identity: { email?: string; phone?: string }) => {
    const pattern = valuesPattern([], identityPatterns(identity));
    const { rows } = await books.owner.query('select $1::text ~* $2 as is_found', [text, pattern]);
    return rows[0]?.is_found;
  };

  it.each([
    ['{"mail": "ADA@example.com"}', true],
    ['to ada@example.com.', true],
    ['not-ada@example.com', false],
    ['ada@example.com.ng', false],
    ['ada@exampleXcom', false],
  ])('by an e-mail address in %s: %s', async (text, isFound) => {
    expect(await matches(text, { email: 'ada@example.com' })).toBe(isFound);
  });

  it.each([
    ['08031234567', true],
    ['+234 803 123-4567', true],
    ['"2348031234567"', true],
    ['{"phone": 2348031234567}', true],
    ['108031234567', false],
    ['080312345678', false],
    ['8031234567', false],
  ])('by a phone number in %s: %s', async (text, isFound) => {
    for (const phone of ['0803 123 4567', '+2348031234567'])
      expect(await matches(text, { phone })).toBe(isFound);
  });

  it('by a number from abroad as it is, and by no number that is too short', async () => {
    expect(await matches('call +233 24 123 4567', { phone: '+233241234567' })).toBe(true);
    expect(identityPatterns({ phone: '123-456' })).toBeUndefined();
    expect(await matches('anything', {})).toBe(false);
  });

  it('and JSON loses what matches, or all but what is kept', async () => {
    const erased = async (kept: readonly string[] | null) => {
      const value = { kind: 'airtime', ada: [{ name: 'Ada', age: 7, ok: true, none: null }] };
      const { rows } = await books.owner.query(`select erased_json($1, 'ada', $2) as json`, [value, kept]);
      return rows[0]?.json;
    };
    expect(await erased(null)).toEqual({
      kind: 'airtime',
      '[erased]': [{ name: '[erased]', age: 7, ok: true, none: null }],
    });
    expect(await erased(['kind'])).toEqual({
      kind: 'airtime',
      '[erased]': [{ name: '[erased]', age: '[erased]', ok: true, none: null }],
    });
  });
});

describe('bodies of callbacks', () => {
  const bodies = async () =>
    (await books.owner.query('select event_key, body, raw_body from provider_callbacks order by event_key'))
      .rows;

  it('are erased after 180 days, but those that an operator has yet to look at', async () => {
    for (const eventKey of ['dismissed', 'new', 'old', 'waiting']) {
      const problem = ['dismissed', 'waiting'].includes(eventKey) ? 'It cannot be read.' : undefined;
      await storeCallback(books.database, {
        provider: 'paystack',
        eventKey,
        eventType: 'transfer.success',
        transferReference: undefined,
        problem,
        claim: undefined,
        rawBody: Buffer.from([0x7b, 0xff, 0x7d]),
      });
    }
    await books.owner.query(
      `update provider_callbacks set received_at = now() - interval '181 days' where event_key <> 'new'`,
    );
    await books.owner.query(
      `update provider_callbacks set received_at = now() - interval '179 days' where event_key = 'new'`,
    );
    await books.owner.query(`update provider_callbacks set settled_at = now() where event_key = 'dismissed'`);
    const before = await bodies();
    expect(await eraseOldCallbackBodies(books.database)).toBe(2);
    expect(await eraseOldCallbackBodies(books.database)).toBe(0);
    const erased = { body: '[erased]', raw_body: null };
    expect(await bodies()).toEqual(
      before.map((row) => (['dismissed', 'old'].includes(row.event_key) ? { ...row, ...erased } : row)),
    );
  });

  it('do not change otherwise', async () => {
    const change = books.owner.query(`update provider_callbacks set body = '{}' where event_key = 'new'`);
    await expect(change).rejects.toThrow('stays as it came, or is erased');
  });
});

describe('mails that are files', () => {
  const folderWith = async (mails: Readonly<Record<string, string>>) => {
    const folder = await mkdtemp(join(tmpdir(), 'mails-'));
    for (const [name, to] of Object.entries(mails)) {
      await writeFile(
        join(folder, name),
        `From: a@b.example\r\nTo: ${to}\r\n\r\nTo: other@merchant.example\r\n`,
      );
    }
    return folder;
  };

  it('are removed after 30 days', async () => {
    const folder = await folderWith({ 'old.eml': 'ada@merchant.example', 'new.eml': 'ada@merchant.example' });
    const monthAgo = Date.now() / 1_000 - 31 * 86_400;
    await utimes(join(folder, 'old.eml'), monthAgo, monthAgo);
    await writeFile(join(folder, 'other.txt'), 'This is no mail.');
    await utimes(join(folder, 'other.txt'), monthAgo, monthAgo);
    expect(await removeOldMails(folder)).toBe(1);
    expect((await readdir(folder)).toSorted()).toEqual(['new.eml', 'other.txt']);
    await rm(folder, { recursive: true });
    expect(await removeOldMails(folder)).toBe(0);
  });

  it('are removed by an address that they are to or name, however it is written', async () => {
    const folder = await folderWith({
      'to.eml': 'Ada@merchant.example',
      'other.eml': 'not-ada@merchant.example',
    });
    const named = 'The user ada@merchant.example was removed.';
    const encoded = (encoding: string, body: string) =>
      `From: a@b.example\r\nTo: other@merchant.example\r\nContent-Transfer-Encoding: ${encoding}\r\n` +
      `Content-Type: text/plain\r\n\r\n${body}\r\n`;
    await writeFile(join(folder, 'plain.eml'), encoded('7bit', named));
    await writeFile(
      join(folder, 'quoted.eml'),
      encoded('quoted-printable', 'The user ada=40mer=\r\nchant.example was removed.'),
    );
    await writeFile(join(folder, 'base64.eml'), encoded('base64', Buffer.from(named).toString('base64')));
    expect(await removeMailsNaming(folder, emailPattern('ada@merchant.example'))).toBe(4);
    expect(await readdir(folder)).toEqual(['other.eml']);
    await rm(folder, { recursive: true });
  });
});
