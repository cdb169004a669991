import type { Actor } from '../../domain/merchants/actor.ts';
import { MAX_PASSKEYS } from '../../domain/merchants/secondFactors.ts';
import type { Id } from '../../domain/money.ts';
import { MINUTE_MS } from '../../domain/time.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import { appendAudit } from '../core/auditLog.ts';
import { batchDeletion } from '../core/batchDeletion.ts';
import type { Database } from '../core/database.ts';
import { statement } from '../core/sql.ts';
import { deleteWhere, millisecondsFromNow, selectWhere, tables } from '../core/tables.ts';
import { lockUser } from './businessLock.ts';
import { giveRecoveryCodes } from './secondFactors.ts';
import { endOtherSessions } from './sessionEnds.ts';

/** How long a challenge waits for its answer: what WebAuthn Level 3, section 15.1, recommends. */
export const CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;

/** What a challenge is for: for one user, to register a passkey or to prove one, in one session or at sign-in. */
export interface ChallengePurpose {
  readonly userId: string;
  readonly ceremony: 'registration' | 'authentication';
  /** The SHA-256 of the session's token; undefined at sign-in. */
  readonly session: Buffer | undefined;
}

/** Stores a challenge that was made. @param challenge 32 random bytes. */
export async function storePasskeyChallenge(
  database: Database,
  challenge: Buffer,
  { userId, ceremony, session }: ChallengePurpose,
): Promise<void> {
  await database.run(
    tables.insertInto('passkey_challenges').values({
      challenge,
      userId,
      ceremony,
      sessionSha256: session,
      expiresAt: millisecondsFromNow(CHALLENGE_LIFETIME_MS),
    }),
  );
}

/** Takes a challenge that was answered, once. @returns false when it was not made for this, was taken, or has expired. */
export function takePasskeyChallenge(
  database: Database,
  challenge: Buffer,
  { userId, ceremony, session }: ChallengePurpose,
): Promise<boolean> {
  return database.hasRow(
    statement('passkeys.takeChallenge')`
      delete from passkey_challenges
        where challenge = ${challenge} and user_id = ${userId} and ceremony = ${ceremony}
          and session_sha256 is not distinct from ${session}::bytea and expires_at > now()
        returning challenge`,
  );
}

/** Deletes challenges that were never answered, at most 10,000 a call. Returns how many. */
export const forgetOldPasskeyChallenges = batchDeletion({
  name: 'passkeys.forgetChallenges',
  table: 'passkey_challenges',
  condition: 'expires_at < now()',
});

/** A passkey as its user sees it in a list. Times in ISO 8601. */
export interface ListedPasskey {
  readonly id: Id<'pky'>;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | undefined;
}

/** What names a passkey to a browser. */
export interface PasskeyDescriptor {
  readonly credentialId: Buffer;
  /** How the browser reaches it, such as `usb`, as the browser said at registration. */
  readonly transports: readonly string[];
}

/** A passkey that was registered, before it is stored. */
export interface NewPasskey extends PasskeyDescriptor {
  /** In COSE form (RFC 9053). */
  readonly publicKey: Buffer;
  readonly signCount: number;
}

/** The passkeys of a user, the oldest first. */
export function listPasskeys(
  database: Database,
  userId: string,
): Promise<readonly (ListedPasskey & PasskeyDescriptor)[]> {
  return database.run(
    statement<ListedPasskey & PasskeyDescriptor>('passkeys.list')`
      select id, name, created_at, last_used_at, credential_id, transports from passkeys
        where user_id = ${userId} order by created_at, id`,
  );
}

/** The passkey of a user that has a credential id; undefined when the user has none of it. */
export function findPasskey(
  database: Database,
  of: { readonly userId: string; readonly credentialId: Buffer },
): Promise<{ readonly id: Id<'pky'>; readonly publicKey: Buffer } | undefined> {
  return database.first(
    statement<{ id: Id<'pky'>; publicKey: Buffer }>('passkeys.find')`
      select id, public_key from passkeys
        where user_id = ${of.userId} and credential_id = ${of.credentialId}`,
  );
}

/**
 * Notes that a passkey answered. A counter that did not rise means that two copies answer (WebAuthn Level 3, section 6.1.1):
 * that goes on record, with a notice.
 *
 * @param use.signCount the counter that came with the answer; 0 where the authenticator does not count.
 * @returns whether the answer counts.
 */
export async function notePasskeyUse(
  database: Database,
  use: {
    readonly id: string;
    readonly businessId: string;
    readonly signCount: number;
    readonly actor: Actor;
  },
): Promise<boolean> {
  const { id, businessId, signCount, actor } = use;
  // One statement compares and stores: of two answers with one counter, one counts.
  const isNoted = await database.hasRow(
    statement('passkeys.noteUse')`
      update passkeys set sign_count = ${signCount}::bigint, last_used_at = now()
        where id = ${id} and (sign_count < ${signCount}::bigint or (sign_count = 0 and ${signCount}::bigint = 0))
        returning id`,
  );
  if (isNoted) return true;
  const passkey = await database.first(selectWhere('passkeys', { id }).select('name'));
  await appendAudit(database, {
    actor,
    action: 'passkey.refuse_copy',
    subject: businessId,
    details: { passkeyId: id, signCount },
    businessId,
    after: { passkey: passkey?.name ?? null },
  });
  return false;
}

/**
 * Adds a passkey to a user, on record, and ends every other session of the user.
 *
 * @param given.keptTokenSha256 the dashboard session that goes on.
 * @param given.actor who does it, for the audit log.
 * @returns the passkey, with the recovery codes in plain text that come with the first factor of a user; `known` when a user
 * has this passkey already, `full` when the user has as many as may be.
 */
export function addPasskey(
  database: Database,
  given: {
    readonly userId: string;
    readonly businessId: string;
    readonly name: string;
    readonly passkey: NewPasskey;
    readonly keptTokenSha256: Buffer;
    readonly actor: Actor;
  },
): Promise<{ readonly added: ListedPasskey; readonly recoveryCodes: readonly string[] } | 'known' | 'full'> {
  const { userId, businessId, name, passkey, keptTokenSha256, actor } = given;
  const { credentialId, publicKey, signCount, transports } = passkey;
  return database.transaction(async (runner) => {
    await lockUser(runner, userId);
    const { count } = await runner.one(
      statement<{ count: number }>('passkeys.count')`
        select count(*)::int as count from passkeys where user_id = ${userId}`,
    );
    if (count >= MAX_PASSKEYS) return 'full';
    const added = await runner.first(
      statement<ListedPasskey>('passkeys.add')`
        insert into passkeys (id, user_id, credential_id, public_key, sign_count, transports, name)
          values (${newIdentifier('pky')}, ${userId}, ${credentialId}, ${publicKey}, ${signCount}, ${transports}, ${name})
          on conflict on constraint passkey_credential_once do nothing
          returning id, name, created_at, last_used_at`,
    );
    if (!added) return 'known';
    // An app that was prepared without a factor would need none to be confirmed.
    await runner.run(deleteWhere('second_factors', { userId }).where('confirmedAt', 'is', null));
    const recoveryCodes = await giveRecoveryCodes(runner, userId);
    const after = { passkey: name };
    const record = { actor, subject: businessId, details: { passkeyId: added.id }, businessId, after };
    await appendAudit(runner, { ...record, action: 'passkey.add' });
    await endOtherSessions(runner, { userId, keptTokenSha256 });
    return { added, recoveryCodes };
  });
}
