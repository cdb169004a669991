import type { ChainNode } from '../../chain/port.ts';
import type { Database } from '../../db/core/database.ts';
import type { LedgerStore } from '../../db/ledger/ledgerStore.ts';
import { transfersOfUsdt } from '../../db/usdt/chainAlarms.ts';
import { completeRefund, findRefund, type RefundPayment } from '../../db/usdt/refunds.ts';
import { DomainError } from '../../domain/errors.ts';
import { minorToDecimal } from '../../domain/money.ts';
import type { Refund } from '../../domain/usdt/refund.ts';
import { tokenFeeOf } from '../../domain/usdt/sweep.ts';
import type { TokenTransfer } from '../../domain/usdt/tokenTransfer.ts';

/** What a payment of a refund is looked for on. */
interface RefundChain {
  readonly node: Pick<ChainNode, 'findTransaction' | 'tokenFeeCollector'>;
  readonly treasuryAddress: string;
}

/**
 * Ends a refund by the transaction that paid it, which the chain is asked for: it is solid and succeeded, and out of the
 * treasury it moves the refund's USDT to the refund's address, and nothing else.
 *
 * @param order.txId 64 hex digits.
 * @returns the refund since.
 * @throws DomainError `not_found` for a refund or a transaction that is not there; `state_conflict`, in a sentence that says
 * what does not fit. Then nothing has changed.
 */
export async function closeRefund(
  { database, ledger, chain }: { database: Database; ledger: LedgerStore; chain: RefundChain },
  order: { readonly refundId: string; readonly txId: string; readonly operator: string },
): Promise<Refund> {
  const { refundId, txId, operator } = order;
  const refund = await findRefund(database, refundId);
  if (!refund) throw new DomainError('not_found', 'refund not found');
  const payment = await verifyPayment(database, chain, { refund, txId });
  return completeRefund({ database, ledger }, refundId, { operator, payment });
}

async function verifyPayment(
  database: Database,
  { node, treasuryAddress }: RefundChain,
  { refund, txId }: { readonly refund: Refund; readonly txId: string },
): Promise<RefundPayment> {
  const { environment, address, amountMinor } = refund;
  const { inclusion } = await node.findTransaction(txId);
  if (!inclusion) throw new DomainError('not_found', 'no block has that transaction');
  const { blockNumber, isSolid, outcome, failureReason, transfers } = inclusion;
  if (!isSolid) throw refused(`block ${blockNumber} is not solid yet; try again in a minute`);
  if (outcome === 'failed') throw refused(`the transaction failed (${failureReason}) and moved nothing`);
  const usdt = await transfersOfUsdt(database, environment, transfers);
  if (usdt.length === 0) throw refused('the transaction moves no USDT');
  const sent = usdt.filter(({ from }) => from === treasuryAddress);
  const [payment, ...others] = sent;
  if (!payment) throw refused(`the transaction moves no USDT out of the treasury ${treasuryAddress}`);
  if (payment.to !== address) throw refused(`the transaction pays ${payment.to}, and not ${address}`);
  if (payment.amountMinor !== amountMinor) {
    const [paid, owed] = [payment.amountMinor, amountMinor].map((minor) => minorToDecimal(minor, 'USDT'));
    throw refused(`the transaction pays ${paid} USDT, and not ${owed} USDT`);
  }
  const tokenFeeMinor = await feeOf(node, payment, others);
  const isMore = usdt.some(({ to }) => to === treasuryAddress) || tokenFeeMinor === undefined;
  if (isMore) throw refused('the transaction moves more than the refund out of the treasury, or into it');
  return { txId, blockNumber, tokenFeeMinor };
}

/** What the USDT contract kept of a payment; undefined when the transaction moved anything else. */
async function feeOf(
  node: RefundChain['node'],
  payment: TokenTransfer,
  others: readonly TokenTransfer[],
): Promise<bigint | undefined> {
  const [fee, ...more] = others;
  if (!fee) return 0n;
  const wholeMinor = payment.amountMinor + fee.amountMinor;
  const isFee = more.length === 0 && tokenFeeOf(wholeMinor, [payment, fee]) !== undefined;
  return isFee && fee.to === (await node.tokenFeeCollector()) ? fee.amountMinor : undefined;
}

function refused(why: string): DomainError {
  return new DomainError('state_conflict', why);
}
