import { z } from 'zod';
import {
  BILL_KINDS,
  isBettingCustomer,
  isMeterNumber,
  isSmartCardNumber,
  METER_TYPES,
  parseNigerianPhone,
} from '../../domain/bill.ts';
import {
  businessId,
  environment,
  merchantReference,
  metadata,
  nairaAmount,
  requiredText,
  testMarks,
} from '../schemas.ts';

const biller = (example: string) =>
  requiredText(60).meta({ description: 'The id of a biller of GET /bills/catalogue.', example });

const phone = requiredText(30)
  .transform((text, context) => {
    const parsed = parseNigerianPhone(text);
    if (parsed !== undefined) return parsed;
    context.addIssue({
      code: 'custom',
      message: 'must be a Nigerian mobile number such as 08031234567 or +2348031234567',
    });
    return z.NEVER;
  })
  .meta({ description: 'A Nigerian mobile number: 080…, 234… or +234….', example: '08031234567' });

const planCode = requiredText(100).meta({
  description: 'The code of a plan of GET /bills/catalogue.',
  example: 'mtn-1gb-500',
});

const meterNumber = requiredText(30)
  .transform((text) => text.replace(/\s/g, ''))
  .meta({
    description: 'Prepaid: 11 or 13 digits. Postpaid: the account number, 6 to 20 digits.',
    example: '1111111111111',
  });

const meterType = z
  .enum(METER_TYPES, {
    error: (issue) => (issue.input === undefined ? 'is required' : 'must be prepaid or postpaid'),
  })
  .meta({ example: 'prepaid' });

const smartCardNumber = requiredText(30)
  .transform((text) => text.replace(/\s/g, ''))
  .refine(isSmartCardNumber, 'must have 10 to 12 digits')
  .meta({ description: 'The smart card or IUC number.', example: '1212121212' });

const customerId = requiredText(50)
  .refine(isBettingCustomer, 'must have 3 to 50 letters, digits and @ . _ -')
  .meta({ example: '4417602' });

const common = { businessId, merchantReference, metadata };

function refuseOtherMeters(
  body: { readonly meterNumber: string; readonly type: (typeof METER_TYPES)[number] },
  context: z.RefinementCtx,
): void {
  if (isMeterNumber(body.meterNumber, body.type)) return;
  context.addIssue({
    code: 'custom',
    path: ['meterNumber'],
    message:
      body.type === 'prepaid'
        ? 'must have 11 or 13 digits for a prepaid meter'
        : 'must have 6 to 20 digits, which - and / may group',
  });
}

export const airtimeBody = z
  .object({ ...common, network: biller('mtn'), phone, amount: nairaAmount.meta({ example: 1_000 }) })
  .meta({ id: 'AirtimePurchase' });

export const dataBody = z
  .object({ ...common, network: biller('mtn'), phone, planCode })
  .meta({ id: 'DataPurchase' });

export const electricityBody = z
  .object({
    ...common,
    electricity: biller('ikeja-electric'),
    meterNumber,
    type: meterType,
    amount: nairaAmount.meta({ example: 5_000 }),
    phone,
  })
  .superRefine(refuseOtherMeters)
  .meta({ id: 'ElectricityPurchase' });

export const tvBody = z
  .object({
    ...common,
    tv: biller('dstv'),
    smartCardNumber,
    planCode: planCode
      .optional()
      .meta({ description: 'The bouquet to change to; not with `renew`.', example: 'dstv-padi' }),
    renew: z
      .boolean('must be true or false')
      .optional()
      .meta({ description: 'True renews the present bouquet at its price; not with `planCode`.' }),
    phone,
  })
  .superRefine(({ planCode, renew }, context) => {
    if ((planCode !== undefined) === (renew === true)) {
      context.addIssue({
        code: 'custom',
        path: ['planCode'],
        message: 'send either planCode or renew: true',
      });
    }
  })
  .meta({
    id: 'TvPurchase',
    example: {
      businessId: 'biz_01kb4z7v1q8m3c5n6p7r8s9t0v',
      tv: 'dstv',
      smartCardNumber: '1212121212',
      planCode: 'dstv-padi',
      phone: '08031234567',
      merchantReference: 'order-1042',
      metadata: { orderId: 1042 },
    },
  });

export const betBody = z
  .object({
    ...common,
    bettingPlatform: biller('bet9ja'),
    customerId,
    amount: nairaAmount.meta({ example: 1_000 }),
  })
  .meta({ id: 'BetPurchase' });

export const verifyMeterBody = z
  .object({ businessId, electricity: biller('ikeja-electric'), meterNumber, type: meterType })
  .superRefine(refuseOtherMeters)
  .meta({ id: 'MeterVerification' });

export const verifySmartCardBody = z
  .object({ businessId, tv: biller('dstv'), smartCardNumber })
  .meta({ id: 'SmartCardVerification' });

export const verifyBetBody = z
  .object({ businessId, bettingPlatform: biller('bet9ja'), customerId })
  .meta({ id: 'BetVerification' });

const verified = z
  .literal('verified')
  .meta({ description: 'Stable and machine-readable.', example: 'verified' });
const customerName = z.string().meta({ example: 'ADAEZE NGOZI OKONKWO' });

export const verifyMeterAnswer = z
  .object({
    success: z.literal(true),
    code: verified,
    msg: z.string().meta({ example: 'meter verified' }),
    accountName: customerName,
    ...testMarks,
  })
  .meta({ id: 'MeterVerificationAnswer' });

export const verifySmartCardAnswer = z
  .object({
    success: z.literal(true),
    code: verified,
    msg: z.string().meta({ example: 'smart card verified' }),
    smartCardInfo: z.object({
      customerName,
      renewalAmount: z
        .number()
        .nullable()
        .meta({ description: 'What renewing the present bouquet costs, where it is known.', example: 4_400 }),
    }),
    ...testMarks,
  })
  .meta({ id: 'SmartCardVerificationAnswer' });

export const verifyBetAnswer = z
  .object({
    success: z.literal(true),
    msg: z.string().meta({ example: 'betting account verified' }),
    data: z.object({
      status: verified,
      customerId: z.string().meta({ example: '4417602' }),
      bettingPlatform: z.string().meta({ example: 'bet9ja' }),
      customerName,
    }),
    ...testMarks,
  })
  .meta({ id: 'BetVerificationAnswer' });

export const verificationFailure = z
  .object({
    success: z.literal(false),
    msg: z.string().meta({ example: 'the biller knows no such account' }),
    code: z.string().meta({ example: 'bill_account_not_found' }),
    requestId: z.string().meta({ example: 'req_01kb4z7v1q8m3c5n6p7r8s9t0v' }),
    ...testMarks,
  })
  .meta({ id: 'BillVerificationFailure' });

export const catalogueQuery = z.object({
  kind: z
    .enum(BILL_KINDS, `must be one of ${BILL_KINDS.join(', ')}`)
    .optional()
    .meta({ description: 'Only billers of this kind.', example: 'data' }),
});

export const catalogueAnswer = z
  .object({
    success: z.literal(true),
    billers: z.array(
      z.object({
        id: z.string().meta({ description: 'What purchases name the biller by.', example: 'mtn' }),
        kind: z.enum(BILL_KINDS).meta({ example: 'data' }),
        name: z.string().meta({ example: 'MTN Data' }),
        minAmount: z.number().meta({ example: 50 }),
        maxAmount: z.number().meta({ example: 100_000 }),
        plans: z
          .array(
            z.object({
              code: z.string().meta({ example: 'mtn-1gb-500' }),
              name: z.string().meta({ example: '1GB, 7 days' }),
              price: z.number().meta({ example: 500 }),
            }),
          )
          .meta({ description: 'Plans and bouquets; empty where an amount is paid.' }),
      }),
    ),
    ...testMarks,
  })
  .meta({ id: 'BillCatalogueAnswer' });

const outcome = {
  transactionId: z.string().meta({ example: 'bill_01kb4z7v1q8m3c5n6p7r8s9t0v' }),
  environment,
  simulated: z.boolean().meta({ description: 'True with test keys.', example: true }),
};

/** The answers of one kind of purchase; `noun` is how its messages begin. */
export function purchaseAnswers(noun: string, id: string, ofCompleted: z.ZodRawShape = {}) {
  return {
    200: {
      description: 'Delivered. Only with test keys: live purchases are queued.',
      schema: z
        .object({
          success: z.literal(true),
          msg: z.string().meta({ example: `${noun} purchase completed` }),
          ...outcome,
          ...ofCompleted,
        })
        .meta({ id: `${id}Answer` }),
    },
    202: {
      description: 'Accepted and queued; GET /transactions/{transactionId} tells the rest.',
      schema: z
        .object({
          success: z.literal(true),
          msg: z.string().meta({ example: `${noun} purchase is processing` }),
          status: z.literal('PROCESSING'),
          ...outcome,
        })
        .meta({ id: `${id}UnderWayAnswer` }),
    },
    422: {
      description:
        'Not bought, and the money is back; or the price of the plan has changed, and none was held.',
      schema: z
        .object({
          success: z.literal(false),
          msg: z.string().meta({ example: `the ${noun} purchase failed; the money is back` }),
          code: z.string().meta({ example: 'vend_failed' }),
          requestId: z.string().meta({ example: 'req_01kb4z7v1q8m3c5n6p7r8s9t0v' }),
          status: z.enum(['FAILED', 'REVERSED']),
          reason: z.string().nullable().meta({ example: 'The biller did not deliver.' }),
          ...outcome,
        })
        .meta({ id: `${id}Failure` }),
    },
  };
}

export const tokenFields = {
  token: z
    .string()
    .optional()
    .meta({
      description:
        'Prepaid: what the customer types into the meter; also in the transaction’s metadata. There stand, where the ' +
        'distributor gives them, `kct1` and `kct2` too, which the meter takes before the token, and `bonusToken`, ' +
        '`resetToken` and `configureToken`.',
      example: '26362054405982757802',
    }),
  units: z.string().optional().meta({ example: '73.52 kWh' }),
};
