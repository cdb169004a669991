import { runProgram } from '../../drivers/program.ts';
import { driveChainOnce } from './drive.ts';
import { CHAIN_FAULTS, parseOptions } from './options.ts';

/** The entry of `npm run faults:chain`: live sessions on a chain whose nodes and issuer misbehave. */
await runProgram({
  run: (args, tools) => driveChainOnce(parseOptions(args), tools),
  usage: () =>
    [
      'npm run faults:chain -- [--seed N] [--sessions N] [--minutes M] [--without a,b] [--keep] [--patience SECONDS]',
      '',
      '--without leaves out:',
      ...Object.entries(CHAIN_FAULTS).map(([name, what]) => `  ${name.padEnd(12)} ${what}`),
    ].join('\n'),
});
