import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { baseUrlOf } from '../../src/api/baseUrl.ts';
import type { Service } from '../../src/composition/service.ts';
import type { Role, ServiceOverrides } from '../../src/composition/start.ts';
import { saveBankAccount } from '../support/bankAccounts.ts';
import { runOnKeptThreads } from '../support/keptThreads.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { type PaystackServer, startPaystackServer } from '../support/paystackServer.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import {
  type ServiceProcess,
  type ServiceProcessOptions,
  startServiceProcess,
} from '../support/serviceProcess.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, verifyWebhook, type WebhookReceiver } from '../support/webhookReceiver.ts';

const AMOUNT = 2_500;
const TOTAL_MINOR = 251_000n;
const FUNDS_MINOR = 10_000_000n;

/** Which of a merchant's two worlds: Paystack pays in prod; in test the webhooks come to a listener of ours. */
export type World = 'prod' | 'test';

/** A service in parts, of which a test kills some, with what surrounds it. */
export interface Scene {
  /** An API in this process, which survives; its harness. */
  readonly service: TestService;
  readonly paystack: PaystackServer;
  readonly receiver: WebhookReceiver;
  readonly merchant: TestMerchant;
  /** Runs a role in this process. */
  run(role: Role): Promise<Service>;
  /** Starts a role as a process that can be killed. */
  spawn(role: Role, options?: ServiceProcessOptions): Promise<ServiceProcess>;
  /** Requests a withdrawal. Returns undefined when the connection broke before an answer came. */
  withdraw(world: World, options?: WithdrawOptions): Promise<WithdrawalAnswer | undefined>;
  /** Waits until a world has this many withdrawals, and returns their ids. */
  accepted(world: World, count?: number): Promise<readonly string[]>;
  /** Waits for the end of everything, and checks that each withdrawal was completed once and told once. */
  expectAllCompletedOnce(counts: Readonly<Record<World, number>>): Promise<void>;
  close(): Promise<void>;
}

export interface WithdrawOptions {
  /** The API that is asked; the surviving one unless given. */
  readonly apiUrl?: string;
  readonly idempotencyKey?: string;
}

export interface WithdrawalAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields they are about.
  readonly body: any;
}

/** Sets a scene with the API in this process and no worker yet. Close it when the test ends. */
export async function openScene(
  options: { readonly env?: Readonly<Record<string, string>>; readonly overrides?: ServiceOverrides } = {},
): Promise<Scene> {
  const paystack = await startPaystackServer();
  const receiver = await startWebhookReceiver();
  const service = await startTestService({
    queues: ['payouts', 'webhooks'],
    role: 'api',
    env: {
      ...paystack.env,
      RELAY_DELAY_MS: '300',
      DRAIN_TIMEOUT_MS: '500',
      OUTCOME_WAIT_MS: '1000',
      ...options.env,
    },
    ...(options.overrides && { overrides: options.overrides }),
  });
  const merchant = await service.createMerchant();
  const { businessId } = merchant;
  for (const world of ['prod', 'test'] as const) await service.fund(merchant, 100_000, world);
  await service.ownerSql('update businesses set webhook_url_test = $1 where id = $2', [
    receiver.url,
    businessId,
  ]);
  await saveBankAccount(service, businessId, '2012345678');
  const { secret } = (await service.get('/webhooks/secret', { key: merchant.apiKeys.test })).body;
  const inProcess: Service[] = [];
  const processes: ServiceProcess[] = [];

  async function statuses(
    world: World,
  ): Promise<readonly { readonly id: string; readonly status: string }[]> {
    const { rows } = await service.ownerSql(
      `select id, status from transactions where business_id = $1 and environment = $2 and flow = 'withdrawal'
        order by id`,
      [businessId, world],
    );
    return rows;
  }

  async function expectWorld(world: World, count: number): Promise<void> {
    const ended = await waitFor(`${count} withdrawals in ${world} to be completed`, async () => {
      const all = await statuses(world);
      return all.length >= count && all.every(({ status }) => status !== 'PROCESSING') && all;
    });
    expect(ended.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 'COMPLETED'));
    expect(await service.ledger.balances({ businessId, environment: world }, 'NGN')).toEqual({
      availableMinor: FUNDS_MINOR - TOTAL_MINOR * BigInt(count),
      heldMinor: 0n,
    });
    for (const { id } of ended) {
      if (world === 'prod') expect([id, paystack.transfersMade(id)]).toEqual([id, 1]);
      const { rows: transfers } = await service.ownerSql(
        'select phase from ledger.transfers where reference like $1 order by id',
        [`${id}:%`],
      );
      expect(transfers).toEqual([{ phase: 'reserve' }, { phase: 'post' }]);
    }
    await expectDeliveries(
      world,
      ended.map(({ id }) => id),
    );
  }

  /** Each withdrawal has one event; in test its listener got it at least once, each time with the same id. */
  async function expectDeliveries(world: World, ids: readonly string[]): Promise<void> {
    const deliveries = await waitFor(`the webhooks of ${world}`, async () => {
      const { rows } = await service.ownerSql(
        `select id, event_type, status, transaction_id from webhook_deliveries where transaction_id = any($1)
          order by transaction_id`,
        [ids],
      );
      return rows.every(({ status }) => status !== 'PENDING') && rows;
    });
    const status = world === 'test' ? 'DELIVERED' : 'NO_ADDRESS';
    expect(deliveries).toEqual(
      ids.map((id) => ({
        id: expect.any(String),
        event_type: 'withdrawal.completed',
        status,
        transaction_id: id,
      })),
    );
    if (world === 'prod') return;
    for (const { id: deliveryId, transaction_id: withdrawalId } of deliveries) {
      const told = receiver.received.filter(({ body }) => body.includes(withdrawalId));
      expect(told.length).toBeGreaterThanOrEqual(1);
      expect(new Set(told.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([deliveryId]));
      for (const webhook of told) {
        expect(verifyWebhook(webhook, secret)).toMatchObject({
          type: 'withdrawal.completed',
          data: { transactionId: withdrawalId, status: 'COMPLETED' },
        });
      }
    }
  }

  return {
    service,
    paystack,
    receiver,
    merchant,
    async run(role) {
      const running = await runOnKeptThreads({ config: service.config, role });
      inProcess.push(running);
      return running;
    },
    async spawn(role, processOptions) {
      const child = await startServiceProcess(service.config, role, processOptions);
      processes.push(child);
      return child;
    },
    async withdraw(world, { apiUrl = service.apiUrl, idempotencyKey = randomUUID() } = {}) {
      try {
        const response = await fetch(`${baseUrlOf(apiUrl)}/withdrawal/request`, {
          method: 'POST',
          headers: {
            'x-api-key': merchant.apiKeys[world],
            'content-type': 'application/json',
            'idempotency-key': idempotencyKey,
          },
          body: JSON.stringify({ businessId, amount: AMOUNT }),
        });
        return { status: response.status, body: await response.json() };
      } catch {
        return undefined;
      }
    },
    accepted: (world, count = 1) =>
      waitFor(`${count} withdrawals in ${world}`, async () => {
        const all = await statuses(world);
        return all.length >= count && all.map(({ id }) => id);
      }),
    async expectAllCompletedOnce(counts) {
      // A process that was killed keeps no event from the relay: the time is skipped that it had for its first attempts.
      await service.ownerSql('update outbox set due_at = now() where due_at > now()');
      for (const world of ['prod', 'test'] as const) await expectWorld(world, counts[world]);
      await expectSoundLedger(service.database);
      // Nothing is left to be started, so nothing can happen once more.
      await waitFor('the outbox to be empty', async () => {
        const { rows } = await service.ownerSql('select count(*)::int as waiting from outbox', []);
        return rows[0].waiting === 0;
      });
    },
    async close() {
      for (const child of processes) await child.kill();
      for (const running of inProcess.reverse()) await running.stop();
      await service.stop();
      await paystack.stop();
      await receiver.stop();
    },
  };
}
