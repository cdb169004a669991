/**
 * Calls back on SIGINT, SIGTERM and SIGHUP. One Ctrl-C reaches a process up to three times (from the terminal,
 * from npm and from the script between them), so signals close together count as one.
 * @param handlers.first called once, for the first signal: shut down in order
 * @param handlers.second called for a signal that comes later, when the person asking is out of patience
 */
export function onShutdownSignal(handlers: {
  first: (signal: NodeJS.Signals) => void;
  second: (signal: NodeJS.Signals) => void;
}): void {
  const sameRequestMs = 700;
  let firstAtMs: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const nowMs = performance.now();
      if (firstAtMs === undefined) {
        firstAtMs = nowMs;
        handlers.first(signal);
      } else if (nowMs - firstAtMs > sameRequestMs) {
        handlers.second(signal);
      }
    });
  }
}
