import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
// A folder that is not there would be an error of its own, and bench may come later than the rest.
const folders = [
  'src',
  'test',
  'bench',
  'deploy',
  'drivers',
  'faults',
  'fuzz',
  'scripts',
  'packages',
  'web',
].filter((folder) => existsSync(join(root, folder)));

/** TypeScript 7 takes a third of what 5.9 takes. What reads sources in scripts and tests needs the API of 5.9. */
const TSC = 'typescript7/bin/tsc';

/** Each check: what it is called, by which word it is asked for alone, the program in node_modules, and its arguments. */
const checks: { name: string; word: string; program: string; args: string[] }[] = [
  {
    word: 'lint',
    name: 'format and lint (biome)',
    program: '@biomejs/biome/bin/biome',
    args: ['ci', '--colors=off', '--error-on-warnings', '--diagnostic-level=warn'],
  },
  { word: 'typecheck', name: 'types (tsc)', program: TSC, args: ['--noEmit', '--singleThreaded'] },
  {
    word: 'typecheck',
    name: 'types of the pages (tsc)',
    program: TSC,
    args: ['--noEmit', '--singleThreaded', '--project', 'web'],
  },
  {
    word: 'unused',
    name: 'unused code and packages (knip)',
    program: 'knip/bin/knip.js',
    args: ['--no-progress'],
  },
  {
    word: 'dependencies',
    name: 'dependency rule (dependency-cruiser)',
    program: 'dependency-cruiser/bin/dependency-cruise.mjs',
    args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...folders],
  },
  { word: 'words', name: 'vocabulary', program: '../scripts/vocabulary.ts', args: [] },
  { word: 'words', name: 'commit messages (commitlint)', program: '../scripts/commits.ts', args: [] },
];

async function run(program: string, args: string[]): Promise<{ passed: boolean; output: string }> {
  const child = spawn(process.execPath, [join(modules, program), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { passed: code === 0, output: `${stdout}${stderr}`.trim() };
}

const words = process.argv.slice(2);
const unknown = words.filter((given) => !checks.some(({ word }) => word === given));
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. There is ${[...new Set(checks.map(({ word }) => word))].join(', ')}.`,
  );
  process.exit(1);
}
const wanted = words.length === 0 ? checks : checks.filter(({ word }) => words.includes(word));

let failed = 0;
const waiting = [...wanted];
async function runWaiting(): Promise<void> {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const startedAtMs = performance.now();
    const { passed, output } = await run(check.program, check.args);
    const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
    console.log(`${passed ? 'ok    ' : 'FAILED'}  ${check.name}  ${seconds} s`);
    if (!passed) {
      failed += 1;
      console.log(`${output.replace(/^/gm, '        ')}\n`);
    }
  }
}
// Two at a time, because most of them keep one processor busy.
await Promise.all([runWaiting(), runWaiting()]);
console.log(failed === 0 ? 'All checks passed.' : `${failed} of ${wanted.length} checks failed.`);
process.exit(failed === 0 ? 0 : 1);
