import { z } from 'zod';
import {
  answer,
  businessId,
  exampleId,
  merchantReference,
  metadata,
  optionalText,
  pageFields,
  usdtAmount,
} from '../schemas.ts';

export const quoteBody = z.object({ businessId: businessId.optional(), amountUsdt: usdtAmount }).meta({
  id: 'UsdtQuoteRequest',
});

export const saleBody = z
  .object({
    businessId,
    amountUsdt: usdtAmount,
    quoteId: optionalText(64).meta({
      description: 'Locks the rate of this quote; without it the present rate is taken.',
      example: exampleId('qte'),
    }),
    merchantReference,
    metadata,
  })
  .meta({ id: 'UsdtSaleRequest' });
export type SaleBody = z.infer<typeof saleBody>;

export const saleParams = z.object({
  withdrawalId: z.string().meta({ example: exampleId('sale') }),
});

const terms = {
  amountUsdt: z.number().meta({ example: 100 }),
  conversionRate: z.number().meta({ description: 'NGN for one USDT.', example: 1522.86 }),
  grossAmountNgn: z.number().meta({ description: 'amountUsdt × conversionRate.', example: 152_286 }),
  withdrawalFeeNgn: z.number().meta({ example: 50 }),
  netAmountNgn: z.number().meta({ description: 'What the bank account gets.', example: 152_236 }),
};
const account = {
  bankAccount: z.string().meta({ example: '0123456789' }),
  bankName: z.string().meta({ example: 'Guaranty Trust Bank' }),
};

export const quoteAnswer = answer('UsdtQuoteAnswer', {
  quote: z
    .object({
      ...terms,
      availableUsdtBalance: z.number().meta({ example: 250 }),
      pendingUsdtBalance: z.number().meta({ description: 'Held for sales under way.', example: 0 }),
      ...account,
      quoteId: z.string().meta({ example: exampleId('qte') }),
      expiresAt: z.iso.datetime().meta({ description: 'Until when quoteId locks these terms.' }),
    })
    .meta({ id: 'UsdtQuote' }),
});

export const sale = z.object({
  withdrawalId: z.string().meta({ example: exampleId('sale') }),
  ...terms,
  ...account,
  providerReference: z.string().nullable().meta({
    description: "The bank provider's own; null until it gave one.",
    example: 'TRF_1ptvuv321ahaa7q',
  }),
  status: z.enum(['PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED']).meta({ example: 'COMPLETED' }),
});

const record = sale
  .extend({
    failureReason: z.string().nullable().meta({ example: null }),
    merchantReference: z.string().nullable().meta({ example: 'order-1042' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'UsdtSaleRecord' });

export const historyAnswer = answer('UsdtSaleHistory', { withdrawals: z.array(record), ...pageFields });

export const recordAnswer = answer('UsdtSaleRecordAnswer', {
  withdrawal: record
    .extend({ metadata: z.record(z.string(), z.unknown()).meta({ example: { orderId: 1042 } }) })
    .meta({ id: 'UsdtSaleDetails' }),
});
