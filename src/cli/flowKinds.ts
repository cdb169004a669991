import type { Kind } from '../contract/kinds.ts';
import {
  listOrdersNeedingAttention,
  type OrderFigures,
  type OrderNeedingAttention,
} from '../db/attention.ts';
import { loadBillPurchase } from '../db/bills.ts';
import { loadCollection } from '../db/collections.ts';
import type { Database } from '../db/database.ts';
import { loadUsdtSale } from '../db/usdtSales.ts';
import { loadWithdrawal } from '../db/withdrawals.ts';
import { isSourceCurrency, SOURCE_CURRENCIES } from '../domain/currencies.ts';
import { invariant } from '../domain/errors.ts';
import { type Environment, minorToDecimal, scaledToDecimal } from '../domain/money.ts';
import { usdt } from './words.ts';

/** An order that needs a human, as it is listed. */
type ListedFlow = OrderNeedingAttention & { readonly amounts: string };

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
  withdrawal: kindOf('withdrawal', loadWithdrawal, ({ amountMinor }) => naira(amountMinor)),
  bill: kindOf('bill', loadBillPurchase, ({ amountMinor, channel }) => `${naira(amountMinor)} of ${channel}`),
  usdt_sale: kindOf(
    'usdt_sale',
    loadUsdtSale,
    ({ amountMinor, netMinor }) => `USDT ${usdt(amountMinor)} for ${naira(netMinor)}`,
  ),
  collection: kindOf('collection', loadCollection, ({ sourceCurrency, sourceMinor, amountMinor }) => {
    invariant(isSourceCurrency(sourceCurrency), 'A stored collection is in an unknown currency.');
    const paid = scaledToDecimal(sourceMinor, SOURCE_CURRENCIES[sourceCurrency]);
    return `${sourceCurrency} ${paid} for ${naira(amountMinor)}`;
  }),
};

function kindOf<K extends Kind>(
  kind: K,
  load: FlowKind['load'],
  amountsOf: (figures: OrderFigures[K]) => string,
): FlowKind {
  return {
    load,
    list: async (database) =>
      (await listOrdersNeedingAttention(database, kind)).map((order) => {
        const { id, businessId, businessName, environment, status, requestedAt, reason } = order;
        const amounts = amountsOf(order);
        return { id, businessId, businessName, environment, status, requestedAt, reason, amounts };
      }),
  };
}
