import type { StoredResponse } from '../db/core/idempotency.ts';
import { type Caller, isTestKeyCall } from './context.ts';
import { ok, type RouteResponse } from './route.ts';

/** An answer as sent, and as stored for replays: with test marks, and with the request id when it tells of a failure. */
export function responseText(response: RouteResponse, hasTestMarks: boolean, requestId: string): string {
  const isSuccess = response.status < 400;
  return JSON.stringify({
    success: isSuccess,
    ...response.body,
    ...(!isSuccess && { requestId }),
    ...(hasTestMarks && { simulated: true, environment: 'test' }),
  });
}

/**
 * An answer of success that the transaction which makes it true stores under the `Idempotency-Key`: as a handler gives it,
 * and as it is stored.
 */
export function answerToStore(
  caller: Caller,
  body: RouteResponse['body'],
): { readonly response: RouteResponse; readonly stored: StoredResponse } {
  const response = { ...ok(body), isStored: true };
  return { response, stored: { status: 200, body: responseText(response, isTestKeyCall(caller), '') } };
}
