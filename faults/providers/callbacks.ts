import type { Random } from '../random.ts';

/** Posts one announcement to an address; resolves to the HTTP status of the answer. */
export type Announce = (apiUrl: string) => Promise<number>;

/** Announcements of providers to the service, sent again until it has them, as Paystack does (docs: Webhooks). */
export interface Callbacks {
  /**
   * Sends an announcement.
   *
   * @param mayBeLost whether it may be left out altogether, because the service asks by itself anyway.
   */
  send(announce: Announce, mayBeLost: boolean): void;
  /** How many have not been taken yet. */
  waiting(): number;
  sent(): number;
  stop(): void;
}

const PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 5_000;
const LOST_SHARE = 0.3;

/** @param apiUrls where the APIs listen; each attempt takes one of them. */
export function createCallbacks(apiUrls: readonly string[], random: Random): Callbacks {
  const timers = new Set<NodeJS.Timeout>();
  let waiting = 0;
  let sent = 0;
  let isStopped = false;

  async function attempt(announce: Announce, pauseMs: number): Promise<void> {
    let status = 0;
    try {
      status = await announce(random.pick(apiUrls));
    } catch {
      // Nobody was there to take it.
    }
    if (isStopped) return;
    if (status >= 200 && status < 300) {
      waiting--;
      sent++;
      return;
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      void attempt(announce, Math.min(pauseMs * 2, MAX_PAUSE_MS));
    }, pauseMs);
    timers.add(timer);
  }

  return {
    send(announce, mayBeLost) {
      if (mayBeLost && random.chance(LOST_SHARE)) return;
      waiting++;
      void attempt(announce, PAUSE_MS);
    },
    waiting: () => waiting,
    sent: () => sent,
    stop() {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
