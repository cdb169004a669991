import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endWithThisProcess, hasEnded, stopChild } from '../src/embedded/children.ts';

/** A process that a benchmark started and ends. */
export interface BenchProcess {
  readonly pid: number;
  /** Asks the process for one piece of work and waits for what it answers. */
  ask<Answer>(job: unknown): Promise<Answer>;
  stop(): Promise<void>;
}

/**
 * Starts a module in a Node process of its own.
 *
 * @param options.module the file.
 * @param options.env the environment beside PATH and HOME.
 * @param options.logFile receives what the process prints, as a service's log would.
 * @param options.readyUrl is asked until it answers 200; without it the process tells by a first message.
 * @param options.nodeArgs arguments of Node, such as `--cpu-prof`.
 */
export async function startProcess(options: {
  readonly module: URL;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  readonly readyUrl?: string;
  readonly nodeArgs?: readonly string[];
}): Promise<BenchProcess> {
  const log = openSync(options.logFile, 'a', 0o600);
  const path = fileURLToPath(options.module);
  const child = spawn(process.execPath, [...(options.nodeArgs ?? []), path, ...(options.args ?? [])], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...options.env },
    stdio: ['ignore', log, log, 'ipc'],
    detached: true,
  });
  closeSync(log);
  endWithThisProcess(child, 'SIGKILL');
  child.once('error', () => {});
  try {
    if (options.readyUrl === undefined) await nextMessage(child, options);
    else await answersAt(options.readyUrl, child, options);
  } catch (error) {
    await end(child);
    throw error;
  }
  return {
    pid: child.pid ?? 0,
    async ask<Answer>(job: unknown): Promise<Answer> {
      const answer = nextMessage<{ error?: string; result?: Answer }>(child, options);
      child.send({ job });
      const { error, result } = await answer;
      if (error !== undefined) throw new Error(error);
      return result as Answer;
    },
    stop: () => end(child),
  };
}

function end(child: ChildProcess): Promise<void> {
  return stopChild(child, [
    { signal: 'SIGTERM', timeoutMs: 30_000 },
    { signal: 'SIGKILL', timeoutMs: 5_000 },
  ]);
}

function nextMessage<Message>(
  child: ChildProcess,
  { module, logFile }: { readonly module: URL; readonly logFile: string },
): Promise<Message> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      child.removeListener('exit', onExit);
      resolve(message as Message);
    };
    const onExit = () => {
      child.removeListener('message', onMessage);
      reject(new Error(endingOf(module, logFile)));
    };
    child.once('message', onMessage);
    child.once('exit', onExit);
  });
}

async function answersAt(
  url: string,
  child: ChildProcess,
  { module, logFile }: { readonly module: URL; readonly logFile: string },
): Promise<void> {
  const deadlineMs = Date.now() + 60_000;
  while (Date.now() < deadlineMs) {
    if (hasEnded(child)) throw new Error(endingOf(module, logFile));
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // It does not listen yet.
    }
    await sleep(100);
  }
  throw new Error(`${module.pathname} was not ready within 60 seconds.`);
}

function endingOf(module: URL, logFile: string): string {
  const lastLines = readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join('\n');
  return `${module.pathname} ended by itself:\n${lastLines}`;
}

/** Serves jobs that `BenchProcess.ask` sends, one after the other, until the process is told to end. */
export function serveJobs(work: (job: unknown) => Promise<unknown>): void {
  process.on('message', (message: { job: unknown }) => {
    work(message.job).then(
      (result) => process.send?.({ result }),
      (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
    );
  });
  process.once('SIGTERM', () => process.exit(0));
  process.send?.('ready');
}
