import type { AnswerOf } from '@merchant-payments/client';
import { listReaders, MAX_TEXT_LENGTH } from '../../components/listFilters.ts';
import { oneOf, readFilters, shortText } from '../../components/readFilters.ts';

export type UsdtSession = AnswerOf<'getCryptoPayment'>['payment'];
type SessionStatus = UsdtSession['status'];

/** What a list can be filtered by: the statuses that a session comes to have. */
export const SESSION_STATUSES = [
  'AWAITING_DEPOSIT',
  'PENDING_CONFIRMATION',
  'SWEEP_PENDING',
  'SETTLED',
  'UNDERPAID',
  'OVERPAID',
  'EXPIRED',
  'MANUAL_REVIEW',
  'FAILED',
] as const satisfies readonly SessionStatus[];

/** Reads the filter of an address. */
export const sessionFilter = readFilters({
  ...listReaders('USDT'),
  status: oneOf(SESSION_STATUSES),
  paymentLinkId: shortText(MAX_TEXT_LENGTH),
});

/** Whether nothing more comes of it by itself. A late deposit can still bring an expired one to review. */
export function isOver(status: SessionStatus): boolean {
  return status === 'SETTLED' || status === 'EXPIRED' || status === 'FAILED';
}

/** Whether the sandbox offers to let a deposit arrive: an expired session takes one that is late. */
export function canSimulateDeposit({ status }: UsdtSession): boolean {
  return status === 'EXPIRED' || !isOver(status);
}

/** Whether the merchant may accept or reject what came, instead of waiting for more or for our operations team. */
export function canDecide({ status, amountReceived, reviewReason }: UsdtSession): boolean {
  const isOpen = status === 'UNDERPAID' || status === 'OVERPAID' || status === 'MANUAL_REVIEW';
  return isOpen && amountReceived > 0 && reviewReason !== 'sweep_failed';
}

/** Whether the merchant may end it now: it is open, and nothing was paid to it. */
export function canEnd({ status, expiresAt }: UsdtSession): boolean {
  return status === 'AWAITING_DEPOSIT' && Date.parse(expiresAt) > Date.now();
}

/** Whether something of it can go back to the payer: it is decided, and not all of it went back yet. */
export function canRefund({ status, amountReceived, furtherDeposits, refunds }: UsdtSession): boolean {
  const sum = (parts: readonly { readonly amount: number }[]) =>
    parts.reduce((total, { amount }) => total + amount, 0);
  const left = amountReceived + sum(furtherDeposits) - sum(refunds);
  return (status === 'SETTLED' || status === 'FAILED') && left > 0.0000005;
}
