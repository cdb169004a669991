import { type LaterLook, type LookedAtFlow, laterLookStart } from '../contract/starts.ts';
import type { Database, Statement } from './database.ts';
import {
  insertOutboxSql,
  OUTBOX_PARAMETERS,
  type OutboxRow,
  outboxParameters,
  promisedId,
} from './outbox.ts';

/**
 * Looks at flows that have ended which are still to be taken: each is a row until its workflow has found what became of
 * the flow, so that no reversal is missed because Temporal lost the workflow.
 */

/** SQL that notes a look as part of a larger statement; `guard` decides whether it does. */
export function insertLookSql(first: number, guard = ''): string {
  const at = (offset: number) => `$${first + offset}`;
  return `insert into later_looks (flow, subject_id, business_id, environment, ended_as, look_at_ms)
    select ${at(0)}::text, ${at(1)}::text, ${at(2)}::text, ${at(3)}::text, ${at(4)}::text, ${at(5)}::bigint ${guard}
    on conflict do nothing`;
}
export const LOOK_PARAMETERS = 6;

/** The parameters of `insertLookSql`; nulls, which its guard must look for, when there is nothing to note. */
export function lookParameters(
  look: (Omit<LaterLook, 'endedAs'> & Partial<LaterLook>) | undefined,
): readonly unknown[] {
  return [
    look?.flow ?? null,
    look?.subjectId ?? null,
    look?.businessId ?? null,
    look?.environment ?? null,
    look?.endedAs ?? null,
    look?.lookAtMs ?? null,
  ];
}

const NOTE: Statement = { name: 'laterLooks.note', text: insertLookSql(1) };
const PROMISE: Statement = {
  name: 'laterLooks.promise',
  text: `with noted as (${insertLookSql(1 + OUTBOX_PARAMETERS)}) ${insertOutboxSql(1)}`,
};
const END: Statement = {
  name: 'laterLooks.end',
  text: 'delete from later_looks where flow = $1 and subject_id = $2 and look_at_ms = $3',
};

/** Notes that an open flow has news, which it must ask about, or be looked at for once it has ended. */
export async function noteLook(database: Database, look: Omit<LaterLook, 'endedAs'>): Promise<void> {
  await database.run(NOTE, lookParameters(look));
}

/** Notes a look that is due now, and promises its workflow, in one statement. */
export async function promiseLook(database: Database, look: LaterLook): Promise<OutboxRow> {
  const start = laterLookStart(look);
  const [row] = await database.run<{ id: string }>(PROMISE, [
    ...outboxParameters(start),
    ...lookParameters(look),
  ]);
  return { id: promisedId(row), start };
}

/** Forgets a look that was taken. */
export async function endLook(
  database: Database,
  look: { readonly flow: LookedAtFlow; readonly subjectId: string; readonly lookAtMs: number },
): Promise<void> {
  await database.run(END, [look.flow, look.subjectId, look.lookAtMs]);
}
