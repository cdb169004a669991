import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BASE_PATH } from '../../src/api/baseUrl.ts';
import type { Service } from '../../src/composition/service.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { VERSION } from '../../src/observability/version.ts';
import { newApiKey } from '../../src/security/identifiers.ts';
import { saveBankAccount } from '../support/bankAccounts.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { runOnKeptThreads } from '../support/keptThreads.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { startPaystackServer } from '../support/paystackServer.ts';
import { portThatStaysFree } from '../support/port.ts';
import { exchange } from '../support/rawHttp.ts';
import { startTestService, type TestService, testConfig } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { alertRules, dashboardQueries, metricsIn } from '../support/watchedMetrics.ts';
import { endpointOf, type Gate, openGate, throughGate } from './gate.ts';
import { tourEveryOperation } from './tour.ts';

/** The value of a metric with these labels, 0 when it has not been counted. */
function sumOf(metrics: string, name: string, labels: Readonly<Record<string, string>> = {}): number {
  const values = metrics
    .split('\n')
    .filter((line) => line === name || line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .filter((line) => Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)))
    .map((line) => Number(line.split(' ').at(-1)));
  return values.reduce((sum, value) => sum + value, 0);
}

async function readMetrics(apiUrl: string): Promise<string> {
  const response = await fetch(`${apiUrl}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  return response.text();
}

describe('health, while dependencies come and go', () => {
  let database: TestDatabase;
  let postgres: Gate;
  let temporal: Gate;
  let service: Service;
  let owner: TestService;

  beforeAll(async () => {
    database = await createTestDatabase();
    postgres = await openGate(endpointOf(database.ownerUrl));
    temporal = await openGate(endpointOf(process.env.TEST_TEMPORAL_ADDRESS ?? ''));
    const config = testConfig(throughGate(database.ownerUrl, postgres), {
      TEMPORAL_ADDRESS: `${temporal.host}:${temporal.port}`,
      DATABASE_CONNECTION_TIMEOUT_MS: '5000',
      DATABASE_STATEMENT_TIMEOUT_MS: '5000',
    });
    service = await runOnKeptThreads({
      config,
      role: 'api',
      overrides: { logger: createMemoryLog().logger },
    });
    owner = await startTestService({ role: 'api' });
  });
  afterAll(async () => {
    await owner?.stop();
    await service?.stop();
    await postgres?.close();
    await temporal?.close();
    await database?.drop();
  });

  const readiness = async (apiUrl = service.apiUrl) => {
    const response = await fetch(`${apiUrl}/readyz`);
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: (await response.json()) as { readonly msg?: string },
    };
  };
  // A machine that stalls for longer than a dependency has to answer makes others seem to be down as well, for once.
  const expectUnready = async (what: string, apiUrl = service.apiUrl) => {
    const { retryAfter, body } = await waitFor(`nothing but ${what} to be missed`, async () => {
      const answer = await readiness(apiUrl);
      return answer.status === 503 && answer.body.msg === `not ready: ${what}` && answer;
    });
    expect(body).toEqual({
      success: false,
      msg: `not ready: ${what}`,
      code: 'unavailable',
      requestId: expect.stringMatching(/^req_/),
    });
    expect(Number(retryAfter)).toBeGreaterThanOrEqual(1);
    // A process that lives is not to be killed for what others lack.
    const alive = await fetch(`${apiUrl}/healthz`);
    expect({ status: alive.status, body: await alive.json() }).toEqual({
      status: 200,
      body: { status: 'ok' },
    });
  };
  const waitUntilReady = (apiUrl = service.apiUrl) =>
    waitFor('readiness', async () => {
      const answer = await readiness(apiUrl);
      return answer.status === 200 && !('degraded' in answer.body) && answer;
    });

  it('is ready with both', async () => {
    expect(await waitUntilReady()).toEqual({
      status: 200,
      retryAfter: null,
      body: { status: 'ready', version: VERSION },
    });
  });

  it('is not ready without Postgres, and ready again with it', async () => {
    await postgres.close();
    await expectUnready('postgres');
    await postgres.open();
    await waitUntilReady();
  });

  it('still tells its metrics without Postgres, which is when they are wanted', async () => {
    await postgres.close();
    const metrics = await readMetrics(service.apiUrl ?? '');
    expect(metrics).toContain('mp_http_requests_total');
    expect(metrics).toMatch(/^mp_outbox_waiting Nan$/m);
    await postgres.open();
    await waitFor('the outbox to be counted again', async () =>
      /^mp_outbox_waiting 0$/m.test(await readMetrics(service.apiUrl ?? '')),
    );
  });

  it('is not ready while Postgres hangs', async () => {
    await postgres.close();
    await postgres.open();
    postgres.stall();
    await expectUnready('postgres');
    await postgres.close();
    await postgres.open();
    await waitUntilReady();
  });

  it('answers 503 in bounded time on a connection that hangs while open', async () => {
    const ask = () =>
      fetch(`${service.apiUrl}/v1/business/transactions/none`, {
        headers: { 'x-api-key': newApiKey('test') },
      });
    await waitFor('the pool to have a connection', async () => (await ask()).status === 401);
    postgres.stall();
    const answer = await ask();
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 503,
      body: { success: false, code: 'unavailable' },
    });
    await postgres.close();
    await postgres.open();
    await waitUntilReady();
  });

  it('is ready without Temporal, because it accepts and keeps its promises later, and says so', async () => {
    await temporal.close();
    const answer = await waitFor('Temporal to be missed', async () => {
      const answer = await readiness();
      expect(answer.status).toBe(200);
      return 'degraded' in answer.body && answer;
    });
    expect(answer.body).toEqual({ status: 'ready', version: VERSION, degraded: ['temporal'] });
    await temporal.open();
    await waitUntilReady();
  });

  it.each(['worker', 'relay'] as const)('is not ready as a %s without Temporal', async (role) => {
    const port = await portThatStaysFree();
    const gate = await openGate(endpointOf(process.env.TEST_TEMPORAL_ADDRESS ?? ''));
    const running = await runOnKeptThreads({
      config: testConfig(database.ownerUrl, {
        TEMPORAL_ADDRESS: `${gate.host}:${gate.port}`,
        METRICS_PORT: String(port),
        TASK_QUEUES: 'bills',
      }),
      role,
      overrides: { logger: createMemoryLog().logger },
    });
    const url = `http://127.0.0.1:${port}`;
    try {
      await waitUntilReady(url);
      await gate.close();
      await expectUnready('temporal', url);
      await gate.open();
      await waitUntilReady(url);
    } finally {
      await running.stop();
      await gate.close();
    }
  });

  it('is not ready without either, and names both', async () => {
    await Promise.all([postgres.close(), temporal.close()]);
    await expectUnready('postgres, temporal');
    await Promise.all([postgres.open(), temporal.open()]);
    await waitUntilReady();
  });

  it('is not ready in a database that lacks a migration', async () => {
    const removed = await owner.ownerSql(
      `delete from mikro_orm_migrations where id = (select max(id) from mikro_orm_migrations) returning name`,
    );
    await expectUnready('migrations', owner.apiUrl);
    await owner.ownerSql('insert into mikro_orm_migrations (name) values ($1)', [removed.rows[0]?.name]);
    await waitUntilReady(owner.apiUrl);
  });
});

describe('logs and metrics of every operation', () => {
  const log = createMemoryLog();
  const paystackKey = 'sk_live_a_key_that_no_line_may_hold';
  const liveAccount = '9876543210';
  const liveHolder = 'ADA NGOZI OBI';
  const secrets: string[] = [];
  let mailFolder: string;
  let service: TestService;
  let metricsBefore: string;
  let metricsAfter: string;

  beforeAll(async () => {
    mailFolder = await mkdtemp(join(tmpdir(), 'merchant-payments-mail-'));
    const paystack = await startPaystackServer({ secretKey: paystackKey });
    service = await startTestService({
      env: {
        MAIL_URL: `file:${mailFolder}`,
        ...paystack.env,
        PROVIDER_TIMEOUT_MS: '1000',
      },
      overrides: { logger: log.logger },
    });
    metricsBefore = await readMetrics(service.apiUrl);
    const tour = await tourEveryOperation(service);
    secrets.push(...tour.secrets, paystackKey, liveAccount, liveHolder, '0123456789');
    for (const key of [service.config.encryptionKey, service.config.jwtSecret]) {
      secrets.push(Buffer.from(key).toString('base64'), Buffer.from(key).toString('hex'));
    }
    await provokeFailures(paystack);
    // Attempts are counted after the receiver has their answer, and the SDK's metrics are left out when they are slow.
    metricsAfter = await waitFor('the metrics of all that', async () => {
      const metrics = await readMetrics(service.apiUrl);
      const delivered = sumOf(metrics, 'mp_webhook_attempts_total', { result: 'delivered' });
      return delivered >= 7 && /^temporal_/m.test(metrics) && metrics;
    });
    await service.stop();
    await paystack.stop();
  });
  afterAll(() => rm(mailFolder, { recursive: true, force: true }));

  /** What goes wrong is what tempts a log line to tell too much. */
  async function provokeFailures(paystack: Awaited<ReturnType<typeof startPaystackServer>>): Promise<void> {
    const merchant = await service.createMerchant('Failing Stores', { password: 'the right password' });
    const { businessId, apiKeys } = merchant;
    const wrongKey = apiKeys.test.slice(0, -1) + (apiKeys.test.endsWith('0') ? '1' : '0');
    const wrongPassword = 'the wrong password';
    const forgedSignature = 'f'.repeat(128);
    secrets.push(apiKeys.prod, apiKeys.test, wrongKey, wrongPassword, forgedSignature);
    await service.fund(merchant, 10_000);
    await service.fund(merchant, 10_000, 'prod');
    await service.post('/payment/process', {}, { key: wrongKey });
    await service.post('/auth/login', { email: merchant.email, password: wrongPassword }, { key: null });
    await service.get('/me', { token: `${await service.logIn(merchant)}x` });
    await service.post('/payment/process', `{"businessId": "${businessId}", "apiKey": "${apiKeys.test}"`, {
      key: apiKeys.test,
    });
    await fetch(`${service.apiUrl}/v1/business/nothing?apiKey=${apiKeys.test}`);
    await fetch(`${service.apiUrl}/providers/paystack/callback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-paystack-signature': forgedSignature },
      body: '{"event":"transfer.success","data":{"reference":"wd_x"}}',
    });

    // Live payouts: one paid with its callback, one refused, one that the provider never answers.
    await saveBankAccount(service, businessId, liveAccount, liveHolder);
    const withdraw = (environment: 'prod' | 'test') =>
      service.post('/withdrawal/request', { businessId, amount: 1_000 }, { key: apiKeys[environment] });
    const paid = await withdraw('prod');
    const callback = paystack.signedCallback({
      event: 'transfer.success',
      reference: paid.body.withdrawal.transactionId,
    });
    secrets.push(
      ...Object.entries(callback.headers).flatMap(([name, value]) => (/signature/.test(name) ? value : [])),
    );
    await fetch(`${service.apiUrl}/providers/paystack/callback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...callback.headers },
      body: new Uint8Array(callback.body),
    });
    paystack.planTransfer({ status: 'failed' });
    await withdraw('prod');
    paystack.addFault({ endpoint: 'resolve', fault: { kind: 'hang', accepted: false } });
    await withdraw('prod');

    // A row that breaks a constraint is told by Postgres with all its values, account number included.
    await service.ownerSql(
      `alter table withdrawals add constraint none_now check (bank_name = '') not valid`,
    );
    expect((await withdraw('test')).status).toBe(500);
    await service.ownerSql('alter table withdrawals drop constraint none_now');
    await service.ownerSql(
      `alter table webhook_deliveries add constraint none_now check (body = '') not valid`,
    );
    const stuck = withdraw('test');
    await waitFor('the activity to fail', async () => log.lines.some((line) => line.includes('none_now')));
    await waitFor('the worker to tell of it', async () =>
      log.lines.some((line) => line.includes('none_now') && line.includes('settleWithdrawal')),
    );
    await service.ownerSql('alter table webhook_deliveries drop constraint none_now');
    expect([200, 202]).toContain((await stuck).status);
  }

  it('are lines of JSON with time and level', () => {
    expect(log.lines.length).toBeGreaterThan(30);
    for (const record of log.records()) {
      expect(record).toMatchObject({
        level: expect.stringMatching(/^(trace|debug|info|warn|error|fatal)$/),
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        service: 'merchant-payments',
        version: VERSION,
        msg: expect.any(String),
      });
    }
    for (const line of log.lines) expect(line.endsWith('\n') && !line.slice(0, -1).includes('\n')).toBe(true);
  });

  it('have one line for each request, with its id, route and outcome', () => {
    const requests = log.records().filter(({ msg }) => msg === 'request');
    expect(requests.length).toBeGreaterThan(30);
    for (const request of requests) {
      expect(request).toMatchObject({
        requestId: expect.stringMatching(/^req_/),
        method: expect.stringMatching(/^(GET|POST|PATCH|DELETE)$/),
        route: expect.stringMatching(/^(\/|unmatched)/),
        status: expect.any(Number),
        durationMs: expect.any(Number),
      });
    }
    const ids = requests.map(({ requestId }) => requestId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(requests).toContainEqual(
      expect.objectContaining({
        route: '/payment/process',
        status: 200,
        environment: 'test',
        businessId: expect.stringMatching(/^biz_/),
      }),
    );
  });

  it.each([
    ['/payment/process', /^txn_/],
    ['/withdrawal/request', /^wd_/],
    ['/crypto/payments/create', /^cp_/],
  ])('name what a request created, in its line: %s', (path, id) => {
    const done = log
      .records()
      .filter(({ msg, route, status }) => msg === 'request' && route === path && status === 200);
    expect(done).not.toEqual([]);
    expect(done.map(({ created }) => created)).toContainEqual(expect.stringMatching(id));
    expect(log.records().filter(({ route, created }) => route === '/me' && created !== undefined)).toEqual(
      [],
    );
  });

  it('are at level debug where probes and scrapers ask', () => {
    const levels = log.records().filter(({ msg, route }) => msg === 'request' && route === '/metrics');
    expect(new Set(levels.map(({ level }) => level))).toEqual(new Set(['debug']));
  });

  it('tell of faults, with what helps to find them', () => {
    const faults = log.records().filter((record) => record.level === 'error' && 'err' in record);
    expect(faults).toContainEqual(
      expect.objectContaining({
        requestId: expect.any(String),
        err: expect.objectContaining({
          message: expect.stringContaining('violates check constraint "none_now"'),
          stack: expect.stringContaining('requestWithdrawal.ts'),
          code: '23514',
          constraint: 'none_now',
        }),
      }),
    );
  });

  it('hold no secret', () => {
    expect(secrets.length).toBeGreaterThan(20);
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThanOrEqual(6);
      const telling = log.lines.filter((line) => line.includes(secret));
      expect({ secret, telling }).toEqual({ secret, telling: [] });
    }
  });

  it('would show a secret, were one written into a line', () => {
    const own = createMemoryLog();
    own.logger.info(`the key is ${secrets[0]}`);
    expect(own.lines.filter((line) => line.includes(secrets[0] ?? '-'))).toHaveLength(1);
  });

  it('move the metrics', () => {
    const grown = (name: string, labels?: Readonly<Record<string, string>>) =>
      sumOf(metricsAfter, name, labels) - sumOf(metricsBefore, name, labels);
    expect(grown('mp_http_requests_total', { route: '/payment/process', status: '200' })).toBe(1);
    expect(grown('mp_http_requests_total', { route: '/payment/process', status: '401' })).toBe(1);
    expect(grown('mp_http_requests_total', { route: 'unmatched', status: '404' })).toBe(1);
    expect(grown('mp_http_request_duration_seconds_count', { route: '/withdrawal/request' })).toBeGreaterThan(
      5,
    );
    expect(grown('mp_money_accepted_minor_total', { flow: 'payment', environment: 'test' })).toBe(20_000_000);
    expect(grown('mp_flows_ended_total', { flow: 'withdrawal', status: 'COMPLETED' })).toBeGreaterThanOrEqual(
      3,
    );
    expect(grown('mp_flows_ended_total', { flow: 'withdrawal', status: 'FAILED' })).toBeGreaterThanOrEqual(2);
    expect(grown('mp_webhook_attempts_total', { result: 'delivered' })).toBeGreaterThanOrEqual(7);
    expect(grown('mp_provider_callbacks_total', { provider: 'paystack', verdict: 'forged' })).toBe(1);
    expect(grown('mp_provider_callbacks_total', { provider: 'paystack', verdict: 'new' })).toBe(1);
    expect(grown('mp_ledger_posting_duration_seconds_count', { statement: 'payments.recordAll' })).toBe(2);
    expect(grown('mp_ledger_posting_duration_seconds_count')).toBeGreaterThan(10);
    expect(
      grown('mp_webhook_attempt_duration_seconds_count', { result: 'delivered' }),
    ).toBeGreaterThanOrEqual(7);
    const asked = grown('mp_provider_requests_total', { provider: 'paystack' });
    expect(asked).toBeGreaterThan(0);
    expect(grown('mp_provider_request_duration_seconds_count', { provider: 'paystack' })).toBe(asked);
    expect(sumOf(metricsAfter, 'mp_database_connections')).toBeGreaterThan(0);
    expect(sumOf(metricsAfter, 'mp_database_connections_max')).toBe(service.config.databasePoolSize);
    expect(metricsAfter).toMatch(/^mp_database_connection_waiting \d+$/m);
    expect(metricsAfter).toMatch(/^mp_ledger_transfers_total \d+$/m);
    expect(metricsAfter).toMatch(/^mp_outbox_waiting \d+$/m);
    expect(metricsAfter).toMatch(/^mp_outbox_oldest_seconds \d/m);
  });

  it('have the metrics of the process and of the Temporal SDK beside their own', () => {
    expect(sumOf(metricsAfter, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(metricsAfter).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(metricsAfter).toMatch(/^temporal_\w+/m);
  });

  it('are those that alerts and dashboard look at', () => {
    const types = new Map(
      [...metricsAfter.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type]) => [name, type]),
    );
    const isShown = (name: string) =>
      types.has(name) || types.get(name.replace(/_(bucket|count|sum)$/, '')) === 'histogram';
    const queries = [...alertRules().map(({ expr }) => expr), ...dashboardQueries()];
    const named = new Set(queries.flatMap(metricsIn));
    named.delete('up');
    // Exporters beside the service, and what the SDK shows once something has failed.
    const isElsewhere = (name: string) =>
      /^(pg|node|probe)_|^temporal_\w+_(execution_failed|request_failure)_total$|^temporal_(long_)?request_failure_total$/.test(
        name,
      );
    expect([...named].filter((name) => !isShown(name) && !isElsewhere(name))).toEqual([]);
  });

  it('describe every metric once, and label by routes and not by addresses', () => {
    const described = metricsAfter.split('\n').filter((line) => line.startsWith('# HELP '));
    const names = described.map((line) => line.split(' ')[2]);
    expect(new Set(names).size).toBe(names.length);
    expect(metricsAfter).not.toMatch(/(biz|txn|wd|msg|key|req)_0/);
    expect(metricsAfter).not.toContain('/v1/business/nothing');
  });
});

describe('the logger', () => {
  it('blanks out the fields that hold secrets, wherever they stand', () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    const secret = 'never-to-be-seen';
    const holders = {
      password: secret,
      apiKey: secret,
      accountNumber: secret,
      token: secret,
      headers: { authorization: secret, 'x-api-key': secret, cookie: secret },
      request: { headers: { 'webhook-signature': secret, 'x-paystack-signature': secret } },
      given: { body: { otp: secret, newPassword: secret, secret, accountName: secret } },
    };
    logger.info(holders, 'words');
    expect(lines.join()).not.toContain(secret);
    expect(lines.join()).toContain('[redacted]');
  });

  it('writes of an error what happened and where, and nothing of the data it happened to', () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    const inner = Object.assign(new Error('inner'), {
      detail: 'Failing row contains (0123456789)',
      code: '23514',
    });
    const outer = Object.assign(new Error('outer', { cause: inner }), {
      where: '0123456789',
      parameters: ['0123456789'],
      config: { url: 'https://example.com/?account=0123456789' },
      errors: [Object.assign(new Error('one of several'), { detail: '0123456789' })],
    });
    logger.error({ err: outer }, 'as err');
    logger.error({ error: outer }, 'as error');
    logger.error(outer, 'as the whole');
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line).not.toContain('0123456789');
      expect(line).toContain('outer');
      expect(line).toContain('inner');
      expect(line).toContain('one of several');
      expect(line).toContain('operations.test.ts');
    }
  });
});

describe('what everybody may read', () => {
  it.each(['identity', 'br'])('is asked for again by its tag, and not sent twice: %s', async (encoding) => {
    const service = await startTestService({ role: 'api' });
    try {
      for (const path of [
        '/openapi.json',
        '/docs',
        '/docs/start.js',
        '/docs/scalar.js',
        '/docs/guides',
        '/docs/guides.css',
        '/docs/guides.js',
        '/docs/events',
        '/pay/assets/checkout.css',
      ]) {
        const first = await fetch(service.apiUrl + path, { headers: { 'accept-encoding': encoding } });
        const etag = first.headers.get('etag') ?? '';
        expect([path, first.status, etag]).toEqual([path, 200, expect.stringMatching(/^"[\w-]{20,}"$/)]);
        expect((await first.text()).length).toBeGreaterThan(50);
        // By hand: fetch adds `cache-control: no-cache`, which asks for the whole file.
        const request = `GET ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: ${encoding}\r\nif-none-match: ${etag}\r\nconnection: close\r\n\r\n`;
        const second = await exchange(service.apiUrl, request);
        expect([path, second.status, second.body]).toEqual([path, 304, '']);
        expect(first.headers.get('permissions-policy')).toContain('camera=()');
      }
    } finally {
      await service.stop();
    }
  });
});

describe('/.well-known/security.txt', () => {
  const read = async (env: Readonly<Record<string, string>>) => {
    const service = await startTestService({ role: 'api', env });
    try {
      const response = await fetch(`${service.apiUrl}/.well-known/security.txt`);
      return { status: response.status, headers: response.headers, text: await response.text() };
    } finally {
      await service.stop();
    }
  };

  it('names the contact that is set, and expires within a year (RFC 9116)', async () => {
    const { status, headers, text } = await read({
      SECURITY_CONTACT: 'mailto:security@pay.example',
      PUBLIC_URL: 'https://pay.example',
    });
    expect({ status, type: headers.get('content-type') }).toEqual({
      status: 200,
      type: 'text/plain; charset=utf-8',
    });
    const fields = text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': '));
    expect(fields).toEqual([
      ['Contact', 'mailto:security@pay.example'],
      ['Expires', expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)],
      ['Preferred-Languages', 'en'],
      ['Canonical', 'https://pay.example/.well-known/security.txt'],
    ]);
    const days = (Date.parse(fields[1]?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(89);
    expect(days).toBeLessThan(365);
  });

  it('is 404 without one', async () => {
    expect(await read({ SECURITY_CONTACT: '' })).toMatchObject({ status: 404 });
  });

  it.each(['security@pay.example', 'http://pay.example', 'mailto:a@b\nContact: x'])(
    'is not built on what is no address of RFC 9116: %j',
    (given) => {
      expect(() => testConfig('postgres://x', { SECURITY_CONTACT: given })).toThrow(
        'SECURITY_CONTACT must be an address such as mailto:security@example.com',
      );
    },
  );
});

describe('/docs', () => {
  it('is served with scripts of this origin only, under a policy that allows no others', async () => {
    const service = await startTestService({ role: 'api' });
    try {
      const page = await fetch(`${service.apiUrl}/docs`);
      expect(page.headers.get('content-type')).toMatch(/^text\/html/);
      const html = await page.text();
      // No inline script: the policy would have to allow whatever is injected, too.
      expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
      const start = await (await fetch(`${service.apiUrl}/docs/start.js`)).text();
      for (const text of [html, start]) expect(text).not.toMatch(/https?:|["'`(]\/\//i);
      const addresses = [...`${html}\n${start}`.matchAll(/["'](\/[^"']*)["']/g)].map(
        ([, address]) => address ?? '',
      );
      // Routes are asked with the credentials that a reader types.
      const [routes, files] = [true, false].map((isRoute) =>
        [...new Set(addresses)].filter((address) => address.startsWith(BASE_PATH) === isRoute).sort(),
      );
      expect(files).toEqual(['/docs/scalar.js', '/docs/start.js', '/openapi.json']);
      expect(routes).toEqual([`${BASE_PATH}/`, `${BASE_PATH}/overview?days=1`]);
      for (const address of files ?? []) {
        const { status, headers } = await fetch(service.apiUrl + address);
        const type = address.endsWith('.js') ? /^text\/javascript/ : /^application\/json/;
        expect({ address, status, type: headers.get('content-type') }).toEqual({
          address,
          status: 200,
          type: expect.stringMatching(type),
        });
      }

      const policy = new Map(
        (page.headers.get('content-security-policy') ?? '').split(';').map((directive) => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources] as const;
        }),
      );
      for (const directive of ['default-src', 'script-src', 'connect-src']) {
        expect({ directive, sources: policy.get(directive) }).toEqual({ directive, sources: ["'self'"] });
      }
      for (const sources of policy.values()) {
        for (const source of sources) expect(source).toMatch(/^('self'|'none'|'unsafe-inline'|data:|blob:)$/);
      }
      expect(policy.get('script-src')).not.toContain("'unsafe-inline'");
    } finally {
      await service.stop();
    }
  });
});
