import { mailOf } from './layout.ts';
import type { Mail } from './mailer.ts';

/** What the mail of an invitation is made of. */
export interface InvitationMail {
  /** The address of the invited user. */
  readonly to: string;
  readonly businessName: string;
  readonly code: string;
  /** The origin of the dashboard; undefined where it is not known, and then the mail has the code alone. */
  readonly pagesOrigin: string | undefined;
}

/** The address of the page that accepts an invitation. A browser keeps what follows the # to itself. */
export function invitationLink(pagesOrigin: string, code: string): string {
  return `${pagesOrigin}/dashboard/invitation#${code}`;
}

/** The mail that invites a user to a business, with a link that accepts the invitation. */
export function invitationMail({ to, businessName, code, pagesOrigin }: InvitationMail): Mail {
  const way =
    pagesOrigin === undefined
      ? { facts: [['Page', '/dashboard/invitation'] as const, ['Code', code] as const] }
      : { link: { text: 'To accept, choose a password here', url: invitationLink(pagesOrigin, code) } };
  return mailOf({
    to,
    subject: 'You are invited to the merchant dashboard',
    text: 'The invitation is valid for three days, and once.',
    ...way,
    facts: [['Business', businessName], ...(way.facts ?? [])],
    closing: 'If you do not know this business, ignore this mail.',
  });
}
