import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../src/config/startError.ts';
import { onShutdownSignal } from '../src/embedded/shutdownSignals.ts';
import { UsageError } from './arguments.ts';
import type { Stops } from './parts.ts';

/** What a run adds its parts to, and what tells it to end early. */
export interface RunTools {
  /** Receives what has to be stopped. */
  readonly stops: Stops;
  readonly stopping: AbortSignal;
}

/**
 * Runs a driver as a program, and ends the process: with 0 when there is no finding, 1 when there are some, 2 when nothing
 * can be said, 130 when it was interrupted. Whatever was started is stopped first.
 *
 * @param program.run resolves to how many findings there are.
 * @param program.usage is printed for `--help`, and when an argument is not understood.
 */
export async function runProgram(program: {
  readonly run: (args: readonly string[], tools: RunTools) => Promise<number>;
  readonly usage: () => string;
}): Promise<never> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(program.usage());
    process.exit(0);
  }
  const stops: Stops = [];
  const stopping = new AbortController();
  const ending = Promise.withResolvers<void>();
  const stopEverything = async () => {
    stopping.abort();
    await stopWhatStarts(stops, ending.promise);
    await stopAll(stops);
  };
  onShutdownSignal({
    first: async () => {
      console.error('Stopping… (Ctrl-C again ends at once)');
      await stopEverything();
      process.exit(130);
    },
    // The children are ended on the way out, without waiting for them.
    second: () => process.exit(130),
  });
  try {
    const findings = await program
      .run(args, { stops, stopping: stopping.signal })
      .finally(() => ending.resolve());
    if (stopping.signal.aborted) await untilEnded();
    await stopEverything();
    process.exit(findings === 0 ? 0 : 1);
  } catch (error) {
    if (stopping.signal.aborted) await untilEnded();
    if (error instanceof UsageError) console.error(`${error.message}\n\n${program.usage()}`);
    else console.error(error instanceof StartError ? error.message : error);
    await stopEverything();
    process.exit(2);
  }
}

/** After a Ctrl-C its handler alone stops everything and ends the process: a second one at work would end it too early. */
function untilEnded(): Promise<never> {
  return new Promise(() => {});
}

/** How long a run that was interrupted may still be starting parts, before its process ends. */
const STARTS_FOR_MS = 10_000;
const LOOKS_EVERY_MS = 50;

/**
 * Stops all parts but the first until the run has ended: an interrupted run still starts what it was about to start, and the first
 * part is the folder that all others use.
 */
async function stopWhatStarts(stops: Stops, ended: Promise<void>): Promise<void> {
  let isOver = false;
  const over = Promise.race([ended, sleep(STARTS_FOR_MS, undefined, { ref: false })]).then(() => {
    isOver = true;
  });
  while (!isOver) {
    await stopAll(stops, 1);
    await Promise.race([over, sleep(LOOKS_EVERY_MS)]);
  }
}

/** Stops the parts, the last one first. @param left how many of the first ones are left alone. */
export async function stopAll(stops: Stops, left = 0): Promise<void> {
  while (stops.length > left) {
    const stop = stops.pop();
    try {
      await stop?.();
    } catch (error) {
      // The parts below still have to be stopped.
      console.error(`Stopping a part failed: ${(error as Error).message}`);
    }
  }
}
