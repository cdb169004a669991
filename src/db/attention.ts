import type { LookedAtFlow } from '../contract/starts.ts';
import type { Database, Statement } from './database.ts';

/** Where each kind of flow keeps its status and why a human is needed. */
const RECORDS = {
  withdrawal: {
    record: 'transactions',
    details: 'withdrawals',
    key: 'transaction_id',
    reason: 'attention_reason',
  },
  bill: {
    record: 'transactions',
    details: 'bill_purchases',
    key: 'transaction_id',
    reason: 'attention_reason',
  },
  usdt_sale: { record: 'usdt_sales', details: 'usdt_sales', key: 'id', reason: 'attention_reason' },
  collection: {
    record: 'transactions',
    details: 'collections',
    key: 'transaction_id',
    reason: 'review_reason',
  },
} as const satisfies Record<LookedAtFlow, object>;

const STATEMENTS = Object.fromEntries(
  Object.entries(RECORDS).map(([flow, { record, details, key, reason }]) => [
    flow,
    {
      note: {
        name: `attention.note.${flow}`,
        text: `update ${details} details set ${reason} = $2 from ${record} record
          where details.${key} = $1 and record.id = $1 and (record.status <> 'PROCESSING') = $3::boolean`,
      },
      dismiss: {
        name: `attention.dismiss.${flow}`,
        text: `with dismissed as (
            update ${details} details set ${reason} = null from ${record} record
              where details.${key} = $1 and record.id = $1 and record.status <> 'PROCESSING'
                and details.${reason} is not null
              returning record.id, record.status)
          insert into audit_log (actor, action, subject, details)
            select $2, '${flow}.dismiss', id, jsonb_build_object('status', status, 'reason', $3::text)
              from dismissed returning subject`,
      },
    },
  ]),
) as Record<LookedAtFlow, { readonly note: Statement; readonly dismiss: Statement }>;

/**
 * Puts a flow on the operators' list with the reason.
 *
 * @param about.hasEnded whether it is about a flow that has ended, which the provider contradicts. A flow that ended
 * since its workflow decided to call for help is left alone: nothing is undecided any more.
 */
export async function noteAttention(
  database: Database,
  flow: LookedAtFlow,
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
  flow: LookedAtFlow,
  id: string,
  decision: { readonly operator: string; readonly reason: string },
): Promise<boolean> {
  const { operator, reason } = decision;
  return (await database.run(STATEMENTS[flow].dismiss, [id, operator, reason])).length === 1;
}
