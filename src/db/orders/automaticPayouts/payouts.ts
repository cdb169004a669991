import { dayInLagosOf } from '../../../domain/dayInLagos.ts';
import type { Id, Owner } from '../../../domain/money.ts';
import type { OrderStatus } from '../../../domain/orderStatus.ts';
import {
  type AutomaticPayoutTerms,
  MAX_PAYOUT_FAILURES,
  nextDueMs,
  PAUSE_REASONS,
  PAYOUT_FAILURES,
  type PauseReason,
  type PayoutFailure,
  type UnconfirmedChange,
} from '../../../domain/orders/automaticPayout.ts';
import { appendAudit } from '../../core/auditLog.ts';
import { brokenConstraint, type StatementRunner } from '../../core/database.ts';
import { insertSql, millisecondsSql, statement } from '../../core/sql.ts';
import { findSettlementAccount, parsePricing, type SavedAccount } from '../../merchants/businesses.ts';

/** What is known of automatic payouts that are looked at, but for the wallet. Amounts in kobo, times in ms since 1970. */
export interface DueAutomaticPayouts extends Owner, AutomaticPayoutTerms {
  readonly failures: number;
  readonly unconfirmedChange: UnconfirmedChange | undefined;
  readonly dueAtMs: number;
  readonly isActive: boolean;
  readonly kycStatus: string;
  readonly pricing: ReturnType<typeof parsePricing>;
  /** Above how much a withdrawal by API key waits for a second person. */
  readonly approvalAboveMinor: bigint | undefined;
  /** The latest payout, while its outcome was not noted, and where it stands. */
  readonly openId: string | undefined;
  readonly openStatus: OrderStatus | undefined;
  /** The last day that was paid by the rule `daily`, such as `2026-01-31`. */
  readonly paidDay: string | undefined;
  /** How many payouts were made. */
  readonly runs: number;
  readonly availableMinor: bigint;
  readonly account: SavedAccount | undefined;
}

/** The payout would leave less than the reserve: other money left the wallet meanwhile. The transaction cannot go on. */
export class ReserveTakenError extends Error {
  override readonly name = 'ReserveTakenError';
}

/** Locks automatic payouts until the end of the transaction; undefined when they are no longer on, or locked by another. */
export async function lockAutomaticPayouts(
  runner: StatementRunner,
  owner: Owner,
): Promise<DueAutomaticPayouts | undefined> {
  const { businessId, environment } = owner;
  const isLocked = await runner.hasRow(
    statement('automaticPayouts.lock')`
      select from automatic_payouts where business_id = ${businessId} and environment = ${environment}
        and status = 'ACTIVE' for no key update skip locked`,
  );
  if (!isLocked) return undefined;
  // By a statement of its own, which sees what was done by those that had the lock before.
  const row = await runner.one(
    statement<Omit<DueAutomaticPayouts, 'pricing' | 'account'> & { readonly pricing: unknown }>(
      'automaticPayouts.readLocked',
    )`
      select setting.business_id, setting.environment, setting.rule, setting.at_minute, setting.above_minor,
          setting.reserve_minor, setting.failures, setting.unconfirmed_change, ${millisecondsSql('setting.due_at')},
          business.is_active, business.kyc_status, business.pricing,
          case when business.approval_includes_keys then business.approval_above_naira_minor end as approval_above_minor,
          (select max(day)::text from automatic_payout_runs paid where paid.business_id = setting.business_id
            and paid.environment = setting.environment and paid.rule = 'daily') as paid_day,
          (select count(*)::integer from automatic_payout_runs made where made.business_id = setting.business_id
            and made.environment = setting.environment) as runs,
          run.transaction_id as open_id, record.status as open_status, available.balance_minor as available_minor
        from automatic_payouts setting join businesses business on business.id = setting.business_id
          join ledger.accounts available on available.business_id = setting.business_id
            and available.environment = setting.environment and available.asset = 'NGN' and available.kind = 'available'
          left join automatic_payout_runs run on run.business_id = setting.business_id
            and run.environment = setting.environment and run.outcome is null
          left join transactions record on record.id = run.transaction_id
        where setting.business_id = ${businessId} and setting.environment = ${environment}`,
    'Payouts that were just locked are gone.',
  );
  return {
    ...row,
    pricing: parsePricing(row.pricing),
    account: await findSettlementAccount(runner, owner),
  };
}

/** Says when locked payouts are looked at next, and from when on the next may be made. Times in ms since 1970. */
export async function scheduleAutomaticPayouts(
  runner: StatementRunner,
  { businessId, environment }: Owner,
  { dueAtMs, lookAtMs, failures }: { dueAtMs: number; lookAtMs: number; failures: number },
): Promise<void> {
  await runner.run(
    statement('automaticPayouts.schedule')`
      update automatic_payouts set failures = ${failures}, due_at = to_timestamp(${dueAtMs}::float8 / 1000),
          look_at = to_timestamp(${lookAtMs}::float8 / 1000)
        where business_id = ${businessId} and environment = ${environment}`,
  );
}

/**
 * Records the withdrawal that pays a day, in the transaction that accepts it.
 *
 * @throws ReserveTakenError; Postgres's error of `automatic_payout_once_a_day` or `automatic_payout_one_at_a_time`, or where
 * payouts are not on.
 */
export async function recordRun(
  runner: StatementRunner,
  { businessId, environment, rule, failures }: Pick<DueAutomaticPayouts, 'rule' | 'failures' | keyof Owner>,
  { transactionId, day }: { readonly transactionId: Id<'wd'>; readonly day: string },
): Promise<void> {
  await runner
    .run(
      statement('automaticPayouts.recordRun')`${insertSql('automatic_payout_runs', {
        ...{ transactionId, businessId, environment, rule, day, failuresBefore: failures },
      })}`,
    )
    .catch((error) => {
      if (brokenConstraint(error) !== 'automatic_payout_keeps_reserve') throw error;
      throw new ReserveTakenError('The payout would leave less than the reserve.');
    });
}

/**
 * Records the run of a payout whose record is made again, where the business has payouts. It counts as made whatever the rule
 * and the wallet are now.
 *
 * @param begunAtMs when its workflow began, ms since 1970.
 */
export async function recordRunAgain(
  runner: StatementRunner,
  { businessId, environment }: Owner,
  { transactionId, begunAtMs }: { readonly transactionId: Id<'wd'>; readonly begunAtMs: number },
): Promise<void> {
  await runner.run(
    statement('automaticPayouts.recordRunAgain')`
      insert into automatic_payout_runs (transaction_id, business_id, environment, rule, day, outcome)
        select ${transactionId}, business_id, environment, rule, ${dayInLagosOf(begunAtMs)}::date,
            -- One run at most is open.
            (select 'COMPLETED' from automatic_payout_runs open where open.business_id = setting.business_id
              and open.environment = setting.environment and open.outcome is null)
          from automatic_payouts setting where business_id = ${businessId} and environment = ${environment}
        on conflict do nothing`,
  );
}

/** Notes that a payout was made. */
export async function noteMade(runner: StatementRunner, transactionId: string): Promise<void> {
  await runner.run(
    statement('automaticPayouts.noteMade')`
      update automatic_payout_runs set outcome = 'COMPLETED' where transaction_id = ${transactionId}`,
  );
}

/**
 * Notes that a payout failed, or that the bank returned it however late, in the transaction that settles it. Call it before the
 * money moves: a relay locks the payouts before the wallet. Of a payout that counted as made, the failures before it count again.
 *
 * @param nowMs ms since 1970.
 * @returns whether it counts as a failure, with a mail; false where payouts are paused or off.
 */
export async function noteNotMade(
  runner: StatementRunner,
  { withdrawalId, businessId, environment }: Owner & { readonly withdrawalId: Id<'wd'> },
  { outcome, nowMs }: { readonly outcome: 'FAILED' | 'REVERSED'; readonly nowMs: number },
): Promise<boolean> {
  const setting = await runner.first(
    statement<FailedPayouts & { readonly status: string }>('automaticPayouts.lockToNote')`
      select business_id, environment, status, rule, at_minute, failures from automatic_payouts
        where business_id = ${businessId} and environment = ${environment} for no key update`,
  );
  const run = await runner.first(
    statement<{ failuresBefore: number }>('automaticPayouts.noteNotMade')`
      update automatic_payout_runs run set outcome = ${outcome}
        from automatic_payout_runs was
        where run.transaction_id = ${withdrawalId} and was.transaction_id = run.transaction_id
        returning case was.outcome when 'COMPLETED' then was.failures_before else 0 end as failures_before`,
  );
  // A record that operators made again after a restore may have no run.
  if (!run || setting?.status !== 'ACTIVE') return false;
  const failures = setting.failures + run.failuresBefore;
  await failAutomaticPayout(runner, { ...setting, failures }, { failure: 'transfer_failed', nowMs });
  return true;
}

/** What decides when payouts that were not made are tried again. */
type FailedPayouts = Pick<DueAutomaticPayouts, 'rule' | 'atMinute' | 'failures' | keyof Owner>;

/**
 * Puts on record that a payout was not made, with a mail; it is tried again on another day. The third in a row pauses them.
 *
 * @param nowMs ms since 1970.
 */
export async function failAutomaticPayout(
  runner: StatementRunner,
  payouts: FailedPayouts,
  { failure, nowMs }: { readonly failure: PayoutFailure; readonly nowMs: number },
): Promise<void> {
  const { businessId, environment } = payouts;
  await appendAudit(runner, {
    actor: { id: businessId, provenBy: 'system' },
    action: 'automatic_payout.fail',
    subject: businessId,
    details: { failure },
    businessId,
    environment,
    after: { because: PAYOUT_FAILURES[failure] },
  });
  const failures = payouts.failures + 1;
  if (failures >= MAX_PAYOUT_FAILURES) return pauseAutomaticPayouts(runner, payouts, 'failed_repeatedly');
  const dueAtMs = nextDueMs(payouts, 'failed', nowMs);
  await scheduleAutomaticPayouts(runner, payouts, { dueAtMs, lookAtMs: dueAtMs, failures });
}

/** Pauses locked payouts, on record and with a mail, until the merchant resumes them. */
export async function pauseAutomaticPayouts(
  runner: StatementRunner,
  { businessId, environment }: Owner,
  reason: PauseReason,
): Promise<void> {
  await runner.run(
    statement('automaticPayouts.pause')`
      update automatic_payouts set status = 'PAUSED', paused_because = ${reason}
        where business_id = ${businessId} and environment = ${environment}`,
  );
  await appendAudit(runner, {
    actor: { id: businessId, provenBy: 'system' },
    action: 'automatic_payout.pause',
    subject: businessId,
    details: { reason },
    businessId,
    environment,
    after: { because: PAUSE_REASONS[reason] },
  });
}
