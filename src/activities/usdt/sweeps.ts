import { ApplicationFailure } from '@temporalio/common';
import type { SweepInput } from '../../contract/flows.ts';
import {
  endSweep,
  findSweep,
  listSweepTransactions,
  noteSweepAttention,
  type SweepRecord,
} from '../../db/usdt/sweeps.ts';
import { invariant } from '../../domain/errors.ts';
import type { Environment } from '../../domain/money.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { rentEnergy } from './energyRentals.ts';
import { type PlannedSweep, planOfEnded, planOfPending, rentingOf, unplanned } from './sweepPlans.ts';
import {
  type PlannedStep,
  planAgain,
  type SweepingChain,
  type SweepStepDependencies,
  type SweepStepOutcome,
} from './sweepSteps.ts';
import { takeEnergyBack, takeTransaction } from './sweepTransactions.ts';

interface SweepStepInput extends SweepInput {
  readonly step: PlannedStep;
}

/** How a sweep ended. */
export interface SweepEnd {
  readonly status: 'DONE' | 'SKIPPED' | 'FAILED';
  readonly reason: string | undefined;
}

/** What the sweep activities work with. */
interface SweepActivityDependencies extends SweepStepDependencies, ActivityDependencies {
  readonly sweepingOf: (environment: Environment) => SweepingChain | undefined;
  readonly metrics?: SweepStepDependencies['metrics'] &
    Pick<Metrics, 'cryptoSweeps' | 'flowsNeedingAttention'>;
}

export type SweepActivities = ReturnType<typeof createSweepActivities>;

/** The side effects of sweeps. Each may run again after a crash and then moves nothing twice. */
export function createSweepActivities(dependencies: SweepActivityDependencies) {
  const { database, sweepingOf, metrics, faultPoint } = dependencies;

  async function load(input: SweepInput): Promise<SweepRecord> {
    const sweep = await findSweep(database, input.sweepId);
    invariant(sweep, 'A sweep workflow has no record.');
    return sweep;
  }

  return {
    /** Plans by live prices what is left to do. */
    async planCryptoSweep(input: SweepInput): Promise<PlannedSweep> {
      const sweep = await load(input);
      const { status, endReason } = sweep;
      const transactions = await listSweepTransactions(database, sweep.sweepId);
      if (status !== 'PENDING') return planOfEnded(status, endReason, transactions);
      const chain = sweepingOf(input.environment);
      if (!chain) return unplanned('not_configured', 'No chain is configured for this environment.');
      return planOfPending({ ...dependencies, chain, sweep }, transactions);
    },

    /**
     * Takes one step: signs, stores, sends and waits until its outcome is certain. After a crash it
     * goes on with what was stored. Taking energy back is done when nothing is lent, however many transactions
     * that takes.
     */
    async takeSweepStep({ step, ...input }: SweepStepInput): Promise<SweepStepOutcome> {
      const sweep = await load(input);
      const chain = sweepingOf(input.environment);
      if (!chain) throw ApplicationFailure.retryable('No chain is configured for this environment.');
      const work = { ...dependencies, chain, sweep };
      const { kind } = step;
      if (kind === 'reclaim_energy') return takeEnergyBack(work);
      if (sweep.status !== 'PENDING' && kind !== 'return_trx') return planAgain('The sweep is over.');
      if (kind !== 'rent_energy') return takeTransaction(work, { ...step, kind });
      const renting = rentingOf(work);
      return renting ? rentEnergy(renting, step) : planAgain('Energy is no longer rented.');
    },

    /** Ends the sweep and tells its session. */
    async endCryptoSweep(input: SweepInput & SweepEnd): Promise<void> {
      const { sweepId, environment, status } = input;
      await faultPoint?.('sweep.beforeEnd');
      const messages = await endSweep(database, sweepId, input);
      await faultPoint?.('sweep.afterEnd');
      dependencies.dispatch(messages);
      if (messages.length > 0) metrics?.cryptoSweeps.inc({ environment, status });
    },

    /** Puts the sweep on the operators' list, or takes it off with null. */
    async noteSweepAttention(input: SweepInput & { readonly reason: string | null }): Promise<void> {
      await noteSweepAttention(database, input.sweepId, input.reason);
      if (input.reason === null) return;
      metrics?.flowsNeedingAttention.inc({ flow: 'crypto_sweep', environment: input.environment });
    },
  };
}
