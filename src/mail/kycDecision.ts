import { mailOf } from './layout.ts';
import type { Mail, Mailer } from './mailer.ts';

/** What a merchant is told about its KYC. */
export interface KycNotice {
  /** The address of the account. */
  readonly to: string;
  readonly businessName: string;
  readonly status: 'APPROVED' | 'REJECTED';
  readonly reason: string;
}

/** Tells a merchant the outcome of its KYC by mail. @throws when the mail server does not take it. */
export function sendKycDecision(mailer: Mailer, notice: KycNotice): Promise<void> {
  return mailer.send(kycDecisionMail(notice));
}

function kycDecisionMail({ to, businessName, status, reason }: KycNotice): Mail {
  const isApproved = status === 'APPROVED';
  return mailOf({
    to,
    subject: isApproved ? 'Your business is approved' : 'Your business is not approved yet',
    text: isApproved
      ? 'Your business is approved for live payments.'
      : 'Your business is not approved for live payments.',
    facts: [
      ['Business', businessName],
      ['Reason', reason],
    ],
    closing: isApproved
      ? 'You can now use your live key.'
      : 'Correct your registration number or the link to your documents in your profile.\nSaving submits your business again.',
  });
}
