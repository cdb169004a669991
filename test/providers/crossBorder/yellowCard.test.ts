import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  CollectionInstruction,
  CollectionQuery,
  CollectionReport,
} from '../../../src/providers/collections/port.ts';
import { createYellowCard } from '../../../src/providers/collections/yellowCard.ts';
import { ProviderRejectedError, ProviderUnavailableError } from '../../../src/providers/errors.ts';
import { RateDoubtedError } from '../../../src/providers/rates/doubt.ts';
import { FreshRates } from '../../../src/providers/rates/fresh.ts';
import { guardedCorridors } from '../../../src/providers/rates/guard.ts';
import { digits } from '../../support/digits.ts';
import { waitFor } from '../../support/waitFor.ts';
import { refusesWith, startYellowCardServer, type YellowCardServer } from '../../support/yellowCardServer.ts';

/** Long enough that a busy machine answers within it; tests of time-outs use their own short one. */
const PATIENT_MS = 60_000;

let server: YellowCardServer;
beforeEach(async () => {
  server = await startYellowCardServer();
});
afterEach(() => server?.stop());

function adapter(options: { secretKey?: string; timeoutMs?: number } = {}) {
  return createYellowCard({
    apiKey: server.apiKey,
    secretKey: options.secretKey ?? server.secretKey,
    baseUrl: server.url,
    timeoutMs: options.timeoutMs ?? PATIENT_MS,
    approvalWindowMs: 900_000,
  });
}

function instruction(change: Partial<CollectionInstruction> = {}): CollectionInstruction {
  return {
    reference: `col_${randomUUID().replaceAll('-', '')}`,
    sourceCurrency: 'GHS',
    sourceMinor: 25_000n,
    country: 'GH',
    paymentMethod: 'MTN',
    customer: { name: 'Kofi Mensah', phone: '+233241234567', email: undefined },
    merchant: {
      id: 'biz_1',
      name: 'Acme Stores',
      email: 'pay@acme.example',
      registrationNumber: 'RC1234567',
    },
    isFirstAttempt: true,
    sandboxHundredths: 0,
    ...change,
  };
}

const queryOf = (
  { reference, sourceCurrency, sourceMinor }: CollectionInstruction,
  providerReference?: string,
): CollectionQuery => ({
  reference,
  providerReference,
  sourceCurrency,
  sourceMinor,
  sentAtMs: 0,
  sandboxHundredths: 0,
});

describe('corridors', () => {
  it('are the open mobile-money channels, at the rate across the dollar', async () => {
    const corridors = await adapter().listCorridors();
    expect(
      corridors.map(({ country, paymentMethods, providerRateScaled, minSourceMinor, maxSourceMinor }) => [
        country,
        paymentMethods,
        providerRateScaled,
        minSourceMinor,
        maxSourceMinor,
      ]),
    ).toEqual([
      ['GH', ['MTN', 'Telecel'], 12_800_000_000n, 500n, 2_000_000n],
      ['GH', ['MTN'], 12_800_000_000n, 2_000_100n, 6_000_000n],
      ['KE', ['M-PESA'], 1_219_047_619n, 10_000n, 25_000_000n],
      // No maximum, so 20,000 dollars at 3,650 shillings each.
      ['UG', ['MTN'], 42_660_978n, 5_000n, 73_000_000n],
    ]);
    for (const { observedAtMs } of corridors) expect(Date.now() - observedAtMs).toBeLessThan(90_000);
  });

  // Get Fee Config (EricCui2005/yellow-card-docs-commentary, content/reference/get-fee-config.json).
  it('have the fee that Yellow Card keeps there, in whole minor units', async () => {
    server.setFee('GH', { minFeeLocal: 55, feePercentage: 0.25, flatFeeLocal: 0 });
    server.setFee('UG', { minFeeLocal: 0, feePercentage: 1.00000001, flatFeeLocal: 0.5 });
    const fees = (await adapter().listCorridors()).map(({ country, fee }) => [country, fee]);
    expect(fees).toEqual([
      ['GH', { percentScaled: 250_000n, leastMinor: 5_500n, flatMinor: 0n }],
      ['GH', { percentScaled: 250_000n, leastMinor: 5_500n, flatMinor: 0n }],
      ['KE', { percentScaled: 0n, leastMinor: 0n, flatMinor: 0n }],
      ['UG', { percentScaled: 1_000_001n, leastMinor: 0n, flatMinor: 1n }],
    ]);
  });

  it('are asked for their fees once an hour, and are left out without', async () => {
    let nowMs = Date.now();
    const asking = createYellowCard({
      apiKey: server.apiKey,
      secretKey: server.secretKey,
      baseUrl: server.url,
      timeoutMs: PATIENT_MS,
      approvalWindowMs: 900_000,
      clock: () => nowMs,
    });
    server.addFault({
      endpoint: 'fees',
      fault: { kind: 'error', accepted: false, httpStatus: 503 },
      times: 3,
    });
    expect(await asking.listCorridors()).toEqual([]);
    expect(await asking.listCorridors()).toHaveLength(4);
    expect(await asking.listCorridors()).toHaveLength(4);
    expect(server.requests('fees')).toBe(6);
    // Requests are signed with the time, and an hour later they would be of the future.
    server.setLead(3_600_000);
    nowMs += 3_600_000;
    server.addFault({ endpoint: 'fees', fault: refusesWith(400, 'BadRequestError'), times: 3 });
    expect(await asking.listCorridors()).toHaveLength(4);
    expect(server.requests('fees')).toBe(9);
  });

  it('are the same, however many digits their figures have', async () => {
    const before = await adapter().listCorridors();
    server.setRate('GHS', {
      buy: digits('12.500000000000000000001'),
      sell: digits('12.100000000000000000001'),
    });
    server.setFee('GH', {
      minFeeLocal: digits('55.000000000000000000001'),
      feePercentage: digits('0.2500000000000000000001'),
      flatFeeLocal: 0,
    });
    const after = await adapter().listCorridors();
    expect(after.map(({ country, providerRateScaled }) => [country, providerRateScaled])).toEqual(
      before.map(({ country, providerRateScaled }) => [country, providerRateScaled]),
    );
    expect(after[0]?.fee).toEqual({ percentScaled: 250_000n, leastMinor: 5_500n, flatMinor: 0n });
  });

  it('have the price of their own country where a currency has several', async () => {
    server.setRate('KES', { buy: 140 });
    server.addRate({ code: 'KES', locale: 'TZ', buy: 90, sell: 90 });
    const rateOf = async (of: string) =>
      (await adapter().listCorridors()).find(({ country }) => country === of)?.providerRateScaled;
    expect(await rateOf('KE')).toBe(1_142_857_142n);
    server.removeRate('KES', 'KE');
    // One price of a currency is that of all its countries; of two for others none is.
    expect(await rateOf('KE')).toBe(1_777_777_777n);
    server.addRate({ code: 'KES', locale: 'UG', buy: 91, sell: 91 });
    expect(await rateOf('KE')).toBeUndefined();
  });

  it.each([
    ['that costs half again what it brings', { buy: 12.1 * 1.51, sell: 12.1 }],
    ['of less than nothing', { buy: 12.5, sell: -13.07 }],
  ])('are not made of a price %s', async (_, price) => {
    server.setRate('GHS', price);
    expect((await adapter().listCorridors()).map(({ country }) => country)).toEqual(['KE', 'UG']);
  });

  it('take of two prices the one that is worse for us, whichever is called buy', async () => {
    const before = await adapter().listCorridors();
    server.setRate('NGN', { buy: 1_600, sell: 1_620 });
    server.setRate('GHS', { buy: 12.1, sell: 12.5 });
    const after = await adapter().listCorridors();
    expect(after[0]?.providerRateScaled).toBe(before[0]?.providerRateScaled);
  });

  it('are as old as the older of their two rates', async () => {
    server.setRate('KES', { ageSeconds: 100 });
    const [ghana, , kenya] = await adapter().listCorridors();
    expect(Date.now() - (ghana?.observedAtMs ?? 0)).toBeLessThan(90_000);
    expect(Date.now() - (kenya?.observedAtMs ?? 0)).toBeGreaterThanOrEqual(100_000);
    server.setRate('NGN', { ageSeconds: 200 });
    for (const { observedAtMs } of await adapter().listCorridors()) {
      expect(Date.now() - observedAtMs).toBeGreaterThanOrEqual(200_000);
    }
  });

  it('are as old as a time of Lagos says that names no zone', async () => {
    server.setRate('GHS', { updatedAt: '2026-06-28 12:00:00' });
    const [ghana] = await adapter().listCorridors();
    expect(ghana?.observedAtMs).toBe(Date.parse('2026-06-28T11:00:00Z'));
  });

  it('leave out what is closed', async () => {
    server.setChannelStatus('GH', 'inactive');
    expect((await adapter().listCorridors()).map(({ country }) => country)).toEqual(['KE', 'UG']);
  });

  it.each(['channels', 'networks', 'rates'] as const)('are unavailable without %s', async (endpoint) => {
    server.addFault({ endpoint, fault: { kind: 'error', accepted: false, httpStatus: 503 } });
    await expect(adapter().listCorridors()).rejects.toThrow(ProviderUnavailableError);
    server.addFault({ endpoint, fault: { kind: 'malformed', accepted: false } });
    await expect(adapter().listCorridors()).rejects.toThrow(ProviderUnavailableError);
    expect(await adapter().listCorridors()).toHaveLength(4);
  });

  it('are refused to wrong keys', async () => {
    await expect(adapter({ secretKey: 'another' }).listCorridors()).rejects.toThrow(ProviderRejectedError);
  });
});

describe('corridors of a collector whose naira has ten times its price', () => {
  it('are none, by what they were before and by a second source', async () => {
    const doubts: (string | undefined)[] = [];
    const guarded = (reference?: number) =>
      guardedCorridors(adapter(), {
        reference:
          reference === undefined
            ? undefined
            : new FreshRates({
                ask: async () => [{ rateScaled: BigInt(reference) * 100_000_000n, observedAtMs: Date.now() }],
                maxAgeMs: PATIENT_MS,
                reuseMs: 0,
                clock: Date.now,
              }),
        bounds: {
          fromLastTradeBasisPoints: 500n,
          fromReferenceBasisPoints: 1_000n,
          jumpBasisPoints: 1_000n,
          jumpWindowMs: PATIENT_MS,
        },
        clock: Date.now,
        report: async (_, doubt) => {
          doubts.push(doubt);
        },
      });
    const byPast = guarded();
    expect(await byPast()).toHaveLength(4);
    server.setRate('NGN', { buy: 16_200, sell: 16_000 });
    await expect(byPast()).rejects.toThrow(RateDoubtedError);
    await expect(guarded(1_530)()).rejects.toThrow(RateDoubtedError);
    expect(doubts).toEqual([undefined, 'jump', 'far_from_reference']);
  });
});

describe('a request for a collection', () => {
  it('asks for the very amount, of the very customer, for the merchant', async () => {
    const asked = instruction();
    const report = await adapter().requestCollection(asked);
    const made = server.collection(asked.reference);
    expect(report).toEqual({ status: 'pending', providerReference: made?.id, reason: undefined });
    expect(made).toMatchObject({
      sequenceId: asked.reference,
      channelId: 'ch-gh-momo',
      currency: 'GHS',
      country: 'GH',
      convertedAmount: 250,
      // Submit Receive Request (EricCui2005/yellow-card-docs-commentary,
      // content/reference/submit-collection-request.json): both are required, and so is the e-mail address.
      recipient: { businessName: 'Acme Stores', businessId: 'RC1234567', email: 'pay@acme.example' },
      source: { accountType: 'momo', accountNumber: '+233241234567', networkId: 'nw-gh-mtn' },
    });
  });

  it('goes to the channel that takes the amount, in whole units where there are no smaller', async () => {
    const large = instruction({ sourceMinor: 3_000_000n });
    await adapter().requestCollection(large);
    expect(server.collection(large.reference)?.channelId).toBe('ch-gh-momo-2');
    const whole = instruction({ sourceCurrency: 'UGX', country: 'UG', sourceMinor: 7_000n });
    await adapter().requestCollection(whole);
    expect(server.collection(whole.reference)?.convertedAmount).toBe(7_000);
  });

  it.each([
    ['hang', { kind: 'hang', accepted: true }],
    ['reset', { kind: 'reset', accepted: true }],
    ['error', { kind: 'error', accepted: true, httpStatus: 502 }],
    ['malformed', { kind: 'malformed', accepted: true }],
  ] as const)(
    'whose answer is lost (%s) is found by its reference, and asks nobody twice',
    async (_, fault) => {
      const asked = instruction();
      const timeoutMs = fault.kind === 'hang' ? 300 : PATIENT_MS;
      server.addFault({ endpoint: 'submit', fault });
      // A busy machine can spend a short time-out before the request arrives; such a one reached no server and is made again.
      await waitFor('a request that arrives', async () => {
        await expect(adapter({ timeoutMs }).requestCollection(asked)).rejects.toThrow(
          ProviderUnavailableError,
        );
        // What was given up may still be on its way: an answered exchange comes after it.
        await adapter().listCorridors();
        return server.collection(asked.reference) !== undefined;
      });
      expect(await adapter().findCollection(queryOf(asked))).toMatchObject({ status: 'pending' });
      const again = await adapter().requestCollection({ ...asked, isFirstAttempt: false });
      expect(again).toMatchObject({
        status: 'pending',
        providerReference: server.collection(asked.reference)?.id,
      });
    },
  );

  it('that was never taken is not found', async () => {
    const asked = instruction();
    server.addFault({ endpoint: 'submit', fault: { kind: 'reset', accepted: false } });
    await expect(adapter().requestCollection(asked)).rejects.toThrow(ProviderUnavailableError);
    expect(await adapter().findCollection(queryOf(asked))).toEqual({ status: 'not_found' });
  });

  it('that is refused is definitive for the first attempt alone', async () => {
    const asked = instruction();
    server.addFault({ endpoint: 'submit', fault: refusesWith(400, 'PaymentValidationError'), times: 2 });
    expect(await adapter().requestCollection(asked)).toEqual({
      status: 'refused',
      providerReference: undefined,
      reason: 'The provider refused the payment request (HTTP 400, PaymentValidationError).',
    });
    expect(await adapter().requestCollection({ ...asked, isFirstAttempt: false })).toMatchObject({
      status: 'pending',
    });
  });

  it('of a merchant without a registration number is for a human, and asks nobody', async () => {
    const { merchant, ...asked } = instruction();
    const report = await adapter().requestCollection({
      ...asked,
      merchant: { ...merchant, registrationNumber: undefined },
    });
    expect(report.status).toBe('review');
    expect(server.submissions(asked.reference)).toBe(0);
  });

  it('that meets a web page instead of the API has learned nothing', async () => {
    server.addFault({ endpoint: 'submit', fault: { kind: 'html', httpStatus: 404, accepted: false } });
    await expect(adapter().requestCollection(instruction())).rejects.toThrow(ProviderUnavailableError);
  });

  it('by a method that is closed by now asks nobody', async () => {
    server.setChannelStatus('GH', 'inactive');
    const asked = instruction();
    expect(await adapter().requestCollection(asked)).toMatchObject({ status: 'refused' });
    expect(server.submissions(asked.reference)).toBe(0);
  });

  it('tells of a rate limit when to come back', async () => {
    server.addFault({ endpoint: 'submit', fault: { kind: 'rateLimit', retryAfterSeconds: 7 } });
    await expect(adapter().requestCollection(instruction())).rejects.toMatchObject({ retryAfterMs: 7_000 });
  });
});

describe('what became of a collection', () => {
  it.each([
    ['created', 'pending'],
    ['pending_approval', 'pending'],
    ['process', 'pending'],
    ['processing', 'pending'],
    ['PENDING', 'pending'],
    ['complete', 'approved'],
    ['failed', 'refused'],
    ['expired', 'refused'],
    ['cancelled', 'refused'],
    ['refunded', 'refused'],
    ['denied', 'refused'],
    ['pending_refund', 'review'],
    ['refund_processing', 'review'],
    ['refund_failed', 'review'],
    ['some_new_state', 'review'],
  ])('%s means %s', async (status, expected) => {
    const asked = instruction();
    await adapter().requestCollection(asked);
    await server.settle(asked.reference, status);
    expect(await adapter().findCollection(queryOf(asked))).toMatchObject({ status: expected });
  });

  it.each([
    { convertedAmount: 249 },
    { convertedAmount: digits('250.00000000000000000001') },
    { currency: 'KES' },
  ])('complete with %j is for a human', async (change) => {
    const asked = instruction();
    await adapter().requestCollection(asked);
    await server.settle(asked.reference, 'complete', change);
    expect(await adapter().findCollection(queryOf(asked))).toMatchObject({
      status: 'review',
      reason: 'The provider collected another amount than was asked for.',
    });
  });

  // Submit Receive Request, 200, with its serviceFeeAmountLocal, and the networkFeeAmountLocal of "Convert Currencies"
  // (EricCui2005/yellow-card-docs-commentary, content/reference/submit-collection-request.json,
  // content/docs/direct-settlement.md).
  it('is told with what Yellow Card keeps of it', async () => {
    const asked = instruction();
    await adapter().requestCollection(asked);
    expect((await adapter().findCollection(queryOf(asked))) as CollectionReport).toMatchObject({
      feeMinor: undefined,
    });
    await server.settle(asked.reference, 'complete', {
      serviceFeeAmountLocal: 6_000,
      networkFeeAmountLocal: digits('1833.13100000000000000000001'),
    });
    expect(await adapter().findCollection(queryOf(asked))).toMatchObject({ feeMinor: 783_314n });
  });

  it('is told with the code of a failure', async () => {
    const asked = instruction();
    await adapter().requestCollection(asked);
    await server.settle(asked.reference, 'failed', { errorCode: 'INSUFFICIENT_FUNDS' });
    expect(await adapter().findCollection(queryOf(asked))).toMatchObject({
      reason: 'The payment failed at the customer’s provider. (INSUFFICIENT_FUNDS)',
    });
  });

  // The one code that says so: "Lookup Receive" and "Errors" (EricCui2005/yellow-card-docs-commentary,
  // content/reference/lookup-collection-by-sequenceid.json and content/docs/errors-api.md).
  it.each([
    ['a 404 with another code', refusesWith(404, 'PaymentNotFound')],
    ['a 404 that is a web page', { kind: 'html', httpStatus: 404, accepted: false }],
    ['a 400 that is a web page', { kind: 'html', httpStatus: 400, accepted: false }],
    ['a refusal', refusesWith(400, 'BadRequestError')],
  ] as const)('is unknown after %s', async (_, fault) => {
    server.addFault({ endpoint: 'lookup', fault });
    await expect(adapter().findCollection(queryOf(instruction()))).rejects.toThrow(ProviderUnavailableError);
    expect(await adapter().findCollection(queryOf(instruction()))).toEqual({ status: 'not_found' });
  });

  it("is asked by Yellow Card's identifier once that is known, which it cannot have forgotten", async () => {
    const asked = instruction();
    const { providerReference } = await adapter().requestCollection(asked);
    await server.settle(asked.reference, 'complete');
    expect(await adapter().findCollection(queryOf(asked, providerReference))).toMatchObject({
      status: 'approved',
      providerReference,
    });
    expect(server.identifierLookups()).toBe(1);
    await expect(adapter().findCollection(queryOf(asked, randomUUID()))).rejects.toThrow(
      ProviderUnavailableError,
    );
  });

  it('is not read from the description of another collection', async () => {
    const [asked, other] = [instruction(), instruction()];
    await adapter().requestCollection(asked);
    const { providerReference } = await adapter().requestCollection(other);
    await expect(adapter().findCollection(queryOf(asked, providerReference))).rejects.toThrow(
      'described another collection',
    );
  });
});

describe('an account', () => {
  it('is named by a fingerprint of its API key, which is not told', async () => {
    const { createHash } = await import('node:crypto');
    const named = await adapter().identifyAccount();
    expect(named).toBe(createHash('sha256').update(`yellowcard:${server.apiKey}`).digest('hex').slice(0, 16));
    expect(await adapter({ secretKey: 'another' }).identifyAccount()).toBe(named);
  });
});

// Only bank transfers in Nigeria can be taken back (EricCui2005/yellow-card-docs-commentary,
// content/docs/cancellation-refunds-collection-requests.md).
describe('a request whose time is up', () => {
  it('is over when Yellow Card says so, and not before', async () => {
    const asked = instruction();
    await adapter().requestCollection(asked);
    expect(await adapter().withdrawCollection(queryOf(asked))).toMatchObject({ status: 'pending' });
    await server.settle(asked.reference, 'expired');
    expect(await adapter().withdrawCollection(queryOf(asked))).toMatchObject({
      status: 'refused',
      reason: 'The customer did not approve the payment request in time.',
    });
  });

  it('finds what was paid in the last moment', async () => {
    const asked = instruction();
    await adapter().requestCollection(asked);
    await server.settle(asked.reference, 'complete');
    expect(await adapter().withdrawCollection(queryOf(asked))).toMatchObject({ status: 'approved' });
  });

  it('finds nothing where nothing was asked', async () => {
    expect(await adapter().withdrawCollection(queryOf(instruction()))).toEqual({ status: 'not_found' });
  });
});

describe('a callback', () => {
  const headersOf = (signature: string) => ({ 'x-yc-signature': signature });

  it.each([
    ['COLLECTION.COMPLETE', 'col_1', true],
    ['RECEIVE.COMPLETE', 'col_1', true],
    ['RECEIVE.COMPLETE', undefined, true],
    ['PAYMENT.COMPLETE', 'col_1', false],
  ])('of %s about %p speaks of a collection: %p', async (event, sequenceId, isCollection) => {
    const { createHmac } = await import('node:crypto');
    const body = Buffer.from(JSON.stringify({ id: 'yc-1', sequenceId, status: 'complete', event }));
    const signature = createHmac('sha256', server.secretKey).update(body).digest('base64');
    expect(adapter().verifyCallback(body, headersOf(signature))).toEqual({
      eventKey: `${event}:yc-1:complete:`,
      eventType: event,
      transferReference: undefined,
      ...(isCollection && { collectionReference: sequenceId, collectionProviderReference: 'yc-1' }),
    });
    expect(adapter({ secretKey: 'another' }).verifyCallback(body, headersOf(signature))).toBeUndefined();
    expect(
      adapter().verifyCallback(Buffer.concat([body, Buffer.from(' ')]), headersOf(signature)),
    ).toBeUndefined();
    expect(adapter().verifyCallback(body, {})).toBeUndefined();
    expect(adapter().verifyCallback(body, headersOf('short'))).toBeUndefined();
  });
});
