import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createCollectionPort } from '../../src/activities/orders/collections.ts';
import { createOrderActivities } from '../../src/activities/orders/orders.ts';
import { resolveUpdate, retryNowUpdate } from '../../src/contract/messages.ts';
import { orderWorkflowId } from '../../src/contract/starts.ts';
import { listOrdersNeedingAttention } from '../../src/db/orders/attention.ts';
import { ProviderAccounts } from '../../src/providers/accounts.ts';
import type { CollectionProvider } from '../../src/providers/collections/port.ts';
import { createYellowCard } from '../../src/providers/collections/yellowCard.ts';
import { saveBankAccount } from '../support/bankAccounts.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { joinSettings } from '../support/joinSettings.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import {
  type PaystackServer,
  startPaystackServer,
  UNKNOWN_ACCOUNT_NUMBER,
} from '../support/paystackServer.ts';
import { type QuidaxServer, startQuidaxServer } from '../support/quidaxServer.ts';
import { type Answer, startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { startYellowCardServer, type YellowCardServer } from '../support/yellowCardServer.ts';

let paystack: PaystackServer;
let quidax: QuidaxServer;
let yellowCard: YellowCardServer;
/** The service of the test that runs: one of the two below. */
let service: TestService;
/** Gives providers the usual time, which no stall of this machine uses up. */
let patient: TestService;
/** Gives providers a second, so that the tests of those who never answer are short. */
let hasty: TestService;
let flows: FlowInspection;
/** Done at every fault point, between every two steps of a flow. */
let betweenSteps = (_name: string) => {};

beforeAll(async () => {
  [paystack, quidax, yellowCard] = await Promise.all([
    startPaystackServer(),
    startQuidaxServer(),
    startYellowCardServer(),
  ]);
  const env = joinSettings(paystack.env, quidax.env, yellowCard.env);
  yellowCard.setFee('KE', { minFeeLocal: 10, feePercentage: 1, flatFeeLocal: 5 });
  patient = await startTestService({
    queues: ['payouts', 'collections'],
    env,
    overrides: { faultPoint: async (name) => betweenSteps(name) },
  });
  hasty = await startTestService({
    queues: ['payouts', 'collections'],
    env: { ...env, PROVIDER_TIMEOUT_MS: '1000' },
  });
  flows = await openFlowInspection(patient.config.temporalAddress ?? '');
});
afterAll(async () => {
  await patient?.stop();
  await hasty?.stop();
  await flows?.close();
  await Promise.all([paystack?.stop(), quidax?.stop(), yellowCard?.stop()]);
});
beforeEach(() => {
  betweenSteps = () => {};
  paystack.planTransfer({ status: 'success' });
  serveBy(patient);
});

/** Chooses the service that a test asks and providers call back. */
function serveBy(chosen: TestService) {
  service = chosen;
  paystack.setCallbackUrl(`${service.apiUrl}/providers/paystack/callback`);
  yellowCard.setCallbackUrl(`${service.apiUrl}/providers/yellowcard/callback`);
}

const HUNDRED_USDT = { availableMinor: 100_000_000n, heldMinor: 0n };

async function liveMerchant(accountNumber = '0123456789', accountName?: string): Promise<TestMerchant> {
  const merchant = await service.createMerchant();
  await service.fund(merchant, 100, 'prod', 'USDT');
  await saveBankAccount(service, merchant.businessId, accountNumber, accountName);
  return merchant;
}

const usdt = ({ businessId }: TestMerchant) =>
  service.ledger.balances({ businessId, environment: 'prod' }, 'USDT');
const kobo = (naira: number) => BigInt(Math.round(naira * 100));

describe('a live sale of USDT', () => {
  const quote = ({ businessId, apiKeys }: TestMerchant, amountUsdt: number) =>
    service.post('/crypto/withdrawals/quote', { businessId, amountUsdt }, { key: apiKeys.prod });
  const sell = ({ businessId, apiKeys }: TestMerchant, amountUsdt: number, quoteId?: string) =>
    service.post('/crypto/withdrawals/request', { businessId, amountUsdt, quoteId }, { key: apiKeys.prod });
  const read = async ({ apiKeys }: TestMerchant, id: string) =>
    (await service.get(`/crypto/withdrawals/${id}`, { key: apiKeys.prod })).body.withdrawal;
  const until = (merchant: TestMerchant, id: string, status: string) =>
    waitFor(`the sale to be ${status}`, async () => {
      const sale = await read(merchant, id);
      return sale.status === status && sale;
    });

  it('pays the net amount to the bank once, after the name enquiry', async () => {
    const merchant = await liveMerchant();
    const quoted = (await quote(merchant, 10)).body;
    expect(quoted.simulated).toBeUndefined();
    expect(quoted.quote).toMatchObject({
      conversionRate: 1522.86,
      grossAmountNgn: 15_228.6,
      netAmountNgn: 15_203.6,
    });
    const sold = await sell(merchant, 10, quoted.quote.quoteId);
    expect(sold.status).toBe(200);
    const { withdrawal } = sold.body;
    expect(withdrawal).toMatchObject({ status: 'COMPLETED', netAmountNgn: 15_203.6 });
    expect(withdrawal.providerReference).toMatch(/^TRF_/);
    expect(paystack.transfersMade(withdrawal.withdrawalId)).toBe(1);
    expect(paystack.transferAmountMinor(withdrawal.withdrawalId)).toBe(1_520_360n);
    expect(await usdt(merchant)).toEqual({ availableMinor: 90_000_000n, heldMinor: 0n });
  });

  it('is 503 rate_unavailable while the rate is too old, and nothing is held', async () => {
    const merchant = await liveMerchant();
    quidax.setTicker('1538.25', 301);
    try {
      // What was told a moment ago serves for two seconds more.
      const refused = await waitFor('the last good rate to be spent', async () => {
        const found = await quote(merchant, 10);
        return found.status === 503 && found;
      });
      expect(refused.body.code).toBe('rate_unavailable');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await sell(merchant, 10)).body.code).toBe('rate_unavailable');
      expect(await usdt(merchant)).toEqual(HUNDRED_USDT);
    } finally {
      quidax.setTicker('1538.25');
    }
  });

  it.each([
    ['ten times its last trade', '15382.5', { ask: '15389.25', last: '1540' }, 'far_from_last_trade'],
    ['above what is asked for', '1538.25', { ask: '1530' }, 'crossed'],
    ['ten times what it was, book and all', '15382.5', {}, 'jump'],
  ] as const)('is 503 rate_unavailable while the bid is %s, and operators are called', async (...given) => {
    const [, bid, rest, reason] = given;
    const merchant = await liveMerchant();
    await waitFor('a good rate', async () => (await quote(merchant, 10)).status === 200);
    quidax.setTicker(bid, 0, rest);
    const attention = async () =>
      new RegExp(`mp_rates_needing_attention\\{market="quidax",reason="${reason}"\\} 1`).test(
        await (await fetch(`${service.apiUrl}/metrics`)).text(),
      );
    try {
      await waitFor('the rate to be doubted', async () => (await sell(merchant, 10)).status === 503);
      expect((await quote(merchant, 10)).body.code).toBe('rate_unavailable');
      await waitFor('operators to be called', attention);
    } finally {
      quidax.setTicker('1538.25');
    }
    await waitFor('the rate to be believed again', async () => (await quote(merchant, 10)).status === 200);
    await waitFor('the alert to clear', async () => !(await attention()));
  });

  it('takes the last rate, while it is young enough, of a market that has fallen silent', async () => {
    const merchant = await liveMerchant();
    await quote(merchant, 10);
    quidax.setFault({ kind: 'error', httpStatus: 500 });
    try {
      await new Promise((resolve) => setTimeout(resolve, 2_100));
      expect((await sell(merchant, 10)).body.withdrawal.conversionRate).toBe(1522.86);
    } finally {
      quidax.setFault(undefined);
    }
  });

  it.each(['hang', 'reset'] as const)(
    'whose answer is lost (%s) after the bank took it is found, and paid once',
    async (kind) => {
      serveBy(hasty);
      // The bank announces nothing: its outcome is found by asking.
      paystack.setCallbackUrl(undefined);
      const merchant = await liveMerchant();
      // A rate that was reported once serves for minutes, even if the source is too slow to report the next one.
      await waitFor('a rate', async () => (await quote(merchant, 10)).status === 200);
      paystack.addFault({ endpoint: 'transfer', fault: { kind, accepted: true } });
      const { status, body } = await sell(merchant, 10);
      expect(status).toBe(202);
      const { withdrawalId } = body.withdrawal;
      await until(merchant, withdrawalId, 'COMPLETED');
      expect(paystack.transfersMade(withdrawalId)).toBe(1);
      expect(await usdt(merchant)).toEqual({ availableMinor: 90_000_000n, heldMinor: 0n });
    },
  );

  it('that the bank fails gives the USDT back', async () => {
    const merchant = await liveMerchant();
    paystack.planTransfer({ status: 'failed' });
    const { status, body } = await sell(merchant, 10);
    expect(status).toBe(422);
    expect(body.code).toBe('transfer_failed');
    expect(await usdt(merchant)).toEqual(HUNDRED_USDT);
  });

  it('to an account that is not resolved sends nothing, and holds the USDT while it is asked about', async () => {
    const merchant = await liveMerchant(UNKNOWN_ACCOUNT_NUMBER);
    const { status, body } = await sell(merchant, 10);
    expect(status).toBe(202);
    expect(paystack.transferRequests(body.withdrawal.withdrawalId)).toBe(0);
    expect(await usdt(merchant)).toEqual({ availableMinor: 90_000_000n, heldMinor: 10_000_000n });
  });

  it('is ended by the callback, and reversed by a later one', async () => {
    const merchant = await liveMerchant();
    paystack.planTransfer({ status: 'pending' });
    const { body } = await sell(merchant, 10);
    const { withdrawalId } = body.withdrawal;
    expect(await usdt(merchant)).toEqual({ availableMinor: 90_000_000n, heldMinor: 10_000_000n });
    await paystack.settle(withdrawalId, 'success');
    await until(merchant, withdrawalId, 'COMPLETED');
    await paystack.settle(withdrawalId, 'reversed');
    await until(merchant, withdrawalId, 'REVERSED');
    expect(await usdt(merchant)).toEqual(HUNDRED_USDT);
  });

  it('with an outcome that nobody knows stays held, and needs attention', async () => {
    const merchant = await liveMerchant();
    paystack.planTransfer({ status: 'unheard_of' });
    const { status, body } = await sell(merchant, 10);
    expect(status).toBe(202);
    const workflowId = orderWorkflowId('usdt_sale', 'prod', body.withdrawal.withdrawalId);
    await waitFor('attention', async () => {
      return (await flows.searchAttributes(workflowId)).FlowStatus === 'NEEDS_ATTENTION';
    });
    expect((await read(merchant, body.withdrawal.withdrawalId)).status).toBe('PROCESSING');
    expect((await usdt(merchant)).heldMinor).toBe(10_000_000n);
    await paystack.settle(body.withdrawal.withdrawalId, 'failed');
    await until(merchant, body.withdrawal.withdrawalId, 'FAILED');
    expect(await usdt(merchant)).toEqual(HUNDRED_USDT);
  });

  it('is paid at the rate that was shown, though the market moves between every two steps', async () => {
    const merchant = await liveMerchant();
    paystack.planTransfer({ status: 'pending', later: 'success', laterAtVerification: 2 });
    let price = 1_538;
    const steps: string[] = [];
    betweenSteps = (name) => {
      steps.push(name);
      price += 100;
      quidax.setTicker(String(price));
    };
    const shown = (await quote(merchant, 10)).body.quote;
    betweenSteps('quoted');
    const { status, body } = await sell(merchant, 10, shown.quoteId);
    expect(status).toBe(202);
    const terms = {
      amountUsdt: 10,
      conversionRate: shown.conversionRate,
      grossAmountNgn: shown.grossAmountNgn,
      withdrawalFeeNgn: shown.withdrawalFeeNgn,
      netAmountNgn: shown.netAmountNgn,
    };
    expect(body.withdrawal).toMatchObject(terms);
    betweenSteps('accepted');
    expect(await until(merchant, body.withdrawal.withdrawalId, 'COMPLETED')).toMatchObject(terms);
    expect(paystack.transferAmountMinor(body.withdrawal.withdrawalId)).toBe(kobo(shown.netAmountNgn));
    await waitFor('the last step, which comes after the record', () => steps.includes('usdtSale.afterEnd'));
    expect(steps).toEqual(
      expect.arrayContaining([
        'usdtSale.accepted',
        'usdtSale.beforeSend',
        'usdtSale.afterSend',
        'usdtSale.beforeEnd',
        'usdtSale.afterEnd',
      ]),
    );
    quidax.setTicker('1538.25');
  });

  it('needs an approved business before anything else', async () => {
    const merchant = await liveMerchant();
    await service.ownerSql(`update businesses set kyc_status = 'PENDING' where id = $1`, [
      merchant.businessId,
    ]);
    const { status, body } = await sell(merchant, 10);
    expect(status).toBe(403);
    expect(body.code).toBe('kyc_required');
  });
});

describe('a live collection', () => {
  const begin = ({ businessId, apiKeys }: TestMerchant, change: object = {}): Promise<Answer> =>
    service.post(
      '/cross-border/collections',
      {
        businessId,
        sourceAmount: 250,
        sourceCurrency: 'GHS',
        country: 'GH',
        paymentMethod: 'MTN',
        customer: { name: 'Kofi Mensah', phone: '+233241234567' },
        ...change,
      },
      { key: apiKeys.prod },
    );
  const read = async ({ businessId, apiKeys }: TestMerchant, reference: string) =>
    (
      await service.get(`/cross-border/collections/${reference}?businessId=${businessId}`, {
        key: apiKeys.prod,
      })
    ).body.collection;
  const until = (merchant: TestMerchant, reference: string, status: string) =>
    waitFor(`the collection to be ${status}`, async () => {
      const collection = await read(merchant, reference);
      return collection.status === status && collection;
    });
  const submitted = (reference: string) =>
    waitFor('the request', async () => yellowCard.collection(reference) !== undefined);
  const naira = async ({ businessId }: TestMerchant) =>
    (await service.ledger.balances({ businessId, environment: 'prod' }, 'NGN')).availableMinor;

  it('credits exactly the target once the provider says that it is complete', async () => {
    const merchant = await service.createMerchant();
    const { status, body } = await begin(merchant);
    expect(status).toBe(202);
    expect(body.collection).toMatchObject({
      provider: 'yellowcard',
      providerRate: 128,
      rate: 126.72,
      targetAmount: 31_680,
    });
    const { reference } = body.collection;
    await submitted(reference);
    expect((await read(merchant, reference)).status).toBe('PROCESSING');
    await yellowCard.settle(reference, 'complete');
    const completed = await until(merchant, reference, 'COMPLETED');
    expect(completed.completedAt).toEqual(expect.any(String));
    expect(await naira(merchant)).toBe(3_168_000n);
    expect(yellowCard.submissions(reference)).toBe(1);
  });

  it.each([
    ['MTN', 30_000, 202, undefined],
    ['Telecel', 30_000, 400, 'must be from 5 to 20000 GHS'],
    ['MTN', 60_001, 400, 'must be from 5 to 20000, or from 20001 to 60000 GHS'],
    ['MTN', 250.5, 400, 'must be a multiple of 1 GHS'],
  ])(
    'by %s of %p cedis is %p, by the bounds of its channels',
    async (paymentMethod, sourceAmount, status, message) => {
      const answer = await begin(await service.createMerchant(), { paymentMethod, sourceAmount });
      expect(answer.status).toBe(status);
      if (message) expect(answer.body.errors).toEqual([{ path: 'sourceAmount', message }]);
      else expect(answer.body.collection).toMatchObject({ sourceAmount, status: 'PROCESSING' });
    },
  );

  it('asks for a whole amount, the least that brings the target', async () => {
    const { status, body } = await begin(await service.createMerchant(), {
      sourceAmount: undefined,
      targetAmount: 10_000,
    });
    expect(status).toBe(202);
    expect(body.collection).toMatchObject({ sourceAmount: 79, targetAmount: 10_000 });
    await submitted(body.collection.reference);
    expect(yellowCard.collection(body.collection.reference)?.convertedAmount).toBe(79);
  });

  it('has the fee of the provider in its rate, and shows it', async () => {
    const merchant = await service.createMerchant();
    const kenya = { sourceCurrency: 'KES', country: 'KE', paymentMethod: 'M-PESA' };
    const { collection } = (await begin(merchant, { ...kenya, sourceAmount: 1_000 })).body;
    // 985 of the 1,000 shillings are converted, at 12.19047619 naira less 1 %.
    expect(collection).toMatchObject({
      providerFee: 15,
      providerRate: 12.19047619,
      rate: 11.88754284,
      targetAmount: 11_887.54,
    });
    const { body } = await service.get('/cross-border/rates', { key: merchant.apiKeys.prod });
    expect(body.rates.find(({ country }: { country: string }) => country === 'KE')).toMatchObject({
      rate: 12.06857142,
      providerFee: { percent: 1, least: 10, flat: 5 },
    });
    const byTarget = (await begin(merchant, { ...kenya, sourceAmount: undefined, targetAmount: 11_887.54 }))
      .body.collection;
    expect(byTarget).toMatchObject({ sourceAmount: 1_000, targetAmount: 11_887.54 });
    await submitted(collection.reference);
    await yellowCard.settle(collection.reference, 'complete');
    await until(merchant, collection.reference, 'COMPLETED');
    expect(await naira(merchant)).toBe(1_188_754n);
    // What the provider keeps is not in our books: 985 shillings came.
    const { rows } = await service.ownerSql(
      `select sum(amount_minor)::int as minor from ledger.entries
        where transfer_id = (select id from ledger.transfers where reference = $1) and amount_minor < 0`,
      [`${collection.reference}:credit`],
    );
    expect(rows[0].minor).toBe(-1_200_761);
  });

  it('needs the registration number of the business, which names it at the provider', async () => {
    const merchant = await service.createMerchant();
    await service.ownerSql(`update businesses set registration_number = ' ' where id = $1`, [
      merchant.businessId,
    ]);
    const { status, body } = await begin(merchant);
    expect([status, body.code]).toEqual([400, 'registration_number_missing']);
    await service.ownerSql(`update businesses set registration_number = 'RC77' where id = $1`, [
      merchant.businessId,
    ]);
    const { reference } = (await begin(merchant)).body.collection;
    await submitted(reference);
    expect(yellowCard.collection(reference)?.recipient).toEqual({
      businessName: merchant.name,
      businessId: 'RC77',
      email: merchant.email,
    });
  });

  it('is found by the identifier in a callback that does not name our reference', async () => {
    const merchant = await service.createMerchant();
    const { reference } = (await begin(merchant)).body.collection;
    await submitted(reference);
    await waitFor('a few questions', async () => yellowCard.identifierLookups() > 0);
    yellowCard.setCallbackUrl(undefined);
    await yellowCard.settle(reference, 'complete');
    serveBy(patient);
    expect(await yellowCard.announce(reference, { withoutSequenceId: true })).toBe(200);
    await until(merchant, reference, 'COMPLETED');
    const { rows } = await service.ownerSql('select body from provider_callbacks where body like $1', [
      `%${yellowCard.collection(reference)?.id}%`,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.parse(rows[0].body)).not.toHaveProperty('sequenceId');
  });

  it('that fails there fails here, with the reason', async () => {
    const merchant = await service.createMerchant();
    const { reference } = (await begin(merchant)).body.collection;
    await submitted(reference);
    await yellowCard.settle(reference, 'failed', { errorCode: 'INSUFFICIENT_FUNDS' });
    const failed = await until(merchant, reference, 'FAILED');
    expect(failed.failureReason).toMatch(/INSUFFICIENT_FUNDS/);
    expect(await naira(merchant)).toBe(0n);
  });

  it('whose request is lost on the way back is asked for once', async () => {
    serveBy(hasty);
    const merchant = await service.createMerchant();
    await waitFor('the rates', async () => {
      const { status } = await service.get('/cross-border/rates', { key: merchant.apiKeys.prod });
      return status === 200;
    });
    yellowCard.addFault({ endpoint: 'submit', fault: { kind: 'hang', accepted: true } });
    const { reference } = (await begin(merchant)).body.collection;
    await submitted(reference);
    await yellowCard.settle(reference, 'complete');
    await until(merchant, reference, 'COMPLETED');
    expect(yellowCard.submissions(reference)).toBe(1);
  });

  it('survives an outage and a rate limit of the provider', async () => {
    const merchant = await service.createMerchant();
    const { reference } = (await begin(merchant)).body.collection;
    await submitted(reference);
    yellowCard.addFault({ endpoint: 'lookup', fault: { kind: 'error', accepted: false, httpStatus: 503 } });
    yellowCard.addFault({ endpoint: 'lookup', fault: { kind: 'rateLimit', retryAfterSeconds: 1 } });
    yellowCard.addFault({ endpoint: 'lookup', fault: { kind: 'malformed', accepted: false } });
    await yellowCard.settle(reference, 'complete');
    await until(merchant, reference, 'COMPLETED');
    expect(await naira(merchant)).toBe(3_168_000n);
  });

  it('is not given up for the web page of a gateway, and is asked about by the identifier it was given', async () => {
    const merchant = await service.createMerchant();
    const { reference } = (await begin(merchant)).body.collection;
    await submitted(reference);
    const { id } = yellowCard.collection(reference) ?? {};
    await waitFor('the identifier to be kept', async () => {
      const kept = await service.ownerSql(
        'select provider_reference as id from collections where transaction_id = $1',
        [reference],
      );
      return kept.rows[0]?.id === id;
    });
    const asked = yellowCard.identifierLookups();
    yellowCard.addFault({
      endpoint: 'lookup',
      fault: { kind: 'html', accepted: false, httpStatus: 404 },
      times: 2,
    });
    await waitFor('two pages', async () => yellowCard.identifierLookups() >= asked + 2);
    await yellowCard.settle(reference, 'complete');
    await until(merchant, reference, 'COMPLETED');
    expect(await naira(merchant)).toBe(3_168_000n);
  });

  it('in a state that nobody knows is PENDING_REVIEW until the provider, or a human, knows better', async () => {
    const merchant = await service.createMerchant();
    const { reference } = (await begin(merchant)).body.collection;
    await submitted(reference);
    await yellowCard.settle(reference, 'under_scrutiny');
    await until(merchant, reference, 'PENDING_REVIEW');
    const listed = await waitFor('the operators to see it', async () => {
      const inReview = await listOrdersNeedingAttention(service.database, 'collection');
      return inReview.find(({ id }) => id === reference);
    });
    expect(listed.reason).toMatch(/under_scrutiny/);
    await yellowCard.settle(reference, 'complete');
    await until(merchant, reference, 'COMPLETED');
    expect(await naira(merchant)).toBe(3_168_000n);
    const handle = flows.client.workflow.getHandle(orderWorkflowId('collection', 'prod', reference));
    await expect(
      handle.executeUpdate(resolveUpdate, {
        args: [{ outcome: 'failed', reason: 'Too late.', operator: 'ngozi' }],
      }),
    ).rejects.toThrow();
  });

  it('does not believe a forged callback, nor an early one', async () => {
    const merchant = await service.createMerchant();
    const { reference } = (await begin(merchant)).body.collection;
    await submitted(reference);
    expect(await yellowCard.announce(reference, { forged: true, status: 'complete' })).toBe(401);
    expect(await yellowCard.announce(reference, { status: 'complete' })).toBe(200);
    expect(await yellowCard.announce('col_of_somebody_else', { status: 'complete' })).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await read(merchant, reference)).status).toBe('PROCESSING');
    expect(await naira(merchant)).toBe(0n);
  });

  it('that is paid after it failed is shown to operators', async () => {
    const merchant = await service.createMerchant();
    const { reference } = (await begin(merchant)).body.collection;
    await submitted(reference);
    await yellowCard.settle(reference, 'failed');
    await until(merchant, reference, 'FAILED');
    await yellowCard.settle(reference, 'complete');
    await waitFor('the operators to see it', async () => {
      const listed = await listOrdersNeedingAttention(service.database, 'collection');
      return listed.some(({ id }) => id === reference);
    });
    expect((await read(merchant, reference)).status).toBe('FAILED');
    expect(await naira(merchant)).toBe(0n);
  });

  it('is 503 while the rates are too old', async () => {
    const merchant = await service.createMerchant();
    yellowCard.setRate('GHS', { ageSeconds: 301 });
    try {
      // Answers of the last ten seconds still serve.
      const refused = await waitFor('the good rates to be spent', async () => {
        const { status, body } = await service.get('/cross-border/rates', { key: merchant.apiKeys.prod });
        const isThere = body.rates.some(({ country }: { country: string }) => country === 'GH');
        return status === 200 && !isThere && (await begin(merchant));
      });
      expect(refused.status).toBe(400);
      yellowCard.setRate('NGN', { ageSeconds: 301 });
      const spent = await waitFor('all rates to be spent', async () => {
        const found = await service.get('/cross-border/rates', { key: merchant.apiKeys.prod });
        return found.status === 503 && found;
      });
      expect(spent.body.code).toBe('rate_unavailable');
      expect((await begin(merchant)).body.code).toBe('rate_unavailable');
    } finally {
      yellowCard.setRate('GHS', {});
      yellowCard.setRate('NGN', {});
    }
  });

  it('credits what was shown, though the market moves between every two steps', async () => {
    const merchant = await service.createMerchant();
    let nairaPerDollar = 1_600;
    const steps: string[] = [];
    betweenSteps = (name) => {
      steps.push(name);
      nairaPerDollar += 50;
      yellowCard.setRate('NGN', { sell: nairaPerDollar });
    };
    const { collection } = (await begin(merchant)).body;
    await submitted(collection.reference);
    betweenSteps('submitted');
    await yellowCard.settle(collection.reference, 'complete');
    expect(await until(merchant, collection.reference, 'COMPLETED')).toMatchObject({
      rate: collection.rate,
      providerRate: collection.providerRate,
      sourceAmount: collection.sourceAmount,
      targetAmount: collection.targetAmount,
    });
    expect(await naira(merchant)).toBe(kobo(collection.targetAmount));
    await waitFor('the last step, which comes after the record', () => steps.includes('collection.afterEnd'));
    expect(steps).toEqual(
      expect.arrayContaining([
        'collection.accepted',
        'collection.beforeSend',
        'collection.afterSend',
        'collection.beforeEnd',
        'collection.afterEnd',
      ]),
    );
    yellowCard.setRate('NGN', { sell: 1_600 });
  });

  it('credits once in each of 100 races of callbacks, polling and operators', async () => {
    const merchant = await service.createMerchant();
    const { database, ledger } = service;
    const account = createYellowCard({
      apiKey: yellowCard.apiKey,
      secretKey: yellowCard.secretKey,
      baseUrl: yellowCard.url,
      timeoutMs: 10_000,
      approvalWindowMs: 900_000,
    });
    const accounts = new ProviderAccounts<CollectionProvider>([account]);
    const collection = createCollectionPort({ database, collectionAccountsOf: () => accounts });
    const rival = createOrderActivities({ ports: { collection }, database, ledger, dispatch: () => {} });
    const orders: ((reference: string) => Promise<unknown>)[] = [
      // The callback and what polls find at the same moment.
      async (reference) => {
        yellowCard.setCallbackUrl(`${service.apiUrl}/providers/yellowcard/callback`);
        await Promise.all([yellowCard.settle(reference, 'complete'), read(merchant, reference)]);
      },
      // The callback before there is anything to find, then many at once.
      async (reference) => {
        await yellowCard.announce(reference, { status: 'complete' });
        await Promise.all([
          yellowCard.settle(reference, 'complete'),
          yellowCard.announce(reference, { status: 'complete' }),
          yellowCard.announce(reference, { status: 'complete' }),
        ]);
      },
      // An operator asks while the callback comes.
      async (reference) => {
        const handle = flows.client.workflow.getHandle(orderWorkflowId('collection', 'prod', reference));
        await Promise.all([
          yellowCard.settle(reference, 'complete'),
          handle.executeUpdate(retryNowUpdate).catch(() => undefined),
        ]);
      },
      // Another worker, cut off from Temporal, ends it twice at the same time.
      async (reference) => {
        const checked = () => rival.checkCollection?.({ orderId: reference, nowMs: Date.now() + 60_000 });
        await yellowCard.settle(reference, 'complete');
        await Promise.all([checked(), checked()]);
      },
    ];
    const references: string[] = [];
    for (let batch = 0; batch < 5; batch++) {
      await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const { reference } = (await begin(merchant, { sourceAmount: 10 + index })).body.collection;
          references.push(reference);
          await submitted(reference);
          await orders[index % orders.length]?.(reference);
        }),
      );
    }
    await waitFor('all 100 to be completed', async () => {
      const { rows } = await service.ownerSql(
        `select count(*) from transactions where business_id = $1 and flow = 'collection' and status = 'COMPLETED'`,
        [merchant.businessId],
      );
      return rows[0].count === '100';
    });
    const { rows } = await service.ownerSql(
      `select count(*)::int as credits, count(distinct reference)::int as distinct_credits from ledger.transfers
        where reference = any($1)`,
      [references.map((reference) => `${reference}:credit`)],
    );
    expect(rows).toEqual([{ credits: 100, distinct_credits: 100 }]);
    const sums = await service.ownerSql(
      `select sum(amount_minor)::text as minor from transactions where business_id = $1 and flow = 'collection'`,
      [merchant.businessId],
    );
    expect(await naira(merchant)).toBe(BigInt(sums.rows[0].minor));
    await expectSoundLedger(service.database);
  });
});
