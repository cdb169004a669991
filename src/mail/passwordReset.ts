import { mailOf } from './layout.ts';
import type { Mail } from './mailer.ts';

/** What the mail of a password reset code is made of. */
export interface PasswordResetMail {
  /** The address of the account. */
  readonly to: string;
  readonly code: string;
  /** The origin of the dashboard; undefined where it is not known, and then the mail has no link. */
  readonly pagesOrigin: string | undefined;
}

/**
 * The mail that brings a password reset code, with a link to the page where it is entered. The link names the account after
 * its #, which a browser keeps to itself: no log of a server and no Referer has it. The code is in no link at all.
 */
export function passwordResetMail({ to, code, pagesOrigin }: PasswordResetMail): Mail {
  return mailOf({
    to,
    subject: 'Your password reset code',
    text: `Your code is ${code}. It is valid once, for at least ten minutes.`,
    link:
      pagesOrigin === undefined
        ? undefined
        : {
            text: 'Enter it here',
            url: `${pagesOrigin}/dashboard/reset-password#${encodeURIComponent(to)}`,
          },
    closing: 'If you did not request it, ignore this mail:\nwithout the code the password cannot be changed.',
  });
}
