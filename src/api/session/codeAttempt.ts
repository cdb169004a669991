import { actorOf } from '../actor.ts';
import { userOf } from '../context.ts';
import type { CodeAttempt } from '../login/secondFactor.ts';
import type { RouteRequest } from '../route.ts';

/** A code of the second factor, or the answer of a passkey, that is given in the body of a call by session. */
export function attemptOf(
  request: Pick<RouteRequest<{ readonly code: string }, unknown, unknown>, 'body'> & AttemptRequest,
): CodeAttempt & Required<Pick<CodeAttempt, 'passkeys'>> {
  return { ...attemptInSession(request), code: request.body.code };
}

type AttemptRequest = Pick<
  RouteRequest<unknown, unknown, unknown>,
  'caller' | 'address' | 'userAgent' | 'origin'
>;

/** What is known of an attempt before what was given is looked at. */
export function attemptInSession(request: AttemptRequest) {
  const { caller, address, origin } = request;
  const { userId, tokenSha256 } = userOf(caller);
  return {
    userId,
    businessId: caller.businessId,
    address,
    actor: actorOf(request),
    at: { session: tokenSha256 },
    passkeys: { origin, session: tokenSha256 },
  };
}
