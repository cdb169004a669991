import type { Actor } from '../../domain/merchants/actor.ts';
import { MINUTE_MS } from '../../domain/time.ts';
import { changeOnRecord } from '../core/auditLog.ts';
import { batchDeletion } from '../core/batchDeletion.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { rawSql, type Sql, sql, statement } from '../core/sql.ts';
import { millisecondsFromNow, now, updateWhere } from '../core/tables.ts';
import { CALLING_COLUMNS, parsePricing } from './businesses.ts';
import { secondFactorsSql } from './secondFactors.ts';
import type { CallingUser } from './sessions.ts';

/** How long a user stays signed in to the dashboard. */
const LIFETIME_HOURS = 12;

/** A user's session of the dashboard. */
export interface DashboardSession {
  readonly tokenSha256: Buffer;
  /** The e-mail address of the user, as it is on record. */
  readonly email: string;
  /** The user's name; undefined for an owner who was created with the business. */
  readonly userName: string | undefined;
  readonly expiresAt: string;
}

/** A session with its user, and the business that the user calls for. */
export interface DashboardSessionOwner extends CallingUser {
  readonly session: DashboardSession;
  /** Whether the session was last noted to be used more than a minute ago. */
  readonly isUseWorthNoting: boolean;
}

/** A session that begins. */
export interface NewDashboardSession {
  readonly tokenSha256: Buffer;
  readonly userId: string;
  /** That of the account when its password was looked at: a reset since then voids the session. */
  readonly sessionsVersion: number;
  /** Where it begins, and what the browser calls itself. */
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** Begins a session. */
export async function beginDashboardSession(runner: StatementRunner, of: NewDashboardSession): Promise<void> {
  await runner.run(
    statement('dashboardSessions.begin')`
      insert into dashboard_sessions (token_sha256, user_id, sessions_version, address, user_agent, expires_at)
        values (${of.tokenSha256}, ${of.userId}, ${of.sessionsVersion}, ${of.address}, ${of.userAgent},
          now() + ${LIFETIME_HOURS}::integer * interval '1 hour')`,
  );
}

/** Sessions that are still valid, of users who are active. @param idleMs how long one may be left alone. */
function validSessionsSql(idleMs: number): Sql {
  return sql`dashboard_sessions session
    join users person on person.id = session.user_id and person.status = 'active'
      and person.sessions_version = session.sessions_version
      and session.ended_at is null and session.expires_at > now()
      and session.last_seen_at > now() - ${idleMs}::bigint * interval '1 millisecond'`;
}

/**
 * The session of a token and its owner; undefined when there is none, or it is over, ended or voided.
 *
 * @param of.idleMs how long a session may be left alone.
 */
export async function findDashboardSession(
  database: Database,
  { tokenSha256, idleMs }: { readonly tokenSha256: Buffer; readonly idleMs: number },
): Promise<DashboardSessionOwner | undefined> {
  const row = await database.first(
    statement<
      Omit<DashboardSessionOwner, 'pricing' | 'session'> &
        Omit<DashboardSession, 'tokenSha256'> & { pricing: unknown }
    >('dashboardSessions.find')`
      select ${CALLING_COLUMNS}, person.id as user_id, person.role, person.email, person.name as user_name,
          session.expires_at,
          session.last_seen_at < now() - interval '1 minute' as is_use_worth_noting,
          ${secondFactorsSql(sql`person.id`)} as second_factors
        from ${validSessionsSql(idleMs)}
          join businesses business on business.id = person.business_id
        where session.token_sha256 = ${tokenSha256}`,
  );
  if (!row) return undefined;
  const { email, userName, expiresAt, ...owner } = row;
  const session = { tokenSha256, email, userName, expiresAt };
  return { ...owner, pricing: parsePricing(row.pricing), session };
}

/** A session as its user sees it in a list. Times in ISO 8601. */
export interface ListedSession {
  /** Names it without giving its token away, as the audit log does. */
  readonly id: string;
  readonly userAgent: string | undefined;
  /** Where it was used last. */
  readonly address: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly expiresAt: string;
  readonly isCurrent: boolean;
}

/** SQL of what names a session: the beginning of its token's hash. The same as `sessionIdOf` of the API. */
const SESSION_ID = rawSql(`encode(substr(session.token_sha256, 1, 6), 'hex')`);

/**
 * The valid sessions of a user, the one used last first.
 *
 * @param of.tokenSha256 that of the session which asks.
 */
export function listDashboardSessions(
  database: Database,
  of: { readonly userId: string; readonly tokenSha256: Buffer; readonly idleMs: number },
): Promise<readonly ListedSession[]> {
  return database.run(
    statement<ListedSession>('dashboardSessions.list')`
      select ${SESSION_ID} as id, session.user_agent, session.address, session.created_at, session.last_seen_at,
          session.expires_at, session.token_sha256 = ${of.tokenSha256} as is_current
        from ${validSessionsSql(of.idleMs)}
        where session.user_id = ${of.userId} order by session.last_seen_at desc, session.token_sha256`,
  );
}

/** Notes, to the minute, that a session was used, and from where. */
export async function noteDashboardSessionUse(
  database: Database,
  { tokenSha256, address }: { readonly tokenSha256: Buffer; readonly address: string },
): Promise<void> {
  await database.run(
    updateWhere('dashboard_sessions', { tokenSha256 })
      .set({ lastSeenAt: now, address })
      .where('lastSeenAt', '<', millisecondsFromNow(-MINUTE_MS)),
  );
}

/**
 * Ends a session for good, and puts that on record: its cookie, and every copy of it, is no longer valid.
 *
 * @param of.session its token's hash, or the id that names it among those of a user.
 * @param of.actor who signs out, for the audit log.
 * @returns whether there was one.
 */
export function endDashboardSession(
  database: Database,
  of: {
    readonly session: Buffer | { readonly id: string; readonly userId: string };
    readonly businessId: string;
    readonly actor: Actor;
  },
): Promise<boolean> {
  const { session, businessId, actor } = of;
  const which = Buffer.isBuffer(session)
    ? sql`session.token_sha256 = ${session}`
    : sql`${SESSION_ID} = ${session.id} and session.user_id = ${session.userId}`;
  const name = Buffer.isBuffer(session) ? 'sign_out' : 'sign_out.other';
  return changeOnRecord(
    database,
    sql`update dashboard_sessions session set ended_at = now() where ${which} and ended_at is null
      returning user_id`,
    { actor, action: name, subject: businessId, details: {}, businessId },
  );
}

/** Deletes sessions that are over, at most 10,000 a call. Returns how many. */
export const forgetOldDashboardSessions = batchDeletion({
  name: 'dashboardSessions.forget',
  table: 'dashboard_sessions',
  condition: 'expires_at < now()',
});
