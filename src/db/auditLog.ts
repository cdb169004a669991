import type { StatementRunner } from './database.ts';
import { rawSql, type Sql, sql, statement } from './sql.ts';

/** Something a person did past the merchant's own requests. It is kept for good: no secrets, no account numbers. */
export interface AuditRecord {
  /** Who did it. */
  readonly actor: string;
  /** What was done, such as `business.create`. */
  readonly action: string;
  /** The id of what it was done to. */
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}

type PartsOfRecord = { readonly [Part in keyof AuditRecord]: AuditRecord[Part] | Sql | undefined };

/**
 * SQL that adds a line to the audit log as part of a larger statement, so that nothing is changed without a trace.
 *
 * @param record each part as a value, or as SQL of what `guard` reads.
 * @param guard a `from …` or `where …` clause that decides whether the line is added.
 */
export function auditSql(record: PartsOfRecord, guard: Sql = rawSql('')): Sql {
  const { actor, action, subject, details } = record;
  return sql`insert into audit_log (actor, action, subject, details)
    select ${actor}::text, ${action}::text, ${subject}::text, ${details}::jsonb ${guard}`;
}

/**
 * Makes a change and adds a line to the audit log for it, in one statement.
 *
 * @param change SQL that changes one row and returns of it what `record` reads, or anything.
 * @param record its action names the statement, so that one action always has the same text.
 * @returns whether there was a row to change: when there was none, nothing is logged.
 */
export function changeOnRecord(
  runner: StatementRunner,
  change: Sql,
  record: PartsOfRecord & { readonly action: string },
): Promise<boolean> {
  return runner.hasRow(
    statement(`audited.${record.action}`)`with changed as (${change})
      ${auditSql(record, sql`from changed returning subject`)}`,
  );
}

/** Adds a line to the audit log, which nobody can edit afterwards. */
export async function appendAudit(runner: StatementRunner, record: AuditRecord): Promise<void> {
  await runner.run(statement('auditLog.append')`${auditSql(record)}`);
}
