import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { privacyPage } from '../../../scripts/privacyPage.ts';
import { CLASSIFIED_TABLES } from '../../../src/db/merchants/privacy/classifiedTables.ts';
import { eraseOldCallbackBodies, storeCallback } from '../../../src/db/orders/providerCallbacks.ts';
import { removeMailsTo, removeOldMails } from '../../../src/mail/mailFolder.ts';
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

  it('are removed by their address', async () => {
    const folder = await folderWith({
      'one.eml': 'Ada@merchant.example',
      'two.eml': 'other@merchant.example',
    });
    expect(await removeMailsTo(folder, 'ada@merchant.example')).toBe(1);
    expect(await readdir(folder)).toEqual(['two.eml']);
    await rm(folder, { recursive: true });
  });
});
