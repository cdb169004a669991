import {
  type Charge,
  chargesOfMovement,
  readCharges,
  type StoredCharges,
} from '../../domain/ledger/charges.ts';
import {
  joinEntries,
  type WalletBalances,
  type WalletEntry,
  type WalletMovement,
  type WalletPlace,
} from '../../domain/ledger/statement.ts';
import type { Asset, Owner } from '../../domain/money.ts';
import type { Database } from '../core/database.ts';
import { rawSql, type Sql, sql, statement } from '../core/sql.ts';

/** A business's money of one asset in one environment: the accounts `available` and `held`. */
export interface Wallet extends Owner {
  readonly asset: Asset;
}

/** The part of a wallet's entries that a statement is about: how far they went before it, and at its end. */
export interface StatementPeriod {
  readonly opening: WalletPlace;
  readonly closing: WalletPlace;
  /** Its end, exclusive: ISO 8601 with microseconds. Every movement before it is there, and none can follow. */
  readonly until: string;
}

/** A movement with the record that it belongs to, as the merchant knows that. */
export interface StatementEntry extends WalletMovement {
  /** The id of a transaction, USDT session or USDT sale; of a refund, that of its session. */
  readonly recordId: string;
  /** What the record says that it is; undefined of a USDT session or sale. */
  readonly description: string | undefined;
  readonly merchantReference: string | undefined;
  /** The items of its fee that it charges, or below zero gives back; undefined where it does neither, or is not itemized. */
  readonly charges: readonly Charge[] | undefined;
  /** What the merchant owed after it. */
  readonly debtMinor: bigint;
}

/** How many movements a page has, at most. */
export const MAX_STATEMENT_PAGE = 500;

/** A page of a statement, and the balances at both ends of its period. Minor units. */
export interface StatementPage {
  readonly opening: WalletBalances;
  readonly closing: WalletBalances;
  /** What the merchant owed at both ends. */
  readonly openingDebtMinor: bigint;
  readonly closingDebtMinor: bigint;
  readonly entries: readonly StatementEntry[];
  /** How far the page goes; undefined where nothing follows it. */
  readonly next: WalletPlace | undefined;
}

/**
 * Finds which entries a statement has. An entry belongs to the moment that its transfer took while it had the wallet locked. A
 * period ends at a moment before which nothing can be posted any longer: this waits for transfers that are under way. So periods
 * that follow each other share no entry, and leave none out.
 *
 * @param within.from ISO 8601, inclusive; from the first entry unless given.
 * @param within.to ISO 8601, exclusive; now unless given, or where it is later.
 */
export async function readPeriod(
  database: Database,
  wallet: Wallet,
  {
    from = '-infinity',
    to = 'infinity',
  }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<StatementPeriod> {
  const now = await completeUntil(database, wallet);
  const row = await database.one(
    statement<
      Record<'openingAvailable' | 'openingHeld' | 'closingAvailable' | 'closingHeld', bigint> &
        Pick<StatementPeriod, 'until'>
    >('statement.readPeriod')`
      with wallet as (
        select *, least(${to}::timestamptz, ${now}::timestamptz) as until from (${walletSql(wallet)}) its
      )
      select ${momentSql(sql`until`)} as until, opening.available_sequence as opening_available, opening.held_sequence as opening_held,
          greatest(opening.available_sequence, closing.available_sequence) as closing_available,
          greatest(opening.held_sequence, closing.held_sequence) as closing_held
        from wallet, ledger.before(available_id, held_id, ${from}::timestamptz) opening,
          ledger.before(available_id, held_id, until) closing`,
    'A wallet has no accounts.',
  );
  return {
    opening: { available: row.openingAvailable, held: row.openingHeld },
    closing: { available: row.closingAvailable, held: row.closingHeld },
    until: row.until,
  };
}

/** A moment before which nothing can be posted any longer on either account of a wallet, as text. */
async function completeUntil(database: Database, wallet: Wallet): Promise<string> {
  const { moment } = await database.one(
    statement<{ moment: string }>('statement.completeAvailable')`
      with wallet as (${walletSql(wallet)})
      select ${momentSql(sql`ledger.complete_until(available_id)`)} as moment from wallet`,
    'A wallet has no accounts.',
  );
  // In a transaction of its own, which keeps no lock that a transfer of both could wait for. Its moment is the later one.
  await database.run(
    statement('statement.completeHeld')`
      with wallet as (${walletSql(wallet)}) select ledger.complete_until(held_id) from wallet`,
  );
  return moment;
}

/** A moment as text that keeps its microseconds. */
function momentSql(moment: Sql): Sql {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/**
 * Reads the movements of a wallet, the oldest first, each with its record.
 *
 * @param page.after how far it was read before; to the opening of the period unless given.
 * @param page.limit at most MAX_STATEMENT_PAGE.
 */
export async function readStatement(
  database: Database,
  wallet: Wallet,
  page: {
    readonly period: StatementPeriod;
    readonly after?: WalletPlace | undefined;
    readonly limit: number;
  },
): Promise<StatementPage> {
  const { period, limit } = page;
  const { opening, closing } = period;
  const { after = opening } = page;
  const [balances, debts, entries] = await Promise.all([
    readBalances(database, wallet, [opening, closing, after]),
    readDebts(database, wallet, [opening, closing, after]),
    readEntries(database, wallet, { after, closing, limit }),
  ]);
  const [atOpening, atClosing, atStart] = balances;
  let debtMinor = debts[2];
  const { movements, place, hasMore } = joinEntries(entries, { place: after, balances: atStart }, limit);
  return {
    opening: atOpening,
    closing: atClosing,
    openingDebtMinor: debts[0],
    closingDebtMinor: debts[1],
    entries: (await withRecords(database, movements)).map((entry) => {
      debtMinor += entry.debtAmountMinor;
      return { ...entry, debtMinor };
    }),
    next: hasMore ? place : undefined,
  };
}

/** SQL of the ids of a wallet's accounts, one row; only a naira wallet has one of its debt. */
function walletSql({ businessId, environment, asset }: Wallet): Sql {
  return sql`select min(id) filter (where kind = 'available') as available_id,
      min(id) filter (where kind = 'held') as held_id,
      min(id) filter (where kind = 'debt') as debt_id
    from ledger.accounts
    where business_id = ${businessId} and environment = ${environment} and asset = ${asset} and shard = 0`;
}

/** What a wallet had at some places. */
async function readBalances<const Places extends readonly WalletPlace[]>(
  database: Database,
  wallet: Wallet,
  places: Places,
): Promise<{ readonly [Index in keyof Places]: WalletBalances }> {
  const rows = await database.run(
    statement<WalletBalances>('statement.readBalances')`
      with wallet as (${walletSql(wallet)})
      select coalesce((select balance_after_minor from ledger.entries
            where account_id = available_id and sequence = place.available), 0) as available_minor,
          coalesce((select balance_after_minor from ledger.entries
            where account_id = held_id and sequence = place.held), 0) as held_minor
        from wallet, unnest(${places.map(({ available }) => available)}::bigint[],
            ${places.map(({ held }) => held)}::bigint[]) with ordinality as place (available, held, number)
        order by place.number`,
  );
  return rows as { readonly [Index in keyof Places]: WalletBalances };
}

/** What a merchant owed at some places of its wallet. */
async function readDebts<const Places extends readonly WalletPlace[]>(
  database: Database,
  wallet: Wallet,
  places: Places,
): Promise<{ readonly [Index in keyof Places]: bigint }> {
  const rows = await database.run(
    statement<{ debtMinor: bigint }>('statement.readDebts')`
      with wallet as (${walletSql(wallet)})
      select ledger.owed_at(debt_id, available_id, place.available) as debt_minor
        from wallet, unnest(${places.map(({ available }) => available)}::bigint[]) with ordinality as place (available, number)
        order by place.number`,
  );
  return rows.map(({ debtMinor }) => debtMinor) as { readonly [Index in keyof Places]: bigint };
}

/**
 * The next entries of both accounts, one more of each than are shown. What belongs to each is looked up one by one, by
 * `limit 1`: Postgres expects thousands of entries, and would read whole tables for them. By the fixed limit it knows that
 * there are few, and does not compile the query.
 */
async function readEntries(
  database: Database,
  wallet: Wallet,
  { after, closing, limit }: { after: WalletPlace; closing: WalletPlace; limit: number },
): Promise<Parameters<typeof joinEntries>[0]> {
  const rows = await database.run(
    statement<WalletEntry & { readonly isHeld: boolean }>('statement.readEntries')`
      with wallet as (${walletSql(wallet)}), entry as (
        select entry.*, account.is_held, account.other_id
          from wallet,
            lateral (values
              (available_id, held_id, false, ${after.available}::bigint, ${closing.available}::bigint),
              (held_id, available_id, true, ${after.held}::bigint, ${closing.held}::bigint)
            ) account (id, other_id, is_held, after, up_to),
            lateral (
              select * from ledger.entries
                where account_id = account.id and sequence > account.after
                  and sequence <= least(account.up_to, account.after + ${limit + 1})
                order by sequence limit ${rawSql(String(MAX_STATEMENT_PAGE + 1))}
            ) entry
      )
      select entry.sequence, entry.transfer_id, transfer.*, entry.amount_minor, entry.balance_after_minor as balance_minor,
          entry.is_held, other.is_found is not null as is_of_both
        from entry
          cross join lateral (
            select reference, kind, created_at from ledger.transfers where id = entry.transfer_id limit 1
          ) transfer
          left join lateral (
            select true as is_found from ledger.entries
              where transfer_id = entry.transfer_id and account_id = entry.other_id limit 1
          ) other on true
        order by entry.sequence`,
  );
  return { available: rows.filter(({ isHeld }) => !isHeld), held: rows.filter(({ isHeld }) => isHeld) };
}

/** The reference of a movement, or of the chargeback that a debt comes with. */
function causeOf({ reference, kind }: WalletMovement): string {
  return kind === 'debt_incurred' ? reference.replace(/:debt$/, '') : reference;
}

/** Finds the record of each movement, by the reference of its transfer: see domain/ledger/ledger.ts. */
async function withRecords(
  database: Database,
  movements: readonly WalletMovement[],
): Promise<readonly Omit<StatementEntry, 'debtMinor'>[]> {
  if (movements.length === 0) return [];
  const records = await database.run(
    statement<
      Pick<StatementEntry, 'recordId' | 'description' | 'merchantReference'> & {
        readonly charges: StoredCharges | undefined;
      }
    >('statement.readRecords')`
      with moved as materialized (
        select number, coalesce(case
            when reference like 'vendor_credit:%' then (
              select transaction_id from vendor_credits
                where provider = split_part(reference, ':', 2)
                  and provider_reference = substr(reference, length('vendor_credit::' || split_part(reference, ':', 2)) + 1))
            when kind = 'crypto_deposit' then (
              select payment_id from chain_deposits
                where network = any(array(select network from chain_cursors))
                  and tx_id = split_part(reference, ':', 2) and log_index = split_part(reference, ':', 3)::integer)
            when kind = 'crypto_loss' then (select payment_id from crypto_losses where id = split_part(reference, ':', 2))
            -- A release ends a reservation, and begins the next one where something stays on hold.
            when kind in ('wallet_hold_void', 'wallet_hold_reserve') then coalesce((
              select transaction_id from wallet_hold_releases
                where hold_id = split_part(reference, ':', 1)
                  and part = split_part(reference, ':', 2)::integer - (kind = 'wallet_hold_reserve')::integer),
              split_part(reference, ':', 1))
            else split_part(reference, ':', 1) end, reference) as record_id
          from unnest(${movements.map(causeOf)}::text[],
              ${movements.map(({ kind }) => kind)}::text[]) with ordinality as moved (reference, kind, number)
      )
      select coalesce((select payment_id from crypto_refunds where id = moved.record_id), moved.record_id) as record_id, record.*
        from moved left join lateral (
          select description, merchant_reference, charges from transactions where id = moved.record_id
          union all
          select null, merchant_reference, null from crypto_payments where id = moved.record_id
          union all
          select null, merchant_reference, charges from usdt_sales where id = moved.record_id
          union all
          select format('Refund: %s', reason), merchant_reference, null from crypto_refunds where id = moved.record_id
          limit 1
        ) record on true
        order by moved.number`,
  );
  return movements.map((movement, index) => {
    const record = records[index] as (typeof records)[number];
    return { ...movement, ...record, charges: chargesOfMovement(movement.kind, readCharges(record.charges)) };
  });
}
