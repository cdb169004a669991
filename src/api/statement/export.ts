import {
  MAX_STATEMENT_PAGE,
  readPeriod,
  readStatement,
  type StatementPage,
  type StatementPeriod,
  type Wallet,
} from '../../db/ledger/statement.ts';
import { type Asset, minorToDecimal } from '../../domain/money.ts';
import type { ApiDependencies } from '../context.ts';
import { csvRows } from '../csv.ts';
import { descriptionOf } from './present.ts';

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
  'debtAmount',
  'debt',
] as const;

/**
 * A wallet's statement as CSV (RFC 4180), the oldest first, some rows at a time: what is not asked for is not read. The
 * first rows are read before it returns, so that a database that is down refuses the request.
 */
export async function exportStatement(
  { database }: Pick<ApiDependencies, 'database'>,
  wallet: Wallet,
  within: Parameters<typeof readPeriod>[2],
): Promise<AsyncIterable<string>> {
  const period = await readPeriod(database, wallet, within);
  const read = (after?: StatementPage['next']) =>
    readStatement(database, wallet, { period, after, limit: MAX_STATEMENT_PAGE });
  return csvOf(wallet.asset, { ...period, ...(await read()) }, read);
}

async function* csvOf(
  asset: Asset,
  first: StatementPage & Pick<StatementPeriod, 'until'>,
  read: (after: StatementPage['next']) => Promise<StatementPage>,
): AsyncIterable<string> {
  const balances = (
    kind: string,
    { availableMinor, heldMinor }: StatementPage['opening'],
    debt: StatementPage['openingDebtMinor'],
  ) => ({
    kind,
    debt,
    balance: availableMinor,
    heldBalance: heldMinor,
    currency: asset,
  });
  const rowOf = (entry: StatementPage['entries'][number]) => ({
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
    debtAmount: entry.debtAmountMinor,
    debt: entry.debtMinor,
  });
  const amountText = (minor: bigint) => minorToDecimal(minor, asset);
  const rest = { isFirst: false, amountText };
  yield csvRows(COLUMNS, [balances('opening_balance', first.opening, first.openingDebtMinor)], {
    ...rest,
    isFirst: true,
  });
  for (let page: StatementPage = first; ; page = await read(page.next)) {
    yield csvRows(COLUMNS, page.entries.map(rowOf), rest);
    if (page.next === undefined) break;
  }
  const closing = balances('closing_balance', first.closing, first.closingDebtMinor);
  yield csvRows(COLUMNS, [{ ...closing, createdAt: first.until }], rest);
}
