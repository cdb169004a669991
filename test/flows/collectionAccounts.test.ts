import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCollectionPort } from '../../src/activities/orders/collections.ts';
import { createOrderActivities, type OrderProgress } from '../../src/activities/orders/orders.ts';
import { createMetrics, type Metrics } from '../../src/observability/metrics.ts';
import { ProviderAccounts } from '../../src/providers/accounts.ts';
import type { CollectionProvider } from '../../src/providers/collections/port.ts';
import { createYellowCard } from '../../src/providers/collections/yellowCard.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { startYellowCardServer, type YellowCardServer } from '../support/yellowCardServer.ts';

let before: YellowCardServer;
let after: YellowCardServer;
let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  [before, after] = await Promise.all([startYellowCardServer(), startYellowCardServer()]);
  // The API alone, which believes callbacks of both accounts: what is done of collections is called by the tests.
  service = await startTestService({
    role: 'api',
    env: {
      ...after.env,
      YELLOWCARD_API_KEY: `${after.apiKey},${before.apiKey}`,
      YELLOWCARD_SECRET_KEY: `${after.secretKey},${before.secretKey}`,
    },
  });
  merchant = await service.createMerchant();
});
afterAll(async () => {
  await service?.stop();
  await Promise.all([before?.stop(), after?.stop()]);
});

const accountAt = ({ apiKey, secretKey, url }: YellowCardServer) =>
  createYellowCard({ apiKey, secretKey, baseUrl: url, timeoutMs: 60_000, approvalWindowMs: 900_000 });

/** The activities of a worker with one account for new collections, and others that may have some under way. */
function activitiesWith(present: YellowCardServer, ...previous: YellowCardServer[]) {
  const accounts = new ProviderAccounts<CollectionProvider>([accountAt(present)], previous.map(accountAt));
  return stepsWith(accounts);
}

/** Each check comes this long after the one before, so that it is due. All of them fit into a customer's 15 minutes. */
const CHECK_WAIT_MS = 60_000;
let checks = 0;

/** The steps of collections, each as its workflow calls it. */
function stepsWith(accounts: ProviderAccounts<CollectionProvider>, metrics?: Metrics) {
  const { database, ledger } = service;
  const collection = createCollectionPort({
    database,
    collectionAccountsOf: () => accounts,
    ...(metrics && { metrics }),
  });
  const steps = createOrderActivities({ ports: { collection }, database, ledger, dispatch: () => {} });
  const call =
    (name: string, laterMs: () => number) =>
    async ({ collectionId }: { readonly collectionId: string }): Promise<OrderProgress> => {
      const step = steps[name];
      if (!step) throw new Error(`There is no step ${name}.`);
      return step({ orderId: collectionId, nowMs: Date.now() + laterMs() });
    };
  return {
    request: call('requestCollection', () => checks * CHECK_WAIT_MS),
    check: call('checkCollection', () => {
      checks += 1;
      return checks * CHECK_WAIT_MS;
    }),
    takeBack: call('takeBackCollection', () => 900_000),
  };
}

/** What the provider answered last. */
const outcomeOf = ({ attempt }: OrderProgress) => attempt?.outcome;

async function begin() {
  const { status, body } = await service.post(
    '/cross-border/collections',
    {
      businessId: merchant.businessId,
      sourceAmount: 250,
      sourceCurrency: 'GHS',
      country: 'GH',
      paymentMethod: 'MTN',
      customer: { name: 'Kofi Mensah', phone: '+233241234567' },
    },
    { key: merchant.apiKeys.prod },
  );
  expect(status).toBe(202);
  return { collectionId: String(body.collection.reference), environment: 'prod' } as const;
}

it('a collection stays with the account that was told of it, or waits for a human', async () => {
  const [asked, lost, unsent] = [await begin(), await begin(), await begin()];
  const first = activitiesWith(before);
  expect(outcomeOf(await first.request(asked))).toBe('pending');
  before.addFault({ endpoint: 'submit', fault: { kind: 'reset', accepted: true } });
  expect(outcomeOf(await first.request(lost))).toBe('unreachable');
  const { rows } = await service.ownerSql('select account from attempts where order_id = any($1)', [
    [asked.collectionId, lost.collectionId],
  ]);
  expect(rows).toEqual(Array(2).fill({ account: await accountAt(before).identifyAccount() }));

  // The account before is gone: the new one is not asked about what it knows nothing of, and not told of it again.
  const alone = activitiesWith(after);
  for (const progress of [await alone.check(asked), await alone.check(lost)]) {
    expect(progress.attempt).toMatchObject({
      outcome: 'not_configured',
      reason: expect.stringMatching(/yellowcard, which is no longer configured/),
    });
    expect(progress.step.do).toBe('flag');
  }
  expect(outcomeOf(await alone.takeBack(asked))).toBe('not_configured');
  expect(after.requests('lookup')).toBe(0);
  expect(after.submissions(lost.collectionId)).toBe(0);

  // Beside the present account, it goes on where it was; what was not sent goes to the present one.
  const both = activitiesWith(after, before);
  await service.ownerSql('update orders set review_reason = $2 where id = any($1)', [
    [asked.collectionId, lost.collectionId],
    'An operator looks into it.',
  ]);
  expect(outcomeOf(await both.check(lost))).toBe('pending');
  expect(outcomeOf(await both.request(unsent))).toBe('pending');
  await before.settle(asked.collectionId, 'complete');
  expect((await both.check(asked)).status).toBe('COMPLETED');
  expect(after.requests('lookup')).toBe(0);
  const submissions = ({ collectionId }: typeof asked) => [
    before.submissions(collectionId),
    after.submissions(collectionId),
  ];
  expect([asked, lost, unsent].map(submissions)).toEqual([
    [1, 0],
    [1, 0],
    [0, 1],
  ]);
});

it('a collection that is dearer than agreed is credited as agreed, and counted', async () => {
  const metrics = createMetrics();
  const accounts = new ProviderAccounts<CollectionProvider>([accountAt(after)]);
  const steps = stepsWith(accounts, metrics);
  const [dear, agreed] = [await begin(), await begin()];
  for (const [collection, serviceFeeAmountLocal] of [
    [dear, 2.5],
    [agreed, 0],
  ] as const) {
    await steps.request(collection);
    await after.settle(collection.collectionId, 'complete', { serviceFeeAmountLocal });
    expect((await steps.check(collection)).status).toBe('COMPLETED');
  }
  // An answer that got lost before it was stored is asked for again.
  const port = createCollectionPort({
    database: service.database,
    collectionAccountsOf: () => accounts,
    metrics,
  });
  const record = await port.load(service.database, dear.collectionId);
  if (!record) throw new Error('The collection has no record.');
  const [account] = await port.candidates(record);
  const request = { reference: dear.collectionId, sentAtMs: Date.now(), isFirst: false, isSentBefore: true };
  expect(await account?.check(record, request)).toMatchObject({ outcome: 'succeeded' });
  const [counted] = (await metrics.collectionsDearerThanAgreed.get()).values;
  expect(counted).toMatchObject({ value: 1, labels: { provider: 'yellowcard' } });
});

it('callbacks of both accounts are believed, and of nobody else', async () => {
  const url = `${service.apiUrl}/providers/yellowcard/callback`;
  for (const account of [before, after]) {
    account.setCallbackUrl(url);
    expect(await account.announce('col_of_nobody')).toBe(200);
    expect(await account.announce('col_of_nobody', { forged: true })).toBe(401);
  }
});

it('a collection whose account is not known is with the only one there is', async () => {
  const old = await begin();
  expect(outcomeOf(await activitiesWith(before).request(old))).toBe('pending');
  await service.ownerSql('alter table attempts disable trigger check_attempt');
  await service.ownerSql('update attempts set account = null where order_id = $1', [old.collectionId]);
  await service.ownerSql('alter table attempts enable trigger check_attempt');
  expect(outcomeOf(await activitiesWith(before).check(old))).toBe('pending');
  expect(outcomeOf(await activitiesWith(after, before).check(old))).toBe('not_configured');
});
