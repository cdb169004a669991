import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { isGrpcServiceError } from '@temporalio/client';
import { runService, type Service } from '../../src/composition/service.ts';
import { resolveUpdate } from '../../src/contract/messages.ts';
import { usdtSessionWorkflowId } from '../../src/contract/starts.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { causesOf } from '../../src/temporal/serverErrors.ts';
import { runAdminOn } from '../support/admin.ts';
import { bundleChangedWorkflows, type ChangedWorkflows, MADE_UP_PATCH } from '../support/changedWorkflows.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

// The drill of docs/DEPLOY.md, "A release of changed workflows", with a made-up change of the withdrawal.

const deploymentName = `t-${randomUUID()}`;
const NAMESPACE = 'default';
/** gRPC's NOT_FOUND and FAILED_PRECONDITION: what Temporal answers before it knows all queues of a version's workers. */
const NOT_NOTICED = new Set([5, 9]);
let changed: ChangedWorkflows;
let service: TestService;
let next: Service;
let flows: FlowInspection;

beforeAll(async () => {
  changed = await bundleChangedWorkflows({ isGuarded: true });
  flows = await openFlowInspection(process.env.TEST_TEMPORAL_ADDRESS ?? '');
  service = await startTestService({
    queues: ['payouts', 'chain'],
    env: {
      TEMPORAL_DEPLOYMENT_NAME: deploymentName,
      TEMPORAL_WORKER_BUILD_ID: 'old',
      // Some stay undecided, and their answers need not wait.
      OUTCOME_WAIT_MS: '500',
      SANDBOX_POLL_MS: '300',
    },
  });
  await makeCurrent('old');
  await service.fund(service.merchant, 1_000_000);
});
afterAll(async () => {
  await next?.stop();
  await service?.stop();
  await flows?.close();
  changed?.delete();
});

it('leaves everything with the current version while another one waits beside it', async () => {
  await startNext();
  expect(await withdraw(5_000)).toMatchObject({ status: 'COMPLETED', ranOn: ['old'], isChanged: false });
});

it('gives a share of new flows to a version that is tried', async () => {
  await giveShare('new', 50);
  const ranOn = new Set<string>();
  await waitFor('withdrawals on both versions', async () => {
    for (const buildId of (await withdraw(5_000)).ranOn) ranOn.add(buildId);
    return ranOn.size === 2;
  });
  await giveShare('', 0);
});

it('lets open flows go on in the version that becomes current, without the change they began before', async () => {
  const undecided = await begin(5_000.05);
  expect(undecided).toMatchObject({ status: 'PROCESSING', ranOn: ['old'] });
  const { paymentId } = (await service.post('/crypto/payments/create', { amount: 10 })).body.payment;
  const sessionFlow = usdtSessionWorkflowId('test', paymentId);

  await makeCurrent('new');
  await resolve(workflowIdOf(undecided.id));
  await service.post(`/crypto/payments/${paymentId}/simulate-deposit`, {});
  await flows.resultOf(sessionFlow);
  expect(await withdrawalOf(undecided.id)).toMatchObject({
    status: 'COMPLETED',
    ranOn: ['old', 'new'],
    isChanged: false,
  });
  expect(await ranOn(sessionFlow)).toEqual(['old', 'new']);
  expect(await withdraw(5_000)).toMatchObject({ status: 'COMPLETED', ranOn: ['new'], isChanged: true });
});

it('holds a flow that has passed the change when the version before is current again, until it is not', async () => {
  const undecided = await begin(5_000.05);
  expect(undecided).toMatchObject({ status: 'PROCESSING', ranOn: ['new'], isChanged: true });
  const before = await service.ledger.balances(owner(), 'NGN');

  await makeCurrent('old');
  expect(await withdraw(5_000)).toMatchObject({ status: 'COMPLETED', ranOn: ['old'], isChanged: false });
  const resolved = resolve(workflowIdOf(undecided.id));
  await waitFor('the old version to refuse the flow', async () =>
    (await flows.history(workflowIdOf(undecided.id))).includes('TMPRL1100'),
  );
  expect((await service.ledger.balances(owner(), 'NGN')).heldMinor).toBe(before.heldMinor);

  await makeCurrent('new');
  await resolved;
  expect(await withdrawalOf(undecided.id)).toMatchObject({ status: 'COMPLETED', isChanged: true });
  expect((await service.ledger.balances(owner(), 'NGN')).heldMinor).toBe(before.heldMinor - 502_505n);
});

it('tells before workers start which open flows a version cannot continue', async () => {
  const undecided = await begin(5_000.05);
  expect(undecided).toMatchObject({ status: 'PROCESSING', ranOn: ['new'], isChanged: true });
  const { paymentId } = (await service.post('/crypto/payments/create', { amount: 10 })).body.payment;
  await flows.started(usdtSessionWorkflowId('test', paymentId));
  const old = service.config.workflowBundlePath ?? '';

  const open = [
    { type: 'withdrawalWorkflow', open: 1, replayed: 1 },
    { type: 'cryptoPaymentWorkflow', open: 1, replayed: 1 },
  ];
  // Lists of Temporal lag.
  const fits = await waitFor('both flows to be listed alone', async () => {
    const run = await replay(changed.bundlePath);
    const { flows: listed } = JSON.parse(run.out) as { flows: readonly { type: string; open: number }[] };
    return open.every(({ type }) => listed.find((each) => each.type === type)?.open === 1) && run;
  });
  expect(fits).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(fits.out)).toMatchObject({ problems: [], flows: expect.arrayContaining(open) });

  const { code, out } = await runAdminOn(service, ['replay'], { WORKFLOW_BUNDLE: old });
  const lines = out.trimEnd().split('\n');
  expect(code).toBe(1);
  expect(lines).toContainEqual(
    expect.stringMatching(`^${workflowIdOf(undecided.id)}: \\[TMPRL1100\\] Nondeterminism error`),
  );
  expect(lines.filter((line) => line.includes('TMPRL1100'))).toHaveLength(1);
  expect(lines.at(-1)).toMatch(/^1 of \d+ open flows cannot continue with version \S+ and would wait\.$/);

  await resolve(workflowIdOf(undecided.id));
  const second = await begin(5_000.05);
  const third = await begin(5_000.05);
  const limited = await waitFor('both withdrawals to be listed', async () => {
    const run = await replay(changed.bundlePath, '--limit', '1');
    return /"open": 2/.test(run.out) && run;
  });
  expect(JSON.parse(limited.out).flows).toContainEqual({ type: 'withdrawalWorkflow', open: 2, replayed: 1 });
  for (const { id } of [second, third]) await resolve(workflowIdOf(id));
});

it('refuses a limit that is none', async () => {
  const { code, err } = await runAdminOn(service, ['replay', '--limit', '0']);
  expect({ code, err }).toEqual({ code: 2, err: '--limit must be a whole number from 1 to 1000000.\n' });
});

const replay = (bundlePath: string, ...args: readonly string[]) =>
  runAdminOn(service, ['replay', '--json', ...args], { WORKFLOW_BUNDLE: bundlePath });

const workflowIdOf = (withdrawalId: string) => `withdrawal/test/${withdrawalId}`;

const owner = () => ({ businessId: service.merchant.businessId, environment: 'test' as const });

async function startNext(): Promise<void> {
  next = await runService({
    config: {
      ...service.config,
      workflowBundlePath: changed.bundlePath,
      workerVersion: { deploymentName, buildId: 'new' },
    },
    role: 'worker',
    overrides: { logger: createLogger('silent'), hasSchedules: false },
  });
}

/** Makes a version current, which has all flows from then on. */
function makeCurrent(buildId: string): Promise<void> {
  return onceItPolls(buildId, () =>
    flows.client.workflowService.setWorkerDeploymentCurrentVersion({
      namespace: NAMESPACE,
      deploymentName,
      buildId,
    }),
  );
}

/** Gives a version this share of the flows, in percent. */
function giveShare(buildId: string, percentage: number): Promise<void> {
  return onceItPolls(buildId, () =>
    flows.client.workflowService.setWorkerDeploymentRampingVersion({
      namespace: NAMESPACE,
      deploymentName,
      buildId,
      percentage,
    }),
  );
}

/** Makes a call again until Temporal has noticed that workers of this version poll. */
async function onceItPolls(buildId: string, call: () => Promise<unknown>): Promise<void> {
  await waitFor(`workers of version ${buildId} to be noticed`, async () => {
    try {
      await call();
      return true;
    } catch (error) {
      if (isGrpcServiceError(error) && NOT_NOTICED.has(error.code)) return false;
      throw error;
    }
  });
}

/** A withdrawal that has ended. */
async function withdraw(amount: number) {
  const { id } = await begin(amount);
  await flows.resultOf(workflowIdOf(id));
  return withdrawalOf(id);
}

/** A withdrawal that runs. */
async function begin(amount: number) {
  const { body } = await service.post('/withdrawal/request', {
    businessId: service.merchant.businessId,
    amount,
  });
  const id = body.withdrawal.transactionId;
  return waitFor(`${id} to have run`, async () => {
    const withdrawal = await withdrawalOf(id);
    return withdrawal.ranOn.length > 0 && withdrawal;
  });
}

async function withdrawalOf(id: string) {
  const { body } = await service.get(`/transactions/${id}`);
  const { events } = await (await flows.started(workflowIdOf(id))).fetchHistory();
  const isChanged = (events ?? []).some(({ markerRecordedEventAttributes: marker }) =>
    Object.values(marker?.details ?? {}).some(({ payloads }) =>
      Buffer.from(payloads?.[0]?.data ?? []).includes(MADE_UP_PATCH),
    ),
  );
  return { id, status: body.transaction.status, ranOn: await ranOn(workflowIdOf(id)), isChanged };
}

/** The versions that a flow has run on, in their order. */
async function ranOn(workflowId: string): Promise<readonly string[]> {
  const { events } = await (await flows.started(workflowId)).fetchHistory();
  const buildIds = (events ?? []).flatMap(
    ({ workflowTaskCompletedEventAttributes: completed }) => completed?.deploymentVersion?.buildId ?? [],
  );
  return [...new Set(buildIds)];
}

/** Decides a flow. Temporal refuses an update while the flow's task fails, and does the same one once however often it is sent. */
async function resolve(workflowId: string): Promise<void> {
  const handle = await flows.started(workflowId);
  await waitFor(`${workflowId} to take the decision`, async () => {
    try {
      await handle.executeUpdate(resolveUpdate, {
        updateId: 'the-decision',
        args: [{ outcome: 'completed', reason: 'The bank shows it.', operator: 'ngozi' }],
      });
      return true;
    } catch (error) {
      if (!causesOf(error).includes('Workflow Task in failed state')) throw error;
      return false;
    }
  });
  await handle.result();
}
