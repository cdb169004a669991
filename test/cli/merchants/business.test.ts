import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AdminRun, runAdminOn } from '../../support/admin.ts';
import { TEST_KEYS } from '../../support/keys.ts';
import { startMonnifyServer } from '../../support/monnifyServer.ts';
import { type PaystackServer, startPaystackServer } from '../../support/paystackServer.ts';
import { startTestService, type TestMerchant, type TestService } from '../../support/service.ts';

const KEYS = TEST_KEYS;

let service: TestService;
let paystack: PaystackServer;
beforeAll(async () => {
  paystack = await startPaystackServer();
  service = await startTestService({ queues: ['payouts'] });
});
afterAll(async () => {
  await service?.stop();
  await paystack?.stop();
});

const business = (...args: readonly string[]): Promise<AdminRun> =>
  runAdminOn(service, ['business', ...args], KEYS);
const byAda = ['--operator', 'ada'];

/** No trigger and no reference keeps a row from being alone. */
const raw = (sql: string) =>
  service.ownerSql(`begin; set local session_replication_role = replica; ${sql}; commit`);

async function auditOf(subject: string): Promise<readonly unknown[]> {
  const { rows } = await service.ownerSql(
    `select actor, action, details from audit_log where subject = $1 and action <> 'business.create' order by id`,
    [subject],
  );
  return rows;
}

const pay = (merchant: TestMerchant, amount: number, environment: 'test' | 'prod' = 'test') =>
  service.post(
    '/payment/process',
    { businessId: merchant.businessId, amount, serviceType: 'invoice', description: 'An order' },
    { key: merchant.apiKeys[environment] },
  );
const withdraw = (merchant: TestMerchant, amount: number) =>
  service.post(
    '/withdrawal/request',
    { businessId: merchant.businessId, amount },
    { key: merchant.apiKeys.test },
  );

describe('admin business list', () => {
  it('names every merchant, in words and as JSON, without a secret', async () => {
    const merchant = await service.createMerchant('Zuma Rock Hotels');
    const inWords = await business('list');
    expect(inWords.out).toContain(
      `${merchant.businessId}  active    KYC APPROVED  Zuma Rock Hotels <${merchant.email}>\n`,
    );
    const asJson = await business('list', '--json');
    expect(JSON.parse(asJson.out).businesses).toContainEqual({
      id: merchant.businessId,
      name: 'Zuma Rock Hotels',
      email: merchant.email,
      kycStatus: 'APPROVED',
      isActive: true,
      requiresIdempotencyKey: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(asJson.out).not.toContain(merchant.apiKeys.prod);
  });
});

describe('admin business deactivate and activate', () => {
  it('keep a merchant out and let it in again, and say who did it', async () => {
    const merchant = await service.createMerchant();
    const id = merchant.businessId;
    expect(await business('deactivate', id, ...byAda)).toEqual({
      code: 0,
      out: `${id} is inactive now.\n`,
      err: '',
    });
    expect(await pay(merchant, 1_000)).toMatchObject({ status: 403, body: { code: 'business_inactive' } });
    expect((await business('activate', id, ...byAda)).out).toBe(`${id} is active now.\n`);
    expect((await pay(merchant, 1_000)).status).toBe(200);
    expect(await auditOf(id)).toEqual([
      { actor: 'ada', action: 'business.deactivate', details: {} },
      { actor: 'ada', action: 'business.activate', details: {} },
    ]);
  });
});

describe('admin business pricing', () => {
  it('replaces fees, commission and limits for one merchant alone, until it is taken back', async () => {
    const merchant = await service.createMerchant();
    const other = await service.createMerchant();
    const id = merchant.businessId;
    const agreed = {
      withdrawalFeeTiers: [
        { upToMinor: '100000', feeMinor: '500' },
        { upToMinor: null, feeMinor: '2000' },
      ],
      commission: { basisPoints: '100', capMinor: '50000' },
      limits: { largestMinor: '10000000' },
    };
    const trial = await business('pricing', id, JSON.stringify(agreed), '--dry-run', ...byAda);
    expect(trial.out).toBe(
      [
        `The pricing of ${id} would be stored:`,
        '  withdrawalFeeTiers: 1000 up to 500000, 2500 up to 5000000, 5000 up to any amount → 500 up to 100000, 2000 up to any amount',
        '  commission.basisPoints: 150 → 100',
        '  commission.capMinor: 200000 → 50000',
        '  limits.largestMinor: 1000000000 → 10000000\n',
      ].join('\n'),
    );
    expect((await business('pricing', id)).out).not.toContain('*  ');
    const stored = await business('pricing', id, JSON.stringify(agreed), '--json', ...byAda);
    expect(stored.code).toBe(0);
    expect(JSON.parse(stored.out)).toMatchObject({
      before: { commission: { basisPoints: '150' } },
      after: agreed,
    });
    expect((await business('pricing', id)).out).toContain('\n* limits.largestMinor: 10000000\n');
    expect((await pay(merchant, 100_000)).body.transaction).toMatchObject({
      commission: 500,
      netAmount: 99_500,
    });
    expect((await pay(other, 100_000)).body.transaction.commission).toBe(1_500);
    expect((await withdraw(merchant, 1_000)).body.withdrawal).toMatchObject({ fee: 5, totalDebit: 1_005 });
    expect((await withdraw(merchant, 1_000.5)).body.withdrawal.fee).toBe(20);
    expect((await withdraw(other, 1_000)).body.withdrawal.fee).toBe(10);
    expect(await withdraw(merchant, 100_001)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'amount', message: expect.stringMatching(/100,?000/) }] },
    });
    expect((await pay(merchant, 100_001)).status).toBe(400);

    await business('pricing', id, '{}', ...byAda);
    expect((await withdraw(merchant, 1_000)).body.withdrawal.fee).toBe(10);
    expect(await auditOf(id)).toEqual([
      { actor: 'ada', action: 'business.pricing', details: agreed },
      { actor: 'ada', action: 'business.pricing', details: {} },
    ]);
  });

  it.each([
    ['no JSON', 'cheap', /see --help/],
    ['a name that does not exist', '{"comission":{"basisPoints":"1","capMinor":"1"}}', /see --help/],
    ['an amount that is no whole number', '{"limits":{"largestMinor":"1.5"}}', /see --help/],
    [
      'tiers without an open end',
      '{"withdrawalFeeTiers":[{"upToMinor":"1","feeMinor":"1"}]}',
      /no upper end/,
    ],
    [
      'tiers that do not ascend',
      '{"withdrawalFeeTiers":[{"upToMinor":"5","feeMinor":"1"},{"upToMinor":"5","feeMinor":"1"},{"upToMinor":null,"feeMinor":"1"}]}',
      /must ascend/,
    ],
    [
      'a whole commission',
      '{"commission":{"basisPoints":"10000","capMinor":"1"}}',
      /below 10,000 basis points/,
    ],
    [
      'limits that leave no room',
      '{"limits":{"smallestMinor":"10","largestMinor":"9"}}',
      /smallest not above/,
    ],
  ])('refuses %s', async (_what, json, sentence) => {
    const { code, err } = await business('pricing', service.merchant.businessId, json);
    expect(code).toBe(2);
    expect(err).toMatch(/^That pricing cannot be used: /);
    expect(err).toMatch(sentence);
    expect(await auditOf(service.merchant.businessId)).toEqual([]);
  });
});

describe('admin business keys', () => {
  it('lists keys without showing them, rotates with an overlap, and revokes at once', async () => {
    const merchant = await service.createMerchant();
    const id = merchant.businessId;
    const listed = async () => JSON.parse((await business('keys', 'list', id)).out);
    const [first] = (await listed()).filter((key: { environment: string }) => key.environment === 'test');
    expect(JSON.stringify(await listed())).not.toContain('mp_test_');

    const rotated = await business('keys', 'rotate', id, '--environment', 'test', ...byAda);
    expect(rotated.out).toMatch(/^mp_test_\w{36}\n$/);
    const newKey = rotated.out.trim();
    const use = async (key: string) =>
      (await pay({ ...merchant, apiKeys: { ...merchant.apiKeys, test: key } }, 1_000)).status;
    expect([await use(merchant.apiKeys.test), await use(newKey)]).toEqual([200, 200]);

    const revoked = await business('keys', 'revoke', id, first.id, ...byAda);
    expect(revoked.out).toBe(`${first.id} is revoked.\n`);
    expect([await use(merchant.apiKeys.test), await use(newKey)]).toEqual([401, 200]);
    expect((await business('keys', 'revoke', id, first.id)).err).toBe(
      `${id} has no valid key ${first.id}.\n`,
    );

    const [current] = (await listed()).filter((key: { environment: string }) => key.environment === 'test');
    expect((await business('keys', 'revoke', id, current.id, ...byAda)).out).toBe(
      `${current.id} is revoked; a new key is current, which GET /me shows.\n`,
    );
    expect(await use(newKey)).toBe(401);
    const { rows } = await service.ownerSql(
      `select actor, action, details from audit_log where action like 'api_key.%' and details ->> 'businessId' = $1
        order by id`,
      [id],
    );
    expect(rows).toEqual([
      {
        actor: 'ada',
        action: 'api_key.rotate',
        details: { businessId: id, environment: 'test', overlapMs: 86_400_000 },
      },
      { actor: 'ada', action: 'api_key.revoke', details: { businessId: id } },
      { actor: 'ada', action: 'api_key.revoke', details: { businessId: id } },
    ]);
  });

  it.each([
    ['an overlap of more than a week', ['--environment', 'test', '--overlap-hours', '169'], /from 0 to 168/],
    ['another environment', ['--environment', 'staging'], /Allowed choices are prod, test/],
    ['no environment', [], /required option '--environment/],
  ])('does not rotate with %s', async (_what, options, sentence) => {
    const { code, err } = await business('keys', 'rotate', service.merchant.businessId, ...options);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
  });
});

describe('admin business vendor-account', () => {
  const settings = () => ({
    ...KEYS,
    ...paystack.env,
    PROVIDER_TIMEOUT_MS: '60000',
  });

  it('has the provider issue the live account once', async () => {
    const merchant = await service.createMerchant();
    const issue = () =>
      runAdminOn(service, ['business', 'vendor-account', merchant.businessId, ...byAda], settings());
    const first = await issue();
    expect(first).toMatchObject({ code: 0, err: '' });
    const issued = JSON.parse(first.out);
    expect(issued.accountNumber).toMatch(/^\d{10}$/);
    const shown = await service.get(`/${merchant.businessId}/vendor-account`, { key: merchant.apiKeys.prod });
    expect(shown.body.vendorAccount.accountNumber).toBe(issued.accountNumber);
    expect(JSON.parse((await issue()).out).accountNumber).toBe(issued.accountNumber);
  });

  it('says in one sentence that the provider refuses the key', async () => {
    const { businessId } = await service.createMerchant();
    const refused = { ...settings(), PAYSTACK_SECRET_KEY: 'sk_live_of_somebody_else' };
    const run = await runAdminOn(service, ['business', 'vendor-account', businessId], refused);
    expect(run.code).toBe(2);
    expect(run.err).toMatch(/^Paystack refused our credentials for .* \(HTTP 401\)\.\n$/);
  });

  it('has Monnify reserve one, for a bank verification number that is read from a file', async () => {
    const { businessId } = await service.createMerchant();
    const folder = mkdtempSync(join(tmpdir(), 'bvn-'));
    const file = join(folder, 'bvn');
    const monnify = await startMonnifyServer();
    const reserve = (...options: readonly string[]) =>
      runAdminOn(
        service,
        ['business', 'vendor-account', businessId, '--bank', 'monnify', ...options, ...byAda],
        { ...KEYS, ...monnify.env, PROVIDER_TIMEOUT_MS: '60000' },
      );
    try {
      expect(await reserve('--bvn-file', file)).toMatchObject({
        code: 2,
        err: `${file} cannot be read (ENOENT).\n`,
      });
      writeFileSync(file, 'not a number');
      expect((await reserve('--bvn-file', file)).err).toBe(
        `${file} holds no bank verification number: 11 digits.\n`,
      );
      expect((await reserve()).err).toMatch(
        /^Monnify reserves accounts under a contract and for a bank verif/,
      );
      writeFileSync(file, '21212121212\n');
      const run = await reserve('--bvn-file', file);
      expect(run).toMatchObject({ code: 0, err: '' });
      expect(JSON.parse(run.out)).toMatchObject({ bankName: 'Moniepoint Microfinance Bank' });
      expect(run.out).not.toContain('21212121212');
    } finally {
      await monnify.stop();
      rmSync(folder, { recursive: true });
    }
  });

  it('says what is missing without a provider', async () => {
    const none = await business('vendor-account', service.merchant.businessId, '--bank', 'monnify');
    expect(none.err).toBe('MONNIFY_API_KEY must be set: the provider issues the account.\n');
    const { code, err } = await business('vendor-account', service.merchant.businessId);
    expect(code).toBe(2);
    expect(err).toBe('PAYSTACK_SECRET_KEY must be set: the provider issues the account.\n');
  });
});

describe('admin business export and close', () => {
  const close = (id: string) => business('close', id, '--reason', 'the merchant leaves', ...byAda);
  const folder = mkdtempSync(join(tmpdir(), 'closing-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const ACCOUNT = (kind: string, asset: string) =>
    `insert into ledger.accounts (business_id, environment, asset, kind, balance_minor)
      select BUSINESS, 'prod', '${asset}', '${kind}', ${kind === 'debt' ? -5_000_000 : 5_000_000}
      on conflict on constraint account_once do update set balance_minor = excluded.balance_minor`;

  it('write everything of a merchant with amounts as decimals, and end what is not of the books', async () => {
    const merchant = await service.createMerchant('Leaving Stores', { password: 'turbine velvet anchor' });
    const id = merchant.businessId;
    const token = await service.logIn(merchant);
    const cookie = await service.signIn(merchant);
    const endpoint = { url: 'https://hooks.example/leaving', eventTypes: ['payment.recorded'] };
    await service.post('/webhooks/endpoints', endpoint, { key: merchant.apiKeys.prod });
    // What would go on by itself: events to the default endpoint, sales of sessions, and automatic payouts.
    await service.ownerSql(
      `update businesses set webhook_url_prod = 'https://hooks.example/all', webhook_url_test = webhook_url_prod,
        session_sales_prod = 'bank', session_sales_test = 'wallet' where id = $1`,
      [id],
    );
    await service.ownerSql(
      `insert into automatic_payouts (business_id, environment, status, paused_because, rule, at_minute, reserve_minor, due_at,
          look_at)
        values ($1, 'prod', 'ACTIVE', null, 'daily', 0, 0, now() + interval '1 day', now() + interval '1 day'),
          ($1, 'test', 'PAUSED', 'access_changed', 'daily', 0, 0, now() + interval '1 day', now() + interval '1 day')`,
      [id],
    );
    // A key and a user that may do little, and what a user signs in with.
    const neighbor = await service.createMerchant('Staying Stores');
    await service.post('/webhooks/endpoints', endpoint, { key: neighbor.apiKeys.prod });
    await service.ownerSql(
      `insert into api_keys (id, business_id, environment, key_sha256, last_four, name, scopes)
        values ('key_leaving', $1, 'prod', decode(repeat('ab', 32), 'hex'), '0000', 'Reports', '{transactions:read}')`,
      [id],
    );
    await service.ownerSql(
      `insert into users (id, business_id, email, role, status, invitation_sha256, invitation_expires_at)
        values ('usr_leaving', $1, 'late@leaving.example', 'viewer', 'invited', decode(repeat('cd', 32), 'hex'), now() + interval '1 day')`,
      [id],
    );
    await service.ownerSql(
      `insert into passkeys (id, user_id, credential_id, public_key, sign_count, name)
        values ('pk_leaving', $1, '\\x01', '\\x02', 0, 'Phone')`,
      [merchant.ownerId],
    );
    expect((await pay(merchant, 1_000.5, 'prod')).status).toBe(200);

    const out = join(folder, 'leaving.jsonl');
    const exported = await business('export', id, '--out', out, ...byAda);
    const lines = readFileSync(out, 'utf8').trim().split('\n');
    expect(exported).toMatchObject({ code: 0, out: `${lines.length} rows are in ${out}.\n`, err: '' });
    expect(statSync(out).mode & 0o777).toBe(0o600);
    const rows = lines.map((line) => JSON.parse(line));
    const rowsOf = (table: string) => rows.filter((each) => each.table === table).map(({ row }) => row);
    expect(rowsOf('businesses')).toMatchObject([{ id, name: 'Leaving Stores', email: merchant.email }]);
    expect(rowsOf('transactions')).toMatchObject([{ amount: '1000.5', fee: '15' }]);
    expect(rowsOf('ledger.entries')).toMatchObject([
      { amount: '985.5', balance_after: '985.5', asset: 'NGN' },
    ]);
    expect(rowsOf('users')).toMatchObject([
      { email: merchant.email, role: 'owner' },
      { email: 'late@leaving.example', role: 'viewer' },
    ]);
    const text = readFileSync(out, 'utf8');
    for (const secret of [
      ...Object.values(merchant.apiKeys),
      'argon2',
      'password_hash',
      'encrypted',
      service.merchant.businessId,
    ]) {
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    }
    expect((await business('export', id, '--out', out)).err).toBe(`${out} cannot be written (EEXIST).\n`);

    const refused = await close(id);
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(
      /^biz_\w+ is not closed, because it has 985\.5 NGN available\. Have the merchant withdraw/,
    );
    expect((await service.get('/me', { token })).status).toBe(200);
    const adjusted = ['ledger', 'adjust', id, '--amount=-985.5', '--reason', 'paid out by hand', ...byAda];
    expect((await runAdminOn(service, adjusted, KEYS)).code).toBe(0);

    const ofClosed = async () => {
      const { out } = await runAdminOn(service, ['attention', '--json'], KEYS);
      return JSON.parse(out).waiting.filter(({ businessId }: { businessId: string }) => businessId === id);
    };
    const booksOf = async () => {
      const { rows } = await service.ownerSql(
        `select (select jsonb_agg(its order by id) from transactions its where business_id = $1) as transactions,
            (select jsonb_agg(its order by id) from ledger.accounts its where business_id = $1) as accounts,
            (select jsonb_agg(its order by environment) from bank_accounts its where business_id = $1) as bank_accounts,
            (select to_jsonb(its) - '{is_active,closed_at,updated_at,webhook_url_prod,webhook_url_test,session_sales_prod,session_sales_test}'::text[]
              from businesses its where id = $1) as business`,
        [id],
      );
      return rows[0];
    };
    const booksBefore = await booksOf();
    expect(await close(id)).toEqual({
      code: 0,
      out: `${id} is closed: 3 keys, 2 users and 1 webhook endpoints ended.\n`,
      err: '',
    });
    expect(await booksOf()).toEqual(booksBefore);
    const { rows: access } = await service.ownerSql(
      `select (select array_agg(distinct status) from users where business_id = $1) as users,
          (select count(*)::int from api_keys where business_id = $1 and (expires_at is null or expires_at > now())) as keys,
          (select count(*)::int from passkeys join users on users.id = user_id where business_id = $1) as passkeys,
          (select count(*)::int from dashboard_sessions join users on users.id = user_id where business_id = $1) as sessions,
          (select count(*)::int from webhook_secrets where business_id = $2 and endpoint_id is not null and expires_at is null) as others`,
      [id, neighbor.businessId],
    );
    expect(access).toEqual([{ users: ['removed'], keys: 0, passkeys: 0, sessions: 0, others: 1 }]);
    for (const options of [
      { key: merchant.apiKeys.prod },
      { key: merchant.apiKeys.test },
      { token },
      { cookie },
    ]) {
      expect((await service.get('/overview', options)).status).toBe(401);
    }
    const login = { email: merchant.email, password: merchant.password };
    expect((await service.post('/auth/login', login, { key: null })).status).toBe(401);
    const { rows: endpoints } = await service.ownerSql(
      'select status, deleted_at is not null as is_deleted from webhook_endpoints where business_id = $1',
      [id],
    );
    expect(endpoints).toEqual([{ status: 'DISABLED', is_deleted: true }]);
    const { rows: going } = await service.ownerSql(
      `select num_nonnulls(webhook_url_prod, webhook_url_test, session_sales_prod, session_sales_test) as settings,
          (select array_agg(status) from automatic_payouts where business_id = $1) as payouts,
          (select count(*)::int from webhook_secrets where business_id = $1 and endpoint_id is not null
            and (expires_at is null or expires_at > now())) as secrets
        from businesses where id = $1`,
      [id],
    );
    expect(going).toEqual([{ settings: 0, payouts: ['OFF', 'OFF'], secrets: 0 }]);
    const { rows: kept } = await service.ownerSql(
      'select flow from transactions where business_id = $1 order by flow',
      [id],
    );
    expect(kept).toEqual([{ flow: 'adjustment' }, { flow: 'payment' }]);
    expect((await close(id)).out).toBe(`${id} is closed: 0 keys, 0 users and 0 webhook endpoints ended.\n`);

    // A bank returns a payout, or a customer pays late.
    expect(await ofClosed()).toEqual([]);
    await service.fund(merchant, 12.5, 'prod');
    await raw(ACCOUNT('held', 'USDT').replaceAll('BUSINESS', `'${id}'`));
    const what = 'money of a closed merchant';
    expect(await ofClosed()).toMatchObject([
      { what, asset: 'NGN', kind: 'available', balanceMinor: '1250' },
      { what, asset: 'USDT', kind: 'held', balanceMinor: '5000000' },
    ]);
    await raw(`delete from ledger.accounts where business_id = '${id}' and kind = 'held' and asset = 'USDT'`);
    const paid = ['ledger', 'adjust', id, '--amount=-12.5', '--reason', 'paid by hand', ...byAda];
    expect((await runAdminOn(service, paid, KEYS)).code).toBe(0);
    expect(await ofClosed()).toEqual([]);

    expect((await business('activate', id, ...byAda)).err).toBe(`${id} is closed for good.\n`);
    await expect(
      service.ownerSql('update businesses set is_active = true where id = $1', [id]),
    ).rejects.toThrow('business_closed_is_inactive');
    await expect(
      service.ownerSql('update businesses set closed_at = null where id = $1', [id]),
    ).rejects.toThrow('A closed business stays closed');
    const rotated = await business('keys', 'rotate', id, '--environment', 'test', ...byAda);
    expect(rotated.code).toBe(2);
    expect((await auditOf(id)).filter((entry) => JSON.stringify(entry).includes('business.close'))).toEqual([
      {
        actor: 'ada',
        action: 'business.close',
        details: { keys: 3, users: 2, endpoints: 1, reason: 'the merchant leaves' },
      },
      {
        actor: 'ada',
        action: 'business.close',
        details: { keys: 0, users: 0, endpoints: 0, reason: 'the merchant leaves' },
      },
    ]);
  });

  const TRANSACTION = `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel,
      customer, description, metadata)
    select 'ID', BUSINESS, 'prod', 'bill', 'PROCESSING', 100, 0, 'airtime', 'x', 'x', '{}'`;
  const OPEN: Readonly<Record<string, readonly [sql: string, ended: string]>> = {
    transactions: [TRANSACTION, `status = 'FAILED'`],
    usdt_sales: [
      `insert into usdt_sales (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor,
          margin_minor, account_number, bank_code, bank_name, account_name, metadata)
        select 'ID', BUSINESS, 'prod', 1000000, 1500, 1500, 150000, 0, 150000, 0, 'x', 'x', 'x', 'x', '{}'`,
      `status = 'FAILED'`,
    ],
    crypto_payments: [
      `insert into crypto_payments (id, business_id, environment, status, amount_expected_minor, address_index, deposit_address,
          metadata, policy, expires_at, created_at, updated_at)
        select 'ID', BUSINESS, 'prod', 'AWAITING_DEPOSIT', 1000000, 2000000, 'T_open', '{}', '{}', now() + interval '1 hour', now(), now()`,
      `status = 'EXPIRED'`,
    ],
    session_sales: [
      `insert into session_sales (payment_id, business_id, environment, amount_minor, destination, due_at)
        select 'ID', BUSINESS, 'prod', 1000000, 'wallet', now() + interval '1 year'`,
      `status = 'LEFT', reason = 'below_fee', ended_at = now()`,
    ],
    'crypto_payments in review': [
      `insert into crypto_payments (id, business_id, environment, status, amount_expected_minor, address_index, deposit_address,
          metadata, policy, review_reason, expires_at, created_at, updated_at)
        select 'ID', BUSINESS, 'prod', 'MANUAL_REVIEW', 1000000, 2000001, 'T_review', '{}', '{}', 'late', now() + interval '1 hour', now(), now()`,
      `status = 'EXPIRED', review_reason = null`,
    ],
    'crypto_refunds that an operator pays': [
      `insert into crypto_refunds (id, business_id, environment, payment_id, network, deposit_tx_id, deposit_log_index, source,
          amount_minor, address, reason, requested_by, status, payer, payer_since)
        select 'ID', BUSINESS, 'prod', 'cp_1', 'mainnet', repeat('a', 64), 1, 'balance', 10000, 'T' || repeat('A', 33), 'x', 'x',
          'PROCESSING', 'ada', now()`,
      `status = 'COMPLETED', tx_id = repeat('e', 64), block_number = 1, ended_at = now(), ended_by = 'x'`,
    ],
    'transactions of a payout': [TRANSACTION.replace("'bill'", "'withdrawal'"), `status = 'FAILED'`],
    crypto_refunds: [
      `insert into crypto_refunds (id, business_id, environment, payment_id, network, deposit_tx_id, deposit_log_index, source,
          amount_minor, address, reason, requested_by)
        select 'ID', BUSINESS, 'prod', 'cp_1', 'mainnet', repeat('a', 64), 1, 'balance', 10000, 'T' || repeat('A', 33), 'x', 'x'`,
      `status = 'CANCELED', cancel_reason = 'x', ended_at = now(), ended_by = 'x'`,
    ],
    chain_deposits: [
      `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
          contract, from_address, amount_minor, status, reason)
        select 'mainnet', repeat('b', 64), 1, 'prod', 'ID', BUSINESS, 1, now(), 'T', 'T', 10000, 'UNEXPECTED', 'session_over'`,
      `status = 'DISMISSED'`,
    ],
    approval_requests: [
      `insert into approval_requests (id, business_id, environment, kind, operation, body, amount_minor, destination, made_by_user)
        select 'ID', BUSINESS, 'prod', 'withdrawal', '/withdrawal/request', '{}', 10000, 'x', 'usr_1'`,
      `status = 'EXPIRED'`,
    ],
    chargebacks: [
      `with its as (${TRANSACTION.replace("'PROCESSING'", "'COMPLETED'")})
        insert into chargebacks (transaction_id, received_id, dispute, opened_by) select 'ID', 'txn_1', 'd', 'x'`,
      `status = 'LOST', decided_by = 'x', decided_because = 'x', decided_at = now()`,
    ],
  };

  it.each([
    ['available', 'NGN', '50000 NGN available'],
    ['available', 'USDT', '5 USDT available'],
    ['held', 'NGN', '50000 NGN on hold'],
    ['debt', 'NGN', '50000 NGN owed'],
  ])('refuse while %s %s is left', async (kind, asset, said) => {
    const { businessId: id } = await service.createMerchant();
    await raw(ACCOUNT(kind, asset).replaceAll('BUSINESS', `'${id}'`));
    expect((await close(id)).err).toContain(`is not closed, because it has ${said}. `);
    await raw(`delete from ledger.accounts where business_id = '${id}'`);
    expect((await close(id)).code).toBe(0);
  });

  it.each(Object.keys(OPEN))(
    'refuse while the live row of %s is open, but not for the sandbox',
    async (name) => {
      const { businessId: id } = await service.createMerchant();
      const [insert = '', ended = ''] = OPEN[name] ?? [];
      const [table = ''] = name.split(' ');
      const own = `business_id = '${id}'`;
      const its = table === 'chargebacks' ? `transaction_id = 'open_${table}'` : own;
      await raw(insert.replaceAll("'ID'", `'open_${table}'`).replaceAll('BUSINESS', `'${id}'`));
      expect((await close(id)).err).toMatch(new RegExp(`because it has open: \\w*${table}\\. `));
      const sandbox = table === 'chargebacks' ? 'transactions' : table;
      await raw(`update ${sandbox} set environment = 'test' where ${own}`);
      expect((await close(id)).code).toBe(0);
      // What is closed twice is looked at as well.
      await raw(`update ${sandbox} set environment = 'prod' where ${own}`);
      expect((await close(id)).code).toBe(2);
      await raw(`update ${table} set ${ended} where ${its}`);
      expect((await close(id)).code).toBe(0);
      await raw(`delete from ${table} where ${its}; delete from transactions where ${own}`);
    },
  );

  it('leave no way to give a closed merchant keys or users', async () => {
    const { businessId: id } = await service.createMerchant();
    expect((await close(id)).code).toBe(0);
    const user = `insert into users (id, business_id, email, role, status) values ('usr_late', $1, 'late@b.example', 'owner', 'invited')`;
    const key = `insert into api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four)
      values ('key_late', $1, 'prod', '\\x00', '\\x00', '0000')`;
    for (const insert of [user, key])
      await expect(service.ownerSql(insert, [id])).rejects.toThrow('A closed business stays closed');
  });
});

describe('every command on a merchant', () => {
  it.each([
    [['activate', 'biz_none']],
    [['deactivate', 'biz_none']],
    [['close', 'biz_none', '--reason', 'it leaves']],
    [['export', 'biz_none', '--out', '/nowhere']],
    [['idempotency-key', 'biz_none', 'required']],
    [['pricing', 'biz_none', '{}']],
    [['keys', 'rotate', 'biz_none', '--environment', 'test']],
  ])('%j says that there is none', async (args) => {
    expect(await business(...args)).toEqual({ code: 2, out: '', err: 'There is no business biz_none.\n' });
  });
});

// The last one: from here on two operators are needed.
describe('admin business close with two operators', () => {
  it('waits for the second, who closes what has nothing left by then', async () => {
    const tokens = new Map<string, string>();
    for (const name of ['ada', 'bola']) {
      const { out } = await runAdminOn(service, ['operators', 'add', name, '--json'], KEYS);
      tokens.set(name, JSON.parse(out).token);
    }
    const by = (name: string, ...args: readonly string[]) =>
      runAdminOn(service, args, { ...KEYS, OPERATOR_TOKEN: tokens.get(name) ?? '' });
    const merchant = await service.createMerchant();
    const id = merchant.businessId;
    const closing = ['business', 'close', id, '--reason', 'the merchant leaves'];
    const asked = await by('ada', ...closing);
    expect(asked).toMatchObject({ code: 0, out: expect.stringContaining('Nothing was done yet') });
    const isActive = async () =>
      (await service.get('/events', { key: merchant.apiKeys.prod })).status === 200;
    expect(await isActive()).toBe(true);
    const request = /opr_\w+/.exec(asked.out)?.[0] ?? '';
    // Money arrives between the two.
    await service.fund(merchant, 12.5, 'prod');
    expect((await by('bola', 'requests', 'confirm', request)).err).toContain('it has 12.5 NGN available');
    expect(await isActive()).toBe(true);
    await raw(`update ledger.accounts set balance_minor = 0 where business_id = '${id}'`);
    expect(await by('bola', 'requests', 'confirm', request)).toMatchObject({ code: 0, err: '' });
    expect(await isActive()).toBe(false);
    const { rows } = await service.ownerSql(
      `select actor, details ->> 'confirmedBy' as by from audit_log where subject = $1 and action = 'business.close'`,
      [id],
    );
    expect(rows).toEqual([{ actor: 'ada', by: 'bola' }]);
  });
});
