export default {
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' }, swcrc: false },
    ],
  },
  // Tests wait more than they work, so three files at a time keep two processors busy.
  maxWorkers: 3,
  // What waits, waits for a condition; this only ends a test for which it never comes, on the slowest of machines.
  testTimeout: 300_000,
  modulePathIgnorePatterns: ['<rootDir>/.data', '<rootDir>/.cache'],
};
