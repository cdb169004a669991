import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { issueVendorAccount } from '../../src/db/merchants/vendorAccounts.ts';
import { createMonnify } from '../../src/providers/bank/monnify.ts';
import { issueSessionToken } from '../../src/security/sessionToken.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { type MonnifyServer, startMonnifyServer } from '../support/monnifyServer.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** A service whose only bank is Monnify: what a merchant, its customers and Monnify's callbacks find of it. */
let monnify: MonnifyServer;
let service: TestService;
let flows: FlowInspection;

beforeAll(async () => {
  monnify = await startMonnifyServer();
  service = await startTestService({
    queues: ['payouts'],
    env: { ...monnify.env, PROVIDER_TIMEOUT_MS: '60000' },
  });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
  await monnify?.stop();
});
beforeEach(() => {
  monnify.reset();
  monnify.setCallbackUrl(`${service.apiUrl}/providers/monnify/callback`);
});

let accounts = 0;

/** A merchant with live money, whose settlement account Monnify told the holder of. */
async function liveMerchant() {
  accounts += 1;
  const accountNumber = `20${String(accounts).padStart(8, '0')}`;
  const merchant = await service.createMerchant(`${accountNumber.slice(-4)} Holder of Nigeria Limited`);
  const { ownerId } = merchant;
  const token = await issueSessionToken(service.config.jwtSecret, { userId: ownerId, sessionsVersion: 1 });
  const verified = await service.post(
    '/bank/verify',
    { accountNumber, bankCode: '058' },
    { key: null, token },
  );
  expect(verified.status).toBe(200);
  await service.fund(merchant, 10_000, 'prod');
  return merchant;
}

function withdraw({ businessId, apiKeys }: TestMerchant) {
  return service.post('/withdrawal/request', { businessId, amount: 2_500 }, { key: apiKeys.prod });
}

function liveBalances({ businessId }: TestMerchant) {
  return service.ledger.balances({ businessId, environment: 'prod' }, 'NGN');
}

async function signalsOf(withdrawalId: string): Promise<number> {
  const handle = flows.client.workflow.getHandle(`withdrawal/prod/${withdrawalId}`);
  const { events } = await handle.fetchHistory();
  return (events ?? []).filter((event) => event.workflowExecutionSignaledEventAttributes).length;
}

it.each([
  { status: 'SUCCESS', httpStatus: 200, result: 'COMPLETED', availableMinor: 749_000n },
  { status: 'FAILED', httpStatus: 422, result: 'FAILED', availableMinor: 1_000_000n },
])(
  'a withdrawal that Monnify calls $status is $result at once',
  async ({ status, httpStatus, result, availableMinor }) => {
    monnify.planTransfer({ status });
    const merchant = await liveMerchant();
    const answer = await withdraw(merchant);
    expect([answer.status, answer.body.withdrawal.status]).toEqual([httpStatus, result]);
    expect(await liveBalances(merchant)).toEqual({ availableMinor, heldMinor: 0n });
    expect(monnify.transferAmountMinor(answer.body.withdrawal.transactionId)).toBe(250_000n);
  },
);

it.each([
  { later: 'SUCCESS', status: 'COMPLETED', availableMinor: 749_000n },
  { later: 'FAILED', status: 'FAILED', availableMinor: 1_000_000n },
  { later: 'REVERSED', status: 'FAILED', availableMinor: 1_000_000n },
])('one under way is $status once a callback tells of $later', async ({ later, status, availableMinor }) => {
  monnify.planTransfer({ status: 'PENDING' });
  const merchant = await liveMerchant();
  const { body } = await withdraw(merchant);
  const id: string = body.withdrawal.transactionId;
  expect(body.withdrawal.status).toBe('PROCESSING');
  expect(await liveBalances(merchant)).toEqual({ availableMinor: 749_000n, heldMinor: 251_000n });
  // It asks by itself too: whatever it asks from now on is answered only after the news has come.
  monnify.addFault({ endpoint: 'summary', reference: id, fault: { kind: 'hold' } });
  await monnify.settle(id, later);
  await waitFor('the news', async () => (await signalsOf(id)) === 1);
  await waitFor('a question under way', () => monnify.heldRequests() === 1);
  monnify.releaseHeld();
  await waitFor(`${id} to be ${status}`, async () => {
    const { body } = await service.get(`/transactions/${id}`, { key: merchant.apiKeys.prod });
    return body.transaction.status === status;
  });
  expect(await liveBalances(merchant)).toEqual({ availableMinor, heldMinor: 0n });
  expect(monnify.transfersMade(id)).toBe(1);
});

it('one whose answer is lost is paid once', async () => {
  monnify.addFault({ endpoint: 'transfer', fault: { kind: 'reset', accepted: true } });
  const merchant = await liveMerchant();
  const { body } = await withdraw(merchant);
  const id: string = body.withdrawal.transactionId;
  await waitFor(`${id} to be COMPLETED`, async () => {
    const { body } = await service.get(`/transactions/${id}`, { key: merchant.apiKeys.prod });
    return body.transaction.status === 'COMPLETED';
  });
  expect([monnify.transfersMade(id), monnify.transferRequests(id)]).toEqual([1, 1]);
});

it('a forged callback is refused', async () => {
  const merchant = await liveMerchant();
  const { body } = await withdraw(merchant);
  const reference: string = body.withdrawal.transactionId;
  expect(await monnify.sendCallback({ event: 'REVERSED_DISBURSEMENT', reference, forged: true })).toEqual([
    401,
  ]);
});

it('money that arrives on a reserved account is credited once, however often it is announced', async () => {
  const merchant = await liveMerchant();
  const issuer = createMonnify({
    apiKey: monnify.apiKey,
    secretKey: monnify.secretKey,
    walletAccountNumber: monnify.walletAccountNumber,
    contractCode: monnify.contractCode,
    baseUrl: monnify.url,
    timeoutMs: 60_000,
  });
  const withNumber = {
    name: issuer.name,
    issueDedicatedAccount: (holder: Parameters<typeof issuer.issueDedicatedAccount>[0]) =>
      issuer.issueDedicatedAccount({ ...holder, bvn: '21212121212' }),
  };
  const { accountNumber } = await issueVendorAccount(service.database, withNumber, {
    businessId: merchant.businessId,
    actor: 'operator:ngozi',
  });
  const reference = 'MNFY|04|20211117112842|000170';
  monnify.receivePayment({ reference, amountMinor: 500_000n, accountNumber });
  const announce = () => {
    const { body, headers } = monnify.signedPaymentCallback(reference);
    const url = `${service.apiUrl}/providers/monnify/callback`;
    return fetch(url, { method: 'POST', headers, body: new Uint8Array(body) });
  };
  const answers = await Promise.all([announce(), announce(), announce()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const creditsOf = async () => {
    const { rows } = await service.ownerSql(
      'select status, provider from vendor_credits where provider_reference = $1',
      [reference],
    );
    return rows;
  };
  await waitFor('the credit', async () => (await creditsOf())[0]?.status === 'CREDITED');
  expect((await announce()).status).toBe(200);
  expect(await creditsOf()).toEqual([{ status: 'CREDITED', provider: 'monnify' }]);
  const { rows } = await service.ownerSql(
    `select amount_minor, fee_minor from transactions
      where business_id = $1 and environment = 'prod' and flow = 'vendor_credit'`,
    [merchant.businessId],
  );
  expect(rows).toHaveLength(1);
  const { availableMinor } = await liveBalances(merchant);
  expect(availableMinor).toBe(1_000_000n + 500_000n - BigInt(rows[0].fee_minor));
});
