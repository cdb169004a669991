/** Limits how many calls of each owner, such as a business, run at once in this process. */
export interface ConcurrencyLimiter {
  /**
   * Runs a call unless the owner is at its limit.
   *
   * @returns the call's result, or undefined when it was not run.
   * @throws what the call throws.
   */
  run<Result>(owner: string, call: () => Promise<Result>): Promise<Result | undefined>;
}

/** @param limit how many calls each owner may have under way. */
export function createConcurrencyLimiter(limit: number): ConcurrencyLimiter {
  const running = new Map<string, number>();
  return {
    async run(owner, call) {
      const count = running.get(owner) ?? 0;
      if (count >= limit) return undefined;
      running.set(owner, count + 1);
      try {
        return await call();
      } finally {
        const left = (running.get(owner) ?? 0) - 1;
        if (left > 0) running.set(owner, left);
        else running.delete(owner);
      }
    },
  };
}
