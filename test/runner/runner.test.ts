import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';

const jestProgram = fileURLToPath(new URL('../../node_modules/jest/bin/jest.js', import.meta.url));
const runner = fileURLToPath(new URL('runner.ts', import.meta.url));
const TEST_TIMEOUT_MS = 4_000;

interface FileReport {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

/** Runs Jest on test files in a temporary folder, and resolves to its exit code, its output and its JSON report. */
async function runTestFiles(files: Record<string, string>, { maxWorkers = 1, args = [] as string[] } = {}) {
  const rootDir = realpathSync(mkdtempSync(join(tmpdir(), 'merchant-payments-runner-')));
  try {
    writeFileSync(join(rootDir, 'package.json'), '{ "type": "module" }');
    for (const [name, body] of Object.entries(files)) {
      const imports = "import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';";
      const file = join(rootDir, `${name}.test.ts`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${imports}\n${body}\n`);
    }
    const config = {
      rootDir,
      runner,
      transform: {},
      testMatch: ['**/*.test.ts'],
      moduleFileExtensions: ['ts', 'js'],
      testTimeout: TEST_TIMEOUT_MS,
      maxWorkers,
    };
    const reportFile = join(rootDir, 'report.json');
    const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
      execFile(
        process.execPath,
        [jestProgram, `--config=${JSON.stringify(config)}`, '--json', `--outputFile=${reportFile}`, ...args],
        { cwd: rootDir },
        (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
      );
    });
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as { testResults: FileReport[] };
    const fileOf = (name: string) => {
      const file = report.testResults.find((each) => each.name === join(rootDir, `${name}.test.ts`));
      if (!file) throw new Error(`${name} is not in the report:\n${output}`);
      const tests = Object.fromEntries(file.assertionResults.map((test) => [test.fullName, test.status]));
      return { ...file, tests };
    };
    return { code, output, fileOf };
  } finally {
    rmSync(rootDir, { recursive: true, force: true });
  }
}

type Run = Awaited<ReturnType<typeof runTestFiles>>;

describe('test files that pass', () => {
  const countLoads = `globalThis.loads = (globalThis.loads ?? 0) + 1; console.log('loads: ' + globalThis.loads);`;
  const files = {
    first: `${countLoads}
      it('is replaced', () => {
        const clock = { now: () => 1 };
        const spy = jest.spyOn(clock, 'now').mockImplementation(() => 2);
        expect(clock.now()).toBe(2);
        spy.mockRestore();
        expect(clock.now()).toBe(1);
      });`,
    second: `${countLoads}
      describe('a block', () => {
        let begun = false;
        beforeAll(async () => { begun = true; });
        it.each([[1n, 'one']])('of %p and %s', (minor, word) => expect([begun, minor, word]).toEqual([true, 1n, 'one']));
        it('is another', () => {});
        it.each([['none'], ['more', 2]])('has %s', (_, more = 1) => expect(more).toBeGreaterThan(0));
      });`,
  };

  it('end the run with 0, and are run by one process, which keeps what it has loaded', async () => {
    const { code, output, fileOf } = await runTestFiles(files);
    expect({ code, output }).toMatchObject({
      code: 0,
      output: expect.stringMatching(/loads: 1\n[\s\S]*loads: 2\n/),
    });
    expect(fileOf('first').tests).toEqual({ 'is replaced': 'passed' });
    expect(fileOf('second').tests).toEqual({
      'a block of 1n and one': 'passed',
      'a block is another': 'passed',
      'a block has none': 'passed',
      'a block has more': 'passed',
    });
  });

  it('are run by several processes where there may be more', async () => {
    const { code, output } = await runTestFiles(files, { maxWorkers: 2 });
    expect({ code, output }).toMatchObject({ code: 0, output: expect.not.stringContaining('loads: 2') });
  });

  it('run the tests whose names hold the words of -t, and no others', async () => {
    const { code, fileOf } = await runTestFiles(files, { args: ['-t', 'another'] });
    expect(code).toBe(0);
    expect(fileOf('second').tests).toEqual({
      'a block of 1n and one': 'pending',
      'a block is another': 'passed',
      'a block has none': 'pending',
      'a block has more': 'pending',
    });
  });
});

describe('test files of a folder that one process runs', () => {
  const folder = new URL('folder.ts', import.meta.url);
  const tell = (what: string) => `console.log('${what} ' + process.pid);`;
  const filesThatShare = (stop: string) => ({
    'test/timeSkipping/one': `import { afterFolder } from '${folder}';
      afterFolder(async () => { ${stop} });
      it('holds', () => { ${tell('one')} });`,
    'test/timeSkipping/two': `it('holds', () => { ${tell('two')} });`,
    another: `it('holds', () => { ${tell('another')} });`,
  });

  it.each([1, 2])(
    'stop what they share after the last of them, in a run by %i processes',
    async (maxWorkers) => {
      const { code, output } = await runTestFiles(filesThatShare(tell('stop')), { maxWorkers });
      expect(code).toBe(0);
      const told = [...output.matchAll(/(one|two|another|stop) (\d+)$/gm)].map(([, what, pid]) => ({
        what,
        pid,
      }));
      const ofFolder = told.filter(({ what }) => what !== 'another');
      expect(ofFolder.map(({ what }) => what).sort()).toEqual(['one', 'stop', 'two']);
      expect(ofFolder.at(-1)?.what).toBe('stop');
      expect(new Set(ofFolder.map(({ pid }) => pid)).size).toBe(1);
      expect(new Set(told.map(({ pid }) => pid)).size).toBe(maxWorkers);
    },
  );

  it('fail the run when that does not stop', async () => {
    const { code, output } = await runTestFiles(filesThatShare(`throw new Error('It does not stop.');`));
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('It does not stop.') });
  });
});

describe('a run with test files that fail', () => {
  let run: Run;
  beforeAll(async () => {
    run = await runTestFiles({
      fails: `it('is equal', () => expect({ minor: 5n }).toEqual({ minor: 6n })); it('holds', () => {});`,
      failsBefore: `describe('a block', () => {
        beforeAll(() => { throw new Error('nothing to begin with'); });
        it('is not run', () => console.log('was' + ' run'));
      });`,
      failsAfter: `it('holds', () => {}); afterAll(() => { throw new Error('nothing to end with'); });`,
      doesNotLoad: `import './nothing.ts'; it('is not run', () => {});`,
      isEmpty: '',
      rejects: `it('holds', () => { Promise.reject(new Error('nobody waits for this')); });`,
      throwsLater: `it('holds', () => new Promise((resolve) => {
        setTimeout(() => { setTimeout(resolve); throw new Error('nobody catches this'); });
      }));`,
      exits: `it('ends its process', () => process.exit(0));`,
      hangs: `it('waits for ever', () => new Promise(() => {}));`,
      hangsBefore: `describe('a block', () => {
        beforeAll(() => new Promise(() => {}));
        it('is not run', () => {});
      });`,
      holds: `it('holds', () => {});`,
    });
  });

  it('ends with 1, after it has run them all', () => {
    expect(run.code).toBe(1);
    expect(run.fileOf('holds')).toMatchObject({ status: 'passed', tests: { holds: 'passed' } });
  });

  it('shows bigints that differ', () => {
    const { status, tests, message } = run.fileOf('fails');
    expect({ status, tests }).toEqual({ status: 'failed', tests: { 'is equal': 'failed', holds: 'passed' } });
    expect(message).toMatch(/-\s+"minor": 6n,\n\s*\+\s+"minor": 5n,/);
  });

  it('fails the tests of a block whose beforeAll fails, without running them', () => {
    expect(run.fileOf('failsBefore')).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('nothing to begin with'),
      tests: { 'a block is not run': 'failed' },
    });
    expect(run.output).not.toContain('was run');
  });

  it.each([
    ['whose afterAll fails', 'failsAfter', 'nothing to end with'],
    ['with a rejection that nobody handles', 'rejects', 'nobody waits for this'],
    ['with an error that nobody catches', 'throwsLater', 'nobody catches this'],
  ])('fails a file %s, although its tests pass', (_, name, words) => {
    expect(run.fileOf(name)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining(words),
      tests: { holds: 'passed' },
    });
  });

  it.each([
    ['that does not load', 'doesNotLoad', /Cannot find module .*nothing\.ts/],
    ['without a test', 'isEmpty', /must contain at least one test/],
    ['whose process ends', 'exits', /Its process ended with exit code 0; running was: ends its process\./],
  ])('fails a file %s', (_, name, message) => {
    expect(run.fileOf(name)).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(message),
      tests: {},
    });
  });

  it.each([
    ['test', 'hangs', 'waits for ever', 'waits for ever'],
    ['hook', 'hangsBefore', 'a block beforeAll', 'a block is not run'],
  ])(
    'names a %s that hangs by a quarter of its time-out, and fails it by the end of it',
    (_, file, running, failed) => {
      expect(run.output).toContain(`Still running after 1 s: ${file}.test.ts: ${running}\n`);
      expect(run.fileOf(file)).toMatchObject({
        status: 'failed',
        message: expect.stringContaining(`Exceeded timeout of ${TEST_TIMEOUT_MS} ms`),
        tests: { [failed]: 'failed' },
      });
    },
  );
});
