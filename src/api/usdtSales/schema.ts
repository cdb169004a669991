import { z } from 'zod';
import { listQuery, summaryField } from '../lists/query.ts';
import {
  answer,
  businessId,
  charges,
  exampleId,
  field,
  merchantReference,
  metadata,
  optionalText,
  pageFields,
  statusFilter,
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
      description: 'Locks the rate of this quote; the current rate when absent.',
      example: exampleId('qte'),
    }),
    merchantReference,
    metadata,
  })
  .meta({ id: 'UsdtSaleRequest' });
export type SaleBody = z.infer<typeof saleBody>;

export const saleParams = z.object({
  withdrawalId: field.text(exampleId('sale')),
});

const terms = {
  amountUsdt: field.number(100),
  conversionRate: field.number(1522.86, 'NGN for one USDT.'),
  grossAmountNgn: field.number(152_286, 'amountUsdt × conversionRate.'),
  withdrawalFeeNgn: field.number(50),
  charges,
  netAmountNgn: field.number(152_236, 'What the bank account gets.'),
};
const account = {
  bankAccount: field.text('0123456789'),
  bankName: field.text('Guaranty Trust Bank'),
};

export const quoteAnswer = answer('UsdtQuoteAnswer', {
  quote: z
    .object({
      ...terms,
      availableUsdtBalance: field.number(250),
      pendingUsdtBalance: field.number(0, 'On hold for pending sales.'),
      ...account,
      quoteId: field.text(exampleId('qte')),
      expiresAt: z.iso.datetime().meta({ description: 'quoteId locks these terms until then.' }),
    })
    .meta({ id: 'UsdtQuote' }),
});

const status = z.enum(['PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED']).meta({ example: 'COMPLETED' });

export const saleQuery = { status: statusFilter(status.options, 'usdtSaleStatus'), ...listQuery('USDT') };

/** A sale wherever it is answered. */
export const sale = z.object({
  withdrawalId: field.text(exampleId('sale')),
  paymentId: field.text(exampleId('cp'), 'The settled USDT session that it sells.').optional(),
  ...terms,
  ...account,
  providerReference: field.textOrNull('TRF_1ptvuv321ahaa7q', "The bank's reference; null until it is known."),
  status,
  failureReason: field.textOrNull(null, 'Why it failed, or why its USDT came back.'),
  merchantReference: field.textOrNull('order-1042'),
  metadata: z.record(z.string(), z.unknown()).meta({ example: { orderId: 1042 } }),
  createdAt: z.iso.datetime().meta({ example: '2026-01-31T08:00:00.000Z' }),
});

const record = sale.meta({ id: 'UsdtSaleRecord' });

export const historyAnswer = answer('UsdtSaleHistory', {
  withdrawals: z.array(record),
  ...pageFields,
  ...summaryField,
});

export const recordAnswer = answer('UsdtSaleRecordAnswer', { withdrawal: record });

/** The fields of a sale in a file. */
export const EXPORTED_FIELDS = [
  'withdrawalId',
  'status',
  'createdAt',
  'amountUsdt',
  'conversionRate',
  'grossAmountNgn',
  'withdrawalFeeNgn',
  'netAmountNgn',
  'bankAccount',
  'bankName',
  'paymentId',
  'merchantReference',
  'failureReason',
] as const;
