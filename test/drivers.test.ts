import { execFile } from 'node:child_process';
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

it('the usage of a driver has a line for each name', () => {
  expect(listOf({ a: 'first', longer: 'second' })).toBe('  a       first\n  longer  second');
  expect(USAGE).toContain(listOf(LOSSES));
});
