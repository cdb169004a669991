import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Test } from '@jest/test-result';
import type { Config } from '@jest/types';
import type {
  CallbackTestRunnerInterface,
  OnTestFailure,
  OnTestStart,
  OnTestSuccess,
  TestWatcher,
} from 'jest-runner';
import { isInFolder } from './folder.ts';
import type { FileOutcome, RunnerMessage, WorkerMessage } from './messages.ts';

const workerFile = fileURLToPath(new URL('worker.ts', import.meta.url));
const EXIT_TIMEOUT_MS = 60_000;
/** Folders whose files one process runs, one after the other: they share a server that takes longer to start than they run. */
const FOLDERS_OF_ONE_PROCESS = ['timeSkipping'];
/** Room for new objects, of which tests make many: Node collects them the less often. */
const EXEC_ARGV = ['--max-semi-space-size=64'];

/**
 * Jest's test runner for this repository. It runs `maxWorkers` plain Node processes, each of which takes one test file
 * after the other and keeps what it has loaded for the next. A file fails when its process ends before the file does.
 * What has run for a quarter of `testTimeout` is named on standard error, without failing.
 */
export default class SharedProcessRunner implements CallbackTestRunnerInterface {
  readonly supportsEventEmitters = false;
  readonly #globalConfig: Config.GlobalConfig;

  constructor(globalConfig: Config.GlobalConfig) {
    this.#globalConfig = globalConfig;
  }

  async runTests(
    tests: Test[],
    watcher: TestWatcher,
    onStart: OnTestStart,
    onResult: OnTestSuccess,
    onFailure: OnTestFailure,
  ): Promise<void> {
    const waiting = groupsOf(tests);
    const processes = Math.min(this.#globalConfig.maxWorkers, waiting.length);
    const runWaiting = async () => {
      let child: ChildProcess | undefined;
      for (let group = waiting.shift(); group; group = waiting.shift()) {
        for (const test of group) {
          if (watcher.isInterrupted()) break;
          child = isAlive(child) ? child : this.#start(test.context.config);
          await onStart(test);
          const outcome = await this.#runFile(child, test);
          if ('result' in outcome) await onResult(test, outcome.result);
          else await onFailure(test, { ...outcome.error, code: undefined, type: 'Error' });
        }
      }
      if (isAlive(child)) await end(child);
    };
    await Promise.all(Array.from({ length: processes }, runWaiting));
  }

  #start(config: Config.ProjectConfig): ChildProcess {
    const child = fork(workerFile, [], {
      serialization: 'advanced',
      execArgv: [...process.execArgv, ...EXEC_ARGV],
    });
    // A process that cannot be reached has ended, or will at once; the wait for its outcome sees that.
    child.on('error', () => {});
    child.send({ globalConfig: this.#globalConfig, config } satisfies RunnerMessage);
    return child;
  }

  #runFile(child: ChildProcess, { path, context }: Test): Promise<FileOutcome> {
    const file = relative(context.config.rootDir, path);
    const reportAfterMs = (this.#globalConfig.testTimeout ?? 5_000) / 4;
    const timers = new Map<string, NodeJS.Timeout>();
    const stopTimer = (name: string) => {
      clearInterval(timers.get(name));
      timers.delete(name);
    };
    return new Promise((resolve) => {
      const finish = (outcome: FileOutcome) => {
        for (const name of timers.keys()) stopTimer(name);
        child.off('message', onMessage).off('exit', onExit);
        resolve(outcome);
      };
      const onMessage = (message: WorkerMessage) => {
        if ('started' in message) {
          const startedAtMs = Date.now();
          const report = () => {
            const seconds = Math.round((Date.now() - startedAtMs) / 1_000);
            console.error(`Still running after ${seconds} s: ${file}: ${message.started}`);
          };
          timers.set(message.started, setInterval(report, reportAfterMs));
        } else if ('ended' in message) {
          stopTimer(message.ended);
        } else {
          finish(message);
        }
      };
      const onExit = (code: number | null, signal: string | null) => {
        const running = [...timers.keys()].join(', ') || 'nothing';
        const how = signal === null ? `with exit code ${code}` : `by ${signal}`;
        finish({ error: { message: `Its process ended ${how}; running was: ${running}.`, stack: '' } });
      };
      child.on('message', onMessage as (message: unknown) => void).on('exit', onExit);
      child.send({ path } satisfies RunnerMessage);
    });
  }
}

/** The files that one process runs, one after the other, in the order in which they are to begin. */
function groupsOf(tests: readonly Test[]): Test[][] {
  const groups = Map.groupBy(
    tests,
    (test) => FOLDERS_OF_ONE_PROCESS.find((folder) => isInFolder(test, folder)) ?? test.path,
  );
  return [...groups.values()];
}

function isAlive(child: ChildProcess | undefined): child is ChildProcess {
  return child !== undefined && child.exitCode === null && child.signalCode === null;
}

/** Ends a process that has no more files. The run fails when it ends badly, which no file can show then. */
async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), EXIT_TIMEOUT_MS);
  const [code] = await exited;
  clearTimeout(timer);
  if (code !== 0) process.exitCode = 1;
}
