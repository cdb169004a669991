import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withdrawalTransfers } from '../../src/contract/kinds.ts';
import { dayInLagos, dayInLagosOf } from '../../src/domain/dayInLagos.ts';
import { type AdminRun, runAdminOn } from '../support/admin.ts';
import { saveBankAccount } from '../support/bankAccounts.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { joinSettings } from '../support/joinSettings.ts';
import { waitForLiveBillers } from '../support/liveProviders.ts';
import { type MonnifyServer, startMonnifyServer } from '../support/monnifyServer.ts';
import { type PaystackServer, startPaystackServer } from '../support/paystackServer.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { startVtpassServer, type VtpassServer } from '../support/vtpassServer.ts';
import { waitFor } from '../support/waitFor.ts';

/** What the banks, the seller of bills, our records and the ledger say of one day, with one difference of each kind. */
const DAY_MS = 86_400_000;
const AMOUNT_MINOR = 250_000n;
const BILL_MINOR = 50_000n;
/** The last day that has been over for an hour. */
const YESTERDAY = dayInLagosOf(Date.now() - 3_600_000 - DAY_MS);
const NOON_MS = dayInLagos(YESTERDAY).fromMs + DAY_MS / 2;

let paystack: PaystackServer;
let monnify: MonnifyServer;
let vtpass: VtpassServer;
let service: TestService;
let flows: FlowInspection;
let merchant: TestMerchant;
let env: Readonly<Record<string, string>>;

beforeAll(async () => {
  paystack = await startPaystackServer();
  monnify = await startMonnifyServer();
  vtpass = await startVtpassServer();
  env = {
    ...joinSettings(paystack.env, monnify.env, vtpass.env),
    PAYOUT_PROVIDERS: 'paystack,monnify',
    PAYSTACK_TRANSFER_FEES: '5000=10,50000=25,above=50',
  };
  service = await startTestService({ queues: ['payouts', 'bills'], env, hasSchedules: true });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
  merchant = await service.createMerchant();
  await service.fund(merchant, 1_000_000, 'prod');
  await saveBankAccount(service, merchant.businessId);
  await service.ownerSql(`update bank_accounts set verified_with = 'paystack', nip_code = '000013'`);
  await waitForLiveBillers(service);
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
  await paystack?.stop();
  await monnify?.stop();
  await vtpass?.stop();
});

const apiKey = () => merchant.apiKeys.prod;
const statusOf = async (id: string) =>
  (await service.get(`/transactions/${id}`, { key: apiKey() })).body.transaction.status;
const admin = (...args: readonly string[]): Promise<AdminRun> =>
  runAdminOn(service, ['reconcile', ...args], env);

/** A withdrawal that was paid at noon of yesterday, by the clocks of everybody. */
async function withdrawal(): Promise<string> {
  const { businessId } = merchant;
  const order = { businessId, amount: Number(AMOUNT_MINOR) / 100 };
  const { body } = await service.post('/withdrawal/request', order, { key: apiKey() });
  const id: string = body.withdrawal.transactionId;
  await waitFor('the payout', async () => (await statusOf(id)) === 'COMPLETED');
  await service.ownerSql('update attempts set sent_at = $2 where order_id = $1', [id, new Date(NOON_MS)]);
  await service.ownerSql('update orders set settled_at = $2 where id = $1', [id, new Date(NOON_MS)]);
  if (paystack.transferStatus(id) !== undefined) paystack.rewriteTransfer(id, { createdAtMs: NOON_MS });
  return id;
}

let bought = 0;
/** A bill that was paid at noon of yesterday. */
async function bill(): Promise<{ readonly id: string; readonly requestId: string }> {
  bought += 1;
  const phone = `0803${String(bought).padStart(7, '0')}`;
  const order = { businessId: merchant.businessId, network: 'mtn', phone, amount: Number(BILL_MINOR) / 100 };
  const { body } = await service.post('/bills/airtime', order, { key: apiKey() });
  const id: string = body.transactionId;
  await waitFor('the vend', async () => (await statusOf(id)) === 'COMPLETED');
  await service.ownerSql('update attempts set sent_at = $2 where order_id = $1', [id, new Date(NOON_MS)]);
  const { rows } = await service.ownerSql('select reference from attempts where order_id = $1', [id]);
  return { id, requestId: rows[0].reference };
}

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly flowId?: string;
  readonly provider: string;
  readonly book: string;
  readonly oursMinor?: string;
  readonly theirsMinor?: string;
  readonly detail: string;
  readonly status: string;
  readonly timesFound: number;
  readonly explained?: { readonly by: string; readonly because: string };
}

async function list(...options: readonly string[]): Promise<readonly Listed[]> {
  const { code, out, err } = await admin('list', '--json', ...options);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out).differences;
}

const named = (listed: readonly Listed[]) =>
  listed
    .map(({ book, provider, kind, subject, oursMinor = '-', theirsMinor = '-' }) =>
      [book, provider, kind, subject, oursMinor, theirsMinor].join(' '),
    )
    .toSorted();

const metrics = async () => (await fetch(`${service.apiUrl}/metrics`)).text();

/** Runs the schedule now, and returns the id of the workflow that it started. */
async function runSchedule(status: 'COMPLETED' | 'FAILED'): Promise<string> {
  const { taskQueuePrefix } = service.config;
  const find = async () =>
    (await flows.list(`Flow = "reconciliation" and TaskQueue = "${taskQueuePrefix}payouts"`)).filter(
      (each) => each.status.name === status,
    );
  const before = (await find()).length;
  await flows.client.schedule.getHandle(`${taskQueuePrefix}reconciliation`).trigger();
  const [latest] = await waitFor(`a run to be ${status}`, async () => {
    const found = await find();
    return found.length > before && found;
  });
  return latest?.workflowId ?? '';
}

/** Lets every comparison be due again. */
const letTimePass = () =>
  service.ownerSql(`update reconciliations set compared_at = compared_at - interval '21 hours'`);

describe('three books', () => {
  const ids: Record<string, string> = {};

  it('agree where nothing went wrong, and every account is compared every day', async () => {
    await withdrawal();
    await bill();
    const workflowId = await runSchedule('COMPLETED');
    // Three days of the ledger, Paystack, Monnify and VTpass, and VTpass's balance of today.
    expect(await flows.resultOf(workflowId)).toEqual({ compared: 13, unasked: 0, found: 0, overdue: [] });
    expect(await list()).toEqual([]);
    expect((await admin('list')).out).toBe('No difference waits for an explanation.\n');
    // An alert depends on when it ran last, in every process.
    const shownAge = async () =>
      Number((await metrics()).match(/^mp_check_age_seconds\{check="reconciliation",[^}]*\} (\S+)$/m)?.[1]);
    await service.ownerSql(
      `update check_results set checked_at = now() - interval '4 hours' where source = 'reconciliation'`,
    );
    await waitFor('the metrics to show that no comparison ran', async () => (await shownAge()) >= 14_400);
    const again = await runSchedule('COMPLETED');
    expect(await flows.resultOf(again)).toMatchObject({ compared: 0 });
    await waitFor('the metrics to show that one did', async () => (await shownAge()) < 600);
    const { rows } = await service.ownerSql(
      `select paid_minor, fees_minor, booked_minor from reconciliations
        where provider = 'paystack' and day = $1`,
      [YESTERDAY],
    );
    expect(rows).toEqual([
      { paid_minor: `${AMOUNT_MINOR}`, fees_minor: '1000', booked_minor: `${AMOUNT_MINOR}` },
    ]);
    // Histories name no account, ours neither.
    expect(await flows.history(workflowId)).not.toContain(monnify.walletAccountNumber);
  });

  it('agree about what was told before midnight and made after it', async () => {
    const id = await withdrawal();
    const midnightMs = dayInLagos(YESTERDAY).fromMs;
    const dayBefore = dayInLagosOf(midnightMs - 1);
    await service.ownerSql('update attempts set sent_at = $2 where order_id = $1', [
      id,
      new Date(midnightMs - 1_000),
    ]);
    paystack.rewriteTransfer(id, { createdAtMs: midnightMs + 1_000 });
    for (const day of [dayBefore, YESTERDAY]) expect(await admin('--day', day)).toMatchObject({ code: 0 });
    expect(await list()).toEqual([]);
  });

  it('agree about what ended while they were compared', async () => {
    paystack.planTransfer({ status: 'success', later: 'success', laterAtVerification: 1 });
    const id = await withdrawal();
    paystack.planTransfer({ status: 'success' });
    // The list is of a moment ago; asked about the transfer itself, Paystack has it as our record does.
    paystack.rewriteTransfer(id, { status: 'pending' });
    expect(await admin('--day', YESTERDAY)).toMatchObject({ code: 0 });
    expect(paystack.transferStatus(id)).toBe('success');
    expect(await list()).toEqual([]);
  });

  it('differ by an answer that cannot be read, while everything else of the day is compared', async () => {
    await bill();
    await bill();
    const compared = async () => {
      const { out } = await admin('--day', YESTERDAY);
      return out.match(/^compared .* compared,/gm);
    };
    const whole = await compared();
    expect(whole).toHaveLength(4);
    vtpass.addFault({ endpoint: 'requery', fault: { kind: 'malformed', accepted: true } });
    expect(await compared()).toEqual(whole);
    const [unreadable, ...others] = await list();
    expect(others).toEqual([]);
    expect(unreadable).toMatchObject({ book: 'vends', kind: 'unreadable', oursMinor: String(BILL_MINOR) });
    expect(unreadable?.detail).toContain('is unreadable. Look it up at the provider by its reference.');
    const { rows } = await service.ownerSql('select reference from attempts');
    expect(rows.map(({ reference }) => reference)).toContain(unreadable?.subject);
    // Where nothing at all can be read, nothing was compared, and the day waits.
    vtpass.addFault({ endpoint: 'requery', fault: { kind: 'malformed', accepted: true }, times: 100 });
    expect((await admin('--day', YESTERDAY)).out).toMatch(/NOT COMPARED.*vends vtpass/);
    vtpass.endFaults();
    expect(await compared()).toEqual(whole);
    expect(await list()).toEqual([]);
  });

  it('differ, and each difference is named', async () => {
    // One was made by hand.
    paystack.rewriteTransfer('made_by_hand_0001', { amountMinor: 777_700n, createdAtMs: NOON_MS });
    for (const kind of ['lost', 'amount', 'status', 'fee', 'booked', 'untold'])
      ids[kind] = await withdrawal();
    const { lost = '', amount = '', status = '', fee = '', booked = '', untold = '' } = ids;
    paystack.forgetTransfer(lost);
    paystack.rewriteTransfer(amount, { amountMinor: AMOUNT_MINOR + 100n });
    paystack.rewriteTransfer(status, { status: 'failed' });
    paystack.rewriteTransfer(fee, { feeMinor: 2_500n });
    // The ledger took it back, and neither the record nor the bank did.
    const { businessId } = merchant;
    const money = { withdrawalId: booked, businessId, environment: 'prod' as const };
    await service.ledger.post(
      withdrawalTransfers.reverse({ ...money, amountMinor: AMOUNT_MINOR, feeMinor: 1_000n }),
    );
    // It ended as paid, without an update.
    paystack.forgetTransfer(untold);
    await service.ownerSql('delete from attempts where order_id = $1', [untold]);

    // Paystack said that it did nothing, and Monnify paid; then Paystack has paid all the same.
    paystack.addFault({
      endpoint: 'transfer',
      fault: {
        kind: 'answer',
        httpStatus: 400,
        body: { status: false, message: 'Your balance is not enough to fulfil this request' },
      },
    });
    ids.twice = await withdrawal();
    expect(monnify.transfersMade(`${ids.twice}-2`)).toBe(1);
    monnify.rewriteTransfer(`${ids.twice}-2`, { createdAtMs: NOON_MS });
    // Monnify took another one back, without an update.
    ids.returned = await withdrawal();
    monnify.rewriteTransfer(ids.returned, { createdAtMs: NOON_MS, status: 'REVERSED' });
    paystack.rewriteTransfer(ids.twice, {
      amountMinor: AMOUNT_MINOR,
      createdAtMs: NOON_MS,
      status: 'success',
    });

    const [undone, unsold] = [await bill(), await bill()];
    vtpass.settle(undone.requestId, 'failed', '016');
    vtpass.forgetVend(unsold.requestId);

    await letTimePass();
    await runSchedule('COMPLETED');
    expect(named(await list())).toEqual(
      [
        `transfers paystack given_up_but_paid ${ids.twice} 0 ${AMOUNT_MINOR}`,
        `transfers monnify status ${ids.returned} ${AMOUNT_MINOR} ${AMOUNT_MINOR}`,
        `transfers paystack unknown_to_us made_by_hand_0001 - 777700`,
        `transfers paystack unknown_to_them ${lost} ${AMOUNT_MINOR} -`,
        `transfers paystack amount ${amount} ${AMOUNT_MINOR} ${AMOUNT_MINOR + 100n}`,
        `transfers paystack status ${status} ${AMOUNT_MINOR} ${AMOUNT_MINOR}`,
        `transfers paystack fee ${fee} 1000 2500`,
        `transfers paystack ledger ${booked} 0 ${AMOUNT_MINOR}`,
        `ledger  ledger ${untold} ${AMOUNT_MINOR} 0`,
        `vends vtpass status ${undone.requestId} ${BILL_MINOR} 0`,
        `vends vtpass unknown_to_them ${unsold.requestId} ${BILL_MINOR} -`,
      ].toSorted(),
    );
    const [first] = await list();
    expect(first).toMatchObject({
      kind: 'given_up_but_paid',
      flowId: ids.twice,
      detail: expect.stringContaining('may have been paid twice'),
    });
    const shown = await metrics();
    for (const kind of ['given_up_but_paid', 'unknown_to_us', 'amount', 'fee']) {
      expect(shown).toContain(
        `mp_reconciliation_differences{environment="prod",book="transfers",provider="paystack",kind="${kind}"} 1`,
      );
    }
  });

  it('are compared again, and nothing is found twice', async () => {
    // What came back was reversed by its own check since, so that nothing differs any longer.
    const { returned = '' } = ids;
    await waitFor('the return', async () => (await statusOf(returned)) === 'REVERSED');
    const before = (await list()).filter(({ subject }) => subject !== returned);
    await letTimePass();
    await runSchedule('COMPLETED');
    const after = await list();
    expect(after.map(({ id, timesFound }) => [id, timesFound])).toEqual(before.map(({ id }) => [id, 1]));
    const { code, out } = await admin('--day', YESTERDAY);
    expect(code).toBe(1);
    expect(out).toMatch(
      /compared {2}\S+ {2}transfers paystack 463433: 10 compared, 7 differ, 0 cannot be told yet; \S+ naira paid and \S+ taken for it, \S+ booked$/m,
    );
    expect((await list()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('have differences that are explained, come back with other figures, and go by themselves', async () => {
    const listed = await list();
    const idOf = (kind: string) => listed.find((each) => each.kind === kind)?.id ?? '';
    const explain = (id: string, reason = 'Made by the founder on the dashboard.') =>
      admin('explain', id, '--reason', reason, '--operator', 'ngozi');
    expect(await explain(idOf('unknown_to_us'))).toMatchObject({ code: 0 });
    expect(await explain(idOf('fee'))).toMatchObject({ code: 0 });
    expect(await explain(idOf('fee'))).toMatchObject({ code: 2, err: expect.stringContaining('waits') });
    expect(await explain(idOf('amount'), 'so')).toMatchObject({ code: 2 });
    const kinds = async () => (await list()).map(({ kind }) => kind);
    expect(await kinds()).not.toContain('unknown_to_us');

    // One of the explained ones is another now, and one that was found is mended.
    paystack.rewriteTransfer(ids.fee ?? '', { feeMinor: 9_900n });
    paystack.rewriteTransfer(ids.amount ?? '', { amountMinor: AMOUNT_MINOR });
    await letTimePass();
    await runSchedule('COMPLETED');
    expect(await kinds()).toContain('fee');
    expect(await kinds()).not.toContain('amount');
    expect(await kinds()).not.toContain('unknown_to_us');
    const all = await list('--all');
    expect(all.find(({ kind }) => kind === 'unknown_to_us')).toMatchObject({
      status: 'EXPLAINED',
      explained: { by: 'ngozi', because: 'Made by the founder on the dashboard.' },
    });
    const gone = all.find(({ kind }) => kind === 'amount');
    expect(gone).toMatchObject({ status: 'CLOSED' });
    expect(gone?.explained).toBeUndefined();
    expect((await admin('list', '--all')).out).toMatch(/gone {6}\S+, by itself/);

    paystack.rewriteTransfer(ids.amount ?? '', { amountMinor: AMOUNT_MINOR + 100n });
    await letTimePass();
    await runSchedule('COMPLETED');
    expect((await list()).find(({ kind }) => kind === 'amount')).toMatchObject({
      id: idOf('amount'),
      timesFound: 2,
    });
    const { rows } = await service.ownerSql(
      'select status, operator from reconciliation_events where difference_id = any($1) order by id',
      [[idOf('amount'), idOf('fee')]],
    );
    expect(rows.map((row) => row.status)).toEqual([
      'FOUND',
      'FOUND',
      'EXPLAINED',
      'FOUND',
      'CLOSED',
      'FOUND',
    ]);
    const audited = await service.ownerSql(
      `select actor, subject from audit_log where action = 'reconciliation.explain' order by id`,
    );
    expect(audited.rows).toEqual([
      { actor: 'ngozi', subject: idOf('unknown_to_us') },
      { actor: 'ngozi', subject: idOf('fee') },
    ]);
  });

  it('are found missing money in a balance that fell by more than was bought', async () => {
    const reading = await service.ownerSql(
      `update reconciliations set day = day - 1, compared_at = compared_at - interval '21 hours'
        where book = 'wallet' returning balance_minor`,
    );
    const before = BigInt(reading.rows[0].balance_minor);
    // Yesterday's five bills are all that was bought since the last reading.
    vtpass.setBalance(Number(before - 300_100n) / 100);
    await runSchedule('COMPLETED');
    const found = (await list()).find(({ kind }) => kind === 'wallet');
    expect(found).toMatchObject({ book: 'wallet', provider: 'vtpass', theirsMinor: '300100' });
  });

  it('wait for a provider that cannot be asked, which needs a human after a day, while others go on', async () => {
    monnify.addFault({
      endpoint: 'search',
      fault: { kind: 'error', accepted: false, httpStatus: 503 },
      times: 1_000,
    });
    await letTimePass();
    const open = await runSchedule('COMPLETED');
    expect(await flows.resultOf(open)).toMatchObject({ unasked: 3, overdue: [] });
    expect((await list()).length).toBeGreaterThan(5);
    expect((await admin('--day', YESTERDAY)).out).toMatch(/NOT COMPARED {2}\S+ {2}transfers monnify/);

    await service.ownerSql(
      `update reconciliations set unasked_since = unasked_since - interval '25 hours' where provider = 'monnify'`,
    );
    const failed = await runSchedule('FAILED');
    expect(await flows.searchAttributes(failed)).toMatchObject({ FlowStatus: 'NEEDS_ATTENTION' });
    expect(await metrics()).toMatch(
      /^mp_reconciliation_unasked_seconds\{environment="prod",book="transfers",provider="monnify"\} 9\d{4}/m,
    );

    monnify.endFaults();
    const healed = await runSchedule('COMPLETED');
    expect(await flows.resultOf(healed)).toMatchObject({ compared: 3, unasked: 0, overdue: [] });
  });

  it('miss an account that our records name and that is not configured any more', async () => {
    await service.ownerSql('alter table attempts disable trigger check_attempt');
    await service.ownerSql(`update attempts set account = '999' where reference = $1`, [ids.status]);
    await service.ownerSql('alter table attempts enable trigger check_attempt');
    await letTimePass();
    const workflowId = await runSchedule('COMPLETED');
    expect(await flows.resultOf(workflowId)).toMatchObject({ unasked: 3 });
    expect((await admin('list')).out).toMatch(
      /^NOT COMPARED {2}\d{4}-\d\d-\d\d {2}transfers paystack 999, since \S+: .* which is no longer configured/m,
    );
    const { rows } = await service.ownerSql(
      `select distinct unasked_because from reconciliations where account = '999'`,
    );
    expect(rows).toEqual([
      { unasked_because: expect.stringContaining('account 999 of paystack, which is no longer configured') },
    ]);
  });

  it('wait for it no longer once a human says so', async () => {
    const by = ['--reason', 'Closed in agreement with the bank.', '--operator', 'ngozi'];
    expect(await admin('waive', 'paystack', '999', ...by)).toMatchObject({ code: 0 });
    expect(await admin('waive', 'paystack', '999', ...by)).toMatchObject({ code: 2 });
    await letTimePass();
    const workflowId = await runSchedule('COMPLETED');
    expect(await flows.resultOf(workflowId)).toMatchObject({ unasked: 0 });
    const { rows } = await service.ownerSql(
      `select actor, subject from audit_log where action = 'reconciliation.waive'`,
    );
    expect(rows).toEqual([{ actor: 'ngozi', subject: 'paystack 999' }]);
  });

  it('wait for a provider that does not tell who we are', async () => {
    const wrong = { PAYSTACK_SECRET_KEY: 'sk_live_of_yesterday' };
    const { code, out } = await runAdminOn(service, ['reconcile', '--day', YESTERDAY], { ...env, ...wrong });
    expect(code).toBe(1);
    expect(out).toMatch(/NOT COMPARED {2}\S+ {2}transfers paystack: /);
    expect(out).toMatch(/compared {2}\S+ {2}transfers monnify/);
    const unidentified = `select from reconciliations where provider = 'paystack' and account = ''`;
    expect((await service.ownerSql(unidentified)).rowCount).toBe(1);
    await runSchedule('COMPLETED');
    expect((await service.ownerSql(unidentified)).rowCount).toBe(0);
  });

  it('are not asked for by a command without the keys, which says so and records nothing', async () => {
    const others = { ...env, PAYSTACK_SECRET_KEY: '', PAYOUT_PROVIDERS: 'monnify' };
    const states = async () =>
      (
        await service.ownerSql(
          `select day, account, compared_at, unasked_since from reconciliations where provider = 'paystack'
            order by day, account`,
        )
      ).rows;
    const before = await states();
    const { code, out } = await runAdminOn(service, ['reconcile', '--day', YESTERDAY], others);
    expect(code).toBe(1);
    expect(out).toContain(
      `NOT COMPARED  ${YESTERDAY}  paystack: PAYSTACK_SECRET_KEY is not set for this command`,
    );
    expect(out).toMatch(/compared {2}\S+ {2}transfers monnify/);
    expect(out).not.toContain('not configured');
    expect(await states()).toEqual(before);
    const { out: json } = await runAdminOn(service, ['reconcile', '--day', YESTERDAY, '--json'], others);
    expect(JSON.parse(json).withoutKey).toEqual([
      { provider: 'paystack', setting: 'PAYSTACK_SECRET_KEY', isNamedByRecords: true },
    ]);
  });

  it('are compared for days only', async () => {
    for (const day of ['tomorrow', '2026-13-01', '2999-01-01']) {
      expect(await admin('--day', day)).toMatchObject({ code: 2, err: expect.stringContaining('--day') });
    }
  });
});
