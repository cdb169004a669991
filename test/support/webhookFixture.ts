import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createWebhookSender, type WebhookSenderDependencies } from '../../src/activities/webhooks/sender.ts';
import { createWebhookActivities, type WebhookActivities } from '../../src/activities/webhooks/webhooks.ts';
import { KINDS } from '../../src/contract/kinds.ts';
import { type Database, openDatabase } from '../../src/db/core/database.ts';
import { LedgerStore } from '../../src/db/ledger/ledgerStore.ts';
import { createBusiness } from '../../src/db/merchants/businesses.ts';
import type { Environment } from '../../src/domain/money.ts';
import type { WebhookDeliveryStatus } from '../../src/domain/webhooks/webhook.ts';
import { newIdentifier } from '../../src/security/identifiers.ts';
import { createSecretBox, type SecretBox } from '../../src/security/secretBox.ts';
import { approvedBusiness } from './books.ts';
import { createTestDatabase } from './database.ts';

/** A delivery to be put into the database; what is absent has the value of a new one. */
export interface DeliveryFacts {
  readonly environment?: Environment;
  readonly status?: WebhookDeliveryStatus;
  readonly createdAt?: string;
  readonly body?: string;
}

/** A database with merchants and deliveries, for tests of webhooks alone. */
export interface WebhookFixture {
  readonly database: Database;
  readonly secretBox: SecretBox;
  /** @returns the id of a new merchant with these webhook addresses. */
  createMerchant(urls?: { readonly prod?: string; readonly test?: string }): Promise<string>;
  /** @returns the id of a new delivery of that merchant. */
  createDelivery(businessId: string, facts?: DeliveryFacts): Promise<string>;
  /** Runs SQL as the owner of the tables, past the application's rights. */
  ownerSql(text: string, values?: unknown[]): Promise<readonly Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** The activities of deliveries, with a sender of their own. */
export function webhookActivitiesOf(
  { database, secretBox }: Pick<WebhookFixture, 'database' | 'secretBox'>,
  overrides: Partial<WebhookSenderDependencies> & { readonly tries?: () => number } = {},
): WebhookActivities {
  const { tries, ...sending } = overrides;
  const sender = createWebhookSender({ database, secretBox, allowLoopback: true, ...sending });
  return createWebhookActivities({ database, sender, ...(tries && { tries }) });
}

export async function createWebhookFixture(): Promise<WebhookFixture> {
  const testDatabase = await createTestDatabase();
  const database = await openDatabase(testDatabase.ownerUrl, { poolSize: 8 });
  const owner = new pg.Pool({ connectionString: testDatabase.ownerUrl, max: 1 });
  // Dropping the database may cut a connection whose polite end is still under way.
  owner.on('error', () => {});
  const ledger = new LedgerStore(database);
  const secretBox = createSecretBox(randomBytes(32));
  const ownerSql = async (text: string, values: unknown[] = []) => (await owner.query(text, values)).rows;

  return {
    database,
    secretBox,
    ownerSql,
    async createMerchant(urls = {}) {
      const { businessId } = await createBusiness(database, { ledger, secretBox }, approvedBusiness());
      await ownerSql('update businesses set webhook_url_prod = $2, webhook_url_test = $3 where id = $1', [
        businessId,
        urls.prod ?? null,
        urls.test ?? null,
      ]);
      return businessId;
    },
    async createDelivery(businessId, facts = {}) {
      const {
        environment = 'test',
        status = 'PENDING',
        createdAt,
        body = '{"type":"withdrawal.completed"}',
      } = facts;
      const transactionId = newIdentifier(KINDS.withdrawal);
      const deliveryId = newIdentifier('msg');
      await ownerSql(
        `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel,
          customer, description, metadata) values ($1, $2, $3, 'withdrawal', 'COMPLETED', 100000, 1000, '', '', '', '{}')`,
        [transactionId, businessId, environment],
      );
      await ownerSql(
        `insert into webhook_deliveries
          (id, business_id, environment, event_type, transaction_id, body, status, created_at, finished_at)
          values ($1, $2, $3, 'withdrawal.completed', $4, $5, $6::text, coalesce($7::timestamptz, now()),
            case when $6::text = 'PENDING' then null else now() end)`,
        [deliveryId, businessId, environment, transactionId, body, status, createdAt ?? null],
      );
      return deliveryId;
    },
    async stop() {
      await owner.end();
      await database.close();
      await testDatabase.drop();
    },
  };
}
