import type { Kind } from '../contract/kinds.ts';
import { type LaterLook, laterLookStart } from '../contract/starts.ts';
import type { Database } from './database.ts';
import { type OutboxRow, promisedId, promiseSql } from './outbox.ts';
import { rawSql, type Sql, sql, statement } from './sql.ts';
import { deleteWhere } from './tables.ts';

/**
 * Looks at flows that have ended which are still to be taken: each is a row until its workflow has found what became of
 * the flow, so that no reversal is missed because Temporal lost the workflow.
 */

/** SQL that notes a look as part of a larger statement; `guard` decides whether it does. */
export function noteLookSql(
  look: Omit<LaterLook, 'endedAs'> & Partial<LaterLook>,
  guard: Sql = rawSql(''),
): Sql {
  return sql`insert into later_looks (flow, subject_id, business_id, environment, ended_as, look_at_ms)
    select ${look.flow}::text, ${look.subjectId}::text, ${look.businessId}::text, ${look.environment}::text,
      ${look.endedAs}::text, ${look.lookAtMs}::bigint ${guard}
    on conflict do nothing`;
}

/** Notes that an open flow has news, which it must ask about, or be looked at for once it has ended. */
export async function noteLook(database: Database, look: Omit<LaterLook, 'endedAs'>): Promise<void> {
  await database.run(statement('laterLooks.note')`${noteLookSql(look)}`);
}

/** Notes a look that is due now, and promises its workflow, in one statement. */
export async function promiseLook(database: Database, look: LaterLook): Promise<OutboxRow> {
  const start = laterLookStart(look);
  const row = await database.first(
    statement<{ id: string }>(
      'laterLooks.promise',
    )`with noted as (${noteLookSql(look)}) ${promiseSql(start)}`,
  );
  return { id: promisedId(row), start };
}

/** Forgets a look that was taken. */
export async function endLook(
  database: Database,
  look: { readonly flow: Kind; readonly subjectId: string; readonly lookAtMs: number },
): Promise<void> {
  const { flow, subjectId, lookAtMs } = look;
  await database.run(deleteWhere('later_looks', { flow, subjectId, lookAtMs: BigInt(lookAtMs) }));
}
