import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { retryNowUpdate } from '../../src/contract/messages.ts';
import { listAttempts } from '../../src/db/orders/attemptLists.ts';
import { saveBankAccount } from '../support/bankAccounts.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { joinSettings } from '../support/joinSettings.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { rememberCommits } from '../support/lostCommits.ts';
import { type MonnifyServer, startMonnifyServer } from '../support/monnifyServer.ts';
import {
  type PaystackFaultOrder,
  type PaystackServer,
  startPaystackServer,
} from '../support/paystackServer.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

const AMOUNT = 1_000;
const AMOUNT_MINOR = 100_000n;
const FEE_MINOR = 1_000n;
/** Twelve ways to fail and more, so many withdrawals each. */
const EACH = 15;
const FUNDS_MINOR = 50_000_000n;

let paystack: PaystackServer;
let monnify: MonnifyServer;
let service: TestService;
let merchant: TestMerchant;
let flows: FlowInspection;

beforeAll(async () => {
  paystack = await startPaystackServer();
  monnify = await startMonnifyServer();
  service = await startTestService({
    queues: ['payouts', 'webhooks'],
    env: {
      ...joinSettings(paystack.env, monnify.env),
      PAYOUT_PROVIDERS: 'paystack,monnify',
      // Each way to fail is to be met by all of its withdrawals, not by the first three.
      PAYOUT_PROVIDER_COOLDOWN_MS: '0',
      PROVIDER_TIMEOUT_MS: '5000',
      OUTCOME_WAIT_MS: '0',
    },
  });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
  merchant = await service.createMerchant();
  await service.fund(merchant, Number(FUNDS_MINOR) / 100, 'prod');
  await saveBankAccount(service, merchant.businessId);
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
  await monnify?.stop();
  await paystack?.stop();
});

async function withdraw(): Promise<string> {
  const { status, body } = await service.post(
    '/withdrawal/request',
    { businessId: merchant.businessId, amount: AMOUNT },
    { key: merchant.apiKeys.prod },
  );
  expect(status).toBe(202);
  return body.withdrawal.transactionId;
}

async function endOf(id: string): Promise<string> {
  return waitFor(`the end of ${id}`, async () => {
    const { rows } = await service.ownerSql('select status from transactions where id = $1', [id]);
    return rows[0]?.status !== 'PROCESSING' && rows[0]?.status;
  });
}

/** How often the banks paid, by their own books, under every reference that a withdrawal can have there. */
function paidBy(id: string): { readonly paystack: number; readonly monnify: number } {
  const references = [id, ...Array.from({ length: 5 }, (_, index) => `${id}-${index + 2}`)];
  const sum = (bank: { transfersMade(reference: string): number }) =>
    references.reduce((total, reference) => total + bank.transfersMade(reference), 0);
  return { paystack: sum(paystack), monnify: sum(monnify) };
}

const all: string[] = [];

/** Lets many withdrawals meet a fault at once, and ends it when they have ended. */
async function meet(faults: readonly Omit<PaystackFaultOrder, 'times'>[], times: number) {
  for (const fault of faults) paystack.addFault({ ...fault, times });
  const ids = await Promise.all(Array.from({ length: EACH }, withdraw));
  const ends = await Promise.all(ids.map(endOf));
  paystack.endFaults();
  all.push(...ids);
  return { ids, ends };
}

const ALWAYS = 1_000_000;
const OFF = fault('transfer', refusal(400, 'Transfers are not available', 'transfer_unavailable'));

describe('while the preferred bank fails', () => {
  it.each<readonly [string, Omit<PaystackFaultOrder, 'times'>]>([
    [
      'answers the name enquiry with 500',
      fault('resolve', { kind: 'error', accepted: true, httpStatus: 500 }),
    ],
    [
      "answers the name enquiry with a gateway's page",
      fault('resolve', { kind: 'html', accepted: false, httpStatus: 403 }),
    ],
    ['does not answer about the receiver', fault('recipient', { kind: 'hang', accepted: true })],
    [
      'answers about the receiver with 500',
      fault('recipient', { kind: 'error', accepted: false, httpStatus: 500 }),
    ],
    ['wants to be left alone', fault('recipient', { kind: 'rateLimit', retryAfterSeconds: 3 })],
    ['refuses our key', fault('recipient', refusal(401, 'Invalid key', 'invalid_Key'))],
    [
      'does not let us pay out',
      fault('transfer', refusal(400, 'You cannot initiate third party payouts at this time')),
    ],
    [
      'has payouts switched off',
      fault('transfer', refusal(400, 'Transfers are not available', 'transfer_unavailable')),
    ],
  ])('and %s, the other one pays, once', async (_way, order) => {
    const { ids, ends } = await meet([order], ALWAYS);
    expect(new Set(ends)).toEqual(new Set(['COMPLETED']));
    for (const id of ids) expect(paidBy(id)).toEqual({ paystack: 0, monnify: 1 });
  });

  it.each<readonly [string, Omit<PaystackFaultOrder, 'times'>]>([
    ['does not answer a transfer that it made', fault('transfer', { kind: 'hang', accepted: true })],
    [
      'answers a transfer that it made with 500',
      fault('transfer', { kind: 'error', accepted: true, httpStatus: 500 }),
    ],
    ['loses a transfer', fault('transfer', { kind: 'reset', accepted: false })],
    [
      "answers a transfer with a gateway's page",
      fault('transfer', { kind: 'html', accepted: false, httpStatus: 502 }),
    ],
  ])('and %s, it may have paid, so it alone is asked, and pays once', async (_way, order) => {
    const { ids, ends } = await meet([order], EACH);
    expect(new Set(ends)).toEqual(new Set(['COMPLETED']));
    for (const id of ids) expect(paidBy(id)).toEqual({ paystack: 1, monnify: 0 });
  });

  it('and refuses the receiver, nobody pays, and the money comes back', async () => {
    const { ids, ends } = await meet([fault('recipient', refusal(400, 'Account closed'))], ALWAYS);
    expect(new Set(ends)).toEqual(new Set(['FAILED']));
    for (const id of ids) expect(paidBy(id)).toEqual({ paystack: 0, monnify: 0 });
  });

  it('and the other one does too, a payout counts once however often it is retried', async () => {
    const refused = async () => {
      const text = await (await fetch(`${service.apiUrl}/metrics`)).text();
      return Number(
        text.match(/^mp_payout_attempts_total\{provider="paystack",outcome="blocked"\} (\d+)$/m)?.[1],
      );
    };
    const before = await refused();
    const off = fault('transfer', refusal(400, 'Transfers are not available', 'transfer_unavailable'));
    paystack.addFault({ ...off, times: ALWAYS });
    const silent = { kind: 'error', accepted: false, httpStatus: 503 } as const;
    monnify.addFault({ endpoint: 'validate', fault: silent, times: ALWAYS });
    const id = await withdraw();
    const handle = flows.client.workflow.getHandle(`withdrawal/prod/${id}`);
    const hasRefused = (times: number) =>
      waitFor(`Paystack to refuse ${times} times`, async () => {
        const [first] = await listAttempts(service.database, id);
        return (first?.refusals ?? 0) >= times;
      });
    await hasRefused(1);
    for (let retry = 2; retry <= 6; retry++) {
      await handle.executeUpdate(retryNowUpdate);
      await hasRefused(retry);
    }
    paystack.endFaults();
    monnify.endFaults();
    await handle.executeUpdate(retryNowUpdate);
    expect(await endOf(id)).toBe('COMPLETED');
    expect(await refused()).toBe(before + 1);
    all.push(id);
  });

  it('and holds too little of our money, the other one pays, once', async () => {
    paystack.setBalanceMinor(50_000n);
    const { ids, ends } = await meet([], ALWAYS);
    expect(new Set(ends)).toEqual(new Set(['COMPLETED']));
    for (const id of ids) expect(paidBy(id)).toEqual({ paystack: 0, monnify: 1 });
  });

  it.each([
    ['nothing is left', false],
    ['a refusal of today is there', true],
  ])(
    'and a restore loses that the other one pays, and %s, the other one is asked first, and pays once',
    async (_what, isRefused) => {
      paystack.addFault({ ...OFF, times: ALWAYS });
      monnify.planTransfer({ status: 'PENDING' });
      const id = await withdraw();
      const latest = async () => (await listAttempts(service.database, id)).at(-1);
      const { ordinal, reference } = await waitFor('the other one', async () => {
        const attempt = await latest();
        return attempt?.provider === 'monnify' && attempt.outcome === 'pending' && attempt;
      });
      await service.ownerSql('delete from attempts where order_id = $1', [id]);
      if (isRefused) {
        await service.ownerSql(
          `insert into attempts (order_id, ordinal, provider, reference, fencing_token, outcome, reason, answered_at, checks,
            unreachable, refusals, abandoned_at)
          values ($1, $2, 'paystack', $3, 1, 'unreachable', 'It did not answer.', now(), 1, 1, 1, now())`,
          [id, ordinal, reference],
        );
      }
      await service.ownerSql('update orders set database_life = database_life - 1 where id = $1', [id]);
      paystack.endFaults();
      await flows.client.workflow.getHandle(`withdrawal/prod/${id}`).executeUpdate(retryNowUpdate);
      await waitFor('it to be known again', async () => (await latest())?.outcome === 'pending');
      await monnify.settle(reference, 'SUCCESS');
      expect(await endOf(id)).toBe('COMPLETED');
      expect(paidBy(id)).toEqual({ paystack: 0, monnify: 1 });
      expect(await latest()).toMatchObject({
        provider: 'monnify',
        reference,
        ordinal: ordinal + (isRefused ? 1 : 0),
      });
      all.push(id);
    },
  );

  it('and a restore loses a payout that was made by itself, it is made again where it was paid, and once', async () => {
    const owner = await service.createMerchant();
    const { businessId } = owner;
    await service.fund(owner, 5_000, 'prod');
    await saveBankAccount(service, businessId, '4100000001');
    await service.ownerSql(
      `insert into automatic_payouts (business_id, environment, status, rule, at_minute, reserve_minor, due_at, look_at)
        values ($1, 'prod', 'ACTIVE', 'daily', 0, 0, now(), now() + interval '1 hour')`,
      [businessId],
    );
    const look = () =>
      service.ownerSql('update automatic_payouts set look_at = now() where business_id = $1', [businessId]);
    const paid = () =>
      waitFor('the payout', async () => {
        const { rows } = await service.ownerSql(
          `select id from transactions where business_id = $1 and flow = 'withdrawal' and status = 'COMPLETED'`,
          [businessId],
        );
        return rows[0]?.id as string | undefined;
      });
    const lose = await rememberCommits(service);
    paystack.addFault({ ...OFF, times: ALWAYS });
    monnify.planTransfer({ status: 'SUCCESS' });
    await look();
    const id = await paid();
    expect(paidBy(id)).toEqual({ paystack: 0, monnify: 1 });
    await lose();
    paystack.endFaults();
    await look();
    expect(await paid()).toBe(id);
    expect(paidBy(id)).toEqual({ paystack: 0, monnify: 1 });
    expect(await listAttempts(service.database, id)).toMatchObject([{ provider: 'monnify' }]);
  });

  it('and is not there at all, the other one pays, once', async () => {
    await paystack.stop();
    const { ids, ends } = await meet([], ALWAYS);
    expect(new Set(ends)).toEqual(new Set(['COMPLETED']));
    for (const id of ids) expect(paidBy(id)).toEqual({ paystack: 0, monnify: 1 });
  });
});

it('of two hundred withdrawals none is paid twice, and the books agree with both banks', async () => {
  expect(all.length).toBeGreaterThanOrEqual(200);
  const { rows } = await service.ownerSql(
    `select status, count(*)::integer as count from transactions where id = any ($1) group by status`,
    [all],
  );
  const failed = EACH;
  const completed = all.length - failed;
  expect(rows.toSorted((a, b) => (a.status < b.status ? -1 : 1))).toEqual([
    { status: 'COMPLETED', count: completed },
    { status: 'FAILED', count: failed },
  ]);
  expect(all.map((id) => paidBy(id).paystack + paidBy(id).monnify).filter((times) => times > 1)).toEqual([]);
  expect(
    await service.ledger.balances({ businessId: merchant.businessId, environment: 'prod' }, 'NGN'),
  ).toEqual({
    availableMinor: FUNDS_MINOR - BigInt(completed) * (AMOUNT_MINOR + FEE_MINOR),
    heldMinor: 0n,
  });
  await expectSoundLedger(service.database);
});

it('keeps what became of each attempt', async () => {
  const [first = ''] = all;
  // The name enquiry failed, so Paystack was told of nothing.
  expect(await listAttempts(service.database, first)).toMatchObject([
    { ordinal: 1, provider: 'paystack', isSent: false, isAbandoned: true, outcome: 'unreachable' },
    {
      ordinal: 2,
      provider: 'monnify',
      account: monnify.walletAccountNumber,
      reference: `${first}-2`,
      isAbandoned: false,
      outcome: 'succeeded',
    },
  ]);
  const blocked = all[6 * EACH] ?? '';
  expect(await listAttempts(service.database, blocked)).toMatchObject([
    {
      ordinal: 1,
      provider: 'paystack',
      account: '463433',
      reference: blocked,
      outcome: 'blocked',
      isAbandoned: true,
    },
    { ordinal: 2, provider: 'monnify', reference: `${blocked}-2`, isAbandoned: false },
  ]);
});

function fault(
  endpoint: PaystackFaultOrder['endpoint'],
  what: PaystackFaultOrder['fault'],
): Omit<PaystackFaultOrder, 'times'> {
  return { endpoint, fault: what };
}

function refusal(httpStatus: number, message: string, code?: string): PaystackFaultOrder['fault'] {
  return {
    kind: 'answer',
    httpStatus,
    body: { status: false, message, ...(code !== undefined && { code }) },
  };
}
