import { DomainError, invariant } from '../errors.ts';
import type { Owner } from '../money.ts';
import { type Transfer, type WalletHoldPart, walletHoldTransfers } from './ledger.ts';

/** A part of a wallet that an operator holds for a case, as rules (docs/decisions/0035-wallet-holds-and-automatic-payouts.md). */

/** Why a part of a wallet is held, with the words that its merchant reads. */
export const HOLD_GROUNDS = {
  dispute: 'dispute',
  fraud_report: 'fraud report',
  court_order: 'court order',
} as const;
export type HoldGround = keyof typeof HOLD_GROUNDS;

/** A hold, as far as its money goes. `amountMinor` is what it holds now; 0 once all of it was released. */
export type HeldWallet = Owner & WalletHoldPart;

/** What a release does: the transfers in their order, and what stays on hold, in minor units. */
export interface HoldRelease {
  readonly transfers: readonly Transfer[];
  readonly remainingMinor: bigint;
}

/**
 * Releases a hold down to what is to stay on hold. The ledger ends a reservation as a whole, so a part is released by ending it
 * and holding the rest by the next one. A release says what stays, so that one that is repeated releases nothing more.
 *
 * @param remainingMinor what stays on hold, in minor units; nothing unless given.
 * @throws DomainError `state_conflict` when the hold has no more than that.
 */
export function releaseHold(hold: HeldWallet, remainingMinor = 0n): HoldRelease {
  const { amountMinor: heldMinor, part } = hold;
  invariant(remainingMinor >= 0n, 'What stays on hold is not below 0.');
  if (heldMinor <= 0n) throw new DomainError('state_conflict', 'this hold was already released');
  if (remainingMinor === heldMinor)
    throw new DomainError('state_conflict', 'this hold was already released to that amount');
  if (remainingMinor > heldMinor)
    throw new DomainError('state_conflict', 'this hold has less than that amount');
  const released = walletHoldTransfers.void(hold);
  const next: HeldWallet = { ...hold, part: part + 1, amountMinor: remainingMinor };
  const transfers = remainingMinor > 0n ? [released, walletHoldTransfers.reserve(next)] : [released];
  return { transfers, remainingMinor };
}
