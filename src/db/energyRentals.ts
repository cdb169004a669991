import { newIdentifier } from '../security/identifiers.ts';
import { brokenConstraint, type Database, type Statement } from './database.ts';

/** Energy that a sweep has ordered from a provider. */
export interface EnergyRental {
  /** Our reference at the provider. */
  readonly rentalId: string;
  readonly provider: string;
  readonly energy: bigint;
  /** What it was to cost when it was planned, in sun. */
  readonly priceSun: bigint;
  /**
   * `CLAIMED`: the provider may have heard of it. `ORDERED`: it has taken the order. `LATE`: the sweep waits no longer, the
   * energy may still come. `FAILED`: none comes.
   */
  readonly status: 'CLAIMED' | 'ORDERED' | 'DELIVERED' | 'LATE' | 'FAILED';
  /** Sun that it has cost, as far as the provider has said. */
  readonly costSun: bigint;
  readonly reason: string | undefined;
  readonly createdAtMs: number;
}

const COLUMNS = 'id, provider, energy, price_sun, status, cost_sun, reason, created_at';
const LIST: Statement = {
  name: 'energyRentals.list',
  text: `select ${COLUMNS} from crypto_energy_rentals where sweep_id = $1 order by created_at, id`,
};
// The lock puts claims of two attempts at the same step in an order: the second one sees the first.
const CLAIM: Statement = {
  name: 'energyRentals.claim',
  text: `insert into crypto_energy_rentals (id, sweep_id, provider, energy, price_sun)
    select $1, id, $3, $4, $5 from crypto_sweeps
      where id = $2 and status = 'PENDING'
        and (select count(*) from crypto_energy_rentals where sweep_id = $2) = $6::bigint
      for no key update
    returning ${COLUMNS}`,
};
// What the rental has cost more than was known is the sweep's cost.
const UPDATE: Statement = {
  name: 'energyRentals.update',
  text: `with known as (select sweep_id, cost_sun, status from crypto_energy_rentals where id = $1 for no key update),
    updated as (
      update crypto_energy_rentals set status = $2, order_id = coalesce($3, order_id), cost_sun = coalesce($4, cost_sun),
          reason = $5, updated_at = now()
        where id = $1 and status <> 'FAILED' returning cost_sun)
    update crypto_sweeps set cost_sun = crypto_sweeps.cost_sun + updated.cost_sun - known.cost_sun
      from known, updated where crypto_sweeps.id = known.sweep_id
      returning (updated.cost_sun - known.cost_sun)::text as more_sun, known.status <> $2 as is_news`,
};

interface Row {
  id: string;
  provider: string;
  energy: string;
  price_sun: string;
  status: EnergyRental['status'];
  cost_sun: string;
  reason: string | null;
  created_at: Date;
}

/** The energy that a sweep has ordered, oldest first. */
export async function listEnergyRentals(
  database: Database,
  sweepId: string,
): Promise<readonly EnergyRental[]> {
  return (await database.run<Row & Record<string, unknown>>(LIST, [sweepId])).map(toRental);
}

/**
 * Stores that a sweep is about to order energy: from now on the provider may hear of it.
 *
 * @param rentalsBefore how many orders of the sweep were known when this one was decided on.
 * @returns undefined when it must not be ordered: another order was claimed since, or the sweep is over.
 */
export async function claimEnergyRental(
  database: Database,
  sweepId: string,
  rental: Pick<EnergyRental, 'provider' | 'energy' | 'priceSun'>,
  rentalsBefore: number,
): Promise<EnergyRental | undefined> {
  try {
    const { provider, energy, priceSun } = rental;
    const values = [newIdentifier('rnt'), sweepId, provider, energy, priceSun, rentalsBefore];
    const [claimed] = await database.run<Row & Record<string, unknown>>(CLAIM, values);
    return claimed && toRental(claimed);
  } catch (error) {
    if (brokenConstraint(error) === 'crypto_energy_rental_one_open') return undefined;
    throw error;
  }
}

/**
 * Records what is known of an order, and adds what it cost to the sweep's cost.
 *
 * @param news.costSun what it has cost altogether; undefined leaves what is known.
 * @returns what came to the cost, which is negative when money came back, and whether the status is another.
 */
export async function updateEnergyRental(
  database: Database,
  rentalId: string,
  news: {
    readonly status: EnergyRental['status'];
    readonly orderId?: string | undefined;
    readonly costSun?: bigint | undefined;
    readonly reason?: string | undefined;
  },
): Promise<{ readonly moreSun: bigint; readonly isNews: boolean }> {
  const [updated] = await database.run<{ more_sun: string; is_news: boolean }>(UPDATE, [
    rentalId,
    news.status,
    news.orderId ?? null,
    news.costSun ?? null,
    news.reason ?? null,
  ]);
  return { moreSun: BigInt(updated?.more_sun ?? 0), isNews: updated?.is_news ?? false };
}

function toRental(row: Row): EnergyRental {
  return {
    rentalId: row.id,
    provider: row.provider,
    energy: BigInt(row.energy),
    priceSun: BigInt(row.price_sun),
    status: row.status,
    costSun: BigInt(row.cost_sun),
    reason: row.reason ?? undefined,
    createdAtMs: row.created_at.getTime(),
  };
}
