import type { Account } from '../../db/merchants/sessions.ts';
import { recordFailedSignIn, recordSignIn } from '../../db/merchants/signIns.ts';
import { sessionIdOf, visitorAt } from '../actor.ts';
import type { ApiDependencies, Visitor } from '../context.ts';
import { accountKey, counterKey } from './attempts.ts';

/**
 * Begins the session of a sign-in and puts it on record. From known networks an account's audit log takes 200 a day;
 * the process's log has all of them.
 *
 * @param proven what `proveAccount` answered.
 * @param by.tokenSha256 of the cookie or login token that the sign-in brings.
 */
export async function noteSignIn(
  { attemptLimits, database, logger }: Pick<ApiDependencies, 'attemptLimits' | 'database' | 'logger'>,
  { account, networkHmac }: { readonly account: Account; readonly networkHmac: Buffer },
  by: { readonly tokenSha256: Buffer; readonly provenBy: 'session' | 'token'; readonly from: Visitor },
): Promise<void> {
  const { userId, businessId, sessionsVersion, isKnownNetwork } = account;
  const { tokenSha256, provenBy, from } = by;
  const actor = { ...visitorAt(userId, provenBy, from), credentialId: sessionIdOf(tokenSha256) };
  const { address } = from;
  const isAudited = !isKnownNetwork || (await attemptLimits.auditedSignIn.count(accountKey(userId))) === 0;
  await recordSignIn(database, {
    userId,
    businessId,
    session:
      provenBy === 'session'
        ? { tokenSha256, userId, sessionsVersion, address, userAgent: actor.userAgent }
        : undefined,
    networkHmac,
    isKnownNetwork,
    actor,
    isAudited,
  });
  logger.info({ businessId, userId, address, isKnownNetwork, provenBy }, 'A user signed in.');
}

/**
 * Puts a failed sign-in on record, after the answer. Of each kind of failure an account's audit log takes 20 a day from
 * known networks and 20 from all others, so that a stranger cannot fill it; the process's log has all of them.
 */
export function noteFailedSignIn(
  dependencies: Pick<ApiDependencies, 'attemptLimits' | 'background' | 'database' | 'logger'>,
  { userId, businessId, isKnownNetwork }: Account,
  { failure, from }: { readonly failure: 'password' | 'second_factor'; readonly from: Visitor },
): void {
  const { attemptLimits, background, database, logger } = dependencies;
  const { address } = from;
  logger.warn({ businessId, userId, address, isKnownNetwork, failure }, 'A sign-in failed.');
  const counted = counterKey(`account ${userId} ${failure} ${isKnownNetwork}`);
  const record = async () => {
    if ((await attemptLimits.auditedFailure.count(counted)) > 0) return;
    await recordFailedSignIn(database, { businessId, failure, actor: visitorAt(userId, 'none', from) });
  };
  background(
    record().catch((error: unknown) => {
      logger.error({ err: error }, 'A failed sign-in could not be put on record.');
    }),
  );
}
