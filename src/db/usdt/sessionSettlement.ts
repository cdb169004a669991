import { sweepStart, usdtSessionNews, type WorkflowStart } from '../../contract/starts.ts';
import { DomainError, invariant } from '../../domain/errors.ts';
import { settleUsdtSession } from '../../domain/ledger/ledger.ts';
import type { Actor } from '../../domain/merchants/actor.ts';
import { type Id, type MicroUsdt, minorToDecimal, minorToNumber } from '../../domain/money.ts';
import {
  DUST_FLOOR_MINOR,
  decideUsdtSession,
  furtherDeposits,
  isOver,
  mayEnd,
  mayResolve,
  type PaymentResolution,
  REVIEW_SENTENCES,
  type SolidDeposit,
  type SweepProgress,
  type UsdtSessionFacts,
  type UsdtSessionStatus,
  type UsdtSessionVerdict,
} from '../../domain/usdt/usdtSession.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import { appendAudit } from '../core/auditLog.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { type IdempotencyScope, storeIdempotencyKey } from '../core/idempotency.ts';
import { storeNotice } from '../core/notices.ts';
import { type OutboxRow, storeStart } from '../core/outbox.ts';
import { insertSql, millisecondsSql, statement } from '../core/sql.ts';
import { tables } from '../core/tables.ts';
import { type LedgerStore, throwLedgerError } from '../ledger/ledgerStore.ts';
import { type NewEvent, recordEvent } from '../webhooks/deliveries.ts';
import { findUsdtSession, sweepProgressOf, type UsdtSessionRecord } from './usdtSessions.ts';

/** A human's decision about a session. */
export interface PaymentDecision {
  readonly by: 'merchant' | 'operator';
  readonly action: PaymentResolution;
  /** For the audit log: the operator's name, or who decides for the merchant. */
  readonly actor: Actor | string;
  readonly reason: string;
  /** Whether the operator's name was only typed, in the Temporal UI. */
  readonly isUnverified?: boolean;
}

/** A session after it was looked at. */
export interface AdvancedPayment {
  readonly payment: UsdtSessionRecord;
  /** What led there; undefined when it was over before. */
  readonly verdict: UsdtSessionVerdict | undefined;
  readonly hasChanged: boolean;
  /** How many deposits were found to be none of the session's. */
  readonly setAside: number;
  /** Outbox messages that were stored on the way, to be dispatched soon. */
  readonly messages: readonly OutboxRow[];
}

/** What a look at a session is to do. */
interface SessionLook {
  readonly paymentId: Id<'cp'>;
  /** The time that expiry and grace are judged by, once the chain was read so far. */
  readonly nowMs: number;
  /** A human's, made in the same transaction. */
  readonly decision?: PaymentDecision | undefined;
  /** Who ends the session now for its merchant, in the same transaction: it expires at `nowMs`. */
  readonly endedBy?: Actor | undefined;
  /** Begins a new sweep where the last one failed. */
  readonly retriesSweep?: boolean;
  /** Whether the session's workflow must be told of a change, because another process made it. */
  readonly tellsFlow?: boolean;
  /** The request that brings the decision, remembered with it. */
  readonly idempotency?: IdempotencyScope | undefined;
}

/**
 * Looks at a session and does what follows from all that is known of it: its status, its sweep, the merchant's credit,
 * in one transaction. A session is credited once, for any number of callers and calls.
 *
 * @throws DomainError `state_conflict` when the decision is not open to its maker; `not_found`.
 */
export function advanceUsdtSession(
  database: Database,
  ledger: LedgerStore,
  look: SessionLook,
): Promise<AdvancedPayment> {
  return database.transaction((runner) => advance(runner, ledger, look)).catch(throwLedgerError);
}

async function advance(
  runner: StatementRunner,
  ledger: LedgerStore,
  { paymentId, nowMs, decision, endedBy, retriesSweep = false, tellsFlow = false, idempotency }: SessionLook,
): Promise<AdvancedPayment> {
  const before = await findUsdtSession(runner, paymentId, { lock: true });
  if (!before) throw new DomainError('not_found', 'payment not found');
  const known = await readFacts(runner, before);
  if (idempotency) await storeIdempotencyKey(runner, idempotency, paymentId);
  const open = endedBy ? await endNow(runner, before, { known, nowMs, actor: endedBy }) : before;
  const decided = decision
    ? await decide(runner, { payment: open, sweep: known.sweep, nowMs }, decision)
    : open;
  if (isOver(decided.status)) {
    return { payment: decided, verdict: undefined, hasChanged: false, setAside: 0, messages: [] };
  }

  const further = furtherDeposits({ ...decided, deposits: known.deposits });
  if (further.length > 0) await setAside(runner, paymentId, further);
  const sweep = retriesSweep && known.sweep === 'failed' ? 'none' : known.sweep;
  const verdict = decideUsdtSession({
    expectedMinor: decided.expectedMinor,
    expiresAtMs: decided.expiresAtMs,
    policy: decided.policy,
    nowMs,
    readUntilMs: known.readUntilMs,
    deposits: known.deposits,
    sightedMinor: known.sightedMinor,
    sweep,
    swept: known.swept,
    resolution: decided.resolution && { action: decided.resolution, acceptsUnswept: decided.acceptsUnswept },
  });
  const payment: UsdtSessionRecord = {
    ...decided,
    status: verdict.status,
    receivedMinor: verdict.receivedMinor,
    creditedMinor: verdict.creditedMinor,
    reviewReason: verdict.reviewReason,
    txHash: known.deposits.findLast((deposit) => !further.includes(deposit))?.txId ?? decided.txHash,
  };
  const hasChanged =
    payment.status !== before.status ||
    payment.receivedMinor !== before.receivedMinor ||
    payment.reviewReason !== before.reviewReason ||
    payment.resolution !== before.resolution ||
    payment.expiresAtMs !== before.expiresAtMs;
  if (hasChanged) await update(runner, payment, nowMs);
  if (isOver(verdict.status)) await end(runner, ledger, payment);

  const waits = mayResolve('merchant', { ...payment, sweep }) && payment.status !== 'UNDERPAID';
  const isNews = payment.status !== before.status || payment.reviewReason !== before.reviewReason;
  if (waits && isNews && !verdict.startsSweep) await storeDecisionNotice(runner, payment);

  const starts: WorkflowStart[] = [];
  if (verdict.startsSweep) starts.push(await beginSweep(runner, payment));
  if (hasChanged && tellsFlow) starts.push(usdtSessionNews(payment));
  const messages: OutboxRow[] = [...(await recordSessionEvents(runner, before, payment))];
  for (const start of starts) messages.push(await storeStart(runner, start));
  return {
    payment: hasChanged ? { ...payment, updatedAtMs: nowMs } : payment,
    verdict,
    hasChanged,
    setAside: further.length,
    messages,
  };
}

/** What the chain and the sweeps say of a session. */
interface KnownFacts
  extends Required<Pick<UsdtSessionFacts, 'sightedMinor' | 'sweep' | 'swept' | 'readUntilMs'>> {
  readonly deposits: readonly KnownDeposit[];
}

type KnownDeposit = SolidDeposit & { readonly txId: string; readonly logIndex: number };

// Read after the lock was taken, in a statement of its own: it then sees whatever the scanner stored before it let go.
// Deposits and the cursor that moved past them are of one moment. An environment's cursor is the one that moves: those of
// networks that it used before stand still.
async function readFacts(
  runner: StatementRunner,
  { paymentId, environment }: UsdtSessionRecord,
): Promise<KnownFacts> {
  const row = await runner.one(
    statement<{
      readonly deposits: readonly {
        readonly amountMinor: string;
        readonly blockTimeMs: number;
        readonly txId: string;
        readonly logIndex: number;
      }[];
      readonly sightedMinor: MicroUsdt;
      readonly sweepStatus: string | undefined;
      readonly sentMinor: MicroUsdt;
      readonly feeMinor: MicroUsdt;
      readonly readUntilMs: number | undefined;
    }>('sessionSettlement.readFacts')`select
      (select coalesce(json_agg(json_build_object('amountMinor', amount_minor::text,
            'blockTimeMs', extract(epoch from block_time) * 1000, 'txId', tx_id, 'logIndex', log_index) order by block_number, tx_id, log_index), '[]')
        from chain_deposits where payment_id = ${paymentId} and status = 'RECEIVED') as deposits,
      (select coalesce(sum(amount_minor), 0)::bigint from chain_sightings
        where payment_id = ${paymentId} and amount_minor >= ${DUST_FLOOR_MINOR}::bigint) as sighted_minor,
      (select status from crypto_sweeps where payment_id = ${paymentId} order by created_at desc limit 1) as sweep_status,
      swept.sent_minor, swept.fee_minor,
      (select ${millisecondsSql('block_time')} from chain_cursors
        where environment = ${environment} order by updated_at desc limit 1) as read_until_ms
      from (
        select coalesce(sum(moved.amount_minor), 0)::bigint as sent_minor,
            coalesce(sum(moved.token_fee_minor), 0)::bigint as fee_minor
          from crypto_sweep_transactions moved join crypto_sweeps sweep on sweep.id = moved.sweep_id
          where sweep.payment_id = ${paymentId} and moved.step = 'transfer' and moved.status = 'SUCCEEDED') swept`,
    'The facts of a session could not be read.',
  );
  const { deposits, sightedMinor, sweepStatus, sentMinor, feeMinor, readUntilMs } = row;
  return {
    deposits: deposits.map((deposit) => ({ ...deposit, amountMinor: BigInt(deposit.amountMinor) })),
    sightedMinor,
    sweep: sweepProgressOf(sweepStatus),
    swept: { sentMinor, feeMinor },
    readUntilMs,
  };
}

/** Lets a session expire now. One that has ended by itself, or was ended before, stays as it is. */
async function endNow(
  runner: StatementRunner,
  payment: UsdtSessionRecord,
  { known, nowMs, actor }: { readonly known: KnownFacts; readonly nowMs: number; readonly actor: Actor },
): Promise<UsdtSessionRecord> {
  const { paymentId, businessId, environment, status, createdAtMs } = payment;
  if (status === 'EXPIRED') return payment;
  if (!mayEnd({ ...known, status })) {
    const why = status === 'AWAITING_DEPOSIT' ? 'a payment to it is on its way' : `it is ${status}`;
    throw new DomainError('state_conflict', `this payment cannot be ended: ${why}`);
  }
  // Its creation may have been timed by the clock of another host.
  const expiresAtMs = Math.max(nowMs, createdAtMs + 1);
  if (payment.expiresAtMs <= expiresAtMs) return payment;
  await runner.run(
    tables
      .updateTable('crypto_payments')
      .set({ expiresAt: new Date(expiresAtMs), updatedAt: new Date(nowMs) })
      .where('id', '=', paymentId),
  );
  await appendAudit(runner, {
    actor,
    action: 'crypto_payment.end',
    subject: paymentId,
    details: {},
    businessId,
    environment,
    before: { expiresAt: new Date(payment.expiresAtMs).toISOString() },
    after: { expiresAt: new Date(expiresAtMs).toISOString() },
  });
  return { ...payment, expiresAtMs };
}

async function decide(
  runner: StatementRunner,
  { payment, sweep, nowMs }: { payment: UsdtSessionRecord; sweep: SweepProgress; nowMs: number },
  { by, action, actor, reason, isUnverified = false }: PaymentDecision,
): Promise<UsdtSessionRecord> {
  // An equal decision again, after a crash or by impatience, is the same decision.
  if (payment.resolution === action && !(sweep === 'failed' && !payment.acceptsUnswept)) return payment;
  if (!mayResolve(by, { ...payment, sweep })) {
    throw new DomainError('state_conflict', `this payment is ${payment.status}; there is nothing to decide`);
  }
  const { paymentId, businessId, environment, status, reviewReason } = payment;
  const resolvedBy = typeof actor === 'string' ? actor : `business:${businessId}`;
  const acceptsUnswept = reviewReason === 'sweep_failed';
  const name = action === 'reject' ? 'crypto_payment.reject' : 'crypto_payment.accept';
  await runner.run(
    tables
      .updateTable('crypto_payments')
      .set({ resolution: action, acceptsUnswept, resolvedBy, updatedAt: new Date(nowMs) })
      .where('id', '=', paymentId),
  );
  await appendAudit(runner, {
    actor,
    action: by === 'operator' ? 'crypto_payment.resolve' : name,
    subject: paymentId,
    details: { action, reason, from: status, reviewReason, ...(isUnverified && { unverified: true }) },
    businessId,
    environment,
  });
  return { ...payment, resolution: action, acceptsUnswept };
}

async function update(runner: StatementRunner, payment: UsdtSessionRecord, nowMs: number): Promise<void> {
  await runner.run(
    statement('sessionSettlement.update')`
      update crypto_payments set status = ${payment.status}, amount_received_minor = ${payment.receivedMinor},
          amount_credited_minor = ${payment.creditedMinor}, tx_hash = ${payment.txHash},
          review_reason = ${payment.reviewReason}, updated_at = ${new Date(nowMs)}
        where id = ${payment.paymentId}`,
  );
}

/** Deposits that came late to a session that is complete without them: unexpected, as if it were over. */
async function setAside(
  runner: StatementRunner,
  paymentId: Id<'cp'>,
  further: readonly KnownDeposit[],
): Promise<void> {
  await runner.run(
    statement('sessionSettlement.setAside')`
      update chain_deposits set status = 'UNEXPECTED', reason = 'session_over'
        from unnest(${further.map(({ txId }) => txId)}::text[], ${further.map(({ logIndex }) => logIndex)}::int[])
          as late (tx_id, log_index)
        where payment_id = ${paymentId} and chain_deposits.tx_id = late.tx_id
          and chain_deposits.log_index = late.log_index and status = 'RECEIVED'`,
  );
}

/** The end of a session: its deposits are accounted for, and the merchant has what it is credited. */
async function end(runner: StatementRunner, ledger: LedgerStore, payment: UsdtSessionRecord): Promise<void> {
  if (payment.status === 'SETTLED') {
    invariant(payment.creditedMinor > 0n, 'A settled session credits something.');
    await ledger.postWithin(runner, settleUsdtSession(payment));
  }
  // A business may have its sessions sold at once: a relay does that, see activities/usdt/sessionSales.ts.
  await runner.run(
    statement('sessionSettlement.endDeposits')`with
      sold as (
        insert into session_sales (payment_id, business_id, environment, amount_minor, destination)
          select ${payment.paymentId}, id, ${payment.environment}, ${payment.creditedMinor}, destination
            from businesses, lateral (
              select case ${payment.environment}::text when 'prod' then session_sales_prod else session_sales_test end
            ) setting (destination)
            where id = ${payment.businessId} and destination is not null and ${payment.status}::text = 'SETTLED')
      update chain_deposits set status = ${payment.status === 'SETTLED' ? 'CREDITED' : 'REJECTED'}
        where payment_id = ${payment.paymentId} and status = 'RECEIVED'`,
  );
}

async function beginSweep(
  runner: StatementRunner,
  payment: UsdtSessionRecord,
): Promise<WorkflowStart<'cryptoSweepWorkflow'>> {
  const sweepId = newIdentifier('swp');
  const { paymentId, environment, addressIndex, depositAddress } = payment;
  await runner.run(
    statement('sessionSettlement.beginSweep')`${insertSql('crypto_sweeps', {
      id: sweepId,
      paymentId,
      environment,
      addressIndex: BigInt(addressIndex),
      address: depositAddress,
    })}`,
  );
  return sweepStart({ ...payment, sweepId });
}

/**
 * Begins to sweep the address of a session that is over, by an operator's wish: what came late, or was left there by
 * policy. It is audited.
 *
 * @throws DomainError `not_found`; `state_conflict` while the session itself decides, or a sweep is under way.
 */
export async function sweepEndedSession(
  database: Database,
  paymentId: Id<'cp'>,
  operator: string,
): Promise<OutboxRow> {
  return database.transaction(async (runner) => {
    const payment = await findUsdtSession(runner, paymentId, { lock: true });
    if (!payment) throw new DomainError('not_found', 'payment not found');
    if (!isOver(payment.status)) {
      throw new DomainError('state_conflict', `this payment is ${payment.status}; it is swept by itself`);
    }
    const { sweep } = await readFacts(runner, payment);
    if (sweep === 'under_way') throw new DomainError('state_conflict', 'a sweep of it is under way');
    const start = await beginSweep(runner, payment);
    await appendAudit(runner, {
      actor: operator,
      action: 'crypto_payment.sweep',
      subject: paymentId,
      details: { sweepId: start.input.sweepId },
      businessId: payment.businessId,
      environment: payment.environment,
    });
    return storeStart(runner, start);
  });
}

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
async function recordSessionEvents(
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
async function storeDecisionNotice(runner: StatementRunner, session: UsdtSessionRecord): Promise<void> {
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
    paymentLinkId: session.paymentLinkId ?? null,
    payerReference: session.payerReference ?? null,
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
