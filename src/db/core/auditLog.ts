import type { Actor, ActorProof, AuditFields } from '../../domain/merchants/actor.ts';
import {
  NOTICES_OF_MAKERS,
  NOTICES_OF_USERS,
  type NoticeName,
  noticeOfAction,
} from '../../domain/merchants/notices.ts';
import type { Role } from '../../domain/merchants/roles.ts';
import type { Environment } from '../../domain/money.ts';
import { currentRequestId } from '../../observability/logger.ts';
import type { StatementRunner } from './database.ts';
import { noticeSql } from './notices.ts';
import { type Page, type PageRequest, type Placed, pageOf } from './page.ts';
import { rawSql, type Sql, sql, statement } from './sql.ts';
import { tables } from './tables.ts';

/**
 * Something a person did past a merchant's orders. It is kept for good: no secrets, and account numbers by their ends
 * only. The merchant of `businessId` reads the action, `before`, `after`, and the `reason` in `details`.
 */
export interface AuditRecord {
  /** Who did it: a merchant's `Actor`, or the name of an operator. */
  readonly actor: Actor | string;
  /** What was done, such as `business.create`. */
  readonly action: string;
  /** The id of what it was done to. */
  readonly subject: string;
  /** For operators. */
  readonly details: Readonly<Record<string, unknown>>;
  /** The business that it concerns; absent where it concerns the platform. An entry by a merchant's `Actor` has one. */
  readonly businessId?: string | undefined;
  /**
   * The user that its notice is about, where it is about one: whose access it changes, or whose request it ends. The actor
   * unless given.
   */
  readonly userId?: string | undefined;
  /** The roles whose users get its notice, the actor excepted; the owners get it unless given. */
  readonly notifiedRoles?: readonly Role[] | undefined;
  /** Where it concerns one environment alone. */
  readonly environment?: Environment | undefined;
  readonly before?: AuditFields | undefined;
  readonly after?: AuditFields | undefined;
}

type PartsOfRecord = Pick<AuditRecord, 'actor'> & {
  readonly [Part in keyof Omit<AuditRecord, 'actor'>]: AuditRecord[Part] | Sql | undefined;
};

/**
 * SQL that adds a line to the audit log as part of a larger statement, so that nothing is changed without a trace.
 *
 * @param record each part as a value, or as SQL of what `guard` reads.
 * @param guard a `from …` or `where …` clause that decides whether the line is added.
 */
export function auditSql(record: PartsOfRecord, guard: Sql = rawSql('')): Sql {
  const { action, subject, details, businessId, environment, before, after } = record;
  const actor: Actor =
    typeof record.actor === 'string' ? { id: record.actor, provenBy: 'operator' } : record.actor;
  return sql`insert into audit_log (actor, action, subject, details, business_id, environment, proven_by, credential_id,
      credential_ends, address, user_agent, before, after, request_id)
    select ${actor.id}::text, ${action}::text, ${subject}::text, ${details}::jsonb, ${businessId}::text,
      ${environment}::text, ${actor.provenBy}::text, ${actor.credentialId}::text, ${actor.credentialEnds}::text,
      ${actor.address}::text, ${actor.userAgent}::text, ${before}::jsonb, ${after}::jsonb,
      ${currentRequestId()}::text ${guard}`;
}

/**
 * CTEs `audited` and, for an action with a notice, `noticed`: they add a line to the audit log, and store the mail that
 * tells the merchant of it, as part of a larger statement.
 *
 * @param guard as of `auditSql`.
 */
export function auditCtes(record: PartsOfRecord & { readonly action: string }, guard: Sql = rawSql('')): Sql {
  const audited = sql`audited as (${auditSql(record, guard)} returning subject)`;
  const notice = noticeOfRecord(record);
  return notice ? sql`${audited}, noticed as (${noticeSql(notice, guard)})` : audited;
}

/** The e-mail address of the user who has an id, unless it is that of the business itself. */
function emailOfUser(id: Sql): Sql {
  return sql`(select person.email from users person join businesses business on business.id = person.business_id
    where person.id = ${id} and lower(person.email) <> lower(business.email))`;
}

/** The notice of a line of the audit log; undefined where the catalogue has none for its action. */
function noticeOfRecord(record: PartsOfRecord & { readonly action: string }) {
  const { actor, action, businessId, details, environment, before, after } = record;
  const name = noticeOfAction(action);
  if (name === undefined || businessId === undefined) return undefined;
  const { id, provenBy, credentialEnds, address, userAgent }: Partial<Actor> =
    typeof actor === 'string' ? { provenBy: 'operator' } : actor;
  const facts = sql`jsonb_build_object('provenBy', ${provenBy}::text, 'credentialEnds', ${credentialEnds}::text,
    'userEmail', ${emailOfUser(sql`${id}::text`)}, 'address', ${address}::text, 'userAgent', ${userAgent}::text, 'environment', ${environment}::text,
    'before', ${before}::jsonb, 'after', ${after}::jsonb, 'reason', ${details}::jsonb ->> 'reason')`;
  return { businessId, recipients: recipientsOf(name, record, id), name, facts };
}

/** Who gets the notice of a line of the audit log: a condition on `person`. @param actorId undefined for operators. */
function recipientsOf(name: NoticeName, record: PartsOfRecord, actorId: string | undefined): Sql {
  const { userId, notifiedRoles } = record;
  if (notifiedRoles)
    return sql`person.role = any (${notifiedRoles}::text[]) and person.id <> ${actorId}::text`;
  if (NOTICES_OF_MAKERS.has(name))
    return sql`case when ${userId}::text is null then person.role = 'owner' else person.id = ${userId}::text end`;
  const besides = NOTICES_OF_USERS.has(name) ? (userId ?? actorId) : undefined;
  return sql`person.role = 'owner' or person.id = ${besides}::text`;
}

/**
 * Makes a change and adds a line to the audit log for it, with its notice, in one statement.
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
    statement(`audited.${record.action}`)`with changed as (${change}),
      ${auditCtes(record, sql`from changed`)} select subject from audited`,
  );
}

/** Adds a line to the audit log, which cannot be edited afterwards, and stores the notice of its action. */
export async function appendAudit(runner: StatementRunner, record: AuditRecord): Promise<void> {
  const suffix = noticeOfRecord(record) ? `.${record.action}` : '';
  await runner.run(
    statement(`auditLog.append${suffix}`)`with ${auditCtes(record)} select subject from audited`,
  );
}

/** A line of the audit log, as operators read it. */
export interface AuditEntry extends Pick<AuditRecord, 'action' | 'subject' | 'details'> {
  /** The name of an operator, or the id of a merchant or user. */
  readonly actor: string;
  /** The business that it was done to; undefined of what was done to none, such as a payment that was never credited. */
  readonly businessId: string | undefined;
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
      .select(['at', 'actor', 'action', 'subject', 'businessId', 'details'])
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

/** A line of the audit log as the merchant that it concerns may read it. */
export interface MerchantAuditEntry {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly action: string;
  readonly subject: string;
  readonly provenBy: ActorProof;
  /** The e-mail address of a user, unless it is that of the business itself. */
  readonly userEmail: string | undefined;
  /** As `Actor` has them; undefined for operators. */
  readonly credentialId: string | undefined;
  readonly credentialEnds: string | undefined;
  readonly address: string | undefined;
  readonly userAgent: string | undefined;
  readonly environment: Environment | undefined;
  readonly before: AuditFields | undefined;
  readonly after: AuditFields | undefined;
  /** What an operator gave as reason. */
  readonly reason: string | undefined;
}

/** Which lines of a merchant's audit log. */
export interface MerchantAuditFilter {
  /** What was done, or what it begins with, such as `sign_in`. */
  readonly action: string | undefined;
  /** Inclusive and exclusive bounds, ISO 8601. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/**
 * What concerns one business, newest first, after a place whose id is a number as text. Names of operators are left out.
 *
 * @returns at most `limit` lines, and the place of the last when more follow.
 */
export async function listMerchantAudit(
  runner: StatementRunner,
  businessId: string,
  { action, from = '-infinity', to = 'infinity', page }: MerchantAuditFilter & { readonly page: PageRequest },
): Promise<Page<MerchantAuditEntry>> {
  const { after = { createdAt: 'infinity', id: '0' }, limit } = page;
  const [suffix, ofAction] =
    action === undefined
      ? ['', rawSql('')]
      : ['.action', sql`and (action = ${action} or starts_with(action, ${action} || '.'))`];
  // One bound from where the index is read: see `pageBeforeSql`.
  const rows = await runner.run(
    statement<MerchantAuditEntry & Placed>(`auditLog.listOfBusiness${suffix}`)`
      select id::text, at as created_at, action, subject, proven_by, ${emailOfUser(sql`audit_log.actor`)} as user_email, credential_id, credential_ends, address, user_agent,
          environment, before, after, details ->> 'reason' as reason, id::text as place_id,
          to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as placed_at
        from audit_log
        where business_id = ${businessId} and at >= ${from}::timestamptz ${ofAction}
          and (at, id) < (least(${after.createdAt}::timestamptz, ${to}::timestamptz),
            case when ${to}::timestamptz <= ${after.createdAt}::timestamptz then 0 else ${after.id}::bigint end)
        order by at desc, id desc limit ${limit + 1}`,
  );
  return pageOf<MerchantAuditEntry, MerchantAuditEntry>(rows, page, (entry) => entry);
}
