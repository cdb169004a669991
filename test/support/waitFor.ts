/**
 * Waits until `probe` answers something other than undefined or false, asking again and again.
 *
 * @throws when that takes longer than `timeoutMs`; the message names what was waited for.
 */
export async function waitFor<Value>(
  what: string,
  probe: () => Promise<Value | undefined | false> | Value | undefined | false,
  timeoutMs = 120_000,
): Promise<Value> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await probe();
    if (value !== undefined && value !== false) return value;
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs} ms in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
