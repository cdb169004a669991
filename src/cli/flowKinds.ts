import type { Kind } from '../contract/kinds.ts';
import { loadBillPurchase } from '../db/bills.ts';
import { listCollectionsInReview, loadCollection } from '../db/collections.ts';
import type { Database } from '../db/database.ts';
import { listTransactionsNeedingAttention } from '../db/transactionAttention.ts';
import { listUsdtSalesNeedingAttention, loadUsdtSale } from '../db/usdtSales.ts';
import { loadWithdrawal } from '../db/withdrawals.ts';
import { SOURCE_CURRENCIES } from '../domain/currencies.ts';
import { type Environment, minorToDecimal, type Owner, scaledToDecimal } from '../domain/money.ts';
import { usdt } from './words.ts';

/** A flow that needs a human, as it is listed. */
export interface ListedFlow extends Owner {
  readonly id: string;
  readonly businessName: string;
  readonly amounts: string;
  readonly status: string;
  readonly requestedAt: string;
  readonly reason: string;
}

/** What the commands about one kind of flow need to know of it. */
export interface FlowKind {
  readonly list: (database: Database) => Promise<readonly ListedFlow[]>;
  readonly load: (
    database: Database,
    id: string,
  ) => Promise<{ readonly environment: Environment; readonly status: string } | undefined>;
}

const naira = (amountMinor: bigint) => `NGN ${minorToDecimal(amountMinor, 'NGN')}`;

/** The kinds of flows that a provider decides, and operators where it does not. */
export const FLOW_KINDS: Readonly<Record<Kind, FlowKind>> = {
  withdrawal: {
    list: async (database) =>
      (await listTransactionsNeedingAttention(database, 'withdrawal')).map(
        ({ amountMinor, channel: _, ...withdrawal }) => ({ ...withdrawal, amounts: naira(amountMinor) }),
      ),
    load: loadWithdrawal,
  },
  bill: {
    list: async (database) =>
      (await listTransactionsNeedingAttention(database, 'bill')).map(({ amountMinor, channel, ...bill }) => ({
        ...bill,
        amounts: `${naira(amountMinor)} of ${channel}`,
      })),
    load: loadBillPurchase,
  },
  usdt_sale: {
    list: async (database) =>
      (await listUsdtSalesNeedingAttention(database)).map(({ sale, businessName, reason }) => ({
        ...listed({ id: sale.saleId, ...sale }, businessName, reason),
        amounts: `USDT ${usdt(sale.amountMinor)} for ${naira(sale.netMinor)}`,
      })),
    load: loadUsdtSale,
  },
  collection: {
    list: async (database) =>
      (await listCollectionsInReview(database)).map(({ collection, businessName, reason }) => {
        const { collectionId: id, sourceCurrency, sourceMinor, targetMinor } = collection;
        const paid = scaledToDecimal(sourceMinor, SOURCE_CURRENCIES[sourceCurrency]);
        return {
          ...listed({ id, ...collection }, businessName, reason),
          amounts: `${sourceCurrency} ${paid} for ${naira(targetMinor)}`,
        };
      }),
    load: loadCollection,
  },
};

function listed(
  flow: Omit<ListedFlow, 'businessName' | 'amounts' | 'requestedAt' | 'reason'> & {
    readonly createdAt: string;
  },
  businessName: string,
  reason: string,
): Omit<ListedFlow, 'amounts'> {
  const { id, businessId, environment, status, createdAt: requestedAt } = flow;
  return { id, businessId, businessName, environment, status, requestedAt, reason };
}
