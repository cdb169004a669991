import { type ApiMerchant, openApiMerchant } from './apiMerchant.ts';
import type { BenchEnvironment } from './environment.ts';
import type { Run } from './options.ts';

/** How many transactions each merchant has stored in the sandbox, and how many live payments of this day. */
const SIZES = {
  full: {
    short: { stored: 10_000, ofTheDay: 0 },
    middle: { stored: 100_000, ofTheDay: 35_000 },
    long: { stored: 1_000_000, ofTheDay: 350_000 },
  },
  quick: {
    short: { stored: 100, ofTheDay: 0 },
    middle: { stored: 1_000, ofTheDay: 350 },
    long: { stored: 10_000, ofTheDay: 3_500 },
  },
};
/** When the oldest transaction of each merchant's sandbox was made. */
const FIRST_AT_MS = Date.now() - 800 * 86_400_000;
const ROWS_PER_STATEMENT = 50_000;
/** Fewer where each row changes the same accounts: a transaction looks through all versions of them that it made. */
const MOVEMENTS_PER_STATEMENT = 1_000;
/** How many movements the period has of which the whole statement is read. */
const MOVEMENTS_OF_PERIOD = { full: 5_000, quick: 50 };
/** Of so many stored transactions one failed. */
export const FAILED_EVERY = 50;

const STORE_SQL = `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel,
    customer, description, metadata, merchant_reference, created_at)
  select 'txn_' || $1::text || case $2 when 'prod' then '_day_' else '_' end || number, $1, $2,
      case when $2 = 'test' and number % 3 = 0 and number > 0 then 'withdrawal' else 'payment' end,
      case when number = 0 and $2 = 'test' then 'REVERSED' when number % ${FAILED_EVERY} = 0 then 'FAILED' else 'COMPLETED' end,
      case number when 0 then 2 else 1 end, 0, case number when 0 then 'rare' else 'channel_' || number % 10 end,
      case number when 0 then 'Rare Customer' else 'ADA OBI' end, 'An order', '{}',
      'ref-' || number,
      case $2 when 'prod' then now() else $5::timestamptz + number * interval '60 seconds' end
    from generate_series($3::integer, $4::integer) number`;

/** For each transaction of the sandbox the event of its end, which was delivered; only that of number 0 failed. */
const STORE_EVENTS_SQL = `insert into webhook_deliveries (id, business_id, environment, event_type, transaction_id, body,
    status, attempt_count, scheduled_attempts, created_at, finished_at)
  select 'evt_' || id, business_id, environment, 'withdrawal.completed', id,
      json_build_object('event', 'withdrawal.completed', 'reference', id, 'data', repeat('x', 300))::text,
      case status when 'REVERSED' then 'FAILED' else 'DELIVERED' end, 1, 1, created_at, created_at
    from transactions where id in (
      select 'txn_' || $1::text || '_' || number from generate_series($2::integer, $3::integer) number)`;

/**
 * Payments of a merchant with their transfers, a minute apart, the first of them $4. They are posted one by one, as each
 * was, and stay in the books.
 */
const STORE_MOVEMENTS_SQL = `with stored as (
    insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
        description, metadata, created_at)
      select 'moved_' || $1::text || '_' || number, $1, 'prod', 'payment', 'COMPLETED', 100, 1, 'till', 'ADA OBI', 'An order',
          '{}', $4::timestamptz + number * interval '60 seconds'
        from generate_series($2::integer, $3::integer) number
      returning id, created_at
  ), platform as (
    select max(id) filter (where kind = 'provider_clearing') as clearing, max(id) filter (where kind = 'commission') as commission
      from ledger.accounts where business_id is null and environment = 'prod' and asset = 'NGN' and shard = 0
  ), wallet as (
    select id from ledger.accounts where business_id = $1 and environment = 'prod' and asset = 'NGN' and kind = 'available'
  ), leg as (
    select array_agg(account order by account) as accounts, array_agg(amount order by account) as amounts
      from platform, wallet, lateral (values (clearing, -100), (commission, 1), (wallet.id, 99)) leg (account, amount)
  )
  insert into ledger.transfers (reference, kind, environment, created_at, leg_accounts, leg_amounts)
    select stored.id, 'payment', 'prod', stored.created_at, leg.accounts, leg.amounts
      from stored, leg order by stored.created_at`;

/** Merchants whose books are short, long, or between the two. */
export type Books = 'short' | 'middle' | 'long';
export const BOOKS: readonly Books[] = ['short', 'middle', 'long'];

/** A merchant with stored transactions. */
export interface StoredMerchant extends ApiMerchant {
  /** When the hundredth of its transactions in the sandbox was made, as RFC 3339. */
  readonly hundredthStoredAt: string;
  /** One with as many payments in its live ledger, of which the list has nothing. */
  readonly mover: Mover;
}

/** A merchant with many movements. Moments as RFC 3339. */
export interface Mover extends ApiMerchant {
  /** Since when the last hundred movements are. */
  readonly lastHundredAt: string;
  /** A period with as many movements, whatever the length of the books. */
  readonly period: { readonly from: string; readonly to: string };
}

/** What lines share that are about a merchant's many transactions. */
export interface StoredTransactions {
  readonly environment: BenchEnvironment;
  readonly merchants: Readonly<Record<Books, StoredMerchant>>;
  /** How many transactions each of them has in the sandbox. */
  readonly stored: Readonly<Record<Books, number>>;
  /** Removes them: they have no transfers in the ledger, which is verified at the end. */
  forget(): Promise<void>;
}

/**
 * Creates three merchants and stores transactions of theirs, past the service. Number 0 of each is the oldest, has the
 * id that `oldestOf` returns, and a status, channel, reference, customer and amount that no other has.
 */
export async function storeTransactions(
  environment: BenchEnvironment,
  { size, progress }: Run,
): Promise<StoredTransactions> {
  const sizes = SIZES[size];
  const merchants = {
    short: await openMerchant(environment, { size, stored: sizes.short.stored }),
    middle: await openMerchant(environment, { size, stored: sizes.middle.stored }),
    long: await openMerchant(environment, { size, stored: sizes.long.stored }),
  };
  for (const books of BOOKS) {
    const { stored, ofTheDay } = sizes[books];
    await store(environment, merchants[books], { environment: 'test', count: stored });
    await store(environment, merchants[books], { environment: 'prod', count: ofTheDay });
    await storeMovements(environment, merchants[books].mover, stored);
    progress(`(i) (k) a merchant has ${stored.toLocaleString('en')} transactions`);
  }
  await environment.sql(
    environment.databaseUrl,
    'vacuum analyze transactions, webhook_deliveries, ledger.entries, ledger.transfers',
  );
  return {
    environment,
    merchants,
    stored: { short: sizes.short.stored, middle: sizes.middle.stored, long: sizes.long.stored },
    forget: () => forget(environment, Object.values(merchants)),
  };
}

/** The id of a merchant's oldest transaction. */
export function oldestOf({ businessId }: ApiMerchant): string {
  return `txn_${businessId}_0`;
}

/** @param of.stored how many transactions it will have, and how many movements its mover. */
async function openMerchant(
  environment: BenchEnvironment,
  { size, stored }: { readonly size: Run['size']; readonly stored: number },
): Promise<StoredMerchant> {
  const merchant = await openApiMerchant(environment);
  const mover = await openApiMerchant(environment);
  const begin = Math.floor(stored / 2);
  return {
    ...merchant,
    hundredthStoredAt: beforeNumber(100),
    mover: {
      ...mover,
      lastHundredAt: beforeNumber(stored - 100),
      period: { from: beforeNumber(begin), to: beforeNumber(begin + MOVEMENTS_OF_PERIOD[size]) },
    },
  };
}

/** A moment between two stored transactions, or movements: before that of a number, RFC 3339. */
function beforeNumber(number: number): string {
  return new Date(FIRST_AT_MS + (number - 0.5) * 60_000).toISOString();
}

async function store(
  { sql, databaseUrl }: BenchEnvironment,
  { businessId }: ApiMerchant,
  { environment, count }: { readonly environment: 'prod' | 'test'; readonly count: number },
): Promise<void> {
  for (let first = 0; first < count; first += ROWS_PER_STATEMENT) {
    const last = Math.min(first + ROWS_PER_STATEMENT, count) - 1;
    await sql(databaseUrl, STORE_SQL, [businessId, environment, first, last, new Date(FIRST_AT_MS)]);
    if (environment === 'test') await sql(databaseUrl, STORE_EVENTS_SQL, [businessId, first, last]);
  }
}

async function storeMovements(
  { sql, databaseUrl }: BenchEnvironment,
  { businessId }: ApiMerchant,
  count: number,
): Promise<void> {
  for (let first = 0; first < count; first += MOVEMENTS_PER_STATEMENT) {
    const last = Math.min(first + MOVEMENTS_PER_STATEMENT, count) - 1;
    await sql(databaseUrl, STORE_MOVEMENTS_SQL, [businessId, first, last, new Date(FIRST_AT_MS)]);
  }
}

/** Stores one transaction of the sandbox that failed just now, past the service. */
export async function storeFailure(
  { sql, databaseUrl }: BenchEnvironment,
  { businessId }: ApiMerchant,
  name: string,
): Promise<void> {
  await sql(
    databaseUrl,
    `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
        description, metadata)
      values ('txn_' || $1::text || '_' || $2::text, $1, 'test', 'payment', 'FAILED', 1, 0, 'till', 'ADA OBI', 'An order',
        '{}')`,
    [businessId, name],
  );
}

async function forget(
  { sql, databaseUrl }: BenchEnvironment,
  merchants: readonly ApiMerchant[],
): Promise<void> {
  const businesses = merchants.map(({ businessId }) => businessId);
  for (const statement of [
    `delete from webhook_deliveries where business_id = any($1) and id like 'evt_txn_biz%'`,
    `delete from transactions where business_id = any($1) and id like 'txn_biz%'`,
    'delete from daily_totals where business_id = any($1)',
    `insert into daily_totals
      select business_id, environment, day_in_lagos(created_at), flow, count(*), sum(amount_minor), sum(fee_minor)
        from transactions where business_id = any($1) and status = 'COMPLETED' group by 1, 2, 3, 4`,
  ]) {
    await sql(databaseUrl, statement, [businesses]);
  }
}
