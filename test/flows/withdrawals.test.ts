import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ queues: ['payouts', 'webhooks'] });
});
afterAll(() => service?.stop());

describe('POST /withdrawal/quote', () => {
  it('says what a request is then charged, and holds nothing', async () => {
    const merchant = await service.createMerchant();
    await service.fund(merchant, 98_500.5);
    const ask = (path: string, amount: number) =>
      service.post(path, { businessId: merchant.businessId, amount }, { key: merchant.apiKeys.test });
    const { status, body } = await ask('/withdrawal/quote', 5_000.5);
    expect({ status, quote: body.quote }).toEqual({
      status: 200,
      quote: {
        amount: 5_000.5,
        fee: 25,
        totalDebit: 5_025.5,
        availableBalance: 98_500.5,
        bankAccount: '0123456789',
        bankName: 'Guaranty Trust Bank',
        accountName: merchant.name.toUpperCase(),
      },
    });
    expect(
      await service.ledger.balances({ businessId: merchant.businessId, environment: 'test' }, 'NGN'),
    ).toEqual({ availableMinor: 9_850_050n, heldMinor: 0n });
    const requested = await ask('/withdrawal/request', 5_000.5);
    expect(requested.body.withdrawal).toMatchObject({ amount: 5_000.5, fee: 25, totalDebit: 5_025.5 });
  });

  it('names what is wrong with the amount as the request does', async () => {
    const merchant = await service.createMerchant();
    const answers = await Promise.all(
      ['/withdrawal/quote', '/withdrawal/request'].map((path) =>
        service.post(
          path,
          { businessId: merchant.businessId, amount: 99.999 },
          { key: merchant.apiKeys.test },
        ),
      ),
    );
    const [quoted, requested] = answers.map(({ status, body }) => ({ status, errors: body.errors }));
    expect(quoted).toMatchObject({ status: 400, errors: [{ path: 'amount' }] });
    expect(quoted).toEqual(requested);
  });
});

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
