/** How many items one batch holds at most, so that none waits long for the others of its batch. */
const LARGEST_BATCH = 100;

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
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs what waits at one moment as one batch: items that arrive while a batch is under way go together in the next one,
 * in the order in which they came, so that many callers share one round trip and one commit. Nothing waits for a batch to
 * fill, and no batch grows beyond 100 items.
 *
 * The items of a batch that the database refuses are tried again each alone, while the next batches go on: each answers
 * for itself. Those of one whose connection was lost are not: nobody knows whether it was done.
 */
export class Gatherer<Item, Result> {
  readonly #runs: Runs<Item, Result>;
  #waiting: Waiting<Item, Result>[] = [];
  #batchesUnderWay = 0;
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
    while (this.#waiting.length > 0 && this.#batchesUnderWay < BATCHES_AT_ONCE) {
      const batch = this.#waiting.slice(0, LARGEST_BATCH);
      this.#waiting = this.#waiting.slice(LARGEST_BATCH);
      this.#batchesUnderWay++;
      void this.#runBatch(batch).finally(() => {
        this.#batchesUnderWay--;
        this.#drainSoon();
      });
    }
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
