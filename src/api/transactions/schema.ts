import { z } from 'zod';
import {
  answer,
  answerToToken,
  environment,
  exampleId,
  field,
  optionalText,
  pageFields,
} from '../schemas.ts';

const status = z.enum(['PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED']).meta({ example: 'COMPLETED' });

export const listItem = z.object({
  id: field.text(exampleId('wd')),
  amount: field.number(50_000),
  status,
  channel: field.text('bank_transfer'),
  customer: field.text('DEMO MERCHANT'),
  createdAt: z.iso.datetime(),
  description: field.text('Withdrawal to Guaranty Trust Bank'),
  reference: field.text(exampleId('wd'), 'The same value as `id`.'),
  merchantReference: field.textOrNull('order-1042'),
});

const moment = (description: string) =>
  z.iso
    .datetime({ offset: true, error: 'must be a date-time such as 2026-01-31T00:00:00Z' })
    .regex(/^(?!0000)/, 'must be of the year 1 or later')
    // No place on earth is further off, and Postgres reads no more than 15 hours.
    .regex(/^(?!.*[+-](1[5-9]|2\d):\d\d$)/, 'must have an offset of less than 15 hours')
    .optional()
    .meta({ description });

export const transactionQuery = {
  status: z
    .string()
    .toUpperCase()
    .pipe(z.enum(status.options, `must be one of ${status.options.join(', ')}`))
    .optional(),
  channel: optionalText(100),
  from: moment('Created at or after this moment.'),
  to: moment('Created before this moment.'),
  reference: optionalText(100).meta({ description: 'Our id, or the merchantReference.' }),
};

export const transactionListAnswer = answerToToken('TransactionListAnswer', {
  transactions: z.array(listItem),
  ...pageFields,
});

export const transactionAnswer = answer('TransactionAnswer', {
  transaction: listItem.extend({
    payer: z.object({
      name: field.textOrNull('Ada Obi'),
      email: field.textOrNull('ada@example.com'),
    }),
    metadata: z.record(z.string(), z.unknown()).meta({ example: { orderId: 1042 } }),
    environment,
  }),
});
