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
  const stopEverything = async () => {
    stopping.abort();
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
    const findings = await program.run(args, { stops, stopping: stopping.signal });
    await stopEverything();
    process.exit(findings === 0 ? 0 : 1);
  } catch (error) {
    // After a Ctrl-C the handler above ends the process, once everything is stopped.
    if (stopping.signal.aborted) await new Promise(() => {});
    if (error instanceof UsageError) console.error(`${error.message}\n\n${program.usage()}`);
    else console.error(error instanceof StartError ? error.message : error);
    await stopEverything();
    process.exit(2);
  }
}

async function stopAll(stops: Stops): Promise<void> {
  for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) {
    try {
      await stop();
    } catch (error) {
      // The parts below still have to be stopped.
      console.error(`Stopping a part failed: ${(error as Error).message}`);
    }
  }
}
