import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBillPort } from '../../src/activities/orders/bills.ts';
import { createOrderActivities } from '../../src/activities/orders/orders.ts';
import { runService, type Service } from '../../src/composition/service.ts';
import { billTransfers, KINDS, type OrderStepNames } from '../../src/contract/kinds.ts';
import { listAttempts } from '../../src/db/orders/attemptLists.ts';
import { ProviderAccounts } from '../../src/providers/accounts.ts';
import type { BillReport, BillsProvider } from '../../src/providers/bills/port.ts';
import { createBillsSimulator } from '../../src/providers/bills/simulator.ts';
import { ProviderUnavailableError } from '../../src/providers/errors.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { waitForLiveBillers } from '../support/liveProviders.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { type ServiceProcess, startServiceProcess } from '../support/serviceProcess.ts';
import { startVtpassServer, type VtpassServer } from '../support/vtpassServer.ts';
import { waitFor } from '../support/waitFor.ts';

/** The places between two steps of a purchase, in the order in which it comes to them. */
const STEPS = ['bill.beforeSend', 'bill.afterSend', 'bill.beforeEnd', 'bill.afterEnd'];

let vtpass: VtpassServer;
let service: TestService;
let relay: Service;
let merchant: TestMerchant;
const workers: ServiceProcess[] = [];

beforeAll(async () => {
  vtpass = await startVtpassServer();
  service = await startTestService({
    queues: ['bills'],
    role: 'api',
    env: { ...vtpass.env, RELAY_DELAY_MS: '300' },
  });
  relay = await runService({ config: service.config, role: 'relay' });
  merchant = await service.createMerchant();
  await service.fund(merchant, 100_000, 'prod');
  await service.fund(merchant, 100_000, 'test');
});
afterAll(async () => {
  for (const worker of workers) await worker.kill();
  await relay?.stop();
  await service?.stop();
  await vtpass?.stop();
});

const phoneOf = (index: number) => `0803${String(index).padStart(7, '0')}`;

/** Buys airtime for ₦500. Returns the purchase's id. */
async function buy(phone: string): Promise<string> {
  const body = { businessId: merchant.businessId, network: 'mtn', phone, amount: 500 };
  const answer = await service.post('/bills/airtime', body, { key: merchant.apiKeys.prod });
  expect([answer.status, answer.body.status]).toEqual([202, 'PROCESSING']);
  return answer.body.transactionId;
}

async function statusOf(id: string): Promise<string> {
  const { rows } = await service.ownerSql('select status from transactions where id = $1', [id]);
  return rows[0]?.status;
}

describe('a worker that is killed and started again', () => {
  it('ends every purchase with one vend, between whichever steps it was', async () => {
    const doomed = await startServiceProcess(service.config, 'worker', {
      faultPoints: STEPS,
      env: vtpass.env,
    });
    workers.push(doomed);
    // The live billers come with the first worker.
    await waitForLiveBillers(service);
    const ids: string[] = [];
    for (const [index, step] of STEPS.entries()) {
      // Those before have used up their stops, so this one passes the earlier steps and stops here.
      ids.push(await buy(phoneOf(index)));
      await doomed.reaches(step);
    }
    await doomed.kill();
    workers.push(await startServiceProcess(service.config, 'worker', { env: vtpass.env }));
    for (const [index, id] of ids.entries()) {
      await waitFor(`${id} to be completed`, async () => (await statusOf(id)) === 'COMPLETED');
      expect(vtpass.vendsFor(phoneOf(index))).toHaveLength(1);
    }
    expect(
      await service.ledger.balances({ businessId: merchant.businessId, environment: 'prod' }, 'NGN'),
    ).toEqual({
      availableMinor: 9_800_000n,
      heldMinor: 0n,
    });
    await expectSoundLedger(service.database);
  });
});

describe('attempts at one vend that overlap', () => {
  const PHONE = '08060000001';

  /** A purchase on which no worker works, and the steps of executions that work on it with this provider. */
  async function openPurchase(provider: Partial<BillsProvider>) {
    const { businessId } = merchant;
    const id = `bill_overlap${Math.random().toString(36).slice(2, 12)}`;
    await service.ownerSql(
      `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel,
          customer, description, metadata) values ($1, $2, 'test', 'bill', 'PROCESSING', 50000, 0, 'airtime', $3, '', '{}')`,
      [id, businessId, PHONE],
    );
    await service.ownerSql(
      `insert into orders (id, kind, business_id, environment, provider, summary) values ($1, 'bill', $2, 'test', 'simulator', 'Airtime')`,
      [id, businessId],
    );
    await service.ownerSql(
      `insert into bill_purchases (transaction_id, kind, biller_id, service_id, biller_name, account, is_renewal)
        values ($1, 'airtime', 'mtn', 'mtn', 'MTN Airtime', $2, false)`,
      [id, PHONE],
    );
    await service.ledger.post(
      billTransfers.reserve({ purchaseId: id, businessId, environment: 'test', amountMinor: 50_000n }),
    );
    const { database, ledger } = service;
    const bills: BillsProvider = { ...createBillsSimulator({ clock: Date.now }), ...provider };
    const activities = createOrderActivities({
      ports: { bill: createBillPort({ database, billAccountsOf: () => new ProviderAccounts([bills]) }) },
      database,
      ledger,
      dispatch: () => {},
    });
    return {
      id,
      /** @param laterMs how much later the workflow's clock is. */
      async execute(step: keyof OrderStepNames, laterMs = 0) {
        const names: OrderStepNames = KINDS.bill.activities;
        const activity = activities[names[step] ?? ''];
        if (!activity) throw new Error(`There is no step ${step}.`);
        const progress = await activity({ orderId: id, nowMs: Date.now() + laterMs });
        return { ...progress.attempt, status: progress.status, step: progress.step };
      },
      attempts: () => listAttempts(database, id),
    };
  }

  const REFUSED: BillReport = {
    status: 'blocked',
    providerReference: undefined,
    reason: 'The wallet is empty.',
  };

  it('use one request id, and only the first may call a refusal definitive', async () => {
    const sent: { requestId: string; isFirstAttempt: boolean }[] = [];
    const { execute } = await openPurchase({
      async findPurchase() {
        return { status: 'not_found' };
      },
      async purchase({ requestId, isFirstAttempt }) {
        sent.push({ requestId, isFirstAttempt });
        throw new ProviderUnavailableError('simulator', 'The reply is lost.');
      },
    });
    expect((await execute('send')).outcome).toBe('unreachable');
    expect((await execute('begin', 60_000)).outcome).toBe('unreachable');
    expect(sent.map(({ isFirstAttempt }) => isFirstAttempt)).toEqual([true, false]);
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  });

  it('send once when both come to the claim together', async () => {
    const sent: string[] = [];
    let arrived = 0;
    let letOn = () => {};
    const bothArrived = new Promise<void>((resolve) => {
      letOn = resolve;
    });
    const { execute } = await openPurchase({
      // What is asked last before the lease is taken: neither goes on to it before the other is here too.
      async identifyAccount() {
        arrived += 1;
        if (arrived === 2) letOn();
        await bothArrived;
        return 'simulator';
      },
      async purchase({ requestId }): Promise<BillReport> {
        sent.push(requestId);
        return { status: 'succeeded', providerReference: undefined, reason: undefined };
      },
    });
    const results = await Promise.all([execute('send'), execute('send')]);
    expect(arrived).toBe(2);
    expect(sent).toHaveLength(1);
    expect(results.map(({ status }) => status)).toContain('COMPLETED');
    expect((await execute('begin')).status).toBe('COMPLETED');
  });

  it('refuse for good only what no earlier one can have bought', async () => {
    let priceMinor = 50_000n;
    const sellsPlan = async (id: string) => {
      await service.ownerSql(
        `update bill_purchases set kind = 'data', plan_code = 'gb-1', plan_name = '1 GB' where transaction_id = $1`,
        [id],
      );
    };
    const provider: Partial<BillsProvider> = {
      findPurchase: async () => ({ status: 'not_found' }),
      findPlan: async () => ({ code: 'gb-1', name: '1 GB', priceMinor }),
      async purchase() {
        throw new ProviderUnavailableError('simulator', 'The reply is lost.');
      },
    };
    const sentBefore = await openPurchase(provider);
    await sellsPlan(sentBefore.id);
    expect((await sentBefore.execute('send')).outcome).toBe('unreachable');
    priceMinor = 60_000n;
    expect(await sentBefore.execute('begin', 60_000)).toMatchObject({
      outcome: 'unknown',
      reason: expect.stringContaining('An earlier request may be under way.'),
    });

    const neverSent = await openPurchase(provider);
    await sellsPlan(neverSent.id);
    expect(await neverSent.execute('send')).toMatchObject({ outcome: 'failed', status: 'FAILED' });
  });

  it('keep their request id when one of several is refused, and get a new one when the only one was', async () => {
    const sent: { requestId: string; isFirstAttempt: boolean }[] = [];
    const replies: BillReport[] = [];
    const provider: Partial<BillsProvider> = {
      findPurchase: async () => ({ status: 'not_found' }),
      async purchase({ requestId, isFirstAttempt }) {
        sent.push({ requestId, isFirstAttempt });
        const reply = replies.shift();
        if (!reply) throw new ProviderUnavailableError('simulator', 'The reply is lost.');
        return reply;
      },
    };
    const repeated = await openPurchase(provider);
    await repeated.execute('send');
    replies.push(REFUSED);
    // Another request may be under way under this id: it stays.
    expect(await repeated.execute('begin', 60_000)).toMatchObject({
      outcome: 'unknown',
      status: 'PROCESSING',
    });
    await repeated.execute('begin', 3_600_000);
    const [first] = sent;
    const again = { ...first, isFirstAttempt: false };
    expect(sent).toEqual([{ ...first, isFirstAttempt: true }, again, again]);
    expect(await repeated.attempts()).toMatchObject([
      { sends: 3, isAbandoned: false, reference: first?.requestId },
    ]);

    sent.length = 0;
    const refused = await openPurchase(provider);
    replies.push(REFUSED);
    expect(await refused.execute('send')).toMatchObject({ outcome: 'blocked', step: { do: 'flag' } });
    await refused.execute('flag');
    await refused.execute('send', 60_000);
    expect(sent.map(({ isFirstAttempt }) => isFirstAttempt)).toEqual([true, true]);
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(2);
    expect(await refused.attempts()).toMatchObject([
      { reference: sent[0]?.requestId, isAbandoned: true, outcome: 'blocked' },
      { reference: sent[1]?.requestId, isAbandoned: false, outcome: 'unreachable' },
    ]);
  });
});
