import type { Config } from '../config/config.ts';
import type { PayoutProviderName } from '../config/settings.ts';
import type { Environment } from '../domain/money.ts';
import type { OnExchange } from '../security/outboundHttp.ts';
import { type AccountAtProvider, ProviderAccounts } from './accounts.ts';
import { createMonnify } from './bank/monnify.ts';
import { createPaystack } from './bank/paystack.ts';
import type { BankProvider, ComparableBank } from './bank/port.ts';
import { createBankSimulator } from './bank/simulator.ts';
import type { BillsProvider } from './bills/port.ts';
import { createBillsSimulator } from './bills/simulator.ts';
import { createVtpass } from './bills/vtpass.ts';
import type { CollectionProvider } from './collections/port.ts';
import { createCollectionSimulator } from './collections/simulator.ts';
import { createYellowCard } from './collections/yellowCard.ts';

/** The accounts at providers of an environment, by the kind of order that they carry out. */
export interface OrderAccounts {
  readonly withdrawal: ProviderAccounts<BankProvider>;
  readonly bill: ProviderAccounts<BillsProvider>;
  readonly usdt_sale: ProviderAccounts<BankProvider>;
  readonly collection: ProviderAccounts<CollectionProvider>;
}

/**
 * Who carries out orders in each environment: the sandbox is always simulated, production never is. Next to them stand
 * the live accounts of each provider, the present one first, and the banks whose books can be compared with ours.
 *
 * @param time.clock the present, ms since 1970.
 * @param time.marketTimeMs which moment of the sandbox's market is shown, ms since 1970; now unless given.
 * @param time.onExchange is told what came of each exchange with a provider.
 */
export function createOrderAccounts(
  config: Config,
  time: {
    readonly clock: () => number;
    readonly marketTimeMs?: (() => number) | undefined;
    readonly onExchange?: OnExchange | undefined;
  },
) {
  const { clock, onExchange } = time;
  const { providerTimeoutMs: timeoutMs, collectionApprovalMs: approvalWindowMs } = config;
  const measuredOf =
    (key: number): OnExchange =>
    (measure) =>
      onExchange?.({ ...measure, key });
  const liveBanks = {
    paystack: accountsOf(config.paystack, (account, key) =>
      createPaystack({ ...account, timeoutMs, onExchange: measuredOf(key) }),
    ),
    monnify: accountsOf(config.monnify, (account, key) =>
      createMonnify({ ...account, timeoutMs, onExchange: measuredOf(key), clock }),
    ),
  };
  const live = {
    ...liveBanks,
    yellowCard: accountsOf(config.yellowCard, (account, key) =>
      createYellowCard({ ...account, timeoutMs, onExchange: measuredOf(key), approvalWindowMs }),
    ),
    vtpass: accountsOf(config.vtpass, (account, key) =>
      createVtpass({ ...account, timeoutMs, onExchange: measuredOf(key) }),
    ),
  };
  const banks = {
    prod: inConfiguredOrder(config.payoutProviders, liveBanks),
    test: new ProviderAccounts<BankProvider>([createBankSimulator({ clock })]),
  };
  const bills = inBoth<BillsProvider>(live.vtpass, createBillsSimulator({ clock }));
  const collections = inBoth<CollectionProvider>(live.yellowCard, createCollectionSimulator(time));
  const accountsIn = (environment: Environment): OrderAccounts => ({
    withdrawal: banks[environment],
    bill: bills[environment],
    usdt_sale: banks[environment],
    collection: collections[environment],
  });
  return { prod: accountsIn('prod'), test: accountsIn('test'), live, comparableBanks: banks.prod };
}

/** One provider for live orders, whose first account takes the new ones, and a simulator for those of the sandbox. */
function inBoth<Provider extends AccountAtProvider>(live: readonly Provider[], simulator: Provider) {
  return {
    prod: new ProviderAccounts(live.slice(0, 1), live.slice(1)),
    test: new ProviderAccounts([simulator]),
  };
}

/**
 * The provider as each of its configured accounts, the present one first; nothing where it is not configured.
 *
 * @param create is given the place of the account's keys in their settings, from 1.
 */
function accountsOf<Settings extends { readonly accounts: readonly object[] }, Provider>(
  settings: Settings | undefined,
  create: (account: Omit<Settings, 'accounts'> & Settings['accounts'][number], key: number) => Provider,
): readonly Provider[] {
  if (!settings) return [];
  const { accounts, ...shared } = settings;
  return accounts.map((account, index) => create({ ...shared, ...account }, index + 1));
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
