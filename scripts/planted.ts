import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOf, parsedValues, UsageError } from '../drivers/arguments.ts';
import { runProgram } from '../drivers/program.ts';
import { BUGS, type PlantedBug } from '../test/planted/bugs.ts';
import { copyOfService } from './copyOfService.ts';

/**
 * `npm run planted` puts each bug of test/planted/bugs.ts into a copy of the service, and runs the tests that are to find it.
 * A bug that they do not find ends it with exit code 1.
 */
/** Runs test files of the copy. Returns the names of the tests that failed. @throws when they could not be run. */
function failuresOf(copy: string, tests: readonly string[]): readonly string[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['test/run.ts', ...tests], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const output = `${stdout}\n${stderr}`;
  const failed = /^\d+ passed, (\d+) failed/m.exec(output)?.[1];
  const reported = Array.from(output.matchAll(/^ {2}● (.+)$/gm), ([, name = '']) => name);
  // Reported of a file that does not compile, and also of a rejection that a failed test did not wait for.
  const names = [...new Set(reported)].filter((name) => name !== 'Test suite failed to run');
  if (failed === undefined || (reported.length > 0 && names.length === 0)) {
    throw new Error(`The tests ${tests.join(' ')} could not be run:\n${output.slice(-4_000)}`);
  }
  return names;
}

/** Whether the tests find a bug. The copy is as it was before after that. */
function isFound(copy: string, { name, file, text, replacement, tests }: PlantedBug): boolean {
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(text).length !== 2) throw new Error(`${file} has not one place for "${name}".`);
  // A function, because a replacement may hold the signs that `replace` has a meaning for.
  writeFileSync(
    path,
    sound.replace(text, () => replacement),
  );
  try {
    for (const test of tests) {
      const [first] = failuresOf(copy, [test]);
      if (first === undefined) continue;
      console.log(`found   ${name}\n        ${test}: ${first}`);
      return true;
    }
    console.log(`MISSED  ${name}\n        ${tests.join(', ')}`);
    return false;
  } finally {
    writeFileSync(path, sound);
  }
}

const USAGE = `npm run planted -- [OPTIONS]

${listOf({ '--only WORDS': 'plants only bugs whose names have these words; may be given several times' })}`;

await runProgram({
  usage: () => USAGE,
  async run(args, { stops }) {
    const { only = [] } = parsedValues(args, { only: { type: 'string', multiple: true } });
    const bugs = BUGS.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
    if (bugs.length === 0) throw new UsageError(`No planted bug has "${only.join('", "')}" in its name.`);
    const copy = copyOfService();
    stops.push(() => rmSync(copy, { recursive: true, force: true }));
    const failing = failuresOf(copy, [...new Set(bugs.flatMap(({ tests }) => tests))]);
    if (failing.length > 0)
      throw new Error(`Without a planted bug these fail already:\n${failing.join('\n')}`);
    const found = bugs.filter((bug) => isFound(copy, bug)).length;
    console.log(`${found} found, ${bugs.length - found} missed`);
    return bugs.length - found;
  },
});
