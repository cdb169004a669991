import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Service } from '../../src/composition/service.ts';
import { retryNowUpdate } from '../../src/contract/messages.ts';
import { createVtpass, vtpassCallbackToken } from '../../src/providers/bills/vtpass.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { runOnKeptThreads } from '../support/keptThreads.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { waitForLiveBillers } from '../support/liveProviders.ts';
import { startTestService, type TestMerchant, type TestService, testConfig } from '../support/service.ts';
import { startVtpassHost } from '../support/vtpassHost.ts';
import { startVtpassServer, type VtpassServer } from '../support/vtpassServer.ts';
import { waitFor } from '../support/waitFor.ts';

const FUNDS_MINOR = 10_000_000n;
const PRICE_MINOR = 50_000n;

let before: VtpassServer;
let after: VtpassServer;
let host: Awaited<ReturnType<typeof startVtpassHost>>;
let service: TestService;
let flows: FlowInspection;
let merchant: TestMerchant;
let worker: Service | undefined;
let bought = 0;

beforeAll(async () => {
  before = await startVtpassServer('before');
  after = await startVtpassServer('after');
  host = await startVtpassHost([before, after]);
  // The API alone: each test says which accounts its workers have.
  service = await startTestService({ role: 'api', env: { ...keysOf(before), ...hostSettings() } });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
  merchant = await service.createMerchant();
  await service.fund(merchant, Number(FUNDS_MINOR) / 100, 'prod');
});
afterEach(stopWork);
afterAll(async () => {
  if (service) await expectSoundLedger(service.database);
  await service?.stop();
  await flows?.close();
  await host?.stop();
  await before?.stop();
  await after?.stop();
});

/** The settings of accounts at VTpass, the current one first. */
function keysOf(...accounts: readonly VtpassServer[]): Record<string, string> {
  const keys = accounts.map((account) => account.keys);
  return {
    VTPASS_API_KEY: keys.map(({ apiKey }) => apiKey).join(','),
    VTPASS_PUBLIC_KEY: keys.map(({ publicKey }) => publicKey).join(','),
    VTPASS_SECRET_KEY: keys.map(({ secretKey }) => secretKey).join(','),
  };
}

/** The address at which the accounts answer. */
const hostSettings = () => ({ PROVIDER_URLS: `vtpass=${host.url}` });

/** Has bills worked on with these accounts at VTpass alone. */
async function workWith(env: Readonly<Record<string, string>>): Promise<void> {
  await stopWork();
  const { databaseUrl = '', taskQueuePrefix } = service.config;
  worker = await runOnKeptThreads({
    role: 'worker',
    config: testConfig(databaseUrl, {
      TASK_QUEUE_PREFIX: taskQueuePrefix,
      TASK_QUEUES: 'bills',
      ...hostSettings(),
      ...env,
    }),
  });
}

async function stopWork(): Promise<void> {
  await worker?.stop();
  worker = undefined;
}

/** Buys airtime for a phone that no other test buys for. */
async function buy(): Promise<{ readonly id: string; readonly phone: string }> {
  bought += 1;
  const phone = `0803${String(bought).padStart(7, '0')}`;
  const order = { businessId: merchant.businessId, network: 'mtn', phone, amount: Number(PRICE_MINOR) / 100 };
  const { status, body } = await service.post('/bills/airtime', order, { key: merchant.apiKeys.prod });
  expect(status).toBe(202);
  return { id: body.transactionId, phone };
}

const statusOf = async (id: string): Promise<string> =>
  (await service.get(`/transactions/${id}`, { key: merchant.apiKeys.prod })).body.transaction.status;
/** Has a bill asked about at once. One whose own question came first may have ended. */
const askNow = async (id: string): Promise<void> => {
  const asked = flows.client.workflow.getHandle(`bill/prod/${id}`).executeUpdate(retryNowUpdate);
  await asked.catch(async (error: unknown) => {
    if ((await statusOf(id)) === 'PROCESSING') throw error;
  });
};
const toldOf = async (id: string) => {
  const { rows } = await service.ownerSql(
    `select attempts.provider, account as provider_account, reference, review_reason from orders
      left join attempts on order_id = id and abandoned_at is null where id = $1`,
    [id],
  );
  return rows[0];
};
const accountOf = ({ keys }: VtpassServer) => createVtpass({ ...keys, timeoutMs: 1_000 }).identifyAccount();

it('ten bills in flight outlive a change of the account: none is bought twice, none forgotten', async () => {
  await workWith(keysOf(before));
  await waitForLiveBillers(service);

  // Seven are sold and undecided; the answers about three of these were lost. An eighth order never arrived.
  before.planVend({ status: 'pending' });
  const bills = [];
  for (let sold = 1; sold <= 7; sold++) {
    if (sold > 4) before.addFault({ endpoint: 'pay', fault: { kind: 'reset', accepted: true } });
    const bill = await buy();
    bills.push(bill);
    await waitFor('the vend', async () => before.vendsFor(bill.phone).length === 1);
  }
  const lost = { kind: 'error', accepted: false, httpStatus: 503 } as const;
  before.addFault({ endpoint: 'pay', fault: lost, times: 1_000 });
  const astray = await buy();
  await waitFor('the order', async () => before.requests('pay') >= 8);
  await stopWork();
  // Two were accepted and not told to anybody.
  const untold = [await buy(), await buy()];
  before.endFaults();

  // The keys are replaced by those of another account. What is not told goes there; the others are asked about nowhere.
  await workWith(keysOf(after));
  for (const { id } of untold) await waitFor('the end', async () => (await statusOf(id)) === 'COMPLETED');
  for (const { id } of [...bills, astray]) {
    const attention = await waitFor(
      'the call for a human',
      async () => (await toldOf(id)).review_reason ?? false,
    );
    expect(attention).toContain(
      `account ${await accountOf(before)} of vtpass, which is no longer configured`,
    );
    expect(await statusOf(id)).toBe('PROCESSING');
  }
  expect(after.requests('requery')).toBe(0);
  expect(after.requests('pay')).toBe(2);

  // Both are configured for the change-over.
  await workWith(keysOf(after, before));
  const [failing, ...delivered] = bills;
  for (const { id } of delivered) before.settle((await toldOf(id)).reference, 'delivered');
  before.settle((await toldOf(failing?.id ?? '')).reference, 'failed', '016');
  before.planVend({ status: 'delivered' });
  for (const { id } of [...bills, astray]) await askNow(id);
  for (const { id } of [...delivered, astray]) {
    await waitFor('the end', async () => (await statusOf(id)) === 'COMPLETED');
  }
  await waitFor('the failure', async () => (await statusOf(failing?.id ?? '')) === 'FAILED');
  await stopWork();

  for (const { id, phone } of [...bills, astray]) {
    expect([before.vendsFor(phone).length, after.vendsFor(phone).length]).toEqual([1, 0]);
    expect(await toldOf(id)).toMatchObject({ provider: 'vtpass', provider_account: await accountOf(before) });
  }
  for (const { id, phone } of untold) {
    expect([before.vendsFor(phone).length, after.vendsFor(phone).length]).toEqual([0, 1]);
    expect(await toldOf(id)).toMatchObject({ provider: 'vtpass', provider_account: await accountOf(after) });
  }
  // The database does not let one be moved, either.
  for (const change of [`provider = 'other'`, `account = 'other'`, 'account = null']) {
    const text = `update attempts set ${change} where order_id = $1`;
    await expect(service.ownerSql(text, [astray.id])).rejects.toThrow('was sent to another account');
  }
  expect(
    await service.ledger.balances({ businessId: merchant.businessId, environment: 'prod' }, 'NGN'),
  ).toEqual({
    availableMinor: FUNDS_MINOR - 9n * PRICE_MINOR,
    heldMinor: 0n,
  });
});

it('a vend from before accounts were recorded is with the only one, and a human’s where there are two', async () => {
  before.reset();
  after.reset();
  before.planVend({ status: 'pending' });
  await workWith(keysOf(before));
  const { id, phone } = await buy();
  await waitFor('the vend', async () => before.vendsFor(phone).length === 1);
  await stopWork();
  // As of a provider that did not say which account it was.
  await service.ownerSql('alter table attempts disable trigger check_attempt');
  await service.ownerSql('update attempts set account = null where order_id = $1', [id]);
  await service.ownerSql('alter table attempts enable trigger check_attempt');

  await workWith(keysOf(after, before));
  await askNow(id);
  await waitFor('the call for a human', async () =>
    (await toldOf(id)).review_reason?.includes('2 accounts of it are configured'),
  );
  expect([before.vendsFor(phone).length, after.requests('requery'), after.requests('pay')]).toEqual([
    1, 0, 0,
  ]);
  await stopWork();

  await workWith(keysOf(before));
  before.settle((await toldOf(id)).reference, 'delivered');
  await askNow(id);
  await waitFor('the end', async () => (await statusOf(id)) === 'COMPLETED');
  expect(before.vendsFor(phone)).toHaveLength(1);
});

it('callbacks of either account are believed', async () => {
  const both = await startTestService({
    role: 'api',
    env: { ...keysOf(after, before), ...hostSettings() },
  });
  try {
    for (const account of [before, after]) {
      const token = vtpassCallbackToken(account.keys.secretKey);
      const address = `${both.apiUrl}/providers/vtpass/callback?token=${token}`;
      expect((await account.sendCallback(address, '202601311610nobody')).httpStatus).toBe(200);
    }
    const address = `${both.apiUrl}/providers/vtpass/callback?token=${vtpassCallbackToken('SK_other')}`;
    expect((await after.sendCallback(address, '202601311610nobody')).httpStatus).toBe(401);
  } finally {
    await both.stop();
  }
});
