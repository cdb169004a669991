import { appendAudit } from '../../db/core/auditLog.ts';
import {
  type DashboardSession,
  type DashboardSessionOwner,
  endDashboardSession,
  findDashboardSession,
  type ListedSession,
  listDashboardSessions,
} from '../../db/merchants/dashboardSessions.ts';
import { changePassword } from '../../db/merchants/passwords.ts';
import {
  confirmSecondFactor,
  lastFactorStays,
  prepareSecondFactor,
  readSecondFactorState,
  removeSecondFactor,
  type SecondFactorRemoval,
} from '../../db/merchants/secondFactors.ts';
import { endOtherSessions } from '../../db/merchants/sessionEnds.ts';
import { DomainError, invalidField, invariant } from '../../domain/errors.ts';
import type { Actor } from '../../domain/merchants/actor.ts';
import { dashboardTokenSha256, newDashboardToken } from '../../security/dashboardToken.ts';
import { hashPassword } from '../../security/password.ts';
import { otpauthUri, parseSecondFactorCode } from '../../security/secondFactor.ts';
import { visitorAt } from '../actor.ts';
import { type ApiDependencies, type Caller, userOf, type Visitor } from '../context.ts';
import {
  type CodeAttempt,
  countCodeAttempt,
  isSecondFactorProven,
  placeInSession,
  secondFactorInvalid,
  storeProofOfSignIn,
} from '../login/secondFactor.ts';
import { noteSignIn } from '../login/signIns.ts';
import { isPasswordOf, type LoginForm, problemOfPassword, proveAccount } from '../login/useCases.ts';

/**
 * Signs a user in to the dashboard. The session whose cookie is sent along ends.
 *
 * @throws what `proveAccount` throws.
 */
export async function beginSession(
  dependencies: ApiDependencies,
  given: LoginForm,
  from: Visitor & { readonly sentSessionSha256: Buffer | undefined; readonly origin: string },
): Promise<{ readonly token: string; readonly owner: DashboardSessionOwner }> {
  const { database, config } = dependencies;
  const idleMs = config.sessionIdleMs;
  const { origin } = from;
  const proven = await proveAccount(dependencies, given, {
    ...from,
    passkeys: { origin, session: undefined },
  });
  const { account } = proven;
  const token = newDashboardToken();
  const tokenSha256 = dashboardTokenSha256(token);
  invariant(tokenSha256, 'A new token does not have the form of one.');
  await noteSignIn(dependencies, proven, { tokenSha256, provenBy: 'session', from });
  await storeProofOfSignIn(database, account, tokenSha256);
  const owner = await findDashboardSession(database, { tokenSha256, idleMs });
  // The password was changed since it was looked at.
  if (!owner) throw new DomainError('invalid_credentials', 'invalid credentials');
  const sent = from.sentSessionSha256;
  const before = sent && (await findDashboardSession(database, { tokenSha256: sent, idleMs }));
  if (before) {
    const { businessId, userId, session } = before;
    await endDashboardSession(database, {
      session: session.tokenSha256,
      businessId,
      actor: visitorAt(userId, 'session', from),
    });
  }
  return { token, owner };
}

/** A password that is typed in a session, and the address that it comes from. */
export interface TypedPassword {
  readonly password: string;
  readonly address: string;
}

/** Demands the password of the account. @throws DomainError `password_invalid`, `busy`; HttpError 429. */
export async function requirePassword(
  dependencies: ApiDependencies,
  session: DashboardSession,
  { password, address }: TypedPassword,
): Promise<void> {
  const { email, tokenSha256 } = session;
  if (await isPasswordOf(dependencies, { email, password }, { address, tokenSha256 })) return;
  throw new DomainError('password_invalid', 'password is not the password of the account');
}

/**
 * Makes a secret for an authenticator app.
 *
 * @throws DomainError `password_invalid`, `busy`; `state_conflict` while an app is on; HttpError 429.
 */
export async function prepareSecondFactorSetup(
  dependencies: ApiDependencies,
  caller: Caller,
  given: TypedPassword,
): Promise<{ readonly secret: string; readonly otpauthUri: string }> {
  const { database, secretBox } = dependencies;
  const session = sessionOf(caller);
  await requirePassword(dependencies, session, given);
  const secret = await prepareSecondFactor(database, secretBox, userOf(caller).userId);
  if (secret === undefined) {
    throw new DomainError('state_conflict', 'an authenticator app is already set up; remove it first');
  }
  return { secret, otpauthUri: otpauthUri(secret, session.email) };
}

/**
 * Turns the authenticator app on by its first code, and ends every other session.
 *
 * @returns the recovery codes; none for a user who has some.
 * @throws DomainError `second_factor_invalid`; HttpError 429.
 */
export async function confirmSecondFactorSetup(
  dependencies: ApiDependencies,
  caller: Caller,
  attempt: CodeAttempt,
): Promise<readonly string[]> {
  const { database, secretBox } = dependencies;
  const counted = await countCodeAttempt(dependencies, attempt);
  const code = parseSecondFactorCode(attempt.code);
  const of = {
    userId: userOf(caller).userId,
    businessId: caller.businessId,
    keptTokenSha256: sessionOf(caller).tokenSha256,
    actor: attempt.actor,
  };
  const codes =
    code?.kind === 'app' && (await confirmSecondFactor(database, secretBox, { ...of, digits: code.digits }));
  if (!codes) throw secondFactorInvalid();
  await counted.wasRight();
  return codes;
}

/**
 * Removes a second factor by the password and a code or passkey, and ends every other session. The password comes first, so
 * that a wrong one does not use the code up.
 *
 * @throws DomainError `state_conflict` for the last one while the business requires it, and for one that is not there;
 * `password_invalid`, `busy`; `second_factor_invalid`; HttpError 429.
 */
export async function removeOwnSecondFactor(
  dependencies: ApiDependencies,
  caller: Caller,
  given: TypedPassword & {
    readonly attempt: CodeAttempt;
    readonly which: Exclude<SecondFactorRemoval['which'], 'all'>;
    /** Whether the user has no other factor, as far as is known before the removal. */
    readonly isLast: boolean;
  },
): Promise<void> {
  if (caller.requiresSecondFactor && given.isLast) throw lastFactorStays();
  const session = sessionOf(caller);
  await requirePassword(dependencies, session, given);
  const by = userOf(caller);
  const maxAgeMs = dependencies.config.secondFactorProofMs;
  const state = await readSecondFactorState(dependencies.database, { ...by, maxAgeMs });
  const attempt = { ...given.attempt, at: placeInSession(state, by) };
  if (!(await isSecondFactorProven(dependencies, attempt))) throw secondFactorInvalid();
  const { businessId } = caller;
  const { userId } = by;
  const { actor } = attempt;
  const { which } = given;
  const keepsLast = caller.requiresSecondFactor;
  const removal = { userId, businessId, which, keepsLast, actor, keptTokenSha256: session.tokenSha256 };
  const isRemoved = await removeSecondFactor(dependencies.database, removal);
  if (isRemoved) return;
  const what = which === 'app' ? 'authenticator app' : 'such passkey';
  throw new DomainError('state_conflict', `there is no ${what}`);
}

/** The sessions of the user who calls. */
export function listSessions(
  { database, config }: ApiDependencies,
  caller: Caller,
): Promise<readonly ListedSession[]> {
  const { userId } = userOf(caller);
  const { tokenSha256 } = sessionOf(caller);
  return listDashboardSessions(database, { userId, tokenSha256, idleMs: config.sessionIdleMs });
}

/** Ends one of the sessions of the user who calls. @throws DomainError `not_found`. */
export async function endOneSession(
  { database }: ApiDependencies,
  caller: Caller,
  of: { readonly id: string; readonly actor: Actor },
): Promise<void> {
  const { businessId } = caller;
  const { userId } = userOf(caller);
  const session = { id: of.id, userId };
  const isEnded = await endDashboardSession(database, { session, businessId, actor: of.actor });
  if (!isEnded) throw new DomainError('not_found', 'session not found');
}

/** Ends the other sessions and login tokens of the user who calls, or all of them. */
export async function endManySessions(
  { database }: ApiDependencies,
  caller: Caller,
  how: { readonly isOwnKept: boolean; readonly actor: Actor },
): Promise<void> {
  const { businessId } = caller;
  const { userId } = userOf(caller);
  const keptTokenSha256 = how.isOwnKept ? sessionOf(caller).tokenSha256 : undefined;
  await database.transaction(async (runner) => {
    await endOtherSessions(runner, { userId, keptTokenSha256 });
    const action = how.isOwnKept ? 'sign_out.others' : 'sign_out.everywhere';
    await appendAudit(runner, { actor: how.actor, action, subject: businessId, details: {}, businessId });
  });
}

/**
 * Changes the password of the user who calls, and ends every other session and login token.
 *
 * @throws DomainError `password_invalid`, `busy`; ValidationError for a password that is easy to guess; HttpError 429.
 */
export async function changeOwnPassword(
  dependencies: ApiDependencies,
  caller: Caller,
  given: TypedPassword & { readonly newPassword: string; readonly actor: Actor },
): Promise<void> {
  const session = sessionOf(caller);
  await requirePassword(dependencies, session, given);
  const { businessId } = caller;
  const { userId } = userOf(caller);
  const account = { businessId, email: session.email };
  const problem = await problemOfPassword(dependencies.database, account, given.newPassword);
  if (problem !== undefined) {
    throw invalidField(`invalid request: newPassword ${problem}`, 'newPassword', problem);
  }
  const passwordHash = await hashPassword(given.newPassword);
  const { actor } = given;
  const change = { userId, businessId, passwordHash, actor, keptTokenSha256: session.tokenSha256 };
  await changePassword(dependencies.database, change);
}

/** The dashboard session of a call by cookie. */
export function sessionOf({ session }: Caller): DashboardSession {
  invariant(session, 'A call by cookie has no session.');
  return session;
}
