import { createHmac } from 'node:crypto';
import type { Database } from '../../db/core/database.ts';
import { endDashboardSession } from '../../db/merchants/dashboardSessions.ts';
import { claimResetMail, resetPassword, undoResetMail } from '../../db/merchants/passwordResets.ts';
import { findBusiness } from '../../db/merchants/profiles.ts';
import { type Account, endLoginToken, findAccount, noteKnownNetwork } from '../../db/merchants/sessions.ts';
import { DomainError, invalidField, invariant } from '../../domain/errors.ts';
import type { Actor } from '../../domain/merchants/actor.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { passwordResetMail } from '../../mail/passwordReset.ts';
import { clientNetwork } from '../../security/networks.ts';
import { hashPassword, passwordFits } from '../../security/password.ts';
import { passwordProblem } from '../../security/passwordStrength.ts';
import { isSameResetCode, newResetSeed, resetCode } from '../../security/resetCode.ts';
import { issueSessionToken, sessionTokenSha256 } from '../../security/sessionToken.ts';
import { visitorAt } from '../actor.ts';
import { pagesOriginOf } from '../baseUrl.ts';
import { type ApiDependencies, type Caller, userOf, type Visitor } from '../context.ts';
import { HttpError } from '../middleware/errors.ts';
import { countAttempt, counterKey, keyFrom, sessionKey, WAYS_IN } from './attempts.ts';
import type { PasskeyPlace } from './passkeys.ts';
import { proveSecondFactorAtLogin, storeProofOfSignIn } from './secondFactor.ts';
import { noteFailedSignIn, noteSignIn } from './signIns.ts';

/** An account that was proven by its password and, where it has one, its second factor. */
export interface ProvenAccount {
  readonly account: Account;
  /** The keyed hash of the network that the proof came from. */
  readonly networkHmac: Buffer;
}

/** A caller who logs in or resets a password: the account that is asked for, if it exists, and what attempts at it are counted under. */
interface Visit {
  readonly account: Account | undefined;
  readonly networkHmac: Buffer;
  /** Names the account, whatever the address. */
  readonly ofAccount: string;
  /** Names the account and the address together. */
  readonly ofBoth: string;
}

/** The form of a login. */
export interface LoginForm {
  readonly email: string;
  readonly password: string;
  /** A code of the second factor, or the answer of a passkey, for an account that has one. */
  readonly secondFactorCode?: string | undefined;
}

/** Where a password is typed: the address and, in a session, the hash of its token. */
interface PasswordPlace {
  readonly address: string;
  readonly tokenSha256?: Buffer;
}

/** Logs a user in. @returns the session token. @throws what `proveAccount` throws. */
export async function login(dependencies: ApiDependencies, given: LoginForm, from: Visitor): Promise<string> {
  const proven = await proveAccount(dependencies, given, from);
  const { account } = proven;
  const token = await issueSessionToken(dependencies.config.jwtSecret, account);
  const tokenSha256 = sessionTokenSha256(token);
  await noteSignIn(dependencies, proven, { tokenSha256, provenBy: 'token', from });
  await storeProofOfSignIn(dependencies.database, account, tokenSha256);
  return token;
}

/** Ends the login token, or the session of the dashboard, that a call is made by. */
export async function logout(database: Database, caller: Caller, actor: Actor): Promise<void> {
  const { businessId, session } = caller;
  const { tokenSha256 } = userOf(caller);
  if (session) await endDashboardSession(database, { session: tokenSha256, businessId, actor });
  else await endLoginToken(database, { tokenSha256, businessId, actor });
}

/**
 * The account of who logs in, and the network. The second factor is asked for after the password, and its attempts are
 * counted by themselves. A failure goes into the audit log of the account after the answer, which takes the same time
 * whether or not there is an account.
 *
 * @param from.passkeys where a passkey may answer; undefined where none can, because no page asks.
 * @throws DomainError `invalid_credentials`, alike and after the same work for an unknown e-mail and a wrong password;
 * `busy`; HttpError 401 `second_factor_required` and `second_factor_invalid`; 429.
 */
export async function proveAccount(
  dependencies: ApiDependencies,
  given: LoginForm,
  from: Visitor & { readonly passkeys?: PasskeyPlace },
): Promise<ProvenAccount> {
  const { visit, isRight } = await comparePassword(dependencies, given, from);
  const { account, networkHmac } = visit;
  if (!isRight || !account) {
    if (account) noteFailedSignIn(dependencies, account, { failure: 'password', from });
    else dependencies.logger.warn({ address: from.address, failure: 'no_account' }, 'A sign-in failed.');
    throw new DomainError('invalid_credentials', 'invalid credentials');
  }
  try {
    await proveSecondFactorAtLogin(dependencies, account, { code: given.secondFactorCode, from });
  } catch (error) {
    if (error instanceof HttpError && error.code === 'second_factor_invalid') {
      noteFailedSignIn(dependencies, account, { failure: 'second_factor', from });
    }
    throw error;
  }
  return { account, networkHmac };
}

/**
 * Compares a password with that of an account. Every attempt is counted before the password is looked at, so that guesses
 * in parallel gain nothing: by address, by account and address together, and, from networks that the account never logged in
 * from, by account. So no number of addresses buys more guesses, and the owner is not locked out where it is known. Attempts
 * in a session are counted by that session instead. A right password is counted by address alone, because it costs a slow
 * hash.
 *
 * @returns whether it is right, after the same work for an unknown e-mail address and for a wrong password.
 * @throws DomainError `busy`; HttpError 429.
 */
async function comparePassword(
  dependencies: ApiDependencies,
  given: Pick<LoginForm, 'email' | 'password'>,
  { address, tokenSha256 }: PasswordPlace,
): Promise<{ readonly visit: Visit; readonly isRight: boolean }> {
  const { attemptLimits } = dependencies;
  const ofAddress = addressKey(address);
  await countAttempt(attemptLimits.passwordOfAddress, ofAddress, WAYS_IN.anotherNetwork);
  await countAttempt(attemptLimits.loginOfAddress, ofAddress, WAYS_IN.anotherNetwork);
  const visit = await receive(dependencies, given.email, address);
  const { account } = visit;
  await countAttempt(attemptLimits.login, visit.ofBoth, WAYS_IN.reset);
  const isStranger = account?.isKnownNetwork !== true;
  const ofDay = tokenSha256 ? sessionKey(tokenSha256) : isStranger ? visit.ofAccount : undefined;
  if (ofDay !== undefined) {
    const wayIn = tokenSha256 ? WAYS_IN.signInAgain : WAYS_IN.knownNetworkOrReset;
    await countAttempt(attemptLimits.loginOfAccount, ofDay, wayIn);
  }
  const takeBack = async () => {
    // Not forgotten as a whole: an account of one's own would then buy any number of guesses at those of others.
    await attemptLimits.loginOfAddress.takeBack(ofAddress);
    if (ofDay !== undefined) await attemptLimits.loginOfAccount.takeBack(ofDay);
  };
  const fits = await passwordFits(account?.passwordHash, given.password).catch(async (error: unknown) => {
    // The password was not compared, so this was not an attempt.
    await takeBack();
    await attemptLimits.login.takeBack(visit.ofBoth);
    throw error;
  });
  if (!fits || !account) return { visit, isRight: false };
  await takeBack();
  await attemptLimits.login.forget(visit.ofBoth);
  return { visit, isRight: true };
}

/** Whether a password is that of an account, typed in a session. @throws as `comparePassword`. */
export async function isPasswordOf(
  dependencies: ApiDependencies,
  given: Pick<LoginForm, 'email' | 'password'>,
  at: Required<PasswordPlace>,
): Promise<boolean> {
  return (await comparePassword(dependencies, given, at)).isRight;
}

/**
 * Mails a code, if an account has that e-mail. The work happens after the answer, which is therefore the same, and takes
 * the same time, whether or not anybody has.
 *
 * @param from who asks, and the origin by which the request reached the service.
 * @throws DomainError `password_reset_unavailable` where no mail can be sent; HttpError 429
 */
export async function requestPasswordReset(
  dependencies: ApiDependencies,
  email: string,
  from: Visitor & { readonly origin: string },
): Promise<void> {
  const { address, origin } = from;
  const { attemptLimits, background, config, logger, mailer } = dependencies;
  if (!mailer) {
    throw new DomainError('password_reset_unavailable', 'password reset is off: this service sends no mail');
  }
  await countAttempt(attemptLimits.resetRequestOfAddress, addressKey(address));
  const visit = await receive(dependencies, email, address);
  await countAttempt(attemptLimits.resetRequest, visit.ofBoth);
  const { account } = visit;
  if (!account) return;
  const pagesOrigin = pagesOriginOf(config, origin);
  background(
    mailResetCode({ ...dependencies, mailer }, account, { pagesOrigin, from }).catch((error: unknown) => {
      logger.error({ err: error }, 'A password reset mail could not be sent.');
    }),
  );
}

async function mailResetCode(
  { config, database, logger, mailer }: ApiDependencies & { readonly mailer: Mailer },
  { userId, businessId, email, isKnownNetwork }: Account,
  { pagesOrigin, from }: { readonly pagesOrigin: string | undefined; readonly from: Visitor },
): Promise<void> {
  const actor = visitorAt(userId, 'none', from);
  const newSeed = newResetSeed();
  const claimed = await claimResetMail(database, { userId, businessId, isKnownNetwork, newSeed, actor });
  if (typeof claimed === 'string') {
    logger.info({ businessId, userId, reason: claimed }, 'A password reset mail was withheld.');
    return;
  }
  const code = resetCode(config.jwtSecret, userId, claimed.seed);
  try {
    // Not the spelling that was asked with: what the database takes for the same may be another's mailbox.
    await mailer.send(passwordResetMail({ to: email, code, pagesOrigin }));
  } catch (error) {
    await undoResetMail(database, userId, claimed.mailId);
    throw error;
  }
}

/**
 * Sets a new password by a mailed code, voiding every session. Tries are counted before the code is looked at. Blind ones
 * are counted by account; those that name the mail's code by its first half are counted by code, so that a stranger who
 * tries blindly, from however many addresses, takes no try from the owner. The slow hash is made for who has the code.
 *
 * @throws DomainError `invalid_code` for a wrong, used or expired code, alike and after the same work whether or not the
 * account exists; ValidationError for a password that is easy to guess, after which the code stays valid; `busy`;
 * HttpError 429.
 */
export async function changePasswordByCode(
  dependencies: ApiDependencies,
  reset: { readonly email: string; readonly otp: string; readonly newPassword: string },
  from: Visitor,
): Promise<void> {
  const { attemptLimits, database } = dependencies;
  const { address } = from;
  const ofAddress = addressKey(address);
  await countAttempt(attemptLimits.resetCodeOfAddress, ofAddress);
  const visit = await receive(dependencies, reset.email, address);
  const { account, seed } = await proveByCode(dependencies, visit, reset.otp);
  const takeBackCode = () => attemptLimits.resetCodeNamed.takeBack(codeKey(seed));
  const problem = await problemOfPassword(database, account, reset.newPassword);
  if (problem !== undefined) {
    // The attempt of the address stays counted, which bounds how many passwords are judged.
    await takeBackCode();
    throw invalidField(`invalid request: newPassword ${problem}`, 'newPassword', problem);
  }
  const takeBack = async () => {
    await attemptLimits.resetCodeOfAddress.takeBack(ofAddress);
    await takeBackCode();
  };
  const passwordHash = await hashPassword(reset.newPassword).catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  const actor = visitorAt(account.userId, 'mail', from);
  if (!(await resetPassword(database, { userId: account.userId, seed, passwordHash, actor })))
    throw invalidCode();
  await takeBack();
  await attemptLimits.resetCode.forget(visit.ofBoth);
  // An owner who mistyped the old password until the limit has now proven by mail to be the owner.
  await attemptLimits.login.forget(visit.ofBoth);
  await attemptLimits.signInCode.forget(keyFrom(visit.ofAccount, address));
  // Codes of the second factor are counted apart from strangers' there from now on. The counters of a day stay: otherwise a
  // stranger who reads the mailbox would buy more guesses with each reset.
  await noteKnownNetwork(database, account.userId, visit.networkHmac);
}

/** What is wrong with a new password of a user; undefined when it is accepted. */
export async function problemOfPassword(
  database: Database,
  { businessId, email }: Pick<Account, 'businessId' | 'email'>,
  password: string,
): Promise<string | undefined> {
  const business = await findBusiness(database, businessId);
  invariant(business, 'A business whose user sets a password is gone.');
  const { name, phone } = business;
  return passwordProblem(password, { email, businessName: name, phone });
}

/** The account and the seed of the code that a visitor has. @throws DomainError `invalid_code`; HttpError 429. */
async function proveByCode(
  { attemptLimits, config }: ApiDependencies,
  { account, ofAccount, ofBoth }: Visit,
  given: string,
): Promise<{ readonly account: Account; readonly seed: Buffer }> {
  // Where there is none, a code of this moment is compared, which was not mailed: the work is the same.
  const seed = account?.liveCodeSeed ?? newResetSeed();
  const { isNamed, isProven } = isSameResetCode(
    resetCode(config.jwtSecret, account?.userId ?? '', seed),
    given,
  );
  if (isNamed) {
    await countAttempt(attemptLimits.resetCodeNamed, codeKey(seed));
  } else {
    await countAttempt(attemptLimits.resetCode, ofBoth);
    await countAttempt(attemptLimits.resetCodeOfAccount, ofAccount);
  }
  if (!isProven || account?.liveCodeSeed === undefined) throw invalidCode();
  return { account, seed };
}

function invalidCode(): DomainError {
  return new DomainError('invalid_code', 'the code is wrong or has expired');
}

/** Looks the account up, by one statement whether or not there is one. */
async function receive(
  { config, database }: ApiDependencies,
  email: string,
  address: string,
): Promise<Visit> {
  const network = clientNetwork(address);
  const networkHmac = createHmac('sha256', config.jwtSecret).update(`known-network/${network}`).digest();
  const { account, folded } = await findAccount(database, email, networkHmac);
  const who = account ? `account ${account.userId}` : `unknown ${folded}`;
  return { account, networkHmac, ofAccount: counterKey(who), ofBoth: counterKey(`${who} from ${network}`) };
}

/** What attempts from an address are counted under. */
export function addressKey(address: string): string {
  return counterKey(`from ${clientNetwork(address)}`);
}

function codeKey(seed: Buffer): string {
  return counterKey(`code ${seed.toString('hex')}`);
}
