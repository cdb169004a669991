import { decodeAddress } from './addresses.ts';

/** The account without a key: what is sent there is lost. */
const NO_ACCOUNT = '0'.repeat(40);

/**
 * Why a refund may not be paid to an address, in words that follow the name of its field; undefined when it may. Deposit
 * addresses are refused where the refund is stored, which knows all of them.
 *
 * @param ours the treasury, the gas account and the USDT contract: money that is sent there does not reach a payer.
 */
export function refusalOfRefundAddress(address: string, ours: readonly string[]): string | undefined {
  const account = decodeAddress(address);
  if (account === undefined) {
    return 'must be a TRON address: 34 characters that begin with T, with a valid checksum';
  }
  if (account === NO_ACCOUNT) return 'is the address without a key';
  return ours.includes(address) ? "is one of this service's own, or the USDT contract" : undefined;
}
