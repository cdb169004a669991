import { z } from 'zod';
import {
  businessId,
  environment,
  merchantReference,
  metadata,
  nairaAmount,
  optionalText,
  requiredText,
  testMarks,
} from '../schemas.ts';

export const paymentBody = z
  .object({
    businessId,
    amount: nairaAmount.meta({ example: 100_000 }),
    serviceType: requiredText(100).meta({ description: 'What was paid for.', example: 'school-fees' }),
    description: optionalText(500).meta({ example: 'Term 1' }),
    externalPayerName: optionalText(200).meta({ example: 'Ada Obi' }),
    externalPayerEmail: z
      .union([z.literal(''), z.email('must be an e-mail address').max(320)], 'must be an e-mail address')
      .optional()
      .transform((value) => (value === '' ? undefined : value))
      .meta({ example: 'ada@example.com' }),
    externalPayerPhone: optionalText(40).meta({ example: '+2348012345678' }),
    merchantReference,
    metadata,
  })
  .meta({ id: 'PaymentRequest' });
export type PaymentBody = z.infer<typeof paymentBody>;

const transactionId = z.string().meta({ example: 'txn_01kb4z7v1q8m3c5n6p7r8s9t0v' });

export const paymentAnswer = z
  .object({
    success: z.literal(true),
    msg: z.string().meta({ example: 'test payment recorded' }),
    transaction: z.object({
      transactionId,
      amount: z.number().meta({ example: 100_000 }),
      businessName: z.string().meta({ example: 'Demo Merchant' }),
      commission: z.number().meta({ description: 'Deducted from the amount.', example: 1_500 }),
      netAmount: z.number().meta({ description: 'Credited to the wallet.', example: 98_500 }),
      status: z.literal('COMPLETED'),
      environment,
      simulated: z.boolean().meta({ example: true }),
    }),
    ...testMarks,
  })
  .meta({ id: 'PaymentAnswer' });

export const externalPaymentAnswer = z
  .object({
    success: z.literal(true),
    transaction: z.object({
      transactionId,
      amount: z.number().meta({ example: 100_000 }),
      status: z.literal('COMPLETED'),
      environment,
    }),
    ...testMarks,
  })
  .meta({ id: 'ExternalPaymentAnswer' });
