import { z } from 'zod';
import {
  businessId,
  environment,
  exampleId,
  field,
  merchantReference,
  metadata,
  nairaAmount,
} from '../schemas.ts';

export const withdrawalBody = z
  .object({ businessId, amount: nairaAmount, merchantReference, metadata })
  .meta({ id: 'WithdrawalRequest' });
export type WithdrawalBody = z.infer<typeof withdrawalBody>;

export const withdrawal = z.object({
  transactionId: field.text(exampleId('wd')),
  amount: field.number(50_000),
  fee: field.number(25),
  totalDebit: field.number(50_025, 'Amount plus fee.'),
  bankAccount: field.text('0123456789'),
  status: z.enum(['PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED']).meta({ example: 'COMPLETED' }),
  environment: environment.optional(),
  simulated: z.literal(true).optional(),
});
