import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { baseUrlOf } from '../../src/api/baseUrl.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { type ServiceProcess, startServiceProcess } from '../support/serviceProcess.ts';
import { waitFor } from '../support/waitFor.ts';

const PAYMENTS = 24;

let service: TestService;
const processes: ServiceProcess[] = [];

beforeAll(async () => {
  service = await startTestService({ role: 'api' });
});
afterAll(async () => {
  for (const each of processes) await each.kill();
  await service?.stop();
});

async function spawn(faultPoints: readonly string[] = []): Promise<ServiceProcess> {
  const started = await startServiceProcess(service.config, 'api', { faultPoints });
  processes.push(started);
  return started;
}

/** Asks a process to record a payment. Returns undefined when the connection broke before an answer came. */
async function pay(apiUrl: string, key: string) {
  const { businessId, apiKeys } = service.merchant;
  try {
    const answer = await fetch(`${baseUrlOf(apiUrl)}/payment/process`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKeys.test, 'idempotency-key': key },
      body: JSON.stringify({ businessId, amount: 100, serviceType: 'till' }),
    });
    return {
      status: answer.status,
      isReplay: answer.headers.get('idempotency-replayed') === 'true',
      body: await answer.json(),
    };
  } catch {
    return undefined;
  }
}

async function recorded(): Promise<number> {
  const { rows } = await service.ownerSql(
    'select count(*)::integer as count from transactions where business_id = $1',
    [service.merchant.businessId],
  );
  return rows[0].count;
}

it('payments that were recorded together and never answered are recorded once when they are asked for again', async () => {
  const before = await recorded();
  const doomed = await spawn(Array(PAYMENTS).fill('payment.recorded'));
  const keys = Array.from({ length: PAYMENTS }, () => randomUUID());
  const unanswered = keys.map((key) => pay(doomed.apiUrl, key));
  await doomed.reaches('payment.recorded', PAYMENTS);
  await doomed.kill();
  expect(await Promise.all(unanswered)).toEqual(keys.map(() => undefined));
  expect(await recorded()).toBe(before + PAYMENTS);

  const restarted = await spawn();
  const answers = await Promise.all(keys.map((key) => pay(restarted.apiUrl, key)));
  expect(answers.map((answer) => [answer?.status, answer?.isReplay])).toEqual(keys.map(() => [200, true]));
  expect(await recorded()).toBe(before + PAYMENTS);
  await expectSoundLedger(service.database);
});

it('payments whose process is killed while they are decided are recorded whole or not at all', async () => {
  const before = await recorded();
  const doomed = await spawn();
  const keys = Array.from({ length: PAYMENTS }, () => randomUUID());
  // Whatever is decided waits for this row, with the statement under way.
  const holder = await service.database.transaction(async (runner) => {
    await runner.run({
      sql: `select from businesses where id = $1 for update`,
      parameters: [service.merchant.businessId],
    });
    const unanswered = keys.map((key) => pay(doomed.apiUrl, key));
    await waitFor('a payment to wait for the row', async () => {
      const { rows } = await service.ownerSql(
        `select count(*)::integer as waiting from pg_stat_activity
          where wait_event_type = 'Lock' and query like '%record_payments%' and datname = current_database()`,
      );
      return rows[0].waiting > 0;
    });
    await doomed.kill();
    return Promise.all(unanswered);
  });
  expect(holder).toEqual(keys.map(() => undefined));

  const restarted = await spawn();
  const answers = await Promise.all(keys.map((key) => pay(restarted.apiUrl, key)));
  expect(answers.map((answer) => answer?.status)).toEqual(keys.map(() => 200));
  expect(await recorded()).toBe(before + PAYMENTS);
  await expectSoundLedger(service.database);
});
