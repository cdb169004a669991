import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { addUser, logInUser } from '../support/users.ts';

const PASSWORD = 'correct horse battery';

let service: TestService;
let merchant: TestMerchant;
let token: string;

beforeAll(async () => {
  service = await startTestService({
    queues: ['payouts', 'collections', 'chain'],
    env: { MAIL_URL: '', SANDBOX_POLL_MS: '300' },
  });
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
  token = await service.logIn(merchant);
});
afterAll(() => service?.stop());

const byKey = () => ({ key: merchant.apiKeys.test });

/** The rows of a file, of which no text has a comma: the names of the columns, then the others by them. */
async function read(path: string, as = token) {
  const response = await fetch(`${service.baseUrl}${path}`, {
    headers: { authorization: `Bearer ${as}`, 'x-business-env': 'test' },
  });
  const text = (await response.text()).replace('\uFEFF', '');
  const [columns = [], ...lines] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  const rows = lines.map((line) => Object.fromEntries(columns.map((name, index) => [name, line[index]])));
  const { headers } = response;
  const [type, disposition] = ['content-type', 'content-disposition'].map((name) => headers.get(name));
  return { status: response.status, type, disposition, text, columns, rows };
}

describe('a list as a file', () => {
  it('has the USDT payments that the filters leave, with amounts as they are answered', async () => {
    const { businessId } = merchant;
    const open = async (merchantReference: string) =>
      (
        await service.post(
          '/crypto/payments/create',
          { businessId, amount: 25.5, merchantReference },
          byKey(),
        )
      ).body.payment;
    const first = await open('=cmd()');
    const second = await open('order-2');
    const all = await read('/crypto/payments/export');
    expect(all).toMatchObject({
      status: 200,
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="usdt-payments.csv"',
    });
    expect(all.rows).toMatchObject([
      { paymentId: second.paymentId, amountExpected: '25.5', depositAddress: second.depositAddress },
      { paymentId: first.paymentId, merchantReference: "'=cmd()", status: first.status },
    ]);
    const { rows } = await read('/crypto/payments/export?merchantReference=order-2');
    expect(rows.map(({ paymentId }) => paymentId)).toEqual([second.paymentId]);
    expect((await read('/crypto/payments/export?status=nonsense')).status).toBe(400);
  });

  it('has the payment links that a search and the filters leave, in either order, and one is found by its id', async () => {
    const create = async (body: object) => {
      const { status, body: made } = await service.post('/payment-links', body, byKey());
      expect(status).toBe(200);
      return made.paymentLink;
    };
    const cakes = await create({ title: '=cmd()', currency: 'USDT', amount: 15_000 });
    const fees = await create({ title: 'School fees', currency: 'NGN', amount: 15_000 });
    const trip = await create({ title: 'school trip', currency: 'NGN', minAmount: 15_000 });
    const off = await create({ title: 'Old school', currency: 'USDT', amount: 25 });
    await service.patch(`/payment-links/${off.id}`, { isActive: false }, byKey());
    for (const [query, links] of [
      ['', [off, trip, fees, cakes]],
      ['sort=oldest', [cakes, fees, trip, off]],
      ['search=SCHOOL', [trip, fees]],
      ['search=school&sort=oldest', [fees, trip]],
      ['search=school fees', [fees]],
      ['search=15000', [fees, cakes]],
      ['search=25', [off]],
      // The minor units are those of 15,000 naira.
      ['search=1.5', []],
      ['search=25&active=true', []],
      [`search=${trip.id}`, [trip]],
      ['active=true', [trip, fees, cakes]],
      ['active=false', [off]],
      ['to=2026-01-01T00:00:00Z', []],
    ] as const) {
      const ids = links.map(({ id }) => id);
      const { body } = await service.get(`/payment-links?summary=true&${query}`, byKey());
      expect([query, body.paymentLinks.map(({ id }: { id: string }) => id)]).toEqual([query, ids]);
      expect(body.summary).toEqual({ count: ids.length, amount: null, moreThan: null });
      expect((await read(`/payment-links/export?${query}`)).rows.map(({ id }) => id)).toEqual(ids);
    }
    const pages = await service.get('/payment-links?search=school&limit=1', byKey());
    const { nextCursor } = pages.body;
    const next = await service.get(`/payment-links?search=school&limit=1&cursor=${nextCursor}`, byKey());
    expect([pages, next].map(({ body }) => body.paymentLinks[0].id)).toEqual([trip.id, fees.id]);

    const file = await read('/payment-links/export?sort=oldest');
    expect(file.disposition).toBe('attachment; filename="payment-links.csv"');
    expect(file.rows).toMatchObject([
      { title: "'=cmd()", currency: 'USDT', amount: '15000', isActive: 'true', url: cakes.url },
      { title: 'School fees', minAmount: '' },
      { amount: '', minAmount: '15000' },
      { isActive: 'false' },
    ]);
    const options = { token, headers: { 'x-business-env': 'test' } };
    const found = await service.get(`/search?q=${off.id}`, options);
    expect(found.body.results).toMatchObject([
      { kind: 'payment_link', id: off.id, status: 'OFF', amount: 25 },
    ]);
    const other = await service.createMerchant('Blue Bakery');
    const foreign = await service.get(`/payment-links?search=${fees.id}`, { key: other.apiKeys.test });
    expect(foreign.body.paymentLinks).toEqual([]);
  });

  it('has sales of USDT and collections', async () => {
    const { businessId } = merchant;
    await service.fund(merchant, 1_000, 'test', 'USDT');
    const { body } = await service.post(
      '/crypto/withdrawals/request',
      { businessId, amountUsdt: 10 },
      byKey(),
    );
    const { withdrawalId, netAmountNgn } = body.withdrawal;
    expect((await read('/crypto/withdrawals/export')).rows).toMatchObject([
      { withdrawalId, amountUsdt: '10', netAmountNgn: String(netAmountNgn) },
    ]);
    const { rates } = (await service.get('/cross-border/rates', byKey())).body;
    const [{ sourceCurrency, country, paymentMethods, minAmount }] = rates;
    const wanted = { sourceCurrency, country, paymentMethod: paymentMethods[0], sourceAmount: minAmount };
    const customer = { name: 'Ama Mensah', phone: '+233201234567' };
    const begun = await service.post(
      '/cross-border/collections',
      { businessId, ...wanted, customer },
      byKey(),
    );
    expect([begun.status, begun.body.msg]).toEqual([202, 'collection is processing']);
    const [row] = (await read('/cross-border/collections/export')).rows;
    const { reference, targetAmount } = begun.body.collection;
    expect(row).toMatchObject({ reference, sourceCurrency, targetAmount: String(targetAmount) });
    for (const [list, file, name] of [
      [`/crypto/withdrawals/history?businessId=${businessId}`, '/crypto/withdrawals/export', 'withdrawals'],
      ['/cross-border/collections?limit=10', '/cross-border/collections/export', 'collections'],
    ] as const) {
      const listed = async (filter = '') => (await service.get(`${list}${filter}`, byKey())).body[name];
      expect(await listed('&status=FAILED')).toEqual([]);
      expect((await read(`${file}?status=FAILED`)).rows).toEqual([]);
      const [{ status }] = await listed();
      expect(await listed(`&status=${status}`)).toMatchObject([{ status }]);
      expect((await read(`${file}?status=${status.toLowerCase()}`)).rows).toMatchObject([{ status }]);
      expect((await service.get(`${list}&status=nonsense`, byKey())).status).toBe(400);
      expect((await read(`${file}?status=nonsense`)).status).toBe(400);
    }
  });

  it('has webhook deliveries and events, with no formula in what the merchant named', async () => {
    const { businessId } = merchant;
    await service.fund(merchant, 100_000);
    const withdraw = async (amount: number, merchantReference: string) =>
      (await service.post('/withdrawal/request', { businessId, amount, merchantReference }, byKey())).body
        .withdrawal.transactionId;
    const completed = await withdraw(1_000, '=cmd()');
    await service.post('/withdrawal/request', { businessId, amount: 2_000.01 }, byKey());
    const rows = [
      { type: 'withdrawal.failed', amount: '2000.01', currency: 'NGN', merchantReference: '' },
      {
        type: 'withdrawal.completed',
        transactionId: completed,
        amount: '1000',
        merchantReference: "'=cmd()",
      },
    ];
    const deliveries = await read('/webhooks/deliveries/export');
    expect(deliveries).toMatchObject({
      status: 200,
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="webhook-deliveries.csv"',
      rows: rows.map((row) => ({ ...row, status: 'NO_ADDRESS', attemptCount: '0' })),
    });
    const events = await read('/events/export');
    expect(events).toMatchObject({
      status: 200,
      disposition: 'attachment; filename="events.csv"',
      rows: [
        { ...rows[0], status: 'FAILED', bankName: expect.stringMatching(/\w/) },
        { ...rows[1], status: 'COMPLETED', fee: '10', totalDebit: '1010', failureReason: '' },
      ],
    });
    expect(events.rows.map(({ id }) => id)).toEqual(deliveries.rows.map(({ id }) => id));
    for (const path of ['/webhooks/deliveries', '/events']) {
      const failed = await read(`${path}/export?type=withdrawal.failed`);
      expect(failed.rows).toMatchObject([rows[0] ?? {}]);
      expect((await service.get(`${path}?type=withdrawal.failed`, byKey())).body).toMatchObject({
        [path === '/events' ? 'events' : 'deliveries']: [{ type: 'withdrawal.failed' }],
      });
      expect((await read(`${path}/export?type=nonsense`)).status).toBe(400);
    }
    expect((await read('/webhooks/deliveries/export?status=FAILED')).rows).toEqual([]);
    expect((await read('/webhooks/deliveries/export?status=NO_ADDRESS')).rows).toHaveLength(2);
  });

  it('has users and keys, and none of the secrets', async () => {
    const restriction = { name: 'Payroll', environment: 'test', scopes: ['bills:read', 'bills:write'] };
    const { key } = (await service.post('/api-keys', restriction, { token })).body.apiKey;
    const keys = await read('/api-keys/export');
    expect(keys.rows.find(({ name }) => name === 'Payroll')).toMatchObject({
      scopes: 'bills:read bills:write',
      lastFour: key.slice(-4),
      environment: 'test',
    });
    expect(keys.text).not.toContain(key);
    expect(keys.text).not.toContain('mp_');
    expect(keys.rows.map(({ environment }) => environment).sort()).toEqual(['prod', 'test', 'test']);
    const ending = { ...restriction, name: 'Trial', expiresAt: '2099-01-31T12:00:00Z' };
    await service.post('/api-keys', ending, { token });
    for (const [query, names] of [
      ['environment=test&state=lasting', ['Payroll', '']],
      ['state=ending', ['Trial']],
      ['environment=prod', ['']],
    ] as const) {
      expect((await read(`/api-keys/export?${query}`)).rows.map(({ name }) => name)).toEqual(names);
      const { apiKeys } = (await service.get(`/api-keys?${query}`, { token })).body;
      expect(apiKeys.map(({ name }: { name: string | null }) => name ?? '')).toEqual(names);
    }
    expect((await read('/api-keys/export?state=revoked')).status).toBe(400);
    const viewer = await addUser(service, merchant, 'viewer');
    const users = await read('/users/export', await logInUser(service, merchant, viewer));
    expect(users.rows).toMatchObject([
      { email: merchant.email, role: 'owner', status: 'active', secondFactorEnabled: 'false' },
      { email: viewer.email, role: 'viewer', name: 'Ada viewer' },
    ]);
    const invited = 'invited@amber.example';
    await service.post('/users', { email: invited, role: 'viewer' }, { token });
    for (const [query, emails] of [
      ['role=viewer', [viewer.email, invited]],
      ['role=viewer&status=invited', [invited]],
      ['role=finance', []],
    ] as const) {
      expect((await read(`/users/export?${query}`)).rows.map(({ email }) => email)).toEqual(emails);
      const { users: listed } = (await service.get(`/users?${query}`, { token })).body;
      expect(listed.map(({ email }: { email: string }) => email)).toEqual(emails);
    }
    expect((await read('/users/export?role=nonsense')).status).toBe(400);
  });

  it('is searched, narrowed by amounts and moments, put in order and summed', async () => {
    const own = await service.createMerchant('Lists Ltd', { password: PASSWORD });
    const [neighbour, as] = [await service.createMerchant('Next Door'), await service.logIn(own)];
    for (const each of [own, neighbour]) {
      await service.fund(each, 1_000, 'test', 'USDT');
      await service.fund(each, 100_000);
    }
    const key = { key: own.apiKeys.test };
    const made = async (path: string, body: object, of = own) => {
      const answer = await service.post(
        path,
        { businessId: of.businessId, ...body },
        { key: of.apiKeys.test },
      );
      expect(answer.status).toBeLessThan(300);
      return answer.body;
    };
    const session = async (amount: number, of = own) =>
      (
        await made(
          '/crypto/payments/create',
          { amount, merchantReference: `order-${amount}`, merchantCustomerId: 'cust-7' },
          of,
        )
      ).payment;
    const collect = async (sourceAmount: number, of = own) => {
      const rate = { sourceCurrency: 'GHS', country: 'GH', paymentMethod: 'MTN Mobile Money' };
      const customer = { name: 'Kofi Mensah', phone: '+233241234567', email: 'kofi@example.com' };
      const terms = { ...rate, sourceAmount, customer, merchantReference: `col-${sourceAmount}` };
      return (await made('/cross-border/collections', terms, of)).collection;
    };
    const sell = async (amountUsdt: number, of = own) =>
      (await made('/crypto/withdrawals/request', { amountUsdt, merchantReference: `sale-${amountUsdt}` }, of))
        .withdrawal;
    const pay = async (amount: number, of = own) =>
      (await made('/withdrawal/request', { amount, merchantReference: `pay-${amount}` }, of)).withdrawal;
    const sessions = [await session(25), await session(40)] as const;
    const sales = [await sell(10), await sell(20)] as const;
    const collections = [await collect(250), await collect(300)] as const;
    const payouts = [await pay(1_000), await pay(2_000)] as const;
    await Promise.all([
      session(25, neighbour),
      sell(10, neighbour),
      collect(250, neighbour),
      pay(1_000, neighbour),
    ]);
    const deliveries = (await service.get('/webhooks/deliveries', key)).body.deliveries.toReversed();

    const inLists = [
      {
        path: '/crypto/payments',
        name: 'payments',
        id: 'paymentId',
        rows: sessions,
        of: [sessions[0].paymentId, sessions[0].depositAddress, 'order-2', '25.00'],
        ofBoth: ['order-', 'cust-7'],
        amounts: [25, 40],
      },
      {
        path: '/crypto/withdrawals/history',
        name: 'withdrawals',
        id: 'withdrawalId',
        rows: sales,
        of: [sales[0].withdrawalId, 'sale-10', '10'],
        ofBoth: ['sale-'],
        amounts: [10, 20],
      },
      {
        path: '/cross-border/collections',
        name: 'collections',
        id: 'reference',
        rows: collections,
        of: [collections[0].reference, 'col-25', String(collections[0].targetAmount)],
        ofBoth: ['kofi', 'KOFI@example', encodeURIComponent('+233241234567')],
        amounts: collections.map(({ targetAmount }) => targetAmount),
      },
      {
        path: '/webhooks/deliveries',
        name: 'deliveries',
        id: 'id',
        rows: deliveries,
        of: [deliveries[0].id, payouts[0].transactionId, 'pay-1', '1000'],
        ofBoth: ['pay-'],
        amounts: undefined,
      },
    ];
    for (const { path, name, id, rows, of, ofBoth, amounts } of inLists) {
      const [first, second] = rows.map((row: Record<string, string>) => row[id] ?? '');
      const query = `${path}?businessId=${own.businessId}`;
      const ask = async (rest: string) => (await service.get(`${query}&${rest}`, key)).body;
      const find = async (rest: string) =>
        (await ask(rest))[name].map((row: Record<string, string>) => row[id]);
      for (const search of of) expect([search, await find(`search=${search}`)]).toEqual([search, [first]]);
      for (const search of ofBoth)
        expect([search, await find(`search=${search}`)]).toEqual([search, [second, first]]);
      expect(await find('search=nothing')).toEqual([]);
      expect(await find('sort=oldest')).toEqual([first, second]);
      const { createdAt } = (await ask('sort=newest'))[name][0];
      expect(await find(`to=${createdAt}`)).toEqual([first]);
      expect(await find(`from=${createdAt}`)).toEqual([second]);
      expect(await find(`from=${createdAt}&sort=oldest`)).toEqual([second]);
      const { nextCursor } = await ask('sort=oldest&limit=1');
      expect(await find(`sort=oldest&cursor=${nextCursor}`)).toEqual([second]);
      const status = (await ask('sort=oldest'))[name][0].status;
      expect(await find(`search=${ofBoth[0]}&status=${status}`)).toContain(first);
      if (amounts) {
        const [least = 0, most = 0] = amounts;
        expect(await find(`minAmount=${most}`)).toEqual([second]);
        expect(await find(`maxAmount=${least}`)).toEqual([first]);
        expect(await find('sort=largest')).toEqual([second, first]);
        expect(await find('sort=smallest')).toEqual([first, second]);
        const { nextCursor: next } = await ask('sort=largest&limit=1');
        expect(await find(`sort=largest&cursor=${next}`)).toEqual([first]);
        expect((await ask('summary=true')).summary).toEqual({
          count: 2,
          // The sum of the amounts as written, not of their binary fractions.
          amount: Number((least + most).toFixed(6)),
          moreThan: null,
        });
        expect((await ask(`summary=true&maxAmount=${least}`)).summary.amount).toBe(least);
      } else {
        expect((await ask('summary=true')).summary).toEqual({ count: 2, amount: null, moreThan: null });
        expect((await service.get(`${query}&sort=largest`, key)).status).toBe(400);
        expect((await service.get(`${query}&minAmount=1`, key)).status).toBe(400);
      }
      const file = path === '/crypto/withdrawals/history' ? '/crypto/withdrawals' : path;
      const saved = await read(`${file}/export?search=${ofBoth[0]}&sort=oldest`, as);
      expect(saved.rows.map((row) => row[id])).toEqual([first, second]);
    }
  });

  it('has nothing of another business', async () => {
    const other = await service.createMerchant('Zobo Factory', { password: PASSWORD });
    const as = await service.logIn(other);
    const paths = [
      '/crypto/payments',
      '/crypto/withdrawals',
      '/cross-border/collections',
      '/users',
      '/api-keys',
      '/webhooks/deliveries',
      '/events',
    ];
    const files = await Promise.all(paths.map((path) => read(`${path}/export`, as)));
    expect(files.map(({ rows }) => rows.length)).toEqual([0, 0, 0, 1, 2, 0, 0]);
    expect(files[3]?.rows).toMatchObject([{ email: other.email }]);
    expect(files.map(({ text }) => text).join()).not.toContain(merchant.email);
  });
});
