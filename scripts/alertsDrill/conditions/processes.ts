import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scene } from '../scene.ts';
import type { ProcessName } from '../service.ts';
import { USUAL_PROCESSES } from '../service.ts';
import { lockAccounts, pace, pastTheService, repeat, takeDown, withdraw } from './acts.ts';
import type { Condition } from './condition.ts';

/** Conditions of the processes, and of what they reach. */

const without = (name: ProcessName) => USUAL_PROCESSES.filter((each) => each !== name);

export const nothingFound: Condition = {
  alerts: { TargetsMissing: {} },
  made: 'the names of the processes lead nowhere',
  undone: 'they are found',
  async make({ monitoring }) {
    monitoring.find([]);
    return async () => monitoring.find(USUAL_PROCESSES);
  },
};

export const roleGone: Condition = {
  alerts: { RoleMissing: { role: 'relay' } },
  made: 'the relay is stopped, and its name is no longer resolved',
  undone: 'it is started',
  async make(scene) {
    await scene.process('relay').stop();
    scene.monitoring.find(without('relay'));
    return async () => {
      scene.monitoring.find(USUAL_PROCESSES);
      await scene.start('relay');
    };
  },
};

export const processStopped: Condition = {
  alerts: { ProcessDown: {} },
  made: 'the relay is stopped',
  undone: 'it is started',
  async make(scene) {
    await scene.process('relay').stop();
    return () => scene.start('relay');
  },
};

export const rightRevoked: Condition = {
  alerts: { ReadingsFail: { reading: 'chainAlarms' } },
  made: 'the service may no longer read a table (revoke select on chain_alarms)',
  undone: 'it may',
  async make(scene) {
    await pastTheService(scene, 'revoke select on chain_alarms from merchant_payments_app');
    return () => pastTheService(scene, 'grant select on chain_alarms to merchant_payments_app');
  },
};

export const postgresStopped: Condition = {
  alerts: { DatabaseUnreadable: {}, RequestsFail: {} },
  made: 'Postgres is stopped, while merchants order payouts',
  undone: 'Postgres is started',
  async make(scene) {
    const stopOrders = pace(() => withdraw(scene, 'test'), { everyMs: 300 });
    const letUp = await takeDown(scene, scene.postgres);
    return async () => {
      await letUp();
      await stopOrders();
    };
  },
};

export const accountsLocked: Condition = {
  alerts: { DatabaseConnectionsWaitedFor: {} },
  made: 'a transaction of another program holds the rows of a merchant for 25 seconds, whose payouts wait for them',
  undone: 'it ends',
  async make(scene) {
    const stopLocks = repeat(() => lockAccounts(scene, 25_000), { everyMs: 10 });
    const stopOrders = pace(() => withdraw(scene, 'test'), { everyMs: 150 });
    return async () => {
      await stopOrders();
      await stopLocks();
    };
  },
};

export const postingsWait: Condition = {
  alerts: { LedgerPostingSlow: {} },
  made: 'a transaction of another program holds the rows of a merchant for 2 seconds again and again',
  undone: 'it ends',
  async make(scene) {
    const stopLocks = repeat(() => lockAccounts(scene, 2_000), { everyMs: 300 });
    const stopOrders = pace(() => withdraw(scene, 'test'), { everyMs: 500 });
    return async () => {
      await stopOrders();
      await stopLocks();
    };
  },
};

export const loopBlocked: Condition = {
  alerts: { EventLoopBlocked: {} },
  made: 'the relay gets no CPU for 700 of each 900 milliseconds (SIGSTOP)',
  undone: 'it gets all it needs',
  async make(scene) {
    const relay = scene.process('relay');
    return repeat(
      async () => {
        relay.signal('SIGSTOP');
        await sleep(700);
        relay.signal('SIGCONT');
      },
      { everyMs: 200 },
    );
  },
};

/** Starts a process beside the usual ones, and has Prometheus find it. */
async function startBeside(scene: Scene, name: ProcessName, env: Readonly<Record<string, string>>) {
  const program = await scene.start(name, env);
  scene.monitoring.find([...USUAL_PROCESSES, name]);
  await scene.monitoring.untilScraped(name);
  return async () => {
    scene.monitoring.find(USUAL_PROCESSES);
    await program.stop();
  };
}

const MOST_CONNECTIONS = 30;

export const tooManyConnections: Condition = {
  alerts: { ConnectionsDropped: {} },
  made: `${2 * MOST_CONNECTIONS} clients connect to an API that takes ${MOST_CONNECTIONS}`,
  undone: 'they leave',
  async make(scene) {
    const stop = await startBeside(scene, 'api-2', { MAX_CONNECTIONS: String(MOST_CONNECTIONS) });
    const sockets: Socket[] = Array.from({ length: 2 * MOST_CONNECTIONS }, () =>
      connect(scene.ports['api-2'].api, '127.0.0.1').on('error', () => {}),
    );
    return async () => {
      for (const socket of sockets) socket.destroy();
      // The process is stopped only when the alert has cleared by itself.
      scene.afterwards.push(stop);
    };
  },
};

/** The settings of a process whose clock a file sets, such as `+7200s`. */
function clockOf(scene: Scene, name: string) {
  const file = join(scene.workDir, `${name}.clock`);
  const set = (offset: string) => writeFileSync(file, offset);
  set('+0');
  const env = {
    LD_PRELOAD: scene.programs.faketime,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
  return { env, set };
}

export const clockAhead: Condition = {
  alerts: { ClockWrong: {} },
  made: 'the clock of a worker is two hours ahead (libfaketime)',
  undone: 'it is right',
  async make(scene) {
    const clock = clockOf(scene, 'worker-2');
    const stop = await startBeside(scene, 'worker-2', clock.env);
    clock.set('+7200s');
    return async () => {
      clock.set('+0');
      scene.afterwards.push(stop);
    };
  },
};

export const clocksDiffer: Condition = {
  alerts: { ClocksDiffer: { peer: 'postgres' } },
  made: 'the clock of an API is 100 seconds ahead (libfaketime), and it does not reach Temporal',
  undone: 'its clock is right',
  async make(scene) {
    const clock = clockOf(scene, 'api-2');
    const address = `127.0.0.1:${scene.temporalProxy.port}`;
    const stop = await startBeside(scene, 'api-2', { ...clock.env, TEMPORAL_ADDRESS: address });
    scene.temporalProxy.conduct({ kind: 'refuse' });
    // Until its latest reading of Temporal's clock has passed.
    await sleep(5_000);
    clock.set('+100s');
    return async () => {
      clock.set('+0');
      scene.afterwards.push(async () => {
        scene.temporalProxy.conduct({ kind: 'pass' });
        await stop();
      });
    };
  },
};

export const watchStopped: Condition = {
  alerts: { Watchdog: {} },
  made: 'nothing: it always fires',
  undone: 'Prometheus is stopped; then no further notice arrives',
  clearsBySilence: true,
  async make({ monitoring }) {
    return () => monitoring.prometheus.stop();
  },
};
