import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '@temporalio/client';
import type { Service } from '../../src/composition/service.ts';
import { TASK_QUEUES } from '../../src/contract/flows.ts';
import { countPollers } from '../../src/temporal/taskQueues.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { runOnKeptThreads } from '../support/keptThreads.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { testConfig } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { endpointOf, type Gate, openGate } from './gate.ts';

const KINDS = ['workflow', 'activity'] as const;

let database: TestDatabase;
let temporal: Gate;
/** An API alone, on queues that no other process uses. */
let api: Service;
let prefix: string;
const services: Service[] = [];

async function start(role: 'api' | 'worker', env: Readonly<Record<string, string>> = {}) {
  const log = createMemoryLog();
  const config = testConfig(database.ownerUrl, env);
  const service = await runOnKeptThreads({ config, role, overrides: { logger: log.logger } });
  services.push(service);
  const warnings = () => log.records().filter(({ level }) => level === 'warn');
  return { service, warnings, prefix: config.taskQueuePrefix };
}

beforeAll(async () => {
  database = await createTestDatabase();
  temporal = await openGate(endpointOf(process.env.TEST_TEMPORAL_ADDRESS ?? ''));
  ({ service: api, prefix } = await start('api', { TEMPORAL_ADDRESS: `${temporal.host}:${temporal.port}` }));
});
afterAll(async () => {
  for (const service of services.reverse()) await service.stop();
  await temporal?.close();
  await database?.drop();
});

/** How many pollers the API's metrics show, by queue and kind; as the text that Prometheus reads. */
async function shownPollers(): Promise<Readonly<Record<string, string>>> {
  const metrics = await (await fetch(`${api.apiUrl}/metrics`)).text();
  const lines = metrics.matchAll(/^mp_task_queue_pollers\{queue="(\w+)",kind="(\w+)"\} (\S+)$/gm);
  return Object.fromEntries([...lines].map(([, queue, kind, value]) => [`${queue}/${kind}`, value ?? '']));
}

/** Waits until the metrics know of no number: what was read stands for a second. */
function waitUntilUnknown(): Promise<unknown> {
  return waitFor(
    'no number of pollers',
    async () => isDeepStrictEqual(await shownPollers(), allUnknown),
    30_000,
  );
}

/** Waits until the metrics show pollers of exactly these queues. */
function waitUntilServed(queues: readonly string[]): Promise<unknown> {
  return waitFor(`pollers of ${queues.join(', ') || 'no queue'} alone`, async () => {
    const shown = await shownPollers();
    // A machine that stalls makes Temporal seem not to answer, for once.
    return allQueues.every((name) =>
      queues.includes(name.split('/')[0] ?? '') ? Number(shown[name]) > 0 : shown[name] === '0',
    );
  });
}

const allQueues = TASK_QUEUES.flatMap((queue) => KINDS.map((kind) => `${queue}/${kind}`));
const allUnknown = Object.fromEntries(allQueues.map((name) => [name, 'Nan']));

describe('a queue that nobody serves', () => {
  it('is shown by the metrics of every process, and all of them are while there is no worker', async () => {
    await waitUntilServed([]);
  });

  it('is named in the log of a worker that starts and leaves it to nobody', async () => {
    const { warnings } = await start('worker', {
      TASK_QUEUE_PREFIX: prefix,
      TASK_QUEUES: 'payouts,webhooks,bills',
    });
    expect(warnings()).toEqual([
      expect.objectContaining({
        msg: 'No process serves the task queues collections, chain: workflows there wait. See TASK_QUEUES.',
        queues: ['collections', 'chain'],
      }),
    ]);
    await waitUntilServed(['payouts', 'webhooks', 'bills']);
  });

  it('is named no more when another worker serves it', async () => {
    const { warnings } = await start('worker', {
      TASK_QUEUE_PREFIX: prefix,
      TASK_QUEUES: 'collections,chain',
    });
    expect(warnings()).toEqual([]);
    await waitUntilServed(TASK_QUEUES);
  });

  it('is not claimed while Temporal does not answer: the number is unknown then', async () => {
    await temporal.close();
    await waitUntilUnknown();
    await temporal.open();
    await waitUntilServed(TASK_QUEUES);
  });

  it('is not claimed, and the scrape not held up, while Temporal hangs', async () => {
    temporal.stall();
    await waitUntilUnknown();
    await temporal.close();
    await temporal.open();
  });
});

describe('a poller counts', () => {
  /** A client of a Temporal that knows these last polls of the queue of bills, and of no other. */
  const clientKnowing = (lastPolls: readonly number[]) =>
    ({
      options: { namespace: 'default' },
      connection: {
        withDeadline: (_: number, work: () => Promise<unknown>) => work(),
        workflowService: {
          describeTaskQueue: async ({ taskQueue }: { taskQueue: { name: string } }) => ({
            pollers:
              taskQueue.name === 'x-bills'
                ? lastPolls.map((seconds) => ({ lastAccessTime: { seconds, nanos: 0 } }))
                : [{ lastAccessTime: { seconds: 10_000, nanos: 0 } }],
          }),
        },
      },
    }) as unknown as Client;
  const countOf = async (lastPolls: readonly number[]) => {
    const counted = await countPollers(clientKnowing(lastPolls), { queuePrefix: 'x-', timeoutMs: 1_000 });
    return counted.find(({ queue, kind }) => queue === 'bills' && kind === 'activity')?.pollers;
  };

  it('until two minutes after it asked last, by the clock of Temporal', async () => {
    expect(await countOf([])).toBe(0);
    expect(await countOf([9_880])).toBe(0);
    expect(await countOf([9_881, 9_999, 9_000])).toBe(2);
    // The latest poll is as good as now, whatever time it is here.
    expect(await countOf([20_000, 19_881])).toBe(2);
  });
});
