import { DomainError } from '../../domain/errors.ts';
import type { Actor } from '../../domain/merchants/actor.ts';
import type { SecondFactorKind } from '../../domain/merchants/secondFactors.ts';
import {
  newRecoveryCodes,
  newSecondFactorSecret,
  recoveryCodeSha256,
  stepOfCode,
  type TypedCode,
} from '../../security/secondFactor.ts';
import { type SecretBox, secondFactorPurpose } from '../../security/secretBox.ts';
import { appendAudit, changeOnRecord } from '../core/auditLog.ts';
import { batchDeletion } from '../core/batchDeletion.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { type Sql, sql, statement } from '../core/sql.ts';
import { deleteWhere, now, updateWhere } from '../core/tables.ts';
import { lockUser } from './businessLock.ts';
import { accessChangedSql, endOtherSessions } from './sessionEnds.ts';

/** SQL of the kinds of second factor that a user has, an array of text. @param userId SQL of the id of the user. */
export function secondFactorsSql(userId: Sql): Sql {
  return sql`array_remove(array[
    case when exists (select from second_factors where user_id = ${userId} and confirmed_at is not null) then 'app' end,
    case when exists (select from passkeys where user_id = ${userId}) then 'passkey' end], null)`;
}

/**
 * Gives a user recovery codes, as part of a transaction that holds the lock of the user. They come with the first factor: a
 * user who has some keeps them.
 *
 * @returns the codes in plain text, which cannot be read afterwards; none when the user has some.
 */
export async function giveRecoveryCodes(runner: StatementRunner, userId: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  const isGiven = await runner.hasRow(
    statement('secondFactors.putRecoveryCodes')`
      insert into second_factor_recovery_codes (user_id, code_sha256)
        select ${userId}, code from unnest(${codes.map(recoveryCodeSha256)}::bytea[]) code
          where not exists (select from second_factor_recovery_codes where user_id = ${userId})
        returning user_id`,
  );
  return isGiven ? codes : [];
}

/**
 * Makes a secret for an authenticator app, in place of one that was never confirmed. It counts for nothing until a code
 * of it is confirmed.
 *
 * @returns the secret in base32; undefined when the user has an app already, which stays.
 */
export async function prepareSecondFactor(
  database: Database,
  secretBox: SecretBox,
  userId: string,
): Promise<string | undefined> {
  const secret = newSecondFactorSecret();
  const sealed = secretBox.seal(secret, secondFactorPurpose(userId));
  const isStored = await database.hasRow(
    statement('secondFactors.prepare')`
      insert into second_factors as factor (user_id, secret_encrypted) values (${userId}, ${sealed})
        on conflict (user_id) do update set secret_encrypted = excluded.secret_encrypted, created_at = now()
          where factor.confirmed_at is null
        returning user_id`,
  );
  return isStored ? secret : undefined;
}

/**
 * Turns an authenticator app on, if a code proves that the app has its secret, and ends every other session of the user.
 *
 * @param given.keptTokenSha256 the dashboard session that goes on.
 * @param given.actor who does it, for the audit log.
 * @returns the recovery codes in plain text, which cannot be read afterwards; none beside another factor, whose codes stay;
 * undefined when the code is wrong, or there is nothing to confirm.
 */
export async function confirmSecondFactor(
  database: Database,
  secretBox: SecretBox,
  given: {
    readonly userId: string;
    readonly businessId: string;
    readonly digits: string;
    readonly keptTokenSha256: Buffer;
    readonly actor: Actor;
  },
): Promise<readonly string[] | undefined> {
  const { userId, businessId, digits, keptTokenSha256, actor } = given;
  return database.transaction(async (runner) => {
    await lockUser(runner, userId);
    const factor = await runner.first(
      statement<{ secretEncrypted: Buffer }>('secondFactors.readPrepared')`
        select secret_encrypted from second_factors
          where user_id = ${userId} and confirmed_at is null for update`,
    );
    if (!factor) return undefined;
    const lastStep = stepOfCode(secretBox.open(factor.secretEncrypted, secondFactorPurpose(userId)), digits);
    if (lastStep === undefined) return undefined;
    await runner.run(updateWhere('second_factors', { userId }).set({ confirmedAt: now, lastStep }));
    const codes = await giveRecoveryCodes(runner, userId);
    await appendAudit(runner, {
      actor,
      action: 'second_factor.confirm',
      subject: businessId,
      details: {},
      businessId,
    });
    await endOtherSessions(runner, { userId, keptTokenSha256 });
    return codes;
  });
}

/**
 * Takes a code of an authenticator app that is on, or a recovery code. Each is taken once: of an app's codes only one that is newer than the last,
 * of the recovery codes one that was never used, which is put on record.
 *
 * @param given.actor who types it, for the audit log.
 */
export async function takeSecondFactorCode(
  database: Database,
  secretBox: SecretBox,
  given: {
    readonly userId: string;
    readonly businessId: string;
    readonly code: TypedCode;
    readonly actor: Actor;
  },
): Promise<boolean> {
  const { userId, businessId, code, actor } = given;
  if (code.kind === 'recovery') {
    return changeOnRecord(
      database,
      sql`update second_factor_recovery_codes set used_at = now()
        where user_id = ${userId} and code_sha256 = ${recoveryCodeSha256(code.code)} and used_at is null
        returning user_id`,
      { actor, action: 'second_factor.use_recovery_code', subject: businessId, details: {}, businessId },
    );
  }
  const factor = await database.first(
    statement<{ secretEncrypted: Buffer }>('secondFactors.read')`
      select secret_encrypted from second_factors
        where user_id = ${userId} and confirmed_at is not null`,
  );
  if (!factor) return false;
  const secret = secretBox.open(factor.secretEncrypted, secondFactorPurpose(userId));
  const step = stepOfCode(secret, code.digits);
  if (step === undefined) return false;
  // Of two calls with one code, only one finds a step that is older.
  return database.hasRow(
    statement('secondFactors.takeStep')`
      update second_factors set last_step = ${step}
        where user_id = ${userId} and confirmed_at is not null and last_step < ${step} returning user_id`,
  );
}

/** A removal of second factors of a user. */
export interface SecondFactorRemoval {
  readonly userId: string;
  readonly businessId: string;
  /** The app, one passkey by its id, or all that the user has. */
  readonly which: 'app' | 'all' | { readonly passkeyId: string };
  /** Whether the last factor of the user stays, because the business requires one. */
  readonly keepsLast: boolean;
  /** Who does it, for the audit log; a user has proven a factor before. */
  readonly actor: Actor | string;
  /** Why an operator does it. */
  readonly reason?: string;
  /** The e-mail address of the user, which the notice of an operator's removal names. */
  readonly user?: string;
  /** The dashboard session that goes on; none unless given. */
  readonly keptTokenSha256?: Buffer;
}

/**
 * Removes second factors of a user, puts that on record, and ends the sessions of the user. The recovery codes go with the
 * last factor, and payouts from the dashboard are held for a time then.
 *
 * @returns false when the user has none of them that is on.
 * @throws DomainError `state_conflict` where the last factor stays.
 */
export function removeSecondFactor(database: Database, removal: SecondFactorRemoval): Promise<boolean> {
  const { userId, businessId, which, keepsLast, actor, reason, user, keptTokenSha256 } = removal;
  return database.transaction(async (runner) => {
    await lockUser(runner, userId);
    const removed = await deleteFactors(runner, userId, which);
    if (!removed) return false;
    const { kinds } = await runner.one(
      statement<{ kinds: readonly SecondFactorKind[] }>('secondFactors.kinds')`
        select ${secondFactorsSql(sql`${userId}::text`)} as kinds`,
    );
    if (kinds.length === 0) {
      if (keepsLast) throw lastFactorStays();
      await runner.run(deleteWhere('second_factor_recovery_codes', { userId }));
      await runner.run(
        statement('secondFactors.noteRemoval')`${accessChangedSql(
          sql`from (select business_id, role from users where id = ${userId}) as changed`,
        )}`,
      );
    }
    const { passkey } = removed;
    const before = { ...(user !== undefined && { user }), ...(passkey !== undefined && { passkey }) };
    await appendAudit(runner, {
      actor,
      action: passkey === undefined ? 'second_factor.remove' : 'passkey.remove',
      subject: businessId,
      details: { userId, ...(reason !== undefined && { reason }) },
      businessId,
      userId,
      before: Object.keys(before).length > 0 ? before : undefined,
    });
    await endOtherSessions(runner, { userId, keptTokenSha256 });
    return true;
  });
}

/** Deletes factors that are on. @returns the name of the one passkey; undefined when there was none of them. */
async function deleteFactors(
  runner: StatementRunner,
  userId: string,
  which: SecondFactorRemoval['which'],
): Promise<{ readonly passkey?: string } | undefined> {
  if (typeof which === 'object') {
    const id = which.passkeyId;
    const passkey = await runner.first(deleteWhere('passkeys', { userId, id }).returning('name'));
    return passkey && { passkey: passkey.name };
  }
  const app = await runner.hasRow(
    deleteWhere('second_factors', { userId }).where('confirmedAt', 'is not', null).returning('userId'),
  );
  const passkeys =
    which === 'all' && (await runner.hasRow(deleteWhere('passkeys', { userId }).returning('userId')));
  return app || passkeys ? {} : undefined;
}

/** The refusal to remove the last factor of a user while the business requires one. */
export function lastFactorStays(): DomainError {
  return new DomainError(
    'state_conflict',
    'this business requires a second factor of every user: an owner or admin has to stop requiring it first',
  );
}

/** A session of a user: the cookie of the dashboard or the token of a login, by the SHA-256 of its token. */
export interface ProvingSession {
  readonly userId: string;
  readonly tokenSha256: Buffer;
}

/** What the second factor of a user is to a session: absent, proven by it recently, once proven, or never. */
export type SecondFactorState = 'off' | 'proven' | 'provenBefore' | 'unproven';

/** Reads the state of a session. @param of.maxAgeMs how long a proof counts. */
export async function readSecondFactorState(
  database: Database,
  of: ProvingSession & { readonly maxAgeMs: number },
): Promise<SecondFactorState> {
  const found = await database.first(
    statement<{ hasProof: boolean; isProven: boolean }>('secondFactorProofs.readState')`
      select proof.proven_at is not null as has_proof,
          coalesce(proof.proven_at > now() - ${of.maxAgeMs}::bigint * interval '1 millisecond', false) as is_proven
        from users person
          left join second_factor_proofs proof on proof.user_id = person.id
            and proof.token_sha256 = ${of.tokenSha256}
        where person.id = ${of.userId} and cardinality(${secondFactorsSql(sql`person.id`)}) > 0`,
  );
  if (!found) return 'off';
  if (found.isProven) return 'proven';
  return found.hasProof ? 'provenBefore' : 'unproven';
}

/** Stores that a session proved the second factor now. */
export async function storeSecondFactorProof(database: Database, by: ProvingSession): Promise<void> {
  await database.run(
    statement('secondFactorProofs.store')`
      insert into second_factor_proofs (token_sha256, user_id) values (${by.tokenSha256}, ${by.userId})
        on conflict (token_sha256) do update set proven_at = now()`,
  );
}

/** Deletes proofs of sessions that are over, at most 10,000 a call. Returns how many. */
export const forgetOldSecondFactorProofs = batchDeletion({
  name: 'secondFactorProofs.forget',
  table: 'second_factor_proofs',
  condition: "proven_at < now() - interval '1 day'",
});
