import { z } from 'zod';
import type { EventKind } from '../../contract/kinds.ts';
import { camelCase } from '../../contract/starts.ts';
import { ASSETS } from '../../domain/money.ts';
import { BILL_KINDS } from '../../domain/orders/bill.ts';
import { CHARGEBACK_STATUSES } from '../../domain/orders/chargeback.ts';
import { REFUND_STATUSES } from '../../domain/usdt/refund.ts';
import { USDT_SESSION_STATUSES } from '../../domain/usdt/usdtSession.ts';
import { DISABLED_REASONS } from '../../domain/webhooks/endpoint.ts';
import {
  EVENT_TYPES,
  TEST_EVENT_TYPE,
  WEBHOOK_EVENT_TYPES,
  type WebhookEventType,
} from '../../domain/webhooks/eventTypes.ts';
import { paymentRefund } from '../payments/schema.ts';
import { charges, environment, exampleId, field } from '../schemas.ts';

/** What the events of each kind show of its terms (`OrderEvent.terms`). */
const TERMS: Readonly<Record<EventKind, z.ZodRawShape>> = {
  withdrawal: {
    amount: field.number(50_000),
    fee: field.number(25),
    charges,
    totalDebit: field.number(50_025, 'Amount plus fee.'),
    currency: z.literal('NGN'),
    bankAccount: field.text('0123456789'),
    bankName: field.text('Guaranty Trust Bank'),
  },
  bill: {
    amount: field.number(500),
    charges,
    currency: z.literal('NGN'),
    kind: z.enum(BILL_KINDS).meta({ example: 'airtime' }),
    biller: field.text('mtn'),
    billerName: field.text('MTN Airtime'),
    account: field.text('08031234567', 'The phone, meter, smart card or betting customer that gets it.'),
    planCode: field.textOrNull(null, 'Of data, and of TV unless it is a renewal.'),
  },
  usdt_sale: {
    amountUsdt: field.number(100),
    conversionRate: field.number(1_540.25),
    grossAmountNgn: field.number(154_025),
    withdrawalFeeNgn: field.number(50),
    charges,
    netAmountNgn: field.number(153_975),
    bankAccount: field.text('0123456789'),
    bankName: field.text('Guaranty Trust Bank'),
    paymentId: field.textOrNull(
      null,
      'The settled USDT payment that it sells; null of a sale that you requested.',
    ),
  },
  collection: {
    reference: field.text(exampleId('col')),
    sourceAmount: field.number(100, 'In the currency of the customer.'),
    sourceCurrency: field.text('GHS'),
    targetAmount: field.number(10_250),
    targetCurrency: z.literal('NGN'),
    rate: field.number(102.5),
    country: field.text('GH'),
    paymentMethod: field.text('MTN Mobile Money'),
  },
};

/** What begins the ids of the orders of each kind. */
const ID_PREFIXES = { withdrawal: 'wd', bill: 'bill', usdt_sale: 'sale', collection: 'col' } as const;

/** The event that tells how an order ended: its type, when, and the order. */
function orderEvent<Kind extends EventKind>(kind: Kind, outcome: 'completed' | 'failed') {
  const title = camelCase(`_${kind}`);
  const isFailed = outcome === 'failed';
  return z
    .object({
      type: z.literal(`${kind}.${outcome}`),
      timestamp: z.iso.datetime().meta({ description: 'When it happened.' }),
      data: z.object({
        transactionId: field.text(exampleId(ID_PREFIXES[kind])),
        ...TERMS[kind],
        status: isFailed
          ? z.enum(['FAILED', 'REVERSED']).meta({
              description: 'REVERSED: the money came back after the order was completed.',
              example: 'FAILED',
            })
          : z.literal('COMPLETED'),
        failureReason: field.textOrNull(isFailed ? 'The bank refused the transfer.' : null),
        merchantReference: field.textOrNull('order-1042'),
        metadata: z.record(z.string(), z.unknown()).meta({ example: { orderId: 1042 } }),
        environment,
        simulated: z.boolean().meta({ description: 'True with test keys.', example: true }),
        createdAt: z.iso.datetime().meta({ description: 'When it was requested.' }),
      }),
    })
    .meta({ id: `${title}${isFailed ? 'Failed' : 'Completed'}Event` });
}

const metadata = z.record(z.string(), z.unknown()).meta({ example: { orderId: 1042 } });
const simulated = z.boolean().meta({ description: 'True in the sandbox.', example: true });

/** The data of several types of events. */
const sharedData = (id: string, data: z.ZodRawShape) =>
  z.object({ ...data, environment, simulated }).meta({ id });

/** An event about anything but an order: its type, when, and its data. */
function event<Type extends WebhookEventType>(type: Type, data: z.ZodRawShape | z.ZodObject) {
  return z
    .object({
      type: z.literal(type),
      timestamp: z.iso.datetime().meta({ description: 'When it happened.' }),
      data: data instanceof z.ZodObject ? data : z.object({ ...data, environment, simulated }),
    })
    .meta({ id: `${camelCase(`_${type.replace('.', '_')}`)}Event` });
}

/** The event of a payout that a bank has not confirmed. */
function underReview<Kind extends 'withdrawal' | 'usdt_sale'>(kind: Kind) {
  return event(`${kind}.under_review` as const, {
    transactionId: field.text(exampleId(ID_PREFIXES[kind])),
    ...TERMS[kind],
    status: z.literal('PROCESSING'),
    merchantReference: field.textOrNull('order-1042'),
    metadata,
    createdAt: z.iso.datetime().meta({ description: 'When it was requested.' }),
  });
}

const netOfCommission = {
  amount: field.number(5_000),
  commission: field.number(75, 'Deducted from `amount`.'),
  netAmount: field.number(4_925, '`amount` minus `commission`.'),
  currency: z.literal('NGN'),
  status: z.literal('COMPLETED'),
};

const chargeback = sharedData('ChargebackEventData', {
  chargebackId: field.text(exampleId('txn'), 'Its transaction.'),
  transactionId: field.text(exampleId('txn'), 'What brought the money.'),
  amount: field.number(5_000),
  fee: field.number(500, 'What it costs besides.'),
  returnedFee: field.number(0, 'What came back of `fee`.'),
  currency: z.literal('NGN'),
  dispute: field.text('dp_1042', 'What the provider calls the case.'),
  status: z.enum(CHARGEBACK_STATUSES).meta({ example: 'OPEN' }),
  merchantReference: field.textOrNull('order-1042', 'Of what brought the money.'),
  createdAt: z.iso.datetime(),
});

const debt = sharedData('DebtEventData', {
  transactionId: field.text(exampleId('txn'), 'The chargeback that left it, or the repayment.'),
  amount: field.number(575),
  currency: z.literal('NGN'),
  debt: field.number(575, 'What is owed from then on.'),
});

const session = sharedData('UsdtPaymentEventData', {
  paymentId: field.text(exampleId('cp')),
  merchantCustomerId: field.textOrNull('customer-7'),
  merchantReference: field.textOrNull('order-1042'),
  paymentLinkId: field.textOrNull(null),
  payerReference: field.textOrNull(null),
  currency: z.literal('usdt'),
  network: z.literal('trc20'),
  amountExpected: field.number(25),
  amountReceived: field.number(25, 'What counts for it so far.'),
  amountCredited: field.number(25),
  depositAddress: field.text('TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'),
  status: z.enum(USDT_SESSION_STATUSES).meta({ example: 'SETTLED' }),
  reviewReason: field.textOrNull(null, 'Why it needs a decision.'),
  txHash: field.textOrNull('a'.repeat(64), 'Of the deposit that counted last.'),
  metadata,
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});

const refund = sharedData('UsdtRefundEventData', {
  refundId: field.text(exampleId('rfd')),
  paymentId: field.text(exampleId('cp')),
  depositTxHash: field.text('a'.repeat(64)),
  currency: z.literal('usdt'),
  network: z.literal('trc20'),
  amount: field.number(10),
  address: field.text('T9yZXXENpbqxic72funvcNeQuM4bnKkDAS'),
  status: z.enum(REFUND_STATUSES).meta({ example: 'COMPLETED' }),
  txHash: field.textOrNull('b'.repeat(64), 'The transaction that paid it.'),
  merchantReference: field.textOrNull('order-1042'),
  createdAt: z.iso.datetime(),
});

const BODIES = {
  'withdrawal.completed': orderEvent('withdrawal', 'completed'),
  'withdrawal.failed': orderEvent('withdrawal', 'failed'),
  'withdrawal.under_review': underReview('withdrawal'),
  'payment.recorded': event('payment.recorded', {
    transactionId: field.text(exampleId('txn')),
    ...netOfCommission,
    serviceType: field.text('fees'),
    description: field.text('School fees'),
    merchantReference: field.textOrNull('order-1042'),
    metadata,
  }),
  'payment.refunded': event('payment.refunded', {
    ...paymentRefund.omit({ environment: true, simulated: true }).shape,
    reason: field.text('The customer returned the goods.'),
    merchantReference: field.textOrNull('order-1042', 'Of the payment.'),
  }),
  'chargeback.opened': event('chargeback.opened', chargeback),
  'chargeback.won': event('chargeback.won', chargeback),
  'chargeback.lost': event('chargeback.lost', chargeback),
  'bill.completed': orderEvent('bill', 'completed'),
  'bill.failed': orderEvent('bill', 'failed'),
  'usdt_sale.completed': orderEvent('usdt_sale', 'completed'),
  'usdt_sale.failed': orderEvent('usdt_sale', 'failed'),
  'usdt_sale.under_review': underReview('usdt_sale'),
  'collection.completed': orderEvent('collection', 'completed'),
  'collection.failed': orderEvent('collection', 'failed'),
  'usdt_payment.seen': event('usdt_payment.seen', session),
  'usdt_payment.settled': event('usdt_payment.settled', session),
  'usdt_payment.underpaid': event('usdt_payment.underpaid', session),
  'usdt_payment.overpaid': event('usdt_payment.overpaid', session),
  'usdt_payment.expired': event('usdt_payment.expired', session),
  'usdt_payment.needs_review': event('usdt_payment.needs_review', session),
  'usdt_payment.failed': event('usdt_payment.failed', session),
  'usdt_refund.completed': event('usdt_refund.completed', refund),
  'usdt_refund.canceled': event('usdt_refund.canceled', refund),
  'vendor_credit.received': event('vendor_credit.received', {
    transactionId: field.text(exampleId('txn')),
    ...netOfCommission,
    customer: field.text('Chidi Eze', 'The payer, as the bank names them.'),
    description: field.text('Transfer from Chidi Eze'),
  }),
  'webhook_endpoint.disabled': event('webhook_endpoint.disabled', {
    endpointId: field.text(exampleId('wep')),
    url: field.text('https://shop.example.com/webhooks', 'Without its query.'),
    disabledReason: z.enum(DISABLED_REASONS).meta({ example: 'GONE' }),
    failingSince: z.iso.datetime(),
  }),
  'adjustment.recorded': event('adjustment.recorded', {
    adjustmentId: field.text(exampleId('adj')),
    amount: field.number(-1_500, 'Negative where it was taken.'),
    currency: z.enum(ASSETS).meta({ example: 'NGN' }),
  }),
  'debt.incurred': event('debt.incurred', debt),
  'debt.repaid': event('debt.repaid', debt),
  'balance.low': event('balance.low', {
    currency: z.enum(ASSETS).meta({ example: 'NGN' }),
    balance: field.number(48_475, 'What was available then.'),
    threshold: field.number(50_000),
  }),
  [TEST_EVENT_TYPE]: z
    .object({
      type: z.literal(TEST_EVENT_TYPE),
      timestamp: z.iso.datetime().meta({ description: 'When it was asked for.' }),
      data: z.object({
        message: field.text('This is a test of your webhook address.'),
        environment,
        simulated,
      }),
    })
    .meta({ id: 'WebhookTestEvent' }),
} as const satisfies Readonly<Record<WebhookEventType, z.ZodObject>>;

const TEST_SUMMARY =
  'A test of an endpoint, requested by POST /webhooks/test or POST /webhooks/endpoints/{id}/test';

/** The body of every event, by its type, with a sentence about when it is sent. */
export const EVENTS = Object.fromEntries(
  WEBHOOK_EVENT_TYPES.map((type) => {
    const summary = type === TEST_EVENT_TYPE ? TEST_SUMMARY : EVENT_TYPES[type].summary;
    const body: z.ZodObject = BODIES[type];
    return [type, { summary, body }] as const;
  }),
) as Readonly<Record<WebhookEventType, { readonly summary: string; readonly body: z.ZodObject }>>;
