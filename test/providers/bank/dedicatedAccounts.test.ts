import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createPaystack } from '../../../src/providers/bank/paystack.ts';
import { ProviderRejectedError, ProviderUnavailableError } from '../../../src/providers/errors.ts';
import { type PaystackServer, startPaystackServer } from '../../support/paystackServer.ts';
import type { ProviderFault } from '../../support/providerServer.ts';

const HOLDER = {
  email: 'owner@lagostraders.example',
  businessName: 'Lagos Traders Ltd',
  phone: '+2348012345678',
};
const ACCOUNT_NUMBER = '9900000001';
const REFERENCE = '100004250804103240123456789';

let server: PaystackServer;

beforeAll(async () => {
  server = await startPaystackServer();
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

function paystack(overrides: Partial<Parameters<typeof createPaystack>[0]> = {}) {
  return createPaystack({
    secretKey: server.secretKey,
    baseUrl: server.url,
    timeoutMs: 60_000,
    ...overrides,
  });
}

describe('issuing a dedicated account', () => {
  test('opens it for a customer of the business, at the bank that is configured', async () => {
    const issued = await paystack({ dedicatedAccountBank: 'wema-bank' }).issueDedicatedAccount(HOLDER);
    expect(issued).toEqual({
      accountNumber: expect.stringMatching(/^99[0-9]{8}$/),
      accountName: 'KAROKART / LAGOS TRADERS LTD',
      accountType: 'static',
      bankName: 'Wema Bank',
      providerReference: expect.stringMatching(/^CUS_/),
    });
  });

  test('gives a business of one word that word for a last name too', async () => {
    const { accountName } = await paystack().issueDedicatedAccount({ ...HOLDER, businessName: 'Traders' });
    expect(accountName).toBe('KAROKART / TRADERS TRADERS');
  });

  test('tells the account that was opened before', async () => {
    const first = await paystack().issueDedicatedAccount(HOLDER);
    expect(await paystack().issueDedicatedAccount(HOLDER)).toEqual(first);
    expect(server.accountsOpened()).toBe(1);
  });

  test.each(['findCustomer', 'createCustomer', 'dedicatedAccount'] as const)(
    'that got no answer from %s is unknown, and right when asked again',
    async (endpoint) => {
      server.addFault({ endpoint, fault: { kind: 'reset', accepted: true } });
      await expect(paystack().issueDedicatedAccount(HOLDER)).rejects.toBeInstanceOf(ProviderUnavailableError);
      await paystack().issueDedicatedAccount(HOLDER);
      expect(server.accountsOpened()).toBe(1);
    },
  );

  test('that Paystack refuses is for a human, without the name and the address', async () => {
    const refused = await paystack({ dedicatedAccountBank: 'closed-bank' })
      .issueDedicatedAccount(HOLDER)
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProviderRejectedError);
    const told = String((refused as Error).stack);
    expect(told).not.toContain(HOLDER.email);
    expect(told).not.toContain('Lagos');
  });
});

describe('asking about an incoming payment', () => {
  test('tells what arrived, where, and from whom', async () => {
    const { accountNumber, providerReference } = await paystack().issueDedicatedAccount(HOLDER);
    server.receivePayment({ reference: REFERENCE, amountMinor: 1_234_567n, accountNumber });
    expect(await paystack().findIncomingPayment(REFERENCE)).toEqual({
      status: 'succeeded',
      currency: 'NGN',
      amountMinor: 1_234_567n,
      isIntoDedicatedAccount: true,
      accountNumber,
      holderReference: providerReference,
      payerName: 'RANDALL AKANBI HORTON',
      payerBank: 'First City Monument Bank',
      narration: 'NIP: RANDALL HORTON -1123344343/44343231232',
    });
  });

  test('that Paystack does not know says so', async () => {
    expect(await paystack().findIncomingPayment(REFERENCE)).toEqual({ status: 'not_found' });
  });

  test.each([
    ['success', 'succeeded'],
    ['failed', 'failed'],
    ['abandoned', 'failed'],
    ['reversed', 'reversed'],
    ['ongoing', 'pending'],
    ['pending', 'pending'],
    ['processing', 'pending'],
    ['queued', 'pending'],
    ['Success', 'unknown'],
    ['paused', 'unknown'],
  ])('with status %s is %s', async (status, meaning) => {
    server.receivePayment({
      reference: REFERENCE,
      amountMinor: 100n,
      accountNumber: ACCOUNT_NUMBER,
      status,
    });
    expect(await paystack().findIncomingPayment(REFERENCE)).toMatchObject({ status: meaning });
  });

  test('makes texts of strangers fit to be stored and shown', async () => {
    server.receivePayment({
      reference: REFERENCE,
      amountMinor: 100n,
      accountNumber: ACCOUNT_NUMBER,
      senderName: `  ADA\u0000OBI \ud800${'x'.repeat(300)}`,
    });
    const payment = await paystack().findIncomingPayment(REFERENCE);
    const name = 'payerName' in payment ? (payment.payerName ?? '') : '';
    expect(name).toMatch(/^ADA OBI \ufffdx+$/);
    expect(name).toHaveLength(200);
  });

  const told = (data: object): ProviderFault => ({
    kind: 'answer',
    httpStatus: 200,
    body: { status: true, message: 'Verification successful', data },
  });
  const payment = { reference: REFERENCE, status: 'success', amount: 100, currency: 'NGN' };

  test.each([
    ['an error', { kind: 'error', accepted: false, httpStatus: 500 }],
    ['an unlisted refusal', { kind: 'answer', httpStatus: 400, body: { status: false, message: 'Odd' } }],
    ['another reference', told({ ...payment, reference: 'another' })],
    ['a fraction of a kobo', told({ ...payment, amount: 100.5 })],
    ['an amount as text', told({ ...payment, amount: '100' })],
    ['no amount', told({ ...payment, amount: 0 })],
    ['an amount that JSON cannot hold', told({ ...payment, amount: 2 ** 60 })],
  ] as [string, ProviderFault][])('answered with %s tells nothing', async (_name, fault) => {
    server.addFault({ endpoint: 'verifyPayment', fault });
    await expect(paystack().findIncomingPayment(REFERENCE)).rejects.toBeInstanceOf(ProviderUnavailableError);
  });

  test.each([
    ['metadata that is text', { metadata: 'custom text' }, undefined],
    [
      'the account in the metadata',
      { metadata: { receiver_account_number: ACCOUNT_NUMBER } },
      ACCOUNT_NUMBER,
    ],
    [
      'a masked account',
      { authorization: { receiver_bank_account_number: 'XXXXXX0001' }, metadata: null },
      undefined,
    ],
  ])('with %s names the account or none', async (_name, fields, accountNumber) => {
    server.addFault({ endpoint: 'verifyPayment', fault: told({ ...payment, ...fields }) });
    expect(await paystack().findIncomingPayment(REFERENCE)).toMatchObject({
      accountNumber,
      holderReference: undefined,
      isIntoDedicatedAccount: false,
    });
  });
});
