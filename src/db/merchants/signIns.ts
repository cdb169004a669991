import type { Actor } from '../../domain/merchants/actor.ts';
import { appendAudit } from '../core/auditLog.ts';
import type { Database } from '../core/database.ts';
import { beginDashboardSession, type NewDashboardSession } from './dashboardSessions.ts';
import { noteKnownNetwork } from './sessions.ts';

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
