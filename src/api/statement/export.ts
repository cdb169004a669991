import { stringify } from 'csv-stringify/sync';
import {
  readStatement,
  type StatementPage,
  type StatementPeriod,
  type Wallet,
} from '../../db/ledger/statement.ts';
import { type Asset, minorToDecimal } from '../../domain/money.ts';
import type { ApiDependencies } from '../context.ts';
import { descriptionOf } from './present.ts';

/** How many rows are read, and kept, at a time. */
const ROWS_AT_ONCE = 500;

const COLUMNS = [
  'createdAt',
  'kind',
  'description',
  'amount',
  'heldAmount',
  'balance',
  'heldBalance',
  'currency',
  'transactionId',
  'reference',
  'id',
] as const;
/** A row: texts, and amounts in minor units. */
type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string | bigint | undefined>>>;

/**
 * A wallet's statement as CSV (RFC 4180), the oldest first, some rows at a time: what is not asked for is not read. The
 * first rows are read before it returns, so that a database that is down refuses the request.
 */
export async function exportStatement(
  { database }: Pick<ApiDependencies, 'database'>,
  wallet: Wallet,
  period: StatementPeriod,
): Promise<AsyncIterable<string>> {
  const read = (after?: StatementPage['next']) =>
    readStatement(database, wallet, { period, after, limit: ROWS_AT_ONCE });
  return csvOf(wallet.asset, await read(), read);
}

async function* csvOf(
  asset: Asset,
  first: StatementPage,
  read: (after: StatementPage['next']) => Promise<StatementPage>,
): AsyncIterable<string> {
  const balances = (kind: string, { availableMinor, heldMinor }: StatementPage['opening']): Row => ({
    kind,
    balance: availableMinor,
    heldBalance: heldMinor,
    currency: asset,
  });
  const rowOf = (entry: StatementPage['entries'][number]): Row => ({
    createdAt: entry.createdAt,
    kind: entry.kind,
    description: descriptionOf(entry),
    amount: entry.amountMinor,
    heldAmount: entry.heldAmountMinor,
    balance: entry.balanceMinor,
    heldBalance: entry.heldBalanceMinor,
    currency: asset,
    transactionId: entry.recordId,
    reference: entry.merchantReference,
    id: entry.reference,
  });
  yield csvRows([balances('opening_balance', first.opening)], asset, true);
  for (let page = first; ; page = await read(page.next)) {
    yield csvRows(page.entries.map(rowOf), asset);
    if (page.next === undefined) break;
  }
  yield csvRows([balances('closing_balance', first.closing)], asset);
}

function csvRows(rows: readonly Row[], asset: Asset, isFirst = false): string {
  return stringify([...rows], {
    columns: COLUMNS,
    header: isFirst,
    // By this mark spreadsheets know that the text is UTF-8.
    bom: isFirst,
    record_delimiter: 'windows',
    // A description must not be taken for a formula. What begins as a bigint may be negative.
    escape_formulas: true,
    cast: { bigint: (minor) => minorToDecimal(minor, asset) },
  });
}
