/** How long a user does not touch a page before what it asks by itself is called unattended. */
const UNATTENDED_AFTER_MS = 60_000;

let lastTouchedMs = Date.now();
for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
  addEventListener(event, () => (lastTouchedMs = Date.now()), { passive: true, capture: true });
}

/**
 * Sends a request, and says when the user is away: lists refresh themselves, which must not keep a forgotten session from
 * ending.
 */
export function fetchAttended(request: Request): Promise<Response> {
  if (Date.now() - lastTouchedMs > UNATTENDED_AFTER_MS) request.headers.set('x-unattended', '1');
  return fetch(request);
}
