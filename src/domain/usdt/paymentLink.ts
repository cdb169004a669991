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

/** Which part of the free places of a link one network may have begun: an eighth. */
const NETWORKS_BESIDE = 8;

/**
 * Whether one more session of a link may wait for its payment. The fuller a link is, the fewer each network may begin, and one
 * that began none has a place while there is any: so it takes some forty networks to keep all others from a link.
 *
 * @param open how many of the link wait.
 * @param ofNetwork how many the customer's network has begun within the hour, this one included.
 */
export function hasPlaceFor({
  open,
  ofNetwork,
}: {
  readonly open: number;
  readonly ofNetwork: number;
}): boolean {
  const free = MAX_OPEN_SESSIONS_OF_LINK - open;
  return free > 0 && ofNetwork <= Math.max(1, Math.floor(free / NETWORKS_BESIDE));
}

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
