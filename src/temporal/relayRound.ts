import type { Logger } from 'pino';
import { lateStart } from '../contract/starts.ts';
import type { Database } from '../db/core/database.ts';
import { noteStartFailure, type OutboxRow, readDueStarts } from '../db/core/outbox.ts';
import { forEachAtOnce } from './atOnce.ts';
import { causesOf, isUnreachable } from './serverErrors.ts';
import type { WorkflowStarter } from './starter.ts';

/** How many outbox messages a round reads at once. */
const RELAY_BATCH = 100;

/** How long a message that Temporal refuses is put off at most; one that Temporal could not be asked about, much less. */
const MAX_DELAY_MS = 60_000;
const UNREACHABLE_DELAY_MS = 1_000;

/** What a round works with. */
export interface RelayParts {
  readonly starter: WorkflowStarter;
  readonly database: Database;
  readonly logger: Logger;
}

/**
 * One round of the relay: dispatches messages that are older than `patienceMs`, several at once, and what concerns one
 * workflow in its order. A round ends when Temporal does not answer: what is more urgent may have
 * been stored by the next.
 *
 * @param patienceMs how old a message must be: the process that stored it tries at once.
 * @param stopping ends the round after the starts under way.
 * @returns how many messages were dispatched, and whether more may be waiting.
 */
export async function relayRound(
  { starter, database, logger }: RelayParts,
  patienceMs: number,
  stopping?: AbortSignal,
): Promise<{ readonly dispatched: number; readonly more: boolean }> {
  const rows = await readDueStarts(database, {
    olderThanMs: patienceMs,
    limit: RELAY_BATCH,
  });
  const byWorkflow = Map.groupBy(rows, ({ start }) => start.workflowId);
  let dispatched = 0;
  let isTemporalAway = false;
  await forEachAtOnce([...byWorkflow.values()], async (ofOneWorkflow) => {
    for (const [index, row] of ofOneWorkflow.entries()) {
      if (stopping?.aborted || isTemporalAway) return;
      try {
        await starter.dispatch({ ...row, start: lateStart(row.start) });
        dispatched++;
      } catch (error) {
        isTemporalAway ||= isUnreachable(error);
        await noteFailure({ database, logger }, ofOneWorkflow.slice(index), error);
        return;
      }
    }
  });
  await starter.flush();
  return { dispatched, more: !isTemporalAway && rows.length === RELAY_BATCH };
}

/** @param rows the message that failed, and those of the same workflow that follow it. */
async function noteFailure(
  { database, logger }: Omit<RelayParts, 'starter'>,
  rows: readonly OutboxRow[],
  error: unknown,
): Promise<void> {
  await noteStartFailure(
    database,
    rows.map(({ id }) => id),
    {
      error: causesOf(error),
      longestMs: isUnreachable(error) ? UNREACHABLE_DELAY_MS : MAX_DELAY_MS,
    },
  );
  logger.error(
    { err: error, workflowId: rows[0]?.start.workflowId },
    'An outbox message could not be dispatched.',
  );
}
