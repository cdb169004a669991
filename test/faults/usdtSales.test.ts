import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { saveBankAccount } from '../support/bankAccounts.ts';
import { joinSettings } from '../support/joinSettings.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { type PaystackServer, startPaystackServer } from '../support/paystackServer.ts';
import { type QuidaxServer, startQuidaxServer } from '../support/quidaxServer.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { startYellowCardServer, type YellowCardServer } from '../support/yellowCardServer.ts';

let paystack: PaystackServer;
let quidax: QuidaxServer;
let yellowCard: YellowCardServer;
let service: TestService;
/** Where the work breaks off, once, as it does when a process dies there. */
let breaksAt: string | undefined;
const broken: string[] = [];

beforeAll(async () => {
  [paystack, quidax, yellowCard] = await Promise.all([
    startPaystackServer(),
    startQuidaxServer(),
    startYellowCardServer(),
  ]);
  service = await startTestService({
    queues: ['payouts', 'collections'],
    env: {
      ...joinSettings(paystack.env, quidax.env, yellowCard.env),
      RELAY_DELAY_MS: '100',
      OUTCOME_WAIT_MS: '3000',
    },
    overrides: {
      faultPoint: async (name) => {
        if (name !== breaksAt) return;
        breaksAt = undefined;
        broken.push(name);
        throw new Error(`The work broke off at ${name}.`);
      },
    },
  });
});
afterAll(async () => {
  await service?.stop();
  await Promise.all([paystack?.stop(), quidax?.stop(), yellowCard?.stop()]);
});
beforeEach(() => {
  breaksAt = undefined;
  broken.length = 0;
});

async function liveMerchant(): Promise<TestMerchant> {
  const merchant = await service.createMerchant();
  await service.fund(merchant, 100, 'prod', 'USDT');
  await saveBankAccount(service, merchant.businessId);
  return merchant;
}

describe('a sale of USDT that breaks off', () => {
  it.each([
    'usdtSale.accepted',
    'outbox.started',
    'usdtSale.beforeSend',
    'usdtSale.afterSend',
    'usdtSale.beforeEnd',
    'usdtSale.afterEnd',
  ])('at %s is taken up again, and paid once', async (name) => {
    const merchant = await liveMerchant();
    const body = { businessId: merchant.businessId, amountUsdt: 10 };
    const key = merchant.apiKeys.prod;
    breaksAt = name;
    await service.post('/crypto/withdrawals/request', body, {
      key,
      headers: { 'idempotency-key': randomUUID() },
    });
    const sale = await waitFor('the sale to be completed', async () => {
      const { rows } = await service.ownerSql('select id, status from usdt_sales where business_id = $1', [
        merchant.businessId,
      ]);
      return rows[0]?.status === 'COMPLETED' && rows[0];
    });
    if (name !== 'outbox.started') {
      // The last place comes after the record.
      await waitFor('the work to have broken off', () => broken.length > 0);
      expect(broken).toEqual([name]);
    }
    expect(paystack.transfersMade(sale.id)).toBe(1);
    expect(
      await service.ledger.balances({ businessId: merchant.businessId, environment: 'prod' }, 'USDT'),
    ).toEqual({
      availableMinor: 90_000_000n,
      heldMinor: 0n,
    });
    await expectSoundLedger(service.database);
  });
});

describe('a collection that breaks off', () => {
  it.each([
    'collection.accepted',
    'outbox.started',
    'collection.beforeSend',
    'collection.afterSend',
    'collection.beforeEnd',
    'collection.afterEnd',
  ])('at %s is taken up again, asked for once and credited once', async (name) => {
    const merchant = await service.createMerchant();
    const { businessId, apiKeys } = merchant;
    breaksAt = name;
    await service.post(
      '/cross-border/collections',
      {
        businessId,
        sourceAmount: 250,
        sourceCurrency: 'GHS',
        country: 'GH',
        paymentMethod: 'MTN',
        customer: { name: 'Kofi Mensah', phone: '+233241234567' },
      },
      { key: apiKeys.prod, headers: { 'idempotency-key': randomUUID() } },
    );
    const { rows } = await service.ownerSql(
      `select id, amount_minor from transactions where business_id = $1 and flow = 'collection'`,
      [businessId],
    );
    const { id, amount_minor: targetMinor } = rows[0];
    await waitFor('the request', async () => yellowCard.collection(id) !== undefined);
    await yellowCard.settle(id, 'complete');
    await waitFor('the collection to be completed', async () => {
      const found = await service.ownerSql('select status from transactions where id = $1', [id]);
      return found.rows[0].status === 'COMPLETED';
    });
    await waitFor('the work to have broken off', () => broken.length > 0);
    expect(broken).toEqual([name]);
    expect(yellowCard.submissions(id)).toBe(1);
    const { availableMinor } = await service.ledger.balances({ businessId, environment: 'prod' }, 'NGN');
    expect(availableMinor).toBe(BigInt(targetMinor));
    await expectSoundLedger(service.database);
  });
});
