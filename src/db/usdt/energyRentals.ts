import { type ExpressionBuilder, sql as raw } from 'kysely';
import { newIdentifier } from '../../security/identifiers.ts';
import { type Database, onBroken } from '../core/database.ts';
import { statement } from '../core/sql.ts';
import { selectWhere, type Tables, tables } from '../core/tables.ts';

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

const COLUMNS = ({ ref }: ExpressionBuilder<Tables, 'crypto_energy_rentals'>) =>
  [
    'id as rentalId',
    'provider',
    'energy',
    'priceSun',
    'status',
    'costSun',
    'reason',
    raw<number>`floor(extract(epoch from ${ref('createdAt')}) * 1000)::float8`.as('createdAtMs'),
  ] as const;

/** The energy that a sweep has ordered, oldest first. */
export function listEnergyRentals(database: Database, sweepId: string): Promise<readonly EnergyRental[]> {
  return database.run(
    selectWhere('crypto_energy_rentals', { sweepId }).select(COLUMNS).orderBy('createdAt').orderBy('id'),
  );
}

/**
 * Stores that a sweep is about to order energy: from now on the provider may hear of it.
 *
 * @param rental.rentalsBefore how many orders of the sweep were known when this one was decided on.
 * @returns undefined when it must not be ordered: another order was claimed since, or the sweep is over.
 */
export function claimEnergyRental(
  database: Database,
  sweepId: string,
  rental: Pick<EnergyRental, 'provider' | 'energy' | 'priceSun'> & { readonly rentalsBefore: number },
): Promise<EnergyRental | undefined> {
  const { provider, energy, priceSun, rentalsBefore } = rental;
  // The lock puts claims of two attempts at the same step in an order: the second one sees the first.
  return database
    .first(
      tables
        .insertInto('crypto_energy_rentals')
        .columns(['id', 'sweepId', 'provider', 'energy', 'priceSun'])
        .expression(
          selectWhere('crypto_sweeps', { id: sweepId, status: 'PENDING' })
            .select(({ val }) => [
              val(newIdentifier('rnt')).as('rentalId'),
              'id as sweepId',
              val(provider).as('provider'),
              val(energy).as('energy'),
              val(priceSun).as('priceSun'),
            ])
            .where(
              ({ fn }) =>
                selectWhere('crypto_energy_rentals', { sweepId }).select(fn.countAll().as('rentals')),
              '=',
              rentalsBefore,
            )
            .forNoKeyUpdate(),
        )
        .returning(COLUMNS),
    )
    .catch(onBroken(['crypto_energy_rental_one_open'], undefined));
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
  const { status, orderId, costSun, reason } = news;
  // What the rental has cost more than was known is the sweep's cost.
  const updated = await database.first(
    statement<{ moreSun: bigint; isNews: boolean }>('energyRentals.update')`with
      known as (
        select sweep_id, cost_sun, status from crypto_energy_rentals where id = ${rentalId} for no key update),
      updated as (
        update crypto_energy_rentals set status = ${status}, order_id = coalesce(${orderId}, order_id),
            cost_sun = coalesce(${costSun}, cost_sun), reason = ${reason}, updated_at = now()
          where id = ${rentalId} and status <> 'FAILED' returning cost_sun)
      update crypto_sweeps set cost_sun = crypto_sweeps.cost_sun + updated.cost_sun - known.cost_sun
        from known, updated where crypto_sweeps.id = known.sweep_id
        returning updated.cost_sun - known.cost_sun as more_sun, known.status <> ${status}
            and not (known.status = 'LATE' and ${status}::text = 'FAILED') as is_news`,
  );
  // One that has failed stays as it is.
  return updated ?? { moreSun: 0n, isNews: false };
}
