import type { TransactionInclusion } from '../../chain/port.ts';
import { transfersOfUsdt } from '../../db/usdt/acceptedContracts.ts';
import { endSweepTransaction, listTransactionsGivenUp, type SweepTransaction } from '../../db/usdt/sweeps.ts';
import { tokenFeeOf } from '../../domain/usdt/sweep.ts';
import type { TokenTransfer } from '../../domain/usdt/tokenTransfer.ts';
import type { SweepAtWork, SweepStepOutcome } from './sweepSteps.ts';

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
