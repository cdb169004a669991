/**
 * A source of decisions that follows from a seed alone: the same seed gives the same decisions in the same order,
 * whatever the clock says. The generator is Mulberry32 (Tommy Ettinger, public domain).
 */
export class Random {
  readonly #seed: number;
  #state: number;

  /** @param seed any whole number; its lowest 32 bits count. */
  constructor(seed: number) {
    this.#seed = seed >>> 0;
    this.#state = this.#seed;
  }

  /** A number from 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** True in this share of cases, from 0 to 1. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** One of a list. @throws RangeError when it is empty. */
  pick<Value>(list: readonly Value[]): Value {
    const index = this.int(0, list.length - 1);
    if (index < 0 || index >= list.length) throw new RangeError('There is nothing to pick from.');
    return list[index] as Value;
  }

  /** One of the values, each as often as its weight says. */
  weighted<Value>(choices: readonly (readonly [value: Value, weight: number])[]): Value {
    let left = this.next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    return this.pick(choices)[0];
  }

  /** A source of its own, which follows from the seed and the name and not from what was drawn here before. */
  branch(name: string): Random {
    // FNV-1a, so that names that differ little give sources that differ much.
    let hash = 0x811c9dc5 ^ this.#seed;
    for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    return new Random(hash);
  }
}
