import { setTimeout as pause } from 'node:timers/promises';

/** What a request is for: to read new blocks, or anything else, most of it sweeps. */
export type RequestPurpose = 'scan' | 'other';

/**
 * When requests to one node are made: evenly, at most so many a second, and none while the node asked to be left alone. All
 * of a process that ask the node share it, so that ten sweeps that begin with one block do not ask it at once. Requests of
 * both purposes take turns while both wait: hundreds of sweeps do not keep new blocks from being read, nor an outage's blocks
 * sweeps from going on.
 */
export class RequestBudget {
  readonly #intervalMs: number;
  readonly #waiting: Readonly<Record<RequestPurpose, (() => void)[]>> = { scan: [], other: [] };
  #last: RequestPurpose = 'other';
  #nextAtMs = 0;
  #restsUntilMs = 0;
  #isServing = false;

  /** @param perSecond no limit when undefined. */
  constructor(perSecond: number | undefined) {
    this.#intervalMs = perSecond === undefined ? 0 : 1_000 / perSecond;
  }

  /** Resolves when the next request of that purpose may be made. */
  turn(purpose: RequestPurpose): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting[purpose].push(resolve);
      void this.#serve();
    });
  }

  /** No request is made for so long. */
  rest(ms: number): void {
    this.#restsUntilMs = Math.max(this.#restsUntilMs, performance.now() + ms);
  }

  async #serve(): Promise<void> {
    if (this.#isServing) return;
    this.#isServing = true;
    this.#nextAtMs = Math.max(this.#nextAtMs, performance.now());
    for (let next = this.#takeNext(); next !== undefined; next = this.#takeNext()) {
      // The node may ask for a rest while this waits.
      for (let leftMs = this.#leftMs(); leftMs > 0; leftMs = this.#leftMs()) await pause(leftMs);
      this.#nextAtMs = Math.max(this.#nextAtMs, this.#restsUntilMs) + this.#intervalMs;
      next();
    }
    this.#isServing = false;
  }

  #leftMs(): number {
    return Math.max(this.#nextAtMs, this.#restsUntilMs) - performance.now();
  }

  #takeNext(): (() => void) | undefined {
    const other = this.#last === 'scan' ? 'other' : 'scan';
    const purpose = this.#waiting[other].length > 0 ? other : this.#last;
    this.#last = purpose;
    return this.#waiting[purpose].shift();
  }
}
