import type { ApiDependencies } from '../api/context.ts';
import type { Config } from '../config.ts';
import type { Kind } from '../contract/kinds.ts';
import type { Environment } from '../domain/money.ts';
import { HOUR_MS } from '../domain/time.ts';
import { type AccountAtProvider, ProviderAccounts } from '../providers/accounts.ts';
import { BankDirectory } from '../providers/bank/directory.ts';
import { createMonnify } from '../providers/bank/monnify.ts';
import { createPaystack } from '../providers/bank/paystack.ts';
import type { BankProvider, ComparableBank, DedicatedAccountProvider } from '../providers/bank/port.ts';
import { PayoutRouting } from '../providers/bank/routing.ts';
import { createBankSimulator } from '../providers/bank/simulator.ts';
import type { BillsProvider } from '../providers/bills/port.ts';
import { createBillsSimulator } from '../providers/bills/simulator.ts';
import { createVtpass } from '../providers/bills/vtpass.ts';
import type { CallbackVerifier } from '../providers/callback.ts';
import type { CollectionProvider, Corridor } from '../providers/collections/port.ts';
import { createCollectionSimulator } from '../providers/collections/simulator.ts';
import { createYellowCard } from '../providers/collections/yellowCard.ts';
import { createCoinGecko } from '../providers/rates/coingecko.ts';
import { FreshRates } from '../providers/rates/fresh.ts';
import { guardedCorridors, guardedMarket, type ReportDoubt } from '../providers/rates/guard.ts';
import type { RateProvider } from '../providers/rates/port.ts';
import { createQuidax } from '../providers/rates/quidax.ts';
import { createRateSimulator } from '../providers/rates/simulator.ts';
import type { PayoutProviderName } from '../settings.ts';

/** How long what a market told serves the requests that follow, which spares the market's rate limit. */
const MARKET_REUSE_MS = 2_000;
const CORRIDOR_REUSE_MS = 10_000;

/** The second source renews its price once a minute. It is no market, so that an older one tells as much. */
const REFERENCE_REUSE_MS = 60_000;
const REFERENCE_MAX_AGE_MS = HOUR_MS;

/** The accounts at providers of an environment, by the kind of order that they carry out. */
interface OrderAccounts extends Readonly<Record<Kind, ProviderAccounts<AccountAtProvider>>> {
  readonly bill: ProviderAccounts<BillsProvider>;
  readonly collection: ProviderAccounts<CollectionProvider>;
}

/** The providers of a process, as its API and its activities use them. */
interface Providers
  extends Pick<
    ApiDependencies,
    | 'bankOf'
    | 'providerOf'
    | 'banks'
    | 'billsOf'
    | 'dedicatedAccountsOf'
    | 'usdtRatesOf'
    | 'collectionProviderOf'
    | 'corridorsOf'
    | 'callbackVerifiers'
  > {
  /** The accounts that carry out the orders of a kind: those that take new ones, and those that have some under way. */
  readonly accountsOf: <K extends Kind>(kind: K) => (environment: Environment) => OrderAccounts[K];
  /** The banks whose books of our transfers can be compared with ours; none in the sandbox, which keeps none. */
  readonly comparableBanksOf: (environment: Environment) => ProviderAccounts<ComparableBank> | undefined;
  /** Who makes the payouts of an environment. */
  readonly payoutRoutingOf: (environment: Environment) => PayoutRouting;
}

/**
 * The providers of each environment: the sandbox is always simulated, production never is.
 *
 * @param options.reportDoubt is told, each time a market is asked, whether its rates can be believed.
 * @param options.marketTimeMs which moment of the sandbox's market is shown, ms since 1970; now unless given.
 * @param options.readPausedPayouts the names of the providers that get no new payouts.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: each provider is made once, and several of what is returned use it.
export function createProviders(
  config: Config,
  {
    marketTimeMs,
    reportDoubt,
    readPausedPayouts,
  }: {
    readonly marketTimeMs?: (() => number) | undefined;
    readonly reportDoubt: ReportDoubt;
    readonly readPausedPayouts: () => Promise<readonly string[]>;
  },
): Providers {
  const clock = Date.now;
  const { providerTimeoutMs: timeoutMs, rateMaxAgeMs: maxAgeMs } = config;
  const simulator = createBankSimulator({ clock });
  const banks = new BankDirectory(clock);
  // The first account of each provider takes new orders; the others have old ones under way.
  const paystackAccounts = accountsOf(config.paystack, (account) =>
    createPaystack({ ...account, timeoutMs }),
  );
  const monnifyAccounts = accountsOf(config.monnify, (account) =>
    createMonnify({ ...account, timeoutMs, clock }),
  );
  const accountsByBank: Readonly<Record<PayoutProviderName, readonly ComparableBank[]>> = {
    paystack: paystackAccounts,
    monnify: monnifyAccounts,
  };
  const liveAccounts = inConfiguredOrder(config.payoutProviders, accountsByBank);
  const routingOver = (accounts: ProviderAccounts<BankProvider>) =>
    new PayoutRouting({
      accounts,
      banks,
      readPaused: readPausedPayouts,
      avoidMs: config.payoutAvoidProviderMs,
      clock,
    });
  const payoutRoutings = {
    prod: routingOver(liveAccounts),
    test: routingOver(new ProviderAccounts([simulator])),
  };
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
  const simulatedCollector = createCollectionSimulator({ clock, marketTimeMs });
  const yellowCardAccounts = accountsOf(config.yellowCard, (account) =>
    createYellowCard({ ...account, timeoutMs, approvalWindowMs: config.collectionApprovalMs }),
  );
  const [yellowCard, ...previousYellowCards] = yellowCardAccounts;
  const collectionAccounts = {
    prod: new ProviderAccounts<CollectionProvider>(yellowCard ? [yellowCard] : [], previousYellowCards),
    test: new ProviderAccounts<CollectionProvider>([simulatedCollector]),
  };
  const corridorsFrom = (ask: () => Promise<readonly Corridor[]>, reuseMs: number) =>
    new FreshRates({ ask, maxAgeMs, reuseMs, clock });
  const simulatedCorridors = corridorsFrom(() => simulatedCollector.listCorridors(), 0);
  const liveCorridors = yellowCard && corridorsFrom(guardedCorridors(yellowCard, guard), CORRIDOR_REUSE_MS);
  const vtpassAccounts = accountsOf(config.vtpass, (account) => createVtpass({ ...account, timeoutMs }));
  const billAccounts = {
    prod: new ProviderAccounts<BillsProvider>(vtpassAccounts.slice(0, 1), vtpassAccounts.slice(1)),
    test: new ProviderAccounts<BillsProvider>([createBillsSimulator({ clock })]),
  };
  const orderAccountsIn = (environment: Environment): OrderAccounts => ({
    withdrawal: payoutRoutings[environment].accounts,
    bill: billAccounts[environment],
    usdt_sale: payoutRoutings[environment].accounts,
    collection: collectionAccounts[environment],
  });
  const orderAccounts = { prod: orderAccountsIn('prod'), test: orderAccountsIn('test') };
  const dedicatedAccounts = [issuedByAny(paystackAccounts), issuedByAny(monnifyAccounts)];
  const callbackVerifiers = new Map<string, CallbackVerifier>();
  for (const accounts of [paystackAccounts, monnifyAccounts, yellowCardAccounts, vtpassAccounts]) {
    if (accounts[0]) callbackVerifiers.set(accounts[0].name, anyOf(accounts));
  }
  return {
    bankOf: (environment) => payoutRoutings[environment].accounts.current,
    banks,
    payoutRoutingOf: (environment) => payoutRoutings[environment],
    comparableBanksOf: (environment) => (environment === 'prod' ? liveAccounts : undefined),
    billsOf: (environment) => billAccounts[environment].current,
    dedicatedAccountsOf: (environment, provider) =>
      environment === 'prod' ? dedicatedAccounts.find((each) => each?.name === provider) : undefined,
    usdtRatesOf: (environment) => (environment === 'test' ? simulatedRates : quidax),
    collectionProviderOf: (environment) => collectionAccounts[environment].current,
    accountsOf: (kind) => (environment) => orderAccounts[environment][kind],
    providerOf: (kind, environment) => orderAccounts[environment][kind].current,
    corridorsOf: (environment) => (environment === 'test' ? simulatedCorridors : liveCorridors),
    callbackVerifiers,
  };
}

/** The provider as each of its configured accounts, the present one first; nothing where it is not configured. */
function accountsOf<Settings extends { readonly accounts: readonly object[] }, Provider>(
  settings: Settings | undefined,
  create: (account: Omit<Settings, 'accounts'> & Settings['accounts'][number]) => Provider,
): readonly Provider[] {
  if (!settings) return [];
  const { accounts, ...shared } = settings;
  return accounts.map((account) => create({ ...shared, ...account }));
}

/** The live accounts in the order in which new payouts prefer them; those of providers that are not named come last. */
function inConfiguredOrder(
  order: readonly PayoutProviderName[],
  accountsByBank: Readonly<Record<PayoutProviderName, readonly ComparableBank[]>>,
): ProviderAccounts<ComparableBank> {
  const inOrder = order.flatMap((name) => accountsByBank[name].slice(0, 1));
  const others = Object.values(accountsByBank)
    .flat()
    .filter((account) => !inOrder.includes(account));
  return new ProviderAccounts(inOrder, others);
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
