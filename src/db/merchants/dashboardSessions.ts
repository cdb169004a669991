import type { Actor } from '../../domain/merchants/actor.ts';
import { MINUTE_MS } from '../../domain/time.ts';
import { changeOnRecord } from '../core/auditLog.ts';
import { batchDeletion } from '../core/batchDeletion.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { sql, statement } from '../core/sql.ts';
import { millisecondsFromNow, now, updateWhere } from '../core/tables.ts';
import { CALLING_COLUMNS, parsePricing } from './businesses.ts';
import { IS_SECOND_FACTOR_ON } from './secondFactors.ts';
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
  readonly secondFactorEnabled: boolean;
  readonly expiresAt: string;
}

/** A session with its user, and the business that the user calls for. */
export interface DashboardSessionOwner extends CallingUser {
  readonly session: DashboardSession;
  /** Whether the session was last noted to be used more than a minute ago. */
  readonly isUseWorthNoting: boolean;
}

/**
 * Begins a session.
 *
 * @param of.sessionsVersion that of the account when its password was looked at: a reset since then voids the session.
 */
export async function beginDashboardSession(
  runner: StatementRunner,
  of: { readonly tokenSha256: Buffer; readonly userId: string; readonly sessionsVersion: number },
): Promise<void> {
  await runner.run(
    statement('dashboardSessions.begin')`
      insert into dashboard_sessions (token_sha256, user_id, sessions_version, expires_at)
        values (${of.tokenSha256}, ${of.userId}, ${of.sessionsVersion},
          now() + ${LIFETIME_HOURS}::integer * interval '1 hour')`,
  );
}

/** The session of a token and its owner; undefined when there is none, or it is over, ended or voided. */
export async function findDashboardSession(
  database: Database,
  tokenSha256: Buffer,
): Promise<DashboardSessionOwner | undefined> {
  const row = await database.first(
    statement<
      Omit<DashboardSessionOwner, 'pricing' | 'session'> &
        Omit<DashboardSession, 'tokenSha256'> & { pricing: unknown }
    >('dashboardSessions.find')`
      select ${CALLING_COLUMNS}, person.id as user_id, person.role, person.email, person.name as user_name,
          session.expires_at,
          session.last_seen_at < now() - interval '1 minute' as is_use_worth_noting,
          ${IS_SECOND_FACTOR_ON} as second_factor_enabled
        from dashboard_sessions session
          join users person on person.id = session.user_id and person.status = 'active'
            and person.sessions_version = session.sessions_version
          join businesses business on business.id = person.business_id
          left join second_factors factor on factor.user_id = person.id
        where session.token_sha256 = ${tokenSha256} and session.ended_at is null and session.expires_at > now()`,
  );
  if (!row) return undefined;
  const { email, userName, secondFactorEnabled, expiresAt, ...owner } = row;
  const session = { tokenSha256, email, userName, secondFactorEnabled, expiresAt };
  return { ...owner, pricing: parsePricing(row.pricing), session };
}

/** Notes, to the minute, that a session was used. */
export async function noteDashboardSessionUse(database: Database, tokenSha256: Buffer): Promise<void> {
  await database.run(
    updateWhere('dashboard_sessions', { tokenSha256 })
      .set({ lastSeenAt: now })
      .where('lastSeenAt', '<', millisecondsFromNow(-MINUTE_MS)),
  );
}

/**
 * Ends a session for good, and puts that on record: its cookie, and every copy of it, is no longer valid.
 *
 * @param of.actor who signs out, for the audit log.
 */
export async function endDashboardSession(
  database: Database,
  of: { readonly tokenSha256: Buffer; readonly businessId: string; readonly actor: Actor },
): Promise<void> {
  const { tokenSha256, businessId, actor } = of;
  await changeOnRecord(
    database,
    sql`update dashboard_sessions set ended_at = now() where token_sha256 = ${tokenSha256} and ended_at is null
      returning business_id`,
    { actor, action: 'sign_out', subject: businessId, details: {}, businessId },
  );
}

/** Deletes sessions that are over, at most 10,000 a call. Returns how many. */
export const forgetOldDashboardSessions = batchDeletion({
  name: 'dashboardSessions.forget',
  table: 'dashboard_sessions',
  condition: 'expires_at < now()',
});
