import type { ChainNode } from '../../chain/port.ts';
import type { Database } from '../../db/core/database.ts';
import type { LedgerStore } from '../../db/ledger/ledgerStore.ts';
import { bookTreasuryMovements, type ObservedTreasuryMovement } from '../../db/ledger/treasury.ts';
import { transfersOfUsdt } from '../../db/usdt/chainAlarms.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Environment } from '../../domain/money.ts';
import { tokenFeeOf } from '../../domain/usdt/sweep.ts';
import type { TokenTransfer } from '../../domain/usdt/tokenTransfer.ts';

/**
 * Books what an operator moved out of the hot treasury to cold storage, or from there into it. Only the chain says what
 * that was: the USDT Transfer logs of the transaction's solid receipt.
 *
 * @param order.txId 64 hex digits.
 * @param order.reason why, for the audit log.
 * @returns what was booked, in micro-USDT.
 * @throws DomainError `not_found` when no block has the transaction; `state_conflict` when it is not solid yet, failed,
 * does not concern the treasury, is a sweep of ours or is booked already. Then nothing has changed.
 */
export async function bookTreasuryTransaction(
  database: Database,
  ledger: LedgerStore,
  order: {
    readonly environment: Environment;
    readonly node: Pick<ChainNode, 'networkName' | 'findTransaction' | 'tokenFeeCollector'>;
    readonly treasuryAddress: string;
    readonly txId: string;
    readonly operator: string;
    readonly reason: string | undefined;
  },
): Promise<readonly ObservedTreasuryMovement[]> {
  const { environment, node, treasuryAddress } = order;
  const { inclusion } = await node.findTransaction(order.txId);
  if (!inclusion) throw new DomainError('not_found', 'no block has that transaction');
  const { blockNumber, blockTimestampMs: blockTimeMs } = inclusion;
  if (!inclusion.isSolid) {
    throw new DomainError('state_conflict', `block ${blockNumber} is not solid yet; try again in a minute`);
  }
  if (inclusion.outcome === 'failed') {
    throw new DomainError(
      'state_conflict',
      `the transaction failed (${inclusion.failureReason}) and moved nothing`,
    );
  }
  const moved = await transfersOfUsdt(database, environment, inclusion.transfers);
  const collector = mayHoldFee(moved) ? await node.tokenFeeCollector() : undefined;
  const movements = moved.flatMap((transfer, place): readonly ObservedTreasuryMovement[] => {
    const isOut = transfer.from === treasuryAddress;
    const observed = {
      network: node.networkName,
      txId: order.txId,
      logIndex: transfer.logIndex,
      environment,
      counterparty: isOut ? transfer.to : transfer.from,
      amountMinor: transfer.amountMinor,
      blockNumber,
      blockTimeMs,
    };
    const before = moved[place - 1];
    if (before && transfer.to === collector && isFeeOf(before, transfer)) {
      if (!concernsTreasury(before, treasuryAddress)) return [];
      return [{ ...observed, direction: isOut ? 'treasury_fee' : 'cold_storage_fee' }];
    }
    if (!concernsTreasury(transfer, treasuryAddress)) return [];
    return [{ ...observed, direction: isOut ? 'out' : 'in' }];
  });
  if (movements.length === 0) {
    throw new DomainError(
      'state_conflict',
      `the transaction moves no USDT out of the treasury ${treasuryAddress} or into it`,
    );
  }
  return bookTreasuryMovements(database, ledger, { ...order, environment, movements });
}

/** What goes from the treasury to itself moves nothing. */
function concernsTreasury({ from, to }: TokenTransfer, treasuryAddress: string): boolean {
  return (from === treasuryAddress) !== (to === treasuryAddress);
}

/** Whether some transfer follows another of the same sender, as what the contract takes does. */
function mayHoldFee(moved: readonly TokenTransfer[]): boolean {
  return moved.some((transfer, place) => {
    const before = moved[place - 1];
    return before !== undefined && isFeeOf(before, transfer);
  });
}

function isFeeOf(before: TokenTransfer, transfer: TokenTransfer): boolean {
  return tokenFeeOf(before.amountMinor + transfer.amountMinor, [before, transfer]) !== undefined;
}
