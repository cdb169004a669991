import type { Kobo, MicroUsdt, Owner } from '../../domain/money.ts';
import { hasRunningFlow, USDT_SESSION_STATUSES } from '../../domain/usdt/usdtSession.ts';
import type { Database } from '../core/database.ts';
import { rawSql, sql, statement } from '../core/sql.ts';

/** The condition that a flow brings money from outside into the naira wallet. */
const RECEIVED = rawSql("flow in ('payment', 'vendor_credit', 'collection')");

/** Sums over all that was completed in one environment, in kobo. */
export interface WalletTotals {
  readonly earnedMinor: bigint;
  readonly withdrawnMinor: bigint;
}

/**
 * Net amounts credited less what refunds and chargebacks took back, and amounts of completed withdrawals without fees; a reversed one
 * counts no more.
 */
export function readWalletTotals(
  database: Database,
  { businessId, environment }: Owner,
): Promise<WalletTotals> {
  return database.one(
    statement<WalletTotals>('dailyTotals.readWallet')`select
        coalesce(sum(case when ${RECEIVED} then amount_minor - fee_minor
          when flow = 'refund' then fee_minor - amount_minor when flow = 'chargeback' then -amount_minor end), 0)::bigint as earned_minor,
        coalesce(sum(amount_minor) filter (where flow = 'withdrawal'), 0)::bigint as withdrawn_minor
      from daily_totals where business_id = ${businessId} and environment = ${environment}`,
  );
}

/** What was completed of what began on one day of Lagos, in kobo, and the USDT that was credited on it, in micro-USDT. */
export interface DayTotals {
  /** Such as `2026-01-31`. */
  readonly date: string;
  /** What customers paid, before commission and refunds. */
  readonly receivedMinor: Kobo;
  /** Withdrawals without their fees. */
  readonly withdrawnMinor: Kobo;
  readonly billsMinor: Kobo;
  /** Commission of what came, before refunds, and fees of what was withdrawn. */
  readonly feesMinor: Kobo;
  readonly usdtReceivedMinor: MicroUsdt;
}

/** The days of Lagos from one to another, the oldest first, those on which nothing happened too. */
export function readDayTotals(
  database: Database,
  { businessId, environment }: Owner,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly DayTotals[]> {
  return database.run(
    statement<DayTotals>('dailyTotals.readDays')`select wanted.day::date as date,
        coalesce(naira.received_minor, 0) as received_minor, coalesce(naira.withdrawn_minor, 0) as withdrawn_minor,
        coalesce(naira.bills_minor, 0) as bills_minor, coalesce(naira.fees_minor, 0) as fees_minor,
        coalesce(usdt.credited_minor, 0) as usdt_received_minor
      from generate_series(${from}::date, ${to}::date, interval '1 day') wanted (day)
      left join (
        select day,
            sum(amount_minor) filter (where ${RECEIVED})::bigint as received_minor,
            sum(amount_minor) filter (where flow = 'withdrawal')::bigint as withdrawn_minor,
            sum(amount_minor) filter (where flow = 'bill')::bigint as bills_minor,
            sum(fee_minor) filter (where flow not in ('refund', 'chargeback'))::bigint as fees_minor
          from daily_totals
          where business_id = ${businessId} and environment = ${environment} and day between ${from}::date and ${to}::date
          group by day
      ) naira on naira.day = wanted.day
      left join daily_usdt_totals usdt
        on usdt.business_id = ${businessId} and usdt.environment = ${environment} and usdt.day = wanted.day
      order by wanted.day`,
  );
}

/** How much of each kind is not over yet. */
export interface UnderWay {
  readonly withdrawals: number;
  readonly bills: number;
  readonly collections: number;
  readonly sales: number;
  readonly sessions: number;
}

/** What a merchant has under way, counted by indexes that hold little or nothing of what is over. */
export function countUnderWay(database: Database, { businessId, environment }: Owner): Promise<UnderWay> {
  const openSessions = USDT_SESSION_STATUSES.filter(hasRunningFlow);
  const ofOwner = sql`business_id = ${businessId} and environment = ${environment}`;
  return database.one(
    statement<UnderWay>('dailyTotals.countUnderWay')`select
        count(*) filter (where flow = 'withdrawal')::integer as withdrawals,
        count(*) filter (where flow = 'bill')::integer as bills,
        count(*) filter (where flow = 'collection')::integer as collections,
        (select count(*)::integer from usdt_sales where ${ofOwner} and status = 'PROCESSING') as sales,
        (select count(*)::integer from crypto_payments where ${ofOwner} and status = any(${openSessions}::text[]))
          as sessions
      from transactions where ${ofOwner} and status = 'PROCESSING'`,
  );
}
