import { runProgram } from '../../drivers/program.ts';
import { drill } from './drill.ts';
import { parseOptions, USAGE } from './options.ts';

/** The entry of `npm run restore`: loses the data of a running installation, restores it, and judges what came of it. */
await runProgram({
  run: (args, tools) => drill(parseOptions(args), tools),
  usage: () => USAGE,
});
