import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { WorkflowFailedError } from '@temporalio/client';
import { resolveUpdate, retryNowUpdate, statusQuery } from '../../src/contract/messages.ts';
import { listOrdersNeedingAttention } from '../../src/db/orders/attention.ts';
import { saveBankAccount } from '../support/bankAccounts.ts';
import { createFaultGates } from '../support/faultGates.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import {
  type PaystackServer,
  REFUSED_ACCOUNT_NUMBER,
  startPaystackServer,
  UNKNOWN_ACCOUNT_NUMBER,
} from '../support/paystackServer.ts';
import type { ProviderFault } from '../support/providerServer.ts';
import { type Answer, startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { timersOf } from '../support/timeSkipping.ts';
import { waitFor } from '../support/waitFor.ts';

const FUNDS_MINOR = 1_000_000n;
const AMOUNT = 2_500;
const TOTAL_MINOR = 251_000n;
const UNTOUCHED = { availableMinor: FUNDS_MINOR, heldMinor: 0n };
const HELD = { availableMinor: FUNDS_MINOR - TOTAL_MINOR, heldMinor: TOTAL_MINOR };
const PAID = { availableMinor: FUNDS_MINOR - TOTAL_MINOR, heldMinor: 0n };

let paystack: PaystackServer;
let service: TestService;
/** Waits for Paystack for a moment only; for tests in which Paystack does not answer. */
let impatient: TestService;
let flows: FlowInspection;

const gates = createFaultGates();

beforeAll(async () => {
  paystack = await startPaystackServer();
  impatient = await startTestService({
    queues: ['payouts', 'webhooks'],
    env: { ...paystack.env, PROVIDER_TIMEOUT_MS: '1000' },
  });
  service = await startTestService({
    queues: ['payouts', 'webhooks'],
    env: { ...paystack.env, PROVIDER_TIMEOUT_MS: '60000' },
    overrides: { faultPoint: gates.faultPoint },
  });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await service?.stop();
  await impatient?.stop();
  await flows?.close();
  await paystack?.stop();
});

const callbackUrlOf = (at: TestService) => `${at.apiUrl}/providers/paystack/callback`;

beforeEach(() => {
  paystack.planTransfer({ status: 'success' });
  paystack.setCallbackUrl(callbackUrlOf(service));
});

/** A merchant with live money and a settlement account at a real bank. */
interface LiveMerchant extends TestMerchant {
  withdraw(): Promise<Answer>;
  statusOf(withdrawalId: string): Promise<string>;
  balances(): Promise<{ availableMinor: bigint; heldMinor: bigint }>;
  /** Waits until a withdrawal has this status. */
  reaches(withdrawalId: string, status: string): Promise<void>;
}

let accounts = 0;

async function liveMerchant(
  account: { number?: string; name?: string } = {},
  at = service,
): Promise<LiveMerchant> {
  const merchant = await at.createMerchant();
  const { businessId } = merchant;
  const key = merchant.apiKeys.prod;
  await at.fund(merchant, 10_000, 'prod');
  accounts += 1;
  const number = account.number ?? `20${String(accounts).padStart(8, '0')}`;
  await saveBankAccount(at, businessId, number, account.name);
  const statusOf = async (id: string) =>
    (await at.get(`/transactions/${id}`, { key })).body.transaction.status;
  return {
    ...merchant,
    withdraw: () => at.post('/withdrawal/request', { businessId, amount: AMOUNT }, { key }),
    statusOf,
    balances: () => at.ledger.balances({ businessId, environment: 'prod' }, 'NGN'),
    reaches: async (id, status) => {
      await waitFor(`${id} to be ${status}`, async () => (await statusOf(id)) === status);
    },
  };
}

const workflowIdOf = (withdrawalId: string) => `withdrawal/prod/${withdrawalId}`;
const handleOf = (withdrawalId: string) => flows.client.workflow.getHandle(workflowIdOf(withdrawalId));

async function needsAttention(withdrawalId: string): Promise<string> {
  return waitFor(`${withdrawalId} to need attention`, async () => {
    const state = await handleOf(withdrawalId).query(statusQuery);
    return state.flowStatus === 'NEEDS_ATTENTION' && (state.attention ?? '');
  });
}

async function eventsOf(withdrawalId: string) {
  return (await handleOf(withdrawalId).fetchHistory()).events ?? [];
}

async function signalsOf(withdrawalId: string): Promise<number> {
  const events = await eventsOf(withdrawalId);
  return events.filter((event) => event.workflowExecutionSignaledEventAttributes).length;
}

/** How many updates of a withdrawal no answer of its provider is younger than. */
async function unreadUpdatesOf(withdrawalId: string): Promise<number> {
  const { rows } = await service.ownerSql(
    `select updates_received - coalesce((select max(updates_read) from attempts where order_id = id), 0) as unread
      from orders where id = $1`,
    [withdrawalId],
  );
  return rows[0].unread;
}

/** How many exchanges with Paystack a withdrawal has ended: sending it, which a local activity does, and each question. */
async function exchangesOf(withdrawalId: string): Promise<number> {
  const events = await eventsOf(withdrawalId);
  const sent = events.filter(({ markerRecordedEventAttributes: marker }) => {
    const made = Buffer.from(marker?.details?.data?.payloads?.[0]?.data ?? []).toString('utf8');
    return made.includes('"activity_type":"beginWithdrawal"');
  });
  return sent.length + events.filter((event) => event.activityTaskCompletedEventAttributes).length;
}

/** Whether a withdrawal let a timer run out although a signal had come by then that should end every wait. */
async function waitedAfterSignal(withdrawalId: string): Promise<boolean> {
  const events = await eventsOf(withdrawalId);
  const signaled = events.findIndex((event) => event.workflowExecutionSignaledEventAttributes);
  // What a workflow does about a signal, it does in the first task that begins after it.
  const begun = events.findIndex((each, at) => at > signaled && each.workflowTaskStartedEventAttributes);
  const acted = events.findIndex((each, at) => at > begun && each.workflowTaskCompletedEventAttributes);
  return events.slice(acted).some((event) => event.timerFiredEventAttributes);
}

/** Accepts a withdrawal whose outcome is not known in time, and returns its id. */
async function accepted(merchant: LiveMerchant): Promise<string> {
  const { status, body } = await merchant.withdraw();
  expect([status, body.status, body.withdrawal.status]).toEqual([202, 'PROCESSING', 'PROCESSING']);
  return body.withdrawal.transactionId;
}

/** Waits until every update of a settled withdrawal was checked and its workflow has ended again. */
async function afterAllLooks(withdrawalId: string): Promise<void> {
  await waitFor(`the updates of ${withdrawalId} to arrive`, async () => {
    const { rows } = await service.ownerSql('select from outbox where strpos(workflow_id, $1) > 0', [
      withdrawalId,
    ]);
    return rows.length === 0;
  });
  await waitFor(`the workflow of ${withdrawalId} to end`, async () => {
    const { status } = await handleOf(withdrawalId).describe();
    return status.name === 'COMPLETED';
  });
}

describe('a transfer that Paystack decides', () => {
  it('is COMPLETED when it succeeds', async () => {
    const merchant = await liveMerchant();
    const { status, body } = await merchant.withdraw();
    expect(status).toBe(200);
    expect(body.withdrawal).toMatchObject({ amount: 2_500, fee: 10, totalDebit: 2_510, status: 'COMPLETED' });
    expect(body.simulated).toBeUndefined();
    const id: string = body.withdrawal.transactionId;
    expect(await merchant.balances()).toEqual(PAID);
    expect(paystack.transfersMade(id)).toBe(1);
    expect(paystack.transferAmountMinor(id)).toBe(250_000n);
    await waitFor('the search attributes', async () => {
      const { Environment, FlowStatus } = await flows.searchAttributes(workflowIdOf(id));
      return Environment === 'prod' && FlowStatus === 'COMPLETED';
    });
  });

  it('is FAILED, with the money back, when it fails', async () => {
    paystack.planTransfer({ status: 'failed' });
    const merchant = await liveMerchant();
    const { status, body } = await merchant.withdraw();
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, code: 'transfer_failed', withdrawal: { status: 'FAILED' } });
    expect(await merchant.balances()).toEqual(UNTOUCHED);
  });

  it.each([
    { later: 'success', status: 'COMPLETED', balances: PAID },
    { later: 'failed', status: 'FAILED', balances: UNTOUCHED },
    { later: 'reversed', status: 'FAILED', balances: UNTOUCHED },
  ])('is held while pending and is $status once asking says $later', async ({ later, status, balances }) => {
    paystack.setCallbackUrl(undefined);
    paystack.planTransfer({ status: 'pending' });
    const merchant = await liveMerchant();
    const id = await accepted(merchant);
    await waitFor('an answer that it is pending', async () => (await exchangesOf(id)) >= 2);
    expect(await merchant.balances()).toEqual(HELD);
    await paystack.settle(id, later);
    await merchant.reaches(id, status);
    expect(await merchant.balances()).toEqual(balances);
    expect(paystack.transfersMade(id)).toBe(1);
  });

  it.each([
    { later: 'success', status: 'COMPLETED', balances: PAID },
    { later: 'failed', status: 'FAILED', balances: UNTOUCHED },
  ])('is asked about at once when a callback announces $later', async ({ later, status, balances }) => {
    paystack.planTransfer({ status: 'pending' });
    const merchant = await liveMerchant();
    const id = await accepted(merchant);
    // It asks by itself too: whatever it asks from now on is answered only after the news has come.
    paystack.addFault({ endpoint: 'verify', reference: id, fault: { kind: 'hold' } });
    await paystack.settle(id, later);
    await waitFor('the news', async () => (await signalsOf(id)) === 1);
    await waitFor('a question under way', () => paystack.heldRequests() === 1);
    // Were its workflow lost now, the news would be known all the same.
    expect(await unreadUpdatesOf(id)).toBe(1);
    paystack.releaseHeld();
    await merchant.reaches(id, status);
    await waitFor('the noted look to be forgotten', async () => (await unreadUpdatesOf(id)) === 0);
    expect(await merchant.balances()).toEqual(balances);
    expect(await signalsOf(id)).toBe(1);
    expect(await waitedAfterSignal(id)).toBe(false);
    expect(paystack.transfersMade(id)).toBe(1);
  });
});

describe('a transfer whose answer goes astray', () => {
  beforeEach(() => paystack.setCallbackUrl(callbackUrlOf(impatient)));

  it('is paid once when Paystack accepted it and never answered, and stays held until that is verified', async () => {
    paystack.setCallbackUrl(undefined);
    paystack.planTransfer({ status: 'pending' });
    paystack.addFault({ endpoint: 'transfer', fault: { kind: 'hang', accepted: true } });
    paystack.addFault({
      endpoint: 'verify',
      fault: { kind: 'error', accepted: false, httpStatus: 503 },
      times: 2,
    });
    const merchant = await liveMerchant({}, impatient);
    const id = await accepted(merchant);
    await waitFor('the transfer', () => paystack.transfersMade(id) === 1);
    expect(await merchant.balances()).toEqual(HELD);
    await paystack.settle(id, 'success');
    await merchant.reaches(id, 'COMPLETED');
    expect(await merchant.balances()).toEqual(PAID);
    expect(paystack.transfersMade(id)).toBe(1);
    expect(paystack.transferRequests(id)).toBe(1);
  });

  it('is paid once when the lost request arrives after the repeated one', async () => {
    paystack.planTransfer({ status: 'pending' });
    paystack.addFault({ endpoint: 'transfer', fault: { kind: 'hold' } });
    const merchant = await liveMerchant({}, impatient);
    const id = await accepted(merchant);
    await waitFor('the repeated request', () => paystack.transfersMade(id) === 1);
    expect(await merchant.balances()).toEqual(HELD);
    await paystack.settle(id, 'success');
    await merchant.reaches(id, 'COMPLETED');
    expect(paystack.heldRequests()).toBe(1);
    paystack.releaseHeld();
    expect(paystack.transferRequests(id)).toBe(2);
    expect(paystack.transfersMade(id)).toBe(1);
    expect(await merchant.balances()).toEqual(PAID);
  });

  it.each<{ readonly what: string; readonly fault: ProviderFault }>([
    { what: 'a reset after acceptance', fault: { kind: 'reset', accepted: true } },
    { what: 'a reset before acceptance', fault: { kind: 'reset', accepted: false } },
    { what: '500 after acceptance', fault: { kind: 'error', accepted: true, httpStatus: 500 } },
    { what: '500 before acceptance', fault: { kind: 'error', accepted: false, httpStatus: 500 } },
    { what: 'an unreadable answer after acceptance', fault: { kind: 'malformed', accepted: true } },
    { what: 'an answer that never ends', fault: { kind: 'trickle', accepted: true } },
    { what: '429', fault: { kind: 'rateLimit', retryAfterSeconds: 1 } },
  ])('is paid once after $what', async ({ fault }) => {
    // The bank announces nothing: its outcome is found by asking.
    paystack.setCallbackUrl(undefined);
    paystack.addFault({ endpoint: 'transfer', fault });
    const merchant = await liveMerchant({}, impatient);
    const id = await accepted(merchant);
    await merchant.reaches(id, 'COMPLETED');
    expect(await merchant.balances()).toEqual(PAID);
    expect(paystack.transfersMade(id)).toBe(1);
  });

  it('is asked about no sooner than Paystack allows, but when an operator wants it', async () => {
    paystack.addFault({ endpoint: 'transfer', fault: { kind: 'rateLimit', retryAfterSeconds: 1_800 } });
    const merchant = await liveMerchant({}, impatient);
    const id = await accepted(merchant);
    const waits = await waitFor('the wait', async () => {
      const timers = await timersOf(handleOf(id));
      return timers.length > 0 && timers;
    });
    // The timer runs from the answer, which came a moment before it is set.
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThan(1_799_000);
    expect(waits[0]).toBeLessThan(1_801_000);
    expect(await exchangesOf(id)).toBe(1);
    await handleOf(id).executeUpdate(retryNowUpdate);
    await merchant.reaches(id, 'COMPLETED');
    expect(paystack.transfersMade(id)).toBe(1);
  });

  it.each(['resolve', 'recipient'] as const)(
    'is paid once when %s does not answer at first',
    async (endpoint) => {
      paystack.addFault({ endpoint, fault: { kind: 'error', accepted: false, httpStatus: 502 } });
      const merchant = await liveMerchant({}, impatient);
      const id = await accepted(merchant);
      await merchant.reaches(id, 'COMPLETED');
      expect(await merchant.balances()).toEqual(PAID);
      expect(paystack.transfersMade(id)).toBe(1);
    },
  );
});

describe('a transfer that needs a human', () => {
  // As dist/api/transfers/initiate/response.json of PaystackOSS/doc-code-snippets shows it: a success in which no money
  // moved. A live key gets no such answer; this is what stands between it and the merchant's money all the same.
  it('is neither paid nor returned when Paystack answers out of its test mode', async () => {
    const merchant = await liveMerchant();
    const answer = (reference: string) => ({
      kind: 'answer' as const,
      httpStatus: 200,
      body: {
        status: true,
        message: 'Transfer has been queued',
        data: { domain: 'test', amount: AMOUNT * 100, currency: 'NGN', reference, status: 'success' },
      },
    });
    paystack.planTransfer({ status: 'pending' });
    const id = await accepted(merchant);
    for (const status of ['success', 'failed']) {
      const fault = answer(id);
      Object.assign(fault.body.data, { status });
      paystack.addFault({ endpoint: 'verify', reference: id, times: 2, fault });
      await handleOf(id).executeUpdate(retryNowUpdate);
      const announced = { event: `transfer.${status}`, data: { ...fault.body.data, id: 7 } };
      expect(await paystack.sendEvent(announced)).toBe(200);
    }
    expect(await needsAttention(id)).toMatch(/test mode/);
    expect([await merchant.statusOf(id), await merchant.balances()]).toEqual(['PROCESSING', HELD]);
    paystack.endFaults();
    await paystack.settle(id, 'success');
    await merchant.reaches(id, 'COMPLETED');
  });

  it('waits for a one-time password with the money held, and completes once it is given', async () => {
    paystack.planTransfer({ status: 'otp' });
    const merchant = await liveMerchant();
    const id = await accepted(merchant);
    expect(await needsAttention(id)).toMatch(/one-time password/);
    expect(await merchant.balances()).toEqual(HELD);
    expect(await merchant.statusOf(id)).toBe('PROCESSING');
    await paystack.settle(id, 'success');
    await merchant.reaches(id, 'COMPLETED');
    expect(await merchant.balances()).toEqual(PAID);
    expect(paystack.transfersMade(id)).toBe(1);
  });

  it('stays held while our Paystack balance is too low; topped up, retryNow pays at once and once', async () => {
    const balanceMinor = paystack.balanceMinor();
    paystack.setBalanceMinor(1_000n);
    const merchant = await liveMerchant();
    const id = await accepted(merchant);
    expect(await needsAttention(id)).toMatch(/our own Paystack account/);
    expect(await merchant.balances()).toEqual(HELD);
    expect(paystack.transfersMade(id)).toBe(0);
    paystack.setBalanceMinor(balanceMinor);
    await handleOf(id).executeUpdate(retryNowUpdate);
    await merchant.reaches(id, 'COMPLETED');
    expect(await flows.actedAtOnce(workflowIdOf(id))).toBe(true);
    expect(await merchant.balances()).toEqual(PAID);
    expect(paystack.transfersMade(id)).toBe(1);
  });

  it('is not given back by an operator whose decision meets the answer that it was paid', async () => {
    paystack.setCallbackUrl(undefined);
    paystack.planTransfer({ status: 'pending' });
    const merchant = await liveMerchant();
    const id = await accepted(merchant);
    paystack.addFault({ endpoint: 'verify', reference: id, fault: { kind: 'hold' } });
    await waitFor('a question under way', async () => paystack.heldRequests() === 1);
    const resolving = await handleOf(id).startUpdate(resolveUpdate, {
      args: [{ outcome: 'failed', reason: 'nothing on the statement', operator: 'ada' }],
      waitForStage: 'ACCEPTED',
    });
    await paystack.settle(id, 'success');
    paystack.releaseHeld();
    expect(await resolving.result()).toMatchObject({ status: 'COMPLETED' });
    expect(await merchant.balances()).toEqual(PAID);
    expect(await merchant.statusOf(id)).toBe('COMPLETED');
  });
});

/** The id of the one transaction of a merchant, whose request has not been answered yet. */
async function onlyTransactionOf({ businessId }: { readonly businessId: string }): Promise<string> {
  const { rows } = await service.ownerSql(
    `select id from transactions where business_id = $1 and flow = 'withdrawal'`,
    [businessId],
  );
  return rows[0].id;
}

describe('callbacks', () => {
  it('count once, however often they come, before, during and after', async () => {
    paystack.planTransfer({ status: 'pending' });
    const merchant = await liveMerchant();
    const id = await accepted(merchant);
    // Early: it announces what is not so yet, and is not believed.
    expect(await paystack.sendCallback({ event: 'transfer.success', reference: id, times: 2 })).toEqual([
      200, 200,
    ]);
    await waitFor('the signals', async () => (await signalsOf(id)) >= 1);
    expect(await merchant.statusOf(id)).toBe('PROCESSING');
    expect(await merchant.balances()).toEqual(HELD);
    await paystack.settle(id, 'success');
    await merchant.reaches(id, 'COMPLETED');
    expect(await paystack.sendCallback({ event: 'transfer.success', reference: id, times: 3 })).toEqual([
      200, 200, 200,
    ]);
    expect(await merchant.statusOf(id)).toBe('COMPLETED');
    expect(await merchant.balances()).toEqual(PAID);
    // The one that the settling sent may be the last to be stored: its own question may have been faster.
    await waitFor('all six to be stored as one', async () => {
      const { rows } = await service.ownerSql(
        'select event_type, times_received from provider_callbacks where transfer_reference = $1',
        [id],
      );
      expect(rows).toMatchObject([{ event_type: 'transfer.success' }]);
      return rows[0].times_received === 6;
    });
  });

  it('are refused when forged, and then change nothing', async () => {
    paystack.planTransfer({ status: 'pending' });
    const merchant = await liveMerchant();
    const id = await accepted(merchant);
    expect(await paystack.sendCallback({ event: 'transfer.failed', reference: id, forged: true })).toEqual([
      401,
    ]);
    const unsigned = await fetch(`${service.apiUrl}/providers/paystack/callback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event: 'transfer.failed', data: { reference: id } }),
    });
    expect(unsigned.status).toBe(401);
    expect(await signalsOf(id)).toBe(0);
    expect(await merchant.balances()).toEqual(HELD);
    const { rows } = await service.ownerSql(
      'select 1 from provider_callbacks where transfer_reference = $1',
      [id],
    );
    expect(rows).toEqual([]);
    await paystack.settle(id, 'success');
    await merchant.reaches(id, 'COMPLETED');
  });

  it('never decide: one that says failed about a transfer that succeeded is not believed', async () => {
    const merchant = await liveMerchant();
    const { body } = await merchant.withdraw();
    const id: string = body.withdrawal.transactionId;
    expect(await merchant.statusOf(id)).toBe('COMPLETED');
    expect(await paystack.sendCallback({ event: 'transfer.failed', reference: id })).toEqual([200]);
    expect(await paystack.sendCallback({ event: 'transfer.reversed', reference: id })).toEqual([200]);
    await waitFor('both updates to be checked', async () => (await unreadUpdatesOf(id)) === 0);
    await afterAllLooks(id);
    expect(await merchant.statusOf(id)).toBe('COMPLETED');
    expect(await merchant.balances()).toEqual(PAID);
  });

  it('about references that are not ours, and of providers that are not ours, do no harm', async () => {
    expect(
      await paystack.sendCallback({ event: 'transfer.success', reference: 'wd_of_somebody_else_0000' }),
    ).toEqual([200]);
    const other = await fetch(`${service.apiUrl}/providers/nobody/callback`, { method: 'POST', body: '{}' });
    expect(other.status).toBe(404);
  });

  it('give the money of a completed withdrawal back once, also when the reversal is announced thrice', async () => {
    paystack.setCallbackUrl(undefined);
    const merchant = await liveMerchant();
    const { body } = await merchant.withdraw();
    const id: string = body.withdrawal.transactionId;
    await paystack.settle(id, 'reversed');
    paystack.setCallbackUrl(`${service.apiUrl}/providers/paystack/callback`);
    const answers = await Promise.all(
      [1, 2, 3].map(() => paystack.sendCallback({ event: 'transfer.reversed', reference: id })),
    );
    expect(answers.flat()).toEqual([200, 200, 200]);
    await merchant.reaches(id, 'REVERSED');
    expect(await paystack.sendCallback({ event: 'transfer.reversed', reference: id })).toEqual([200]);
    await afterAllLooks(id);
    expect(await merchant.balances()).toEqual(UNTOUCHED);
    const { rows } = await service.ownerSql(
      `select count(*)::int as reversals from ledger.transfers where reference like $1 || ':%' and kind = 'withdrawal_reversal'`,
      [id],
    );
    expect(rows).toEqual([{ reversals: 1 }]);
    const { rows: events } = await service.ownerSql(
      `select event_type, body::json #>> '{data,status}' as status from webhook_deliveries
        where transaction_id = $1 order by created_at`,
      [id],
    );
    expect(events).toEqual([
      { event_type: 'withdrawal.completed', status: 'COMPLETED' },
      { event_type: 'withdrawal.failed', status: 'REVERSED' },
    ]);
  });

  it('of a reversal are followed up although Paystack cannot be asked at first', async () => {
    const merchant = await liveMerchant();
    const { body } = await merchant.withdraw();
    const id: string = body.withdrawal.transactionId;
    paystack.addFault({
      endpoint: 'verify',
      reference: id,
      fault: { kind: 'error', accepted: false, httpStatus: 503 },
      times: 2,
    });
    await paystack.settle(id, 'reversed');
    await merchant.reaches(id, 'REVERSED');
    expect(await merchant.balances()).toEqual(UNTOUCHED);
  });

  it('of a reversal are not lost when they come while the success is being posted', async () => {
    const merchant = await liveMerchant();
    const posting = gates.holdAt('withdrawal.beforeEnd');
    const answer = merchant.withdraw();
    await posting.reached;
    const id = await onlyTransactionOf(merchant);
    // The order is locked while it is settled: what is announced meanwhile is counted right after that.
    const announced = Promise.all([
      paystack.sendCallback({ event: 'transfer.success', reference: id }),
      paystack.settle(id, 'reversed'),
    ]);
    await waitFor('the reversal to be announced', async () => {
      const { rows: callbacks } = await service.ownerSql(
        `select 1 from provider_callbacks where transfer_reference = $1 and event_type = 'transfer.reversed'`,
        [id],
      );
      return callbacks.length === 1;
    });
    posting.open();
    await Promise.all([answer, announced]);
    await merchant.reaches(id, 'REVERSED');
    expect(await merchant.balances()).toEqual(UNTOUCHED);
  });

  it('of a reversal are not lost when they come while the flow is ending', async () => {
    const merchant = await liveMerchant();
    const ending = gates.holdAt('withdrawal.afterEnd');
    const answer = merchant.withdraw();
    await ending.reached;
    const id = await onlyTransactionOf(merchant);
    await paystack.settle(id, 'reversed');
    await waitFor('the reversal to be counted', async () => (await unreadUpdatesOf(id)) > 0);
    ending.open();
    await answer;
    await merchant.reaches(id, 'REVERSED');
    expect(await merchant.balances()).toEqual(UNTOUCHED);
  });
});

/** Does what "Start Workflow Like This One" of the Temporal UI does, with an id that is made up. */
async function startLike(withdrawalId: string) {
  const { taskQueue } = await handleOf(withdrawalId).describe();
  return flows.client.workflow.start('withdrawalWorkflow', {
    taskQueue,
    workflowId: randomUUID(),
    args: [{ withdrawalId, environment: 'prod' }],
  });
}

describe('a second workflow of a withdrawal, under another id', () => {
  it('pays nothing while the first gives the money back', async () => {
    const merchant = await liveMerchant();
    paystack.planTransfer({ status: 'pending' });
    const body = {
      status: false,
      message: 'Recipient specified is invalid',
      code: 'invalid_transfer_recipient',
    };
    paystack.addFault({ endpoint: 'transfer', fault: { kind: 'answer', httpStatus: 400, body } });
    const ending = gates.holdAt('withdrawal.beforeEnd');
    const answer = merchant.withdraw();
    await ending.reached;
    const id = await onlyTransactionOf(merchant);
    const second = await startLike(id);
    const said = await Promise.race([
      second.result().then(String, (error: WorkflowFailedError) => error.cause?.message),
      waitFor('the transfer', () => paystack.transfersMade(id) === 1).then(() => 'It has paid.'),
    ]);
    ending.open();
    expect((await answer).body.withdrawal.status).toBe('FAILED');
    expect(await merchant.balances()).toEqual(UNTOUCHED);
    expect(said).toBe(`This flow runs as ${workflowIdOf(id)} and under no other id, so nothing was done.`);
    expect(paystack.transfersMade(id)).toBe(0);
  });
});

describe('a success that comes after the failure', () => {
  it('leaves the money with the merchant and puts the withdrawal on the list of operators', async () => {
    paystack.planTransfer({ status: 'failed' });
    const merchant = await liveMerchant();
    const { status, body } = await merchant.withdraw();
    expect(status).toBe(422);
    const id: string = body.withdrawal.transactionId;
    await paystack.settle(id, 'success');
    const listed = await waitFor('the withdrawal on the list', async () =>
      (await listOrdersNeedingAttention(service.database, 'withdrawal')).find((each) => each.id === id),
    );
    expect(listed).toMatchObject({
      status: 'FAILED',
      reason: expect.stringMatching(/reports that it was paid/),
    });
    expect(await merchant.statusOf(id)).toBe('FAILED');
    expect(await merchant.balances()).toEqual(UNTOUCHED);
    const metrics = await (await fetch(`${service.apiUrl}/metrics`)).text();
    expect(metrics).toMatch(/mp_flows_needing_attention_total\{flow="withdrawal",environment="prod"\} [1-9]/);
  });

  it('is nothing when the provider, asked, still says that it failed', async () => {
    paystack.planTransfer({ status: 'failed' });
    const merchant = await liveMerchant();
    const id: string = (await merchant.withdraw()).body.withdrawal.transactionId;
    await paystack.sendCallback({ event: 'transfer.success', reference: id });
    await waitFor('the update to be checked', async () => (await unreadUpdatesOf(id)) === 0);
    await afterAllLooks(id);
    const list = await listOrdersNeedingAttention(service.database, 'withdrawal');
    expect(list.map((each) => each.id)).not.toContain(id);
  });
});

describe('the receiving account', () => {
  it('that the bank does not resolve is asked about again, then waits for a human, and nothing is sent', async () => {
    const merchant = await liveMerchant({ number: UNKNOWN_ACCOUNT_NUMBER, name: 'HOLDER OF 0001' });
    const id = await accepted(merchant);
    expect(await needsAttention(id)).toMatch(/could not resolve/);
    expect(paystack.transferRequests(id)).toBe(0);
    expect(await merchant.balances()).toEqual(HELD);
    const resolution = { outcome: 'failed', reason: 'The account is closed.', operator: 'ada' } as const;
    await handleOf(id).executeUpdate(resolveUpdate, { args: [resolution] });
    await merchant.reaches(id, 'FAILED');
    expect(await merchant.balances()).toEqual(UNTOUCHED);
  });

  it('that the bank does not resolve at first is paid', async () => {
    // A public answer: see the samples.
    paystack.addFault({
      endpoint: 'resolve',
      fault: {
        kind: 'answer',
        httpStatus: 422,
        body: {
          status: false,
          message: 'Could not resolve account name. Check parameters or try again.',
          type: 'validation_error',
          code: 'invalid_bank_code',
        },
      },
    });
    const merchant = await liveMerchant();
    const id = await accepted(merchant);
    await merchant.reaches(id, 'COMPLETED');
    expect(await merchant.balances()).toEqual(PAID);
    expect(paystack.transfersMade(id)).toBe(1);
  });

  it('that has another name by now fails the withdrawal, and nothing is sent', async () => {
    const merchant = await liveMerchant({ name: 'SOMEBODY ELSE' });
    const { status, body } = await merchant.withdraw();
    expect(status).toBe(422);
    const id: string = body.withdrawal.transactionId;
    expect(paystack.transferRequests(id)).toBe(0);
    expect(await merchant.balances()).toEqual(UNTOUCHED);
    const { rows } = await service.ownerSql('select failure_reason from orders where id = $1', [id]);
    expect(rows[0].failure_reason).toMatch(/another name/);
  });

  it('that differs from the saved name by case and spaces alone is paid', async () => {
    const merchant = await liveMerchant({ number: '2999990042', name: ' holder  of 0042' });
    const { status } = await merchant.withdraw();
    expect(status).toBe(200);
  });

  it('that Paystack refuses to pay fails the withdrawal, and no transfer is made', async () => {
    const merchant = await liveMerchant({ number: REFUSED_ACCOUNT_NUMBER, name: 'HOLDER OF 0009' });
    const { status, body } = await merchant.withdraw();
    expect(status).toBe(422);
    expect(paystack.transfersMade(body.withdrawal.transactionId)).toBe(0);
    expect(await merchant.balances()).toEqual(UNTOUCHED);
  });
});

describe('the order of checks in production', () => {
  let bare: TestService;
  beforeAll(async () => {
    bare = await startTestService({ role: 'api' });
  });
  afterAll(() => bare?.stop());

  it('is credentials, body, business active, KYC, provider, bank account, balance', async () => {
    const request = async (at: TestService, key: string | null, body: unknown) => {
      const answer = await at.post('/withdrawal/request', body, { key });
      return [answer.status, answer.body.code];
    };
    // Everything is wrong with this merchant's first request; each step corrects what the step before was refused for.
    const poor = await bare.createMerchant();
    const body = { businessId: poor.businessId, amount: AMOUNT };
    const key = poor.apiKeys.prod;
    await bare.ownerSql(`update businesses set is_active = false, kyc_status = 'PENDING' where id = $1`, [
      poor.businessId,
    ]);
    expect(await request(bare, null, {})).toEqual([401, 'unauthenticated']);
    expect(await request(bare, 'mp_prod_wrong', {})).toEqual([401, 'unauthenticated']);
    expect(await request(bare, key, { businessId: poor.businessId })).toEqual([400, 'invalid_request']);
    expect(await request(bare, key, body)).toEqual([403, 'business_inactive']);
    await bare.ownerSql('update businesses set is_active = true where id = $1', [poor.businessId]);
    expect(await request(bare, key, body)).toEqual([403, 'kyc_required']);
    await bare.ownerSql(`update businesses set kyc_status = 'APPROVED' where id = $1`, [poor.businessId]);
    expect(await request(bare, key, body)).toEqual([503, 'provider_not_configured']);

    const configured = await service.createMerchant();
    const configuredKey = configured.apiKeys.prod;
    const configuredBody = { businessId: configured.businessId, amount: AMOUNT };
    expect(await request(service, configuredKey, configuredBody)).toEqual([400, 'bank_account_missing']);
    await saveBankAccount(service, configured.businessId, '2999990001');
    expect(await request(service, configuredKey, configuredBody)).toEqual([400, 'insufficient_balance']);
    await service.fund(configured, 10_000, 'prod');
    expect((await request(service, configuredKey, configuredBody))[0]).toBe(200);
  });

  it('leaves everything as it is when no provider is configured', async () => {
    const merchant = await bare.createMerchant();
    await bare.fund(merchant, 10_000, 'prod');
    await saveBankAccount(bare, merchant.businessId, '2999990002');
    const answer = await bare.post(
      '/withdrawal/request',
      { businessId: merchant.businessId, amount: AMOUNT },
      { key: merchant.apiKeys.prod },
    );
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ success: false, code: 'provider_not_configured' });
    expect(answer.headers.get('retry-after')).not.toBeNull();
    expect(
      await bare.ledger.balances({ businessId: merchant.businessId, environment: 'prod' }, 'NGN'),
    ).toEqual(UNTOUCHED);
    const { rows } = await bare.ownerSql('select flow from transactions where business_id = $1', [
      merchant.businessId,
    ]);
    // What the test gave it.
    expect(rows).toEqual([{ flow: 'adjustment' }]);
  });
});

describe('after all of this', () => {
  it('the ledger is sound', async () => {
    for (const each of [service, impatient]) await expectSoundLedger(each.database);
  });
});
