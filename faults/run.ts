import { runProgram } from '../drivers/program.ts';
import { driveOnce } from './drive.ts';
import { lookAt } from './look.ts';
import { parseOptions, USAGE } from './options.ts';

/**
 * The entry of `npm run faults`: puts a whole installation of the service under faults, heals it, and judges what came of
 * it.
 */
await runProgram({
  run: async (args, tools) => {
    const options = parseOptions(args);
    return options.look === undefined
      ? await driveOnce(options, tools)
      : await lookAt(options.look, tools.stops);
  },
  usage: () => USAGE,
});
