import type { Page } from '../../db/core/page.ts';
import {
  listTransactions,
  type TransactionFilter,
  type TransactionRecord,
} from '../../db/orders/transactions.ts';
import { minorToDecimal, type Owner } from '../../domain/money.ts';
import type { ApiDependencies } from '../context.ts';
import { csvRows } from '../csv.ts';
import { debitMinorOf } from './present.ts';

/** How many rows are read, and kept, at a time. */
const ROWS_AT_ONCE = 500;

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
] as const;

/**
 * A business's transactions as CSV (RFC 4180), newest first, some rows at a time: what is not asked for is not read. The
 * first rows are read before it returns, so that a database that is down refuses the request.
 */
export async function exportTransactions(
  { database }: Pick<ApiDependencies, 'database'>,
  owner: Owner,
  filter: TransactionFilter,
): Promise<AsyncIterable<string>> {
  const read = (after: Page<TransactionRecord>['next']) =>
    listTransactions(database, owner, { ...filter, page: { after, limit: ROWS_AT_ONCE } });
  const first = await read(undefined);
  return csvOf(first, read);
}

async function* csvOf(
  first: Page<TransactionRecord>,
  read: (after: Page<TransactionRecord>['next']) => Promise<Page<TransactionRecord>>,
): AsyncIterable<string> {
  yield csvRows(COLUMNS, first.items.map(rowOf), { isFirst: true });
  for (let { next } = first; next !== undefined; ) {
    const page = await read(next);
    yield csvRows(COLUMNS, page.items.map(rowOf), { isFirst: false });
    ({ next } = page);
  }
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
    amount: minorToDecimal(record.amountMinor, 'NGN'),
    fee: minorToDecimal(record.feeMinor, 'NGN'),
    totalDebit: debitMinor === undefined ? undefined : minorToDecimal(debitMinor, 'NGN'),
    currency: 'NGN',
    channel: record.channel,
    customer: record.customer,
    description: record.description,
    merchantReference: record.merchantReference,
    payerName: record.payer?.name,
    payerEmail: record.payer?.email,
    failureReason: record.failureReason,
    environment: record.environment,
  };
}
