import type { Database } from '../../db/core/database.ts';
import { sweepEndedSession } from '../../db/usdt/sessionSettlement.ts';
import { DomainError } from '../../domain/errors.ts';

/** The outcomes of the sweeps that were asked for, by session. */
export interface BegunSweeps {
  readonly begun: readonly string[];
  readonly refused: readonly { readonly paymentId: string; readonly reason: string }[];
}

/** Begins a sweep for each ended session. One that the domain refuses leaves the others alone. */
export async function beginSweeps(
  database: Database,
  paymentIds: readonly string[],
  operator: string,
): Promise<BegunSweeps> {
  const begun: string[] = [];
  const refused: BegunSweeps['refused'][number][] = [];
  for (const paymentId of paymentIds) {
    try {
      await sweepEndedSession(database, paymentId, operator);
      begun.push(paymentId);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refused.push({ paymentId, reason: error.message });
    }
  }
  return { begun, refused };
}
