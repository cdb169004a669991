import type { StatementRunner } from './database.ts';
import { rawSql, type Sql, sql, statement } from './sql.ts';
import { tables } from './tables.ts';

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

/** Adds a line to the audit log, which cannot be edited afterwards. */
export async function appendAudit(runner: StatementRunner, record: AuditRecord): Promise<void> {
  await runner.run(statement('auditLog.append')`${auditSql(record)}`);
}

/** A line of the audit log. */
export interface AuditEntry extends AuditRecord {
  /** ISO 8601. */
  readonly at: string;
}

/** Which lines of the audit log: all that fit what is given. */
export interface AuditFilter {
  readonly subject?: string | undefined;
  readonly actor?: string | undefined;
  /** What was done, or what it begins with, such as `business`. */
  readonly action?: string | undefined;
  readonly since?: Date | undefined;
  readonly limit: number;
}

/** The newest lines of the audit log, the newest first. */
export function listAudit(
  runner: StatementRunner,
  { subject, actor, action, since, limit }: AuditFilter,
): Promise<readonly AuditEntry[]> {
  return runner.run(
    tables
      .selectFrom('audit_log')
      .select(['at', 'actor', 'action', 'subject', 'details'])
      .$if(subject !== undefined, (lines) => lines.where('subject', '=', subject ?? ''))
      .$if(actor !== undefined, (lines) => lines.where('actor', '=', actor ?? ''))
      .$if(action !== undefined, (lines) =>
        lines.where((line) =>
          line.or([
            line('action', '=', action ?? ''),
            line(line.fn('starts_with', ['action', line.val(`${action}.`)]), '=', true),
          ]),
        ),
      )
      .$if(since !== undefined, (lines) => lines.where('at', '>=', (since ?? new Date()).toISOString()))
      .orderBy('id', 'desc')
      .limit(limit),
  );
}
