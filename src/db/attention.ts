import { ALL_KINDS, KINDS, type Kind } from '../contract/kinds.ts';
import type { Database, Statement } from './database.ts';

const statementsOf = (kind: Kind) => {
  const { table, details, key, attention } = KINDS[kind].record;
  return {
    note: {
      name: `attention.note.${kind}`,
      text: `update ${details} details set ${attention} = $2 from ${table} record
        where details.${key} = $1 and record.id = $1 and (record.status <> 'PROCESSING') = $3::boolean`,
    },
    dismiss: {
      name: `attention.dismiss.${kind}`,
      text: `with dismissed as (
          update ${details} details set ${attention} = null from ${table} record
            where details.${key} = $1 and record.id = $1 and record.status <> 'PROCESSING'
              and details.${attention} is not null
            returning record.id, record.status)
        insert into audit_log (actor, action, subject, details)
          select $2, '${kind}.dismiss', id, jsonb_build_object('status', status, 'reason', $3::text)
            from dismissed returning subject`,
    },
  } satisfies Record<string, Statement>;
};
const STATEMENTS = Object.fromEntries(ALL_KINDS.map((kind) => [kind, statementsOf(kind)])) as Record<
  Kind,
  ReturnType<typeof statementsOf>
>;

/**
 * Puts a flow on the operators' list with the reason.
 *
 * @param about.hasEnded whether it is about a flow that has ended, which the provider contradicts. A flow that ended
 * since its workflow decided to call for help is left alone: nothing is undecided any more.
 */
export async function noteAttention(
  database: Database,
  flow: Kind,
  id: string,
  about: { readonly reason: string; readonly hasEnded?: boolean | undefined },
): Promise<void> {
  await database.run(STATEMENTS[flow].note, [id, about.reason, about.hasEnded ?? false]);
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
  id: string,
  decision: { readonly operator: string; readonly reason: string },
): Promise<boolean> {
  const { operator, reason } = decision;
  return (await database.run(STATEMENTS[flow].dismiss, [id, operator, reason])).length === 1;
}
