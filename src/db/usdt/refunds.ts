import { DomainError, invalidField, invariant } from '../../domain/errors.ts';
import { refundTransfers, tokenFeeTransfer } from '../../domain/ledger/ledger.ts';
import type { Actor, AuditFields } from '../../domain/merchants/actor.ts';
import {
  type Environment,
  type Id,
  type MicroUsdt,
  minorToDecimal,
  minorToNumber,
  type Owner,
} from '../../domain/money.ts';
import {
  type Refund,
  type RefundableFacts,
  type RefundSource,
  refundSourceOf,
} from '../../domain/usdt/refund.ts';
import { DUST_FLOOR_MINOR } from '../../domain/usdt/usdtSession.ts';
import { currentRequestId } from '../../observability/logger.ts';
import { appendAudit } from '../core/auditLog.ts';
import { brokenConstraint, type Database, type StatementRunner } from '../core/database.ts';
import { type IdempotencyScope, storeIdempotencyKey } from '../core/idempotency.ts';
import {
  type Counted,
  environmentSql,
  type ListSlice,
  type Page,
  type PageRequest,
  type Placed,
  pageOf,
  pageSql,
  placeSql,
  readCounted,
} from '../core/page.ts';
import { filterSql, insertSql, sql, statement } from '../core/sql.ts';
import type { LedgerDatabase } from '../ledger/ledgerStore.ts';
import { type NewEvent, recordEventForRelay } from '../webhooks/deliveries.ts';

export const INVALID_REFUND = 'invalid refund details';

/** A refund that passed the checks of its address. Amount in micro-USDT. */
export interface NewRefund extends Owner {
  readonly refundId: Id<'rfd'>;
  readonly paymentId: Id<'cp'>;
  /** The deposit to refund; undefined where the session has one that can be refunded. */
  readonly depositTxId: string | undefined;
  readonly amountMinor: MicroUsdt;
  readonly address: string;
  readonly reason: string;
  readonly merchantReference: string | undefined;
  /** Who records it: the merchant's `Actor`, or an operator's name. */
  readonly actor: Actor | string;
}

interface RefundableDeposit extends RefundableFacts {
  readonly network: string;
  readonly txId: string;
  readonly logIndex: number;
  readonly amountMinor: MicroUsdt;
  readonly refundedMinor: MicroUsdt;
  /** What of the session was credited to no merchant for good, and is neither lost to its payer nor refunded. */
  readonly uncreditedMinor: MicroUsdt;
}

/**
 * Finds the deposit that a refund is of, and checks everything but the balance. The session and its deposits stay locked.
 *
 * @throws DomainError `not_found` for a session of another owner; `state_conflict` when no deposit of it can be refunded;
 * ValidationError naming `depositTxHash` or `amount`.
 */
export async function checkRefund(
  runner: StatementRunner,
  refund: NewRefund,
): Promise<{ readonly deposit: RefundableDeposit; readonly source: RefundSource }> {
  await lockSession(runner, refund);
  const deposit = await depositToRefund(runner, refund);
  const source = refundSourceOf(deposit);
  invariant(source, 'A deposit that can be refunded has a source.');
  const ownMinor = deposit.amountMinor - deposit.refundedMinor;
  const isLost =
    source === 'deposit' && deposit.status !== 'UNEXPECTED' && deposit.uncreditedMinor < ownMinor;
  const leftMinor = isLost ? deposit.uncreditedMinor : ownMinor;
  if (leftMinor <= 0n) {
    throw new DomainError('state_conflict', 'the USDT of this deposit was destroyed by its issuer');
  }
  if (refund.amountMinor < DUST_FLOOR_MINOR) {
    const least = minorToDecimal(DUST_FLOOR_MINOR, 'USDT');
    throw invalidField(INVALID_REFUND, 'amount', `must be at least ${least} USDT`);
  }
  if (refund.amountMinor > leftMinor) {
    const left = minorToDecimal(leftMinor, 'USDT');
    throw invalidField(
      INVALID_REFUND,
      'amount',
      `must be at most ${left} USDT, which is left of the deposit`,
    );
  }
  return { deposit, source };
}

/**
 * Records a refund: the money of a credited deposit is held, and any other deposit cannot be credited from then on. Refunds at
 * once see each other by the lock of the deposit.
 *
 * @param books where it is stored: a transaction.
 * @throws what `checkRefund` throws; ValidationError naming `address`. A Postgres error when the balance is too low: see
 * `ledgerError`.
 */
export async function recordRefund(
  { database: runner, ledger }: LedgerDatabase,
  refund: NewRefund,
  idempotency?: IdempotencyScope,
): Promise<void> {
  const { refundId, paymentId, businessId, environment, amountMinor, address, reason, actor } = refund;
  const { deposit, source } = await checkRefund(runner, refund);
  if (idempotency) await storeIdempotencyKey(runner, idempotency, refundId);
  if (source === 'balance') await ledger.postWithin(runner, refundTransfers.reserve(refund));
  await runner
    .run(
      statement('refunds.record')`${insertSql('crypto_refunds', {
        id: refundId,
        businessId,
        environment,
        paymentId,
        network: deposit.network,
        depositTxId: deposit.txId,
        depositLogIndex: deposit.logIndex,
        source,
        amountMinor,
        address,
        reason,
        merchantReference: refund.merchantReference,
        requestId: currentRequestId(),
        requestedBy: typeof actor === 'string' ? actor : actor.id,
      })}`,
    )
    .catch((error: unknown) => {
      const refusal = REFUSALS_OF_ADDRESS[brokenConstraint(error) ?? ''];
      throw refusal === undefined ? error : invalidField(INVALID_REFUND, 'address', refusal);
    });
  await audit(runner, refund, { actor, action: 'crypto_refund.record', details: { reason } });
}

const REFUSALS_OF_ADDRESS: Readonly<Record<string, string>> = {
  crypto_refund_leaves_us: 'is a deposit address of this service',
  crypto_refund_leaves_contract: "is one of this service's own, or the USDT contract",
};

/** Locks the session, as its settlement does, before its deposits. */
async function lockSession(runner: StatementRunner, { paymentId, businessId, environment }: NewRefund) {
  const isThere = await runner.hasRow(
    statement('refunds.lockSession')`select id from crypto_payments
      where id = ${paymentId} and business_id = ${businessId} and environment = ${environment} for share`,
  );
  if (!isThere) throw new DomainError('not_found', 'payment not found');
}

/** The deposit that a refund is of, locked. */
async function depositToRefund(
  runner: StatementRunner,
  { paymentId, depositTxId }: NewRefund,
): Promise<RefundableDeposit> {
  await runner.run(
    statement('refunds.lockDeposits')`select tx_id from chain_deposits where payment_id = ${paymentId}
      order by network, tx_id, log_index for update`,
  );
  // By a statement of its own, which sees the refunds of those that had the lock before.
  const deposits = await runner.run(
    statement<RefundableDeposit>('refunds.readDeposits')`
      select deposit.network, deposit.tx_id, deposit.log_index, deposit.amount_minor, deposit.status, deposit.reason,
          (select coalesce(sum(refund.amount_minor), 0) from crypto_refunds refund
            where refund.network = deposit.network and refund.deposit_tx_id = deposit.tx_id
              and refund.deposit_log_index = deposit.log_index and refund.status <> 'CANCELED') as refunded_minor,
          crypto_uncredited_left(payment_id)::bigint as uncredited_minor
        from chain_deposits deposit where deposit.payment_id = ${paymentId}
        order by deposit.block_number, deposit.tx_id, deposit.log_index`,
  );
  const refundable = deposits.filter((deposit) => refundSourceOf(deposit) !== undefined);
  const named = refundable.filter(({ txId }) => depositTxId === undefined || txId === depositTxId);
  const [deposit, ...others] = named.filter(({ amountMinor, refundedMinor }) => refundedMinor < amountMinor);
  if (deposit && others.length === 0) return deposit;
  if (deposit && depositTxId === undefined) {
    const all = [deposit, ...others].map(({ txId }) => txId).join(', ');
    throw invalidField(
      INVALID_REFUND,
      'depositTxHash',
      `must name one of the deposits of this payment: ${all}`,
    );
  }
  // One transaction may make several deposits; each is refunded after the one before.
  if (deposit) return deposit;
  if (named.length > 0) throw new DomainError('state_conflict', 'this deposit is refunded in full already');
  if (deposits.some(({ status }) => status === 'RECEIVED')) {
    throw new DomainError('state_conflict', 'this payment is not decided yet; accept or reject it first');
  }
  throw new DomainError('state_conflict', 'this payment has no such deposit that can be refunded');
}

const COLUMNS = sql`refund.id as refund_id, refund.business_id, refund.environment, refund.payment_id, refund.deposit_tx_id,
  refund.source, refund.amount_minor, refund.address, refund.reason, refund.merchant_reference, refund.requested_by,
  refund.status, refund.payer, refund.tx_id, refund.cancel_reason, refund.created_at, refund.ended_at`;

/** A refund; undefined when there is none of that id. */
export function findRefund(runner: StatementRunner, refundId: string): Promise<Refund | undefined> {
  return runner.first(
    statement<Refund>('refunds.find')`select ${COLUMNS} from crypto_refunds refund where id = ${refundId}`,
  );
}

/** What a list of refunds is narrowed by. */
export interface RefundFilter {
  readonly status: string | undefined;
  readonly paymentId: string | undefined;
}

/** An owner's refunds newest first, after a place. */
export async function listRefunds(
  database: Database,
  { businessId, environment }: Owner,
  { status, paymentId, page }: RefundFilter & { readonly page: PageRequest },
): Promise<Page<Refund>> {
  const { conditions, suffix } = filterSql({ status, paymentId });
  const rows = await database.run(
    statement<Refund & Placed>(`refunds.list${suffix}`)`
      select ${COLUMNS}, ${placeSql('refund')} from crypto_refunds refund
        where business_id = ${businessId} and environment = ${environment} ${conditions} and ${pageSql(page, 'refund')}`,
  );
  return pageOf<Refund, Refund>(rows, page, (refund) => refund);
}

/** A slice of the refunds that operators have to pay: live ones first, and of those the largest. */
export function listOpenRefunds(
  database: Database,
  { environment, offset, limit }: ListSlice,
): Promise<Counted<Refund>> {
  const open = sql`from crypto_refunds refund
    where status in ('PENDING', 'PROCESSING') and ${environmentSql(environment, 'environment')}`;
  return readCounted(database, {
    total: statement<{ total: number }>('refunds.countOpen')`select count(*)::int as total ${open}`,
    rows: statement<Refund>('refunds.listOpen')`select ${COLUMNS} ${open}
      order by environment = 'test', amount_minor desc, created_at, id offset ${offset} limit ${limit}`,
  });
}

/** For how long the first refund of each environment has waited to be paid, in seconds; 0 where none waits. */
export function readOpenRefundFigures(
  database: Database,
): Promise<readonly { readonly environment: Environment; readonly oldestSeconds: number }[]> {
  return database.run(
    statement<{ environment: Environment; oldestSeconds: number }>('refunds.readOpenFigures')`
      select environment, coalesce(extract(epoch from now() - (select min(created_at) from crypto_refunds refund
          where refund.environment = known.environment and refund.status in ('PENDING', 'PROCESSING'))), 0)::float8 as oldest_seconds
        from unnest(array['prod', 'test']) known (environment)`,
  );
}

/**
 * Gives a refund to an operator, who pays it from then on.
 *
 * @returns the refund since.
 * @throws DomainError `not_found`; `state_conflict` when it has ended, or another operator pays it.
 */
export function takeRefund(database: Database, refundId: string, operator: string): Promise<Refund> {
  return database.transaction(async (runner) => {
    const refund = await lockOpen(runner, refundId);
    if (refund.payer === operator) return refund;
    if (refund.payer !== undefined) {
      throw new DomainError('state_conflict', `${refund.payer} is paying this refund`);
    }
    await runner.run(
      statement(
        'refunds.take',
      )`update crypto_refunds set status = 'PROCESSING', payer = ${operator}, payer_since = now()
        where id = ${refundId}`,
    );
    await audit(runner, refund, { actor: operator, action: 'crypto_refund.pay' });
    return { ...refund, status: 'PROCESSING', payer: operator };
  });
}

/** The transaction that paid a refund, as the chain has it. */
export interface RefundPayment {
  readonly txId: string;
  readonly blockNumber: number;
  /** What the USDT contract kept of it, from the treasury, in micro-USDT. */
  readonly tokenFeeMinor: MicroUsdt;
}

/**
 * Ends a refund by the transaction that paid it: the held money leaves the books, and an unexpected deposit leaves the
 * operators' list.
 *
 * @param payment verified on the chain by the caller.
 * @returns the refund since; as it is when this transaction ended it before.
 * @throws DomainError `not_found`; `state_conflict` when it has ended otherwise, or the transaction is booked already.
 */
export function completeRefund(
  { database, ledger }: LedgerDatabase & { readonly database: Database },
  refundId: string,
  { operator, payment }: { readonly operator: string; readonly payment: RefundPayment },
): Promise<Refund> {
  const { txId, blockNumber, tokenFeeMinor } = payment;
  return database
    .transaction(async (runner) => {
      const ended = await findRefund(runner, refundId);
      if (ended?.status === 'COMPLETED' && ended.txId === txId) return ended;
      const refund = await lockOpen(runner, refundId);
      await runner.run(
        statement('refunds.complete')`update crypto_refunds set status = 'COMPLETED', tx_id = ${txId},
            block_number = ${blockNumber}, token_fee_minor = ${tokenFeeMinor}, ended_by = ${operator}, ended_at = now()
          where id = ${refundId}`,
      );
      const { environment } = refund;
      if (refund.source === 'balance') await ledger.postWithin(runner, refundTransfers.post(refund));
      if (tokenFeeMinor > 0n) {
        await ledger.postWithin(runner, tokenFeeTransfer({ txId, environment, amountMinor: tokenFeeMinor }));
      }
      await runner.run(
        statement('refunds.dismissDeposit')`update chain_deposits deposit
          set status = 'DISMISSED', decided_by = ${operator}
          from crypto_refunds refund
          where refund.id = ${refundId} and deposit.network = refund.network and deposit.tx_id = refund.deposit_tx_id
            and deposit.log_index = refund.deposit_log_index and deposit.status = 'UNEXPECTED'`,
      );
      await audit(runner, refund, {
        actor: operator,
        action: 'crypto_refund.complete',
        details: { txId, tokenFeeMinor: tokenFeeMinor.toString() },
        payment: { paidTo: refund.address, transaction: txId },
      });
      await recordEventForRelay(runner, eventOf({ ...refund, status: 'COMPLETED', txId }));
      return { ...refund, status: 'COMPLETED', txId } as const;
    })
    .catch((error: unknown) => {
      const refusal = REFUSALS_OF_TRANSACTION[brokenConstraint(error) ?? ''];
      throw refusal === undefined ? error : new DomainError('state_conflict', refusal);
    });
}

const REFUSALS_OF_TRANSACTION: Readonly<Record<string, string>> = {
  crypto_refund_transaction_once: 'the transaction paid another refund',
  crypto_refund_transaction_not_booked: 'the transaction is booked as a movement of the treasury',
};

/**
 * Cancels a refund that no transaction pays: the held money is available again.
 *
 * @returns the refund since.
 * @throws DomainError `not_found`; `state_conflict` when it has ended, or when the operator who pays it cancels it.
 */
export function cancelRefund(
  { database, ledger }: LedgerDatabase & { readonly database: Database },
  refundId: string,
  { operator, reason }: { readonly operator: string; readonly reason: string },
): Promise<Refund> {
  return database.transaction(async (runner) => {
    const refund = await lockOpen(runner, refundId);
    if (refund.payer === operator) {
      throw new DomainError(
        'state_conflict',
        'you are paying this refund; another operator has to find that no transaction pays it, and cancel it',
      );
    }
    await runner.run(
      statement('refunds.cancel')`update crypto_refunds
        set status = 'CANCELED', cancel_reason = ${reason}, ended_by = ${operator}, ended_at = now() where id = ${refundId}`,
    );
    if (refund.source === 'balance') await ledger.postWithin(runner, refundTransfers.void(refund));
    await audit(runner, refund, { actor: operator, action: 'crypto_refund.cancel', details: { reason } });
    await recordEventForRelay(runner, eventOf({ ...refund, status: 'CANCELED', cancelReason: reason }));
    return { ...refund, status: 'CANCELED', cancelReason: reason } as const;
  });
}

/** A refund that has ended, as its event shows it. The amount is in USDT. */
function eventOf(refund: Refund): NewEvent {
  const { businessId, environment, refundId, paymentId, depositTxId, amountMinor, status } = refund;
  const data = {
    refundId,
    paymentId,
    depositTxHash: depositTxId,
    currency: 'usdt',
    network: 'trc20',
    amount: minorToNumber(amountMinor, 'USDT'),
    address: refund.address,
    status,
    txHash: refund.txId ?? null,
    merchantReference: refund.merchantReference ?? null,
    createdAt: refund.createdAt,
  };
  const type = status === 'COMPLETED' ? 'usdt_refund.completed' : 'usdt_refund.canceled';
  return { businessId, environment, type, data };
}

async function lockOpen(runner: StatementRunner, refundId: string): Promise<Refund> {
  const refund = await runner.first(
    statement<Refund>('refunds.lock')`
      select ${COLUMNS} from crypto_refunds refund where id = ${refundId} for update`,
  );
  if (!refund) throw new DomainError('not_found', 'refund not found');
  if (refund.status === 'PENDING' || refund.status === 'PROCESSING') return refund;
  throw new DomainError('state_conflict', `this refund is ${refund.status} already`);
}

function audit(
  runner: StatementRunner,
  { refundId, businessId, environment, paymentId, amountMinor }: Refund | NewRefund,
  of: {
    readonly actor: Actor | string;
    readonly action: string;
    readonly details?: Readonly<Record<string, unknown>>;
    /** The transaction that paid it. */
    readonly payment?: AuditFields;
  },
): Promise<void> {
  const { actor, action, details = {}, payment } = of;
  const after = {
    refund: refundId,
    payment: paymentId,
    amount: minorToDecimal(amountMinor, 'USDT'),
    currency: 'USDT',
    ...payment,
  };
  return appendAudit(runner, { actor, action, details, subject: refundId, businessId, environment, after });
}
