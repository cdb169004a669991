import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { issueSessionToken } from '../../src/security/sessionToken.ts';
import {
  type PaystackServer,
  startPaystackServer,
  UNKNOWN_ACCOUNT_NUMBER,
} from '../support/paystackServer.ts';
import { type Answer, startTestService, type TestMerchant, type TestService } from '../support/service.ts';

let service: TestService;
/** Waits for its provider for a moment only; for tests in which the provider does not answer. */
let impatient: TestService;
let paystack: PaystackServer;

beforeAll(async () => {
  paystack = await startPaystackServer();
  service = await startTestService({
    queues: ['payouts'],
    env: { ...paystack.env, PROVIDER_TIMEOUT_MS: '60000' },
  });
  impatient = await startTestService({ role: 'api', env: { ...paystack.env, PROVIDER_TIMEOUT_MS: '1000' } });
});
afterAll(async () => {
  await service?.stop();
  await impatient?.stop();
  await paystack?.stop();
});
beforeEach(() => paystack.reset());

async function tokenHeader(
  merchant: TestMerchant,
  environment?: 'prod' | 'test',
): Promise<Record<string, string>> {
  const session = { userId: merchant.ownerId, sessionsVersion: 1 };
  const token = await issueSessionToken(service.config.jwtSecret, session);
  return {
    authorization: `Bearer ${token}`,
    ...(environment !== undefined && { 'x-business-env': environment }),
  };
}

async function verify(
  merchant: TestMerchant,
  body: unknown,
  environment?: 'prod' | 'test',
  at = service,
): Promise<Answer> {
  return at.post('/bank/verify', body, {
    key: null,
    headers: await tokenHeader(merchant, environment),
  });
}

async function savedAccount({ businessId }: TestMerchant, environment: 'prod' | 'test', at = service) {
  const { rows } = await at.ownerSql(
    `select account_number, bank_code, bank_name, account_name from bank_accounts
      where business_id = $1 and environment = $2`,
    [businessId, environment],
  );
  return rows[0];
}

async function auditOf({ businessId }: TestMerchant) {
  const { rows } = await service.ownerSql(
    `select action, actor, details from audit_log where subject = $1 and action = 'bank_account.verify' order by id`,
    [businessId],
  );
  return rows;
}

const BORN_WITH = {
  account_number: '0123456789',
  bank_code: '058',
  bank_name: 'Guaranty Trust Bank',
  account_name: 'ACME STORES',
};

describe('POST /bank/verify in the sandbox', () => {
  it("saves the account with the business's own name, and the next withdrawal goes there", async () => {
    const merchant = await service.createMerchant();
    const { status, body } = await verify(merchant, { accountNumber: '0555666777', bankCode: '044' }, 'test');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      msg: 'bank account verified and saved',
      bankAccount: {
        accountNumber: '0555666777',
        bankName: 'Access Bank',
        accountName: 'Acme Stores',
        bankCode: '044',
        verified: true,
      },
    });
    expect(await savedAccount(merchant, 'test')).toMatchObject({
      account_number: '0555666777',
      bank_code: '044',
    });
    expect(await savedAccount(merchant, 'prod')).toBeUndefined();
    await service.fund(merchant, 2_000);
    const withdrawal = await service.post(
      '/withdrawal/request',
      { businessId: merchant.businessId, amount: 1_000 },
      { key: merchant.apiKeys.test },
    );
    expect(withdrawal.body.withdrawal.bankAccount).toBe('0555666777');
  });

  it.each([' 0555-666-777 ', '0555 666 777', '05 55 66 67-77'])(
    'takes the digits of %j',
    async (accountNumber) => {
      const merchant = await service.createMerchant();
      const { status, body } = await verify(merchant, { accountNumber, bankCode: '044' }, 'test');
      expect([status, body.bankAccount?.accountNumber]).toEqual([200, '0555666777']);
      expect(await savedAccount(merchant, 'test')).toMatchObject({ account_number: '0555666777' });
    },
  );

  it('logs what was saved and what it replaced', async () => {
    const merchant = await service.createMerchant();
    await verify(merchant, { accountNumber: '0555666777', bankCode: '044' }, 'test');
    await verify(merchant, { accountNumber: '0555666778', bankCode: '057' }, 'test');
    expect(await auditOf(merchant)).toEqual([
      {
        action: 'bank_account.verify',
        actor: merchant.ownerId,
        details: {
          environment: 'test',
          accountEnds: '6777',
          bankCode: '044',
          replaced: { accountEnds: '6789', bankCode: '058' },
        },
      },
      {
        action: 'bank_account.verify',
        actor: merchant.ownerId,
        details: {
          environment: 'test',
          accountEnds: '6778',
          bankCode: '057',
          replaced: { accountEnds: '6777', bankCode: '044' },
        },
      },
    ]);
  });

  it('refuses an account of another name with the name found, and saves nothing', async () => {
    const merchant = await service.createMerchant();
    const { status, body } = await verify(merchant, { accountNumber: '0000000002', bankCode: '044' }, 'test');
    expect(status).toBe(422);
    expect(body).toMatchObject({
      success: false,
      msg: 'account name does not match business name',
      code: 'account_name_mismatch',
      accountName: 'ADAEZE NGOZI OKONKWO',
    });
    expect(await savedAccount(merchant, 'test')).toEqual(BORN_WITH);
    expect(await auditOf(merchant)).toEqual([]);
  });

  it('says that an account does not exist, and saves nothing', async () => {
    const merchant = await service.createMerchant();
    const { status, body } = await verify(merchant, { accountNumber: '0000000001', bankCode: '044' }, 'test');
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, code: 'bank_account_not_found' });
    expect(body.accountName).toBeUndefined();
    expect(await savedAccount(merchant, 'test')).toEqual(BORN_WITH);
  });

  it('says when to come back after a time-out of the provider, and saves nothing', async () => {
    const merchant = await service.createMerchant();
    const answer = await verify(merchant, { accountNumber: '0000000003', bankCode: '044' }, 'test');
    expect(answer.status).toBe(503);
    expect(answer.body.code).toBe('provider_unavailable');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await savedAccount(merchant, 'test')).toEqual(BORN_WITH);
  });

  it.each([
    [{ accountNumber: '0555666777', bankCode: '000' }, ['bankCode']],
    [{ accountNumber: '055566677', bankCode: '044' }, ['accountNumber']],
    [{ accountNumber: '05556667777', bankCode: '044' }, ['accountNumber']],
    [{ accountNumber: 555666777, bankCode: '044' }, ['accountNumber']],
    [{ accountNumber: '٠٥٥٥٦٦٦٧٧٧', bankCode: '044' }, ['accountNumber']],
    [{ accountNumber: '0555666777', bankCode: '44' }, ['bankCode']],
    [{ accountNumber: '0555666777', bankCode: '12345678901' }, ['bankCode']],
    [{ accountNumber: '0555666777', bankCode: '035-A' }, ['bankCode']],
    [{ accountNumber: '0555666777', bankCode: 'MFB50094' }, ['bankCode']],
    [{}, ['accountNumber', 'bankCode']],
  ])('refuses %j, naming %j', async (given, paths) => {
    const merchant = await service.createMerchant();
    const { status, body } = await verify(merchant, given, 'test');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_request', msg: 'invalid bank details' });
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(paths);
    expect(await savedAccount(merchant, 'test')).toEqual(BORN_WITH);
  });

  it('takes no API key', async () => {
    const given = { accountNumber: '0555666777', bankCode: '044' };
    expect((await service.post('/bank/verify', given)).status).toBe(401);
  });
});

describe('POST /bank/verify in production', () => {
  it('is the default, asks the bank, and forgives case, order and suffixes', async () => {
    const merchant = await service.createMerchant('6789 Holder of Nigeria Limited');
    const { status, body } = await verify(merchant, { accountNumber: '0123456789', bankCode: '057' });
    expect(status).toBe(200);
    expect(body.bankAccount).toEqual({
      accountNumber: '0123456789',
      bankName: 'Zenith Bank',
      accountName: 'HOLDER OF 6789',
      bankCode: '057',
      verified: true,
    });
    expect(await savedAccount(merchant, 'prod')).toMatchObject({ account_name: 'HOLDER OF 6789' });
    expect(await savedAccount(merchant, 'test')).toMatchObject({
      account_number: '0123456789',
      bank_code: '058',
    });
    expect(paystack.requests('resolve')).toBe(1);
  });

  it('does not believe that the account has the name of the business', async () => {
    const merchant = await service.createMerchant();
    const { status, body } = await verify(merchant, { accountNumber: '0123456789', bankCode: '057' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'account_name_mismatch', accountName: 'HOLDER OF 6789' });
    expect(await savedAccount(merchant, 'prod')).toBeUndefined();
  });

  it.each([
    ['035A', 'Wema Bank of letters'],
    ['MFB50094', 'A microfinance bank'],
    ['FC40163', 'A finance company'],
  ])('takes the code %s, as it stands in the list', async (bankCode, bankName) => {
    const merchant = await service.createMerchant('6789 Holder of Nigeria Limited');
    const { status, body } = await verify(merchant, { accountNumber: '0123456789', bankCode });
    expect([status, body.bankAccount?.bankCode, body.bankAccount?.bankName]).toEqual([
      200,
      bankCode,
      bankName,
    ]);
    expect(await savedAccount(merchant, 'prod')).toMatchObject({ bank_code: bankCode });
  });

  it('asks to check number and bank, or to try again, of an account that the bank does not resolve', async () => {
    const merchant = await service.createMerchant();
    const { status, body } = await verify(merchant, {
      accountNumber: UNKNOWN_ACCOUNT_NUMBER,
      bankCode: '057',
    });
    expect([status, body.code]).toEqual([422, 'bank_account_unresolved']);
    expect(body.msg).toBe('the bank could not resolve this account; check its number and bank, or try again');
    expect(await savedAccount(merchant, 'prod')).toBeUndefined();
  });

  it.each([
    ['an error', { kind: 'error', accepted: false, httpStatus: 500 }],
    ['a hanging provider', { kind: 'hang', accepted: false }],
    [
      'refused credentials',
      { kind: 'answer', httpStatus: 401, body: { status: false, message: 'Invalid key' } },
    ],
  ] as const)('answers 503 after %s, and saves nothing', async (_name, fault) => {
    const at = fault.kind === 'hang' ? impatient : service;
    const merchant = await at.createMerchant('Holder of 6789');
    paystack.addFault({ endpoint: 'resolve', fault });
    const given = { accountNumber: '0123456789', bankCode: '057' };
    const answer = await verify(merchant, given, 'prod', at);
    expect([answer.status, answer.body.code]).toEqual([503, 'provider_unavailable']);
    expect(answer.headers.has('retry-after')).toBe(true);
    expect(await savedAccount(merchant, 'prod', at)).toBeUndefined();
  });
});

describe('GET /banks', () => {
  it('lists codes and names, by key and by token', async () => {
    const byKey = await service.get('/banks');
    expect(byKey.status).toBe(200);
    expect(byKey.body.simulated).toBe(true);
    expect(byKey.body.banks).toContainEqual({ code: '058', name: 'Guaranty Trust Bank' });
    const headers = await tokenHeader(service.merchant, 'test');
    const byToken = await service.get('/banks', { key: null, headers });
    expect(byToken.body.banks).toEqual(byKey.body.banks);
  });

  it('asks the live provider once for many callers', async () => {
    const key = service.merchant.apiKeys.prod;
    const answers = await Promise.all(Array.from({ length: 10 }, () => service.get('/banks', { key })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(answers[0]?.body.banks).toContainEqual({ code: '50211', name: 'Kuda Bank' });
    // One reading takes three pages; one of the tests above may have made it already.
    expect(paystack.requests('banks')).toBeLessThanOrEqual(3);
  });

  it('needs credentials', async () => {
    expect((await service.get('/banks', { key: null })).status).toBe(401);
  });
});

describe('in production without a provider', () => {
  let bare: TestService;
  beforeAll(async () => {
    bare = await startTestService({ role: 'api' });
  });
  afterAll(() => bare?.stop());

  it('both answer 503', async () => {
    const banks = await bare.get('/banks', { key: bare.merchant.apiKeys.prod });
    expect([banks.status, banks.body.code]).toEqual([503, 'provider_not_configured']);
    const session = { userId: bare.merchant.ownerId, sessionsVersion: 1 };
    const token = await issueSessionToken(bare.config.jwtSecret, session);
    const verified = await bare.post(
      '/bank/verify',
      { accountNumber: '0123456789', bankCode: '057' },
      { key: null, headers: { authorization: `Bearer ${token}` } },
    );
    expect([verified.status, verified.body.code]).toEqual([503, 'provider_not_configured']);
    expect(verified.headers.has('retry-after')).toBe(true);
  });
});
