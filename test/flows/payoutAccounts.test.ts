import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Service } from '../../src/composition/service.ts';
import { retryNowUpdate, statusQuery } from '../../src/contract/messages.ts';
import { listAttempts } from '../../src/db/orders/attemptLists.ts';
import { startAccountHost } from '../support/accountHost.ts';
import { saveBankAccount } from '../support/bankAccounts.ts';
import { type FlowInspection, openFlowInspection, retryUnlessEnded } from '../support/flowInspection.ts';
import { joinSettings } from '../support/joinSettings.ts';
import { runOnKeptThreads } from '../support/keptThreads.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { type MonnifyServer, startMonnifyServer } from '../support/monnifyServer.ts';
import { type PaystackServer, startPaystackServer } from '../support/paystackServer.ts';
import { startTestService, type TestMerchant, type TestService, testConfig } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

const FUNDS_MINOR = 10_000_000n;
const AMOUNT_MINOR = 100_000n;
const FEE_MINOR = 1_000n;

/** Two accounts at Paystack and one at Monnify, each with books of its own. */
let before: PaystackServer;
let after: PaystackServer;
let monnify: MonnifyServer;
let host: Awaited<ReturnType<typeof startAccountHost>>;
let service: TestService;
let flows: FlowInspection;
let merchant: TestMerchant;

beforeAll(async () => {
  before = await startPaystackServer({ secretKey: 'sk_live_before', integration: 100_001 });
  after = await startPaystackServer({ secretKey: 'sk_live_after', integration: 100_002 });
  monnify = await startMonnifyServer();
  host = await startAccountHost(
    [before, after].map(({ url, secretKey }) => ({
      url,
      isOwner: ({ authorization }) => authorization === `Bearer ${secretKey}`,
    })),
    { httpStatus: 401, body: { status: false, message: 'Invalid key', code: 'invalid_Key' } },
  );
  // The API alone: each test says which accounts its workers have.
  service = await startTestService({
    role: 'api',
    env: { PAYSTACK_SECRET_KEY: before.secretKey, ...hostSettings(), OUTCOME_WAIT_MS: '0' },
  });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
  merchant = await service.createMerchant();
  await service.fund(merchant, Number(FUNDS_MINOR) / 100, 'prod');
  await saveBankAccount(service, merchant.businessId);
});
afterAll(async () => {
  if (service) await expectSoundLedger(service.database);
  await service?.stop();
  await flows?.close();
  await host?.stop();
  for (const bank of [before, after, monnify]) await bank?.stop();
});

/** The address at which the accounts at Paystack answer. */
const hostSettings = () => ({ PROVIDER_URLS: `paystack=${host.url}` });

/** A process that makes payouts with these accounts. */
function startWorker(env: Readonly<Record<string, string>>): Promise<Service> {
  const { databaseUrl = '', taskQueuePrefix } = service.config;
  return runOnKeptThreads({
    role: 'worker',
    config: testConfig(databaseUrl, {
      TASK_QUEUE_PREFIX: taskQueuePrefix,
      TASK_QUEUES: 'payouts',
      ...joinSettings(hostSettings(), env),
    }),
  });
}

async function withdraw(): Promise<string> {
  const order = { businessId: merchant.businessId, amount: Number(AMOUNT_MINOR) / 100 };
  const { status, body } = await service.post('/withdrawal/request', order, { key: merchant.apiKeys.prod });
  expect(status).toBe(202);
  return body.withdrawal.transactionId;
}

const statusOf = async (id: string): Promise<string> =>
  (await service.get(`/transactions/${id}`, { key: merchant.apiKeys.prod })).body.transaction.status;
const handleOf = (id: string) => flows.client.workflow.getHandle(`withdrawal/prod/${id}`);
const reaches = (id: string, status: string) =>
  waitFor(`${id} to be ${status}`, async () => (await statusOf(id)) === status);
const attemptsOf = async (id: string) => listAttempts(service.database, id);
const madeFor = (id: string) =>
  [before, after, monnify].map((bank) => bank.transfersMade(id) + bank.transfersMade(`${id}-2`));

async function attentionOf(id: string): Promise<string> {
  return waitFor(`${id} to need a human`, async () => {
    const state = await handleOf(id).query(statusQuery);
    return state.flowStatus === 'NEEDS_ATTENTION' && (state.attention ?? '');
  });
}

/** What an operator does who does not see the transfer at the provider that is configured now. */
const resolveAsFailed = (id: string) =>
  handleOf(id).executeUpdate('resolve', {
    args: [{ outcome: 'failed', reason: 'It is not shown.', operator: 'ngozi' }],
  });

it('twenty withdrawals outlive a change of account and provider: none is paid twice, none forgotten', async () => {
  let worker = await startWorker({ PAYSTACK_SECRET_KEY: before.secretKey });
  // Twelve are made and undecided; the answers about five of these were lost. Four more never arrived.
  before.planTransfer({ status: 'pending' });
  const made: string[] = [];
  for (let count = 1; count <= 12; count++) {
    if (count > 7) before.addFault({ endpoint: 'transfer', fault: { kind: 'reset', accepted: true } });
    const id = await withdraw();
    made.push(id);
    await waitFor('the transfer', async () => before.transfersMade(id) === 1);
  }
  before.addFault({ endpoint: 'transfer', fault: { kind: 'reset', accepted: false }, times: 1_000 });
  const astray = await Promise.all(Array.from({ length: 4 }, withdraw));
  for (const id of astray) await waitFor('the order', async () => before.transferRequests(id) > 0);
  await worker.stop();
  // Four were accepted and not told to anybody.
  const untold = await Promise.all(Array.from({ length: 4 }, withdraw));
  before.endFaults();

  // The key is replaced by that of another account. What is not told goes there; the others are asked about nowhere.
  worker = await startWorker({ PAYSTACK_SECRET_KEY: after.secretKey });
  for (const id of untold) await reaches(id, 'COMPLETED');
  for (const id of [...made, ...astray]) {
    expect(await attentionOf(id)).toContain('account 100001 of paystack, which is no longer configured');
    expect(await statusOf(id)).toBe('PROCESSING');
  }
  expect(after.requests('verify')).toBe(0);
  expect(after.requests('transfer')).toBe(untold.length);
  await worker.stop();

  // Paystack is replaced by Monnify.
  worker = await startWorker({ ...monnify.env, PAYOUT_PROVIDERS: 'monnify' });
  const later = await withdraw();
  await reaches(later, 'COMPLETED');
  const [retried = ''] = made;
  await handleOf(retried).executeUpdate(retryNowUpdate);
  expect(await attentionOf(retried)).toContain('account 100001 of paystack');
  // No operator settles as failed, by a wrong click, what cannot be checked.
  await expect(resolveAsFailed(retried)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('it may have paid') },
  });
  expect([monnify.requests('summary'), monnify.requests('transfer')]).toEqual([0, 1]);
  await worker.stop();

  // All three are configured for the change-over, and nothing new goes to Paystack.
  worker = await startWorker({
    PAYSTACK_SECRET_KEY: `${after.secretKey},${before.secretKey}`,
    ...monnify.env,
    PAYOUT_PROVIDERS: 'monnify',
  });
  const [failing = '', ...paid] = made;
  for (const id of paid) await before.settle(id, 'success');
  await before.settle(failing, 'failed');
  before.planTransfer({ status: 'success' });
  for (const id of [...made, ...astray]) await retryUnlessEnded(handleOf(id));
  for (const id of [...paid, ...astray]) await reaches(id, 'COMPLETED');
  await reaches(failing, 'FAILED');
  await worker.stop();

  for (const id of [...made, ...astray]) {
    expect(madeFor(id)).toEqual([1, 0, 0]);
    expect(await attemptsOf(id)).toMatchObject([{ provider: 'paystack', account: '100001' }]);
  }
  for (const id of untold) {
    expect(madeFor(id)).toEqual([0, 1, 0]);
    expect(await attemptsOf(id)).toMatchObject([{ provider: 'paystack', account: '100002' }]);
  }
  expect(madeFor(later)).toEqual([0, 0, 1]);
  const ended = BigInt(paid.length + astray.length + untold.length + 1);
  expect(
    await service.ledger.balances({ businessId: merchant.businessId, environment: 'prod' }, 'NGN'),
  ).toEqual({
    availableMinor: FUNDS_MINOR - ended * (AMOUNT_MINOR + FEE_MINOR),
    heldMinor: 0n,
  });
});

it('another key of the same account is the same account', async () => {
  before.planTransfer({ status: 'pending' });
  let worker = await startWorker({ PAYSTACK_SECRET_KEY: before.secretKey });
  const id = await withdraw();
  await waitFor('the transfer', async () => before.transfersMade(id) === 1);
  await worker.stop();

  // The account answers by its new key alone, as Paystack does once a key is regenerated.
  const renewed = await startAccountHost(
    [{ url: `${host.url}`, isOwner: ({ authorization }) => authorization === 'Bearer sk_live_renewed' }],
    { httpStatus: 401, body: { status: false, message: 'Invalid key', code: 'invalid_Key' } },
    { authorization: `Bearer ${before.secretKey}` },
  );
  worker = await startWorker({
    PAYSTACK_SECRET_KEY: 'sk_live_renewed',
    PROVIDER_URLS: `paystack=${renewed.url}`,
  });
  try {
    await before.settle(id, 'success');
    await retryUnlessEnded(handleOf(id));
    await reaches(id, 'COMPLETED');
    expect(madeFor(id)).toEqual([1, 0, 0]);
  } finally {
    await worker.stop();
    await renewed.stop();
  }
});

it('nobody calls unpaid, by a wrong click, what cannot be asked about because our key is refused', async () => {
  before.planTransfer({ status: 'pending' });
  let worker = await startWorker({ PAYSTACK_SECRET_KEY: before.secretKey });
  const id = await withdraw();
  await waitFor('the transfer', async () => before.transfersMade(id) === 1);
  await worker.stop();

  worker = await startWorker({ PAYSTACK_SECRET_KEY: 'sk_live_revoked' });
  await retryUnlessEnded(handleOf(id));
  expect(await attentionOf(id)).toContain('refused our credentials');
  await expect(resolveAsFailed(id)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('it may have paid') },
  });
  await worker.stop();

  worker = await startWorker({ PAYSTACK_SECRET_KEY: before.secretKey });
  await before.settle(id, 'success');
  await retryUnlessEnded(handleOf(id));
  await reaches(id, 'COMPLETED');
  await worker.stop();
  expect(madeFor(id)).toEqual([1, 0, 0]);
});

it('news of a transfer that its provider had refused calls for a human', async () => {
  before.planTransfer({ status: 'success' });
  const body = { status: false, message: 'Transfers are not available', code: 'transfer_unavailable' };
  before.addFault({ endpoint: 'transfer', fault: { kind: 'answer', httpStatus: 400, body } });
  const worker = await startWorker({ PAYSTACK_SECRET_KEY: before.secretKey, ...monnify.env });
  const id = await withdraw();
  await reaches(id, 'COMPLETED');
  await worker.stop();
  expect(madeFor(id)).toEqual([0, 0, 1]);
  expect(await attentionRow(id)).toEqual([{ review_reason: null }]);
  before.setCallbackUrl(`${service.apiUrl}/providers/paystack/callback`);
  expect(await before.sendCallback({ event: 'transfer.success', reference: id })).toEqual([200]);
  const [row] = await attentionRow(id);
  expect(row?.review_reason).toContain(`paystack has an update of ${id}, which it had refused`);
  expect(await statusOf(id)).toBe('COMPLETED');
});

async function attentionRow(id: string): Promise<readonly { review_reason: string | null }[]> {
  const text = 'select review_reason from orders where id = $1';
  return (await service.ownerSql(text, [id])).rows;
}
