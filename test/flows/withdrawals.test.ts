import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ queues: ['payouts', 'webhooks'] });
});
afterAll(() => service?.stop());

describe('POST /withdrawal/request in the sandbox', () => {
  it('pays at once and answers COMPLETED with the fee', async () => {
    const merchant = await service.createMerchant();
    await service.fund(merchant, 98_500);
    const { status, body } = await service.post(
      '/withdrawal/request',
      { businessId: merchant.businessId, amount: 50_000, merchantReference: 'order-7' },
      { key: merchant.apiKeys.test },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      msg: 'withdrawal completed',
      simulated: true,
      environment: 'test',
      withdrawal: {
        amount: 50_000,
        fee: 25,
        totalDebit: 50_025,
        bankAccount: '0123456789',
        status: 'COMPLETED',
      },
    });
    expect(
      await service.ledger.balances({ businessId: merchant.businessId, environment: 'test' }, 'NGN'),
    ).toEqual({
      availableMinor: 4_847_500n,
      heldMinor: 0n,
    });
  });

  it('gives amount and fee back when the transfer fails', async () => {
    const merchant = await service.createMerchant();
    await service.fund(merchant, 2_000);
    const { status, body } = await service.post(
      '/request',
      { businessId: merchant.businessId, amount: 1_000.01 },
      { key: merchant.apiKeys.test },
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, code: 'transfer_failed', withdrawal: { status: 'FAILED' } });
    expect(
      await service.ledger.balances({ businessId: merchant.businessId, environment: 'test' }, 'NGN'),
    ).toEqual({
      availableMinor: 200_000n,
      heldMinor: 0n,
    });
  });

  it('answers 202 while pending, and ends completed', async () => {
    const merchant = await service.createMerchant();
    await service.fund(merchant, 2_000);
    const { status, body } = await service.post(
      '/withdrawal/request',
      { businessId: merchant.businessId, amount: 1_000.02 },
      { key: merchant.apiKeys.test },
    );
    expect(status).toBe(202);
    expect(body).toMatchObject({ success: true, status: 'PROCESSING', withdrawal: { status: 'PROCESSING' } });
    await waitFor('the withdrawal to complete', async () => {
      const found = await service.get(`/transactions/${body.withdrawal.transactionId}`, {
        key: merchant.apiKeys.test,
      });
      return found.body.transaction.status === 'COMPLETED';
    });
    expect(
      await service.ledger.balances({ businessId: merchant.businessId, environment: 'test' }, 'NGN'),
    ).toEqual({
      availableMinor: 98_998n,
      heldMinor: 0n,
    });
  });
});
