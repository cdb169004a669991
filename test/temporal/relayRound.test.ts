import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import proto from '@temporalio/proto';
import {
  orderStart,
  priorityOf,
  usdtSessionNews,
  usdtSessionStart,
  type WorkflowStart,
  webhookDeliveryStart,
} from '../../src/contract/starts.ts';
import { type Database, openDatabase } from '../../src/db/core/database.ts';
import { storeStart } from '../../src/db/core/outbox.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { relayRound } from '../../src/temporal/relayRound.ts';
import { WorkflowStarter } from '../../src/temporal/starter.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';

const { EventType } = proto.temporal.api.enums.v1;

/** No worker serves the queues of this file: what is started stays open and does nothing. */
const queuePrefix = `t${randomUUID()}-`;

const logger = createLogger('silent');
let testDatabase: TestDatabase;
let database: Database;
let flows: FlowInspection;
let starter: WorkflowStarter;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = await openDatabase(testDatabase.ownerUrl, { poolSize: 5 });
  flows = await openFlowInspection(process.env.TEST_TEMPORAL_ADDRESS ?? '');
  starter = new WorkflowStarter({
    client: flows.client,
    database,
    queuePrefix,
    logger,
  });
});
afterAll(async () => {
  await flows?.close();
  await database?.close();
  await testDatabase?.drop();
});
beforeEach(() => sql('delete from outbox'));

function sql(text: string, values: unknown[] = []) {
  return database.run<Record<string, unknown>>({ sql: text, parameters: values });
}

const owner = (businessId: string) => ({ businessId, environment: 'test' }) as const;
const event = (businessId: string, isReplay = false) =>
  webhookDeliveryStart(
    { ...owner(businessId), deliveryId: `msg_${randomUUID()}`, transactionId: 'wd_1', isReplay },
    'withdrawal.completed',
  );
const withdrawal = (businessId: string) =>
  orderStart('withdrawal', { ...owner(businessId), withdrawalId: `wd_${randomUUID()}` });

async function promiseAll(...starts: readonly WorkflowStart[]): Promise<void> {
  for (const start of starts) await storeStart(database, start);
}

const startedOf = async (starts: readonly WorkflowStart[]) => {
  const waiting = new Set((await sql('select workflow_id from outbox')).map((row) => row.workflowId));
  return starts.filter(({ workflowId }) => !waiting.has(workflowId));
};

it('starts the money and the event of others in the first round, though one business has 2,000 events waiting', async () => {
  await promiseAll(event('biz_many'));
  await sql(
    `insert into outbox (workflow_type, workflow_id, input)
      select workflow_type, workflow_id || number, input from outbox, generate_series(2, 2000) number`,
  );
  const [money, told] = [withdrawal('biz_other'), event('biz_other')];
  await promiseAll(told, money);

  expect(await relayRound({ starter, database, logger }, 0)).toEqual({ dispatched: 100, more: true });
  for (const { workflowId } of [money, told])
    expect((await flows.client.workflow.getHandle(workflowId).describe()).status.name).toBe('RUNNING');
  expect(await startedOf([money, told])).toHaveLength(2);
  expect(await sql('select count(*)::int as waiting from outbox')).toEqual([{ waiting: 1_902 }]);
});

it('serves businesses in turn, each in the order of its promises, and replays last', async () => {
  const replays = [event('biz_a', true), event('biz_b', true)];
  const [a, b] = ['biz_a', 'biz_b'].map((id) => Array.from({ length: 60 }, () => event(id)));
  await promiseAll(...replays, ...(a ?? []), ...(b ?? []));
  await relayRound({ starter, database, logger }, 0);
  expect(await startedOf(a ?? [])).toEqual(a?.slice(0, 50));
  expect(await startedOf(b ?? [])).toEqual(b?.slice(0, 50));
  expect(await startedOf(replays)).toEqual([]);
});

it('keeps the order of what concerns one workflow', async () => {
  const session = { ...owner('biz_a'), paymentId: `pay_${randomUUID()}`, expiresAtMs: 1 };
  const start = usdtSessionStart(session);
  await promiseAll(start, usdtSessionNews(session), withdrawal('biz_a'));
  expect(await relayRound({ starter, database, logger }, 0)).toEqual({ dispatched: 3, more: false });
  const { events } = await flows.client.workflow.getHandle(start.workflowId).fetchHistory();
  // Begun by the promise of its start: the news, which would have begun it with its signal, found it running.
  expect(events?.map(({ eventType }) => eventType)).toEqual([
    EventType.EVENT_TYPE_WORKFLOW_EXECUTION_STARTED,
    EventType.EVENT_TYPE_WORKFLOW_TASK_SCHEDULED,
    EventType.EVENT_TYPE_WORKFLOW_EXECUTION_SIGNALED,
  ]);
});

it('lets a session begin with a look at its record, whose news may have gone to a server that lost them', async () => {
  const start = usdtSessionStart({
    ...owner('biz_a'),
    paymentId: `pay_${randomUUID()}`,
    expiresAtMs: Date.now() + 3_600_000,
  });
  await promiseAll(start);
  await relayRound({ starter, database, logger }, 0);
  const { events } = await flows.client.workflow.getHandle(start.workflowId).fetchHistory();
  const input = events?.[0]?.workflowExecutionStartedEventAttributes?.input?.payloads?.[0]?.data;
  expect(JSON.parse(Buffer.from(input ?? []).toString())).toEqual({ ...start.input, beginsWithLook: true });
});

it('notes a promise that Temporal refuses, puts it off, and keeps the others', async () => {
  const refused = { ...withdrawal('biz_a'), workflowId: 'w'.repeat(2_000) };
  const others = Array.from({ length: 5 }, () => withdrawal('biz_a'));
  await promiseAll(refused, ...others);
  expect(await relayRound({ starter, database, logger }, 0)).toEqual({ dispatched: 5, more: false });
  const rows = await sql(
    'select workflow_id, attempts, last_error, due_at > now() as is_put_off from outbox',
  );
  expect(rows).toEqual([
    {
      workflowId: refused.workflowId,
      attempts: 1,
      lastError: expect.stringMatching(/^Failed to start Workflow: .*length/i),
      isPutOff: true,
    },
  ]);
  expect(await relayRound({ starter, database, logger }, 0)).toEqual({ dispatched: 0, more: false });
});

it('has removed what it kept from the outbox when it ends, however long that takes', async () => {
  const removing = Promise.withResolvers<void>();
  const slowDatabase = new Proxy(database, {
    get: (target, name) =>
      name === 'run'
        ? async (...[statement]: Parameters<Database['run']>) => {
            const statementName = 'name' in statement ? statement.name : undefined;
            if (statementName === 'outbox.noteFailure') await removing.promise;
            if (statementName === 'outbox.remove') {
              removing.resolve();
              await sleep(200);
            }
            return target.run(statement);
          }
        : Reflect.get(target, name, target),
  });
  const slowStarter = new WorkflowStarter({
    client: flows.client,
    database: slowDatabase,
    queuePrefix,
    logger,
  });
  // The refusal of one is noted while the removal of the other is under way.
  const refused = { ...withdrawal('biz_a'), workflowId: 'w'.repeat(2_000) };
  await promiseAll(withdrawal('biz_a'), refused);
  expect(await relayRound({ starter: slowStarter, database: slowDatabase, logger }, 0)).toEqual({
    dispatched: 1,
    more: false,
  });
  expect(await sql('select attempts from outbox')).toEqual([{ attempts: 1 }]);
});

it('orders promises as Temporal is asked to order their tasks, by whom they belong to', async () => {
  const starts = [
    withdrawal('biz_a'),
    orderStart('bill', { ...owner('biz_b'), purchaseId: 'bill_1' }, 'Bill'),
    event('biz_c'),
    event('biz_d', true),
  ];
  await promiseAll(...starts);
  const rows = await sql('select priority, business_id from outbox order by id');
  expect(rows).toEqual(
    starts.map((start) => ({ priority: priorityOf(start), businessId: start.searchAttributes.BusinessId })),
  );
  await relayRound({ starter, database, logger }, 0);
  const handle = flows.client.workflow.getHandle(starts[3]?.workflowId ?? '');
  expect((await handle.describe()).priority).toMatchObject({ priorityKey: 3, fairnessKey: 'biz_d' });
});

/** An error as the SDK throws it while no server answers. */
const unavailable = () => Object.assign(new Error('No connection'), { code: 14, details: '', metadata: {} });

/** A starter whose Temporal is told by these functions instead. */
function starterOf(workflow: Record<string, (...given: never[]) => Promise<unknown>>): WorkflowStarter {
  const connection = { withDeadline: (_: number, call: () => unknown) => call() };
  return new WorkflowStarter({ client: { connection, workflow } as never, database, queuePrefix, logger });
}

const waiting = async () =>
  (await sql('select workflow_id from outbox order by id')).map((row) => row.workflowId);

it('keeps the promise of a start that no server took, for the relay and for a request', async () => {
  const away = starterOf({
    start: async () => Promise.reject(unavailable()),
    executeUpdateWithStart: async () => Promise.reject(unavailable()),
  });
  const start = withdrawal('biz_a');
  const row = await storeStart(database, start);
  await expect(away.dispatch(row)).rejects.toThrow('No connection');
  expect(await away.dispatchAndAwaitOutcome(row, 1_000)).toBeUndefined();
  away.dispatchSoon([row]);
  await away.drain();
  expect(await waiting()).toEqual([start.workflowId]);
});

it('keeps the promise of a start that no server answered in time', async () => {
  const answer = Promise.withResolvers<unknown>();
  const silent = starterOf({ executeUpdateWithStart: () => answer.promise });
  const start = withdrawal('biz_a');
  const row = await storeStart(database, start);
  expect(await silent.dispatchAndAwaitOutcome(row, 20)).toBeUndefined();
  answer.reject(unavailable());
  await silent.drain();
  expect(await waiting()).toEqual([start.workflowId]);
});

it('starts a session again that has ended in Temporal, by its news', async () => {
  const session = { ...owner('biz_a'), paymentId: `pay_${randomUUID()}`, expiresAtMs: 1 };
  const news = usdtSessionNews(session);
  await promiseAll(news);
  await relayRound({ starter, database, logger }, 0);
  const handle = flows.client.workflow.getHandle(news.workflowId);
  await handle.terminate('As a test.');
  await promiseAll(news);
  await relayRound({ starter, database, logger }, 0);
  expect((await handle.describe()).status.name).toBe('RUNNING');
});

it('puts off what follows a promise that failed, and does not take it first', async () => {
  const session = { ...owner('biz_a'), paymentId: `pay_${randomUUID()}`, expiresAtMs: 1 };
  const start = usdtSessionStart(session);
  await promiseAll(start, usdtSessionNews(session), withdrawal('biz_a'));
  const calls: string[] = [];
  const failing = starterOf({
    start: async (type: string) => {
      calls.push(type);
      if (type === start.workflowType) throw new Error('It is refused.');
    },
    signalWithStart: async () => void calls.push('signal'),
  });
  expect(await relayRound({ starter: failing, database, logger }, 0)).toEqual({ dispatched: 1, more: false });
  expect(calls).toEqual([start.workflowType, 'withdrawalWorkflow']);
  const rows = await sql('select attempts, due_at > now() as is_put_off from outbox');
  expect(rows).toEqual([
    { attempts: 1, isPutOff: true },
    { attempts: 1, isPutOff: true },
  ]);
});

it('puts a promise off for a minute at most, however often it failed', async () => {
  await promiseAll(withdrawal('biz_a'));
  await sql('update outbox set attempts = 20');
  const failing = starterOf({ start: async () => Promise.reject(new Error('It is refused.')) });
  await relayRound({ starter: failing, database, logger }, 0);
  expect(
    await sql(`select attempts, due_at between now() + interval '30 seconds' and now() + interval '1 minute' as is_soon
      from outbox`),
  ).toEqual([{ attempts: 21, isSoon: true }]);
});

it('ends when Temporal does not answer, and asks it for nothing more', async () => {
  await promiseAll(...Array.from({ length: 60 }, () => withdrawal('biz_a')));
  let asked = 0;
  const away = starterOf({
    start: async () => {
      asked += 1;
      throw unavailable();
    },
  });
  expect(await relayRound({ starter: away, database, logger }, 0)).toEqual({ dispatched: 0, more: false });
  expect(asked).toBeLessThanOrEqual(20);
});

it('leaves a promise to the process that stored it, as long as it is patient', async () => {
  const start = withdrawal('biz_a');
  await promiseAll(start);
  expect(await relayRound({ starter, database, logger }, 60_000)).toEqual({ dispatched: 0, more: false });
  await sql(`update outbox set due_at = now() - interval '61 seconds'`);
  expect(await relayRound({ starter, database, logger }, 60_000)).toEqual({ dispatched: 1, more: false });
});
