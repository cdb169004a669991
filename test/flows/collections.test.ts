import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { collectionStatusQuery, resolveUpdate, retryNowUpdate } from '../../src/contract/messages.ts';
import { orderWorkflowId } from '../../src/contract/starts.ts';
import { createFaultGates } from '../support/faultGates.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { type Answer, startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

let service: TestService;
let flows: FlowInspection;
/** The moment of the market that the sandbox shows; moving it moves every rate. */
let marketTimeMs = 1_700_000_000_000;
const gates = createFaultGates();

beforeAll(async () => {
  service = await startTestService({
    queues: ['collections'],
    overrides: {
      marketTimeMs: () => marketTimeMs,
      faultPoint: gates.faultPoint,
    },
  });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
});

interface Collector extends TestMerchant {
  begin(change?: object, headers?: Record<string, string>): Promise<Answer>;
  read(reference: string): Promise<Answer>;
  availableMinor(): Promise<bigint>;
}

async function collector(): Promise<Collector> {
  const merchant = await service.createMerchant('Acme Stores', { password: 'a long password' });
  const { businessId } = merchant;
  const key = merchant.apiKeys.test;
  return {
    ...merchant,
    begin: (change = {}, headers = {}) =>
      service.post(
        '/cross-border/collections',
        {
          businessId,
          sourceAmount: 250,
          sourceCurrency: 'GHS',
          country: 'GH',
          paymentMethod: 'MTN Mobile Money',
          customer: { name: 'Kofi Mensah', phone: '+233 24 123 4567', email: 'kofi@example.com' },
          merchantReference: 'order-7',
          metadata: { order: 7 },
          ...change,
        },
        { key, headers },
      ),
    read: (reference) =>
      service.get(`/cross-border/collections/${reference}?businessId=${businessId}`, { key }),
    availableMinor: async () =>
      (await service.ledger.balances({ businessId, environment: 'test' }, 'NGN')).availableMinor,
  };
}

function until(merchant: Collector, reference: string, ...statuses: readonly string[]): Promise<Answer> {
  return waitFor(`the collection to be ${statuses.join(' or ')}`, async () => {
    const answer = await merchant.read(reference);
    return statuses.includes(answer.body.collection.status) && answer;
  });
}

async function collectionsOf({ businessId }: TestMerchant): Promise<number> {
  const { rows } = await service.ownerSql(
    `select count(*) from transactions where business_id = $1 and flow = 'collection'`,
    [businessId],
  );
  return Number(rows[0].count);
}

const kobo = (naira: number) => BigInt(Math.round(naira * 100));

describe('GET /cross-border/rates', () => {
  it('lists corridors with their rates, methods and limits', async () => {
    const { status, body } = await service.get('/cross-border/rates');
    expect(status).toBe(200);
    const ghana = body.rates.find(({ country }: { country: string }) => country === 'GH');
    expect(ghana).toEqual({
      sourceCurrency: 'GHS',
      country: 'GH',
      paymentMethods: ['MTN Mobile Money', 'Telecel Cash', 'AirtelTigo Money'],
      rate: expect.any(Number),
      minAmount: 10,
      maxAmount: 50_000,
      amountStep: 0.01,
      providerFee: { percent: 0, least: 0, flat: 0 },
      expiresAt: expect.any(String),
    });
    expect(Date.parse(ghana.expiresAt)).toBeGreaterThan(Date.now());
  });

  it('is 503 in production without a provider', async () => {
    const { apiKeys, businessId } = await collector();
    expect((await service.get('/cross-border/rates', { key: apiKeys.prod })).status).toBe(503);
    const begun = await service.post(
      '/cross-border/collections',
      {
        businessId,
        sourceAmount: 250,
        sourceCurrency: 'GHS',
        country: 'GH',
        paymentMethod: 'MTN Mobile Money',
        customer: { name: 'Kofi Mensah', phone: '+233241234567' },
      },
      { key: apiKeys.prod },
    );
    expect(begun.status).toBe(503);
    expect(begun.body.code).toBe('provider_not_configured');
  });
});

describe('a collection in the sandbox', () => {
  it.concurrent('is PROCESSING, then COMPLETED, and credits exactly targetAmount once', async () => {
    const merchant = await collector();
    const end = gates.holdAt('collection.beforeEnd');
    const begun = await merchant.begin();
    const { collection } = begun.body;
    const early = await merchant.read(collection.reference);
    const earlyMinor = await merchant.availableMinor();
    end.open();
    expect(begun.status).toBe(202);
    expect(begun.body).toEqual({
      success: true,
      msg: 'collection is processing',
      status: 'PROCESSING',
      simulated: true,
      environment: 'test',
      collection: {
        transactionId: expect.stringMatching(/^col_/),
        reference: collection.transactionId,
        merchantReference: 'order-7',
        status: 'PROCESSING',
        sourceAmount: 250,
        sourceCurrency: 'GHS',
        targetAmount: expect.any(Number),
        targetCurrency: 'NGN',
        rate: expect.any(Number),
        providerRate: expect.any(Number),
        providerFee: 0,
        provider: 'simulator',
        country: 'GH',
        paymentMethod: 'MTN Mobile Money',
        createdAt: expect.any(String),
        completedAt: null,
        failedAt: null,
        failureReason: null,
      },
    });
    expect(collection.targetAmount).toBe(Math.floor(250 * collection.rate * 100 + 1e-6) / 100);
    expect(collection.rate).toBeLessThan(collection.providerRate);
    expect(early.body.collection.status).toBe('PROCESSING');
    expect(earlyMinor).toBe(0n);

    const completed = (await until(merchant, collection.reference, 'COMPLETED')).body.collection;
    expect(completed).toEqual({
      ...collection,
      status: 'COMPLETED',
      completedAt: expect.any(String),
    });
    expect(Date.parse(completed.completedAt)).toBeGreaterThan(Date.parse(completed.createdAt));
    expect(await merchant.availableMinor()).toBe(kobo(collection.targetAmount));

    const transaction = await service.get(`/transactions/${collection.transactionId}`, {
      key: merchant.apiKeys.test,
    });
    expect(transaction.body.transaction).toMatchObject({
      amount: collection.targetAmount,
      status: 'COMPLETED',
      channel: 'cross_border',
      customer: 'Kofi Mensah',
      payer: { name: 'Kofi Mensah', email: 'kofi@example.com' },
      merchantReference: 'order-7',
      metadata: { order: 7 },
    });
    const { rows } = await service.ownerSql(
      `select account.kind, sum(entry.amount_minor)::text as minor from ledger.entries entry
        join ledger.accounts account on account.id = entry.account_id
        join ledger.transfers transfer on transfer.id = entry.transfer_id
        where transfer.reference = $1 group by 1 order by 1`,
      [`${collection.reference}:credit`],
    );
    const margin = BigInt(rows.find((row) => row.kind === 'commission').minor);
    expect(margin).toBeGreaterThan(0n);
    expect(rows).toEqual([
      { kind: 'available', minor: String(kobo(collection.targetAmount)) },
      { kind: 'commission', minor: String(margin) },
      { kind: 'provider_clearing', minor: String(-(kobo(collection.targetAmount) + margin)) },
    ]);
  });

  it.concurrent('of a target amount credits that very amount', async () => {
    const merchant = await collector();
    const { body } = await merchant.begin({
      sourceAmount: undefined,
      targetAmount: 50_000,
      sourceCurrency: 'UGX',
      country: 'ug',
      paymentMethod: 'airtel money',
    });
    expect(body.collection).toMatchObject({
      targetAmount: 50_000,
      country: 'UG',
      paymentMethod: 'Airtel Money',
    });
    const { sourceAmount, rate } = body.collection;
    expect(sourceAmount).toBe(Math.ceil(50_000 / rate));
    await until(merchant, body.collection.reference, 'COMPLETED');
    expect(await merchant.availableMinor()).toBe(5_000_000n);
  });

  it.concurrent('.01 is FAILED with failedAt and failureReason, and credits nothing', async () => {
    const merchant = await collector();
    const { reference } = (await merchant.begin({ sourceAmount: 250.01 })).body.collection;
    const { collection } = (await until(merchant, reference, 'FAILED')).body;
    expect(collection).toMatchObject({
      completedAt: null,
      failedAt: expect.any(String),
      failureReason: 'The customer declined the payment request.',
    });
    expect(await merchant.availableMinor()).toBe(0n);
  });

  it.concurrent('.02 is approved after ten seconds', async () => {
    const merchant = await collector();
    // A machine that stands still for ten seconds asks the customer too late to be in time; then another one is asked.
    const { completedAt, createdAt } = await waitFor('a customer to be asked in time', async () => {
      const { reference } = (await merchant.begin({ sourceAmount: 250.02 })).body.collection;
      const { collection } = (await until(merchant, reference, 'COMPLETED', 'FAILED')).body;
      return collection.status === 'COMPLETED' && collection;
    });
    expect(Date.parse(completedAt) - Date.parse(createdAt)).toBeGreaterThan(9_900);
  });

  it.concurrent('.03 is never approved and fails when the time is up', async () => {
    const merchant = await collector();
    const { reference, createdAt } = (
      await merchant.begin({ sourceAmount: undefined, targetAmount: 30_000.03 })
    ).body.collection;
    const { collection } = (await until(merchant, reference, 'FAILED')).body;
    expect(collection.failureReason).toBe('The customer did not approve the payment request in time.');
    expect(Date.parse(collection.failedAt) - Date.parse(createdAt)).toBeGreaterThan(19_900);
    expect(await merchant.availableMinor()).toBe(0n);
  });

  it.concurrent.each(['completed', 'failed'] as const)(
    '.05 is PENDING_REVIEW until an operator resolves it as %s',
    async (outcome) => {
      const merchant = await collector();
      const { reference, targetAmount } = (await merchant.begin({ sourceAmount: 250.05 })).body.collection;
      const shown = (await until(merchant, reference, 'PENDING_REVIEW')).body.collection;
      expect(shown).toMatchObject({ completedAt: null, failedAt: null, failureReason: null });
      const workflowId = orderWorkflowId('collection', 'test', reference);
      const attributes = await waitFor('the operators to see it', async () => {
        const found = await flows.searchAttributes(workflowId);
        return found.FlowStatus === 'NEEDS_ATTENTION' && found;
      });
      expect(attributes).toMatchObject({
        BusinessId: merchant.businessId,
        Environment: 'test',
        Flow: 'collection',
        Reference: reference,
      });
      const handle = flows.client.workflow.getHandle(workflowId);
      const { currentDetails } = await handle.query<{ currentDetails: string }>(
        '__temporal_workflow_metadata',
      );
      expect(currentDetails).toContain('Nothing is credited before the customer has paid. Send the update');
      expect(await handle.executeUpdate(retryNowUpdate)).toBe('The provider is asked now.');
      await expect(
        handle.executeUpdate(resolveUpdate, {
          args: [{ outcome, reason: 'x', operator: 'ngozi' }],
        }),
      ).rejects.toMatchObject({ cause: { message: 'reason: must say why, in at least 5 characters.' } });
      // As an operator sends it from the Temporal UI, or by its CLI.
      await flows.cli(
        ...['workflow', 'update', 'execute', '--workflow-id', workflowId, '--name', 'resolve', '--input'],
        JSON.stringify({ outcome, reason: 'The provider confirmed it.', operator: 'ngozi' }),
      );
      const final = outcome === 'completed' ? 'COMPLETED' : 'FAILED';
      const { collection } = (await merchant.read(reference)).body;
      expect(collection.status).toBe(final);
      expect(collection[outcome === 'completed' ? 'completedAt' : 'failedAt']).toEqual(expect.any(String));
      expect(await merchant.availableMinor()).toBe(outcome === 'completed' ? kobo(targetAmount) : 0n);
      const { rows } = await service.ownerSql(
        'select actor, action, details from audit_log where subject = $1',
        [reference],
      );
      expect(rows).toEqual([
        {
          actor: 'ngozi',
          action: 'collection.resolve',
          details: { reason: 'The provider confirmed it.', from: 'PROCESSING', to: final, unverified: true },
        },
      ]);
      expect(await handle.query(collectionStatusQuery)).toMatchObject({ status: final, flowStatus: final });
    },
  );

  it('is listed newest first, by pages, and counts in totalEarned', async () => {
    const merchant = await collector();
    const key = merchant.apiKeys.test;
    const references: string[] = [];
    for (const sourceAmount of [20, 30, 40]) {
      references.unshift((await merchant.begin({ sourceAmount })).body.collection.reference);
    }
    const first = await service.get('/cross-border/collections?limit=2', { key });
    expect(first.body).toMatchObject({ hasMore: true });
    const second = await service.get(`/cross-border/collections?limit=2&cursor=${first.body.nextCursor}`, {
      key,
    });
    expect(second.body).toMatchObject({ hasMore: false, nextCursor: null });
    const listed = [...first.body.collections, ...second.body.collections];
    expect(listed.map(({ reference }) => reference)).toEqual(references);
    for (const reference of references) await until(merchant, reference, 'COMPLETED');
    const { rows } = await service.ownerSql(
      `select sum(amount_minor)::text as minor from transactions where business_id = $1`,
      [merchant.businessId],
    );
    expect(await merchant.availableMinor()).toBe(BigInt(rows[0].minor));
    const token = await service.logIn(merchant);
    const { body } = await service.get('/me', { token, headers: { 'x-business-env': 'test' } });
    const earned = Number(rows[0].minor) / 100;
    expect(body.business.balances).toMatchObject({ balance: earned, totalEarned: earned, totalWithdrawn: 0 });
  });
});

describe('a collection of nobody, or of another', () => {
  it('is 404, and without businessId 400', async () => {
    const [merchant, other] = [await collector(), await collector()];
    const { reference } = (await merchant.begin()).body.collection;
    const unknown = await merchant.read('col_unknown');
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatchObject({ success: false, msg: 'collection not found', code: 'not_found' });
    expect((await other.read(reference)).status).toBe(404);
    const nameless = await service.get(`/cross-border/collections/${reference}`, {
      key: merchant.apiKeys.test,
    });
    expect(nameless.status).toBe(400);
    expect(nameless.body.errors).toEqual([{ path: 'businessId', message: 'is required' }]);
    const contradicted = await service.get(
      `/cross-border/collections/${reference}?businessId=${merchant.businessId}`,
      { key: merchant.apiKeys.test, headers: { 'x-business-env': 'prod' } },
    );
    expect(contradicted.status).toBe(400);
    const live = await service.get(
      `/cross-border/collections/${reference}?businessId=${merchant.businessId}`,
      { key: merchant.apiKeys.prod },
    );
    expect(live.status).toBe(404);
  });
});

describe('a collection that cannot be', () => {
  it.each([
    [{ sourceAmount: undefined }, 'sourceAmount', 'is required, unless targetAmount is given'],
    [{ targetAmount: 1_000 }, 'sourceAmount', 'must not stand beside targetAmount'],
    [{ sourceAmount: 9.99 }, 'sourceAmount', 'must be from 10 to 50000 GHS'],
    [{ sourceAmount: 50_000.01 }, 'sourceAmount', 'must be from 10 to 50000 GHS'],
    [{ sourceAmount: 10.001 }, 'sourceAmount', 'must have at most 2 decimal places'],
    [
      { sourceAmount: undefined, targetAmount: 1 },
      'targetAmount',
      'must ask the customer for an amount from 10 to 50000 GHS; this asks for 0.01',
    ],
    [{ sourceCurrency: 'XXX' }, 'sourceCurrency', expect.stringMatching(/^must be one of /)],
    [{ sourceCurrency: 'ZAR', country: 'ZA' }, 'sourceCurrency', 'ZAR cannot be collected at the moment'],
    [{ country: 'KE' }, 'country', 'must be one of GH for GHS'],
    [{ country: 'Ghana' }, 'country', 'must be a country code of two letters, such as GH'],
    [{ paymentMethod: 'M-PESA' }, 'paymentMethod', expect.stringMatching(/^must be one of MTN Mobile Money/)],
    [{ customer: undefined }, 'customer', 'is required'],
    [
      { customer: { name: 'Kofi', phone: '0241234567' } },
      'customer.phone',
      'must be an international number such as +233241234567',
    ],
    [{ customer: { phone: '+233241234567' } }, 'customer.name', 'is required'],
    [{ businessId: undefined }, 'businessId', 'is required'],
  ])('%j', async (change, path, message) => {
    const merchant = await collector();
    const answer = await merchant.begin(change);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ path, message }]);
    expect(await collectionsOf(merchant)).toBe(0);
  });

  it('begun twice under one Idempotency-Key', async () => {
    const merchant = await collector();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await merchant.begin({}, headers);
    marketTimeMs += 60_000;
    const again = await merchant.begin({}, headers);
    expect(again.body).toEqual(first.body);
    expect(await collectionsOf(merchant)).toBe(1);
  });
});

describe('whatever happens', () => {
  it('no personal data stands in a history, and the ledger is sound', async () => {
    const merchant = await collector();
    const { reference } = (await merchant.begin()).body.collection;
    await until(merchant, reference, 'COMPLETED');
    const history = await flows.history(orderWorkflowId('collection', 'test', reference));
    for (const personal of ['Kofi', '233241234567', '24 123 4567', 'kofi@example.com', 'ACME', 'Acme']) {
      expect(history).not.toContain(personal);
    }
    await expectSoundLedger(service.database);
  });
});
