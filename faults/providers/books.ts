/** One thing that a provider was asked to do, as its own books have it. */
export interface BookEntry {
  /** The provider's name for the request: the transfer's reference, the vend's request id, the collection's. */
  readonly reference: string;
  /** Whose order it is: our reference, or the phone that a bill is for. */
  readonly subject: string;
  /** In minor units of the currency it was asked in. */
  amountMinor: bigint;
  /** How often the provider began to do it: more than once is a double. */
  timesMade: number;
  /** How often it was asked to do it, lost and refused requests included. */
  requests: number;
  /**
   * `asked`: nothing was done yet, and will be when it is asked again. `refused`: it never will be. `pending`: under
   * way. `paid`, `failed` and `returned` (paid, and then taken back) are how it ended.
   */
  state: 'asked' | 'refused' | 'pending' | 'paid' | 'failed' | 'returned';
}

/** What one provider was asked and what it really did, kept by the driver alone. */
export class Books {
  readonly #entries = new Map<string, BookEntry>();

  get all(): readonly BookEntry[] {
    return [...this.#entries.values()];
  }

  find(reference: string): BookEntry | undefined {
    return this.#entries.get(reference);
  }

  /** The entry of a request, made when it is asked for the first time. */
  entryOf(asked: Pick<BookEntry, 'reference' | 'subject' | 'amountMinor'>): BookEntry {
    const found = this.#entries.get(asked.reference);
    if (found) return found;
    const entry: BookEntry = { ...asked, timesMade: 0, requests: 0, state: 'asked' };
    this.#entries.set(asked.reference, entry);
    return entry;
  }
}

/** Whether nothing will change, so that an operator who looks can decide by it. */
export function isCertain({ state }: BookEntry): boolean {
  return state !== 'asked' && state !== 'pending';
}
