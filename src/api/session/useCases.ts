import type { Database } from '../../db/core/database.ts';
import {
  beginDashboardSession,
  type DashboardSessionOwner,
  endDashboardSession,
  findDashboardSession,
} from '../../db/merchants/dashboardSessions.ts';
import {
  confirmSecondFactor,
  prepareSecondFactor,
  removeSecondFactor,
} from '../../db/merchants/secondFactors.ts';
import { DomainError, invariant } from '../../domain/errors.ts';
import { dashboardTokenSha256, newDashboardToken } from '../../security/dashboardToken.ts';
import { otpauthUri, parseSecondFactorCode } from '../../security/secondFactor.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import {
  type CodeAttempt,
  countCodeAttempt,
  isSecondFactorProven,
  secondFactorInvalid,
  storeProofOfSignIn,
} from '../login/secondFactor.ts';
import { type LoginForm, proveAccount } from '../login/useCases.ts';

/** Signs a merchant in to the dashboard. @throws what `proveAccount` throws. */
export async function beginSession(
  dependencies: ApiDependencies,
  given: LoginForm,
  address: string,
): Promise<{ readonly token: string; readonly owner: DashboardSessionOwner }> {
  const { database } = dependencies;
  const account = await proveAccount(dependencies, given, address);
  const { businessId, sessionsVersion } = account;
  const token = newDashboardToken();
  const tokenSha256 = dashboardTokenSha256(token);
  invariant(tokenSha256, 'A new token does not have the form of one.');
  await beginDashboardSession(database, { tokenSha256, businessId, sessionsVersion });
  await storeProofOfSignIn(database, account, tokenSha256);
  const owner = await findDashboardSession(database, tokenSha256);
  // The password was changed since it was looked at.
  if (!owner) throw new DomainError('invalid_credentials', 'invalid credentials');
  return { token, owner };
}

/** Ends the session that a call is made by. */
export async function endSession(database: Database, { session }: Caller): Promise<void> {
  invariant(session, 'A call by cookie has no session.');
  await endDashboardSession(database, session.tokenSha256);
}

/** Makes a secret for an authenticator app. @throws DomainError `state_conflict` while a second factor is on. */
export async function prepareSecondFactorSetup(
  { database, secretBox }: ApiDependencies,
  { businessId, session }: Caller,
): Promise<{ readonly secret: string; readonly otpauthUri: string }> {
  invariant(session, 'A call by cookie has no session.');
  const secret = await prepareSecondFactor(database, secretBox, businessId);
  if (secret === undefined) {
    throw new DomainError('state_conflict', 'a second factor is set up already; remove it first');
  }
  return { secret, otpauthUri: otpauthUri(secret, session.email) };
}

/**
 * Turns the second factor on by the first code of the app.
 *
 * @returns the recovery codes.
 * @throws DomainError `second_factor_invalid`; HttpError 429.
 */
export async function confirmSecondFactorSetup(
  dependencies: ApiDependencies,
  attempt: CodeAttempt,
): Promise<readonly string[]> {
  const { database, secretBox } = dependencies;
  const counted = await countCodeAttempt(dependencies, attempt);
  const code = parseSecondFactorCode(attempt.code);
  const { businessId } = attempt;
  const codes =
    code?.kind === 'app' &&
    (await confirmSecondFactor(database, secretBox, { businessId, digits: code.digits }));
  if (!codes) throw secondFactorInvalid();
  await counted.wasRight();
  return codes;
}

/** Turns the second factor off by a code. @throws DomainError `second_factor_invalid`; HttpError 429. */
export async function removeOwnSecondFactor(
  dependencies: ApiDependencies,
  attempt: CodeAttempt,
): Promise<void> {
  if (!(await isSecondFactorProven(dependencies, attempt))) throw secondFactorInvalid();
  const { businessId } = attempt;
  await removeSecondFactor(dependencies.database, { businessId, actor: businessId });
}
