import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { forgetOldRequestLog } from '../../src/db/core/requestLog.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

const PASSWORD = 'correct horse battery';

/** The lines of a worker's log about the steps of orders. */
const log = createMemoryLog();
let service: TestService;
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  service = await startTestService({
    queues: ['payouts', 'webhooks', 'bills'],
    overrides: { logger: log.logger },
  });
  await service.fund(service.merchant, 10_000);
  await service.ownerSql('update businesses set webhook_url_test = $1', [receiver.url]);
});
afterAll(async () => {
  await service?.stop();
  await receiver?.stop();
});

const stepsOf = (orderId: string) =>
  log.records().filter((record) => record.msg === 'order step' && record.orderId === orderId);

/** Withdraws, and returns the order's id. */
async function withdraw(amount: number): Promise<string> {
  const { body } = await service.post('/withdrawal/request', {
    businessId: service.merchant.businessId,
    amount,
  });
  return body.withdrawal.transactionId;
}

/** Waits for a webhook attempt that ended so, which is the last step of an order. Returns all of them. */
async function stepsUntilWebhook(orderId: string, outcome: string) {
  await waitFor(`a webhook to be ${outcome}`, async () =>
    stepsOf(orderId).some((each) => each.step === 'webhook' && each.outcome === outcome),
  );
  return stepsOf(orderId);
}

it('are one for each step, with order, provider, outcome and duration', async () => {
  receiver.answerWith(500, 200);
  const orderId = await withdraw(1_000);
  const steps = await stepsUntilWebhook(orderId, 'delivered');
  const common = { orderId, environment: 'test', level: 'info', durationMs: expect.any(Number) };
  const ofOrder = { ...common, kind: 'withdrawal', provider: 'simulator' };
  const ofWebhook = { ...common, step: 'webhook', deliveryId: expect.stringMatching(/^msg_/) };
  expect(steps).toEqual(
    [
      { ...ofOrder, step: 'sent', outcome: 'succeeded' },
      { ...ofOrder, step: 'settled', outcome: 'COMPLETED' },
      { ...ofWebhook, outcome: 'failed', status: 500 },
      { ...ofWebhook, outcome: 'delivered', status: 200 },
    ].map((step) => expect.objectContaining(step)),
  );
});

it('name a refusal, and each check of an order that the provider left open', async () => {
  const refused = await stepsUntilWebhook(await withdraw(1_000.01), 'delivered');
  expect(refused.map(({ step, outcome }) => [step, outcome])).toEqual([
    ['sent', 'failed'],
    ['settled', 'FAILED'],
    ['webhook', 'delivered'],
  ]);
  const open = await stepsUntilWebhook(await withdraw(1_000.02), 'delivered');
  expect(open.map(({ step, outcome }) => [step, outcome])).toEqual(
    expect.arrayContaining([
      ['sent', 'pending'],
      ['checked', 'succeeded'],
      ['settled', 'COMPLETED'],
    ]),
  );
});

it('hold no personal data', async () => {
  const { rows } = await service.ownerSql('select account_number, account_name from bank_accounts');
  const lines = log.lines.filter((line) => line.includes('"order step"'));
  expect(rows).not.toEqual([]);
  expect(lines.length).toBeGreaterThan(5);
  for (const personal of rows.flatMap((row) => Object.values<string>(row)))
    expect(lines.filter((line) => line.includes(personal))).toEqual([]);
});

describe('the log of requests', () => {
  /** Calls of a merchant that the log shows, once it has `count`; the newest first. */
  const requestsOf = (merchant: TestMerchant, count: number, query = '') =>
    waitFor(`${count} requests`, async () => {
      const { body } = await service.get(`/request-log${query}`, { key: merchant.apiKeys.test });
      // Reading it is a call as well.
      const requests = body.requests.filter(({ path }: { path: string }) => !path.startsWith('/request-log'));
      return requests.length >= count && requests;
    });

  it('has the calls of a merchant, with what they created and why they were refused', async () => {
    const merchant = await service.createMerchant('Zobo Factory', { password: PASSWORD });
    await service.fund(merchant, 10_000);
    const { businessId } = merchant;
    const byKey = { key: merchant.apiKeys.test };
    const token = await service.logIn(merchant);
    const made = await service.post('/withdrawal/request', { businessId, amount: 1_000 }, byKey);
    const refused = await service.post('/withdrawal/request', { businessId, amount: -1 }, byKey);
    const failed = await service.post('/withdrawal/request', { businessId, amount: 1_000.01 }, byKey);
    await service.get('/me', { token, headers: { 'x-business-env': 'test' } });
    const requests = await requestsOf(merchant, 4);
    const common = { method: 'POST', path: '/withdrawal/request', by: 'key' };
    expect(requests).toEqual(
      [
        { method: 'GET', path: '/me', status: 200, by: 'token', credentialId: merchant.ownerId },
        { ...common, status: 422, error: expect.objectContaining({ code: 'transfer_failed' }) },
        {
          ...common,
          status: 400,
          createdId: null,
          error: {
            success: false,
            msg: 'invalid withdrawal details',
            code: 'invalid_request',
            requestId: refused.body.requestId,
            errors: refused.body.errors,
          },
        },
        { ...common, status: 200, createdId: made.body.withdrawal.transactionId, error: null },
      ].map((call) => expect.objectContaining({ ...call, id: expect.stringMatching(/^log_/) })),
    );
    expect(requests.map(({ requestId }: { requestId: string }) => requestId).slice(1)).toEqual(
      [failed, refused, made].map(({ headers }) => headers.get('x-request-id')),
    );
    // Of the order, which the answer shows, the log has nothing but what went wrong.
    expect(Object.keys(failed.body)).toContain('withdrawal');
    expect(Object.keys(requests[1].error)).toEqual(['success', 'msg', 'code', 'requestId']);
  });

  it('is filtered, goes page by page, and is of one environment', async () => {
    const merchant = await service.createMerchant('Amber Bakery');
    const byKey = { key: merchant.apiKeys.test };
    await service.get('/overview', { key: merchant.apiKeys.prod });
    await service.get('/overview', byKey);
    await service.get('/transactions/wd_none', { ...byKey, headers: { 'x-request-id': 'of-the-merchant' } });
    await service.get('/statement?limit=5', byKey);
    const paths = async (query: string, count: number) =>
      (await requestsOf(merchant, count, query)).map(({ path }: { path: string }) => path);
    expect(await paths('', 3)).toEqual(['/statement?limit=5', '/transactions/wd_none', '/overview']);
    for (const [query, path] of [
      ['?status=4xx', '/transactions/wd_none'],
      ['?status=404&method=get', '/transactions/wd_none'],
      ['?requestId=of-the-merchant', '/transactions/wd_none'],
      ['?path=/statement', '/statement?limit=5'],
    ])
      expect(await paths(query ?? '', 1)).toEqual([path]);
    const all = (await service.get('/request-log', byKey)).body.requests;
    const { createdAt } = all.find(({ path }: { path: string }) => path === '/overview');
    expect((await service.get(`/request-log?to=${createdAt}`, byKey)).body.requests).toEqual([]);
    const first = await service.get('/request-log?limit=1&path=/statement&to=2100-01-01T00:00:00Z', byKey);
    expect(first.body).toMatchObject({ hasMore: false, requests: [{ path: '/statement?limit=5' }] });
    const page = (await service.get(`/request-log?limit=1&to=${new Date().toISOString()}`, byKey)).body;
    const next = await service.get(`/request-log?limit=1&cursor=${page.nextCursor}`, byKey);
    expect(page.hasMore).toBe(true);
    expect(next.body.requests[0].id).not.toBe(page.requests[0].id);
    for (const query of ['status=abc', 'method=PUT', 'from=yesterday'])
      expect((await service.get(`/request-log?${query}`, byKey)).status).toBe(400);
  });

  it('has nothing of strangers, and of the dashboard only changes and refusals, which merchants do not see', async () => {
    const merchant = await service.createMerchant('Kano Fabrics', { password: PASSWORD });
    await service.get('/overview', { key: `${merchant.apiKeys.test.slice(0, -4)}aaaa` });
    const cookie = await service.signIn(merchant);
    await service.get('/me', { cookie });
    await service.get('/transactions/wd_none', { cookie });
    await service.get('/overview', { key: merchant.apiKeys.prod });
    const rows = await waitFor('the last call to be logged', async () => {
      const { rows } = await service.ownerSql(
        'select proven_by, path from request_log where business_id = $1 order by created_at',
        [merchant.businessId],
      );
      return rows.some(({ path }) => path === '/overview') && rows;
    });
    expect(rows).toEqual([
      { proven_by: 'session', path: '/transactions/wd_none' },
      { proven_by: 'key', path: '/overview' },
    ]);
    const { body } = await service.get('/request-log', { key: merchant.apiKeys.prod });
    expect(body.requests.map(({ path }: { path: string }) => path)).toEqual(['/overview']);
  });

  it('is kept for 30 days', async () => {
    const { businessId } = await service.createMerchant('Old Mill');
    await service.ownerSql(
      `insert into request_log (id, request_id, business_id, environment, proven_by, credential_id, method, path, status,
          duration_ms, created_at)
        select 'log_' || age, 'req_old', $1, 'test', 'key', 'key_1', 'GET', '/me', 200, 1, now() - make_interval(hours => age)
          from unnest(array[719, 721]) age`,
      [businessId],
    );
    expect(await forgetOldRequestLog(service.database)).toBe(1);
    expect(await forgetOldRequestLog(service.database)).toBe(0);
    const { rows } = await service.ownerSql('select id from request_log where business_id = $1', [
      businessId,
    ]);
    expect(rows).toEqual([{ id: 'log_719' }]);
  });
});
