import type { Logger } from 'pino';
import { type AskedForReplay, webhookReplayStart } from '../contract/starts.ts';
import type { Database } from '../db/core/database.ts';
import { noteReplaysStarted, readStartableReplays } from '../db/webhooks/replays.ts';
import { forEachAtOnce } from './atOnce.ts';
import { isUnreachable } from './serverErrors.ts';
import type { WorkflowStarter } from './starter.ts';

/** How many replays are read at once. */
const BATCH = 100;

/**
 * Starts replays of webhooks that were asked for, so many of each business as may be under way. A crash between a start
 * and its note only repeats the start, which the workflow's id makes one.
 *
 * @param atOnce how many replays of one business may be under way.
 * @param stopping ends the round after the starts under way.
 * @returns whether any were started: then more may be waiting.
 */
export async function startAskedForReplays(
  dependencies: {
    readonly database: Database;
    readonly starter: Pick<WorkflowStarter, 'start'>;
    readonly logger: Pick<Logger, 'error'>;
  },
  atOnce: number,
  stopping?: AbortSignal,
): Promise<boolean> {
  const { database, starter, logger } = dependencies;
  const started: AskedForReplay[] = [];
  let isTemporalAway = false;
  await forEachAtOnce(await readStartableReplays(database, { atOnce, limit: BATCH }), async (replay) => {
    if (stopping?.aborted || isTemporalAway) return;
    const start = webhookReplayStart(replay);
    try {
      await starter.start(start);
      started.push(replay);
    } catch (error) {
      isTemporalAway ||= isUnreachable(error);
      logger.error({ err: error, workflowId: start.workflowId }, 'A replay did not start.');
    }
  });
  if (started.length > 0) await noteReplaysStarted(database, started);
  return started.length > 0 && !isTemporalAway;
}
