import { setTimeout as pause } from 'node:timers/promises';
import { Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { NodeUnavailableError } from '../../chain/port.ts';
import {
  claimEnergyRental,
  type EnergyRental,
  listEnergyRentals,
  updateEnergyRental,
} from '../../db/usdt/energyRentals.ts';
import { invariant } from '../../domain/errors.ts';
import { type EnergyOffer, missingEnergy, type SweepFacts } from '../../domain/usdt/sweep.ts';
import type { EnergyOrderReport } from '../../providers/energy/port.ts';
import { ProviderError, ProviderRejectedError, ProviderUnavailableError } from '../../providers/errors.ts';
import { workerStops } from '../stopping.ts';
import {
  type PlannedStep,
  planAgain,
  type RentingSweep,
  STEP_SUCCEEDED,
  type SweepAtWork,
  type SweepStepOutcome,
} from './sweepSteps.ts';

/** A sweep waits for energy as long as this many looks at the chain take, 150 s by default; the merchant waits with it. */
const PATIENCE_POLLS = 100;
/** The provider is asked at every so-manieth look. */
const POLLS_PER_QUESTION = 4;
/** Of an order whose answer was lost the provider has to know by then. */
const POLLS_UNTIL_KNOWN = 40;
/** Energy is counted as delivered when so much of it is there, in percent: the chain rounds, and the margin covers it. */
const DELIVERED_PERCENT = 99n;

/** What the energy that a sweep lacks would cost now; undefined where it is not to be rented. */
export async function offerOfEnergy(
  { database, logger, rental, chain, sweep: { sweepId } }: RentingSweep,
  facts: SweepFacts,
): Promise<EnergyOffer | undefined> {
  const energy = missingEnergy(facts, chain.policy);
  if (energy === 0n) return undefined;
  // Who did not deliver once is not waited for again: the money would be late twice.
  const rentals = await listEnergyRentals(database, sweepId);
  if (rentals.some(({ status }) => status === 'LATE' || status === 'FAILED')) return undefined;
  try {
    return await rental.quote(energy);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger.warn({ err: error, sweepId }, 'No price of rented energy is known.');
    return undefined;
  }
}

/** The order under way, as a step: it is waited for before anything new is planned. */
export async function openRental({ database, sweep }: SweepAtWork): Promise<PlannedStep | undefined> {
  const rentals = await listEnergyRentals(database, sweep.sweepId);
  const index = rentals.findIndex(isOpen);
  const open = rentals[index];
  return open && rentStep(open, index);
}

/** The step of a plan that rents energy. */
export async function plannedRental(
  { database, sweep }: SweepAtWork,
  offer: EnergyOffer,
): Promise<PlannedStep> {
  return rentStep(offer, (await listEnergyRentals(database, sweep.sweepId)).length);
}

/** Orders the energy of a step, once, and waits until it is there. */
export async function rentEnergy(renting: RentingSweep, step: PlannedStep): Promise<SweepStepOutcome> {
  const { database, rental } = renting;
  const { sweepId } = renting.sweep;
  const rentals = await listEnergyRentals(database, sweepId);
  const known = rentals.find(isOpen) ?? rentals[step.transactionsBefore];
  if (known) return isOpen(known) ? waitFor(renting, known) : outcomeOf(known);
  invariant(step.priceSun !== undefined, 'Energy was to be rented without a price.');
  const claimed = await claimEnergyRental(database, sweepId, {
    provider: rental.name,
    energy: BigInt(step.amount),
    priceSun: BigInt(step.priceSun),
    rentalsBefore: rentals.length,
  });
  if (!claimed) throw ApplicationFailure.retryable('Another attempt at this sweep was faster.');
  await renting.faultPoint?.('sweep.rent_energy.claimed');
  const refusal = await order(renting, claimed);
  await renting.faultPoint?.('sweep.rent_energy.ordered');
  if (refusal === undefined) return waitFor(renting, claimed);
  await note(renting, claimed, { status: 'FAILED', reason: refusal });
  return planAgain(refusal);
}

/** Asks once more about orders that were not waited for, so that what they cost is in the books. */
export async function settleLateRentals(renting: RentingSweep): Promise<void> {
  const rentals = await listEnergyRentals(renting.database, renting.sweep.sweepId);
  for (const late of rentals.filter(({ status }) => status === 'LATE')) await ask(renting, late);
}

/** @returns why nothing was ordered, when that is certain. */
async function order(renting: RentingSweep, rental: EnergyRental): Promise<string | undefined> {
  const { rental: provider, sweep, metrics } = renting;
  const { rentalId, energy } = rental;
  try {
    const placed = await provider.order({ reference: rentalId, receiver: sweep.address, energy });
    const { orderId, costSun, balanceSun } = placed;
    metrics?.energyRentalBalanceSun.set(labelsOf(renting), Number(balanceSun));
    await note(renting, rental, { status: 'ORDERED', orderId, costSun });
    return undefined;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    renting.logger.warn({ err: error, rentalId }, 'An order for energy was not taken, or not answered.');
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

async function waitFor(renting: RentingSweep, rental: EnergyRental): Promise<SweepStepOutcome> {
  const { node, pollMs } = renting.chain;
  const stopping = AbortSignal.any([renting.stopping, Context.current().cancellationSignal]);
  for (let polls = 0; !stopping.aborted; polls += 1) {
    const energy = await node.availableEnergy(renting.sweep.address).catch((error: unknown) => {
      if (!(error instanceof NodeUnavailableError)) throw error;
      return 0n;
    });
    if (energy * 100n >= rental.energy * DELIVERED_PERCENT) {
      const report = await reportOf(renting, rental);
      const { orderId, costSun } = report === 'unknown' || !report ? {} : report;
      await note(renting, rental, { status: 'DELIVERED', orderId, costSun });
      return STEP_SUCCEEDED;
    }
    const waitedMs = Date.now() - rental.createdAtMs;
    if (polls % POLLS_PER_QUESTION === 0) {
      const isUnknownFinal = waitedMs > POLLS_UNTIL_KNOWN * pollMs;
      const answer = await ask(renting, rental, { isUnknownFinal });
      if (answer) return answer;
    }
    if (waitedMs > PATIENCE_POLLS * pollMs) {
      return giveUp(renting, rental, { status: 'LATE', reason: 'The rented energy did not come in time.' });
    }
    await pause(pollMs);
  }
  throw workerStops();
}

/** Asks for the outcome of an order. @returns it, when nothing is left to wait for. */
async function ask(
  renting: RentingSweep,
  rental: EnergyRental,
  { isUnknownFinal = false }: { readonly isUnknownFinal?: boolean } = {},
): Promise<SweepStepOutcome | undefined> {
  const report = await reportOf(renting, rental);
  if (report === 'unknown') {
    // It may be late, and then it costs: so this is not a failure.
    const reason = 'The provider does not know the order for energy.';
    return isUnknownFinal ? giveUp(renting, rental, { status: 'LATE', reason }) : undefined;
  }
  if (report === undefined) return undefined;
  const { orderId, costSun, status } = report;
  if (status === 'failed') {
    const reason = 'The provider closed the order for energy.';
    return giveUp(renting, rental, { status: 'FAILED', orderId, costSun, reason });
  }
  if (rental.status !== 'LATE') await note(renting, rental, { status: 'ORDERED', orderId, costSun });
  else if (status === 'delivered') await note(renting, rental, { status: 'DELIVERED', orderId, costSun });
  else await note(renting, rental, { status: 'LATE', orderId, costSun, reason: rental.reason });
  return undefined;
}

/** What the provider says of an order; undefined when it says nothing that can be used. */
async function reportOf(
  { rental: provider, sweep, logger }: RentingSweep,
  { rentalId }: EnergyRental,
): Promise<EnergyOrderReport | 'unknown' | undefined> {
  try {
    const report = await provider.findOrder(rentalId);
    if (report === undefined) return 'unknown';
    if (report.receiver === sweep.address) return report;
    logger.warn({ rentalId }, 'The provider describes an order for another address.');
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger.warn({ err: error, rentalId }, 'The provider will be asked again about an order for energy.');
  }
  return undefined;
}

/** Waits for an order no longer. */
async function giveUp(
  renting: RentingSweep,
  rental: EnergyRental,
  news: Parameters<typeof updateEnergyRental>[2],
): Promise<SweepStepOutcome> {
  await note(renting, rental, news);
  return planAgain(news.reason);
}

async function note(
  renting: RentingSweep,
  { rentalId }: EnergyRental,
  news: Parameters<typeof updateEnergyRental>[2],
): Promise<void> {
  const { moreSun, isNews } = await updateEnergyRental(renting.database, rentalId, news);
  const labels = labelsOf(renting);
  if (moreSun > 0n) renting.metrics?.energyRentalSun.inc(labels, Number(moreSun));
  if (isNews) renting.metrics?.energyRentals.inc({ ...labels, status: news.status });
}

function labelsOf({ rental, sweep }: RentingSweep) {
  return { environment: sweep.environment, provider: rental.name };
}

function isOpen({ status }: EnergyRental): boolean {
  return status === 'CLAIMED' || status === 'ORDERED';
}

function outcomeOf({ status, reason }: EnergyRental): SweepStepOutcome {
  return status === 'DELIVERED' ? STEP_SUCCEEDED : planAgain(reason);
}

function rentStep({ energy, priceSun }: EnergyOffer, rentalsBefore: number): PlannedStep {
  return {
    kind: 'rent_energy',
    amount: energy.toString(),
    priceSun: priceSun.toString(),
    transactionsBefore: rentalsBefore,
  };
}
