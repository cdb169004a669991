import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resolveUpdate, retryNowUpdate } from '../../src/contract/messages.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { type Answer, startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

const FUNDS_MINOR = 10_000_000n;
const PHONE = '08031234567';
const METER = { electricity: 'ikeja-electric', meterNumber: '1111111111111', type: 'prepaid' };
const CARD = { tv: 'dstv', smartCardNumber: '1212121212' };
const BETTOR = { bettingPlatform: 'bet9ja', customerId: '4417602' };
const TEST_MARKS = { environment: 'test', simulated: true };

let service: TestService;
let flows: FlowInspection;

beforeAll(async () => {
  service = await startTestService({ queues: ['bills'], hasSchedules: true });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await expectSoundLedger(service.database);
  await service?.stop();
  await flows?.close();
});

/** A merchant with ₦100,000 in the sandbox. */
async function fundedMerchant() {
  const merchant: TestMerchant = await service.createMerchant();
  await service.fund(merchant, Number(FUNDS_MINOR) / 100);
  const { businessId } = merchant;
  const options = { key: merchant.apiKeys.test };
  return {
    ...merchant,
    buy: (kind: string, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
      service.post(`/bills/${kind}`, { businessId, ...body }, { ...options, headers }),
    verify: (what: string, body: object): Promise<Answer> =>
      service.post(`/bills/verify-${what}`, { businessId, ...body }, options),
    transaction: async (id: string) => (await service.get(`/transactions/${id}`, options)).body.transaction,
    balances: () => service.ledger.balances({ businessId, environment: 'test' }, 'NGN'),
  };
}

const spent = (naira: number) => ({
  availableMinor: FUNDS_MINOR - BigInt(Math.round(naira * 100)),
  heldMinor: 0n,
});
const UNTOUCHED = spent(0);

/** Every kind with a body that is fine, what it costs, and its answer's words. */
const PURCHASES: readonly (readonly [string, object, number])[] = [
  ['airtime', { network: 'mtn', phone: PHONE, amount: 1_000 }, 1_000],
  ['data', { network: 'mtn', phone: PHONE, planCode: 'mtn-3gb-1500' }, 1_500],
  ['electricity', { ...METER, phone: PHONE, amount: 5_000 }, 5_000],
  ['tv', { ...CARD, phone: PHONE, planCode: 'dstv-padi' }, 4_400],
  ['bet', { ...BETTOR, amount: 2_000 }, 2_000],
];

describe('the catalogue', () => {
  it('lists billers of every kind with limits, plans and prices from the first start on', async () => {
    const { body, status } = await service.get('/bills/catalogue');
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, ...TEST_MARKS });
    const kinds = new Set(body.billers.map(({ kind }: { kind: string }) => kind));
    expect([...kinds].sort()).toEqual(['airtime', 'bet', 'data', 'electricity', 'tv']);
    expect(body.billers).toContainEqual({
      id: 'ikeja-electric',
      kind: 'electricity',
      name: 'Ikeja Electric',
      minAmount: 500,
      maxAmount: 500_000,
      plans: [],
    });
    const dstv = body.billers.find(({ id }: { id: string }) => id === 'dstv');
    expect(dstv.plans).toContainEqual({ code: 'dstv-padi', name: 'DStv Padi', price: 4_400 });
    expect(dstv.plans).toContainEqual({ code: 'sandbox-01', name: 'Sandbox: fails', price: 500.01 });
  });

  it('lists one kind when asked, and refuses kinds there are not', async () => {
    const { body } = await service.get('/bills/catalogue?kind=bet');
    expect(body.billers.map(({ id }: { id: string }) => id)).toEqual(['bet9ja', 'betking', 'sportybet']);
    const wrong = await service.get('/bills/catalogue?kind=water');
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'kind']);
  });

  it('is refreshed by a Temporal Schedule', async () => {
    const handle = flows.client.schedule.getHandle(`${service.config.taskQueuePrefix}bill-catalogue`);
    const { spec, policies } = await handle.describe();
    expect(spec.intervals?.map(({ every }) => every)).toEqual([3_600_000]);
    expect(policies.overlap).toBe('SKIP');
    await service.ownerSql(`update bill_plans set price_minor = 1 where code = 'nova'`);
    await handle.trigger();
    await waitFor('the refresh', async () => {
      const { rows } = await service.ownerSql(`select price_minor from bill_plans where code = 'nova'`);
      return rows[0]?.price_minor === '190000';
    });
  });
});

describe('verification', () => {
  it.each([
    ['meter', METER, { code: 'verified', accountName: 'ADAEZE NGOZI OKONKWO' }],
    [
      'smart-card',
      CARD,
      {
        code: 'verified',
        smartCardInfo: { customerName: 'ADAEZE NGOZI OKONKWO', renewalAmount: 4_400 },
      },
    ],
    ['bet', BETTOR, { data: { status: 'verified', ...BETTOR, customerName: 'ADAEZE NGOZI OKONKWO' } }],
  ])('of a %s tells whose it is', async (what, body, answer) => {
    const merchant = await fundedMerchant();
    const { status, body: given } = await merchant.verify(what, body);
    expect(status).toBe(200);
    expect(given).toMatchObject({
      success: true,
      msg: expect.stringMatching(/verified$/),
      ...answer,
      ...TEST_MARKS,
    });
  });

  it.each([
    ['meter', { ...METER, meterNumber: '00000000001' }],
    ['smart-card', { ...CARD, smartCardNumber: '0000000001' }],
    ['bet', { ...BETTOR, customerId: '0001' }],
  ])('of a %s that nobody has: 422', async (what, body) => {
    const merchant = await fundedMerchant();
    const { status, body: given } = await merchant.verify(what, body);
    expect([status, given.code]).toEqual([422, 'bill_account_not_found']);
    expect(given).toMatchObject({ success: false, ...TEST_MARKS });
  });

  it.each([
    ['meter', { ...METER, meterNumber: '00000000003' }],
    ['smart-card', { ...CARD, smartCardNumber: '0000000003' }],
    ['bet', { ...BETTOR, customerId: '0003' }],
  ])('of a %s whose biller is down: 503 with retry-after', async (what, body) => {
    const merchant = await fundedMerchant();
    const { status, body: given, headers } = await merchant.verify(what, body);
    expect([status, given.code, headers.get('retry-after')]).toEqual([503, 'provider_unavailable', '5']);
  });
});

describe('a purchase', () => {
  it.each(PURCHASES)('of %s completes at once and costs its price', async (kind, body, naira) => {
    const merchant = await fundedMerchant();
    const answer = await merchant.buy(kind, {
      ...body,
      merchantReference: 'order-7',
      metadata: { note: 'x' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      msg: `${kind} purchase completed`,
      transactionId: expect.stringMatching(/^bill_/),
      ...TEST_MARKS,
    });
    expect(await merchant.balances()).toEqual(spent(naira));
    const id = answer.body.transactionId;
    expect(await merchant.transaction(id)).toMatchObject({
      id,
      reference: id,
      amount: naira,
      status: 'COMPLETED',
      channel: kind,
      merchantReference: 'order-7',
      metadata: { note: 'x', bill: { kind } },
      environment: 'test',
    });
  });

  it('of a TV renewal costs what the card costs to renew', async () => {
    const merchant = await fundedMerchant();
    const { status } = await merchant.buy('tv', { ...CARD, renew: true, phone: PHONE });
    expect(status).toBe(200);
    expect(await merchant.balances()).toEqual(spent(4_400));
  });

  it('of prepaid electricity brings token and units, for good; postpaid brings none', async () => {
    const merchant = await fundedMerchant();
    const { body } = await merchant.buy('electricity', { ...METER, phone: PHONE, amount: 6_800 });
    expect(body).toMatchObject({ token: expect.stringMatching(/^\d{20}$/), units: '100 kWh' });
    const later = await merchant.transaction(body.transactionId);
    expect(later.metadata).toMatchObject({ token: body.token, units: '100 kWh' });
    await expect(
      service.ownerSql(`update bill_purchases set token = '1' where transaction_id = $1`, [
        body.transactionId,
      ]),
    ).rejects.toMatchObject({ constraint: 'bill_token_once' });

    const postpaid = {
      ...METER,
      type: 'postpaid',
      meterNumber: '0101160222-01',
      phone: PHONE,
      amount: 6_800,
    };
    const answer = await merchant.buy('electricity', postpaid);
    expect([answer.status, answer.body.token]).toEqual([200, null]);
  });

  it.each([
    ['01', 422, 'FAILED', 0],
    ['02', 202, 'COMPLETED', 500.02],
    ['03', 202, 'FAILED', 0],
    ['04', 200, 'REVERSED', 0],
  ] as const)('of kobo .%s answers %i and ends %s', async (kobo, status, end, naira) => {
    const merchant = await fundedMerchant();
    const answers = await Promise.all([
      merchant.buy('airtime', { network: 'glo', phone: PHONE, amount: Number(`500.${kobo}`) }),
      merchant.buy('data', { network: 'glo', phone: PHONE, planCode: `sandbox-${kobo}` }),
    ]);
    for (const { status: given, body } of answers) {
      expect(given).toBe(status);
      if (status === 422) {
        expect(body).toMatchObject({
          success: false,
          code: 'vend_failed',
          status: 'FAILED',
          ...TEST_MARKS,
        });
      }
      if (status === 202) expect(body).toMatchObject({ success: true, status: 'PROCESSING', ...TEST_MARKS });
      await waitFor(`${body.transactionId} to be ${end}`, async () => {
        const { status: now } = await merchant.transaction(body.transactionId);
        return now === end;
      });
    }
    expect(await merchant.balances()).toEqual(spent(naira * 2));
  });

  it('of kobo .05 stays open with the money held, until an operator decides in the Temporal UI', async () => {
    const merchant = await fundedMerchant();
    const { status, body } = await merchant.buy('bet', { ...BETTOR, amount: 500.05 });
    expect([status, body.status]).toEqual([202, 'PROCESSING']);
    const id = body.transactionId;
    const workflowId = `bill/test/${id}`;
    await waitFor('attention', async () => {
      const found = await flows.searchAttributes(workflowId);
      return found.FlowStatus === 'NEEDS_ATTENTION' && found.Flow === 'bill' && found.Reference === id;
    });
    expect(await merchant.balances()).toMatchObject({ heldMinor: 50_005n });
    expect((await merchant.transaction(id)).status).toBe('PROCESSING');

    const handle = flows.client.workflow.getHandle(workflowId);
    expect(await (await handle.describe()).staticSummary()).toBe(`Bet9ja, NGN 500.05: ${id} (test)`);
    expect(await handle.executeUpdate(retryNowUpdate)).toBe('The provider is asked now.');
    const resolution = { outcome: 'failed', reason: 'The biller confirmed it.', operator: 'ngozi' } as const;
    expect(await handle.executeUpdate(resolveUpdate, { args: [resolution] })).toMatchObject({
      status: 'FAILED',
    });
    expect(await merchant.balances()).toEqual(UNTOUCHED);
    const { rows } = await service.ownerSql(`select actor, action from audit_log where subject = $1`, [id]);
    expect(rows).toEqual([{ actor: 'ngozi', action: 'bill.resolve' }]);
  });

  it('is for the digits of an account, which blanks and hyphens may group', async () => {
    const merchant = await fundedMerchant();
    const meterNumber = ' 1111 1111-11111';
    const smartCardNumber = '1212-12 1212 ';
    const accountOf = async (kind: string, body: object) => {
      const bought = await merchant.buy(kind, { ...body, phone: PHONE });
      const { rows } = await service.ownerSql(
        'select account from bill_purchases where transaction_id = $1',
        [bought.body.transactionId],
      );
      return rows[0]?.account;
    };
    expect(await accountOf('electricity', { ...METER, meterNumber, amount: 1_000 })).toBe('1111111111111');
    const postpaid = { ...METER, type: 'postpaid', meterNumber: '0101 160222-01', amount: 1_000 };
    expect(await accountOf('electricity', postpaid)).toBe('0101160222-01');
    expect(await accountOf('tv', { ...CARD, smartCardNumber, planCode: 'dstv-padi' })).toBe('1212121212');
    expect((await merchant.verify('meter', { ...METER, meterNumber: '0000-000 0001' })).status).toBe(422);
    expect((await merchant.verify('smart-card', { ...CARD, smartCardNumber })).status).toBe(200);
  });

  it('for a meter that nobody has fails, and one whose biller is down stays open', async () => {
    const merchant = await fundedMerchant();
    const buy = (meterNumber: string) =>
      merchant.buy('electricity', { ...METER, meterNumber, phone: PHONE, amount: 1_000 });
    const failed = await buy('00000000001');
    expect([failed.status, failed.body.code]).toEqual([422, 'vend_failed']);
    const open = await buy('00000000003');
    expect([open.status, open.body.status]).toEqual([202, 'PROCESSING']);
    expect(await merchant.balances()).toMatchObject({ heldMinor: 100_000n });
  });

  it.each(['08031234567', '+2348031234567', '2348031234567', '0803 123 4567', '+234-803-123-4567'])(
    'for %s is for 08031234567',
    async (phone) => {
      const merchant = await fundedMerchant();
      // The prefix says MTN; numbers are taken along, so Glo may sell to it.
      const { status, body } = await merchant.buy('airtime', { network: 'glo', phone, amount: 100 });
      expect(status).toBe(200);
      const { customer, metadata } = await merchant.transaction(body.transactionId);
      expect([customer, metadata.bill.networkHint]).toEqual(['08031234567', 'mtn']);
    },
  );

  it('is one workflow, whose history has no phone, meter, card or token', async () => {
    const merchant = await fundedMerchant();
    const { body } = await merchant.buy('electricity', { ...METER, phone: PHONE, amount: 1_000 });
    const found = await waitFor('the flow in the list', async () => {
      const list = await flows.list(`Reference = "${body.transactionId}"`);
      return list.length > 0 && list;
    });
    expect(found.map(({ workflowId }) => workflowId)).toEqual([`bill/test/${body.transactionId}`]);
    const history = await flows.history(`bill/test/${body.transactionId}`);
    for (const secret of [PHONE, METER.meterNumber, body.token]) expect(history).not.toContain(secret);
  });

  it('is done once per Idempotency-Key', async () => {
    const merchant = await fundedMerchant();
    const headers = { 'idempotency-key': 'airtime-1' };
    const body = { network: 'airtel', phone: PHONE, amount: 200 };
    const first = await merchant.buy('airtime', body, headers);
    const again = await merchant.buy('airtime', body, headers);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const other = await merchant.buy('airtime', { ...body, amount: 300 }, headers);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await merchant.balances()).toEqual(spent(200));
  });
});

describe('what is not possible', () => {
  it.each([
    ['airtime', { network: 'vodafone' }, 'network'],
    ['airtime', { network: undefined }, 'network'],
    ['airtime', { phone: '0803123456' }, 'phone'],
    ['airtime', { phone: '+447911123456' }, 'phone'],
    ['airtime', { phone: undefined }, 'phone'],
    ['airtime', { amount: 49 }, 'amount'],
    ['airtime', { amount: 50_000.01 }, 'amount'],
    ['airtime', { amount: 100.001 }, 'amount'],
    ['airtime', { amount: '100' }, 'amount'],
    ['data', { network: 'vodafone' }, 'network'],
    ['data', { planCode: 'airtel-3gb-1500' }, 'planCode'],
    ['data', { planCode: undefined }, 'planCode'],
    ['data', { phone: '0123' }, 'phone'],
    ['electricity', { electricity: 'mars-electric' }, 'electricity'],
    ['electricity', { meterNumber: '123' }, 'meterNumber'],
    ['electricity', { meterNumber: '12345678901a' }, 'meterNumber'],
    ['electricity', { type: 'free' }, 'type'],
    ['electricity', { amount: 499 }, 'amount'],
    ['electricity', { phone: 'none' }, 'phone'],
    ['tv', { tv: 'netflix' }, 'tv'],
    ['tv', { smartCardNumber: '12' }, 'smartCardNumber'],
    ['tv', { planCode: 'gotv-max' }, 'planCode'],
    ['tv', { planCode: undefined }, 'planCode'],
    ['tv', { renew: true }, 'planCode'],
    ['tv', { planCode: undefined, renew: true, smartCardNumber: '0000000001' }, 'smartCardNumber'],
    ['bet', { bettingPlatform: 'luck' }, 'bettingPlatform'],
    ['bet', { customerId: 'a b c' }, 'customerId'],
    ['bet', { amount: 99 }, 'amount'],
  ])('%s with %j: 400 naming %s, nothing reserved', async (kind, change, field) => {
    const merchant = await fundedMerchant();
    const good = PURCHASES.find(([each]) => each === kind)?.[1];
    const { status, body } = await merchant.buy(kind, { ...good, ...change });
    expect({ status, msg: body.msg, paths: body.errors?.map(({ path }: { path: string }) => path) }).toEqual({
      status: 400,
      msg: `invalid ${kind} details`,
      paths: [field],
    });
    expect(await merchant.balances()).toEqual(UNTOUCHED);
    const { rows } = await service.ownerSql(
      `select id from transactions where business_id = $1 and flow = 'bill'`,
      [merchant.businessId],
    );
    expect(rows).toEqual([]);
  });

  it('is more than there is: nothing is held, and the message is that of the contract', async () => {
    const merchant = await fundedMerchant();
    const { status, body } = await merchant.buy('electricity', { ...METER, phone: PHONE, amount: 100_001 });
    expect([status, body.msg, body.code]).toEqual([
      400,
      'insufficient balance or concurrent operation',
      'insufficient_balance',
    ]);
    expect(await merchant.balances()).toEqual(UNTOUCHED);
  });

  it('is a hundred at once with money for ten: exactly ten complete', async () => {
    const merchant = await service.createMerchant();
    await service.fund(merchant, 1_000);
    const body = { businessId: merchant.businessId, network: 'mtn', phone: PHONE, amount: 100 };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => service.post('/bills/airtime', body, { key: merchant.apiKeys.test })),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200) + count(202), count(400)]).toEqual([10, 90]);
    await waitFor('all ten to complete', async () => {
      const { rows } = await service.ownerSql(
        `select count(*) from transactions where business_id = $1 and flow = 'bill' and status = 'COMPLETED'`,
        [merchant.businessId],
      );
      return rows[0]?.count === '10';
    });
    expect(
      await service.ledger.balances({ businessId: merchant.businessId, environment: 'test' }, 'NGN'),
    ).toEqual({
      availableMinor: 0n,
      heldMinor: 0n,
    });
  });

  it('is buying in production without a provider: 503', async () => {
    const merchant = await service.createMerchant();
    const { status, body } = await service.post(
      '/bills/airtime',
      { businessId: merchant.businessId, network: 'mtn', phone: PHONE, amount: 100 },
      { key: merchant.apiKeys.prod },
    );
    expect([status, body.code]).toEqual([503, 'provider_not_configured']);
  });
});
