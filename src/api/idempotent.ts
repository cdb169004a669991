import { brokenConstraint } from '../db/core/database.ts';
import {
  findStoredRequest,
  type IdempotencyScope,
  KeyAlreadyUsedError,
  type StoredRequest,
} from '../db/core/idempotency.ts';
import { DomainError, InvariantError } from '../domain/errors.ts';
import type { ApiDependencies } from './context.ts';
import type { RouteResponse } from './route.ts';

/** The answer that was given to the first of equal requests, to be given again. */
export class ReplayedResponse extends Error {
  override readonly name = 'ReplayedResponse';
  readonly response: { readonly status: number; readonly body: string };

  constructor(response: { readonly status: number; readonly body: string }) {
    super('The stored answer of an earlier equal request.');
    this.response = response;
  }
}

/** What is asked for under an `Idempotency-Key`. */
export interface WorkDoneOnce {
  readonly work: () => Promise<RouteResponse>;
  /** Answers for a request that was decided and never answered (the process died in between). */
  readonly recover: (resourceId: string) => Promise<RouteResponse>;
  /** Whether the work looks for an equal request itself before it decides, so that none has to be looked for first. */
  readonly findsUsedKeyItself?: boolean;
}

/**
 * Does work at most once per `Idempotency-Key`. The work itself remembers the request, in the transaction that decides
 * it; here an equal request is answered from memory, before and, when two raced, after.
 *
 * @throws DomainError `idempotency_key_reused` for another body, `idempotency_key_in_use` while the first is under way.
 */
export async function idempotent(
  { database, config }: Pick<ApiDependencies, 'database' | 'config'>,
  scope: IdempotencyScope | undefined,
  { work, recover, findsUsedKeyItself = false }: WorkDoneOnce,
): Promise<RouteResponse> {
  if (!scope) return work();
  const answerFromMemory = async (): Promise<RouteResponse | undefined> => {
    const remembered = await findStoredRequest(database, scope);
    return remembered && replay(remembered, config.outcomeWaitMs, recover);
  };
  const before = findsUsedKeyItself ? undefined : await answerFromMemory();
  if (before) return before;
  try {
    return await work();
  } catch (error) {
    const wasSecond =
      error instanceof KeyAlreadyUsedError || brokenConstraint(error) === 'idempotency_key_once';
    // A refusal may be the first request's doing: it may have spent the balance that is missing now.
    const isRefusal = error instanceof DomainError || error instanceof InvariantError;
    const after = wasSecond || isRefusal ? await answerFromMemory() : undefined;
    if (after) return after;
    throw error;
  }
}

async function replay(
  remembered: StoredRequest,
  outcomeWaitMs: number,
  recover: WorkDoneOnce['recover'],
): Promise<RouteResponse> {
  if (!remembered.sameBody) {
    throw new DomainError('idempotency_key_reused', 'this Idempotency-Key was used with another body');
  }
  if (remembered.response) throw new ReplayedResponse(remembered.response);
  // The first request may still be waiting for its outcome; when that wait must be over, it died unanswered.
  if (remembered.ageMs < outcomeWaitMs + 5_000) {
    throw new DomainError('idempotency_key_in_use', 'a request with this Idempotency-Key is in progress');
  }
  return recover(remembered.resourceId);
}
