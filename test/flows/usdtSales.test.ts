import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { resolveUpdate, retryNowUpdate, statusQuery } from '../../src/contract/messages.ts';
import { orderWorkflowId } from '../../src/contract/starts.ts';
import { runAdminOn } from '../support/admin.ts';
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
    queues: ['payouts'],
    env: { USDT_QUOTE_SECONDS: '600' },
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

interface Seller extends TestMerchant {
  quote(amountUsdt: unknown): Promise<Answer>;
  sell(amountUsdt: unknown, more?: object, headers?: Record<string, string>): Promise<Answer>;
  read(withdrawalId: string): Promise<Answer>;
  history(query?: string): Promise<Answer>;
  usdt(): Promise<{ availableMinor: bigint; heldMinor: bigint }>;
}

const HUNDRED_USDT = 100_000_000n;

async function seller(usdt = 100): Promise<Seller> {
  const merchant = await service.createMerchant();
  const { businessId } = merchant;
  const key = merchant.apiKeys.test;
  if (usdt > 0) await service.fund(merchant, usdt, 'test', 'USDT');
  return {
    ...merchant,
    quote: (amountUsdt) => service.post('/crypto/withdrawals/quote', { businessId, amountUsdt }, { key }),
    sell: (amountUsdt, more = {}, headers = {}) =>
      service.post('/crypto/withdrawals/request', { businessId, amountUsdt, ...more }, { key, headers }),
    read: (id) => service.get(`/crypto/withdrawals/${id}`, { key }),
    history: (query = '') =>
      service.get(`/crypto/withdrawals/history?businessId=${businessId}${query}`, { key }),
    usdt: () => service.ledger.balances({ businessId, environment: 'test' }, 'USDT'),
  };
}

async function salesOf({ businessId }: TestMerchant): Promise<number> {
  const { rows } = await service.ownerSql('select count(*) from usdt_sales where business_id = $1', [
    businessId,
  ]);
  return Number(rows[0].count);
}

describe('selling USDT in the sandbox', () => {
  it('quotes, then sells at the quoted terms, and pays them out once', async () => {
    const merchant = await seller();
    const quoted = await merchant.quote(10);
    expect(quoted.status).toBe(200);
    const { quote } = quoted.body;
    expect(quote).toEqual({
      amountUsdt: 10,
      conversionRate: expect.any(Number),
      grossAmountNgn: expect.any(Number),
      withdrawalFeeNgn: 25,
      netAmountNgn: expect.any(Number),
      availableUsdtBalance: 100,
      pendingUsdtBalance: 0,
      bankAccount: '0123456789',
      bankName: 'Guaranty Trust Bank',
      quoteId: expect.stringMatching(/^qte_/),
      expiresAt: expect.any(String),
    });
    expect(quote.grossAmountNgn).toBeCloseTo(10 * quote.conversionRate, 6);
    expect(quote.netAmountNgn).toBeCloseTo(quote.grossAmountNgn - quote.withdrawalFeeNgn, 6);
    const untilExpiryMs = Date.parse(quote.expiresAt) - Date.now();
    // Longer than the minute that is usual.
    expect(untilExpiryMs).toBeGreaterThan(60_000);
    expect(untilExpiryMs).toBeLessThanOrEqual(600_000);

    marketTimeMs += 60_000;
    const sold = await merchant.sell(10, { quoteId: quote.quoteId, merchantReference: 'order-7' });
    expect(sold.status).toBe(200);
    const { amountUsdt, conversionRate, grossAmountNgn, withdrawalFeeNgn, netAmountNgn } = quote;
    const terms = { amountUsdt, conversionRate, grossAmountNgn, withdrawalFeeNgn, netAmountNgn };
    const id: string = sold.body.withdrawal.withdrawalId;
    expect(sold.body).toEqual({
      success: true,
      msg: 'withdrawal completed',
      simulated: true,
      environment: 'test',
      withdrawal: {
        withdrawalId: expect.stringMatching(/^sale_/),
        ...terms,
        bankAccount: '0123456789',
        bankName: 'Guaranty Trust Bank',
        providerReference: `sim_${id}`,
        status: 'COMPLETED',
        failureReason: null,
        merchantReference: 'order-7',
        metadata: {},
        createdAt: expect.any(String),
      },
    });
    expect(await merchant.usdt()).toEqual({ availableMinor: 90_000_000n, heldMinor: 0n });
    expect((await merchant.quote(1)).body.quote).toMatchObject({
      availableUsdtBalance: 90,
      pendingUsdtBalance: 0,
    });
    expect((await merchant.read(id)).body.withdrawal).toMatchObject({
      ...terms,
      status: 'COMPLETED',
      merchantReference: 'order-7',
      failureReason: null,
    });
    // The naira wallet has nothing to do with it, and no event tells of it.
    expect(
      await service.ledger.balances({ businessId: merchant.businessId, environment: 'test' }, 'NGN'),
    ).toEqual({
      availableMinor: 0n,
      heldMinor: 0n,
    });
    const deliveries = await service.get('/webhooks/deliveries', { key: merchant.apiKeys.test });
    expect(deliveries.body.deliveries).toEqual([]);
    const legs = await service.ownerSql(
      `select account.asset, account.kind, entry.amount_minor::text from ledger.entries entry
        join ledger.accounts account on account.id = entry.account_id
        join ledger.transfers transfer on transfer.id = entry.transfer_id
        where transfer.reference = $1 order by 1, 2`,
      [`${id}:post`],
    );
    const kobo = (naira: number) => Math.round(naira * 100);
    const value = -Number(
      legs.rows.find((row) => row.asset === 'NGN' && row.kind === 'conversion').amount_minor,
    );
    expect(legs.rows).toEqual([
      { asset: 'NGN', kind: 'commission', amount_minor: String(value - kobo(grossAmountNgn)) },
      { asset: 'NGN', kind: 'conversion', amount_minor: String(-value) },
      { asset: 'NGN', kind: 'fees', amount_minor: '2500' },
      { asset: 'NGN', kind: 'provider_clearing', amount_minor: String(kobo(netAmountNgn)) },
      { asset: 'USDT', kind: 'conversion', amount_minor: '10000000' },
      { asset: 'USDT', kind: 'held', amount_minor: '-10000000' },
    ]);
  });

  it('takes the present rate without a quote', async () => {
    const merchant = await seller();
    const before = (await merchant.quote(20)).body.quote.conversionRate;
    marketTimeMs += 60_000;
    const { status, body } = await merchant.sell(20);
    expect(status).toBe(200);
    expect(body.withdrawal.conversionRate).not.toBe(before);
    expect(body.withdrawal.conversionRate).toBe((await merchant.quote(20)).body.quote.conversionRate);
  });

  it('lists what was sold, newest first, by pages', async () => {
    const merchant = await seller();
    const ids: string[] = [];
    for (const amount of [1, 2, 3]) ids.unshift((await merchant.sell(amount)).body.withdrawal.withdrawalId);
    const first = await merchant.history('&limit=2');
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ success: true, hasMore: true });
    const second = await merchant.history(`&limit=2&cursor=${first.body.nextCursor}`);
    expect(second.body).toMatchObject({ hasMore: false, nextCursor: null });
    const listed = [...first.body.withdrawals, ...second.body.withdrawals];
    expect(listed.map(({ withdrawalId }) => withdrawalId)).toEqual(ids);
    expect(listed.map(({ amountUsdt }) => amountUsdt)).toEqual([3, 2, 1]);

    const tooMany = await merchant.history('&limit=101');
    expect(tooMany.status).toBe(400);
    expect(tooMany.body.errors).toEqual([{ path: 'limit', message: 'must be at most 100' }]);
    const nameless = await service.get('/crypto/withdrawals/history', { key: merchant.apiKeys.test });
    expect(nameless.status).toBe(400);
    expect(nameless.body.errors).toEqual([{ path: 'businessId', message: 'is required' }]);
    const other = await service.get(`/crypto/withdrawals/history?businessId=${merchant.businessId}`);
    expect(other.status).toBe(403);
  });

  it('shows a sale to its merchant alone', async () => {
    const [merchant, other] = [await seller(), await seller(0)];
    const { withdrawalId } = (await merchant.sell(5)).body.withdrawal;
    const found = await other.read(withdrawalId);
    expect(found.status).toBe(404);
    expect(found.body.msg).toBe('withdrawal not found');
    expect((await other.history()).body.withdrawals).toEqual([]);
    expect((await merchant.read('sale_none')).status).toBe(404);
  });
});

describe('a sale that cannot be', () => {
  async function expectNothingDone(merchant: Seller, answer: Answer, code: string, status = 400) {
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, code });
    expect(await salesOf(merchant)).toBe(0);
    expect((await merchant.usdt()).heldMinor).toBe(0n);
  }

  it('for want of a bank account', async () => {
    const merchant = await seller();
    await service.ownerSql('delete from bank_accounts where business_id = $1', [merchant.businessId]);
    await expectNothingDone(merchant, await merchant.sell(10), 'bank_account_missing');
    await expectNothingDone(merchant, await merchant.quote(10), 'bank_account_missing');
  });

  it('for want of USDT', async () => {
    const merchant = await seller(5);
    const answer = await merchant.sell(5.000001);
    await expectNothingDone(merchant, answer, 'insufficient_balance');
    expect(answer.body.msg).toBe('insufficient balance, 5.000001 USDT required');
  });

  it('while the business owes something, also where that began while the sale was being accepted', async () => {
    const merchant = await seller();
    const { businessId } = merchant;
    const body = { businessId, amount: 10_000, serviceType: 'cakes', externalPayerName: 'Ada Obi' };
    const paid = await service.post('/payment/process', body, { key: merchant.apiKeys.test });
    const chargeback = () =>
      runAdminOn(service, [
        ...['payments', 'chargeback', 'open', paid.body.transaction.transactionId, '--amount', '10000'],
        ...['--dispute', 'dp_1', '--reason', 'the card was stolen', '--operator', 'ngozi'],
      ]);
    const blocker = new pg.Client({ connectionString: service.config.databaseUrl });
    await blocker.connect();
    try {
      await blocker.query('begin');
      await blocker.query(
        `select from ledger.accounts where business_id = $1 and environment = 'test' and asset = 'USDT' for update`,
        [businessId],
      );
      const selling = merchant.sell(10);
      await waitFor('the sale to wait for the USDT', async () => {
        const { rows } = await service.ownerSql(
          `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%usdt_sales%'`,
        );
        return rows.length > 0;
      });
      expect((await chargeback()).code).toBe(0);
      await blocker.query('commit');
      const refused = await selling;
      await expectNothingDone(merchant, refused, 'debt_outstanding', 422);
      expect(refused.body.msg).toBe('a debt of 150 naira is repaid first by what arrives');
    } finally {
      await blocker.end();
    }
    await expectNothingDone(merchant, await merchant.sell(10), 'debt_outstanding', 422);
    await runAdminOn(service, ['business', 'debts', businessId, 'later', '--operator', 'ngozi']);
    expect((await merchant.sell(10)).status).toBe(200);
  });

  it('because its quote has expired', async () => {
    const merchant = await seller();
    const { quoteId } = (await merchant.quote(10)).body.quote;
    await service.ownerSql(`update usdt_quotes set expires_at = now() - interval '1 ms' where id = $1`, [
      quoteId,
    ]);
    await expectNothingDone(merchant, await merchant.sell(10, { quoteId }), 'quote_expired');
  });

  it('because its quote is of another merchant, of nobody, or of another amount', async () => {
    const [merchant, other] = [await seller(), await seller(0)];
    const { quoteId } = (await other.quote(10)).body.quote;
    await expectNothingDone(merchant, await merchant.sell(10, { quoteId }), 'quote_not_found');
    await expectNothingDone(merchant, await merchant.sell(10, { quoteId: 'qte_none' }), 'quote_not_found');
    const own = (await merchant.quote(10)).body.quote.quoteId;
    await expectNothingDone(merchant, await merchant.sell(11, { quoteId: own }), 'quote_mismatch');
  });

  it('because its quote was used, even by requests at the same moment', async () => {
    const merchant = await seller();
    const { quoteId } = (await merchant.quote(10)).body.quote;
    const answers = await Promise.all(Array.from({ length: 5 }, () => merchant.sell(10, { quoteId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const again = await merchant.sell(10, { quoteId });
    expect(again.body).toMatchObject({ code: 'quote_used' });
    expect(await merchant.usdt()).toEqual({ availableMinor: 90_000_000n, heldMinor: 0n });
  });

  it('because the fee would leave nothing', async () => {
    const merchant = await seller();
    const pricing = { withdrawalFeeTiers: [{ upToMinor: null, feeMinor: '900000000' }] };
    await service.ownerSql('update businesses set pricing = $2 where id = $1', [
      merchant.businessId,
      pricing,
    ]);
    const answer = await merchant.sell(10);
    await expectNothingDone(merchant, answer, 'invalid_request');
    expect(answer.body.errors).toEqual([
      { path: 'amountUsdt', message: expect.stringMatching(/^must bring more than the fee/) },
    ]);
  });

  it.each([
    [0.5, 'must be from 1 to 1000000 USDT'],
    [1_000_001, 'must be from 1 to 1000000 USDT'],
    [1.0000001, 'must have at most 6 decimal places'],
    [-1, 'must be greater than zero'],
    ['10', 'must be a finite number'],
    [undefined, 'is required'],
  ])('of %p USDT', async (amountUsdt, message) => {
    const merchant = await seller();
    const answer = await merchant.sell(amountUsdt);
    await expectNothingDone(merchant, answer, 'invalid_request');
    expect(answer.body.errors).toEqual([{ path: 'amountUsdt', message }]);
    expect((await merchant.quote(amountUsdt)).status).toBe(400);
  });

  it('by requests at once that together exceed the balance: as many as it covers are done', async () => {
    const merchant = await seller(10);
    const answers = await Promise.all(Array.from({ length: 20 }, () => merchant.sell(2)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 400)).toHaveLength(15);
    expect(await merchant.usdt()).toEqual({ availableMinor: 0n, heldMinor: 0n });
  });

  it('twice under one Idempotency-Key', async () => {
    const merchant = await seller();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await merchant.sell(10, {}, headers);
    marketTimeMs += 60_000;
    const again = await merchant.sell(10, {}, headers);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await salesOf(merchant)).toBe(1);
  });
});

describe('in production without providers', () => {
  it('answers 503 provider_not_configured', async () => {
    const merchant = await seller(0);
    const key = merchant.apiKeys.prod;
    for (const path of ['/crypto/withdrawals/quote', '/crypto/withdrawals/request']) {
      const answer = await service.post(path, { businessId: merchant.businessId, amountUsdt: 10 }, { key });
      expect(answer.status).toBe(503);
      expect(answer.body.code).toBe('provider_not_configured');
    }
  });
});

describe('the outcome of a sandbox sale, picked by the hundredths of USDT', () => {
  const settled = (merchant: Seller, id: string, status: string) =>
    waitFor(
      `the sale to be ${status}`,
      async () => (await merchant.read(id)).body.withdrawal.status === status,
    );

  it.concurrent('.01 fails, and the USDT is back at no loss', async () => {
    const merchant = await seller();
    const { status, body } = await merchant.sell(10.01);
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, code: 'transfer_failed', withdrawal: { status: 'FAILED' } });
    expect(await merchant.usdt()).toEqual({ availableMinor: HUNDRED_USDT, heldMinor: 0n });
    const read = await merchant.read(body.withdrawal.withdrawalId);
    expect(read.body.withdrawal.failureReason).toMatch(/\.01/);
  });

  it.concurrent('.02 is held while pending, then completes', async () => {
    const merchant = await seller();
    const end = gates.holdAt('usdtSale.beforeEnd');
    let id = '';
    try {
      const { status, body } = await merchant.sell(10.02);
      expect(status).toBe(202);
      expect(body).toMatchObject({ status: 'PROCESSING', withdrawal: { status: 'PROCESSING' } });
      id = body.withdrawal.withdrawalId;
      expect(await merchant.usdt()).toEqual({ availableMinor: 89_980_000n, heldMinor: 10_020_000n });
      expect((await merchant.quote(1)).body.quote).toMatchObject({
        availableUsdtBalance: 89.98,
        pendingUsdtBalance: 10.02,
      });
    } finally {
      end.open();
    }
    await settled(merchant, id, 'COMPLETED');
    expect(await merchant.usdt()).toEqual({ availableMinor: 89_980_000n, heldMinor: 0n });
  });

  it.concurrent('.03 is held while pending, then fails', async () => {
    const merchant = await seller();
    const { status, body } = await merchant.sell(10.03);
    expect(status).toBe(202);
    await settled(merchant, body.withdrawal.withdrawalId, 'FAILED');
    expect(await merchant.usdt()).toEqual({ availableMinor: HUNDRED_USDT, heldMinor: 0n });
  });

  it.concurrent('.04 completes, and gives the USDT back when the bank returns the naira', async () => {
    const merchant = await seller();
    const { status, body } = await merchant.sell(10.04);
    expect(status).toBe(200);
    const { withdrawalId } = body.withdrawal;
    await settled(merchant, withdrawalId, 'REVERSED');
    expect(await merchant.usdt()).toEqual({ availableMinor: HUNDRED_USDT, heldMinor: 0n });
    // It was gone in between, as the books still say.
    const { rows } = await service.ownerSql(
      `select transfer.reference, account.kind, entry.balance_after_minor::text as balance from ledger.entries entry
        join ledger.accounts account on account.id = entry.account_id
        join ledger.transfers transfer on transfer.id = entry.transfer_id
        where account.business_id = $1 and transfer.reference like $2 order by transfer.id, account.kind`,
      [merchant.businessId, `${withdrawalId}:%`],
    );
    expect(rows).toEqual([
      { reference: `${withdrawalId}:reserve`, kind: 'available', balance: '89960000' },
      { reference: `${withdrawalId}:reserve`, kind: 'held', balance: '10040000' },
      { reference: `${withdrawalId}:post`, kind: 'held', balance: '0' },
      { reference: `${withdrawalId}:reversal`, kind: 'available', balance: '100000000' },
    ]);
  });

  it.concurrent.each(['completed', 'failed'] as const)(
    '.05 stays held and PROCESSING, needs attention, and is resolved as %s',
    async (outcome) => {
      const merchant = await seller();
      const { status, body } = await merchant.sell(10.05);
      expect(status).toBe(202);
      const id: string = body.withdrawal.withdrawalId;
      const workflowId = orderWorkflowId('usdt_sale', 'test', id);
      await waitFor('attention', async () => {
        const attributes = await flows.searchAttributes(workflowId);
        return attributes.FlowStatus === 'NEEDS_ATTENTION';
      });
      expect(await flows.searchAttributes(workflowId)).toMatchObject({
        BusinessId: merchant.businessId,
        Environment: 'test',
        Flow: 'usdt_sale',
        Reference: id,
      });
      expect((await merchant.read(id)).body.withdrawal.status).toBe('PROCESSING');
      expect((await merchant.usdt()).heldMinor).toBe(10_050_000n);
      const handle = flows.client.workflow.getHandle(workflowId);
      expect(await handle.executeUpdate(retryNowUpdate)).toBe('The provider is asked now.');
      expect(await handle.query(statusQuery)).toMatchObject({ flowStatus: 'NEEDS_ATTENTION' });
      const resolved = await handle.executeUpdate(resolveUpdate, {
        args: [{ outcome, reason: 'The bank confirmed it.', operator: 'ngozi' }],
      });
      const final = outcome === 'completed' ? 'COMPLETED' : 'FAILED';
      expect(resolved.status).toBe(final);
      expect((await merchant.read(id)).body.withdrawal.status).toBe(final);
      const left = outcome === 'completed' ? HUNDRED_USDT - 10_050_000n : HUNDRED_USDT;
      expect(await merchant.usdt()).toEqual({ availableMinor: left, heldMinor: 0n });
      const { rows } = await service.ownerSql(
        'select actor, action, details from audit_log where subject = $1',
        [id],
      );
      expect(rows).toEqual([
        {
          actor: 'ngozi',
          action: 'usdt_sale.resolve',
          details: { reason: 'The bank confirmed it.', from: 'PROCESSING', to: final, unverified: true },
        },
      ]);
    },
  );

  it('leaves the ledger sound, and no personal data in histories', async () => {
    const merchant = await seller();
    const { withdrawalId } = (await merchant.sell(10)).body.withdrawal;
    const history = await flows.history(orderWorkflowId('usdt_sale', 'test', withdrawalId));
    expect(history).not.toContain('0123456789');
    expect(history).not.toContain('ACME');
    await expectSoundLedger(service.database);
  });
});
