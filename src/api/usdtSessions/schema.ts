import { z } from 'zod';
import type { MicroUsdt } from '../../domain/money.ts';
import { SESSION_SALE_DESTINATIONS } from '../../domain/orders/sessionSale.ts';
import { FURTHER_DEPOSIT_STATUSES, REFUND_STATUSES } from '../../domain/usdt/refund.ts';
import {
  DEFAULT_EXPIRY_MINUTES,
  MAX_EXPIRY_MINUTES,
  MIN_EXPIRY_MINUTES,
  USDT_SESSION_STATUSES,
} from '../../domain/usdt/usdtSession.ts';
import { listQuery, summaryField } from '../lists/query.ts';
import {
  answer,
  environment,
  exampleId,
  field,
  metadata,
  nairaAmount,
  optionalText,
  ownBusiness,
  pageFields,
  statusFilter,
  testMarks,
  usdtAmount,
} from '../schemas.ts';
import { policyBody, policyShown } from './policy.ts';

export const INVALID_SESSION = 'invalid crypto payment details';

/** Bounds of a session's amount, in micro-USDT. */
export const AMOUNT_RANGE = { minMinor: 1_000_000n, maxMinor: 1_000_000_000_000n };
export const AMOUNT_BOUNDS = 'from 1 to 1000000 USDT';

/** Whether a session may expect so many micro-USDT. */
export function isWithinBounds(amountMinor: MicroUsdt): boolean {
  return amountMinor >= AMOUNT_RANGE.minMinor && amountMinor <= AMOUNT_RANGE.maxMinor;
}

const PAYMENT_ID = exampleId('cp');
const minutesExpectation = `must be a whole number from ${MIN_EXPIRY_MINUTES} to ${MAX_EXPIRY_MINUTES}`;

const MAX_RETURN_URL_LENGTH = 2_000;

/** Where a customer's page may lead back to: nothing that a browser would run, and nothing that it would read differently. */
function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(value) && URL.canParse(value);
}

/** The one value that there is, in any case of letters. */
function only(value: string) {
  return z
    .string('must be text')
    .toLowerCase()
    .pipe(z.literal(value, `must be ${value}`))
    .default(value)
    .meta({ description: `Only ${value}, also when absent.`, example: value, enum: [value] });
}

export const returnUrl = optionalText(MAX_RETURN_URL_LENGTH)
  .refine((value) => value === undefined || isWebAddress(value), 'must be an http or https address')
  .meta({
    description: 'The checkout page links here when the payment is over, with the parameter `paymentId`.',
    example: 'https://shop.example.com/orders/1042',
    pattern: '^(https?://\\S+)?$',
  });

export const usdtSessionBody = z
  .object({
    businessId: ownBusiness,
    amount: usdtAmount.refine(isWithinBounds, `must be ${AMOUNT_BOUNDS}`).optional().meta({
      description: 'USDT, with at most six decimal places: 1 to 1,000,000. This or amountNgn.',
      minimum: 1,
      maximum: 1_000_000,
    }),
    amountNgn: nairaAmount.optional().meta({
      description:
        'A price in naira, with at most two decimals: this or amount. The rate of USDT sales gives the USDT ' +
        'to pay, 1 to 1,000,000, rounded up to the cent. It is locked until the session expires.',
      example: 15_000,
    }),
    merchantCustomerId: optionalText(100).meta({
      description: "The merchant's own customer.",
      example: 'cust-77',
    }),
    merchantReference: optionalText(100).meta({
      description: "The merchant's own reference.",
      example: 'order-1042',
    }),
    description: optionalText(200).meta({
      description: 'What the customer pays for; the checkout page shows it beside merchantReference.',
      example: 'Two tickets',
    }),
    currency: only('usdt'),
    network: only('trc20'),
    expiresInMinutes: z
      .int(minutesExpectation)
      .min(MIN_EXPIRY_MINUTES, minutesExpectation)
      .max(MAX_EXPIRY_MINUTES, minutesExpectation)
      .default(DEFAULT_EXPIRY_MINUTES)
      .meta({
        description: `Minutes until the session expires; ${DEFAULT_EXPIRY_MINUTES} when absent.`,
        example: 60,
      }),
    returnUrl,
    policy: policyBody.optional().meta({
      description: 'What happens to an amount that is not exact, in place of PATCH /checkout-settings.',
    }),
    metadata,
  })
  .refine(({ amount, amountNgn }) => amount !== undefined || amountNgn !== undefined, {
    path: ['amount'],
    message: 'is required, unless amountNgn is given',
    // Also beside other problems, which are all named at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .refine(({ amount, amountNgn }) => amount === undefined || amountNgn === undefined, {
    path: ['amountNgn'],
    message: 'must not stand beside amount',
  })
  .meta({
    id: 'CryptoPaymentRequest',
    example: {
      businessId: exampleId('biz'),
      amount: 100,
      merchantCustomerId: 'cust-77',
      merchantReference: 'order-1042',
      currency: 'usdt',
      network: 'trc20',
      expiresInMinutes: 60,
      returnUrl: 'https://shop.example.com/orders/1042',
      metadata: { orderId: 1042 },
    },
  });
export type UsdtSessionBody = z.infer<typeof usdtSessionBody>;

export const simulateDepositBody = z
  .object({
    businessId: ownBusiness,
    amount: usdtAmount.optional().meta({
      description: 'USDT that arrives; what is missing of the expected amount when absent.',
      example: 25,
    }),
    token: z
      .enum(['USDT', 'OTHER'], 'must be USDT or OTHER')
      .optional()
      .meta({ description: '`OTHER` is a token that no session takes.', example: 'USDT' }),
  })
  .meta({ id: 'SimulateDepositRequest' });
export type SimulateDepositBody = z.infer<typeof simulateDepositBody>;

export const resolvePaymentBody = z
  .object({
    businessId: ownBusiness,
    action: z.enum(['accept', 'reject'], 'must be accept or reject').meta({
      description:
        '`accept` credits what came. `reject` credits nothing; send it back with POST /crypto/refunds.',
      example: 'accept',
    }),
  })
  .meta({ id: 'ResolveCryptoPaymentRequest' });
export type ResolvePaymentBody = z.infer<typeof resolvePaymentBody>;

export const paymentParams = z.object({ paymentId: field.text(PAYMENT_ID) });

export const usdtSessionQuery = {
  status: statusFilter(USDT_SESSION_STATUSES, 'usdtPaymentStatus'),
  merchantReference: optionalText(100).meta({ param: { id: 'usdtPaymentReference' } }),
  merchantCustomerId: optionalText(100).meta({ param: { id: 'usdtPaymentCustomer' } }),
  paymentLinkId: optionalText(100).meta({ param: { id: 'usdtPaymentLink' } }),
  ...listQuery('USDT'),
};

export const payment = z
  .object({
    paymentId: field.text(PAYMENT_ID),
    merchantCustomerId: field.textOrNull('cust-77'),
    merchantReference: field.textOrNull('order-1042'),
    paymentLinkId: field.textOrNull(null, 'The payment link that began it.'),
    payerReference: field.textOrNull(null, 'What that customer typed, which nothing proves.'),
    description: field.textOrNull('Two tickets'),
    currency: z.literal('usdt'),
    network: z.literal('trc20'),
    amountExpected: field.number(25),
    amountNgn: field.number(15_000, 'The price in naira, of a session that was created with one.').optional(),
    rate: field
      .number(1_522.86, 'NGN for one USDT, by which amountExpected follows from amountNgn; locked.')
      .optional(),
    amountReceived: field.number(0, 'In blocks that can no longer change.'),
    amountCredited: field.number(0),
    sale: z
      .object({
        status: z.enum(['PENDING', 'SOLD', 'LEFT']).meta({ example: 'SOLD' }),
        destination: z.enum(SESSION_SALE_DESTINATIONS).meta({ example: 'wallet' }),
        withdrawalId: field.textOrNull(
          exampleId('sale'),
          'The sale, as GET /crypto/withdrawals/{withdrawalId} shows it.',
        ),
        rateBasis: z.enum(['locked', 'live']).nullable().meta({
          description: 'Whether it was sold at the locked `rate` or at the current one.',
          example: 'locked',
        }),
        reason: field.textOrNull(null, 'Why it was not sold, where its USDT stays in the balance.'),
      })
      .optional()
      .meta({ description: 'Of a settled session that was to be sold at once: POST /crypto/session-sales.' }),
    refunds: z
      .array(
        z.object({
          refundId: field.text(exampleId('rfd')),
          status: z.enum(REFUND_STATUSES).meta({ example: 'COMPLETED' }),
          amount: field.number(10),
          txHash: field.textOrNull(null, 'The transaction that paid it.'),
        }),
      )
      .meta({
        description: 'What goes, or went, back to the payer, without canceled refunds: POST /crypto/refunds.',
        example: [],
      }),
    furtherDeposits: z
      .array(
        z.object({
          txHash: field.text('b1a2c3d4e5f60718293a4b5c6d7e8f901122334455667788990011aabbccddee'),
          amount: field.number(5),
          receivedAt: z.iso.datetime(),
          status: z.enum(FURTHER_DEPOSIT_STATUSES).meta({ example: 'IN_REVIEW' }),
        }),
      )
      .meta({
        description:
          'USDT that came after the session was over, and is in none of its amounts. Our operations team ' +
          'credits, refunds or dismisses each.',
        example: [],
      }),
    depositAddress: field.text('TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH', 'One address per session.'),
    checkoutUrl: field.text(
      'https://pay.example.com/pay/01kb4z7v1q8m3c5n6p7r8s9t0v7h2k9d4x1n6b3q8w5z0c7f2a4g',
      'A page for the customer, which shows what to pay and follows the payment. Anyone with the address ' +
        'may see it.',
    ),
    returnUrl: field.textOrNull(null, 'Where that page leads back to.'),
    status: z.enum(USDT_SESSION_STATUSES).meta({ example: 'AWAITING_DEPOSIT' }),
    txHash: field.textOrNull(null, 'Transaction of the deposit that counted last.'),
    reviewReason: field.textOrNull(null, 'Why it is in MANUAL_REVIEW: underpaid, late or sweep_failed.'),
    policy: policyShown,
    expiresAt: z.iso.datetime(),
    payableUntil: z.iso.datetime().nullable().meta({
      description:
        'Until when the customer can pay what is missing: after expiresAt for UNDERPAID. Null when no payment is expected.',
      example: '2026-01-31T09:00:00.000Z',
    }),
    environment,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    metadata: z.record(z.string(), z.unknown()).meta({
      description: 'As sent; in test mode with `simulated: true`.',
      example: { orderId: 1042, simulated: true },
    }),
  })
  .meta({ id: 'CryptoPayment' });

/** The session, and the message where there is one, which comes after the marks. */
const payments = { payment, ...testMarks };

export const usdtSessionCreated = answer('CryptoPaymentCreatedAnswer', {
  ...payments,
  msg: field.text('payment session created'),
});

export const usdtSessionAnswer = answer('CryptoPaymentAnswer', { payment });

export const usdtSessionListAnswer = answer('CryptoPaymentListAnswer', {
  payments: z.array(payment),
  ...pageFields,
  ...summaryField,
});

export const simulatedDepositAnswer = answer('SimulatedDepositAnswer', {
  ...payments,
  msg: field.text('deposit simulated'),
  deposit: z.object({
    txHash: field.text('b1a2c3d4e5f60718293a4b5c6d7e8f901122334455667788990011aabbccddee'),
    amount: field.number(25),
  }),
});

export const resolvedPaymentAnswer = answer('ResolvedCryptoPaymentAnswer', {
  ...payments,
  msg: field.text('what was received is being credited'),
});

export const cryptoBalancesAnswer = answer('CryptoBalancesAnswer', {
  balances: z.object({
    usdtBalance: field.number(25, 'What can be sold.'),
    usdtPendingBalance: field.number(0, 'On hold for pending sales.'),
  }),
});

/** The fields of a session in a file. */
export const EXPORTED_FIELDS = [
  'paymentId',
  'status',
  'createdAt',
  'expiresAt',
  'amountExpected',
  'amountReceived',
  'amountCredited',
  'currency',
  'amountNgn',
  'rate',
  'network',
  'depositAddress',
  'txHash',
  'merchantReference',
  'merchantCustomerId',
  'paymentLinkId',
  'payerReference',
  'environment',
] as const;
