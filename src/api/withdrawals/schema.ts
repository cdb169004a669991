import { z } from 'zod';
import {
  answer,
  businessId,
  charges,
  environment,
  exampleId,
  field,
  merchantReference,
  metadata,
  nairaAmount,
  ownBusiness,
} from '../schemas.ts';

export const withdrawalBody = z
  .object({ businessId, amount: nairaAmount, merchantReference, metadata })
  .meta({ id: 'WithdrawalRequest' });
export type WithdrawalBody = z.infer<typeof withdrawalBody>;

export const withdrawal = z.object({
  transactionId: field.text(exampleId('wd')),
  amount: field.number(50_000),
  fee: field.number(25),
  charges,
  totalDebit: field.number(50_025, 'Amount plus fee.'),
  currency: z.literal('NGN'),
  bankAccount: field.text('0123456789'),
  bankName: field.text('Guaranty Trust Bank'),
  status: z.enum(['PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED']).meta({ example: 'COMPLETED' }),
  failureReason: field.textOrNull(null, 'Why it failed, or why its money came back.'),
  merchantReference: field.textOrNull('order-1042'),
  metadata: z.record(z.string(), z.unknown()).meta({ example: { orderId: 1042 } }),
  createdAt: z.iso.datetime().meta({ example: '2026-01-31T08:00:00.000Z' }),
  environment: environment.optional(),
  simulated: z.literal(true).optional(),
});

export const withdrawalQuoteBody = z
  .object({ businessId: ownBusiness, amount: nairaAmount })
  .meta({ id: 'WithdrawalQuoteRequest' });

export const withdrawalQuoteAnswer = answer('WithdrawalQuoteAnswer', {
  quote: z
    .object({
      amount: field.number(50_000),
      fee: field.number(25),
      charges,
      totalDebit: field.number(50_025, 'Amount plus fee.'),
      availableBalance: field.number(98_500),
      bankAccount: field.text('0123456789'),
      bankName: field.text('Guaranty Trust Bank'),
      accountName: field.text('DEMO MERCHANT'),
    })
    .meta({ id: 'WithdrawalQuote' }),
});
