import type { Evidence, KnownOrder, RecordRow, SessionRow } from './evidence.ts';

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
