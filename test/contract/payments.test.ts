import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, startTestService, type TestMerchant, type TestService } from '../support/service.ts';

let service: TestService;

beforeAll(async () => {
  // Without workers, whose chain watcher stores rows of its own at its own time.
  service = await startTestService({ role: 'api' });
});
afterAll(() => service?.stop());

const PATHS = ['/payment/process', '/payment/process/external'] as const;

function paymentOf(merchant: TestMerchant, changes: Readonly<Record<string, unknown>> = {}) {
  return {
    businessId: merchant.businessId,
    amount: 100_000,
    serviceType: 'school-fees',
    description: 'Term 1',
    externalPayerName: 'Ada Obi',
    externalPayerEmail: 'ada@example.com',
    externalPayerPhone: '+2348012345678',
    ...changes,
  };
}

/** Everything a refused request must leave as it was: the rows of every table, and every balance. */
async function ledgerAndRowCounts() {
  // Refused calls are logged, up to a second after their answers.
  const tables = await service.ownerSql(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'ledger') and tablename <> 'request_log' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const counted = await service.ownerSql(`select count(*)::integer as rows from ${name}`);
    counts[name] = counted.rows[0]?.rows;
  }
  const accounts = await service.ownerSql(
    'select id, balance_minor, last_sequence from ledger.accounts order by id',
  );
  return { counts, accounts: accounts.rows };
}

/** Expects that a request is refused and that nothing came of it. */
async function expectRefused(
  request: () => Promise<Answer>,
  status: number,
  expected: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const before = await ledgerAndRowCounts();
  const answer = await request();
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ success: false, ...expected });
  expect(await ledgerAndRowCounts()).toEqual(before);
  return answer;
}

function nested(levels: number): unknown {
  return levels === 0 ? 1 : { inner: nested(levels - 1) };
}

describe('a recorded payment in the sandbox', () => {
  it('is credited less 1.5 % commission and answered with the fields of the contract', async () => {
    const merchant = await service.createMerchant('Acme Stores');
    const { status, body } = await service.post('/payment/process', paymentOf(merchant), {
      key: merchant.apiKeys.test,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      msg: 'test payment recorded',
      transaction: {
        transactionId: expect.stringMatching(/^txn_[0-9a-z]{26}$/),
        amount: 100_000,
        businessName: 'Acme Stores',
        commission: 1_500,
        netAmount: 98_500,
        status: 'COMPLETED',
        environment: 'test',
        simulated: true,
      },
      simulated: true,
      environment: 'test',
    });
    expect(
      await service.ledger.balances({ businessId: merchant.businessId, environment: 'test' }, 'NGN'),
    ).toEqual({
      availableMinor: 9_850_000n,
      heldMinor: 0n,
    });
    expect(
      await service.ledger.balances({ businessId: merchant.businessId, environment: 'prod' }, 'NGN'),
    ).toEqual({
      availableMinor: 0n,
      heldMinor: 0n,
    });
  });

  it('of a named payer is answered with the same fields as any other', async () => {
    const merchant = await service.createMerchant();
    const { status, body } = await service.post('/payment/process/external', paymentOf(merchant), {
      key: merchant.apiKeys.test,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      transaction: {
        transactionId: expect.stringMatching(/^txn_/),
        amount: 100_000,
        status: 'COMPLETED',
        environment: 'test',
        businessName: 'Acme Stores',
        commission: 1_500,
        netAmount: 98_500,
        simulated: true,
      },
      simulated: true,
      environment: 'test',
    });
    expect(
      (await service.ledger.balances({ businessId: merchant.businessId, environment: 'test' }, 'NGN'))
        .availableMinor,
    ).toBe(9_850_000n);
  });

  it.each([
    { amount: 133_333.33, commission: 1_999.99 },
    { amount: 133_333.34, commission: 2_000 },
    { amount: 10_000_000, commission: 2_000 },
    { amount: 100, commission: 1.5 },
    { amount: 100.99, commission: 1.51 },
  ])('of $amount costs $commission, rounded down and at most 2,000', async ({ amount, commission }) => {
    const { body } = await service.post('/payment/process', paymentOf(service.merchant, { amount }));
    expect(body.transaction).toMatchObject({
      amount,
      commission,
      netAmount: Math.round(amount * 100 - commission * 100) / 100,
    });
  });

  it('is stored with payer, reference and metadata, and read back by the merchant', async () => {
    const metadata = { orderId: 1042, lines: [{ sku: 'a', count: 2 }], note: 'Ẹ kú ọjọ́ 🎓' };
    const { body } = await service.post(
      '/payment/process',
      paymentOf(service.merchant, { metadata, merchantReference: 'order-1042' }),
    );
    const found = await service.get(`/transactions/${body.transaction.transactionId}`);
    expect(found.body.transaction).toMatchObject({
      id: body.transaction.transactionId,
      reference: body.transaction.transactionId,
      amount: 100_000,
      status: 'COMPLETED',
      description: 'Term 1',
      payer: { name: 'Ada Obi', email: 'ada@example.com' },
      metadata,
      merchantReference: 'order-1042',
      environment: 'test',
    });
  });

  it('ignores fields it does not know', async () => {
    const { status } = await service.post(
      '/payment/process',
      paymentOf(service.merchant, { colour: 'green', commission: 0, status: 'FAILED' }),
    );
    expect(status).toBe(200);
  });
});

describe('a recorded payment in production', () => {
  it.each(PATHS)('is credited to the live wallet and carries no test marks: %s', async (path) => {
    const merchant = await service.createMerchant();
    const { status, body } = await service.post(path, paymentOf(merchant), { key: merchant.apiKeys.prod });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(
      path === '/payment/process' ? ['msg', 'success', 'transaction'] : ['success', 'transaction'],
    );
    expect(body.transaction).toMatchObject({ amount: 100_000, status: 'COMPLETED', environment: 'prod' });
    if (path === '/payment/process') {
      expect(body.transaction).toMatchObject({ commission: 1_500, netAmount: 98_500, simulated: false });
    }
    expect(
      (await service.ledger.balances({ businessId: merchant.businessId, environment: 'prod' }, 'NGN'))
        .availableMinor,
    ).toBe(9_850_000n);
    expect(
      (await service.ledger.balances({ businessId: merchant.businessId, environment: 'test' }, 'NGN'))
        .availableMinor,
    ).toBe(0n);
  });

  it('needs an approved business', async () => {
    const merchant = await service.createMerchant();
    await service.ownerSql(`update businesses set kyc_status = 'PENDING' where id = $1`, [
      merchant.businessId,
    ]);
    await expectRefused(
      () => service.post('/payment/process', paymentOf(merchant), { key: merchant.apiKeys.prod }),
      403,
      { code: 'kyc_required' },
    );
    const inSandbox = await service.post('/payment/process', paymentOf(merchant), {
      key: merchant.apiKeys.test,
    });
    expect(inSandbox.status).toBe(200);
  });
});

describe('the daily cap of production', () => {
  let capped: TestService;

  beforeAll(async () => {
    capped = await startTestService({ role: 'api', env: { PAYMENT_DAILY_CAP_NAIRA: '1000' } });
  });
  afterAll(() => capped?.stop());

  it('refuses what would exceed it, per business, and does not bind the sandbox', async () => {
    const merchant = await capped.createMerchant();
    const other = await capped.createMerchant();
    const pay = (by: TestMerchant, amount: number, environment: 'prod' | 'test') =>
      capped.post('/payment/process', paymentOf(by, { amount }), { key: by.apiKeys[environment] });

    expect((await pay(merchant, 600, 'prod')).status).toBe(200);
    const refused = await pay(merchant, 400.01, 'prod');
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ msg: 'invalid payment details', errors: [{ path: 'amount' }] });
    expect((await pay(merchant, 400, 'prod')).status).toBe(200);
    expect((await pay(merchant, 100, 'prod')).status).toBe(400);
    expect((await pay(other, 1_000, 'prod')).status).toBe(200);
    expect((await pay(merchant, 5_000, 'test')).status).toBe(200);
  });

  it('starts again at midnight in Lagos', async () => {
    const merchant = await capped.createMerchant();
    const pay = () =>
      capped.post('/payment/process', paymentOf(merchant, { amount: 1_000 }), { key: merchant.apiKeys.prod });
    expect((await pay()).status).toBe(200);
    expect((await pay()).status).toBe(400);
    await capped.ownerSql(
      `update transactions set created_at = date_trunc('day', now(), 'Africa/Lagos') - interval '1 second'
       where business_id = $1`,
      [merchant.businessId],
    );
    await capped.ownerSql('update daily_totals set day = day - 1 where business_id = $1', [
      merchant.businessId,
    ]);
    expect((await pay()).status).toBe(200);
  });

  it('holds against payments at the same moment', async () => {
    const merchant = await capped.createMerchant();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        capped.post('/payment/process', paymentOf(merchant, { amount: 300 }), { key: merchant.apiKeys.prod }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(17);
  });
});

describe.each(PATHS)('%s refuses, and changes nothing for,', (path) => {
  it.each([
    ['three decimals', 10.001],
    ['a negative amount', -1],
    ['zero', 0],
    ['more than can be counted', 1e30],
    ['text', '"100"'],
    ['NaN', 'NaN'],
    ['Infinity', '1e400'],
    ['null', 'null'],
    ['true', 'true'],
    ['a list', '[100]'],
    ['an object', '{"value":100}'],
    ['a kobo below the least', 99.99],
    ['a kobo above the most', 10_000_000.01],
    ['more than the digits of a double', '70368744177664.01'],
  ])('an amount that is %s', async (_, amount) => {
    // Written by hand, because NaN and 1e400 cannot be had from JSON.stringify.
    const text = JSON.stringify(paymentOf(service.merchant, { amount: 0 })).replace(
      '"amount":0',
      `"amount":${amount}`,
    );
    const { body } = await expectRefused(() => service.post(path, text), 400, {
      msg: 'invalid payment details',
      simulated: true,
      environment: 'test',
    });
    expect(body.errors).toHaveLength(1);
    expect(body.errors[0].message).not.toBe('');
    if (amount !== 'NaN') expect(body.errors[0].path).toBe('amount');
  });

  it('an absent amount', async () => {
    const { amount: _, ...rest } = paymentOf(service.merchant);
    await expectRefused(() => service.post(path, rest), 400, {
      msg: 'invalid payment details',
      errors: [{ path: 'amount', message: 'is required' }],
    });
  });

  it('a body with several problems, and names every one', async () => {
    const { body } = await expectRefused(
      () =>
        service.post(path, {
          amount: 'ten',
          serviceType: ' ',
          description: 5,
          externalPayerName: 'n'.repeat(201),
          externalPayerEmail: 'not an address',
          externalPayerPhone: {},
          merchantReference: 'r'.repeat(101),
          metadata: ['a'],
        }),
      400,
      { msg: 'invalid payment details', code: 'invalid_request' },
    );
    const problems: { path: string; message: string }[] = body.errors;
    expect(problems.map((problem) => problem.path).sort()).toEqual([
      'amount',
      'businessId',
      'description',
      'externalPayerEmail',
      'externalPayerName',
      'externalPayerPhone',
      'merchantReference',
      'metadata',
      'serviceType',
    ]);
    for (const problem of problems) expect(problem.message).toMatch(/^(must|is) /);
  });

  it('an amount outside the limits, together with the other problems', async () => {
    const { body } = await expectRefused(
      () => service.post(path, paymentOf(service.merchant, { amount: 99.99, serviceType: '' })),
      400,
    );
    const problems: { path: string }[] = body.errors;
    expect(problems.map((problem) => problem.path).sort()).toEqual(['amount', 'serviceType']);
  });

  it('text that the database cannot hold', async () => {
    for (const [field, value] of Object.entries({
      description: 'a\u0000b',
      externalPayerName: 'a\u0000b',
      merchantReference: 'a\u0000b',
      serviceType: 'a\u0000b',
    })) {
      const { body } = await expectRefused(
        () => service.post(path, paymentOf(service.merchant, { [field]: value })),
        400,
        { msg: 'invalid payment details' },
      );
      expect(body.errors).toEqual([{ path: field, message: expect.stringMatching(/^must /) }]);
    }
    await expectRefused(
      () => service.post(path, paymentOf(service.merchant, { metadata: { notes: ['a', 'a\u0000b'] } })),
      400,
      { errors: [{ path: 'metadata.notes.1', message: expect.stringMatching(/^must /) }] },
    );
    await expectRefused(
      () => service.post(path, paymentOf(service.merchant, { metadata: { 'a\u0000b': { c: 1 } } })),
      400,
      { errors: [{ path: 'metadata', message: expect.stringMatching(/^must /) }] },
    );
    const halfOfAPair = JSON.stringify(paymentOf(service.merchant)).replace('"Term 1"', '"Term \\ud83c"');
    await expectRefused(() => service.post(path, halfOfAPair), 400, { errors: [{ path: 'description' }] });
  });

  it('metadata of more than 16 kB', async () => {
    const frame = Buffer.byteLength(JSON.stringify({ note: '' }));
    const sized = (bytes: number) => ({ note: 'é'.repeat((bytes - frame) / 2) });
    await expectRefused(
      () => service.post(path, paymentOf(service.merchant, { metadata: sized(16_384 + 1 + (frame % 2)) })),
      400,
      { errors: [{ path: 'metadata', message: 'must have at most 16 kB as JSON' }] },
    );
    const allowed = paymentOf(service.merchant, { metadata: { note: 'n'.repeat(16_384 - frame) } });
    expect((await service.post(path, allowed)).status).toBe(200);
  });

  it('metadata of more than 8 levels', async () => {
    await expectRefused(() => service.post(path, paymentOf(service.merchant, { metadata: nested(9) })), 400, {
      errors: [{ path: 'metadata', message: 'must be nested at most 8 levels deep' }],
    });
    expect((await service.post(path, paymentOf(service.merchant, { metadata: nested(8) }))).status).toBe(200);
  });

  it('a body of more than 32 levels', async () => {
    await expectRefused(() => service.post(path, paymentOf(service.merchant, { extra: nested(32) })), 400, {
      msg: 'invalid payment details',
      errors: [{ path: '', message: 'must be nested at most 32 levels deep' }],
    });
    // Deep enough to overflow the stack of code that walks it without a limit.
    const brackets = 40_000;
    const bottomless = JSON.stringify(paymentOf(service.merchant, { extra: 0 })).replace(
      '"extra":0',
      `"extra":${'['.repeat(brackets)}${']'.repeat(brackets)}`,
    );
    await expectRefused(() => service.post(path, bottomless), 400);
    expect((await service.post(path, paymentOf(service.merchant, { extra: nested(31) }))).status).toBe(200);
  });

  it('a body of more than 100 kB', async () => {
    const frame = JSON.stringify(paymentOf(service.merchant, { extra: '' })).length;
    const padded = (bytes: number) =>
      JSON.stringify(paymentOf(service.merchant, { extra: 'x'.repeat(bytes - frame) }));
    await expectRefused(() => service.post(path, padded(102_401)), 413, { code: 'body_too_large' });
    expect((await service.post(path, padded(102_400))).status).toBe(200);
  });

  it.each([
    ['gzip', (plain: string) => gzipSync(plain)],
    ['gzip', (plain: string) => gzipSync(plain).subarray(0, -10)],
    ['gzip', (plain: string) => Buffer.from(plain)],
    ['deflate', (plain: string) => deflateSync(plain)],
    ['br', (plain: string) => brotliCompressSync(plain)],
    ['br', (plain: string) => Buffer.from(plain)],
    ['zstd', (plain: string) => Buffer.from(plain)],
    ['nonsense', (plain: string) => Buffer.from(plain)],
    ['identity, gzip', (plain: string) => gzipSync(plain)],
  ])('a body in the coding %s, damaged or not', async (coding, encode) => {
    const before = await ledgerAndRowCounts();
    const response = await fetch(service.baseUrl + path, {
      method: 'POST',
      headers: {
        'x-api-key': service.merchant.apiKeys.test,
        'content-type': 'application/json',
        'content-encoding': coding,
      },
      body: new Uint8Array(encode(JSON.stringify(paymentOf(service.merchant)))),
    });
    expect(response.status).toBe(415);
    expect(response.headers.get('accept-encoding')).toBe('identity');
    expect(await response.json()).toMatchObject({
      success: false,
      code: 'unsupported_media_type',
      msg: 'send the body uncompressed, without a content-encoding',
    });
    expect(await ledgerAndRowCounts()).toEqual(before);
  });

  it('none that says it is not encoded', async () => {
    const { status } = await service.post(path, paymentOf(service.merchant), {
      headers: { 'content-encoding': 'identity' },
    });
    expect(status).toBe(200);
  });

  it.each(['{', '{"amount": 1,}', '"text"', 'null', '12', '[]', "{'amount': 1}", ''])(
    'a body that is no JSON object: %s',
    async (text) => {
      await expectRefused(() => service.post(path, text), 400, { msg: 'invalid payment details' });
    },
  );

  it('a body that sets a prototype', async () => {
    const text = JSON.stringify(paymentOf(service.merchant, { extra: 0 })).replace('"extra"', '"__proto__"');
    await expectRefused(() => service.post(path, text), 400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of type %s',
    async (type) => {
      await expectRefused(
        () =>
          service.post(path, JSON.stringify(paymentOf(service.merchant)), {
            headers: { 'content-type': type },
          }),
        415,
        { code: 'unsupported_media_type' },
      );
    },
  );
});

describe('the payer', () => {
  it.each([
    [
      'nothing',
      { externalPayerName: undefined, externalPayerEmail: undefined, externalPayerPhone: undefined },
    ],
    ['no name', { externalPayerName: undefined }],
    ['a blank name', { externalPayerName: '  ' }],
    ['neither e-mail nor phone', { externalPayerEmail: undefined, externalPayerPhone: undefined }],
    ['an empty e-mail and phone', { externalPayerEmail: '', externalPayerPhone: '' }],
  ])('is required by /payment/process/external, which refuses %s', async (_, changes) => {
    await expectRefused(
      () => service.post('/payment/process/external', paymentOf(service.merchant, changes)),
      400,
      { msg: 'payer information required', code: 'payer_required' },
    );
  });

  it.each([
    ['an e-mail', { externalPayerPhone: undefined }],
    ['a phone', { externalPayerEmail: undefined }],
  ])('is known well enough by a name and %s', async (_, changes) => {
    const { status } = await service.post('/payment/process/external', paymentOf(service.merchant, changes));
    expect(status).toBe(200);
  });

  it('may be unknown to /payment/process', async () => {
    const { status } = await service.post('/payment/process', {
      businessId: service.merchant.businessId,
      amount: 100,
      serviceType: 'till',
    });
    expect(status).toBe(200);
  });
});
