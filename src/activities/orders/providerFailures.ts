import type { Outcome } from '../../domain/orders/decideOrder.ts';
import { AccountNotConfiguredError } from '../../providers/accounts.ts';
import {
  AccountUnresolvedError,
  ProviderRejectedError,
  ProviderUnavailableError,
} from '../../providers/errors.ts';

/** What is known when a provider does not answer. */
export interface ProviderFailure {
  readonly outcome: Extract<Outcome, 'unreachable' | 'unknown' | 'not_configured' | 'blocked'>;
  readonly reason: string;
  /** How long the provider wants to be left alone. */
  readonly nextCheckInMs: number | undefined;
}

/**
 * What a provider's failure means. An unreachable provider is an answer too, so that the workflow waits visibly.
 *
 * @param options.isSent whether the provider may have received a request.
 * @throws the error itself where it is a fault of ours: Temporal retries the activity.
 */
export function failureOf(error: unknown, { isSent }: { readonly isSent: boolean }): ProviderFailure {
  const failure = (outcome: ProviderFailure['outcome'], nextCheckInMs?: number) => ({
    outcome,
    reason: (error as Error).message,
    nextCheckInMs,
  });
  // Nothing was sent, and waiting for days would help no one: an operator is asked after a few more enquiries.
  if (error instanceof AccountUnresolvedError) return failure('unknown');
  if (error instanceof ProviderUnavailableError) return failure('unreachable', error.retryAfterMs);
  // Nothing is known of a request at a provider that refuses our credentials.
  if (error instanceof ProviderRejectedError) return failure(isSent ? 'not_configured' : 'blocked');
  if (error instanceof AccountNotConfiguredError) return failure('not_configured');
  throw error;
}
