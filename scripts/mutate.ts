import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { listOf, numberOf, parsedValues, UsageError } from '../drivers/arguments.ts';
import { runProgram } from '../drivers/program.ts';
import { MUTATED_FILES, type MutatedFile } from '../test/mutation/areas.ts';
import { EQUIVALENTS, type Equivalent } from '../test/mutation/equivalents.ts';

/**
 * `npm run mutate` has Stryker change the rules of money one expression at a time, and runs the tests that are to find it.
 * A mutant that they do not find, and test/mutation/equivalents.ts does not explain, ends it with exit code 1.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const workDir = join('.data', 'mutation');

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** Results are kept for as long as the tests and the other rules stay. Stryker itself sees which mutants are new. */
function incrementalFileOf({ file, tests }: MutatedFile): string {
  const hash = createHash('sha256');
  for (const path of [...tests, ...globSync('src/domain/**/*.ts', { cwd: root }).toSorted()]) {
    if (path !== file) hash.update(readFileSync(join(root, path)));
  }
  return join(workDir, `${nameOf(file)}-${hash.digest('hex').slice(0, 16)}.json`);
}

function nameOf(file: string): string {
  return file.replace(/^src\/domain\//, '').replaceAll(/[/.]/g, '-');
}

function mutantsOf(mutated: MutatedFile, { force, concurrency }: RunOptions): Promise<Mutant[]> {
  return new Stryker({
    mutate: [mutated.file],
    // An empty text is a sentence without its words, or a status that the type checker refuses. References are tested whole.
    mutator: { excludedMutations: ['StringLiteral'] },
    testRunner: 'command',
    commandRunner: {
      command: `"${process.execPath}" test/mutation/runFiles.ts ${mutated.tests.join(' ')}`,
    },
    coverageAnalysis: 'off',
    cleanTempDir: 'always',
    concurrency,
    timeoutMS: 30_000,
    ignorePatterns: ['**', '!src/**/*', '!test/**/*', '!packages/**/*', '!drivers/**/*', '!package.json'],
    tempDirName: join(workDir, 'sandbox'),
    incremental: true,
    incrementalFile: incrementalFileOf(mutated),
    force,
    reporters: ['html', 'json'],
    htmlReporter: { fileName: join(workDir, `${nameOf(mutated.file)}.html`) },
    jsonReporter: { fileName: join(workDir, `${nameOf(mutated.file)}-report.json`) },
    logLevel: 'warn',
    allowConsoleColors: false,
  } as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
}

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A mutant in the form in which equivalents are listed. */
function shownMutant(file: string, { location, replacement = '' }: Mutant): Omit<Equivalent, 'because'> {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  // Both are counted from 1.
  const { start, end } = location;
  const original = lines
    .slice(start.line - 1, end.line)
    .map((line, index) => {
      const isLast = index === end.line - start.line;
      return line.slice(index === 0 ? start.column - 1 : 0, isLast ? end.column - 1 : undefined);
    })
    .join('\n');
  const line = lines[start.line - 1]?.trim() ?? '';
  return { file, line, original: spaced(original), replacement: spaced(replacement) };
}

function isSame(one: Omit<Equivalent, 'because'>, other: Omit<Equivalent, 'because'>): boolean {
  return (
    one.file === other.file &&
    one.line === other.line &&
    one.original === other.original &&
    one.replacement === other.replacement
  );
}

interface RunOptions {
  readonly force: boolean;
  readonly concurrency: number;
}

/** Mutates one file. Returns how many findings it has: survivors, and equivalents that did not survive. */
async function findingsOf(mutated: MutatedFile, options: RunOptions): Promise<number> {
  const { file } = mutated;
  const mutants = await mutantsOf(mutated, options);
  const alive = mutants.filter(
    ({ status }) => status !== 'Killed' && status !== 'Timeout' && status !== 'Ignored',
  );
  const explained = EQUIVALENTS.filter((each) => each.file === file);
  const survivors = alive.filter(
    (mutant) => !explained.some((each) => isSame(each, shownMutant(file, mutant))),
  );
  const stale = explained.filter((each) => !alive.some((mutant) => isSame(each, shownMutant(file, mutant))));
  for (const mutant of survivors) {
    const { line, original, replacement } = shownMutant(file, mutant);
    const place = `${file}:${mutant.location.start.line}`;
    console.log(`SURVIVED ${mutant.mutatorName} ${place}\n  ${line}\n- ${original}\n+ ${replacement}`);
  }
  for (const { line, replacement } of stale) {
    console.log(`NOT EQUIVALENT, or no longer there: ${file}\n  ${line}\n+ ${replacement}`);
  }
  const tried = mutants.filter(({ status }) => status !== 'Ignored').length;
  const equivalent = alive.length - survivors.length;
  const killed = tried - alive.length;
  console.log(
    `${file}: ${killed} of ${tried} killed, ${equivalent} equivalent, ${survivors.length} survived`,
  );
  return survivors.length + stale.length;
}

const USAGE = `npm run mutate -- [OPTIONS]

${listOf({
  '--only WORDS': 'mutates only files whose paths have these words; may be given several times',
  '--concurrency N': 'mutants tried at once: 2 unless given',
  '--force': 'tries every mutant, also what is known from the last run',
})}`;

await runProgram({
  usage: () => USAGE,
  async run(args) {
    const {
      only = [],
      force = false,
      concurrency = '2',
    } = parsedValues(args, {
      only: { type: 'string', multiple: true },
      force: { type: 'boolean' },
      concurrency: { type: 'string' },
    });
    const mutated = MUTATED_FILES.filter(
      ({ file }) => only.length === 0 || only.some((part) => file.includes(part)),
    );
    if (mutated.length === 0) throw new UsageError(`No mutated file has "${only.join('", "')}" in its path.`);
    const mostAtOnce = numberOf('--concurrency', concurrency, { least: 1, most: 16 });
    mkdirSync(join(root, workDir), { recursive: true, mode: 0o700 });
    process.chdir(root);
    // Each mutant is a process of its own, which compiles half as much by this.
    process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled-for-mutants');
    let findings = 0;
    for (const each of mutated) findings += await findingsOf(each, { force, concurrency: mostAtOnce });
    return findings;
  },
});
