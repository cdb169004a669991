import type { Actor } from '../../domain/merchants/actor.ts';
import {
  newRecoveryCodes,
  newSecondFactorSecret,
  recoveryCodeSha256,
  stepOfCode,
  type TypedCode,
} from '../../security/secondFactor.ts';
import { type SecretBox, secondFactorPurpose } from '../../security/secretBox.ts';
import { appendAudit, changeOnRecord } from '../core/auditLog.ts';
import type { Database } from '../core/database.ts';
import { rawSql, sql, statement } from '../core/sql.ts';
import { now, updateWhere } from '../core/tables.ts';
import { accessChangedSql } from './accessChanges.ts';
import { endOtherSessions } from './sessionEnds.ts';

/** SQL that is true where a left join of second_factors as `factor` found one that counts. */
export const IS_SECOND_FACTOR_ON = rawSql('factor.confirmed_at is not null');

/**
 * Makes a secret for an authenticator app, in place of one that was never confirmed. It counts for nothing until a code
 * of it is confirmed.
 *
 * @returns the secret in base32; undefined when the user has a second factor already, which stays.
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
 * Turns the second factor on, if a code proves that the app has its secret, and ends every other session of the user.
 *
 * @param given.keptTokenSha256 the dashboard session that goes on.
 * @param given.actor who does it, for the audit log.
 * @returns the recovery codes in plain text, which cannot be read afterwards; undefined when the code is wrong, or
 * there is nothing to confirm.
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
    const factor = await runner.first(
      statement<{ secretEncrypted: Buffer }>('secondFactors.readPrepared')`
        select secret_encrypted from second_factors
          where user_id = ${userId} and confirmed_at is null for update`,
    );
    if (!factor) return undefined;
    const lastStep = stepOfCode(secretBox.open(factor.secretEncrypted, secondFactorPurpose(userId)), digits);
    if (lastStep === undefined) return undefined;
    await runner.run(updateWhere('second_factors', { userId }).set({ confirmedAt: now, lastStep }));
    const codes = newRecoveryCodes();
    await runner.run(
      statement('secondFactors.putRecoveryCodes')`
        insert into second_factor_recovery_codes (user_id, code_sha256)
          select ${userId}, code from unnest(${codes.map(recoveryCodeSha256)}::bytea[]) code`,
    );
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
 * Takes a code of a second factor that is on. Each is taken once: of an app's codes only one that is newer than the last,
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

/**
 * Removes a second factor with its recovery codes, puts that on record, and ends the sessions of the user.
 *
 * @param removal.actor who does it, for the audit log; a user has proven a code before.
 * @param removal.reason why an operator does it.
 * @param removal.user the e-mail address of the user, which the notice of an operator's removal names.
 * @param removal.keptTokenSha256 the dashboard session that goes on; none unless given.
 * @returns false when the user has none that is on.
 */
export function removeSecondFactor(
  database: Database,
  removal: {
    readonly userId: string;
    readonly businessId: string;
    readonly actor: Actor | string;
    readonly reason?: string;
    readonly user?: string;
    readonly keptTokenSha256?: Buffer;
  },
): Promise<boolean> {
  const { userId, businessId, actor, reason, user, keptTokenSha256 } = removal;
  return database.transaction(async (runner) => {
    const isRemoved = await changeOnRecord(
      runner,
      sql`delete from second_factors where user_id = ${userId} and confirmed_at is not null
        returning user_id`,
      {
        actor,
        action: 'second_factor.remove',
        subject: businessId,
        details: { userId, ...(reason !== undefined && { reason }) },
        businessId,
        userId,
        before: user === undefined ? undefined : { user },
      },
    );
    if (!isRemoved) return false;
    await runner.run(
      statement('secondFactors.noteRemoval')`${accessChangedSql(
        sql`from (select business_id, role from users where id = ${userId}) as changed`,
      )}`,
    );
    await endOtherSessions(runner, { userId, keptTokenSha256 });
    return true;
  });
}
