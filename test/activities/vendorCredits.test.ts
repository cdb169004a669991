import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { vendorCreditTransfer } from '../../src/domain/ledger/ledger.ts';
import { ProviderRejectedError, ProviderUnavailableError } from '../../src/providers/errors.ts';
import { type AnnouncedPayments, openAnnouncedPayments } from '../support/announcedPayments.ts';

/** The steps of a vendor credit, each given by hand: late, repeated and at once with others. */
let payments: AnnouncedPayments;
beforeAll(async () => {
  payments = await openAnnouncedPayments();
});
afterAll(() => payments?.close());
beforeEach(() => {
  payments.answerWith('pending');
  payments.counted.length = 0;
});

const HOUR_MS = 3_600_000;
const dismissal = { id: 'update-1', operator: 'ngozi', reason: 'seems to be nothing' };

/** A new announced payment, and its steps now or later. */
async function announced() {
  const key = await payments.announce();
  const { activities } = payments;
  const { createdAtMs } = await payments.read(key);
  const at = (afterMs = 0) => ({ ...key, nowMs: createdAtMs + afterMs });
  return {
    key,
    check: (afterMs?: number) => activities.creditVendorPayment(at(afterMs)),
    flag: (reason?: string) => activities.flagVendorCredit({ ...at(), ...(reason && { reason }) }),
    dismiss: () => activities.dismissVendorCredit(at()),
    request: (asked: object) => activities.recordVendorCreditRequest({ ...at(), ...asked }),
    announceAgain: () => payments.announceAgain(key),
    read: () => payments.read(key),
    stored: async () => {
      const { status, attempts, updatesReceived, reviewReason } = await payments.read(key);
      const [{ outcome, checks, updatesRead }] = attempts;
      return { status, outcome, checks, updatesRead, updatesReceived, reviewReason };
    },
  };
}

/** An answer that the provider gives only once it is released. */
function heldAnswer(answer: 'succeeded' | 'failed') {
  let release = () => {};
  let begin = () => {};
  const isUnderWay = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  payments.answerWith(async () => {
    begin();
    await released;
    return answer;
  });
  return { isUnderWay, release };
}

describe('a check', () => {
  it('credits what the provider confirms: status, transaction and ledger together, counted once', async () => {
    const payment = await announced();
    payments.answerWith('succeeded');
    const before = await payments.availableMinor();
    const progress = await payment.check();
    expect(progress).toMatchObject({
      status: 'CREDITED',
      businessId: payments.businessId,
      step: { do: 'wait', untilMs: undefined },
    });
    expect(JSON.stringify(progress)).not.toMatch(/ADA|0123456789/);
    expect(await payments.availableMinor()).toBe(before + 985_000n);
    expect(await payment.check(HOUR_MS)).toMatchObject({ status: 'CREDITED' });
    expect(await payments.availableMinor()).toBe(before + 985_000n);
    expect(payments.counted).toEqual([
      'ended vendor_credit prod CREDITED 1',
      'accepted vendor_credit prod NGN 1000000',
    ]);
  });

  it('credits once, when several run at once', async () => {
    const payment = await announced();
    payments.answerWith('succeeded');
    const before = await payments.availableMinor();
    const all = await Promise.all(Array.from({ length: 6 }, () => payment.check()));
    expect(all.map(({ status }) => status)).toEqual(Array(6).fill('CREDITED'));
    expect(await payments.availableMinor()).toBe(before + 985_000n);
  });

  it('is not made before it is due, and is for an announcement that none has read', async () => {
    const payment = await announced();
    let asked = 0;
    payments.answerWith(() => {
      asked++;
      return 'pending';
    });
    expect(await payment.check()).toMatchObject({ step: { do: 'wait' }, attempt: { checks: 1 } });
    await payment.check();
    expect(asked).toBe(1);
    expect(await payment.announceAgain()).toMatchObject({ start: { signal: 'providerUpdate' } });
    await payment.check();
    expect(asked).toBe(2);
    expect(await payment.stored()).toMatchObject({ checks: 2, updatesReceived: 1, updatesRead: 1 });
  });

  it('reads only the announcements that came before it began', async () => {
    const payment = await announced();
    const held = heldAnswer('failed');
    const checking = payment.check();
    await held.isUnderWay;
    await payment.announceAgain();
    held.release();
    expect(await checking).toMatchObject({ step: { do: 'check' } });
  });

  it('that began before another one does not replace what that one stored, unless it confirms', async () => {
    for (const [late, status, outcome] of [
      ['failed', 'PENDING', 'pending'],
      ['succeeded', 'CREDITED', 'succeeded'],
    ] as const) {
      const payment = await announced();
      const held = heldAnswer(late);
      const checking = payment.check();
      await held.isUnderWay;
      await payment.announceAgain();
      payments.answerWith('pending');
      await payment.check();
      held.release();
      await checking;
      expect(await payment.stored()).toMatchObject({ status, outcome, updatesRead: 1 });
    }
  });

  it.each([
    ['is away', new ProviderUnavailableError('paystack', 'Paystack does not answer.'), 'unreachable', 'wait'],
    [
      'refuses our key',
      new ProviderRejectedError('paystack', 'Paystack refused our key.'),
      'not_configured',
      'flag',
    ],
  ])('stores that the provider %s', async (_name, error, outcome, step) => {
    const payment = await announced();
    payments.answerWith(error);
    expect(await payment.check()).toMatchObject({
      step: { do: step },
      attempt: { outcome, reason: error.message },
    });
  });

  it('flags a payment that the ledger has although its record does not say so', async () => {
    const payment = await announced();
    payments.answerWith('succeeded');
    const { businessId, ledger } = payments;
    await ledger.post(
      vendorCreditTransfer({ ...payment.key, businessId, amountMinor: 100n, commissionMinor: 0n }),
    );
    const before = await payments.availableMinor();
    expect(await payment.check()).toMatchObject({
      status: 'PENDING',
      step: { do: 'flag', reason: 'The ledger has this payment, and its record does not say so.' },
    });
    expect(await payments.availableMinor()).toBe(before);
  });
});

describe('a review', () => {
  it('shows the latest reason and is counted once', async () => {
    const payment = await announced();
    payments.answerWith('failed');
    await payment.check();
    expect(await payment.flag()).toMatchObject({ review: expect.stringMatching(/calls failed/) });
    payments.answerWith('reversed');
    await payment.request({ isRetry: true });
    expect(await payment.check()).toMatchObject({ step: { do: 'flag' } });
    await payment.flag();
    await payment.flag('The order takes step after step.');
    expect(await payment.stored()).toMatchObject({ reviewReason: expect.stringMatching(/calls reversed/) });
    expect(payments.counted).toEqual(['flagged vendor_credit prod 1']);
  });

  it('is not made of a payment that was credited meanwhile', async () => {
    const payment = await announced();
    payments.answerWith('succeeded');
    await payment.check();
    expect(await payment.flag('Too late.')).toMatchObject({ status: 'CREDITED', review: undefined });
  });
});

describe('a dismissal', () => {
  it('is applied only after a check that began after it, and logged', async () => {
    const payment = await announced();
    payments.answerWith('failed');
    await payment.check();
    expect(await payment.request({ decision: dismissal })).toMatchObject({ step: { do: 'check' } });
    expect(await payment.dismiss()).toMatchObject({ status: 'PENDING', step: { do: 'check' } });
    expect(await payment.check()).toMatchObject({ step: { do: 'dismiss' } });
    expect(await payment.dismiss()).toMatchObject({ status: 'DISMISSED', decision: dismissal });
    expect(await payment.dismiss()).toMatchObject({ status: 'DISMISSED' });
    const { rows } = await payments.owner.query(
      `select actor, details from audit_log where action = 'vendor_credit.dismiss' and subject = $1`,
      [payment.key.providerReference],
    );
    expect(rows).toEqual([
      {
        actor: 'ngozi',
        details: { provider: 'paystack', environment: 'prod', reason: dismissal.reason, unverified: true },
      },
    ]);
    expect(payments.counted).toEqual(['ended vendor_credit prod DISMISSED 1']);
    expect(await payment.announceAgain()).toBeUndefined();
  });

  it('waits for a check of what was announced between the last check and it', async () => {
    const payment = await announced();
    await payment.request({ decision: dismissal });
    expect(await payment.check()).toMatchObject({ step: { do: 'dismiss' } });
    await payment.announceAgain();
    expect(await payment.dismiss()).toMatchObject({ status: 'PENDING', step: { do: 'check' } });
    payments.answerWith('succeeded');
    expect(await payment.check()).toMatchObject({ status: 'CREDITED', decision: undefined });
    expect(await payment.dismiss()).toMatchObject({ status: 'CREDITED' });
  });

  it('never wins against a confirmation, also one that a check brings which began before it', async () => {
    const payment = await announced();
    const held = heldAnswer('succeeded');
    const checking = payment.check();
    await held.isUnderWay;
    await payment.request({ decision: dismissal });
    held.release();
    expect(await checking).toMatchObject({ status: 'CREDITED' });
    expect(await payment.dismiss()).toMatchObject({ status: 'CREDITED' });
  });

  it('is stored once, and refuses another', async () => {
    const payment = await announced();
    await payment.request({ decision: dismissal });
    await payment.request({ decision: dismissal });
    await expect(payment.request({ decision: { ...dismissal, id: 'update-2' } })).rejects.toThrow(
      'This payment is being resolved already.',
    );
    expect(await payment.stored()).toMatchObject({ updatesReceived: 1 });
  });
});

describe('the database', () => {
  const change = (reference: string, set: string) =>
    payments.owner.query(`update vendor_credits set ${set} where provider_reference = $1`, [reference]);

  it('refuses a confirmation without its credit, and a credit without its transaction', async () => {
    const { key } = await announced();
    await expect(
      change(key.providerReference, `outcome = 'succeeded', answered_at = now()`),
    ).rejects.toMatchObject({ constraint: 'vendor_credit_when_confirmed' });
    await expect(
      change(key.providerReference, `outcome = 'succeeded', answered_at = now(), status = 'CREDITED'`),
    ).rejects.toMatchObject({ constraint: 'vendor_credit_whole' });
  });

  it('refuses a dismissal that no operator decided, or before the check that follows it', async () => {
    const payment = await announced();
    const dismissed = () => change(payment.key.providerReference, `status = 'DISMISSED'`);
    const refused = { constraint: 'vendor_credit_dismissed_after_check' };
    await payment.check();
    await expect(dismissed()).rejects.toMatchObject(refused);
    await payment.request({ decision: dismissal });
    await expect(dismissed()).rejects.toMatchObject(refused);
    await payment.check();
    await dismissed();
  });

  it('refuses updates that were read before they were received', async () => {
    const { key } = await announced();
    await expect(change(key.providerReference, 'updates_read = 1')).rejects.toMatchObject({
      constraint: 'vendor_credit_updates_counted',
    });
  });
});
