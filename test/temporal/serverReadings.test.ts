import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client, Connection } from '@temporalio/client';
import { ServerClock } from '../../src/temporal/serverClock.ts';
import { countPollers } from '../../src/temporal/taskQueues.ts';
import { waitFor } from '../support/waitFor.ts';

/** What is read from the Temporal server itself, by readiness and metrics. */
let connection: Connection;
let client: Client;
const queuePrefix = `${randomUUID()}-`;
beforeAll(async () => {
  connection = await Connection.connect({ address: process.env.TEST_TEMPORAL_ADDRESS ?? '' });
  client = new Client({ connection });
});
afterAll(() => connection?.close());

it('its clock is read each time, between the call and its end', async () => {
  const clock = new ServerClock(client, queuePrefix);
  for (let round = 0; round < 3; round++) {
    const beforeMs = Date.now();
    const readMs = await clock.read(2_000);
    // The server has the clock of this machine.
    expect(readMs).toBeGreaterThan(beforeMs - 50);
    expect(readMs).toBeLessThan(Date.now() + 50);
  }
  await clock.drain();
});

it('its clock is not known when it takes longer', async () => {
  const clock = new ServerClock(client, queuePrefix);
  await expect(clock.read(0)).rejects.toThrow();
  await clock.drain();
});

it('a task that no worker takes is a backlog that grows older', async () => {
  const backlogOf = async (queue: string) => {
    const counted = await countPollers(client, { queuePrefix, timeoutMs: 5_000 });
    return counted.find((each) => each.queue === queue && each.kind === 'workflow')?.backlogSeconds;
  };
  expect(await backlogOf('bills')).toBe(0);
  const { workflowId } = await client.workflow.start('unserved', {
    workflowId: randomUUID(),
    taskQueue: `${queuePrefix}bills`,
  });
  try {
    await waitFor('the task to wait for a second', async () => ((await backlogOf('bills')) ?? 0) > 1);
    expect(await backlogOf('payouts')).toBe(0);
  } finally {
    await client.workflow.getHandle(workflowId).terminate();
  }
});
