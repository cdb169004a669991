/** How long a page is left alone before its requests are called unattended. */
const UNATTENDED_AFTER_MS = 60_000;

let lastTouchedMs = Date.now();
for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
  addEventListener(event, () => (lastTouchedMs = Date.now()), { passive: true, capture: true });
}

/**
 * Sends a request, and says when the page is unattended: lists refresh themselves, which must not keep a forgotten session
 * from ending.
 */
export function fetchAttended(request: Request): Promise<Response> {
  if (Date.now() - lastTouchedMs > UNATTENDED_AFTER_MS) request.headers.set('x-unattended', '1');
  return fetch(request);
}
