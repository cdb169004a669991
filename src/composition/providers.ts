import type { ApiDependencies } from '../api/context.ts';
import type { Config } from '../config/config.ts';
import type { Kind } from '../contract/kinds.ts';
import type { Database } from '../db/core/database.ts';
import { PausedProviders } from '../db/orders/payoutPauses.ts';
import type { Environment } from '../domain/money.ts';
import { HOUR_MS } from '../domain/time.ts';
import type { ProviderAccounts } from '../providers/accounts.ts';
import { BankDirectory } from '../providers/bank/directory.ts';
import type { ComparableBank, DedicatedAccountProvider } from '../providers/bank/port.ts';
import { PayoutRouting } from '../providers/bank/routing.ts';
import type { CallbackVerifier } from '../providers/callback.ts';
import type { Corridor } from '../providers/collections/port.ts';
import { createOrderAccounts, type OrderAccounts } from '../providers/orderAccounts.ts';
import { createCoinGecko } from '../providers/rates/coingecko.ts';
import { FreshRates } from '../providers/rates/fresh.ts';
import { guardedCorridors, guardedMarket, type ReportDoubt } from '../providers/rates/guard.ts';
import type { RateProvider } from '../providers/rates/port.ts';
import { createQuidax } from '../providers/rates/quidax.ts';
import { createRateSimulator } from '../providers/rates/simulator.ts';
import type { OnExchange } from '../security/outboundHttp.ts';

/** How long what a market told serves the requests that follow, which spares the market's rate limit. */
const MARKET_REUSE_MS = 2_000;
const CORRIDOR_REUSE_MS = 10_000;

/** The second source renews its price once a minute. It is not a market, so an older price says as much. */
const REFERENCE_REUSE_MS = 60_000;
const REFERENCE_MAX_AGE_MS = HOUR_MS;

/** The providers of a process, as its API and its activities use them. */
interface Providers
  extends Pick<
    ApiDependencies,
    'orderAccounts' | 'banks' | 'dedicatedAccountsOf' | 'usdtRatesOf' | 'corridorsOf' | 'callbackVerifiers'
  > {
  /** The accounts that carry out the orders of a kind: those that take new ones, and those that have some under way. */
  readonly accountsOf: <K extends Kind>(kind: K) => (environment: Environment) => OrderAccounts[K];
  /** The banks whose books of our transfers can be compared with ours; none in the sandbox, which keeps none. */
  readonly comparableBanksOf: (environment: Environment) => ProviderAccounts<ComparableBank> | undefined;
  /** Who makes the payouts of an environment. */
  readonly payoutRoutings: Readonly<Record<Environment, PayoutRouting>>;
}

/**
 * The providers of each environment: the sandbox is always simulated, production never is.
 *
 * @param options.reportDoubt is told, each time a market is asked, whether its rates can be believed.
 * @param options.marketTimeMs which moment of the sandbox's market is shown, ms since 1970; now unless given.
 * @param database where the providers stand that get no new payouts.
 * @param options.onExchange is told what came of each exchange with a provider.
 */
export function createProviders(
  config: Config,
  database: Database,
  {
    marketTimeMs,
    reportDoubt,
    onExchange,
  }: {
    readonly marketTimeMs?: (() => number) | undefined;
    readonly reportDoubt: ReportDoubt;
    readonly onExchange?: OnExchange;
  },
): Providers {
  const clock = Date.now;
  const { providerTimeoutMs: timeoutMs, rateMaxAgeMs: maxAgeMs } = config;
  const accounts = createOrderAccounts(config, { clock, marketTimeMs, onExchange });
  const { live } = accounts;
  const banks = new BankDirectory(clock);
  const paused = new PausedProviders(database);
  const routingIn = (environment: Environment) =>
    new PayoutRouting({
      accounts: accounts[environment].withdrawal,
      banks,
      paused,
      avoidMs: config.payoutProviderCooldownMs,
      clock,
    });
  const usdtRatesFrom = (market: RateProvider, reuseMs: number) =>
    new FreshRates({ ask: async () => [await market.usdtToNaira()], maxAgeMs, reuseMs, clock });
  const simulatedRates = usdtRatesFrom(createRateSimulator({ clock, marketTimeMs }), 0);
  const coinGecko = config.coinGecko && createCoinGecko({ ...config.coinGecko, timeoutMs, onExchange });
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
      guardedMarket(createQuidax({ baseUrl: config.quidax.baseUrl, timeoutMs, onExchange }), guard),
      MARKET_REUSE_MS,
    );
  const corridorsFrom = (ask: () => Promise<readonly Corridor[]>, reuseMs: number) =>
    new FreshRates({ ask, maxAgeMs, reuseMs, clock });
  const [simulated, collector] = [accounts.test.collection.current, accounts.prod.collection.current];
  const simulatedCorridors = simulated && corridorsFrom(() => simulated.listCorridors(), 0);
  const liveCorridors = collector && corridorsFrom(guardedCorridors(collector, guard), CORRIDOR_REUSE_MS);
  const dedicatedAccounts = [issuedByAny(live.paystack), issuedByAny(live.monnify)];
  const callbackVerifiers = new Map<string, CallbackVerifier>();
  for (const ofProvider of Object.values(live)) {
    if (ofProvider[0]) callbackVerifiers.set(ofProvider[0].name, anyOf(ofProvider));
  }
  return {
    banks,
    payoutRoutings: { prod: routingIn('prod'), test: routingIn('test') },
    comparableBanksOf: (environment) => (environment === 'prod' ? accounts.comparableBanks : undefined),
    dedicatedAccountsOf: (environment, provider) =>
      environment === 'prod' ? dedicatedAccounts.find((each) => each?.name === provider) : undefined,
    usdtRatesOf: (environment) => (environment === 'test' ? simulatedRates : quidax),
    accountsOf: (kind) => (environment) => accounts[environment][kind],
    orderAccounts: accounts,
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

/** Issues accounts in the present account of a provider, and asks in all of them about what came in. */
function issuedByAny(accounts: readonly DedicatedAccountProvider[]): DedicatedAccountProvider | undefined {
  const [current] = accounts;
  return (
    current && {
      name: current.name,
      issueDedicatedAccount: (holder) => current.issueDedicatedAccount(holder),
      findIncomingPayment: async (reference) => {
        for (const account of accounts) {
          const payment = await account.findIncomingPayment(reference);
          if (payment.status !== 'not_found') return payment;
        }
        return { status: 'not_found' };
      },
    }
  );
}
