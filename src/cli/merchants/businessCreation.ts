import { randomBytes } from 'node:crypto';
import { Option } from 'commander';
import { z } from 'zod';
import { openStoredSecrets } from '../../composition/storedSecrets.ts';
import { brokenConstraint } from '../../db/core/database.ts';
import { LedgerStore } from '../../db/ledger/ledgerStore.ts';
import { createBusiness } from '../../db/merchants/businesses.ts';
import { hashPassword, isLongEnough, MAX_PASSWORD_LENGTH, SHORT_PASSWORD } from '../../security/password.ts';
import { passwordProblem } from '../../security/passwordStrength.ts';
import { type AdminCommand, type Operated, Report } from '../command.ts';
import { AdminError } from '../errors.ts';

const line = (longest: number) =>
  z.string().trim().min(1, 'must not be empty').max(longest, `must have at most ${longest} characters`);
const newBusiness = z.object({
  name: line(200),
  email: z.email('must be an e-mail address').max(254),
  password: z
    .string()
    .refine(isLongEnough, SHORT_PASSWORD)
    .max(MAX_PASSWORD_LENGTH, `must have at most ${MAX_PASSWORD_LENGTH} characters`),
  phone: z.string().regex(/^\+?[0-9]{7,15}$/, 'must be a phone number such as +2348012345678'),
  type: line(100),
  category: line(100),
  registrationNumber: line(100).optional(),
});

interface BusinessOptions extends Operated {
  readonly name: string;
  readonly email: string;
  readonly password?: string;
  readonly phone: string;
  readonly type: string;
  readonly category: string;
  readonly registrationNumber?: string;
  readonly kyc: 'pending' | 'approved';
}

/** A field as its option is written: `registrationNumber` is `registration-number`. */
function optionOf(path: readonly PropertyKey[]): string {
  return path.join('.').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Adds `business create`. */
export function addCreateCommand(parent: AdminCommand): void {
  parent
    .command('create')
    .description('create a merchant and show its keys')
    .requiredOption('--name <name>', 'the business')
    .requiredOption('--email <address>', 'with which it logs in')
    .option('--password <password>', 'generated and shown once unless given')
    .option('--phone <number>', 'phone number', '+2340000000000')
    .option('--type <type>', 'form of business', 'limited_company')
    .option('--category <category>', 'line of business', 'other')
    .option('--registration-number <number>', 'as the register of companies knows it')
    .addOption(new Option('--kyc <status>', 'KYC status').choices(['pending', 'approved']).default('pending'))
    .withOperator()
    .withJson()
    .runs(async (options: BusinessOptions) => {
      const generated = options.password === undefined ? randomBytes(15).toString('base64url') : undefined;
      const { password, ...business } = readBusiness({ ...options, password: options.password ?? generated });
      const { email, name: businessName, phone } = business;
      const problem = await passwordProblem(password, { email, businessName, phone });
      if (problem !== undefined) throw new AdminError(`--password ${problem}.`);
      const kycStatus = options.kyc === 'approved' ? 'APPROVED' : 'PENDING';
      const passwordHash = await hashPassword(password);
      const { businessId, apiKeys } = await parent.tools
        .withDatabase(
          async ({ database, settings }) => {
            const { secretBox } = await openStoredSecrets(database, settings.config);
            const ledger = new LedgerStore(database);
            const details = { ...business, kycStatus, passwordHash } as const;
            return createBusiness(database, { ledger, secretBox }, { ...details, actor: options.operator });
          },
          { needsKeys: true },
        )
        .catch((error: unknown) => {
          const broken = brokenConstraint(error);
          if (broken === 'business_email_once') {
            throw new AdminError(`There is a business with the e-mail ${email} already.`);
          }
          if (broken === 'user_email_once') {
            throw new AdminError(`There is a user of another business with the e-mail ${email}.`);
          }
          throw error;
        });
      // A password that was given is known; one on a screen more is one too many.
      const shownPassword = generated === undefined ? {} : { password: generated };
      return new Report({ businessId, email, ...shownPassword, kycStatus, apiKeys }, [
        `Business id  ${businessId}`,
        `E-mail       ${email}`,
        ...(generated === undefined ? [] : [`Password     ${generated}`]),
        `KYC          ${kycStatus}`,
        `Test key     ${apiKeys.test}`,
        `Live key     ${apiKeys.prod}`,
      ]);
    });
}

/** @throws AdminError naming each option that is not as it must be. */
function readBusiness(given: unknown): z.output<typeof newBusiness> {
  const parsed = newBusiness.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `--${optionOf(issue.path)} ${issue.message}`);
  throw new AdminError(`${problems.join('; ')}.`);
}
