import { SOURCE_CURRENCIES, type SourceCurrency } from '../../../domain/currencies.ts';
import { parseKeepingDigits } from '../../../domain/json.ts';
import { scaledToDecimal } from '../../../domain/money.ts';
import type { Database, StatementRunner } from '../../core/database.ts';
import { rawSql, type Sql, sql, statement } from '../../core/sql.ts';
import { CLASSIFIED_TABLES } from './classifiedTables.ts';

/** How many rows are read at once. */
const ROWS_AT_ONCE = 1_000;

/** How the rows of a business are found in the tables that have no business_id: by a column, and whose id it is. */
const BY_PARENT = {
  passkeys: ['user_id', 'users'],
  dashboard_sessions: ['user_id', 'users'],
  'ledger.entries': ['account_id', 'ledger.accounts'],
  wallet_hold_releases: ['hold_id', 'wallet_holds'],
  payment_refunds: ['transaction_id', 'transactions'],
  chargebacks: ['transaction_id', 'transactions'],
  attempts: ['order_id', 'orders'],
  recreated_orders: ['order_id', 'orders'],
  withdrawals: ['transaction_id', 'transactions'],
  bill_purchases: ['transaction_id', 'transactions'],
  collections: ['transaction_id', 'transactions'],
  crypto_sweeps: ['payment_id', 'crypto_payments'],
  webhook_attempts: ['delivery_id', 'webhook_deliveries'],
} as const;

/** Tables about a business that are not exported, with the reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  idempotency_keys: 'answers to requests, which are of the records',
  outbox: 'what is about to start',
  vendor_account_claims: 'a lock',
  webhook_secrets: 'secret',
  password_resets: 'secret',
  second_factors: 'secret',
  second_factor_recovery_codes: 'secret',
  second_factor_proofs: 'secret',
  passkey_challenges: 'secret',
  known_networks: 'secret',
  password_reset_mails: 'a count',
  chain_sightings: 'what a block may still lose',
  custody_deviations: 'of the platform',
};

/** The tables that an export has, in the order of the list of stored data. */
export function exportedTables(): readonly string[] {
  return Object.entries(CLASSIFIED_TABLES)
    .filter(
      ([name, { plain }]) => name === 'businesses' || name in BY_PARENT || / ?business_id\b/.test(plain),
    )
    .map(([name]) => name)
    .filter((name) => !(name in NOT_EXPORTED));
}

/** Of operators, an export has what a merchant reads: not their names, nor what they noted for each other. */
const columnsOf = (name: string): string => {
  const { plain, personal = [] } = CLASSIFIED_TABLES[name] ?? { plain: '' };
  const shown = personal.filter(({ of }) => of !== 'operator').map(({ columns }) => columns);
  return [plain, ...shown]
    .flatMap((columns) => columns.split(' '))
    .map((column) => `its.${column}`)
    .join(', ');
};

/** SQL of the rows of a business in a table, and of the asset of their amounts where the row does not have it. */
function rowsSql(name: string, businessId: string): Sql {
  const table = rawSql(`${name} its`);
  const columns = rawSql(columnsOf(name));
  if (name === 'businesses') return sql`select ${columns} from ${table} where id = ${businessId}`;
  if (name === 'audit_log') {
    return sql`select its.id, its.at, its.action, its.subject, its.environment, its.proven_by, its.before, its.after,
        case when its.proven_by = 'operator' then null else its.actor end as actor
      from ${table} where business_id = ${businessId}`;
  }
  if (name === 'ledger.entries') {
    return sql`select ${columns}, account.asset, transfer.reference, transfer.kind, transfer.created_at
      from ${table} join ledger.accounts account on account.id = its.account_id
        join ledger.transfers transfer on transfer.id = its.transfer_id
      where account.business_id = ${businessId} order by its.account_id, its.sequence`;
  }
  const parent = name in BY_PARENT ? BY_PARENT[name as keyof typeof BY_PARENT] : undefined;
  if (!parent) return sql`select ${columns} from ${table} where its.business_id = ${businessId}`;
  const [column, of] = parent;
  return sql`select ${columns} from ${table}
    where its.${rawSql(column)} in (select id from ${rawSql(of)} where business_id = ${businessId})`;
}

/** Tables whose amounts are USDT, but those of the columns that are named; the amounts of all others are naira. */
const USDT_TABLES: Readonly<Record<string, readonly string[]>> = {
  usdt_quotes: ['gross_minor', 'fee_minor', 'net_minor', 'margin_minor'],
  usdt_sales: ['gross_minor', 'fee_minor', 'net_minor', 'margin_minor'],
  crypto_payments: ['amount_ngn_minor'],
  session_sales: [],
  chain_deposits: [],
  crypto_refunds: [],
  crypto_sweeps: [],
  crypto_losses: [],
  daily_usdt_totals: [],
};

type Row = Readonly<Record<string, unknown>>;

/** The decimals of an amount. */
function decimalsOf(table: string, column: string, row: Row): number {
  if (table === 'collections' && ['source_minor', 'provider_fee_minor', 'kept_fee_minor'].includes(column)) {
    return SOURCE_CURRENCIES[row.source_currency as SourceCurrency] ?? 2;
  }
  const asset = table === 'payment_links' ? row.currency : row.asset;
  if (typeof asset === 'string') return asset === 'USDT' ? 6 : 2;
  if (column.includes('usdt')) return 6;
  if (table === 'approval_requests') return ['usdt_sale', 'usdt_refund'].includes(String(row.kind)) ? 6 : 2;
  const naira = USDT_TABLES[table];
  return naira === undefined || naira.includes(column) ? 2 : 6;
}

/** A row whose amounts are decimals in major units: `amount_minor` 1500 of naira is `amount` "15". */
function withDecimals(table: string, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const isAmount = column.endsWith('_minor') || column === 'alert_below';
      if (!isAmount || value === null) return [column, value];
      return [
        column.replace(/_minor$/, ''),
        scaledToDecimal(BigInt(String(value)), decimalsOf(table, column, row)),
      ];
    }),
  );
}

/**
 * Reads everything that is stored of a business, at one moment, without what is secret.
 *
 * @param write gets the rows of a table, some at a time.
 */
export function exportBusiness(
  database: Database,
  businessId: string,
  write: (table: string, rows: readonly Row[]) => void,
): Promise<void> {
  return database.transaction(
    async (runner) => {
      for (const name of exportedTables()) await exportTable(runner, { name, businessId, write });
    },
    { readOnlySnapshot: true },
  );
}

async function exportTable(
  runner: StatementRunner,
  table: {
    readonly name: string;
    readonly businessId: string;
    readonly write: (table: string, rows: readonly Row[]) => void;
  },
): Promise<void> {
  const { name, businessId, write } = table;
  await runner.run(
    statement(`export.open.${name}`)`declare exported cursor for
      select row_to_json(found_row)::text as row from (${rowsSql(name, businessId)}) found_row`,
  );
  for (;;) {
    const rows = await runner.run(
      statement<{ row: string }>('export.fetch')`fetch ${rawSql(String(ROWS_AT_ONCE))} from exported`,
    );
    if (rows.length === 0) break;
    write(
      name,
      rows.map(({ row }) => withDecimals(name, parseKeepingDigits(row) as Row)),
    );
  }
  await runner.run(statement('export.close')`close exported`);
}
