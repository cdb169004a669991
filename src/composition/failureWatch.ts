import type { Logger } from 'pino';

/** Keeps watch over parts that must run as long as the process does. */
export interface FailureWatch {
  /** Resolves at the first failure. */
  readonly happened: Promise<Error>;
  /** The parts that have ended by themselves. */
  readonly failedParts: ReadonlySet<string>;
  report(part: string, error: unknown): void;
}

export function watchForFailure(logger: Logger): FailureWatch {
  const failedParts = new Set<string>();
  const { promise: happened, resolve } = Promise.withResolvers<Error>();
  return {
    happened,
    failedParts,
    report(part, error) {
      logger.fatal({ err: error, part }, 'A part that must run has ended.');
      failedParts.add(part);
      resolve(error instanceof Error ? error : new Error(String(error)));
    },
  };
}
