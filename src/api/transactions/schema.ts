import { z } from 'zod';
import { answer, answerToToken, environment, exampleId, optionalText, pageFields } from '../schemas.ts';

const status = z.enum(['PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED']).meta({ example: 'COMPLETED' });

const listItem = z.object({
  id: z.string().meta({ example: exampleId('wd') }),
  amount: z.number().meta({ example: 50_000 }),
  status,
  channel: z.string().meta({ example: 'bank_transfer' }),
  customer: z.string().meta({ example: 'DEMO MERCHANT' }),
  createdAt: z.iso.datetime(),
  description: z.string().meta({ example: 'Withdrawal to Guaranty Trust Bank' }),
  reference: z.string().meta({ description: 'The same value as `id`.', example: exampleId('wd') }),
  merchantReference: z.string().nullable().meta({ example: 'order-1042' }),
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
      name: z.string().nullable().meta({ example: 'Ada Obi' }),
      email: z.string().nullable().meta({ example: 'ada@example.com' }),
    }),
    metadata: z.record(z.string(), z.unknown()).meta({ example: { orderId: 1042 } }),
    environment,
  }),
});
