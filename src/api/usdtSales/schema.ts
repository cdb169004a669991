import { z } from 'zod';
import {
  businessId,
  merchantReference,
  metadata,
  optionalText,
  pageFields,
  pageQuery,
  requiredText,
  testMarks,
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
      example: 'qte_01kb4z7v1q8m3c5n6p7r8s9t0v',
    }),
    merchantReference,
    metadata,
  })
  .meta({ id: 'UsdtSaleRequest' });
export type SaleBody = z.infer<typeof saleBody>;

export const historyQuery = z.object({
  businessId: requiredText(64).meta({ example: 'biz_01kb4z7v1q8m3c5n6p7r8s9t0v' }),
  ...pageQuery,
});

export const saleParams = z.object({
  withdrawalId: z.string().meta({ example: 'sale_01kb4z7v1q8m3c5n6p7r8s9t0v' }),
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

export const quoteAnswer = z
  .object({
    success: z.literal(true),
    quote: z
      .object({
        ...terms,
        availableUsdtBalance: z.number().meta({ example: 250 }),
        pendingUsdtBalance: z.number().meta({ description: 'Held for sales under way.', example: 0 }),
        ...account,
        quoteId: z.string().meta({ example: 'qte_01kb4z7v1q8m3c5n6p7r8s9t0v' }),
        expiresAt: z.iso.datetime().meta({ description: 'Until when quoteId locks these terms.' }),
      })
      .meta({ id: 'UsdtQuote' }),
    ...testMarks,
  })
  .meta({ id: 'UsdtQuoteAnswer' });

const sale = z.object({
  withdrawalId: z.string().meta({ example: 'sale_01kb4z7v1q8m3c5n6p7r8s9t0v' }),
  ...terms,
  ...account,
  providerReference: z.string().nullable().meta({
    description: "The bank provider's own; null until it gave one.",
    example: 'TRF_1ptvuv321ahaa7q',
  }),
  status: z.enum(['PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED']).meta({ example: 'COMPLETED' }),
});

export const saleAnswer = z
  .object({
    success: z.literal(true),
    msg: z.string().meta({ example: 'withdrawal completed' }),
    withdrawal: sale.extend({ status: z.literal('COMPLETED') }).meta({ id: 'UsdtSale' }),
    ...testMarks,
  })
  .meta({ id: 'UsdtSaleAnswer' });

export const saleUnderWay = z
  .object({
    success: z.literal(true),
    msg: z.string().meta({ example: 'withdrawal is processing' }),
    status: z.literal('PROCESSING'),
    withdrawal: sale.extend({ status: z.literal('PROCESSING') }).meta({ id: 'UsdtSaleUnderWay' }),
    ...testMarks,
  })
  .meta({ id: 'UsdtSaleUnderWayAnswer' });

export const saleFailure = z
  .object({
    success: z.literal(false),
    msg: z.string().meta({ example: 'the transfer failed; the USDT is back' }),
    code: z.string().meta({ example: 'transfer_failed' }),
    requestId: z.string().meta({ example: 'req_01kb4z7v1q8m3c5n6p7r8s9t0v' }),
    withdrawal: sale.extend({ status: z.enum(['FAILED', 'REVERSED']) }).meta({ id: 'UsdtSaleFailed' }),
    ...testMarks,
  })
  .meta({ id: 'UsdtSaleFailure' });

const record = sale
  .extend({
    failureReason: z.string().nullable().meta({ example: null }),
    merchantReference: z.string().nullable().meta({ example: 'order-1042' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'UsdtSaleRecord' });

export const historyAnswer = z
  .object({ success: z.literal(true), withdrawals: z.array(record), ...pageFields, ...testMarks })
  .meta({ id: 'UsdtSaleHistory' });

export const recordAnswer = z
  .object({
    success: z.literal(true),
    withdrawal: record
      .extend({ metadata: z.record(z.string(), z.unknown()).meta({ example: { orderId: 1042 } }) })
      .meta({ id: 'UsdtSaleDetails' }),
    ...testMarks,
  })
  .meta({ id: 'UsdtSaleRecordAnswer' });
