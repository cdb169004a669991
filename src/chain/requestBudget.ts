import { setTimeout as pause } from 'node:timers/promises';

/**
 * When requests to one node are made: evenly, at most so many a second, and none while the node asked to be left alone. All
 * of a process that ask the node share it, so that ten sweeps that begin with one block do not ask it at once.
 */
export class RequestBudget {
  readonly #intervalMs: number;
  #nextAtMs = 0;
  #restsUntilMs = 0;

  /** @param perSecond no limit when undefined. */
  constructor(perSecond: number | undefined) {
    this.#intervalMs = perSecond === undefined ? 0 : 1_000 / perSecond;
  }

  /** Resolves when the next request may be made. */
  async turn(): Promise<void> {
    let atMs = this.#take();
    // The node may have asked for a rest while this waited.
    for (let nowMs = performance.now(); nowMs < atMs; nowMs = performance.now()) {
      await pause(atMs - nowMs);
      if (atMs < this.#restsUntilMs) atMs = this.#take();
    }
  }

  /** No request is made for so long. */
  rest(ms: number): void {
    this.#restsUntilMs = Math.max(this.#restsUntilMs, performance.now() + ms);
    this.#nextAtMs = Math.max(this.#nextAtMs, this.#restsUntilMs);
  }

  #take(): number {
    const atMs = Math.max(performance.now(), this.#nextAtMs, this.#restsUntilMs);
    this.#nextAtMs = atMs + this.#intervalMs;
    return atMs;
  }
}
