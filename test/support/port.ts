import { randomInt } from 'node:crypto';
import { findFreePort } from '../../src/embedded/processes.ts';

/**
 * A port that is free and stays so until it is listened on, seconds later: it is below those that the system gives to
 * whoever asks for any.
 */
export function portThatStaysFree(): Promise<number> {
  return findFreePort(20_000 + randomInt(10_000));
}
