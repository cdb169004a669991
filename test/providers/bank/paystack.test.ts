import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Agent } from 'undici';
import { InvariantError } from '../../../src/domain/errors.ts';
import { createPaystack } from '../../../src/providers/bank/paystack.ts';
import type { TransferInstruction } from '../../../src/providers/bank/port.ts';
import {
  AccountUnresolvedError,
  ProviderRejectedError,
  ProviderUnavailableError,
} from '../../../src/providers/errors.ts';
import {
  type PaystackServer,
  REFUSED_ACCOUNT_NUMBER,
  startPaystackServer,
  UNKNOWN_ACCOUNT_NUMBER,
} from '../../support/paystackServer.ts';
import type { ProviderFault } from '../../support/providerServer.ts';
import { ACCOUNT_NAME, ACCOUNT_NUMBER, errorOf, instruction, queryOf } from '../../support/transfers.ts';
import { waitFor } from '../../support/waitFor.ts';

const START_BALANCE_MINOR = 100_000_000n;

/** Long enough that a busy machine answers within it; tests of time-outs use their own short one. */
const PATIENT_MS = 60_000;
const IMPATIENT_MS = 250;

let server: PaystackServer;
let dispatcher: Agent;

beforeAll(async () => {
  server = await startPaystackServer();
  dispatcher = new Agent();
});

beforeEach(() => {
  server.reset();
  server.setBalanceMinor(START_BALANCE_MINOR);
});

afterAll(async () => {
  await server.stop();
  await dispatcher.destroy();
});

function paystack(overrides: { secretKey?: string; timeoutMs?: number; baseUrl?: string } = {}) {
  return createPaystack({
    secretKey: server.secretKey,
    baseUrl: server.url,
    timeoutMs: PATIENT_MS,
    dispatcher,
    ...overrides,
  });
}

/** Lets what was sent before arrive, also what its sender has given up: an answered exchange comes after it. */
async function everythingArrived(): Promise<void> {
  await paystack().resolveAccount({ accountNumber: ACCOUNT_NUMBER, bankCode: '058' });
}

/**
 * The error of an attempt that reached `POST /transfer`. A busy machine can spend a short time-out before that; such an
 * attempt sent nothing and is simply made again.
 */
async function errorOfLostTransfer(sent: TransferInstruction, timeoutMs: number): Promise<Error> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const error = await errorOf(paystack({ timeoutMs }).sendTransfer(sent));
    await everythingArrived();
    if (server.transferRequests(sent.reference) > 0) return error;
  }
  throw new Error('No attempt ever reached POST /transfer.');
}

describe('a transfer', () => {
  test('is made once, for the exact kobo, and reported with Paystack’s own code', async () => {
    const sent = instruction({ amountMinor: 1_234_567n });
    const report = await paystack().sendTransfer(sent);
    expect(report).toEqual({
      status: 'succeeded',
      providerReference: expect.stringMatching(/^TRF_/),
      reason: undefined,
    });
    expect(server.transfersMade(sent.reference)).toBe(1);
    expect(server.transferAmountMinor(sent.reference)).toBe(1_234_567n);
    expect(server.balanceMinor()).toBe(START_BALANCE_MINOR - 1_234_567n - 2_500n);
  });

  test('sent again under the same reference pays nothing more and reports the first one', async () => {
    const sent = instruction();
    const first = await paystack().sendTransfer(sent);
    const second = await paystack().sendTransfer({ ...sent, isFirstAttempt: false });
    expect(second).toEqual(first);
    expect(server.transferRequests(sent.reference)).toBe(2);
    expect(server.transfersMade(sent.reference)).toBe(1);
    expect(server.recipientsMade()).toBe(1);
  });

  test('many attempts at once pay once and all report the same transfer', async () => {
    const sent = instruction({ isFirstAttempt: false });
    const reports = await Promise.all(Array.from({ length: 8 }, () => paystack().sendTransfer(sent)));
    expect(new Set(reports.map((report) => report.providerReference)).size).toBe(1);
    expect(server.transfersMade(sent.reference)).toBe(1);
  });

  test.each([
    ['success', 'succeeded'],
    ['pending', 'pending'],
    ['queued', 'pending'],
    ['received', 'pending'],
    ['failed', 'failed'],
    ['abandoned', 'failed'],
    ['blocked', 'failed'],
    ['rejected', 'failed'],
    ['reversed', 'reversed'],
    ['otp', 'unknown'],
    ['on_the_moon', 'unknown'],
    ['', 'unknown'],
  ])('that Paystack calls "%s" is %s, when sent and when asked about', async (theirs, ours) => {
    const sent = instruction();
    server.planTransfer({ status: theirs });
    const report = await paystack().sendTransfer(sent);
    expect(report.status).toBe(ours);
    const isExplained = ours === 'failed' || ours === 'unknown' || ours === 'reversed';
    expect(typeof report.reason === 'string').toBe(isExplained);
    expect(await paystack().findTransfer(queryOf(sent))).toEqual(report);
  });

  test.each([
    ['success', 'succeeded'],
    ['failed', 'failed'],
    ['reversed', 'reversed'],
  ])('that was pending is later %s', async (theirs, ours) => {
    const sent = instruction();
    server.planTransfer({ status: 'pending', later: theirs, laterAtVerification: 2 });
    expect(await paystack().sendTransfer(sent)).toMatchObject({ status: 'pending' });
    expect(await paystack().findTransfer(queryOf(sent))).toMatchObject({ status: 'pending' });
    expect(await paystack().findTransfer(queryOf(sent))).toMatchObject({ status: ours });
  });

  test('of another amount under our reference is never taken for ours', async () => {
    const sent = instruction();
    await paystack().sendTransfer(sent);
    const found = await paystack().findTransfer({ ...queryOf(sent), amountMinor: sent.amountMinor + 1n });
    expect(found).toMatchObject({ status: 'unknown' });
    const resent = await paystack().sendTransfer({ ...sent, amountMinor: sent.amountMinor + 1n });
    expect(resent).toMatchObject({ status: 'unknown' });
    expect(server.transfersMade(sent.reference)).toBe(1);
  });

  test('that Paystack has never heard of is not found', async () => {
    expect(await paystack().findTransfer(queryOf(instruction()))).toEqual({ status: 'not_found' });
  });

  test.each([
    ['too short', { reference: 'wd_short' }],
    ['with a capital letter', { reference: 'wd_Capital_letter_0001' }],
    ['with a slash', { reference: 'wd_slash/0000000000001' }],
    ['of no money', { amountMinor: 0n }],
    ['of negative money', { amountMinor: -100n }],
    ['beyond what JSON can say exactly', { amountMinor: 2n ** 53n }],
  ])('%s is refused before Paystack hears of it', async (_name, overrides) => {
    expect(await errorOf(paystack().sendTransfer(instruction(overrides)))).toBeInstanceOf(InvariantError);
    expect(server.requests('recipient') + server.requests('transfer')).toBe(0);
  });
});

describe('when the answer to a transfer goes astray', () => {
  const lostAfterAcceptance: [string, ProviderFault, number][] = [
    ['a time-out', { kind: 'hang', accepted: true }, IMPATIENT_MS],
    ['an answer that never ends', { kind: 'trickle', accepted: true }, IMPATIENT_MS],
    ['a connection reset', { kind: 'reset', accepted: true }, PATIENT_MS],
    ['HTTP 500', { kind: 'error', accepted: true, httpStatus: 500 }, PATIENT_MS],
    ['HTTP 502', { kind: 'error', accepted: true, httpStatus: 502 }, PATIENT_MS],
    ['half a JSON document', { kind: 'malformed', accepted: true }, PATIENT_MS],
  ];

  test.each(lostAfterAcceptance)(
    'by %s after Paystack accepted it, nothing is known, and asking tells',
    async (_name, fault, timeoutMs) => {
      const sent = instruction();
      // Only the transfer is to be lost: its recipient must exist already, or a slow machine could lose that instead.
      await paystack().sendTransfer(instruction());
      server.addFault({ endpoint: 'transfer', reference: sent.reference, fault });
      expect(await errorOfLostTransfer(sent, timeoutMs)).toBeInstanceOf(ProviderUnavailableError);
      expect(await paystack().findTransfer(queryOf(sent))).toMatchObject({ status: 'succeeded' });
      expect(await paystack().sendTransfer({ ...sent, isFirstAttempt: false })).toMatchObject({
        status: 'succeeded',
      });
      expect(server.transfersMade(sent.reference)).toBe(1);
    },
  );

  const lostBeforeAcceptance: [string, ProviderFault, number][] = [
    ['a time-out', { kind: 'hang', accepted: false }, IMPATIENT_MS],
    ['a connection reset', { kind: 'reset', accepted: false }, PATIENT_MS],
    ['HTTP 503', { kind: 'error', accepted: false, httpStatus: 503 }, PATIENT_MS],
    ['HTTP 408', { kind: 'error', accepted: false, httpStatus: 408 }, PATIENT_MS],
    ['a redirect', { kind: 'error', accepted: false, httpStatus: 302 }, PATIENT_MS],
    ['a refused rate', { kind: 'rateLimit', retryAfterSeconds: 7 }, PATIENT_MS],
  ];

  test.each(lostBeforeAcceptance)(
    'by %s before Paystack accepted it, sending it again makes it',
    async (_name, fault, timeoutMs) => {
      const sent = instruction();
      server.addFault({ endpoint: 'transfer', reference: sent.reference, fault });
      expect(await errorOfLostTransfer(sent, timeoutMs)).toBeInstanceOf(ProviderUnavailableError);
      expect(await paystack().findTransfer(queryOf(sent))).toEqual({ status: 'not_found' });
      expect(await paystack().sendTransfer({ ...sent, isFirstAttempt: false })).toMatchObject({
        status: 'succeeded',
      });
      expect(server.transfersMade(sent.reference)).toBe(1);
    },
  );

  test('not found does not mean not sent: the first attempt may land after the second, and still only one pays', async () => {
    const sent = instruction();
    server.addFault({ endpoint: 'transfer', reference: sent.reference, fault: { kind: 'hold' } });
    const first = await errorOfLostTransfer(sent, IMPATIENT_MS);
    expect(first).toBeInstanceOf(ProviderUnavailableError);
    await waitFor('a request under way', () => server.heldRequests() === 1);
    expect(await paystack().findTransfer(queryOf(sent))).toEqual({ status: 'not_found' });

    const second = await paystack().sendTransfer({ ...sent, isFirstAttempt: false });
    expect(second).toMatchObject({ status: 'succeeded' });
    server.releaseHeld();
    expect(server.transferRequests(sent.reference)).toBe(2);
    expect(server.transfersMade(sent.reference)).toBe(1);
  });

  test('not found does not mean not sent: what was in flight is found once it lands', async () => {
    const sent = instruction();
    server.addFault({ endpoint: 'transfer', reference: sent.reference, fault: { kind: 'hold' } });
    await errorOfLostTransfer(sent, IMPATIENT_MS);
    await waitFor('a request under way', () => server.heldRequests() === 1);
    server.releaseHeld();
    expect(await paystack().sendTransfer({ ...sent, isFirstAttempt: false })).toMatchObject({
      status: 'succeeded',
    });
    expect(server.transfersMade(sent.reference)).toBe(1);
  });

  test('a slow answer within the time-out is an answer', async () => {
    const sent = instruction();
    server.addFault({ endpoint: 'transfer', fault: { kind: 'slow', delayMs: 50 } });
    expect(await paystack().sendTransfer(sent)).toMatchObject({ status: 'succeeded' });
  });

  test('retry-after is passed on in milliseconds', async () => {
    server.addFault({ endpoint: 'transfer', fault: { kind: 'rateLimit', retryAfterSeconds: 7 } });
    expect(await errorOf(paystack().sendTransfer(instruction()))).toMatchObject({ retryAfterMs: 7_000 });
  });

  test('a server that is not there is unavailable', async () => {
    const gone = await startPaystackServer();
    await gone.stop();
    const call = paystack({ baseUrl: gone.url }).findTransfer(queryOf(instruction()));
    expect(await errorOf(call)).toBeInstanceOf(ProviderUnavailableError);
    const { sendTransfer } = paystack({ baseUrl: gone.url });
    expect(await sendTransfer(instruction())).toMatchObject({ status: 'not_sent' });
    const again = sendTransfer(instruction({ isFirstAttempt: false }));
    expect(await errorOf(again)).toBeInstanceOf(ProviderUnavailableError);
  });

  test('a lost recipient sends no transfer, which is certain of a first attempt alone', async () => {
    const sent = instruction();
    const fault = { kind: 'error', accepted: true, httpStatus: 500 } as const;
    server.addFault({ endpoint: 'recipient', fault, times: 2 });
    expect(await paystack().sendTransfer(sent)).toMatchObject({ status: 'not_sent' });
    const again = paystack().sendTransfer({ ...sent, isFirstAttempt: false });
    expect(await errorOf(again)).toBeInstanceOf(ProviderUnavailableError);
    expect(server.transferRequests(sent.reference)).toBe(0);
  });

  test.each([
    ['HTTP 500', { kind: 'error', accepted: true, httpStatus: 500 }],
    ['a page that is no JSON', { kind: 'malformed', accepted: true }],
    [
      'an unlisted refusal',
      { kind: 'answer', httpStatus: 404, body: { status: false, message: 'Route not found' } },
    ],
    [
      'an unlisted 400',
      { kind: 'answer', httpStatus: 400, body: { status: false, message: 'Bad', code: 'odd' } },
    ],
    [
      'a success that is none',
      { kind: 'answer', httpStatus: 200, body: { status: false, message: 'Transfer not found' } },
    ],
  ] as [string, ProviderFault][])(
    '%s to a question about a transfer is no "not found"',
    async (_name, fault) => {
      server.addFault({ endpoint: 'verify', fault });
      const call = paystack().findTransfer(queryOf(instruction()));
      expect(await errorOf(call)).toBeInstanceOf(ProviderUnavailableError);
    },
  );

  test.each([
    ['404 by code', 404, { status: false, message: 'Nothing', code: 'transfer_not_found' }],
    ['400 by code', 400, { status: false, message: 'Nothing', code: 'transfer_not_found' }],
    ['404 by message', 404, { status: false, message: 'Transfer not found' }],
  ])('%s to a question about a transfer is "not found"', async (_name, httpStatus, body) => {
    server.addFault({ endpoint: 'verify', fault: { kind: 'answer', httpStatus, body } });
    expect(await paystack().findTransfer(queryOf(instruction()))).toEqual({ status: 'not_found' });
  });

  test('an answer about another transfer is no answer', async () => {
    const other = {
      reference: 'wd_somebody_else_0001',
      status: 'success',
      amount: 5_000_000,
      currency: 'NGN',
    };
    const body = { status: true, message: 'Transfer retrieved', data: other };
    server.addFault({ endpoint: 'verify', fault: { kind: 'answer', httpStatus: 200, body } });
    const call = paystack().findTransfer(queryOf(instruction()));
    expect(await errorOf(call)).toBeInstanceOf(ProviderUnavailableError);
  });

  test('an answer that contradicts itself is no answer', async () => {
    const sent = instruction();
    const data = { reference: sent.reference, status: 'success', amount: 5_000_000, currency: 'NGN' };
    const body = { status: false, message: 'Transfer retrieved', data };
    server.addFault({ endpoint: 'verify', fault: { kind: 'answer', httpStatus: 200, body } });
    const call = paystack().findTransfer(queryOf(sent));
    expect(await errorOf(call)).toBeInstanceOf(ProviderUnavailableError);
  });

  test('dollars under our reference are not our naira', async () => {
    const sent = instruction();
    const data = { reference: sent.reference, status: 'success', amount: 5_000_000, currency: 'USD' };
    server.addFault({
      endpoint: 'verify',
      fault: { kind: 'answer', httpStatus: 200, body: { status: true, message: '', data } },
    });
    expect(await paystack().findTransfer(queryOf(sent))).toMatchObject({ status: 'unknown' });
  });
});

describe('when Paystack refuses a transfer', () => {
  const refuse = (body: Record<string, unknown>, httpStatus = 400) =>
    server.addFault({
      endpoint: 'transfer',
      fault: { kind: 'answer', httpStatus, body: { status: false, type: 'validation_error', ...body } },
    });

  const final: [string, Record<string, unknown>][] = [
    [
      'an invalid recipient',
      { message: 'Recipient specified is invalid', code: 'invalid_transfer_recipient' },
    ],
    ['a closed account', { message: 'Account closed' }],
    ['a barred receiver', { message: "Sorry, we can't make the transfer to this recipient at the moment" }],
    ['an invalid bank', { message: 'Bank code is invalid', code: 'invalid_bank_code' }],
  ];

  test.each(final)('for %s, a first attempt has failed', async (_name, body) => {
    const sent = instruction();
    refuse(body);
    expect(await paystack().sendTransfer(sent)).toMatchObject({
      status: 'failed',
      reason: expect.any(String),
    });
    expect(server.transfersMade(sent.reference)).toBe(0);
  });

  test.each(final)(
    'for %s, a later attempt is unknown, because an earlier one may be under way',
    async (_name, body) => {
      refuse(body);
      refuse(body);
      const careless: TransferInstruction = { ...instruction(), isFirstAttempt: undefined };
      expect(await paystack().sendTransfer(instruction({ isFirstAttempt: false }))).toMatchObject({
        status: 'unknown',
      });
      expect(await paystack().sendTransfer(careless)).toMatchObject({ status: 'unknown' });
    },
  );

  test('an account that cannot become a recipient has failed, and nothing was sent', async () => {
    const account = { accountNumber: REFUSED_ACCOUNT_NUMBER, bankCode: '058' };
    const sent = instruction({ account });
    expect(await paystack().sendTransfer(sent)).toMatchObject({ status: 'failed' });
    expect(server.transferRequests(sent.reference)).toBe(0);
  });

  test.each([
    ['an unlisted code', { message: 'Something new', code: 'something_new' }, 400],
    ['no code at all', { message: 'Something new' }, 400],
    ['a listed code with another HTTP status', { message: 'Odd', code: 'invalid_bank_code' }, 409],
  ])('for %s, nothing follows even from a first attempt', async (_name, body, httpStatus) => {
    refuse(body, httpStatus);
    expect(await paystack().sendTransfer(instruction())).toMatchObject({ status: 'unknown' });
  });

  test('for our own balance, a human must top it up, and the same reference then pays', async () => {
    const sent = instruction();
    server.setBalanceMinor(5_000_000n);
    const report = await paystack().sendTransfer(sent);
    expect(report).toMatchObject({
      status: 'blocked',
      reason: expect.stringContaining('insufficient_balance'),
    });
    const error = await errorOf(paystack().sendTransfer({ ...sent, isFirstAttempt: false }));
    expect(error).toBeInstanceOf(ProviderRejectedError);
    expect(error.message).toContain('insufficient_balance');
    expect(server.transfersMade(sent.reference)).toBe(0);
    server.setBalanceMinor(START_BALANCE_MINOR);
    expect(await paystack().sendTransfer({ ...sent, isFirstAttempt: false })).toMatchObject({
      status: 'succeeded',
    });
    expect(server.transfersMade(sent.reference)).toBe(1);
  });

  test('for a balance that the lost first attempt used up, the first attempt is found', async () => {
    const sent = instruction();
    await paystack().sendTransfer(instruction());
    server.setBalanceMinor(sent.amountMinor + 2_500n);
    server.addFault({ endpoint: 'transfer', fault: { kind: 'reset', accepted: true } });
    expect(await errorOf(paystack().sendTransfer(sent))).toBeInstanceOf(ProviderUnavailableError);
    expect(server.balanceMinor()).toBe(0n);
    expect(await paystack().sendTransfer({ ...sent, isFirstAttempt: false })).toMatchObject({
      status: 'succeeded',
    });
    expect(server.transfersMade(sent.reference)).toBe(1);
  });

  test('because our account may not pay out, a human must act', async () => {
    refuse({ message: 'You cannot initiate third party payouts as a starter business' });
    expect(await paystack().sendTransfer(instruction())).toMatchObject({ status: 'blocked' });
  });

  test('as a duplicate that it does not show yet, nothing is known', async () => {
    refuse({
      message: 'Please provide a unique reference. Reference already exists on a transfer',
      code: 'duplicate_transfer_reference',
    });
    expect(await errorOf(paystack().sendTransfer(instruction()))).toBeInstanceOf(ProviderUnavailableError);
  });

  test('and cannot be asked about it, nothing is known', async () => {
    refuse({ message: 'Account closed' });
    server.addFault({ endpoint: 'verify', fault: { kind: 'error', accepted: false, httpStatus: 500 } });
    expect(await errorOf(paystack().sendTransfer(instruction()))).toBeInstanceOf(ProviderUnavailableError);
  });

  test.each([
    [
      'sendTransfer',
      () => paystack({ secretKey: 'sk_live_wrong' }).sendTransfer(instruction({ isFirstAttempt: false })),
    ],
    ['findTransfer', () => paystack({ secretKey: 'sk_live_wrong' }).findTransfer(queryOf(instruction()))],
    ['listBanks', () => paystack({ secretKey: 'sk_live_wrong' }).listBanks()],
    [
      'resolveAccount',
      () =>
        paystack({ secretKey: 'sk_live_wrong' }).resolveAccount({
          accountNumber: ACCOUNT_NUMBER,
          bankCode: '058',
        }),
    ],
  ])('our key, %s says that a human must act', async (_name, call) => {
    expect(await errorOf(call())).toBeInstanceOf(ProviderRejectedError);
  });

  test('our address with HTTP 403, a human must act', async () => {
    refuse({ message: 'Your IP address is not allowed to make this call' }, 403);
    expect(await errorOf(paystack().sendTransfer(instruction()))).toBeInstanceOf(ProviderRejectedError);
  });
});

describe('what errors and reports tell', () => {
  test('neither the key, nor an account number, nor a name, whatever Paystack repeats', async () => {
    const leak = `${ACCOUNT_NAME} ${ACCOUNT_NUMBER}`;
    const body = { status: false, message: `Odd: ${leak}`, code: `odd ${leak}` };
    const told: unknown[] = [];
    for (const endpoint of ['recipient', 'transfer'] as const) {
      server.addFault({ endpoint, fault: { kind: 'answer', httpStatus: 400, body } });
      told.push(await paystack().sendTransfer(instruction()));
      server.addFault({ endpoint, fault: { kind: 'reset', accepted: true } });
      const outcome = paystack().sendTransfer(instruction());
      told.push(await (endpoint === 'transfer' ? errorOf(outcome) : outcome));
    }
    const enquiry = { accountNumber: ACCOUNT_NUMBER, bankCode: '058' };
    for (const fault of [
      { kind: 'answer', httpStatus: 400, body },
      { kind: 'answer', httpStatus: 500, body },
      { kind: 'reset', accepted: true },
      { kind: 'hang', accepted: true },
    ] as const) {
      server.addFault({ endpoint: 'resolve', fault });
      told.push(await errorOf(paystack({ timeoutMs: IMPATIENT_MS }).resolveAccount(enquiry)));
    }
    told.push(await errorOf(paystack({ secretKey: 'sk_live_wrong' }).resolveAccount(enquiry)));
    expect(told).toHaveLength(9);
    for (const each of told) {
      const cause = each instanceof Error ? `${each.stack}${String(each.cause)}${JSON.stringify(each)}` : '';
      const text = cause + JSON.stringify(each);
      expect(text).not.toContain(ACCOUNT_NUMBER);
      expect(text).not.toContain(ACCOUNT_NAME);
      expect(text).not.toContain(server.secretKey);
      expect(text).not.toContain('sk_live_wrong');
    }
  });
});

describe('the name enquiry', () => {
  test('tells whose account it is', async () => {
    const found = await paystack().resolveAccount({ accountNumber: ACCOUNT_NUMBER, bankCode: '058' });
    expect(found).toEqual({ status: 'found', accountName: 'HOLDER OF 6789' });
  });

  test('ignores the name that the simulator answers with', async () => {
    const enquiry = { accountNumber: ACCOUNT_NUMBER, bankCode: '058', expectedName: ACCOUNT_NAME };
    expect(await paystack().resolveAccount(enquiry)).toMatchObject({ accountName: 'HOLDER OF 6789' });
  });

  test('does not find an unknown bank', async () => {
    const found = await paystack().resolveAccount({ accountNumber: ACCOUNT_NUMBER, bankCode: '000' });
    expect(found).toMatchObject({ status: 'not_found', reason: expect.any(String) });
  });

  test('leaves open what Paystack would have tried again', async () => {
    const call = paystack().resolveAccount({ accountNumber: UNKNOWN_ACCOUNT_NUMBER, bankCode: '058' });
    expect(await errorOf(call)).toBeInstanceOf(AccountUnresolvedError);
  });

  test.each([
    ['an error', { kind: 'error', accepted: false, httpStatus: 500 }],
    ['a refused rate', { kind: 'rateLimit', retryAfterSeconds: 1 }],
    ['an unlisted refusal', { kind: 'answer', httpStatus: 400, body: { status: false, message: 'Odd' } }],
    [
      'another account',
      {
        kind: 'answer',
        httpStatus: 200,
        body: { status: true, data: { account_number: '1', account_name: 'X' } },
      },
    ],
  ] as [string, ProviderFault][])(
    'takes %s for no answer, not for an account that is not there',
    async (_name, fault) => {
      server.addFault({ endpoint: 'resolve', fault });
      const call = paystack().resolveAccount({ accountNumber: ACCOUNT_NUMBER, bankCode: '058' });
      expect(await errorOf(call)).toBeInstanceOf(ProviderUnavailableError);
    },
  );
});

describe('the list of banks', () => {
  test('is read over all pages, without repeated codes and banks that are closed or take no transfers', async () => {
    const banks = await paystack().listBanks();
    expect(server.requests('banks')).toBe(5);
    expect(banks.map((bank) => bank.code)).toEqual([
      '044',
      '011',
      '058',
      '50211',
      '999992',
      '057',
      '035A',
      'MFB50094',
      'FC40163',
    ]);
    expect(banks).toContainEqual({ code: '058', name: 'Guaranty Trust Bank', nipCode: '000013' });
    expect(banks).toContainEqual({ code: '035A', name: 'Wema Bank of letters' });
  });

  test('that never ends is given up', async () => {
    const body = { status: true, message: 'Banks retrieved', data: [], meta: { next: 'YmFuazox' } };
    server.addFault({ endpoint: 'banks', times: 1_000, fault: { kind: 'answer', httpStatus: 200, body } });
    expect(await errorOf(paystack().listBanks())).toBeInstanceOf(ProviderUnavailableError);
    expect(server.requests('banks')).toBeLessThanOrEqual(100);
  });
});

describe('a callback', () => {
  const reference = 'wd_callback_00000001';

  beforeEach(async () => {
    await paystack().sendTransfer(instruction({ reference }));
  });

  test.each(['transfer.success', 'transfer.failed', 'transfer.reversed'] as const)(
    '%s names our reference',
    (event) => {
      const { body, headers } = server.signedCallback({ event, reference });
      expect(paystack().verifyCallback(body, headers)).toEqual({
        eventKey: expect.stringContaining(event),
        eventType: event,
        transferReference: reference,
      });
    },
  );

  test('sent again has the same key, even when other fields moved; another event or transfer has another', async () => {
    const first = server.signedCallback({ event: 'transfer.success', reference });
    await server.settle(reference, 'pending');
    const moved = JSON.parse(first.body.toString());
    moved.data.updatedAt = '2026-01-01T00:00:00.000Z';
    const again = signed(Buffer.from(JSON.stringify(moved)));
    const otherEvent = server.signedCallback({ event: 'transfer.reversed', reference });
    const other = instruction();
    await paystack().sendTransfer(other);
    const otherTransfer = server.signedCallback({ event: 'transfer.success', reference: other.reference });
    const keyOf = ({ body, headers }: { body: Buffer; headers: Record<string, string> }) =>
      paystack().verifyCallback(body, headers)?.eventKey;
    expect(keyOf(first)).toEqual(expect.any(String));
    expect(keyOf(again)).toBe(keyOf(first));
    expect(new Set([keyOf(first), keyOf(otherEvent), keyOf(otherTransfer)]).size).toBe(3);
  });

  test('about a dispute is due in Lagos where its time names no zone', () => {
    const data = { status: 'pending', transaction: { reference: 'paid_1' }, dueAt: '2026-06-28 12:00:00' };
    const { body, headers } = signed(Buffer.from(JSON.stringify({ event: 'charge.dispute.create', data })));
    expect(paystack().verifyCallback(body, headers)?.claim?.dueAtMs).toBe(Date.parse('2026-06-28T11:00:00Z'));
  });

  test('about one of two ids that differ beyond 2^53 has a key of its own', () => {
    const keyOf = (id: string) => {
      const { body, headers } = signed(
        Buffer.from(`{"event":"transfer.success","data":{"id":${id},"reference":"${reference}"}}`),
      );
      return paystack().verifyCallback(body, headers)?.eventKey;
    };
    expect(keyOf('12345678901234567890')).toBe('transfer.success:12345678901234567890');
    expect(keyOf('12345678901234567891')).toBe('transfer.success:12345678901234567891');
  });

  function signed(body: Buffer) {
    const signature = createHmac('sha512', server.secretKey).update(body).digest('hex');
    return { body, headers: { 'x-paystack-signature': signature } };
  }

  test('with a wrong, missing, shortened or misshapen signature is refused', () => {
    const { body, headers } = server.signedCallback({ event: 'transfer.success', reference });
    const forged = server.signedCallback({ event: 'transfer.success', reference, forged: true });
    const signature = headers['x-paystack-signature'] ?? '';
    expect(signature).toHaveLength(128);
    const verify = (candidate: string | undefined) =>
      paystack().verifyCallback(body, { 'x-paystack-signature': candidate });
    expect(verify(signature)).toBeDefined();
    expect(verify(signature.toUpperCase())).toBeDefined();
    expect(paystack().verifyCallback(forged.body, forged.headers)).toBeUndefined();
    expect(paystack().verifyCallback(body, {})).toBeUndefined();
    for (const bad of [
      '',
      undefined,
      signature.slice(0, -2),
      `${signature}00`,
      'z'.repeat(128),
      '0'.repeat(128),
    ]) {
      expect(verify(bad)).toBeUndefined();
    }
  });

  test('whose body was changed by one byte is refused', () => {
    const { body, headers } = server.signedCallback({ event: 'transfer.success', reference });
    const changed = Buffer.from(body.toString().replace('"NGN"', '"NGM"'));
    expect(changed.equals(body)).toBe(false);
    expect(paystack().verifyCallback(changed, headers)).toBeUndefined();
  });

  test('about something else than a transfer names no reference', () => {
    const { body, headers } = signed(
      Buffer.from('{"event":"charge.success","data":{"id":1,"reference":"x"}}'),
    );
    expect(paystack().verifyCallback(body, headers)).toMatchObject({
      eventType: 'charge.success',
      transferReference: undefined,
    });
  });

  test('that is signed but unreadable is known as such, and equal when sent again', () => {
    const { body, headers } = signed(Buffer.from('{"event":'));
    const callback = paystack().verifyCallback(body, headers);
    expect(callback).toMatchObject({ eventType: 'unreadable', transferReference: undefined });
    expect(paystack().verifyCallback(body, headers)).toEqual(callback);
  });
});

describe('the test server', () => {
  const received: { event: string; reference: string; isGenuine: boolean }[] = [];
  let listener: Server;

  beforeAll(async () => {
    listener = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks);
        const signature = request.headers['x-paystack-signature'];
        const callback = paystack().verifyCallback(body, {
          'x-paystack-signature': typeof signature === 'string' ? signature : undefined,
        });
        const claimed = JSON.parse(body.toString());
        received.push({
          event: claimed.event,
          reference: claimed.data.reference,
          isGenuine: callback !== undefined,
        });
        response.statusCode = callback ? 200 : 401;
        response.end();
      });
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  });

  beforeEach(() => {
    received.length = 0;
    server.setCallbackUrl(`http://127.0.0.1:${(listener.address() as AddressInfo).port}/callback`);
  });

  afterEach(() => server.setCallbackUrl(undefined));

  afterAll(async () => {
    await new Promise((resolve) => listener.close(resolve));
  });

  test('announces a settled transfer, once, signed', async () => {
    const sent = instruction();
    server.planTransfer({ status: 'pending' }, sent.reference);
    await paystack().sendTransfer(sent);
    expect(received).toEqual([]);
    await server.settle(sent.reference, 'success');
    await waitFor('the callback', () => received.length === 1);
    expect(received).toEqual([{ event: 'transfer.success', reference: sent.reference, isGenuine: true }]);
  });

  test('settles by itself after a while when the plan says so', async () => {
    const sent = instruction();
    server.planTransfer({ status: 'pending', later: 'failed', laterAfterMs: 1 }, sent.reference);
    await paystack().sendTransfer(sent);
    await waitFor('the callback', () => received.length === 1);
    expect(received[0]).toMatchObject({ event: 'transfer.failed', isGenuine: true });
    expect(await paystack().findTransfer(queryOf(sent))).toMatchObject({ status: 'failed' });
  });

  test('sends callbacks twice, forged and out of order', async () => {
    const sent = instruction();
    server.planTransfer({ status: 'pending' }, sent.reference);
    await paystack().sendTransfer(sent);
    const { reference } = sent;
    expect(await server.sendCallback({ event: 'transfer.reversed', reference, times: 2 })).toEqual([
      200, 200,
    ]);
    expect(await server.sendCallback({ event: 'transfer.success', reference, forged: true })).toEqual([401]);
    expect(received.map(({ event }) => event)).toEqual([
      'transfer.reversed',
      'transfer.reversed',
      'transfer.success',
    ]);
    expect(server.transferStatus(reference)).toBe('pending');
  });

  test('gives the money back to our balance when a transfer fails or is reversed, once', async () => {
    const sent = instruction();
    await paystack().sendTransfer(sent);
    await server.settle(sent.reference, 'reversed');
    await server.settle(sent.reference, 'reversed');
    expect(server.balanceMinor()).toBe(START_BALANCE_MINOR);
  });

  test('obeys the same controls over HTTP', async () => {
    const control = async (name: string, ...parameters: unknown[]) => {
      const response = await fetch(`${server.url}/__control/${name}`, {
        method: 'POST',
        body: JSON.stringify(parameters),
      });
      return { httpStatus: response.status, ...((await response.json()) as { result?: unknown }) };
    };
    const sent = instruction();
    expect(await control('setBalanceMinor', '7000000')).toEqual({ httpStatus: 200, result: null });
    expect(await control('planTransfer', { status: 'otp' }, sent.reference)).toMatchObject({
      httpStatus: 200,
    });
    await control('addFault', {
      endpoint: 'transfer',
      fault: { kind: 'error', accepted: true, httpStatus: 500 },
    });
    expect(await errorOf(paystack().sendTransfer(sent))).toBeInstanceOf(ProviderUnavailableError);
    expect(await control('transfersMade', sent.reference)).toMatchObject({ result: 1 });
    expect(await control('transferStatus', sent.reference)).toMatchObject({ result: 'otp' });
    expect(await control('balanceMinor')).toMatchObject({ result: '1997500' });
    expect(await control('settle', 'wd_nobody_0000000000')).toMatchObject({ httpStatus: 400 });
    expect(await control('noSuchControl')).toMatchObject({ httpStatus: 404 });
  });
});

test('the adapter’s own connection pool ends a request that hangs', async () => {
  server.addFault({ endpoint: 'banks', fault: { kind: 'hang', accepted: false } });
  const own = createPaystack({
    secretKey: server.secretKey,
    baseUrl: `${server.url}/`,
    timeoutMs: IMPATIENT_MS,
  });
  // A busy machine can spend the time before the question arrives; then it is asked again.
  await waitFor('a question that hangs', async () => {
    expect(await errorOf(own.listBanks())).toBeInstanceOf(ProviderUnavailableError);
    await everythingArrived();
    return server.requests('banks') > 0;
  });
  const patient = createPaystack({
    secretKey: server.secretKey,
    baseUrl: `${server.url}/`,
    timeoutMs: PATIENT_MS,
  });
  expect(await patient.listBanks()).toContainEqual({ code: '044', name: 'Access Bank' });
});

// PaystackOSS/openapi dist/paystack.yaml, transfer_list, and dist/api/transfers/list/response.json of
// PaystackOSS/doc-code-snippets.
describe('the transfers of a day', () => {
  async function sentOn(day: string, statuses: readonly string[]): Promise<readonly string[]> {
    const references: string[] = [];
    for (const [hour, status] of statuses.entries()) {
      const sent = instruction({ amountMinor: 123_450n });
      await paystack().sendTransfer(sent);
      const createdAtMs = Date.parse(`${day}T00:00:00+01:00`) + hour * 3_600_000;
      server.rewriteTransfer(sent.reference, { status, createdAtMs });
      references.push(sent.reference);
    }
    return references;
  }

  test('are all listed, whatever became of them, by the day in Lagos', async () => {
    await sentOn(
      '2026-06-27',
      Array.from({ length: 24 }, () => 'success'),
    );
    const statuses = ['success', 'failed', 'pending', 'reversed', 'otp', 'success', 'a status of tomorrow'];
    const references = await sentOn('2026-06-28', statuses);
    await sentOn('2026-06-29', ['success']);

    const { transfers: listed } = await paystack().listTransfers('2026-06-28');
    const outcomes = new Map(listed.map(({ reference, status }) => [reference, status]));
    expect(references.map((reference) => outcomes.get(reference))).toEqual([
      'succeeded',
      'failed',
      'pending',
      'reversed',
      'unknown',
      'succeeded',
      'unknown',
    ]);
    expect(listed).toHaveLength(7);
    expect(listed.find(({ reference }) => reference === references[0])).toEqual({
      reference: references[0],
      providerReference: expect.stringMatching(/^TRF_/),
      status: 'succeeded',
      amountMinor: 123_450n,
      feeMinor: 1_000n,
      createdAtMs: Date.parse('2026-06-27T23:00:00.000Z'),
    });
  });

  test('are not missed where they were paid, should the filter be `pending` unless another is asked for', async () => {
    const references = await sentOn('2026-06-28', ['success', 'pending', 'reversed']);
    server.setListsPendingByDefault(true);
    try {
      const { transfers: listed } = await paystack().listTransfers('2026-06-28');
      expect(listed.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
    } finally {
      server.setListsPendingByDefault(false);
    }
  });

  test('are listed with fees that have parts of a kobo, and with times without a zone', async () => {
    const transfer = {
      status: 'success',
      currency: 'NGN',
      transfer_code: 'TRF_1',
      reference: 'rounded',
      createdAt: '2026-06-28 00:00:00',
      amount: 123_450.4,
      fee_charged: 2_687.5,
    };
    const body = { status: true, message: 'ok', data: [transfer], meta: { pageCount: 1 } };
    server.addFault({ endpoint: 'transfers', fault: { kind: 'answer', httpStatus: 200, body }, times: 3 });
    expect((await paystack().listTransfers('2026-06-28')).transfers).toEqual([
      {
        reference: 'rounded',
        providerReference: 'TRF_1',
        status: 'succeeded',
        amountMinor: 123_450n,
        feeMinor: 2_688n,
        createdAtMs: Date.parse('2026-06-27T23:00:00.000Z'),
      },
    ]);
  });

  test('our balance may have parts of a kobo, and an amount of a transfer may not', async () => {
    const balance = { status: true, message: 'ok', data: [{ currency: 'NGN', balance: 123_456.5 }] };
    server.addFault({ endpoint: 'balance', fault: { kind: 'answer', httpStatus: 200, body: balance } });
    expect(await paystack().readBalanceMinor()).toBe(123_457n);
    const sent = instruction({ amountMinor: 123_450n });
    const data = { status: 'success', currency: 'NGN', reference: sent.reference, amount: 123_450.4 };
    const body = { status: true, message: 'ok', data };
    server.addFault({
      endpoint: 'transfer',
      fault: { kind: 'answer', httpStatus: 200, body, accepted: true },
    });
    expect((await paystack().sendTransfer(sent)).status).toBe('unknown');
  });

  test('do not keep the others back when one of them cannot be read', async () => {
    const transfer = (reference: string | undefined, more: object) => ({
      status: 'success',
      currency: 'NGN',
      transfer_code: `TRF_${reference}`,
      ...(reference !== undefined && { reference }),
      createdAt: '2026-06-28T00:00:00.000Z',
      amount: 123_450,
      fee_charged: 1_000,
      ...more,
    });
    const data = [
      transfer('amount', { amount: 'a lot' }),
      transfer('read', {}),
      transfer('time', { createdAt: 'yesterday' }),
      transfer(undefined, { transfer_code: null }),
      null,
    ];
    const body = { status: true, message: 'ok', data, meta: { pageCount: 1 } };
    server.addFault({ endpoint: 'transfers', fault: { kind: 'answer', httpStatus: 200, body }, times: 3 });
    const { transfers, unreadable } = await paystack().listTransfers('2026-06-28');
    expect(transfers.map(({ reference }) => reference)).toEqual(['read']);
    expect(unreadable).toEqual(['amount', 'time', 'entry 4 of page 1', 'entry 5 of page 1']);
  });

  test('are unknown when a page of them cannot be read', async () => {
    server.addFault({ endpoint: 'transfers', fault: { kind: 'malformed', accepted: true } });
    expect(await errorOf(paystack().listTransfers('2026-06-28'))).toBeInstanceOf(ProviderUnavailableError);
  });
});
