import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Connection } from '@temporalio/client';
import { msToTs } from '@temporalio/common/lib/time.js';
import pg from 'pg';
import { runService } from '../../src/composition/service.ts';
import { ROLES } from '../../src/composition/start.ts';
import { loadConfig } from '../../src/config/config.ts';
import { StartError } from '../../src/config/startError.ts';
import { TASK_QUEUES } from '../../src/contract/flows.ts';
import { VERSION } from '../../src/observability/version.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { INHERITED_ENVIRONMENT } from '../support/inheritedEnvironment.ts';
import { TEST_KEYS, testKey } from '../support/keys.ts';
import { portThatStaysFree } from '../support/port.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { endpointOf, openGate, throughGate } from './gate.ts';
import { holdPayments } from './heldPayments.ts';
import { endLeftProcesses, startProcess } from './serviceProcess.ts';

const { ENCRYPTION_KEY, JWT_SECRET } = TEST_KEYS;
/** For processes whose requests wait until the test lets them go on: nothing else is to end them before. */
const PATIENCE = { DRAIN_TIMEOUT_MS: '300000', DATABASE_STATEMENT_TIMEOUT_MS: '300000' };

/** A service whose database the processes share, and whose merchant calls them. */
let service: TestService;
let settings: Record<string, string>;

beforeAll(async () => {
  service = await startTestService({ role: 'api', env: { ENCRYPTION_KEY, JWT_SECRET } });
  settings = {
    DATABASE_URL: service.config.databaseUrl ?? '',
    TEMPORAL_ADDRESS: process.env.TEST_TEMPORAL_ADDRESS ?? '',
    WORKFLOW_BUNDLE: process.env.TEST_WORKFLOW_BUNDLE ?? '',
    TASK_QUEUE_PREFIX: service.config.taskQueuePrefix,
    ENCRYPTION_KEY,
    JWT_SECRET,
    PORT: '0',
    SHUTDOWN_DELAY_MS: '0',
    LOG_LEVEL: 'debug',
  };
});
afterEach(endLeftProcesses);
afterAll(() => service?.stop());

function payment(apiUrl: string, signal?: AbortSignal) {
  return fetch(`${apiUrl}/v1/business/payment/process`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': service.merchant.apiKeys.test },
    body: JSON.stringify({ businessId: service.merchant.businessId, amount: 100, serviceType: 'till' }),
    ...(signal && { signal }),
  });
}

/** Waits until a process says that it is ready, which it does not while a dependency takes longer than it may. */
function whenReady(origin: string): Promise<unknown> {
  return waitFor(`${origin} to be ready`, async () => {
    const response = await fetch(`${origin}/readyz`);
    return response.status === 200 && response.json();
  });
}

/** Starts a process without an API, which has health and metrics of its own instead. */
async function startWithoutApi(role: string, changes: Readonly<Record<string, string>> = {}) {
  const port = String(await portThatStaysFree());
  const running = startProcess(['--role', role], { ...settings, ...changes, METRICS_PORT: port });
  return { running, origin: `http://127.0.0.1:${port}` };
}

async function isRefused(apiUrl: string): Promise<boolean> {
  const { hostname, port } = new URL(apiUrl);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });
}

function listenAnywhere(): Promise<Server> {
  const server = createServer();
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe('a process of the service', () => {
  it.each(['all', 'api'])('with --role %s answers, and ends with 0 on SIGTERM', async (role) => {
    const running = startProcess(['--role', role], settings);
    const apiUrl = await running.listening();
    await whenReady(apiUrl);
    expect((await payment(apiUrl)).status).toBe(200);
    running.kill('SIGTERM');
    expect(await running.ended).toEqual({ code: 0, signal: null, stderr: '' });
    expect(await isRefused(apiUrl)).toBe(true);
    // Whatever it says is for a machine to read first.
    for (const line of running.lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(String) });
  });

  it.each(['worker', 'relay'])(
    'with --role %s offers health and metrics at METRICS_PORT, no API, and ends with 0 on SIGINT',
    async (role) => {
      // A worker of `chain` would add that the chain was not read yet: no relay runs that starts its watcher.
      const queues = TASK_QUEUES.filter((queue) => queue !== 'chain').join(',');
      const { running, origin } = await startWithoutApi(role, { TASK_QUEUES: queues });
      await running.line(new RegExp(`The ${role} runs`));
      expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok' });
      expect(await whenReady(origin)).toEqual({ status: 'ready', version: VERSION });
      expect(await (await fetch(`${origin}/metrics`)).text()).toContain('mp_outbox_waiting');
      expect((await fetch(`${origin}/v1/business/transactions/x`)).status).toBe(404);
      running.kill('SIGINT');
      expect(await running.ended).toEqual({ code: 0, signal: null, stderr: '' });
    },
  );

  it('loads what only workers or only an API need where it is one', async () => {
    const script = `
      import { createRequire } from 'node:module';
      await import('./src/composition/service.ts');
      const loaded = () => Object.keys(createRequire(import.meta.url).cache).join();
      const has = (...packages) => packages.map((name) => loaded().includes('/node_modules/' + name + '/'));
      const seen = [has('@temporalio/client', '@temporalio/worker', 'rate-limiter-flexible')];
      await import('./src/composition/merchantApi.ts');
      seen.push(has('@temporalio/client', '@temporalio/worker', 'rate-limiter-flexible'));
      console.log(JSON.stringify(seen));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: INHERITED_ENVIRONMENT,
    });
    expect(JSON.parse(stdout)).toEqual([
      [true, false, false],
      [true, false, true],
    ]);
  });

  it('is one of three that together take a withdrawal to its end', async () => {
    const merchant = await service.createMerchant();
    await service.fund(merchant, 10_000);
    const prefix = { TASK_QUEUE_PREFIX: 'three-processes-', OUTCOME_WAIT_MS: '0', RELAY_DELAY_MS: '0' };
    const api = startProcess(['--role=api'], { ...settings, ...prefix });
    const apiUrl = await api.listening();
    const headers = { 'content-type': 'application/json', 'x-api-key': merchant.apiKeys.test };
    const accepted = await fetch(`${apiUrl}/v1/business/withdrawal/request`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ businessId: merchant.businessId, amount: 1_000 }),
    });
    expect(accepted.status).toBe(202);
    const { withdrawal } = (await accepted.json()) as { withdrawal: { transactionId: string } };

    const others = await Promise.all(['worker', 'relay'].map((role) => startWithoutApi(role, prefix)));
    await waitFor('the withdrawal to complete', async () => {
      const found = await fetch(`${apiUrl}/v1/business/transactions/${withdrawal.transactionId}`, {
        headers,
      });
      const { transaction } = (await found.json()) as { transaction: { status: string } };
      return transaction.status === 'COMPLETED';
    });
    for (const { running, origin } of others) {
      await running.line(/ runs\./);
      // Only a process that answers after that line has come to the point where it listens to signals.
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    }
    const all = [api, ...others.map(({ running }) => running)];
    for (const each of all) each.kill('SIGTERM');
    for (const each of all) expect(await each.ended).toEqual({ code: 0, signal: null, stderr: '' });
  });

  it('answers what is under way before it ends, and takes nothing new', async () => {
    const running = startProcess(['--role', 'api'], { ...settings, ...PATIENCE });
    const apiUrl = await running.listening();
    const held = await holdPayments(service);
    const underWay = payment(apiUrl);
    await held.waitForOne();
    running.kill('SIGTERM');
    await waitFor('new connections to be refused', () => isRefused(apiUrl));
    await held.letGo();
    const answer = await underWay;
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ success: true, transaction: { status: 'COMPLETED' } });
    expect(await running.ended).toEqual({ code: 0, signal: null, stderr: '' });
  });

  it('cuts off what is still under way when DRAIN_TIMEOUT_MS is over', async () => {
    const running = startProcess(['--role', 'api'], { ...settings, ...PATIENCE, DRAIN_TIMEOUT_MS: '100' });
    const apiUrl = await running.listening();
    const held = await holdPayments(service);
    const cutOff = expect(payment(apiUrl)).rejects.toThrow();
    await held.waitForOne();
    running.kill('SIGTERM');
    await cutOff;
    await held.letGo();
    expect((await running.ended).code).toBe(0);
  });

  it('ends at once on a second signal', async () => {
    const running = startProcess(['--role', 'api'], { ...settings, ...PATIENCE });
    const apiUrl = await running.listening();
    const held = await holdPayments(service);
    const cutOff = expect(payment(apiUrl)).rejects.toThrow();
    await held.waitForOne();
    running.kill('SIGTERM');
    await running.line(/Stopping/);
    running.kill('SIGTERM');
    expect((await running.ended).code).toBe(1);
    await cutOff;
    await held.letGo();
  });
});

/** A namespace without search attributes, known to the server of the tests from when this resolves. */
async function registerNamespace(namespace: string): Promise<void> {
  const connection = await Connection.connect({ address: process.env.TEST_TEMPORAL_ADDRESS ?? '' });
  const { workflowService } = connection;
  await workflowService.registerNamespace({ namespace, workflowExecutionRetentionPeriod: msToTs('1 day') });
  await waitFor(`the namespace ${namespace}`, () =>
    workflowService.listWorkflowExecutions({ namespace }).catch(() => undefined),
  );
  await connection.close();
}

async function queryOnce(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(text);
  await client.end();
}

describe('a service that cannot start says why in one sentence', () => {
  let unmigrated: TestDatabase;
  let newer: TestDatabase;
  let taken: Server;
  const bareNamespace = `bare-${randomBytes(6).toString('hex')}`;

  beforeAll(async () => {
    unmigrated = await createTestDatabase();
    newer = await createTestDatabase();
    await queryOnce(
      unmigrated.ownerUrl,
      'delete from mikro_orm_migrations where name = (select max(name) from mikro_orm_migrations)',
    );
    await queryOnce(
      newer.ownerUrl,
      `create or replace function minimum_service_version() returns text language sql as $$ select '9.1.0' $$`,
    );
    taken = await listenAnywhere();
    await registerNamespace(bareNamespace);
  });
  afterAll(async () => {
    await unmigrated?.drop();
    await newer?.drop();
    await new Promise((resolve) => taken.close(resolve));
  });

  type Case = readonly [
    what: string,
    args: string[],
    changes: () => Record<string, string | undefined>,
    sentence: RegExp,
  ];

  // One of each kind as a process, which takes seconds to start; the others of its kind come from within.
  it.each<Case>([
    [
      'an unknown role',
      ['--role', 'king'],
      () => ({}),
      /^The only argument is --role, one of api, worker, relay, all\.$/,
    ],
    [
      'several bad settings',
      [],
      () => ({ ENCRYPTION_KEY: 'c2hvcnQ=', PORT: 'eighty' }),
      /^The configuration is not valid: PORT must be a whole number from 0 to 65535; ENCRYPTION_KEY must be 32 random bytes in base64\.$/,
    ],
    [
      'a database that does not answer',
      [],
      () => ({ DATABASE_URL: 'postgres://someone:a-secret-password@127.0.0.1:1/nothing' }),
      /^The database in DATABASE_URL \(127\.0\.0\.1:1\/nothing\) cannot be used: .*ECONNREFUSED.*\.$/,
    ],
    [
      'no Temporal server',
      [],
      () => ({ TEMPORAL_ADDRESS: '127.0.0.1:1' }),
      /^Temporal cannot be reached at 127\.0\.0\.1:1; check TEMPORAL_ADDRESS and that the server runs\.$/,
    ],
    ...['api', 'worker', 'relay'].map(
      (role): Case => [
        `a ${role} whose namespace Temporal does not have`,
        ['--role', role],
        () => ({ TEMPORAL_NAMESPACE: 'nobodys' }),
        /^The Temporal server has no namespace nobodys: create it there, or check TEMPORAL_NAMESPACE\.$/,
      ],
    ),
    [
      'a namespace that lacks search attributes',
      ['--role', 'api'],
      () => ({ TEMPORAL_NAMESPACE: bareNamespace }),
      /^The Temporal namespace bare-[a-z0-9]+ lacks the search attributes BusinessId, Environment, Flow, FlowStatus, Reference: run "npm run admin -- search-attributes" first\.$/,
    ],
    [
      'a key that is not the one of the database',
      ['--role', 'relay'],
      () => ({ ENCRYPTION_KEY: testKey('another').toString('base64') }),
      /^ENCRYPTION_KEY is not the key that the secrets in this database are sealed with: .*\.$/,
    ],
    [
      'a weak key',
      [],
      () => ({ ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64') }),
      /^The configuration is not valid: ENCRYPTION_KEY must be 32 random bytes in base64, and these are not random\.$/,
    ],
    [
      'a port in use',
      ['--role', 'api'],
      () => ({ PORT: portOf(taken) }),
      /^Port \d+ is in use; set PORT to another one\.$/,
    ],
  ])('as a process: %s', async (_, args, changes, sentence) => {
    const { code, stderr } = await startProcess(args, { ...settings, ...changes() }).ended;
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^[^\n]+\n$/) });
    expect(stderr.trimEnd()).toMatch(sentence);
    expect(stderr).not.toContain('a-secret-password');
  });

  it.each<Case>([
    ['no database', ['all'], () => ({ DATABASE_URL: undefined }), /^DATABASE_URL must be set\.$/],
    [
      'a database that is not there, which is not made by a mistake in its name',
      ['all'],
      () => ({ DATABASE_URL: withPath(settings.DATABASE_URL, '/no_such_database') }),
      /^The database in DATABASE_URL \(.*\/no_such_database\) cannot be used: database "no_such_database" does not exist\.$/,
    ],
    [
      'a database that lacks a migration',
      ['all'],
      () => ({ DATABASE_URL: unmigrated.ownerUrl }),
      /^The database in DATABASE_URL \(.*\) lacks migrations \(\d{4}\w+\): run "npm run admin -- migrate" first\.$/,
    ],
    [
      'a database that needs a newer version',
      ['all'],
      () => ({ DATABASE_URL: newer.ownerUrl }),
      /^The database in DATABASE_URL \(.*\) needs version 9\.1\.0 or newer, and this is version \d+\.\d+\.\d+: start a newer version\.$/,
    ],
    [
      'a database that was never migrated',
      ['all'],
      () => ({ DATABASE_URL: withPath(settings.DATABASE_URL, '/postgres') }),
      /^The database in DATABASE_URL \(.*\/postgres\) lacks migrations \(all\): run "npm run admin -- migrate" first\.$/,
    ],
    [
      'a metrics port in use',
      ['relay'],
      () => ({ METRICS_PORT: portOf(taken) }),
      /^Port \d+ is in use; set METRICS_PORT to another one\.$/,
    ],
    [
      'a host that is not this machine',
      ['api'],
      () => ({ HOST: '192.0.2.1' }),
      /^Port 0 of 192\.0\.2\.1 cannot be listened on \(EADDRNOTAVAIL\); check HOST and PORT\.$/,
    ],
  ])('%s', async (_, [name], changes, sentence) => {
    const role = ROLES.find((each) => each === name) ?? 'all';
    const config = loadConfig({ ...settings, ...changes(), LOG_LEVEL: 'silent' });
    await expect(runService({ config, role })).rejects.toThrow(sentence);
  });

  it.each(['worker', 'api', 'relay'] as const)('that Postgres goes away meanwhile, as a %s', async (role) => {
    const url = settings.DATABASE_URL ?? '';
    const postgres = await openGate(endpointOf(url));
    const config = loadConfig({
      ...settings,
      DATABASE_URL: throughGate(url, postgres),
      DATABASE_CONNECTION_TIMEOUT_MS: '1000',
      LOG_LEVEL: 'silent',
    });
    const overrides = {
      // Read once the database has been found usable.
      get env() {
        void postgres.close();
        return process.env;
      },
    };
    const started = runService({ config, role, overrides });
    await expect(started).rejects.toBeInstanceOf(StartError);
    await expect(started).rejects.toThrow(
      /^The database or Temporal went away while the service started \(.+\): /,
    );
  });
});

describe('a setting that is not valid', () => {
  const valid = { DATABASE_URL: 'postgres://127.0.0.1/x', ENCRYPTION_KEY, JWT_SECRET };

  it('is none of those that a process needs at least', () => {
    expect(() => loadConfig(valid)).not.toThrow();
    expect(() => loadConfig(Object.fromEntries(Object.entries(valid).map(([name]) => [name, ''])))).toThrow(
      'The configuration is not valid: ENCRYPTION_KEY must be 32 random bytes in base64; JWT_SECRET must be 32 random bytes in base64.',
    );
  });

  it('lets a worker serve every queue, or those that are named', () => {
    expect(loadConfig(valid).taskQueues).toEqual(['payouts', 'webhooks', 'bills', 'collections', 'chain']);
    expect(loadConfig({ ...valid, TASK_QUEUES: 'chain, bills,chain' }).taskQueues).toEqual([
      'chain',
      'bills',
    ]);
  });

  it('lets workers be a version of a deployment, or of none', () => {
    const [name, buildId] = ['TEMPORAL_DEPLOYMENT_NAME', 'TEMPORAL_WORKER_BUILD_ID'];
    expect(loadConfig(valid).workerVersion).toBeUndefined();
    expect(loadConfig({ ...valid, [name]: 'payments', [buildId]: '0.2.0' }).workerVersion).toEqual({
      deploymentName: 'payments',
      buildId: '0.2.0',
    });
    expect(() => loadConfig({ ...valid, [name]: 'payments' })).toThrow(
      `${buildId} must be set where ${name} is`,
    );
    expect(() => loadConfig({ ...valid, [buildId]: '0.2.0' })).toThrow(
      `${name} must be set where ${buildId} is`,
    );
    const dotted = { ...valid, [name]: 'merchant.payments', [buildId]: '0.2.0' };
    expect(() => loadConfig(dotted)).toThrow(`${name} must not contain a dot`);
  });

  it('lets Monnify have all its settings or none, and an account before the present one only beside it', () => {
    const two = {
      MONNIFY_API_KEY: 'MK_PROD_KEY,MK_PROD_PREVIOUS_KEY',
      MONNIFY_SECRET_KEY: 'SECRET, PREVIOUS_SECRET',
      MONNIFY_WALLET_ACCOUNT: '8016472829,8016472829',
    };
    expect(loadConfig(valid).monnify).toBeUndefined();
    expect(loadConfig({ ...valid, ...two }).monnify).toEqual({
      accounts: [
        { apiKey: 'MK_PROD_KEY', secretKey: 'SECRET', walletAccountNumber: '8016472829' },
        { apiKey: 'MK_PROD_PREVIOUS_KEY', secretKey: 'PREVIOUS_SECRET', walletAccountNumber: '8016472829' },
      ],
      contractCode: undefined,
      baseUrl: undefined,
    });
    expect(() => loadConfig({ ...valid, MONNIFY_API_KEY: 'MK_PROD_KEY' })).toThrow(
      'MONNIFY_SECRET_KEY, MONNIFY_WALLET_ACCOUNT must be set with the other keys of Monnify.',
    );
    expect(() => loadConfig({ ...valid, ...two, MONNIFY_SECRET_KEY: 'SECRET' })).toThrow(
      'MONNIFY_SECRET_KEY must list as many values as MONNIFY_API_KEY, in the same order: 2, not 1.',
    );
  });

  it.each([
    ['PORT', '-1', 'must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'must be a whole number from 0 to 65535'],
    ['PORT', '80.5', 'must be a whole number from 0 to 65535'],
    ['PUBLIC_URL', 'ftp://a.example', 'must be an http or https address'],
    [
      'DATABASE_URL',
      'mysql://user:hunter22@db/x',
      'must be an address such as postgres://user:password@host:5432/name',
    ],
    ['DATABASE_URL', 'hunter22', 'must be an address such as postgres://user:password@host:5432/name'],
    ['DATABASE_OWNER_URL', 'hunter22', 'must be an address such as postgres://owner:password@host:5432/name'],
    ['DATABASE_POOL_SIZE', '1', 'must be a whole number from 2 to 500'],
    ['DATABASE_POOL_SIZE', 'many', 'must be a whole number from 2 to 500'],
    ['TEMPORAL_UI_URL', 'temporal', 'must be an http or https address'],
    ['TASK_QUEUE_PREFIX', 'Bad Prefix', 'must be at most 40 of a-z, 0-9 and -'],
    [
      'TASK_QUEUES',
      'payouts,hunter22',
      'must be one or more of payouts, webhooks, bills, collections, chain, separated by commas',
    ],
    ['WORKFLOW_BUNDLE', '/nowhere/bundle.js', 'must be the path of an existing file'],
    ['METRICS_PORT', '99999', 'must be a whole number from 0 to 65535'],
    ['METRICS_TOKEN', 'hunter22', 'must be public, or have at least 16 characters'],
    ['ENCRYPTION_KEY', undefined, 'must be set to 32 random bytes in base64'],
    ['ENCRYPTION_KEY', 'hunter22', 'must be 32 random bytes in base64'],
    ['JWT_SECRET', undefined, 'must be set to 32 random bytes in base64'],
    ['JWT_SECRET', 'hunter22', 'must be 32 random bytes in base64'],
    ['OUTCOME_WAIT_MS', '60000', 'must be a whole number from 0 to 55000'],
    ['RATE_LIMIT_PER_SECOND', '0', 'must be a whole number from 1 to 1000000'],
    [
      'DAILY_LIMITS',
      '{"sales":1}',
      'must be JSON with what differs from {"withdrawals":{"naira":5000000000,"count":100000},"sales":{"naira":5000000000,"count":100000},"bills":{"naira":1000000000,"count":100000},"nameEnquiries":{"count":20000},"payoutHold":{"hours":24,"naira":20000}}',
    ],
    ['ADDRESS_RATE_LIMIT_PER_SECOND', '0', 'must be a whole number from 1 to 10000000'],
    [
      'TRUST_PROXY',
      'true',
      'must be the networks of your proxies, such as 10.0.0.0/8,fd00::/8, or loopback, linklocal, uniquelocal, separated by commas',
    ],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      'must be the networks of your proxies, such as 10.0.0.0/8,fd00::/8, or loopback, linklocal, uniquelocal, separated by commas',
    ],
    [
      'TRUST_PROXY',
      '0.0.0.0/0',
      'must be the networks of your proxies, such as 10.0.0.0/8,fd00::/8, or loopback, linklocal, uniquelocal, separated by commas',
    ],
    ['WEBHOOK_ALLOW_LOOPBACK', 'yes', 'must be true or false'],
    ['WEBHOOK_SECRET_OVERLAP_HOURS', '721', 'must be a whole number from 0 to 720'],
    [
      'MAIL_URL',
      'hunter22',
      'must be the address of an SMTP server such as smtps://user:password@host:465, or a folder such as file:/var/mail',
    ],
    [
      'MAIL_FROM',
      'Hunter <hunter22@example.com>',
      'must be an email address without a name, such as no-reply@localhost',
    ],
    ['PROVIDER_URLS', 'paystack=api.paystack.co', 'must contain http or https addresses'],
    [
      'PROVIDER_URLS',
      'hunter22=https://bank.example',
      'must be addresses by provider, such as paystack=https://bank.example,itrx=https://nile.itrx.io, of paystack, monnify, vtpass, yellowcard, quidax, coingecko, itrx',
    ],
    ['PROVIDER_URLS', 'itrx=https://a.example,itrx=https://b.example', 'must not contain a name twice'],
    [
      'PROVIDER_URLS',
      'paystack=https://bank.example,monnify=https://sandbox.monnify.com',
      "must not contain the address of a provider's sandbox: this service simulates its own",
    ],
    [
      'RATE_BOUNDS_BASIS_POINTS',
      'jump=hunter22',
      'must be whole numbers from 1 to 100000 by name, such as last_trade=500,reference=1000,jump=1000',
    ],
    [
      'RATE_BOUNDS_BASIS_POINTS',
      'hunter22=5',
      'must be whole numbers from 1 to 100000 by name, such as last_trade=500,reference=1000,jump=1000',
    ],
    ['RATE_PROVIDERS', 'hunter22', 'must be one or more of quidax, coingecko, separated by commas'],
    [
      'PAYSTACK_TRANSFER_FEES',
      '5000=10,50000=25',
      'must be fees by amount in naira, ascending, such as 5000=10,50000=25,above=50',
    ],
    [
      'PAYSTACK_TRANSFER_FEES',
      'above=50,5000=10',
      'must be fees by amount in naira, ascending, such as 5000=10,50000=25,above=50',
    ],
    [
      'PAYSTACK_TRANSFER_FEES',
      '50000=25,5000=10,above=50',
      'must be fees by amount in naira, ascending, such as 5000=10,50000=25,above=50',
    ],
    [
      'PAYSTACK_TRANSFER_FEES',
      '5000=ten,above=50',
      'must be fees by amount in naira, ascending, such as 5000=10,50000=25,above=50',
    ],
    [
      'PAYSTACK_SECRET_KEY',
      'sk_test_hunter22',
      'must be live keys, sk_live_…: with a test key transfers succeed without paying, and the sandbox of this service needs none',
    ],
    [
      'MONNIFY_API_KEY',
      'MK_TEST_HUNTER22',
      'must be live keys, MK_PROD_…: with a test key transfers succeed without paying, and the sandbox of this service needs none',
    ],
    ['MONNIFY_CONTRACT_CODE', 'hunter22', 'must be the code of a contract, digits alone'],
    ['MONNIFY_WALLET_ACCOUNT', 'hunter22', 'must be account numbers of wallets that pay, ten digits each'],
    [
      'PROVIDER_URLS',
      'vtpass=https://sandbox.vtpass.com/api',
      "must not contain the address of a provider's sandbox: this service simulates its own",
    ],
    [
      'PROVIDER_URLS',
      'yellowcard=https://sandbox.api.yellowcard.io',
      "must not contain the address of a provider's sandbox: this service simulates its own",
    ],
    ['PROVIDER_TIMEOUT_MS', '10', 'must be a whole number from 100 to 60000'],
    ['PAYMENT_DAILY_CAP_NAIRA', '1', 'must be a whole number from 100 to 1000000000'],
    ['RELAY_DELAY_MS', '-5', 'must be a whole number from 0 to 60000'],
    ['REQUEST_TIMEOUT_MS', 'soon', 'must be a whole number from 100 to 600000'],
    ['MAX_CONNECTIONS', '0', 'must be a whole number from 1 to 1000000'],
    ['SHUTDOWN_DELAY_MS', '-1', 'must be a whole number from 0 to 300000'],
    ['DRAIN_TIMEOUT_MS', 'soon', 'must be a whole number from 0 to 300000'],
    ['LOG_LEVEL', 'loud', 'must be one of trace, debug, info, warn, error, fatal, silent'],
  ])('is named with what it must be, never with its value: %s=%s', (name, value, expectation) => {
    expect(() => loadConfig({ ...valid, [name]: value })).toThrow(
      `The configuration is not valid: ${name} ${expectation}.`,
    );
  });

  it('takes a second account of VTpass beside the present one, whole and another than it', () => {
    const keys = (apiKeys: string, others = ['PK_hunter22,PK_old', 'SK_hunter22,SK_old']) => ({
      VTPASS_API_KEY: apiKeys,
      VTPASS_PUBLIC_KEY: others[0],
      VTPASS_SECRET_KEY: others[1],
    });
    const { vtpass } = loadConfig({ ...valid, ...keys('new,old') });
    expect(vtpass?.accounts).toEqual([
      { apiKey: 'new', publicKey: 'PK_hunter22', secretKey: 'SK_hunter22' },
      { apiKey: 'old', publicKey: 'PK_old', secretKey: 'SK_old' },
    ]);
    for (const [env, expectation] of [
      [keys(''), 'VTPASS_API_KEY must be set with the other keys of VTpass.'],
      [keys('same,same'), 'VTPASS_API_KEY must not contain a value twice.'],
      [keys('new,'), 'VTPASS_API_KEY must not have an empty value between commas.'],
      [
        keys('new,old', ['PK_hunter22', 'SK_hunter22,SK_old']),
        'VTPASS_PUBLIC_KEY must list as many values as VTPASS_API_KEY, in the same order: 2, not 1.',
      ],
    ] as const) {
      expect(() => loadConfig({ ...valid, ...env })).toThrow(
        `The configuration is not valid: ${expectation}`,
      );
    }
  });

  it('takes a second account at Yellow Card for a change-over, whole, and not the same one again', () => {
    const keys = (apiKeys: string, secretKeys = 'hunter22,hunter22') => ({
      YELLOWCARD_API_KEY: apiKeys,
      YELLOWCARD_SECRET_KEY: secretKeys,
    });
    const { yellowCard } = loadConfig({ ...valid, ...keys('new,old') });
    expect(yellowCard?.accounts.map(({ apiKey }) => apiKey)).toEqual(['new', 'old']);
    for (const [env, expectation] of [
      [keys('same,same'), 'YELLOWCARD_API_KEY must not contain a value twice.'],
      [
        keys('new', 'hunter22,hunter22'),
        'YELLOWCARD_SECRET_KEY must list as many values as YELLOWCARD_API_KEY, in the same order: 1, not 2.',
      ],
      [keys('new', ''), 'YELLOWCARD_SECRET_KEY must be set with the other keys of Yellow Card.'],
    ] as const) {
      expect(() => loadConfig({ ...valid, ...env })).toThrow(
        `The configuration is not valid: ${expectation}`,
      );
    }
  });

  it('takes addresses of providers, sources of rates and bounds by name', () => {
    const { paystack, quidax, coinGecko, rateBounds } = loadConfig({
      ...valid,
      PAYSTACK_SECRET_KEY: 'sk_live_new,sk_live_old',
      PROVIDER_URLS: 'paystack=http://127.0.0.1:1/a=b, quidax=https://market.example',
      RATE_PROVIDERS: 'coingecko,quidax',
      RATE_BOUNDS_BASIS_POINTS: 'jump=250',
    });
    expect(paystack).toMatchObject({
      accounts: [{ secretKey: 'sk_live_new' }, { secretKey: 'sk_live_old' }],
      baseUrl: 'http://127.0.0.1:1/a=b',
    });
    expect([quidax, coinGecko]).toEqual([
      { baseUrl: 'https://market.example' },
      { baseUrl: undefined, apiKey: undefined },
    ]);
    expect(rateBounds).toMatchObject({
      fromLastTradeBasisPoints: 500n,
      fromReferenceBasisPoints: 1_000n,
      jumpBasisPoints: 250n,
    });
    expect(loadConfig(valid)).toMatchObject({ quidax: undefined, coinGecko: undefined });
  });
});

function withPath(url: string | undefined, path: string): string {
  const changed = new URL(url ?? '');
  changed.pathname = path;
  return changed.href;
}

function portOf(server: Server): string {
  return String((server.address() as AddressInfo).port);
}
