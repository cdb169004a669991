import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { apiKeySha256, newApiKey } from '../../src/security/identifiers.ts';
import { createSecretBox } from '../../src/security/secretBox.ts';
import { waitForLockWaits } from '../support/locks.ts';
import { type Answer, startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

const PASSWORD = 'correct horse battery';
const PUBLIC_ADDRESS = '93.184.215.14';
const UPDATABLE_FIELDS =
  'contactPersonName, contactPersonPhone, businessAddress, registrationNumber, taxId, documentUrl, webhookUrl';

/** What names resolve to in this file; any other does not resolve. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  'shop.example': [PUBLIC_ADDRESS],
  'inside.example': ['10.0.0.5'],
  'metadata.example': ['169.254.169.254'],
  'this-machine.example': ['127.0.0.1'],
  'half-inside.example': [PUBLIC_ADDRESS, 'fd00::5'],
  localhost: ['127.0.0.1', '::1'],
};
const lookup = async (hostname: string) => {
  const addresses = ADDRESSES[hostname];
  if (!addresses) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
  return addresses;
};

let service: TestService;
let merchant: TestMerchant;
let token: string;

beforeAll(async () => {
  service = await startTestService({ queues: ['payouts', 'webhooks'], overrides: { lookup } });
});
afterAll(() => service?.stop());
beforeEach(async () => {
  merchant = await service.createMerchant('Acme Stores', { password: PASSWORD });
  token = await service.logIn(merchant);
});

const inSandbox = { 'x-business-env': 'test' };

function me(headers: Readonly<Record<string, string>> = {}) {
  return service.get('/me', { token, headers });
}

function change(body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return service.patch('/me', body, { token, headers });
}

async function profileRow(): Promise<Record<string, unknown>> {
  const { rows } = await service.ownerSql('select * from businesses where id = $1', [merchant.businessId]);
  return rows[0];
}

async function auditOf(action: string) {
  const { rows } = await service.ownerSql(
    'select actor, subject, details from audit_log where business_id = $1 and action = $2 order by id',
    [merchant.businessId, action],
  );
  return rows;
}

/** A key as it was given out before keys had prefixes. */
async function addLegacyKey(): Promise<string> {
  const key = `legacy-${newApiKey('prod').slice(8)}`;
  const sealed = createSecretBox(service.config.encryptionKey).seal(key, `api_key/${merchant.businessId}`);
  await service.ownerSql(
    `insert into api_keys (id, business_id, environment, key_sha256, key_encrypted) values ($1, $2, null, $3, $4)`,
    [`key_legacy_${merchant.businessId}`, merchant.businessId, apiKeySha256(key), sealed],
  );
  return key;
}

/** A call that only a valid key can make. */
function callWith(key: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return service.get('/webhooks/deliveries', { key, headers });
}

describe('GET /me', () => {
  it('answers the fields of the contract, what PATCH changes, the settlement account, and no others', async () => {
    const { status, body } = await me();
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      business: {
        id: merchant.businessId,
        businessName: 'Acme Stores',
        businessEmail: merchant.email,
        businessPhone: '+2348012345678',
        businessType: 'limited_company',
        businessCategory: 'retail',
        kycStatus: 'APPROVED',
        kycReason: null,
        isActive: true,
        balances: {
          balance: 0,
          pendingBalance: 0,
          heldForCases: 0,
          totalEarned: 0,
          totalWithdrawn: 0,
          debt: 0,
        },
        webhookUrl: null,
        contactPersonName: null,
        contactPersonPhone: null,
        businessAddress: null,
        registrationNumber: 'RC1234567',
        taxId: null,
        documentUrl: null,
        bankAccount: null,
        apiKeys: { ...merchant.apiKeys, legacy: null },
      },
    });
  });

  it('shows balances and totals of what was posted, in naira, environment by environment', async () => {
    const { businessId } = merchant;
    const pay = (amount: number, key: string) =>
      service.post('/payment/process', { businessId, amount, serviceType: 'fees' }, { key });
    const withdraw = async (amount: number) =>
      (await service.post('/withdrawal/request', { businessId, amount }, { key: merchant.apiKeys.test })).body
        .withdrawal;
    await pay(100_000, merchant.apiKeys.test);
    await pay(333.33, merchant.apiKeys.test);
    await pay(1_000, merchant.apiKeys.prod);
    // Commission is 1.5 % rounded down to the kobo: 1,500 and 4.99.
    const earned = 98_828.34;

    expect((await withdraw(10_000)).status).toBe('COMPLETED');
    expect((await withdraw(1_000.01)).status).toBe('FAILED');
    const statusOf = async (id: string) =>
      (await service.get(`/transactions/${id}`, { token, headers: inSandbox })).body.transaction.status;
    // The sandbox reverses it five seconds later. One that was looked at too late is made again: its money is back.
    const { reversedId, balances } = await waitFor('a look that comes before the reversal', async () => {
      const { transactionId, status } = await withdraw(2_000.04);
      expect(status).toBe('COMPLETED');
      const { business } = (await me(inSandbox)).body;
      const isInTime = (await statusOf(transactionId)) === 'COMPLETED';
      return isInTime && { reversedId: transactionId, balances: business.balances };
    });
    // Neither a failed withdrawal counts, nor the fee; one that is not reversed yet does.
    expect(balances).toEqual({
      balance: 86_793.3,
      pendingBalance: 0,
      heldForCases: 0,
      totalEarned: earned,
      totalWithdrawn: 12_000.04,
      debt: 0,
    });

    expect((await withdraw(1_000.05)).status).toBe('PROCESSING');
    await waitFor('the reversal', async () => (await statusOf(reversedId)) === 'REVERSED');
    expect((await me(inSandbox)).body.business.balances).toEqual({
      balance: 87_793.29,
      pendingBalance: 1_010.05,
      heldForCases: 0,
      totalEarned: earned,
      totalWithdrawn: 10_000,
      debt: 0,
    });
    expect((await me()).body.business.balances).toEqual({
      balance: 985,
      pendingBalance: 0,
      heldForCases: 0,
      totalEarned: 985,
      totalWithdrawn: 0,
      debt: 0,
    });
    expect((await me({ 'x-business-env': 'prod' })).body.business.balances.balance).toBe(985);
  });

  it('shows the keys in full, and they work', async () => {
    const legacy = await addLegacyKey();
    const { apiKeys } = (await me()).body.business;
    expect(apiKeys).toEqual({ ...merchant.apiKeys, legacy });
    for (const key of [apiKeys.prod, apiKeys.test, apiKeys.legacy]) {
      expect((await callWith(key)).status).toBe(200);
    }
    // A legacy key carries no environment: the header says which, and prod is the default.
    expect((await callWith(apiKeys.legacy)).body).not.toHaveProperty('environment');
    expect((await callWith(apiKeys.legacy, inSandbox)).body).toMatchObject({
      environment: 'test',
      simulated: true,
    });
    expect((await callWith(apiKeys.test)).body).toMatchObject({ environment: 'test', simulated: true });
  });

  it('refuses an environment that does not exist', async () => {
    const { status, body } = await me({ 'x-business-env': 'staging' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'environment_mismatch' });
  });
});

describe('PATCH /me', () => {
  it.each([
    ['contactPersonName', 'contact_person_name', 'Ada Obi'],
    ['contactPersonPhone', 'contact_person_phone', '+2348012345678'],
    ['businessAddress', 'address', '12 Marina, Lagos'],
    ['registrationNumber', 'registration_number', 'RC123456'],
    ['taxId', 'tax_id', '1234567-0001'],
    ['documentUrl', 'document_url', 'https://files.example.com/cac.pdf?page=2'],
    ['webhookUrl', 'webhook_url_prod', 'https://shop.example/webhooks?from=payments'],
  ])('changes %s, and an empty text clears it', async (field, column, text) => {
    const before = await profileRow();
    const { status, body } = await change({ [field]: text });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, business: { id: merchant.businessId, [field]: text } });
    const changed = await profileRow();
    expect(changed).toEqual({ ...before, [column]: text, updated_at: expect.any(Date) });
    expect(changed.updated_at).not.toEqual(before.updated_at);

    expect((await change({ [field]: '' })).body).toEqual({
      success: true,
      business: { id: merchant.businessId, [field]: '' },
    });
    expect((await profileRow())[column]).toBeNull();
  });

  it('changes several fields at once and leaves the others', async () => {
    await change({ taxId: '1', contactPersonName: 'Ada' });
    await change({ contactPersonName: ' Bola ', businessAddress: '1 Allen' });
    expect(await profileRow()).toMatchObject({
      tax_id: '1',
      contact_person_name: 'Bola',
      address: '1 Allen',
    });
  });

  it('keeps changes of different fields that come at one moment', async () => {
    const fields = [
      'contactPersonName',
      'contactPersonPhone',
      'businessAddress',
      'registrationNumber',
      'taxId',
    ];
    await Promise.all(fields.map((field) => change({ [field]: field })));
    expect(await profileRow()).toMatchObject({
      contact_person_name: 'contactPersonName',
      contact_person_phone: 'contactPersonPhone',
      address: 'businessAddress',
      registration_number: 'registrationNumber',
      tax_id: 'taxId',
    });
  });

  it('keeps one webhook address per environment', async () => {
    await change({ webhookUrl: 'https://shop.example/live' });
    await change({ webhookUrl: 'https://shop.example/sandbox' }, inSandbox);
    expect(await profileRow()).toMatchObject({
      webhook_url_prod: 'https://shop.example/live',
      webhook_url_test: 'https://shop.example/sandbox',
    });
    await change({ webhookUrl: '' }, inSandbox);
    expect(await profileRow()).toMatchObject({
      webhook_url_prod: 'https://shop.example/live',
      webhook_url_test: null,
    });
  });

  it.each([
    [{ businessName: 'Other' }, 'businessName'],
    [{ taxId: '1', kycStatus: 'APPROVED', isActive: true }, 'kycStatus, isActive'],
    [{ taxId: 7, balances: {} }, 'balances'],
    [{ businessId: 'biz_x', id: 'biz_x' }, 'businessId, id'],
    [
      { passwordHash: 'x', password_hash: 'x', webhookUrlProd: 'x' },
      'passwordHash, password_hash, webhookUrlProd',
    ],
    [{ taxId: '1', constructor: 'x', toString: 'y' }, 'constructor, toString'],
  ])('refuses %j by the names of its unknown fields, and changes nothing', async (body, names) => {
    const before = await profileRow();
    const answer = await change(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      success: false,
      msg: `unknown fields: ${names}`,
      code: 'invalid_request',
    });
    expect(answer.body.errors).toContainEqual({ path: '', message: `unknown fields: ${names}` });
    expect(await profileRow()).toEqual(before);
    expect(await auditOf('profile.change')).toEqual([]);
  });

  it('names every problem, of known fields too', async () => {
    const { status, body } = await change({
      contactPersonName: 7,
      taxId: 't'.repeat(101),
      documentUrl: 'javascript:alert(1)',
      webhookUrl: null,
      nickname: 'x',
    });
    expect(status).toBe(400);
    expect(body.msg).toBe('unknown fields: nickname');
    expect(body.errors).toEqual([
      { path: 'contactPersonName', message: 'must be text' },
      { path: 'taxId', message: 'must have at most 100 characters' },
      { path: 'documentUrl', message: 'must be an http or https address' },
      { path: 'webhookUrl', message: 'must be text' },
      { path: '', message: 'unknown fields: nickname' },
    ]);
  });

  it.each([
    ['https://shop.example:0/hooks', 'must not have port 0'],
    ['https://shop.example/ho\noks', 'must not contain control characters'],
    ['https://sh\top.example/', 'must not contain control characters'],
  ])('refuses the webhook address %j by its field', async (webhookUrl, message) => {
    const { status, body } = await change({ webhookUrl });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      msg: `invalid profile: webhookUrl ${message}`,
      errors: [{ path: 'webhookUrl', message }],
    });
  });

  it('refuses a document address with control characters', async () => {
    const { status, body } = await change({ documentUrl: 'https://files.example/\u0001cac.pdf' });
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'documentUrl', message: 'must not contain control characters' }],
    ]);
  });

  it.each([
    ['an empty object', {}],
    ['nothing', undefined],
  ])('refuses %s as a change of nothing', async (_, body) => {
    const { status, body: answer } = await change(body);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ success: false, msg: `name at least one of: ${UPDATABLE_FIELDS}` });
  });

  it.each([
    ['text', '"taxId"', 'invalid profile'],
    ['null', 'null', 'invalid profile'],
    ['no JSON', '{taxId: 1}', 'invalid profile'],
    ['a list', '[]', 'must be a JSON object'],
  ])('refuses %s', async (_, body, msg) => {
    const { status, body: answer } = await change(body);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ success: false, msg });
  });

  it('is on record with what it was and is, an address without its secrets, a tax id by its end', async () => {
    await change({ taxId: '1234567-0001', contactPersonName: 'Ada' });
    await change({ contactPersonName: '', documentUrl: 'https://files.example/cac.pdf?signature=hidden' });
    await change({ webhookUrl: 'https://shop.example/sandbox?token=hidden' }, inSandbox);
    await change(
      { webhookUrl: 'https://shop.example/sandbox?token=hidden', contactPersonName: '' },
      inSandbox,
    );
    await change({ webhookUrl: '' }, inSandbox);
    const { rows } = await service.ownerSql(
      `select action, environment, before, after from audit_log
        where business_id = $1 and actor = $2 and action in ('profile.change', 'webhook_url.change') order by id`,
      [merchant.businessId, merchant.ownerId],
    );
    const webhookUrl = 'https://shop.example/sandbox?…';
    expect(rows).toEqual([
      {
        action: 'profile.change',
        environment: null,
        before: { contactPersonName: null, taxId: null },
        after: { contactPersonName: 'Ada', taxId: '…0001' },
      },
      {
        action: 'profile.change',
        environment: null,
        before: { contactPersonName: 'Ada', documentUrl: null },
        after: { contactPersonName: null, documentUrl: 'https://files.example/cac.pdf?…' },
      },
      {
        action: 'webhook_url.change',
        environment: 'test',
        before: { webhookUrl: null },
        after: { webhookUrl },
      },
      {
        action: 'webhook_url.change',
        environment: 'test',
        before: { webhookUrl },
        after: { webhookUrl: null },
      },
    ]);
  });
});

const NOT_PUBLIC = 'must not lead to a private, local or reserved network';
const REFUSED_EVERYWHERE: readonly (readonly [string, string])[] = [
  ['https://169.254.169.254/latest/meta-data', NOT_PUBLIC],
  ['https://10.1.2.3/hook', NOT_PUBLIC],
  ['https://192.168.0.1/', NOT_PUBLIC],
  ['https://172.16.0.1/', NOT_PUBLIC],
  ['https://100.64.0.1/', NOT_PUBLIC],
  ['https://0.0.0.0/', NOT_PUBLIC],
  ['https://0xa.1/', NOT_PUBLIC],
  ['https://167772161/', NOT_PUBLIC],
  ['https://[fd00::1]/', NOT_PUBLIC],
  ['https://[fe80::1]/', NOT_PUBLIC],
  ['https://[::ffff:10.0.0.1]/', NOT_PUBLIC],
  ['https://inside.example/', NOT_PUBLIC],
  ['https://metadata.example/', NOT_PUBLIC],
  ['https://this-machine.example/', NOT_PUBLIC],
  ['https://half-inside.example/', NOT_PUBLIC],
  ['http://169.254.169.254', 'must begin with https://'],
  ['http://shop.example/', 'must begin with https://'],
  ['https://ada:secret@shop.example/', 'must not contain a user name or password'],
  ['ftp://shop.example/', 'must be a complete https address'],
  ['shop.example', 'must be a complete https address'],
];
const LOOPBACK = [
  'http://127.0.0.1:9000/hook',
  'http://127.8.9.10/',
  'http://[::1]:9000/',
  'http://localhost:9000/hook',
  'https://localhost/',
  'https://127.0.0.1/',
];

/** Expects that an address is refused with the reason, and that the saved one stays. */
async function expectRefusedAddress(
  patch: (body: unknown) => Promise<Answer>,
  webhookUrl: string,
  reason: string,
): Promise<void> {
  const { status, body } = await patch({ webhookUrl, taxId: '1' });
  expect({ webhookUrl, status }).toEqual({ webhookUrl, status: 400 });
  expect(body).toMatchObject({
    success: false,
    code: 'invalid_request',
    msg: `invalid profile: webhookUrl ${reason}`,
    errors: [{ path: 'webhookUrl', message: reason }],
  });
}

describe('the live webhook address', () => {
  it.each([
    ...REFUSED_EVERYWHERE,
    ['http://[::1]', 'must begin with https://'],
    ['https://[::1]/', NOT_PUBLIC],
    ['https://127.0.0.1/', NOT_PUBLIC],
    ['https://localhost/', NOT_PUBLIC],
    ['https://localhost./', NOT_PUBLIC],
  ] as const)('is not %s, because it %s', async (webhookUrl, reason) => {
    await change({ webhookUrl: 'https://shop.example/' });
    await expectRefusedAddress((body) => change(body), webhookUrl, reason);
    expect(await profileRow()).toMatchObject({ webhook_url_prod: 'https://shop.example/', tax_id: null });
  });

  it('may be a public address, and a name that does not resolve yet', async () => {
    for (const webhookUrl of [
      `https://${PUBLIC_ADDRESS}/`,
      'https://shop.example:8443/a?b=c',
      'https://soon.example/',
    ]) {
      expect((await change({ webhookUrl })).status).toBe(200);
    }
  });
});

describe('the sandbox’s webhook address', () => {
  it.each(LOOPBACK)('may be %s, as the switch is on', async (webhookUrl) => {
    expect((await change({ webhookUrl }, inSandbox)).status).toBe(200);
    expect(await profileRow()).toMatchObject({ webhook_url_test: webhookUrl, webhook_url_prod: null });
  });

  it.each(REFUSED_EVERYWHERE)('is not %s either, because it %s', async (webhookUrl, reason) => {
    await expectRefusedAddress((body) => change(body, inSandbox), webhookUrl, reason);
    expect(await profileRow()).toMatchObject({ webhook_url_test: null, tax_id: null });
  });

  it('is not this machine when the switch is off', async () => {
    const strict = await startTestService({
      role: 'api',
      env: { WEBHOOK_ALLOW_LOOPBACK: 'false' },
      overrides: { lookup },
    });
    try {
      const other = await strict.createMerchant('Acme Stores', { password: PASSWORD });
      const asOther = { token: await strict.logIn(other), headers: inSandbox };
      for (const webhookUrl of LOOPBACK) {
        const reason = webhookUrl.startsWith('https:') ? NOT_PUBLIC : 'must begin with https://';
        await expectRefusedAddress((body) => strict.patch('/me', body, asOther), webhookUrl, reason);
      }
      expect((await strict.patch('/me', { webhookUrl: 'https://shop.example/' }, asOther)).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });
});

describe('the webhook secret', () => {
  it('is replaced on record', async () => {
    const { status, body } = await service.post(
      '/webhooks/secret/rotate',
      { overlapHours: 2 },
      { token, headers: inSandbox },
    );
    expect(status).toBe(200);
    const [record, ...others] = await auditOf('webhook_secret.rotate');
    expect(record).toEqual({
      actor: merchant.ownerId,
      subject: expect.stringMatching(/^whs_/),
      details: { environment: 'test', overlapMs: 7_200_000 },
    });
    expect(others).toEqual([]);
    expect(JSON.stringify(record)).not.toContain(body.secret);
  });
});

describe('API keys', () => {
  const list = async () => (await service.get('/api-keys', { token })).body.apiKeys;
  const rotate = (body: unknown) => service.post('/api-keys/rotate', body, { token });
  const revoke = (id: string) => service.post(`/api-keys/${id}/revoke`, undefined, { token });
  const shown = async () => (await me()).body.business.apiKeys;

  it('are listed newest first without the keys themselves', async () => {
    await addLegacyKey();
    const { status, body } = await service.get('/api-keys', { token });
    expect(status).toBe(200);
    expect(body.apiKeys).toHaveLength(3);
    const environments = body.apiKeys.map(({ environment }: { environment: string | null }) => environment);
    expect(environments[0]).toBeNull();
    expect(environments.slice(1).toSorted()).toEqual(['prod', 'test']);
    for (const key of body.apiKeys) {
      expect(key).toEqual({
        id: expect.stringMatching(/^key_/),
        environment: key.environment,
        name: null,
        scopes: null,
        networks: null,
        lastFour: key.environment === null ? null : expect.stringMatching(/^[0-9A-Za-z]{4}$/),
        createdAt: expect.any(String),
        lastUsedAt: null,
        lastUsedNetwork: null,
        expiresAt: null,
      });
    }
    expect(JSON.stringify(body)).not.toContain(merchant.apiKeys.test);
  });

  it('show their last use, which a call notes', async () => {
    await callWith(merchant.apiKeys.test);
    const used = await waitFor('the use to be noted', async () =>
      (await list()).find((key: { lastUsedAt: string | null }) => key.lastUsedAt !== null),
    );
    expect(used.environment).toBe('test');
    expect(Math.abs(Date.now() - Date.parse(used.lastUsedAt))).toBeLessThan(60_000);
    // A use within the minute is not written again; a later one is.
    await service.ownerSql(`update api_keys set last_used_at = now() - interval '2 minutes' where id = $1`, [
      used.id,
    ]);
    await callWith(merchant.apiKeys.test);
    await waitFor('the later use to be noted', async () => {
      const [key] = (await list()).filter(({ id }: { id: string }) => id === used.id);
      return Date.now() - Date.parse(key.lastUsedAt) < 60_000;
    });
  });

  it('are replaced with an overlap, in which the old key works, and after which it does not', async () => {
    const { status, body } = await rotate({ environment: 'test', overlapHours: 2 });
    expect(status).toBe(200);
    const { key, ...summary } = body.apiKey;
    expect(key).toMatch(/^mp_test_[0-9A-Za-z]{36}$/);
    expect(summary).toEqual({
      id: expect.stringMatching(/^key_/),
      environment: 'test',
      name: null,
      scopes: null,
      networks: null,
      lastFour: key.slice(-4),
      createdAt: expect.any(String),
      lastUsedAt: null,
      lastUsedNetwork: null,
      expiresAt: null,
    });
    expect(await shown()).toEqual({ prod: merchant.apiKeys.prod, test: key, legacy: null });
    expect((await callWith(key)).status).toBe(200);
    expect((await callWith(merchant.apiKeys.test)).status).toBe(200);
    const old = (await list()).find((each: { expiresAt: string | null }) => each.expiresAt !== null);
    const untilMs = Date.parse(old.expiresAt) - Date.now();
    expect(untilMs).toBeGreaterThan(7_000_000);
    expect(untilMs).toBeLessThanOrEqual(7_200_000);

    await service.ownerSql('update api_keys set expires_at = now() where id = $1', [old.id]);
    const refused = await callWith(merchant.apiKeys.test);
    expect(refused.status).toBe(401);
    expect(refused.body.msg).toBe('the API key is not valid, authorization denied');
    expect((await callWith(key)).status).toBe(200);
    expect((await list()).map(({ id }: { id: string }) => id)).not.toContain(old.id);
    expect(await auditOf('api_key.rotate')).toEqual([
      {
        actor: merchant.ownerId,
        subject: summary.id,
        details: { businessId: merchant.businessId, environment: 'test', overlapMs: 7_200_000 },
      },
    ]);
  });

  it('are replaced without one where that is asked for', async () => {
    const { body } = await rotate({ environment: 'prod', overlapHours: 0 });
    expect((await callWith(merchant.apiKeys.prod)).status).toBe(401);
    expect((await callWith(body.apiKey.key)).status).toBe(200);
    expect((await callWith(merchant.apiKeys.test)).status).toBe(200);
  });

  it('have one current key per environment, also after rotations at one moment', async () => {
    // A lock on the old key's row makes all of them begin before the first of them ends.
    const holder = new pg.Client({ connectionString: service.config.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from api_keys where business_id = $1 for update', [merchant.businessId]);
    const rotations = Promise.all(
      Array.from({ length: 3 }, () => rotate({ environment: 'test', overlapHours: 1 })),
    );
    await waitForLockWaits(holder, 3);
    await holder.query('commit');
    await holder.end();
    const answers = await rotations;
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const current = (await list()).filter(
      (key: { environment: string; expiresAt: string | null }) =>
        key.environment === 'test' && key.expiresAt === null,
    );
    expect(current).toHaveLength(1);
    expect(answers.map(({ body }) => body.apiKey.key)).toContain((await shown()).test);
  });

  it('are at most five of an environment: beyond that the oldest end', async () => {
    const made = [merchant.apiKeys.test];
    for (let time = 1; time <= 7; time++) {
      made.push((await rotate({ environment: 'test', overlapHours: 168 })).body.apiKey.key);
    }
    const statuses: number[] = [];
    for (const key of made) statuses.push((await callWith(key)).status);
    expect(statuses.map((status) => status !== 401)).toEqual([
      ...[false, false, false],
      ...[true, true, true, true, true],
    ]);
    expect((await shown()).test).toBe(made.at(-1));
    expect((await callWith(merchant.apiKeys.prod)).status).not.toBe(401);
    const valid = (await list()).map(({ environment }: { environment: string }) => environment);
    expect(valid.toSorted()).toEqual(['prod', 'test', 'test', 'test', 'test', 'test']);
    const ended = (await auditOf('api_key.end_oldest')) as readonly { subject: string }[];
    expect(ended).toHaveLength(3);
    expect(new Set(ended.map(({ subject }) => subject)).size).toBe(3);
    expect(ended[0]).toMatchObject({
      actor: merchant.ownerId,
      details: { businessId: merchant.businessId, environment: 'test' },
    });
  });

  it('are at most five also after many rotations at one moment, and legacy keys count apart', async () => {
    await addLegacyKey();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => rotate({ environment: 'prod', overlapHours: 168 })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const keys: readonly { environment: string | null; expiresAt: string | null }[] = await list();
    const ofProd = keys.filter(({ environment }) => environment === 'prod');
    expect(ofProd).toHaveLength(5);
    expect(ofProd.filter(({ expiresAt }) => expiresAt === null)).toHaveLength(1);
    expect(keys.filter(({ environment }) => environment === null)).toHaveLength(1);
  });

  it.each([
    [{}, ['environment']],
    [{ environment: 'live', overlapHours: -1 }, ['environment', 'overlapHours']],
    [{ environment: 'test', overlapHours: 169 }, ['overlapHours']],
    [{ environment: 'test', overlapHours: '1' }, ['overlapHours']],
  ])('are not replaced by %j', async (body, paths) => {
    const { status, body: answer } = await rotate(body);
    expect(status).toBe(400);
    expect(answer.errors.map(({ path }: { path: string }) => path)).toEqual(paths);
    expect(await list()).toHaveLength(2);
  });

  it('end at once when they are revoked, and the others do not', async () => {
    const { body } = await rotate({ environment: 'test', overlapHours: 24 });
    const old = (await list()).find((key: { expiresAt: string | null }) => key.expiresAt !== null);
    const { status, body: answer } = await revoke(old.id);
    expect(status).toBe(200);
    expect(answer).toEqual({ success: true, msg: 'API key revoked' });
    expect((await callWith(merchant.apiKeys.test)).status).toBe(401);
    expect((await callWith(body.apiKey.key)).status).toBe(200);
    expect((await shown()).test).toBe(body.apiKey.key);
    expect(await auditOf('api_key.revoke')).toEqual([
      { actor: merchant.ownerId, subject: old.id, details: { businessId: merchant.businessId } },
    ]);
    expect((await revoke(old.id)).status).toBe(404);
  });

  it('never leave a merchant without one: the current key of an environment is replaced as it ends', async () => {
    const keys = await list();
    for (const environment of ['prod', 'test'] as const) {
      const { id } = keys.find((key: { environment: string }) => key.environment === environment);
      const { status, body } = await revoke(id);
      expect(status).toBe(200);
      expect(body.msg).toBe('API key revoked; GET /me shows the new one');
      expect((await callWith(merchant.apiKeys[environment])).status).toBe(401);
      const replacement = (await shown())[environment];
      expect(replacement).toMatch(new RegExp(`^mp_${environment}_`));
      expect((await callWith(replacement)).status).toBe(200);
    }
    expect(await auditOf('api_key.revoke')).toHaveLength(2);
  });

  it('that are legacy ones are revoked for good', async () => {
    const legacy = await addLegacyKey();
    const { id } = (await list()).find((key: { environment: string | null }) => key.environment === null);
    expect((await revoke(id)).body.msg).toBe('API key revoked');
    expect((await callWith(legacy)).status).toBe(401);
    expect(await shown()).toEqual({ ...merchant.apiKeys, legacy: null });
  });

  it('of another business are not found', async () => {
    const other = await service.createMerchant('Other Stores');
    const { rows } = await service.ownerSql('select id from api_keys where business_id = $1', [
      other.businessId,
    ]);
    for (const { id } of rows) {
      const { status, body } = await revoke(id);
      expect(status).toBe(404);
      expect(body).toMatchObject({ success: false, msg: 'API key not found', code: 'not_found' });
    }
    expect((await callWith(other.apiKeys.test)).status).toBe(200);
    expect((await callWith(other.apiKeys.prod)).status).toBe(200);
  });
});
