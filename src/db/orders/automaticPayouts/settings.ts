import { DomainError } from '../../../domain/errors.ts';
import { type PayoutHold, payoutHold } from '../../../domain/ledger/pricing.ts';
import type { Actor } from '../../../domain/merchants/actor.ts';
import { minorToDecimal, type Owner } from '../../../domain/money.ts';
import type { OrderStatus } from '../../../domain/orderStatus.ts';
import {
  type AutomaticPayoutTerms,
  nextDueMs,
  type PauseReason,
} from '../../../domain/orders/automaticPayout.ts';
import { auditCtes } from '../../core/auditLog.ts';
import type { Database, StatementRunner } from '../../core/database.ts';
import { millisecondsSql, sql, statement } from '../../core/sql.ts';
import { findSettlementAccount } from '../../merchants/businesses.ts';

/** The automatic payouts of a business, as it reads them. Amounts in kobo, times in ms since 1970. */
export interface AutomaticPayouts extends AutomaticPayoutTerms {
  readonly status: 'ACTIVE' | 'PAUSED' | 'OFF';
  readonly pausedBecause: PauseReason | undefined;
  readonly failures: number;
  readonly dueAtMs: number;
  /** The latest payout. */
  readonly latest: { readonly transactionId: string; readonly status: OrderStatus } | undefined;
}

/** Who changes it. */
type ChangedBy = Actor | string;

/** Payouts are on hold after a change of the account: nothing was turned on or resumed. */
export class PayoutsHeldError extends Error {
  override readonly name = 'PayoutsHeldError';
  readonly hold: PayoutHold;

  constructor(hold: PayoutHold) {
    super('Payouts are on hold after a change of the account.');
    this.hold = hold;
  }
}

/** Reads the automatic payouts of a business; undefined when it never had any. */
export async function readAutomaticPayouts(
  runner: StatementRunner,
  { businessId, environment }: Owner,
): Promise<AutomaticPayouts | undefined> {
  const row = await runner.first(
    statement<
      Omit<AutomaticPayouts, 'latest'> & {
        readonly transactionId: string | undefined;
        readonly latestStatus: OrderStatus | undefined;
      }
    >('automaticPayouts.read')`
      select setting.status, rule, at_minute, above_minor, reserve_minor, paused_because, failures,
          ${millisecondsSql('setting.due_at')}, latest.transaction_id, latest.status as latest_status
        from automatic_payouts setting
          left join lateral (
            select run.transaction_id, record.status
              from automatic_payout_runs run join transactions record on record.id = run.transaction_id
              where run.business_id = setting.business_id and run.environment = setting.environment
              order by run.day desc, record.created_at desc limit 1
          ) latest on true
        where setting.business_id = ${businessId} and setting.environment = ${environment}`,
  );
  if (!row) return undefined;
  const { transactionId, latestStatus, ...setting } = row;
  const latest =
    transactionId === undefined || latestStatus === undefined
      ? undefined
      : { transactionId, status: latestStatus };
  return { ...setting, latest };
}

/** The setting as the audit log shows it. */
function shownTerms(terms: AutomaticPayoutTerms | undefined) {
  if (!terms) return { automaticPayouts: 'off' };
  const { rule, atMinute = 0, aboveMinor = 0n, reserveMinor } = terms;
  const automaticPayouts =
    rule === 'daily'
      ? `daily at ${timeOfMinute(atMinute)} WAT`
      : `above ${minorToDecimal(aboveMinor, 'NGN')}`;
  return { automaticPayouts, reserve: minorToDecimal(reserveMinor, 'NGN') };
}

/** A minute of the day as people write it: `17:05`. */
export function timeOfMinute(minute: number): string {
  return [Math.trunc(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * Turns automatic payouts on or changes them, on record. It is the merchant's word for where its money goes, so payouts that
 * were paused go on.
 *
 * @param holdMs how long payouts are held after a change of bank account or access.
 * @throws PayoutsHeldError while they are held.
 * @throws DomainError `bank_account_missing`.
 */
export async function setAutomaticPayouts(
  database: Database,
  owner: Owner,
  {
    terms,
    actor,
    holdMs,
  }: { readonly terms: AutomaticPayoutTerms; readonly actor: ChangedBy; readonly holdMs: number },
): Promise<void> {
  await database.transaction(async (runner) => {
    await requireDestination(runner, owner, holdMs);
    const { businessId, environment } = owner;
    const before = await readAutomaticPayouts(runner, owner);
    const { rule, atMinute, aboveMinor, reserveMinor } = terms;
    const dueAt = new Date(nextDueMs(terms, 'made', Date.now()));
    await runner.run(
      statement('automaticPayouts.set')`with changed as (
        insert into automatic_payouts as setting (business_id, environment, status, rule, at_minute, above_minor,
            reserve_minor, due_at, look_at)
          values (${businessId}, ${environment}, 'ACTIVE', ${rule}, ${atMinute}, ${aboveMinor}, ${reserveMinor}, ${dueAt}, now())
          on conflict (business_id, environment) do update set status = 'ACTIVE', rule = excluded.rule,
            at_minute = excluded.at_minute, above_minor = excluded.above_minor, reserve_minor = excluded.reserve_minor,
            paused_because = null, failures = 0, unconfirmed_change = null, due_at = excluded.due_at, look_at = now()
          returning business_id),
        begun_anew as (update automatic_payout_runs set failures_before = 0
          where business_id = ${businessId} and environment = ${environment} and failures_before > 0),
        ${auditCtes(record(owner, { actor, before, after: shownTerms(terms) }), sql`from changed`)}
        select subject from audited`,
    );
  });
}

/** Turns automatic payouts off, on record. A payout that was made goes on. Returns false when they are off. */
export async function stopAutomaticPayouts(
  database: Database,
  owner: Owner,
  { actor }: { readonly actor: ChangedBy },
): Promise<boolean> {
  const before = await readAutomaticPayouts(database, owner);
  return database.hasRow(
    statement('automaticPayouts.stop')`with changed as (
      update automatic_payouts set status = 'OFF', paused_because = null, failures = 0
        where business_id = ${owner.businessId} and environment = ${owner.environment} and status <> 'OFF'
        returning business_id),
      ${auditCtes(record(owner, { actor, before, after: shownTerms(undefined) }), sql`from changed`)}
      select subject from audited`,
  );
}

/**
 * Resumes automatic payouts that are paused, on record: from their next time on. Those that are on stay as they are.
 *
 * @returns false when they are off.
 * @throws PayoutsHeldError while payouts are held.
 * @throws DomainError `bank_account_missing`.
 */
export async function resumeAutomaticPayouts(
  database: Database,
  owner: Owner,
  { actor, holdMs }: { readonly actor: ChangedBy; readonly holdMs: number },
): Promise<boolean> {
  const paused = await readAutomaticPayouts(database, owner);
  if (paused?.status !== 'PAUSED') return paused?.status === 'ACTIVE';
  await setAutomaticPayouts(database, owner, { terms: paused, actor, holdMs });
  return true;
}

function record(
  { businessId, environment }: Owner,
  change: {
    readonly actor: ChangedBy;
    readonly before: AutomaticPayouts | undefined;
    readonly after: ReturnType<typeof shownTerms>;
  },
) {
  const { actor, after } = change;
  const was = change.before?.status === 'OFF' ? undefined : change.before;
  const before = was?.status === 'PAUSED' ? { automaticPayouts: 'paused' } : shownTerms(was);
  const of = { subject: businessId, details: {}, businessId, environment };
  return { actor, action: 'business.automatic_payouts', ...of, before, after };
}

/** Locks where the money goes and who may say so, until the end of the transaction: a change waits, and pauses payouts again. */
async function requireDestination(runner: StatementRunner, owner: Owner, holdMs: number): Promise<void> {
  const { businessId, environment } = owner;
  await runner.run(
    statement('automaticPayouts.lockAccount')`
      select from bank_accounts where business_id = ${businessId} and environment = ${environment} for no key update`,
  );
  await runner.run(
    statement(
      'automaticPayouts.lockBusiness',
    )`select from businesses where id = ${businessId} for no key update`,
  );
  // By statements of their own, which see what was changed by those that had the locks before.
  const account = await findSettlementAccount(runner, owner);
  if (!account) throw new DomainError('bank_account_missing', 'verify a settlement bank account first');
  const { accessChangedAtMs } = await runner.one(
    statement<{ accessChangedAtMs: number | undefined }>('automaticPayouts.readAccess')`
      select ${millisecondsSql('access_changed_at')} from businesses where id = ${businessId}`,
    'A business that was just authenticated is gone.',
  );
  const changes = { accountChangedAtMs: account.changedAtMs, accessChangedAtMs };
  const hold = payoutHold(changes, holdMs, Date.now());
  if (hold) throw new PayoutsHeldError(hold);
}
