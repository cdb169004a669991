import { DomainError } from '../../../domain/errors.ts';
import { chargebackTransfer, chargebackWonTransfer } from '../../../domain/ledger/ledger.ts';
import type { Actor } from '../../../domain/merchants/actor.ts';
import {
  type Environment,
  type Id,
  type Kobo,
  minorToDecimal,
  minorToNumber,
} from '../../../domain/money.ts';
import type { ChargebackEnd, ChargebackStatus } from '../../../domain/orders/chargeback.ts';
import { appendAudit } from '../../core/auditLog.ts';
import { brokenConstraint, type Database, type StatementRunner } from '../../core/database.ts';
import { insertSql, sql, statement } from '../../core/sql.ts';
import type { LedgerDatabase, LedgerStore } from '../../ledger/ledgerStore.ts';
import { type NewEvent, recordEventForRelay } from '../../webhooks/deliveries.ts';
import { recordTransactionSql } from '../orders.ts';

/** Money that arrived and that a payer's bank, or a provider, takes back. What the wallet lacks becomes a debt. */

/** A chargeback that an operator books, or that its provider's own answer shows. Amounts in kobo. */
export interface NewChargeback {
  readonly chargebackId: Id<'txn'>;
  /** The transaction that brought the money: a recorded payment, a collection or a vendor credit. */
  readonly receivedId: string;
  readonly amountMinor: Kobo;
  /** What the chargeback costs the merchant besides. */
  readonly feeMinor: Kobo;
  /** What the provider calls the case. */
  readonly dispute: string;
  readonly reason: string;
  /** Who books it: the operator, or the provider whose answer it is. */
  readonly openedBy: { readonly operator: string } | { readonly provider: string };
}

/** A chargeback as it is stored. Amounts in kobo. */
export interface Chargeback extends Omit<NewChargeback, 'chargebackId' | 'openedBy' | 'reason'> {
  readonly chargebackId: string;
  readonly businessId: Id<'biz'>;
  readonly environment: Environment;
  readonly status: ChargebackStatus;
  readonly returnedFeeMinor: Kobo;
  /** Of what brought the money. */
  readonly merchantReference: string | undefined;
  /** ISO 8601. */
  readonly createdAt: string;
}

interface Received {
  readonly businessId: Id<'biz'>;
  readonly environment: Environment;
  readonly flow: string;
  readonly status: string;
  readonly channel: string;
  readonly customer: string;
  readonly merchantReference: string | undefined;
  readonly leftMinor: Kobo;
}

const TAKEN_FROM: ReadonlySet<string> = new Set(['payment', 'collection', 'vendor_credit']);

/**
 * Books a chargeback: transfer, transaction and audit log. The amount and its fee leave the wallet; what that lacks becomes a
 * debt. The commission stays with the platform.
 *
 * @returns the chargeback.
 * @throws DomainError `not_found`; `state_conflict` for a transaction that brought no money, more than is left of it, or a
 * dispute that was booked before.
 */
export function openChargeback(
  { database, ledger }: LedgerDatabase & { readonly database: Database },
  chargeback: NewChargeback,
): Promise<Chargeback> {
  const { receivedId, amountMinor, dispute } = chargeback;
  return database.transaction(async (runner) => {
    const received = await lockReceived(runner, receivedId);
    if (amountMinor > received.leftMinor) {
      const left = minorToDecimal(received.leftMinor, 'NGN');
      throw new DomainError('state_conflict', `${left} NGN is left of ${receivedId}`);
    }
    if (await isBooked(runner, chargeback)) {
      throw new DomainError('state_conflict', `the dispute ${dispute} is booked already`);
    }
    return book({ runner, ledger }, chargeback, received);
  });
}

/**
 * Books what its provider took back of a vendor credit: the whole of it, less what was taken back before. It answers what the
 * provider announced, so that is off the operators' list. Harmless when it was booked before.
 *
 * @returns the chargeback; undefined when there is nothing to take back.
 */
export function takeBackVendorCredit(
  { database, ledger }: LedgerDatabase & { readonly database: Database },
  {
    chargebackId,
    provider,
    providerReference,
  }: {
    readonly chargebackId: Id<'txn'>;
    readonly provider: string;
    readonly providerReference: string;
  },
): Promise<Chargeback | undefined> {
  return database.transaction(async (runner) => {
    const credit = await runner.first(
      statement<{ receivedId: string }>('chargebacks.findVendorCredit')`
        select transaction_id as received_id from vendor_credits
          where provider = ${provider} and provider_reference = ${providerReference} and status = 'CREDITED'`,
    );
    if (!credit) return undefined;
    const received = await lockReceived(runner, credit.receivedId);
    await runner.run(
      statement('chargebacks.noteTakenBack')`update vendor_credits set taken_back_at = now()
        where provider = ${provider} and provider_reference = ${providerReference} and taken_back_at is null`,
    );
    const chargeback = {
      ...{ ...credit, chargebackId, amountMinor: received.leftMinor, feeMinor: 0n },
      dispute: `${providerReference}/reversed`,
      reason: 'the provider reversed the payment',
      openedBy: { provider },
    };
    await runner.run(
      statement('chargebacks.settleClaims')`update payment_claims set settled_at = now()
        where provider = ${provider} and payment_reference = ${providerReference} and settled_at is null`,
    );
    if (chargeback.amountMinor === 0n || (await isBooked(runner, chargeback))) return undefined;
    return book({ runner, ledger }, chargeback, received);
  });
}

function isBooked(
  runner: StatementRunner,
  { receivedId, dispute }: Pick<NewChargeback, 'receivedId' | 'dispute'>,
): Promise<boolean> {
  return runner.hasRow(
    statement('chargebacks.findDispute')`
      select transaction_id from chargebacks where received_id = ${receivedId} and dispute = ${dispute}`,
  );
}

async function book(
  { runner, ledger }: { readonly runner: StatementRunner; readonly ledger: LedgerStore },
  chargeback: NewChargeback,
  received: Received,
): Promise<Chargeback> {
  const { chargebackId, receivedId, amountMinor, feeMinor, dispute, reason, openedBy } = chargeback;
  const { businessId, environment, channel, customer, merchantReference } = received;
  await ledger.postWithin(runner, chargebackTransfer({ ...received, ...chargeback }));
  await runner.run(
    statement('chargebacks.recordTransaction')`${recordTransactionSql({
      id: chargebackId,
      businessId,
      environment,
      flow: 'chargeback',
      status: 'COMPLETED',
      amountMinor,
      feeMinor,
      channel,
      customer,
      description: `Chargeback: ${reason}`,
      payer: undefined,
      metadata: { dispute },
      merchantReference,
    })}`,
  );
  const [name, actor]: [string, Actor | string] =
    'operator' in openedBy
      ? [openedBy.operator, openedBy.operator]
      : [openedBy.provider, { id: openedBy.provider, provenBy: 'system' }];
  const row = { transactionId: chargebackId, receivedId, dispute, openedBy: name };
  await runner.run(statement('chargebacks.record')`${insertSql('chargebacks', row)}`);
  await audit(
    runner,
    { ...chargeback, businessId, environment },
    { actor, action: 'chargeback.open', details: { dispute, reason, feeMinor: feeMinor.toString() } },
  );
  return withEvent(runner, await read(runner, chargebackId));
}

async function lockReceived(runner: StatementRunner, receivedId: string): Promise<Received> {
  await runner.run(
    statement(
      'chargebacks.lockReceived',
    )`select id from transactions where id = ${receivedId} for no key update`,
  );
  // By a statement of its own, which sees what was taken back by those that had the lock before.
  const received = await runner.first(
    statement<Received>('chargebacks.readReceived')`
      select business_id, environment, flow, status, channel, customer, merchant_reference,
          (amount_minor - taken_back_minor(id))::bigint as left_minor
        from transactions where id = ${receivedId}`,
  );
  if (!received) throw new DomainError('not_found', `there is no transaction ${receivedId}`);
  const { flow, status } = received;
  if (!TAKEN_FROM.has(flow) || status === 'PROCESSING' || status === 'FAILED') {
    throw new DomainError(
      'state_conflict',
      `${receivedId} is a ${flow} that is ${status}: it brought no money`,
    );
  }
  return received;
}

/**
 * Ends a chargeback. One that is won gives the amount back, and its fee where that is returned; one that is lost moves nothing
 * more.
 *
 * @throws DomainError `not_found`, `state_conflict` when it has ended, or is won after the provider took back everything.
 */
export function endChargeback(
  { database, ledger }: LedgerDatabase & { readonly database: Database },
  chargebackId: string,
  end: {
    readonly as: ChargebackEnd;
    readonly returnsFee: boolean;
    readonly reason: string;
    readonly operator: string;
  },
): Promise<Chargeback> {
  const { as, returnsFee, reason, operator } = end;
  return database.transaction(async (runner) => {
    await runner.run(
      statement('chargebacks.lock')`
        select transaction_id from chargebacks where transaction_id = ${chargebackId} for update`,
    );
    const chargeback = await read(runner, chargebackId);
    if (chargeback.status !== 'OPEN') {
      throw new DomainError('state_conflict', `this chargeback is ${chargeback.status} already`);
    }
    const returnedFeeMinor = as === 'WON' && returnsFee ? chargeback.feeMinor : 0n;
    await runner
      .run(
        statement('chargebacks.end')`update chargebacks
          set status = ${as}, returned_fee_minor = ${returnedFeeMinor}, decided_by = ${operator}, decided_because = ${reason},
            decided_at = now()
          where transaction_id = ${chargebackId}`,
      )
      .catch((error: unknown) => {
        if (brokenConstraint(error) !== 'chargeback_not_won_after_reversal') throw error;
        const problem = `the provider took back all of ${chargeback.receivedId} since: none of it can be given back`;
        throw new DomainError('state_conflict', problem);
      });
    if (as === 'WON') {
      await ledger.postWithin(runner, chargebackWonTransfer({ ...chargeback, returnedFeeMinor }));
      await runner.run(
        statement('chargebacks.reverseTransaction')`
          update transactions set status = 'REVERSED', updated_at = now() where id = ${chargebackId}`,
      );
    }
    await audit(runner, chargeback, {
      actor: operator,
      action: as === 'WON' ? 'chargeback.win' : 'chargeback.lose',
      details: { dispute: chargeback.dispute, reason, returnedFeeMinor: returnedFeeMinor.toString() },
    });
    return withEvent(runner, await read(runner, chargebackId));
  });
}

const EVENT_TYPE_OF = {
  OPEN: 'chargeback.opened',
  WON: 'chargeback.won',
  LOST: 'chargeback.lost',
} as const satisfies Readonly<Record<ChargebackStatus, NewEvent['type']>>;

/** Records the event of what a chargeback has become, which the relay dispatches. */
async function withEvent(runner: StatementRunner, chargeback: Chargeback): Promise<Chargeback> {
  const { chargebackId, businessId, environment, receivedId, dispute, status } = chargeback;
  const data = {
    chargebackId,
    transactionId: receivedId,
    amount: minorToNumber(chargeback.amountMinor, 'NGN'),
    fee: minorToNumber(chargeback.feeMinor, 'NGN'),
    returnedFee: minorToNumber(chargeback.returnedFeeMinor, 'NGN'),
    currency: 'NGN',
    dispute,
    status,
    merchantReference: chargeback.merchantReference ?? null,
    createdAt: chargeback.createdAt,
  };
  const type = EVENT_TYPE_OF[status];
  await recordEventForRelay(runner, { businessId, environment, type, transactionId: chargebackId, data });
  return chargeback;
}

const SELECT_CHARGEBACK = sql`select chargeback.transaction_id as chargeback_id, chargeback.received_id, chargeback.dispute,
    chargeback.status, chargeback.returned_fee_minor, its.merchant_reference, its.business_id, its.environment,
    its.amount_minor, its.fee_minor, its.created_at
  from chargebacks chargeback join transactions its on its.id = chargeback.transaction_id`;

async function read(runner: StatementRunner, chargebackId: string): Promise<Chargeback> {
  const chargeback = await runner.first(
    statement<Chargeback>(
      'chargebacks.read',
    )`${SELECT_CHARGEBACK} where chargeback.transaction_id = ${chargebackId}`,
  );
  if (!chargeback) throw new DomainError('not_found', `there is no chargeback ${chargebackId}`);
  return chargeback;
}

/** Chargebacks that are neither won nor lost, the oldest first. At most 1,000. */
export function listOpenChargebacks(database: Database): Promise<readonly Chargeback[]> {
  return database.run(
    statement<Chargeback>('chargebacks.listOpen')`${SELECT_CHARGEBACK}
      where chargeback.status = 'OPEN' order by its.created_at, its.id limit 1000`,
  );
}

function audit(
  runner: StatementRunner,
  chargeback: Pick<Chargeback, 'chargebackId' | 'receivedId' | 'businessId' | 'environment' | 'amountMinor'>,
  of: {
    readonly actor: Actor | string;
    readonly action: string;
    readonly details: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  const { chargebackId, receivedId, businessId, environment, amountMinor } = chargeback;
  const after = {
    chargeback: chargebackId,
    payment: receivedId,
    amount: minorToDecimal(amountMinor, 'NGN'),
    currency: 'NGN',
  };
  return appendAudit(runner, { ...of, subject: chargebackId, businessId, environment, after });
}
