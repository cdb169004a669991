import pg from 'pg';
import { baseUrlOf } from '../../src/api/baseUrl.ts';
import { runAdmin } from '../../src/cli/program.ts';
import type { Service } from '../../src/composition/service.ts';
import type { Role } from '../../src/composition/start.ts';
import type { TaskQueue } from '../../src/contract/flows.ts';
import { type Database, openDatabase } from '../../src/db/core/database.ts';
import { LedgerStore } from '../../src/db/ledger/ledgerStore.ts';
import { createBusiness } from '../../src/db/merchants/businesses.ts';
import { createSecretBox } from '../../src/security/secretBox.ts';
import { issueSessionToken } from '../../src/security/sessionToken.ts';
import { approvedBusiness } from './books.ts';
import { createTestDatabase } from './database.ts';
import { runOnKeptThreads } from './keptThreads.ts';
import { TEST_KEYS } from './keys.ts';
import { testConfig } from './service.ts';

/** The encryption keys of a process, in base64. */
export interface Keys {
  readonly key: string;
  readonly previous?: string;
}

/** A merchant of a scene. */
export interface KeyMerchant {
  readonly businessId: string;
  readonly ownerId: string;
  readonly apiKeys: { readonly prod: string; readonly test: string };
}

/** A database, and services that come and go on it with different encryption keys. */
export interface KeyScene {
  readonly database: Database;
  /** Starts a service in this process; a start that is refused rejects. */
  start(
    keys: Keys,
    options?: { readonly role?: Role; readonly queues?: readonly TaskQueue[] },
  ): Promise<Service>;
  /** Stops every service that runs. */
  stop(): Promise<void>;
  /** Makes a merchant whose secrets are sealed with a key. */
  createMerchant(key: string): Promise<KeyMerchant>;
  /** Calls the API of the service that was started last, by test key. Answers the body of a 200. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields they are about.
  call(merchant: KeyMerchant, method: 'GET' | 'POST', path: string, body?: object): Promise<any>;
  /** What a merchant is shown of its secrets: keys of both environments, and the secret of the sandbox's webhooks. */
  shownSecrets(merchant: KeyMerchant): Promise<Readonly<Record<string, string>>>;
  /** Runs the admin command on the database. */
  admin(keys: Keys | undefined, args: readonly string[]): Promise<{ code: number; out: string; err: string }>;
  /** Runs SQL as the owner of the tables. */
  ownerSql(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  close(): Promise<void>;
}

export async function openKeyScene(): Promise<KeyScene> {
  const testDatabase = await createTestDatabase();
  const database = await openDatabase(testDatabase.ownerUrl, { poolSize: 3 });
  const owner = new pg.Client({ connectionString: testDatabase.ownerUrl });
  await owner.connect();
  const running: Service[] = [];
  const queuePrefix = testConfig(testDatabase.ownerUrl).taskQueuePrefix;
  const envOf = ({ key, previous }: Keys) => ({
    ENCRYPTION_KEY: previous === undefined ? key : `${key},${previous}`,
    TASK_QUEUE_PREFIX: queuePrefix,
  });
  const stop = async () => {
    for (const service of running.splice(0).reverse()) await service.stop();
  };
  const request = async (method: string, path: string, headers: Record<string, string>, body?: object) => {
    const response = await fetch(`${baseUrlOf(running.at(-1)?.apiUrl ?? '')}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text);
  };
  const call: KeyScene['call'] = (merchant, method, path, body) =>
    request(method, path, { 'x-api-key': merchant.apiKeys.test }, body);
  return {
    database,
    stop,
    call,
    async start(keys, { role = 'api', queues = ['bills'] } = {}) {
      const config = testConfig(testDatabase.ownerUrl, {
        ...envOf(keys),
        TASK_QUEUES: queues.join(','),
        SANDBOX_POLL_MS: '300',
      });
      const service = await runOnKeptThreads({ config, role });
      running.push(service);
      return service;
    },
    async createMerchant(key) {
      const secretBox = createSecretBox(Buffer.from(key, 'base64'));
      return createBusiness(database, { ledger: new LedgerStore(database), secretBox }, approvedBusiness());
    },
    async shownSecrets(merchant) {
      const { jwtSecret } = testConfig(testDatabase.ownerUrl);
      const token = await issueSessionToken(jwtSecret, {
        userId: merchant.ownerId,
        sessionsVersion: 1,
      });
      const { business } = await request('GET', '/me', { authorization: `Bearer ${token}` });
      const { secret } = await call(merchant, 'GET', '/webhooks/secret');
      return { ...business.apiKeys, webhookSecret: secret };
    },
    async admin(keys, args) {
      let out = '';
      let err = '';
      const code = await runAdmin(args, {
        env: {
          DATABASE_URL: testDatabase.ownerUrl,
          TEMPORAL_ADDRESS: process.env.TEST_TEMPORAL_ADDRESS,
          ...(keys && { ...envOf(keys), JWT_SECRET: TEST_KEYS.JWT_SECRET }),
        },
        dataDir: '/no/such/folder',
        osUser: 'ada',
        out: (text) => {
          out += text;
        },
        err: (text) => {
          err += text;
        },
      });
      return { code, out, err };
    },
    ownerSql: (text, values) => owner.query(text, values),
    async close() {
      await stop();
      await owner.end();
      await database.close();
      await testDatabase.drop();
    },
  };
}
