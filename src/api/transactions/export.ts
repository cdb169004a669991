import type { Sort } from '../../db/core/page.ts';
import {
  listTransactions,
  type TransactionFilter,
  type TransactionRecord,
} from '../../db/orders/transactions.ts';
import type { TaxKind } from '../../domain/ledger/charges.ts';
import { minorToDecimal, type Owner } from '../../domain/money.ts';
import type { ApiDependencies } from '../context.ts';
import { csvOfPages } from '../csv.ts';
import { debitMinorOf } from './present.ts';

const COLUMNS = [
  'id',
  'type',
  'status',
  'createdAt',
  'completedAt',
  'amount',
  'fee',
  'totalDebit',
  'currency',
  'channel',
  'customer',
  'description',
  'merchantReference',
  'payerName',
  'payerEmail',
  'failureReason',
  'environment',
  'paymentId',
  'vat',
  'stampDuty',
] as const;

/**
 * A business's transactions as CSV (RFC 4180), newest first unless `sort` is another order: see `csvOfPages`.
 */
export async function exportTransactions(
  { database }: Pick<ApiDependencies, 'database'>,
  owner: Owner,
  { sort, ...filter }: TransactionFilter & { readonly sort?: Sort | undefined },
): Promise<AsyncIterable<string>> {
  return csvOfPages({
    columns: COLUMNS,
    read: (page) => listTransactions(database, owner, { ...filter, page: { ...page, sort } }),
    rowOf,
  });
}

/** Amounts are decimals to the kobo. */
function rowOf(record: TransactionRecord): Readonly<Record<(typeof COLUMNS)[number], string | undefined>> {
  const debitMinor = debitMinorOf(record);
  return {
    id: record.id,
    type: record.flow,
    status: record.status,
    createdAt: record.createdAt,
    completedAt: record.completedAt,
    amount: minorToDecimal(record.amountMinor, record.asset),
    fee: minorToDecimal(record.feeMinor, record.asset),
    totalDebit: debitMinor === undefined ? undefined : minorToDecimal(debitMinor, record.asset),
    currency: record.asset,
    channel: record.channel,
    customer: record.customer,
    description: record.description,
    merchantReference: record.merchantReference,
    payerName: record.payer?.name,
    payerEmail: record.payer?.email,
    failureReason: record.failureReason,
    paymentId: record.paymentId,
    environment: record.environment,
    vat: paidTax(record, 'vat'),
    stampDuty: paidTax(record, 'stamp_duty'),
  };
}

/** What of the fee is a tax, in naira; undefined where the fee is not itemized, or the merchant pays no such tax. */
function paidTax({ charges }: TransactionRecord, tax: TaxKind): string | undefined {
  const item = charges?.find(({ kind, payer }) => kind === tax && payer === 'merchant');
  return item && minorToDecimal(item.amountMinor, 'NGN');
}
