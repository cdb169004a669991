import type { Logger } from 'pino';
import type { Database } from '../db/core/database.ts';
import { removeStarts } from '../db/core/outbox.ts';

/** The outbox messages that were sent and are still to be removed, and the starts that are under way. */
export class SentMessages {
  readonly #database: Database;
  readonly #logger: Logger;
  #sent: string[] = [];
  #removal: Promise<void> | undefined;
  readonly #removals = new Set<Promise<void>>();
  readonly #underWay = new Set<Promise<unknown>>();

  constructor({ database, logger }: { readonly database: Database; readonly logger: Logger }) {
    this.#database = database;
    this.#logger = logger;
  }

  /**
   * Removes a message from the outbox, soon: one statement removes all that were sent while the one before it ran.
   *
   * @param id the message's.
   */
  add(id: string): void {
    this.#sent.push(id);
    this.#removal ??= this.track(
      new Promise((resolve) => setImmediate(resolve)).then(async () => {
        this.#removal = undefined;
        await this.flush();
      }),
    );
  }

  /** Removes the messages that were sent, and waits for the removals under way: what is read next was not sent. */
  async flush(): Promise<void> {
    const ids = this.#sent;
    if (ids.length > 0) {
      this.#sent = [];
      const removal = this.#remove(ids).finally(() => this.#removals.delete(removal));
      this.#removals.add(removal);
    }
    await Promise.all(this.#removals);
  }

  async #remove(ids: readonly string[]): Promise<void> {
    try {
      await removeStarts(this.#database, ids);
    } catch (error) {
      // Harmless: the relay will find the workflow started and try the removal again.
      this.#logger.warn({ err: error }, 'Messages that were sent could not be removed from the outbox.');
    }
  }

  /** Waits for work when draining. Returns the work. */
  track<Result>(work: Promise<Result>): Promise<Result> {
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work)).catch(() => undefined);
    return work;
  }

  /** Waits until the work under way has ended and its messages are removed. */
  async drain(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled([...this.#underWay]);
    await this.flush();
  }
}
