import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { issueVendorAccount } from '../../src/db/merchants/vendorAccounts.ts';
import { createPaystack } from '../../src/providers/bank/paystack.ts';
import { runAdminOn } from '../support/admin.ts';
import { saveBankAccount } from '../support/bankAccounts.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { type LiveProviders, startLiveProviders, waitForLiveBillers } from '../support/liveProviders.ts';
import { rememberCommits } from '../support/lostCommits.ts';
import type { PaystackServer } from '../support/paystackServer.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { expectStatementsToAddUp } from '../support/statements.ts';
import { PREPAID_METER, TOKEN } from '../support/vtpassServer.ts';
import { waitFor } from '../support/waitFor.ts';

/** Workflows whose record a restore lost: what operators see of them, make again and close. */
const AMOUNT = 2_500;
const FUNDS_MINOR = 1_000_000n;
const TOTAL_MINOR = 251_000n;
const PAID = { availableMinor: FUNDS_MINOR - TOTAL_MINOR, heldMinor: 0n };
const UNTOUCHED = { availableMinor: FUNDS_MINOR, heldMinor: 0n };
const WHY = ['--reason', 'The restore of Monday lost it.'];

let providers: LiveProviders;
let paystack: PaystackServer;
let service: TestService;
let flows: FlowInspection;
let merchant: TestMerchant;

beforeAll(async () => {
  providers = await startLiveProviders();
  ({ paystack } = providers);
  service = await startTestService({
    queues: ['payouts', 'bills', 'collections', 'webhooks'],
    env: { ...providers.env, PAYOUT_PROVIDERS: 'paystack', FLOW_RECOVERY_INTERVAL_MS: '1000' },
  });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
  // Commits that are lost would have them among them.
  await waitForLiveBillers(service);
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
  await providers?.stop();
});

let accounts = 0;
beforeEach(async () => {
  paystack.endFaults();
  paystack.planTransfer({ status: 'success' });
  merchant = await service.createMerchant();
  await service.fund(merchant, Number(FUNDS_MINOR) / 100, 'prod');
  accounts += 1;
  await saveBankAccount(service, merchant.businessId, `40${String(accounts).padStart(8, '0')}`);
});

type Token = string | undefined;
const adminAs = (token: Token, ...args: readonly string[]) =>
  runAdminOn(service, ['flows', ...args], {
    ...providers.env,
    PAYOUT_PROVIDERS: 'paystack',
    ...(token !== undefined && { OPERATOR_TOKEN: token }),
  });
const admin = (...args: readonly string[]) => adminAs(undefined, ...args);

const statusOf = async (id: string) =>
  (await service.get(`/transactions/${id}`, { key: merchant.apiKeys.prod })).body.transaction?.status;
const reaches = (id: string, status: string) =>
  waitFor(`${id} to be ${status}`, async () => (await statusOf(id)) === status);
const balances = () => service.ledger.balances({ ...merchant, environment: 'prod' }, 'NGN');
const workflowIdOf = (id: string) => `withdrawal/prod/${id}`;
const usdt = () => service.ledger.balances({ ...merchant, environment: 'prod' }, 'USDT');

async function withdraw(amount = AMOUNT): Promise<string> {
  const { businessId, apiKeys } = merchant;
  const { body } = await service.post('/withdrawal/request', { businessId, amount }, { key: apiKeys.prod });
  return body.withdrawal.transactionId;
}

/** An order that its provider works on, and of which a restore has left the workflow alone; the reference that it has there. */
async function lostOrder(path: string, body: object): Promise<{ id: string; reference: string }> {
  const lose = await rememberCommits(service);
  paystack.planTransfer({ status: 'pending' });
  const { businessId, apiKeys } = merchant;
  const answer = service.post(path, { businessId, ...body }, { key: apiKeys.prod });
  const { order_id: id, reference } = await waitFor('the order to be sent', async () => {
    const { rows } = await service.ownerSql(
      `select order_id, reference from attempts join orders on orders.id = order_id
        where business_id = $1 and outcome = 'pending'`,
      [businessId],
    );
    return rows[0] as { order_id: string; reference: string } | undefined;
  });
  await lose();
  await answer.catch(() => undefined);
  expect(await statusOf(id)).toBeUndefined();
  expect(await balances()).toEqual(UNTOUCHED);
  return { id, reference };
}

const lostWhilePending = async () => (await lostOrder('/withdrawal/request', { amount: AMOUNT })).id;

async function listed(...options: readonly string[]) {
  const { out } = await admin('lost', '--json', ...options);
  return JSON.parse(out).flows as readonly {
    readonly workflowId: string;
    readonly businessId: string;
    readonly isOpen: boolean;
    readonly summary: string;
    readonly begunAt: string;
    readonly banks?: readonly { readonly status: string; readonly reference: string }[];
    readonly verdict?: { readonly is: string };
  }[];
}

/** Waits until an order's workflow has run so often and ended each time. */
const endedRuns = (id: string, count: number) =>
  waitFor(`${count} runs of ${id} to end`, async () => {
    const runs = await flows.list(`WorkflowId = "${workflowIdOf(id)}" and ExecutionStatus = "Completed"`);
    return runs.length === count && runs;
  });

/** Everything that must hold of a payout that was paid once. */
async function expectPaidOnce(id: string): Promise<void> {
  // The record, and not what the workflow says of its first run.
  await waitFor(`the record of ${id} to be COMPLETED`, async () => {
    const { rows } = await service.ownerSql('select status from orders where id = $1', [id]);
    return rows[0]?.status === 'COMPLETED';
  });
  expect(paystack.transfersMade(id)).toBe(1);
  const { rows } = await service.ownerSql(
    'select reference from ledger.transfers where reference like $1 order by reference',
    [`${id}:%`],
  );
  expect(rows.map(({ reference }) => reference)).toEqual(
    expect.arrayContaining([`${id}:post`, `${id}:reserve`]),
  );
  await expectSoundLedger(service.database);
  await expectStatementsToAddUp(service.database, { demandsRecords: false });
}

async function auditOf(action: string, subject: string) {
  const { rows } = await service.ownerSql(
    'select actor, details, business_id from audit_log where action = $1 and subject = $2',
    [action, subject],
  );
  return rows;
}

describe('a workflow whose record a restore lost', () => {
  it('is listed with what it was started for and what its bank says, and its record is made again', async () => {
    const id = await lostWhilePending();
    await paystack.settle(id, 'success');
    const { code, out } = await admin('lost');
    expect(code).toBe(1);
    expect(out).toContain(
      `${workflowIdOf(id)}\n  of        ${merchant.businessId}\n  workflow  open, begun at `,
    );
    expect(out).toContain(`  what      Withdrawal, NGN 2500: ${id} (prod)\n`);
    expect(out).toContain(`  banks     paystack 463433 has ${id} as succeeded\n`);
    expect(out).toContain(`  next      flows recreate ${workflowIdOf(id)} --reason …\n`);

    const made = await admin('recreate', workflowIdOf(id), ...WHY, '--operator', 'ngozi');
    expect(made).toMatchObject({
      code: 0,
      out: `${id} has its record again: 2500 naira; paystack is checked by ${id}.\n`,
    });
    await expectPaidOnce(id);
    expect(await balances()).toEqual(PAID);
    expect(await auditOf('withdrawal.recreate', id)).toEqual([
      {
        actor: 'ngozi',
        business_id: merchant.businessId,
        details: expect.objectContaining({ attempt: id, provider: 'paystack', amountMinor: '250000' }),
      },
    ]);
    expect(await listed()).toEqual([]);
    expect((await admin('lost')).out).toBe('Every workflow has its record.\n');
    const again = await admin('recreate', workflowIdOf(id), ...WHY);
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining('without a record') });
  });

  it('has its fee made again as it is agreed with its business, item by item', async () => {
    const agreed = { charges: [{ kind: 'vat', payer: 'merchant' }] };
    const { err } = await runAdminOn(service, [
      ...['business', 'pricing', merchant.businessId, JSON.stringify(agreed)],
      ...['--operator', 'ngozi'],
    ]);
    expect(err).toBe('');
    const id = await lostWhilePending();
    await paystack.settle(id, 'success');
    expect((await admin('recreate', workflowIdOf(id), ...WHY)).code).toBe(0);
    await expectPaidOnce(id);
    const { body } = await service.get(`/transactions/${id}`, { key: merchant.apiKeys.prod });
    expect(body.transaction.charges).toEqual([
      { kind: 'fee', amount: 10, payer: 'merchant' },
      { kind: 'vat', amount: 0.75, payer: 'merchant' },
    ]);
    expect(body.transaction.fee).toBe(10.75);
  });

  it('gives the money back where the bank has failed meanwhile', async () => {
    const id = await lostWhilePending();
    await paystack.settle(id, 'failed');
    expect((await admin('recreate', workflowIdOf(id), ...WHY)).code).toBe(0);
    await reaches(id, 'FAILED');
    expect(await balances()).toEqual(UNTOUCHED);
    await expectSoundLedger(service.database);
  });

  it('that has ended is listed since a time, and its event keeps its id', async () => {
    const { businessId, apiKeys } = merchant;
    const before = new Date(Date.now() - 1_000).toISOString();
    const lose = await rememberCommits(service);
    const id = await withdraw();
    await reaches(id, 'COMPLETED');
    const eventsOf = async () => {
      const { body } = await service.get('/webhooks/deliveries', { key: apiKeys.prod });
      return body.deliveries.map((each: { id: string; type: string }) => [each.id, each.type]);
    };
    const events = await eventsOf();
    expect(events).toEqual([[expect.stringMatching(/^msg_/), 'withdrawal.completed']]);
    await waitFor('the workflow to end', async () => {
      const { status } = await flows.client.workflow.getHandle(workflowIdOf(id)).describe();
      return status.name === 'COMPLETED';
    });
    await lose();
    expect(await eventsOf()).toEqual([]);
    expect(await listed()).toEqual([]);
    expect(await listed('--since', before)).toMatchObject([
      { workflowId: workflowIdOf(id), isOpen: false, businessId, verdict: { is: 'known' } },
    ]);
    const close = await admin('close', workflowIdOf(id), ...WHY);
    expect(close).toMatchObject({ code: 2, err: expect.stringContaining('nothing to close') });
    expect((await admin('recreate', workflowIdOf(id), ...WHY)).code).toBe(0);
    await expectPaidOnce(id);
    expect(await balances()).toEqual(PAID);
    expect(await eventsOf()).toEqual(events);
  });

  it('that began again after its end says what it was begun for, and when', async () => {
    const before = new Date(Date.now() - 1_000).toISOString();
    const lose = await rememberCommits(service);
    const id = await withdraw();
    await reaches(id, 'COMPLETED');
    const first = await endedRuns(id, 1);
    const asked = await runAdminOn(service, ['withdrawals', 'retry', id, '--operator', 'ngozi']);
    expect(asked).toMatchObject({ err: '', code: 0 });
    await endedRuns(id, 2);
    await lose();
    expect(await listed('--since', before)).toMatchObject([
      { summary: `Withdrawal, NGN 2500: ${id} (prod)`, begunAt: first.at(0)?.startTime.toISOString() },
    ]);
    expect(await admin('recreate', workflowIdOf(id), ...WHY)).toMatchObject({ err: '', code: 0 });
    await expectPaidOnce(id);
    expect(await balances()).toEqual(PAID);
  });

  it('is closed where its bank has nothing, and no money moves', async () => {
    const id = await lostWhilePending();
    paystack.forgetTransfer(id);
    expect(await listed()).toMatchObject([
      { workflowId: workflowIdOf(id), banks: [{ status: 'not_found' }], verdict: { is: 'unknown' } },
    ]);
    const closed = await admin('close', workflowIdOf(id), ...WHY, '--operator', 'ngozi');
    expect(closed).toMatchObject({ code: 0, out: `${workflowIdOf(id)} is closed.\n` });
    const { status } = await flows.client.workflow.getHandle(workflowIdOf(id)).describe();
    expect(status.name).toBe('TERMINATED');
    await waitFor('the list to be empty', async () => (await listed()).length === 0);
    expect(await auditOf('flows.close', workflowIdOf(id))).toMatchObject([{ actor: 'ngozi' }]);
    expect(await balances()).toEqual(UNTOUCHED);
  });

  it('is sent where its bank has nothing and its record is made again', async () => {
    const id = await lostWhilePending();
    paystack.forgetTransfer(id);
    paystack.planTransfer({ status: 'success' });
    const { out } = await admin('recreate', workflowIdOf(id), ...WHY);
    expect(out).toContain('no provider had it, so it is sent');
    await reaches(id, 'COMPLETED');
    expect(paystack.transferStatus(id)).toBe('success');
    expect(await balances()).toEqual(PAID);
    await expectSoundLedger(service.database);
  });

  it('is refused while a bank does not say what it knows, and while its amount is another one', async () => {
    const id = await lostWhilePending();
    const down = { kind: 'error', accepted: false, httpStatus: 503 } as const;
    paystack.addFault({ endpoint: 'verify', fault: down, times: 1_000 });
    const unasked = await admin('recreate', workflowIdOf(id), ...WHY);
    expect(unasked).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^Nothing was done\. paystack does not/),
    });
    expect(await listed()).toMatchObject([{ verdict: { is: 'unclear' } }]);
    paystack.endFaults();
    const typed = await admin('recreate', workflowIdOf(id), ...WHY, '--amount', '2600');
    expect(typed).toMatchObject({ code: 2, err: expect.stringContaining('is not what the workflow') });
    paystack.rewriteTransfer(id, { amountMinor: 260_000n });
    const other = await admin('recreate', workflowIdOf(id), ...WHY);
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('another amount') });
    expect(await balances()).toEqual(UNTOUCHED);
    expect((await service.ownerSql('select from orders where id = $1', [id])).rowCount).toBe(0);
    expect((await admin('close', workflowIdOf(id), ...WHY)).code).toBe(0);
  });

  it('is refused where the wallet is short, or has the business owe what it lacks', async () => {
    const id = await lostWhilePending();
    await paystack.settle(id, 'success');
    paystack.planTransfer({ status: 'success' });
    // What the restore gave back is spent: 9,000 and its fee of 25 of 10,000.
    await reaches(await withdraw(9_000), 'COMPLETED');
    const short = await admin('recreate', workflowIdOf(id), ...WHY);
    expect(short).toMatchObject({
      code: 2,
      err: expect.stringContaining('2510 naira have to be on hold, and '),
    });
    expect(short.err).toContain('has 975 available.');
    expect((await service.ownerSql('select from recreated_orders where order_id = $1', [id])).rowCount).toBe(
      0,
    );

    expect((await admin('recreate', workflowIdOf(id), ...WHY, '--may-owe')).code).toBe(0);
    await expectPaidOnce(id);
    expect(await balances()).toEqual({ availableMinor: 0n, heldMinor: 0n });
    const owed = async () => {
      const { rows } = await service.ownerSql(
        `select -balance_minor as owed from ledger.accounts
          where business_id = $1 and environment = 'prod' and kind = 'debt'`,
        [merchant.businessId],
      );
      return rows[0].owed;
    };
    expect(await owed()).toBe('153500');
    await service.fund(merchant, 2_000, 'prod');
    expect(await owed()).toBe('0');
    expect(await balances()).toEqual({ availableMinor: 46_500n, heldMinor: 0n });
    await expectSoundLedger(service.database);
  });

  it('lets no other reservation take more than the wallet has', async () => {
    const { businessId, apiKeys } = merchant;
    const { status, body } = await service.post(
      '/withdrawal/request',
      { businessId, amount: 10_000 },
      { key: apiKeys.prod },
    );
    expect([status, body.code]).toEqual([400, 'insufficient_balance']);
  });

  it('with its record is neither made again nor closed', async () => {
    paystack.planTransfer({ status: 'pending' });
    const { businessId, apiKeys } = merchant;
    void service.post('/withdrawal/request', { businessId, amount: AMOUNT }, { key: apiKeys.prod });
    const id = await waitFor('the payout', async () => {
      const { rows } = await service.ownerSql('select id from orders where business_id = $1', [businessId]);
      return rows[0]?.id as string | undefined;
    });
    for (const command of ['recreate', 'close']) {
      const { code, err } = await admin(command, workflowIdOf(id), ...WHY);
      expect([code, err]).toEqual([2, expect.stringContaining('without a record')]);
    }
    await waitFor('the bank', () => paystack.transferStatus(id) === 'pending');
    await paystack.settle(id, 'success');
    await reaches(id, 'COMPLETED');
  });
});

describe('of another kind', () => {
  const METER = {
    electricity: 'ikeja-electric',
    meterNumber: PREPAID_METER,
    type: 'prepaid',
    amount: 1_000,
    phone: '08031234567',
  };
  const BILL = {
    ...{ kind: 'electricity', biller: 'ikeja-electric', account: PREPAID_METER, meterType: 'prepaid' },
    ...{ phone: '08031234567', merchantReference: 'order-7' },
  };
  const COLLECTION = {
    ...{ sourceAmount: 250, sourceCurrency: 'GHS', country: 'GH', paymentMethod: 'MTN' },
    customer: { name: 'Kofi Mensah', phone: '+233241234567' },
  };
  const recreate = (workflowId: string, facts: object, ...options: readonly string[]) =>
    admin('recreate', workflowId, ...WHY, '--facts', JSON.stringify(facts), ...options);
  const lostBill = () => {
    providers.vtpass.planVend({ status: 'pending' });
    return lostOrder('/bills/electricity', METER);
  };
  const expectRefused = async (asked: ReturnType<typeof admin>, because: string) =>
    expect(await asked).toMatchObject({ code: 2, err: expect.stringContaining(because) });

  beforeEach(() => providers.vtpass.reset());

  it('a bill is made again by what the merchant has of it, and its token is found', async () => {
    const { id, reference } = await lostBill();
    const workflowId = `bill/prod/${id}`;
    const { out } = await admin('lost');
    expect(out).toContain(
      `next      flows recreate ${workflowId} --reason … --facts '{"kind":"electricity",`,
    );
    providers.vtpass.settle(reference, 'delivered');
    await expectRefused(admin('recreate', workflowId, ...WHY), '--facts, kind: Invalid option');
    await expectRefused(recreate(workflowId, BILL, '--reference', `${reference}x`), 'has nothing under');
    expect(await balances()).toEqual(UNTOUCHED);

    const made = await recreate(workflowId, BILL);
    expect(made.out).toBe(`${id} has its record again: 1000 naira; vtpass is checked by ${reference}.\n`);
    await reaches(id, 'COMPLETED');
    const { body } = await service.get(`/transactions/${id}`, { key: merchant.apiKeys.prod });
    expect(body.transaction).toMatchObject({
      amount: 1_000,
      merchantReference: 'order-7',
      metadata: { token: TOKEN, bill: { account: PREPAID_METER, meterType: 'prepaid' } },
    });
    expect(providers.vtpass.vendsFor(PREPAID_METER)).toHaveLength(1);
    expect(await balances()).toEqual({ availableMinor: FUNDS_MINOR - 100_000n, heldMinor: 0n });
    expect(await auditOf('bill.recreate', id)).toMatchObject([
      { business_id: merchant.businessId, details: { attempt: reference, amountMinor: '100000' } },
    ]);
    await expectRefused(recreate(workflowId, BILL), 'without a record');
    await expectSoundLedger(service.database);
  });

  it('a bill has its business owe what its wallet lacks', async () => {
    const { id, reference } = await lostBill();
    providers.vtpass.settle(reference, 'delivered');
    paystack.planTransfer({ status: 'success' });
    await reaches(await withdraw(9_900), 'COMPLETED');
    const command = [`bill/prod/${id}`, BILL, '--reference', reference] as const;
    await expectRefused(recreate(...command), '1000 naira have to be on hold');
    expect((await recreate(...command, '--may-owe')).code).toBe(0);
    await reaches(id, 'COMPLETED');
    expect(await balances()).toEqual({ availableMinor: 0n, heldMinor: 0n });
    await expectSoundLedger(service.database);
  });

  it('a sale is made again at the rate that the bank was paid by', async () => {
    await service.fund(merchant, 100, 'prod', 'USDT');
    const { id } = await lostOrder('/crypto/withdrawals/request', { amountUsdt: 10 });
    const workflowId = `usdt-sale/prod/${id}`;
    await paystack.settle(id, 'success');
    await expectRefused(recreate(workflowId, { conversionRate: 1_500 }), 'another amount');
    const rate = { conversionRate: 1_522.86 };
    await expectRefused(recreate(workflowId, rate, '--may-owe'), '--may-owe is for naira alone');
    await expectRefused(recreate(workflowId, rate, '--amount', '11'), 'is not what the workflow');
    expect(await usdt()).toEqual({ availableMinor: 100_000_000n, heldMinor: 0n });

    const made = await recreate(workflowId, rate);
    expect(made.out).toBe(`${id} has its record again: 10 USDT; paystack is checked by ${id}.\n`);
    const sale = await waitFor('the sale', async () => {
      const { body } = await service.get(`/crypto/withdrawals/${id}`, { key: merchant.apiKeys.prod });
      return body.withdrawal.status === 'COMPLETED' && body.withdrawal;
    });
    expect(sale).toMatchObject({ conversionRate: 1_522.86, netAmountNgn: 15_203.6 });
    expect(paystack.transfersMade(id)).toBe(1);
    expect(await usdt()).toEqual({ availableMinor: 90_000_000n, heldMinor: 0n });
    expect(await auditOf('usdt_sale.recreate', id)).toMatchObject([{ details: { netMinor: '1520360' } }]);
    await expectSoundLedger(service.database);
  });

  it('a collection is made again, and credits what its workflow was begun for', async () => {
    const { id } = await lostOrder('/cross-border/collections', COLLECTION);
    const workflowId = `collection/prod/${id}`;
    await providers.yellowCard.settle(id, 'complete');
    const facts = { ...COLLECTION, rate: 126.72, providerRate: 128 };
    await expectRefused(recreate(workflowId, { ...facts, providerRate: 126, rate: 126 }), 'brings less');
    await expectRefused(recreate(workflowId, { ...facts, sourceAmount: 260 }), 'does not say what it knows');
    const made = await recreate(workflowId, facts);
    expect(made.out).toBe(`${id} has its record again: 31680 naira; yellowcard is checked by ${id}.\n`);
    await reaches(id, 'COMPLETED');
    expect(await balances()).toEqual({ availableMinor: FUNDS_MINOR + 3_168_000n, heldMinor: 0n });
    expect(providers.yellowCard.submissions(id)).toBe(1);
    expect(await auditOf('collection.recreate', id)).toMatchObject([{ details: { sourceMinor: '25000' } }]);
    await expectSoundLedger(service.database);
  });

  it('an announced payment is noted again, and credited once its provider confirms it', async () => {
    const { secretKey, url: baseUrl } = paystack;
    const issuer = createPaystack({ secretKey, baseUrl, timeoutMs: 60_000 });
    const { businessId } = merchant;
    const { accountNumber } = await issueVendorAccount(service.database, issuer, {
      businessId,
      actor: 'test',
    });
    paystack.setCallbackUrl(`${service.apiUrl}/providers/paystack/callback`);
    const reference = `in${Date.now()}`;
    const lose = await rememberCommits(service);
    const payment = { reference, amountMinor: 500_000n, accountNumber };
    paystack.receivePayment({ ...payment, status: 'ongoing' });
    await paystack.announcePayment({ reference });
    await waitFor('the payment to be checked', async () => {
      const { rows } = await service.ownerSql(
        'select from vendor_credits where provider_reference = $1 and checks > 0',
        [reference],
      );
      return rows.length > 0;
    });
    await lose();
    paystack.setCallbackUrl(undefined);
    paystack.receivePayment(payment);
    const workflowId = `vendor-credit/prod/paystack/${reference}`;
    expect((await admin('lost')).out).toContain(`next      flows recreate ${workflowId} --reason …\n`);
    const made = await admin('recreate', workflowId, ...WHY);
    expect(made.out).toBe(`${reference} has its record again: paystack is asked about it.\n`);
    await waitFor('the credit', async () => (await balances()).availableMinor > FUNDS_MINOR);
    expect(await balances()).toEqual({ availableMinor: FUNDS_MINOR + 492_500n, heldMinor: 0n });
    expect(await auditOf('vendor_credit.recreate', reference)).toHaveLength(1);
    await expectRefused(admin('recreate', workflowId, ...WHY), 'without a record');
    await expectSoundLedger(service.database);
  });

  it('a session is closed: its address was lost with its record', async () => {
    const lose = await rememberCommits(service);
    const { body } = await service.post(
      '/crypto/payments/create',
      { amount: 25 },
      { key: merchant.apiKeys.test },
    );
    const workflowId = `crypto-payment/test/${body.payment.paymentId}`;
    await waitFor('the workflow', async () => {
      const { status } = await flows.client.workflow.getHandle(workflowId).describe();
      return status.name === 'RUNNING';
    });
    await lose();
    const lost = await listed();
    expect(lost.map((each) => each.workflowId)).toContain(workflowId);
    expect((await admin('lost')).out).not.toContain(`flows recreate ${workflowId}`);
    await expectRefused(admin('recreate', workflowId, ...WHY), 'cannot be made again');
    expect((await admin('close', workflowId, ...WHY)).out).toBe(`${workflowId} is closed.\n`);
  });
});

/** Waits until a merchant has one payout, completed. */
const completed = (table: 'transactions' | 'usdt_sales') =>
  waitFor(`a payout of ${table}`, async () => {
    const { rows } = await service.ownerSql(
      `select id, status from ${table} where business_id = $1 and (id like 'wd_%' or id like 'sale_%')`,
      [merchant.businessId],
    );
    return rows.length === 1 && rows[0].status === 'COMPLETED' && (rows[0].id as string);
  });

/** Waits until an order is flagged for review, and reads why. */
const reviewOf = (id: string) =>
  waitFor(`${id} to be flagged`, async () => {
    const { rows } = await service.ownerSql('select review_reason from orders where id = $1', [id]);
    return (rows[0]?.review_reason ?? undefined) as string | undefined;
  });

describe('what is paid without a request', () => {
  const daily = () =>
    service.ownerSql(
      `insert into automatic_payouts (business_id, environment, status, rule, at_minute, reserve_minor, due_at, look_at)
        values ($1, 'prod', 'ACTIVE', 'daily', extract(hour from now() at time zone 'Africa/Lagos') * 60, 0, now(),
          now() + interval '1 hour')`,
      [merchant.businessId],
    );
  const look = () =>
    service.ownerSql('update automatic_payouts set look_at = now() where business_id = $1', [
      merchant.businessId,
    ]);

  it('is a payout by itself: lost, it is made again under its id, and paid once', async () => {
    await daily();
    const lose = await rememberCommits(service);
    await look();
    const id = await completed('transactions');
    await lose();
    await look();
    expect(await completed('transactions')).toBe(id);
    await expectPaidOnce(id);
  });

  it('is a payout by itself: lost, and of more today, it waits for an operator and is not paid again', async () => {
    await daily();
    const lose = await rememberCommits(service);
    await look();
    const id = await completed('transactions');
    await lose();
    await service.fund(merchant, 1_000, 'prod');
    await look();
    expect(await reviewOf(id)).toContain('Paystack has another amount or currency under this reference.');
    expect(paystack.transfersMade(id)).toBe(1);
    expect(await statusOf(id)).toBe('PROCESSING');
    // All of 11,000 are on hold.
    expect(await balances()).toEqual({ availableMinor: 0n, heldMinor: FUNDS_MINOR + 100_000n });
    expect(paystack.transferRequests(id)).toBe(1);
  });

  it('is a payout by itself: lost, and to an account that is closed since, the bank that paid it is believed', async () => {
    await daily();
    const lose = await rememberCommits(service);
    await look();
    const id = await completed('transactions');
    await lose();
    const closed = {
      kind: 'answer',
      httpStatus: 422,
      body: { status: false, message: 'Account closed' },
    } as const;
    paystack.addFault({ endpoint: 'resolve', fault: closed, times: 1_000 });
    paystack.addFault({ endpoint: 'recipient', fault: closed, times: 1_000 });
    await look();
    expect(await completed('transactions')).toBe(id);
    await expectPaidOnce(id);
  });

  it('is a payout by itself that an operator makes again: its day is paid', async () => {
    await daily();
    const lose = await rememberCommits(service);
    await look();
    const id = await completed('transactions');
    await lose();
    expect(await admin('recreate', workflowIdOf(id), ...WHY)).toMatchObject({ err: '', code: 0 });
    await expectPaidOnce(id);
    await look();
    await waitFor('the relay to have looked', async () => {
      const { rows } = await service.ownerSql(
        `select from automatic_payouts where business_id = $1 and look_at > now() + interval '1 hour'`,
        [merchant.businessId],
      );
      return rows.length === 1;
    });
    expect(await completed('transactions')).toBe(id);
    const { body } = await service.get(`/transactions/${id}`, { key: merchant.apiKeys.prod });
    expect(body.transaction.description).toBe('Automatic payout to Guaranty Trust Bank');
  });
});

describe('with two operators', () => {
  let ada: string;
  let bola: string;
  beforeAll(async () => {
    const register = async (name: string, token: Token) => {
      const env = token === undefined ? {} : { OPERATOR_TOKEN: token };
      return JSON.parse((await runAdminOn(service, ['operators', 'add', name, '--json'], env)).out).token;
    };
    ada = await register('ada', undefined);
    bola = await register('bola', ada);
  });

  const requestOf = ({ out }: { readonly out: string }) => /(opr_\w+)/.exec(out)?.[1] ?? '';
  const confirm = (token: Token, id: string) =>
    runAdminOn(service, ['requests', 'confirm', id], {
      ...providers.env,
      ...(token !== undefined && { OPERATOR_TOKEN: token }),
    });

  it('a record is made again by the second, once', async () => {
    const id = await lostWhilePending();
    await paystack.settle(id, 'success');
    const first = requestOf(await adminAs(ada, 'recreate', workflowIdOf(id), ...WHY));
    const second = requestOf(await adminAs(ada, 'recreate', workflowIdOf(id), ...WHY));
    expect(await balances()).toEqual(UNTOUCHED);
    expect((await confirm(ada, first)).code).toBe(2);
    expect((await confirm(bola, first)).out).toBe(`${first} is applied.\n`);
    const again = await confirm(bola, second);
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining('has its record again already') });
    await expectPaidOnce(id);
    expect(await balances()).toEqual(PAID);
    expect(await auditOf('withdrawal.recreate', id)).toMatchObject([
      { actor: 'ada', details: { confirmedBy: 'bola' } },
    ]);
  });

  it('what the merchant said of a lost order is with the request, and not in the audit log', async () => {
    await service.fund(merchant, 100, 'prod', 'USDT');
    const { id } = await lostOrder('/crypto/withdrawals/request', { amountUsdt: 10 });
    await paystack.settle(id, 'success');
    const facts = ['--facts', '{"conversionRate":"1522.86","merchantReference":"order-7"}'];
    const asked = requestOf(await adminAs(ada, 'recreate', `usdt-sale/prod/${id}`, ...WHY, ...facts));
    const [created] = await auditOf('request.create', id);
    expect(created.details).toMatchObject({ request: asked, amountMinor: '10000000' });
    expect(JSON.stringify(created)).not.toContain('order-7');
    expect((await confirm(bola, asked)).out).toBe(`${asked} is applied.\n`);
    const sale = await waitFor('the sale', async () => {
      const { body } = await service.get(`/crypto/withdrawals/${id}`, { key: merchant.apiKeys.prod });
      return body.withdrawal.status === 'COMPLETED' && body.withdrawal;
    });
    expect(sale).toMatchObject({ merchantReference: 'order-7', conversionRate: 1_522.86 });
  });

  it('what a bank may have paid is closed by the second; what it does not know, by one', async () => {
    const paid = await lostWhilePending();
    const asked = requestOf(await adminAs(ada, 'close', workflowIdOf(paid), ...WHY));
    expect(asked).not.toBe('');
    expect(await listed()).toMatchObject([{ workflowId: workflowIdOf(paid) }]);
    expect((await confirm(bola, asked)).out).toBe(`${asked} is applied.\n`);
    await waitFor('the list to be empty', async () => (await listed()).length === 0);
    expect(await auditOf('flows.close', workflowIdOf(paid))).toMatchObject([
      { actor: 'ada', details: { confirmedBy: 'bola', banks: 'known' } },
    ]);

    const unknown = await lostWhilePending();
    paystack.forgetTransfer(unknown);
    expect((await adminAs(ada, 'close', workflowIdOf(unknown), ...WHY)).out).toBe(
      `${workflowIdOf(unknown)} is closed.\n`,
    );
  });
});

// The last: the deposits of their sessions are missing in the books.
describe('a lost sale of a settled session', () => {
  /** A session that is settled and about to be sold, of which the sale is paid by the bank and then lost. */
  async function soldAndLost(paymentId: string): Promise<string> {
    await service.fund(merchant, 25, 'prod', 'USDT');
    await service.ownerSql(
      `with settled as (
          insert into crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor,
              amount_credited_minor, address_index, deposit_address, metadata, policy, expires_at, created_at, updated_at)
            values ($2::text, $1, 'prod', 'SETTLED', 25000000, 25000000, 25000000, 1000000 + length($2), $2, '{}', '{}',
              now() + interval '1 hour', now(), now()))
        insert into session_sales (payment_id, business_id, environment, amount_minor, destination, due_at)
          values ($2, $1, 'prod', 25000000, 'bank', now() + interval '1 hour')`,
      [merchant.businessId, paymentId],
    );
    const lose = await rememberCommits(service);
    await sell();
    const id = await completed('usdt_sales');
    await lose();
    return id;
  }
  const sell = () => service.ownerSql(`update session_sales set due_at = now() where status = 'PENDING'`);

  it('is made again under its id, and paid once', async () => {
    const id = await soldAndLost('cp_lost');
    await sell();
    expect(await completed('usdt_sales')).toBe(id);
    expect(paystack.transfersMade(id)).toBe(1);
    expect((await usdt()).availableMinor).toBe(0n);
  });

  it('whose naira would go to the wallet now waits for an operator, because the bank has paid it', async () => {
    const id = await soldAndLost('cp_lost_to_wallet');
    await service.ownerSql(
      `update session_sales set destination = 'wallet' where payment_id = 'cp_lost_to_wallet'`,
    );
    await sell();
    expect(await reviewOf(id)).toContain('It may have paid this sale, which would go to the wallet now.');
    expect(await balances()).toEqual(UNTOUCHED);
    expect(await usdt()).toMatchObject({ availableMinor: 0n, heldMinor: 25_000_000n });
  });
});
