import type { Environment } from '../domain/money.ts';
import type { Database, Statement } from './database.ts';

/** What the books say the chain holds for us. Amounts in micro-USDT. */
export interface BookedCustody {
  /** What the ledger has in custody. */
  readonly ledgerMinor: bigint;
  /** What operators have moved to cold storage and not back, as far as it was booked; no part of custody. */
  readonly coldStorageMinor: bigint;
  /** Deposits in solid blocks that nothing has credited: under way, unexpected, or rejected. */
  readonly uncreditedMinor: bigint;
  /** What sweeps have moved to the treasury. */
  readonly sweptMinor: bigint;
  /** Addresses that hold something, and how much each. */
  readonly addresses: readonly {
    readonly address: string;
    readonly paymentId: string;
    readonly holdsMinor: bigint;
  }[];
}

// Custody and cold storage are mirrors of what is held: minus what the chain has.
const heldSql = (kind: string) => `(select -coalesce(sum(balance_minor), 0) from ledger.accounts
      where business_id is null and environment = $1 and asset = 'USDT' and kind = '${kind}')`;
const SUMS: Statement = {
  name: 'cryptoCustody.sums',
  text: `select
    ${heldSql('custody')} as ledger_minor,
    ${heldSql('cold_storage')} as cold_storage_minor,
    (select coalesce(sum(amount_minor), 0) from chain_deposits
      where environment = $1 and status <> 'CREDITED' and reason is distinct from 'wrong_token'
        and reason is distinct from 'out_of_range') as uncredited_minor,
    (select coalesce(sum(moved.amount_minor), 0) from crypto_sweep_transactions moved
        join crypto_sweeps sweep on sweep.id = moved.sweep_id
      where sweep.environment = $1 and moved.step = 'transfer' and moved.status = 'SUCCEEDED') as swept_minor`,
};
const ADDRESSES: Statement = {
  name: 'cryptoCustody.addresses',
  text: `select payment.deposit_address as address, payment.id as payment_id, deposited.sum_minor - coalesce(swept.sum_minor, 0) as holds_minor
    from (
      select payment_id, sum(amount_minor) as sum_minor from chain_deposits
        where environment = $1 and reason is distinct from 'wrong_token' and reason is distinct from 'out_of_range'
        group by payment_id
    ) deposited
    join crypto_payments payment on payment.id = deposited.payment_id
    left join (
      select sweep.payment_id, sum(moved.amount_minor) as sum_minor
        from crypto_sweep_transactions moved join crypto_sweeps sweep on sweep.id = moved.sweep_id
        where moved.step = 'transfer' and moved.status = 'SUCCEEDED' group by sweep.payment_id
    ) swept on swept.payment_id = deposited.payment_id
    where deposited.sum_minor <> coalesce(swept.sum_minor, 0) order by 1`,
};

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
        uncredited_minor: string;
        swept_minor: string;
      }>(SUMS, [environment]);
      const addresses = await runner.run<{ address: string; payment_id: string; holds_minor: string }>(
        ADDRESSES,
        [environment],
      );
      return {
        ledgerMinor: BigInt(sums?.ledger_minor ?? 0),
        coldStorageMinor: BigInt(sums?.cold_storage_minor ?? 0),
        uncreditedMinor: BigInt(sums?.uncredited_minor ?? 0),
        sweptMinor: BigInt(sums?.swept_minor ?? 0),
        addresses: addresses.map(({ address, payment_id, holds_minor }) => ({
          address,
          paymentId: payment_id,
          holdsMinor: BigInt(holds_minor),
        })),
      };
    },
    { readOnlySnapshot: true },
  );
}
