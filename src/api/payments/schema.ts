import { z } from 'zod';
import { REFUNDED_STATUSES } from '../../domain/orderStatus.ts';
import { waitingOrderAnswer } from '../approvals/schema.ts';
import {
  answer,
  businessId,
  environment,
  exampleId,
  exampleOf,
  field,
  merchantReference,
  metadata,
  nairaAmount,
  optionalEmail,
  optionalText,
  ownBusiness,
  requiredText,
} from '../schemas.ts';

export const paymentBody = z
  .object({
    businessId,
    amount: nairaAmount.meta({ example: 100_000 }),
    serviceType: requiredText(100).meta({ description: 'What was paid for.', example: 'school-fees' }),
    description: optionalText(500).meta({ example: 'Term 1' }),
    externalPayerName: optionalText(200).meta({ example: 'Ada Obi' }),
    externalPayerEmail: optionalEmail('ada@example.com'),
    externalPayerPhone: optionalText(40).meta({ example: '+2348012345678' }),
    merchantReference,
    metadata,
  })
  .meta({ id: 'PaymentRequest' });
export type PaymentBody = z.infer<typeof paymentBody>;

const transactionId = field.text(exampleId('txn'));

/** A recorded payment wherever it is answered. */
const transaction = z.object({
  transactionId,
  amount: field.number(100_000),
  businessName: field.text('Demo Merchant'),
  commission: field.number(1_500, 'Deducted from the amount.'),
  netAmount: field.number(98_500, 'Credited to the wallet.'),
  status: z.literal('COMPLETED'),
  environment,
  simulated: z.boolean().meta({ example: true }),
});

export const paymentAnswer = answer('PaymentAnswer', {
  msg: field.text('test payment recorded'),
  transaction,
});

export const externalPaymentAnswer = answer('ExternalPaymentAnswer', { transaction });

export const refundPaymentParams = z.object({
  transactionId: field.text(exampleId('txn'), 'The recorded payment.'),
});

export const refundPaymentBody = z
  .object({
    businessId: ownBusiness,
    amount: nairaAmount.meta({
      description: 'Naira, with at most two decimal places: at most what is left of the payment.',
      example: 40_000,
    }),
    reason: requiredText(200).meta({
      description: 'Kept for good, so without names.',
      example: 'Two of five items were sent back.',
    }),
  })
  .meta({ id: 'PaymentRefundRequest' });
export type RefundPaymentBody = z.infer<typeof refundPaymentBody>;

/** A refund of a recorded payment wherever it is answered. */
export const paymentRefund = z
  .object({
    transactionId: field.text(exampleId('txn'), 'The refund.'),
    paymentId: field.text(exampleId('txn'), 'The payment that was refunded.'),
    amount: field.number(40_000),
    commission: field.number(600, 'The commission that came back.'),
    netAmount: field.number(39_400, 'Taken from the wallet.'),
    currency: z.literal('NGN'),
    status: z.literal('COMPLETED'),
    paymentStatus: z.enum(REFUNDED_STATUSES).meta({
      description: 'What the payment is now: REFUNDED once nothing is left of it.',
      example: 'PARTIALLY_REFUNDED',
    }),
    refundableAmount: field.number(60_000, 'What is left of the payment to refund.'),
    createdAt: z.iso.datetime(),
    environment,
    simulated: z.boolean().meta({ example: true }),
  })
  .meta({ id: 'PaymentRefund' });

const refundRecorded = answer('PaymentRefundRecordedAnswer', {
  msg: field.text('refund recorded'),
  refund: paymentRefund,
});
/** What a request for a refund is answered: the refund, or the request that waits for a second person. */
export const paymentRefundRecorded = z.union([refundRecorded, waitingOrderAnswer]);
export const PAYMENT_REFUND_THAT_WAITS = {
  success: true,
  msg: exampleOf(waitingOrderAnswer.shape.msg),
  approval: {
    ...(exampleOf(waitingOrderAnswer.shape.approval) as object),
    kind: 'payment_refund',
    amount: 40_000,
    destination: `the payer of ${exampleId('txn')}`,
    createdAt: '2026-01-31T09:00:00.000Z',
    expiresAt: '2026-02-01T09:00:00.000Z',
    decidedAt: null,
  },
};
