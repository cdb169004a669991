import { runProgram } from '../../drivers/program.ts';
import { driveChainOnce } from './drive.ts';
import { parseOptions, USAGE } from './options.ts';

/** The entry of `npm run faults:chain`: live sessions on a chain whose nodes and issuer misbehave. */
await runProgram({
  run: (args, tools) => driveChainOnce(parseOptions(args), tools),
  usage: () => USAGE,
});
