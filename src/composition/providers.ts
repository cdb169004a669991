import type { ApiDependencies } from '../api/context.ts';
import type { Config } from '../config.ts';
import type { Environment } from '../domain/money.ts';
import { ProviderAccounts } from '../providers/accounts.ts';
import { createPaystack } from '../providers/bank/paystack.ts';
import type { CallbackVerifier } from '../providers/bank/port.ts';
import { createBankSimulator } from '../providers/bank/simulator.ts';
import type { BillsProvider } from '../providers/bills/port.ts';
import { createBillsSimulator } from '../providers/bills/simulator.ts';
import { createVtpass } from '../providers/bills/vtpass.ts';
import type { Corridor } from '../providers/crossBorder/port.ts';
import { createCrossBorderSimulator } from '../providers/crossBorder/simulator.ts';
import { createYellowCard } from '../providers/crossBorder/yellowCard.ts';
import { createCoinGecko } from '../providers/rates/coingecko.ts';
import { FreshRates } from '../providers/rates/fresh.ts';
import { guardedCorridors, guardedMarket, type ReportDoubt } from '../providers/rates/guard.ts';
import type { RateProvider } from '../providers/rates/port.ts';
import { createQuidax } from '../providers/rates/quidax.ts';
import { createRateSimulator } from '../providers/rates/simulator.ts';

/** How long what a market told serves the requests that follow, which spares the market's rate limit. */
const MARKET_REUSE_MS = 2_000;
const CORRIDOR_REUSE_MS = 10_000;

/** The second source renews its price once a minute. It is no market, so that an older one tells as much. */
const REFERENCE_REUSE_MS = 60_000;
const REFERENCE_MAX_AGE_MS = 3_600_000;

/** The providers of a process, as its API and its activities use them. */
interface Providers
  extends Pick<
    ApiDependencies,
    | 'bankOf'
    | 'billsOf'
    | 'dedicatedAccountsOf'
    | 'usdtRatesOf'
    | 'crossBorderOf'
    | 'corridorsOf'
    | 'callbackVerifiers'
  > {
  /** The accounts at sellers of bills in an environment: the present one, and those that have vends under way. */
  readonly billAccountsOf: (environment: Environment) => ProviderAccounts<BillsProvider>;
}

/**
 * The providers of each environment: the sandbox is always simulated, production never is.
 *
 * @param options.reportDoubt is told, each time a market is asked, whether its rates can be believed.
 * @param options.marketTimeMs which moment of the sandbox's market is shown, ms since 1970; now unless given.
 */
export function createProviders(
  config: Config,
  {
    marketTimeMs,
    reportDoubt,
  }: {
    readonly marketTimeMs?: (() => number) | undefined;
    readonly reportDoubt: ReportDoubt;
  },
): Providers {
  const clock = Date.now;
  const { providerTimeoutMs: timeoutMs, rateMaxAgeMs: maxAgeMs } = config;
  const simulator = createBankSimulator({ clock });
  const paystack =
    config.paystack &&
    createPaystack({
      secretKey: config.paystack.secretKey,
      ...(config.paystack.baseUrl !== undefined && { baseUrl: config.paystack.baseUrl }),
      timeoutMs,
      dedicatedAccountBank: config.paystack.dedicatedAccountBank,
    });
  const usdtRatesFrom = (market: RateProvider, reuseMs: number) =>
    new FreshRates({ ask: async () => [await market.usdtToNaira()], maxAgeMs, reuseMs, clock });
  const simulatedRates = usdtRatesFrom(createRateSimulator({ clock, marketTimeMs }), 0);
  const coinGecko = config.coinGecko && createCoinGecko({ ...config.coinGecko, timeoutMs });
  const guard = {
    reference:
      coinGecko &&
      new FreshRates({
        ask: async () => [await coinGecko.usdtToNaira()],
        maxAgeMs: REFERENCE_MAX_AGE_MS,
        reuseMs: REFERENCE_REUSE_MS,
        clock,
      }),
    bounds: config.rateBounds,
    clock,
    report: reportDoubt,
  };
  const quidax =
    config.quidax &&
    usdtRatesFrom(
      guardedMarket(createQuidax({ baseUrl: config.quidax.baseUrl, timeoutMs }), guard),
      MARKET_REUSE_MS,
    );
  const simulatedCollector = createCrossBorderSimulator({ clock, marketTimeMs });
  const yellowCard =
    config.yellowCard &&
    createYellowCard({ ...config.yellowCard, timeoutMs, approvalWindowMs: config.collectionApprovalMs });
  const corridorsFrom = (ask: () => Promise<readonly Corridor[]>, reuseMs: number) =>
    new FreshRates({ ask, maxAgeMs, reuseMs, clock });
  const simulatedCorridors = corridorsFrom(() => simulatedCollector.listCorridors(), 0);
  const liveCorridors = yellowCard && corridorsFrom(guardedCorridors(yellowCard, guard), CORRIDOR_REUSE_MS);
  const vtpassAccounts = (config.vtpass?.accounts ?? []).map((keys) =>
    createVtpass({ ...keys, baseUrl: config.vtpass?.baseUrl, timeoutMs }),
  );
  const billAccounts = {
    prod: new ProviderAccounts<BillsProvider>(vtpassAccounts.slice(0, 1), vtpassAccounts.slice(1)),
    test: new ProviderAccounts<BillsProvider>([createBillsSimulator({ clock })]),
  };
  const callbackVerifiers = new Map<string, CallbackVerifier>();
  if (paystack) callbackVerifiers.set(paystack.name, paystack);
  if (yellowCard) callbackVerifiers.set(yellowCard.name, yellowCard);
  if (vtpassAccounts[0]) callbackVerifiers.set(vtpassAccounts[0].name, anyOf(vtpassAccounts));
  return {
    bankOf: (environment) => (environment === 'test' ? simulator : paystack),
    billsOf: (environment) => billAccounts[environment].current,
    billAccountsOf: (environment) => billAccounts[environment],
    dedicatedAccountsOf: (environment) => (environment === 'prod' ? paystack : undefined),
    usdtRatesOf: (environment) => (environment === 'test' ? simulatedRates : quidax),
    crossBorderOf: (environment) => (environment === 'test' ? simulatedCollector : yellowCard),
    corridorsOf: (environment) => (environment === 'test' ? simulatedCorridors : liveCorridors),
    callbackVerifiers,
  };
}

/** Believes what any account of a provider has signed. */
function anyOf(accounts: readonly CallbackVerifier[]): CallbackVerifier {
  return {
    verifyCallback: (...callback) => {
      for (const account of accounts) {
        const verified = account.verifyCallback(...callback);
        if (verified) return verified;
      }
      return undefined;
    },
  };
}
