import type { LaterLook } from '../contract/starts.ts';
import type { Database } from '../db/database.ts';
import { endLook } from '../db/laterLooks.ts';

export type LaterLookActivities = ReturnType<typeof createLaterLookActivities>;

/** What every look at a flow that has ended does at its own end. */
export function createLaterLookActivities({ database }: { readonly database: Database }) {
  return {
    /** Notes that a look was taken, so that it is not taken again. */
    async endLaterLook(look: Pick<LaterLook, 'flow' | 'subjectId' | 'lookAtMs'>): Promise<void> {
      await endLook(database, look);
    },
  };
}

/** The look that is due at a completed flow once the provider will have later news about it; undefined when it has none. */
export function laterLook(
  flow: Omit<LaterLook, 'endedAs' | 'lookAtMs'>,
  { askAgainInMs }: { readonly askAgainInMs: number | undefined },
): LaterLook | undefined {
  const { businessId, environment, subjectId } = flow;
  if (askAgainInMs === undefined) return undefined;
  const lookAtMs = Date.now() + askAgainInMs;
  return { flow: flow.flow, businessId, environment, subjectId, endedAs: 'COMPLETED', lookAtMs };
}
