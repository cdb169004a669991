import type { Actor } from '../../domain/merchants/actor.ts';
import { appendAudit } from '../core/auditLog.ts';
import type { Database } from '../core/database.ts';
import { deleteWhere, updateWhere } from '../core/tables.ts';
import { endOtherSessions } from './sessionEnds.ts';

/**
 * Changes the password of a user, on record, and ends every other session and login token. A code that was mailed to reset
 * it is no longer valid.
 *
 * @param change.passwordHash argon2id.
 * @param change.keptTokenSha256 the dashboard session that goes on.
 */
export async function changePassword(
  database: Database,
  change: {
    readonly userId: string;
    readonly businessId: string;
    readonly passwordHash: string;
    readonly keptTokenSha256: Buffer;
    readonly actor: Actor;
  },
): Promise<void> {
  const { userId, businessId, passwordHash, keptTokenSha256, actor } = change;
  await database.transaction(async (runner) => {
    await runner.run(updateWhere('users', { id: userId, status: 'active' }).set({ passwordHash }));
    await runner.run(deleteWhere('password_resets', { userId }));
    await endOtherSessions(runner, { userId, keptTokenSha256 });
    await appendAudit(runner, {
      actor,
      action: 'password.change',
      subject: businessId,
      details: {},
      businessId,
    });
  });
}
