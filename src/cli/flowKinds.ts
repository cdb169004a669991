import {
  billPurchaseWorkflowId,
  collectionWorkflowId,
  usdtSaleWorkflowId,
  withdrawalWorkflowId,
} from '../contract/flows.ts';
import type { LookedAtFlow } from '../contract/starts.ts';
import { loadBillPurchase } from '../db/bills.ts';
import { listCollectionsInReview, loadCollection } from '../db/collections.ts';
import type { Database } from '../db/database.ts';
import { listTransactionsNeedingAttention } from '../db/transactionAttention.ts';
import { listUsdtSalesNeedingAttention, loadUsdtSale } from '../db/usdtSales.ts';
import { loadWithdrawal } from '../db/withdrawals.ts';
import { SOURCE_CURRENCIES } from '../domain/currencies.ts';
import { type Environment, minorToDecimal, scaledToDecimal } from '../domain/money.ts';
import { usdt } from './words.ts';

/** A flow that needs a human, as it is listed. */
export interface ListedFlow {
  readonly id: string;
  readonly businessId: string;
  readonly businessName: string;
  readonly environment: Environment;
  readonly amounts: string;
  readonly status: string;
  readonly requestedAt: string;
  readonly reason: string;
}

/** What the commands about one kind of flow need to know of it. */
export interface FlowKind {
  /** The command and the field of its JSON, such as `usdt-sales` and `usdtSales`. */
  readonly command: string;
  readonly field: string;
  readonly noun: string;
  readonly description: string;
  readonly list: (database: Database) => Promise<readonly ListedFlow[]>;
  readonly load: (
    database: Database,
    id: string,
  ) => Promise<{ readonly environment: Environment; readonly status: string } | undefined>;
  readonly workflowId: (environment: Environment, id: string) => string;
}

const naira = (amountMinor: bigint) => `NGN ${minorToDecimal(amountMinor, 'NGN')}`;

/** The kinds of flows that a provider decides, and operators where it does not. */
export const FLOW_KINDS: Readonly<Record<LookedAtFlow, FlowKind>> = {
  withdrawal: {
    command: 'withdrawals',
    field: 'withdrawals',
    noun: 'withdrawal',
    description: 'payouts',
    list: async (database) =>
      (await listTransactionsNeedingAttention(database, 'withdrawal')).map(
        ({ amountMinor, channel: _, ...withdrawal }) => ({ ...withdrawal, amounts: naira(amountMinor) }),
      ),
    load: loadWithdrawal,
    workflowId: withdrawalWorkflowId,
  },
  bill: {
    command: 'bills',
    field: 'bills',
    noun: 'bill purchase',
    description: 'bill purchases',
    list: async (database) =>
      (await listTransactionsNeedingAttention(database, 'bill')).map(({ amountMinor, channel, ...bill }) => ({
        ...bill,
        amounts: `${naira(amountMinor)} of ${channel}`,
      })),
    load: loadBillPurchase,
    workflowId: billPurchaseWorkflowId,
  },
  usdt_sale: {
    command: 'usdt-sales',
    field: 'usdtSales',
    noun: 'sale of USDT',
    description: 'sales of USDT for naira',
    list: async (database) =>
      (await listUsdtSalesNeedingAttention(database)).map(({ sale, businessName, reason }) => ({
        ...listed({ id: sale.saleId, ...sale }, businessName, reason),
        amounts: `USDT ${usdt(sale.amountMinor)} for ${naira(sale.netMinor)}`,
      })),
    load: loadUsdtSale,
    workflowId: usdtSaleWorkflowId,
  },
  collection: {
    command: 'collections',
    field: 'collections',
    noun: 'collection',
    description: 'collections from customers abroad',
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
    workflowId: collectionWorkflowId,
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
