import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { forgetOldRequests } from '../db/idempotency.ts';
import { forgetOldAttempts } from '../db/sessions.ts';
import { forgetOldUsdtQuotes } from '../db/usdtQuotes.ts';
import type { WorkflowStarter } from './starter.ts';

const ROUND_EVERY_MS = 1_000;
const CLEAN_EVERY_MS = 3_600_000;

/** The loop that keeps promises which a crash, or a Temporal outage, left behind. Several may run at once. */
export interface Relay {
  /** Ends the loop after the round under way. */
  stop(): Promise<void>;
}

export function startRelay(options: {
  readonly starter: WorkflowStarter;
  readonly database: Database;
  readonly patienceMs: number;
  readonly logger: Logger;
}): Relay {
  const { starter, database, patienceMs, logger } = options;
  const stopping = new AbortController();
  let cleanedAtMs = 0;

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      let more = false;
      try {
        ({ more } = await starter.relayRound(patienceMs));
        if (Date.now() - cleanedAtMs > CLEAN_EVERY_MS) {
          cleanedAtMs = Date.now();
          await forgetOldRequests(database);
          await forgetOldAttempts(database);
          await forgetOldUsdtQuotes(database);
        }
      } catch (error) {
        logger.error({ err: error }, 'A round of the relay failed; the next one tries again.');
      }
      if (!more) await pause(ROUND_EVERY_MS, stopping.signal);
    }
  }

  const running = loop();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
