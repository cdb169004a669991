import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Agent } from 'undici';
import { createMonnify } from '../../../src/providers/bank/monnify.ts';
import type { TransferInstruction } from '../../../src/providers/bank/port.ts';
import {
  AccountUnresolvedError,
  ProviderRejectedError,
  ProviderUnavailableError,
} from '../../../src/providers/errors.ts';
import { digits } from '../../support/digits.ts';
import {
  MONNIFY_UNKNOWN_ACCOUNT,
  type MonnifyServer,
  startMonnifyServer,
} from '../../support/monnifyServer.ts';
import { portThatStaysFree } from '../../support/port.ts';
import type { ProviderFault } from '../../support/providerServer.ts';
import { ACCOUNT_NUMBER, errorOf, instruction, queryOf } from '../../support/transfers.ts';
import { waitFor } from '../../support/waitFor.ts';

const START_BALANCE_MINOR = 100_000_000n;

/** Long enough that a busy machine answers within it; tests of time-outs use their own short one. */
const PATIENT_MS = 60_000;
const IMPATIENT_MS = 250;

let server: MonnifyServer;
let dispatcher: Agent;
let nowMs = Date.parse('2026-06-27T08:00:00Z');

beforeAll(async () => {
  server = await startMonnifyServer({ clock: () => nowMs });
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

function monnify(overrides: Partial<Parameters<typeof createMonnify>[0]> = {}) {
  return createMonnify({
    apiKey: server.apiKey,
    secretKey: server.secretKey,
    walletAccountNumber: server.walletAccountNumber,
    baseUrl: server.url,
    timeoutMs: PATIENT_MS,
    clock: () => nowMs,
    dispatcher,
    ...overrides,
  });
}

describe('a transfer', () => {
  test('is made once, for the exact kobo, and found by its reference', async () => {
    const sent = instruction({ amountMinor: 1_234_567n });
    expect(await monnify().sendTransfer(sent)).toMatchObject({ status: 'succeeded', reason: undefined });
    expect(await monnify().findTransfer(queryOf(sent))).toEqual({
      status: 'succeeded',
      providerReference: expect.stringMatching(/^MFDS/),
      reason: undefined,
    });
    expect(server.transfersMade(sent.reference)).toBe(1);
    expect(server.transferAmountMinor(sent.reference)).toBe(1_234_567n);
    expect(server.balanceMinor()).toBe(START_BALANCE_MINOR - 1_234_567n - 2_000n);
  });

  test('sent again under the same reference pays nothing more and reports the first one', async () => {
    const sent = instruction();
    await monnify().sendTransfer(sent);
    const second = await monnify().sendTransfer({ ...sent, isFirstAttempt: false });
    expect(second).toMatchObject({ status: 'succeeded', providerReference: expect.stringMatching(/^MFDS/) });
    expect(server.transferRequests(sent.reference)).toBe(2);
    expect(server.transfersMade(sent.reference)).toBe(1);
  });

  test('many attempts at once pay once and all report the same transfer', async () => {
    const sent = instruction({ isFirstAttempt: false });
    const reports = await Promise.all(Array.from({ length: 8 }, () => monnify().sendTransfer(sent)));
    expect(reports.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'succeeded'));
    expect(server.transfersMade(sent.reference)).toBe(1);
  });

  // developers.monnify.com/docs/disbursements/single-transfers, Transaction Status Description.
  test.each([
    ['SUCCESS', 'succeeded'],
    ['COMPLETED', 'succeeded'],
    ['PENDING', 'pending'],
    ['AWAITING_PROCESSING', 'pending'],
    ['IN_PROGRESS', 'pending'],
    ['FAILED', 'failed'],
    ['REVERSED', 'reversed'],
    ['PENDING_AUTHORIZATION', 'unknown'],
    ['OTP_EMAIL_DISPATCH_FAILED', 'unknown'],
    ['EXPIRED', 'unknown'],
    ['ON_THE_MOON', 'unknown'],
    ['success', 'unknown'],
    ['', 'unknown'],
  ])('that Monnify calls "%s" is %s, when sent and when asked about', async (theirs, ours) => {
    const sent = instruction();
    server.planTransfer({ status: theirs });
    const report = await monnify().sendTransfer(sent);
    expect(report.status).toBe(ours);
    expect(typeof report.reason === 'string').toBe(['failed', 'unknown', 'reversed'].includes(ours));
    expect(await monnify().findTransfer(queryOf(sent))).toMatchObject({
      status: ours,
      reason: report.reason,
    });
  });

  // developers.monnify.com/docs/error-codes, Disbursements / Transfer: after these the transfer is to be asked about.
  test.each([
    'Transaction timed out while waiting for destination bank',
    'Delayed processing from NIP',
    'Transaction could not be processed at this time. Please try again',
  ])('called failed because of "%s" is unknown: the money may have left', async (description) => {
    const sent = instruction();
    server.planTransfer({ status: 'FAILED', description });
    expect(await monnify().sendTransfer(sent)).toMatchObject({ status: 'unknown' });
    expect(await monnify().findTransfer(queryOf(sent))).toMatchObject({ status: 'unknown' });
  });

  test.each(['Dormant beneficiary account', 'Rejected by destination institution', 'Suspected fraud'])(
    'called failed because of "%s" is failed',
    async (description) => {
      server.planTransfer({ status: 'FAILED', description });
      expect(await monnify().sendTransfer(instruction())).toMatchObject({ status: 'failed' });
    },
  );

  test('of another amount under our reference is never taken for ours', async () => {
    const sent = instruction();
    await monnify().sendTransfer(sent);
    const other = { ...sent, amountMinor: sent.amountMinor + 1n, isFirstAttempt: false };
    expect(await monnify().findTransfer(queryOf(other))).toMatchObject({ status: 'unknown' });
    expect(await monnify().sendTransfer(other)).toMatchObject({ status: 'unknown' });
    expect(server.transfersMade(sent.reference)).toBe(1);
  });

  test('that Monnify has never heard of is not found', async () => {
    expect(await monnify().findTransfer(queryOf(instruction()))).toEqual({ status: 'not_found' });
  });
});

describe('when the answer to a transfer goes astray', () => {
  const lostAfterAcceptance: [string, ProviderFault, number][] = [
    ['a time-out', { kind: 'hang', accepted: true }, IMPATIENT_MS],
    ['an answer that never ends', { kind: 'trickle', accepted: true }, IMPATIENT_MS],
    ['a connection reset', { kind: 'reset', accepted: true }, PATIENT_MS],
    ['HTTP 500', { kind: 'error', accepted: true, httpStatus: 500 }, PATIENT_MS],
    ['a page of a gateway', { kind: 'html', accepted: true, httpStatus: 502 }, PATIENT_MS],
    ['a page that says 200', { kind: 'html', accepted: true, httpStatus: 200 }, PATIENT_MS],
    ['a page that says 403', { kind: 'html', accepted: true, httpStatus: 403 }, PATIENT_MS],
    ['a page that says 404', { kind: 'html', accepted: true, httpStatus: 404 }, PATIENT_MS],
    ['half a JSON document', { kind: 'malformed', accepted: true }, PATIENT_MS],
  ];

  test.each(lostAfterAcceptance)(
    'by %s after Monnify accepted it, nothing is known, and asking tells',
    async (_name, fault, timeoutMs) => {
      const sent = instruction();
      const adapter = monnify({ timeoutMs });
      await adapter.readBalanceMinor();
      server.addFault({ endpoint: 'transfer', reference: sent.reference, fault });
      const error = await errorOf(adapter.sendTransfer(sent));
      expect(error).toBeInstanceOf(ProviderUnavailableError);
      expect(error).toMatchObject({ isNothingSent: false });
      await waitFor('the request', () => server.transferRequests(sent.reference) === 1);
      expect(await monnify().findTransfer(queryOf(sent))).toMatchObject({ status: 'succeeded' });
      expect(await monnify().sendTransfer({ ...sent, isFirstAttempt: false })).toMatchObject({
        status: 'succeeded',
      });
      expect(server.transfersMade(sent.reference)).toBe(1);
    },
  );

  test('code 99 after acceptance is asked about: the transfer is there', async () => {
    const sent = instruction();
    server.addFault({
      endpoint: 'transfer',
      fault: {
        kind: 'answer',
        httpStatus: 400,
        body: {
          requestSuccessful: false,
          responseCode: 99,
          responseMessage: 'I failed because of this reason',
        },
      },
    });
    expect(await monnify().sendTransfer(sent)).toMatchObject({ status: 'unknown' });
    await monnify().sendTransfer(sent);
    server.addFault({
      endpoint: 'transfer',
      fault: {
        kind: 'answer',
        httpStatus: 400,
        body: { requestSuccessful: false, responseCode: '99', responseMessage: 'An unexpected error' },
      },
    });
    expect(await monnify().sendTransfer(sent)).toMatchObject({ status: 'succeeded' });
  });

  test('not found does not mean not sent: the first attempt may land after the second, and still only one pays', async () => {
    const sent = instruction();
    const impatient = monnify({ timeoutMs: IMPATIENT_MS });
    await impatient.readBalanceMinor();
    server.addFault({ endpoint: 'transfer', reference: sent.reference, fault: { kind: 'hold' } });
    expect(await errorOf(impatient.sendTransfer(sent))).toBeInstanceOf(ProviderUnavailableError);
    await waitFor('a request under way', () => server.heldRequests() === 1);
    expect(await monnify().findTransfer(queryOf(sent))).toEqual({ status: 'not_found' });
    expect(await monnify().sendTransfer({ ...sent, isFirstAttempt: false })).toMatchObject({
      status: 'succeeded',
    });
    server.releaseHeld();
    expect(server.transferRequests(sent.reference)).toBe(2);
    expect(server.transfersMade(sent.reference)).toBe(1);
  });

  test('a reference that is taken by a transfer that is not shown yet says nothing', async () => {
    const sent = instruction();
    await monnify().sendTransfer(sent);
    server.addFault({
      endpoint: 'summary',
      fault: {
        kind: 'answer',
        httpStatus: 404,
        body: { requestSuccessful: false, responseMessage: 'Transfer not found', responseCode: 'D02' },
      },
    });
    const error = await errorOf(monnify().sendTransfer(sent));
    expect(error).toBeInstanceOf(ProviderUnavailableError);
  });
});

describe('a transfer that was not asked for', () => {
  test('because nobody listens can be sent by somebody else, after the first attempt alone', async () => {
    const baseUrl = `http://127.0.0.1:${await portThatStaysFree()}`;
    const first = await monnify({ baseUrl }).sendTransfer(instruction());
    expect(first).toMatchObject({ status: 'not_sent', reason: expect.stringContaining('not asked for') });
    const later = monnify({ baseUrl }).sendTransfer(instruction({ isFirstAttempt: false }));
    expect(await errorOf(later)).toBeInstanceOf(ProviderUnavailableError);
  });

  test.each<[string, ProviderFault]>([
    ['hangs up', { kind: 'reset', accepted: false }],
    ['answers with a page', { kind: 'html', accepted: false, httpStatus: 503 }],
    ['asks to wait', { kind: 'rateLimit', retryAfterSeconds: 7 }],
    ['gives no session', { kind: 'malformed', accepted: false }],
  ])('because the login %s', async (_name, fault) => {
    const sent = instruction();
    server.addFault({ endpoint: 'login', fault });
    expect(await monnify().sendTransfer(sent)).toMatchObject({
      status: 'not_sent',
      ...(fault.kind === 'rateLimit' && { askAgainInMs: 7_000 }),
    });
    expect(server.transferRequests(sent.reference)).toBe(0);
    expect(await monnify().sendTransfer(sent)).toMatchObject({ status: 'succeeded' });
  });

  test('because one of that amount just went to that account can be sent two minutes later', async () => {
    server.setRepeatCheck(true);
    await monnify().sendTransfer(instruction());
    const second = instruction();
    expect(await monnify().sendTransfer(second)).toMatchObject({ status: 'not_sent', askAgainInMs: 120_000 });
    expect(server.transfersMade(second.reference)).toBe(0);
    nowMs += 120_000;
    expect(await monnify().sendTransfer(second)).toMatchObject({ status: 'succeeded' });
  });

  test('is not told when an earlier attempt may be what was just made', async () => {
    server.setRepeatCheck(true);
    await monnify().sendTransfer(instruction());
    const error = await errorOf(monnify().sendTransfer(instruction({ isFirstAttempt: false })));
    expect(error).toBeInstanceOf(ProviderUnavailableError);
    expect(error).toMatchObject({ retryAfterMs: 120_000, isNothingSent: false });
  });
});

describe('a refusal', () => {
  const ofOurs: [string, () => void, Partial<Parameters<typeof createMonnify>[0]>][] = [
    ['for want of balance, as a failed transfer', () => server.setBalanceMinor(100n), {}],
    [
      'for want of balance, as D04',
      () => {
        server.setBalanceMinor(100n);
        server.setShortBalanceAnswer('refusal');
      },
      {},
    ],
    ['because our address is not listed', () => server.setAddressListed(false), {}],
    ['because transfers are not enabled for us', () => server.setTransfersEnabled(false), {}],
    ['because the wallet is not ours', () => undefined, { walletAccountNumber: '1111111111' }],
    ['because the key is wrong', () => undefined, { secretKey: 'ANOTHER_SECRET' }],
  ];

  test.each(ofOurs)('%s blocks us, and nobody was paid', async (_name, arrange, overrides) => {
    arrange();
    const sent = instruction();
    const report = await monnify(overrides).sendTransfer(sent);
    expect(report).toMatchObject({ status: 'blocked', reason: expect.any(String) });
    expect(server.transfersMade(sent.reference)).toBe(0);
    expect(server.balanceMinor()).toBe(_name.startsWith('for want') ? 100n : START_BALANCE_MINOR);
  });

  test('for want of balance is a failure where it is asked about: no money will move under this reference', async () => {
    server.setBalanceMinor(100n);
    const sent = instruction();
    await monnify().sendTransfer(sent);
    expect(await monnify().findTransfer(queryOf(sent))).toMatchObject({ status: 'failed' });
    server.setBalanceMinor(START_BALANCE_MINOR);
    expect(await monnify().sendTransfer({ ...sent, isFirstAttempt: false })).toMatchObject({
      status: 'failed',
    });
    expect(server.transfersMade(sent.reference)).toBe(0);
  });

  test.each([
    [
      'of an account that nobody has',
      { account: { accountNumber: MONNIFY_UNKNOWN_ACCOUNT, bankCode: '058' } },
    ],
    ['of a bank that does not exist', { account: { accountNumber: ACCOUNT_NUMBER, bankCode: '999' } }],
  ])('%s is final on the first attempt, and says nothing on another one', async (_name, overrides) => {
    expect(await monnify().sendTransfer(instruction(overrides))).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('D03'),
    });
    const later = instruction({ ...overrides, isFirstAttempt: false });
    expect(await monnify().sendTransfer(later)).toMatchObject({ status: 'unknown' });
  });

  test.each([200, 400, 404, 422])('means the same with HTTP %d', async (httpStatus) => {
    server.setRefusalHttpStatus(httpStatus);
    const account = { accountNumber: MONNIFY_UNKNOWN_ACCOUNT, bankCode: '058' };
    expect(await monnify().sendTransfer(instruction({ account }))).toMatchObject({ status: 'failed' });
    const sent = instruction();
    await monnify().sendTransfer(sent);
    expect(await monnify().sendTransfer(sent)).toMatchObject({ status: 'succeeded' });
    expect(server.transfersMade(sent.reference)).toBe(1);
  });

  test('is followed by a look: of a transfer that exists it decides nothing', async () => {
    const sent = instruction();
    await monnify().sendTransfer(sent);
    for (const code of ['D01', 'D03', 'D04', 'D06', 'D07', 'D99', '99']) {
      server.addFault({
        endpoint: 'transfer',
        fault: {
          kind: 'answer',
          httpStatus: 400,
          body: { requestSuccessful: false, responseMessage: 'No', responseCode: code },
        },
      });
      expect(await monnify().sendTransfer(sent)).toMatchObject({ status: 'succeeded' });
    }
  });

  test('names neither the account nor its holder', async () => {
    const account = { accountNumber: MONNIFY_UNKNOWN_ACCOUNT, bankCode: '058' };
    const report = await monnify().sendTransfer(instruction({ account }));
    expect(report.reason).not.toContain(MONNIFY_UNKNOWN_ACCOUNT);
    expect(report.reason).not.toContain('LAGOS');
  });
});

describe('looking a transfer up', () => {
  test.each<[string, ProviderFault]>([
    ['a page that says 404', { kind: 'html', accepted: false, httpStatus: 404 }],
    ['another 404', { kind: 'answer', httpStatus: 404, body: { status: 404, error: 'Not Found' } }],
    [
      'a 404 with an unexpected error',
      {
        kind: 'answer',
        httpStatus: 404,
        body: { requestSuccessful: false, responseMessage: 'Not here', responseCode: '99' },
      },
    ],
    [
      'an answer that contradicts itself',
      {
        kind: 'answer',
        httpStatus: 404,
        body: { requestSuccessful: true, responseMessage: 'success', responseCode: '0' },
      },
    ],
    [
      'a success with the code of a refusal',
      {
        kind: 'answer',
        httpStatus: 200,
        body: { requestSuccessful: true, responseMessage: 'success', responseCode: 'D02' },
      },
    ],
    [
      'another transfer',
      {
        kind: 'answer',
        httpStatus: 200,
        body: {
          requestSuccessful: true,
          responseMessage: 'success',
          responseCode: '0',
          responseBody: { reference: 'another', status: 'SUCCESS', amount: 50_000 },
        },
      },
    ],
  ])('that is answered with %s says nothing', async (_name, fault) => {
    server.addFault({ endpoint: 'summary', fault });
    expect(await errorOf(monnify().findTransfer(queryOf(instruction())))).toBeInstanceOf(
      ProviderUnavailableError,
    );
  });
});

describe('a session', () => {
  test('serves many questions, and a new one is opened before it ends', async () => {
    const adapter = monnify();
    await Promise.all([adapter.listBanks(), adapter.readBalanceMinor(), adapter.listBanks()]);
    expect(server.requests('login')).toBe(1);
    nowMs += 3_500_000;
    await adapter.listBanks();
    expect(server.requests('login')).toBe(1);
    nowMs += 60_000;
    await adapter.listBanks();
    expect(server.requests('login')).toBe(2);
  });

  test('that Monnify ended before its time is opened anew, also under a transfer', async () => {
    const adapter = monnify();
    await adapter.listBanks();
    server.endSessions();
    const sent = instruction();
    expect(await adapter.sendTransfer(sent)).toMatchObject({ status: 'succeeded' });
    expect(server.requests('login')).toBe(2);
    expect(server.transfersMade(sent.reference)).toBe(1);
  });

  test('that is refused is for a human, once asked for', async () => {
    expect(await errorOf(monnify({ secretKey: 'ANOTHER_SECRET' }).listBanks())).toBeInstanceOf(
      ProviderRejectedError,
    );
    expect(server.requests('login')).toBe(1);
  });
});

describe('our account there', () => {
  test('is the wallet, once its balance proves that the keys are those of its merchant', async () => {
    const adapter = monnify();
    expect(await adapter.identifyAccount()).toBe(server.walletAccountNumber);
    expect(await adapter.identifyAccount()).toBe(server.walletAccountNumber);
    expect(server.requests('balance')).toBe(1);
    const another = monnify({ walletAccountNumber: '1111111111' });
    expect(await errorOf(another.identifyAccount())).toBeInstanceOf(ProviderRejectedError);
  });

  test.each([
    ['a number', 3284590355.36, 328_459_035_536n],
    ['a text', '4919798101.36', 491_979_810_136n],
    ['nothing', 0, 0n],
    ['a debt', -10.5, -1_050n],
    ['parts of a kobo', 1234567.8900000001, 123_456_789n],
    ['half a kobo', '0.005', 1n],
    ['more digits than a double has', digits('1234567.890000000000000000001'), 123_456_789n],
  ])('has a balance that is told as %s', async (_name, availableBalance, balanceMinor) => {
    server.addFault({
      endpoint: 'balance',
      fault: {
        kind: 'answer',
        httpStatus: 200,
        body: {
          requestSuccessful: true,
          responseMessage: 'success',
          responseCode: '0',
          responseBody: { availableBalance, ledgerBalance: availableBalance },
        },
      },
    });
    expect(await monnify().readBalanceMinor()).toBe(balanceMinor);
  });
});

describe('the enquiries', () => {
  test('a name enquiry tells the holder', async () => {
    const account = { accountNumber: ACCOUNT_NUMBER, bankCode: '058' };
    expect(await monnify().resolveAccount(account)).toEqual({
      status: 'found',
      accountName: 'HOLDER OF 6789',
    });
  });

  test.each([
    ['account', { accountNumber: MONNIFY_UNKNOWN_ACCOUNT, bankCode: '058' }],
    ['bank', { accountNumber: ACCOUNT_NUMBER, bankCode: '999' }],
  ])('a name enquiry says that there is no such %s', async (_name, account) => {
    expect(await monnify().resolveAccount(account)).toMatchObject({ status: 'not_found' });
  });

  test('a name enquiry that fails for another reason says nothing of the account', async () => {
    server.addFault({
      endpoint: 'validate',
      fault: {
        kind: 'answer',
        httpStatus: 400,
        body: { requestSuccessful: false, responseMessage: 'Service unavailable', responseCode: '99' },
      },
    });
    const account = { accountNumber: ACCOUNT_NUMBER, bankCode: '058' };
    expect(await errorOf(monnify().resolveAccount(account))).toBeInstanceOf(ProviderUnavailableError);
  });

  // developers.monnify.com/docs/error-codes, Disbursements / Transfer: an invalid account, or its bank is unavailable.
  test('a name enquiry that could not validate the account may be made again', async () => {
    server.addFault({
      endpoint: 'validate',
      fault: {
        kind: 'answer',
        httpStatus: 400,
        body: {
          requestSuccessful: false,
          responseMessage: 'Account number could not be validated',
          responseCode: '99',
        },
      },
    });
    const account = { accountNumber: ACCOUNT_NUMBER, bankCode: '058' };
    expect(await errorOf(monnify().resolveAccount(account))).toBeInstanceOf(AccountUnresolvedError);
  });

  test('banks are listed with the code of the interbank scheme, where Monnify tells one', async () => {
    const banks = await monnify().listBanks();
    expect(banks).toContainEqual({ code: '058', name: 'GTBank', nipCode: '000013' });
    expect(banks).toContainEqual({ code: '559', name: 'Coronation Bank' });
  });
});

describe('the transfers of a day', () => {
  test('are all listed, whatever became of them, by the day in Lagos', async () => {
    nowMs = Date.parse('2026-06-27T22:59:59.000Z');
    await monnify().sendTransfer(instruction());
    nowMs = Date.parse('2026-06-27T23:00:00.000Z');
    const sent: TransferInstruction[] = [];
    for (const status of ['SUCCESS', 'FAILED', 'PENDING', 'REVERSED', 'EXPIRED', 'SUCCESS', 'SUCCESS']) {
      const next = instruction({ amountMinor: 123_450n });
      server.planTransfer({ status }, next.reference);
      await monnify().sendTransfer(next);
      sent.push(next);
      nowMs += 3_600_000;
    }
    nowMs = Date.parse('2026-06-28T23:00:00.000Z');
    await monnify().sendTransfer(instruction());

    const { transfers: listed } = await monnify().listTransfers('2026-06-28');
    expect(listed.map(({ reference }) => reference)).toEqual(sent.map(({ reference }) => reference));
    expect(listed.map(({ status }) => status)).toEqual([
      'succeeded',
      'failed',
      'pending',
      'reversed',
      'unknown',
      'succeeded',
      'succeeded',
    ]);
    expect(listed[0]).toEqual({
      reference: sent[0]?.reference,
      providerReference: expect.stringMatching(/^MFDS/),
      status: 'succeeded',
      amountMinor: 123_450n,
      feeMinor: 1_000n,
      createdAtMs: Date.parse('2026-06-27T23:00:00.000Z'),
    });
    expect(server.requests('search')).toBe(3);
  });

  test('are listed with amounts and fees that have parts of a kobo, and with times without a zone', async () => {
    const listed = (reference: string, more: object) => ({
      reference,
      transactionReference: `MFDS-${reference}`,
      status: 'SUCCESS',
      createdOn: '2026-06-28T00:00:00.000',
      ...more,
    });
    const content = [
      listed('fee', { amount: 1_234.5, fee: 26.875 }),
      listed('text', { amount: '1234.50', fee: '26.875' }),
      listed('amount', { amount: 1_234.504999, fee: 0.005 }),
      listed('digits', {
        amount: digits('1234.500000000000000000001'),
        fee: digits('26.87499999999999999999999'),
      }),
    ];
    const responseBody = { content, last: true };
    const body = { requestSuccessful: true, responseMessage: 'success', responseCode: '0', responseBody };
    server.addFault({ endpoint: 'search', fault: { kind: 'answer', httpStatus: 200, body } });
    const createdAtMs = Date.parse('2026-06-27T23:00:00.000Z');
    expect(
      (await monnify().listTransfers('2026-06-28')).transfers.map(({ amountMinor, feeMinor, ...each }) => [
        each.reference,
        amountMinor,
        feeMinor,
        each.createdAtMs,
      ]),
    ).toEqual([
      ['fee', 123_450n, 2_688n, createdAtMs],
      ['text', 123_450n, 2_688n, createdAtMs],
      ['amount', 123_450n, 1n, createdAtMs],
      ['digits', 123_450n, 2_687n, createdAtMs],
    ]);
  });

  test('do not keep the others back when one of them cannot be read', async () => {
    const listed = (reference: string, more: object) => ({
      reference,
      transactionReference: `MFDS-${reference}`,
      status: 'SUCCESS',
      createdOn: '2026-06-28T00:00:00.000',
      amount: 1_234.5,
      fee: 10,
      ...more,
    });
    const content = [listed('fee', { fee: 'none' }), listed('read', {}), listed('time', { createdOn: '' })];
    const responseBody = { content, last: true };
    const body = { requestSuccessful: true, responseMessage: 'success', responseCode: '0', responseBody };
    server.addFault({ endpoint: 'search', fault: { kind: 'answer', httpStatus: 200, body } });
    const { transfers, unreadable } = await monnify().listTransfers('2026-06-28');
    expect(transfers.map(({ reference }) => reference)).toEqual(['read']);
    expect(unreadable).toEqual(['fee', 'time']);
  });

  test('are unknown when a page of them cannot be read', async () => {
    server.addFault({ endpoint: 'search', fault: { kind: 'malformed', accepted: true } });
    expect(await errorOf(monnify().listTransfers('2026-06-28'))).toBeInstanceOf(ProviderUnavailableError);
  });
});

describe('a callback', () => {
  test('is believed when it is signed, and says which transfer it is about', async () => {
    const sent = instruction();
    await monnify().sendTransfer(sent);
    const { body, headers } = server.signedCallback({
      event: 'SUCCESSFUL_DISBURSEMENT',
      reference: sent.reference,
    });
    const callback = monnify().verifyCallback(body, headers);
    expect(callback).toEqual({
      eventKey: expect.stringMatching(/^SUCCESSFUL_DISBURSEMENT:MFDS/),
      eventType: 'SUCCESSFUL_DISBURSEMENT',
      transferReference: sent.reference,
    });
    expect(monnify().verifyCallback(body, headers)).toEqual(callback);
    const reversal = server.signedCallback({ event: 'REVERSED_DISBURSEMENT', reference: sent.reference });
    expect(monnify().verifyCallback(reversal.body, reversal.headers)?.eventKey).not.toBe(callback?.eventKey);
  });

  // developers.monnify.com/docs/webhooks/event-types, Successful Refund, whose amount there is not JSON.
  test('of a refund names the payment that is wanted back, and what is said of it', () => {
    const body = Buffer.from(
      '{"eventType":"SUCCESSFUL_REFUND","eventData":{"merchantReason":"defective goods","transactionReference":"MNFY|20190816083102|000021","completedOn":"14/04/2021 4:24:05 PM","refundStatus":"COMPLETED","customerNote":"defects","createdOn":"14/04/2021 4:23:37 PM","refundReference":"ref001","refundAmount":10.00}}',
    );
    const secretKey = '91MUDL9N6U3BQRXBQ2PJ9M0PW4J22M1Y';
    const signature = createHmac('sha512', secretKey).update(body).digest('hex');
    const callback = monnify({ secretKey }).verifyCallback(body, { 'monnify-signature': signature });
    expect(callback).toMatchObject({
      eventType: 'SUCCESSFUL_REFUND',
      transferReference: undefined,
      claim: {
        ...{ kind: 'refund', paymentReference: 'MNFY|20190816083102|000021', status: 'COMPLETED' },
        ...{ amountMinor: 1_000n, currency: 'NGN' },
      },
    });
  });

  // developers.monnify.com/docs/webhooks/event-types, Transaction Hash Computation: the sample key, body and hash.
  test('is signed as the documentation shows', () => {
    const body =
      '{"eventData":{"product":{"reference":"111222333","type":"OFFLINE_PAYMENT_AGENT"},"transactionReference":"MNFY|76|20211117154810|000001","paymentReference":"0.01462001097368737","paidOn":"17/11/2021 3:48:10 PM","paymentDescription":"Mockaroo Jesse","metaData":{},"destinationAccountInformation":{},"paymentSourceInformation":{},"amountPaid":78000,"totalPayable":78000,"offlineProductInformation":{"code":"41470","type":"DYNAMIC"},"cardDetails":{},"paymentMethod":"CASH","currency":"NGN","settlementAmount":77600,"paymentStatus":"PAID","customer":{"name":"Mockaroo Jesse","email":"111222333@ZZAMZ4WT4Y3E.monnify"}},"eventType":"SUCCESSFUL_TRANSACTION"}';
    const signature =
      'f04fb635e04d71648bd3cc7999003da6861483342c856d05ddfa9b2dafacb873b0de1d0f8f67405d0010b4348b721c49fa171d317972618debba6b638aedcd3c';
    const adapter = monnify({ secretKey: '91MUDL9N6U3BQRXBQ2PJ9M0PW4J22M1Y' });
    expect(adapter.verifyCallback(Buffer.from(body), { 'monnify-signature': signature })).toMatchObject({
      eventType: 'SUCCESSFUL_TRANSACTION',
      transferReference: undefined,
    });
  });

  test('is not believed when it is forged, changed or unsigned', async () => {
    const order = { event: 'SUCCESSFUL_DISBURSEMENT', reference: 'wd_1' } as const;
    const forged = server.signedCallback({ ...order, forged: true });
    expect(monnify().verifyCallback(forged.body, forged.headers)).toBeUndefined();
    const { body, headers } = server.signedCallback(order);
    expect(monnify().verifyCallback(Buffer.concat([body, Buffer.from(' ')]), headers)).toBeUndefined();
    expect(monnify().verifyCallback(body, {})).toBeUndefined();
    expect(monnify().verifyCallback(body, { 'monnify-signature': 'x'.repeat(128) })).toBeUndefined();
  });
});
