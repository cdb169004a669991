import { brokenConstraint, type Database } from '../../db/core/database.ts';
import { findBusiness } from '../../db/merchants/profiles.ts';
import {
  acceptInvitation,
  type BusinessUser,
  findInvitation,
  findUser,
  inviteUser,
  renewInvitation,
  type UserChange,
} from '../../db/merchants/users.ts';
import { DomainError, invalidField, invariant } from '../../domain/errors.ts';
import type { Role } from '../../domain/merchants/roles.ts';
import type { Id } from '../../domain/money.ts';
import { DAY_MS } from '../../domain/time.ts';
import { invitationLink, invitationMail } from '../../mail/invitation.ts';
import { noteCreated } from '../../observability/logger.ts';
import { invitationCodeSha256, newInvitationCode } from '../../security/invitationCode.ts';
import { hashPassword } from '../../security/password.ts';
import { visitorAt } from '../actor.ts';
import { pagesOriginOf } from '../baseUrl.ts';
import type { ApiDependencies, Visitor } from '../context.ts';
import { countAttempt, counterKey } from '../login/attempts.ts';
import { addressKey, problemOfPassword } from '../login/useCases.ts';
import { found } from '../route.ts';

const INVITATION_MS = 3 * DAY_MS;

/** Whether a mail went out; and the link for the inviter, where the service sends no mail. */
interface SentInvitation {
  readonly isMailed: boolean;
  readonly link: string | null;
}

/** A user, as answers show it. */
export function presentUser(user: BusinessUser) {
  return {
    ...user,
    name: user.name ?? null,
    invitedAt: user.invitedAt ?? null,
    invitationExpiresAt: user.invitationExpiresAt ?? null,
    joinedAt: user.joinedAt ?? null,
  };
}

/** A user of a business, as answers show it. @throws DomainError `not_found`. */
export async function readUser(database: Database, businessId: Id<'biz'>, userId: string) {
  return presentUser(found(await findUser(database, businessId, userId), 'user'));
}

/**
 * Invites a user.
 *
 * @param origin where the request came to, for the link.
 * @throws DomainError `forbidden`; `state_conflict` when a user has the e-mail address; HttpError 429.
 */
export async function invite(
  dependencies: ApiDependencies,
  given: UserChange & { readonly email: string; readonly role: Role },
  origin: string,
) {
  const { database } = dependencies;
  const { businessId, email } = given;
  await countInvitation(dependencies, businessId, email);
  const { code, invitation } = newInvitation();
  const userId = await inviteUser(database, { ...given, invitation }).catch((error: unknown) => {
    if (brokenConstraint(error) !== 'user_of_business_once') throw error;
    throw new DomainError('state_conflict', 'a user already has this e-mail address');
  });
  noteCreated(userId);
  const sent = await sendInvitation(dependencies, { businessId, email, code }, origin);
  return { user: await readUser(database, businessId, userId), invitation: sent };
}

/**
 * Sends an invitation again, with another code.
 *
 * @throws DomainError `not_found`, `forbidden`; `state_conflict` when the user has joined; HttpError 429.
 */
export async function resendInvitation(
  dependencies: ApiDependencies,
  given: UserChange & { readonly userId: string },
  origin: string,
) {
  const { database } = dependencies;
  const { businessId, userId } = given;
  const { email } = await readUser(database, businessId, userId);
  await countInvitation(dependencies, businessId, email);
  const { code, invitation } = newInvitation();
  await renewInvitation(database, { ...given, invitation });
  const user = await readUser(database, businessId, userId);
  const sent = await sendInvitation(dependencies, { businessId, email: user.email, code }, origin);
  return { user, invitation: sent };
}

/**
 * Accepts an invitation. Attempts are counted by address before the code is looked up; the slow hash is made for a caller
 * who has the code.
 *
 * @returns the e-mail address, with which the user logs in.
 * @throws DomainError `invalid_code` for a wrong, used or expired code; ValidationError for a password that is easy to
 * guess, after which the code stays valid; `state_conflict` when the address logs in to another business; `busy`;
 * HttpError 429.
 */
export async function accept(
  dependencies: ApiDependencies,
  given: { readonly code: string; readonly name: string; readonly password: string },
  from: Visitor,
): Promise<{ readonly email: string }> {
  const { attemptLimits, database } = dependencies;
  const ofAddress = addressKey(from.address);
  await countAttempt(attemptLimits.invitationCodeOfAddress, ofAddress);
  const sha256 = invitationCodeSha256(given.code);
  const invitation = sha256 && (await findInvitation(database, sha256));
  if (!invitation) throw invalidInvitation();
  const problem = await problemOfPassword(database, invitation, given.password);
  if (problem !== undefined) throw invalidField(`invalid request: password ${problem}`, 'password', problem);
  const passwordHash = await hashPassword(given.password);
  const actor = visitorAt(invitation.userId, 'mail', from);
  const hasJoined = await acceptInvitation(database, { sha256, name: given.name, passwordHash, actor }).catch(
    (error: unknown) => {
      if (brokenConstraint(error) !== 'user_email_once') throw error;
      throw new DomainError('state_conflict', 'this e-mail address already logs in to another business');
    },
  );
  if (!hasJoined) throw invalidInvitation();
  await attemptLimits.invitationCodeOfAddress.takeBack(ofAddress);
  return { email: invitation.email };
}

function invalidInvitation(): DomainError {
  return new DomainError('invalid_code', 'the invitation is not valid: it was used, replaced or has expired');
}

function newInvitation() {
  const code = newInvitationCode();
  const sha256 = invitationCodeSha256(code);
  invariant(sha256, 'A new code does not have the form of one.');
  return { code, invitation: { sha256, validMs: INVITATION_MS } };
}

/** Counts the mails of a business and to an address, so that a user cannot fill mailboxes. @throws HttpError 429. */
async function countInvitation(
  { attemptLimits }: ApiDependencies,
  businessId: string,
  email: string,
): Promise<void> {
  await countAttempt(attemptLimits.invitationOfBusiness, counterKey(`invitations of ${businessId}`));
  await countAttempt(
    attemptLimits.invitationOfRecipient,
    counterKey(`invitations to ${email.toLowerCase()}`),
  );
}

/** Mails an invitation. A mail that the server does not take is logged, and the invitation stays. */
async function sendInvitation(
  { config, database, logger, mailer }: ApiDependencies,
  of: { readonly businessId: Id<'biz'>; readonly email: string; readonly code: string },
  origin: string,
): Promise<SentInvitation> {
  const { businessId, email: to, code } = of;
  if (!mailer) return { isMailed: false, link: invitationLink(origin, code) };
  const business = await findBusiness(database, businessId);
  invariant(business, 'A business whose user was just invited is gone.');
  const pagesOrigin = pagesOriginOf(config, origin);
  try {
    await mailer.send(invitationMail({ to, businessName: business.name, code, pagesOrigin }));
    return { isMailed: true, link: null };
  } catch (error) {
    logger.error({ err: error, businessId }, 'An invitation could not be mailed.');
    return { isMailed: false, link: null };
  }
}
