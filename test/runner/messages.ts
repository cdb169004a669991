import type { TestResult } from '@jest/test-result';
import type { Config } from '@jest/types';

/** What runner.ts sends to a process that runs tests: the settings once, at first, then one file after the other. */
export type RunnerMessage =
  | { readonly globalConfig: Config.GlobalConfig; readonly config: Config.ProjectConfig }
  | { readonly path: string };

/** What a file came to, or why it came to nothing. */
export type FileOutcome =
  | { readonly result: TestResult }
  | { readonly error: { readonly message: string; readonly stack: string } };

/** What a process that runs tests sends back: when a test or hook starts and ends, and the outcome of a file. */
export type WorkerMessage = { readonly started: string } | { readonly ended: string } | FileOutcome;
