import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { loadAdminSettings } from '../src/cli/settings.ts';

/**
 * `npm run dump`, when a version is released, beside a running service: writes what a database of this version holds,
 * schema and rows, to `test/db/releases/<version>.sql`, and the checksums of its migrations to `<version>.sha256`. The
 * tests of every later version restore, migrate and verify it. What was written for a version before stays as it is.
 *
 * The embedded PostgreSQL has no pg_dump, so the schema is the text of the migrations that ran.
 */
const root = new URL('../', import.meta.url);
const folder = new URL('test/db/releases/', root);
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

/** How MikroORM makes the table of what ran, before it runs anything. */
const TABLE_OF_MIGRATIONS = `create table mikro_orm_migrations (
  id serial primary key,
  name varchar(255) not null,
  executed_at timestamptz(6) not null default current_timestamp(6)
);
`;

const { ownerUrl } = loadAdminSettings({
  env: process.env,
  dataDir: fileURLToPath(new URL('.data', root)),
  needsKeys: false,
});
const client = new pg.Client({ connectionString: ownerUrl });
await client.connect();
// All of it as of one moment, while the service goes on.
await client.query('begin isolation level repeatable read read only');

async function column(text: string, values: string[] = []): Promise<string[]> {
  const { rows } = await client.query<string[]>({ text, values, rowMode: 'array' });
  return rows.map(([value]) => value ?? '');
}

const migrations = (await column('select name from mikro_orm_migrations order by id')).map((name) => {
  const path = `src/db/migrations/${name}.sql`;
  return { path, text: readFileSync(new URL(path, root), 'utf8') };
});
const tables = await column(
  `select format('%I.%I', schemaname, tablename) from pg_tables where schemaname in ('ledger', 'public') order by 1`,
);

/** The statement that inserts all rows of a table; none where it is empty. Generated columns are left to the database. */
async function insertOf(table: string): Promise<string[]> {
  const columns = await column(
    `select quote_ident(attname) from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  const literals = columns.map((name) => `quote_nullable(${name}::text)`).join(', ');
  const rows = await column(`select format('(%s)', concat_ws(', ', ${literals})) from ${table} order by 1`);
  if (rows.length === 0) return [];
  return [
    `insert into ${table} (${columns.join(', ')}) overriding system value values\n${rows.join(',\n')};`,
  ];
}

const inserts: string[] = [];
for (const table of tables) inserts.push(...(await insertOf(table)));
const sequences = await column(
  `select format('select setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value)
    from pg_sequences where last_value is not null order by 1`,
);
await client.end();

mkdirSync(folder, { recursive: true });
const files = {
  sql: [
    `-- A database of version ${version}, as \`npm run dump\` wrote it: what its migrations made, and its rows.`,
    'begin;',
    TABLE_OF_MIGRATIONS,
    // The dump is restored in one transaction, and nobody uses its tables meanwhile.
    ...migrations.map(({ path, text }) => `-- ${path}\n${text.replaceAll(' concurrently', '')}`),
    '-- Whose triggers have done their work already: no row moves money a second time.',
    'set local session_replication_role = replica;',
    `truncate ${tables.join(', ')};`,
    ...inserts,
    ...sequences,
    'commit;',
  ].join('\n'),
  sha256: migrations
    .map(({ path, text }) => `${createHash('sha256').update(text).digest('hex')}  ${path}`)
    .join('\n'),
};
for (const [ending, text] of Object.entries(files)) {
  writeFileSync(new URL(`${version}.${ending}`, folder), `${text}\n`, { flag: 'wx' });
  console.log(`Wrote test/db/releases/${version}.${ending}.`);
}
