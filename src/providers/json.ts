import { z } from 'zod';
import { parseKeepingDigits } from '../domain/json.ts';

/**
 * Parses what a provider sent, an answer or a callback. A number that a double does not keep comes as the string of its
 * digits: a token or an id of 20 digits is itself, and an amount with a rest far behind the point equals no other amount.
 *
 * @returns undefined when it is not JSON.
 */
export function parseProviderJson(text: string): unknown {
  try {
    return parseKeepingDigits(text);
  } catch {
    return undefined;
  }
}

/**
 * A number that is for information, or that is compared with a tolerance, such as a price or a fee: the nearest double,
 * however many digits it was sent with. Never for an amount that moves money.
 */
export const nearestNumber = z
  .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i)])
  .pipe(z.coerce.number());
