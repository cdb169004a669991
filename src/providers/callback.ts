import { createHash } from 'node:crypto';
import type { ProviderCallback } from './bank/port.ts';

/** The SHA-256 of a callback's body in hexadecimal: equal for one that is sent again as it was. */
export function bodyHashOf(rawBody: Uint8Array): string {
  return createHash('sha256').update(rawBody).digest('hex');
}

/**
 * A callback whose sender is genuine and from which nothing can follow: it is kept for a human.
 *
 * @param problem why, in a sentence without anything of its content.
 */
export function callbackWithProblem(
  rawBody: Uint8Array,
  problem: string,
  eventType = 'unreadable',
): ProviderCallback {
  return {
    eventKey: `${eventType}:${bodyHashOf(rawBody)}`,
    eventType,
    transferReference: undefined,
    problem,
  };
}

/** One that is not in the form that the provider documents. */
export function unreadableCallback(rawBody: Uint8Array): ProviderCallback {
  return callbackWithProblem(rawBody, 'It cannot be read.');
}
