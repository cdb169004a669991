import type { Logger } from 'pino';
import { createLogger } from '../../src/observability/logger.ts';

/** A log that tests read. */
export interface MemoryLog {
  readonly logger: Logger;
  /** Every line so far, as written. */
  readonly lines: readonly string[];
  /** Every line so far, parsed; throws when one is not JSON. */
  records(): readonly Readonly<Record<string, unknown>>[];
}

/** The service's own logger at its most talkative, writing to memory. */
export function createMemoryLog(): MemoryLog {
  const lines: string[] = [];
  // Tests that wait for a line read all of them again and again.
  const parsed: Readonly<Record<string, unknown>>[] = [];
  return {
    logger: createLogger('trace', { write: (line) => void lines.push(line) }),
    lines,
    records: () => {
      for (const line of lines.slice(parsed.length)) parsed.push(JSON.parse(line));
      return [...parsed];
    },
  };
}
