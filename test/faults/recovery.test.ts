import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WorkflowHandle } from '@temporalio/client';
import { orderWorkflowId, usdtSessionWorkflowId } from '../../src/contract/starts.ts';
import { startTemporalDevServer, type TemporalDevServer } from '../../src/embedded/temporal.ts';
import { runAdminOn } from '../support/admin.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { outboxIsEmpty } from '../support/outbox.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** Makes every record look a minute older than it is, and its start made: flows that have just begun are left alone. */
async function ageRecords(service: TestService): Promise<void> {
  await outboxIsEmpty(service);
  for (const table of ['transactions', 'usdt_sales', 'orders', 'crypto_payments', 'crypto_sweeps']) {
    const aged = ['transactions', 'usdt_sales'].includes(table)
      ? `created_at = created_at - interval '1 minute', updated_at = updated_at - interval '1 minute'`
      : `created_at = created_at - interval '1 minute'`;
    await service.ownerSql(`update ${table} set ${aged}`);
  }
}

/** Asks for each kind of flow, with an outcome that no provider reports. Resolves to their ids by kind. */
async function beginUndecided(service: TestService) {
  const { businessId } = service.merchant;
  const withdrawal = await service.post('/withdrawal/request', { businessId, amount: 500.05 });
  const bill = await service.post('/bills/airtime', {
    businessId,
    network: 'mtn',
    phone: '08031234567',
    amount: 200.05,
  });
  const sale = await service.post('/crypto/withdrawals/request', { businessId, amountUsdt: 10.05 });
  const collection = await service.post('/cross-border/collections', {
    businessId,
    sourceAmount: 100.05,
    sourceCurrency: 'GHS',
    country: 'GH',
    paymentMethod: 'MTN Mobile Money',
    customer: { name: 'Kofi Mensah', phone: '+233241234567' },
  });
  const session = await service.post('/crypto/payments/create', { amount: 25 });
  for (const { status, body } of [withdrawal, bill, sale, collection, session])
    expect([200, 201, 202].map((each) => [each, body.msg])).toContainEqual([status, body.msg]);
  return {
    withdrawal: withdrawal.body.withdrawal.transactionId as string,
    bill: bill.body.transactionId as string,
    usdt_sale: sale.body.withdrawal.withdrawalId as string,
    collection: collection.body.collection.transactionId as string,
    crypto_payment: session.body.payment.paymentId as string,
  };
}
type Begun = Awaited<ReturnType<typeof beginUndecided>>;

const workflowIdsOf = (begun: Begun): Readonly<Record<keyof Begun, string>> => ({
  withdrawal: orderWorkflowId('withdrawal', 'test', begun.withdrawal),
  bill: orderWorkflowId('bill', 'test', begun.bill),
  usdt_sale: orderWorkflowId('usdt_sale', 'test', begun.usdt_sale),
  collection: orderWorkflowId('collection', 'test', begun.collection),
  crypto_payment: usdtSessionWorkflowId('test', begun.crypto_payment),
});

const isRunning = async (handle: WorkflowHandle) => (await handle.describe()).status.name === 'RUNNING';

describe('a flow whose workflow was terminated', () => {
  let service: TestService;
  let flows: FlowInspection;

  beforeAll(async () => {
    // The relay of this service looks for forgotten flows only when its test says so.
    service = await startTestService({
      env: { FLOW_RECOVERY_INTERVAL_MS: '3600000', OUTCOME_WAIT_MS: '500' },
    });
    flows = await openFlowInspection(service.config.temporalAddress ?? '');
    await service.fund(service.merchant, 10_000);
    await service.fund(service.merchant, 100, 'test', 'USDT');
  });
  afterAll(async () => {
    await service?.stop();
    await flows?.close();
  });

  it('is listed by a dry run, started again once by flows recover, and decided by an operator', async () => {
    const begun = await beginUndecided(service);
    const workflowIds = Object.values(workflowIdsOf(begun));
    await ageRecords(service);
    for (const workflowId of workflowIds) {
      await flows.started(workflowId);
      await flows.client.workflow.getHandle(workflowId).terminate('a wrong click');
    }

    const dryRun = await runAdminOn(service, ['flows', 'recover', '--dry-run', '--json']);
    expect(dryRun).toMatchObject({ code: 0, err: '' });
    const { orphans } = JSON.parse(dryRun.out) as {
      orphans: { kind: string; id: string; workflowId: string }[];
    };
    expect(Object.fromEntries(orphans.map(({ kind, id }) => [kind, id]))).toEqual(begun);
    expect(orphans.map(({ workflowId }) => workflowId).toSorted()).toEqual(workflowIds.toSorted());
    for (const workflowId of workflowIds)
      expect(await isRunning(flows.client.workflow.getHandle(workflowId))).toBe(false);

    const recovered = await runAdminOn(service, ['flows', 'recover', '--operator', 'ngozi']);
    expect(recovered.out).toContain('5 were started again.');
    for (const workflowId of workflowIds)
      expect(await isRunning(flows.client.workflow.getHandle(workflowId))).toBe(true);
    const again = await runAdminOn(service, ['flows', 'recover', '--json']);
    expect(JSON.parse(again.out)).toMatchObject({ orphans: [] });
    const { rows } = await service.ownerSql(
      `select actor, details from audit_log where action = 'flows.recover'`,
    );
    expect(rows).toMatchObject([{ actor: 'ngozi', details: { withdrawal: 1, bill: 1, collection: 1 } }]);

    for (const [command, id] of [
      ['withdrawals', begun.withdrawal],
      ['bills', begun.bill],
      ['usdt-sales', begun.usdt_sale],
      ['collections', begun.collection],
    ] as const) {
      const decision = [
        '--outcome',
        'completed',
        '--reason',
        'The provider wrote so.',
        '--operator',
        'ngozi',
      ];
      const resolved = await runAdminOn(service, [command, 'resolve', id, ...decision]);
      expect(resolved).toMatchObject({ code: 0, out: `${id} is COMPLETED.\n` });
    }
    await expectSoundLedger(service.database);
  });

  it('and of which the provider had news while it was open is asked about once it has ended', async () => {
    const { businessId } = service.merchant;
    const paid = await service.post('/withdrawal/request', { businessId, amount: 600 });
    const open = await service.post('/withdrawal/request', { businessId, amount: 500.05 });
    const subjects = [paid, open].map(({ body }) => body.withdrawal.transactionId as string);
    await waitFor('the end of the first', async () => {
      const { body } = await service.get(`/transactions/${subjects[0]}`);
      return body.transaction.status === 'COMPLETED';
    });
    // What a callback stores: an update is counted, and a settled order is due to be checked.
    await service.ownerSql(
      `update orders set updates_received = updates_received + 1,
          next_check_at = case when status = 'PROCESSING' then null else now() - interval '2 minutes' end
        where id = any($1)`,
      [subjects],
    );
    await ageRecords(service);
    const dryRun = await runAdminOn(service, ['flows', 'recover', '--dry-run', '--json']);
    const { orphans } = JSON.parse(dryRun.out) as { orphans: { kind: string; id: string }[] };
    expect(orphans).toEqual([expect.objectContaining({ kind: 'withdrawal', id: subjects[0] })]);
    await runAdminOn(service, ['flows', 'recover']);
    const unread = async () => {
      const { rows } = await service.ownerSql(
        `select id from orders join attempts on order_id = id and updates_read < updates_received where id = any($1)`,
        [subjects],
      );
      return rows.map((row: { id: string }) => row.id);
    };
    await waitFor('the check', async () => !(await unread()).includes(subjects[0] ?? ''));
    const { rows } = await service.ownerSql('select next_check_at from orders where id = $1', [subjects[0]]);
    expect(rows).toEqual([{ next_check_at: null }]);
  });

  it('is left to the relay as long as its start waits in the outbox', async () => {
    const { businessId } = service.merchant;
    const { body } = await service.post('/withdrawal/request', { businessId, amount: 700 });
    const { transactionId } = body.withdrawal;
    const workflowId = orderWorkflowId('withdrawal', 'test', transactionId);
    await (await flows.started(workflowId)).result();
    await outboxIsEmpty(service);
    await service.ownerSql(`update orders set next_check_at = now() - interval '2 hours' where id = $1`, [
      transactionId,
    ]);
    const isFound = async () => {
      const { out } = await runAdminOn(service, ['flows', 'recover', '--dry-run', '--json']);
      const { orphans } = JSON.parse(out) as { orphans: { id: string }[] };
      return orphans.some(({ id }) => id === transactionId);
    };
    expect(await isFound()).toBe(true);
    await service.ownerSql(
      `insert into outbox (workflow_type, workflow_id, input, start_delay_ms, due_at)
        values ('withdrawalWorkflow', $1, '{}', 0, now() + interval '1 day')`,
      [workflowId],
    );
    expect(await isFound()).toBe(false);
    await service.ownerSql('delete from outbox where workflow_id = $1', [workflowId]);
    await service.ownerSql('update orders set next_check_at = null where id = $1', [transactionId]);
  });

  it('is seen in the metrics as undecided, with its age', async () => {
    const metrics = await (await fetch(`${service.apiUrl}/metrics`)).text();
    const figureOf = (name: string) =>
      Number(
        new RegExp(
          `^${name}\\{flow="crypto_payment",environment="test",status="AWAITING_DEPOSIT"\\} (\\S+)$`,
          'm',
        ).exec(metrics)?.[1],
      );
    expect(figureOf('mp_flows_undecided')).toBe(1);
    expect(figureOf('mp_flows_oldest_undecided_seconds')).toBeGreaterThanOrEqual(60);
  });

  it('that was due to look for a reversal takes that look all the same', async () => {
    const { businessId } = service.merchant;
    const { body } = await service.post('/withdrawal/request', { businessId, amount: 300.04 });
    const { transactionId } = body.withdrawal;
    await waitFor('the announced check', async () => {
      const { rows } = await service.ownerSql('select next_check_at from orders where id = $1', [
        transactionId,
      ]);
      return rows[0].next_check_at !== null;
    });
    await (await flows.started(orderWorkflowId('withdrawal', 'test', transactionId))).terminate(
      'a wrong click',
    );
    // As if the order had been sent, and the check had been due, a minute ago.
    await service.ownerSql(
      `update attempts set sent_at = sent_at - interval '1 minute', next_check_at = next_check_at - interval '1 minute'
        where order_id = $1`,
      [transactionId],
    );
    await service.ownerSql(
      `update orders set next_check_at = next_check_at - interval '1 minute' where id = $1`,
      [transactionId],
    );
    await ageRecords(service);
    await runAdminOn(service, ['flows', 'recover']);
    await waitFor('the reversal', async () => {
      const { body: found } = await service.get(`/transactions/${transactionId}`);
      return found.transaction.status === 'REVERSED';
    });
    const { rows } = await service.ownerSql('select next_check_at from orders where id = $1', [
      transactionId,
    ]);
    expect(rows).toEqual([{ next_check_at: null }]);
    await expectSoundLedger(service.database);
  });

  it('can be started again by hand although it is open, and not once it is over', async () => {
    const { businessId } = service.merchant;
    const { body } = await service.post('/withdrawal/request', { businessId, amount: 400.05 });
    const { transactionId } = body.withdrawal;
    const handle = await flows.started(orderWorkflowId('withdrawal', 'test', transactionId));
    const { runId } = await handle.describe();
    const why = ['--reason', 'It does not answer.', '--operator', 'ngozi'];
    const restarted = await runAdminOn(service, ['flows', 'restart', transactionId, ...why]);
    expect(restarted).toMatchObject({ code: 0, err: '' });
    const now = await flows.client.workflow.getHandle(handle.workflowId).describe();
    expect(now.runId).not.toBe(runId);
    expect(now.status.name).toBe('RUNNING');

    const decision = ['--outcome', 'failed', '--reason', 'The bank wrote so.', '--operator', 'ngozi'];
    await runAdminOn(service, ['withdrawals', 'resolve', transactionId, ...decision]);
    const refused = await runAdminOn(service, ['flows', 'restart', transactionId, ...why]);
    expect(refused).toMatchObject({
      code: 2,
      err: `No open record has the id ${transactionId}: it is over, or it does not exist.\n`,
    });
  });
});

describe('a Temporal server that has lost everything', () => {
  const folder = mkdtempSync(join(tmpdir(), 'merchant-payments-recovery-'));
  let temporal: TemporalDevServer;
  let service: TestService;
  let flows: FlowInspection;
  let port: number;

  const startTemporal = (at?: number) =>
    startTemporalDevServer({
      headless: true,
      logFile: join(folder, 'temporal.log'),
      ...(at && { port: at }),
    });

  beforeAll(async () => {
    temporal = await startTemporal();
    port = Number(temporal.address.split(':')[1]);
    service = await startTestService({
      hasSchedules: true,
      env: {
        TEMPORAL_ADDRESS: temporal.address,
        FLOW_RECOVERY_INTERVAL_MS: '500',
        OUTCOME_WAIT_MS: '200',
        RELAY_DELAY_MS: '200',
      },
    });
    await service.fund(service.merchant, 1_000_000);
    await service.fund(service.merchant, 1_000, 'test', 'USDT');
  });
  afterAll(async () => {
    await service?.stop();
    await flows?.close();
    await temporal?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('ends every flow right, and none twice, by the relay alone', async () => {
    const { businessId } = service.merchant;
    // Some end while the server is lost, some are pending, and some fail.
    const amounts = Array.from(
      { length: 24 },
      (_, index) => 1_000 + index + (index % 3 === 0 ? 0 : index % 3 === 1 ? 0.02 : 0.03),
    );
    const requested = await Promise.all(
      amounts.map((amount) => service.post('/withdrawal/request', { businessId, amount })),
    );
    const ids = requested.map(({ body }) => body.withdrawal.transactionId as string);
    const others = await beginUndecided(service);
    await temporal.stop();
    temporal = await startTemporal(port);
    await ageRecords(service);

    for (const [index, id] of ids.entries()) {
      await waitFor(`the end of ${id}`, async () => {
        const { body } = await service.get(`/transactions/${id}`);
        return body.transaction.status === (index % 3 === 2 ? 'FAILED' : 'COMPLETED');
      });
    }
    flows = await openFlowInspection(temporal.address);
    for (const workflowId of Object.values(workflowIdsOf(others)))
      expect(await isRunning(await flows.started(workflowId))).toBe(true);
    await waitFor('the schedules', async () => {
      const found: string[] = [];
      for await (const { scheduleId } of flows.client.schedule.list()) found.push(scheduleId);
      return found.some((id) => id.endsWith('flow-recovery'));
    });
    const { rows } = await service.ownerSql(
      `select kind, count(*)::int as count from ledger.transfers
        where kind in ('withdrawal_post', 'withdrawal_void') group by kind order by kind`,
    );
    expect(rows).toEqual([
      { kind: 'withdrawal_post', count: 16 },
      { kind: 'withdrawal_void', count: 8 },
    ]);
    await expectSoundLedger(service.database);
  });
});
