/** What was read last of each of several things, and when. It is of this process: after a start nothing is known. */
export class Remembered<Key, Value> {
  readonly #known = new Map<Key, { readonly value: Value; readonly atMs: number }>();
  readonly #underWay = new Map<Key, Promise<Value>>();
  readonly #clock: () => number;

  /** @param clock the present, in milliseconds since 1970. */
  constructor(clock: () => number = Date.now) {
    this.#clock = clock;
  }

  /** What is known, where that is younger than `maxAgeMs`. */
  recent(key: Key, maxAgeMs: number): Value | undefined {
    return this.#entry(key, maxAgeMs)?.value;
  }

  /** The same, or what `read` reads where there is none. Callers at one moment share one question. */
  async recentOr(key: Key, maxAgeMs: number, read: () => Promise<Value>): Promise<Value> {
    const known = this.#entry(key, maxAgeMs);
    if (known) return known.value;
    const underWay = this.#underWay.get(key);
    if (underWay !== undefined) return underWay;
    const reading = read()
      .then((value) => {
        this.note(key, value);
        return value;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, reading);
    return reading;
  }

  note(key: Key, value: Value): void {
    this.#known.set(key, { value, atMs: this.#clock() });
  }

  forget(key: Key): void {
    this.#known.delete(key);
  }

  #entry(key: Key, maxAgeMs: number) {
    const known = this.#known.get(key);
    return known && this.#clock() - known.atMs < maxAgeMs ? known : undefined;
  }
}
