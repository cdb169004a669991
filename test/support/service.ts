import { randomBytes } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import pg from 'pg';
import { baseUrlOf } from '../../src/api/baseUrl.ts';
import type { Service } from '../../src/composition/service.ts';
import type { Role, ServiceOverrides } from '../../src/composition/start.ts';
import { type Config, loadConfig } from '../../src/config/config.ts';
import type { TaskQueue } from '../../src/contract/flows.ts';
import { type Database, openDatabase } from '../../src/db/core/database.ts';
import { adjustBalance } from '../../src/db/ledger/balanceAdjustments.ts';
import { LedgerStore } from '../../src/db/ledger/ledgerStore.ts';
import { createBusiness } from '../../src/db/merchants/businesses.ts';
import { type Asset, type Environment, parseAmountMinor } from '../../src/domain/money.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { newIdentifier } from '../../src/security/identifiers.ts';
import { hashPassword } from '../../src/security/password.ts';
import { createSecretBox } from '../../src/security/secretBox.ts';
import { approvedBusiness } from './books.ts';
import { createTestDatabase } from './database.ts';
import { runOnKeptThreads } from './keptThreads.ts';
import { TEST_KEYS } from './keys.ts';
import { openApiCheck } from './openapi.ts';

/** A merchant of a test. */
export interface TestMerchant {
  readonly businessId: string;
  readonly ownerId: string;
  readonly name: string;
  readonly email: string;
  /** Absent when the merchant was made without one: then it cannot log in. */
  readonly password?: string | undefined;
  readonly apiKeys: { readonly prod: string; readonly test: string };
}

/** An answer of the API. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Bodies are validated against /openapi.json; tests then read the fields they are about.
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  readonly body: any;
}

export interface RequestOptions {
  /** The API key; the merchant's test key unless given or a token is; null for none. */
  readonly key?: string | null;
  /** The token of a login. */
  readonly token?: string;
  /** The cookie of a sign-in to the dashboard, sent as a page of the service itself sends it. */
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether to ask at localhost, where browsers have passkeys, in place of 127.0.0.1. */
  readonly isAtLocalhost?: boolean;
}

/** A whole service of a test's own: its database, its task queues, one merchant with money. */
export interface TestService {
  readonly apiUrl: string;
  readonly baseUrl: string;
  readonly config: Config;
  readonly merchant: TestMerchant;
  readonly database: Database;
  readonly ledger: LedgerStore;
  /** Requests a path of the contract; the answer is checked against /openapi.json. */
  post(path: string, body: unknown, options?: RequestOptions): Promise<Answer>;
  get(path: string, options?: RequestOptions): Promise<Answer>;
  patch(path: string, body: unknown, options?: RequestOptions): Promise<Answer>;
  delete(path: string, options?: RequestOptions): Promise<Answer>;
  createMerchant(
    name?: string,
    options?: { readonly password?: string; readonly email?: string },
  ): Promise<TestMerchant>;
  /** Logs a merchant in by its password. Returns the token. */
  logIn(merchant: TestMerchant, password?: string): Promise<string>;
  /** Signs a merchant in to the dashboard by its password. Returns the cookie. */
  signIn(merchant: TestMerchant, secondFactorCode?: string): Promise<string>;
  /** Credits the sandbox or live balance with an amount in major units, past every fee and commission. */
  fund(merchant: TestMerchant, amount: number, environment?: Environment, asset?: Asset): Promise<void>;
  /** Runs SQL as the owner of the tables, past the application's rights. */
  ownerSql(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  stop(): Promise<void>;
}

/** Costs of a password's hash that keep no processor busy. A hash names its own, so that the service goes by them. */
const LIGHT_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** The cookie that an answer sets, as a browser sends it again. */
export function cookieIn(headers: Headers): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Settings of a service on a test's own database and queues. */
export function testConfig(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Config {
  return loadConfig({
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '10',
    // Hundreds of requests at once wait for one of these connections on the slowest of machines.
    DATABASE_CONNECTION_TIMEOUT_MS: '60000',
    TEMPORAL_ADDRESS: process.env.TEST_TEMPORAL_ADDRESS,
    WORKFLOW_BUNDLE: process.env.TEST_WORKFLOW_BUNDLE,
    TASK_QUEUE_PREFIX: `t${randomBytes(5).toString('hex')}-`,
    ...TEST_KEYS,
    PORT: '0',
    METRICS_TOKEN: 'public',
    // No balancer has to notice that a service ends.
    SHUTDOWN_DELAY_MS: '0',
    RATE_LIMIT_PER_SECOND: '100000',
    // No answer turns into 202 because the machine is busy.
    OUTCOME_WAIT_MS: '55000',
    WEBHOOK_ALLOW_LOOPBACK: 'true',
    LOG_LEVEL: 'silent',
    // Files run side by side, and few of them have to do with the sandbox's chain; those set it themselves.
    SANDBOX_POLL_MS: '2000',
    // Few look at a deposit before it is solid.
    SANDBOX_SOLID_AFTER_MS: '300',
    ...env,
  });
}

/**
 * Starts a service with a fresh database. Call `stop` when the test file ends.
 *
 * @param options.env settings that differ from testConfig's.
 * @param options.role the roles in this process; all unless given.
 * @param options.queues the queues that workers serve; all unless given.
 * @param options.hasCostlyHashes true hashes passwords of merchants at the costs of production, some 50 ms for every login.
 * @param options.hasSchedules true creates the Temporal Schedules too, which no other service of a test has.
 */
export async function startTestService(
  options: {
    readonly env?: Readonly<Record<string, string>>;
    readonly role?: Role;
    readonly queues?: readonly TaskQueue[];
    readonly hasCostlyHashes?: boolean;
    readonly hasSchedules?: boolean;
    readonly overrides?: ServiceOverrides;
  } = {},
): Promise<TestService> {
  const testDatabase = await createTestDatabase();
  const config = testConfig(testDatabase.ownerUrl, {
    ...(options.queues !== undefined && { TASK_QUEUES: options.queues.join(',') }),
    ...options.env,
  });
  const database = await openDatabase(testDatabase.ownerUrl, { poolSize: 5 });
  const ledger = new LedgerStore(database);
  const service: Service = await runOnKeptThreads({
    config,
    role: options.role ?? 'all',
    overrides: {
      logger: createLogger(config.logLevel),
      hasSchedules: options.hasSchedules ?? false,
      ...options.overrides,
    },
  });
  const apiUrl = service.apiUrl ?? '';
  const baseUrl = baseUrlOf(apiUrl);
  const check = await openApiCheck(apiUrl);
  const owner = new pg.Pool({ connectionString: testDatabase.ownerUrl, max: 2 });
  // Dropping the database may cut a connection whose polite end is still under way.
  owner.on('error', () => {});

  const hashOf = (password: string) =>
    options.hasCostlyHashes ? hashPassword(password) : argon2.hash(password, LIGHT_HASH);
  const createMerchant: TestService['createMerchant'] = async (name = 'Acme Stores', options = {}) => {
    const { password, email } = options;
    const business = approvedBusiness({
      name,
      ...(email !== undefined && { email }),
      ...(password !== undefined && { passwordHash: await hashOf(password) }),
    });
    const secretBox = createSecretBox(config.encryptionKey);
    const created = await createBusiness(database, { ledger, secretBox }, business);
    return { ...created, name, email: business.email, password };
  };
  const merchant = await createMerchant();

  async function request(
    method: string,
    path: string,
    body: unknown,
    options: RequestOptions = {},
  ): Promise<Answer> {
    const { token, cookie, headers = {} } = options;
    const { key = token === undefined && cookie === undefined ? merchant.apiKeys.test : null } = options;
    const base = options.isAtLocalhost ? baseUrl.replace('127.0.0.1', 'localhost') : baseUrl;
    const response = await fetch(base + path, {
      method,
      headers: {
        ...(key !== null && { 'x-api-key': key }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(cookie !== undefined && { cookie, 'sec-fetch-site': 'same-origin' }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const isFile = response.headers.get('content-type')?.startsWith('text/csv');
    const given = await (isFile ? response.text() : response.json());
    const answer = { status: response.status, headers: response.headers, body: given };
    check(method, path.split('?')[0] ?? path, answer.status, answer.body);
    return answer;
  }

  return {
    apiUrl,
    baseUrl,
    config,
    merchant,
    database,
    ledger,
    createMerchant,
    async logIn(of, password = of.password) {
      const { status, body } = await request(
        'POST',
        '/auth/login',
        { email: of.email, password },
        { key: null },
      );
      if (status !== 200) throw new Error(`The login of ${of.email} answered ${status}: ${body.msg}`);
      return body.token;
    },
    async signIn({ email, password }, secondFactorCode) {
      const form = { email, password, secondFactorCode };
      const { status, headers, body } = await request('POST', '/session', form, { key: null });
      if (status !== 200) throw new Error(`The sign-in of ${email} answered ${status}: ${body.msg}`);
      return cookieIn(headers);
    },
    post: (path, body, requestOptions) => request('POST', path, body, requestOptions),
    get: (path, requestOptions) => request('GET', path, undefined, requestOptions),
    patch: (path, body, requestOptions) => request('PATCH', path, body, requestOptions),
    delete: (path, requestOptions) => request('DELETE', path, undefined, requestOptions),
    async fund(to, amount, environment = 'test', asset = 'NGN') {
      await adjustBalance(database, ledger, {
        adjustmentId: newIdentifier('adj'),
        businessId: to.businessId,
        environment,
        asset,
        amountMinor: parseAmountMinor(amount, asset),
        reason: 'The money of a test',
        operator: 'test',
      });
    },
    ownerSql: (text, values) => owner.query(text, values),
    async stop() {
      await service.stop();
      await owner.end();
      await database.close();
      await testDatabase.drop();
    },
  };
}
