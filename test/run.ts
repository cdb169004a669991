import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { StartError } from '../src/config/startError.ts';
import { migrate } from '../src/db/core/migrate.ts';
import { stopChild } from '../src/embedded/children.ts';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '../src/embedded/postgres.ts';
import { commandLineOf } from '../src/embedded/processes.ts';
import { onShutdownSignal } from '../src/embedded/shutdownSignals.ts';
import { endOrphanedTemporal, startTemporalDevServer } from '../src/embedded/temporal.ts';
import { bundleWorkflows } from '../src/temporal/bundle.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const workDirPrefix = 'merchant-payments-test-';
const templateDatabase = 'test_template';
/** What Node compiled, for the next run too: Node itself sees when a file has changed. */
const compileCache = join(root, 'node_modules', '.cache', 'compiled-for-tests');
/** The Temporal servers of tests live for minutes and are small, so they may collect garbage seldom. */
const goSettings = {
  GOGC: '1600',
  GOMEMLIMIT: '1GiB',
  // Each request has a thread of its own: one that begins with as much stack as most need copies it less often.
  GODEBUG: 'adaptivestackstart=1',
};
/** How many of the slowest files are listed at the end. */
const FILES_SHOWN = 10;

let failuresBeforeTests = 0;

const stops: (() => Promise<void> | void)[] = [];

async function stopEverything(): Promise<void> {
  for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) {
    try {
      await stop();
    } catch (error) {
      // The parts below still have to be stopped.
      console.error(`Stopping a part of the test run failed: ${(error as Error).message}`);
    }
  }
}

async function removeWorkDir(dir: string): Promise<void> {
  await endOrphanedTemporal(join(dir, 'temporal.log'));
  await removeEmbeddedPostgres(join(dir, 'postgres'));
  rmSync(dir, { recursive: true, force: true });
}

// A run that was killed by force could not clean up after itself, so the next run does it.
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(
      /^\d+/.exec(name.startsWith(workDirPrefix) ? name.slice(workDirPrefix.length) : '')?.[0],
    );
    if (!pid || commandLineOf(pid)?.includes('test/run.ts')) continue;
    try {
      await removeWorkDir(join(tmpdir(), name));
    } catch {
      // What another user left behind is that user's to remove.
    }
  }
}

async function preparePostgres(workDir: string): Promise<Record<string, string>> {
  const postgres = await startEmbeddedPostgres({
    dataDir: join(workDir, 'postgres'),
    fresh: true,
    durable: false,
  });
  stops.push(postgres.stop);
  const client = new pg.Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  const templateUrl = new URL(postgres.ownerUrl);
  templateUrl.pathname = `/${templateDatabase}`;
  await migrate(templateUrl.href);
  return { TEST_POSTGRES_URL: postgres.ownerUrl, TEST_TEMPLATE_DATABASE: templateDatabase };
}

async function prepareTemporal(workDir: string): Promise<Record<string, string>> {
  const temporal = await startTemporalDevServer({ headless: true, logFile: join(workDir, 'temporal.log') });
  stops.push(temporal.stop);
  return { TEST_TEMPORAL_ADDRESS: temporal.address };
}

// Bundling takes seconds, so it is done once here and not by every worker that a test creates.
async function prepareWorkflowBundle(workDir: string): Promise<Record<string, string>> {
  let code: string;
  try {
    ({ code } = await bundleWorkflows());
  } catch (error) {
    // Tests that run no workflow still tell something, so they are run; the rest fails for want of the bundle.
    console.error(
      `The workflows could not be bundled, which counts as one failure: ${(error as Error).message}`,
    );
    failuresBeforeTests += 1;
    return {};
  }
  const bundleFile = join(workDir, 'workflows.js');
  writeFileSync(bundleFile, code);
  return { TEST_WORKFLOW_BUNDLE: bundleFile };
}

/** The parts of the JSON report that the last line is made of. */
interface TestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    assertionResults: { status: string }[];
  }[];
}

async function runJest(workDir: string, facts: Record<string, string>): Promise<TestReport | undefined> {
  const reportFile = join(workDir, 'report.json');
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
      '--json',
      `--outputFile=${reportFile}`,
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      // Jest writes its report to standard error, where a pipe would not get it.
      stdio: ['inherit', 'inherit', 1],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        // What V8 counts of functions that come from the cache is imprecise.
        ...(!process.env.NODE_V8_COVERAGE && { NODE_COMPILE_CACHE: compileCache }),
        ...facts,
      },
    },
  );
  stops.push(() =>
    stopChild(child, [
      { signal: 'SIGTERM', timeoutMs: 5_000 },
      { signal: 'SIGKILL', timeoutMs: 5_000 },
    ]),
  );
  const [exitCode] = await once(child, 'exit');
  if (!existsSync(reportFile)) return undefined;
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as TestReport;
  // Whatever is called a failure without naming a test, such as finding none, is a failure here too.
  if (exitCode !== 0 && failuresOf(report) === 0) report.numFailedTests = 1;
  return report;
}

// A file that could not be loaded has no tests to count, and one whose clean-up failed has none that failed.
function failuresOf(report: TestReport): number {
  const failedFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  return report.numFailedTests + failedFiles.length;
}

function summaryOf(report: TestReport | undefined): { line: string; failed: number } {
  if (report === undefined) return { line: '0 passed, 1 failed', failed: 1 };
  const failed = failuresOf(report) + failuresBeforeTests;
  const skipped = report.numPendingTests + report.numTodoTests;
  const line = `${report.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return { line, failed };
}

/** The files that took longest, longest first, each as a line with its seconds. */
function slowestFilesOf(report: TestReport): string[] {
  return report.testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1_000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, FILES_SHOWN)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${relative(root, name)}`);
}

Object.assign(process.env, { ...goSettings, ...process.env });
let isStopping = false;
onShutdownSignal({
  first: async () => {
    isStopping = true;
    await stopEverything();
    process.exit(130);
  },
  second: () => process.exit(130),
});

let report: TestReport | undefined;
try {
  await removeLeftovers();
  const workDir = mkdtempSync(join(tmpdir(), `${workDirPrefix}${process.pid}-`));
  stops.push(() => rmSync(workDir, { recursive: true, force: true }));
  const prepared = await Promise.allSettled([
    preparePostgres(workDir),
    prepareTemporal(workDir),
    prepareWorkflowBundle(workDir),
  ]);
  const failure = prepared.find((result) => result.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
  const facts = prepared.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  report = await runJest(workDir, Object.assign({}, ...facts));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
}
// After a Ctrl-C the handler above ends the process, once everything is stopped.
if (isStopping) await new Promise(() => {});
await stopEverything();
if (report !== undefined) console.log(['The slowest files:', ...slowestFilesOf(report)].join('\n'));
const { line, failed } = summaryOf(report);
console.log(line);
process.exit(failed === 0 ? 0 : 1);
