import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { sendSignal } from './processes.ts';

/** Tells whether a child process has ended, or never began. */
export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

/**
 * Waits for a child process to end.
 * @param child the process
 * @param timeoutMs how long to wait, in milliseconds
 * @returns whether it has ended
 */
export async function waitForExit(child: ChildProcess, timeoutMs: number): Promise<boolean> {
  if (hasEnded(child)) return true;
  // Rejects when the time is over.
  const exit = once(child, 'exit', { signal: AbortSignal.timeout(timeoutMs) });
  return exit.then(
    () => true,
    () => hasEnded(child),
  );
}

/**
 * Sees to it that a detached child does not outlive this process when it ends without stopping its children.
 * @param child process started with `detached: true`, so that it leads a process group
 * @param signal signal its group gets while this process exits
 */
export function endWithThisProcess(child: ChildProcess, signal: NodeJS.Signals): void {
  const end = () => {
    if (child.pid !== undefined && !hasEnded(child)) sendSignal(-child.pid, signal);
  };
  process.once('exit', end);
  child.once('exit', () => process.removeListener('exit', end));
}

/**
 * Ends a child process: with one signal after the other, until it is gone.
 * @param child the process
 * @param steps the signals, each with the time the process then has, in milliseconds
 */
export async function stopChild(
  child: ChildProcess,
  steps: { signal: NodeJS.Signals; timeoutMs: number }[],
): Promise<void> {
  for (const { signal, timeoutMs } of steps) {
    if (hasEnded(child)) return;
    child.kill(signal);
    if (await waitForExit(child, timeoutMs)) return;
  }
}

/**
 * Lets a child be ended once, and watches for its end without having been told to.
 * @param child the process
 * @param name what to call it in the sentence
 * @param end ends it
 * @returns `stop`, which may be called more than once, and a promise of the sentence that says that the child ended by
 * itself; it never settles otherwise
 */
export function stoppable(child: ChildProcess, name: string, end: () => Promise<void>) {
  let stopping: Promise<void> | undefined;
  const unexpectedExit = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      if (!stopping) resolve(`The ${name} ended by itself (${signal ?? `exit code ${code}`}).`);
    });
  });
  const stop = () => {
    stopping ??= end();
    return stopping;
  };
  return { unexpectedExit, stop };
}
