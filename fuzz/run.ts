import { runProgram } from '../drivers/program.ts';
import { driveOnce } from './drive.ts';
import { parseOptions, USAGE } from './options.ts';

/** The entry of `npm run fuzz`: sends a service hostile requests, and judges its answers. */
await runProgram({ run: (args, tools) => driveOnce(parseOptions(args), tools), usage: () => USAGE });
