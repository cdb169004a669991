import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { Database } from '../../src/db/core/database.ts';
import type { Statement } from '../../src/db/core/sql.ts';
import { listTransactions } from '../../src/db/orders/transactions.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

const PASSWORD = 'correct horse battery';
const inSandbox = { 'x-business-env': 'test' };

let service: TestService;
let merchant: TestMerchant;
let token: string;

beforeAll(async () => {
  service = await startTestService({ queues: ['payouts'] });
});
afterAll(() => service?.stop());
beforeEach(async () => {
  merchant = await service.createMerchant('Acme Stores', { password: PASSWORD });
  token = await service.logIn(merchant);
});

function list(query = '', headers: Readonly<Record<string, string>> = inSandbox) {
  return service.get(`/transactions${query === '' ? '' : `?${query}`}`, { token, headers });
}

const idsOf = (body: { transactions: { id: string }[] }) => body.transactions.map(({ id }) => id);

/** A transaction of the sandbox as the tests want it. Returns its id. */
async function insert(
  wanted: {
    readonly at?: string;
    readonly status?: string;
    readonly channel?: string;
    readonly kind?: string;
    readonly reference?: string;
    readonly environment?: string;
    readonly amountMinor?: number;
    readonly customer?: string;
    readonly payer?: object;
    readonly businessId?: string;
  } = {},
): Promise<string> {
  const id = `txn_${randomBytes(13).toString('hex')}`;
  await service.ownerSql(
    `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
        description, metadata, merchant_reference, created_at, payer)
      values ($1, $2, $3, $8, $4, $9, 0, $5, $10, '', '{}', $6, coalesce($7::timestamptz, now()), $11)`,
    [
      id,
      wanted.businessId ?? merchant.businessId,
      wanted.environment ?? 'test',
      wanted.status ?? 'COMPLETED',
      wanted.channel ?? 'bank_transfer',
      wanted.reference ?? null,
      wanted.at ?? null,
      wanted.kind ?? 'withdrawal',
      wanted.amountMinor ?? 100_000,
      wanted.customer ?? 'ADA',
      wanted.payer ?? null,
    ],
  );
  return id;
}

/**
 * Inserts `count` transactions, 50 to each moment; the moments are 3 µs apart, closer than a JavaScript date can tell.
 * Returns their ids, newest first.
 */
async function insertMany(businessId: string, count: number): Promise<readonly string[]> {
  await service.ownerSql(
    `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
        description, metadata, created_at)
      select 'txn_' || md5($1 || number), $1, 'test', 'payment',
        case number % 10 when 0 then 'FAILED' else 'COMPLETED' end, 10000 + number, 0, 'fees', 'ADA', '', '{}',
        timestamptz '2026-03-01T00:00:00Z' + number / 50 * interval '3 microseconds'
      from generate_series(1, $2::integer) number`,
    [businessId, count],
  );
  const { rows } = await service.ownerSql(
    'select id from transactions where business_id = $1 order by created_at desc, id desc',
    [businessId],
  );
  return rows.map(({ id }) => id);
}

describe('GET /transactions', () => {
  it('answers the fields of the contract, newest first, of every flow', async () => {
    const { businessId, apiKeys } = merchant;
    const payment = {
      businessId,
      amount: 100_000,
      serviceType: 'school-fees',
      description: 'Term 1',
      externalPayerName: 'Ada Obi',
      merchantReference: 'order-7',
    };
    const paid = await service.post('/payment/process', payment, { key: apiKeys.test });
    const withdrawn = await service.post(
      '/withdrawal/request',
      { businessId, amount: 1_000.5 },
      { key: apiKeys.test },
    );
    await service.post('/payment/process', payment, { key: apiKeys.prod });

    const { status, body } = await list();
    expect(status).toBe(200);
    const paymentId = paid.body.transaction.transactionId;
    const withdrawalId = withdrawn.body.withdrawal.transactionId;
    expect(body).toEqual({
      success: true,
      transactions: [
        {
          id: withdrawalId,
          type: 'withdrawal',
          amount: 1_000.5,
          fee: 10,
          totalDebit: 1_010.5,
          currency: 'NGN',
          status: 'COMPLETED',
          failureReason: null,
          channel: 'bank_transfer',
          customer: 'ACME STORES',
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          completedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          description: 'Withdrawal to Guaranty Trust Bank',
          reference: withdrawalId,
          paymentId: null,
          merchantReference: null,
          payer: { name: null, email: null },
          metadata: {},
          environment: 'test',
        },
        {
          id: paymentId,
          type: 'payment',
          amount: 100_000,
          fee: 1_500,
          totalDebit: null,
          currency: 'NGN',
          status: 'COMPLETED',
          failureReason: null,
          channel: 'school-fees',
          customer: 'Ada Obi',
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          completedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          description: 'Term 1',
          reference: paymentId,
          paymentId: null,
          merchantReference: 'order-7',
          payer: { name: 'Ada Obi', email: null },
          metadata: {},
          environment: 'test',
        },
      ],
      hasMore: false,
      nextCursor: null,
    });
    const live = await list('', {});
    expect(live.body.transactions).toHaveLength(1);
    expect(idsOf(live.body)).not.toContain(paymentId);
    expect(idsOf((await list('', { 'x-business-env': 'prod' })).body)).toEqual(idsOf(live.body));
  });

  it('is for tokens: a key is not enough', async () => {
    const { status, body } = await service.get('/transactions', { key: merchant.apiKeys.test });
    expect(status).toBe(401);
    expect(body.msg).toMatch(/^this route takes the token of a login/);
  });

  it('filters by status in any case', async () => {
    const failed = await insert({ status: 'FAILED' });
    const completed = await insert({ status: 'COMPLETED' });
    const processing = await insert({ status: 'PROCESSING' });
    const reversed = await insert({ status: 'REVERSED' });
    expect(idsOf((await list('status=completed')).body)).toEqual([completed]);
    expect(idsOf((await list('status=COMPLETED')).body)).toEqual([completed]);
    expect(idsOf((await list('status=Failed')).body)).toEqual([failed]);
    expect(idsOf((await list('status=processing')).body)).toEqual([processing]);
    expect(idsOf((await list('status=reversed')).body)).toEqual([reversed]);
  });

  it('filters by channel, from, to and reference, and by all of them together', async () => {
    const first = await insert({ at: '2026-01-01T00:00:00Z', channel: 'school-fees', reference: 'order-1' });
    const second = await insert({ at: '2026-01-02T00:00:00Z', channel: 'rent', reference: 'order-1' });
    const third = await insert({ at: '2026-01-03T00:00:00Z', channel: 'rent', reference: 'order-2' });
    await insert({ at: '2026-01-02T00:00:00Z', environment: 'prod', channel: 'rent', reference: 'order-1' });

    expect(idsOf((await list('channel=rent')).body)).toEqual([third, second]);
    expect(idsOf((await list('channel=Rent')).body)).toEqual([]);
    expect(idsOf((await list('channel=')).body)).toEqual([third, second, first]);
    expect(idsOf((await list('from=2026-01-02T00:00:00Z')).body)).toEqual([third, second]);
    expect(idsOf((await list('to=2026-01-02T00:00:00Z')).body)).toEqual([first]);
    expect(idsOf((await list('from=2026-01-02T01:00:00+01:00')).body)).toEqual([third, second]);
    expect(idsOf((await list('to=2026-01-02T01:00:00+01:00')).body)).toEqual([first]);
    expect(idsOf((await list('from=2026-01-02T01:00:00%2B01:00&to=2026-01-02T00:00:00.001Z')).body)).toEqual([
      second,
    ]);
    expect(idsOf((await list('reference=order-1')).body)).toEqual([second, first]);
    expect(idsOf((await list(`reference=${third}`)).body)).toEqual([third]);
    expect(
      idsOf((await list('reference=order-1&channel=rent&status=completed&to=2026-02-01T00:00:00Z')).body),
    ).toEqual([second]);
    expect(idsOf((await list('from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z')).body)).toEqual([]);
  });

  it('takes moments at any offset and at the ends of time', async () => {
    const id = await insert({ at: '2026-01-02T12:00:00Z' });
    expect(idsOf((await list('from=2026-01-02T12:00:00%2B14:00')).body)).toEqual([id]);
    expect(idsOf((await list('to=2026-01-02T00:00:00-14:00')).body)).toEqual([id]);
    expect(idsOf((await list('from=0001-01-01T00:00:00%2B14:00&to=9999-12-31T23:59:59-14:00')).body)).toEqual(
      [id],
    );
    for (const query of [
      'from=0000-01-01T00:00:00Z',
      'to=2026-01-02T00:00:00-23:00',
      'from=2026-01-02T00:00:00%2B15:00',
    ]) {
      const { status, body } = await list(query);
      expect(status).toBe(400);
      expect(body.errors).toHaveLength(1);
    }
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=many', 'limit'],
    ['limit=', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['status=done', 'status'],
    ['from=yesterday', 'from'],
    ['from=2026-01-02', 'from'],
    ['from=2026-01-02T00:00:00++01:00', 'from'],
    ['from=2026-01-02+00:00:00Z', 'from'],
    ['from=2026-01-02T00:00:00+15:00', 'from'],
    ['to=2026-02-30T00:00:00Z', 'to'],
    [`reference=${'r'.repeat(101)}`, 'reference'],
    ['channel=%00', 'channel'],
    [`cursor=${'c'.repeat(501)}`, 'cursor'],
  ])('refuses %s', async (query, path) => {
    const { status, body } = await list(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, msg: 'invalid request', code: 'invalid_request' });
    expect(body.errors.map((problem: { path: string }) => problem.path)).toEqual([path]);
  });

  it('names every problem of a query', async () => {
    const { body } = await list('limit=0&status=done&from=x&to=y');
    expect(body.errors.map((problem: { path: string }) => problem.path).toSorted()).toEqual([
      'from',
      'limit',
      'status',
      'to',
    ]);
  });

  it.each<[string, unknown]>([
    ['text', 'not a cursor'],
    ['a number', 7],
    ['no place', []],
    ['a time alone', ['2026-01-01T00:00:00.000000Z']],
    ['a time that is none', ['soon', 'txn_1']],
    ['a number for a time', ['1', 'txn_1']],
    ['a time with words', ['2026-01-01T00:00:00.000000Z (now)', 'txn_1']],
    ['a day that is none', ['2026-02-30T00:00:00.000000Z', 'txn_1']],
    ['the year 0', ['0000-01-01T00:00:00.000000Z', 'txn_1']],
    ['an id that is none', ['2026-01-01T00:00:00.000000Z', 7]],
    ['an id that the database cannot hold', ['2026-01-01T00:00:00.000000Z', 'txn_\u0000']],
    ['more than a place', ['2026-01-01T00:00:00.000000Z', 'txn_1', 'x']],
  ])('refuses a cursor that is %s', async (_, place) => {
    const cursor =
      typeof place === 'string' ? place : Buffer.from(JSON.stringify(place)).toString('base64url');
    const { status, body } = await list(`cursor=${encodeURIComponent(cursor)}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      code: 'invalid_request',
      errors: [{ path: 'cursor', message: 'must be the nextCursor of the page before' }],
    });
  });

  it('pages by 20 unless asked, and by 1 to 100', async () => {
    const ids = await insertMany(merchant.businessId, 120);
    expect(idsOf((await list()).body)).toEqual(ids.slice(0, 20));
    expect(idsOf((await list('limit=1')).body)).toEqual(ids.slice(0, 1));
    const hundred = (await list('limit=100')).body;
    expect(idsOf(hundred)).toEqual(ids.slice(0, 100));
    expect(hundred.hasMore).toBe(true);
    const rest = (await list(`limit=20&cursor=${hundred.nextCursor}`)).body;
    expect(idsOf(rest)).toEqual(ids.slice(100));
    expect(rest).toMatchObject({ hasMore: false, nextCursor: null });
  });
});

describe('a search', () => {
  const pay = (customer: string, rest: Parameters<typeof insert>[0] = {}) =>
    insert({ kind: 'payment', customer, ...rest });
  const find = async (query: string) => idsOf((await list(query)).body);

  it('finds an id, the beginning of a reference, name or e-mail, a phone number and an amount', async () => {
    const ada = await pay('Ada Obi', {
      reference: 'order-17',
      amountMinor: 123_450,
      payer: { name: 'Ada Obi', email: 'Ada.Obi@Example.com', phone: '+2348012345678' },
    });
    const adaeze = await pay('ADAEZE EZE', { reference: 'order-170', amountMinor: 500 });
    const other = await pay('Ọlá Balogun', { reference: 'rent-1' });
    const payout = await insert({ customer: 'Ada Stores' });
    expect(await find(`search=${ada}`)).toEqual([ada]);
    expect(await find('search=order-17')).toEqual([adaeze, ada]);
    expect(await find('search=order-170')).toEqual([adaeze]);
    expect(await find('search=Order-17')).toEqual([]);
    expect(await find('search=ada')).toEqual([adaeze, ada]);
    expect(await find('search=ada+o')).toEqual([ada]);
    expect(await find('search=%E1%BB%8Dl%C3%A1')).toEqual([other]);
    expect(await find('search=ada.obi@')).toEqual([ada]);
    expect(await find('search=%2B2348012345678')).toEqual([ada]);
    expect(await find('search=1234.50')).toEqual([ada]);
    expect(await find('search=1234.5')).toEqual([ada]);
    expect(await find('search=5')).toEqual([adaeze]);
    expect(await find('search=obi')).toEqual([]);
    expect(await find('search=')).toEqual([payout, other, adaeze, ada]);
    for (const odd of ['%25', '_', '%27', '%5C', '%F4%8F%BF%BF', '1e3', '-5', '999999999999999999999'])
      expect(await find(`search=${odd}`)).toEqual([]);
  });

  it('finds nothing of another merchant, nor of the other environment', async () => {
    const neighbour = await service.createMerchant('Next Door');
    const own = await pay('Ada Obi', { reference: 'order-1' });
    const same = { reference: 'order-1', payer: { email: 'ada@example.com', phone: '0801' } };
    const others = [
      await pay('Ada Obi', { ...same, businessId: neighbour.businessId }),
      await pay('Ada Obi', { ...same, environment: 'prod' }),
    ];
    for (const search of [...others, 'order-1', 'ada', 'ada@example.com', '0801', '1000'])
      expect((await find(`search=${search}`)).filter((id) => id !== own)).toEqual([]);
    expect((await list('search=order-1&summary=true')).body.summary.count).toBe(1);
  });

  it('narrows by amounts, kind, status and moments together, and orders what is left', async () => {
    const at = (day: number) => `2026-01-0${day}T00:00:00Z`;
    const first = await pay('Ada Obi', { at: at(1), amountMinor: 30_000 });
    const second = await pay('Ada Obi', { at: at(2), amountMinor: 10_000 });
    const third = await insert({ at: at(3), amountMinor: 20_000 });
    const fourth = await pay('Ada Obi', { at: at(4), amountMinor: 20_000, status: 'FAILED' });
    expect(await find('sort=newest')).toEqual([fourth, third, second, first]);
    expect(await find('sort=oldest')).toEqual([first, second, third, fourth]);
    expect(await find('sort=largest')).toEqual([first, fourth, third, second]);
    expect(await find('sort=smallest')).toEqual([second, third, fourth, first]);
    expect(await find('minAmount=200')).toEqual([fourth, third, first]);
    expect(await find('maxAmount=200')).toEqual([fourth, third, second]);
    expect(await find('minAmount=200&maxAmount=200.00')).toEqual([fourth, third]);
    expect(await find('minAmount=200.01&sort=smallest')).toEqual([first]);
    expect(await find('maxAmount=200&sort=largest')).toEqual([fourth, third, second]);
    expect(await find('minAmount=300&maxAmount=100')).toEqual([]);
    expect(await find('kind=payment')).toEqual([fourth, second, first]);
    expect(await find('kind=payment&sort=largest')).toEqual([first, fourth, second]);
    expect(await find('search=ada&maxAmount=200&sort=oldest')).toEqual([second, fourth]);
    expect(await find('search=ada&status=completed&sort=smallest')).toEqual([second, first]);
    expect(await find(`sort=oldest&from=${at(2)}&to=${at(4)}`)).toEqual([second, third]);
    expect(await find(`sort=largest&from=${at(2)}&to=${at(4)}`)).toEqual([third, second]);
    expect(await find(`minAmount=200&from=${at(3)}`)).toEqual([fourth, third]);
    expect(await find(`search=200&to=${at(4)}`)).toEqual([third]);
    expect(await find('reference=nothing&sort=largest')).toEqual([]);
    expect((await list('kind=payment&summary=true')).body.summary).toEqual({
      count: 3,
      amount: 600,
      moreThan: null,
    });
    expect((await list('minAmount=200&summary=true')).body.summary).toMatchObject({ count: 3, amount: 700 });
    expect((await list('summary=false')).body).not.toHaveProperty('summary');
    expect((await list('search=none&summary=true')).body.summary).toMatchObject({ count: 0, amount: 0 });
  });

  it('pages in every order without a gap or a repetition, each cursor in its own order', async () => {
    await insertMany(merchant.businessId, 130);
    await service.ownerSql(
      'update transactions set amount_minor = amount_minor / 40 * 40 where business_id = $1',
      [merchant.businessId],
    );
    const inOrder = async (order: string) => {
      const { rows } = await service.ownerSql(
        `select id from transactions where business_id = $1 order by ${order}`,
        [merchant.businessId],
      );
      return rows.map(({ id }) => id);
    };
    const orders = {
      newest: 'created_at desc, id desc',
      oldest: 'created_at, id',
      largest: 'amount_minor desc, created_at desc, id desc',
      smallest: 'amount_minor, created_at, id',
    };
    for (const [sort, order] of Object.entries(orders)) {
      for (const query of [
        `sort=${sort}`,
        `sort=${sort}&search=ada`,
        `sort=${sort}&minAmount=1&channel=fees`,
      ]) {
        const seen: string[] = [];
        for (let cursor = ''; ; ) {
          const { body } = await list(`${query}&limit=37${cursor}`);
          seen.push(...idsOf(body));
          if (!body.hasMore) break;
          cursor = `&cursor=${body.nextCursor}`;
        }
        expect([query, seen]).toEqual([query, await inOrder(order)]);
      }
    }
    const { nextCursor } = (await list('sort=largest&limit=1')).body;
    for (const sort of ['', 'sort=smallest&', 'sort=oldest&']) {
      const { status, body } = await list(`${sort}cursor=${nextCursor}`);
      expect([status, body.errors]).toEqual([
        400,
        [{ path: 'cursor', message: 'must be the nextCursor of a page in the same order' }],
      ]);
    }
  });

  it.each([
    ['sort=biggest', 'sort'],
    ['kind=gift', 'kind'],
    ['minAmount=many', 'minAmount'],
    ['minAmount=1.001', 'minAmount'],
    ['maxAmount=-1', 'maxAmount'],
    ['maxAmount=1e3', 'maxAmount'],
    [`maxAmount=${'9'.repeat(13)}`, 'maxAmount'],
    ['summary=yes', 'summary'],
    [`search=${'s'.repeat(101)}`, 'search'],
  ])('refuses %s by its name', async (query, path) => {
    const { status, body } = await list(query);
    expect(status).toBe(400);
    expect(body.errors.map((problem: { path: string }) => problem.path)).toEqual([path]);
  });

  it('saves what it finds, in the order that is asked for', async () => {
    const small = await pay('Ada Obi', { amountMinor: 10_000 });
    const large = await pay('Ada Obi', { amountMinor: 20_000 });
    await pay('Chidi Eze', { amountMinor: 30_000 });
    const response = await fetch(`${service.baseUrl}/transactions/export?search=ada&sort=smallest`, {
      headers: { authorization: `Bearer ${token}`, ...inSandbox },
    });
    const [, ...lines] = (await response.text()).trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(',')[0])).toEqual([small, large]);
  });
});

describe('10,000 transactions', () => {
  let ids: readonly string[];

  beforeEach(async () => {
    ids = await insertMany(merchant.businessId, 10_000);
    // The same again for a neighbour, whose rows lie among them.
    await insertMany((await service.createMerchant('Next Door')).businessId, 10_000);
    await service.ownerSql('analyze transactions');
  });

  async function pageThrough(
    query: string,
    onPage: (page: number) => Promise<void>,
  ): Promise<readonly string[]> {
    const seen: string[] = [];
    let cursor = '';
    for (let page = 1; ; page++) {
      const { status, body } = await list(`${query}${cursor}`);
      expect(status).toBe(200);
      seen.push(...idsOf(body));
      if (!body.hasMore) return seen;
      cursor = `&cursor=${body.nextCursor}`;
      await onPage(page);
    }
  }

  it('are paged through without a duplicate or a gap while new ones arrive', async () => {
    let arrived = 0;
    const seen = await pageThrough('limit=100', async (page) => {
      if (page % 5 !== 0) return;
      await insert();
      arrived++;
    });
    expect(arrived).toBeGreaterThan(10);
    expect(seen).toEqual(ids);
  });

  it('are so when filtered', async () => {
    const { rows } = await service.ownerSql(
      `select id from transactions where business_id = $1 and status = 'FAILED' order by created_at desc, id desc`,
      [merchant.businessId],
    );
    expect(rows).toHaveLength(1_000);
    const seen = await pageThrough(
      'status=failed&limit=37',
      async () => void (await insert({ status: 'FAILED' })),
    );
    expect(seen).toEqual(rows.map(({ id }) => id));
  });

  // Not a stopwatch but the plan says that a late page costs what the first does: the index is entered at the page's
  // place, is in the list's order, and gives no row that is not in the page. Both kinds of plan that Postgres chooses
  // between for a prepared statement are looked at. (Over HTTP, on two busy cores, medians of nine: 3.0 ms for the first
  // of 100 pages, 3.5 ms for the last, 3.3 ms in the middle of all.)
  it.each(['force_custom_plan', 'force_generic_plan'])(
    'cost a late page no more than the first: the index alone finds it (%s)',
    async (planCacheMode) => {
      const place = async (position: number) => {
        const { rows } = await service.ownerSql(
          `select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt"
            from transactions where id = $1`,
          [ids[position]],
        );
        return rows[0];
      };
      const first = await planOf(undefined, planCacheMode);
      const late = await planOf(await place(9_700), planCacheMode);
      for (const plan of [first, late]) {
        expect(plan.nodes).toEqual(['Limit', 'Index Scan']);
        expect(plan.scan).toMatchObject({
          'Index Name': 'transactions_newest_first',
          'Actual Rows': 101,
          'Index Cond': expect.stringMatching(
            /business_id = .*environment = .*ROW\(.*created_at.*, id\) < ROW\(/,
          ),
        });
        expect(plan.scan['Rows Removed by Filter'] ?? 0).toBe(0);
      }
    },
  );

  it('are counted and summed up to 10,000, and found when there are more', async () => {
    const { rows } = await service.ownerSql(
      'select sum(amount_minor)::float8 / 100 as amount from transactions where business_id = $1',
      [merchant.businessId],
    );
    const summaryOf = async (query: string) => (await list(`${query}&limit=1&summary=true`)).body.summary;
    for (const query of ['search=ada', 'minAmount=1', 'sort=oldest'])
      expect(await summaryOf(query)).toEqual({ count: 10_000, amount: rows[0].amount, moreThan: null });
    const more = await insert({ kind: 'payment', customer: 'Adaora', amountMinor: 1_000_000 });
    for (const query of ['search=ada', 'minAmount=1', 'sort=oldest'])
      expect(await summaryOf(query)).toEqual({ count: null, amount: null, moreThan: 10_000 });
    const found = [more, ...ids].slice(0, 100);
    expect(idsOf((await list('search=ada&limit=100')).body)).toEqual(found);
    expect(idsOf((await list('minAmount=1&limit=100')).body)).toEqual(found);
    expect(idsOf((await list('minAmount=1&sort=largest&limit=1')).body)).toEqual([more]);
    expect(idsOf((await list('search=ada&sort=oldest&limit=100')).body)).toEqual(
      ids.toReversed().slice(0, 100),
    );
    expect(idsOf((await list('channel=fees&sort=smallest&limit=1&search=ada')).body)).toHaveLength(1);
  });

  async function planOf(
    after: { readonly createdAt: string; readonly id: string } | undefined,
    planCacheMode: string,
  ): Promise<{ readonly nodes: readonly string[]; readonly scan: Record<string, unknown> }> {
    const asked: Statement<unknown>[] = [];
    const recorder: Pick<Database, 'run'> = {
      async run(statement) {
        asked.push(statement as Statement<unknown>);
        return [];
      },
    };
    const noFilter = {
      status: undefined,
      channel: undefined,
      from: undefined,
      to: undefined,
      reference: undefined,
    };
    await listTransactions(
      recorder as Database,
      { businessId: merchant.businessId, environment: 'test' },
      { ...noFilter, page: { after, limit: 100 } },
    );
    const [list] = asked;
    const client = new pg.Client({ connectionString: service.config.databaseUrl });
    await client.connect();
    try {
      const values = list?.parameters.map((value: unknown) =>
        value === null ? 'null' : pg.escapeLiteral(String(value)),
      );
      await client.query(`set plan_cache_mode = ${planCacheMode}`);
      await client.query(`prepare page as ${list?.sql}`);
      const { rows } = await client.query(
        `explain (analyze, format json) execute page (${values?.join(', ')})`,
      );
      const nodes: Record<string, unknown>[] = [];
      // What only some rows ask for, such as the payment of a refund, is never run here.
      const walk = (node: Record<string, unknown>) => {
        if (node['Actual Loops'] === 0) return;
        nodes.push(node);
        for (const child of (node.Plans as Record<string, unknown>[] | undefined) ?? []) walk(child);
      };
      walk(rows[0]['QUERY PLAN'][0].Plan);
      return { nodes: nodes.map((node) => String(node['Node Type'])), scan: nodes.at(-1) ?? {} };
    } finally {
      await client.end();
    }
  }
});

describe('GET /transactions/{transactionId}', () => {
  const paymentOf = (of: TestMerchant) => ({
    businessId: of.businessId,
    amount: 2_500.75,
    serviceType: 'school-fees',
    description: 'Term 1',
    externalPayerName: 'Ada Obi',
    externalPayerEmail: 'ada@example.com',
    externalPayerPhone: '+2348012345678',
    merchantReference: 'order-9',
    metadata: { order: { lines: [1, 'two', null] } },
  });
  const pay = async (key: string) =>
    (await service.post('/payment/process', paymentOf(merchant), { key })).body.transaction.transactionId;

  it('answers the same by token and by key; marks of the sandbox only to the key', async () => {
    const id = await pay(merchant.apiKeys.test);
    const transaction = {
      id,
      type: 'payment',
      amount: 2_500.75,
      fee: 37.51,
      totalDebit: null,
      currency: 'NGN',
      status: 'COMPLETED',
      failureReason: null,
      channel: 'school-fees',
      customer: 'Ada Obi',
      createdAt: expect.any(String),
      completedAt: expect.any(String),
      description: 'Term 1',
      reference: id,
      paymentId: null,
      refundableAmount: 2_500.75,
      merchantReference: 'order-9',
      payer: { name: 'Ada Obi', email: 'ada@example.com' },
      metadata: { order: { lines: [1, 'two', null] } },
      environment: 'test',
      timeline: [
        { at: expect.any(String), status: 'COMPLETED', text: 'Recorded, and credited less commission.' },
      ],
    };
    const byToken = await service.get(`/transactions/${id}`, { token, headers: inSandbox });
    expect(byToken.status).toBe(200);
    expect(byToken.body).toEqual({ success: true, transaction });
    const byKey = await service.get(`/transactions/${id}`, { key: merchant.apiKeys.test });
    expect(byKey.body).toEqual({ success: true, transaction, simulated: true, environment: 'test' });
    const withHeader = await service.get(`/transactions/${id}`, {
      key: merchant.apiKeys.test,
      headers: inSandbox,
    });
    expect(withHeader.body).toEqual(byKey.body);
  });

  it('shows a live one by token without a header, and by the live key without marks', async () => {
    const id = await pay(merchant.apiKeys.prod);
    const byToken = await service.get(`/transactions/${id}`, { token });
    expect(byToken.body).toMatchObject({ success: true, transaction: { id, environment: 'prod' } });
    const byKey = await service.get(`/transactions/${id}`, { key: merchant.apiKeys.prod });
    expect(byKey.body).toEqual(byToken.body);
    expect(byKey.body).not.toHaveProperty('simulated');
    expect(byKey.body).not.toHaveProperty('environment');
  });

  it('knows nothing of the other environment', async () => {
    const live = await pay(merchant.apiKeys.prod);
    const sandbox = await pay(merchant.apiKeys.test);
    const { prod, test } = merchant.apiKeys;
    for (const answer of [
      await service.get(`/transactions/${sandbox}`, { token }),
      await service.get(`/transactions/${live}`, { token, headers: inSandbox }),
      await service.get(`/transactions/${sandbox}`, { key: prod }),
      await service.get(`/transactions/${live}`, { key: test }),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ success: false, msg: 'transaction not found', code: 'not_found' });
    }
  });

  it('refuses a header that contradicts the key', async () => {
    const id = await pay(merchant.apiKeys.prod);
    const { status, body } = await service.get(`/transactions/${id}`, {
      key: merchant.apiKeys.prod,
      headers: inSandbox,
    });
    expect(status).toBe(400);
    expect(body.code).toBe('environment_mismatch');
  });

  it('shows a withdrawal with the payer unnamed, while it runs and when it has ended', async () => {
    await service.fund(merchant, 10_000);
    for (const [amount, status] of [
      [1_000.05, 'PROCESSING'],
      [1_000.01, 'FAILED'],
      [1_000, 'COMPLETED'],
    ] as const) {
      const { body } = await service.post(
        '/withdrawal/request',
        { businessId: merchant.businessId, amount, metadata: { batch: 4 } },
        { key: merchant.apiKeys.test },
      );
      const id = body.withdrawal.transactionId;
      const { transaction } = (await service.get(`/transactions/${id}`, { token, headers: inSandbox })).body;
      expect(transaction).toMatchObject({
        id,
        amount,
        status,
        payer: { name: null, email: null },
        metadata: { batch: 4 },
        environment: 'test',
      });
    }
  });

  it.each(['txn_unknown', 'x'.repeat(1_000), '%27', '%F0%9F%92%B8', '..%2Fme', '%25'])(
    'does not find %s',
    async (id) => {
      const { status, body } = await service.get(`/transactions/${id}`, { token });
      expect(status).toBe(404);
      expect(body).toEqual({
        success: false,
        msg: 'transaction not found',
        code: 'not_found',
        requestId: expect.any(String),
      });
    },
  );
});
