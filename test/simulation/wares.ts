import type { Random } from '../../faults/random.ts';
import { billRoutes } from '../../src/api/bills/routes.ts';
import { collectionRoutes } from '../../src/api/collections/routes.ts';
import type { Route } from '../../src/api/route.ts';
import { usdtSaleRoutes } from '../../src/api/usdtSales/routes.ts';
import { withdrawalRoutes } from '../../src/api/withdrawals/routes.ts';

/** What merchants order through the API's routes. */

/** A request for an order. */
export interface Draft {
  /** As the route's schema gives it to the handler. */
  readonly body: Readonly<Record<string, unknown>>;
  /** What the provider is to get by what the merchant knows; undefined where the price is the provider's. */
  readonly promisedMinor: bigint | undefined;
}

export interface Ware {
  readonly name: string;
  readonly route: Route;
  /** Where its terms are asked for before. */
  readonly quoteRoute?: Route;
  /** @param unique nine digits that no other order has. */
  readonly draft: (random: Random, unique: string) => Draft;
}

export interface Shown {
  readonly id: string;
  readonly status: string;
}

/** What an answer shows of an order of any kind. */
export function shownOf(body: Readonly<Record<string, unknown>> | undefined): Shown | undefined {
  const shown = (body?.withdrawal ?? body?.collection ?? body) as
    | Readonly<Record<string, string>>
    | undefined;
  if (!shown) return undefined;
  const { transactionId, withdrawalId, status = '' } = shown;
  // A collection that is being looked at is open.
  return { id: transactionId ?? withdrawalId ?? '', status: status.replace('PENDING_REVIEW', 'PROCESSING') };
}

const route = (routes: readonly Route[], wanted: string) =>
  routes.find(({ operationId }) => operationId === wanted) as Route;

const naira = (random: Random) => BigInt(random.int(1, 40)) * 50_000n;

function byAmount(name: string, of: Route, bodyOf: (amount: bigint, unique: string) => object): Ware {
  const draft = (random: Random, unique: string) => {
    const promisedMinor = naira(random);
    return { promisedMinor, body: { ...bodyOf(promisedMinor, unique), metadata: {} } };
  };
  return { name, route: of, draft };
}

/** Wares, each with how often it is ordered. */
export const WARES: readonly (readonly [Ware, number])[] = [
  [byAmount('withdrawal', route(withdrawalRoutes, 'requestWithdrawal'), (amount) => ({ amount })), 40],
  [
    byAmount('airtime', route(billRoutes, 'buyAirtime'), (amount, unique) => ({
      network: 'mtn',
      phone: `08${unique}`,
      amount,
    })),
    10,
  ],
  [
    byAmount('electricity', route(billRoutes, 'buyElectricity'), (amount, unique) => ({
      electricity: 'ikeja-electric',
      meterNumber: `45${unique}`,
      type: 'prepaid',
      phone: '08031234567',
      amount,
    })),
    12,
  ],
  [
    {
      name: 'data',
      route: route(billRoutes, 'buyData'),
      draft: (_random, unique) => ({
        body: { network: 'mtn', phone: `07${unique}`, planCode: 'mtn-1gb', metadata: {} },
        promisedMinor: undefined,
      }),
    },
    8,
  ],
  [
    {
      name: 'sale',
      route: route(usdtSaleRoutes, 'requestUsdtSale'),
      quoteRoute: route(usdtSaleRoutes, 'quoteUsdtSale'),
      draft: (random) => ({
        body: { amountUsdt: BigInt(random.int(2, 30)) * 1_000_000n, metadata: {} },
        promisedMinor: undefined,
      }),
    },
    20,
  ],
  [
    {
      name: 'collection',
      route: route(collectionRoutes, 'beginCollection'),
      draft: (random) => {
        const sourceAmount = random.int(10, 400);
        const customer = { name: 'Kofi Mensah', phone: '+233241234567', email: undefined };
        const corridor = { sourceCurrency: 'GHS', country: 'GH', paymentMethod: 'MTN Mobile Money' };
        return {
          body: { ...corridor, sourceAmount, customer, metadata: {} },
          promisedMinor: BigInt(sourceAmount) * 100n,
        };
      },
    },
    30,
  ],
];
