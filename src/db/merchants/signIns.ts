import type { Actor } from '../../domain/merchants/actor.ts';
import { appendAudit } from '../core/auditLog.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { rawSql, statement } from '../core/sql.ts';
import { beginDashboardSession, type NewDashboardSession } from './dashboardSessions.ts';

/** A sign-in that was proven, by dashboard or by login token. */
export interface SignIn {
  readonly userId: string;
  readonly businessId: string;
  /** The session of the dashboard that begins; undefined for a login token. */
  readonly session: NewDashboardSession | undefined;
  readonly networkHmac: Buffer;
  readonly isKnownNetwork: boolean;
  readonly actor: Actor;
  /** Whether the audit log takes it. */
  readonly isAudited: boolean;
}

/** Begins the session of a sign-in, notes its network, and puts it on record, in one transaction. */
export async function recordSignIn(database: Database, signIn: SignIn): Promise<void> {
  const { userId, businessId, session, networkHmac, isKnownNetwork, actor, isAudited } = signIn;
  await database.transaction(async (runner) => {
    if (session) await beginDashboardSession(runner, session);
    await noteKnownNetwork(runner, userId, networkHmac);
    if (!isAudited) return;
    const action = isKnownNetwork ? 'sign_in' : 'sign_in.new_network';
    await appendAudit(runner, { actor, action, subject: businessId, details: {}, businessId });
  });
}

/** Puts a failed sign-in at an account on record. */
export async function recordFailedSignIn(
  database: Database,
  failed: {
    readonly businessId: string;
    readonly actor: Actor;
    readonly failure: 'password' | 'second_factor';
  },
): Promise<void> {
  const { businessId, actor, failure } = failed;
  const after = { wrong: failure === 'password' ? 'password' : 'code of the second factor' };
  await appendAudit(database, {
    actor,
    action: 'sign_in.failed',
    subject: businessId,
    details: { failure },
    businessId,
    after,
  });
}

/** SQL that is true of a row of known_networks that still counts: for ninety days without a login. */
export const IS_STILL_KNOWN = rawSql(`last_used_at > now() - interval '90 days'`);

/**
 * Notes that the user of an account came from a network: attempts from there are no strangers'. The twenty newest are known.
 *
 * @param networkHmac a keyed hash of the network: where people work and live is private.
 */
export async function noteKnownNetwork(
  runner: StatementRunner,
  userId: string,
  networkHmac: Buffer,
): Promise<void> {
  // An account's own rows are cleared away as it gets new ones: nineteen of the others stay.
  await runner.run(
    statement('knownNetworks.note')`with noted as (
        insert into known_networks (user_id, network_hmac) values (${userId}, ${networkHmac})
          on conflict (user_id, network_hmac) do update set last_used_at = now())
      delete from known_networks where user_id = ${userId} and network_hmac <> ${networkHmac} and (
        not (${IS_STILL_KNOWN})
        or network_hmac in (
          select network_hmac from known_networks
            where user_id = ${userId} and network_hmac <> ${networkHmac}
            order by last_used_at desc offset 19))`,
  );
}
