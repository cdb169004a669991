import {
  apiKeyPurpose,
  installationSecretPurpose,
  type SecretBox,
  secondFactorPurpose,
  webhookSecretPurpose,
} from '../../security/secretBox.ts';
import { appendAudit } from './auditLog.ts';
import type { Database } from './database.ts';
import { rawSql, type Sql, sql, statement } from './sql.ts';

/** A column that holds sealed values. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly id: string;
  /** The column whose value the purpose of a sealed one is made of. */
  readonly owner: string;
  readonly purposeOf: (owner: string) => string;
}

/** Every sealed column of merchants, and last the one by which a start finds out whether its key is the right one. */
export const SEALED_COLUMNS = [
  { table: 'api_keys', column: 'key_encrypted', id: 'id', owner: 'business_id', purposeOf: apiKeyPurpose },
  {
    table: 'webhook_secrets',
    column: 'secret_encrypted',
    id: 'id',
    owner: 'business_id',
    purposeOf: webhookSecretPurpose,
  },
  {
    table: 'second_factors',
    column: 'secret_encrypted',
    id: 'user_id',
    owner: 'user_id',
    purposeOf: secondFactorPurpose,
  },
  {
    table: 'installation_secrets',
    column: 'sealed',
    id: 'name',
    owner: 'name',
    purposeOf: installationSecretPurpose,
  },
] as const satisfies readonly SealedColumn[];

/** The result of encrypting the values of a column again. */
export interface ResealedColumn {
  readonly table: string;
  /** How many values were sealed with another key. */
  readonly resealed: number;
  /** How many were sealed with the present key before. */
  readonly current: number;
  /** The ids of rows that no key opens, which stay as they are. */
  readonly unreadable: readonly string[];
}

const BATCH_SIZE = 1_000;

/**
 * Seals every value of merchants with the present key, and then, when no other key seals any of them, what a
 * start checks its key with. May be broken off at any moment and run again: each batch is one transaction.
 *
 * @param options.actor who does it, for the audit log.
 * @returns the columns that were done. `isComplete` says that the previous key opens nothing that the present one does
 * not.
 */
export async function resealAll(
  database: Database,
  options: { readonly secretBox: SecretBox; readonly actor: string },
): Promise<{ readonly columns: readonly ResealedColumn[]; readonly isComplete: boolean }> {
  const [apiKeys, webhookSecrets, secondFactors, installationSecrets] = SEALED_COLUMNS;
  const columns: ResealedColumn[] = [];
  let left = 0;
  for (const column of [apiKeys, webhookSecrets, secondFactors]) {
    const done = await resealColumn(database, column, options);
    columns.push(done);
    // What a process that still has the old key alone has sealed meanwhile.
    left += (await countOf(database, column, options.secretBox)).others - done.unreadable.length;
  }
  if (left > 0) return { columns, isComplete: false };
  columns.push(await resealColumn(database, installationSecrets, options));
  return { columns, isComplete: true };
}

async function resealColumn(
  database: Database,
  column: SealedColumn,
  options: { readonly secretBox: SecretBox; readonly actor: string },
): Promise<ResealedColumn> {
  const { current } = await countOf(database, column, options.secretBox);
  const unreadable: string[] = [];
  let resealed = 0;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const batch = await resealBatch(database, { column, ...options, after, size: BATCH_SIZE });
    resealed += batch.resealed;
    unreadable.push(...batch.unreadable);
    after = batch.last;
  }
  return { table: column.table, resealed, current, unreadable };
}

/**
 * Seals some values of a column again, and puts that on record, in one transaction.
 *
 * @param options.after the id of the last row of the batch before; empty text for the first.
 * @returns `last`, the id of the last row that was looked at, or undefined when there was none: then it is done.
 */
export async function resealBatch(
  database: Database,
  options: {
    readonly column: SealedColumn;
    readonly secretBox: SecretBox;
    readonly after: string;
    readonly size: number;
    readonly actor: string;
  },
): Promise<{
  readonly resealed: number;
  readonly unreadable: readonly string[];
  readonly last: string | undefined;
}> {
  const { column, secretBox, after, size, actor } = options;
  const { table, id, owner, sealed } = namesOf(column);
  return database.transaction(async (runner) => {
    // One run at a time takes a batch: another would count the same values once more.
    await runner.run(statement('sealedColumns.lock')`select pg_advisory_xact_lock(7265646766)`);
    const rows = await runner.run(
      statement<{ id: string; owner: string; sealed: Buffer }>(`sealedColumns.read.${column.table}`)`
        select ${id} as id, ${owner} as owner, ${sealed} as sealed from ${table}
          where not ${isCurrentSql(sealed, secretBox)} and ${id} > ${after} order by ${id} limit ${size}`,
    );
    const unreadable: string[] = [];
    const again: { readonly id: string; readonly sealed: Buffer }[] = [];
    for (const row of rows) {
      const resealed = reseal(secretBox, row.sealed, column.purposeOf(row.owner));
      if (resealed === undefined) unreadable.push(row.id);
      else again.push({ id: row.id, sealed: resealed });
    }
    if (again.length > 0) {
      await runner.run(
        statement(`sealedColumns.write.${column.table}`)`update ${table} set ${sealed} = again.sealed
          from unnest(${again.map((each) => each.id)}::text[], ${again.map((each) => each.sealed)}::bytea[])
            again (id, sealed)
          where ${table}.${id} = again.id`,
      );
      await appendAudit(runner, {
        actor,
        action: 'secrets.reseal',
        subject: column.table,
        details: { keyId: secretBox.keyId, values: again.length },
      });
    }
    return { resealed: again.length, unreadable, last: rows.at(-1)?.id };
  });
}

function reseal(secretBox: SecretBox, sealed: Buffer, purpose: string): Buffer | undefined {
  try {
    return secretBox.seal(secretBox.open(sealed, purpose), purpose);
  } catch {
    return undefined;
  }
}

/** How many values the present key has sealed, and how many it has not. */
function countOf(
  database: Database,
  column: SealedColumn,
  secretBox: SecretBox,
): Promise<{ readonly current: number; readonly others: number }> {
  const { table, sealed } = namesOf(column);
  return database.one(
    statement<{ current: number; others: number }>(`sealedColumns.count.${column.table}`)`
      select (count(*) filter (where ${isCurrentSql(sealed, secretBox)}))::int as current,
          (count(*) filter (where not ${isCurrentSql(sealed, secretBox)}))::int as others
        from ${table}`,
  );
}

/** The names of a column's table and columns, as SQL. */
function namesOf({ table, column, id, owner }: SealedColumn) {
  return { table: rawSql(table), sealed: rawSql(column), id: rawSql(id), owner: rawSql(owner) };
}

/** The condition that a value is sealed with the present key. */
function isCurrentSql(sealed: Sql, { header }: SecretBox): Sql {
  return sql`(substring(${sealed} from 1 for octet_length(${header}::bytea)) = ${header}::bytea)`;
}
