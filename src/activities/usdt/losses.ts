import type { ChainNode } from '../../chain/port.ts';
import type { Database } from '../../db/core/database.ts';
import type { LedgerStore } from '../../db/ledger/ledgerStore.ts';
import { clearChainAlarm } from '../../db/usdt/chainAlarms.ts';
import { readCursor } from '../../db/usdt/chainScan.ts';
import {
  bookAddressLoss,
  bookTreasuryLoss,
  findSessionOfAddress,
  type LossOrder,
} from '../../db/usdt/losses.ts';
import { listTransactionsGivenUp } from '../../db/usdt/sweeps.ts';
import { DomainError } from '../../domain/errors.ts';
import type { CryptoLoss } from '../../domain/ledger/ledger.ts';
import type { Id } from '../../domain/money.ts';
import { compareTreasury } from '../ledger/custody.ts';
import { agreeingNodes } from './agreeingNodes.ts';

/** TRON makes a block every 3 s: the second look at the nodes is at another one. */
const BETWEEN_LOOKS_MS = 4_000;

/**
 * Books what an address of ours held and holds no longer: an issuer can destroy what it has frozen (`destroyBlackFunds` of
 * TetherToken), and writes no Transfer log. How much that is follows from the books and the chain alone: every node has to say
 * it, twice, and none may lag.
 *
 * @param order.address a deposit address, or the treasury.
 * @throws DomainError `state_conflict` when the nodes do not agree, when a transfer of the address landed that was given up, when
 * the treasury is not frozen, so that what it lacks was moved by an operator, and for what bookAddressLoss and
 * bookTreasuryLoss refuse; NodeUnavailableError.
 */
export async function bookLoss(
  database: Database,
  ledger: LedgerStore,
  order: LossOrder & {
    readonly node: Pick<ChainNode, 'networkName' | 'peers' | 'findTransaction'>;
    readonly treasuryAddress: string;
  },
): Promise<readonly CryptoLoss[]> {
  const { environment, address, node, treasuryAddress } = order;
  const cursor = await readCursor(database, node.networkName);
  const nodes = agreeingNodes(node, {
    readUpTo: cursor?.blockNumber ?? 0,
    betweenMs: BETWEEN_LOOKS_MS,
  });
  const paymentId = await findSessionOfAddress(database, environment, address);
  if (paymentId !== undefined) {
    await checkGivenUp(database, node, paymentId);
    const heldMinor = await nodes.tokenBalanceMinor(address);
    const losses = await bookAddressLoss(database, ledger, { ...order, heldMinor });
    await clearChainAlarm(database, { environment, kind: 'frozen_address', subject: address });
    return losses;
  }
  if (address !== treasuryAddress) {
    throw new DomainError('not_found', 'that is neither the treasury nor the address of a session');
  }
  if (!(await nodes.tokenIsFrozen(address))) {
    throw new DomainError(
      'state_conflict',
      'the treasury is not frozen, so what it lacks was moved; book that with crypto treasury book',
    );
  }
  const source = { database, environment, node: nodes };
  const { differenceMinor, bookedMinor } = await compareTreasury(source, treasuryAddress);
  if (differenceMinor >= 0n) {
    throw new DomainError('state_conflict', 'the treasury holds at least what the books say');
  }
  const lost = { ...order, bookedMinor, lostMinor: -differenceMinor };
  return [await bookTreasuryLoss(database, ledger, lost)];
}

/** What a node once said could not land may have moved the money that seems to be lost. */
async function checkGivenUp(
  database: Database,
  node: Pick<ChainNode, 'findTransaction'>,
  paymentId: Id<'cp'>,
): Promise<void> {
  for (const { txId } of await listTransactionsGivenUp(database, paymentId)) {
    const { inclusion } = await node.findTransaction(txId);
    if (!inclusion) continue;
    throw new DomainError(
      'state_conflict',
      `the transaction ${txId} of a sweep was given up and has landed; crypto sweep ${paymentId} records it`,
    );
  }
}
