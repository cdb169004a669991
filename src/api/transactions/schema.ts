import { z } from 'zod';
import { TRANSACTION_FLOWS } from '../../contract/kinds.ts';
import { ASSETS } from '../../domain/money.ts';
import { REFUNDED_STATUSES } from '../../domain/orderStatus.ts';
import { listQuery, summaryField } from '../lists/query.ts';
import {
  answer,
  answerToToken,
  charges,
  environment,
  exampleId,
  field,
  optionalText,
  pageFields,
  statusFilter,
} from '../schemas.ts';

const status = z
  .enum(['PROCESSING', 'COMPLETED', ...REFUNDED_STATUSES, 'FAILED', 'REVERSED'])
  .meta({ example: 'COMPLETED' });

/** A transaction wherever it is answered. */
export const transaction = z
  .object({
    id: field.text(exampleId('wd')),
    type: z.enum(TRANSACTION_FLOWS).meta({
      description:
        'Payments, vendor credits and collections bring money; withdrawals and bills spend it. A refund gives ' +
        'a payment back, and a chargeback takes it back. What a chargeback takes beyond the balance is a ' +
        'debt. Operators correct a balance by an adjustment, and hold a part of it for a case.',
      example: 'withdrawal',
    }),
    amount: field.number(50_000),
    fee: field.number(
      25,
      'Of a withdrawal: on top of the amount. Of incoming money: the commission, included in it. Of a ' +
        'refund: the commission that came back.',
    ),
    charges,
    totalDebit: z.number().nullable().meta({
      description:
        'The change of the wallet: with the fee, or less the commission that came back. Null for incoming or returned money.',
      example: 50_025,
    }),
    currency: z.enum(ASSETS).meta({
      description: 'USDT for entries of our operators on that balance; the list omits them.',
      example: 'NGN',
    }),
    status,
    failureReason: field.textOrNull(null, 'Why it failed, or why its money came back.'),
    channel: field.text('bank_transfer'),
    customer: field.text('DEMO MERCHANT'),
    createdAt: z.iso.datetime(),
    completedAt: z.iso.datetime().nullable().meta({ description: 'Also of one that was reversed later.' }),
    description: field.text('Withdrawal to Guaranty Trust Bank'),
    reference: field.text(exampleId('wd'), 'The same value as `id`.'),
    merchantReference: field.textOrNull('order-1042'),
    paymentId: field.textOrNull(null, 'Of a refund or chargeback: what brought the money.'),
    payer: z.object({
      name: field.textOrNull('Ada Obi'),
      email: field.textOrNull('ada@example.com'),
    }),
    metadata: z.record(z.string(), z.unknown()).meta({
      description: 'Your own, and that of a bill, such as the token of a meter.',
      example: { orderId: 1042 },
    }),
    environment,
  })
  .meta({ id: 'Transaction' });

export const transactionQuery = {
  status: statusFilter(status.options, 'transactionStatus'),
  channel: optionalText(100).meta({ param: { id: 'transactionChannel' } }),
  kind: z
    .enum(TRANSACTION_FLOWS, `must be one of ${TRANSACTION_FLOWS.join(', ')}`)
    .optional()
    .meta({ description: 'The `type` of a transaction.', param: { id: 'transactionKind' } }),
  ...listQuery('NGN'),
  reference: optionalText(100).meta({
    description: 'Our id, or the merchantReference.',
    param: { id: 'transactionReference' },
  }),
};

export const transactionListAnswer = answerToToken('TransactionListAnswer', {
  transactions: z.array(transaction),
  ...pageFields,
  ...summaryField,
});

export const transactionAnswer = answer('TransactionAnswer', {
  transaction: transaction
    .extend({
      refundableAmount: z.number().nullable().meta({
        description: 'What can still be refunded of a recorded payment, else null.',
        example: null,
      }),
      timeline: z
        .array(
          z.object({
            at: z.iso.datetime(),
            status: status.meta({ description: 'What it was from then on.' }),
            text: field.text('The bank has the money.'),
          }),
        )
        .meta({ description: 'What happened to it, the oldest first.' }),
    })
    .meta({ id: 'TransactionDetails' }),
});
