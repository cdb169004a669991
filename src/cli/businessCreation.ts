import { randomBytes } from 'node:crypto';
import { type Command, Option } from 'commander';
import { z } from 'zod';
import { openStoredSecrets } from '../composition/storedSecrets.ts';
import { createBusiness } from '../db/businesses.ts';
import { brokenConstraint } from '../db/database.ts';
import { LedgerStore } from '../db/ledgerStore.ts';
import { hashPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../security/password.ts';
import { AdminError } from './errors.ts';
import type { AdminTools } from './tools.ts';

const newBusiness = z.object({
  name: z.string().trim().min(1, 'must not be empty').max(200, 'must have at most 200 characters'),
  email: z.email('must be an e-mail address').max(254),
  password: z
    .string()
    .min(SHORTEST_PASSWORD, `must have at least ${SHORTEST_PASSWORD} characters`)
    .max(LONGEST_PASSWORD, `must have at most ${LONGEST_PASSWORD} characters`),
  phone: z.string().regex(/^\+?[0-9]{7,15}$/, 'must be a phone number such as +2348012345678'),
  type: z.string().trim().min(1, 'must not be empty').max(100, 'must have at most 100 characters'),
  category: z.string().trim().min(1, 'must not be empty').max(100, 'must have at most 100 characters'),
  registrationNumber: z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(100, 'must have at most 100 characters')
    .optional(),
});

interface BusinessOptions {
  readonly name: string;
  readonly email: string;
  readonly password?: string;
  readonly phone: string;
  readonly type: string;
  readonly category: string;
  readonly registrationNumber?: string;
  readonly kyc: 'pending' | 'approved';
  readonly operator: string;
  readonly json?: true;
}

/** A field as its option is written: `registrationNumber` is `registration-number`. */
function optionOf(path: readonly PropertyKey[]): string {
  return path.join('.').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Adds `business create`. */
export function addCreateCommand(
  business: Command,
  { settings, withDatabase, print, operatorOption }: AdminTools,
): void {
  business
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
    .addOption(operatorOption())
    .option('--json', 'as JSON')
    .action(async (options: BusinessOptions) => {
      const password = options.password ?? randomBytes(15).toString('base64url');
      const parsed = newBusiness.safeParse({ ...options, password });
      if (!parsed.success) {
        const problems = parsed.error.issues.map((issue) => `--${optionOf(issue.path)} ${issue.message}`);
        throw new AdminError(`${problems.join('; ')}.`);
      }
      const { email, password: _, ...business } = parsed.data;
      const kycStatus = options.kyc === 'approved' ? 'APPROVED' : 'PENDING';
      const given = settings({ needsKeys: true });
      const passwordHash = await hashPassword(password);
      const created = await withDatabase(given, async (database) => {
        const { secretBox } = await openStoredSecrets(database, given.config);
        return createBusiness(
          database,
          new LedgerStore(database),
          secretBox,
          { ...business, email, kycStatus, passwordHash },
          options.operator,
        );
      }).catch((error: unknown) => {
        if (brokenConstraint(error) !== 'business_email_once') throw error;
        throw new AdminError(`There is a business with the e-mail ${email} already.`);
      });
      const facts = {
        businessId: created.businessId,
        email,
        // A password that was given is known; one on a screen more is one too many.
        ...(options.password === undefined && { password }),
        kycStatus,
        apiKeys: created.apiKeys,
      };
      if (options.json) print(facts);
      else {
        print(`Business id  ${facts.businessId}`);
        print(`E-mail       ${email}`);
        if (options.password === undefined) print(`Password     ${password}`);
        print(`KYC          ${kycStatus}`);
        print(`Test key     ${facts.apiKeys.test}`);
        print(`Live key     ${facts.apiKeys.prod}`);
      }
    });
}
