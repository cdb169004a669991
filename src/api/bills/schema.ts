import { z } from 'zod';
import {
  BILL_KINDS,
  type BillKind,
  isBettingCustomer,
  METER_TYPES,
  parseMeterNumber,
  parseNigerianPhone,
} from '../../domain/orders/bill.ts';
import { queuedOrderAnswers } from '../orderAnswers.ts';
import {
  answer,
  businessId,
  digitsText,
  exampleId,
  failureFields,
  field,
  merchantReference,
  metadata,
  nairaAmount,
  requiredOr,
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
  .meta({
    description: 'A Nigerian mobile number: 080…, 234… or +234…; blanks and hyphens are ignored.',
    example: '08031234567',
    pattern: '^(\\+?234|0)[789][01]\\d{8}$',
  });

const planCode = requiredText(100).meta({
  description: 'The code of a plan of GET /bills/catalogue.',
  example: 'mtn-1gb-500',
});

const meterNumber = requiredText(30).meta({
  description:
    'Prepaid: 11 or 13 digits; blanks and hyphens are ignored. Postpaid: the account number, 6 to 20 ' +
    'digits, which - and / may group; blanks are ignored.',
  example: '1111111111111',
  pattern: '^\\d[\\d/-]{4,18}\\d$',
});

const meterType = z.enum(METER_TYPES, requiredOr('must be prepaid or postpaid')).meta({ example: 'prepaid' });

const smartCardNumber = digitsText(10, 12, 'must have 10 to 12 digits').meta({
  description: 'The smart card or IUC number; blanks and hyphens are ignored.',
  example: '1212121212',
});

const customerId = requiredText(50)
  .refine(isBettingCustomer, 'must have 3 to 50 letters, digits and @ . _ -')
  .meta({ example: '4417602', pattern: '^[A-Za-z0-9@._-]{3,50}$' });

const common = { businessId, merchantReference, metadata };

interface Meter {
  readonly meterNumber: string;
  readonly type: (typeof METER_TYPES)[number];
}

/** The meter of a valid body, as billers know it. */
export function meterAccountOf({ meterNumber, type }: Meter): string {
  return parseMeterNumber(meterNumber, type) ?? meterNumber;
}

function refuseOtherMeters(body: Meter, context: z.RefinementCtx): void {
  if (parseMeterNumber(body.meterNumber, body.type) !== undefined) return;
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
      .meta({ description: 'True renews the current bouquet at its price; not with `planCode`.' }),
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
      businessId: exampleId('biz'),
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
const customerName = field.text('ADAEZE NGOZI OKONKWO');

export const verifyMeterAnswer = answer('MeterVerificationAnswer', {
  code: verified,
  msg: field.text('meter verified'),
  accountName: customerName,
});

export const verifySmartCardAnswer = answer('SmartCardVerificationAnswer', {
  code: verified,
  msg: field.text('smart card verified'),
  smartCardInfo: z.object({
    customerName,
    renewalAmount: z
      .number()
      .nullable()
      .meta({ description: 'What renewing the current bouquet costs, if it is known.', example: 4_400 }),
  }),
});

export const verifyBetAnswer = answer('BetVerificationAnswer', {
  msg: field.text('betting account verified'),
  data: z.object({
    status: verified,
    customerId: field.text('4417602'),
    bettingPlatform: field.text('bet9ja'),
    customerName,
  }),
});

export const verificationFailure = z
  .object({
    ...failureFields('the biller does not have this account', 'bill_account_not_found'),
    ...testMarks,
  })
  .meta({ id: 'BillVerificationFailure' });

export const catalogueQuery = z.object({
  kind: z
    .enum(BILL_KINDS, `must be one of ${BILL_KINDS.join(', ')}`)
    .optional()
    .meta({ description: 'Only billers of this kind.', example: 'data' }),
});

export const catalogueAnswer = answer('BillCatalogueAnswer', {
  billers: z.array(
    z.object({
      id: field.text('mtn', 'Identifies the biller in purchases.'),
      kind: z.enum(BILL_KINDS).meta({ example: 'data' }),
      name: field.text('MTN Data'),
      minAmount: field.number(50),
      maxAmount: field.number(100_000),
      plans: z
        .array(
          z.object({
            code: field.text('mtn-1gb-500'),
            name: field.text('1GB, 7 days'),
            price: field.number(500),
          }),
        )
        .meta({ description: 'Plans and bouquets; empty where an amount is paid.' }),
    }),
  ),
});

/** The answers to purchases of a kind. */
export function purchaseAnswers(kind: BillKind, id: string, brought: z.ZodRawShape = {}) {
  return queuedOrderAnswers('bill', id, {
    noun: `${kind} purchase`,
    code: 'vend_failed',
    reason: 'The biller did not deliver.',
    brought,
    descriptions: {
      completed: 'Delivered. Only with test keys: live purchases are queued.',
      failed: 'Not bought, and the money is back; or the plan’s price has changed, and nothing was held.',
    },
  });
}

export const tokenFields = {
  token: z
    .string()
    .nullable()
    .meta({
      description:
        'Prepaid: what the customer types into the meter, 20 digits, or several such groups separated by ' +
        'blanks. It is also in the transaction’s metadata, with `kct1` and `kct2`, which the meter takes ' +
        'first, `bonusToken`, `resetToken` and `configureToken`, where the distributor gives them.',
      example: '26362054405982757802',
    }),
  units: field.textOrNull('73.52 kWh'),
};
