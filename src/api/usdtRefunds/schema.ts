import { z } from 'zod';
import { REFUND_STATUSES } from '../../domain/usdt/refund.ts';
import { waitingOrderAnswer } from '../approvals/schema.ts';
import {
  answer,
  environment,
  exampleId,
  exampleOf,
  field,
  merchantReference,
  optionalText,
  ownBusiness,
  pageFields,
  requiredText,
  usdtAmount,
} from '../schemas.ts';

const TX_HASH = 'b1a2c3d4e5f60718293a4b5c6d7e8f901122334455667788990011aabbccddee';
const ADDRESS = 'T9yZXXENpbqxic72funvcNeQuM4bnKkDAS';

export const refundBody = z
  .object({
    businessId: ownBusiness,
    paymentId: requiredText(64).meta({
      description: 'The session of the deposit.',
      example: exampleId('cp'),
    }),
    depositTxHash: optionalText(64)
      .refine(
        (value) => value === undefined || /^[0-9a-f]{64}$/.test(value),
        'must be 64 lower-case hex digits',
      )
      .meta({
        description: 'The transaction of the deposit, if several can be refunded.',
        example: TX_HASH,
      }),
    amount: usdtAmount.meta({
      description:
        'USDT, with at most six decimal places: at least 0.01, at most what is left of the deposit.',
      example: 10,
    }),
    address: requiredText(64).meta({
      description:
        'The TRON address that the payer names. Ask for it: USDT from an exchange do not come from the ' +
        'payer’s own address.',
      example: ADDRESS,
    }),
    reason: requiredText(200).meta({
      description: 'Kept for good, so without names.',
      example: 'Order 1042 was paid twice.',
    }),
    merchantReference,
  })
  .meta({
    id: 'CryptoRefundRequest',
    example: {
      businessId: exampleId('biz'),
      paymentId: exampleId('cp'),
      amount: 10,
      address: ADDRESS,
      reason: 'Order 1042 was paid twice.',
    },
  });
export type RefundBody = z.infer<typeof refundBody>;

export const refundParams = z.object({ refundId: field.text(exampleId('rfd')) });

const status = z.enum(REFUND_STATUSES).meta({
  description:
    'PENDING: waits for our operations team. PROCESSING: is being paid. COMPLETED: txHash paid it, ' +
    'verified on the chain. CANCELED: is not paid, and held USDT are available again.',
  example: 'PENDING',
});

export const refundQuery = {
  status: z
    .string()
    .toUpperCase()
    .pipe(z.enum(REFUND_STATUSES, `must be one of ${REFUND_STATUSES.join(', ')}`))
    .meta({ enum: REFUND_STATUSES })
    .optional()
    .meta({ param: { id: 'refundStatus' } }),
  paymentId: optionalText(64).meta({ example: exampleId('cp'), param: { id: 'refundedPayment' } }),
};

export const refund = z
  .object({
    refundId: field.text(exampleId('rfd')),
    paymentId: field.text(exampleId('cp')),
    depositTxHash: field.text(TX_HASH, 'The transaction of the refunded deposit.'),
    currency: z.literal('usdt'),
    network: z.literal('trc20'),
    amount: field.number(10),
    source: z.enum(['balance', 'deposit']).meta({
      description: '`balance`: from your USDT. `deposit`: from a deposit that was not credited to you.',
      example: 'balance',
    }),
    address: field.text(ADDRESS),
    reason: field.text('Order 1042 was paid twice.'),
    status,
    txHash: field.textOrNull(null, 'The transaction that paid it.'),
    cancelReason: field.textOrNull(null, 'Why it was canceled.'),
    merchantReference: field.textOrNull(null),
    environment,
    createdAt: z.iso.datetime(),
    endedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When it was completed or canceled.', example: null }),
  })
  .meta({ id: 'CryptoRefund' });

const recorded = answer('CryptoRefundRecordedAnswer', { msg: field.text('refund recorded'), refund });
/** What a request for a refund is answered: the refund, or the request that waits for a second person. */
export const refundRecorded = z.union([recorded, waitingOrderAnswer]);
export const REFUND_THAT_WAITS = {
  success: true,
  msg: exampleOf(waitingOrderAnswer.shape.msg),
  approval: {
    ...(exampleOf(waitingOrderAnswer.shape.approval) as object),
    kind: 'usdt_refund',
    amount: 10,
    currency: 'USDT',
    destination: ADDRESS,
    createdAt: '2026-01-31T09:00:00.000Z',
    expiresAt: '2026-02-01T09:00:00.000Z',
    decidedAt: null,
  },
};
export const refundAnswer = answer('CryptoRefundAnswer', { refund });
export const refundListAnswer = answer('CryptoRefundListAnswer', { refunds: z.array(refund), ...pageFields });
