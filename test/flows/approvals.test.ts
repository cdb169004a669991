import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createMerchantClient, OrderWaitsError } from '../../packages/client/src/index.ts';
import { endExpiredRequests } from '../../src/db/orders/approvals/requests.ts';
import { MAX_WAITING_REQUESTS } from '../../src/domain/merchants/approvals.ts';
import type { Environment } from '../../src/domain/money.ts';
import { noticeMail } from '../../src/mail/noticeMail.ts';
import { turnOnSecondFactor } from '../support/secondFactor.ts';
import {
  type Answer,
  type RequestOptions,
  startTestService,
  type TestMerchant,
  type TestService,
} from '../support/service.ts';
import { addUser, signInUser, type TestUser } from '../support/users.ts';
import { waitFor } from '../support/waitFor.ts';

const PASSWORD = 'correct horse battery';
const RULE = { aboveNgn: 10_000, aboveUsdt: 10, includesKeys: false };

let service: TestService;
let merchant: TestMerchant;
/** The cookie of the owner. */
let owner: string;
let finance: TestUser;
/** The cookie of a user with the role finance. */
let maker: string;

beforeAll(async () => {
  service = await startTestService({ queues: ['payouts', 'bills', 'webhooks'], env: { MAIL_URL: '' } });
});
afterAll(() => service?.stop());
beforeEach(async () => {
  await service.ownerSql('delete from attempt_counters');
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
  await service.fund(merchant, 1_000_000);
  await service.fund(merchant, 1_000, 'test', 'USDT');
  owner = await service.signIn(merchant);
  finance = await addUser(service, merchant, 'finance');
  maker = await signInUser(service, merchant, finance);
  expect((await setRule(RULE)).status).toBe(200);
});

const by = (cookie: string, environment: Environment = 'test', headers = {}): RequestOptions => ({
  cookie,
  headers: { 'x-business-env': environment, ...headers },
});
const setRule = (rule: object, as = owner) => service.post('/approval-rule', rule, by(as));
const withdraw = (amount = 50_000, options = by(maker)) =>
  service.post('/withdrawal/request', { businessId: merchant.businessId, amount }, options);
const read = async (id: string, as = owner) => (await service.get(`/approvals/${id}`, by(as))).body.approval;
const approve = (id: string, as = owner, environment: Environment = 'test') =>
  service.post(`/approvals/${id}/approve`, undefined, by(as, environment));
const refuse = (id: string, as = owner) =>
  service.post(`/approvals/${id}/refuse`, { reason: 'not agreed' }, by(as));
const balance = () =>
  service.ledger.balances({ businessId: merchant.businessId, environment: 'test' }, 'NGN');
const transactions = async () =>
  (await service.get('/transactions?channel=bank_transfer', by(owner))).body.transactions;
const expire = (id: string) =>
  service.ownerSql(
    `update approval_requests set created_at = now() - interval '2 days', expires_at = now() - interval '1 second'
      where id = $1`,
    [id],
  );
const entriesOf = async (id: string) => {
  const { rows } = await service.ownerSql(
    `select action, actor, proven_by from audit_log where subject = $1 order by id`,
    [id],
  );
  return rows;
};
const recipientsOf = async (name: string) => {
  const { rows } = await service.ownerSql(
    'select recipient from notices where business_id = $1 and name = $2 order by recipient',
    [merchant.businessId, name],
  );
  return rows.map(({ recipient }) => recipient);
};

const adminCookie = async () => signInUser(service, merchant, await addUser(service, merchant, 'admin'));

/** Asks for a withdrawal that waits. Returns the id of its request. */
async function waiting(amount = 50_000, options = by(maker)): Promise<string> {
  const { status, body } = await withdraw(amount, options);
  expect({ status, is: body.approval?.status }).toEqual({ status: 202, is: 'WAITING' });
  return body.approval.id;
}

async function settled(id: string): Promise<string> {
  return waitFor(`the end of ${id}`, async () => {
    const { body } = await service.get(`/transactions/${id}`, by(owner));
    const { status } = body.transaction;
    return status === 'PROCESSING' ? undefined : status;
  });
}

describe('a refund above the amount', () => {
  const ADDRESS = 'T9yZXXENpbqxic72funvcNeQuM4bnKkDAS';

  /** A session of the merchant whose deposit of 25 USDT was rejected. Returns its id. */
  async function rejected(): Promise<string> {
    const { body } = await service.post('/crypto/payments/create', { amount: 25 }, by(owner));
    const { paymentId } = body.payment;
    await service.ownerSql(
      `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
          contract, from_address, amount_minor, status)
        select 'simulated', encode(sha256(convert_to(id, 'UTF8')), 'hex'), 0, environment, id, business_id, 1, now(), 'T', 'T',
          25000000, 'REJECTED' from crypto_payments where id = $1`,
      [paymentId],
    );
    return paymentId;
  }

  it('waits for a second person who may refund, and is then recorded once', async () => {
    const paymentId = await rejected();
    const body = { paymentId, amount: 20, address: ADDRESS, reason: 'It was paid twice.' };
    const request = () =>
      service.post('/crypto/refunds', body, by(maker, 'test', { 'idempotency-key': 'r-1' }));
    const asked = await request();
    expect([asked.status, asked.body.approval]).toMatchObject([
      202,
      { kind: 'usdt_refund', amount: 20, currency: 'USDT', destination: ADDRESS, status: 'WAITING' },
    ]);
    const { id } = asked.body.approval;
    expect((await request()).body.approval.id).toBe(id);
    for (const role of ['developer', 'viewer'] as const) {
      const other = await signInUser(service, merchant, await addUser(service, merchant, role));
      expect([role, (await approve(id, other)).body.code]).toEqual([role, 'forbidden']);
    }
    expect((await approve(id, maker)).body.code).toBe('forbidden');
    expect((await approve(id, owner, 'prod')).status).toBe(404);
    expect((await service.get('/crypto/refunds', by(owner))).body.refunds).toEqual([]);
    const both = await Promise.all([approve(id), approve(id, await adminCookie())]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const { refunds } = (await service.get('/crypto/refunds', by(owner))).body;
    expect(refunds).toMatchObject([{ paymentId, amount: 20, source: 'deposit', status: 'PENDING' }]);
    expect((await read(id)).transactionId).toBe(refunds[0].refundId);
    expect((await request()).body.refund.refundId).toBe(refunds[0].refundId);
  });

  it('goes on waiting when the deposit was refunded meanwhile', async () => {
    const paymentId = await rejected();
    const refund = (amount: number) =>
      service.post('/crypto/refunds', { paymentId, amount, address: ADDRESS, reason: 'Twice.' }, by(maker));
    const { id } = (await refund(20)).body.approval;
    expect((await refund(10)).status).toBe(200);
    expect(await approve(id)).toMatchObject({
      status: 400,
      body: {
        errors: [{ path: 'amount', message: 'must be at most 15 USDT, which is left of the deposit' }],
      },
    });
    expect((await read(id)).status).toBe('WAITING');
  });
});

describe('an order above the amount', () => {
  it('waits: nothing is on hold, and no order exists; the request has a page of its own', async () => {
    const before = await balance();
    const { status, body } = await withdraw(50_000);
    expect({ status, ...body }).toMatchObject({
      status: 202,
      success: true,
      msg: 'waiting for approval by a second person',
      approval: {
        kind: 'withdrawal',
        status: 'WAITING',
        amount: 50_000,
        currency: 'NGN',
        destination: expect.stringMatching(/^0123456789, Guaranty Trust Bank, ./),
        madeBy: finance.email,
        isYours: true,
        transactionId: null,
        environment: 'test',
      },
    });
    const { id, createdAt, expiresAt } = body.approval;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(24 * 3_600_000);
    expect(await balance()).toEqual(before);
    expect(await transactions()).toEqual([]);
    expect(await read(id)).toEqual({ ...body.approval, isYours: false });
  });

  it('begins on approval by a second person, and is then an order as any other', async () => {
    const id = await waiting(50_000);
    const { status, body } = await approve(id);
    expect(status).toBe(200);
    expect(body.approval).toMatchObject({ status: 'APPROVED', decidedBy: merchant.email });
    const { transactionId } = body.approval;
    expect(await settled(transactionId)).toBe('COMPLETED');
    expect((await balance()).availableMinor).toBe(100_000_000n - 5_002_500n);
    expect((await transactions()).map((each: { id: string }) => each.id)).toEqual([transactionId]);
  });

  it('is on record step by step, and is mailed to those who may decide and then to its maker', async () => {
    const admin = await addUser(service, merchant, 'admin');
    await addUser(service, merchant, 'viewer');
    const id = await waiting();
    expect(await recipientsOf('approval.request')).toEqual([merchant.email, admin.email].toSorted());
    await approve(id);
    expect(await recipientsOf('approval.approve')).toEqual([finance.email]);
    const refused = await waiting();
    await refuse(refused);
    expect(await recipientsOf('approval.refuse')).toEqual([finance.email]);
    expect(await entriesOf(id)).toMatchObject([
      { action: 'approval.request', actor: finance.userId, proven_by: 'session' },
      { action: 'approval.approve', proven_by: 'session' },
    ]);
    const { entries } = (
      await service.get('/audit?action=approval&limit=1', { token: await service.logIn(merchant) })
    ).body;
    expect(entries[0]).toMatchObject({
      action: 'approval.refuse',
      subject: refused,
      actor: 'The owner',
      after: { request: refused, kind: 'withdrawal', amount: '50000', currency: 'NGN' },
      reason: 'not agreed',
    });
  });

  it('does not begin when it is refused', async () => {
    const id = await waiting();
    expect((await refuse(id)).body.approval).toMatchObject({ status: 'REFUSED', reason: 'not agreed' });
    expect((await approve(id)).body).toMatchObject({ code: 'state_conflict' });
    expect(await transactions()).toEqual([]);
    expect((await balance()).heldMinor).toBe(0n);
  });

  it('expires after a day by the clock, before any job has run, and on record after it', async () => {
    const id = await waiting();
    await expire(id);
    expect((await read(id)).status).toBe('EXPIRED');
    for (const decide of [approve, refuse]) {
      expect(await decide(id)).toMatchObject({ status: 409, body: { code: 'state_conflict' } });
    }
    const listed = (await service.get('/approvals?status=EXPIRED', by(owner))).body.approvals;
    expect(listed.map((each: { id: string }) => each.id)).toEqual([id]);
    expect((await service.get('/approvals?status=WAITING', by(owner))).body.approvals).toEqual([]);
    await endExpiredRequests(service.database);
    await endExpiredRequests(service.database);
    expect((await entriesOf(id)).at(-1)).toMatchObject({ action: 'approval.expire', proven_by: 'system' });
    expect(await recipientsOf('approval.expire')).toEqual([finance.email]);
    expect(await transactions()).toEqual([]);
  });

  it('is neither approved nor refused by its maker, which the database enforces too', async () => {
    const id = await waiting();
    for (const decide of [approve, refuse]) {
      const { status, body } = await decide(id, maker);
      expect({ status, code: body.code, msg: body.msg }).toEqual({
        status: 403,
        code: 'forbidden',
        msg: 'a second person decides: you made this request',
      });
    }
    const change = service.ownerSql(
      `update approval_requests set status = 'REFUSED', reason = 'x', decided_by = made_by_user, decided_at = now()
        where id = $1`,
      [id],
    );
    await expect(change).rejects.toMatchObject({ constraint: 'approval_needs_another' });
    expect((await read(id)).status).toBe('WAITING');
  });

  it('is made at most once by approvals at the same time', async () => {
    const admin = await signInUser(service, merchant, await addUser(service, merchant, 'admin'));
    const id = await waiting();
    const answers = await Promise.all([owner, admin, owner, admin].map((cookie) => approve(id, cookie)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await transactions()).toHaveLength(1);
    const { rows } = await service.ownerSql(
      `select count(*)::int as count from audit_log where subject = $1 and action = 'approval.approve'`,
      [id],
    );
    expect(rows[0].count).toBe(1);
  });

  it('is approved or refused, never both, by decisions at the same time', async () => {
    const admin = await signInUser(service, merchant, await addUser(service, merchant, 'admin'));
    const id = await waiting();
    const [approved, refused] = await Promise.all([approve(id), refuse(id, admin)]);
    expect([approved.status, refused.status].toSorted()).toEqual([200, 409]);
    const { status } = await read(id);
    expect(status).toBe(approved.status === 200 ? 'APPROVED' : 'REFUSED');
    expect(await transactions()).toHaveLength(approved.status === 200 ? 1 : 0);
  });

  it('is answered again to the one who approved it, without another order', async () => {
    const id = await waiting();
    const first = await approve(id);
    const again = await approve(id);
    expect(again).toMatchObject({ status: 200, body: { approval: first.body.approval } });
    expect(await transactions()).toHaveLength(1);
  });

  it('goes on waiting when the order itself is refused, and says why', async () => {
    const id = await waiting(2_000_000);
    expect(await approve(id)).toMatchObject({ status: 400, body: { code: 'insufficient_balance' } });
    expect((await read(id)).status).toBe('WAITING');
    await service.fund(merchant, 2_000_000);
    expect((await approve(id)).body.approval.status).toBe('APPROVED');
  });

  it('goes nowhere else than where it was requested to go', async () => {
    const id = await waiting();
    await service.ownerSql(`update bank_accounts set account_number = '9876543210' where business_id = $1`, [
      merchant.businessId,
    ]);
    const { status, body } = await approve(id);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'state_conflict' });
    expect(body.msg).toContain('9876543210');
    expect(await transactions()).toEqual([]);
  });

  it('is held to the hold on payouts at its approval', async () => {
    const id = await waiting();
    await service.ownerSql('update bank_accounts set changed_at = now() where business_id = $1', [
      merchant.businessId,
    ]);
    expect((await approve(id)).body.code).toBe('payouts_on_hold');
    expect((await read(id)).status).toBe('WAITING');
  });

  it('is refused at once, and not requested, while a hold on payouts would refuse it', async () => {
    const before = await waiting();
    await service.ownerSql('update bank_accounts set changed_at = now() where business_id = $1', [
      merchant.businessId,
    ]);
    const held = await withdraw(50_000);
    expect(held).toMatchObject({
      status: 429,
      body: { code: 'payouts_on_hold', limitEndsAt: expect.any(String) },
    });
    const sale = { businessId: merchant.businessId, amountUsdt: 25 };
    const sold = await service.post('/crypto/withdrawals/request', sale, by(maker));
    expect(sold.body.code).toBe('payouts_on_hold');
    // Older keys are not held, and what is within the amount of the hold may wait.
    await service.ownerSql(
      `update api_keys set created_at = now() - interval '9 days' where business_id = $1`,
      [merchant.businessId],
    );
    await setRule({ ...RULE, aboveNgn: 1_000, includesKeys: true });
    await waiting(50_000, { key: merchant.apiKeys.test });
    await waiting(20_000);
    const { approvals } = (await service.get('/approvals', by(owner))).body;
    expect(approvals).toHaveLength(3);
    expect(approvals.at(-1).id).toBe(before);
  });

  it('is not approved when its maker was removed, or may no longer order', async () => {
    const removed = await waiting();
    const token = await service.logIn(merchant);
    const change = (body: object) => service.patch(`/users/${finance.userId}`, body, { token });
    await change({ role: 'viewer' });
    expect((await approve(removed)).body).toMatchObject({ code: 'state_conflict' });
    await change({ role: 'finance' });
    await service.post(`/users/${finance.userId}/remove`, undefined, { token });
    expect((await approve(removed)).body).toMatchObject({ code: 'state_conflict' });
    expect((await refuse(removed)).status).toBe(200);
    expect(await transactions()).toEqual([]);
  });

  it('is not approved by a user whose role was changed, nor for a business that is not active', async () => {
    const second = await addUser(service, merchant, 'finance');
    const cookie = await signInUser(service, merchant, second);
    const id = await waiting();
    const token = await service.logIn(merchant);
    await service.patch(`/users/${second.userId}`, { role: 'viewer' }, { token });
    expect((await approve(id, cookie)).body.code).toBe('forbidden');
    await service.ownerSql('update businesses set is_active = false where id = $1', [merchant.businessId]);
    expect((await approve(id)).body.code).toBe('business_inactive');
    const { rows } = await service.ownerSql('select status from approval_requests where id = $1', [id]);
    expect(rows[0].status).toBe('WAITING');
  });

  it('demands the second factor of the one who approves it', async () => {
    const id = await waiting();
    await turnOnSecondFactor(service, { cookie: owner, password: PASSWORD });
    await service.ownerSql(`update second_factor_proofs set proven_at = now() - interval '1 day'`);
    expect((await approve(id)).body.code).toBe('second_factor_required');
  });

  it('of another business, or of the other environment, does not exist', async () => {
    const id = await waiting();
    const other = await service.createMerchant('Zobo Factory', { password: PASSWORD });
    const stranger = await service.signIn(other);
    const calls: readonly ((as: string, environment: Environment) => Promise<Answer>)[] = [
      (as, environment) => service.get(`/approvals/${id}`, by(as, environment)),
      (as, environment) => approve(id, as, environment),
      (as, environment) => service.post(`/approvals/${id}/refuse`, { reason: 'mine' }, by(as, environment)),
    ];
    for (const call of calls) {
      expect((await call(stranger, 'test')).status).toBe(404);
      expect((await call(owner, 'prod')).status).toBe(404);
    }
    expect((await read(id)).status).toBe('WAITING');
  });
});

describe('requests that wait', () => {
  /** Has so many requests wait, each made a while ago. */
  const wait = (count: number, since = '1 hour') =>
    service.ownerSql(
      `insert into approval_requests (id, business_id, environment, kind, operation, body, amount_minor, destination,
          made_by_user, created_at, expires_at)
        select 'apr_' || md5(n::text || $1), $1, 'test', 'withdrawal', '/withdrawal/request', '{}', 1, 'x', $2,
          now() - $4::interval, now() - $4::interval + interval '1 day' from generate_series(1, $3) n`,
      [merchant.businessId, finance.userId, count, since],
    );

  it('are bounded for each environment, and refused by name beyond that, also at the same time', async () => {
    await wait(MAX_WAITING_REQUESTS - 1);
    const answers = await Promise.all([withdraw(), withdraw()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body).toMatchObject({
      code: 'too_many_approvals',
      msg: `at most ${MAX_WAITING_REQUESTS} requests wait for approval at once; decide about some of them first`,
    });
    const other = await setRule({ ...RULE, aboveNgn: 20_000 }, await adminCookie());
    expect(other.body.approval.status).toBe('WAITING');
    const waits = answers.find(({ status }) => status === 202)?.body.approval.id;
    expect((await refuse(waits)).status).toBe(200);
    expect((await withdraw()).status).toBe(202);
  });

  it('that have expired leave room, before any job has run', async () => {
    await wait(MAX_WAITING_REQUESTS, '25 hours');
    expect((await withdraw()).status).toBe(202);
  });

  it('are bounded by the database too', async () => {
    await wait(MAX_WAITING_REQUESTS);
    await expect(
      service.ownerSql(
        `insert into approval_requests (id, business_id, environment, kind, operation, body, amount_minor, destination,
            made_by_user) select 'apr_x', business_id, environment, kind, operation, body, 1, 'x', made_by_user
          from approval_requests where business_id = $1 limit 1`,
        [merchant.businessId],
      ),
    ).rejects.toMatchObject({ constraint: 'approvals_waiting_bounded' });
  });
});

describe('who made and decided a request', () => {
  it('is named by e-mail address to those who may read users, and by role to keys and developers', async () => {
    const id = await waiting();
    await approve(id);
    const developer = await signInUser(service, merchant, await addUser(service, merchant, 'developer'));
    const named = { madeBy: finance.email, decidedBy: merchant.email };
    const byRole = { madeBy: 'A user with the role finance', decidedBy: 'A user with the role owner' };
    expect(await read(id, maker)).toMatchObject(named);
    expect(await read(id, developer)).toMatchObject(byRole);
    const token = await service.logIn(merchant);
    const restricted = { name: 'Reads', environment: 'test', scopes: ['withdrawals:read'] };
    const { key } = (await service.post('/api-keys', restricted, { token })).body.apiKey;
    for (const each of [key, merchant.apiKeys.test]) {
      const answers = [
        await service.get(`/approvals/${id}`, { key: each }),
        await service.get('/approvals', { key: each }),
      ];
      const [one, listed] = answers.map(({ body }) => body.approval ?? body.approvals[0]);
      expect([one, listed]).toMatchObject([byRole, byRole]);
      expect(JSON.stringify(answers)).not.toContain('@');
    }
  });
});

it('is mailed with what it is about, and a link to its page', async () => {
  const id = await waiting();
  const { rows } = await service.ownerSql(
    `select id::text, business_id as "businessId", name, recipient, facts, created_at as "createdAt", attempts
      from notices where business_id = $1 and name = 'approval.request'`,
    [merchant.businessId],
  );
  const notice = { ...rows[0], businessName: merchant.name };
  const { subject, text } = noticeMail(notice, 'https://pay.example.com');
  expect(subject).toBe('A request waits for your approval');
  expect(text).toContain(`By: ${finance.email}, in the dashboard\n`);
  for (const line of ['What: withdrawal', 'Amount: 50000', `Request: ${id}`])
    expect(text).toContain(`${line}\n`);
  expect(text).toContain(`https://pay.example.com/dashboard/approvals/${id}?environment=test`);
});

describe('an Idempotency-Key', () => {
  const keyed = (key: string) => by(maker, 'test', { 'idempotency-key': key });

  it('answers the same request while it waits, and its order after the approval', async () => {
    const id = await waiting(50_000, keyed('one'));
    expect((await withdraw(50_000, keyed('one'))).body.approval.id).toBe(id);
    expect((await withdraw(60_000, keyed('one'))).body.code).toBe('idempotency_key_reused');
    const { transactionId } = (await approve(id)).body.approval;
    await settled(transactionId);
    const { status, body } = await withdraw(50_000, keyed('one'));
    expect({ status, id: body.withdrawal?.transactionId }).toEqual({ status: 200, id: transactionId });
    expect(await transactions()).toHaveLength(1);
  });

  it('is of one request when calls come at the same time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(50_000, keyed('race'))));
    expect(new Set(answers.map(({ body }) => body.approval.id)).size).toBe(1);
  });

  it('says that the order was refused, or has expired', async () => {
    await refuse(await waiting(50_000, keyed('refused')));
    const refused = await withdraw(50_000, keyed('refused'));
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'approval_refused', approval: { status: 'REFUSED', reason: 'not agreed' } },
    });
    await expire(await waiting(50_000, keyed('expired')));
    expect(await withdraw(50_000, keyed('expired'))).toMatchObject({
      status: 422,
      body: { code: 'approval_expired' },
    });
  });
});

describe('the other orders', () => {
  it('a sale waits, and is made at the rate of its approval', async () => {
    const order = { businessId: merchant.businessId, amountUsdt: 25 };
    const { quote } = (await service.post('/crypto/withdrawals/quote', { amountUsdt: 25 }, by(maker))).body;
    const path = '/crypto/withdrawals/request';
    const { status, body } = await service.post(path, { ...order, quoteId: quote.quoteId }, by(maker));
    expect(status).toBe(202);
    expect(body.approval).toMatchObject({ status: 'WAITING', amount: 25, currency: 'USDT' });
    await service.ownerSql(`update usdt_quotes set expires_at = now() - interval '1 second' where id = $1`, [
      quote.quoteId,
    ]);
    const { approval } = (await approve(body.approval.id)).body;
    expect(approval.transactionId).toMatch(/^sale_/);
    await waitFor('the sale', async () => {
      const answer = await service.get(`/crypto/withdrawals/${approval.transactionId}`, by(owner));
      return answer.body.withdrawal.status === 'COMPLETED';
    });
  });

  it.each([
    ['/bills/airtime', { network: 'mtn', phone: '08031234567', amount: 20_000 }],
    [
      '/bills/tv',
      { tv: 'dstv', smartCardNumber: '1212121212', phone: '08031234567', planCode: 'dstv-compact' },
    ],
  ])('a bill waits by its price, and is bought on approval: %s', async (path, order) => {
    const { status, body } = await service.post(
      path,
      { businessId: merchant.businessId, ...order },
      by(maker),
    );
    expect(status).toBe(202);
    const { transactionId } = (await approve(body.approval.id)).body.approval;
    expect(await settled(transactionId)).toBe('COMPLETED');
    const { transaction } = (await service.get(`/transactions/${transactionId}`, by(owner))).body;
    expect(transaction.amount).toBe(body.approval.amount);
  });

  it('a bill is not bought at another price than was requested', async () => {
    const order = { network: 'mtn', phone: '08031234567', amount: 20_000 };
    const { body } = await service.post(
      '/bills/airtime',
      { businessId: merchant.businessId, ...order },
      by(maker),
    );
    await service.ownerSql('update approval_requests set amount_minor = amount_minor - 1 where id = $1', [
      body.approval.id,
    ]);
    expect((await approve(body.approval.id)).body.code).toBe('price_changed');
    expect((await read(body.approval.id)).status).toBe('WAITING');
  });

  it('below the amount, they are made at once', async () => {
    expect((await withdraw(10_000)).status).toBe(200);
    const sale = { businessId: merchant.businessId, amountUsdt: 10 };
    expect(
      (await service.post('/crypto/withdrawals/request', sale, by(maker))).body.withdrawal,
    ).toBeDefined();
  });
});

describe('an order by key', () => {
  const byKey = (headers = {}) => ({ key: merchant.apiKeys.test, headers });

  it('does not wait unless the owner says so', async () => {
    expect((await withdraw(50_000, byKey())).body.withdrawal.status).toBe('COMPLETED');
  });

  it('waits where the owner says so, and the program follows it', async () => {
    await setRule({ ...RULE, includesKeys: true });
    const id = await waiting(50_000, byKey({ 'idempotency-key': 'payroll' }));
    expect(await recipientsOf('approval.request')).toEqual([merchant.email, finance.email].toSorted());
    const read = await service.get(`/approvals/${id}`, byKey());
    const ends = merchant.apiKeys.test.slice(-4);
    expect(read.body).toMatchObject({
      simulated: true,
      approval: { madeBy: `API key that ends in ${ends}`, isYours: true },
    });
    expect((await approve(id, maker)).body.approval.status).toBe('APPROVED');
    expect(await recipientsOf('approval.approve')).toEqual([merchant.email]);
    const { body } = await withdraw(50_000, byKey({ 'idempotency-key': 'payroll' }));
    expect(body.withdrawal.amount).toBe(50_000);
  });

  it('rejects in our client, which a program cannot take for an order', async () => {
    await setRule({ ...RULE, includesKeys: true });
    const { businessId, apiKeys } = merchant;
    const client = createMerchantClient({ baseUrl: service.baseUrl, apiKey: apiKeys.test, businessId });
    const waits = await client
      .requestWithdrawal({ body: { amount: 50_000 } })
      .catch((error: unknown) => error);
    expect(waits).toBeInstanceOf(OrderWaitsError);
    const { id } = (waits as OrderWaitsError).approval;
    expect((await client.getApproval({ path: { id } })).approval.status).toBe('WAITING');
    expect((await client.requestWithdrawal({ body: { amount: 500 } })).withdrawal.amount).toBe(500);
  });

  it('is not approved by the user who made the key, nor after the key has ended', async () => {
    await setRule({ ...RULE, includesKeys: true });
    const token = await service.logIn(merchant);
    const restricted = { name: 'Payroll', environment: 'test', scopes: ['withdrawals:write'] };
    const { key } = (await service.post('/api-keys', restricted, { token })).body.apiKey;
    const id = await waiting(50_000, { key });
    expect((await approve(id)).body).toMatchObject({
      code: 'forbidden',
      msg: 'a second person decides: you made the API key of this request',
    });
    await service.ownerSql(
      `update api_keys set expires_at = now() where business_id = $1 and name = 'Payroll'`,
      [merchant.businessId],
    );
    expect((await approve(id, maker)).body.code).toBe('state_conflict');
  });

  it('reads no request of a kind that its scopes leave out', async () => {
    const token = await service.logIn(merchant);
    const restricted = { name: 'Bills', environment: 'test', scopes: ['bills:read'] };
    const { key } = (await service.post('/api-keys', restricted, { token })).body.apiKey;
    const id = await waiting();
    expect((await service.get(`/approvals/${id}`, { key })).status).toBe(404);
    expect((await service.get('/approvals', { key })).body.approvals).toEqual([]);
  });
});

describe('the rule', () => {
  const rule = async () => (await service.get('/approval-rule', by(owner))).body.rule;

  it('is off for a new business, and takes no amount that is not positive', async () => {
    const fresh = await service.createMerchant('Fresh Stores', { password: PASSWORD });
    const cookie = await service.signIn(fresh);
    expect((await service.get('/approval-rule', by(cookie))).body.rule).toEqual({
      aboveNgn: null,
      aboveUsdt: null,
      includesKeys: false,
    });
    expect((await setRule({ ...RULE, aboveNgn: 0 })).body.errors).toMatchObject([{ path: 'aboveNgn' }]);
    // Without a second person every order would wait for nothing.
    expect((await setRule(RULE, cookie)).body).toMatchObject({ code: 'state_conflict' });
  });

  it('is on record with what it was and is, and told to the owners', async () => {
    await service.ownerSql('delete from notices');
    await setRule({ ...RULE, aboveNgn: 5_000 });
    await setRule({ ...RULE, aboveNgn: 5_000 });
    expect(await recipientsOf('business.approval_rule')).toEqual([merchant.email]);
    const token = await service.logIn(merchant);
    const { entries } = (await service.get('/audit?action=business.approval_rule&limit=1', { token })).body;
    expect(entries[0]).toMatchObject({
      before: { approvalAboveNgn: '10000', approvalAboveUsdt: '10' },
      after: { approvalAboveNgn: '5000', approvalIncludesKeys: false },
    });
  });

  it('is weakened by one who is alone, and by two where there are two', async () => {
    const off = { aboveNgn: null, aboveUsdt: null, includesKeys: false };
    const second = await signInUser(service, merchant, await addUser(service, merchant, 'admin'));
    const { body } = await setRule(off, second);
    expect(body).toMatchObject({
      rule: RULE,
      approval: { kind: 'approval_rule', ...off, status: 'WAITING' },
    });
    expect(await rule()).toEqual(RULE);
    const { id } = body.approval;
    expect(await recipientsOf('approval.request')).toEqual([merchant.email]);
    expect((await approve(id, second)).body.code).toBe('forbidden');
    expect((await approve(id, maker)).body.code).toBe('forbidden');
    expect((await approve(id, owner, 'prod')).body.approval).toMatchObject({
      status: 'APPROVED',
      transactionId: null,
    });
    expect(await rule()).toEqual(off);
  });

  it('shows the one who decides what it was and what it becomes', async () => {
    const second = await signInUser(service, merchant, await addUser(service, merchant, 'admin'));
    const weaker = { aboveNgn: 20_000, aboveUsdt: null, includesKeys: false };
    const { id } = (await setRule(weaker, second)).body.approval;
    const before = { previousAboveNgn: 10_000, previousAboveUsdt: 10, previousIncludesKeys: false };
    expect(await read(id)).toMatchObject({ ...weaker, ...before });
    expect((await approve(id)).body.approval).toMatchObject({ ...weaker, ...before });
    expect(await read(await waiting(50_000))).toMatchObject({ aboveNgn: null, previousAboveNgn: null });
  });

  it('that has changed since a change was requested is not overwritten', async () => {
    const second = await signInUser(service, merchant, await addUser(service, merchant, 'admin'));
    const { id } = (await setRule({ ...RULE, aboveNgn: 20_000 }, second)).body.approval;
    const stricter = { aboveNgn: 5_000, aboveUsdt: 5, includesKeys: true };
    expect((await setRule(stricter)).body).toMatchObject({ rule: stricter, approval: null });
    expect(await approve(id)).toMatchObject({
      status: 409,
      body: { code: 'state_conflict', msg: expect.stringContaining('has changed since') },
    });
    expect(await rule()).toEqual(stricter);
    expect((await read(id)).status).toBe('WAITING');
    expect((await refuse(id)).status).toBe(200);
  });

  it('is not weakened by one who has just taken the role of the other', async () => {
    const admin = await addUser(service, merchant, 'admin');
    const role = { role: 'finance' };
    const changed = await service.patch(`/users/${admin.userId}`, role, { cookie: owner });
    expect(changed.status).toBe(200);
    const weaker = { ...RULE, aboveNgn: 20_000 };
    expect((await setRule(weaker)).body).toMatchObject({ success: false, code: 'state_conflict' });
    expect(await rule()).toEqual(RULE);
    await service.ownerSql(
      `update audit_log set at = now() - interval '25 hours' where action = 'user.change_role'`,
    );
    expect((await setRule(weaker)).body).toMatchObject({ rule: weaker, approval: null });
  });

  it('is weakened at once by the only user who may change it', async () => {
    const weaker = { ...RULE, aboveNgn: 20_000 };
    expect((await setRule(weaker)).body).toMatchObject({ rule: weaker, approval: null });
    expect((await setRule(weaker, maker)).body.code).toBe('forbidden');
  });
});

it('exports the list as CSV, and pages it', async () => {
  const ids = [await waiting(50_000), await waiting(60_000.5)];
  const first = (await service.get('/approvals?limit=1', by(owner))).body;
  expect(first).toMatchObject({ hasMore: true, approvals: [{ id: ids[1] }] });
  const next = (await service.get(`/approvals?limit=1&cursor=${first.nextCursor}`, by(owner))).body;
  expect(next).toMatchObject({ hasMore: false, approvals: [{ id: ids[0] }] });
  const response = await fetch(`${service.baseUrl}/approvals/export`, {
    headers: { cookie: owner, 'x-business-env': 'test' },
  });
  const [header = '', row = ''] = (await response.text()).split('\r\n');
  expect(header).toContain('id,kind,status,amount,currency,destination');
  expect(row).toContain(`${ids[1]},withdrawal,WAITING,60000.5,NGN`);
});
