import { runProgram } from '../drivers/program.ts';
import { driveOnce } from './drive.ts';
import { lookAt } from './look.ts';
import { FAULTS, parseOptions } from './options.ts';

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
  usage: () => {
    const faults = Object.entries(FAULTS).map(([name, what]) => `  ${name.padEnd(10)} ${what}`);
    return [
      'npm run faults -- [--seed N] [--minutes M] [--kills N] [--without a,b] [--keep] [--patience SECONDS]',
      'npm run faults -- --look FOLDER',
      '',
      '--without leaves out:',
      ...faults,
    ].join('\n');
  },
});
