import { z } from 'zod';
import { businessId, environment, merchantReference, metadata, nairaAmount, testMarks } from '../schemas.ts';

export const withdrawalBody = z
  .object({ businessId, amount: nairaAmount, merchantReference, metadata })
  .meta({ id: 'WithdrawalRequest' });
export type WithdrawalBody = z.infer<typeof withdrawalBody>;

const withdrawal = z.object({
  transactionId: z.string().meta({ example: 'wd_01kb4z7v1q8m3c5n6p7r8s9t0v' }),
  amount: z.number().meta({ example: 50_000 }),
  fee: z.number().meta({ example: 25 }),
  totalDebit: z.number().meta({ description: 'Amount plus fee.', example: 50_025 }),
  bankAccount: z.string().meta({ example: '0123456789' }),
  status: z.enum(['PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED']),
  environment: environment.optional(),
  simulated: z.literal(true).optional(),
});

export const withdrawalAnswer = z
  .object({
    success: z.literal(true),
    msg: z.string().meta({ example: 'withdrawal completed' }),
    withdrawal: withdrawal.extend({ status: z.literal('COMPLETED') }).meta({ id: 'Withdrawal' }),
    ...testMarks,
  })
  .meta({ id: 'WithdrawalAnswer' });

export const withdrawalUnderWay = z
  .object({
    success: z.literal(true),
    msg: z.string().meta({ example: 'withdrawal is processing' }),
    status: z.literal('PROCESSING'),
    withdrawal: withdrawal.extend({ status: z.literal('PROCESSING') }).meta({ id: 'WithdrawalUnderWay' }),
    ...testMarks,
  })
  .meta({ id: 'WithdrawalUnderWayAnswer' });

export const withdrawalFailure = z
  .object({
    success: z.literal(false),
    msg: z.string().meta({ example: 'the transfer failed; amount and fee are back' }),
    code: z.string().meta({ example: 'transfer_failed' }),
    requestId: z.string().meta({ example: 'req_01kb4z7v1q8m3c5n6p7r8s9t0v' }),
    withdrawal: withdrawal
      .extend({ status: z.enum(['FAILED', 'REVERSED']) })
      .meta({ id: 'WithdrawalFailed' }),
    ...testMarks,
  })
  .meta({ id: 'WithdrawalFailure' });
