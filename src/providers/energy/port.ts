import { ProviderError } from '../errors.ts';

/**
 * Renting energy for one address: what the sweeper needs of a market where stakers lend theirs for TRX. It is paid from a
 * balance at the provider.
 *
 * Every call may throw ProviderUnavailableError: nothing is known, ask again later.
 */
export interface EnergyRentalProvider {
  /** As records keep it. */
  readonly name: string;

  /** What so much energy costs now, for the shortest time on offer; more than was asked for where less is not sold. */
  quote(energy: bigint): Promise<EnergyQuote>;

  /**
   * Orders energy for an address, which has to be active. It must have been noted before that this is ordered: whatever goes
   * wrong, the order may have been taken, and `findOrder` is asked before anything is ordered again.
   *
   * @throws EnergyOrderRefusedError when the provider says that it takes no such order.
   * @throws ProviderRejectedError when our credentials are refused.
   */
  order(order: EnergyRentalOrder): Promise<PlacedEnergyOrder>;

  /** The outcome of an order, by our reference. @returns undefined when the provider says that it knows none. */
  findOrder(reference: string): Promise<EnergyOrderReport | undefined>;
}

export interface EnergyQuote {
  readonly energy: bigint;
  /** In sun, everything included. */
  readonly priceSun: bigint;
}

export interface EnergyRentalOrder {
  /** Ours, the same for every attempt at this order. */
  readonly reference: string;
  readonly receiver: string;
  readonly energy: bigint;
}

export interface PlacedEnergyOrder {
  /** The provider's own name of the order. */
  readonly orderId: string;
  readonly costSun: bigint;
  /** What is left at the provider after it. */
  readonly balanceSun: bigint;
}

export interface EnergyOrderReport {
  readonly orderId: string;
  readonly receiver: string;
  /**
   * `failed`: closed, and no energy will come of it. `delivered`: the provider says that all of it is there; the chain
   * has the last word. `pending`: anything else.
   */
  readonly status: 'pending' | 'delivered' | 'failed';
  /** What it has cost up to now, in sun: what was paid less what was given back. */
  readonly costSun: bigint;
}

/** The provider says, in its own words, that it does not take an order. */
export class EnergyOrderRefusedError extends ProviderError {
  override readonly name = 'EnergyOrderRefusedError';
}
