import { KINDS, type Kind } from '../../contract/kinds.ts';
import type { Database } from '../../db/core/database.ts';
import { pick } from '../../db/core/sql.ts';
import { listOrdersNeedingAttention, type OrderFigures } from '../../db/orders/attention.ts';
import { isSourceCurrency, SOURCE_CURRENCIES } from '../../domain/currencies.ts';
import { invariant } from '../../domain/errors.ts';
import { type Asset, minorToDecimal, scaledToDecimal } from '../../domain/money.ts';

/** The statuses of records that demand no workflow. */
export const OVER: ReadonlySet<string> = new Set([
  'COMPLETED',
  'FAILED',
  'REVERSED',
  'CREDITED',
  'DISMISSED',
  'SETTLED',
  'EXPIRED',
  'DONE',
  'SKIPPED',
]);

/** What is listed of every order that needs a human. */
const LISTED = [
  'id',
  'businessId',
  'businessName',
  'environment',
  'status',
  'requestedAt',
  'reason',
] as const;

const inWords = (asset: Asset, amountMinor: bigint) => `${asset} ${minorToDecimal(amountMinor, asset)}`;

/** How the amounts of some kinds are shown; those of the others are shown in their asset. */
const AMOUNTS: { readonly [K in Kind]?: (figures: OrderFigures<K>) => string } = {
  bill: ({ amountMinor, channel }) => `${inWords('NGN', amountMinor)} of ${channel}`,
  usdt_sale: ({ amountMinor, netMinor }) => `${inWords('USDT', amountMinor)} for ${inWords('NGN', netMinor)}`,
  collection: ({ sourceCurrency, sourceMinor, amountMinor }) => {
    invariant(isSourceCurrency(sourceCurrency), 'A stored collection is in an unknown currency.');
    const paid = scaledToDecimal(sourceMinor, SOURCE_CURRENCIES[sourceCurrency]);
    return `${sourceCurrency} ${paid} for ${inWords('NGN', amountMinor)}`;
  },
};

/** The orders of a kind that need a human, the oldest first. */
export async function listFlows<K extends Kind>(database: Database, kind: K) {
  const amountsOf =
    AMOUNTS[kind] ?? (({ amountMinor }: OrderFigures<K>) => inWords(KINDS[kind].asset, amountMinor));
  const orders = await listOrdersNeedingAttention(database, kind);
  return orders.map((order) => ({ ...pick(order, LISTED), amounts: amountsOf(order) }));
}
