import type { Database } from '../../src/db/core/database.ts';
import type { OutboxRow } from '../../src/db/core/outbox.ts';
import type { LedgerDatabase } from '../../src/db/ledger/ledgerStore.ts';
import { lockOrder, type Settlement, settleOrder } from '../../src/db/orders/orders.ts';
import type { Transfer } from '../../src/domain/ledger/ledger.ts';

/**
 * Settles an order as a step of its workflow does, without a provider.
 *
 * @returns the outbox messages; undefined when the order was settled before, and nothing was done.
 */
export function settleByHand(
  { database, ledger }: LedgerDatabase & { readonly database: Database },
  id: string,
  settlement: Pick<Settlement, 'to'> & {
    readonly transfer: Transfer;
    readonly providerReference?: string | undefined;
    readonly failureReason?: string;
  },
): Promise<readonly OutboxRow[] | undefined> {
  const { to, transfer, providerReference, failureReason } = settlement;
  const from = to === 'REVERSED' ? 'COMPLETED' : 'PROCESSING';
  return database.transaction(async (runner) => {
    const order = await lockOrder(runner, id);
    if (order.status !== from) return undefined;
    const nothingElse = {
      nextCheckAtMs: undefined,
      event: undefined,
      decision: undefined,
      answer: undefined,
    };
    return settleOrder({ runner, ledger }, order, {
      ...nothingElse,
      to,
      transfer,
      providerReference,
      failureReason,
    });
  });
}
