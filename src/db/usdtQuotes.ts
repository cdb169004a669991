import { parseRate, rateToDecimal, type SaleTerms } from '../domain/conversion.ts';
import { invariant } from '../domain/errors.ts';
import type { Environment } from '../domain/money.ts';
import { batchDeletion, deleteBatch } from './batchDeletion.ts';
import type { Database, Statement } from './database.ts';

/** Terms of a sale that hold until `expiresAtMs`, for one merchant in one environment, once. */
export interface UsdtQuote {
  readonly quoteId: string;
  readonly businessId: string;
  readonly environment: Environment;
  readonly terms: SaleTerms;
  readonly expiresAtMs: number;
}

/** The columns of terms, in the order of `termParameters`. */
export const TERM_COLUMNS =
  'amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor';
export const TERM_PARAMETERS = 7;

export interface TermColumns {
  amount_minor: string;
  market_rate: string;
  rate: string;
  gross_minor: string;
  fee_minor: string;
  net_minor: string;
  margin_minor: string;
}

export function termParameters(terms: SaleTerms): readonly unknown[] {
  return [
    terms.amountMinor,
    rateToDecimal(terms.marketRateScaled),
    rateToDecimal(terms.rateScaled),
    terms.grossMinor,
    terms.feeMinor,
    terms.netMinor,
    terms.marginMinor,
  ];
}

export function termsOf(row: TermColumns): SaleTerms {
  const grossMinor = BigInt(row.gross_minor);
  const marginMinor = BigInt(row.margin_minor);
  return {
    amountMinor: BigInt(row.amount_minor),
    marketRateScaled: storedRate(row.market_rate),
    rateScaled: storedRate(row.rate),
    valueMinor: grossMinor + marginMinor,
    grossMinor,
    feeMinor: BigInt(row.fee_minor),
    netMinor: BigInt(row.net_minor),
    marginMinor,
  };
}

/** A rate as the database keeps it. */
export function storedRate(text: string): bigint {
  const rate = parseRate(text);
  invariant(rate !== undefined, 'A stored rate is none.');
  return rate;
}

const STORE: Statement = {
  name: 'usdtQuotes.store',
  text: `insert into usdt_quotes (id, business_id, environment, expires_at, ${TERM_COLUMNS})
    values ($1, $2, $3, to_timestamp($4::double precision / 1000),
      ${Array.from({ length: TERM_PARAMETERS }, (_, offset) => `$${5 + offset}`).join(', ')})`,
};
const FIND: Statement = {
  name: 'usdtQuotes.find',
  text: `select ${TERM_COLUMNS}, expires_at, expires_at > now() as is_open,
      exists (select from usdt_sales where quote_id = usdt_quotes.id) as is_used
    from usdt_quotes where id = $1 and business_id = $2 and environment = $3`,
};
const FORGET = batchDeletion({
  name: 'usdtQuotes.forget',
  table: 'usdt_quotes',
  condition: `expires_at < now() - interval '1 day' and not exists (select from usdt_sales where quote_id = old.id)`,
});

export async function storeUsdtQuote(database: Database, quote: UsdtQuote): Promise<void> {
  await database.run(STORE, [
    quote.quoteId,
    quote.businessId,
    quote.environment,
    quote.expiresAtMs,
    ...termParameters(quote.terms),
  ]);
}

/** A merchant's quote of one environment, or undefined: another's does not exist for the caller. */
export async function findUsdtQuote(
  database: Database,
  quoteId: string,
  owner: { readonly businessId: string; readonly environment: Environment },
): Promise<(UsdtQuote & { readonly isOpen: boolean; readonly isUsed: boolean }) | undefined> {
  const [row] = await database.run<TermColumns & { expires_at: Date; is_open: boolean; is_used: boolean }>(
    FIND,
    [quoteId, owner.businessId, owner.environment],
  );
  return (
    row && {
      quoteId,
      businessId: owner.businessId,
      environment: owner.environment,
      terms: termsOf(row),
      expiresAtMs: row.expires_at.getTime(),
      isOpen: row.is_open,
      isUsed: row.is_used,
    }
  );
}

/** Deletes quotes that expired a day ago without having been used, at most 10,000 a call. Returns how many. */
export function forgetOldUsdtQuotes(database: Database): Promise<number> {
  return deleteBatch(database, FORGET);
}
