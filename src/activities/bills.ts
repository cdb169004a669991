import type { OrderInput } from '../contract/kinds.ts';
import { replaceCatalogue } from '../db/billCatalogue.ts';
import {
  type BillPurchaseRecord,
  claimVend,
  loadBillPurchase,
  noteBillValue,
  releaseVend,
  type VendClaim,
} from '../db/bills.ts';
import type { Database } from '../db/database.ts';
import { billRequestId, priceChangedSentence } from '../domain/bill.ts';
import { invariant } from '../domain/errors.ts';
import { billTransfers } from '../domain/ledger.ts';
import { type Environment, type Id, minorToDecimal } from '../domain/money.ts';
import type { Metrics } from '../metrics.ts';
import type { ProviderAccounts } from '../providers/accounts.ts';
import type { BillReport, BillsProvider } from '../providers/bills/port.ts';
import { randomPart } from '../security/identifiers.ts';
import {
  createHeldOrderActivities,
  type HeldOrderDependencies,
  newsOf,
  recordReader,
  sendUndecided,
} from './heldOrders.ts';
import { askAbout, type Check, type Telling, tellOnce } from './tellOnce.ts';

/** What the bill activities work with. */
export interface BillActivityDependencies extends HeldOrderDependencies {
  /** The accounts at the providers of an environment; none when none is configured. */
  readonly billAccountsOf: (environment: Environment) => ProviderAccounts<BillsProvider>;
  readonly metrics?: HeldOrderDependencies['metrics'] &
    Pick<Metrics, 'providerBlocked' | 'providerBalanceMinor'>;
}

export type BillActivities = ReturnType<typeof createBillActivities>;

/** What an attempt at a vend is known by. */
interface Vend {
  readonly requestId: string;
  readonly sentAtMs: number;
}

/** What a provider says of a vend; `not_sent` of a first telling that it did nothing for a reason that passes. */
type VendReport = Omit<BillReport, 'status'> & { readonly status: BillReport['status'] | 'not_sent' };

const purchaseOf = recordReader('bill', loadBillPurchase);

/** The side effects of bill purchases. Each may run again after a crash and then changes nothing twice. */
export function createBillActivities(dependencies: BillActivityDependencies) {
  const { database, billAccountsOf, metrics } = dependencies;

  return {
    ...createHeldOrderActivities('bill', { load: loadBillPurchase, transfers: billTransfers }, dependencies),

    /** Has the provider sell: see tellOnce. */
    vend: async (input: OrderInput<'bill'>) =>
      sendUndecided(await purchaseOf(database, input), (purchase) =>
        tellOnce(tellingOf(dependencies, purchase)),
      ),

    /** Asks what became of the vend. */
    askAboutVend: async (input: OrderInput<'bill'>) =>
      newsOf(await askAbout(tellingOf(dependencies, await purchaseOf(database, input)))),

    /** Reads what can be bought, and what is left of our money there. Returns how many billers there are. */
    async refreshBillCatalogue({ environment }: { readonly environment: Environment }): Promise<number> {
      const bills = billAccountsOf(environment).current;
      if (!bills) return 0;
      const balanceMinor = await bills.readBalanceMinor();
      if (balanceMinor !== undefined) {
        metrics?.providerBalanceMinor.set({ provider: bills.name, asset: 'NGN' }, Number(balanceMinor));
      }
      const billers = await bills.listBillers();
      // A provider that suddenly sells nothing is a fault of its answer: what was there stays.
      invariant(billers.length > 0, 'The bill provider lists no biller.');
      await replaceCatalogue(database, { environment, provider: bills.name }, billers);
      return billers.length;
    },
  };
}

/** How a vend is told: under one request id, which a refusal of its one attempt takes back. */
function tellingOf(
  { database, billAccountsOf, metrics, faultPoint }: BillActivityDependencies,
  purchase: BillPurchaseRecord,
) {
  const { purchaseId, requestId, sentAtMs } = purchase;
  const accounts = billAccountsOf(purchase.environment);
  return {
    deed: 'vend',
    // Nothing was sent as long as the provider was never reached: then it is told, not asked.
    attempt: requestId === undefined || sentAtMs === undefined ? undefined : { requestId, sentAtMs },
    accountOf: () => accounts.find(purchase.provider, purchase.providerAccount),
    async find(bills, vend) {
      const { kind, account, meterType, amountMinor } = purchase;
      const found = await bills.findPurchase({ ...vend, kind, account, meterType, amountMinor });
      if ('reason' in found) await keepValue(database, purchaseId, found);
      return found;
    },
    candidates: async () => accounts.inOrder.slice(0, 1),
    nobody: 'No bill provider is configured for this environment any more.',
    check: (bills) => checkPrice(bills, purchase),
    identify: (bills) => bills.identifyAccount(),
    async claim(told) {
      const wanted = told.under?.requestId ?? billRequestId(Date.now(), randomPart());
      const { provider, providerAccount: account } = purchase;
      const claim = await claimVend(database, purchaseId, {
        ...(told.under ? { provider, account } : { provider: told.provider.name, account: told.account }),
        newRequestId: wanted,
      });
      return claim?.requestId === wanted ? claim : undefined;
    },
    async tell(bills, _, claim): Promise<VendReport> {
      await faultPoint?.('bill.beforeVend');
      const report = await bills.purchase({
        requestId: claim.requestId,
        kind: purchase.kind,
        serviceId: purchase.serviceId,
        account: purchase.account,
        meterType: purchase.meterType,
        planCode: purchase.plan?.code,
        isRenewal: purchase.isRenewal,
        phone: purchase.phone ?? purchase.businessPhone,
        amountMinor: purchase.amountMinor,
        isFirstAttempt: claim.isFirst,
      });
      await faultPoint?.('bill.afterVend');
      await keepValue(database, purchaseId, report);
      // Nothing can be sold under this id any more, so the next order needs another one.
      if (report.isRequestIdOver === true) await releaseVend(database, purchaseId, claim);
      const isOpenAgain = report.status === 'not_found' && claim.isFirst && !report.isRequestIdOver;
      return isOpenAgain ? { ...report, status: 'not_sent' } : report;
    },
    giveUp: (claim) => releaseVend(database, purchaseId, claim),
    noteBlocked: (provider) => metrics?.providerBlocked.inc({ provider }),
  } satisfies Telling<BillsProvider, Vend, true, VendClaim, VendReport>;
}

/** Keeps what the customer paid for. It never travels through a workflow. */
async function keepValue(
  database: Database,
  purchaseId: Id<'bill'>,
  { token, units, otherTokens }: BillReport,
): Promise<void> {
  if (token === undefined && units === undefined && otherTokens === undefined) return;
  await noteBillValue(database, purchaseId, { token, units, otherTokens });
}

/**
 * Compares what a plan costs now with what was accepted for it: providers sell plans at their own price, whatever
 * amount they are sent.
 */
async function checkPrice(
  bills: BillsProvider,
  { serviceId, plan, amountMinor }: BillPurchaseRecord,
): Promise<Check<true>> {
  const now = plan && (await bills.findPlan(serviceId, plan.code));
  if (!plan || now?.priceMinor === amountMinor) return { cleared: true };
  const because = now
    ? priceChangedSentence(
        plan.name,
        minorToDecimal(now.priceMinor, 'NGN'),
        minorToDecimal(amountMinor, 'NGN'),
      )
    : `${plan.name} is not sold any more; nothing was bought`;
  return { because, isDefinitive: true };
}
