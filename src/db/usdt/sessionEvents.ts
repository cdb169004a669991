import { minorToDecimal, minorToNumber } from '../../domain/money.ts';
import { REVIEW_SENTENCES, type UsdtSessionStatus } from '../../domain/usdt/usdtSession.ts';
import type { StatementRunner } from '../core/database.ts';
import { storeNotice } from '../core/notices.ts';
import type { OutboxRow } from '../core/outbox.ts';
import { type NewEvent, recordEvent } from '../webhooks/deliveries.ts';
import type { UsdtSessionRecord } from './usdtSessions.ts';

/** The event of a session that has come to a status; a status without one tells of progress alone. */
const EVENT_OF_STATUS: Readonly<Partial<Record<UsdtSessionStatus, NewEvent['type']>>> = {
  SETTLED: 'usdt_payment.settled',
  UNDERPAID: 'usdt_payment.underpaid',
  OVERPAID: 'usdt_payment.overpaid',
  EXPIRED: 'usdt_payment.expired',
  MANUAL_REVIEW: 'usdt_payment.needs_review',
  FAILED: 'usdt_payment.failed',
};

/** The statuses of a session of which no deposit was seen. */
const UNSEEN: ReadonlySet<UsdtSessionStatus> = new Set([
  'INITIATED',
  'ADDRESS_PENDING',
  'AWAITING_DEPOSIT',
  'EXPIRED',
  'FAILED',
]);

/**
 * Records the events of a session that has changed, in the transaction of the change: that a deposit was seen, and the status that
 * it has come to.
 *
 * @returns the outbox messages of their deliveries.
 */
export async function recordSessionEvents(
  runner: StatementRunner,
  before: UsdtSessionRecord,
  after: UsdtSessionRecord,
): Promise<readonly OutboxRow[]> {
  if (after.status === before.status) return [];
  const isSeen = UNSEEN.has(before.status) && !UNSEEN.has(after.status);
  const ofStatus = EVENT_OF_STATUS[after.status];
  const messages: OutboxRow[] = [];
  for (const type of [isSeen ? 'usdt_payment.seen' : undefined, ofStatus] as const) {
    if (type === undefined) continue;
    const { businessId, environment } = after;
    messages.push(...(await recordEvent(runner, { businessId, environment, type, data: dataOf(after) })));
  }
  return messages;
}

/** Notifies a merchant by mail of a session that waits for its decision, in the transaction of the change. */
export async function storeDecisionNotice(
  runner: StatementRunner,
  session: UsdtSessionRecord,
): Promise<void> {
  const { businessId, environment, paymentId, expectedMinor, receivedMinor, reviewReason } = session;
  const after = {
    payment: paymentId,
    expected: `${minorToDecimal(expectedMinor, 'USDT')} USDT`,
    received: `${minorToDecimal(receivedMinor, 'USDT')} USDT`,
    because: reviewReason === undefined ? 'More than expected came.' : REVIEW_SENTENCES[reviewReason],
  };
  const facts = { environment, after };
  await storeNotice(runner, { businessId, name: 'usdt_payment.needs_review', facts });
}

/** A session as its events show it. Amounts in USDT. */
function dataOf(session: UsdtSessionRecord) {
  return {
    paymentId: session.paymentId,
    merchantCustomerId: session.merchantCustomerId ?? null,
    merchantReference: session.merchantReference ?? null,
    currency: 'usdt',
    network: 'trc20',
    amountExpected: minorToNumber(session.expectedMinor, 'USDT'),
    amountReceived: minorToNumber(session.receivedMinor, 'USDT'),
    amountCredited: minorToNumber(session.creditedMinor, 'USDT'),
    depositAddress: session.depositAddress,
    status: session.status,
    reviewReason: session.reviewReason ?? null,
    txHash: session.txHash ?? null,
    metadata: session.metadata,
    expiresAt: new Date(session.expiresAtMs).toISOString(),
    createdAt: new Date(session.createdAtMs).toISOString(),
  };
}
