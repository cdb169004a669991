import type { Logger } from 'pino';
import { KINDS } from '../../contract/kinds.ts';
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
import { acceptUsdtSale, type NewUsdtSale } from '../../db/orders/usdtSales.ts';
import {
  leaseDueSessionSales,
  leaveSession,
  lockSessionSale,
  noteSessionSold,
  type PendingSessionSale,
} from '../../db/usdt/sessionSales.ts';
import { DomainError, invariant } from '../../domain/errors.ts';
import { usdtSaleTransfers, WALLET_PROVIDER } from '../../domain/ledger/ledger.ts';
import {
  type DailyUse,
  effectivePricing,
  feeScheduleAt,
  NO_FEE,
  type Pricing,
  reachesNearLimit,
} from '../../domain/ledger/pricing.ts';
import { type Environment, type Id, minorToDecimal } from '../../domain/money.ts';
import { type SaleTerms, saleRateRoundedDownToKobo, saleTermsAt } from '../../domain/orders/exchangeRate.ts';
import type { RateBounds } from '../../domain/orders/rateSanity.ts';
import {
  decideSessionSale,
  type LeaveReason,
  type SaleRates,
  type SessionSaleStep,
} from '../../domain/orders/sessionSale.ts';
import { WALLET_ACCOUNT } from '../../domain/orders/usdtSale.ts';
import { identifierAfter } from '../../security/identifiers.ts';

/** How many sessions are sold in one round. */
const SALES_AT_ONCE = 20;

/** What sells settled sessions. */
export interface SessionSaleTools {
  readonly database: Database;
  readonly ledger: LedgerStore;
  readonly logger: Logger;
  readonly config: {
    readonly pricing: Pricing;
    readonly payoutHold: { readonly holdMs: number };
    readonly rateBounds: RateBounds;
  };
  readonly providers: {
    readonly orderAccounts: Readonly<
      Record<
        Environment,
        {
          /** Who would pay a sale to a bank account now; undefined where none is configured. */
          readonly usdt_sale: { readonly current: { readonly name: string } | undefined };
        }
      >
    >;
    /** The guarded rates of an environment; undefined where none are configured. */
    readonly usdtRatesOf: (
      environment: Environment,
    ) => { current(): Promise<readonly { readonly rateScaled: bigint }[]> } | undefined;
  };
  readonly dispatch: (rows: readonly OutboxRow[]) => void;
  /** Marks places where tests kill the process; does nothing in a real one. */
  readonly faultPoint?: ((name: string) => Promise<void>) | undefined;
}

/**
 * Sells the settled sessions whose businesses have them sold at once. Several processes may do this at once: a session is
 * locked while its sale is decided, and what is decided commits with the sale itself. A process that dies leaves a session
 * as it was, and the next round sells it.
 *
 * @returns whether there may be more to do at once.
 */
export async function sellSettledSessions(tools: SessionSaleTools): Promise<boolean> {
  const due = await leaseDueSessionSales(tools.database, SALES_AT_ONCE);
  for (const { paymentId, environment } of due) {
    try {
      await sellSession(tools, paymentId, environment);
    } catch (error) {
      tools.logger.error(
        { err: error, paymentId },
        'A settled session could not be sold; it is tried again.',
      );
    }
  }
  return due.length === SALES_AT_ONCE;
}

async function sellSession(
  tools: SessionSaleTools,
  paymentId: Id<'cp'>,
  environment: Environment,
): Promise<void> {
  const { database, logger, faultPoint } = tools;
  await faultPoint?.('sessionSale.leased');
  const marketRateScaled = await currentRate(tools, environment);
  let refused: LeaveReason | undefined;
  try {
    const message = await database.transaction(async (runner) => {
      const sale = await lockSessionSale(runner, paymentId);
      if (!sale) return undefined;
      const step = stepOf(tools, sale, marketRateScaled);
      if (step.do === 'sell') return accept(tools, { runner, sale }, step);
      if (step.do === 'leave') await leaveSession(runner, sale, step.reason);
      return undefined;
    });
    if (!message) return;
    await faultPoint?.('sessionSale.accepted');
    tools.dispatch([message]);
    return;
  } catch (error) {
    refused = refusalOf(error);
    if (refused === undefined) throw error;
  }
  // The transaction with the sale was rolled back; why it was refused is stored by another.
  const reason = refused;
  await database.transaction(async (runner) => {
    const sale = await lockSessionSale(runner, paymentId);
    if (sale) await leaveSession(runner, sale, reason);
  });
  logger.warn({ paymentId, reason }, 'A settled session was not sold.');
}

/** The guarded rate of the market now; undefined when there is none. */
async function currentRate(
  { providers }: SessionSaleTools,
  environment: Environment,
): Promise<bigint | undefined> {
  try {
    return (await providers.usdtRatesOf(environment)?.current())?.[0]?.rateScaled;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'rate_unavailable') return undefined;
    throw error;
  }
}

function stepOf(
  { config, providers }: SessionSaleTools,
  sale: PendingSessionSale,
  marketRateScaled: bigint | undefined,
): SessionSaleStep {
  const { spreadBasisPoints } = effectivePricing(config.pricing, sale.pricing).exchange;
  const isLive = sale.environment === 'prod';
  const live: SaleRates | undefined =
    marketRateScaled === undefined
      ? undefined
      : { marketRateScaled, rateScaled: saleRateRoundedDownToKobo(marketRateScaled, spreadBasisPoints) };
  return decideSessionSale({
    ...sale,
    nowMs: Date.now(),
    isApproved: !isLive || sale.kycStatus === 'APPROVED',
    hasBankAccount: sale.account !== undefined,
    accountChangedAtMs: sale.account?.changedAtMs,
    holdMs: config.payoutHold.holdMs,
    hasProvider:
      sale.destination === 'wallet' ||
      providers.orderAccounts[sale.environment].usdt_sale.current !== undefined,
    live,
    bandBasisPoints: config.rateBounds.fromLastTradeBasisPoints,
  });
}

/** A sale that is worth less than its fee. */
class BelowFeeError extends Error {
  override readonly name = 'BelowFeeError';
}

/** Accepts the sale of a locked session: the same statement as a sale that the merchant asks for. */
async function accept(
  { config, providers, ledger }: SessionSaleTools,
  { runner, sale }: { readonly runner: StatementRunner; readonly sale: PendingSessionSale },
  { rates, basis }: Extract<SessionSaleStep, { readonly do: 'sell' }>,
): Promise<OutboxRow> {
  const { paymentId, businessId, environment, amountMinor, merchantReference } = sale;
  const toWallet = sale.destination === 'wallet';
  const pricing = effectivePricing(config.pricing, sale.pricing);
  const provider = toWallet ? WALLET_PROVIDER : providers.orderAccounts[environment].usdt_sale.current?.name;
  const account = toWallet ? WALLET_ACCOUNT : sale.account;
  invariant(provider !== undefined && account, 'A sale that was decided has a provider and an account.');
  const { marketRateScaled, rateScaled } = rates;
  // No bank is paid for a transfer to the wallet.
  const fees = feeScheduleAt(toWallet ? NO_FEE : pricing, Date.now());
  const terms: SaleTerms = saleTermsAt({ amountMinor, marketRateScaled, rateScaled, fees });
  if (terms.netMinor <= 0n) throw new BelowFeeError();
  // The same after a restore that has lost the sale: the bank knows it by its reference.
  const saleId = identifierAfter(KINDS.usdt_sale, paymentId, 'sale');
  const owner = { businessId, environment };
  const order: NewUsdtSale = {
    ...owner,
    saleId,
    provider,
    account,
    terms,
    quoteId: undefined,
    merchantReference,
    metadata: {},
  };
  const what = `Sale of USDT, USDT ${minorToDecimal(amountMinor, 'USDT')}, of ${paymentId}`;
  const start = orderStart('usdt_sale', { ...owner, ...orderInput('usdt_sale', saleId, environment) }, what);
  const use: DailyUse = {
    limit: 'sales',
    amountMinor: terms.grossMinor,
    most: pricing.dailyLimits.sales,
  };
  const reservation = usdtSaleTransfers.reserve({ ...terms, ...order });
  const accepted = await acceptUsdtSale({ database: runner, ledger }, order, {
    reservation,
    start,
    idempotency: undefined,
    uses: [use],
  });
  invariant(accepted, 'A sale without a quote cannot be too late.');
  await noteSessionSold(runner, paymentId, { ...sale, saleId, basis });
  if (readUses(accepted.used).some((used) => reachesNearLimit(use, used))) {
    const facts = { environment, after: { limit: 'sales of USDT of a day' } };
    await storeNotice(runner, { businessId, name: 'limit.near', facts });
  }
  return { id: accepted.messageId, start };
}

/** Why a sale was refused for good; undefined when it is to be tried again. */
function refusalOf(error: unknown): LeaveReason | undefined {
  if (error instanceof InsufficientFundsError) return 'insufficient_balance';
  if (error instanceof DailyLimitReachedError) return 'limit_reached';
  return error instanceof BelowFeeError ? 'below_fee' : undefined;
}
