import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runAdminOn } from '../../support/admin.ts';
import { startTestService, type TestMerchant, type TestService } from '../../support/service.ts';
import { waitFor } from '../../support/waitFor.ts';

let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  service = await startTestService({ queues: ['payouts', 'collections'] });
  merchant = await service.createMerchant('Sale Stores');
  await service.fund(merchant, 100, 'test', 'USDT');
});
afterAll(() => service?.stop());

const admin = (...args: readonly string[]) => runAdminOn(service, args);

async function unknownSale(): Promise<string> {
  const body = { businessId: merchant.businessId, amountUsdt: 10.05 };
  const answer = await service.post('/crypto/withdrawals/request', body, { key: merchant.apiKeys.test });
  return answer.body.withdrawal.withdrawalId;
}

async function reviewedCollection(): Promise<string> {
  const body = {
    businessId: merchant.businessId,
    sourceAmount: 100.05,
    sourceCurrency: 'GHS',
    country: 'GH',
    paymentMethod: 'MTN Mobile Money',
    customer: { name: 'Kofi Mensah', phone: '+233241234567' },
  };
  const answer = await service.post('/cross-border/collections', body, { key: merchant.apiKeys.test });
  return answer.body.collection.reference;
}

describe.each([
  ['usdt-sales', 'usdtSales', 'usdt_sale', 'sale of USDT', 'usdt_sales', unknownSale],
  ['collections', 'collections', 'collection', 'collection', 'transactions', reviewedCollection],
] as const)('admin %s', (command, field, auditPrefix, noun, table, begin) => {
  const list = async (): Promise<readonly Record<string, string>[]> =>
    JSON.parse((await admin(command, 'attention', '--json')).out)[field];

  it('lists, retries and resolves what needs a human, on record', async () => {
    const id = await begin();
    const [listed] = await waitFor('the list', async () => {
      const found = (await list()).filter((each) => each.id === id);
      return found.length > 0 && found;
    });
    expect(listed).toMatchObject({
      businessId: merchant.businessId,
      businessName: 'Sale Stores',
      environment: 'test',
      reason: expect.stringContaining('.05'),
    });
    expect((await admin(command, 'attention')).out).toContain(`  reason    ${listed?.reason}`);
    expect(await admin(command, 'retry', id, '--operator', 'ada')).toEqual({
      code: 0,
      out: 'The provider is asked now.\n',
      err: '',
    });
    const early = await admin(command, 'dismiss', id, '--reason', 'was settled', '--operator', 'ada');
    expect(early).toMatchObject({ code: 2, err: `${id} is not a ${noun} on the list that has ended.\n` });
    const decision = ['--outcome', 'failed', '--reason', 'The provider wrote so.', '--operator', 'ada'];
    expect(await admin(command, 'resolve', id, ...decision)).toEqual({
      code: 0,
      out: `${id} is FAILED.\n`,
      err: '',
    });
    expect((await list()).map((each) => each.id)).not.toContain(id);
    const again = await admin(command, 'resolve', id, ...decision);
    expect(again.code).toBe(2);
    expect(again.err).toContain(id);
    const { rows } = await service.ownerSql(
      'select action from audit_log where subject = $1 order by action',
      [id],
    );
    expect(rows).toEqual([{ action: `${auditPrefix}.resolve` }, { action: `${auditPrefix}.retry` }]);
  });

  it('takes what has ended off the list', async () => {
    const { rows } = await service.ownerSql(`select id from ${table} where status = 'FAILED' limit 1`);
    const { id } = rows[0];
    await service.ownerSql(`update orders set review_reason = 'paid late' where id = $1`, [id]);
    expect((await list()).map((each) => [each.id, each.status])).toContainEqual([id, 'FAILED']);
    const short = await admin(command, 'dismiss', id, '--reason', 'x', '--operator', 'ada');
    expect(short.code).toBe(2);
    const decision = ['--reason', 'refunded by the provider', '--operator', 'ada'];
    expect((await admin(command, 'dismiss', id, ...decision)).out).toBe(`${id} is off the list.\n`);
    expect((await list()).map((each) => each.id)).not.toContain(id);
    expect(await admin(command, 'retry', id, '--operator', 'ada')).toEqual({
      code: 0,
      out: `${id} is FAILED, and its provider is asked once more: npm run admin -- show ${id}\n`,
      err: '',
    });
    const audit = await service.ownerSql(`select actor from audit_log where subject = $1 and action = $2`, [
      id,
      `${auditPrefix}.dismiss`,
    ]);
    expect(audit.rows).toEqual([{ actor: 'ada' }]);
  });

  it('says so when there is nothing of that id', async () => {
    expect((await admin(command, 'attention')).out).toBe(`No ${noun} needs attention.\n`);
    expect(await admin(command, 'retry', 'none')).toMatchObject({
      code: 2,
      err: `There is no ${noun} none.\n`,
    });
  });
});
