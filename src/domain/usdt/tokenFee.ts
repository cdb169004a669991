import { BASIS_POINTS, divideRoundingUp } from '../arithmetic.ts';
import type { MicroUsdt } from '../money.ts';
import type { TokenTransfer } from './tokenTransfer.ts';

/** One USDT Transfer log of a transaction. Amounts in micro-USDT. */
type TokenMove = Pick<TokenTransfer, 'from' | 'amountMinor'>;

/** The most that is believed to be a fee, in basis points of what was sent: the contract allows itself 20. */
const MAX_BASIS_POINTS = 100n;

/**
 * What the USDT contract has taken for itself of a transfer, in micro-USDT: 0n as long as its fee is off.
 *
 * With a fee the contract (TetherToken, `StandardTokenWithFees.transfer`) writes two Transfer logs from the sender: what is
 * left to the receiver, and then the fee to the contract's owner. Together they are what was sent.
 *
 * @param sentMinor what was ordered to be sent.
 * @param moves the transaction's USDT logs, in their order.
 * @returns undefined when the logs do not add up to that: then it is unknown what happened to the money.
 */
export function tokenFeeOf(sentMinor: MicroUsdt, moves: readonly TokenMove[]): bigint | undefined {
  const [arrived, ...taken] = moves;
  if (arrived === undefined || taken.length > 1) return undefined;
  const feeMinor = taken[0]?.amountMinor ?? 0n;
  const isOneSender = moves.every(({ from }) => from === arrived.from);
  const isFee = feeMinor * BASIS_POINTS <= sentMinor * MAX_BASIS_POINTS;
  return isOneSender && isFee && arrived.amountMinor + feeMinor === sentMinor ? feeMinor : undefined;
}

/**
 * What a session bears of the fee of the sweep that moved its deposits, rounded up: the address may have held other money,
 * too. Amounts in micro-USDT.
 *
 * @param receivedMinor what the session received, > 0.
 * @param sweep what its sweep took off the address, and how much of that the contract kept.
 * @returns less than `receivedMinor`.
 */
export function shareOfTokenFee(
  receivedMinor: MicroUsdt,
  { sentMinor, feeMinor }: { readonly sentMinor: MicroUsdt; readonly feeMinor: MicroUsdt },
): bigint {
  if (feeMinor === 0n) return 0n;
  const ofMinor = sentMinor > receivedMinor ? sentMinor : receivedMinor;
  const shareMinor = divideRoundingUp(feeMinor * receivedMinor, ofMinor);
  return shareMinor < receivedMinor ? shareMinor : receivedMinor - 1n;
}
