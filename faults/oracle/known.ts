import type { Evidence, KnownOrder, RecordRow, SessionRow } from './evidence.ts';

/** Every record of money of which the driver knows why it is there: of an order, or a payout that was made by itself. */
export function recordsOf({ tables }: Evidence, known: readonly KnownOrder[]): readonly RecordRow[] {
  return [
    ...known.flatMap(({ records }) => records),
    ...tables.records.filter((record) => isOwnPayout(record)),
  ];
}

/** A payout that was made by itself has no reference of its merchant. */
function isOwnPayout({ isAutomatic, merchantReference }: RecordRow): boolean {
  return isAutomatic && merchantReference === undefined;
}

/** Lays every order next to the records that bear its reference. */
export function knownOrders({ orders, tables }: Evidence): readonly KnownOrder[] {
  const records = new Map<string, RecordRow[]>();
  for (const record of tables.records) {
    const reference = record.merchantReference ?? '';
    records.set(reference, [...(records.get(reference) ?? []), record]);
  }
  const sessions = new Map<string, SessionRow>();
  for (const session of tables.sessions) sessions.set(session.merchantReference ?? '', session);
  return orders.map((order) => ({
    order,
    records: records.get(order.reference) ?? [],
    session: sessions.get(order.reference),
  }));
}
