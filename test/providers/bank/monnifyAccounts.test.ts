import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createMonnify } from '../../../src/providers/bank/monnify.ts';
import { ProviderRejectedError, ProviderUnavailableError } from '../../../src/providers/errors.ts';
import { type MonnifyServer, startMonnifyServer } from '../../support/monnifyServer.ts';
import type { ProviderFault } from '../../support/providerServer.ts';

const HOLDER = {
  email: 'owner@lagostraders.example',
  businessName: 'Lagos Traders Ltd',
  phone: '+2348012345678',
  bvn: '21212121212',
};
const REFERENCE = 'MNFY|04|20211117112842|000170';

let server: MonnifyServer;

beforeAll(async () => {
  server = await startMonnifyServer();
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

function monnify(overrides: Partial<Parameters<typeof createMonnify>[0]> = {}) {
  return createMonnify({
    apiKey: server.apiKey,
    secretKey: server.secretKey,
    walletAccountNumber: server.walletAccountNumber,
    contractCode: server.contractCode,
    baseUrl: server.url,
    timeoutMs: 60_000,
    ...overrides,
  });
}

describe('reserving an account', () => {
  test('opens one under the contract, named after the business', async () => {
    expect(await monnify().issueDedicatedAccount(HOLDER)).toEqual({
      accountNumber: expect.stringMatching(/^68[0-9]{8}$/),
      accountName: 'LAGOS TRADERS LTD',
      accountType: 'static',
      bankName: 'Moniepoint Microfinance Bank',
      providerReference: expect.stringMatching(/^va-[0-9a-f]{40}$/),
    });
  });

  test('tells the account that was reserved before, also without the number', async () => {
    const first = await monnify().issueDedicatedAccount(HOLDER);
    expect(await monnify().issueDedicatedAccount({ ...HOLDER, bvn: undefined })).toEqual(first);
    expect(server.accountsReserved()).toBe(1);
    await monnify().issueDedicatedAccount({ ...HOLDER, email: 'another@merchant.example' });
    expect(server.accountsReserved()).toBe(2);
  });

  test('asked for by many at once makes one', async () => {
    const issued = await Promise.all(
      Array.from({ length: 5 }, () => monnify().issueDedicatedAccount(HOLDER)),
    );
    expect(new Set(issued.map(({ accountNumber }) => accountNumber)).size).toBe(1);
    expect(server.accountsReserved()).toBe(1);
  });

  test.each(['findReservation', 'reserve'] as const)(
    'that got no answer from %s is unknown, and right when asked again',
    async (endpoint) => {
      server.addFault({ endpoint, fault: { kind: 'reset', accepted: true } });
      await expect(monnify().issueDedicatedAccount(HOLDER)).rejects.toBeInstanceOf(ProviderUnavailableError);
      await monnify().issueDedicatedAccount(HOLDER);
      expect(server.accountsReserved()).toBe(1);
    },
  );

  test.each<[string, ProviderFault]>([
    ['a page', { kind: 'html', accepted: false, httpStatus: 404 }],
    ['another 404', { kind: 'answer', httpStatus: 404, body: { status: 404, error: 'Not Found' } }],
    [
      'a 404 about something else',
      {
        kind: 'answer',
        httpStatus: 404,
        body: { requestSuccessful: false, responseMessage: 'Cannot find merchant', responseCode: '99' },
      },
    ],
  ])('does not take %s for the word that there is none', async (_name, fault) => {
    server.addFault({ endpoint: 'findReservation', fault });
    await expect(monnify().issueDedicatedAccount(HOLDER)).rejects.toBeInstanceOf(ProviderUnavailableError);
    expect(server.requests('reserve')).toBe(0);
  });

  test.each([
    ['without a contract', { contractCode: undefined }, HOLDER],
    ['under another contract', { contractCode: '0000000000' }, HOLDER],
    ['without a bank verification number', {}, { ...HOLDER, bvn: undefined }],
    ['for a number that is none', {}, { ...HOLDER, bvn: '123' }],
  ])('is for a human %s, who is told neither name, address nor number', async (_name, options, holder) => {
    const refused = await monnify(options)
      .issueDedicatedAccount(holder)
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProviderRejectedError);
    const told = String((refused as Error).stack);
    for (const secret of [HOLDER.email, 'Lagos', HOLDER.bvn]) expect(told).not.toContain(secret);
    expect(server.accountsReserved()).toBe(0);
  });
});

describe('asking about an incoming payment', () => {
  test('tells what arrived, for whom, and from whom', async () => {
    const { accountNumber, providerReference } = await monnify().issueDedicatedAccount(HOLDER);
    server.receivePayment({ reference: REFERENCE, amountMinor: 1_234_567n, accountNumber });
    expect(await monnify().findIncomingPayment(REFERENCE)).toEqual({
      status: 'succeeded',
      currency: 'NGN',
      amountMinor: 1_234_567n,
      isIntoDedicatedAccount: true,
      accountNumber: undefined,
      holderReference: providerReference,
      payerName: 'DAMILARE SAMUEL OGUNNAIKE',
      payerBank: undefined,
      narration: undefined,
    });
  });

  // teamapt.atlassian.net/wiki/spaces/MON/pages/213909851, "Likely responses".
  test.each([
    ['PAID', 'succeeded'],
    ['PENDING', 'pending'],
    ['REVERSED', 'reversed'],
    ['FAILED', 'failed'],
    ['ABANDONED', 'failed'],
    ['CANCELLED', 'failed'],
    ['EXPIRED', 'failed'],
    ['OVERPAID', 'unknown'],
    ['PARTIALLY_PAID', 'unknown'],
    ['paid', 'unknown'],
  ])('that Monnify calls %s is %s', async (theirs, ours) => {
    server.receivePayment({
      reference: REFERENCE,
      amountMinor: 100n,
      accountNumber: '6800000001',
      status: theirs,
    });
    expect(await monnify().findIncomingPayment(REFERENCE)).toMatchObject({ status: ours });
  });

  test('by card, or into no account of ours, is told apart', async () => {
    const { accountNumber } = await monnify().issueDedicatedAccount(HOLDER);
    server.receivePayment({ reference: REFERENCE, amountMinor: 100n, accountNumber, paymentMethod: 'CARD' });
    expect(await monnify().findIncomingPayment(REFERENCE)).toMatchObject({ isIntoDedicatedAccount: false });
    server.receivePayment({ reference: REFERENCE, amountMinor: 100n, accountNumber: '6899999999' });
    expect(await monnify().findIncomingPayment(REFERENCE)).toMatchObject({ isIntoDedicatedAccount: false });
  });

  test('that Monnify does not know is not found, in its own words alone', async () => {
    expect(await monnify().findIncomingPayment(REFERENCE)).toEqual({ status: 'not_found' });
    server.addFault({ endpoint: 'payment', fault: { kind: 'html', accepted: false, httpStatus: 404 } });
    await expect(monnify().findIncomingPayment(REFERENCE)).rejects.toBeInstanceOf(ProviderUnavailableError);
  });

  test('is announced by a signed callback', async () => {
    const { accountNumber } = await monnify().issueDedicatedAccount(HOLDER);
    server.receivePayment({ reference: REFERENCE, amountMinor: 100n, accountNumber });
    const { body, headers } = server.signedPaymentCallback(REFERENCE);
    expect(monnify().verifyCallback(body, headers)).toEqual({
      eventKey: expect.stringMatching(/^SUCCESSFUL_TRANSACTION:/),
      eventType: 'SUCCESSFUL_TRANSACTION',
      transferReference: undefined,
      incomingPaymentReference: REFERENCE,
    });
  });
});
