import { invariant } from '../../domain/errors.ts';
import { readCharges, type StoredCharges, storedCharges } from '../../domain/ledger/charges.ts';
import type { Id, Owner } from '../../domain/money.ts';
import { parseRate, rateToDecimal, type SaleTerms } from '../../domain/orders/exchangeRate.ts';
import { batchDeletion } from '../core/batchDeletion.ts';
import type { Database } from '../core/database.ts';
import { millisecondsSql, rawSql, statement } from '../core/sql.ts';
import { tables } from '../core/tables.ts';

/** Terms of a sale that hold until `expiresAtMs`, for one merchant in one environment, once. */
export interface UsdtQuote extends Owner {
  readonly quoteId: Id<'qte'>;
  readonly terms: SaleTerms;
  readonly expiresAtMs: number;
}

/** The columns of terms, for a select. */
export const TERM_COLUMNS = rawSql(
  'amount_minor, market_rate::text, rate::text, gross_minor, fee_minor, charges, net_minor, margin_minor',
);

/** Terms as the columns hold them. */
export interface TermColumns
  extends Omit<SaleTerms, 'marketRateScaled' | 'rateScaled' | 'valueMinor' | 'charges'> {
  readonly charges: StoredCharges | undefined;
  readonly marketRate: string;
  readonly rate: string;
}

/** The columns of terms, for an insert. */
export function termColumns(terms: SaleTerms): TermColumns {
  const { amountMinor, marketRateScaled, rateScaled, grossMinor, feeMinor, netMinor, marginMinor } = terms;
  return {
    amountMinor,
    marketRate: rateToDecimal(marketRateScaled),
    rate: rateToDecimal(rateScaled),
    grossMinor,
    feeMinor,
    charges: storedCharges(terms.charges),
    netMinor,
    marginMinor,
  };
}

/** Terms, and what else the row holds. */
export function withTerms<Row extends TermColumns>({
  marketRate,
  rate,
  charges,
  ...row
}: Row): Omit<Row, 'marketRate' | 'rate' | 'charges'> & SaleTerms {
  return {
    ...row,
    charges: readCharges(charges),
    marketRateScaled: storedRate(marketRate),
    rateScaled: storedRate(rate),
    valueMinor: row.grossMinor + row.marginMinor,
  };
}

/** A rate as the database keeps it. */
export function storedRate(text: string): bigint {
  const rate = parseRate(text);
  invariant(rate !== undefined, 'A stored rate is none.');
  return rate;
}

export async function storeUsdtQuote(database: Database, quote: UsdtQuote): Promise<void> {
  const { quoteId, terms, expiresAtMs, ...owner } = quote;
  await database.run(
    tables
      .insertInto('usdt_quotes')
      .values({ id: quoteId, ...owner, ...termColumns(terms), expiresAt: new Date(expiresAtMs) }),
  );
}

/** A merchant's quote of one environment, or undefined: another's does not exist for the caller. */
export async function findUsdtQuote(
  database: Database,
  quoteId: Id<'qte'>,
  owner: Owner,
): Promise<(UsdtQuote & { readonly isOpen: boolean; readonly isUsed: boolean }) | undefined> {
  const row = await database.first(
    statement<TermColumns & { expiresAtMs: number; isOpen: boolean; isUsed: boolean }>('usdtQuotes.find')`
      select ${TERM_COLUMNS}, ${millisecondsSql('expires_at')}, expires_at > now() as is_open,
          exists (select from usdt_sales where quote_id = usdt_quotes.id) as is_used
        from usdt_quotes
        where id = ${quoteId} and business_id = ${owner.businessId} and environment = ${owner.environment}`,
  );
  if (!row) return undefined;
  const { expiresAtMs, isOpen, isUsed, ...terms } = row;
  return { quoteId, ...owner, terms: withTerms(terms), expiresAtMs, isOpen, isUsed };
}

/** Deletes quotes that expired a day ago without having been used, at most 10,000 a call. Returns how many. */
export const forgetOldUsdtQuotes = batchDeletion({
  name: 'usdtQuotes.forget',
  table: 'usdt_quotes',
  condition: `expires_at < now() - interval '1 day' and not exists (select from usdt_sales where quote_id = old.id)`,
});
