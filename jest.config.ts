import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

export default {
  roots: ['<rootDir>/test'],
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  moduleFileExtensions: ['ts', 'mjs', 'js', 'json'],
  // Node loads sources as it does for `npm start`, with its own stripping of types.
  transform: {},
  // The files that one process runs share what it has loaded: loading took a third of the run when each began alone.
  runner: '<rootDir>/test/runner/runner.ts',
  testSequencer: '<rootDir>/test/runner/sequencer.ts',
  // Tests wait more than they work, so six processes keep two processors busy; each more has all modules to load again.
  maxWorkers: Math.min(2 * availableParallelism() + 2, 10),
  // What waits, waits for a condition; this only ends a test for which it never comes, on the slowest of machines.
  testTimeout: 1_200_000,
} satisfies Config;
