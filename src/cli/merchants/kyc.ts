import { listAudit } from '../../db/core/auditLog.ts';
import { decideKyc, findKyc, listWaitingKyc } from '../../db/merchants/kyc.ts';
import { type KycNotice, sendKycDecision } from '../../mail/kycDecision.ts';
import { type AdminCommand, type Decision, Report } from '../command.ts';
import { inPlainWords, requireBusiness } from '../errors.ts';
import { addListCommand, waitingListOf } from '../lists.ts';
import type { AdminSettings } from '../settings.ts';
import { described } from '../words.ts';

/** How much of the history is shown. */
const MAX_HISTORY = 50;

type Examined = Awaited<ReturnType<typeof listWaitingKyc>>[number];

/** Businesses whose KYC waits for a decision. */
export const WAITING_KYC = waitingListOf({
  field: 'waiting',
  read: listWaitingKyc,
  heading: ({ id }) => id,
  lines: linesOf,
  what: () => 'KYC',
  since: ({ kycSubmittedAt }) => kycSubmittedAt ?? '',
  next: ({ id }) => `kyc show ${id}`,
});

/** Adds `kyc list`, `kyc show`, `kyc approve` and `kyc reject`. */
export function addKycCommands(program: AdminCommand): void {
  const kyc = program.command('kyc').description('verify who a merchant is, before it may move real money');
  addListCommand(
    kyc,
    {
      command: 'list',
      description: 'list the merchants that wait for a decision, longest waiting first',
      none: 'No merchant waits for a decision.',
    },
    WAITING_KYC,
  );

  kyc
    .command('show <businessId>')
    .description('show what a merchant submitted, and earlier decisions')
    .withJson()
    .runsOnDatabase(async ({ database }, businessId: string) => {
      const business = requireBusiness(await findKyc(database, businessId), businessId);
      const filter = { subject: businessId, action: 'business.kyc', limit: MAX_HISTORY };
      const history = await listAudit(database, filter);
      return new Report(
        { business, history },
        described(businessId, {
          ...linesOf(business),
          form: `${business.type}, ${business.category}`,
          phone: business.phone,
          address: business.address,
          contact:
            [business.contactPersonName, business.contactPersonPhone].filter(Boolean).join(', ') || undefined,
          status: `${business.kycStatus}${business.kycReason === undefined ? '' : `: ${business.kycReason}`}`,
          waiting: business.kycSubmittedAt === undefined ? 'no' : `since ${business.kycSubmittedAt}`,
          history: history.map(
            ({ at, actor, details }) => `${at}  ${details.status} by ${actor}: ${details.reason}`,
          ),
        }),
      );
    });

  for (const [verb, status] of [
    ['approve', 'APPROVED'],
    ['reject', 'REJECTED'],
  ] as const) {
    kyc
      .command(`${verb} <businessId>`)
      .description(`${verb} a merchant, which reads the reason in its profile and gets it by mail`)
      .withReason('why', { note: '; the merchant reads it' })
      .withOperator()
      .runsOnDatabase(async ({ database, settings }, businessId: string, decision: Decision) => {
        const { reason, operator: actor } = decision;
        const decided = await inPlainWords(decideKyc(database, businessId, { status, reason, actor }));
        const { name: businessName, email: to } = requireBusiness(decided, businessId);
        const mailed = await mailDecision(settings, { to, businessName, status, reason });
        return `The KYC status of ${businessId} is ${status} now. ${mailed}`;
      });
  }
}

function linesOf({ name, email, registrationNumber, taxId, documentUrl }: Examined) {
  return {
    business: `${name} <${email}>`,
    number: registrationNumber,
    taxId,
    document: documentUrl,
  };
}

/** Mails a decision, which stands whether or not that succeeds. Returns the outcome of the mail, in a sentence. */
async function mailDecision({ config }: AdminSettings, notice: KycNotice): Promise<string> {
  const { createMailer } = await import('../../mail/mailer.ts');
  const { createLogger } = await import('../../observability/logger.ts');
  const mailer = createMailer(config.mail, createLogger('silent'));
  if (!mailer) return 'No mail was sent: MAIL_URL is not set for this command.';
  try {
    await sendKycDecision(mailer, notice);
    return `A mail was sent to ${notice.to}.`;
  } catch (error) {
    return `No mail was sent: ${(error as Error).message}. Tell the merchant by other means.`;
  }
}
