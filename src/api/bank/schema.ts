import { z } from 'zod';
import type { SettlementAccount } from '../../domain/orders/record.ts';
import { answer, answerToToken, digitsText, failureFields, field, requiredOr } from '../schemas.ts';

const text = (pattern: RegExp, expectation: string, example: string) =>
  z
    .string(requiredOr(`must be ${expectation} as text`))
    .trim()
    .regex(pattern, `must be ${expectation}`)
    .meta({ example });

export const bankVerificationBody = z
  .object({
    accountNumber: digitsText(10, 10, 'must be 10 digits').meta({
      description: 'NUBAN, as text because leading zeros count; blanks and hyphens are ignored.',
      example: '0123456789',
    }),
    bankCode: text(/^[0-9A-Za-z]{3,10}$/, '3 to 10 letters and digits', '058').meta({
      description: 'A code of GET /banks: letters and digits, such as 058, 035A or MFB50094.',
    }),
  })
  .meta({ id: 'BankVerification' });
export type BankVerificationBody = z.infer<typeof bankVerificationBody>;

/** The settlement account wherever it is answered. */
export const bankAccount = z.object({
  accountNumber: field.text('0123456789'),
  bankName: field.text('Guaranty Trust Bank'),
  accountName: field.text('DEMO MERCHANT'),
  bankCode: field.text('058'),
  verified: z.literal(true),
});

/** A saved account, which was verified before it was saved. */
export function presentBankAccount({ accountNumber, bankName, accountName, bankCode }: SettlementAccount) {
  return { accountNumber, bankName, accountName, bankCode, verified: true };
}

export const bankVerificationAnswer = answerToToken('BankVerificationAnswer', {
  msg: field.text('bank account verified and saved'),
  bankAccount,
});

const REFUSALS = ['account_name_mismatch', 'bank_account_not_found', 'bank_account_unresolved'] as const;

export const bankVerificationFailure = z
  .object({
    ...failureFields(
      'account name does not match business name',
      z.enum(REFUSALS).meta({ example: 'account_name_mismatch' }),
    ),
    accountName: z.string().optional().meta({
      description: 'The name of the account, if it does not match.',
      example: 'ADAEZE NGOZI OKONKWO',
    }),
  })
  .meta({ id: 'BankVerificationFailure' });

export const bankListAnswer = answer('BankListAnswer', {
  banks: z.array(
    z.object({
      code: field.text('058'),
      name: field.text('Guaranty Trust Bank'),
    }),
  ),
});

export const vendorAccountAnswer = answer('VendorAccountAnswer', {
  vendorAccount: z.object({
    accountNumber: field.text('9900000001'),
    accountName: field.text('DEMO MERCHANT'),
    accountType: field.text('static', 'static: the number stays the same for every payment.'),
    createdAt: z.iso.datetime(),
  }),
});
