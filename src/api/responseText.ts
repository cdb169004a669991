import type { RouteResponse } from './route.ts';

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
