import type { Environment } from '../domain/money.ts';
import type { Database, Statement } from './database.ts';

/** Sessions that are read at once where all are wanted. */
const PAGE_SESSIONS = 1_000;

/** What the books say the chain holds for us. Amounts in micro-USDT. */
export interface BookedCustody {
  /** What the ledger has in custody. */
  readonly ledgerMinor: bigint;
  /** What operators have moved to cold storage and not back, as far as it was booked; no part of custody. */
  readonly coldStorageMinor: bigint;
  /** What the USDT contract has kept of sweeps and of the treasury's movements, as far as it was booked. */
  readonly tokenFeesMinor: bigint;
  /** Deposits in solid blocks that nothing has credited: under way, unexpected, or rejected. */
  readonly uncreditedMinor: bigint;
  /** What deposit addresses hold. The treasury holds the rest of what is in custody or not credited. */
  readonly addressesMinor: bigint;
  /** Addresses with a signed transfer to the treasury of which nobody knows yet whether it has landed. */
  readonly moving: readonly BookedAddress[];
}

/** A deposit address, and how much the books say it holds, in micro-USDT. */
export interface BookedAddress {
  readonly address: string;
  readonly paymentId: string;
  readonly holdsMinor: bigint;
  /** Whether something may have come or gone that no solid block shows yet. */
  readonly isMoving: boolean;
}

// What counts as ours: other tokens, and amounts that no ledger can hold, do not.
const COUNTED = `environment = $1 and reason is distinct from 'wrong_token' and reason is distinct from 'out_of_range'`;

// Custody and cold storage are mirrors of what is held: minus what the chain has.
const heldSql = (kind: string) => `(select -coalesce(sum(balance_minor), 0) from ledger.accounts
      where business_id is null and environment = $1 and asset = 'USDT' and kind = '${kind}')`;
const SUMS: Statement = {
  name: 'cryptoCustody.sums',
  text: `select
    ${heldSql('custody')} as ledger_minor,
    ${heldSql('cold_storage')} as cold_storage_minor,
    (select coalesce(sum(moved.token_fee_minor), 0) from crypto_sweep_transactions moved
          join crypto_sweeps sweep on sweep.id = moved.sweep_id
        where sweep.environment = $1 and moved.token_fee_minor > 0)
      + (select coalesce(sum(amount_minor), 0) from treasury_movements
        where environment = $1 and direction like '%fee') as token_fees_minor,
    (select coalesce(sum(amount_minor), 0) from chain_deposits
      where status <> 'CREDITED' and ${COUNTED}) as uncredited_minor,
    (select coalesce(sum(amount_minor), 0) from chain_deposits where ${COUNTED})
      - (select coalesce(sum(moved.amount_minor), 0) from crypto_sweep_transactions moved
          join crypto_sweeps sweep on sweep.id = moved.sweep_id
        where sweep.environment = $1 and moved.step = 'transfer' and moved.status = 'SUCCEEDED') as addresses_minor`,
};

/** SQL: the transfers of a session's sweeps that have a status. */
const transfersSql = (paymentId: string, status: string) => `crypto_sweeps sweep
      join crypto_sweep_transactions moved on moved.sweep_id = sweep.id
      where sweep.payment_id = ${paymentId} and moved.step = 'transfer' and moved.status = '${status}'`;

/** SQL: what each session of some deposits still has on its address, in the order of their ids. */
const addressesSql = (
  which: string,
) => `select held.payment_id, payment.deposit_address as address, held.holds_minor,
      exists (select from ${transfersSql('held.payment_id', 'SIGNED')})
        or exists (select from chain_sightings where payment_id = held.payment_id) as is_moving
    from (
      select deposit.payment_id, sum(deposit.amount_minor)
          - coalesce((select sum(moved.amount_minor) from ${transfersSql('deposit.payment_id', 'SUCCEEDED')}), 0)
          as holds_minor
        from chain_deposits deposit where ${COUNTED} and ${which} group by deposit.payment_id
    ) held
    join crypto_payments payment on payment.id = held.payment_id`;
const MOVING: Statement = {
  name: 'cryptoCustody.moving',
  text: `${addressesSql(`deposit.payment_id in (
        select sweep.payment_id from crypto_sweep_transactions moved join crypto_sweeps sweep on sweep.id = moved.sweep_id
          where moved.step = 'transfer' and moved.status = 'SIGNED')`)} order by held.payment_id`,
};
// The index on the payments of deposits has them in this order, so that a page costs what is on it.
const PAGE: Statement = {
  name: 'cryptoCustody.page',
  text: `${addressesSql('deposit.payment_id > $2')} where held.holds_minor <> 0 order by held.payment_id limit $3`,
};

interface AddressColumns {
  payment_id: string;
  address: string;
  holds_minor: string;
  is_moving: boolean;
}

/** Reads what the books say, all of one moment. */
export async function readBookedCustody(
  database: Database,
  environment: Environment,
): Promise<BookedCustody> {
  return database.transaction(
    async (runner) => {
      const [sums] = await runner.run<{
        ledger_minor: string;
        cold_storage_minor: string;
        token_fees_minor: string;
        uncredited_minor: string;
        addresses_minor: string;
      }>(SUMS, [environment]);
      const moving = await runner.run<AddressColumns>(MOVING, [environment]);
      return {
        ledgerMinor: BigInt(sums?.ledger_minor ?? 0),
        coldStorageMinor: BigInt(sums?.cold_storage_minor ?? 0),
        tokenFeesMinor: BigInt(sums?.token_fees_minor ?? 0),
        uncreditedMinor: BigInt(sums?.uncredited_minor ?? 0),
        addressesMinor: BigInt(sums?.addresses_minor ?? 0),
        moving: moving.map(toAddress),
      };
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
export async function listBookedAddresses(
  database: Database,
  environment: Environment,
  { after = '', limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<readonly BookedAddress[]> {
  return (await database.run<AddressColumns>(PAGE, [environment, after, limit])).map(toAddress);
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

function toAddress(row: AddressColumns): BookedAddress {
  return {
    address: row.address,
    paymentId: row.payment_id,
    holdsMinor: BigInt(row.holds_minor),
    isMoving: row.is_moving,
  };
}
