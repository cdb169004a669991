import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** The daily look through all of the books. */
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

/** Verifies now, and returns the workflow once it has ended as expected. */
async function verified(status: 'COMPLETED' | 'FAILED', flowStatus: string) {
  await schedule().trigger();
  return waitFor(`a verification to be ${status}`, async () => {
    const found = await flows.list(
      `Flow = "ledger_verification" and TaskQueue = "${service.config.taskQueuePrefix}payouts" and FlowStatus = "${flowStatus}"`,
    );
    return found.find((each) => each.status.name === status);
  });
}

const violations = async () =>
  (await (await fetch(`${service.apiUrl}/metrics`)).text()).match(
    /^mp_ledger_violations\{check="account_balances"\} (\d+)$/m,
  )?.[1];

it('happens every day, and one at a time', async () => {
  const { spec, policies } = await schedule().describe();
  expect(spec.intervals?.map(({ every }) => every)).toEqual([86_400_000]);
  expect(policies.overlap).toBe('SKIP');
});

it('completes while the ledger is sound, and fails with the check and a metric once it is not', async () => {
  const sound = await verified('COMPLETED', 'COMPLETED');
  expect(Number(await flows.resultOf(sound.workflowId))).toBeGreaterThan(1);
  expect(await violations()).toBe('0');

  const owner = new pg.Client({ connectionString: service.config.databaseUrl });
  await owner.connect();
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `update ledger.accounts set balance_minor = balance_minor + 5
      where business_id = $1 and environment = 'prod' and asset = 'NGN' and kind = 'available'`,
    [service.merchant.businessId],
  );
  await owner.end();

  const unsound = await verified('FAILED', 'NEEDS_ATTENTION');
  expect(await violations()).toBe('1');
  await expect(flows.resultOf(unsound.workflowId)).rejects.toMatchObject({
    cause: { cause: { type: 'LedgerUnsound', message: expect.stringMatching(/account_balances/) } },
  });
});
