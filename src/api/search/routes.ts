import type { z } from 'zod';
import { listCollections } from '../../db/orders/collections.ts';
import { listTransactions } from '../../db/orders/transactions.ts';
import { listUsdtSales } from '../../db/orders/usdtSales.ts';
import { findPaymentLink } from '../../db/usdt/paymentLinks.ts';
import { listUsdtSessions } from '../../db/usdt/usdtSessions.ts';
import { listDeliveries } from '../../db/webhooks/lists.ts';
import type { Permission } from '../../domain/merchants/permissions.ts';
import { minorToNumber } from '../../domain/money.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { ok, routeGroup } from '../route.ts';
import { shown } from '../schemas.ts';
import { presentDelivery } from '../webhooks/present.ts';
import { type FOUND_KINDS, result, searchAnswer, searchQuery } from './schema.ts';

/** How many of each kind are answered. */
const MAX_RESULTS_OF_KIND = 5;

/** What each kind of results takes to be read. Who may read none of them has nothing to search. */
const PERMISSIONS = {
  transaction: 'transactions:read',
  usdt_payment: 'usdt_payments:read',
  payment_link: 'usdt_payments:read',
  usdt_sale: 'usdt_sales:read',
  collection: 'collections:read',
  delivery: 'webhooks:read',
} as const satisfies Record<(typeof FOUND_KINDS)[number], Permission>;

type Result = z.infer<typeof result>;
type Search = (
  database: ApiDependencies['database'],
  caller: Caller,
  q: string,
) => Promise<readonly Result[]>;

const page = { after: undefined, limit: MAX_RESULTS_OF_KIND };

const { get } = routeGroup('Transactions', 'transactions', 'token');

export const searchRoutes = [
  get('/search', {
    operationId: 'search',
    permission: [...new Set(Object.values(PERMISSIONS))],
    summary: 'Search by id, reference or amount',
    description: 'Of the kinds that the user may read.',
    query: searchQuery,
    responses: { 200: { description: 'What was found.', schema: searchAnswer } },
    handle: async ({ caller, query: { q } }, { database }) => {
      const readable = SEARCHES.filter(([kind]) => caller.permissions.has(PERMISSIONS[kind]));
      const found = (await Promise.all(readable.map(([, search]) => search(database, caller, q)))).flat();
      const exact = found.filter(({ id }) => id === q);
      return ok({ results: exact.length > 0 ? exact : found });
    },
  }),
];

const SEARCHES: readonly (readonly [keyof typeof PERMISSIONS, Search])[] = [
  ['transaction', searchTransactions],
  ['usdt_payment', searchUsdtPayments],
  ['payment_link', searchPaymentLinks],
  ['usdt_sale', searchUsdtSales],
  ['collection', searchCollections],
  ['delivery', searchDeliveries],
];

/** Without collections, which are results of their own. */
async function searchTransactions(
  ...[database, caller, search]: Parameters<Search>
): Promise<readonly Result[]> {
  const { items } = await listTransactions(database, caller, { search, page });
  return items
    .filter(({ flow }) => flow !== 'collection' || !caller.permissions.has(PERMISSIONS.collection))
    .map((record) => resultOf('transaction', record, minorToNumber(record.amountMinor, 'NGN')));
}

async function searchUsdtPayments(
  ...[database, caller, search]: Parameters<Search>
): Promise<readonly Result[]> {
  const { items } = await listUsdtSessions(database, caller, { search, page });
  return items.map((session) => {
    const createdAt = new Date(session.createdAtMs).toISOString();
    const amount = minorToNumber(session.expectedMinor, 'USDT');
    return resultOf('usdt_payment', { ...session, id: session.paymentId, createdAt }, amount);
  });
}

/** Only by its own id: its payments are results themselves. */
async function searchPaymentLinks(
  ...[database, caller, search]: Parameters<Search>
): Promise<readonly Result[]> {
  const link = await findPaymentLink(database, caller, search);
  if (!link) return [];
  const { amountMinor, currency } = link;
  const amount = amountMinor === undefined ? undefined : minorToNumber(amountMinor, currency);
  const found = { ...link, amount, merchantReference: undefined, status: link.isActive ? 'ACTIVE' : 'OFF' };
  return [shown(result, { ...found, kind: 'payment_link' })];
}

async function searchUsdtSales(
  ...[database, caller, search]: Parameters<Search>
): Promise<readonly Result[]> {
  const { items } = await listUsdtSales(database, caller, { search, page });
  return items.map((sale) =>
    resultOf('usdt_sale', { ...sale, id: sale.saleId }, minorToNumber(sale.amountMinor, 'USDT')),
  );
}

async function searchCollections(
  ...[database, caller, search]: Parameters<Search>
): Promise<readonly Result[]> {
  const { items } = await listCollections(database, caller, { search, page });
  return items.map((record) =>
    resultOf('collection', { ...record, id: record.collectionId }, minorToNumber(record.targetMinor, 'NGN')),
  );
}

/** Only by its own id: what an event is about is a result itself. */
async function searchDeliveries(
  ...[database, caller, search]: Parameters<Search>
): Promise<readonly Result[]> {
  const { items } = await listDeliveries(database, caller, { search, page });
  return items
    .filter(({ id }) => id === search)
    .map((delivery) => shown(result, { ...presentDelivery(delivery), kind: 'delivery' }));
}

function resultOf(
  kind: keyof typeof PERMISSIONS,
  record: Pick<Result, 'id' | 'status' | 'createdAt'> & { readonly merchantReference: string | undefined },
  amount: number,
): Result {
  const currency = kind.startsWith('usdt') ? 'USDT' : 'NGN';
  return shown(result, { ...record, kind, amount, currency });
}
