/** How many items one batch holds at most, so that none waits long for the others of its batch. */
const MAX_BATCH = 100;

/** Two batches at once keep the database busy while one of them waits for its commit to reach the disk. */
const BATCHES_AT_ONCE = 2;

/** SQLSTATE classes of refusals: nothing of the statement was done. */
const REFUSAL = /^(22|23|40|42|55|P0)...$/;

/** Those of them that others caused: a deadlock, a lock that was held for too long. */
const REFUSAL_FOR_NOW = /^(40|55)...$/;

/** How a batch is run, and one item of a batch that was refused. Both are one transaction each. */
interface Runs<Item, Result> {
  /** Returns what came of each item, in their order. */
  readonly together: (items: readonly Item[]) => Promise<readonly Result[]>;
  readonly alone: (item: Item) => Promise<Result>;
  /**
   * The rows that an item locks until its commit, by any names; none unless given. Items that lock the same row go in one
   * batch, or one after the other: in two batches at once, one would wait for the commit of the other.
   */
  readonly locksOf?: (item: Item) => readonly unknown[];
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs what waits at one moment as one batch: items that arrive while a batch is under way go together in the next one,
 * in the order in which they came, so that many callers share one round trip and one commit. Two batches may be under way.
 * Nothing waits for a batch to fill, and no batch grows beyond 100 items.
 *
 * The items of a batch that the database refuses are tried again each alone, while the next batches go on: each answers
 * for itself. Those of one whose connection was lost are not: whether it was done is unknown.
 */
export class Batcher<Item, Result> {
  readonly #runs: Runs<Item, Result>;
  #waiting: Waiting<Item, Result>[] = [];
  #batchesUnderWay = 0;
  readonly #locked = new Set<unknown>();
  #isDrainDue = false;

  constructor(runs: Runs<Item, Result>) {
    this.#runs = runs;
  }

  /** What came of the item. @throws what its batch threw, or, when that was refused, the item alone. */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#drainSoon();
    });
  }

  // Only after the events that are there already, so that all requests whose bytes have arrived go together.
  #drainSoon(): void {
    if (this.#isDrainDue) return;
    this.#isDrainDue = true;
    setImmediate(() => {
      this.#isDrainDue = false;
      this.#drain();
    });
  }

  #drain(): void {
    while (this.#batchesUnderWay < BATCHES_AT_ONCE) {
      const batch = this.#takeBatch();
      if (batch.length === 0) return;
      const locks = batch.flatMap(({ item }) => this.#locksOf(item));
      for (const lock of locks) this.#locked.add(lock);
      this.#batchesUnderWay++;
      void this.#runBatch(batch).finally(() => {
        for (const lock of locks) this.#locked.delete(lock);
        this.#batchesUnderWay--;
        this.#drainSoon();
      });
    }
  }

  /** Takes what may start now: an even share for each batch that may, and all that locks the same rows as the share. */
  #takeBatch(): readonly Waiting<Item, Result>[] {
    const share = Math.ceil(this.#waiting.length / (BATCHES_AT_ONCE - this.#batchesUnderWay));
    const batch: Waiting<Item, Result>[] = [];
    const rest: Waiting<Item, Result>[] = [];
    const locks = new Set<unknown>();
    // What is passed over keeps its turn: nothing that came later and locks the same row goes before it.
    const passedOver = new Set(this.#locked);
    for (const waiting of this.#waiting) {
      const own = this.#locksOf(waiting.item);
      const isFree = own.every((lock) => !passedOver.has(lock));
      const hasRoom = batch.length < share || own.some((lock) => locks.has(lock));
      if (isFree && hasRoom && batch.length < MAX_BATCH) {
        batch.push(waiting);
        for (const lock of own) locks.add(lock);
      } else {
        rest.push(waiting);
        for (const lock of own) passedOver.add(lock);
      }
    }
    this.#waiting = rest;
    return batch;
  }

  #locksOf(item: Item): readonly unknown[] {
    return this.#runs.locksOf?.(item) ?? [];
  }

  async #runBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#runs.together(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      const isTriedAlone = hasCode(error, batch.length > 1 ? REFUSAL : REFUSAL_FOR_NOW);
      for (const { item, resolve, reject } of batch) {
        if (isTriedAlone) this.#runs.alone(item).then(resolve, reject);
        else reject(error);
      }
    }
  }
}

/** Whether an error is one of Postgres whose SQLSTATE is of these classes. */
function hasCode(error: unknown, classes: RegExp): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && classes.test(code);
}
