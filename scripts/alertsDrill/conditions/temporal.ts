import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLineOf } from '../../../src/embedded/processes.ts';
import { bundleWithFirstStep } from '../../../test/support/changedWorkflows.ts';
import { startProgram } from '../processes.ts';
import type { Scene } from '../scene.ts';
import { call, pace, repeat, takeDown, untilSent, withdraw } from './acts.ts';
import type { Condition } from './condition.ts';

/** Conditions of Temporal and of its workers. */

export const temporalStopped: Condition = {
  alerts: { TemporalUnreachable: {}, PromisesWait: {} },
  made: 'Temporal is stopped, and a payout is ordered',
  undone: 'Temporal is started',
  async make(scene) {
    const letUp = await takeDown(scene, scene.temporal);
    await withdraw(scene, 'test');
    return letUp;
  },
};

/** Requests a second that the limited server takes: fewer than what workers poll. */
const FEW_REQUESTS = 3;

export const temporalLimited: Condition = {
  alerts: { TemporalExhausted: {} },
  made: `the limit of the namespace is ${FEW_REQUESTS} requests a second (frontend.namespaceRPS)`,
  undone: 'the limit is what it was',
  async make(scene) {
    const [pid = ''] = readFileSync(join(scene.workDir, 'temporal', 'temporal.log.owner'), 'utf8').split(' ');
    const command = (commandLineOf(Number(pid)) ?? '').trim().split(' ');
    const letUp = await takeDown(scene, scene.temporal, () => {
      const limited = startProgram({
        name: 'temporal',
        command: [...command, '--dynamic-config-value', `frontend.namespaceRPS=${FEW_REQUESTS}`],
        env: { PATH: process.env.PATH, HOME: process.env.HOME },
        logFile: join(scene.workDir, 'temporal-limited.log'),
        readyUrl: '',
      });
      return () => limited.stop();
    });
    const stop = pace(() => withdraw(scene, 'test'), { everyMs: 500 });
    return async () => {
      await stop();
      await letUp();
    };
  },
};

/** Starts the worker again with another bundle of workflows, or with its own. */
async function deploy(scene: Scene, bundleFile: string): Promise<void> {
  await scene.process('worker').stop();
  await scene.start('worker', { WORKFLOW_BUNDLE: bundleFile });
}

export const codeChanged: Condition = {
  alerts: { WorkflowNonDeterministic: { workflow_type: 'withdrawalWorkflow' } },
  made: 'a release whose workflows begin with another step, without `patched`, meets an open payout',
  undone: 'the release is taken back',
  async make(scene) {
    const { paystack } = scene.providers;
    paystack.planTransfer({ status: 'pending' });
    const id = await withdraw(scene, 'prod');
    await untilSent(scene, id);
    paystack.planTransfer({ status: 'success' });
    const changed = await bundleWithFirstStep(
      "kind === 'withdrawal' ? sleep(1) : Promise.resolve()",
      "import { sleep } from '@temporalio/workflow';",
    );
    await deploy(scene, changed.bundlePath);
    await paystack.settle(id, 'success');
    return async () => {
      await deploy(scene, scene.bundleFile);
      changed.delete();
    };
  },
};

export const payloadTooLarge: Condition = {
  alerts: { PayloadTooLarge: { task_queue: 'payouts' } },
  made: 'a release whose workflows give an activity 6 MB',
  undone: 'the release is taken back',
  async make(scene) {
    const changed = await bundleWithFirstStep(
      `kind === 'withdrawal'
        ? anyActivities({ startToCloseTimeout: 60_000 }).sendTransfer('x'.repeat(6_000_000)) : Promise.resolve()`,
      "import { proxyActivities as anyActivities } from '@temporalio/workflow';",
    );
    await deploy(scene, changed.bundlePath);
    await withdraw(scene, 'test');
    return async () => {
      await deploy(scene, scene.bundleFile);
      changed.delete();
    };
  },
};

export const workerHangs: Condition = {
  alerts: { WorkflowTasksWait: { task_queue: 'payouts' } },
  made: 'the worker hangs for nine seconds again and again (SIGSTOP), while payouts of the sandbox are ordered',
  undone: 'it hangs no longer',
  async make(scene) {
    const worker = scene.process('worker');
    const stopOrders = pace(() => withdraw(scene, 'test'), { everyMs: 250 });
    const stopHanging = repeat(
      async () => {
        worker.signal('SIGSTOP');
        await sleep(9_000);
        worker.signal('SIGCONT');
      },
      { everyMs: 4_000 },
    );
    return async () => {
      await stopHanging();
      await stopOrders();
    };
  },
};

export const workerGone: Condition = {
  alerts: { TaskQueueWithoutPollers: { queue: 'bills' }, TaskQueueBacklog: { queue: 'bills' } },
  made: 'the worker of the bills is stopped, and a bill is bought',
  undone: 'the worker is started',
  async make(scene) {
    await scene.process('worker-bills').stop();
    const phone = '08012345678';
    const { status, body } = await call(scene, 'test', '/bills/airtime', {
      network: 'mtn',
      phone,
      amount: 100,
    });
    if (status > 202) throw new Error(`A bill was refused: ${status} ${JSON.stringify(body)}`);
    return () => scene.start('worker-bills');
  },
};
