import { afterAll, describe, expect, it } from '@jest/globals';
import { orderWorkflowId } from '../../src/contract/starts.ts';
import { openFlowInspection } from '../support/flowInspection.ts';
import { waitFor } from '../support/waitFor.ts';
import { openScene, type Scene } from './scene.ts';

/** The places between two steps of a withdrawal, in the order in which it comes to them. */
const STEPS = [
  // The right to tell the provider is claimed, and the provider not told.
  'withdrawal.beforeSend',
  // The provider answered, which is not recorded yet.
  'withdrawal.afterSend',
  // The answer is known, and the money not posted.
  'withdrawal.beforeEnd',
  // The money is posted and the webhook promised, and the workflow does not know yet.
  'withdrawal.afterEnd',
];

const scenes: Scene[] = [];
afterAll(async () => {
  for (const scene of scenes) await scene.close();
});

/** A scene with a relay and an API at work, and no worker yet. */
async function sceneWithoutWorker(): Promise<Scene> {
  const scene = await openScene();
  scenes.push(scene);
  await scene.run('relay');
  return scene;
}

/** The history of a live withdrawal that has ended. */
async function historyOf({ service }: Scene, withdrawalId: string) {
  const flows = await openFlowInspection(service.config.temporalAddress ?? '');
  try {
    const handle = await flows.started(orderWorkflowId('withdrawal', 'prod', withdrawalId));
    await handle.result();
    return (await handle.fetchHistory()).events ?? [];
  } finally {
    await flows.close();
  }
}

describe('a worker that is killed and started again', () => {
  it.concurrent('ends every withdrawal once, between whichever steps it was', async () => {
    const scene = await sceneWithoutWorker();
    const doomed = await scene.spawn('worker', {
      faultPoints: [
        ...STEPS.flatMap((step) => [step, step]),
        // What Temporal gives out again, because a heartbeat came late, uses up the stops of others. No execution gets past
        // the last place all the same.
        ...STEPS.flatMap(() => ['withdrawal.afterEnd', 'withdrawal.afterEnd']),
      ],
    });
    for (const step of STEPS) {
      // Those before have used up their stops, so these two pass the earlier steps and stop at this one.
      const answers = await Promise.all([scene.withdraw('prod'), scene.withdraw('test')]);
      // The outcome is not known in time, and no merchant is told that it failed.
      expect(answers.map((answer) => [answer?.status, answer?.body.status])).toEqual([
        [202, 'PROCESSING'],
        [202, 'PROCESSING'],
      ]);
      await doomed.reaches(step, 2);
    }
    await doomed.kill();
    await scene.spawn('worker');
    await scene.expectAllCompletedOnce({ prod: STEPS.length, test: STEPS.length });
  });

  it.concurrent.each(['withdrawal.beforeSend', 'withdrawal.afterSend'])(
    'ends a withdrawal once when it dies at %s, inside the task that makes the first attempt',
    async (place) => {
      const scene = await sceneWithoutWorker();
      const doomed = await scene.spawn('worker', { faultPoints: [place] });
      const answer = scene.withdraw('prod');
      await doomed.reaches(place);
      await doomed.kill();
      await scene.spawn('worker');
      expect((await answer)?.status).toBe(202);
      await scene.expectAllCompletedOnce({ prod: 1, test: 0 });
      const [id = ''] = await scene.accepted('prod');
      expect(scene.paystack.transferRequests(id)).toBe(1);
      const events = await historyOf(scene, id);
      // Only the next worker, which did the task again, knew of it.
      expect(events.some((event) => event.workflowTaskTimedOutEventAttributes)).toBe(true);
    },
  );

  it.concurrent('sends an event once more that it had sent and not recorded', async () => {
    const scene = await sceneWithoutWorker();
    const doomed = await scene.spawn('worker', { faultPoints: ['webhook.sent'] });
    await scene.withdraw('test');
    await doomed.reaches('webhook.sent');
    await doomed.kill();
    expect(scene.receiver.received).toHaveLength(1);
    await scene.spawn('worker');
    await scene.expectAllCompletedOnce({ prod: 0, test: 1 });
    expect(scene.receiver.received).toHaveLength(2);
  });

  it.concurrent('ends every withdrawal once, whatever it was waiting for', async () => {
    const scene = await sceneWithoutWorker();
    const { paystack, receiver } = scene;
    const doomed = await scene.spawn('worker');

    paystack.addFault({ endpoint: 'transfer', fault: { kind: 'hang', accepted: true } });
    expect((await scene.withdraw('prod'))?.status).toBe(202);
    const [acceptedId = ''] = await scene.accepted('prod', 1);
    await waitFor('the provider to accept one', async () => paystack.transfersMade(acceptedId) === 1);

    paystack.addFault({ endpoint: 'transfer', fault: { kind: 'hold' } });
    expect((await scene.withdraw('prod'))?.status).toBe(202);
    const lateId = (await scene.accepted('prod', 2)).find((id) => id !== acceptedId) ?? '';
    await waitFor('the provider to be told of another', async () => paystack.heldRequests() === 1);

    receiver.answerWith({ kind: 'hang' });
    await scene.withdraw('test');
    await receiver.waitForRequests(1);

    await doomed.kill();
    await scene.spawn('worker');
    // The first request comes to the provider after all, beside the repeated one.
    await waitFor('the repetition', async () => paystack.transferRequests(lateId) === 2);
    paystack.releaseHeld();
    await scene.expectAllCompletedOnce({ prod: 2, test: 1 });
    expect(paystack.transferRequests(acceptedId)).toBe(1);
    // The listener had got the webhook, which only it knew: it gets it again, with the same id.
    expect(receiver.received.length).toBe(2);
  });
});
