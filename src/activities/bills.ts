import { replaceCatalogue } from '../db/billCatalogue.ts';
import { type BillPurchaseRecord, loadBillPurchase, noteBillValue } from '../db/bills.ts';
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
  createRequestedOrderActivities,
  type RequestedOrderDependencies,
  type RequestTelling,
} from './requestedOrders.ts';
import type { Check } from './tellOnce.ts';

/** What the bill activities work with. */
export interface BillActivityDependencies extends RequestedOrderDependencies {
  /** The accounts at the providers of an environment; none when none is configured. */
  readonly billAccountsOf: (environment: Environment) => ProviderAccounts<BillsProvider>;
  readonly metrics?: RequestedOrderDependencies['metrics'] & Pick<Metrics, 'providerBalanceMinor'>;
}

export type BillActivities = ReturnType<typeof createBillActivities>;

/** The side effects of bill purchases. Each may run again after a crash and then changes nothing twice. */
export function createBillActivities(dependencies: BillActivityDependencies) {
  const { database, billAccountsOf, metrics } = dependencies;

  return {
    ...createRequestedOrderActivities(
      'bill',
      { load: loadBillPurchase, transfers: billTransfers, telling: tellingOf(dependencies) },
      dependencies,
    ),

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

/** How a vend is told. */
function tellingOf({
  database,
  billAccountsOf,
}: BillActivityDependencies): RequestTelling<BillsProvider, BillPurchaseRecord, BillReport> {
  return {
    accountsOf: billAccountsOf,
    deed: 'vend',
    newRequestId: () => billRequestId(Date.now(), randomPart()),
    check: checkPrice,
    find: (bills, { kind, account, meterType, amountMinor }, vend) =>
      bills.findPurchase({ ...vend, kind, account, meterType, amountMinor }),
    tell: (bills, purchase, { requestId, isFirst }) =>
      bills.purchase({
        requestId,
        kind: purchase.kind,
        serviceId: purchase.serviceId,
        account: purchase.account,
        meterType: purchase.meterType,
        planCode: purchase.plan?.code,
        isRenewal: purchase.isRenewal,
        phone: purchase.phone ?? purchase.businessPhone,
        amountMinor: purchase.amountMinor,
        isFirstAttempt: isFirst,
      }),
    keep: ({ purchaseId }, report) => keepValue(database, purchaseId, report),
  };
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
