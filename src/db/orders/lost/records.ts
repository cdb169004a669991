import type { Database } from '../../core/database.ts';
import { rawSql, statement } from '../../core/sql.ts';
import type { UndecidedKind } from '../undecidedFlows.ts';

interface Records {
  readonly table: string;
  /** SQL of what stands in the ids of their workflows. */
  readonly id: string;
}

const ORDERS: Records = { table: 'orders', id: 'id' };

/** Where the records of other flows than orders are. */
const RECORDS: Readonly<Partial<Record<UndecidedKind, Records>>> = {
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
  const { table, id } = RECORDS[kind] ?? ORDERS;
  const rows = await database.run(
    statement<{ id: string }>(`lost.records.${table}`)`
      select ${rawSql(id)} as id from ${rawSql(table)} where ${rawSql(id)} = any(${ids})`,
  );
  return new Set(rows.map(({ id: found }) => found));
}
