import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCollectionActivities } from '../../src/activities/collections.ts';
import { createMetrics } from '../../src/metrics.ts';
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
  const { database, ledger } = service;
  return createCollectionActivities({ database, ledger, collectionAccountsOf: () => accounts });
}

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
  expect((await first.requestCollection(asked)).knowledge).toBe('pending');
  before.addFault({ endpoint: 'submit', fault: { kind: 'reset', accepted: true } });
  expect((await first.requestCollection(lost)).knowledge).toBe('unreachable');
  const { rows } = await service.ownerSql(
    'select provider_account from collections where transaction_id = any($1)',
    [[asked.collectionId, lost.collectionId]],
  );
  expect(rows).toEqual(Array(2).fill({ provider_account: await accountAt(before).identifyAccount() }));

  // The account before is gone: the new one is not asked about what it knows nothing of, and not told of it again.
  const alone = activitiesWith(after);
  for (const news of [
    await alone.askCollection(asked),
    await alone.requestCollection(lost),
    await alone.withdrawCollection(asked),
  ]) {
    expect(news.knowledge).toBe('review');
    expect(news.reason).toMatch(/yellowcard, which is not configured any more/);
  }
  expect(after.requests('lookup')).toBe(0);
  expect(after.submissions(lost.collectionId)).toBe(0);

  // Beside the present account, it goes on where it was; what was told to nobody goes to the present one.
  const both = activitiesWith(after, before);
  expect((await both.requestCollection(lost)).knowledge).toBe('pending');
  expect((await both.requestCollection(unsent)).knowledge).toBe('pending');
  await before.settle(asked.collectionId, 'complete');
  expect((await both.askCollection(asked)).knowledge).toBe('approved');
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
  const { database, ledger } = service;
  const activities = createCollectionActivities({
    database,
    ledger,
    metrics,
    collectionAccountsOf: () => accounts,
  });
  const [dear, agreed] = [await begin(), await begin()];
  for (const [collection, serviceFeeAmountLocal] of [
    [dear, 2.5],
    [agreed, 0],
  ] as const) {
    await activities.requestCollection(collection);
    await after.settle(collection.collectionId, 'complete', { serviceFeeAmountLocal });
    expect((await activities.askCollection(collection)).knowledge).toBe('approved');
  }
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

it('a collection of before accounts were kept is with the only one there is', async () => {
  const old = await begin();
  expect((await activitiesWith(before).requestCollection(old)).knowledge).toBe('pending');
  await service.ownerSql('update collections set provider_account = null where transaction_id = $1', [
    old.collectionId,
  ]);
  expect((await activitiesWith(before).askCollection(old)).knowledge).toBe('pending');
  expect((await activitiesWith(after, before).askCollection(old)).knowledge).toBe('review');
});
