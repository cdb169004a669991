import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { openDatabase } from '../../src/db/core/database.ts';
import { readBookFindings } from '../../src/db/ledger/checkResults.ts';
import { createMetrics } from '../../src/observability/metrics.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** The verification of the ledger on its schedule: every hour what has changed, once a day the whole. */
let service: TestService;
let flows: FlowInspection;

beforeAll(async () => {
  service = await startTestService({ queues: ['payouts'], hasSchedules: true });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
  await service.fund(service.merchant, 1_000);
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
});

const schedule = () =>
  flows.client.schedule.getHandle(`${service.config.taskQueuePrefix}ledger-verification`);

/** Verifies now, and returns the workflow once another than `before` has ended as expected. */
async function verified(status: 'COMPLETED' | 'FAILED', flowStatus: string, before?: string) {
  await schedule().trigger();
  return waitFor(`a verification to be ${status}`, async () => {
    const found = await flows.list(
      `Flow = "ledger_verification" and TaskQueue = "${service.config.taskQueuePrefix}payouts" and FlowStatus = "${flowStatus}"`,
    );
    return found.find((each) => each.status.name === status && each.workflowId !== before);
  });
}

const SHOWN = /^mp_ledger_violations\{check="account_balances"\} (\d+)$/m;

/** What the process shows that verified, and what another one shows that only has the database. */
async function shownViolations() {
  const verifier = await (await fetch(`${service.apiUrl}/metrics`)).text();
  const database = await openDatabase(service.config.databaseUrl ?? '', { poolSize: 1 });
  try {
    const { registry } = createMetrics({ readBookFindings: () => readBookFindings(database) });
    return [verifier, await registry.metrics()].map((text) => text.match(SHOWN)?.[1]);
  } finally {
    await database.close();
  }
}

/** Waits until both processes show it: what a scrape has read stands for a second. */
const showsViolations = (expected: string) =>
  waitFor(`both processes to show ${expected} violations`, async () => {
    const shown = await shownViolations();
    return shown.every((each) => each === expected);
  });

/** Changes the balance of the merchant past the service. */
async function changeBalance(byMinor: number): Promise<void> {
  const owner = new pg.Client({ connectionString: service.config.databaseUrl });
  await owner.connect();
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `update ledger.accounts set balance_minor = balance_minor + $2
      where business_id = $1 and environment = 'prod' and asset = 'NGN' and kind = 'available'`,
    [service.merchant.businessId, byMinor],
  );
  await owner.end();
}

/** How many verifications of what has changed are stored. */
async function recentVerifications(): Promise<number> {
  const owner = new pg.Client({ connectionString: service.config.databaseUrl });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ subject: string }>(
      "select subject from check_results where source = 'verification' and subject = 'recent'",
    );
    return rows.length;
  } finally {
    await owner.end();
  }
}

it('happens once by itself when a version is deployed', async () => {
  await waitFor('the whole ledger to be verified', async () => (await shownViolations())[1] === '0');
  expect(await recentVerifications()).toBe(0);
});

it('happens every hour, and one at a time', async () => {
  const { spec, policies } = await schedule().describe();
  expect(spec.intervals?.map(({ every }) => every)).toEqual([3_600_000]);
  expect(policies.overlap).toBe('SKIP');
});

it('fails with the check and a metric in every process while the ledger is not sound', async () => {
  const sound = await verified('COMPLETED', 'COMPLETED');
  expect(Number(await flows.resultOf(sound.workflowId))).toBeGreaterThan(1);
  await showsViolations('0');
  await waitFor('what has changed to be verified', async () => (await recentVerifications()) === 1);

  await changeBalance(5);
  const unsound = await verified('FAILED', 'NEEDS_ATTENTION');
  await showsViolations('1');
  await expect(flows.resultOf(unsound.workflowId)).rejects.toMatchObject({
    cause: { cause: { type: 'LedgerUnsound', message: expect.stringMatching(/account_balances/) } },
  });

  await changeBalance(-5);
  expect(await shownViolations()).toEqual(['1', '1']);
  await verified('COMPLETED', 'COMPLETED', sound.workflowId);
  await showsViolations('0');
});
