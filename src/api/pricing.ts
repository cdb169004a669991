import type { Config } from '../config/config.ts';
import { storeNotice } from '../db/core/notices.ts';
import { DailyLimitReachedError, useDailyLimits } from '../db/ledger/ledgerStore.ts';
import type { SavedAccount } from '../db/merchants/businesses.ts';
import { endOfDayInLagos, momentInLagos } from '../domain/dayInLagos.ts';
import { type DomainErrorCode, RetryLaterError } from '../domain/errors.ts';
import type { ItemizedFee } from '../domain/ledger/charges.ts';
import {
  ANY_COUNT,
  type DailyLimits,
  type DailyUse,
  effectivePricing,
  type FeeSchedule,
  feeOfOrder,
  feeScheduleAt,
  type PayoutHold,
  payoutHold,
  reachesNearLimit,
  type UsedToday,
} from '../domain/ledger/pricing.ts';
import { type Kobo, minorToDecimal, type Owner } from '../domain/money.ts';
import type { ApiDependencies, Caller } from './context.ts';

type LimitDependencies = Pick<ApiDependencies, 'background' | 'config' | 'database' | 'logger'>;

/** The refusal of each limit, and what it counts. */
const REFUSALS: Readonly<
  Record<keyof DailyLimits, { readonly code: DomainErrorCode; readonly what: string }>
> = {
  withdrawals: { code: 'withdrawal_limit_reached', what: 'withdrawals' },
  sales: { code: 'sale_limit_reached', what: 'sales of USDT' },
  bills: { code: 'bill_limit_reached', what: 'bill purchases' },
  nameEnquiries: { code: 'name_enquiry_limit_reached', what: 'name enquiries' },
};

/** What the fees of a caller's orders follow from at this moment. */
export function feeScheduleOf({ config }: Pick<ApiDependencies, 'config'>, caller: Caller): FeeSchedule {
  return feeScheduleAt(effectivePricing(config.pricing, caller.pricing), Date.now());
}

/** What an order of this amount costs its merchant at this moment, in kobo. */
export function feeOf(
  dependencies: Pick<ApiDependencies, 'config'>,
  caller: Caller,
  order: { readonly kind: 'withdrawal' | 'bill'; readonly amountMinor: Kobo },
): ItemizedFee {
  return feeOfOrder(order.kind, order.amountMinor, feeScheduleOf(dependencies, caller));
}

/** The use of a daily limit that a request of this caller is, with an amount in kobo. */
export function useOf(
  { config }: Pick<ApiDependencies, 'config'>,
  caller: Caller,
  { limit, amountMinor }: { readonly limit: keyof DailyLimits; readonly amountMinor: Kobo },
): DailyUse {
  const most = effectivePricing(config.pricing, caller.pricing).dailyLimits[limit];
  return { limit, amountMinor, most };
}

/**
 * The uses of daily limits that a payout of this caller is: its own, and that of the hold on payouts where there is one.
 *
 * @param of.account the one that it goes to.
 */
export function usesOfPayout(
  dependencies: Pick<ApiDependencies, 'config'>,
  caller: Caller,
  of: {
    readonly limit: 'withdrawals' | 'sales';
    readonly amountMinor: Kobo;
    readonly account: Pick<SavedAccount, 'changedAtMs'>;
  },
): readonly DailyUse[] {
  const { amountMinor, account } = of;
  const own = useOf(dependencies, caller, of);
  const hold = holdOf(dependencies.config, caller, account.changedAtMs);
  if (!hold || !isHeldBy(hold, dependencies.config, caller)) return [own];
  const most = { count: ANY_COUNT, amountMinor: dependencies.config.payoutHold.perDayMinor };
  return [own, { limit: 'payoutHold', amountMinor, most, holdUntilMs: hold.untilMs }];
}

/**
 * Whether a hold includes what this caller orders. A key that was made shortly before the change, or since, is held as the
 * dashboard is: it could be made there for this.
 */
function isHeldBy({ untilMs }: PayoutHold, { payoutHold: { holdMs } }: Config, caller: Caller): boolean {
  if (!caller.apiKey || caller.holdsKeyPayouts) return true;
  const changedAtMs = untilMs - holdMs;
  return caller.apiKey.createdAtMs > changedAtMs - holdMs;
}

/**
 * Refuses money that leaves for any address while payouts of this caller are held because its access was changed: a thief would
 * send it to an address of their own. A changed bank account holds what goes there.
 *
 * @throws RetryLaterError `payouts_on_hold`.
 */
export function requireNoHold({ config }: Pick<ApiDependencies, 'config'>, caller: Caller): void {
  const hold = holdOf(config, caller, undefined);
  if (!hold || !isHeldBy(hold, config, caller)) return;
  const message = `the second factor was removed or the password reset: refunds wait until ${momentInLagos(hold.untilMs)}`;
  throw new RetryLaterError('payouts_on_hold', message, untilEnd(hold.untilMs, { limit: 'payoutHold' }));
}

/** The hold on the payouts of a business now; undefined when there is none. */
export function holdOf(
  config: Config,
  { accessChangedAtMs }: Pick<Caller, 'accessChangedAtMs'>,
  accountChangedAtMs: number | undefined,
): PayoutHold | undefined {
  return payoutHold({ accountChangedAtMs, accessChangedAtMs }, config.payoutHold.holdMs, Date.now());
}

/**
 * Counts a name enquiry before it is made.
 *
 * @throws RetryLaterError `name_enquiry_limit_reached`.
 */
export async function countNameEnquiry(dependencies: LimitDependencies, caller: Caller): Promise<void> {
  const uses = [useOf(dependencies, caller, { limit: 'nameEnquiries', amountMinor: 0n })];
  const used = await useDailyLimits(dependencies.database, caller, uses).catch((error: unknown) => {
    throw limitRefusal(error, uses);
  });
  noteUses(dependencies, caller, { uses, used });
}

/**
 * The refusal of a request that would exceed a daily limit; any other error as it is.
 *
 * @param uses those that were to be counted.
 */
export function limitRefusal(error: unknown, uses: readonly DailyUse[]): unknown {
  const use =
    error instanceof DailyLimitReachedError ? uses.find(({ limit }) => limit === error.limit) : undefined;
  if (!use) return error;
  const { limit, most, holdUntilMs } = use;
  const endsAtMs = holdUntilMs ?? endOfDayInLagos(Date.now());
  const until = momentInLagos(endsAtMs);
  const options = untilEnd(endsAtMs, { limit });
  if (limit !== 'payoutHold') {
    const { code, what } = REFUSALS[limit];
    const message = `the daily limit of this business for ${what} is reached; it holds until ${until}`;
    return new RetryLaterError(code, message, options);
  }
  const naira = minorToDecimal(most.amountMinor ?? 0n, 'NGN');
  const rule = most.amountMinor === 0n ? 'payouts wait' : `payouts are limited to ${naira} naira a day`;
  const message = `the bank account, the second factor or the password was changed: ${rule} until ${until}`;
  return new RetryLaterError('payouts_on_hold', message, options);
}

/**
 * What a refusal that ends at a time says besides its message.
 *
 * @param details further fields of the answer.
 */
export function untilEnd(endsAtMs: number, details: Readonly<Record<string, unknown>> = {}) {
  return {
    retryAfterSeconds: Math.max(1, Math.ceil((endsAtMs - Date.now()) / 1_000)),
    details: { ...details, limitEndsAt: new Date(endsAtMs).toISOString() },
  };
}

/**
 * Takes note of uses of daily limits that were counted. The use that brings a limit to 80 % is the place for a notice to
 * the merchant; of each limit there is one on a day. A process that dies right then sends none.
 */
export function noteUses(
  { background, database, logger }: Pick<ApiDependencies, 'background' | 'database' | 'logger'>,
  { businessId, environment }: Owner,
  { uses, used }: { readonly uses: readonly DailyUse[]; readonly used: readonly UsedToday[] },
): void {
  for (const use of uses) {
    const now = used.find(({ limit }) => limit === use.limit);
    if (use.limit === 'payoutHold' || !now || !reachesNearLimit(use, now)) continue;
    const { limit, most } = use;
    const figures = {
      count: Number(now.count),
      maxCount: Number(most.count),
      amountMinor: String(now.amountMinor),
      ...(most.amountMinor !== undefined && { maxAmountMinor: String(most.amountMinor) }),
    };
    logger.warn({ businessId, environment, limit, ...figures }, 'A business has used 80 % of a daily limit.');
    const notice = {
      businessId,
      name: 'limit.near',
      facts: { environment, after: { limit: `${REFUSALS[limit].what} of a day` } },
    } as const;
    background(
      storeNotice(database, notice).catch((error: unknown) => {
        logger.error({ err: error }, 'A notice about a limit could not be stored.');
      }),
    );
  }
}
