import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Something that is done again and again, each time after a pause. */
export interface RecurringWork {
  /** What it is, as the log calls it when it fails. */
  readonly name: string;
  readonly everyMs: number;
  /** @returns whether there is more to do at once. */
  readonly run: (stopping: AbortSignal) => Promise<boolean | undefined>;
}

/**
 * The loops that dispatch messages which a crash, or an outage of Temporal, left behind, and that bring back what was
 * forgotten. Several processes may run them at once.
 */
export interface Relay {
  /** Ends every loop after the step under way. */
  stop(): Promise<void>;
}

/** Starts a loop for each kind of work, so that what takes long does not hold up the others. */
export function startRelay(work: readonly RecurringWork[], logger: Logger): Relay {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function loop({ name, everyMs, run }: RecurringWork): Promise<void> {
    while (!signal.aborted) {
      let more: boolean | undefined;
      try {
        more = await run(signal);
      } catch (error) {
        logger.error({ err: error, work: name }, 'A round of the relay failed; the next one tries again.');
      }
      if (!more) await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    }
  }
  const loops = work.map(loop);
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}
