import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dayInLagos, dayInLagosOf } from '../../src/domain/dayInLagos.ts';
import { runAdminOn } from '../support/admin.ts';
import { saveBankAccount } from '../support/bankAccounts.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { type PaystackServer, startPaystackServer } from '../support/paystackServer.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** Payouts that the bank returned later, and whose callback was lost: they are found where their day is listed again. */
const DAY_MS = 86_400_000;
/** Listed while it was recent, and older than a week since. */
const DAY = dayInLagosOf(Date.now() - 10 * DAY_MS);
const NOON_MS = dayInLagos(DAY).fromMs + DAY_MS / 2;
const AMOUNT = 2_500;
const FUNDS_MINOR = 1_000_000n;
const TOTAL_MINOR = 251_000n;

let paystack: PaystackServer;
let service: TestService;
let flows: FlowInspection;
let merchant: TestMerchant;

beforeAll(async () => {
  paystack = await startPaystackServer();
  service = await startTestService({
    queues: ['payouts', 'webhooks'],
    env: { ...paystack.env, PAYOUT_PROVIDERS: 'paystack' },
    hasSchedules: true,
  });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
  await paystack?.stop();
});

let accounts = 0;
beforeEach(async () => {
  paystack.endFaults();
  merchant = await service.createMerchant();
  await service.fund(merchant, Number(FUNDS_MINOR) / 100, 'prod');
  accounts += 1;
  await saveBankAccount(service, merchant.businessId, `30${String(accounts).padStart(8, '0')}`);
});

const admin = (...args: readonly string[]) => runAdminOn(service, ['reconcile', ...args], paystack.env);
const statusOf = async (id: string) =>
  (await service.get(`/transactions/${id}`, { key: merchant.apiKeys.prod })).body.transaction.status;
const reaches = (id: string, status: string) =>
  waitFor(`${id} to be ${status}`, async () => (await statusOf(id)) === status);
const balances = () => service.ledger.balances({ ...merchant, environment: 'prod' }, 'NGN');

/** A payout that was paid at noon of DAY, whose day was listed when it had been over for three days. */
async function paidPayout(): Promise<string> {
  const { businessId } = merchant;
  const key = merchant.apiKeys.prod;
  const { body } = await service.post('/withdrawal/request', { businessId, amount: AMOUNT }, { key });
  const id: string = body.withdrawal.transactionId;
  await reaches(id, 'COMPLETED');
  await service.ownerSql('update attempts set sent_at = $2 where order_id = $1', [id, new Date(NOON_MS)]);
  await service.ownerSql('update orders set settled_at = $2 where id = $1', [id, new Date(NOON_MS)]);
  paystack.rewriteTransfer(id, { createdAtMs: NOON_MS });
  await admin('--day', DAY);
  await letTimePass();
  return id;
}

/** Lets the comparison of DAY be the last of its three daily ones. */
const letTimePass = () =>
  service.ownerSql('update reconciliations set compared_at = $2 where day = $1', [
    DAY,
    new Date(dayInLagos(DAY).toMs + 3 * DAY_MS),
  ]);

/** Runs the schedule now. Returns what it came to. */
async function runSchedule(): Promise<Record<string, unknown>> {
  const { taskQueuePrefix } = service.config;
  const find = async () =>
    (await flows.list(`Flow = "reconciliation" and TaskQueue = "${taskQueuePrefix}payouts"`)).filter(
      ({ status }) => status.name === 'COMPLETED',
    );
  const before = (await find()).length;
  await flows.client.schedule.getHandle(`${taskQueuePrefix}reconciliation`).trigger();
  const [latest] = await waitFor('a run to end', async () => {
    const found = await find();
    return found.length > before && found;
  });
  return (await flows.resultOf(latest?.workflowId ?? '')) as Record<string, unknown>;
}

async function updatesOf(id: string): Promise<number> {
  const { rows } = await service.ownerSql('select updates_received from orders where id = $1', [id]);
  return rows[0].updates_received;
}

/** The events of a payout, as the merchant receives them. */
async function eventsOf(id: string): Promise<readonly string[]> {
  const { rows } = await service.ownerSql(
    `select event_type || ' ' || (body::json #>> '{data,status}') as event from webhook_deliveries
      where transaction_id = $1 and endpoint_id is null order by created_at`,
    [id],
  );
  return rows.map(({ event }) => event);
}

async function differencesAbout(id: string) {
  const { rows } = await service.ownerSql(
    'select kind, status, detail from reconciliation_differences where subject = $1 order by kind',
    [id],
  );
  return rows;
}

/** Everything that a return changes, once: status, money, event. */
async function expectReversedOnce(id: string): Promise<void> {
  await reaches(id, 'REVERSED');
  expect(await balances()).toEqual({ availableMinor: FUNDS_MINOR, heldMinor: 0n });
  expect(await eventsOf(id)).toEqual(['withdrawal.completed COMPLETED', 'withdrawal.failed REVERSED']);
  const { rows } = await service.ownerSql(
    'select reference from ledger.transfers where reference like $1 order by reference',
    [`${id}:%`],
  );
  expect(rows.map(({ reference }) => reference)).toEqual([`${id}:post`, `${id}:reserve`, `${id}:reversal`]);
  await expectSoundLedger(service.database);
}

describe('a payout that the bank returned later', () => {
  it('is reversed once its day is listed again, although its callback was lost', async () => {
    const id = await paidPayout();
    paystack.rewriteTransfer(id, { status: 'reversed' });
    expect(await balances()).toEqual({ availableMinor: FUNDS_MINOR - TOTAL_MINOR, heldMinor: 0n });
    await runSchedule();
    await expectReversedOnce(id);
    expect(await differencesAbout(id)).toEqual([
      { kind: 'status', status: 'FOUND', detail: expect.stringContaining('It is checked now') },
    ]);
    // Once the order has followed, the difference is gone by itself.
    await letTimePass();
    await runSchedule();
    expect(await differencesAbout(id)).toMatchObject([{ kind: 'status', status: 'CLOSED' }]);
    await expectReversedOnce(id);
  });

  it('is reversed once where its callback arrives meanwhile', async () => {
    const id = await paidPayout();
    paystack.rewriteTransfer(id, { status: 'reversed' });
    paystack.setCallbackUrl(`${service.apiUrl}/providers/paystack/callback`);
    const callback = { event: 'transfer.reversed', reference: id, times: 2 } as const;
    await Promise.all([runSchedule(), paystack.sendCallback(callback)]);
    paystack.setCallbackUrl(undefined);
    await expectReversedOnce(id);
    await letTimePass();
    await runSchedule();
    await expectReversedOnce(id);
  });

  it('costs no list of a day that was listed at its age, and no check of an order that did not come back', async () => {
    const id = await paidPayout();
    paystack.forgetRequests();
    await runSchedule();
    expect(paystack.requests('transfers')).toBeGreaterThan(0);
    expect(paystack.requests('verify')).toBe(0);
    paystack.forgetRequests();
    // Seven days after its end DAY was listed, and ten days after it nothing is due.
    paystack.rewriteTransfer(id, { status: 'reversed' });
    await service.ownerSql(
      `update reconciliations set compared_at = now() - interval '2 days' where day = $1`,
      [DAY],
    );
    expect(await runSchedule()).toMatchObject({ compared: 0 });
    expect(paystack.requests('transfers')).toBe(0);
    expect(await statusOf(id)).toBe('COMPLETED');
  });

  it('is left alone where it was reversed before', async () => {
    const id = await paidPayout();
    paystack.rewriteTransfer(id, { status: 'reversed' });
    await runSchedule();
    await expectReversedOnce(id);
    const updates = await updatesOf(id);
    await admin('--day', DAY);
    expect(await updatesOf(id)).toBe(updates);
    expect(await eventsOf(id)).toHaveLength(2);
  });

  it('is left alone where it is of the other environment', async () => {
    const { businessId, apiKeys } = merchant;
    await service.fund(merchant, 10_000, 'test');
    const { body } = await service.post(
      '/withdrawal/request',
      { businessId, amount: AMOUNT },
      { key: apiKeys.test },
    );
    const id: string = body.withdrawal.transactionId;
    await waitFor('the sandbox to pay', async () => {
      const { body: shown } = await service.get(`/transactions/${id}`, { key: apiKeys.test });
      return shown.transaction.status === 'COMPLETED';
    });
    await service.ownerSql('alter table attempts disable trigger check_attempt');
    await service.ownerSql(
      `update attempts set sent_at = $2, provider = 'paystack', account = '463433' where order_id = $1`,
      [id, new Date(NOON_MS)],
    );
    await service.ownerSql('alter table attempts enable trigger check_attempt');
    paystack.rewriteTransfer(id, { createdAtMs: NOON_MS, status: 'reversed' });
    const updates = await updatesOf(id);
    await admin('--day', DAY);
    expect(await updatesOf(id)).toBe(updates);
    expect(await differencesAbout(id)).toMatchObject([{ kind: 'unknown_to_us', status: 'FOUND' }]);
    paystack.forgetTransfer(id);
  });

  it('is found where the provider could not be listed before', async () => {
    const id = await paidPayout();
    paystack.rewriteTransfer(id, { status: 'reversed' });
    const down = { kind: 'error', accepted: false, httpStatus: 503 } as const;
    paystack.addFault({ endpoint: 'transfers', fault: down, times: 1_000 });
    expect(await runSchedule()).toMatchObject({ unasked: expect.any(Number) });
    const { rows } = await service.ownerSql(
      `select unasked_since is not null as is_unasked from reconciliations where day = $1 and book = 'transfers'`,
      [DAY],
    );
    expect(rows).toEqual([{ is_unasked: true }]);
    expect(await statusOf(id)).toBe('COMPLETED');
    paystack.endFaults();
    await runSchedule();
    await expectReversedOnce(id);
  });

  it('is found on the last page, and by a list that is whole alone', async () => {
    const id = await paidPayout();
    // The newest come first, three on a page.
    for (let other = 0; other < 7; other++) {
      paystack.rewriteTransfer(`made_by_hand_00${accounts}${other}`, {
        createdAtMs: NOON_MS + other,
        status: 'failed',
      });
    }
    paystack.rewriteTransfer(id, { status: 'reversed' });
    const updates = await updatesOf(id);
    const down = { kind: 'error', accepted: false, httpStatus: 503 } as const;
    paystack.addFault({ endpoint: 'transfers', fault: down, times: 1_000, reference: 'page 2' });
    expect(await admin('--day', DAY)).toMatchObject({ code: 1, out: expect.stringMatching(/NOT COMPARED/) });
    expect(await updatesOf(id)).toBe(updates);
    expect(await differencesAbout(id)).toEqual([]);
    paystack.endFaults();
    await runSchedule();
    await expectReversedOnce(id);
  });

  it('is found by an operator at once after a restore, whenever its day was listed', async () => {
    const id = await paidPayout();
    await runSchedule();
    paystack.rewriteTransfer(id, { status: 'reversed' });
    expect(await runSchedule()).toMatchObject({ compared: 0 });
    const { code, out } = await admin('returns');
    expect(code).toBe(1);
    expect(out.match(/^compared {2}\S+ {2}transfers paystack/gm)).toHaveLength(36);
    await expectReversedOnce(id);
  });

  it('is found where a restore lost the comparison of its day', async () => {
    const id = await paidPayout();
    await admin('--day', dayInLagosOf(NOON_MS - DAY_MS));
    await service.ownerSql('delete from reconciliations where day = $1', [DAY]);
    paystack.rewriteTransfer(id, { status: 'reversed' });
    await runSchedule();
    await expectReversedOnce(id);
  });
});
