import { firstRequestId } from '../activities/orders/bills.ts';
import { answerOf, findAtBanks, type SoughtPayout } from '../activities/orders/lostPayouts.ts';
import type { Config } from '../config/config.ts';
import type { Kind } from '../contract/kinds.ts';
import type { Database } from '../db/core/database.ts';
import type { LostOrder } from '../db/orders/lost/recreation.ts';
import type { Environment } from '../domain/money.ts';
import type { OrderAtProvider } from '../domain/orders/lostOrder.ts';
import type { CollectionReport } from '../providers/collections/port.ts';
import { createProviders } from './providers.ts';

/** With what providers are asked. */
interface Asking {
  readonly config: Config;
  readonly database: Database;
}

/** What every account of ours at a bank says of a live payout, by each reference that it can have had there. */
export async function searchLivePayout(
  { config, database }: Asking,
  sought: SoughtPayout,
): Promise<readonly OrderAtProvider[]> {
  return findAtBanks(openProviders({ config, database }).comparableBanksOf('prod')?.all() ?? [], sought);
}

/**
 * What our accounts at providers say of a live order.
 *
 * @param of.reference the request id of a bill at its provider, where it was not bought under its first.
 */
export async function searchLiveOrder(
  asking: Asking,
  { kind, order }: LostOrder,
  { begunAtMs, reference }: { readonly begunAtMs: number; readonly reference: string | undefined },
): Promise<readonly OrderAtProvider[]> {
  const { accountsOf } = openProviders(asking);
  switch (kind) {
    case 'withdrawal':
      return searchLivePayout(asking, {
        id: order.withdrawalId,
        amountMinor: order.amountMinor,
        sentAtMs: begunAtMs,
      });
    case 'usdt_sale':
      return searchLivePayout(asking, {
        id: order.saleId,
        amountMinor: order.terms.netMinor,
        sentAtMs: begunAtMs,
      });
    case 'bill': {
      const requestId = reference ?? firstRequestId(order.purchaseId);
      const query = { ...order, requestId, sentAtMs: begunAtMs };
      return Promise.all(
        accountsOf('bill')('prod')
          .all()
          .map((bills) =>
            answerOf(bills, { reference: requestId, ordinal: 1 }, () => bills.findPurchase(query)),
          ),
      );
    }
    case 'collection': {
      const { collectionId, terms } = order;
      const { sourceCurrency, sourceMinor } = terms;
      const query = { reference: collectionId, providerReference: undefined, sourceCurrency, sourceMinor };
      return Promise.all(
        accountsOf('collection')('prod')
          .all()
          .map((collector) =>
            answerOf(collector, { reference: collectionId, ordinal: 1 }, async () => {
              const found = await collector.findCollection({
                ...query,
                sentAtMs: begunAtMs,
                sandboxHundredths: 0,
              });
              if (found.status === 'not_found') return found;
              return { ...found, status: COLLECTED[found.status] };
            }),
          ),
      );
    }
  }
}

const COLLECTED = {
  approved: 'succeeded',
  refused: 'failed',
  pending: 'pending',
  review: 'unknown',
} as const satisfies Readonly<Record<CollectionReport['status'], OrderAtProvider['status']>>;

/** The provider that new orders of a kind go to; undefined where none is configured. */
export function providerOf(asking: Asking, kind: Kind, environment: Environment): string | undefined {
  return openProviders(asking).orderAccounts[environment][kind].current?.name;
}

function openProviders({ config, database }: Asking) {
  return createProviders(config, database, { reportDoubt: async () => {} });
}
