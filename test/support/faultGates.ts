/** Places in the code at which a test makes a service wait, by the names of the fault points there. */
export interface FaultGates {
  /** For the overrides of the service. */
  readonly faultPoint: (name: string) => Promise<void>;
  /** Makes the service wait where it calls this fault point, in any execution, until it is opened. */
  holdAt(name: string): Hold;
}

export interface Hold {
  /** Resolves when an execution waits. */
  readonly reached: Promise<void>;
  open(): void;
}

/** Makes gates that all are open. */
export function createFaultGates(): FaultGates {
  const closed = new Map<string, { readonly reach: () => void; readonly opened: Promise<void> }>();
  return {
    async faultPoint(name) {
      const gate = closed.get(name);
      gate?.reach();
      await gate?.opened;
    },
    holdAt(name) {
      const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
      const { promise: opened, resolve: open } = Promise.withResolvers<void>();
      closed.set(name, { reach, opened });
      return {
        reached,
        open() {
          closed.delete(name);
          open();
        },
      };
    },
  };
}
