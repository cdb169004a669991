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
      ? `Open the page /dashboard/invitation of the service and enter this code:\n${code}\n`
      : `To accept, open this page and choose a password:\n${invitationLink(pagesOrigin, code)}\n`;
  return {
    to,
    subject: 'You are invited to the merchant dashboard',
    text:
      `You are invited to the merchant dashboard of\n${businessName}.\n\n${way}\n` +
      'The invitation is valid for three days, and once.\n' +
      'If you do not know this business, ignore this mail.\n',
  };
}
