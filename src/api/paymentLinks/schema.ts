import { z } from 'zod';
import { ASSETS } from '../../domain/money.ts';
import { listQueryWithoutAmounts, summaryField } from '../lists/query.ts';
import {
  answer,
  environment,
  exampleId,
  field,
  jsonAmount,
  optionalText,
  ownBusiness,
  pageFields,
  requiredText,
} from '../schemas.ts';
import { returnUrl } from '../usdtSessions/schema.ts';

export const INVALID_LINK = 'invalid payment link';

const title = requiredText(100).meta({ description: 'What the customer pays for.', example: 'School fees' });
const description = optionalText(500).meta({
  description: 'Further text on the page of the link.',
  example: 'First term',
});
const referenceLabel = optionalText(60).meta({
  description: 'Label of a text that the customer must enter; payments have it as `payerReference`.',
  example: 'Name of the pupil',
});
const thankYouText = optionalText(300).meta({
  description: 'What the customer reads once it has paid.',
  example: 'See you at six.',
});
const currency = z.enum(ASSETS, `must be one of ${ASSETS.join(', ')}`);

export const newPaymentLink = z
  .object({
    businessId: ownBusiness,
    title,
    description,
    currency: currency.meta({
      description: 'Of the price. A price in naira is paid in USDT, at the current rate.',
      example: 'NGN',
    }),
    amount: jsonAmount
      .optional()
      .meta({ description: 'Absent where the customer names the amount.', example: 15_000 }),
    minAmount: jsonAmount.optional().meta({ description: 'The least that a customer may enter.' }),
    maxAmount: jsonAmount.optional(),
    referenceLabel,
    returnUrl,
    thankYouText,
  })
  .meta({
    id: 'PaymentLinkRequest',
    example: { title: 'School fees', currency: 'NGN', amount: 15_000, referenceLabel: 'Name of the pupil' },
  });
export type NewPaymentLinkBody = z.infer<typeof newPaymentLink>;

/** Null removes a text. */
export const paymentLinkChange = z
  .object({
    title: title.optional(),
    description: description.nullable(),
    referenceLabel: referenceLabel.nullable(),
    returnUrl: returnUrl.nullable(),
    thankYouText: thankYouText.nullable(),
    isActive: z
      .boolean('must be true or false')
      .optional()
      .meta({ description: 'A link that is not active begins no payment.', example: false }),
  })
  .meta({ id: 'PaymentLinkChange', minProperties: 1, example: { isActive: false } });
export const LINK_FIELDS = [
  'title',
  'description',
  'referenceLabel',
  'returnUrl',
  'thankYouText',
  'isActive',
] as const;

export const linkParams = z.object({ id: field.text(exampleId('plk')) });

export const linkQuery = {
  active: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((text) => text === 'true')
    .optional()
    .meta({ param: { id: 'activeLinks' } }),
  ...listQueryWithoutAmounts,
};

export const paymentLink = z
  .object({
    id: field.text(exampleId('plk')),
    title: field.text('School fees'),
    description: field.textOrNull('First term'),
    currency,
    amount: z.number().nullable().meta({ example: 15_000 }),
    minAmount: z.number().nullable().meta({ example: null }),
    maxAmount: z.number().nullable().meta({ example: null }),
    referenceLabel: field.textOrNull('Name of the pupil'),
    returnUrl: field.textOrNull(null),
    thankYouText: field.textOrNull(null),
    isActive: z.boolean(),
    url: field.text(`https://pay.example.com/pay/links/${exampleId('plk')}`, 'The page to share.'),
    environment,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'PaymentLink' });

export const linkAnswer = answer('PaymentLinkAnswer', { paymentLink });
export const linkListAnswer = answer('PaymentLinkListAnswer', {
  paymentLinks: z.array(paymentLink),
  ...pageFields,
  ...summaryField,
});

/** The fields of a link in a file. */
export const EXPORTED_FIELDS = [
  'id',
  'title',
  'description',
  'currency',
  'amount',
  'minAmount',
  'maxAmount',
  'referenceLabel',
  'isActive',
  'url',
  'returnUrl',
  'thankYouText',
  'createdAt',
  'updatedAt',
  'environment',
] as const;
