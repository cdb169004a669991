import type { CheckoutRecord } from '../../db/usdt/checkouts.ts';
import type { MicroUsdt } from '../../domain/money.ts';
import { hasRunningFlow, payableUntilMs } from '../../domain/usdt/usdtSession.ts';

/** Where a session stands for the customer who pays it. */
export const CHECKOUT_STATES = [
  /** Nothing has come yet. */
  'awaiting',
  /** Less than asked has come, and there is time to send the rest. */
  'underpaid',
  /** Money must not be sent, because the merchant takes no payments at the moment. */
  'unpayable',
  /** The time is over by the clock, but the chain has not been read so far: what was paid in time still counts. */
  'closing',
  /** A payment was seen in a block that may still be replaced. */
  'confirming',
  /** It has come for good; the merchant is being credited. */
  'received',
  /** More than asked has come. */
  'overpaid',
  'paid',
  'expired',
  /** A human decides. */
  'review',
  'rejected',
] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/** What a customer is shown. Amounts in micro-USDT, times in ms since 1970. */
export interface CheckoutView {
  readonly state: CheckoutState;
  readonly missingMinor: MicroUsdt;
  readonly excessMinor: MicroUsdt;
  /** Until when money may be sent; undefined when it must not, or need not, be. */
  readonly payUntilMs: number | undefined;
  /** Nothing is left to do or to wait for on the page: where it leads back to is shown. */
  readonly isOver: boolean;
  /** Final, unless unexpected money arrives. */
  readonly isFinal: boolean;
  /** Differs whenever something else is shown. */
  readonly version: string;
}

/** What is shown of a session at a moment. */
export function checkoutView(session: CheckoutRecord, nowMs: number): CheckoutView {
  const { status, receivedMinor, expectedMinor } = session;
  const endsAtMs = payableUntilMs(session);
  const state = stateOf(session, endsAtMs !== undefined && nowMs < endsAtMs);
  const isFinal = !hasRunningFlow(status);
  return {
    state,
    missingMinor: receivedMinor < expectedMinor ? expectedMinor - receivedMinor : 0n,
    excessMinor: receivedMinor > expectedMinor ? receivedMinor - expectedMinor : 0n,
    payUntilMs: state === 'awaiting' || state === 'underpaid' ? endsAtMs : undefined,
    isOver: isFinal || state === 'review',
    isFinal,
    version: `${state}-${receivedMinor}`,
  };
}

function stateOf({ status, isMerchantActive }: CheckoutRecord, isInTime: boolean): CheckoutState {
  switch (status) {
    case 'INITIATED':
    case 'ADDRESS_PENDING':
    case 'AWAITING_DEPOSIT':
      if (!isInTime) return 'closing';
      return isMerchantActive ? 'awaiting' : 'unpayable';
    case 'UNDERPAID':
      if (!isInTime) return 'closing';
      return isMerchantActive ? 'underpaid' : 'unpayable';
    case 'PENDING_CONFIRMATION':
      return 'confirming';
    case 'SWEEP_PENDING':
      return 'received';
    case 'OVERPAID':
      return 'overpaid';
    case 'SETTLED':
      return 'paid';
    case 'EXPIRED':
      return 'expired';
    case 'MANUAL_REVIEW':
      return 'review';
    case 'FAILED':
      return 'rejected';
  }
}

/** The merchant's page, which is told which session its customer comes from; undefined when the merchant named none. */
export function returnAddress({ returnUrl, paymentId }: CheckoutRecord): string | undefined {
  if (returnUrl === undefined) return undefined;
  const address = new URL(returnUrl);
  address.searchParams.set('paymentId', paymentId);
  return address.href;
}
