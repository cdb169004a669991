import pTimeout from 'p-timeout';

/**
 * Waits until `probe` answers something other than undefined or false, asking again and again: soon at first, and then
 * ever less often, because each question takes time from what is waited for.
 *
 * @throws when that takes longer than `timeoutMs`, or one question alone does; the message names what was waited for.
 */
export async function waitFor<Value>(
  what: string,
  probe: () => Promise<Value | undefined | false> | Value | undefined | false,
  timeoutMs = 240_000,
): Promise<Value> {
  const message = `Waited ${timeoutMs} ms in vain for ${what}.`;
  const deadline = Date.now() + timeoutMs;
  for (let delayMs = 20; ; delayMs = Math.min(delayMs * 1.25, 250)) {
    const value = await pTimeout(Promise.resolve(probe()), { milliseconds: timeoutMs, message });
    if (value !== undefined && value !== false) return value;
    if (Date.now() > deadline) throw new Error(message);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
}
