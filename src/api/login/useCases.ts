import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import {
  type AttemptLimit,
  findLogin,
  putResetCode,
  resetPassword,
  spendResetTry,
} from '../../db/sessions.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { clientNetwork } from '../../security/clientNetwork.ts';
import { hashPassword, passwordFits } from '../../security/password.ts';
import { issueSessionToken } from '../../security/sessionToken.ts';
import type { ApiDependencies } from '../context.ts';
import { tooManyAttempts } from '../middleware/errors.ts';

/**
 * Logs a merchant in. Every attempt is counted before the password is looked at, by account and address together, so
 * that guesses in parallel gain nothing and the owner elsewhere is not locked out.
 *
 * @returns the session token.
 * @throws DomainError `invalid_credentials`, alike and after the same work for an unknown e-mail and a wrong password;
 * HttpError 429.
 */
export async function login(
  { attemptLimits, config, database }: ApiDependencies,
  email: string,
  password: string,
  address: string,
): Promise<string> {
  const who = attemptKey(email, address);
  const whence = attemptKey('', address);
  await count(attemptLimits.loginOfAddress, whence);
  await count(attemptLimits.login, who);
  const found = await findLogin(database, email);
  if (!(await passwordFits(found?.passwordHash, password)) || !found) {
    throw new DomainError('invalid_credentials', 'invalid credentials');
  }
  await attemptLimits.login.forget(who);
  // Not forgotten as a whole: an account of one's own would then buy any number of guesses at those of others.
  await attemptLimits.loginOfAddress.takeBack(whence);
  return issueSessionToken(config.jwtSecret, found);
}

/**
 * Mails a one-time code, if somebody has that e-mail. The work happens after the answer, which is therefore the same,
 * and takes the same time, whether or not anybody has.
 *
 * @throws DomainError `password_reset_unavailable` where no mail can be sent; HttpError 429
 */
export async function requestPasswordReset(
  dependencies: ApiDependencies,
  email: string,
  address: string,
): Promise<void> {
  const { logger, background, mailer } = dependencies;
  if (!mailer) {
    throw new DomainError('password_reset_unavailable', 'password reset is off: this service sends no mail');
  }
  await count(dependencies.attemptLimits.resetRequest, attemptKey(email, address));
  background(
    mailResetCode({ ...dependencies, mailer }, email).catch((error: unknown) => {
      logger.error({ err: error }, 'A password reset mail could not be sent.');
    }),
  );
}

async function mailResetCode(
  { config, database, mailer }: ApiDependencies & { readonly mailer: Mailer },
  email: string,
): Promise<void> {
  const found = await findLogin(database, email);
  if (!found) return;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await putResetCode(database, found.businessId, codeHmac(config.jwtSecret, found.businessId, code));
  await mailer.send({
    // Not the spelling that was asked with: what the database takes for the same may be another's mailbox.
    to: found.email,
    subject: 'Your password reset code',
    text: `Your code is ${code}. It is valid for ten minutes.\n\nIf you did not ask for it, ignore this mail.\n`,
  });
}

/**
 * Sets a new password by a mailed code, voiding every session.
 *
 * @throws DomainError `invalid_code` for a wrong, used or expired code; HttpError 429 after five wrong ones.
 */
export async function changePasswordByCode(
  { attemptLimits, config, database }: ApiDependencies,
  reset: { readonly email: string; readonly otp: string; readonly newPassword: string },
  address: string,
): Promise<void> {
  const who = attemptKey(reset.email, address);
  await count(attemptLimits.resetCode, who);
  const found = await findLogin(database, reset.email);
  const stored = found && (await spendResetTry(database, found.businessId));
  const given = codeHmac(config.jwtSecret, found?.businessId ?? '', reset.otp);
  const fits = stored !== undefined && timingSafeEqual(stored, given);
  // The slow hash is made in either case, so that the time taken does not tell who exists.
  const passwordHash = await hashPassword(reset.newPassword);
  if (!fits || !found || !(await resetPassword(database, found.businessId, passwordHash, given))) {
    throw new DomainError('invalid_code', 'the code is wrong or has expired');
  }
  await attemptLimits.resetCode.forget(who);
  // Whoever mistyped the old password until nothing went any more has proven by mail to be the owner.
  await attemptLimits.login.forget(who);
}

/** Codes are stored keyed: six digits alone could be guessed from a plain hash at once. */
function codeHmac(secret: Uint8Array, businessId: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`password-reset/${businessId}/${code}`).digest();
}

/** Hashed, so that a counter's key has one length whatever a caller sends, and holds no e-mail address. */
function attemptKey(email: string, address: string): string {
  return createHash('sha256')
    .update(`${email.toLowerCase()}|${clientNetwork(address)}`)
    .digest('hex');
}

async function count(limit: AttemptLimit, key: string): Promise<void> {
  const waitSeconds = await limit.count(key);
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
}
