import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routes } from '../../src/api/routes.ts';
import { runAdminOn } from '../support/admin.ts';
import { type Belongings, callOf, nameOf, nameOnly, send } from '../support/routeCalls.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  service = await startTestService({ queues: ['payouts'] });
  merchant = await service.createMerchant();
  await service.fund(merchant, 100_000);
});
afterAll(() => service?.stop());

const BOTH_PATHS = ['/withdrawal/request', '/request'] as const;

function withdraw(path: string, key: string, amount = 1_000) {
  return service.post(
    path,
    { businessId: merchant.businessId, amount },
    { key: merchant.apiKeys.test, headers: { 'idempotency-key': key } },
  );
}

async function withdrawals(): Promise<number> {
  const { rows } = await service.ownerSql(
    'select count(*)::integer as count from withdrawals join transactions on id = transaction_id where business_id = $1',
    [merchant.businessId],
  );
  return rows[0].count;
}

describe('one Idempotency-Key at a path and at its alias', () => {
  it.each([
    { first: '/withdrawal/request', second: '/request' },
    { first: '/request', second: '/withdrawal/request' },
  ])('pays once: $first, then $second', async ({ first, second }) => {
    const key = randomUUID();
    const before = await withdrawals();
    const paid = await withdraw(first, key);
    const again = await withdraw(second, key);
    expect(paid.status).toBe(200);
    expect(again.status).toBe(200);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.body).toEqual(paid.body);
    expect(await withdrawals()).toBe(before + 1);
  });

  it('pays once when both come at one moment', async () => {
    const key = randomUUID();
    const before = await withdrawals();
    const answers = await Promise.all(BOTH_PATHS.map((path) => withdraw(path, key)));
    expect([200, 409]).toContain(Math.max(...answers.map(({ status }) => status)));
    expect(await withdrawals()).toBe(before + 1);
  });

  it('refuses another body', async () => {
    const key = randomUUID();
    expect((await withdraw('/withdrawal/request', key)).status).toBe(200);
    const { status, body } = await withdraw('/request', key, 2_000);
    expect(status).toBe(422);
    expect(body.code).toBe('idempotency_key_reused');
  });

  it('that was never answered is answered by the withdrawal that it made, and then replayed', async () => {
    const key = randomUUID();
    const paid = await withdraw('/request', key);
    expect(paid.status).toBe(200);
    await service.ownerSql(
      `update idempotency_keys set response_status = null, response_body = null, created_at = created_at - interval '1 hour'
        where business_id = $1 and key = $2`,
      [merchant.businessId, key],
    );
    const before = await withdrawals();
    const recovered = await withdraw('/request', key);
    expect(recovered.headers.get('idempotency-replayed')).toBeNull();
    expect(recovered.body).toEqual(paid.body);
    const replayed = await withdraw('/withdrawal/request', key);
    expect(replayed.headers.get('idempotency-replayed')).toBe('true');
    expect(await withdrawals()).toBe(before);
  });

  it('is two keys in two environments, and at two operations', async () => {
    const key = randomUUID();
    const body = {
      businessId: merchant.businessId,
      amount: 1_000,
      serviceType: 'till',
      externalPayerName: 'Ada Obi',
      externalPayerEmail: 'ada@example.com',
    };
    const ids: string[] = [];
    for (const environment of ['test', 'prod'] as const) {
      for (const path of ['/payment/process', '/payment/process/external']) {
        const options = { key: merchant.apiKeys[environment], headers: { 'idempotency-key': key } };
        ids.push((await service.post(path, body, options)).body.transaction.transactionId);
      }
    }
    expect(new Set(ids).size).toBe(4);
  });
});

describe('a business that requires an Idempotency-Key', () => {
  const setPolicy = (of: TestMerchant, policy: string) =>
    runAdminOn(service, ['business', 'idempotency-key', of.businessId, policy, '--operator', 'ada']);
  const belongingsOf = (of: TestMerchant): Belongings => ({
    ...nameOnly(of, ''),
    otp: '',
    transactionCursor: '',
  });
  const moneyRoutes = routes.filter(({ isIdempotent }) => isIdempotent);

  it('gets 400 from every route that moves money, and nothing moves', async () => {
    const strict = await service.createMerchant();
    await service.fund(strict, 10_000);
    await service.fund(strict, 100, 'test', 'USDT');
    expect(await setPolicy(strict, 'required')).toEqual({
      code: 0,
      out: `${strict.businessId} must send an Idempotency-Key with every request that moves money now.\n`,
      err: '',
    });
    expect(moneyRoutes.length).toBeGreaterThan(10);
    for (const route of moneyRoutes) {
      for (const headers of [{}, { 'idempotency-key': ' ' }] as Record<string, string>[]) {
        const call = callOf(route, belongingsOf(strict));
        const { status, body } = await send(service, route, call, { key: strict.apiKeys.test, headers });
        expect({ name: nameOf(route), status, body }).toMatchObject({
          name: nameOf(route),
          status: 400,
          body: { code: 'idempotency_key_required', msg: expect.stringContaining('Idempotency-Key') },
        });
      }
    }
    expect(
      (await service.ledger.balances({ businessId: strict.businessId, environment: 'test' }, 'NGN'))
        .availableMinor,
    ).toBe(1_000_000n);
    expect((await service.get('/transactions/nothing', { key: strict.apiKeys.test })).status).toBe(404);
  });

  it('is served with one, and without one again when it is optional; other businesses never notice', async () => {
    const strict = await service.createMerchant();
    const pay = (of: TestMerchant, headers: Record<string, string> = {}) =>
      service.post(
        '/payment/process',
        { businessId: of.businessId, amount: 100, serviceType: 'till' },
        { key: of.apiKeys.test, headers },
      );
    expect((await pay(strict)).status).toBe(200);
    await setPolicy(strict, 'required');
    expect((await pay(strict)).status).toBe(400);
    expect((await pay(strict, { 'idempotency-key': randomUUID() })).status).toBe(200);
    expect((await pay(merchant)).status).toBe(200);

    const listed = JSON.parse((await runAdminOn(service, ['business', 'list', '--json'])).out).businesses;
    const isRequired = ({ businessId }: TestMerchant) =>
      listed.find(({ id }: { id: string }) => id === businessId).requiresIdempotencyKey;
    expect([isRequired(strict), isRequired(merchant)]).toEqual([true, false]);

    expect((await setPolicy(strict, 'optional')).out).toBe(
      `${strict.businessId} may send requests that move money without an Idempotency-Key now.\n`,
    );
    expect((await pay(strict)).status).toBe(200);
    const { rows } = await service.ownerSql(
      `select actor, action, details from audit_log where subject = $1 and action like '%idempotency%' order by id`,
      [strict.businessId],
    );
    expect(rows).toEqual([
      { actor: 'ada', action: 'business.idempotency_key', details: { required: true } },
      { actor: 'ada', action: 'business.idempotency_key', details: { required: false } },
    ]);
  });

  it('is set by no other text, and for no business that is not there', async () => {
    expect(await setPolicy(merchant, 'sometimes')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Say required or optional.'),
    });
    expect(await setPolicy({ ...merchant, businessId: 'biz_nobody' }, 'required')).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no business biz_nobody.'),
    });
  });
});
