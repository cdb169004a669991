import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { exportTransactions } from '../../src/api/transactions/export.ts';
import type { Database } from '../../src/db/core/database.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

const inSandbox = { 'x-business-env': 'test' };
const NO_FILTER = {
  status: undefined,
  channel: undefined,
  from: undefined,
  to: undefined,
  reference: undefined,
};

let service: TestService;
let merchant: TestMerchant;
let token: string;

beforeAll(async () => {
  service = await startTestService({ queues: ['payouts', 'bills'] });
});
afterAll(() => service?.stop());
beforeEach(async () => {
  merchant = await service.createMerchant('Acme Stores', { password: 'a password here' });
  token = await service.logIn(merchant);
});

const exported = (query = '', headers: Readonly<Record<string, string>> = inSandbox) =>
  service.get(`/transactions/export${query}`, { token, headers });

const post = (path: string, body: object) =>
  service.post(path, { businessId: merchant.businessId, ...body }, { key: merchant.apiKeys.test });

async function insertMany(count: number): Promise<void> {
  await service.ownerSql(
    `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
        description, metadata, created_at)
      select 'txn_' || md5($1 || number), $1, 'test', 'payment', 'COMPLETED', 10000 + number, 0, 'fees', 'ADA',
          repeat('x', 400), '{}', now() - number * interval '1 ms' from generate_series(1, $2::integer) number`,
    [merchant.businessId, count],
  );
}

describe('GET /transactions/export', () => {
  it('answers a file with a row for each transaction, newest first', async () => {
    const paid = await post('/payment/process', {
      amount: 100_000.5,
      serviceType: 'school-fees',
      description: 'Term 1, "first" half',
      externalPayerName: 'Adébáyò Obi',
      externalPayerEmail: 'ada@example.com',
      merchantReference: 'order-7',
    });
    const failed = await post('/withdrawal/request', { amount: 1_000.01 });
    const { status, headers, body } = await exported();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="transactions.csv"');
    expect(headers.get('cache-control')).toBe('no-store');
    const [paymentId, withdrawalId] = [
      paid.body.transaction.transactionId,
      failed.body.withdrawal.transactionId,
    ];
    const moment = '\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z';
    const [head, withdrawal, payment, ...rest] = body.split('\r\n');
    expect(head).toBe(
      'id,type,status,createdAt,completedAt,amount,fee,totalDebit,currency,channel,customer,description,' +
        'merchantReference,payerName,payerEmail,failureReason,environment,paymentId,vat,stampDuty',
    );
    expect(withdrawal).toMatch(
      new RegExp(
        `^${withdrawalId},withdrawal,FAILED,${moment},,1000.01,10,1010.01,NGN,bank_transfer,ACME STORES,` +
          'Withdrawal to Guaranty Trust Bank,,,,[^,]+,test,,,$',
      ),
    );
    expect(payment).toMatch(
      new RegExp(
        `^${paymentId},payment,COMPLETED,${moment},${moment},100000.5,1500,,NGN,school-fees,Adébáyò Obi,` +
          '"Term 1, ""first"" half",order-7,Adébáyò Obi,ada@example.com,,test,,,$',
      ),
    );
    expect(rest).toEqual(['']);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '=HYPERLINK("https://evil.example","x")'])(
    'makes no formula of %s',
    async (text) => {
      await post('/payment/process', {
        amount: 500,
        serviceType: `${text.trim()}`,
        description: text.trim(),
        externalPayerName: text.trim(),
      });
      await service.ownerSql('update transactions set description = $2 where business_id = $1', [
        merchant.businessId,
        text,
      ]);
      const [, row] = (await exported()).body.split('\r\n');
      const cells = row.match(/("([^"]|"")*"|[^,]*)(,|$)/g).map((cell: string) => cell.replace(/,$/, ''));
      expect(cells[11].replace(/^"/, '')).toMatch(/^'/);
      for (const cell of cells) expect(cell.replace(/^"/, '')).not.toMatch(/^[=+\-@\t\r]/);
    },
  );

  it('takes the filters of the list, and keeps the environments apart', async () => {
    await post('/payment/process', { amount: 500, serviceType: 'rent' });
    await post('/payment/process', { amount: 600, serviceType: 'fees' });
    const rowsOf = async (query: string, headers?: Readonly<Record<string, string>>) =>
      (await exported(query, headers)).body.split('\r\n').length - 2;
    expect(await rowsOf('')).toBe(2);
    expect(await rowsOf('?channel=rent')).toBe(1);
    expect(await rowsOf('?status=failed')).toBe(0);
    expect(await rowsOf('?from=2100-01-01T00:00:00Z')).toBe(0);
    expect(await rowsOf('', {})).toBe(0);
    const refused = await exported('?limit=5');
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ path: 'limit', message: 'is not a parameter of this route' }]);
  });

  it('is read no faster than it is taken', async () => {
    await insertMany(3_000);
    const statements: unknown[] = [];
    const counting: Pick<Database, 'run'> = {
      run: (statement) => {
        statements.push(statement);
        return service.database.run(statement);
      },
    };
    const owner = { businessId: merchant.businessId, environment: 'test' } as const;
    const chunks = (await exportTransactions({ database: counting as Database }, owner, NO_FILTER))[
      Symbol.asyncIterator
    ]();
    expect(statements).toHaveLength(1);
    await chunks.next();
    expect(statements).toHaveLength(1);
    await chunks.next();
    expect(statements).toHaveLength(2);
    let count = 2;
    while (!(await chunks.next()).done) count++;
    expect(count).toBe(6);
    expect(statements).toHaveLength(6);
  });

  it('is whole, or cut off where it broke', async () => {
    await insertMany(30_000);
    const whole = (await exported()).body.split('\r\n');
    expect(whole).toHaveLength(30_002);
    expect(new Set(whole.map((row: string) => row.split(',')[0])).size).toBe(30_002);

    const response = await fetch(`${service.baseUrl}/transactions/export`, {
      headers: { authorization: `Bearer ${token}`, ...inSandbox },
    });
    const reader = response.body?.getReader();
    expect(response.status).toBe(200);
    await reader?.read();
    await service.ownerSql('revoke select on transactions from merchant_payments_app');
    try {
      const readToEnd = async () => {
        while (!(await reader?.read())?.done);
      };
      await expect(readToEnd()).rejects.toThrow('terminated');
    } finally {
      await service.ownerSql('grant select on transactions to merchant_payments_app');
    }
    expect((await exported('?limit=1')).status).toBe(400);
    expect((await exported('?status=failed')).status).toBe(200);
  });
});

describe('the details of a transaction', () => {
  it('tell what a withdrawal cost and what happened to it, also when it came back', async () => {
    await service.fund(merchant, 10_000);
    const { transactionId } = (await post('/withdrawal/request', { amount: 1_000.04 })).body.withdrawal;
    const read = async () =>
      (await service.get(`/transactions/${transactionId}`, { token, headers: inSandbox })).body.transaction;
    const completed = await read();
    expect(completed).toMatchObject({
      fee: 10,
      totalDebit: 1_010.04,
      currency: 'NGN',
      failureReason: null,
      completedAt: expect.any(String),
    });
    const { rows } = await service.ownerSql('select created_at from ledger.transfers where reference = $1', [
      `${transactionId}:post`,
    ]);
    expect(completed.completedAt).toBe(rows[0].created_at.toISOString());
    await waitFor('the reversal', async () => (await read()).status === 'REVERSED');
    const reversed = await read();
    expect(reversed).toMatchObject({
      completedAt: completed.completedAt,
      failureReason: 'The sandbox reverses amounts ending in .04.',
    });
    expect(reversed.timeline.slice(0, 3)).toEqual(completed.timeline);
    expect(reversed.timeline.map(({ status }: { status: string }) => status)).toEqual([
      'PROCESSING',
      'PROCESSING',
      'COMPLETED',
      'REVERSED',
    ]);
    const moments = reversed.timeline.map(({ at }: { at: string }) => at);
    expect(moments).toEqual(moments.toSorted());
    const list = await service.get('/transactions', { token, headers: inSandbox });
    const { timeline: _, refundableAmount: __, ...shown } = reversed;
    expect(list.body.transactions[0]).toEqual(shown);
  });

  it('tell of a bill that failed, and what one brought, in the list too', async () => {
    await service.fund(merchant, 10_000);
    const meter = {
      electricity: 'ikeja-electric',
      meterNumber: '1111111111111',
      type: 'prepaid',
      phone: '08031234567',
    };
    await post('/bills/electricity', { ...meter, amount: 500.01 });
    const bought = await post('/bills/electricity', { ...meter, amount: 500 });
    const { body } = await service.get('/transactions', { token, headers: inSandbox });
    const [delivered, failed] = body.transactions;
    expect(failed).toMatchObject({ status: 'FAILED', completedAt: null, fee: 0, totalDebit: 500.01 });
    expect(failed.failureReason).toEqual(expect.any(String));
    expect(delivered).toMatchObject({ status: 'COMPLETED', metadata: { token: bought.body.token } });
  });
});

describe('GET /me', () => {
  it('shows what PATCH /me changed, and where withdrawals go', async () => {
    const change = {
      contactPersonName: 'Ada Obi',
      taxId: '1234567-0001',
      webhookUrl: 'https://8.8.8.8/hooks',
    };
    const live = { token, headers: { 'x-business-env': 'prod' } };
    await service.patch('/me', change, live);
    const { business } = (await service.get('/me', live)).body;
    expect(business).toMatchObject({ ...change, businessAddress: null, bankAccount: null });
    const sandbox = (await service.get('/me', { token, headers: inSandbox })).body.business;
    expect(sandbox).toMatchObject({
      contactPersonName: 'Ada Obi',
      webhookUrl: null,
      bankAccount: { accountNumber: '0123456789', bankCode: '058', verified: true },
    });
  });
});
