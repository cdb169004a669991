import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOf, parsedValues, UsageError } from '../drivers/arguments.ts';
import { runProgram } from '../drivers/program.ts';
import { type PlantedBug, replacementsOf } from '../test/planted/bug.ts';
import { BUGS } from '../test/planted/bugs.ts';
import { copyOfService } from './copyOfService.ts';

/**
 * `npm run planted` puts each bug of test/planted into a copy of the service, and runs the tests that are to find it.
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

/** Puts a bug into the copy. @returns what takes it out again. */
function plant(copy: string, bug: PlantedBug): () => void {
  const sound = new Map<string, string>();
  for (const { file, text, replacement } of replacementsOf(bug)) {
    const path = join(copy, file);
    const before = readFileSync(path, 'utf8');
    if (before.split(text).length !== 2) throw new Error(`${file} has not one place for "${bug.name}".`);
    if (!sound.has(path)) sound.set(path, before);
    // A function, because a replacement may hold the signs that `replace` has a meaning for.
    writeFileSync(
      path,
      before.replace(text, () => replacement),
    );
  }
  return () => {
    for (const [path, text] of sound) writeFileSync(path, text);
  };
}

/** Whether the tests find a bug. The copy is as it was before after that. */
function isFound(copy: string, bug: PlantedBug): boolean {
  const { name, tests } = bug;
  const takeOut = plant(copy, bug);
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
    takeOut();
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
