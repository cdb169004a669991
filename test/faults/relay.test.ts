import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openScene, type Scene } from './scene.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await openScene({
    overrides: {
      // The API commits and then breaks, so every start is left to the relay.
      faultPoint: async (name) => {
        if (name === 'withdrawal.accepted') throw new Error('The API breaks here.');
      },
    },
  });
  await scene.run('worker');
});
afterAll(() => scene?.close());

it('killed between starting one and forgetting its promise, starts each once after all', async () => {
  const answers = await Promise.all([scene.withdraw('prod'), scene.withdraw('test'), scene.withdraw('test')]);
  expect(answers.map((answer) => answer?.status)).toEqual([500, 500, 500]);
  const doomed = await scene.spawn('relay', { faultPoints: ['outbox.started'] });
  await doomed.reaches('outbox.started');
  await doomed.kill();
  const { rows } = await scene.service.ownerSql(`select 1 from outbox where workflow_id like 'withdrawal/%'`);
  // It keeps several promises at once: this one is started and not forgotten, whatever became of the others.
  expect(rows.length).toBeGreaterThanOrEqual(1);
  await scene.spawn('relay');
  await scene.expectAllCompletedOnce({ prod: 1, test: 2 });
});

it('two at once start each once', async () => {
  await scene.run('relay');
  await Promise.all(Array.from({ length: 10 }, () => scene.withdraw('test')));
  await scene.expectAllCompletedOnce({ prod: 1, test: 12 });
});
