import { expect, it } from '@jest/globals';
import { watchForFailure } from '../../src/composition/failureWatch.ts';
import { createLogger } from '../../src/observability/logger.ts';

it('tells of the first part that ends by itself, and keeps every one that did', async () => {
  const watch = watchForFailure(createLogger('silent'));
  expect([...watch.failedParts]).toEqual([]);
  watch.report('worker', new Error('the namespace is gone'));
  watch.report('relay', 'no error at all');
  expect((await watch.happened).message).toBe('the namespace is gone');
  expect([...watch.failedParts]).toEqual(['worker', 'relay']);
});
