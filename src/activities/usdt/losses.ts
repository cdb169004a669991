import type { ChainNode } from '../../chain/port.ts';
import type { Database } from '../../db/core/database.ts';
import type { LedgerStore } from '../../db/ledger/ledgerStore.ts';
import { clearChainAlarm } from '../../db/usdt/chainAlarms.ts';
import { readCursor } from '../../db/usdt/chainScan.ts';
import { bookAddressLoss, bookTreasuryLoss, isDepositAddress, type LossOrder } from '../../db/usdt/losses.ts';
import { DomainError } from '../../domain/errors.ts';
import type { CryptoLoss } from '../../domain/ledger/ledger.ts';
import { compareTreasury } from '../ledger/custody.ts';

/**
 * Books what an address of ours held and holds no longer: an issuer can destroy what it has frozen (`destroyBlackFunds` of
 * TetherToken), and writes no Transfer log. How much that is follows from the books and the chain alone.
 *
 * @param order.address a deposit address, or the treasury.
 * @throws DomainError `state_conflict` when the node is behind what was read, when the treasury is not frozen, so that what it
 * lacks was moved by an operator, and for what bookAddressLoss and bookTreasuryLoss refuse; NodeUnavailableError.
 */
export async function bookLoss(
  database: Database,
  ledger: LedgerStore,
  order: LossOrder & {
    readonly node: Pick<ChainNode, 'networkName' | 'head' | 'tokenBalanceMinor' | 'tokenIsFrozen'>;
    readonly treasuryAddress: string;
  },
): Promise<readonly CryptoLoss[]> {
  const { environment, address, node, treasuryAddress } = order;
  const cursor = await readCursor(database, node.networkName);
  const head = await node.head();
  if (cursor && head.number < cursor.blockNumber) {
    throw new DomainError('state_conflict', 'the node is behind what was read; try again later');
  }
  if (await isDepositAddress(database, environment, address)) {
    const heldMinor = await node.tokenBalanceMinor(address);
    const losses = await bookAddressLoss(database, ledger, { ...order, heldMinor });
    await clearChainAlarm(database, { environment, kind: 'frozen_address', subject: address });
    return losses;
  }
  if (address !== treasuryAddress) {
    throw new DomainError('not_found', 'that is neither the treasury nor the address of a session');
  }
  if (!(await node.tokenIsFrozen(address))) {
    throw new DomainError(
      'state_conflict',
      'the treasury is not frozen, so what it lacks was moved; book that with crypto treasury book',
    );
  }
  const source = { database, environment, node };
  const { differenceMinor, bookedMinor } = await compareTreasury(source, treasuryAddress);
  if (differenceMinor >= 0n) {
    throw new DomainError('state_conflict', 'the treasury holds at least what the books say');
  }
  const lost = { ...order, bookedMinor, lostMinor: -differenceMinor };
  return [await bookTreasuryLoss(database, ledger, lost)];
}
