// What `@jest/globals` is in the processes that run tests: see worker.ts.
import { test } from 'jest-circus';
import { bind } from 'jest-each';
import { ModuleMocker } from 'jest-mock';

export { jestExpect as expect } from '@jest/expect';
export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';

// A row may leave out what the test has a default for. Jest alone takes a parameter more for a callback to wait for.
for (const variant of [test, test.only, test.skip]) variant.each = bind(variant, false);

const mocker = new ModuleMocker(globalThis);

/** The part of Jest's `jest` object that can be had here. Modules cannot be mocked by name: Node loads them. */
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
};
