import type { Logger } from 'pino';
import type { ChainNode, Signer } from '../../chain/port.ts';
import type { SweepRecord, SweepStepKind } from '../../db/usdt/sweeps.ts';
import type { SweepPolicy } from '../../domain/usdt/sweep.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { EnergyRentalProvider } from '../../providers/energy/port.ts';
import type { ActivityDependencies } from '../dependencies.ts';

/** What moving money off deposit addresses needs: a chain, and who signs for it. */
export interface SweepingChain {
  readonly node: ChainNode;
  readonly signer: Signer;
  /** Prices and caps; the floor is the session's own. */
  readonly policy: Omit<SweepPolicy, 'floorMinor'>;
  /** How often the chain is asked for the outcome of a transaction, in ms. */
  readonly pollMs: number;
  /** Where energy may be rented, if anywhere. */
  readonly rental?: EnergyRentalProvider | undefined;
}

/** What planning a sweep and taking its steps work with. */
export interface SweepStepDependencies extends Omit<ActivityDependencies, 'dispatch'> {
  readonly metrics?: Pick<
    Metrics,
    | 'cryptoSweepFeesSun'
    | 'cryptoTokenFeesMinor'
    | 'cryptoSweepReturnedSun'
    | 'energyRentals'
    | 'energyRentalSun'
    | 'energyRentalBalanceSun'
  >;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

/** A sweep on its chain, with what its steps work with. */
export interface SweepAtWork extends SweepStepDependencies {
  readonly chain: SweepingChain;
  readonly sweep: SweepRecord;
}

/** A step of the plan, as it travels in the workflow's history: amounts as decimal text. */
export interface PlannedStep {
  readonly kind: SweepStepKind | 'rent_energy';
  /** micro-USDT of a transfer; sun of a top-up or of stake; units of rented energy. */
  readonly amount: string;
  /** Only of rented energy. */
  readonly priceSun?: string;
  /** How many transactions, or rentals, the sweep had when this was planned: what came later came of this plan. */
  readonly transactionsBefore: number;
}

/** A step that is one transaction. */
export type TransactionStep = PlannedStep & { readonly kind: SweepStepKind };

/**
 * `again`: nothing is certain; plan again. `refused`: no node took it, so it cannot land; plan again. `failed`: it landed and
 * moved nothing.
 */
export interface SweepStepOutcome {
  readonly outcome: 'succeeded' | 'failed' | 'again' | 'refused';
  readonly reason: string | undefined;
  /** Only of what was refused: how many transactions of the sweep were, in a row. */
  readonly refusals?: number;
}

export const STEP_SUCCEEDED: SweepStepOutcome = { outcome: 'succeeded', reason: undefined };

/** What comes of a step after which the sweep has to be planned again. */
export function planAgain(reason: string | undefined): SweepStepOutcome {
  return { outcome: 'again', reason };
}

/**
 * Energy that sweeps rent. An order is a row before the provider receives it; the worker that finds the row asks for its outcome
 * and orders nothing. The chain says whether the energy has come.
 */

/** A sweep that may rent energy, and the provider that rents it out. */
export interface RentingSweep extends SweepAtWork {
  readonly rental: EnergyRentalProvider;
}
