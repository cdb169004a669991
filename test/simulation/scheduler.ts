import { AsyncLocalStorage } from 'node:async_hooks';
import type { Random } from '../../faults/random.ts';
import type { SimulatedClock } from './clock.ts';

/**
 * Decides by seed whose turn is next. Everything that can happen is a turn: a statement, a timer, a request that arrives, an
 * answer, a crash. Turns run one at a time, and each until no code can go on without another turn.
 */

/** Whatever turns belong to: a process of the service, a workflow, or a party outside. */
export interface Owner {
  readonly name: string;
  /** No turn of it runs again: its process was killed, or its workflow was lost. */
  isGone: boolean;
  /** Until when it is paused, simulated ms since 1970: its turns wait. */
  pausedUntilMs: number;
}

/** Makes an owner that runs. */
export function ownerNamed(name: string): Owner {
  return { name, isGone: false, pausedUntilMs: 0 };
}

/** Whose code runs. */
export const currentOwner = new AsyncLocalStorage<Owner>();

interface Turn {
  readonly owner: Owner;
  /** What happens, for the trace. */
  readonly what: string;
  /** What it did, for the trace; nothing when it only lets code go on. */
  readonly run: () => Promise<string | undefined> | string | undefined;
}

/** Something is wrong with what the simulation saw. It ends the run. */
export class Finding extends Error {
  override readonly name = 'Finding';
}

export class Scheduler {
  readonly clock: SimulatedClock;
  readonly random: Random;
  readonly outside: Owner = ownerNamed('outside');
  #ready: Turn[] = [];
  #steps = 0;
  #failure: unknown;
  /** What the latest turn was, and whose. */
  latest = '';
  latestOwner: Owner = this.outside;
  readonly #onTrace: (line: string) => void;
  readonly #afterTurn: (() => boolean)[] = [];

  constructor(parts: {
    readonly clock: SimulatedClock;
    readonly random: Random;
    readonly onTrace: (line: string) => void;
  }) {
    this.clock = parts.clock;
    this.random = parts.random;
    this.#onTrace = parts.onTrace;
  }

  /** How many turns have run. */
  get steps(): number {
    return this.#steps;
  }

  /** Writes a line of the trace. */
  trace(owner: Owner, what: string): void {
    const { nowMs } = this.clock;
    this.#onTrace(`${this.#steps} ${new Date(nowMs).toISOString().slice(5, 23)} ${owner.name}: ${what}`);
  }

  /** Adds a turn of the code that runs, or of another owner. */
  add(what: string, run: Turn['run'], owner: Owner = currentOwner.getStore() ?? this.outside): void {
    if (!owner.isGone) this.#ready.push({ owner, what, run });
  }

  /** As add, once some simulated time has passed. */
  addLater(afterMs: number, what: string, run: Turn['run'], owner?: Owner): void {
    const whose = owner ?? currentOwner.getStore() ?? this.outside;
    this.clock.set(afterMs, () => this.add(what, run, whose));
  }

  /** Waits for a turn. What runs in it may throw, which its caller sees. */
  turn<Result>(what: string, run: () => Result | Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.add(what, async () => {
        try {
          resolve(await run());
        } catch (error) {
          reject(error);
        }
        return undefined;
      });
    });
  }

  /** Waits for some simulated time. */
  sleep(afterMs: number): Promise<void> {
    return new Promise((resolve) => {
      this.addLater(afterMs, 'wakes', () => {
        resolve();
        return undefined;
      });
    });
  }

  /** Has an owner do something again and again until it is told to stop; what it throws ends the run. */
  keepDoing(
    owner: Owner,
    when: { readonly waitMs: () => number; readonly isOver: () => boolean },
    work: () => void | Promise<void>,
  ): void {
    const live = async () => {
      for (;;) {
        await this.sleep(when.waitMs());
        if (when.isOver()) return;
        await work();
      }
    };
    currentOwner.run(owner, () => {
      void live().catch((error: unknown) => this.fail(error));
    });
  }

  /** What a timer of the program does when it is due: it waits for its turn. */
  readonly timerTurn = (fire: () => void): (() => void) => {
    const owner = currentOwner.getStore() ?? this.outside;
    const bound = AsyncLocalStorage.bind(fire);
    const run = () => {
      bound();
      return undefined;
    };
    return () => this.add('timer', run, owner);
  };

  /** Has something looked at after each turn. @param look returns whether it let code go on. */
  afterEachTurn(look: () => boolean): void {
    this.#afterTurn.push(look);
  }

  /** Ends the run with a failure, which is thrown by the run. */
  fail(error: unknown): void {
    this.#failure ??= error;
  }

  /** Lets code go on until it waits for a turn. */
  async settle(): Promise<void> {
    do {
      await this.clock.untilQuiet();
    } while (this.#afterTurn.map((look) => look()).some((hasMoved) => hasMoved));
    if (this.#failure !== undefined) throw this.#failure;
  }

  /**
   * Runs one turn, and moves the time when there is none.
   *
   * @returns false when nothing is left that could ever happen.
   */
  async step(): Promise<boolean> {
    await this.settle();
    for (const { fire } of this.clock.takeDue()) fire();
    this.#ready = this.#ready.filter(({ owner }) => !owner.isGone);
    const free = this.#ready.filter(({ owner }) => owner.pausedUntilMs <= this.clock.nowMs);
    if (free.length === 0) return this.#moveOn();
    const turn = this.random.pick(free);
    this.#ready.splice(this.#ready.indexOf(turn), 1);
    this.#steps++;
    this.latest = turn.what;
    this.latestOwner = turn.owner;
    this.clock.moveTo(this.clock.nowMs + 1);
    const done = await currentOwner.run(turn.owner, async () => turn.run());
    this.trace(turn.owner, done === undefined ? turn.what : `${turn.what} ${done}`);
    await this.settle();
    return true;
  }

  #moveOn(): boolean {
    const moments = this.#ready.map(({ owner }) => owner.pausedUntilMs);
    const dueMs = this.clock.nextDueMs();
    if (dueMs !== undefined) moments.push(dueMs);
    if (moments.length === 0) return false;
    this.clock.moveTo(Math.min(...moments));
    return true;
  }
}
