import type { Database } from '../../core/database.ts';
import { rawSql, statement } from '../../core/sql.ts';
import type { UndecidedKind } from '../undecidedFlows.ts';

/** Where the records of each kind of flow are, and the ids that they have in the ids of their workflows. */
const RECORDS: Readonly<Record<UndecidedKind, { readonly table: string; readonly id: string }>> = {
  withdrawal: { table: 'orders', id: 'id' },
  bill: { table: 'orders', id: 'id' },
  usdt_sale: { table: 'orders', id: 'id' },
  collection: { table: 'orders', id: 'id' },
  vendor_credit: { table: 'vendor_credits', id: `provider || '/' || provider_reference` },
  crypto_payment: { table: 'crypto_payments', id: 'id' },
  crypto_sweep: { table: 'crypto_sweeps', id: 'id' },
  webhook: { table: 'webhook_deliveries', id: 'id' },
  webhook_replay: { table: 'webhook_deliveries', id: 'id' },
};

/** Which of some flows of a kind have a record. @param ids as they stand in the ids of their workflows. */
export async function findRecorded(
  database: Database,
  kind: UndecidedKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { table, id } = RECORDS[kind];
  const rows = await database.run(
    statement<{ id: string }>(`lost.records.${table}`)`
      select ${rawSql(id)} as id from ${rawSql(table)} where ${rawSql(id)} = any(${ids})`,
  );
  return new Set(rows.map(({ id: found }) => found));
}
