import type { ActorProof, AuditFields } from '../../domain/merchants/actor.ts';
import { MAX_NOTICES_A_DAY, NOTICES, type NoticeName } from '../../domain/merchants/notices.ts';
import type { Environment } from '../../domain/money.ts';
import { batchDeletion } from './batchDeletion.ts';
import type { Database, StatementRunner } from './database.ts';
import { rawSql, type Sql, sql, statement } from './sql.ts';

/** The `last_error` of notices that are given up because the installation sends no mail. */
const NO_MAIL = 'no mail is configured';

/** Longer than the attempts of one round take; then another process may send a notice whose process died. */
const LEASE_SECONDS = 120;

/** What a notice says besides its catalogue's text. */
export interface NoticeFacts {
  /** Of the user who did it, unless it is that of the business itself. */
  readonly userEmail?: string | null;
  readonly provenBy?: ActorProof | null;
  readonly credentialEnds?: string | null;
  readonly address?: string | null;
  readonly userAgent?: string | null;
  readonly environment?: Environment | null;
  readonly before?: AuditFields | null;
  readonly after?: AuditFields | null;
  /** What an operator gave as reason. */
  readonly reason?: string | null;
}

/** A notice that is due, and leased to this process for two minutes. */
export interface DueNotice {
  readonly id: string;
  readonly businessId: string;
  readonly businessName: string;
  readonly name: NoticeName;
  readonly recipient: string;
  readonly facts: NoticeFacts;
  /** ISO 8601. */
  readonly createdAt: string;
  /** How many attempts there were, with the one that is to be made. */
  readonly attempts: number;
}

/**
 * SQL that stores a notice as part of a larger statement, so that it commits with what it tells of. Nothing is stored for a
 * topic that the business has switched off, nor beyond 20 of one name, address and environment in 24 hours.
 *
 * @param notice.recipients a condition on the active users of the business, `person`; the owners unless given.
 * @param notice.facts a `NoticeFacts`, or SQL of one.
 * @param guard a `from …` or `where …` clause that decides whether it is stored.
 */
export function noticeSql(
  notice: {
    readonly businessId: string | Sql;
    readonly recipients?: Sql;
    readonly name: NoticeName;
    readonly facts: NoticeFacts | Sql;
  },
  guard: Sql = rawSql(''),
): Sql {
  const { businessId, recipients = rawSql("person.role = 'owner'"), name, facts } = notice;
  return sql`insert into notices (business_id, name, recipient, facts)
    select business.id, ${name}, person.email, told.facts
      from (select ${businessId}::text as business_id, ${facts}::jsonb as facts ${guard}) as told
        join businesses business on business.id = told.business_id
        join users person on person.business_id = business.id and person.status = 'active'
          and (${recipients})
      where ${NOTICES[name].topic} <> all (business.muted_notices)
        and (select count(*) from notices earlier
          where earlier.business_id = business.id and earlier.name = ${name} and earlier.recipient = person.email
            and earlier.facts ->> 'environment' is not distinct from told.facts ->> 'environment'
            and earlier.created_at > now() - interval '24 hours') < ${MAX_NOTICES_A_DAY}`;
}

/** Stores a notice of something that is not in the audit log, as part of a transaction by `runner`. */
export async function storeNotice(
  runner: StatementRunner,
  notice: { readonly businessId: string; readonly name: NoticeName; readonly facts: NoticeFacts },
): Promise<void> {
  await runner.run(statement('notices.store')`${noticeSql(notice)}`);
}

/** Leases notices that are due, the oldest first. A process that does not end one within two minutes loses it. */
export function leaseDueNotices(database: Database, limit: number): Promise<readonly DueNotice[]> {
  return database.run(
    statement<DueNotice>('notices.lease')`
      update notices set attempts = attempts + 1, due_at = now() + ${LEASE_SECONDS}::integer * interval '1 second'
        from businesses business
        where business.id = notices.business_id and notices.id in (
          select id from notices where ended_at is null and due_at <= now()
            order by due_at, id limit ${limit} for update skip locked)
        returning notices.id::text, notices.business_id, business.name as business_name, notices.name,
          notices.recipient, notices.facts, notices.created_at, notices.attempts`,
  );
}

/** Ends a notice that was sent, or that is given up. */
export async function endNotice(
  database: Database,
  id: string,
  { outcome, error }: { readonly outcome: 'SENT' | 'GIVEN_UP'; readonly error?: string },
): Promise<void> {
  await database.run(
    statement('notices.end')`update notices
      set outcome = ${outcome}, ended_at = now(), last_error = coalesce(${error}, last_error)
      where id = ${id}::bigint and ended_at is null`,
  );
}

/** Puts a notice off that could not be sent. */
export async function postponeNotice(
  database: Database,
  id: string,
  { waitMs, error }: { readonly waitMs: number; readonly error: string },
): Promise<void> {
  await database.run(
    statement('notices.postpone')`update notices
      set due_at = now() + ${waitMs}::double precision * interval '1 millisecond', last_error = ${error}
      where id = ${id}::bigint and ended_at is null`,
  );
}

/** Gives every notice up that waits, where no mail can be sent. Returns how many. */
export async function giveUpWaitingNotices(database: Database): Promise<number> {
  const rows = await database.run(
    statement<{ id: string }>('notices.giveUpWaiting')`update notices
      set outcome = 'GIVEN_UP', ended_at = now(), last_error = ${NO_MAIL}
      where ended_at is null returning id::text`,
  );
  return rows.length;
}

/** Notices that no merchant received. */
export interface NoticeFigures {
  /** How many were given up in the last 24 hours because the mail server did not take them. */
  readonly givenUp: number;
}

/** Counts the notices that were given up, except those of an installation that sends no mail. */
export function countNoticesGivenUp(database: Database): Promise<NoticeFigures> {
  return database.one(
    statement<NoticeFigures>('notices.countGivenUp')`
      select count(*)::integer as given_up from notices
        where outcome = 'GIVEN_UP' and ended_at > now() - interval '24 hours' and last_error <> ${NO_MAIL}`,
    'A count has one row.',
  );
}

/** Deletes notices of more than 30 days ago, at most 10,000 a call. Returns how many. */
export const forgetOldNotices = batchDeletion({
  name: 'notices.forget',
  table: 'notices',
  condition: "created_at < now() - interval '30 days'",
});
