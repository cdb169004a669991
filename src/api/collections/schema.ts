import { z } from 'zod';
import {
  parseSourceAmountMinor,
  SOURCE_CURRENCY_CODES,
  type SourceCurrency,
} from '../../domain/currencies.ts';
import { DomainError } from '../../domain/errors.ts';
import { listQuery, summaryField } from '../lists/query.ts';
import {
  answer,
  businessId,
  exampleId,
  field,
  jsonAmount,
  merchantReference,
  metadata,
  nairaAmount,
  optionalEmail,
  pageFields,
  requiredBusiness,
  requiredOr,
  requiredText,
  statusFilter,
} from '../schemas.ts';

const country = z
  .string(requiredOr('must be text'))
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'must be a country code of two letters, such as GH')
  .meta({ description: 'ISO 3166-1 alpha-2.', example: 'GH' });

const INTERNATIONAL_PHONE = /^\+[1-9]\d{6,14}$/;

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
  .meta({ example: 'GHS', enum: SOURCE_CURRENCY_CODES });

const customer = z
  .object(
    {
      name: requiredText(200).meta({ example: 'Kofi Mensah' }),
      phone: z
        .string(requiredOr('must be text'))
        .transform((value) => value.replace(/[\s()-]/g, ''))
        .pipe(z.string().regex(INTERNATIONAL_PHONE, 'must be an international number such as +233241234567'))
        .meta({ example: '+233241234567', pattern: INTERNATIONAL_PHONE.source }),
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
      exclusiveMinimum: 0,
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
  reference: field.text(exampleId('col')),
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

const status = z.enum(['PROCESSING', 'COMPLETED', 'FAILED', 'PENDING_REVIEW']);

export const collectionListQuery = {
  status: statusFilter(status.options, 'collectionStatus'),
  ...listQuery('NGN'),
};

export const collection = z
  .object({
    transactionId: field.text(exampleId('col')),
    reference: field.text(exampleId('col'), 'The lookup key.'),
    merchantReference: field.textOrNull('order-1042'),
    status,
    sourceAmount: field.number(250, 'What the customer pays.'),
    sourceCurrency: field.text('GHS'),
    targetAmount: field.number(31_803.75, 'What you get, in naira.'),
    targetCurrency: z.literal('NGN'),
    rate: field.number(
      127.215,
      'Locked: NGN for one unit of sourceCurrency, after every fee. sourceAmount times it is targetAmount.',
    ),
    providerFee: field.number(
      0,
      'In sourceCurrency: what the provider keeps of sourceAmount. It is in the rate already.',
    ),
    providerRate: field.number(128.5),
    provider: field.text('yellowcard'),
    country: field.text('GH'),
    paymentMethod: field.text('MTN Mobile Money'),
    createdAt: z.iso.datetime(),
    completedAt: z.iso.datetime().nullable(),
    failedAt: z.iso.datetime().nullable(),
    failureReason: field.textOrNull(null),
  })
  .meta({ id: 'Collection' });

export const collectionBegun = answer('CollectionBegun', {
  msg: field.text('collection is processing'),
  status: z.literal('PROCESSING'),
  collection,
});

export const collectionAnswer = answer('CollectionAnswer', { collection });

export const collectionListAnswer = answer('CollectionListAnswer', {
  collections: z.array(collection),
  ...pageFields,
  ...summaryField,
});

export const ratesAnswer = answer('CrossBorderRates', {
  rates: z.array(
    z.object({
      sourceCurrency: field.text('GHS'),
      country: field.text('GH'),
      paymentMethods: z.array(z.string()).meta({ example: ['MTN Mobile Money', 'Telecel Cash'] }),
      rate: field.number(127.215, 'NGN for one unit of sourceCurrency that is left after providerFee.'),
      providerFee: z
        .object({
          percent: field.number(1, 'Of what the customer pays.'),
          least: field.number(0, 'In sourceCurrency: the percentage is at least this.'),
          flat: field.number(0, 'In sourceCurrency, besides.'),
        })
        .meta({ description: 'The provider’s fee. The rate of a collection includes it.' }),
      minAmount: field.number(10, 'In sourceCurrency.'),
      maxAmount: field.number(50_000, 'In sourceCurrency.'),
      amountStep: field.number(1, 'In sourceCurrency: sourceAmount must be a multiple of it.'),
      expiresAt: z.iso.datetime().meta({ description: 'The rate is not used after this moment.' }),
    }),
  ),
});

/** The fields of a collection in a file. */
export const EXPORTED_FIELDS = [
  'reference',
  'status',
  'createdAt',
  'completedAt',
  'failedAt',
  'sourceAmount',
  'sourceCurrency',
  'targetAmount',
  'targetCurrency',
  'rate',
  'providerFee',
  'country',
  'paymentMethod',
  'merchantReference',
  'failureReason',
] as const;
