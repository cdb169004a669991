import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { joinSettings } from '../support/joinSettings.ts';
import { type QuidaxServer, startQuidaxServer } from '../support/quidaxServer.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { startTronScene, type TronScene } from '../support/tronScene.ts';
import { waitFor } from '../support/waitFor.ts';

/** USDT sessions with a price in naira. Nothing is paid here, so no worker runs. */
let service: TestService;
/** The moment of the sandbox's market: its rate moves with it. */
let marketTimeMs = 1_700_000_000_000;

beforeAll(async () => {
  service = await startTestService({ role: 'api', overrides: { marketTimeMs: () => marketTimeMs } });
});
afterAll(() => service?.stop());

const PATH = '/crypto/payments/create';
const create = (body: object, headers: Record<string, string> = {}) => service.post(PATH, body, { headers });

async function countSessions(of: TestService): Promise<number> {
  const { rows } = await of.ownerSql('select count(*)::integer as count from crypto_payments');
  return rows[0].count;
}

describe('a session with amountNgn', () => {
  it('expects USDT by the rate of sales, rounded up to the cent, and shows price and rate wherever it is read', async () => {
    const { body: quoted } = await service.post('/crypto/withdrawals/quote', { amountUsdt: 100 });
    const rate = quoted.quote.conversionRate as number;
    const { status, body } = await create({ amountNgn: 15_000.5, merchantReference: 'naira-1' });
    expect([status, body.msg]).toEqual([200, 'payment session created']);
    const { payment } = body;
    expect(payment).toMatchObject({ amountNgn: 15_000.5, rate, amountReceived: 0 });
    const cents = BigInt(Math.round(payment.amountExpected * 100));
    const kobo = BigInt(Math.round(rate * 100));
    expect(payment.amountExpected).toBe(Number(cents) / 100);
    expect(cents * kobo >= 150_005_000n).toBe(true);
    expect((cents - 1n) * kobo < 150_005_000n).toBe(true);

    // The rate is the session's own, wherever the market goes.
    marketTimeMs += 60_000;
    const later = await service.post('/crypto/withdrawals/quote', { amountUsdt: 100 });
    expect(later.body.quote.conversionRate).not.toBe(rate);
    expect((await service.get(`/crypto/payments/${payment.paymentId}`)).body.payment).toEqual(payment);
    const listed = await service.get('/crypto/payments?merchantReference=naira-1');
    expect(listed.body.payments).toEqual([payment]);
  });

  it('is answered again under its Idempotency-Key at the rate of the first request', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await create({ amountNgn: 20_000 }, headers);
    marketTimeMs += 60_000;
    const again = await create({ amountNgn: 20_000 }, headers);
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const other = await create({ amountNgn: 20_000.01 }, headers);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('leaves a session with amount as it was, without price or rate', async () => {
    const { body } = await create({ amount: 25 });
    expect(body.payment).toMatchObject({ amountExpected: 25 });
    expect(body.payment).not.toHaveProperty('amountNgn');
    expect(body.payment).not.toHaveProperty('rate');
  });

  it.each([
    ['neither amount', {}, 'amount', 'is required, unless amountNgn is given'],
    ['both amounts', { amount: 25, amountNgn: 15_000 }, 'amountNgn', 'must not stand beside amount'],
    ['no number', { amountNgn: '15000' }, 'amountNgn', 'must be a finite number'],
    ['null', { amountNgn: null }, 'amountNgn', 'must be a finite number'],
    ['zero', { amountNgn: 0 }, 'amountNgn', 'must be greater than zero'],
    ['less than nothing', { amountNgn: -1 }, 'amountNgn', 'must be greater than zero'],
    ['parts of a kobo', { amountNgn: 15_000.001 }, 'amountNgn', 'must have at most 2 decimal places'],
    [
      'no USDT to speak of',
      { amountNgn: 100 },
      'amountNgn',
      /^must be worth from 1 to 1000000 USDT; it is 0\.07 /,
    ],
    [
      'a million USDT and more',
      { amountNgn: 2e9 },
      'amountNgn',
      /^must be worth from 1 to 1000000 USDT; it is 1\d{6}/,
    ],
  ])('is refused with %s, and the error names the field', async (_, given, path, message) => {
    const before = await countSessions(service);
    const { status, body } = await create(given);
    expect([status, body.code, body.msg]).toEqual([400, 'invalid_request', 'invalid crypto payment details']);
    const expected = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(body.errors).toEqual([{ path, message: expected }]);
    expect(await countSessions(service)).toBe(before);
  });

  it('names every problem at once, of the amounts and of the rest', async () => {
    const { body } = await create({ expiresInMinutes: 0 });
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['expiresInMinutes', 'amount']);
  });

  it('shows price and rate on the page of the customer, which needs no script for it', async () => {
    const { payment } = (await create({ amountNgn: 15_000 })).body;
    const page = await (await fetch(payment.checkoutUrl)).text();
    expect(page).toContain(`<dt>Price</dt>`);
    const rate = payment.rate.toLocaleString('en', { minimumFractionDigits: 2 });
    expect(page).toContain(`₦15,000.00 at ₦${rate} for 1 USDT`);
    expect(page).toContain(`Send ${payment.amountExpected} USDT`);
    const inUsdt = (await create({ amount: 25 })).body.payment;
    expect(await (await fetch(inUsdt.checkoutUrl)).text()).not.toContain('<dt>Price</dt>');
  });

  it.each([
    ['a price without its rate', 'rate = null', 'crypto_payment_price_whole'],
    ['a rate above the market', 'market_rate = rate - 0.01', 'crypto_payment_price_sane'],
    [
      'less USDT than the price',
      'amount_expected_minor = amount_expected_minor - 10000',
      'crypto_payment_price_met',
    ],
    [
      'a cent of USDT more',
      'amount_expected_minor = amount_expected_minor + 10000',
      'crypto_payment_price_met',
    ],
    ['parts of a cent', 'amount_expected_minor = amount_expected_minor + 1', 'crypto_payment_price_met'],
  ])('is not stored with %s', async (_, change, constraint) => {
    const { paymentId } = (await create({ amountNgn: 15_000 })).body.payment;
    const changed = service.ownerSql(`update crypto_payments set ${change} where id = $1`, [paymentId]);
    await expect(changed).rejects.toMatchObject({ constraint });
  });
});

describe('a live session with amountNgn', () => {
  let live: TestService;
  let quidax: QuidaxServer;
  let scene: TronScene;

  beforeAll(async () => {
    [quidax, scene] = await Promise.all([startQuidaxServer(), startTronScene()]);
    const env = joinSettings(scene.env, quidax.env);
    live = await startTestService({ role: 'api', env: { ...env, RATE_MAX_AGE_SECONDS: '30' } });
  });
  afterAll(async () => {
    await live?.stop();
    await Promise.all([quidax?.stop(), scene?.stop()]);
  });
  const createLive = (body: object) => live.post(PATH, body, { key: live.merchant.apiKeys.prod });

  it('takes the rate that the guard of sales lets pass', async () => {
    const { status, body } = await createLive({ amountNgn: 15_228.6 });
    expect(status).toBe(200);
    expect(body.payment).toMatchObject({ amountExpected: 10, rate: 1522.86, amountNgn: 15_228.6 });
  });

  it('is 503 rate_unavailable when the rate is doubted, and no session or address is used up; amount goes on', async () => {
    const nextIndex = async () =>
      (await live.ownerSql('select last_value, is_called from crypto_address_index_prod')).rows;
    // The last trade contradicts the bid: the guard doubts the market, and what it said before is forgotten.
    quidax.setTicker('1900', 0, { last: '1540' });
    // A rate that was told before serves for a moment without asking again.
    await waitFor('the market to be doubted', async () => {
      return (await createLive({ amountNgn: 15_000 })).status === 503;
    });
    const before = [await countSessions(live), await nextIndex()];
    const refused = await createLive({ amountNgn: 15_000 });
    expect([refused.status, refused.body.code]).toEqual([503, 'rate_unavailable']);
    expect(refused.body).toMatchObject({ success: false, requestId: expect.any(String) });
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect([await countSessions(live), await nextIndex()]).toEqual(before);
    expect((await createLive({ amount: 25 })).status).toBe(200);
  });

  it('is 503 provider_not_configured where sales have no market; amount needs none', async () => {
    const without = await startTestService({ role: 'api', env: scene.env });
    const options = { key: without.merchant.apiKeys.prod };
    const refused = await without.post(PATH, { amountNgn: 15_000 }, options);
    const taken = await without.post(PATH, { amount: 25 }, options);
    const link = { title: 'Cakes', currency: 'NGN' };
    const refusedLink = await without.post('/payment-links', link, options);
    const takenLink = await without.post('/payment-links', { ...link, currency: 'USDT' }, options);
    await without.stop();
    expect([refused.status, refused.body.code, taken.status]).toEqual([503, 'provider_not_configured', 200]);
    expect([refusedLink.status, refusedLink.body.code]).toEqual([503, 'provider_not_configured']);
    expect(takenLink.status).toBe(200);
  });
});
