import { replaceCatalogue } from '../../db/orders/billCatalogue.ts';
import { invariant } from '../../domain/errors.ts';
import type { Environment } from '../../domain/money.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { BillDependencies } from './bills.ts';

/** What reading the billers works with. */
export interface BillCatalogueDependencies extends BillDependencies {
  readonly metrics?: Pick<Metrics, 'providerBalanceMinor'>;
}

export type BillActivities = ReturnType<typeof createBillActivities>;

/** What bills need besides their purchases: what can be bought. */
export function createBillActivities({ database, billAccountsOf, metrics }: BillCatalogueDependencies) {
  return {
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
