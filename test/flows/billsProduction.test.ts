import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { resolveUpdate, retryNowUpdate, statusQuery } from '../../src/contract/messages.ts';
import { loadBillPurchase } from '../../src/db/orders/bills.ts';
import { billRequestId } from '../../src/domain/orders/bill.ts';
import { vtpassCallbackToken } from '../../src/providers/bills/vtpass.ts';
import { runAdminOn } from '../support/admin.ts';
import { digits } from '../support/digits.ts';
import { createFaultGates } from '../support/faultGates.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { waitForLiveBillers } from '../support/liveProviders.ts';
import { type Answer, startTestService, type TestService } from '../support/service.ts';
import {
  answersAs,
  answersWithCode,
  BETTOR,
  POSTPAID_METER,
  PREPAID_METER,
  SMART_CARD,
  startVtpassServer,
  TOKEN,
  type VtpassServer,
} from '../support/vtpassServer.ts';
import { waitFor } from '../support/waitFor.ts';

const FUNDS_MINOR = 10_000_000n;
const UNTOUCHED = { availableMinor: FUNDS_MINOR, heldMinor: 0n };
const HELD = { availableMinor: FUNDS_MINOR - 50_000n, heldMinor: 50_000n };
const PAID = { availableMinor: FUNDS_MINOR - 50_000n, heldMinor: 0n };

let vtpass: VtpassServer;
let service: TestService;
/** Waits for VTpass for a moment only; for tests in which VTpass does not answer. */
let impatient: TestService;
let flows: FlowInspection;
let callbackAddress: string;
let phones = 0;
const gates = createFaultGates();

beforeAll(async () => {
  vtpass = await startVtpassServer();
  service = await startTestService({
    queues: ['bills'],
    env: { ...vtpass.env, PROVIDER_TIMEOUT_MS: '60000' },
    overrides: { faultPoint: gates.faultPoint },
  });
  impatient = await startTestService({
    queues: ['bills'],
    env: { ...vtpass.env, PROVIDER_TIMEOUT_MS: '1000' },
  });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
  const token = vtpassCallbackToken(vtpass.keys.secretKey);
  callbackAddress = `${service.apiUrl}/providers/vtpass/callback?token=${token}`;
  for (const each of [service, impatient]) await waitForLiveBillers(each);
});
afterAll(async () => {
  for (const each of [service, impatient]) await expectSoundLedger(each.database);
  await service?.stop();
  await impatient?.stop();
  await flows?.close();
  await vtpass?.stop();
});
beforeEach(() => vtpass.reset());

/** A merchant with ₦100,000 of live money, and a phone that no other test buys for. */
async function liveMerchant(at = service) {
  const merchant = await at.createMerchant();
  await at.fund(merchant, Number(FUNDS_MINOR) / 100, 'prod');
  const { businessId } = merchant;
  phones += 1;
  const phone = `0803${String(phones).padStart(7, '0')}`;
  const key = merchant.apiKeys.prod;
  const transaction = async (id: string) => (await at.get(`/transactions/${id}`, { key })).body.transaction;
  const buy = (kind: string, body: object): Promise<Answer> =>
    at.post(`/bills/${kind}`, { businessId, ...body }, { key });
  return {
    ...merchant,
    phone,
    buy,
    transaction,
    verify: (what: string, body: object): Promise<Answer> =>
      at.post(`/bills/verify-${what}`, { businessId, ...body }, { key }),
    /** Buys airtime for ₦500. Returns the purchase's id. */
    airtime: async (): Promise<string> => {
      const { status, body } = await buy('airtime', { network: 'mtn', phone, amount: 500 });
      expect([status, body.msg, body.status]).toEqual([202, 'airtime purchase is queued', 'PROCESSING']);
      return body.transactionId;
    },
    balances: () => at.ledger.balances({ businessId, environment: 'prod' }, 'NGN'),
    reaches: (id: string, status: string) =>
      waitFor(`${id} to be ${status}`, async () => {
        const found = await transaction(id);
        return found.status === status && found;
      }),
  };
}

const handleOf = (id: string) => flows.client.workflow.getHandle(`bill/prod/${id}`);
const requestIdOf = async (id: string): Promise<string> => {
  const { rows } = await service.ownerSql(
    'select reference from attempts where order_id = $1 and abandoned_at is null',
    [id],
  );
  return rows[0]?.reference;
};

async function needsAttention(id: string): Promise<string> {
  return waitFor(`${id} to need attention`, async () => {
    const state = await handleOf(id).query(statusQuery);
    return state.flowStatus === 'NEEDS_ATTENTION' && (state.attention ?? '');
  });
}

async function metricsText(): Promise<string> {
  return (await fetch(`${service.apiUrl}/metrics`)).text();
}

/** How many orders VTpass has refused because of our account there. */
async function countOfBlocked(): Promise<number> {
  const counted = /^mp_provider_blocked_total\{provider="vtpass",environment="prod"\} (\d+)$/m;
  return Number(counted.exec(await metricsText())?.[1]);
}

describe('every row, with VTpass', () => {
  it('the catalogue is what VTpass sells', async () => {
    const { apiKeys } = await liveMerchant();
    const { status, body } = await service.get('/bills/catalogue', { key: apiKeys.prod });
    expect(status).toBe(200);
    expect(body.simulated).toBeUndefined();
    expect(body.billers.map(({ kind, id }: { kind: string; id: string }) => `${kind}/${id}`)).toEqual([
      ...['airtime/airtel', 'airtime/mtn', 'airtime/9mobile', 'data/mtn', 'tv/dstv'],
      ...['electricity/ikeja-electric', 'bet/bet9ja'],
    ]);
  });

  it('verification tells whose account it is', async () => {
    const merchant = await liveMerchant();
    const meter = { electricity: 'ikeja-electric', meterNumber: PREPAID_METER, type: 'prepaid' };
    const found = await merchant.verify('meter', meter);
    expect([found.status, found.body.accountName, found.body.code]).toEqual([200, 'TESTMETRE1', 'verified']);
    const card = await merchant.verify('smart-card', { tv: 'dstv', smartCardNumber: SMART_CARD });
    expect(card.body.smartCardInfo).toEqual({ customerName: 'TESTMETRE1', renewalAmount: 4_400 });
    const bettor = await merchant.verify('bet', { bettingPlatform: 'bet9ja', customerId: BETTOR });
    expect(bettor.body.data).toMatchObject({ status: 'verified', customerName: 'TESTMETRE1' });
    const nobody = await merchant.verify('meter', { ...meter, meterNumber: '22222222222' });
    expect([nobody.status, nobody.body.code]).toEqual([422, 'bill_account_not_found']);
    vtpass.addFault({ endpoint: 'verify', fault: answersWithCode('030') });
    expect((await merchant.verify('meter', meter)).status).toBe(503);
  });

  it('each kind is queued, bought once and completed', async () => {
    const merchant = await liveMerchant();
    const { phone } = merchant;
    const meter = { electricity: 'ikeja-electric', phone, amount: 1_000 };
    const orders: [string, object, number][] = [
      ['airtime', { network: '9mobile', phone, amount: 300 }, 300],
      ['data', { network: 'mtn', phone, planCode: 'mtn-100mb-1000' }, 1_000],
      ['electricity', { ...meter, meterNumber: PREPAID_METER, type: 'prepaid' }, 1_000],
      ['electricity', { ...meter, meterNumber: POSTPAID_METER, type: 'postpaid' }, 1_000],
      ['tv', { tv: 'dstv', smartCardNumber: SMART_CARD, phone, planCode: 'dstv-padi' }, 4_400],
      ['tv', { tv: 'dstv', smartCardNumber: SMART_CARD, phone, renew: true }, 4_400],
      ['bet', { bettingPlatform: 'bet9ja', customerId: BETTOR, amount: 700 }, 700],
    ];
    const answers = await Promise.all(orders.map(([kind, body]) => merchant.buy(kind, body)));
    for (const [index, [kind, , naira]] of orders.entries()) {
      const { status, body } = answers[index] ?? { status: 0, body: {} };
      expect(status).toBe(202);
      expect(body).toEqual({
        success: true,
        msg: `${kind} purchase is queued`,
        status: 'PROCESSING',
        transactionId: expect.stringMatching(/^bill_/),
        amount: naira,
        reason: null,
        merchantReference: null,
        ...(kind === 'electricity' && { token: null, units: null }),
        environment: 'prod',
        simulated: false,
      });
      const found = await merchant.reaches(body.transactionId, 'COMPLETED');
      expect(found).toMatchObject({ amount: naira, channel: kind, environment: 'prod' });
    }
    const prepaid = await merchant.transaction(answers[2]?.body.transactionId);
    expect(prepaid.metadata).toMatchObject({ token: TOKEN, units: '79.9 kWh' });
    expect((await merchant.balances()).availableMinor).toBe(FUNDS_MINOR - 1_280_000n);
    expect(vtpass.vendsFor(SMART_CARD).map(({ order }) => order.subscription_type)).toEqual(
      expect.arrayContaining(['change', 'renew']),
    );
    // The token is nowhere in what Temporal keeps.
    expect(await flows.history(`bill/prod/${prepaid.id}`)).not.toContain(TOKEN);
  });

  it('what VTpass does not sell is refused, and nothing is reserved', async () => {
    const merchant = await liveMerchant();
    const { phone } = merchant;
    const refused: [string, object, string][] = [
      ['airtime', { network: 'glo', phone, amount: 500 }, 'network'],
      ['airtime', { network: 'mtn', phone, amount: 4 }, 'amount'],
      ['data', { network: 'mtn', phone, planCode: 'mtn-9gb' }, 'planCode'],
      ['tv', { tv: 'showmax', smartCardNumber: SMART_CARD, phone, planCode: 'dstv-padi' }, 'tv'],
      ['tv', { tv: 'dstv', smartCardNumber: '9999999999', phone, renew: true }, 'smartCardNumber'],
    ];
    for (const [kind, body, field] of refused) {
      const answer = await merchant.buy(kind, body);
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, field]);
    }
    expect(await merchant.balances()).toEqual(UNTOUCHED);
    expect(vtpass.requests('pay')).toBe(0);
  });

  it('a business without KYC may not buy', async () => {
    const merchant = await liveMerchant();
    await service.ownerSql(`update businesses set kyc_status = 'PENDING' where id = $1`, [
      merchant.businessId,
    ]);
    const { phone } = merchant;
    const { status, body } = await merchant.buy('airtime', { network: 'mtn', phone, amount: 500 });
    expect([status, body.code]).toEqual([403, 'kyc_required']);
  });
});

describe('a vend', () => {
  it.each([
    ['016', 'failed'],
    ['091', 'failed'],
    ['040', 'reversed'],
    ['000', 'failed'],
    ['000', 'reversed'],
  ])('that ends with code %s and %s gives the money back', async (code, status) => {
    const merchant = await liveMerchant();
    vtpass.planVend({ code, status });
    const id = await merchant.airtime();
    const { metadata } = await merchant.reaches(id, 'FAILED');
    expect(metadata.failureReason).toMatch(/\S/);
    expect(await merchant.balances()).toEqual(UNTOUCHED);
  });

  it.each([
    ['016', 'delivered'],
    ['091', 'pending'],
  ])(
    'whose code %s contradicts the word %s inside keeps the money held for a human',
    async (code, status) => {
      const merchant = await liveMerchant();
      vtpass.planVend({ code, status });
      const id = await merchant.airtime();
      expect(await needsAttention(id)).toBe(`VTpass contradicts itself: code ${code}, ${status}.`);
      expect((await merchant.transaction(id)).status).toBe('PROCESSING');
      expect(await merchant.balances()).toEqual(HELD);
      vtpass.settle(await requestIdOf(id), 'delivered');
      await handleOf(id).executeUpdate(retryNowUpdate);
      await merchant.reaches(id, 'COMPLETED');
      expect(vtpass.vendsFor(merchant.phone)).toHaveLength(1);
    },
  );

  it.each(['010', '011', '012', '013', '017', '030', '034'])(
    'that is refused with code %s gives the money back',
    async (code) => {
      const merchant = await liveMerchant();
      vtpass.addFault({ endpoint: 'pay', fault: answersWithCode(code) });
      await merchant.reaches(await merchant.airtime(), 'FAILED');
      expect(await merchant.balances()).toEqual(UNTOUCHED);
      expect(vtpass.vendsFor(merchant.phone)).toEqual([]);
    },
  );

  it.each(['099', '083', '777'])('of code %s is asked about until it is delivered', async (code) => {
    const merchant = await liveMerchant();
    vtpass.planVend({ code, status: 'pending', later: 'delivered', laterAtQuestion: 2 });
    const id = await merchant.airtime();
    await merchant.reaches(id, 'COMPLETED');
    expect(await merchant.balances()).toEqual(PAID);
    expect(vtpass.vendsFor(merchant.phone)).toHaveLength(1);
    expect(vtpass.requests('pay')).toBe(1);
  });

  it.each([
    ['reset', { kind: 'reset', accepted: true }],
    ['lost in a time-out', { kind: 'hang', accepted: true }],
    ['a gateway’s 502', { kind: 'error', accepted: true, httpStatus: 502 }],
    ['cut off', { kind: 'malformed', accepted: true }],
  ] as const)('whose reply is %s is found by its request id: one vend', async (_, fault) => {
    const merchant = await liveMerchant(fault.kind === 'hang' ? impatient : service);
    vtpass.addFault({ endpoint: 'pay', fault });
    const id = await merchant.airtime();
    await merchant.reaches(id, 'COMPLETED');
    expect(vtpass.vendsFor(merchant.phone)).toHaveLength(1);
    expect(vtpass.requests('pay')).toBe(1);
    expect(await merchant.balances()).toEqual(PAID);
  });

  it('that never reached VTpass is sent again under the same request id', async () => {
    const merchant = await liveMerchant();
    vtpass.addFault({ endpoint: 'pay', fault: { kind: 'reset', accepted: false } });
    const id = await merchant.airtime();
    await merchant.reaches(id, 'COMPLETED');
    expect(vtpass.requests('pay')).toBe(2);
    expect(vtpass.vendsFor(merchant.phone).map(({ requestId }) => requestId)).toEqual([
      await requestIdOf(id),
    ]);
  });

  it('of code 019, the same within 30 s, is made after a pause', async () => {
    const merchant = await liveMerchant();
    vtpass.addFault({ endpoint: 'pay', fault: answersWithCode('019'), times: 2 });
    await merchant.reaches(await merchant.airtime(), 'COMPLETED');
    expect(vtpass.vendsFor(merchant.phone)).toHaveLength(1);
  });

  it('with our wallet too low is parked with the money held, and made once somebody paid in', async () => {
    const merchant = await liveMerchant();
    const blockedBefore = await countOfBlocked();
    vtpass.setBalance(100);
    const id = await merchant.airtime();
    expect(await needsAttention(id)).toContain('our wallet there is too low');
    expect(await merchant.balances()).toEqual(HELD);
    expect((await merchant.transaction(id)).status).toBe('PROCESSING');
    await waitFor('the metrics to tell of it', async () => {
      const metrics = await metricsText();
      return (
        /^mp_orders_blocked\{environment="prod",provider="vtpass"\} 1$/m.test(metrics) &&
        /^mp_flows_needing_attention_total\{flow="bill",environment="prod"\} [1-9]/m.test(metrics)
      );
    });
    // However often it is retried, it is one order.
    for (let retry = 0; retry < 10; retry++) {
      const asked = vtpass.requests('pay');
      await handleOf(id).executeUpdate(retryNowUpdate);
      await waitFor('the retry', async () => vtpass.requests('pay') > asked);
    }

    // It tries again by itself too. Nothing is bought before the operator has spoken, or there would be nothing left to retry.
    const vend = gates.holdAt('bill.beforeSend');
    try {
      await handleOf(id).executeUpdate(retryNowUpdate);
      vtpass.setBalance(10_000);
    } finally {
      vend.open();
    }
    await merchant.reaches(id, 'COMPLETED');
    expect(vtpass.vendsFor(merchant.phone)).toHaveLength(1);
    expect(await merchant.balances()).toEqual(PAID);
    expect(await countOfBlocked()).toBe(blockedBefore + 1);
    await waitFor(
      'the metrics to show that it waits no longer',
      async () => !(await metricsText()).includes('mp_orders_blocked{'),
    );
  });

  it('with credentials that VTpass refuses is parked too, and keeps its request id: one may have been sold', async () => {
    const merchant = await liveMerchant();
    const fault = answersAs({}, 401);
    vtpass.addFault({ endpoint: 'pay', fault });
    vtpass.addFault({ endpoint: 'requery', fault, times: 1_000 });
    const id = await merchant.airtime();
    expect(await needsAttention(id)).toContain('refused our credentials for POST');
    // An alert of its own, by a row: neither an outage nor the refusal of one order.
    const refusal = /mp_provider_key_refused\{environment="prod",provider="vtpass",key="1"\} 2/;
    await waitFor('the metrics to show the refused key', async () => refusal.test(await metricsText()));
    const text = await metricsText();
    expect(text).toMatch(
      /mp_provider_requests_total\{provider="vtpass",operation="POST \/pay",status="key_refused"\} 1/,
    );
    expect(text).not.toMatch(/mp_provider_requests_total\{provider="vtpass",[^}]*status="401"/);
    const requestId = await requestIdOf(id);
    const failed = { outcome: 'failed', reason: 'It looks so.', operator: 'ngozi' } as const;
    await expect(handleOf(id).executeUpdate(resolveUpdate, { args: [failed] })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('it may have paid') },
    });
    expect(await merchant.balances()).toEqual(HELD);
    vtpass.endFaults();
    await handleOf(id).executeUpdate(retryNowUpdate);
    await merchant.reaches(id, 'COMPLETED');
    expect(vtpass.vendsFor(merchant.phone).map((vend) => vend.requestId)).toEqual([requestId]);
    await waitFor(
      'the metrics to show that the key is accepted again',
      async () => !(await metricsText()).includes('mp_provider_key_refused{'),
    );
  });

  it('whose answer went astray with credentials refused is found, and not sold again', async () => {
    const merchant = await liveMerchant();
    const fault = answersAs({}, 403, true);
    vtpass.addFault({ endpoint: 'pay', fault });
    await merchant.reaches(await merchant.airtime(), 'COMPLETED');
    expect(vtpass.vendsFor(merchant.phone)).toHaveLength(1);
    expect(vtpass.requests('pay')).toBe(1);
  });

  it('whose request a restore has lost is sent under the same request id, and not sold again', async () => {
    const merchant = await liveMerchant();
    vtpass.planVend({ status: 'pending' });
    const id = await merchant.airtime();
    await waitFor('the order', async () => vtpass.vendsFor(merchant.phone).length === 1);
    const requestId = await requestIdOf(id);
    await service.ownerSql('delete from attempts where order_id = $1', [id]);
    await handleOf(id).executeUpdate(retryNowUpdate);
    await waitFor('the order once more', async () => vtpass.requests('pay') === 2);
    vtpass.settle(requestId, 'delivered');
    await merchant.reaches(id, 'COMPLETED');
    expect(await requestIdOf(id)).toBe(requestId);
    expect(vtpass.vendsFor(merchant.phone)).toHaveLength(1);
  });

  it('that was sent on another day and is unknown since gets a request id of the new day', async () => {
    const merchant = await liveMerchant();
    const broken = { kind: 'error', accepted: false, httpStatus: 503 } as const;
    vtpass.addFault({ endpoint: 'pay', fault: broken });
    vtpass.addFault({ endpoint: 'requery', fault: broken, times: 1_000 });
    const id = await merchant.airtime();
    await waitFor('the order', async () => vtpass.requests('pay') === 1);
    // Not yesterday's: right after midnight that day counts as not yet over.
    const past = billRequestId(Date.now() - 48 * 3_600_000, 'sentonanotherday');
    await service.ownerSql('update attempts set reference = $2 where order_id = $1', [id, past]);
    vtpass.endFaults();
    await merchant.reaches(id, 'COMPLETED');
    expect(await requestIdOf(id)).not.toBe(past);
    expect(vtpass.vendsFor(merchant.phone).map(({ requestId }) => requestId)).toEqual([
      await requestIdOf(id),
    ]);
    expect(await merchant.balances()).toEqual(PAID);
  });
});

describe('a prepaid meter', () => {
  const KEY_CHANGE = { kct1: '17862334905582217439', kct2: '50317264498812057763' };
  const order = { electricity: 'ikeja-electric', meterNumber: PREPAID_METER, type: 'prepaid', amount: 500 };

  it('gets every token of the purchase, in the transaction and in no history, and none changes', async () => {
    const merchant = await liveMerchant();
    vtpass.planVend({ status: 'delivered', brings: { ...KEY_CHANGE, bonusToken: '62881559799402440206' } });
    const { body } = await merchant.buy('electricity', { ...order, phone: merchant.phone });
    const id = body.transactionId;
    const { metadata } = await merchant.reaches(id, 'COMPLETED');
    expect(metadata).toMatchObject({ token: TOKEN, ...KEY_CHANGE, bonusToken: '62881559799402440206' });
    expect(metadata).not.toHaveProperty('resetToken');
    const history = await flows.history(`bill/prod/${id}`);
    for (const token of [TOKEN, ...Object.values(KEY_CHANGE)]) expect(history).not.toContain(token);
    for (const others of [{}, { ...KEY_CHANGE, bonusToken: '1' }]) {
      await expect(
        service.ownerSql('update bill_purchases set other_tokens = $2 where transaction_id = $1', [
          id,
          others,
        ]),
      ).rejects.toThrow('has its token already');
    }
  });

  it('gets the digits of a token that VTpass sends as a number', async () => {
    const merchant = await liveMerchant();
    vtpass.planVend({ status: 'delivered', brings: { token: digits(TOKEN), purchased_code: digits(TOKEN) } });
    const { body } = await merchant.buy('electricity', { ...order, phone: merchant.phone });
    const { metadata } = await merchant.reaches(body.transactionId, 'COMPLETED');
    expect(metadata.token).toBe(TOKEN);
  });

  it.each([
    ['the answer to the order', 0],
    ['the check that a decision makes first', 1],
  ])(
    'gets the token that %s brought for another amount, once an operator completes it',
    async (_, checked) => {
      const merchant = await liveMerchant();
      const brings = { ...KEY_CHANGE, ...(checked && { token: '', purchased_code: '' }) };
      vtpass.planVend({ status: 'delivered', soldFor: 600, brings });
      const { body } = await merchant.buy('electricity', { ...order, phone: merchant.phone });
      const id = body.transactionId;
      await waitFor('the answer', async () => {
        const { rows } = await service.ownerSql('select outcome from attempts where order_id = $1', [id]);
        return rows[0]?.outcome === 'unknown';
      });
      const open = await merchant.transaction(id);
      expect(open.status).toBe('PROCESSING');
      for (const name of ['token', 'units', 'kct1', 'kct2']) expect(open.metadata).not.toHaveProperty(name);
      vtpass.bringEverything();
      await handleOf(id).executeUpdate(resolveUpdate, {
        args: [{ outcome: 'completed', operator: 'ada', reason: 'VTpass confirmed the delivery' }],
      });
      const { metadata } = await merchant.reaches(id, 'COMPLETED');
      expect(metadata).toMatchObject({ token: TOKEN, units: '79.9 kWh', ...KEY_CHANGE });
    },
  );

  /** A purchase that VTpass delivered, whose token no answer had when an operator completed it. */
  async function completedWithoutToken() {
    const merchant = await liveMerchant();
    vtpass.planVend({ status: 'delivered', brings: { token: '', purchased_code: '' } });
    const { body } = await merchant.buy('electricity', { ...order, phone: merchant.phone });
    const id: string = body.transactionId;
    await waitFor('a question', async () => vtpass.requests('requery') >= 1);
    await handleOf(id).executeUpdate(resolveUpdate, {
      args: [{ outcome: 'completed', operator: 'ada', reason: 'VTpass confirmed the delivery' }],
    });
    const { metadata } = await merchant.reaches(id, 'COMPLETED');
    expect(metadata).not.toHaveProperty('token');
    return { ...merchant, id };
  }

  it('gets the token that VTpass knows later, once an operator retries what has ended', async () => {
    const { id, transaction } = await completedWithoutToken();
    vtpass.bringEverything();
    const { code, out } = await runAdminOn(service, ['bills', 'retry', id, '--operator', 'ada']);
    expect([code, out]).toEqual([
      0,
      `${id} is COMPLETED, and its provider is asked once more: npm run admin -- show ${id}\n`,
    ]);
    const found = await waitFor('the token', async () => {
      const { status, metadata } = await transaction(id);
      return metadata.token !== undefined && { status, metadata };
    });
    expect(found).toMatchObject({ status: 'COMPLETED', metadata: { token: TOKEN } });
    const { rows } = await service.ownerSql(
      'select actor, action from audit_log where subject = $1 order by id',
      [id],
    );
    expect(rows.at(-1)).toEqual({ actor: 'ada', action: 'bill.retry' });
  });

  it('gets the token that an operator was told, once, on record', async () => {
    const { id, transaction, airtime } = await completedWithoutToken();
    const supply = (purchase: string, ...tokens: string[]) =>
      runAdminOn(service, [
        'bills',
        'token',
        purchase,
        '--tokens',
        tokens.join(' '),
        '--reason',
        'Told by the distributor',
        '--operator',
        'ada',
      ]);
    for (const text of ['2636-2054', `${PREPAID_METER}123456789`, '0'.repeat(20)]) {
      expect(await supply(id, text)).toMatchObject({
        code: 2,
        err: expect.stringContaining('20 digits each'),
      });
    }
    const grouped = TOKEN.replace(/(\d{4})(?=\d)/g, '$1-');
    expect(await supply(id, KEY_CHANGE.kct1, grouped)).toEqual({
      code: 0,
      out: `${id} has its 2 tokens.\n`,
      err: '',
    });
    expect((await transaction(id)).metadata.token).toBe(`${KEY_CHANGE.kct1} ${TOKEN}`);
    expect(await supply(id, TOKEN)).toMatchObject({ code: 2, err: expect.stringContaining('has its token') });
    const { rows } = await service.ownerSql(
      `select actor, details from audit_log where action = 'bill.token'`,
    );
    expect(rows).toEqual([{ actor: 'ada', details: { tokens: 2, reason: 'Told by the distributor' } }]);
    expect(await supply(await airtime(), TOKEN)).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not for a prepaid meter'),
    });
    expect(await supply('bill_none', TOKEN)).toMatchObject({ code: 2, err: 'There is no bill bill_none.\n' });
  });

  it('does not get the token of a purchase that an operator failed', async () => {
    const merchant = await liveMerchant();
    vtpass.planVend({ status: 'delivered', soldFor: 600 });
    const { body } = await merchant.buy('electricity', { ...order, phone: merchant.phone });
    const id = body.transactionId;
    const tokenOf = async () => {
      const sql = 'select token from bill_purchases where transaction_id = $1';
      return (await service.ownerSql(sql, [id])).rows[0]?.token;
    };
    await waitFor('the token', async () => (await tokenOf()) === TOKEN);
    await handleOf(id).executeUpdate(resolveUpdate, {
      args: [{ outcome: 'failed', operator: 'ada', reason: 'VTpass gave the money back' }],
    });
    const { metadata } = await merchant.reaches(id, 'FAILED');
    expect(metadata).not.toHaveProperty('token');
    expect(await loadBillPurchase(service.database, id)).toMatchObject({
      token: undefined,
      units: undefined,
    });
    expect(await tokenOf()).toBe(TOKEN);
  });

  it('has not got what it paid for before the token is there', async () => {
    const merchant = await liveMerchant();
    vtpass.planVend({ status: 'delivered', brings: { token: '', purchased_code: '' } });
    const { body } = await merchant.buy('electricity', { ...order, phone: merchant.phone });
    await waitFor('a question', async () => vtpass.requests('requery') >= 1);
    expect((await merchant.transaction(body.transactionId)).status).toBe('PROCESSING');
    vtpass.bringEverything();
    const { metadata } = await merchant.reaches(body.transactionId, 'COMPLETED');
    expect(metadata.token).toBe(TOKEN);
  });
});

describe('a price that changed since the catalogue', () => {
  it('refuses the purchase with the new price, holds nothing, and is in the catalogue from then on', async () => {
    const merchant = await liveMerchant();
    const { phone } = merchant;
    vtpass.setPrice('dstv', 'dstv-yanga', 7_250);
    const body = { tv: 'dstv', smartCardNumber: SMART_CARD, phone, planCode: 'dstv-yanga' };
    const { status, body: given } = await merchant.buy('tv', body);
    expect(status).toBe(422);
    expect(given).toMatchObject({
      success: false,
      code: 'price_changed',
      msg: 'the price of DStv Yanga N6,000 is now 7250 naira, no longer 6000; nothing was bought',
      planCode: 'dstv-yanga',
      price: 7_250,
      previousPrice: 6_000,
    });
    expect(await merchant.balances()).toEqual(UNTOUCHED);
    expect(vtpass.requests('pay')).toBe(0);
    const { billers } = (await service.get('/bills/catalogue?kind=tv', { key: merchant.apiKeys.prod })).body;
    expect(billers[0].plans[1]).toMatchObject({ code: 'dstv-yanga', price: 7_250 });
  });

  it('between acceptance and vend fails the purchase, and the money is back', async () => {
    const merchant = await liveMerchant();
    const { phone } = merchant;
    // The API cannot ask, so the purchase is accepted at the catalogue's price; the worker can.
    vtpass.addFault({ endpoint: 'variations', fault: { kind: 'error', accepted: false, httpStatus: 503 } });
    vtpass.setPrice('mtn-data', 'mtn-10mb-100', 120);
    const { body } = await merchant.buy('data', { network: 'mtn', phone, planCode: 'mtn-10mb-100' });
    const { metadata } = await merchant.reaches(body.transactionId, 'FAILED');
    expect(metadata.failureReason).toContain('is now 120 naira, no longer 100');
    expect(await merchant.balances()).toEqual(UNTOUCHED);
    expect(vtpass.vendsFor(phone)).toEqual([]);
  });
});

describe('a callback', () => {
  it('that a completed purchase was reversed gives the money back, once, after asking', async () => {
    const merchant = await liveMerchant();
    const id = await merchant.airtime();
    await merchant.reaches(id, 'COMPLETED');
    const requestId = await requestIdOf(id);

    // What a callback claims is not believed.
    const lie = await vtpass.sendCallback(callbackAddress, requestId, { code: '040' });
    expect(lie).toEqual({ httpStatus: 200, body: { success: true, response: 'success' } });
    await waitFor('the check', async () => {
      const [run, ...others] = await flows.list(`WorkflowId = "bill/prod/${id}"`);
      return others.length === 1 && run?.status.name === 'COMPLETED';
    });
    expect((await merchant.transaction(id)).status).toBe('COMPLETED');

    vtpass.settle(requestId, 'reversed', '040');
    await vtpass.sendCallback(callbackAddress, requestId);
    await vtpass.sendCallback(callbackAddress, requestId);
    await merchant.reaches(id, 'REVERSED');
    expect(await merchant.balances()).toEqual(UNTOUCHED);
  });

  it('about a pending purchase makes it ask at once', async () => {
    const merchant = await liveMerchant();
    vtpass.planVend({ status: 'pending' });
    const id = await merchant.airtime();
    await waitFor('the sixth question', async () => vtpass.requests('requery') >= 4);
    vtpass.settle(await requestIdOf(id), 'delivered');
    await vtpass.sendCallback(callbackAddress, await requestIdOf(id));
    await merchant.reaches(id, 'COMPLETED');
  });

  it('without the secret in its address is refused', async () => {
    const merchant = await liveMerchant();
    const id = await merchant.airtime();
    await merchant.reaches(id, 'COMPLETED');
    const address = `${service.apiUrl}/providers/vtpass/callback`;
    expect((await vtpass.sendCallback(address, await requestIdOf(id))).httpStatus).toBe(401);
    expect((await vtpass.sendCallback(`${address}?token=guess`, await requestIdOf(id))).httpStatus).toBe(401);
  });

  it('about a vend that is not ours is kept and otherwise ignored', async () => {
    expect((await vtpass.sendCallback(callbackAddress, '202601311610other')).httpStatus).toBe(200);
  });

  it('that plans have changed reads them again', async () => {
    vtpass.setPrice('dstv', 'dstv-padi', 4_999);
    expect((await vtpass.announceVariations(callbackAddress, 'dstv')).httpStatus).toBe(200);
    await waitFor('the new price', async () => {
      const { rows } = await service.ownerSql(
        `select price_minor from bill_plans where environment = 'prod' and code = 'dstv-padi'`,
      );
      return rows[0]?.price_minor === '499900';
    });
  });
});
