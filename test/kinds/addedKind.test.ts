import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyOfService } from '../../scripts/copyOfService.ts';
import { nightly } from '../support/nightly.ts';

/**
 * docs/contributing/kinds.md is true: the patch beside this file adds a kind. `npm run docs` writes what else
 * changes. When the patch no longer fits, apply it with `git apply --3way`, correct it and replace the file by the output of `git diff`.
 */
const patchFile = fileURLToPath(new URL('schoolFees.patch', import.meta.url));
const patch = readFileSync(patchFile, 'utf8');

let copy: string;
beforeAll(async () => {
  copy = copyOfService();
  await run('git', ['apply', patchFile]);
});
afterAll(() => {
  if (copy !== undefined) rmSync(copy, { recursive: true, force: true });
});

/** Runs a program in the copy. Returns what it printed. @throws with that when it fails. */
async function run(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { cwd: copy, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

describe('a kind that is added by its patch', () => {
  it('is small', () => {
    const files = patch.split(/^diff --git /m).slice(1);
    const added = files.filter((file) => file.includes('\nnew file mode'));
    const lines = patch.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line));
    expect(added.length).toBeLessThanOrEqual(4);
    expect(files.length - added.length).toBeLessThanOrEqual(6);
    expect(lines.length).toBeLessThanOrEqual(280);
  });

  nightly('compiles', async () => {
    await run(process.execPath, ['node_modules/typescript7/bin/tsc', '--noEmit', '--singleThreaded']);
  });

  nightly('is paid, refused and decided by operators, in the books and in every list of kinds', async () => {
    await run(process.execPath, ['scripts/docs.ts']);
    const tests = ['flows/kinds', 'domain/orders/kinds', 'db/orders/kinds'];
    const printed = await run(process.execPath, [
      'test/run.ts',
      ...tests.map((test) => `test/${test}.test.ts`),
      '--testNamePattern',
      'school_fee|every kind|no two kinds',
      '--maxWorkers=1',
    ]);
    expect(printed).toMatch(/^[1-9]\d* passed, 0 failed/m);
  });
});
