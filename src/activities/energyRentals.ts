import { Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { Logger } from 'pino';
import { type ChainNode, NodeUnavailableError } from '../chain/port.ts';
import type { Database } from '../db/database.ts';
import {
  claimEnergyRental,
  type EnergyRental,
  listEnergyRentals,
  updateEnergyRental,
} from '../db/energyRentals.ts';
import { InvariantError } from '../domain/errors.ts';
import type { Environment } from '../domain/money.ts';
import { type EnergyOffer, missingEnergy, type SweepFacts, type SweepPolicy } from '../domain/sweep.ts';
import type { Metrics } from '../metrics.ts';
import {
  EnergyOrderRefusedError,
  type EnergyOrderReport,
  type EnergyRentalProvider,
} from '../providers/energy/port.ts';
import { ProviderRejectedError, ProviderUnavailableError } from '../providers/errors.ts';
import { workerStops } from './stopping.ts';
import type { PlannedStep, SweepStepOutcome } from './sweepSteps.ts';

/** A chain whose sweeps may rent energy. */
interface RentingChain {
  readonly node: Pick<ChainNode, 'availableEnergy'>;
  readonly rental: EnergyRentalProvider;
  readonly policy: Pick<SweepPolicy, 'energyMarginBasisPoints'>;
  readonly pollMs: number;
}

interface RentingSweep {
  readonly sweepId: string;
  readonly environment: Environment;
  readonly address: string;
}

/** What renting works with. */
export interface EnergyRentalDependencies {
  readonly database: Database;
  readonly metrics?:
    | Pick<Metrics, 'energyRentals' | 'energyRentalSun' | 'energyRentalBalanceSun'>
    | undefined;
  readonly logger: Pick<Logger, 'warn'>;
  readonly stopping: AbortSignal;
  readonly faultPoint: (name: string) => Promise<void>;
}

/** A sweep waits for energy as long as this many looks at the chain take, 150 s by default; the merchant waits with it. */
const PATIENCE_POLLS = 100;
/** The provider is asked at every so-manieth look. */
const POLLS_PER_QUESTION = 4;
/** Of an order whose answer was lost the provider has to know by then. */
const POLLS_UNTIL_KNOWN = 40;
/** Energy is counted as delivered when so much of it is there, in percent: the chain rounds, and the margin covers it. */
const DELIVERED_PERCENT = 99n;

/**
 * Energy that sweeps rent. An order is a row before the provider hears of it; whoever finds the row asks what became of it
 * and orders nothing. The chain says whether the energy has come.
 */
export function createEnergyRentals(dependencies: EnergyRentalDependencies) {
  const { database, metrics, logger, faultPoint } = dependencies;

  return {
    /** What the energy that a sweep lacks would cost now; undefined where it is not to be rented. */
    async offerFor(
      { rental, policy }: RentingChain,
      sweep: RentingSweep,
      facts: SweepFacts,
    ): Promise<EnergyOffer | undefined> {
      const energy = missingEnergy(facts, policy);
      if (energy === 0n) return undefined;
      // Who did not deliver once is not waited for again: the money would be late twice.
      const rentals = await listEnergyRentals(database, sweep.sweepId);
      if (rentals.some(({ status }) => status === 'LATE' || status === 'FAILED')) return undefined;
      try {
        return await rental.quote(energy);
      } catch (error) {
        if (!isProviderError(error)) throw error;
        logger.warn({ err: error, sweepId: sweep.sweepId }, 'No price of rented energy is known.');
        return undefined;
      }
    },

    /** The order under way, which is waited for before anything new is planned. */
    async openStep(sweepId: string): Promise<PlannedStep | undefined> {
      const rentals = await listEnergyRentals(database, sweepId);
      const index = rentals.findIndex(isOpen);
      const open = rentals[index];
      return open && rentStep(open, index);
    },

    /** The step of a plan that rents energy. */
    async plannedStep(sweepId: string, offer: EnergyOffer): Promise<PlannedStep> {
      return rentStep(offer, (await listEnergyRentals(database, sweepId)).length);
    },

    /** Orders the energy of a step, once, and waits until it is there. */
    async rent(chain: RentingChain, sweep: RentingSweep, step: PlannedStep): Promise<SweepStepOutcome> {
      const rentals = await listEnergyRentals(database, sweep.sweepId);
      const known = rentals.find(isOpen) ?? rentals[step.transactionsBefore];
      if (known) return isOpen(known) ? waitFor(chain, sweep, known) : outcomeOf(known);
      if (step.priceSun === undefined) throw new InvariantError('Energy was to be rented without a price.');
      const claim = {
        provider: chain.rental.name,
        energy: BigInt(step.amount),
        priceSun: BigInt(step.priceSun),
      };
      const claimed = await claimEnergyRental(database, sweep.sweepId, {
        ...claim,
        rentalsBefore: rentals.length,
      });
      if (!claimed) throw ApplicationFailure.retryable('Another attempt at this sweep was faster.');
      await faultPoint('sweep.rent_energy.claimed');
      const refusal = await order(chain, sweep, claimed);
      await faultPoint('sweep.rent_energy.ordered');
      if (refusal !== undefined) {
        await note(chain, sweep, { rentalId: claimed.rentalId, status: 'FAILED', reason: refusal });
        return { outcome: 'again', reason: refusal };
      }
      return waitFor(chain, sweep, claimed);
    },

    /** Asks once more about orders that were not waited for, so that what they cost is in the books. */
    async settleLate(chain: RentingChain, sweep: RentingSweep): Promise<void> {
      const rentals = await listEnergyRentals(database, sweep.sweepId);
      for (const late of rentals.filter(({ status }) => status === 'LATE'))
        await ask(chain, sweep, { rental: late });
    },
  };

  /** @returns why nothing was ordered, when that is certain. */
  async function order(
    chain: RentingChain,
    sweep: RentingSweep,
    { rentalId, energy }: EnergyRental,
  ): Promise<string | undefined> {
    const { rental: provider } = chain;
    try {
      const placed = await provider.order({ reference: rentalId, receiver: sweep.address, energy });
      const { orderId, costSun, balanceSun } = placed;
      metrics?.energyRentalBalanceSun.set(labelsOf(chain, sweep), Number(balanceSun));
      await note(chain, sweep, { rentalId, status: 'ORDERED', orderId, costSun });
      return undefined;
    } catch (error) {
      if (!isProviderError(error)) throw error;
      logger.warn({ err: error, rentalId }, 'An order for energy was not taken, or not answered.');
      if (error instanceof ProviderRejectedError) return error.message;
      if (error instanceof ProviderUnavailableError) return error.isNothingSent ? error.message : undefined;
      // Its words about an order are not documented one by one: two questions have to have the same answer.
      const isUnknown = await provider.findOrder(rentalId).then(
        (found) => found === undefined,
        () => false,
      );
      return isUnknown ? error.message : undefined;
    }
  }

  async function waitFor(
    chain: RentingChain,
    sweep: RentingSweep,
    rental: EnergyRental,
  ): Promise<SweepStepOutcome> {
    const { node, pollMs } = chain;
    const { rentalId } = rental;
    const stopping = AbortSignal.any([dependencies.stopping, Context.current().cancellationSignal]);
    for (let polls = 0; !stopping.aborted; polls += 1) {
      const energy = await node.availableEnergy(sweep.address).catch((error: unknown) => {
        if (!(error instanceof NodeUnavailableError)) throw error;
        return 0n;
      });
      if (energy * 100n >= rental.energy * DELIVERED_PERCENT) {
        const report = await reportOf(chain, sweep, rental);
        const told = report === 'unknown' ? undefined : report;
        await note(chain, sweep, {
          rentalId,
          status: 'DELIVERED',
          orderId: told?.orderId,
          costSun: told?.costSun,
        });
        return { outcome: 'succeeded', reason: undefined };
      }
      const waitedMs = Date.now() - rental.createdAtMs;
      if (polls % POLLS_PER_QUESTION === 0) {
        const answer = await ask(chain, sweep, {
          rental,
          isUnknownFinal: waitedMs > POLLS_UNTIL_KNOWN * pollMs,
        });
        if (answer) return answer;
      }
      if (waitedMs > PATIENCE_POLLS * pollMs) {
        const reason = 'The rented energy did not come in time.';
        await note(chain, sweep, { rentalId, status: 'LATE', reason });
        return { outcome: 'again', reason };
      }
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
    throw workerStops();
  }

  /** Asks what became of an order. @returns the outcome, when nothing is to be waited for any more. */
  async function ask(
    chain: RentingChain,
    sweep: RentingSweep,
    { rental, isUnknownFinal = false }: { readonly rental: EnergyRental; readonly isUnknownFinal?: boolean },
  ): Promise<SweepStepOutcome | undefined> {
    const { rentalId } = rental;
    const report = await reportOf(chain, sweep, rental);
    if (report === 'unknown') {
      // It may be late, and then it costs: so this is no failure.
      const reason = 'The provider does not know the order for energy.';
      if (!isUnknownFinal) return undefined;
      await note(chain, sweep, { rentalId, status: 'LATE', reason });
      return { outcome: 'again', reason };
    }
    if (report === undefined) return undefined;
    const { orderId, costSun, status } = report;
    if (status === 'failed') {
      const reason = 'The provider closed the order for energy.';
      await note(chain, sweep, { rentalId, status: 'FAILED', orderId, costSun, reason });
      return { outcome: 'again', reason };
    }
    if (rental.status === 'LATE') {
      const isDelivered = status === 'delivered';
      await note(chain, sweep, {
        rentalId,
        status: isDelivered ? 'DELIVERED' : 'LATE',
        orderId,
        costSun,
        reason: isDelivered ? undefined : rental.reason,
      });
    } else await note(chain, sweep, { rentalId, status: 'ORDERED', orderId, costSun });
    return undefined;
  }

  /** What the provider says of an order; undefined when it says nothing that can be used. */
  async function reportOf(
    { rental: provider }: RentingChain,
    { address }: RentingSweep,
    { rentalId }: EnergyRental,
  ): Promise<EnergyOrderReport | 'unknown' | undefined> {
    try {
      const report = await provider.findOrder(rentalId);
      if (report === undefined) return 'unknown';
      if (report.receiver === address) return report;
      logger.warn({ rentalId }, 'The provider describes an order for another address.');
    } catch (error) {
      if (!isProviderError(error)) throw error;
      logger.warn({ err: error, rentalId }, 'The provider will be asked again about an order for energy.');
    }
    return undefined;
  }

  async function note(
    chain: RentingChain,
    sweep: RentingSweep,
    { rentalId, ...news }: Pick<EnergyRental, 'rentalId'> & Parameters<typeof updateEnergyRental>[2],
  ): Promise<void> {
    const { moreSun, isNews } = await updateEnergyRental(database, rentalId, news);
    const labels = labelsOf(chain, sweep);
    if (moreSun > 0n) metrics?.energyRentalSun.inc(labels, Number(moreSun));
    if (isNews) metrics?.energyRentals.inc({ ...labels, status: news.status });
  }
}

function labelsOf({ rental }: RentingChain, { environment }: RentingSweep) {
  return { environment, provider: rental.name };
}

function isOpen({ status }: EnergyRental): boolean {
  return status === 'CLAIMED' || status === 'ORDERED';
}

function outcomeOf({ status, reason }: EnergyRental): SweepStepOutcome {
  return status === 'DELIVERED' ? { outcome: 'succeeded', reason: undefined } : { outcome: 'again', reason };
}

function rentStep({ energy, priceSun }: EnergyOffer, rentalsBefore: number): PlannedStep {
  return {
    kind: 'rent_energy',
    amount: energy.toString(),
    feeLimitSun: undefined,
    priceSun: priceSun.toString(),
    transactionsBefore: rentalsBefore,
  };
}

function isProviderError(
  error: unknown,
): error is ProviderUnavailableError | ProviderRejectedError | EnergyOrderRefusedError {
  return (
    error instanceof ProviderUnavailableError ||
    error instanceof ProviderRejectedError ||
    error instanceof EnergyOrderRefusedError
  );
}
