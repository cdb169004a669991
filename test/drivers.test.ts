import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { listOf } from '../drivers/arguments.ts';
import { LOSSES, USAGE } from '../faults/restore/options.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

it('--help of a driver prints its usage, and starts nothing', async () => {
  const printed = await promisify(execFile)(process.execPath, ['faults/restore/run.ts', '--help'], {
    cwd: root,
  });
  expect(printed).toEqual({ stdout: `${USAGE}\n`, stderr: '' });
});

it('a driver that is interrupted while a part starts stops that part too, and then removes its folder', async () => {
  const program = `
    import { once } from 'node:events';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { runProgram } from './drivers/program.ts';
    // A driver has servers that keep it alive.
    setInterval(() => {}, 1_000);
    await runProgram({
      usage: () => '',
      async run(_args, { stops, stopping }) {
        stops.push(() => console.log('The folder is removed.'));
        stops.push(async () => {
          await sleep(400);
          console.log('The server is stopped.');
        });
        console.log('It starts.');
        await once(stopping, 'abort');
        await sleep(200);
        stops.push(() => console.log('The late part is stopped.'));
        return 0;
      },
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { cwd: root });
  const written = text(child.stdout);
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  expect([code, (await written).split('\n')]).toEqual([
    130,
    ['It starts.', 'The server is stopped.', 'The late part is stopped.', 'The folder is removed.', ''],
  ]);
}, 60_000);

it('the usage of a driver has a line for each name', () => {
  expect(listOf({ a: 'first', longer: 'second' })).toBe('  a       first\n  longer  second');
  expect(USAGE).toContain(listOf(LOSSES));
});
