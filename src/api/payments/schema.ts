import { z } from 'zod';
import {
  answer,
  businessId,
  environment,
  exampleId,
  field,
  merchantReference,
  metadata,
  nairaAmount,
  optionalEmail,
  optionalText,
  requiredText,
} from '../schemas.ts';

export const paymentBody = z
  .object({
    businessId,
    amount: nairaAmount.meta({ example: 100_000 }),
    serviceType: requiredText(100).meta({ description: 'What was paid for.', example: 'school-fees' }),
    description: optionalText(500).meta({ example: 'Term 1' }),
    externalPayerName: optionalText(200).meta({ example: 'Ada Obi' }),
    externalPayerEmail: optionalEmail('ada@example.com'),
    externalPayerPhone: optionalText(40).meta({ example: '+2348012345678' }),
    merchantReference,
    metadata,
  })
  .meta({ id: 'PaymentRequest' });
export type PaymentBody = z.infer<typeof paymentBody>;

const transactionId = field.text(exampleId('txn'));

/** A recorded payment wherever it is answered. */
const transaction = z.object({
  transactionId,
  amount: field.number(100_000),
  businessName: field.text('Demo Merchant'),
  commission: field.number(1_500, 'Deducted from the amount.'),
  netAmount: field.number(98_500, 'Credited to the wallet.'),
  status: z.literal('COMPLETED'),
  environment,
  simulated: z.boolean().meta({ example: true }),
});

export const paymentAnswer = answer('PaymentAnswer', {
  msg: field.text('test payment recorded'),
  transaction,
});

export const externalPaymentAnswer = answer('ExternalPaymentAnswer', { transaction });
