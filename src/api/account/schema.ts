import { z } from 'zod';
import type { FieldProblem } from '../../domain/errors.ts';
import { bankAccount } from '../bank/schema.ts';
import { answerToToken, exampleId, field } from '../schemas.ts';

/** What a merchant may change of its profile; the contract's list. */
export const UPDATABLE_FIELDS = [
  'contactPersonName',
  'contactPersonPhone',
  'businessAddress',
  'registrationNumber',
  'taxId',
  'documentUrl',
  'webhookUrl',
] as const;

const text = (longest: number, example: string) =>
  z
    .string('must be text')
    .trim()
    .max(longest, `must have at most ${longest} characters`)
    .optional()
    .meta({ example });

const ADDRESS_OR_NOTHING = '^(https?://[^\\s\\x00-\\x1f\\x7f-\\x9f]+)?$';

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .max(2_000, 'must have at most 2000 characters')
  .regex(/^\P{Cc}*$/u, 'must not contain control characters');

export const profileBody = z
  .object(
    {
      contactPersonName: text(200, 'Ada Obi'),
      contactPersonPhone: text(40, '+2348012345678'),
      businessAddress: text(500, '12 Marina, Lagos'),
      registrationNumber: text(100, 'RC123456'),
      taxId: text(100, '1234567-0001'),
      documentUrl: z
        .union([z.literal(''), webAddress], 'must be an http or https address')
        .optional()
        .meta({
          example: 'https://files.example.com/cac.pdf',
          // A format would leave out the empty text, which clears the field.
          override: ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
            delete jsonSchema.anyOf;
            delete jsonSchema.format;
            Object.assign(jsonSchema, { type: 'string', maxLength: 2_000, pattern: ADDRESS_OR_NOTHING });
          },
        }),
      webhookUrl: z
        .string('must be text')
        .trim()
        .max(2_000, 'must have at most 2000 characters')
        .optional()
        .meta({
          description:
            'Receives signed events, in production only by https. Each environment (x-business-env) has its own.',
          example: 'https://shop.example.com/webhooks',
          pattern: ADDRESS_OR_NOTHING,
        }),
    },
    'must be a JSON object',
  )
  .meta({ id: 'ProfileChange', minProperties: 1, additionalProperties: false });

/** Looked for besides the schema, which stops at fields of the wrong type, so that every problem is named at once. */
export function unknownFieldProblems(body: unknown): readonly FieldProblem[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  const unknown = Object.keys(body).filter((name) => !UPDATABLE_FIELDS.some((field) => field === name));
  return unknown.length === 0 ? [] : [{ path: '', message: `unknown fields: ${unknown.join(', ')}` }];
}

export const accountAnswer = answerToToken('AccountAnswer', {
  business: z.object({
    id: field.text(exampleId('biz')),
    businessName: field.text('Demo Merchant'),
    businessEmail: field.text('demo@merchant.example'),
    businessPhone: field.text('+2348012345678'),
    businessType: field.text('limited_company'),
    businessCategory: field.text('retail'),
    kycStatus: z.enum(['PENDING', 'APPROVED', 'REJECTED']).meta({ example: 'APPROVED' }),
    kycReason: field.textOrNull(null, 'Why the business was approved or not; null while it is PENDING.'),
    isActive: z.boolean().meta({ example: true }),
    balances: z
      .object({
        balance: field.number(48_475, 'Available.'),
        pendingBalance: field.number(0, 'On hold for pending payouts and for cases.'),
        heldForCases: field.number(
          0,
          'What our support holds for a dispute, a fraud report or a court order.',
        ),
        totalEarned: field.number(98_500),
        totalWithdrawn: field.number(50_000),
        debt: field.number(
          0,
          'What you owe after a chargeback beyond the balance. Incoming money repays it first.',
        ),
      })
      .meta({ description: 'Naira, of the environment that x-business-env names.' }),
    webhookUrl: field.textOrNull(
      'https://shop.example.com/webhooks',
      'Of the environment in x-business-env. Without one for the sandbox, its events go to the live one.',
    ),
    contactPersonName: field.textOrNull('Ada Obi'),
    contactPersonPhone: field.textOrNull('+2348012345678'),
    businessAddress: field.textOrNull('12 Marina, Lagos'),
    registrationNumber: field.textOrNull('RC123456'),
    taxId: field.textOrNull('1234567-0001'),
    documentUrl: field.textOrNull('https://files.example.com/cac.pdf'),
    bankAccount: bankAccount.nullable().meta({
      description:
        'Receives withdrawals of that environment; null before POST /bank/verify, and for a role that may not ' +
        'read it.',
    }),
    apiKeys: z.object({
      prod: field.textOrNull('mp_prod_…'),
      test: field.textOrNull('mp_test_…'),
      legacy: field.textOrNull(null),
    }),
  }),
});

export const profileAnswer = answerToToken('ProfileAnswer', {
  business: z
    .object({ id: field.text(exampleId('biz')) })
    .catchall(z.string().nullable())
    .meta({ description: 'The id and the changed fields.' }),
});
