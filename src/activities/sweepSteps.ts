import type { SweepStepKind } from '../db/sweeps.ts';

/** A step of the plan, as it travels in the workflow's history: amounts as decimal text. */
export interface PlannedStep {
  readonly kind: SweepStepKind | 'rent_energy';
  /** micro-USDT of a transfer; sun of a top-up or of stake; units of rented energy. */
  readonly amount: string;
  /** Only of a transfer. */
  readonly feeLimitSun: string | undefined;
  /** Only of rented energy. */
  readonly priceSun?: string;
  /** How many transactions, or rentals, the sweep had when this was planned: what came later came of this plan. */
  readonly transactionsBefore: number;
}

/** `again`: nothing is certain any more; plan again. `failed`: it landed and moved nothing. */
export interface SweepStepOutcome {
  readonly outcome: 'succeeded' | 'failed' | 'again';
  readonly reason: string | undefined;
}
