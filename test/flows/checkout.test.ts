import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';

/** The page of a USDT session over HTTP: who may see it, and what it shows them. */
let service: TestService;

beforeAll(async () => {
  // Without workers nothing moves a session but the test.
  service = await startTestService({ role: 'api' });
});
afterAll(() => service?.stop());

const NAME = 'Ada & Sons <b>"Ltd"</b>';

async function open(more: object = {}, of = service) {
  const merchant = await of.createMerchant(NAME);
  const { status, body } = await of.post(
    '/crypto/payments/create',
    { amount: 25.5, ...more },
    { key: merchant.apiKeys.test },
  );
  expect(status).toBe(200);
  return {
    merchant,
    payment: body.payment as { paymentId: string; checkoutUrl: string; depositAddress: string },
  };
}

const change = (paymentId: string, record: string) =>
  service.ownerSql(`update crypto_payments set ${record}, updated_at = now() where id = $1`, [paymentId]);

/** Reads a stream of server-sent events until what it said holds some words. */
async function hear(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  words: string,
  heard = '',
): Promise<string> {
  while (!heard.includes(words)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The stream ended without ${words}: ${heard}`);
    heard += Buffer.from(value).toString();
  }
  return heard;
}

describe('a session', () => {
  it('answers the address of its page wherever it is answered, and where that leads back to', async () => {
    const returnUrl = 'https://shop.example.com/orders/1042?from=checkout';
    const { merchant, payment } = await open({ returnUrl });
    const options = { key: merchant.apiKeys.test };
    expect(payment).toMatchObject({ returnUrl });
    expect(payment.checkoutUrl.startsWith(`${service.apiUrl}/pay/`)).toBe(true);
    const read = await service.get(`/crypto/payments/${payment.paymentId}`, options);
    const listed = await service.get('/crypto/payments', options);
    expect(read.body.payment).toEqual(payment);
    expect(listed.body.payments).toEqual([payment]);
    const without = await open();
    expect(without.payment).toMatchObject({ returnUrl: null });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'ftp://shop.example.com',
    '//shop.example.com',
    'shop.example.com',
    'https://',
    'https://shop.example.com/a b',
    'https://shop.example.com/\u0001',
    'https:\\\\shop.example.com',
    'java\nscript://x',
    `https://shop.example.com/${'a'.repeat(2_000)}`,
    42,
  ])('does not lead back to %j', async (returnUrl) => {
    const { status, body } = await service.post('/crypto/payments/create', { amount: 25, returnUrl });
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.errors.map((each: { path: string }) => each.path)).toContain('returnUrl');
  });
});

describe('the amounts and the time of a session', () => {
  const pageOf = async ({ checkoutUrl }: { checkoutUrl: string }) => (await fetch(checkoutUrl)).text();
  const settled = (minor: number) =>
    `status = 'SETTLED', amount_received_minor = ${minor}, amount_credited_minor = ${minor}`;

  it('names the difference to the end, and the merchant to contact about it', async () => {
    const pageWith = async (record: string) => {
      const { payment } = await open();
      await change(payment.paymentId, record);
      return pageOf(payment);
    };
    const over = await pageWith(settled(60_000_000));
    expect(over).toContain('That is 34.5 USDT more than the 25.5 USDT requested.');
    expect(over).toContain('To get the difference of 34.5 USDT back, contact Ada');
    const under = await pageWith(settled(20_000_000));
    expect(under).toContain('That is 5.5 USDT less than the 25.5 USDT requested.');
    expect(under).not.toContain('back, contact');
    expect(await pageWith(settled(25_500_000))).not.toMatch(/That is|difference/);
    const waiting = await pageWith(`status = 'OVERPAID', amount_received_minor = 60000000`);
    expect(waiting).toContain('To get the difference of 34.5 USDT back, contact Ada');
  });

  it('can be paid until the same moment by its page, its status and the API', async () => {
    const { payment, merchant } = await open();
    const { paymentId } = payment;
    const read = async () => {
      const options = { key: merchant.apiKeys.test };
      const { body } = await service.get(`/crypto/payments/${paymentId}`, options);
      const { checkout } = (await (await fetch(`${payment.checkoutUrl}/status`)).json()) as {
        checkout: { payableUntil: string | null };
      };
      const [, shown = null] = /<time\s+datetime="([^"]+)"/.exec(await pageOf(payment)) ?? [];
      expect(checkout.payableUntil).toBe(body.payment.payableUntil);
      return { ...body.payment, shown } as Record<'expiresAt' | 'payableUntil' | 'shown', string | null>;
    };
    const awaiting = await read();
    expect(awaiting.payableUntil).toBe(awaiting.expiresAt);
    expect(awaiting.shown).toBe(awaiting.expiresAt);

    // A minute after its expiry, a session that was partly paid can be topped up for 59 minutes more.
    await change(
      paymentId,
      `status = 'UNDERPAID', amount_received_minor = 10000000, created_at = now() - interval '1 hour', expires_at = now() - interval '1 minute'`,
    );
    const underpaid = await read();
    const graceMs = Date.parse(underpaid.payableUntil ?? '') - Date.parse(underpaid.expiresAt ?? '');
    expect(graceMs).toBe(3_600_000);
    expect(underpaid.shown).toBe(underpaid.payableUntil);

    for (const record of [`status = 'PENDING_CONFIRMATION'`, settled(25_500_000)]) {
      await change(paymentId, record);
      expect(await read()).toMatchObject({ payableUntil: null, shown: null });
    }
  });
});

describe('the page of a session', () => {
  it('says that it cannot be paid while its merchant is not active', async () => {
    const { payment, merchant } = await open();
    const activate = (isActive: boolean) =>
      service.ownerSql('update businesses set is_active = $2 where id = $1', [merchant.businessId, isActive]);
    const payableUntil = async () => {
      const answer = await (await fetch(`${payment.checkoutUrl}/status`)).json();
      return (answer as { checkout: { payableUntil: string | null } }).checkout.payableUntil;
    };
    const payable = await payableUntil();
    expect(payable).toMatch(/Z$/);
    await activate(false);
    const page = await (await fetch(payment.checkoutUrl)).text();
    expect(page).toContain('This cannot be paid at the moment');
    expect(page).not.toContain(payment.depositAddress);
    expect(await payableUntil()).toBeNull();
    await activate(true);
    expect(await (await fetch(payment.checkoutUrl)).text()).toContain(payment.depositAddress);
    expect(await payableUntil()).toBe(payable);
  });

  it('is found with a slash at the end, too', async () => {
    const { payment } = await open();
    const led = await fetch(`${payment.checkoutUrl}/?lang=en`, { redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([
      308,
      `${new URL(payment.checkoutUrl).pathname}?lang=en`,
    ]);
  });

  it('may load nothing but its own files, is framed by nobody and found by nobody', async () => {
    const { payment } = await open();
    const page = await fetch(payment.checkoutUrl);
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(text).not.toMatch(/<style|style=|<script(?![^>]* src=)|\son\w+=|https?:\/\//);
    expect(text).toContain('<noscript><meta http-equiv="refresh" content="15" /></noscript>');
    for (const [, path] of text.matchAll(/(?:src|href)="([^"]+)"/g)) {
      const file = await fetch(service.apiUrl + path);
      expect([path, file.status]).toEqual([path, 200]);
      await file.arrayBuffer();
    }
  });

  it('says what it is for, and nothing else of its merchant but the name, as text', async () => {
    const { merchant, payment } = await open({
      merchantReference: 'order-<i>1042',
      description: '<b>Two</b> tickets',
      merchantCustomerId: 'cust-77',
      metadata: { secretNote: 'none of your business' },
    });
    const answers = ['', '/status'].map(async (path) => (await fetch(payment.checkoutUrl + path)).text());
    for (const text of await Promise.all(answers)) {
      for (const secret of [merchant.businessId, merchant.email, 'cust-77', 'secretNote']) {
        expect(text).not.toContain(secret);
      }
    }
    const page = await (await fetch(payment.checkoutUrl)).text();
    expect(page).not.toMatch(/<[bi]>/);
    expect(page).toContain('&#60;b&#62;Two');
    expect(page).toContain('order-&#60;i&#62;1042');
    expect(page).toContain('Ada &#38; Sons &#60;b&#62;');
  });

  it('is known by its token alone; whatever else is asked for is unknown in the same way', async () => {
    const [{ payment }, other, gone] = [await open(), await open(), await open()];
    await service.ownerSql('delete from crypto_payments where id = $1', [gone.payment.paymentId]);
    const token = payment.checkoutUrl.slice(-52);
    const unknown = [
      gone.payment.checkoutUrl.slice(-52),
      token.slice(0, 26) + other.payment.checkoutUrl.slice(-26),
      `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`,
      token.slice(0, 26),
      payment.paymentId,
      'x',
    ];
    const pages = await Promise.all(unknown.map((each) => fetch(`${service.apiUrl}/pay/${each}`)));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([404]));
    const texts = new Set(await Promise.all(pages.map((page) => page.text())));
    expect([...texts]).toEqual([expect.stringContaining('There is no such payment')]);
    for (const path of ['status', 'events', 'qr.svg']) {
      for (const each of unknown) {
        const answer = await fetch(`${service.apiUrl}/pay/${each}/${path}`);
        const { code, msg } = (await answer.json()) as { code: string; msg: string };
        expect([answer.status, code, msg]).toEqual([404, 'not_found', 'no such payment']);
      }
    }
  });

  it('is a picture of the address, too', async () => {
    const { payment } = await open();
    const picture = await fetch(`${payment.checkoutUrl}/qr.svg`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await picture.text()).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
  });

  it('has a status for whoever asks again and again', async () => {
    const { payment } = await open();
    await change(payment.paymentId, `status = 'UNDERPAID', amount_received_minor = 10250000`);
    const answer = await fetch(`${payment.checkoutUrl}/status`);
    expect(await answer.json()).toEqual({
      success: true,
      checkout: {
        paymentId: payment.paymentId,
        merchantName: NAME,
        status: 'UNDERPAID',
        currency: 'usdt',
        network: 'trc20',
        amountExpected: 25.5,
        amountReceived: 10.25,
        amountMissing: 15.25,
        depositAddress: payment.depositAddress,
        environment: 'test',
        expiresAt: expect.any(String),
        payableUntil: expect.any(String),
        version: 'underpaid-10250000',
        isFinal: false,
      },
    });
  });

  it('tells of each change by server-sent events, to every viewer, and ends with the session', async () => {
    const { payment } = await open();
    const answers = await Promise.all([0, 1].map(() => fetch(`${payment.checkoutUrl}/events`)));
    const readers = answers.map(({ status, headers, body }) => {
      expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
      if (!body) throw new Error('The answer has no body.');
      return body.getReader();
    });
    for (const reader of readers) await hear(reader, '"version":"awaiting-0","isFinal":false');
    await change(payment.paymentId, `status = 'PENDING_CONFIRMATION'`);
    for (const reader of readers) await hear(reader, '"version":"confirming-0"');
    await change(
      payment.paymentId,
      `status = 'SETTLED', amount_received_minor = 25500000, amount_credited_minor = 25500000`,
    );
    for (const reader of readers) {
      await hear(reader, '"version":"paid-25500000","isFinal":true');
      expect((await reader.read()).done).toBe(true);
    }
  });
});

describe('the languages of the page', () => {
  const headingOf = async (url: string, accepted?: string) => {
    const answer = await fetch(url, { headers: accepted ? { 'accept-language': accepted } : {} });
    const [, language, heading] = /<html lang="(\w+)"[\s\S]*<h1[^>]*>([^<]+)/.exec(await answer.text()) ?? [];
    return `${language}: ${heading}`;
  };

  it('follow the address, and then the browser', async () => {
    const { payment } = await open();
    const { checkoutUrl } = payment;
    expect(await headingOf(checkoutUrl)).toBe('en: Send 25.5 USDT');
    expect(await headingOf(checkoutUrl, 'fr-CI,fr;q=0.9,en;q=0.5')).toBe('fr: Envoyez 25.5 USDT');
    expect(await headingOf(checkoutUrl, 'de,ha;q=0.9')).toBe('en: Send 25.5 USDT');
    expect(await headingOf(`${checkoutUrl}?lang=fr`, 'en')).toBe('fr: Envoyez 25.5 USDT');
    expect(await headingOf(`${checkoutUrl}?lang=../en&lang=fr`, 'fr')).toBe('fr: Envoyez 25.5 USDT');
    const unknown = `${service.apiUrl}/pay/x`;
    expect(await headingOf(`${unknown}?lang=fr`)).toBe('fr: Ce paiement n’existe pas');
  });
});

describe('the receipt of a session', () => {
  it('is there once it is paid, and leads to the payment before', async () => {
    const { payment } = await open();
    const receipt = (lang = '') => fetch(`${payment.checkoutUrl}/receipt${lang}`, { redirect: 'manual' });
    const early = await receipt('?lang=fr');
    expect([early.status, early.headers.get('location')]).toEqual([
      302,
      `${new URL(payment.checkoutUrl).pathname}?lang=fr`,
    ]);
    await change(
      payment.paymentId,
      `status = 'SETTLED', amount_received_minor = 25500000, amount_credited_minor = 25500000`,
    );
    const answer = await receipt();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.text()).toContain(payment.paymentId);
    expect((await fetch(`${service.apiUrl}/pay/x/receipt`)).headers.get('content-type')).toContain(
      'text/html',
    );
  });
});

describe('a customer who has paid', () => {
  const check = (url: string, hash: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ hash }) });
  const resultOf = async (answer: Response) => {
    const [, result] = /class="result"[^>]*>([^<.]+)/.exec(await answer.text()) ?? [];
    return result;
  };

  it('is told what its transaction is to the payment, without scripts', async () => {
    const { merchant, payment } = await open();
    const other = await open();
    const send = async (paymentId: string, key: string | null) => {
      const { body } = await service.post(
        `/crypto/payments/${paymentId}/simulate-deposit`,
        { amount: 10 },
        { key },
      );
      return body.deposit.txHash as string;
    };
    const here = await send(payment.paymentId, merchant.apiKeys.test);
    const elsewhere = await send(other.payment.paymentId, other.merchant.apiKeys.test);
    await service.ownerSql('update simulated_chain_blocks set timestamp_ms = timestamp_ms - 60000');
    const results = [];
    for (const hash of [
      here,
      `0x${here}`,
      elsewhere,
      'ab'.repeat(32),
      `0x${'ab'.repeat(32)}`,
      'my hash <b>',
    ]) {
      const answer = await check(payment.checkoutUrl, hash);
      expect(answer.status).toBe(200);
      results.push(await resultOf(answer));
    }
    expect(results).toEqual([
      'Found',
      'Found',
      'Another address',
      'Not found yet',
      'Another network',
      'This is not a transaction hash',
    ]);
    expect(await resultOf(await check(`${payment.checkoutUrl}?lang=fr`, here))).toBe('Trouvé');
    const long = await check(payment.checkoutUrl, 'x'.repeat(101 * 1_024));
    expect(long.status).toBe(413);
    // It changes nothing.
    const { body } = await service.get(`/crypto/payments/${payment.paymentId}`, {
      key: merchant.apiKeys.test,
    });
    expect(body.payment).toMatchObject({ status: 'AWAITING_DEPOSIT', amountReceived: 0 });
  });

  it('finds what was counted already, also where the chain has forgotten it', async () => {
    const { payment } = await open();
    await service.ownerSql(
      `insert into chain_sightings (network, tx_id, log_index, payment_id, block_number, amount_minor)
        values ('simulated', repeat('5', 64), 0, $1, 1, 25000000)`,
      [payment.paymentId],
    );
    expect(await resultOf(await check(payment.checkoutUrl, '5'.repeat(64)))).toBe('On its way');
  });

  it('may ask ten times for a payment, and a network thirty times for all', async () => {
    await service.ownerSql('delete from attempt_counters');
    const statuses = async (url: string, times: number) => {
      const answers = [];
      for (let time = 0; time < times; time++) answers.push((await check(url, 'x')).status);
      return answers;
    };
    const { payment } = await open();
    expect(await statuses(payment.checkoutUrl, 11)).toEqual([...Array(10).fill(200), 429]);
    const refused = await check(payment.checkoutUrl, 'x');
    expect(await refused.text()).toContain('Too many requests');
    expect((await fetch(payment.checkoutUrl)).status).toBe(200);
    const others = [await open(), await open()];
    const of = await Promise.all(others.map((other) => statuses(other.payment.checkoutUrl, 10)));
    expect(of.flat().filter((status) => status === 429).length).toBe(2);
  });
});

describe('what a merchant chooses for its checkout', () => {
  const PNG = `${'89504e470d0a1a0a'}${'00'.repeat(60)}`;
  const dataUrl = (hex: string, type = 'image/png') =>
    `data:${type};base64,${Buffer.from(hex, 'hex').toString('base64')}`;

  async function ofMerchant() {
    const merchant = await service.createMerchant('Amber Bakery', { password: 'correct horse battery' });
    const token = await service.logIn(merchant, 'correct horse battery');
    const key = { key: merchant.apiKeys.test };
    return {
      merchant,
      key,
      choose: (body: object) => service.patch('/checkout-settings', body, { token }),
      chosen: async () => (await service.get('/checkout-settings', { token })).body.checkoutSettings,
      openWith: async (body: object = {}) =>
        (await service.post('/crypto/payments/create', { amount: 25, ...body }, key)).body.payment,
    };
  }

  it('is shown to customers by files of our own, and can be taken back', async () => {
    const { merchant, choose, chosen, openWith } = await ofMerchant();
    const { checkoutUrl } = await openWith();
    const look = {
      supportEmail: 'help@example.com',
      supportPhone: '+234 803 123 4567',
      color: '#AA3300',
      logo: dataUrl(PNG),
    };
    for (const path of ['logo', 'brand.css'])
      expect((await fetch(`${checkoutUrl}/${path}`)).status).toBe(404);
    expect((await choose(look)).body.checkoutSettings).toMatchObject({ ...look, color: '#aa3300' });
    expect(await chosen()).toMatchObject({ ...look, color: '#aa3300' });
    const page = await (await fetch(checkoutUrl)).text();
    expect(page).toMatch(/<a href="mailto:help@example\.com">.*<a href="tel:\+2348031234567">/);
    expect(page).toMatch(/<img class="logo" src="\/pay\/\w+\/logo" alt="" \/>/);
    expect(page).not.toMatch(/style=|https?:\/\//);
    const logo = await fetch(`${checkoutUrl}/logo`);
    expect([logo.headers.get('content-type'), logo.headers.get('x-content-type-options')]).toEqual([
      'image/png',
      'nosniff',
    ]);
    expect(Buffer.from(await logo.arrayBuffer()).toString('hex')).toBe(PNG);
    expect(await (await fetch(`${checkoutUrl}/brand.css`)).text()).toBe(
      ':root{--brand:#aa3300;--brand-ink:#ffffff}\n',
    );
    await choose({ logo: null, color: null, supportEmail: null });
    expect(await chosen()).toMatchObject({
      logo: null,
      color: null,
      supportEmail: null,
      supportPhone: look.supportPhone,
    });
    expect((await fetch(`${checkoutUrl}/logo`)).status).toBe(404);
    const { rows } = await service.ownerSql(
      `select before, after from audit_log where subject = $1 and action = 'checkout_settings.change' order by id`,
      [merchant.businessId],
    );
    expect(rows).toMatchObject([
      { before: { color: null, logoBytes: null }, after: { color: '#aa3300', logoBytes: 68 } },
      { before: { color: '#aa3300' }, after: { color: null, logoBytes: null } },
    ]);
  });

  it.each([
    ['supportEmail', 'help'],
    ['supportPhone', 'call me'],
    ['supportPhone', 'javascript:1'],
    ['color', 'red'],
    ['color', '#12345;}'],
    ['logo', 'https://shop.example.com/logo.png'],
    ['logo', dataUrl(PNG, 'image/svg+xml')],
    ['logo', dataUrl('3c737667', 'image/png')],
    ['logo', dataUrl(`89504e470d0a1a0a${'00'.repeat(32_761)}`)],
    ['policy', { tolerancePercent: 10.01 }],
    ['policy', { tolerancePercent: 0.555 }],
    ['policy', { tolerancePercent: -1 }],
    ['policy', { overpaid: 'keep' }],
  ])('is refused as %s %j', async (field, value) => {
    const { choose, chosen } = await ofMerchant();
    const { status, body } = await choose({ [field]: value });
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.errors[0].path).toMatch(new RegExp(`^${field}`));
    expect(await chosen()).toMatchObject({ logo: null, policy: { tolerancePercent: 0.5 } });
  });

  it('is the policy of new sessions, unless a session names its own', async () => {
    const { merchant, choose, chosen, openWith } = await ofMerchant();
    const usual = { tolerancePercent: 0.5, underpaid: 'review', overpaid: 'accept' };
    const before = await openWith();
    expect(before.policy).toEqual(usual);
    await choose({ policy: { tolerancePercent: 2.25, overpaid: 'review' } });
    expect((await chosen()).policy).toEqual({ ...usual, tolerancePercent: 2.25, overpaid: 'review' });
    await choose({ policy: { underpaid: 'accept' } });
    expect((await openWith()).policy).toEqual({
      tolerancePercent: 2.25,
      underpaid: 'accept',
      overpaid: 'review',
    });
    const own = await openWith({ policy: { tolerancePercent: 0, overpaid: 'accept' } });
    expect(own.policy).toEqual({ tolerancePercent: 0, underpaid: 'accept', overpaid: 'accept' });
    const { rows } = await service.ownerSql(
      'select policy from crypto_payments where id = any($1) order by created_at',
      [[before.paymentId, own.paymentId]],
    );
    // What is not the merchant's to choose stays as it was agreed.
    const rest = { settlesOn: 'sweep', graceMs: 3_600_000 };
    expect(rows).toMatchObject([
      { policy: { toleranceBasisPoints: '50', creditsOverpayment: true, ...rest } },
      { policy: { toleranceBasisPoints: '0', creditsUnderpayment: true, creditsOverpayment: true, ...rest } },
    ]);
    await choose({ policy: null });
    expect((await openWith()).policy).toEqual(usual);
    await expect(
      service.ownerSql('update checkout_settings set tolerance_basis_points = 1001 where business_id = $1', [
        merchant.businessId,
      ]),
    ).rejects.toMatchObject({ constraint: 'checkout_tolerance_sane' });
  });
});

describe('a service behind its own address', () => {
  it('names it, counts addresses, and ends the streams of viewers when it stops', async () => {
    const own = await startTestService({
      role: 'api',
      env: {
        PUBLIC_URL: 'https://pay.example.com',
        ADDRESS_RATE_LIMIT_PER_SECOND: '1',
        // A stream that is not ended would hold up the stop for that long.
        DRAIN_TIMEOUT_MS: '300000',
      },
    });
    try {
      const { payment } = await open({}, own);
      expect(payment.checkoutUrl).toMatch(/^https:\/\/pay\.example\.com\/pay\/[0-9a-z]{52}$/);
      const url = payment.checkoutUrl.replace('https://pay.example.com', own.apiUrl);
      const reader = (await fetch(`${url}/events`)).body?.getReader();
      if (!reader) throw new Error('The answer has no body.');
      await hear(reader, 'awaiting-0');
      let refused = await fetch(url);
      for (let request = 0; request < 20 && refused.status === 200; request++) refused = await fetch(url);
      expect(refused.status).toBe(429);
      expect(await refused.text()).toContain('Too many requests');
      const stopped = own.stop();
      while (!(await reader.read()).done);
      await stopped;
    } finally {
      await own.stop().catch(() => {});
    }
  });
});
