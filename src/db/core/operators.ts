import { appendAudit } from './auditLog.ts';
import type { Database, StatementRunner } from './database.ts';
import { statement } from './sql.ts';
import { tables } from './tables.ts';

/**
 * Operators, each with a token of its own, of which the hash is stored. One that was not revoked is registered, also when
 * its token has expired: time must not loosen a rule. The service's role cannot write them; the owner of the tables does.
 */

/** A new operator, or a new token for one that was revoked or whose token has expired. */
export interface NewOperator {
  readonly name: string;
  /** SHA-256 of the token. */
  readonly tokenSha256: Buffer;
  readonly validDays: number;
  /** Who adds the operator, for the audit log. */
  readonly actor: string;
}

/**
 * Goes back to the rights of the user that the address of the database names, until the end of the transaction: those of the owner of
 * the tables where a command was given its address.
 */
export async function actAsOwner(runner: StatementRunner): Promise<void> {
  await runner.run(statement('operators.asOwner')`set local role none`);
}

/**
 * Registers an operator, on record.
 *
 * @param ownerDatabase the database by the address of a role that owns the tables.
 * @returns when the token expires, ISO 8601; undefined when an operator of this name has a valid token.
 * @throws Postgres's 42501 when the role owns no tables.
 */
export function addOperator(
  ownerDatabase: Database,
  { name, tokenSha256, validDays, actor }: NewOperator,
): Promise<string | undefined> {
  return ownerDatabase.transaction(async (runner) => {
    await actAsOwner(runner);
    const added = await runner.first(
      statement<{ readonly expiresAt: string }>('operators.add')`
        insert into operators (name, token_sha256, added_by, expires_at)
          values (${name}, ${tokenSha256}, ${actor}, now() + ${validDays}::integer * interval '1 day')
          on conflict (name) do update set token_sha256 = excluded.token_sha256, added_by = excluded.added_by,
            added_at = now(), expires_at = excluded.expires_at, revoked_at = null, last_used_at = null
          where operators.revoked_at is not null or operators.expires_at <= now()
          returning expires_at`,
    );
    if (!added) return undefined;
    const details = { expiresAt: added.expiresAt };
    await appendAudit(runner, { actor, action: 'operator.add', subject: name, details });
    return added.expiresAt;
  });
}

/**
 * Ends an operator's token at once, on record.
 *
 * @param ownerDatabase likewise.
 * @returns false when no operator of this name is registered.
 * @throws Postgres's 42501 when the role owns no tables.
 */
export function revokeOperator(ownerDatabase: Database, name: string, actor: string): Promise<boolean> {
  return ownerDatabase.transaction(async (runner) => {
    await actAsOwner(runner);
    const isRevoked = await runner.hasRow(
      statement('operators.revoke')`update operators set revoked_at = now()
        where name = ${name} and revoked_at is null returning name`,
    );
    if (isRevoked)
      await appendAudit(runner, { actor, action: 'operator.revoke', subject: name, details: {} });
    return isRevoked;
  });
}

/** Every operator there ever was, by name, without the tokens. */
export function listOperators(database: Database) {
  return database.run(
    tables
      .selectFrom('operators')
      .select(['name', 'addedBy', 'addedAt', 'expiresAt', 'revokedAt', 'lastUsedAt'])
      .orderBy('name'),
  );
}

/** The name of the operator whose valid token this is, whose use is noted; undefined when it is of no operator. */
export async function useOperatorToken(
  runner: StatementRunner,
  tokenSha256: Buffer,
): Promise<string | undefined> {
  const row = await runner.first(
    statement<{ readonly name: string }>('operators.useToken')`update operators set last_used_at = now()
      where token_sha256 = ${tokenSha256} and revoked_at is null and expires_at > now() returning name`,
  );
  return row?.name;
}

/** How many operators are registered. */
export async function countOperators(runner: StatementRunner): Promise<number> {
  const { count } = await runner.one(
    statement<{ readonly count: number }>('operators.count')`
      select count(*)::integer as count from operators where revoked_at is null`,
    'A count has one row.',
  );
  return count;
}
