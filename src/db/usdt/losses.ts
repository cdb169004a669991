import { DomainError } from '../../domain/errors.ts';
import { type CryptoLoss, cryptoLossTransfer } from '../../domain/ledger/ledger.ts';
import type { Environment, Id, MicroUsdt } from '../../domain/money.ts';
import { hasRunningFlow, mayResolve } from '../../domain/usdt/usdtSession.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import { appendAudit } from '../core/auditLog.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { insertSql, statement } from '../core/sql.ts';
import { selectWhere } from '../core/tables.ts';
import { findBookedAddress, readBookedTreasury } from '../ledger/custody.ts';
import { InsufficientFundsError, type LedgerStore, ledgerError } from '../ledger/ledgerStore.ts';
import { findUsdtSession, readSweepProgress, type UsdtSessionRecord } from './usdtSessions.ts';

/** What an operator books as lost, and who bears what a merchant was credited. */
export interface LossOrder {
  readonly environment: Environment;
  readonly address: string;
  readonly borneBy: 'platform' | 'merchant';
  readonly operator: string;
  readonly reason: string;
}

/**
 * Books what a deposit address no longer holds: records, transfers and the line of the audit log, in one transaction of the
 * database. What was credited to no merchant for good is borne by the payer, and by the platform as far as the payer has it
 * back; the rest as ordered, by the merchant no more than it was credited.
 *
 * @param order.heldMinor what the chain says that the address holds, in micro-USDT.
 * @returns what was booked.
 * @throws DomainError `not_found`; `state_conflict` while the session, a deposit or a refund of one is undecided, a transfer is
 * on its way, or the address holds what the books say, or the merchant is to bear more than it has.
 */
export async function bookAddressLoss(
  database: Database,
  ledger: LedgerStore,
  order: LossOrder & { readonly heldMinor: MicroUsdt },
): Promise<readonly CryptoLoss[]> {
  const { environment, address, heldMinor, borneBy } = order;
  return database
    .transaction(async (runner) => {
      const payment = await lockSession(runner, order);
      const booked = await findBookedAddress(runner, environment, address);
      if (booked?.isMoving) {
        throw new DomainError('state_conflict', 'a transfer of it may still land; try again in some minutes');
      }
      const lostMinor = (booked?.holdsMinor ?? 0n) - heldMinor;
      if (lostMinor <= 0n) {
        throw new DomainError('state_conflict', 'the address holds at least what the books say');
      }
      const { uncreditedMinor, creditedMinor } = await readBearable(runner, payment.paymentId);
      const payersMinor = smaller(lostMinor, uncreditedMinor);
      const merchantsMinor = borneBy === 'merchant' ? smaller(lostMinor - payersMinor, creditedMinor) : 0n;
      const { businessId } = payment;
      const parts = [
        { borneBy: 'payer' as const, amountMinor: payersMinor },
        { borneBy: 'merchant' as const, amountMinor: merchantsMinor },
        { borneBy: 'platform' as const, amountMinor: lostMinor - payersMinor - merchantsMinor },
      ];
      const losses = parts
        .filter(({ amountMinor }) => amountMinor > 0n)
        .map((part): CryptoLoss => ({ lossId: newIdentifier('loss'), environment, businessId, ...part }));
      for (const loss of losses) await store(runner, ledger, { ...order, loss, payment });
      return losses;
    })
    .catch((error: unknown) => {
      const known = ledgerError(error);
      if (!(known instanceof InsufficientFundsError)) throw known;
      throw new DomainError('state_conflict', 'the merchant has less than it would bear');
    });
}

/**
 * Books what the treasury no longer holds, which the platform bears.
 *
 * @param order.bookedMinor what the treasury held by the books that were compared with the chain, in micro-USDT.
 * @param order.lostMinor > 0, in micro-USDT.
 * @throws DomainError `state_conflict` when the books say another amount by now, or an operator is paying a refund, which may
 * be what the treasury lacks.
 */
export async function bookTreasuryLoss(
  database: Database,
  ledger: LedgerStore,
  order: Omit<LossOrder, 'borneBy'> & { readonly bookedMinor: MicroUsdt; readonly lostMinor: MicroUsdt },
): Promise<CryptoLoss> {
  const { environment, bookedMinor, lostMinor: amountMinor } = order;
  const lossId = newIdentifier('loss');
  const loss: CryptoLoss = { lossId, environment, businessId: undefined, borneBy: 'platform', amountMinor };
  await database.transaction(async (runner) => {
    // Another loss of the treasury waits here, and then finds that the books have changed.
    await store(runner, ledger, { ...order, loss, payment: undefined });
    const paying = await runner.first(
      selectWhere('crypto_refunds', { environment, status: 'PROCESSING' }).select('id').limit(1),
    );
    if (paying) {
      throw new DomainError(
        'state_conflict',
        `the refund ${paying.id} is being paid; close or cancel it first`,
      );
    }
    if ((await readBookedTreasury(runner, environment)) !== bookedMinor - amountMinor) {
      throw new DomainError('state_conflict', 'the books have changed meanwhile; try again');
    }
  });
  return loss;
}

/** The session whose deposit address an address is; undefined where it is none. */
export async function findSessionOfAddress(
  runner: StatementRunner,
  environment: Environment,
  address: string,
): Promise<Id<'cp'> | undefined> {
  const found = await runner.first(
    selectWhere('crypto_payments', { environment, depositAddress: address }).select('id'),
  );
  return found?.id as Id<'cp'> | undefined;
}

async function lockSession(
  runner: StatementRunner,
  { environment, address }: LossOrder,
): Promise<UsdtSessionRecord> {
  const paymentId = await findSessionOfAddress(runner, environment, address);
  const payment = paymentId && (await findUsdtSession(runner, paymentId, { lock: true }));
  if (!payment) throw new DomainError('not_found', 'no session has that address');
  if (hasRunningFlow(payment.status)) {
    const sweep = await readSweepProgress(runner, payment.paymentId);
    const first = mayResolve('operator', { ...payment, sweep })
      ? 'decide it first, with crypto resolve'
      : 'decide it with crypto resolve when crypto attention lists it';
    throw new DomainError(
      'state_conflict',
      `the session ${payment.paymentId} is ${payment.status}; ${first}`,
    );
  }
  return payment;
}

/**
 * What of a session's deposits its payer can still lose, which was credited to no merchant for good and is not refunded; and what
 * its merchant can, which was credited.
 */
async function readBearable(
  runner: StatementRunner,
  paymentId: string,
): Promise<{ readonly uncreditedMinor: MicroUsdt; readonly creditedMinor: MicroUsdt }> {
  const { undecided, refunding, ...bearable } = await runner.one(
    statement<{
      undecided: boolean;
      refunding: boolean;
      uncreditedMinor: MicroUsdt;
      creditedMinor: MicroUsdt;
    }>('losses.bearable')`
      select
        exists (select from chain_deposits where payment_id = ${paymentId} and status in ('RECEIVED', 'UNEXPECTED')
          and reason is distinct from 'wrong_token' and reason is distinct from 'out_of_range') as undecided,
        exists (select from crypto_refunds where payment_id = ${paymentId} and source = 'deposit'
          and status in ('PENDING', 'PROCESSING')) as refunding,
        crypto_uncredited_left(${paymentId})::bigint as uncredited_minor,
        ((select coalesce(sum(amount_minor), 0) from chain_deposits
            where payment_id = ${paymentId} and status = 'CREDITED')
          - (select coalesce(sum(amount_minor), 0) from crypto_losses
            where payment_id = ${paymentId} and borne_by = 'merchant'))::bigint as credited_minor`,
    'The deposits of a session could not be read.',
  );
  if (refunding) {
    throw new DomainError(
      'state_conflict',
      'a refund of it is open; close or cancel it first, with crypto refunds',
    );
  }
  if (undecided) {
    throw new DomainError(
      'state_conflict',
      'a deposit of the session is undecided; decide it first, with crypto deposits',
    );
  }
  return bearable;
}

function smaller(one: MicroUsdt, other: MicroUsdt): MicroUsdt {
  return one < other ? one : other;
}

async function store(
  runner: StatementRunner,
  ledger: LedgerStore,
  booking: Omit<LossOrder, 'borneBy'> & {
    readonly loss: CryptoLoss;
    readonly payment: UsdtSessionRecord | undefined;
  },
): Promise<void> {
  const { loss, payment, environment, address, operator, reason } = booking;
  const { lossId, businessId, amountMinor, borneBy } = loss;
  const paymentId = payment?.paymentId;
  await runner.run(
    statement('losses.store')`${insertSql('crypto_losses', {
      id: lossId,
      environment,
      address,
      paymentId,
      businessId,
      amountMinor,
      borneBy,
      reason,
      bookedBy: operator,
    })}`,
  );
  const transfer = cryptoLossTransfer(loss);
  if (transfer) await ledger.postWithin(runner, transfer);
  await appendAudit(runner, {
    actor: operator,
    action: 'crypto_loss.book',
    subject: paymentId ?? address,
    details: { lossId, address, amountMinor: amountMinor.toString(), borneBy, reason },
    ...(businessId && { businessId }),
    environment,
  });
}
