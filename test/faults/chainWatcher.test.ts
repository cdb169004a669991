import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Service } from '../../src/composition/service.ts';
import type { Role } from '../../src/composition/start.ts';
import { retryNowUpdate } from '../../src/contract/messages.ts';
import { chainWatcherWorkflowId, usdtSessionWorkflowId } from '../../src/contract/starts.ts';
import { runAdminOn } from '../support/admin.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { runOnKeptThreads } from '../support/keptThreads.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** The watcher of a chain that an operator ends: what starts it again, what shows it, and how sessions fare meanwhile. */
let service: TestService;
let flows: FlowInspection;
const running: Service[] = [];

beforeAll(async () => {
  service = await startTestService({
    role: 'api',
    queues: ['chain'],
    env: { SANDBOX_SOLID_AFTER_MS: '200', SANDBOX_POLL_MS: '100', RELAY_DELAY_MS: '300' },
  });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  for (const each of running.reverse()) await each.stop();
  await service?.stop();
  await flows?.close();
});

async function run(role: Role): Promise<Service> {
  const started = await runOnKeptThreads({ config: service.config, role });
  running.push(started);
  return started;
}

const watcher = () =>
  flows.client.workflow.getHandle(chainWatcherWorkflowId(service.config.taskQueuePrefix, 'test'));
const runOfWatcher = async () => (await watcher().describe()).runId;

/** Opens a session of 25 USDT; its workflow waits. */
async function open(): Promise<string> {
  const { body } = await service.post('/crypto/payments/create', { amount: 25 });
  await flows.started(usdtSessionWorkflowId('test', body.payment.paymentId));
  return body.payment.paymentId;
}

async function pay(paymentId: string): Promise<void> {
  const { status } = await service.post(`/crypto/payments/${paymentId}/simulate-deposit`, { amount: 25 });
  expect(status).toBe(200);
}

/** What everybody who may ask is shown of a session: GET, the list, the record, the workflow. */
async function statusesOf(paymentId: string): Promise<readonly string[]> {
  const [one, list, record, flow] = await Promise.all([
    service.get(`/crypto/payments/${paymentId}`),
    service.get('/crypto/payments'),
    service.ownerSql('select status from crypto_payments where id = $1', [paymentId]),
    flows.client.workflow
      .getHandle(usdtSessionWorkflowId('test', paymentId))
      .query<{ status: string }>('status'),
  ]);
  const listed = list.body.payments.find((each: { paymentId: string }) => each.paymentId === paymentId);
  return [one.body.payment.status, listed.status, record.rows[0]?.status, flow.status];
}

async function lagSeconds(): Promise<number> {
  const metrics = await (await fetch(`${service.apiUrl}/metrics`)).text();
  const shown = /^mp_chain_lag_seconds\{network="simulated"\} (\S+)$/m.exec(metrics)?.[1];
  return Number(shown?.replace('+Inf', 'Infinity'));
}

/** Lets a session expire in a moment, by the clock. Returns when, ms since 1970. */
async function expireSoon(paymentId: string): Promise<number> {
  const expiresAtMs = Date.now() + 1_500;
  await service.ownerSql(
    `update crypto_payments set created_at = $2::timestamptz - interval '1 hour', expires_at = $2 where id = $1`,
    [paymentId, new Date(expiresAtMs)],
  );
  await flows.client.workflow
    .getHandle(usdtSessionWorkflowId('test', paymentId))
    .executeUpdate(retryNowUpdate);
  return expiresAtMs;
}

describe('a watcher of a chain', () => {
  it('that nobody starts again leaves sessions open past their expiry; one paid in time settles, the other expires', async () => {
    expect(await lagSeconds()).toBe(Number.POSITIVE_INFINITY);
    await run('worker');
    const [paid, silent] = [await open(), await open()];
    await waitFor('the chain to be read', async () => (await lagSeconds()) < 60);
    await watcher().terminate('a wrong click');
    // The activity hears of that by its next heartbeat; then the chain is not read.
    const { rows: before } = await waitFor('the reading to end', async () => {
      const read = await service.ownerSql('select block_number, updated_at from chain_cursors');
      return Date.now() - (read.rows[0]?.updated_at?.getTime() ?? Date.now()) > 14_000 && read;
    });
    const lagBefore = await lagSeconds();

    await pay(paid);
    const expiries = [await expireSoon(paid), await expireSoon(silent)];
    const seen = new Set<string>();
    const lateUntilMs = Math.max(...expiries) + 5_000;
    await waitFor('the clock to be past the expiry', async () => {
      for (const paymentId of [paid, silent])
        for (const status of await statusesOf(paymentId)) seen.add(status);
      return Date.now() > lateUntilMs;
    });
    expect([...seen]).toEqual(['AWAITING_DEPOSIT']);
    expect((await service.ownerSql('select block_number, updated_at from chain_cursors')).rows).toEqual(
      before,
    );
    expect(await lagSeconds()).toBeGreaterThan(lagBefore + 5);

    const dryRun = await runAdminOn(service, ['flows', 'recover', '--dry-run', '--json']);
    expect(JSON.parse(dryRun.out)).toMatchObject({ watchers: [watcher().workflowId] });
    expect((await watcher().describe()).status.name).toBe('TERMINATED');
    const recovered = await runAdminOn(service, ['flows', 'recover', '--operator', 'ngozi']);
    expect(recovered.out).toContain(`The watcher of a chain: ${watcher().workflowId}`);
    await waitFor('the paid one to be settled', async () => {
      const [status, ...others] = await statusesOf(paid);
      for (const each of [status, ...others]) expect(each).not.toBe('EXPIRED');
      return status === 'SETTLED';
    });
    await waitFor('the other one to be expired', async () => {
      const statuses = await statusesOf(silent);
      return statuses.every((status) => status === 'EXPIRED');
    });
    await waitFor('the lag to be small again', async () => (await lagSeconds()) < 14);
  });

  it('is started again by the relay within seconds when it was terminated', async () => {
    await run('relay');
    const paymentId = await open();
    const terminated = await runOfWatcher();
    await watcher().terminate('a wrong click');
    const terminatedAtMs = Date.now();
    await pay(paymentId);
    await waitFor('another watcher', async () => (await runOfWatcher()) !== terminated);
    expect(Date.now() - terminatedAtMs).toBeLessThan(20_000);
    expect((await watcher().describe()).status.name).toBe('RUNNING');
    await waitFor('the deposit to be credited', async () => (await statusesOf(paymentId))[0] === 'SETTLED');
  });

  it('goes on when its cancellation is requested', async () => {
    const asked = await runOfWatcher();
    await watcher().cancel();
    await waitFor('the request to be heard', async () => {
      const { events } = await watcher().fetchHistory();
      const requested =
        events?.findIndex((event) => event.workflowExecutionCancelRequestedEventAttributes) ?? -1;
      return (
        events?.slice(requested).some((event) => event.workflowTaskCompletedEventAttributes) && requested > 0
      );
    });
    expect(await watcher().describe()).toMatchObject({ runId: asked, status: { name: 'RUNNING' } });
    const paymentId = await open();
    await pay(paymentId);
    await waitFor('the deposit to be credited', async () => (await statusesOf(paymentId))[0] === 'SETTLED');
  });
});
