import type { QueryDefinition } from '@temporalio/common';
import type { Kind } from '../contract/kinds.ts';
import { orderWorkflowId } from '../contract/starts.ts';
import type { Database } from '../db/core/database.ts';
import type { Owner } from '../domain/money.ts';
import type { ApiDependencies } from './context.ts';

/** How to learn more of a record whose flow is under way. */
export interface RunningRecord<Found extends { readonly status: string }> {
  /** What its running flow says; undefined when it does not answer. */
  readonly askFlow: () => Promise<{ readonly status: Found['status'] } | undefined>;
  readonly readAgain: () => Promise<Found | undefined>;
}

const UNDER_WAY: ReadonlySet<string> = new Set(['PROCESSING', 'PENDING_REVIEW']);

/**
 * A record as it stands now: one under way is answered by its running flow. What a flow tells of its end stands in the
 * record by then, with all that belongs to it, such as the token of a meter; so the record is read again, and what is
 * shown is of one moment.
 */
export async function currentState<Found extends { readonly status: string }>(
  found: Found,
  { askFlow, readAgain }: RunningRecord<Found>,
): Promise<Found> {
  if (!UNDER_WAY.has(found.status)) return found;
  const state = await askFlow();
  if (state === undefined || state.status === found.status) return found;
  const later = (await readAgain()) ?? found;
  return UNDER_WAY.has(later.status) ? { ...later, status: state.status } : later;
}

/**
 * Makes what finds an owner's order as it stands now, by its id; undefined when the owner has none of it.
 *
 * @param query what asks its flow for its status.
 */
export function orderFinder<Status extends string, Found extends Owner & { readonly status: Status }>(
  kind: Kind,
  load: (database: Database, id: string) => Promise<Found | undefined>,
  query: QueryDefinition<{ readonly status: Status }>,
) {
  return async (
    { database, starter }: ApiDependencies,
    owner: Owner,
    id: string,
  ): Promise<Found | undefined> => {
    const { businessId, environment } = owner;
    const readAgain = () => load(database, id);
    const found = await readAgain();
    if (found?.businessId !== businessId || found.environment !== environment) return undefined;
    const askFlow = () => starter.queryFlow(orderWorkflowId(kind, environment, id), query);
    return currentState<Found>(found, { askFlow, readAgain });
  };
}
