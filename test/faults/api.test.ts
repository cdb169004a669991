import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { waitFor } from '../support/waitFor.ts';
import { openScene, type Scene } from './scene.ts';

let scene: Scene;

beforeAll(async () => {
  // The provider is given the most time there is: none of what it holds back may be given up before the kill.
  scene = await openScene({ env: { PROVIDER_TIMEOUT_MS: '60000' } });
  await scene.run('relay');
  await scene.run('worker');
});
afterAll(() => scene?.close());

it('forgets nothing it accepted when it is killed before the flow starts, or while the flow runs', async () => {
  const { paystack } = scene;
  const doomed = await scene.spawn('api', {
    faultPoints: ['withdrawal.accepted', 'withdrawal.accepted'],
    env: { OUTCOME_WAIT_MS: '55000' },
  });
  const keys = { prod: randomUUID(), test: randomUUID() };
  // Committed, and neither answered nor started.
  const unanswered = [
    scene.withdraw('prod', { apiUrl: doomed.apiUrl, idempotencyKey: keys.prod }),
    scene.withdraw('test', { apiUrl: doomed.apiUrl, idempotencyKey: keys.test }),
  ];
  await doomed.reaches('withdrawal.accepted', 2);
  const startedByRelay = await scene.accepted('prod', 1);
  await waitFor('the relay to have the first one paid', async () =>
    startedByRelay.every((id) => paystack.transfersMade(id) === 1),
  );
  // Started, and waiting for an outcome that the provider does not tell yet.
  paystack.addFault({ endpoint: 'transfer', fault: { kind: 'hold' } });
  unanswered.push(scene.withdraw('prod', { apiUrl: doomed.apiUrl }));
  await waitFor('the provider to be told', async () => paystack.heldRequests() === 1);

  await doomed.kill();
  expect(await Promise.all(unanswered)).toEqual([undefined, undefined, undefined]);
  paystack.releaseHeld();
  await scene.expectAllCompletedOnce({ prod: 2, test: 1 });

  // A merchant that got no answer asks again with its key, and learns the outcome of its first request.
  const restarted = await scene.spawn('api');
  for (const world of ['prod', 'test'] as const) {
    const answer = await waitFor('the first request to count as dead', async () => {
      const again = await scene.withdraw(world, { apiUrl: restarted.apiUrl, idempotencyKey: keys[world] });
      return again?.status !== 409 && again;
    });
    expect([answer.status, answer.body.withdrawal.status]).toEqual([200, 'COMPLETED']);
  }
  await scene.expectAllCompletedOnce({ prod: 2, test: 1 });
});
