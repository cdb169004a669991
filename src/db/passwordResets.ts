import { invariant } from '../domain/errors.ts';
import type { Database, Statement } from './database.ts';

/** Mails that an account gets in 24 hours, asked for by strangers or from networks that it is known to log in from. */
const MAILS_A_DAY = { strangers: 5, knownNetworks: 10 } as const;

// Requests for one account wait for each other: the second must see the mail of the first.
const LOCK_ACCOUNT: Statement = {
  name: 'passwordResets.lockAccount',
  text: 'select id from businesses where id = $1 for no key update',
};
const FORGET_OLD_MAILS: Statement = {
  name: 'passwordResets.forgetOldMails',
  text: `delete from password_reset_mails where business_id = $1 and mailed_at <= now() - interval '24 hours'`,
};
const READ: Statement = {
  name: 'passwordResets.read',
  text: `select reset.code_seed, coalesce(reset.mailed_at > now() - interval '5 minutes', false) as was_mailed_lately,
      (select count(*)::integer from password_reset_mails
        where business_id = account.id and is_for_known_network = $2) as mails
    from businesses account
      left join password_resets reset on reset.business_id = account.id and reset.expires_at > now()
    where account.id = $1`,
};
// The last mail of a day's allowance brings a code that lives until there may be another mail, so that the owner always
// gets a mail or has one that is good.
const PUT: Statement = {
  name: 'passwordResets.put',
  text: `with mail as (
      insert into password_reset_mails (business_id, is_for_known_network) values ($1, $3) returning id),
    life as (
      select case when $4 then
          coalesce((select min(mailed_at) from password_reset_mails
            where business_id = $1 and is_for_known_network = $3), now()) + interval '24 hours'
        else now() end as until),
    code as (
      insert into password_resets as old (business_id, code_seed, mailed_at, expires_at)
        select $1, $2, now(), greatest(life.until, now() + interval '10 minutes') from life
        on conflict (business_id) do update set code_seed = excluded.code_seed, mailed_at = excluded.mailed_at,
          expires_at = greatest(excluded.expires_at,
            case when old.code_seed = excluded.code_seed then old.expires_at end))
    select id::text from mail`,
};
const UNDO_MAIL: Statement = {
  name: 'passwordResets.undoMail',
  text: `with undone as (delete from password_reset_mails where id = $2)
    update password_resets set mailed_at = '-infinity' where business_id = $1`,
};
// A reset voids the sessions, and makes strangers of the networks that somebody else may have logged in from.
const RESET: Statement = {
  name: 'passwordResets.reset',
  text: `with used as (
      delete from password_resets where business_id = $1 and code_seed = $3 and expires_at > now()
        returning business_id),
    mails as (
      delete from password_reset_mails mail using used where mail.business_id = used.business_id),
    networks as (
      delete from known_networks network using used where network.business_id = used.business_id),
    audited as (
      insert into audit_log (actor, action, subject) select business_id, 'password.reset', business_id from used)
    update businesses set password_hash = $2, sessions_version = sessions_version + 1, updated_at = now()
      from used where id = used.business_id returning id`,
};

/** A mail that may go out: what its code is made from, and what undoes it when it does not. */
export interface ResetMail {
  readonly seed: Buffer;
  readonly mailId: string;
}

/** Why there is no mail. In either case the mailbox has one whose code is good. */
export type WithheldMail = 'mailed lately' | 'mailed often today';

/**
 * Decides whether an account gets a mail with a code now, and if so puts it on record. While a code lives it stays the
 * account's code, whoever asks; it is good for at least ten minutes from its last mail.
 *
 * @param request.newSeed what a new code is made from, where none lives.
 */
export async function claimResetMail(
  database: Database,
  request: {
    readonly businessId: string;
    readonly isKnownNetwork: boolean;
    readonly newSeed: Buffer;
  },
): Promise<ResetMail | WithheldMail> {
  const { businessId, isKnownNetwork, newSeed } = request;
  const allowance = isKnownNetwork ? MAILS_A_DAY.knownNetworks : MAILS_A_DAY.strangers;
  return database.transaction(async (runner) => {
    await runner.run(LOCK_ACCOUNT, [businessId]);
    await runner.run(FORGET_OLD_MAILS, [businessId]);
    const [found] = await runner.run<{
      code_seed: Buffer | null;
      was_mailed_lately: boolean;
      mails: number;
    }>(READ, [businessId, isKnownNetwork]);
    invariant(found, 'An account that asks for a reset code is gone.');
    if (found.was_mailed_lately) return 'mailed lately';
    if (found.mails >= allowance) return 'mailed often today';
    const seed = found.code_seed ?? newSeed;
    const isLast = found.mails + 1 === allowance;
    const [mail] = await runner.run<{ id: string }>(PUT, [businessId, seed, isKnownNetwork, isLast]);
    invariant(mail, 'A mail of a reset code was put on record without an id.');
    return { seed, mailId: mail.id };
  });
}

/** Takes a mail that could not be sent off the record, so that the next request brings one. */
export async function undoResetMail(database: Database, businessId: string, mailId: string): Promise<void> {
  await database.run(UNDO_MAIL, [businessId, mailId]);
}

/** Sets a password by a code that fits, voiding every session. Returns false when the code was used meanwhile. */
export async function resetPassword(
  database: Database,
  reset: { readonly businessId: string; readonly seed: Buffer; readonly passwordHash: string },
): Promise<boolean> {
  return (await database.run(RESET, [reset.businessId, reset.passwordHash, reset.seed])).length === 1;
}
