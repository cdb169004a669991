import { z } from 'zod';
import {
  parseSourceAmountMinor,
  SOURCE_CURRENCY_CODES,
  type SourceCurrency,
} from '../../domain/currencies.ts';
import { DomainError } from '../../domain/errors.ts';
import {
  answer,
  businessId,
  exampleId,
  jsonAmount,
  merchantReference,
  message,
  metadata,
  nairaAmount,
  optionalEmail,
  pageFields,
  requiredBusiness,
  requiredOr,
  requiredText,
} from '../schemas.ts';

const country = z
  .string(requiredOr('must be text'))
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'must be a country code of two letters, such as GH')
  .meta({ description: 'ISO 3166-1 alpha-2.', example: 'GH' });

const sourceCurrency = z
  .string(requiredOr('must be text'))
  .trim()
  .toUpperCase()
  .pipe(
    z.enum(
      SOURCE_CURRENCY_CODES as readonly [SourceCurrency, ...SourceCurrency[]],
      `must be one of ${SOURCE_CURRENCY_CODES.join(', ')}`,
    ),
  )
  .meta({ example: 'GHS' });

const customer = z
  .object(
    {
      name: requiredText(200).meta({ example: 'Kofi Mensah' }),
      phone: z
        .string(requiredOr('must be text'))
        .transform((value) => value.replace(/[\s()-]/g, ''))
        .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be an international number such as +233241234567'))
        .meta({ example: '+233241234567' }),
      email: optionalEmail('kofi@example.com'),
    },
    requiredOr('must be an object'),
  )
  .meta({ description: 'Who is asked to pay.' });

export const collectionBody = z
  .object({
    businessId,
    sourceAmount: jsonAmount.optional().meta({
      description: 'What the customer pays, in sourceCurrency: this or targetAmount.',
      example: 250,
    }),
    targetAmount: nairaAmount
      .optional()
      .meta({ description: 'What you get, in naira: this or sourceAmount.', example: 31_803.75 }),
    sourceCurrency,
    country,
    paymentMethod: requiredText(100).meta({ example: 'MTN Mobile Money' }),
    customer,
    merchantReference,
    metadata,
  })
  .superRefine(({ sourceAmount, targetAmount, sourceCurrency }, context) => {
    const problem =
      sourceAmount === undefined
        ? targetAmount === undefined && 'is required, unless targetAmount is given'
        : targetAmount === undefined
          ? sourceAmountProblem(sourceAmount, sourceCurrency)
          : 'must not stand beside targetAmount';
    if (problem) context.addIssue({ code: 'custom', path: ['sourceAmount'], message: problem });
  })
  .meta({
    id: 'CollectionRequest',
    example: {
      businessId: exampleId('biz'),
      sourceAmount: 250,
      sourceCurrency: 'GHS',
      country: 'GH',
      paymentMethod: 'MTN Mobile Money',
      customer: { name: 'Kofi Mensah', phone: '+233241234567', email: 'kofi@example.com' },
      merchantReference: 'order-1042',
      metadata: { orderId: 1042 },
    },
  });
export type CollectionBody = z.infer<typeof collectionBody>;

export const collectionQuery = z.object({ businessId: requiredBusiness });
export const collectionParams = z.object({
  reference: z.string().meta({ example: exampleId('col') }),
});

/** What is wrong with an amount in a currency, if anything is. */
function sourceAmountProblem(amount: number, currency: SourceCurrency): string | false {
  try {
    parseSourceAmountMinor(amount, currency);
    return false;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.message;
  }
}

const collection = z
  .object({
    transactionId: z.string().meta({ example: exampleId('col') }),
    reference: z.string().meta({ description: 'The lookup key.', example: exampleId('col') }),
    merchantReference: z.string().nullable().meta({ example: 'order-1042' }),
    status: z.enum(['PROCESSING', 'COMPLETED', 'FAILED', 'PENDING_REVIEW']),
    sourceAmount: z.number().meta({ description: 'What the customer pays.', example: 250 }),
    sourceCurrency: z.string().meta({ example: 'GHS' }),
    targetAmount: z.number().meta({ description: 'What you get, in naira.', example: 31_803.75 }),
    targetCurrency: z.literal('NGN'),
    rate: z.number().meta({
      description:
        'Locked: NGN for one unit of sourceCurrency, after every fee. sourceAmount times it is targetAmount.',
      example: 127.215,
    }),
    providerFee: z.number().meta({
      description: 'In sourceCurrency: what the provider keeps of sourceAmount. It is in the rate already.',
      example: 0,
    }),
    providerRate: z.number().meta({ example: 128.5 }),
    provider: z.string().meta({ example: 'yellowcard' }),
    country: z.string().meta({ example: 'GH' }),
    paymentMethod: z.string().meta({ example: 'MTN Mobile Money' }),
    createdAt: z.iso.datetime(),
    completedAt: z.iso.datetime().nullable(),
    failedAt: z.iso.datetime().nullable(),
    failureReason: z.string().nullable().meta({ example: null }),
  })
  .meta({ id: 'Collection' });

export const collectionBegun = answer('CollectionBegun', {
  msg: message('collection is processing'),
  status: z.literal('PROCESSING'),
  collection,
});

export const collectionAnswer = answer('CollectionAnswer', { collection });

export const collectionListAnswer = answer('CollectionListAnswer', {
  collections: z.array(collection),
  ...pageFields,
});

export const ratesAnswer = answer('CrossBorderRates', {
  rates: z.array(
    z.object({
      sourceCurrency: z.string().meta({ example: 'GHS' }),
      country: z.string().meta({ example: 'GH' }),
      paymentMethods: z.array(z.string()).meta({ example: ['MTN Mobile Money', 'Telecel Cash'] }),
      rate: z.number().meta({
        description: 'NGN for one unit of sourceCurrency that is left after providerFee.',
        example: 127.215,
      }),
      providerFee: z
        .object({
          percent: z.number().meta({ description: 'Of what the customer pays.', example: 1 }),
          least: z
            .number()
            .meta({ description: 'In sourceCurrency: the percentage is at least this.', example: 0 }),
          flat: z.number().meta({ description: 'In sourceCurrency, besides.', example: 0 }),
        })
        .meta({ description: 'What the provider keeps. The rate of a collection includes it.' }),
      minAmount: z.number().meta({ description: 'In sourceCurrency.', example: 10 }),
      maxAmount: z.number().meta({ description: 'In sourceCurrency.', example: 50_000 }),
      amountStep: z
        .number()
        .meta({ description: 'In sourceCurrency: what sourceAmount is a multiple of.', example: 1 }),
      expiresAt: z.iso.datetime().meta({ description: 'The rate is not used after this moment.' }),
    }),
  ),
});
