import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HELD_KINDS, type Kind } from '../../src/contract/kinds.ts';
import { orderWorkflowId } from '../../src/contract/starts.ts';
import { saveBankAccount } from '../support/bankAccounts.ts';
import { createFaultGates } from '../support/faultGates.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { type LiveProviders, startLiveProviders, waitForLiveBillers } from '../support/liveProviders.ts';
import type { PaystackServer } from '../support/paystackServer.ts';
import type { ProviderFault } from '../support/providerServer.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import type { VtpassServer } from '../support/vtpassServer.ts';
import { waitFor } from '../support/waitFor.ts';
import type { YellowCardServer } from '../support/yellowCardServer.ts';

/**
 * The first steps are taken by a local activity, inside the first task of the workflow, which waits four seconds for it:
 * see workflows/orders/order.ts. These tests are about providers that take longer; test/faults/worker.test.ts is about
 * workers that die meanwhile.
 */
let providers: LiveProviders;
let paystack: PaystackServer;
let vtpass: VtpassServer;
let yellowCard: YellowCardServer;
let service: TestService;
let flows: FlowInspection;
const gates = createFaultGates();
/** Where the next execution fails, once. */
let failsAt: string | undefined;

beforeAll(async () => {
  providers = await startLiveProviders();
  ({ paystack, vtpass, yellowCard } = providers);
  service = await startTestService({
    queues: ['payouts', 'bills', 'collections'],
    env: {
      ...providers.env,
      // Longer than the workflow waits for its local activity, and long enough to be found still waiting.
      PROVIDER_TIMEOUT_MS: '20000',
      OUTCOME_WAIT_MS: '40000',
    },
    overrides: {
      async faultPoint(name) {
        if (name === failsAt) {
          failsAt = undefined;
          throw new Error(`The work failed at ${name}.`);
        }
        await gates.faultPoint(name);
      },
    },
  });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
  await waitForLiveBillers(service);
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
  await providers?.stop();
});
beforeEach(() => {
  for (const server of [paystack, vtpass, yellowCard]) {
    server.endFaults();
    server.forgetRequests();
  }
  paystack.planTransfer({ status: 'success' });
  yellowCard.planStatus('complete');
});

/** What these tests need of a kind. */
interface Scene {
  readonly path: string;
  readonly order: object;
  readonly send: string;
  readonly fault: (fault: ProviderFault) => void;
  /** How often the provider was told of the order, and how often it did what it was told. */
  readonly told: (id: string) => number;
  readonly done: (id: string) => number;
}

let lastPhone = 0;
const phone = () => `0803${String(7_000_000 + lastPhone)}`;

const paidByBank = {
  send: HELD_KINDS.withdrawal.activities.send,
  fault: (fault: ProviderFault) => paystack.addFault({ endpoint: 'transfer', fault }),
  told: (id: string) => paystack.transferRequests(id),
  done: (id: string) => paystack.transfersMade(id),
};

const SCENES = {
  withdrawal: () => ({ ...paidByBank, path: '/withdrawal/request', order: { amount: 1_000 } }),
  usdt_sale: () => ({ ...paidByBank, path: '/crypto/withdrawals/request', order: { amountUsdt: 10 } }),
  bill() {
    lastPhone += 1;
    const account = phone();
    return {
      path: '/bills/airtime',
      order: { network: 'mtn', phone: account, amount: 500 },
      send: HELD_KINDS.bill.activities.send,
      fault: (fault) => vtpass.addFault({ endpoint: 'pay', fault }),
      told: () => vtpass.requests('pay'),
      done: () => vtpass.vendsFor(account).length,
    };
  },
  collection: () => ({
    path: '/cross-border/collections',
    order: {
      sourceAmount: 250,
      sourceCurrency: 'GHS',
      country: 'GH',
      paymentMethod: 'MTN',
      customer: { name: 'Kofi Mensah', phone: '+233241234567' },
    },
    send: 'requestCollection',
    fault: (fault) => yellowCard.addFault({ endpoint: 'submit', fault }),
    told: (id) => yellowCard.submissions(id),
    done: (id) => (yellowCard.collection(id) ? 1 : 0),
  }),
} satisfies Partial<Record<Kind, () => Scene>>;

async function liveMerchant(): Promise<TestMerchant> {
  const merchant = await service.createMerchant();
  await service.fund(merchant, 100_000, 'prod');
  await service.fund(merchant, 100, 'prod', 'USDT');
  await saveBankAccount(service, merchant.businessId);
  return merchant;
}

/** Asks for an order of a kind. Resolves, before the answer comes, to its id, and to its workflow once that has started. */
async function begin(kind: Kind, { path, order }: Scene, merchant: TestMerchant) {
  const { businessId, apiKeys } = merchant;
  const answer = service.post(
    path,
    { businessId, ...order },
    { key: apiKeys.prod, headers: { 'idempotency-key': randomUUID() } },
  );
  const id = await waitFor('the order', async () => {
    const { rows } = await service.ownerSql(
      `select id from transactions where business_id = $1 and flow = $2
        union all select id from usdt_sales where business_id = $1 and $2 = 'usdt_sale'`,
      [businessId, kind],
    );
    return rows[0]?.id as string | undefined;
  });
  const handle = await flows.started(orderWorkflowId(kind, 'prod', id));
  return { id, answer, handle };
}

const statusOf = async (id: string): Promise<string> => {
  const { rows } = await service.ownerSql(
    'select status from transactions where id = $1 union all select status from usdt_sales where id = $1',
    [id],
  );
  return rows[0]?.status;
};

const reaches = (id: string, status: string) =>
  waitFor(`${id} to be ${status}`, async () => (await statusOf(id)) === status);

type Handle = Awaited<ReturnType<typeof begin>>['handle'];

/** Waits until the workflow has stopped waiting for its local activity, and an activity goes on. */
const goesOn = (handle: Handle, send: string) =>
  waitFor('an activity that goes on', async () => {
    const { raw } = await handle.describe();
    return raw.pendingActivities?.some(({ activityType }) => activityType?.name === send);
  });

async function eventsOf(handle: Handle) {
  return (await handle.fetchHistory()).events ?? [];
}

/** Begins an order of each kind, whose provider misbehaves, and waits until an activity goes on with each. */
async function beginEach(fault: ProviderFault) {
  const begun = await Promise.all(
    Object.entries<(() => Scene) | 'without an adapter'>(SCENES).map(async ([name, sceneOf]) => {
      if (sceneOf === 'without an adapter') return [];
      const [kind, scene] = [name as Kind, sceneOf()];
      scene.fault(fault);
      const order = await begin(kind, scene, await liveMerchant());
      await goesOn(order.handle, scene.send);
      return [{ kind, ...scene, ...order }];
    }),
  );
  return begun.flat();
}

describe('the first attempt at an order of each kind', () => {
  it('that is answered after its workflow stopped waiting counts, and is the only one', async () => {
    const orders = await beginEach({ kind: 'hold' });
    for (const server of [paystack, vtpass, yellowCard]) server.releaseHeld();
    for (const { kind, id, answer, handle, send, told, done } of orders) {
      await reaches(id, 'COMPLETED');
      expect([kind, (await answer).body.success, told(id), done(id)]).toEqual([kind, true, 1, 1]);
      // What it said was not lost, so the activity that went on had nothing to ask, and none came after it.
      const activities = (await eventsOf(handle)).flatMap(({ activityTaskScheduledEventAttributes: each }) =>
        each ? [each.activityType?.name] : [],
      );
      expect(activities).toEqual([send]);
    }
    expect([paystack.requests('verify'), vtpass.requests('requery')]).toEqual([0, 0]);
    await expectSoundLedger(service.database);
  });

  it('that is never answered is asked about, and not repeated', async () => {
    const orders = await beginEach({ kind: 'hang', accepted: true });
    for (const { kind, id, told, done } of orders) {
      await reaches(id, 'COMPLETED');
      expect([kind, told(id), done(id)]).toEqual([kind, 1, 1]);
    }
    await expectSoundLedger(service.database);
  });
});

it('a refusal that comes after the workflow stopped waiting is the refusal of a first attempt: the money comes back', async () => {
  paystack.planTransfer({ status: 'failed' });
  const scene = SCENES.withdrawal();
  scene.fault({ kind: 'hold' });
  const merchant = await liveMerchant();
  const { id, answer, handle } = await begin('withdrawal', scene, merchant);
  await goesOn(handle, scene.send);
  paystack.releaseHeld();
  expect(await answer).toMatchObject({ status: 422, body: { code: 'transfer_failed' } });
  expect(scene.told(id)).toBe(1);
  expect(
    await service.ledger.balances({ businessId: merchant.businessId, environment: 'prod' }, 'NGN'),
  ).toEqual({ availableMinor: 10_000_000n, heldMinor: 0n });
});

it('a workflow task that lasts for ten seconds is kept alive, and nothing in it is done twice', async () => {
  const scene = SCENES.withdrawal();
  scene.fault({ kind: 'slow', delayMs: 1_000 });
  // The settlement in the transaction that stores the answer fails, so it is a step of its own, which takes long.
  failsAt = 'withdrawal.beforeEnd';
  const ending = gates.holdAt('withdrawal.beforeEnd');
  const { id, answer, handle } = await begin('withdrawal', scene, await liveMerchant());
  await ending.reached;
  const isKeptAlive = async () =>
    (await eventsOf(handle)).filter((event) => event.workflowTaskCompletedEventAttributes).length > 0;
  expect(await isKeptAlive()).toBe(false);
  await waitFor('the task to be kept alive', isKeptAlive);
  ending.open();
  expect(await answer).toMatchObject({ status: 200, body: { withdrawal: { status: 'COMPLETED' } } });
  const events = await eventsOf(handle);
  expect(events.some((event) => event.workflowTaskTimedOutEventAttributes)).toBe(false);
  expect(events.some((event) => event.activityTaskScheduledEventAttributes)).toBe(false);
  expect([scene.told(id), scene.done(id)]).toEqual([1, 1]);
  const { rows } = await service.ownerSql(
    'select phase from ledger.transfers where reference like $1 order by id',
    [`${id}:%`],
  );
  expect(rows).toEqual([{ phase: 'reserve' }, { phase: 'post' }]);
});

it('a bank that hangs does not hold up withdrawals that have nothing to do with it', async () => {
  const merchant = await liveMerchant();
  await service.fund(merchant, 10_000, 'test');
  const { businessId, apiKeys } = merchant;
  paystack.addFault({ endpoint: 'transfer', fault: { kind: 'hold' }, times: 30 });
  const hanging = Array.from({ length: 30 }, () =>
    service.post('/withdrawal/request', { businessId, amount: 1_000 }, { key: apiKeys.prod }),
  );
  await waitFor('the bank to be told of all of them', () => paystack.heldRequests() === 30);
  const { rows } = await service.ownerSql(
    `select id from transactions where business_id = $1 and environment = 'prod' and flow = 'withdrawal'`,
    [businessId],
  );
  const isTold = await Promise.all(
    rows.map(async ({ id }) => {
      const { raw } = await (await flows.started(orderWorkflowId('withdrawal', 'prod', id))).describe();
      return (raw.pendingActivities ?? []).length > 0;
    }),
  );
  // 25 wait inside the tasks of their workflows; those that came later never began there.
  expect(isTold.filter((isActivity) => isActivity).length).toBeGreaterThanOrEqual(5);
  const other = await service.post(
    '/withdrawal/request',
    { businessId, amount: 1_000 },
    { key: apiKeys.test },
  );
  expect(other).toMatchObject({ status: 200, body: { withdrawal: { status: 'COMPLETED' } } });
  expect(paystack.heldRequests()).toBe(30);
  paystack.releaseHeld();
  for (const answer of await Promise.all(hanging)) expect(answer.status).toBe(200);
  await expectSoundLedger(service.database);
});
