import { z } from 'zod';
import { businessId, environment, exampleId, merchantReference, metadata, nairaAmount } from '../schemas.ts';

export const withdrawalBody = z
  .object({ businessId, amount: nairaAmount, merchantReference, metadata })
  .meta({ id: 'WithdrawalRequest' });
export type WithdrawalBody = z.infer<typeof withdrawalBody>;

export const withdrawal = z.object({
  transactionId: z.string().meta({ example: exampleId('wd') }),
  amount: z.number().meta({ example: 50_000 }),
  fee: z.number().meta({ example: 25 }),
  totalDebit: z.number().meta({ description: 'Amount plus fee.', example: 50_025 }),
  bankAccount: z.string().meta({ example: '0123456789' }),
  status: z.enum(['PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED']),
  environment: environment.optional(),
  simulated: z.literal(true).optional(),
});
