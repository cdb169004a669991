import { Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { followTransaction } from '../../chain/follow.ts';
import {
  type SignedLoan,
  type SigningKey,
  SigningRefusedError,
  type TransactionAction,
  TransferImpossibleError,
  type UnsignedTransaction,
} from '../../chain/port.ts';
import { tokenTransferOf } from '../../chain/transaction.ts';
import type { SweepInput } from '../../contract/flows.ts';
import {
  endSweep,
  endSweepTransaction,
  findSweep,
  listLoansOfOthers,
  listSweepTransactions,
  noteAbsences,
  noteResend,
  noteSweepAttention,
  refuseTransaction,
  type SweepRecord,
  type SweepTransaction,
  storeSignedTransaction,
} from '../../db/usdt/sweeps.ts';
import { invariant } from '../../domain/errors.ts';
import type { Environment } from '../../domain/money.ts';
import { feeLimitNow } from '../../domain/usdt/sweep.ts';
import { refusalSentence } from '../../domain/usdt/sweepCauses.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { workerStops } from '../stopping.ts';
import { rentEnergy } from './energyRentals.ts';
import {
  energyToReclaim,
  findLateLandings,
  landed,
  type PlannedSweep,
  planOfEnded,
  planOfPending,
  rentingOf,
  triedForMs,
  unplanned,
} from './sweepPlans.ts';
import {
  type PlannedStep,
  planAgain,
  STEP_SUCCEEDED,
  type SweepAtWork,
  type SweepingChain,
  type SweepStepDependencies,
  type SweepStepOutcome,
  type TransactionStep,
} from './sweepSteps.ts';

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

    /**
     * Ends the sweep and tells its session. A restore may have lost that a transaction has landed, which its workflow has seen: one
     * that is open is followed first.
     */
    async endCryptoSweep(input: SweepInput & SweepEnd): Promise<void> {
      const { sweepId, environment, status } = input;
      await faultPoint?.('sweep.beforeEnd');
      const open = (await listSweepTransactions(database, sweepId)).find((each) => each.status === 'SIGNED');
      const chain = open && sweepingOf(environment);
      if (chain) await follow({ ...dependencies, chain, sweep: await load(input) }, open);
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

/** The transactions of sweeps. Whatever is signed is stored before anybody else sees it, and only that is sent. */

/** Takes a step that is one transaction, or goes on with what was stored of it. */
async function takeTransaction(work: SweepAtWork, step: TransactionStep): Promise<SweepStepOutcome> {
  const before = await listSweepTransactions(work.database, work.sweep.sweepId);
  const live = before.find(({ status }) => status === 'SIGNED');
  if (live) {
    const outcome = await follow(work, live);
    return live.step === step.kind ? outcome : planAgain(outcome.reason);
  }
  const done = before.slice(step.transactionsBefore).find(({ step: kind }) => kind === step.kind);
  return done ? outcomeOf(done, work.sweep.refusals) : takeNew(work, step, before);
}

/**
 * Takes back what the sweep has lent, by what the record says is still lent: an order that did not land is given again,
 * and one that did is not.
 */
async function takeEnergyBack(work: SweepAtWork): Promise<SweepStepOutcome> {
  for (;;) {
    const transactions = await listSweepTransactions(work.database, work.sweep.sweepId);
    const live = transactions.find(({ status }) => status === 'SIGNED');
    const [lent] = energyToReclaim(transactions);
    let outcome: SweepStepOutcome;
    if (live) outcome = await follow(work, live);
    else if (lent) {
      // Several loans of one sweep may add up to more than one signature may take back.
      const { stakeCapSun } = work.chain.policy;
      const amount = BigInt(lent.amount) > stakeCapSun ? stakeCapSun.toString() : lent.amount;
      outcome = await takeNew(work, { ...lent, amount }, transactions);
    } else return STEP_SUCCEEDED;
    if (outcome.outcome !== 'succeeded') return outcome;
  }
}

/** Signs, stores and follows a transaction that was decided on when the sweep had these before. */
async function takeNew(
  work: SweepAtWork,
  step: TransactionStep,
  before: readonly SweepTransaction[],
): Promise<SweepStepOutcome> {
  const { chain, sweep } = work;
  // A plan may be minutes old, and what was given up may have landed since.
  const late = await findLateLandings(work);
  if (late !== 'none') return planAgain('A transaction that was given up has landed after all.');
  let loans: readonly SignedLoan[] | undefined;
  if (step.kind === 'delegate_energy') {
    // The stake was there when this was planned; since then the address was activated, and others have planned too.
    loans = await listLoansOfOthers(work.database, sweep.sweepId);
    const lendableSun = await chain.node.lendableStakeSun(chain.signer.gasAddress, loans);
    if (BigInt(step.amount) > lendableSun) return planAgain('Other sweeps have borrowed the stake.');
  }
  const feeLimitSun = step.kind === 'transfer' ? await readFeeLimit(work, BigInt(step.amount)) : 0n;
  if (feeLimitSun === undefined)
    return planAgain('What the transfer takes has changed since it was planned.');
  const transaction = await sign(work, step, feeLimitSun);
  if (transaction instanceof SigningRefusedError) return { outcome: 'failed', reason: transaction.message };
  const order = { ...transaction, before, loans };
  const isStored = await storeSignedTransaction(work.database, sweep.sweepId, order);
  // The next attempt finds what was stored meanwhile, and follows it or looks at the stake again.
  if (!isStored) throw ApplicationFailure.retryable('Another attempt, or another loan, was faster.');
  await work.faultPoint?.(`sweep.${step.kind}.stored`);
  return follow(work, transaction, { isNew: true });
}

/** A node that lags sees less on the address than is there: what the contract refuses is asked again for so many looks at the chain. */
const LAG_PATIENCE_POLLS = 10;

/** The fee limit of a transfer by prices, estimates and resources of this moment; undefined when it has to be planned again. */
async function readFeeLimit({ chain, sweep }: SweepAtWork, amountMinor: bigint): Promise<bigint | undefined> {
  const order = { from: sweep.address, to: chain.signer.treasuryAddress, amountMinor };
  try {
    return feeLimitNow(amountMinor, await chain.node.transferFacts(order), chain.policy);
  } catch (error) {
    const isImpossible = error instanceof TransferImpossibleError;
    if (!isImpossible || triedForMs() < LAG_PATIENCE_POLLS * chain.pollMs) throw error;
    return undefined;
  }
}

/** What the signer's rules forbid stays forbidden however often it is asked: that is an outcome, and for a human. */
async function sign(
  work: SweepAtWork,
  step: TransactionStep,
  feeLimitSun: bigint,
): Promise<SweepTransaction | SigningRefusedError> {
  try {
    const { unsigned, key } = await build(work, step, feeLimitSun);
    const { txId, signedHex, expiresAtMs } = work.chain.signer.sign(unsigned, key);
    await work.faultPoint?.(`sweep.${step.kind}.signed`);
    return {
      txId,
      step: step.kind,
      amountMinor: BigInt(step.amount),
      signedHex,
      expiresAtMs,
      status: 'SIGNED',
      failureReason: undefined,
    };
  } catch (error) {
    if (error instanceof SigningRefusedError) return error;
    throw error;
  }
}

async function build(
  { chain: { node, signer }, sweep: { address, addressIndex } }: SweepAtWork,
  { kind, amount: amountText }: TransactionStep,
  feeLimitSun: bigint,
): Promise<{ readonly unsigned: UnsignedTransaction; readonly key: SigningKey }> {
  const amount = BigInt(amountText);
  const { gasAddress, treasuryAddress } = signer;
  const gasKey: SigningKey = { kind: 'gas', receiverIndex: addressIndex };
  const depositKey: SigningKey = { kind: 'deposit', index: addressIndex };
  const built = async (key: SigningKey, action: TransactionAction, limitSun?: bigint) => ({
    unsigned: await node.build(action, limitSun),
    key,
  });
  switch (kind) {
    case 'top_up':
      return built(gasKey, { kind: 'trx_transfer', owner: gasAddress, to: address, amountSun: amount });
    case 'return_trx':
      return built(depositKey, { kind: 'trx_transfer', owner: address, to: gasAddress, amountSun: amount });
    case 'delegate_energy':
    case 'reclaim_energy': {
      const order = kind === 'delegate_energy' ? 'energy_delegation' : 'energy_reclaim';
      return built(gasKey, { kind: order, owner: gasAddress, receiver: address, stakeSun: amount });
    }
    case 'transfer': {
      const order = { from: address, to: treasuryAddress, amountMinor: amount };
      return built(depositKey, tokenTransferOf(node.usdtContract, order), feeLimitSun);
    }
  }
}

/** Sends a stored transaction until it is solid, or until it can no longer land. */
async function follow(
  work: SweepAtWork,
  transaction: SweepTransaction,
  { isNew = false }: { readonly isNew?: boolean } = {},
): Promise<SweepStepOutcome> {
  const { chain, database, ledger, logger } = work;
  const { txId } = transaction;
  const followed = await followTransaction(chain.node, transaction, {
    pollMs: chain.pollMs,
    isNew,
    signal: AbortSignal.any([work.stopping, Context.current().cancellationSignal]),
    logger,
    onBroadcast: async () => work.faultPoint?.(`sweep.${transaction.step}.broadcast`),
    noteRefusal: (said) => refuseTransaction(database, txId, said),
    async noteResend() {
      if (await noteResend(database, txId)) return;
      throw ApplicationFailure.retryable('Another attempt has ended the transaction.');
    },
    noteAbsences: (absences) => noteAbsences(database, txId, absences),
  });
  switch (followed.outcome) {
    case 'landed':
      return landed(work, transaction, followed.inclusion);
    case 'expired':
      await endSweepTransaction(database, ledger, { txId, status: 'EXPIRED' });
      return planAgain(expired(followed.refusal));
    case 'refused':
      return refused(followed.refusals, followed.said);
    case 'stopped':
      throw workerStops();
  }
}

function outcomeOf({ status, failureReason }: SweepTransaction, refusals: number): SweepStepOutcome {
  if (status === 'SUCCEEDED') return STEP_SUCCEEDED;
  if (status === 'REFUSED') return refused(refusals, failureReason);
  return status === 'FAILED' ? { outcome: 'failed', reason: failureReason } : planAgain(expired());
}

function refused(refusals: number, said: string | undefined): SweepStepOutcome {
  return { outcome: 'refused', reason: refusalSentence(refusals, said), refusals };
}

/** @param refusal the code with which a node refused it, if one did. */
function expired(refusal?: string): string {
  const refused = refusal === undefined ? '' : ` A node refused it (${refusal}).`;
  return `The transaction expired before it got into a block.${refused}`;
}
