import type { Owner } from '../domain/money.ts';

/** How to learn more of a record whose flow is under way. */
export interface RunningRecord<Status extends string, Found extends { readonly status: Status }> {
  /** What its running flow says; undefined when it does not answer. */
  readonly askFlow: () => Promise<{ readonly status: Status } | undefined>;
  readonly readAgain: () => Promise<Found | undefined>;
}

const UNDER_WAY: ReadonlySet<string> = new Set(['PROCESSING', 'PENDING_REVIEW']);

/**
 * A record as it stands now: one under way is answered by its running flow. What a flow tells of its end stands in the
 * record by then, with all that belongs to it, such as the token of a meter; so the record is read again, and what is
 * shown is of one moment.
 */
export async function asItStandsNow<Status extends string, Found extends { readonly status: Status }>(
  found: Found,
  { askFlow, readAgain }: RunningRecord<Status, Found>,
): Promise<Found> {
  if (!UNDER_WAY.has(found.status)) return found;
  const state = await askFlow();
  if (state === undefined || state.status === found.status) return found;
  const later = (await readAgain()) ?? found;
  return UNDER_WAY.has(later.status) ? { ...later, status: state.status } : later;
}

/** An owner's record as it stands now; undefined when it has none of that id. */
export async function ownRecordNow<Status extends string, Found extends Owner & { readonly status: Status }>(
  { businessId, environment }: Owner,
  {
    read,
    askFlow,
  }: {
    readonly read: () => Promise<Found | undefined>;
    readonly askFlow: RunningRecord<Status, Found>['askFlow'];
  },
): Promise<Found | undefined> {
  const found = await read();
  if (found?.businessId !== businessId || found.environment !== environment) return undefined;
  return asItStandsNow<Status, Found>(found, { askFlow, readAgain: read });
}
