import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { MAX_OPEN_SESSIONS_OF_LINK } from '../../src/domain/usdt/paymentLink.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { waitForLockWaits } from '../support/locks.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** Payment links in the sandbox: made by their merchant, filled in by customers over HTTP. */
let service: TestService;
let merchant: TestMerchant;
let key: string;

beforeAll(async () => {
  service = await startTestService({
    queues: ['chain'],
    env: { SANDBOX_POLL_MS: '100', TRUST_PROXY: 'loopback' },
  });
  merchant = await service.createMerchant('Ada & Sons <b>"Ltd"</b>');
  key = merchant.apiKeys.test;
});
afterAll(async () => {
  await expectSoundLedger(service.database);
  await service?.stop();
});

const SCHOOL_FEES = {
  title: 'School fees',
  currency: 'NGN',
  minAmount: 5_000,
  maxAmount: 90_000,
  referenceLabel: 'Name of the pupil',
  returnUrl: 'https://shop.example.com/thanks',
  thankYouText: 'See you <b>on Monday</b>.\nBring the slip.',
};

async function create(body: object = { title: 'Cakes', currency: 'USDT', amount: 25 }) {
  const answer = await service.post('/payment-links', body, { key });
  expect(answer.status).toBe(200);
  return answer.body.paymentLink as { readonly id: string; readonly url: string };
}

const change = (id: string, body: object) => service.patch(`/payment-links/${id}`, body, { key });

/** Fills in the page of a link, as a browser sends it. @param from the address of its computer. */
const fillIn = (
  { url }: { readonly url: string },
  form: Readonly<Record<string, string>> = {},
  from = '203.0.113.1',
) =>
  fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
    headers: { 'x-forwarded-for': from },
  });

async function paymentsOf({ id }: { readonly id: string }) {
  const { body } = await service.get(`/crypto/payments?paymentLinkId=${id}&summary=true`, { key });
  expect(body.summary.count).toBe(body.payments.length);
  return body.payments;
}

/** A page of a link as a browser shows it: what its form has besides what a customer types. */
async function open({ url }: { readonly url: string }) {
  const page = await (await fetch(url)).text();
  return { pageId: /name="pageId" value="([^"]+)"/.exec(page)?.[1] ?? '' };
}

/** HTML with its characters as they are read. */
const read = async (page: Response) =>
  (await page.text()).replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

describe('a merchant', () => {
  it('creates a link, reads it, finds it among the active ones, changes it, and turns it off', async () => {
    const link = await create(SCHOOL_FEES);
    expect(link).toMatchObject({
      ...SCHOOL_FEES,
      amount: null,
      description: null,
      isActive: true,
      url: `${service.apiUrl}/pay/links/${link.id}`,
      environment: 'test',
    });
    expect((await service.get(`/payment-links/${link.id}`, { key })).body.paymentLink).toEqual(link);
    const active = async (state: boolean) =>
      (await service.get(`/payment-links?active=${state}`, { key })).body.paymentLinks.map(
        ({ id }: { id: string }) => id,
      );
    expect(await active(true)).toContain(link.id);
    expect(await active(false)).not.toContain(link.id);

    const removed = { returnUrl: null, thankYouText: null };
    const changed = await change(link.id, { title: 'Fees', ...removed, isActive: false });
    expect(changed.body.paymentLink).toMatchObject({
      title: 'Fees',
      ...removed,
      isActive: false,
      referenceLabel: SCHOOL_FEES.referenceLabel,
    });
    expect(await active(false)).toContain(link.id);
    const { rows } = await service.ownerSql(
      'select action, before, after from audit_log where subject = $1 order by id',
      [link.id],
    );
    expect(rows).toMatchObject([
      { action: 'payment_link.create', after: { title: 'School fees', minAmount: '5000' } },
      {
        action: 'payment_link.change',
        before: { title: 'School fees', isActive: true },
        after: { title: 'Fees', ...removed, isActive: false },
      },
    ]);
  });

  it.each([
    ['no title', { title: '  ' }, 'title'],
    ['a title that is too long', { title: 'a'.repeat(101) }, 'title'],
    ['another currency', { currency: 'GHS' }, 'currency'],
    ['parts of a kobo', { currency: 'NGN', amount: 15_000.001 }, 'amount'],
    ['no USDT to speak of', { currency: 'NGN', amount: 100 }, 'amount'],
    ['a least that no USDT is worth', { currency: 'NGN', minAmount: 100 }, 'minAmount'],
    ['too little USDT', { amount: 0.5 }, 'amount'],
    ['too much USDT', { maxAmount: 1_000_001 }, 'maxAmount'],
    ['a bound beside the amount', { amount: 25, minAmount: 10 }, 'minAmount'],
    ['bounds the wrong way round', { minAmount: 20, maxAmount: 10 }, 'maxAmount'],
    ['a thank-you text that is too long', { thankYouText: 'a'.repeat(301) }, 'thankYouText'],
    ['a return URL that is a script', { returnUrl: 'javascript:alert(1)' }, 'returnUrl'],
  ])('is refused %s, by the field', async (_, given, path) => {
    const { status, body } = await service.post(
      '/payment-links',
      { title: 'Cakes', currency: 'USDT', ...given },
      { key },
    );
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.errors.map((each: { path: string }) => each.path)).toEqual([path]);
  });

  it('is refused a change of nothing, and of the amount; the page of another merchant is not its own', async () => {
    const { id } = await create();
    for (const body of [{}, { amount: 30 }]) {
      expect((await change(id, body)).body.code).toBe('invalid_request');
    }
    const other = await service.createMerchant();
    const options = { key: other.apiKeys.test };
    expect((await service.get(`/payment-links/${id}`, options)).status).toBe(404);
    expect((await service.patch(`/payment-links/${id}`, { isActive: false }, options)).status).toBe(404);
    expect((await service.get('/payment-links', options)).body.paymentLinks).toEqual([]);
  });

  it('makes no live link without a chain, in either currency', async () => {
    for (const currency of ['USDT', 'NGN']) {
      const body = { title: 'Cakes', currency };
      const live = await service.post('/payment-links', body, { key: merchant.apiKeys.prod });
      expect([live.status, live.body.code]).toEqual([503, 'provider_not_configured']);
    }
  });
});

describe('the page of a link', () => {
  it('says whom and what it is for, escaped, and begins a payment of the fixed amount whatever is sent', async () => {
    const link = await create({
      title: 'Cakes <script>',
      description: 'Two of them',
      currency: 'USDT',
      amount: 25.5,
    });
    const page = await fetch(link.url);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const raw = await page.clone().text();
    expect(raw).not.toMatch(/<script|<b>|style=/);
    const words = await read(page);
    for (const each of [
      'Ada & Sons',
      'Cakes <script>',
      'Two of them',
      '25.5 USDT',
      'Test page: no money moves.',
    ])
      expect(words).toContain(each);
    expect(raw).not.toContain(merchant.businessId);

    const begun = await fillIn(link, { amount: '1', reference: 'ignored' });
    expect(begun.status).toBe(303);
    const [payment] = await paymentsOf(link);
    expect(payment).toMatchObject({
      amountExpected: 25.5,
      paymentLinkId: link.id,
      payerReference: null,
      merchantReference: null,
      description: 'Cakes <script>',
    });
    expect(payment.checkoutUrl).toBe(new URL(begun.headers.get('location') ?? '', link.url).href);
  });

  it('takes an amount within the bounds, and an answer to what it asks for', async () => {
    const link = await create(SCHOOL_FEES);
    const page = await read(await fetch(link.url));
    expect(page).toContain('From ₦5,000.00 to ₦90,000.00.');
    expect(page).toContain('Name of the pupil');
    const begun = await fillIn(link, { amount: '15000.50', reference: 'Ada Obi' });
    expect(begun.status).toBe(303);
    const [payment] = await paymentsOf(link);
    expect(payment).toMatchObject({
      amountNgn: 15_000.5,
      payerReference: 'Ada Obi',
      returnUrl: SCHOOL_FEES.returnUrl,
    });
    const found = await service.get('/crypto/payments?search=Ada', { key });
    expect(found.body.payments).toEqual([payment]);
    expect(await read(await fetch(payment.checkoutUrl))).toContain('Ada Obi');
  });

  it.each([
    ['nothing', '', 'Enter an amount'],
    ['letters', 'abc', 'Enter an amount'],
    ['a comma', '15,000', 'Enter an amount'],
    ['two commas', '1,500,50', 'Enter an amount'],
    ['an exponent', '1e4', 'Enter an amount'],
    ['endless digits', '9'.repeat(5_000), 'Enter an amount'],
    ['less than nothing', '-5000', 'Enter an amount'],
    ['zero', '0', 'Enter an amount'],
    ['parts of a kobo', '5000.001', 'Enter an amount'],
    ['too little', '4999.99', 'From ₦5,000.00 to ₦90,000.00.'],
    ['too much', '90000.01', 'From ₦5,000.00 to ₦90,000.00.'],
  ])(
    'refuses %s as amount in words, keeps what was filled in, and begins nothing',
    async (_, amount, words) => {
      const link = await create(SCHOOL_FEES);
      const refused = await fillIn(link, { amount, reference: 'Ada "Obi"' });
      expect(refused.status).toBe(400);
      const page = await read(refused);
      expect(page).toMatch(new RegExp(`role="alert"[^>]*>${words.replaceAll('.', '\\.')}`));
      expect(page).toContain('Ada "Obi"');
      expect(await paymentsOf(link)).toEqual([]);
    },
  );

  it('reads a comma before one or two digits as French has it', async () => {
    const link = await create(SCHOOL_FEES);
    for (const amount of ['15000,5', '15000,50'])
      expect((await fillIn(link, { amount, reference: 'Ada' })).status).toBe(303);
    expect(await paymentsOf(link)).toMatchObject([{ amountNgn: 15_000.5 }, { amountNgn: 15_000.5 }]);
  });

  it('begins one payment when a form is sent twice, and another for another amount, page, or once it is over', async () => {
    const link = await create({ title: 'Gift', currency: 'USDT' });
    const { pageId } = await open(link);
    const send = async (amount: string, page = { pageId }) =>
      (await fillIn(link, { amount, ...page })).headers.get('location');
    const twice = await Promise.all([send('25'), send('25'), send('25.0')]);
    expect(new Set(twice).size).toBe(1);
    expect(await send('25')).toBe(twice[0]);
    const [payment] = await paymentsOf(link);
    expect(await paymentsOf(link)).toEqual([payment]);
    expect(twice[0]).toBe(new URL(payment.checkoutUrl).pathname);

    expect(await send('26')).not.toBe(twice[0]);
    expect(await send('25', await open(link))).not.toBe(twice[0]);
    await service.ownerSql(`update crypto_payments set status = 'EXPIRED' where id = $1`, [
      payment.paymentId,
    ]);
    expect(await send('25')).not.toBe(twice[0]);
    expect(await paymentsOf(link)).toHaveLength(4);
    const other = await create();
    expect((await fillIn(other, { pageId })).status).toBe(303);
    expect(await paymentsOf(other)).toHaveLength(1);
  });

  it('has the customer confirm what another site filled in', async () => {
    const link = await create(SCHOOL_FEES);
    const sent = await fetch(link.url, {
      method: 'POST',
      body: new URLSearchParams({ amount: '15000', reference: 'Ada' }),
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(sent.status).toBe(403);
    const page = await read(sent);
    expect(page).toContain('value="15000"');
    expect(page).toContain('value="Ada"');
    expect(page).not.toContain('role="alert"');
    expect(await paymentsOf(link)).toEqual([]);
  });

  it.each(['', '   ', 'a'.repeat(101), 'null\u0000'])(
    'asks again for a reference that is %j',
    async (reference) => {
      const link = await create(SCHOOL_FEES);
      const refused = await fillIn(link, { amount: '15000', reference });
      expect(refused.status).toBe(400);
      expect(await read(refused)).toContain('Fill in “Name of the pupil”.');
      expect(await paymentsOf(link)).toEqual([]);
    },
  );

  it('refuses naira that are not worth an amount of USDT that can be paid', async () => {
    const link = await create({ title: 'Gift', currency: 'NGN' });
    for (const amount of ['100', '2000000000', '9'.repeat(30)]) {
      const refused = await fillIn(link, { amount });
      expect(refused.status).toBe(400);
      expect(await read(refused)).toContain('too small or too large to pay in USDT');
    }
    expect(await paymentsOf(link)).toEqual([]);
  });

  it('speaks the language that is asked for, and leads on in it', async () => {
    const { url } = await create(SCHOOL_FEES);
    const french = await read(await fetch(url, { headers: { 'accept-language': 'fr' } }));
    expect(french).toContain('Montant en nairas');
    const begun = await fillIn({ url: `${url}?lang=fr` }, { amount: '15000', reference: 'Ada' });
    expect(begun.headers.get('location')).toMatch(/^\/pay\/[0-9a-z]{52}\?lang=fr$/);
  });

  it('is not there for an id that is none', async () => {
    const { url } = await create();
    for (const ending of ['%00', 'x%00', '%F0%9F', '%', '"'])
      expect([ending, (await fetch(`${url}${ending}`)).status]).toEqual([ending, 404]);
    const unknown = await fetch(`${url}x`);
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('This page does not exist');
    expect((await fillIn({ url: `${url}x` })).status).toBe(404);
    expect((await fetch(`${url}/logo`)).status).toBe(404);
  });
});

describe('a link that is off, or whose merchant is', () => {
  it('says so, begins nothing, and does again when it is turned on; payments that were begun stay open', async () => {
    const link = await create();
    await fillIn(link);
    await change(link.id, { isActive: false });
    expect(await read(await fetch(link.url))).toContain('This page takes no payments');
    const refused = await fillIn(link);
    expect(refused.status).toBe(409);
    expect(await paymentsOf(link)).toMatchObject([{ status: 'AWAITING_DEPOSIT' }]);
    await change(link.id, { isActive: true });
    expect((await fillIn(link)).status).toBe(303);
  });

  it('takes no payments for a merchant who is not active', async () => {
    const link = await create();
    const setActive = (isActive: boolean) =>
      service.ownerSql('update businesses set is_active = $2 where id = $1', [merchant.businessId, isActive]);
    await setActive(false);
    const page = await read(await fetch(link.url));
    const refused = await fillIn(link);
    await setActive(true);
    expect(page).toContain('This page takes no payments');
    expect(refused.status).toBe(409);
    expect(await paymentsOf(link)).toEqual([]);
  });

  it('says so before anything is filled in when its merchant is not approved for live payments', async () => {
    const link = await create();
    await service.ownerSql(
      `insert into payment_links select (jsonb_populate_record(link, '{"id": "plk_live", "environment": "prod"}')).*
        from payment_links link where id = $1`,
      [link.id],
    );
    const live = { id: 'plk_live', url: link.url.replace(link.id, 'plk_live') };
    const setKyc = (status: string) =>
      service.ownerSql('update businesses set kyc_status = $2 where id = $1', [merchant.businessId, status]);
    expect(await read(await fetch(live.url))).toContain('Continue to payment');
    await setKyc('REJECTED');
    const page = await read(await fetch(live.url));
    const refused = await fillIn(live);
    await setKyc('APPROVED');
    expect(page).toContain('This page takes no payments');
    expect(refused.status).toBe(409);
  });

  it.each([
    ['link', `update payment_links set is_active = $2 where id = $1`, ({ id }: { id: string }) => id],
    ['merchant', `update businesses set is_active = $2 where id = $1`, () => merchant.businessId],
  ])('begins nothing while its %s is being turned off', async (_, turn, idOf) => {
    const link = await create();
    const holder = new pg.Client({ connectionString: service.config.databaseUrl });
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query(turn, [idOf(link), false]);
      const filled = fillIn(link);
      await waitForLockWaits(holder);
      await holder.query('commit');
      const refused = await filled;
      expect(refused.status).toBe(409);
      expect(await read(refused)).toContain('This page takes no payments');
    } finally {
      await holder.end();
      await service.ownerSql(turn, [idOf(link), true]);
    }
    expect(await paymentsOf(link)).toEqual([]);
  });

  it('begins no payment in the database either, and none of another amount or merchant', async () => {
    const link = await create();
    await fillIn(link);
    const [{ paymentId }] = await paymentsOf(link);
    const copy = (changes: object) =>
      service.ownerSql(
        `insert into crypto_payments select (jsonb_populate_record(payment, jsonb_build_object('id', 'cp_copy',
          'address_index', 2000000000, 'deposit_address', 'T') || $2::jsonb)).* from crypto_payments payment where id = $1`,
        [paymentId, JSON.stringify(changes)],
      );
    await expect(copy({ amount_expected_minor: 1 })).rejects.toMatchObject({
      constraint: 'payment_link_amount_kept',
    });
    const other = await service.createMerchant();
    await expect(copy({ business_id: other.businessId })).rejects.toMatchObject({
      constraint: 'crypto_payment_link_is_own',
    });
    await expect(copy({ environment: 'prod' })).rejects.toMatchObject({
      constraint: 'crypto_payment_link_is_own',
    });
    await change(link.id, { isActive: false });
    await expect(copy({})).rejects.toMatchObject({ constraint: 'payment_link_active' });
  });
});

describe('the limits of a link', () => {
  it('bound the payments that one network begins by it, and by no other', async () => {
    const link = await create();
    // Two networks that are one /48 of IPv6, and one that is another.
    const [here, beside, elsewhere] = ['2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:8::1'];
    const begin = async (count: number, from = here) => {
      const begun = await Promise.all(Array.from({ length: count }, () => fillIn(link, {}, from)));
      return begun.map(({ status }) => status);
    };
    // They are paid at once, so that the link is never full.
    const settle = () =>
      service.ownerSql(`update crypto_payments set status = 'EXPIRED' where payment_link_id = $1`, [link.id]);
    for (const _ of [1, 2]) {
      expect(new Set(await begin(30))).toEqual(new Set([303]));
      await settle();
    }
    const refused = await fillIn(link, {}, beside);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await read(refused)).toContain('Too many payments were begun here');
    expect((await fetch(link.url)).status).toBe(200);
    expect(await begin(1, elsewhere)).toEqual([303]);
    expect((await fillIn(await create(), {}, here)).status).toBe(303);
  });

  it('bound the payments that one network begins by all links', async () => {
    expect((await fillIn(await create())).status).toBe(303);
    const setCount = (points: number) =>
      service.ownerSql(`update attempt_counters set points = $1 where key like 'link-payment-address:%'`, [
        points,
      ]);
    const { rows } = await service.ownerSql(
      `select points from attempt_counters where key like 'link-payment-address:%'`,
    );
    await setCount(199);
    expect((await fillIn(await create())).status).toBe(303);
    const link = await create();
    const refused = await fillIn(link);
    await setCount(rows[0].points);
    expect(refused.status).toBe(429);
    expect(await read(refused)).toContain('Too many payments were begun here');
    expect(await paymentsOf(link)).toEqual([]);
  });

  it('bound the payments that wait, until one is paid or over', async () => {
    const link = await create();
    await fillIn(link);
    const [{ paymentId }] = await paymentsOf(link);
    await service.ownerSql(
      `insert into crypto_payments select (jsonb_populate_record(payment, jsonb_build_object('id', 'cp_full' || number,
          'address_index', 1000000000 + number, 'deposit_address', 'Tfull' || number))).*
        from crypto_payments payment, generate_series(1, ${MAX_OPEN_SESSIONS_OF_LINK - 1}) number where id = $1`,
      [paymentId],
    );
    const begin = async (network: number) => (await fillIn(link, {}, `198.51.100.${network}`)).status;
    const refused = await fillIn(link);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300']);
    await service.ownerSql(`update crypto_payments set status = 'EXPIRED' where id = 'cp_full1'`);
    expect(await begin(1)).toBe(303);
    expect(await begin(2)).toBe(429);
    // While eight to fifteen are free, each network has one of them.
    await service.ownerSql(`update crypto_payments set status = 'EXPIRED' where id like 'cp_full1_'`);
    expect([await begin(3), await begin(3), await begin(4)]).toEqual([303, 429, 303]);
    // What has no workflow is not to be found and started.
    await service.ownerSql(`update crypto_payments set status = 'EXPIRED' where id like 'cp_full%'`);
  });
});

describe('payments that customers begin', () => {
  it('are paid, credited and listed, in USDT and in naira', async () => {
    const balance = async () => (await service.get('/crypto/balances', { key })).body.balances.usdtBalance;
    const before = await balance();
    const pay = async (terms: object, form: Readonly<Record<string, string>>) => {
      const link = await create(terms);
      const begun = await fillIn(link, form);
      const checkoutUrl = new URL(begun.headers.get('location') ?? '', link.url).href;
      const [{ paymentId }] = await paymentsOf(link);
      const thanks = async () => (await (await fetch(checkoutUrl)).text()).match(/See you .*\n[^<]*/)?.[0];
      expect(await thanks()).toBeUndefined();
      await service.post(`/crypto/payments/${paymentId}/simulate-deposit`, {}, { key });
      const settled = await waitFor('the payment of the link to be SETTLED', async () => {
        const [payment] = await paymentsOf(link);
        return payment.status === 'SETTLED' && payment;
      });
      expect(settled.amountCredited).toBe(settled.amountExpected);
      expect(await read(await fetch(checkoutUrl))).toContain('has received your payment');
      return { ...settled, thanks: await thanks() };
    };
    const [inUsdt, inNaira] = await Promise.all([
      pay({ title: 'Cakes', currency: 'USDT', amount: 25 }, {}),
      pay(SCHOOL_FEES, { amount: '15000', reference: 'Ada Obi' }),
    ]);
    expect(inUsdt).toMatchObject({ amountExpected: 25, payerReference: null, thanks: undefined });
    expect(inNaira).toMatchObject({
      amountNgn: 15_000,
      payerReference: 'Ada Obi',
      thanks: 'See you &#60;b&#62;on Monday&#60;/b&#62;.\nBring the slip.',
    });
    expect((await balance()) - before).toBeCloseTo(25 + inNaira.amountExpected, 6);
  });
});
