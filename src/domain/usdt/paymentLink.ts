import type { Asset } from '../money.ts';

/** What a payment link asks its customers for, in minor units of its currency. */
export interface PaymentLinkTerms {
  /** Of the price. It is always paid in USDT. */
  readonly currency: Asset;
  /** Undefined where the customer names the amount, within the bounds that there are. */
  readonly amountMinor: bigint | undefined;
  readonly minAmountMinor: bigint | undefined;
  readonly maxAmountMinor: bigint | undefined;
}

/**
 * How many sessions of a link may wait for their payment. A stranger could begin any number, so more are refused until some
 * are paid or expire.
 */
export const MAX_OPEN_SESSIONS_OF_LINK = 500;

/**
 * The amount of a session that a customer begins. A fixed amount stands, whatever is named.
 *
 * @param namedMinor what the customer names; undefined where it names nothing that is an amount.
 * @returns undefined when the link does not ask for that amount.
 */
export function amountOfLink(link: PaymentLinkTerms, namedMinor: bigint | undefined): bigint | undefined {
  const { amountMinor, minAmountMinor, maxAmountMinor } = link;
  if (amountMinor !== undefined) return amountMinor;
  if (namedMinor === undefined || namedMinor <= 0n) return undefined;
  const isTooSmall = minAmountMinor !== undefined && namedMinor < minAmountMinor;
  const isTooLarge = maxAmountMinor !== undefined && namedMinor > maxAmountMinor;
  return isTooSmall || isTooLarge ? undefined : namedMinor;
}
