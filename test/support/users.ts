import type { Role } from '../../src/domain/merchants/roles.ts';
import { newIdentifier } from '../../src/security/identifiers.ts';
import type { Answer, TestMerchant, TestService } from './service.ts';

/** A user of a merchant of a test. */
export interface TestUser {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
}

/** A password that the rules accept. */
export const USER_PASSWORD = 'turbine velvet anchor';

/** Invites a user with an address of its own. @param token that of the user who invites. */
export function invite(service: TestService, token: string, role: Role): Promise<Answer> {
  const email = `${newIdentifier('usr')}@merchant.example`;
  return service.post('/users', { email, role }, { token });
}

/** The code in the link of an invitation. */
export function codeOfLink(link: string): string {
  return new URL(link).hash.slice(1);
}

/**
 * Invites a user and accepts the invitation. The service must send no mail.
 *
 * @param merchant that has a password.
 */
export async function addUser(service: TestService, merchant: TestMerchant, role: Role): Promise<TestUser> {
  const invited = await invite(service, await service.logIn(merchant), role);
  if (invited.status !== 200)
    throw new Error(`The invitation answered ${invited.status}: ${invited.body.msg}`);
  const { user, invitation } = invited.body;
  const body = { code: codeOfLink(invitation.link), name: `Ada ${role}`, password: USER_PASSWORD };
  const joined = await service.post('/users/accept', body, { key: null });
  if (joined.status !== 200) throw new Error(`The acceptance answered ${joined.status}: ${joined.body.msg}`);
  return { userId: user.id, email: user.email, password: USER_PASSWORD };
}

/** Signs a user in to the dashboard. Returns the cookie. */
export function signInUser(service: TestService, merchant: TestMerchant, user: TestUser): Promise<string> {
  return service.signIn({ ...merchant, email: user.email, password: user.password });
}

/** Logs a user in. Returns the token. */
export function logInUser(service: TestService, merchant: TestMerchant, user: TestUser): Promise<string> {
  return service.logIn({ ...merchant, email: user.email, password: user.password });
}
