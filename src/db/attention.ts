import { KINDS, type Kind } from '../contract/kinds.ts';
import { auditSql } from './auditLog.ts';
import type { Database } from './database.ts';
import { rawSql, sql, statement } from './sql.ts';

/**
 * Puts a flow on the operators' list with the reason.
 *
 * @param about.hasEnded whether it is about a flow that has ended, which the provider contradicts. A flow that ended
 * since its workflow decided to call for help is left alone: nothing is undecided any more.
 */
export async function noteAttention(
  database: Database,
  flow: Kind,
  about: { readonly id: string; readonly reason: string; readonly hasEnded?: boolean | undefined },
): Promise<void> {
  const { reasonColumn, details, ofRecord } = attentionSql(flow, about.id);
  await database.run(
    statement(
      `attention.note.${flow}`,
    )`update ${details} details set ${reasonColumn} = ${about.reason} ${ofRecord}
      and (record.status <> 'PROCESSING') = ${about.hasEnded ?? false}::boolean`,
  );
}

/**
 * Takes a flow that has ended off the operators' list, by a human's decision, which is logged: whatever the provider's
 * contradiction cost was settled outside.
 *
 * @returns false when no such flow is on the list, or it has not ended: then it must be resolved.
 */
export async function dismissAttention(
  database: Database,
  flow: Kind,
  { id, operator, reason }: { readonly id: string; readonly operator: string; readonly reason: string },
): Promise<boolean> {
  const { reasonColumn, details, ofRecord } = attentionSql(flow, id);
  return database.hasRow(
    statement(`attention.dismiss.${flow}`)`with dismissed as (
        update ${details} details set ${reasonColumn} = null ${ofRecord}
            and record.status <> 'PROCESSING' and details.${reasonColumn} is not null
          returning record.status)
      ${auditSql(
        {
          actor: operator,
          action: `${flow}.dismiss`,
          subject: id,
          details: sql`jsonb_build_object('status', status, 'reason', ${reason}::text)`,
        },
        sql`from dismissed returning subject`,
      )}`,
  );
}

/** The names of a flow's table of details and of its column for the reason, and the condition that finds its row. */
function attentionSql(flow: Kind, id: string) {
  const { table, details, key, attention } = KINDS[flow].record;
  return {
    details: rawSql(details),
    reasonColumn: rawSql(attention),
    ofRecord: sql`from ${rawSql(table)} record where details.${rawSql(key)} = ${id} and record.id = ${id}`,
  };
}
