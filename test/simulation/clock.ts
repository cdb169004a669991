import crypto from 'node:crypto';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import type { Random } from '../../faults/random.ts';

/**
 * The time and the chance of a simulation. Once installed, `Date`, `performance.now`, timers, `Math.random` and the random
 * values of `node:crypto` follow from a seed and from the scheduler alone, for everything in this process.
 */

/** A timer that is due at a simulated moment. */
export interface Timer {
  readonly id: number;
  readonly dueMs: number;
  readonly fire: () => void;
}

/** When simulations begin: ms since 1970, after the migrations of the database and on a whole day. */
const BEGINS_AT_MS = Date.UTC(2027, 0, 4);

const real = {
  setTimeout: globalThis.setTimeout,
  setImmediate: globalThis.setImmediate,
  clearImmediate: globalThis.clearImmediate,
  now: Date.now,
};

/** Waits in real time, for what is outside of the simulation: Postgres. */
export function realSleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    real.setTimeout(resolve, milliseconds);
  });
}

/** Real ms since 1970. */
export const realNow = (): number => real.now();

/** The simulated clock. It moves only when the scheduler moves it. */
export class SimulatedClock {
  #nowMs = BEGINS_AT_MS;
  #timerIds = 0;
  readonly #timers = new Map<number, Timer>();
  /** The same by when they are due, the next one last; those that were cleared are still among them. */
  readonly #queue: Timer[] = [];
  #immediates = 0;

  get nowMs(): number {
    return this.#nowMs;
  }

  /** Moves the time on. It never goes back. */
  moveTo(nowMs: number): void {
    this.#nowMs = Math.max(this.#nowMs, nowMs);
  }

  /** When the next timer is due; undefined when none is set. */
  nextDueMs(): number | undefined {
    for (let next = this.#queue.at(-1); next !== undefined; next = this.#queue.at(-1)) {
      if (this.#timers.has(next.id)) return next.dueMs;
      this.#queue.pop();
    }
    return undefined;
  }

  /** Removes the timers that are due, and returns them in the order in which they are. */
  takeDue(): readonly Timer[] {
    const due: Timer[] = [];
    for (let next = this.#queue.at(-1); next && next.dueMs <= this.#nowMs; next = this.#queue.at(-1)) {
      this.#queue.pop();
      if (this.#timers.delete(next.id)) due.push(next);
    }
    return due;
  }

  /** Sets a timer. Returns its id. */
  set(afterMs: number, fire: () => void): number {
    const id = ++this.#timerIds;
    const timer = { id, dueMs: this.#nowMs + Math.max(1, Math.ceil(afterMs || 0)), fire };
    this.#timers.set(id, timer);
    // Before those that are due at the same time, which were set before and fire first.
    let [from, to] = [0, this.#queue.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.#queue[middle] as Timer).dueMs > timer.dueMs) from = middle + 1;
      else to = middle;
    }
    this.#queue.splice(from, 0, timer);
    return id;
  }

  clear(id: number): void {
    this.#timers.delete(id);
  }

  /** Resolves when no code of this process can go on without the scheduler: no microtask and no immediate is left. */
  async untilQuiet(): Promise<void> {
    do {
      await new Promise<void>((resolve) => {
        real.setImmediate(resolve);
      });
    } while (this.#immediates > 0);
  }

  /**
   * Puts the simulated time and chance in the place of the real ones.
   *
   * @param onTimer called with what a timer of the program does, in the context in which the timer was set: it makes the turn.
   */
  install(random: Random, onTimer: (fire: () => void) => () => void): void {
    const clock = this;
    class SimulatedDate extends Date {
      constructor(...args: readonly unknown[]) {
        super(...((args.length === 0 ? [clock.nowMs] : args) as [number]));
      }
      static override now(): number {
        return clock.nowMs;
      }
    }
    globalThis.Date = SimulatedDate as DateConstructor;
    const startedAtMs = this.#nowMs;
    performance.now = () => this.#nowMs - startedAtMs;
    Math.random = () => random.next();
    this.#installTimers(onTimer);
    installCrypto(random);
  }

  #installTimers(onTimer: (fire: () => void) => () => void): void {
    const handleOf = (id: number) => ({
      [Symbol.toPrimitive]: () => id,
      ref() {
        return this;
      },
      unref() {
        return this;
      },
      hasRef: () => true,
      refresh() {
        return this;
      },
      [Symbol.dispose]: () => this.clear(id),
    });
    const clear = (handle: unknown) => this.clear(Number(handle));
    const setTimer = (fire: (...args: unknown[]) => void, afterMs = 1, ...args: unknown[]) =>
      handleOf(
        this.set(
          afterMs,
          onTimer(() => fire(...args)),
        ),
      );
    const setRepeated = (fire: (...args: unknown[]) => void, everyMs = 1, ...args: unknown[]) => {
      let id = 0;
      const handle = { ...handleOf(0), [Symbol.toPrimitive]: () => id };
      const again = onTimer(() => {
        id = this.set(everyMs, again);
        fire(...args);
      });
      id = this.set(everyMs, again);
      return handle;
    };
    const setImmediately = (run: (...args: unknown[]) => void, ...args: unknown[]) => {
      this.#immediates++;
      return real.setImmediate(() => {
        this.#immediates--;
        run(...args);
      });
    };
    Object.assign(globalThis, {
      setTimeout: setTimer,
      setInterval: setRepeated,
      clearTimeout: clear,
      clearInterval: clear,
      setImmediate: setImmediately,
    });
    const load = createRequire(import.meta.url);
    Object.assign(load('node:timers'), {
      setTimeout: setTimer,
      setInterval: setRepeated,
      clearTimeout: clear,
    });
    Object.assign(load('node:timers/promises'), { setTimeout: sleepOn(setTimer, clear) });
    syncBuiltinESMExports();
  }
}

/** `setTimeout` of `node:timers/promises` over simulated timers. */
function sleepOn(
  setTimer: (fire: () => void, afterMs?: number) => unknown,
  clear: (handle: unknown) => void,
) {
  return <Value>(afterMs?: number, value?: Value, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise<Value | undefined>((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const handle = setTimer(() => resolve(value), afterMs);
      signal?.addEventListener('abort', () => {
        clear(handle);
        reject(signal.reason);
      });
    });
}

/** Makes the random values of `node:crypto` follow from the seed: ids are the same in each run. */
function installCrypto(random: Random): void {
  const bytes = (size: number) => Buffer.from(Array.from({ length: size }, () => random.int(0, 255)));
  const uuid = () => {
    const hex = bytes(16).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  Object.assign(crypto, {
    randomBytes: (size: number, done?: (error: null, made: Buffer) => void) =>
      done ? done(null, bytes(size)) : bytes(size),
    randomInt: (least: number, most?: number) =>
      most === undefined ? random.int(0, least - 1) : random.int(least, most - 1),
    randomUUID: uuid,
  });
  syncBuiltinESMExports();
}
