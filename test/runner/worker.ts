// A process that runs test files one after the other with Jest's own jest-circus. Node loads them, as it loads the
// service for `npm start`, and what one file has loaded stays for the next. runner.ts starts it and sends the files.
import { registerHooks } from 'node:module';
import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import { type AssertionResult, createEmptyTestResult, type TestResult } from '@jest/test-result';
import type { Circus, Config } from '@jest/types';
import { addEventHandler, getState, resetState, run } from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';
import { leaveFolder } from './folder.ts';
import type { FileOutcome, RunnerMessage, WorkerMessage } from './messages.ts';

const globalsUrl = new URL('globals.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globalsUrl, shortCircuit: true } : next(specifier, context),
});

const LOADING = 'loading the file';

function send(message: WorkerMessage): void {
  process.send?.(message);
}

/** The names of a test or block and of the blocks around it, outermost first. */
function namesOf(entry: Circus.TestEntry | Circus.DescribeBlock | undefined): string[] {
  const names: string[] = [];
  for (let block = entry; block?.parent; block = block.parent) names.unshift(block.name);
  return names;
}

/** What to call a hook that runs once for a block. Hooks around each test run under the test's own name. */
function nameOfHook({ type, parent }: Circus.Hook): string | undefined {
  return type.endsWith('All') ? [...namesOf(parent), type].join(' ') : undefined;
}

addEventHandler((event) => {
  if (event.name === 'test_started') {
    const name = namesOf(event.test).join(' ');
    jestExpect.setState({ currentTestName: name });
    send({ started: name });
  } else if (event.name === 'test_done') {
    const { suppressedErrors, numPassingAsserts } = jestExpect.getState();
    jestExpect.setState({ suppressedErrors: [] });
    event.test.numPassingAsserts = numPassingAsserts;
    const unmet = jestExpect.extractExpectedAssertionsErrors().map(({ error }) => error);
    event.test.errors.push(...suppressedErrors, ...(event.test.errors.length === 0 ? unmet : []));
    send({ ended: namesOf(event.test).join(' ') });
  } else if (event.name === 'hook_start') {
    const name = nameOfHook(event.hook);
    if (name) send({ started: name });
  } else if (event.name === 'hook_success' || event.name === 'hook_failure') {
    const name = nameOfHook(event.hook);
    if (name) send({ ended: name });
  }
});

/** Errors that nothing awaited or caught, since the last file. They fail the file during or after which they come. */
let strayErrors: Error[] = [];
for (const name of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(name, (error: unknown) => {
    strayErrors.push(error instanceof Error ? error : new Error(`${name}: ${String(error)}`));
  });
}

function takeStrayErrors(): Error[] {
  const errors = strayErrors;
  strayErrors = [];
  return errors;
}

const STATUSES = { done: 'passed', skip: 'pending', todo: 'todo' } as const;

function assertionOf({ testPath, errors, status, startedAt, ...rest }: Circus.TestResult): AssertionResult {
  const names = testPath.slice(1) as string[];
  return {
    ancestorTitles: names.slice(0, -1),
    title: names.at(-1) ?? '',
    fullName: names.join(' '),
    duration: rest.duration ?? null,
    failing: rest.failing ?? false,
    // The compared values are left out: the report is JSON, which has no bigint. The messages show them.
    failureDetails: [],
    failureMessages: [...errors],
    invocations: rest.invocations,
    location: rest.location ?? null,
    numPassingAsserts: rest.numPassingAsserts,
    retryReasons: [...rest.retryReasons],
    startAt: startedAt ?? null,
    status: errors.length > 0 ? 'failed' : STATUSES[status],
  };
}

interface Settings {
  readonly globalConfig: Config.GlobalConfig;
  readonly config: Config.ProjectConfig;
}

async function runFile({ globalConfig, config }: Settings, path: string): Promise<TestResult> {
  resetState();
  const state = getState();
  state.testTimeout = globalConfig.testTimeout ?? 5_000;
  state.maxConcurrency = globalConfig.maxConcurrency;
  state.testNamePattern = globalConfig.testNamePattern ? new RegExp(globalConfig.testNamePattern, 'i') : null;
  jestExpect.setState({ testPath: path, expand: globalConfig.expand });
  const start = Date.now();
  send({ started: LOADING });
  await import(pathToFileURL(path).href);
  send({ ended: LOADING });
  const { testResults, unhandledErrorsDetailed } = await run();
  // Node reports an unhandled rejection once the turn in which it came is over.
  await nextTurn();
  const fileErrors = [...unhandledErrorsDetailed, ...takeStrayErrors()];
  const end = Date.now();
  const results = testResults.map(assertionOf);
  const countOf = (status: string) => results.filter((result) => result.status === status).length;
  const messages = [
    formatResultsErrors(results, config, globalConfig, path),
    ...fileErrors.map((error) => formatExecError(error, config, globalConfig, path)),
  ].filter((message) => message !== null);
  const empty = createEmptyTestResult();
  return {
    ...empty,
    failureMessage: messages.length > 0 ? messages.join('\n\n') : null,
    numFailingTests: countOf('failed'),
    numPassingTests: countOf('passed'),
    numPendingTests: countOf('pending'),
    numTodoTests: countOf('todo'),
    perfStats: { ...empty.perfStats, start, end, runtime: end - start },
    ...(fileErrors.length > 0 && { testExecError: { message: '', stack: fileErrors.join('\n') } }),
    testFilePath: path,
    testResults: results,
  };
}

let settings: Settings | undefined;
let folder: string | undefined;
process.on('message', async (message: RunnerMessage) => {
  if ('config' in message) {
    settings = message;
    return;
  }
  let outcome: FileOutcome;
  try {
    if (!settings) throw new Error('A test file came before the settings.');
    if (dirname(message.path) !== folder) await leaveFolder();
    folder = dirname(message.path);
    outcome = { result: await runFile(settings, message.path) };
  } catch (error) {
    const { message: text, stack = '' } = error as Error;
    outcome = { error: { message: text, stack } };
  }
  send(outcome);
});

process.on('disconnect', async () => {
  await leaveFolder().catch((error: Error) => strayErrors.push(error));
  const errors = takeStrayErrors();
  for (const error of errors) console.error('After the last test file of a process:', error);
  process.exit(errors.length === 0 ? 0 : 1);
});
