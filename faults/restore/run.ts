import { runProgram } from '../../drivers/program.ts';
import { drill } from './drill.ts';
import { LOSSES, parseOptions } from './options.ts';

/** The entry of `npm run restore`: loses the data of a running installation, restores it, and judges what came of it. */
await runProgram({
  run: (args, tools) => drill(parseOptions(args), tools),
  usage: () =>
    [
      `npm run restore -- [--loss ${Object.keys(LOSSES).join('|')}] [--seconds S] [--seed N] [--keep]`,
      '',
      '--loss is what is lost:',
      ...Object.entries(LOSSES).map(([name, what]) => `  ${name.padEnd(10)} ${what}`),
    ].join('\n'),
});
