import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ENVIRONMENTS } from '../../src/domain/money.ts';
import { type TestSecondFactor, turnOnSecondFactor } from '../support/secondFactor.ts';
import {
  type RequestOptions,
  startTestService,
  type TestMerchant,
  type TestService,
} from '../support/service.ts';

const PASSWORD = 'correct horse battery';
const WEBHOOK_URL = 'https://hooks.acme.example/events';
const THIEF_URL = 'https://thief.example/events';

let service: TestService;
let merchant: TestMerchant;
let factor: TestSecondFactor;
/** The cookie of the owner's session, whose proof of the second factor is an hour old. */
let stolen: string;

beforeAll(async () => {
  service = await startTestService({ role: 'api' });
  merchant = await service.createMerchant('Acme Stores', { password: PASSWORD });
  for (const environment of ENVIRONMENTS) await service.fund(merchant, 1_000_000, environment);
  factor = await turnOnSecondFactor(service, {
    cookie: await service.signIn(merchant),
    password: PASSWORD,
  });
  const token = await tokenOf(factor.recoveryCodes[1]);
  expect((await service.patch('/me', { webhookUrl: WEBHOOK_URL }, { token })).status).toBe(200);
  stolen = await service.signIn(merchant, factor.recoveryCodes[0]);
  await service.ownerSql(`update second_factor_proofs set proven_at = now() - interval '1 hour'`);
});
afterAll(() => service?.stop());

async function tokenOf(secondFactorCode: string | undefined): Promise<string> {
  const form = { email: merchant.email, password: PASSWORD, secondFactorCode };
  return (await service.post('/auth/login', form, { key: null })).body.token;
}
const byThief = (environment: string): RequestOptions => ({
  cookie: stolen,
  headers: { 'x-business-env': environment },
});

/** What a thief is after, as the tables have it. */
async function belongings(): Promise<unknown> {
  const { rows } = await service.ownerSql(
    `select to_jsonb(business) - 'updated_at' as business,
       (select jsonb_agg(to_jsonb(secret) order by id) from webhook_secrets secret where business_id = $1) as secrets,
       (select jsonb_agg(to_jsonb(key) order by id) from api_keys key where business_id = $1) as keys,
       (select jsonb_agg(to_jsonb(account) order by id) from ledger.accounts account where business_id = $1) as accounts
      from businesses business where id = $1`,
    [merchant.businessId],
  );
  return rows[0];
}

const ATTACKS = [
  [
    'buys bills',
    'POST',
    '/bills/electricity',
    {
      electricity: 'ikeja-electric',
      meterNumber: '1111111111111',
      type: 'prepaid',
      amount: 200_000,
      phone: '08031234567',
    },
  ],
  [
    'records payments',
    'POST',
    '/payment/process',
    {
      amount: 5_000_000,
      serviceType: 'fees',
      externalPayerName: 'Mule',
      externalPayerEmail: 'mule@thief.example',
    },
  ],
  ['pays out', 'POST', '/withdrawal/request', { amount: 100_000 }],
  ['sells USDT', 'POST', '/crypto/withdrawals/request', { amountUsdt: 10 }],
  ['replaces the webhook secret', 'POST', '/webhooks/secret/rotate', { overlapHours: 0 }],
  ['replaces the webhook URL', 'PATCH', '/me', { webhookUrl: THIEF_URL }],
  ['replaces a key', 'POST', '/api-keys/rotate', { environment: 'prod', overlapHours: 0 }],
  ['makes a key', 'POST', '/api-keys', { environment: 'prod', name: 'Thief', scopes: ['withdrawals:write'] }],
  ['changes the bank account', 'POST', '/bank/verify', { accountNumber: '2087654321', bankCode: '058' }],
] as const;
const NEEDS_BUSINESS: readonly string[] = [
  '/bills/electricity',
  '/payment/process',
  '/withdrawal/request',
  '/crypto/withdrawals/request',
];

describe('a stolen cookie of a user with a second factor', () => {
  it.each(ATTACKS)('alone, in both environments, never %s', async (_, method, path, fields) => {
    const needsBusiness = NEEDS_BUSINESS.includes(path);
    const body = { ...fields, ...(needsBusiness && { businessId: merchant.businessId }) };
    const before = await belongings();
    for (const environment of ENVIRONMENTS) {
      const call = method === 'PATCH' ? service.patch : service.post;
      const { status, body: answer } = await call(path, body, byThief(environment));
      expect({ environment, status, code: answer.code }).toEqual({
        environment,
        status: 403,
        code: 'second_factor_required',
      });
    }
    expect(await belongings()).toEqual(before);
  });

  it('shows neither the live key nor a whole webhook secret', async () => {
    for (const environment of ENVIRONMENTS) {
      const { secret } = (await service.get('/webhooks/secret', byThief(environment))).body;
      expect(secret).toMatch(/^whsec_.{4}…$/);
    }
    const shown = JSON.stringify((await service.get('/me', byThief('prod'))).body);
    expect(shown).not.toContain(merchant.apiKeys.prod);
  });
});

describe('a stolen cookie of a user without one', () => {
  it('alone enrolls no factor', async () => {
    const other = await service.createMerchant('Other Stores', { password: PASSWORD });
    const cookie = await service.signIn(other);
    const without = await service.post('/session/second-factor', {}, { cookie });
    expect(without).toMatchObject({ status: 400, body: { errors: [{ path: 'password' }] } });
    const guessed = await service.post('/session/second-factor', { password: 'a guess' }, { cookie });
    expect(guessed).toMatchObject({ status: 403, body: { code: 'password_invalid' } });
    const { rows } = await service.ownerSql('select from second_factors where user_id = $1', [other.ownerId]);
    expect(rows).toEqual([]);
  });
});
