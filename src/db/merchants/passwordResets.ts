import { sql as raw } from 'kysely';
import type { Actor } from '../../domain/merchants/actor.ts';
import { appendAudit, auditCtes } from '../core/auditLog.ts';
import type { Database } from '../core/database.ts';
import { insertSql, sql, statement } from '../core/sql.ts';
import { deleteWhere } from '../core/tables.ts';
import { lockUser } from './businessLock.ts';
import { accessChangedSql } from './sessionEnds.ts';

/** Mails that an account gets in 24 hours, asked for by strangers or from networks that it is known to log in from. */
const MAILS_A_DAY = { strangers: 5, knownNetworks: 10 } as const;

/** A mail that may go out: what its code is made from, and what undoes it when it does not. */
export interface ResetMail {
  readonly seed: Buffer;
  readonly mailId: string;
}

/** Why there is no mail. In either case the mailbox has one whose code is good. */
export type WithheldMail = 'mailed lately' | 'mailed often today';

/**
 * Decides whether an account gets a mail with a code now, and if so puts it on record. While a code lives it stays the
 * account's code, for every caller; it is good for at least ten minutes from its last mail.
 *
 * @param request.newSeed what a new code is made from, where none lives.
 * @param request.actor who asks, for the audit log.
 */
export async function claimResetMail(
  database: Database,
  request: {
    readonly userId: string;
    readonly businessId: string;
    readonly isKnownNetwork: boolean;
    readonly newSeed: Buffer;
    readonly actor: Actor;
  },
): Promise<ResetMail | WithheldMail> {
  const { userId, businessId, isKnownNetwork, newSeed, actor } = request;
  const allowance = isKnownNetwork ? MAILS_A_DAY.knownNetworks : MAILS_A_DAY.strangers;
  return database.transaction(async (runner) => {
    // Requests for one account wait for each other: the second must see the mail of the first.
    await lockUser(runner, userId);
    const aDayAgo = raw<string>`now() - interval '24 hours'`;
    await runner.run(deleteWhere('password_reset_mails', { userId }).where('mailedAt', '<=', aDayAgo));
    const found = await runner.one(
      statement<{ codeSeed?: Buffer; wasMailedLately: boolean; mails: number }>('passwordResets.read')`
        select reset.code_seed, coalesce(reset.mailed_at > now() - interval '5 minutes', false) as was_mailed_lately,
            (select count(*)::int from password_reset_mails
              where user_id = account.id and is_for_known_network = ${isKnownNetwork}) as mails
          from users account
            left join password_resets reset on reset.user_id = account.id and reset.expires_at > now()
          where account.id = ${userId}`,
      'An account that asks for a reset code is gone.',
    );
    if (found.wasMailedLately) return 'mailed lately';
    if (found.mails >= allowance) return 'mailed often today';
    const seed = found.codeSeed ?? newSeed;
    const isLast = found.mails + 1 === allowance;
    // The last mail of a day's allowance brings a code that lives until ten minutes after there may be another mail, so
    // that the owner always gets a mail or has one that is good for a while.
    const mail = await runner.one(
      statement<{ id: string }>('passwordResets.put')`with
        mail as (${insertSql('password_reset_mails', { userId, isForKnownNetwork: isKnownNetwork })} returning id),
        life as (
          select case when ${isLast}::boolean then
              coalesce((select min(mailed_at) from password_reset_mails
                where user_id = ${userId} and is_for_known_network = ${isKnownNetwork}), now())
                + interval '24 hours 10 minutes'
            else now() end as until),
        code as (
          insert into password_resets as old (user_id, code_seed, mailed_at, expires_at)
            select ${userId}, ${seed}::bytea, now(), greatest(life.until, now() + interval '10 minutes') from life
            on conflict (user_id) do update set code_seed = excluded.code_seed, mailed_at = excluded.mailed_at,
              expires_at = greatest(excluded.expires_at,
                case when old.code_seed = excluded.code_seed then old.expires_at end))
        select id::text from mail`,
      'A mail of a reset code was put on record without an id.',
    );
    await appendAudit(runner, {
      actor,
      action: 'password.reset_requested',
      subject: businessId,
      details: {},
      businessId,
    });
    return { seed, mailId: mail.id };
  });
}

/** Takes a mail that could not be sent off the record, so that the next request brings one. */
export async function undoResetMail(database: Database, userId: string, mailId: string): Promise<void> {
  await database.run(
    statement('passwordResets.undoMail')`
      with undone as (delete from password_reset_mails where id = ${mailId})
      update password_resets set mailed_at = '-infinity' where user_id = ${userId}`,
  );
}

/**
 * Sets a password by a code that fits, voiding every session.
 *
 * @param reset.actor who does it, for the audit log.
 * @returns false when the code was used meanwhile.
 */
export function resetPassword(
  database: Database,
  reset: {
    readonly userId: string;
    readonly seed: Buffer;
    readonly passwordHash: string;
    readonly actor: Actor;
  },
): Promise<boolean> {
  // A reset voids the sessions, and forgets the known networks, from which an attacker may have logged in.
  return database.hasRow(
    statement<{ id: string }>('passwordResets.reset')`with
      used as (
        delete from password_resets
          where user_id = ${reset.userId} and code_seed = ${reset.seed} and expires_at > now()
          returning user_id),
      mails as (delete from password_reset_mails mail using used where mail.user_id = used.user_id),
      networks as (delete from known_networks network using used where network.user_id = used.user_id),
      changed as (
        update users set password_hash = ${reset.passwordHash}, sessions_version = sessions_version + 1
          from used where id = used.user_id and status = 'active' returning id, business_id, role),
      held as (${accessChangedSql(sql`from changed`)}),
      ${auditCtes(
        {
          actor: reset.actor,
          action: 'password.reset',
          subject: sql`business_id`,
          details: {},
          businessId: sql`business_id`,
        },
        sql`from changed`,
      )}
      select id from changed`,
  );
}
