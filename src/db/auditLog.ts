import type { Statement, StatementRunner } from './database.ts';

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

const APPEND: Statement = {
  name: 'auditLog.append',
  text: 'insert into audit_log (actor, action, subject, details) values ($1, $2, $3, $4)',
};

/** Adds a line to the audit log, which nobody can edit afterwards. */
export async function appendAudit(runner: StatementRunner, record: AuditRecord): Promise<void> {
  await runner.run(APPEND, [record.actor, record.action, record.subject, record.details]);
}
