import { cryptoPaymentNews, cryptoSweepStart, type WorkflowStart } from '../contract/starts.ts';
import {
  type CryptoPaymentVerdict,
  decideCryptoPayment,
  isOver,
  mayResolve,
  type PaymentResolution,
  type SweepProgress,
} from '../domain/cryptoPayment.ts';
import { DomainError, InvariantError, invariant } from '../domain/errors.ts';
import { settleCryptoPayment } from '../domain/ledger.ts';
import { newIdentifier } from '../security/identifiers.ts';
import { type CryptoPaymentRecord, findCryptoPayment, sweepProgressOf } from './cryptoPayments.ts';
import type { Database, Statement, StatementRunner } from './database.ts';
import { type IdempotencyScope, rememberRequest } from './idempotency.ts';
import { type LedgerStore, ledgerError, postTransferSql } from './ledgerStore.ts';
import { type OutboxRow, promiseStart } from './outbox.ts';

/** A human's decision about a session. */
export interface PaymentDecision {
  readonly by: 'merchant' | 'operator';
  readonly action: PaymentResolution;
  /** For the audit log: the operator's name, or the business. */
  readonly actor: string;
  readonly reason: string;
}

/** A session after it was looked at. */
export interface AdvancedPayment {
  readonly payment: CryptoPaymentRecord;
  /** What led there; undefined when it was over before. */
  readonly verdict: CryptoPaymentVerdict | undefined;
  readonly hasChanged: boolean;
  /** What was promised on the way, to be kept soon. */
  readonly promised: readonly OutboxRow[];
}

// Read after the lock was taken, in a statement of its own: it then sees whatever the scanner stored before it let go.
// Deposits and the cursor that moved past them are of one moment. An environment's cursor is the one that moves: those of
// networks that it used before stand still.
const READ_FACTS: Statement = {
  name: 'cryptoSettlement.readFacts',
  text: `select
    (select coalesce(json_agg(json_build_object('amount', amount_minor::text, 'atMs', extract(epoch from block_time) * 1000,
          'txId', tx_id) order by block_number, tx_id, log_index), '[]')
      from chain_deposits where payment_id = $1 and status = 'RECEIVED') as deposits,
    (select coalesce(sum(amount_minor), 0) from chain_sightings where payment_id = $1) as sighted_minor,
    (select status from crypto_sweeps where payment_id = $1 order by created_at desc limit 1) as sweep_status,
    (select json_build_object('sent', coalesce(sum(moved.amount_minor), 0)::text,
          'fee', coalesce(sum(moved.token_fee_minor), 0)::text)
      from crypto_sweep_transactions moved join crypto_sweeps sweep on sweep.id = moved.sweep_id
      where sweep.payment_id = $1 and moved.step = 'transfer' and moved.status = 'SUCCEEDED') as swept,
    (select block_time from chain_cursors where environment = $2 order by updated_at desc limit 1) as read_until`,
};
const UPDATE: Statement = {
  name: 'cryptoSettlement.update',
  text: `update crypto_payments set status = $2, amount_received_minor = $3, amount_credited_minor = $4, tx_hash = $5,
      review_reason = $6, updated_at = $7 where id = $1`,
};
const DECIDE: Statement = {
  name: 'cryptoSettlement.decide',
  text: `with decided as (
      update crypto_payments set resolution = $2, accepts_unswept = $3, resolved_by = $4, updated_at = $7 where id = $1
        returning id)
    insert into audit_log (actor, action, subject, details)
      select $4, $5, id, $6::jsonb from decided`,
};
const POST: Statement = { name: 'cryptoSettlement.post', text: postTransferSql(1) };
const END_DEPOSITS: Statement = {
  name: 'cryptoSettlement.endDeposits',
  text: `update chain_deposits set status = $2 where payment_id = $1 and status = 'RECEIVED'`,
};
const BEGIN_SWEEP: Statement = {
  name: 'cryptoSettlement.beginSweep',
  text: `insert into crypto_sweeps (id, payment_id, environment, address_index, address) values ($1, $2, $3, $4, $5)`,
};

/**
 * Looks at a session and does what follows from all that is known of it: its status, its sweep, the merchant's credit,
 * in one transaction. Whoever calls, and however often, a session is credited once.
 *
 * @param options.nowMs the time that expiry and grace are judged by, once the chain was read so far.
 * @param options.decision a human's, made in the same transaction.
 * @param options.retriesSweep begins a new sweep where the last one failed.
 * @param options.tellsFlow whether the session's workflow must hear of a change, because somebody else looks.
 * @throws DomainError `state_conflict` when the decision is not open to whoever makes it; `not_found`.
 */
export async function advanceCryptoPayment(
  database: Database,
  ledger: LedgerStore,
  paymentId: string,
  options: {
    readonly nowMs: number;
    readonly decision?: PaymentDecision | undefined;
    readonly retriesSweep?: boolean;
    readonly tellsFlow?: boolean;
    /** The request that brings the decision, remembered with it. */
    readonly idempotency?: IdempotencyScope | undefined;
  },
): Promise<AdvancedPayment> {
  try {
    return await database.transaction((runner) => advance(runner, ledger, paymentId, options));
  } catch (error) {
    throw ledgerError(error);
  }
}

async function advance(
  runner: StatementRunner,
  ledger: LedgerStore,
  paymentId: string,
  {
    nowMs,
    decision,
    retriesSweep = false,
    tellsFlow = false,
    idempotency,
  }: Parameters<typeof advanceCryptoPayment>[3],
): Promise<AdvancedPayment> {
  const before = await findCryptoPayment(runner, paymentId, { lock: true });
  if (!before) throw new DomainError('not_found', 'payment not found');
  const known = await readFacts(runner, before);
  if (idempotency) await rememberRequest(runner, idempotency, paymentId);
  const decided = decision ? await decide(runner, before, decision, known.sweep, nowMs) : before;
  if (isOver(decided.status)) {
    return { payment: decided, verdict: undefined, hasChanged: false, promised: [] };
  }

  const sweep = retriesSweep && known.sweep === 'failed' ? 'none' : known.sweep;
  const verdict = decideCryptoPayment({
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
  const payment: CryptoPaymentRecord = {
    ...decided,
    status: verdict.status,
    receivedMinor: verdict.receivedMinor,
    creditedMinor: verdict.creditedMinor,
    reviewReason: verdict.reviewReason,
    txHash: known.deposits.at(-1)?.txId ?? decided.txHash,
  };
  const hasChanged =
    payment.status !== before.status ||
    payment.receivedMinor !== before.receivedMinor ||
    payment.reviewReason !== before.reviewReason ||
    payment.resolution !== before.resolution;
  if (hasChanged) await update(runner, payment, nowMs);
  if (isOver(verdict.status)) await end(runner, ledger, payment);

  const starts: WorkflowStart[] = [];
  if (verdict.startsSweep) starts.push(await beginSweep(runner, payment));
  if (hasChanged && tellsFlow) starts.push(cryptoPaymentNews(payment));
  const promised: OutboxRow[] = [];
  for (const start of starts) promised.push(await promiseStart(runner, start));
  return {
    payment: hasChanged ? { ...payment, updatedAtMs: nowMs } : payment,
    verdict,
    hasChanged,
    promised,
  };
}

async function readFacts(
  runner: StatementRunner,
  { paymentId, environment }: CryptoPaymentRecord,
): Promise<{
  readonly deposits: readonly {
    readonly amountMinor: bigint;
    readonly blockTimeMs: number;
    readonly txId: string;
  }[];
  readonly sightedMinor: bigint;
  readonly sweep: SweepProgress;
  readonly swept: { readonly sentMinor: bigint; readonly feeMinor: bigint };
  readonly readUntilMs: number | undefined;
}> {
  const [row] = await runner.run<{
    deposits: readonly { readonly amount: string; readonly atMs: number; readonly txId: string }[];
    sighted_minor: string;
    sweep_status: string | null;
    swept: { readonly sent: string; readonly fee: string };
    read_until: Date | null;
  }>(READ_FACTS, [paymentId, environment]);
  if (!row) throw new InvariantError('The facts of a session could not be read.');
  return {
    deposits: row.deposits.map(({ amount, atMs, txId }) => ({
      amountMinor: BigInt(amount),
      blockTimeMs: atMs,
      txId,
    })),
    sightedMinor: BigInt(row.sighted_minor),
    sweep: sweepProgressOf(row.sweep_status),
    swept: { sentMinor: BigInt(row.swept.sent), feeMinor: BigInt(row.swept.fee) },
    readUntilMs: row.read_until?.getTime(),
  };
}

async function decide(
  runner: StatementRunner,
  payment: CryptoPaymentRecord,
  decision: PaymentDecision,
  sweep: SweepProgress,
  nowMs: number,
): Promise<CryptoPaymentRecord> {
  const { by, action, actor, reason } = decision;
  // An equal decision again, after a crash or by impatience, is the same decision.
  if (payment.resolution === action && !(sweep === 'failed' && !payment.acceptsUnswept)) return payment;
  if (!mayResolve(by, payment.status, payment.reviewReason, sweep)) {
    throw new DomainError('state_conflict', `this payment is ${payment.status}; there is nothing to decide`);
  }
  const acceptsUnswept = payment.reviewReason === 'sweep_failed';
  await runner.run(DECIDE, [
    payment.paymentId,
    action,
    acceptsUnswept,
    actor,
    by === 'operator' ? 'crypto_payment.resolve' : 'crypto_payment.accept',
    JSON.stringify({ action, reason, from: payment.status, reviewReason: payment.reviewReason }),
    new Date(nowMs),
  ]);
  return { ...payment, resolution: action, acceptsUnswept };
}

async function update(runner: StatementRunner, payment: CryptoPaymentRecord, nowMs: number): Promise<void> {
  await runner.run(UPDATE, [
    payment.paymentId,
    payment.status,
    payment.receivedMinor,
    payment.creditedMinor,
    payment.txHash ?? null,
    payment.reviewReason ?? null,
    new Date(nowMs),
  ]);
}

/** The end of a session: its deposits are accounted for, and the merchant has what it is credited. */
async function end(
  runner: StatementRunner,
  ledger: LedgerStore,
  payment: CryptoPaymentRecord,
): Promise<void> {
  if (payment.status === 'SETTLED') {
    invariant(payment.creditedMinor > 0n, 'A settled session credits something.');
    await runner.run(POST, await ledger.parametersOf(settleCryptoPayment(payment)));
  }
  await runner.run(END_DEPOSITS, [payment.paymentId, payment.status === 'SETTLED' ? 'CREDITED' : 'REJECTED']);
}

async function beginSweep(
  runner: StatementRunner,
  payment: CryptoPaymentRecord,
): Promise<WorkflowStart<'cryptoSweepWorkflow'>> {
  const sweepId = newIdentifier('swp');
  const { paymentId, environment } = payment;
  await runner.run(BEGIN_SWEEP, [
    sweepId,
    paymentId,
    environment,
    payment.addressIndex,
    payment.depositAddress,
  ]);
  return cryptoSweepStart({ ...payment, sweepId });
}

/**
 * Begins to sweep the address of a session that is over, by an operator's wish: what came late, or was left there by
 * policy. It is audited.
 *
 * @throws DomainError `not_found`; `state_conflict` while the session itself decides, or a sweep is under way.
 */
export async function sweepEndedSession(
  database: Database,
  paymentId: string,
  operator: string,
): Promise<OutboxRow> {
  return database.transaction(async (runner) => {
    const payment = await findCryptoPayment(runner, paymentId, { lock: true });
    if (!payment) throw new DomainError('not_found', 'payment not found');
    if (!isOver(payment.status)) {
      throw new DomainError('state_conflict', `this payment is ${payment.status}; it is swept by itself`);
    }
    const { sweep } = await readFacts(runner, payment);
    if (sweep === 'under_way') throw new DomainError('state_conflict', 'a sweep of it is under way');
    const start = await beginSweep(runner, payment);
    await runner.run(AUDIT_SWEEP, [operator, paymentId, JSON.stringify({ sweepId: start.input.sweepId })]);
    return promiseStart(runner, start);
  });
}

const AUDIT_SWEEP: Statement = {
  name: 'cryptoSettlement.auditSweep',
  text: `insert into audit_log (actor, action, subject, details) values ($1, 'crypto_payment.sweep', $2, $3::jsonb)`,
};
