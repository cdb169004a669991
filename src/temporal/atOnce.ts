/** How many calls to Temporal one round makes at once. */
const AT_ONCE = 20;

/**
 * Does some work for every item, in their order, AT_ONCE of them at a time.
 *
 * @param work must not reject where the others should go on: the first rejection is thrown, and no item begins after it.
 */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  let hasFailed = false;
  async function workThrough(): Promise<void> {
    for (let next = waiting.next(); !next.done && !hasFailed; next = waiting.next()) {
      try {
        await work(next.value);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, workThrough));
}
