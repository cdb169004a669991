import { z } from 'zod';
import { TRANSACTION_FLOWS } from '../../contract/kinds.ts';
import { REFUNDED_STATUSES } from '../../domain/orderStatus.ts';
import { charges } from '../charges.ts';
import {
  answer,
  answerToToken,
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
        'Payments, vendor credits and collections bring money; withdrawals and bills spend it. A refund gives a payment back, and a ' +
        'chargeback takes it back. What a chargeback takes beyond the balance is a debt until it is repaid.',
      example: 'withdrawal',
    }),
    amount: field.number(50_000),
    fee: field.number(
      25,
      'Of a withdrawal, on top of the amount; of what came in, the commission taken off it; of a refund, the commission that ' +
        'came back.',
    ),
    charges,
    totalDebit: z.number().nullable().meta({
      description:
        'What it takes from the wallet, fee included, or commission that came back taken off; null of what came in.',
      example: 50_025,
    }),
    currency: z.literal('NGN'),
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
      description: 'Your own, and what a bill brought, such as the token of a meter.',
      example: { orderId: 1042 },
    }),
    environment,
  })
  .meta({ id: 'Transaction' });

/** A moment in a query, as ISO 8601. @param id the name of the parameter in /openapi.json. */
export const moment = (id: string, description: string) =>
  z
    .string()
    // An unencoded plus in a query means a blank, and an offset has no other.
    .overwrite((text) => text.replace(/ (?=\d\d:\d\d$)/, '+'))
    .check(z.iso.datetime({ offset: true, error: 'must be a date-time such as 2026-01-31T00:00:00Z' }))
    .regex(/^(?!0000)/, 'must be of the year 1 or later')
    // No place on earth is further off, and Postgres reads no more than 15 hours.
    .regex(/^(?!.*[+-](1[5-9]|2\d):\d\d$)/, 'must have an offset of less than 15 hours')
    .optional()
    .meta({ description, param: { id } });

export const transactionQuery = {
  status: statusFilter(status.options, 'transactionStatus'),
  channel: optionalText(100).meta({ param: { id: 'transactionChannel' } }),
  from: moment('transactionsFrom', 'Created at or after this moment.'),
  to: moment('transactionsTo', 'Created before this moment.'),
  reference: optionalText(100).meta({
    description: 'Our id, or the merchantReference.',
    param: { id: 'transactionReference' },
  }),
};

export const transactionListAnswer = answerToToken('TransactionListAnswer', {
  transactions: z.array(transaction),
  ...pageFields,
});

export const transactionAnswer = answer('TransactionAnswer', {
  transaction: transaction
    .extend({
      refundableAmount: z.number().nullable().meta({
        description: 'Of a recorded payment: what of it can still be refunded. Null of what is none.',
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
