import { onShutdownSignal } from '../src/embedded/shutdownSignals.ts';
import { StartError } from '../src/startError.ts';
import { driveOnce } from './drive.ts';
import type { Stops } from './installation.ts';
import { lookAt } from './look.ts';
import { FAULTS, parseOptions, UsageError } from './options.ts';

/**
 * The entry of `npm run faults`: puts a whole installation of the service under faults, heals it, and judges what came of
 * it. Exits with 0 when there is no finding, 1 when there are some, 2 when nothing can be said.
 */
const stops: Stops = [];
const stopping = new AbortController();

async function stopEverything(): Promise<void> {
  stopping.abort();
  for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) {
    try {
      await stop();
    } catch (error) {
      // The parts below still have to be stopped.
      console.error(`Stopping a part failed: ${(error as Error).message}`);
    }
  }
}

onShutdownSignal({
  first: async () => {
    console.error('Stopping… (Ctrl-C again ends at once)');
    await stopEverything();
    process.exit(130);
  },
  // The children are ended on the way out, without waiting for them.
  second: () => process.exit(130),
});

function usage(): string {
  const faults = Object.entries(FAULTS).map(([name, what]) => `  ${name.padEnd(10)} ${what}`);
  return [
    'npm run faults -- [--seed N] [--minutes M] [--kills N] [--without a,b] [--keep] [--patience SECONDS]',
    'npm run faults -- --look FOLDER',
    '',
    '--without leaves out:',
    ...faults,
  ].join('\n');
}

try {
  const options = parseOptions(process.argv.slice(2));
  const findings =
    options.look === undefined
      ? await driveOnce(options, { stops, stopping: stopping.signal })
      : await lookAt(options.look, stops);
  await stopEverything();
  process.exit(findings === 0 ? 0 : 1);
} catch (error) {
  // After a Ctrl-C the handler above ends the process, once everything is stopped.
  if (stopping.signal.aborted) await new Promise(() => {});
  if (error instanceof UsageError) console.error(`${error.message}\n\n${usage()}`);
  else console.error(error instanceof StartError ? error.message : error);
  await stopEverything();
  process.exit(2);
}
