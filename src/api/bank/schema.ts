import { z } from 'zod';
import { testMarks } from '../schemas.ts';

const text = (pattern: RegExp, expectation: string, example: string) =>
  z
    .string({
      error: (issue) => (issue.input === undefined ? 'is required' : `must be ${expectation} as text`),
    })
    .trim()
    .regex(pattern, `must be ${expectation}`)
    .meta({ example });

export const bankVerificationBody = z
  .object({
    accountNumber: text(/^[0-9]{10}$/, '10 digits', '0123456789').meta({
      description: 'NUBAN, as text because leading zeros count.',
    }),
    bankCode: text(/^[0-9A-Za-z]{3,10}$/, '3 to 10 letters and digits', '058').meta({
      description: 'A code of GET /banks: letters and digits, such as 058, 035A or MFB50094.',
    }),
  })
  .meta({ id: 'BankVerification' });
export type BankVerificationBody = z.infer<typeof bankVerificationBody>;

export const bankVerificationAnswer = z
  .object({
    success: z.literal(true),
    msg: z.string().meta({ example: 'bank account verified and saved' }),
    bankAccount: z.object({
      accountNumber: z.string().meta({ example: '0123456789' }),
      bankName: z.string().meta({ example: 'Guaranty Trust Bank' }),
      accountName: z.string().meta({ example: 'DEMO MERCHANT' }),
      bankCode: z.string().meta({ example: '058' }),
      verified: z.literal(true),
    }),
  })
  .meta({ id: 'BankVerificationAnswer' });

export const bankVerificationFailure = z
  .object({
    success: z.literal(false),
    msg: z.string().meta({ example: 'account name does not match business name' }),
    code: z
      .enum(['account_name_mismatch', 'bank_account_not_found', 'bank_account_unresolved'])
      .meta({ example: 'account_name_mismatch' }),
    requestId: z.string().meta({ example: 'req_01kb4z7v1q8m3c5n6p7r8s9t0v' }),
    accountName: z
      .string()
      .optional()
      .meta({ description: 'The name found, when it does not match.', example: 'ADAEZE NGOZI OKONKWO' }),
  })
  .meta({ id: 'BankVerificationFailure' });

export const bankListAnswer = z
  .object({
    success: z.literal(true),
    banks: z.array(
      z.object({
        code: z.string().meta({ example: '058' }),
        name: z.string().meta({ example: 'Guaranty Trust Bank' }),
      }),
    ),
    ...testMarks,
  })
  .meta({ id: 'BankListAnswer' });

export const vendorAccountAnswer = z
  .object({
    success: z.literal(true),
    vendorAccount: z.object({
      accountNumber: z.string().meta({ example: '9900000001' }),
      accountName: z.string().meta({ example: 'DEMO MERCHANT' }),
      accountType: z
        .string()
        .meta({ description: 'static: the number stays the same for every payment.', example: 'static' }),
      createdAt: z.iso.datetime(),
    }),
    ...testMarks,
  })
  .meta({ id: 'VendorAccountAnswer' });
