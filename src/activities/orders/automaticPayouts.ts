import type { Logger } from 'pino';
import { KINDS, withdrawalTransfers } from '../../contract/kinds.ts';
import { orderInput, orderStart } from '../../contract/starts.ts';
import type { Database, StatementRunner } from '../../db/core/database.ts';
import { storeNotice } from '../../db/core/notices.ts';
import type { OutboxRow } from '../../db/core/outbox.ts';
import {
  DailyLimitReachedError,
  InsufficientFundsError,
  type LedgerStore,
  readUses,
} from '../../db/ledger/ledgerStore.ts';
import { leaseAutomaticPayouts } from '../../db/orders/automaticPayouts/lease.ts';
import {
  type DueAutomaticPayouts,
  failAutomaticPayout,
  lockAutomaticPayouts,
  noteMade,
  pauseAutomaticPayouts,
  ReserveTakenError,
  recordRun,
  scheduleAutomaticPayouts,
} from '../../db/orders/automaticPayouts/payouts.ts';
import { acceptWithdrawal, loadWithdrawal, type NewWithdrawal } from '../../db/orders/withdrawals.ts';
import { invariant } from '../../domain/errors.ts';
import {
  type DailyUse,
  effectivePricing,
  feeScheduleAt,
  type Pricing,
  reachesNearLimit,
} from '../../domain/ledger/pricing.ts';
import { type Environment, type Id, minorToDecimal, type Owner } from '../../domain/money.ts';
import {
  AUTOMATIC_PAYOUT,
  type AutomaticPayoutStep,
  decideAutomaticPayout,
  nextDueMs,
  payoutDay,
} from '../../domain/orders/automaticPayout.ts';
import { MINUTE_MS } from '../../domain/time.ts';
import { identifierAfter } from '../../security/identifiers.ts';

/** How many businesses are looked at in one round. */
const PAYOUTS_AT_ONCE = 20;

/** What makes payouts by themselves. */
export interface AutomaticPayoutTools {
  readonly database: Database;
  readonly ledger: LedgerStore;
  readonly logger: Logger;
  readonly config: { readonly pricing: Pricing };
  readonly providers: {
    readonly orderAccounts: Readonly<
      Record<
        Environment,
        {
          /** Who pays to a bank account now; undefined where none is configured. */
          readonly withdrawal: { readonly current: { readonly name: string } | undefined };
        }
      >
    >;
  };
  readonly dispatch: (rows: readonly OutboxRow[]) => void;
  /** Marks places where tests kill the process; does nothing in a real one. */
  readonly faultPoint?: ((name: string) => Promise<void>) | undefined;
}

/**
 * Makes the payouts that are due. Several processes may do this at once: payouts of a business are locked while they are
 * decided about, and what is decided commits with the withdrawal itself. A process that dies leaves them as they were, and
 * the next round looks at them.
 *
 * @returns whether there may be more to do at once.
 */
export async function makeAutomaticPayouts(tools: AutomaticPayoutTools): Promise<boolean> {
  const due = await leaseAutomaticPayouts(tools.database, PAYOUTS_AT_ONCE);
  for (const owner of due) {
    try {
      await payOut(tools, owner);
    } catch (error) {
      tools.logger.error({ err: error, ...owner }, 'An automatic payout was not made; it is tried again.');
    }
  }
  return due.length === PAYOUTS_AT_ONCE;
}

async function payOut(tools: AutomaticPayoutTools, owner: Owner): Promise<void> {
  const { database, faultPoint } = tools;
  await faultPoint?.('automaticPayout.leased');
  try {
    const message = await database.transaction((runner) => step(tools, runner, owner));
    if (!message) return;
    await faultPoint?.('automaticPayout.accepted');
    tools.dispatch([message]);
  } catch (error) {
    // The balance has changed since it was read: the next look decides by the new one.
    if (error instanceof InsufficientFundsError || error instanceof ReserveTakenError) return;
    if (!(error instanceof DailyLimitReachedError)) throw error;
    // The transaction with the withdrawal was rolled back; that it failed is stored by another.
    await database.transaction(async (runner) => {
      const nowMs = Date.now();
      const locked = await lockAutomaticPayouts(runner, owner);
      if (!locked) return;
      const payouts = await noteLatest(runner, locked);
      await failAutomaticPayout(runner, payouts, { failure: 'limit_reached', nowMs });
    });
  }
}

/** Notes the latest payout where it was made, and does what follows. Returns the outbox message of a payout that was made. */
async function step(
  tools: AutomaticPayoutTools,
  runner: StatementRunner,
  owner: Owner,
): Promise<OutboxRow | undefined> {
  const locked = await lockAutomaticPayouts(runner, owner);
  if (!locked) return undefined;
  const nowMs = Date.now();
  const payouts = await noteLatest(runner, locked);
  const decided = decide(tools, payouts, nowMs);
  switch (decided.do) {
    case 'pause':
      await pauseAutomaticPayouts(runner, payouts, decided.reason);
      return undefined;
    case 'wait':
      await scheduleAutomaticPayouts(runner, payouts, { ...payouts, lookAtMs: decided.untilMs });
      return undefined;
    case 'skip': {
      const { failure } = decided;
      if (failure) await failAutomaticPayout(runner, payouts, { failure, nowMs });
      else await scheduleNext(runner, payouts, nowMs);
      return undefined;
    }
    case 'pay':
      await tools.faultPoint?.('automaticPayout.decided');
      return accept(tools, { runner, payouts, nowMs }, decided);
  }
}

/**
 * Notes the latest payout where it was made; one that was not is noted by the transaction that settles it. Returns the payouts as
 * they are then.
 */
async function noteLatest(
  runner: StatementRunner,
  locked: DueAutomaticPayouts,
): Promise<DueAutomaticPayouts> {
  const { openId, openStatus } = locked;
  if (openId === undefined || openStatus !== 'COMPLETED') return locked;
  await noteMade(runner, openId);
  return { ...locked, openId: undefined, openStatus: undefined, failures: 0 };
}

function decide(
  { config, providers }: AutomaticPayoutTools,
  payouts: DueAutomaticPayouts,
  nowMs: number,
): AutomaticPayoutStep {
  const { environment, account, kycStatus } = payouts;
  const pricing = effectivePricing(config.pricing, payouts.pricing);
  return decideAutomaticPayout({
    ...payouts,
    nowMs,
    isApproved: environment === 'test' || kycStatus === 'APPROVED',
    hasBankAccount: account !== undefined,
    hasProvider: providers.orderAccounts[environment].withdrawal.current !== undefined,
    fees: feeScheduleAt(pricing, nowMs),
    limits: pricing.limits,
  });
}

async function scheduleNext(
  runner: StatementRunner,
  payouts: DueAutomaticPayouts,
  nowMs: number,
): Promise<void> {
  const dueAtMs = nextDueMs(payouts, 'made', nowMs);
  await scheduleAutomaticPayouts(runner, payouts, { ...payouts, dueAtMs, lookAtMs: dueAtMs });
}

/**
 * The id of the next payout: the same after a restore that has lost it, because the bank knows it by its reference. One that
 * operators made again counts although it may have no run.
 */
async function nextPayoutId(
  runner: StatementRunner,
  { businessId, environment, runs }: DueAutomaticPayouts,
): Promise<Id<'wd'>> {
  for (let number = runs + 1; ; number++) {
    const payout = `automatic payout ${number} of ${environment}`;
    const id = identifierAfter(KINDS.withdrawal, businessId, payout);
    if (!(await loadWithdrawal(runner, id))) return id;
  }
}

/** Accepts the withdrawal: the same statement as one that the merchant asks for. */
async function accept(
  { config, providers, ledger }: AutomaticPayoutTools,
  { runner, payouts, nowMs }: { runner: StatementRunner; payouts: DueAutomaticPayouts; nowMs: number },
  { amountMinor, feeMinor, charges }: Extract<AutomaticPayoutStep, { readonly do: 'pay' }>,
): Promise<OutboxRow> {
  const { businessId, environment, account } = payouts;
  const provider = providers.orderAccounts[environment].withdrawal.current?.name;
  invariant(provider !== undefined && account, 'A payout that was decided has a provider and an account.');
  const owner = { businessId, environment };
  const withdrawalId = await nextPayoutId(runner, payouts);
  const withdrawal: NewWithdrawal = {
    ...{ ...owner, withdrawalId, provider, amountMinor, feeMinor, charges, account },
    ...{ merchantReference: undefined, metadata: {}, isAutomatic: true },
  };
  const what = `${AUTOMATIC_PAYOUT}, NGN ${minorToDecimal(amountMinor, 'NGN')}`;
  const input = { ...owner, ...orderInput('withdrawal', withdrawalId, environment) };
  const start = orderStart('withdrawal', input, what);
  const { dailyLimits } = effectivePricing(config.pricing, payouts.pricing);
  const use: DailyUse = { limit: 'withdrawals', amountMinor, most: dailyLimits.withdrawals };
  const reservation = withdrawalTransfers.reserve(withdrawal);
  const acceptance = { reservation, start, idempotency: undefined, uses: [use] };
  const accepted = await acceptWithdrawal({ database: runner, ledger }, withdrawal, acceptance);
  await recordRun(runner, payouts, {
    transactionId: withdrawalId,
    day: payoutDay({ ...payouts, nowMs }),
  });
  const dueAtMs = nextDueMs(payouts, 'made', nowMs);
  // Looked at soon, for the outcome.
  await scheduleAutomaticPayouts(runner, payouts, { ...payouts, dueAtMs, lookAtMs: nowMs + MINUTE_MS });
  if (readUses(accepted.used).some((used) => reachesNearLimit(use, used))) {
    const facts = { environment, after: { limit: 'withdrawals of a day' } };
    await storeNotice(runner, { businessId, name: 'limit.near', facts });
  }
  return { id: accepted.messageId, start };
}
