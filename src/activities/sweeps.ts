import { Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { Logger } from 'pino';
import { followTransaction } from '../chain/follow.ts';
import {
  type ChainNode,
  NodeBehindError,
  NodeUnavailableError,
  type SignedLoan,
  type Signer,
  type SigningKey,
  SigningRefusedError,
  type TransactionAction,
  TransferImpossibleError,
  type UnsignedTransaction,
  WrongChainError,
} from '../chain/port.ts';
import { tokenTransferOf } from '../chain/transaction.ts';
import type { SweepInput } from '../contract/flows.ts';
import type { Database } from '../db/database.ts';
import type { LedgerStore } from '../db/ledgerStore.ts';
import type { OutboxRow } from '../db/outbox.ts';
import {
  endSweep,
  endSweepTransaction,
  findSweep,
  listLoansOfOthers,
  listSweepTransactions,
  noteSweepAttention,
  type SweepRecord,
  type SweepStepKind,
  type SweepTransaction,
  storeSignedTransaction,
} from '../db/sweeps.ts';
import { InvariantError, invariant } from '../domain/errors.ts';
import type { Environment, MicroUsdt } from '../domain/money.ts';
import { planReturn, planSweep, type SweepPolicy, type SweepStep } from '../domain/sweep.ts';
import { tokenFeeOf } from '../domain/tokenFee.ts';
import type { TokenTransfer } from '../domain/tokenTransfer.ts';
import type { Metrics } from '../metrics.ts';
import type { EnergyRentalProvider } from '../providers/energy/port.ts';
import { createEnergyRentals } from './energyRentals.ts';
import { workerStops } from './stopping.ts';
import type { PlannedStep, SweepStepOutcome } from './sweepSteps.ts';

/** What moving money off deposit addresses needs: a chain, and who signs for it. */
export interface SweepingChain {
  readonly node: ChainNode;
  readonly signer: Signer;
  /** Prices and caps; the floor is the session's own. */
  readonly policy: Omit<SweepPolicy, 'floorMinor'>;
  /** How often the chain is asked what became of a transaction, in ms. */
  readonly pollMs: number;
  /** Where energy may be rented, if anywhere. */
  readonly rental?: EnergyRentalProvider | undefined;
}

/** A step that is one transaction. */
type TransactionStep = PlannedStep & { readonly kind: SweepStepKind };

/** What is to be done now. */
export interface PlannedSweep {
  /**
   * `behind`: the node does not show the deposits yet. `unavailable`: no node has told for minutes what it takes to plan.
   * `moved`: the transfer has landed; what is left is clearing up. `over`: the record has an end, as `endedAs` says; what is
   * left is clearing up.
   */
  readonly verdict:
    | 'sweep'
    | 'too_small'
    | 'too_expensive'
    | 'gas_account_empty'
    | 'impossible'
    | 'behind'
    | 'unavailable'
    | 'moved'
    | 'over'
    | 'not_configured';
  readonly steps: readonly PlannedStep[];
  readonly reason: string | undefined;
  /** TRX that is to go back to the gas account after the end, where that is worth it. */
  readonly leftover?: PlannedStep;
  /** Only of what is over. */
  readonly endedAs?: Exclude<SweepRecord['status'], 'PENDING'>;
}

export interface SweepStepInput extends SweepInput {
  readonly step: PlannedStep;
}

/** What the sweep activities work with. */
export interface SweepActivityDependencies {
  readonly database: Database;
  readonly ledger: LedgerStore;
  readonly sweepingOf: (environment: Environment) => SweepingChain | undefined;
  readonly keepPromised: (rows: readonly OutboxRow[]) => void;
  readonly metrics?: Pick<
    Metrics,
    | 'cryptoSweeps'
    | 'cryptoSweepFeesSun'
    | 'cryptoTokenFeesMinor'
    | 'cryptoSweepReturnedSun'
    | 'energyRentals'
    | 'energyRentalSun'
    | 'energyRentalBalanceSun'
    | 'flowsNeedingAttention'
  >;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  readonly stopping: AbortSignal;
  readonly faultPoint?: (name: string) => Promise<void>;
}

export type SweepActivities = ReturnType<typeof createSweepActivities>;

/** A plan that could not be made for as long as this many looks at the chain take, 150 s by default, is for a human. */
const PLANNING_PATIENCE_POLLS = 100;
/** A database that was away for a moment is no fault of a node, and back before an operator could look. */
const OWN_FAULT_PATIENCE_MS = 150_000;

/** The side effects of sweeps. Whatever is signed is stored before anybody else sees it, and only that is sent. */
export function createSweepActivities(dependencies: SweepActivityDependencies) {
  const { database, ledger, sweepingOf, metrics, logger } = dependencies;
  const faultPoint = dependencies.faultPoint ?? (async () => {});
  const rentals = createEnergyRentals({ ...dependencies, faultPoint });

  return {
    /** Plans by live prices what is left to do. */
    async planCryptoSweep(input: SweepInput): Promise<PlannedSweep> {
      const sweep = await load(input);
      const transactions = await listSweepTransactions(database, sweep.sweepId);
      // The workflow that ended it is gone, and may not have got back what it lent.
      if (sweep.status !== 'PENDING') {
        return {
          verdict: 'over',
          endedAs: sweep.status,
          steps: energyToReclaim(transactions),
          reason: sweep.endReason,
          ...followedLeftover(transactions),
        };
      }
      const chain = sweepingOf(input.environment);
      if (!chain) return unplanned('not_configured', 'No chain is configured for this environment.');
      if (transactions.some(({ step, status }) => step === 'transfer' && status === 'SUCCEEDED')) {
        if (chain.rental) await rentals.settleLate({ ...chain, rental: chain.rental }, sweep);
        return {
          verdict: 'moved',
          steps: energyToReclaim(transactions),
          reason: undefined,
          ...(await leftoverOf(chain, sweep, transactions)),
        };
      }
      // Before anything new is planned, what was signed and may still land is waited for.
      const live = transactions.find(({ status }) => status === 'SIGNED');
      if (live) {
        return { verdict: 'sweep', steps: [stepOf(live, transactions.length - 1)], reason: undefined };
      }
      const ordered = chain.rental && (await rentals.openStep(sweep.sweepId));
      if (ordered) return { verdict: 'sweep', steps: [ordered], reason: undefined };
      return planPatiently(chain, sweep, transactions);
    },

    /**
     * Takes one step: signs, stores, sends and waits until it is known for certain what became of it. After a crash it
     * goes on with what was stored. Taking energy back is done when nothing is lent any more, however many transactions
     * that takes.
     */
    async takeSweepStep({ step, ...input }: SweepStepInput): Promise<SweepStepOutcome> {
      const sweep = await load(input);
      const chain = sweepingOf(input.environment);
      if (!chain) throw ApplicationFailure.retryable('No chain is configured for this environment.');
      if (step.kind === 'reclaim_energy') return takeEnergyBack(chain, sweep);
      if (sweep.status !== 'PENDING' && step.kind !== 'return_trx') {
        return { outcome: 'again', reason: 'The sweep is over.' };
      }
      if (step.kind === 'rent_energy') {
        const { rental } = chain;
        if (!rental) return { outcome: 'again', reason: 'Energy is not rented any more.' };
        return rentals.rent({ ...chain, rental }, sweep, step);
      }
      const before = await listSweepTransactions(database, sweep.sweepId);
      const live = before.find(({ status }) => status === 'SIGNED');
      if (live) {
        const outcome = await follow(chain, input.environment, live);
        return live.step === step.kind ? outcome : { outcome: 'again', reason: outcome.reason };
      }
      const done = before.slice(step.transactionsBefore).find(({ step: kind }) => kind === step.kind);
      return done
        ? outcomeOf(done)
        : takeNew(chain, sweep, { ...step, kind: step.kind, transactionsBefore: before.length });
    },

    /** Ends the sweep and tells its session. */
    async endCryptoSweep(
      input: SweepInput & {
        readonly status: 'DONE' | 'SKIPPED' | 'FAILED';
        readonly reason: string | undefined;
      },
    ): Promise<void> {
      await faultPoint('sweep.beforeEnd');
      const promised = await endSweep(database, input.sweepId, input);
      await faultPoint('sweep.afterEnd');
      dependencies.keepPromised(promised);
      if (promised.length > 0) {
        metrics?.cryptoSweeps.inc({ environment: input.environment, status: input.status });
      }
    },

    /** Puts the sweep on the operators' list, or takes it off with null. */
    async noteSweepAttention(input: SweepInput & { readonly reason: string | null }): Promise<void> {
      await noteSweepAttention(database, input.sweepId, input.reason);
      if (input.reason === null) return;
      metrics?.flowsNeedingAttention.inc({ flow: 'crypto_sweep', environment: input.environment });
    },
  };

  async function load(input: SweepInput): Promise<SweepRecord> {
    const sweep = await findSweep(database, input.sweepId);
    invariant(sweep, 'A sweep workflow has no record.');
    return sweep;
  }

  /** Plans; what goes on to fail becomes an answer, because nobody hears of an activity that Temporal tries again. */
  async function planPatiently(...order: Parameters<typeof plan>): Promise<PlannedSweep> {
    try {
      return await plan(...order);
    } catch (error) {
      const [chain, { sweepId }] = order;
      const triedForMs = Date.now() - Context.current().info.scheduledTimestampMs;
      const patienceMs = isChainError(error) ? PLANNING_PATIENCE_POLLS * chain.pollMs : OWN_FAULT_PATIENCE_MS;
      if (triedForMs < patienceMs) throw error;
      logger.warn({ err: error, sweepId }, 'A sweep cannot be planned.');
      const sentence = isChainError(error) ? error.message : 'a fault that the log of the worker describes.';
      return unplanned('unavailable', `The sweep cannot be planned: ${sentence}`);
    }
  }

  async function plan(
    chain: SweepingChain,
    sweep: SweepRecord,
    transactions: readonly SweepTransaction[],
  ): Promise<PlannedSweep> {
    const { node, signer } = chain;
    const amountMinor = await node.tokenBalanceMinor(sweep.address);
    // An address that was swept before may be looked at again for the TRX that is left on it.
    if (amountMinor === 0n && sweep.depositedMinor === 0n) {
      const leftover = await leftoverOf(chain, sweep, transactions);
      return { ...unplanned('too_small', 'No USDT is left on the address.'), ...leftover };
    }
    // The deposits are solid: a node that shows less is behind, and a sweep by its word would leave money there.
    if (amountMinor < sweep.depositedMinor || amountMinor === 0n) {
      return unplanned('behind', 'The node does not show all that was deposited yet.');
    }
    if (amountMinor < sweep.floorMinor)
      return unplanned('too_small', 'It is less than what is worth moving.');
    const order = { from: sweep.address, to: signer.treasuryAddress, amountMinor };
    try {
      const loans = await listLoansOfOthers(database, sweep.sweepId);
      const told = await node.sweepFacts(order, signer.gasAddress, loans);
      // What an earlier sweep lent and is about to take back may be gone when the transfer runs.
      const facts = sweep.holdsEnergyOfEarlier ? { ...told, availableEnergy: 0n } : told;
      const policy = { ...chain.policy, floorMinor: sweep.floorMinor };
      const offer =
        chain.rental && policy.energyBy === 'rental'
          ? await rentals.offerFor({ ...chain, rental: chain.rental }, sweep, facts)
          : undefined;
      const planned = planSweep(
        amountMinor,
        { ...facts, failedLoans: failedLoans(transactions), offer },
        policy,
      );
      const steps: PlannedStep[] = [];
      for (const step of planned.verdict === 'sweep' ? planned.steps : []) {
        steps.push(
          step.kind === 'rent_energy'
            ? await rentals.plannedStep(sweep.sweepId, step)
            : plannedStep(step, amountMinor, transactions.length),
        );
      }
      return {
        verdict: planned.verdict,
        steps,
        reason: REASONS[planned.verdict],
      };
    } catch (error) {
      if (!(error instanceof TransferImpossibleError)) throw error;
      return unplanned('impossible', error.message);
    }
  }

  /** What of the TRX on the address goes home. It is no reason for a sweep not to end that no node says it. */
  async function leftoverOf(
    { node, signer, policy }: SweepingChain,
    sweep: SweepRecord,
    transactions: readonly SweepTransaction[],
  ): Promise<{ readonly leftover?: PlannedStep }> {
    try {
      const facts = await node.leftoverFacts(sweep.address, signer.gasAddress);
      const planned = planReturn(facts, { ownSun: sweep.leftSun, capSun: policy.topUpCapSun });
      if (!planned) return {};
      const step = { kind: 'return_trx', amountSun: planned.amountSun } as const;
      return { leftover: plannedStep(step, 0n, transactions.length) };
    } catch (error) {
      if (!(error instanceof NodeUnavailableError)) throw error;
      logger.warn({ err: error, sweepId: sweep.sweepId }, 'No node tells what TRX is left.');
      return {};
    }
  }

  /**
   * Takes back what the sweep has lent, by what the record says is still lent: an order that did not land is given again,
   * and one that did is not.
   */
  async function takeEnergyBack(chain: SweepingChain, sweep: SweepRecord): Promise<SweepStepOutcome> {
    for (;;) {
      const transactions = await listSweepTransactions(database, sweep.sweepId);
      const live = transactions.find(({ status }) => status === 'SIGNED');
      const [lent] = energyToReclaim(transactions);
      let outcome: SweepStepOutcome;
      if (live) outcome = await follow(chain, sweep.environment, live);
      else if (lent) {
        // Several loans of one sweep may add up to more than one signature may take back.
        const { stakeCapSun } = chain.policy;
        const amount = BigInt(lent.amount) > stakeCapSun ? stakeCapSun.toString() : lent.amount;
        outcome = await takeNew(chain, sweep, { ...lent, amount, transactionsBefore: transactions.length });
      } else return { outcome: 'succeeded', reason: undefined };
      if (outcome.outcome !== 'succeeded') return outcome;
    }
  }

  /** Signs, stores and follows a transaction that was decided on when this many were known. */
  async function takeNew(
    chain: SweepingChain,
    sweep: SweepRecord,
    step: TransactionStep,
  ): Promise<SweepStepOutcome> {
    let loans: readonly SignedLoan[] | undefined;
    if (step.kind === 'delegate_energy') {
      // The stake was there when this was planned; since then the address was activated, and others have planned too.
      loans = await listLoansOfOthers(database, sweep.sweepId);
      const lendableSun = await chain.node.lendableStakeSun(chain.signer.gasAddress, loans);
      if (BigInt(step.amount) > lendableSun) {
        return { outcome: 'again', reason: 'Other sweeps have borrowed the stake.' };
      }
    }
    const signed = await signUnlessRefused(chain, sweep, { ...step, loans });
    if (signed instanceof SigningRefusedError) return { outcome: 'failed', reason: signed.message };
    // The next attempt finds what was stored meanwhile, and follows it or looks at the stake again.
    if (!signed) throw ApplicationFailure.retryable('Another attempt, or another loan, was faster.');
    await faultPoint(`sweep.${step.kind}.stored`);
    return follow(chain, sweep.environment, signed);
  }

  /** What the signer's rules forbid stays forbidden however often it is asked: that is an outcome, and for a human. */
  async function signUnlessRefused(
    ...order: Parameters<typeof sign>
  ): Promise<SweepTransaction | SigningRefusedError | undefined> {
    try {
      return await sign(...order);
    } catch (error) {
      if (error instanceof SigningRefusedError) return error;
      throw error;
    }
  }

  async function sign(
    chain: SweepingChain,
    sweep: SweepRecord,
    { loans, ...step }: TransactionStep & { readonly loans: readonly SignedLoan[] | undefined },
  ): Promise<SweepTransaction | undefined> {
    const { unsigned, key } = await build(chain, sweep, step);
    const signed = chain.signer.sign(unsigned, key);
    await faultPoint(`sweep.${step.kind}.signed`);
    const transaction: SweepTransaction = {
      txId: signed.txId,
      step: step.kind,
      amountMinor: BigInt(step.amount),
      signedHex: signed.signedHex,
      expiresAtMs: signed.expiresAtMs,
      status: 'SIGNED',
      failureReason: undefined,
    };
    const isStored = await storeSignedTransaction(database, sweep.sweepId, {
      ...transaction,
      transactionsBefore: step.transactionsBefore,
      loans,
    });
    return isStored ? transaction : undefined;
  }

  /** Sends a stored transaction until it is solid, or until it can never land any more. */
  async function follow(
    chain: SweepingChain,
    environment: Environment,
    transaction: SweepTransaction,
  ): Promise<SweepStepOutcome> {
    const followed = await followTransaction(chain.node, transaction, {
      pollMs: chain.pollMs,
      signal: AbortSignal.any([dependencies.stopping, Context.current().cancellationSignal]),
      logger,
      onBroadcast: () => faultPoint(`sweep.${transaction.step}.broadcast`),
    });
    switch (followed.outcome) {
      case 'landed':
        return landed(environment, transaction, followed.inclusion);
      case 'expired':
        await endSweepTransaction(database, ledger, { txId: transaction.txId, status: 'EXPIRED' });
        return { outcome: 'again', reason: expired(followed.refusal) };
      case 'stopped':
        throw workerStops();
    }
  }

  /** What cannot be explained is not booked: the comparison of books and chain shows it then. */
  function tokenFeeTaken(
    { txId, step, amountMinor }: SweepTransaction,
    transfers: readonly TokenTransfer[],
  ): bigint {
    if (step !== 'transfer') return 0n;
    const feeMinor = tokenFeeOf(
      amountMinor ?? 0n,
      transfers.filter(({ isUsdt }) => isUsdt),
    );
    if (feeMinor === undefined) {
      logger.error(
        { txId },
        'A transfer of USDT landed whose logs are not what was sent, with or without a fee.',
      );
    }
    return feeMinor ?? 0n;
  }

  async function landed(
    environment: Environment,
    transaction: SweepTransaction,
    inclusion: {
      readonly outcome: 'success' | 'failed';
      readonly failureReason: string | undefined;
      readonly feeSun: bigint;
      readonly blockNumber: number;
      readonly transfers: readonly TokenTransfer[];
    },
  ): Promise<SweepStepOutcome> {
    const isSuccess = inclusion.outcome === 'success';
    const tokenFeeMinor = isSuccess ? tokenFeeTaken(transaction, inclusion.transfers) : 0n;
    const isNews = await endSweepTransaction(database, ledger, {
      txId: transaction.txId,
      status: isSuccess ? 'SUCCEEDED' : 'FAILED',
      failureReason: inclusion.failureReason,
      feeSun: inclusion.feeSun,
      blockNumber: inclusion.blockNumber,
      tokenFeeMinor,
    });
    if (isNews) {
      metrics?.cryptoTokenFeesMinor.inc({ environment }, Number(tokenFeeMinor));
      metrics?.cryptoSweepFeesSun.inc({ environment }, Number(inclusion.feeSun));
      if (isSuccess && transaction.step === 'return_trx') {
        metrics?.cryptoSweepReturnedSun.inc({ environment }, Number(transaction.amountMinor ?? 0n));
      }
    }
    await faultPoint(`sweep.${transaction.step}.landed`);
    return { outcome: isSuccess ? 'succeeded' : 'failed', reason: inclusion.failureReason };
  }
}

const REASONS = {
  sweep: undefined,
  too_small: 'It is less than what is worth moving.',
  too_expensive: 'Moving it would cost more than it is worth.',
  gas_account_empty: 'The gas account has too little TRX.',
} as const;

/** Whether an error is a sentence of the chain's port, which names no secret. */
function isChainError(error: unknown): error is Error {
  return (
    error instanceof NodeUnavailableError ||
    error instanceof NodeBehindError ||
    error instanceof WrongChainError
  );
}

function unplanned(verdict: PlannedSweep['verdict'], reason: string): PlannedSweep {
  return { verdict, steps: [], reason };
}

function plannedStep(
  step: Exclude<SweepStep, { readonly kind: 'rent_energy' }>,
  amountMinor: MicroUsdt,
  transactionsBefore: number,
): TransactionStep {
  switch (step.kind) {
    case 'transfer':
      return {
        kind: step.kind,
        amount: amountMinor.toString(),
        feeLimitSun: step.feeLimitSun.toString(),
        transactionsBefore,
      };
    case 'top_up':
    case 'return_trx':
      return {
        kind: step.kind,
        amount: step.amountSun.toString(),
        feeLimitSun: undefined,
        transactionsBefore,
      };
    default:
      return {
        kind: step.kind,
        amount: step.stakeSun.toString(),
        feeLimitSun: undefined,
        transactionsBefore,
      };
  }
}

/** The step that a stored transaction is; it is only followed, so what it was built from does not matter. */
function stepOf(transaction: SweepTransaction, transactionsBefore: number): TransactionStep {
  return {
    kind: transaction.step,
    amount: (transaction.amountMinor ?? 0n).toString(),
    feeLimitSun: undefined,
    transactionsBefore,
  };
}

/** A return of TRX that was sent before the sweep's workflow was lost. */
function followedLeftover(transactions: readonly SweepTransaction[]): { readonly leftover?: PlannedStep } {
  const live = transactions.find(({ step, status }) => step === 'return_trx' && status === 'SIGNED');
  return live ? { leftover: stepOf(live, transactions.length - 1) } : {};
}

/** How many orders to lend energy came to nothing. */
function failedLoans(transactions: readonly SweepTransaction[]): number {
  return transactions.filter(
    ({ step, status }) => step === 'delegate_energy' && (status === 'FAILED' || status === 'EXPIRED'),
  ).length;
}

/** Energy that was lent and not taken back. */
function energyToReclaim(
  transactions: readonly SweepTransaction[],
): readonly [] | readonly [TransactionStep] {
  const succeeded = transactions.filter(({ status }) => status === 'SUCCEEDED');
  const sum = (kind: SweepStepKind) =>
    succeeded.reduce(
      (total, { step, amountMinor }) => (step === kind ? total + (amountMinor ?? 0n) : total),
      0n,
    );
  const lentSun = sum('delegate_energy') - sum('reclaim_energy');
  if (lentSun <= 0n) return [];
  return [plannedStep({ kind: 'reclaim_energy', stakeSun: lentSun }, 0n, transactions.length)];
}

function outcomeOf(transaction: SweepTransaction): SweepStepOutcome {
  switch (transaction.status) {
    case 'SUCCEEDED':
      return { outcome: 'succeeded', reason: undefined };
    case 'FAILED':
      return { outcome: 'failed', reason: transaction.failureReason };
    default:
      return { outcome: 'again', reason: expired() };
  }
}

/** @param refusal the code with which a node refused it, if one did. */
function expired(refusal?: string): string {
  const refused = refusal === undefined ? '' : ` A node refused it (${refusal}).`;
  return `The transaction expired before it got into a block.${refused}`;
}

async function build(
  { node, signer }: SweepingChain,
  sweep: SweepRecord,
  step: TransactionStep,
): Promise<{ readonly unsigned: UnsignedTransaction; readonly key: SigningKey }> {
  const amount = BigInt(step.amount);
  const { address } = sweep;
  const { gasAddress } = signer;
  const gasKey: SigningKey = { kind: 'gas', receiverIndex: sweep.addressIndex };
  const depositKey: SigningKey = { kind: 'deposit', index: sweep.addressIndex };
  const built = async (key: SigningKey, action: TransactionAction, feeLimitSun?: bigint) => ({
    unsigned: await node.build(action, feeLimitSun),
    key,
  });
  switch (step.kind) {
    case 'top_up':
      return built(gasKey, { kind: 'trx_transfer', owner: gasAddress, to: address, amountSun: amount });
    case 'return_trx':
      return built(depositKey, { kind: 'trx_transfer', owner: address, to: gasAddress, amountSun: amount });
    case 'delegate_energy':
    case 'reclaim_energy': {
      const kind = step.kind === 'delegate_energy' ? 'energy_delegation' : 'energy_reclaim';
      return built(gasKey, { kind, owner: gasAddress, receiver: address, stakeSun: amount });
    }
    case 'transfer': {
      if (step.feeLimitSun === undefined)
        throw new InvariantError('A transfer was planned without a fee limit.');
      const order = { from: address, to: signer.treasuryAddress, amountMinor: amount };
      return built(depositKey, tokenTransferOf(node.usdtContract, order), BigInt(step.feeLimitSun));
    }
  }
}
