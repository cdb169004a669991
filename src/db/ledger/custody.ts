import type { Environment, Id, MicroUsdt } from '../../domain/money.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { rawSql, type Sql, sql, statement } from '../core/sql.ts';

/** Sessions that are read at once where all are wanted. */
const PAGE_SESSIONS = 1_000;

/** What the books say the chain holds for us. Amounts in micro-USDT. */
export interface BookedCustody {
  /** What the ledger has in custody. */
  readonly ledgerMinor: MicroUsdt;
  /** What operators have moved to cold storage and not back, as far as it was booked; no part of custody. */
  readonly coldStorageMinor: MicroUsdt;
  /** What the USDT contract has kept of sweeps and of the treasury's movements, as far as it was booked. */
  readonly tokenFeesMinor: MicroUsdt;
  /** What was destroyed, as far as it was booked; no part of custody. */
  readonly lostMinor: MicroUsdt;
  /** Deposits in solid blocks that nothing has credited or refunded: under way, unexpected, or rejected. */
  readonly uncreditedMinor: MicroUsdt;
  /** What deposit addresses hold. The treasury holds the rest of what is in custody or not credited. */
  readonly addressesMinor: MicroUsdt;
  /** Addresses with a signed transfer to the treasury that is not yet known to have landed. */
  readonly moving: readonly BookedAddress[];
}

type Sums = Omit<BookedCustody, 'moving'>;

/** A deposit address, and how much the books say it holds, in micro-USDT. */
export interface BookedAddress {
  readonly address: string;
  readonly paymentId: Id<'cp'>;
  readonly holdsMinor: MicroUsdt;
  /** Whether something may have come or gone that no solid block shows yet. */
  readonly isMoving: boolean;
}

/** SQL: that a deposit counts as ours in an environment. Other tokens, and amounts that no ledger can hold, do not. */
const countedSql = (environment: Environment) =>
  sql`environment = ${environment} and reason is distinct from 'wrong_token' and reason is distinct from 'out_of_range'`;

/** SQL: what an account holds. Custody and cold storage are mirrors of what is held: minus what the chain has. */
const heldSql = (kind: 'custody' | 'cold_storage', environment: Environment) =>
  sql`(select -coalesce(sum(balance_minor), 0) from ledger.accounts
      where business_id is null and environment = ${environment} and asset = 'USDT' and kind = '${rawSql(kind)}')`;

/** SQL: the transfers of a session's sweeps that have a status. As part of the text it lets a partial index be used. */
const transfersSql = (paymentId: Id<'cp'>, status: 'SIGNED' | 'SUCCEEDED') =>
  rawSql(`crypto_sweeps sweep
      join crypto_sweep_transactions moved on moved.sweep_id = sweep.id
      where sweep.payment_id = ${paymentId} and moved.step = 'transfer' and moved.status = '${status}'`);

/** SQL: what each session of some deposits still has on its address. */
const addressesSql = (environment: Environment, which: Sql) => sql`select held.payment_id,
      payment.deposit_address as address, held.holds_minor,
      exists (select from ${transfersSql('held.payment_id', 'SIGNED')})
        or exists (select from chain_sightings where payment_id = held.payment_id) as is_moving
    from (
      select deposit.payment_id, sum(deposit.amount_minor)
          - coalesce((select sum(moved.amount_minor) from ${transfersSql('deposit.payment_id', 'SUCCEEDED')}), 0)
          - coalesce((select sum(amount_minor) from crypto_losses where payment_id = deposit.payment_id), 0)
          as holds_minor
        from chain_deposits deposit where ${countedSql(environment)} and ${which} group by deposit.payment_id
    ) held
    join crypto_payments payment on payment.id = held.payment_id`;

/** What the books say, but for what is moving. */
function readSums(runner: StatementRunner, environment: Environment): Promise<Sums> {
  return runner.one(
    statement<Sums>('custody.sums')`select
      ${heldSql('custody', environment)} as ledger_minor,
      ${heldSql('cold_storage', environment)} as cold_storage_minor,
      (select coalesce(sum(moved.token_fee_minor), 0) from crypto_sweep_transactions moved
            join crypto_sweeps sweep on sweep.id = moved.sweep_id
          where sweep.environment = ${environment} and moved.token_fee_minor > 0)
        + (select coalesce(sum(token_fee_minor), 0) from crypto_refunds where environment = ${environment})
        + (select coalesce(sum(amount_minor), 0) from treasury_movements
          where environment = ${environment} and direction like '%fee') as token_fees_minor,
      (select coalesce(sum(amount_minor), 0) from chain_deposits
        where status <> 'CREDITED' and ${countedSql(environment)})
        - (select coalesce(sum(amount_minor), 0) from crypto_losses
          where environment = ${environment} and borne_by = 'payer')
        - (select coalesce(sum(amount_minor), 0) from crypto_refunds
          where environment = ${environment} and status = 'COMPLETED' and source = 'deposit') as uncredited_minor,
      (select coalesce(sum(amount_minor), 0) from crypto_losses where environment = ${environment})::bigint
        as lost_minor,
      (select coalesce(sum(amount_minor), 0) from chain_deposits where ${countedSql(environment)})
        - (select coalesce(sum(amount_minor), 0) from crypto_losses
          where environment = ${environment} and payment_id is not null)
        - (select coalesce(sum(moved.amount_minor), 0) from crypto_sweep_transactions moved
            join crypto_sweeps sweep on sweep.id = moved.sweep_id
          where sweep.environment = ${environment} and moved.step = 'transfer' and moved.status = 'SUCCEEDED')
        as addresses_minor`,
  );
}

/** What the treasury holds by the books, in micro-USDT: whatever is in custody or not credited, and on no deposit address. */
export function bookedTreasuryMinor({ ledgerMinor, uncreditedMinor, addressesMinor }: Sums): MicroUsdt {
  return ledgerMinor + uncreditedMinor - addressesMinor;
}

/** The same as of now, for a transaction that depends on it. */
export async function readBookedTreasury(
  runner: StatementRunner,
  environment: Environment,
): Promise<MicroUsdt> {
  return bookedTreasuryMinor(await readSums(runner, environment));
}

/** Reads what the books say, all of one moment. */
export async function readBookedCustody(
  database: Database,
  environment: Environment,
): Promise<BookedCustody> {
  return database.transaction(
    async (runner) => {
      const sums = await readSums(runner, environment);
      const moving = await runner.run(
        statement<BookedAddress>('custody.moving')`
          ${addressesSql(
            environment,
            sql`deposit.payment_id in (
              select sweep.payment_id from crypto_sweep_transactions moved
                join crypto_sweeps sweep on sweep.id = moved.sweep_id
                where moved.step = 'transfer' and moved.status = 'SIGNED')`,
          )} order by held.payment_id`,
      );
      return { ...sums, moving };
    },
    { readOnlySnapshot: true },
  );
}

/**
 * The addresses that hold something by the books, in the order of their sessions.
 *
 * @param after the session after which the list begins; the first ones unless given.
 * @param limit how many at most.
 */
export function listBookedAddresses(
  database: Database,
  environment: Environment,
  { after = '', limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<readonly BookedAddress[]> {
  // The index on the payments of deposits has them in this order, so that a page costs what is on it.
  return database.run(
    statement<BookedAddress>('custody.page')`
      ${addressesSql(environment, sql`deposit.payment_id > ${after}`)}
        where held.holds_minor <> 0 order by held.payment_id limit ${limit}`,
  );
}

/**
 * The addresses that hold something by the books, in one of so many parts of about the same size.
 *
 * @param part from 0 to `parts` - 1.
 */
export function listPartOfBookedAddresses(
  database: Database,
  environment: Environment,
  { part, parts }: { readonly part: number; readonly parts: number },
): Promise<readonly BookedAddress[]> {
  return database.run(
    statement<BookedAddress>('custody.part')`
      ${addressesSql(
        environment,
        sql`mod(hashtextextended(deposit.payment_id, 0) & 9223372036854775807, ${parts}) = ${part}`,
      )} where held.holds_minor <> 0 order by held.payment_id`,
  );
}

/** A deposit address on which the books have nothing, or did when it was found to hold something. */
export interface UnbookedAddress extends BookedAddress {
  readonly addressIndex: number;
}

/** SQL: what the books have on the address of each session that `which` selects, deposits or not. */
const unbookedSql = (environment: Environment, which: Sql) => sql`
  select looked.id as payment_id, looked.deposit_address as address,
      looked.address_index::float8 as address_index, coalesce(held.holds_minor, 0)::numeric as holds_minor,
      coalesce(held.is_moving, false) or exists (select from chain_sightings where payment_id = looked.id) as is_moving
    from (select * from crypto_payments where environment = ${environment} and ${which}) looked
      left join lateral (${addressesSql(environment, sql`deposit.payment_id = looked.id`)}) held on true`;

/** The most that are compared each time because they deviate. */
const MAX_DEVIATING = 1_000;

/**
 * The addresses that are compared each time though the books may have nothing on them: those that were found to hold something,
 * and those with deposits by the successor of the token's contract, which no operator has accepted.
 */
export function listDeviatingAddresses(
  database: Database,
  environment: Environment,
): Promise<readonly UnbookedAddress[]> {
  return database.run(
    statement<UnbookedAddress>('custody.deviating')`
      ${unbookedSql(
        environment,
        sql`(id in (select payment_id from custody_deviations) or id in (
          select deposit.payment_id from chain_deposits deposit join chain_alarms alarm on alarm.environment = deposit.environment
            and alarm.kind = 'deprecated_token' and alarm.subject = deposit.contract
          where deposit.environment = ${environment} and deposit.reason = 'wrong_token'))`,
      )} order by looked.id limit ${MAX_DEVIATING}`,
  );
}

/**
 * The addresses from an index on, whatever the books have on them, but for those that are compared each time.
 *
 * @param limit how many at most.
 */
export function listAddressesFrom(
  database: Database,
  environment: Environment,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<readonly UnbookedAddress[]> {
  return database.run(
    statement<UnbookedAddress>('custody.share')`
      ${unbookedSql(
        environment,
        sql`address_index >= ${from} and not exists (select from custody_deviations where payment_id = id)
          order by address_index limit ${limit}`,
      )} order by looked.address_index`,
  );
}

/** From which index on the next share is, and how many addresses there are, about. */
export function readCustodyRound(
  database: Database,
  environment: Environment,
): Promise<{ readonly nextIndex: number; readonly addresses: number }> {
  return database.one(
    statement<{ nextIndex: number; addresses: number }>('custody.round')`
      select coalesce((select next_index from custody_rounds where environment = ${environment}), 0)::float8 as next_index,
        coalesce((select max(address_index) + 1 from crypto_payments where environment = ${environment}), 0)::float8
          as addresses`,
    'A round is always there.',
  );
}

/** Stores which of the addresses that were compared hold something beside the books, and where the next share begins. */
export async function noteUnbooked(
  database: Database,
  environment: Environment,
  found: {
    readonly deviating: readonly string[];
    readonly agreeing: readonly string[];
    readonly nextIndex: number | undefined;
  },
): Promise<void> {
  await database.run(
    statement('custody.noteUnbooked')`with
      agreeing as (delete from custody_deviations where payment_id = any(${found.agreeing}::text[])),
      deviating as (insert into custody_deviations (payment_id)
        select unnest(${found.deviating}::text[]) on conflict do nothing)
      insert into custody_rounds (environment, next_index)
        select ${environment}, ${found.nextIndex}::bigint where ${found.nextIndex}::bigint is not null
        on conflict (environment) do update set next_index = excluded.next_index`,
  );
}

/** What the books say of one deposit address; undefined where nothing was ever paid to it. */
export function findBookedAddress(
  runner: StatementRunner,
  environment: Environment,
  address: string,
): Promise<BookedAddress | undefined> {
  return runner.first(
    statement<BookedAddress>('custody.address')`
      ${addressesSql(
        environment,
        sql`deposit.payment_id in (select id from crypto_payments where deposit_address = ${address})`,
      )}`,
  );
}

/** The ids of all sessions whose address holds something by the books, in pages that no statement's time-out cuts off. */
export async function listBookedSessions(
  database: Database,
  environment: Environment,
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (;;) {
    const page = await listBookedAddresses(database, environment, {
      after: ids.at(-1),
      limit: PAGE_SESSIONS,
    });
    ids.push(...page.map(({ paymentId }) => paymentId));
    if (page.length < PAGE_SESSIONS) return ids;
  }
}
