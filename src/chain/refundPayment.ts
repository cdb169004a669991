import { createHash } from 'node:crypto';
import { DomainError } from '../domain/errors.ts';
import type { Refund } from '../domain/usdt/refund.ts';
import type { SimulatedChain } from './port.ts';

/**
 * Pays a refund from the sandbox's treasury. The transactions of a refund are named by its id and counted: the next one is
 * made only when the one before has failed in a block, so a refund is paid once, for any number of callers.
 *
 * @returns the transaction.
 * @throws DomainError `state_conflict` while the treasury holds too little, as before a sweep.
 */
export async function payRefundInSandbox(
  chain: SimulatedChain,
  treasuryAddress: string,
  { refundId, address, amountMinor }: Pick<Refund, 'refundId' | 'address' | 'amountMinor'>,
): Promise<string> {
  for (let number = 1; ; number++) {
    const txId = createHash('sha256').update(`${refundId}/${number}`).digest('hex');
    const { inclusion } = await chain.findTransaction(txId);
    if (inclusion?.outcome === 'failed') continue;
    if (inclusion) return txId;
    if ((await chain.tokenBalanceMinor(treasuryAddress)) < amountMinor) {
      throw new DomainError('state_conflict', 'the treasury of the sandbox holds too little; sweep first');
    }
    await chain.simulatePayment({ from: treasuryAddress, to: address, amountMinor, txId });
    return txId;
  }
}
