import { Context } from '@temporalio/activity';
import {
  type ChainNode,
  NodeBehindError,
  NodeUnavailableError,
  type TransactionInclusion,
  TransferImpossibleError,
  WrongChainError,
} from '../../chain/port.ts';
import type { Database } from '../../db/core/database.ts';
import { clearChainAlarm, raiseChainAlarm, transfersOfUsdt } from '../../db/usdt/chainAlarms.ts';
import {
  endSweepTransaction,
  findSweep,
  listLoansOfOthers,
  listSweepTransactions,
  listTransactionsGivenUp,
  type SweepRecord,
  type SweepStepKind,
  type SweepTransaction,
} from '../../db/usdt/sweeps.ts';
import type { Environment, MicroUsdt } from '../../domain/money.ts';
import {
  planReturn,
  planSweep,
  type SweepPlan,
  type SweepStep,
  tokenFeeOf,
} from '../../domain/usdt/sweep.ts';
import {
  ADDRESS_FROZEN,
  capSentence,
  GAS_ACCOUNT_EMPTY,
  TOKEN_PAUSED,
  TREASURY_FROZEN,
} from '../../domain/usdt/sweepCauses.ts';
import type { TokenTransfer } from '../../domain/usdt/tokenTransfer.ts';
import { offerOfEnergy, openRental, plannedRental, settleLateRentals } from './energyRentals.ts';
import type {
  PlannedStep,
  RentingSweep,
  SweepAtWork,
  SweepStepOutcome,
  TransactionStep,
} from './sweepSteps.ts';

/** What is to be done now. */
export interface PlannedSweep {
  /**
   * `behind`: the node does not show the deposits yet. `unavailable`: no node has told for minutes what it takes to plan.
   * `paused`: the issuer has stopped every transfer of the token, for all sweeps alike. `capped`: a setting lets the signer
   * sign too little. `frozen`: the issuer has frozen the treasury. `moved`: the transfer has landed;
   * what is left is clearing up. `over`: the record has an end, as `endedAs` says; what is left is clearing up.
   */
  readonly verdict:
    | SweepPlan['verdict']
    | 'impossible'
    | 'behind'
    | 'unavailable'
    | 'paused'
    | 'frozen'
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

/** A plan that could not be made for as long as this many looks at the chain take, 150 s by default, is for a human. */
const PLANNING_PATIENCE_POLLS = 100;
/** A database that was away for a moment is not a fault of a node, and is back before an operator could look. */
const OWN_FAULT_PATIENCE_MS = 150_000;

const REASONS: Readonly<Record<SweepPlan['verdict'], string | undefined>> = {
  sweep: undefined,
  too_small: 'It is less than what is worth moving.',
  too_expensive: 'Moving it would cost more than it is worth.',
  gas_account_empty: GAS_ACCOUNT_EMPTY,
  capped: undefined,
};

/** A plan without steps. */
export function unplanned(verdict: PlannedSweep['verdict'], reason: string): PlannedSweep {
  return { verdict, steps: [], reason };
}

/** What is left to do of a sweep that has ended: the workflow that ended it is gone, and may not have got back what it lent. */
export function planOfEnded(
  endedAs: Exclude<SweepRecord['status'], 'PENDING'>,
  reason: string | undefined,
  transactions: readonly SweepTransaction[],
): PlannedSweep {
  // A return of TRX that was sent before the workflow was lost.
  const live = transactions.find(({ step, status }) => step === 'return_trx' && status === 'SIGNED');
  return {
    verdict: 'over',
    endedAs,
    steps: energyToReclaim(transactions),
    reason,
    ...(live && { leftover: stepOf(live, transactions.length - 1) }),
  };
}

/** Plans by live prices what is left to do of a sweep that has no end yet. */
export async function planOfPending(
  work: SweepAtWork,
  transactions: readonly SweepTransaction[],
): Promise<PlannedSweep> {
  try {
    return await planPending(work, transactions);
  } catch (error) {
    return planWithoutNode(work, error);
  }
}

async function planPending(given: SweepAtWork, listed: readonly SweepTransaction[]): Promise<PlannedSweep> {
  let [work, transactions] = [given, listed];
  const late = await findLateLandings(work);
  if (late === 'unsolid')
    return unplanned('behind', 'A transaction that was given up is in a block after all.');
  if (late === 'landed') {
    const { sweepId } = work.sweep;
    work = { ...work, sweep: (await findSweep(work.database, sweepId)) ?? work.sweep };
    transactions = await listSweepTransactions(work.database, sweepId);
  }
  const renting = rentingOf(work);
  if (transactions.some(({ step, status }) => step === 'transfer' && status === 'SUCCEEDED')) {
    if (renting) await settleLateRentals(renting);
    const leftover = await leftoverOf(work, transactions);
    return { verdict: 'moved', steps: energyToReclaim(transactions), reason: undefined, ...leftover };
  }
  // Before anything new is planned, what was signed and may still land is waited for.
  const live = transactions.find(({ status }) => status === 'SIGNED');
  const open = live ? stepOf(live, transactions.length - 1) : renting && (await openRental(renting));
  if (open) return { verdict: 'sweep', steps: [open], reason: undefined };
  return planTransfer(work, transactions);
}

/** A failure that lasts becomes a result, because operators do not see an activity that Temporal retries. */
function planWithoutNode({ chain, sweep, logger }: SweepAtWork, error: unknown): PlannedSweep {
  if (error instanceof TransferImpossibleError) throw error;
  const patienceMs = isChainError(error) ? PLANNING_PATIENCE_POLLS * chain.pollMs : OWN_FAULT_PATIENCE_MS;
  if (triedForMs() < patienceMs) throw error;
  logger.warn({ err: error, sweepId: sweep.sweepId }, 'A sweep cannot be planned.');
  const sentence = isChainError(error) ? error.message : 'a fault that the log of the worker describes.';
  return unplanned('unavailable', `The sweep cannot be planned: ${sentence}`);
}

/** Whether an error is a sentence of the chain's port, which names no secret. */
function isChainError(error: unknown): error is Error {
  return (
    error instanceof NodeUnavailableError ||
    error instanceof NodeBehindError ||
    error instanceof WrongChainError
  );
}

async function planTransfer(
  work: SweepAtWork,
  transactions: readonly SweepTransaction[],
): Promise<PlannedSweep> {
  const { chain, sweep } = work;
  const amountMinor = await chain.node.tokenBalanceMinor(sweep.address);
  // An address that was swept before may be looked at again for the TRX that is left on it.
  if (amountMinor === 0n && sweep.depositedMinor === 0n) {
    const leftover = await leftoverOf(work, transactions);
    return { ...unplanned('too_small', 'No USDT is left on the address.'), ...leftover };
  }
  if (await isFrozen(work, sweep.address, 'deposit address')) {
    // Another look, because this one may be a node's mistake, and the end is for an operator.
    if (triedForMs() < PLANNING_PATIENCE_POLLS * chain.pollMs)
      throw new TransferImpossibleError(ADDRESS_FROZEN);
    return unplanned('impossible', ADDRESS_FROZEN);
  }
  if (await isFrozen(work, chain.signer.treasuryAddress, 'treasury')) {
    return unplanned('frozen', TREASURY_FROZEN);
  }
  // The deposits are solid: a node that shows less is behind, and a sweep by its word would leave money there.
  if (amountMinor < sweep.depositedMinor || amountMinor === 0n) {
    return unplanned('behind', 'The node does not show all that was deposited yet.');
  }
  if (amountMinor < sweep.floorMinor) return { verdict: 'too_small', steps: [], reason: REASONS.too_small };
  try {
    return await planSteps(work, amountMinor, transactions);
  } catch (error) {
    if (!(error instanceof TransferImpossibleError)) throw error;
    if (await chain.node.tokenIsPaused()) return unplanned('paused', TOKEN_PAUSED);
    // A node that lags does not know what the address holds, so once is not enough: Temporal asks again for minutes.
    if (triedForMs() < PLANNING_PATIENCE_POLLS * chain.pollMs) throw error;
    return unplanned('impossible', error.message);
  }
}

function isFrozen(
  { chain, sweep, database }: SweepAtWork,
  address: string,
  role: 'treasury' | 'deposit address',
): Promise<boolean> {
  return checkFrozen({ database, environment: sweep.environment, node: chain.node }, address, role);
}

/** How long a plan has been asked for, over all attempts at the activity. */
export function triedForMs(): number {
  return Date.now() - Context.current().info.scheduledTimestampMs;
}

async function planSteps(
  work: SweepAtWork,
  amountMinor: MicroUsdt,
  transactions: readonly SweepTransaction[],
): Promise<PlannedSweep> {
  const { chain, sweep, database } = work;
  const { node, signer } = chain;
  const order = { from: sweep.address, to: signer.treasuryAddress, amountMinor };
  const loans = await listLoansOfOthers(database, sweep.sweepId);
  const told = await node.sweepFacts(order, signer.gasAddress, loans);
  // What an earlier sweep lent and is about to take back may be gone when the transfer runs.
  const facts = sweep.holdsEnergyOfEarlier ? { ...told, availableEnergy: 0n } : told;
  const policy = { ...chain.policy, floorMinor: sweep.floorMinor };
  const renting = policy.energyBy === 'rental' ? rentingOf(work) : undefined;
  const offer = renting && (await offerOfEnergy(renting, facts));
  const past = { failedLoans: failedLoans(transactions), offer };
  const { verdict, steps, cap } = planSweep(amountMinor, { ...facts, ...past }, policy);
  const planned = verdict === 'sweep' ? steps : [];
  return {
    verdict,
    steps: await Promise.all(
      planned.map((step) =>
        step.kind === 'rent_energy'
          ? plannedRental(work, step)
          : plannedStep(step, amountMinor, transactions.length),
      ),
    ),
    reason: cap ? capSentence(cap) : REASONS[verdict],
  };
}

/** What of the TRX on the address goes home. A sweep ends even if no node answers this. */
async function leftoverOf(
  { chain, sweep, logger }: SweepAtWork,
  transactions: readonly SweepTransaction[],
): Promise<{ readonly leftover?: PlannedStep }> {
  const { node, signer, policy } = chain;
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

function plannedStep(
  step: Exclude<SweepStep, { readonly kind: 'rent_energy' }>,
  amountMinor: MicroUsdt,
  transactionsBefore: number,
): TransactionStep {
  const { kind } = step;
  if (kind === 'transfer') return { kind, amount: amountMinor.toString(), transactionsBefore };
  const amountSun = 'amountSun' in step ? step.amountSun : step.stakeSun;
  return { kind, amount: amountSun.toString(), transactionsBefore };
}

/** The step that a stored transaction is; it is only followed, so what it was built from does not matter. */
function stepOf({ step, amountMinor = 0n }: SweepTransaction, transactionsBefore: number): TransactionStep {
  return { kind: step, amount: amountMinor.toString(), transactionsBefore };
}

/** How many orders to lend energy came to nothing. */
function failedLoans(transactions: readonly SweepTransaction[]): number {
  return transactions.filter(
    ({ step, status }) => step === 'delegate_energy' && status !== 'SIGNED' && status !== 'SUCCEEDED',
  ).length;
}

/** Energy that was lent and not taken back. */
export function energyToReclaim(
  transactions: readonly SweepTransaction[],
): readonly [] | readonly [TransactionStep] {
  const sum = (kind: SweepStepKind) =>
    transactions
      .filter(({ step, status }) => step === kind && status === 'SUCCEEDED')
      .reduce((total, { amountMinor = 0n }) => total + amountMinor, 0n);
  const lentSun = sum('delegate_energy') - sum('reclaim_energy');
  if (lentSun <= 0n) return [];
  return [plannedStep({ kind: 'reclaim_energy', stakeSun: lentSun }, 0n, transactions.length)];
}

/** A sweep as one that may rent energy; undefined where no provider is configured. */
export function rentingOf(work: SweepAtWork): RentingSweep | undefined {
  const { rental } = work.chain;
  return rental && { ...work, rental };
}

/** Records a transaction of a sweep that is in a solid block, and books what the USDT contract kept of it. */
export async function landed(
  work: SweepAtWork,
  transaction: SweepTransaction,
  { outcome, failureReason, feeSun, blockNumber, transfers }: TransactionInclusion,
): Promise<SweepStepOutcome> {
  const { database, ledger, metrics, sweep } = work;
  const { environment } = sweep;
  const isSuccess = outcome === 'success';
  const tokenFeeMinor = isSuccess ? await tokenFeeTaken(work, transaction, transfers) : 0n;
  const isNews = await endSweepTransaction(database, ledger, {
    txId: transaction.txId,
    status: isSuccess ? 'SUCCEEDED' : 'FAILED',
    failureReason,
    feeSun,
    blockNumber,
    tokenFeeMinor,
  });
  if (isNews) {
    metrics?.cryptoTokenFeesMinor.inc({ environment }, Number(tokenFeeMinor));
    metrics?.cryptoSweepFeesSun.inc({ environment }, Number(feeSun));
    if (isSuccess && transaction.step === 'return_trx') {
      metrics?.cryptoSweepReturnedSun.inc({ environment }, Number(transaction.amountMinor ?? 0n));
    }
  }
  await work.faultPoint?.(`sweep.${transaction.step}.landed`);
  return { outcome: isSuccess ? 'succeeded' : 'failed', reason: failureReason };
}

/** What cannot be explained is not booked: the comparison of books and chain shows it then. */
async function tokenFeeTaken(
  { logger, database, sweep }: SweepAtWork,
  { txId, step, amountMinor = 0n }: SweepTransaction,
  transfers: readonly TokenTransfer[],
): Promise<bigint> {
  if (step !== 'transfer') return 0n;
  const moves = await transfersOfUsdt(database, sweep.environment, transfers);
  const feeMinor = tokenFeeOf(amountMinor, moves);
  if (feeMinor === undefined) {
    logger.error(
      { txId },
      'A transfer of USDT landed whose logs are not what was sent, with or without a fee.',
    );
  }
  return feeMinor ?? 0n;
}

/**
 * Looks again for every transaction of the address that was given up as expired or refused, before anything else is signed for
 * it: a node that knew too little may have said so. One that has landed is recorded.
 *
 * @returns `landed` when the books have changed; `unsolid` when one is in a block that may still be replaced.
 * @throws NodeUnavailableError.
 */
export async function findLateLandings(work: SweepAtWork): Promise<'none' | 'landed' | 'unsolid'> {
  let found: 'none' | 'landed' | 'unsolid' = 'none';
  for (const transaction of await listTransactionsGivenUp(work.database, work.sweep.paymentId)) {
    const { inclusion } = await work.chain.node.findTransaction(transaction.txId);
    if (inclusion === undefined) continue;
    if (!inclusion.isSolid) return 'unsolid';
    const { txId } = transaction;
    work.logger.error({ txId }, 'A transaction of a sweep landed that nodes had said could not.');
    await landed(work, transaction, inclusion);
    found = 'landed';
  }
  return found;
}

/** Where the issuer of the token is asked what it has done to us, and where that is stored. */
export interface TokenSource {
  readonly database: Database;
  readonly environment: Environment;
  readonly node: Pick<ChainNode, 'tokenIsFrozen' | 'tokenSuccessor' | 'usdtContract'>;
}

/**
 * Asks whether the issuer has frozen an address of ours, and stores the answer for operators and alerts.
 *
 * @throws NodeUnavailableError.
 */
export async function checkFrozen(
  { database, environment, node }: TokenSource,
  address: string,
  role: 'treasury' | 'deposit address',
): Promise<boolean> {
  const isFrozen = await node.tokenIsFrozen(address);
  const alarm = { environment, kind: 'frozen_address', subject: address } as const;
  if (!isFrozen) await clearChainAlarm(database, alarm);
  else {
    await raiseChainAlarm(database, {
      ...alarm,
      note:
        role === 'treasury'
          ? 'The issuer of USDT has frozen the treasury. All sweeps wait.'
          : 'The issuer of USDT has frozen this deposit address: what it holds cannot be moved.',
    });
  }
  return isFrozen;
}
