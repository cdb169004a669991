import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { storeAnswer, storeRefusalBeforeSending } from '../../../src/db/orders/attemptAnswers.ts';
import { findAttempt, listAttempts } from '../../../src/db/orders/attemptLists.ts';
import { type AttemptAnswer, type Lease, renewLease, takeLease } from '../../../src/db/orders/attempts.ts';
import { lockOrder } from '../../../src/db/orders/orders.ts';
import type { Outcome } from '../../../src/domain/orders/decideOrder.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  // No worker: what is decided is decided here.
  service = await startTestService({ role: 'api', env: { OUTCOME_WAIT_MS: '0' } });
});
afterAll(() => service?.stop());

/** An accepted withdrawal of the sandbox, and its attempts. */
async function payout() {
  const merchant = await service.createMerchant();
  await service.fund(merchant, 10_000);
  const { businessId } = merchant;
  const { body } = await service.post(
    '/withdrawal/request',
    { businessId, amount: 1_000 },
    { key: merchant.apiKeys.test },
  );
  const orderId: string = body.withdrawal.transactionId;
  const { database } = service;
  const keyOf = (ordinal: number) => ({
    orderId,
    ordinal,
    provider: 'simulator',
    account: `account ${ordinal}`,
    reference: ordinal === 1 ? orderId : `${orderId}-${ordinal}`,
  });
  /** Takes the lease of an attempt, as an execution does that locks the order. */
  const lease = (ordinal: number): Promise<Lease> =>
    database.transaction(async (runner) => {
      const { attempts } = await lockOrder(runner, orderId);
      return takeLease(runner, keyOf(ordinal), (attempts.at(-1)?.fencingToken ?? 0) + 1);
    });
  const answerOf = (ordinal: number, outcome: Outcome, more: Partial<AttemptAnswer> = {}): AttemptAnswer => ({
    name: 'answer',
    orderId,
    ordinal,
    outcome,
    reason: `It is ${outcome}.`,
    providerReference: undefined,
    answeredAtMs: Date.now(),
    checks: 1,
    unreachable: 0,
    updatesRead: 0,
    nextCheckAtMs: undefined,
    refusals: 0,
    isAbandoned: false,
    isReferenceOver: false,
    canFailOver: false,
    wasBlocked: false,
    ...more,
  });
  const answer = (ordinal: number, outcome: Outcome, more?: Partial<AttemptAnswer>) =>
    storeAnswer(database, answerOf(ordinal, outcome, more));
  return {
    orderId,
    keyOf,
    lease,
    answer,
    abandon: (ordinal: number, refusals = 1) => answer(ordinal, 'blocked', { isAbandoned: true, refusals }),
    attempts: () => listAttempts(database, orderId),
    change: (changes: string) =>
      service.ownerSql(`update attempts set ${changes} where order_id = $1`, [orderId]),
    settle: () =>
      service.ownerSql(`update orders set status = 'FAILED', settled_at = now() where id = $1`, [orderId]),
  };
}

describe('an attempt at a payout', () => {
  it('has a fencing token that grows with every lease, and counts the requests under its reference', async () => {
    const { orderId, lease, answer, attempts } = await payout();
    expect(await lease(1)).toMatchObject({ reference: orderId, fencingToken: 1, sends: 1 });
    await answer(1, 'not_found');
    expect(await lease(1)).toMatchObject({ reference: orderId, fencingToken: 2, sends: 2 });
    // A new lease clears the stored outcome.
    expect(await attempts()).toMatchObject([
      { ordinal: 1, fencingToken: 2, sends: 2, isSent: true, outcome: undefined, reason: undefined },
    ]);
  });

  it('has one lease of many that would take it at once, each with a token of its own', async () => {
    const { lease } = await payout();
    const leases = await Promise.all(Array.from({ length: 8 }, () => lease(1)));
    expect(leases.map(({ fencingToken }) => fencingToken).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(leases.filter(({ sends }) => sends === 1)).toHaveLength(1);
  });

  it('is leased until its answer is stored or the lease expires', async () => {
    const { lease, answer, attempts, change } = await payout();
    await lease(1);
    expect((await attempts())[0]?.leasedForMs).toBeGreaterThanOrEqual(0);
    await answer(1, 'pending');
    expect((await attempts())[0]?.leasedForMs).toBeUndefined();
    await lease(1);
    await change(`leased_at = now() - interval '9 s', send_by = now() - interval '3 s'`);
    expect((await attempts())[0]?.leasedForMs).toBeUndefined();
  });

  it('is leased for longer by its holder alone, and only while its request is under way', async () => {
    const { lease, answer, attempts, change } = await payout();
    const first = await lease(1);
    await change(`leased_at = now() - interval '9 s', send_by = now() - interval '3 s'`);
    await renewLease(service.database, { ...first, fencingToken: 7 });
    expect((await attempts())[0]?.leasedForMs).toBeUndefined();
    await renewLease(service.database, first);
    expect((await attempts())[0]?.leasedForMs).toBeGreaterThanOrEqual(8_000);
    await answer(1, 'pending');
    await renewLease(service.database, first);
    expect((await attempts())[0]?.leasedForMs).toBeUndefined();
    // The holder of an older token, which woke up while a newer request is under way, does not keep it leased.
    await lease(1);
    await change(`leased_at = now() - interval '9 s', send_by = now() - interval '3 s'`);
    await renewLease(service.database, first);
    expect((await attempts())[0]?.leasedForMs).toBeUndefined();
  });

  it('makes way for another only when it is given up', async () => {
    const { orderId, lease, abandon } = await payout();
    await lease(1);
    await expect(lease(2)).rejects.toThrow('attempt_under_way_once');
    await abandon(1);
    expect(await lease(2)).toMatchObject({ reference: `${orderId}-2`, fencingToken: 2, sends: 1 });
    await expect(lease(1)).rejects.toThrow('attempt_under_way_once');
    expect(await findAttempt(service.database, 'simulator', `${orderId}-2`)).toEqual({
      orderId,
      isAbandoned: false,
    });
    expect(await findAttempt(service.database, 'simulator', orderId)).toEqual({ orderId, isAbandoned: true });
    expect(await findAttempt(service.database, 'other', orderId)).toBeUndefined();
  });

  it('is not given up once somebody was about to tell the provider again', async () => {
    const { lease, answer, abandon } = await payout();
    await lease(1);
    await answer(1, 'not_found');
    await lease(1);
    await expect(abandon(1)).rejects.toThrow('attempt_abandoned_untouched');
    // A provider that takes nothing more under the reference has done nothing under it.
    const { lease: leaseOther, answer: answerOther, attempts } = await payout();
    await leaseOther(1);
    await answerOther(1, 'not_found');
    await leaseOther(1);
    await answerOther(1, 'not_sent', { isAbandoned: true, isReferenceOver: true, refusals: 1 });
    expect(await attempts()).toMatchObject([{ isAbandoned: true, sends: 2 }]);
  });

  it('that was given up is opened again under its reference, and then again definitive', async () => {
    const { orderId, lease, abandon, attempts } = await payout();
    await lease(1);
    await abandon(1);
    expect(await lease(1)).toMatchObject({ reference: orderId, sends: 1 });
    await abandon(1, 2);
    expect(await attempts()).toMatchObject([{ refusals: 2, isAbandoned: true, fencingToken: 2 }]);
  });

  it('is neither opened nor told again of a payout that is decided', async () => {
    const told = await payout();
    await told.lease(1);
    await told.answer(1, 'not_found');
    await told.settle();
    await expect(told.lease(1)).rejects.toMatchObject({
      constraint: 'attempt_of_open_order',
    });
  });

  it('is not opened at another provider for a payout that is decided', async () => {
    const told = await payout();
    await told.lease(1);
    await told.abandon(1);
    await told.settle();
    await expect(told.lease(2)).rejects.toMatchObject({
      constraint: 'attempt_of_open_order',
    });
  });

  it('that refuses before anything is sent is stored once, with each refusal counted', async () => {
    const { orderId, keyOf, attempts, lease } = await payout();
    const refuse = (fencingToken: number) =>
      storeRefusalBeforeSending(service.database, keyOf(1), {
        fencingToken,
        outcome: 'unreachable',
        reason: 'It does not answer.',
        answeredAtMs: Date.now(),
        updatesRead: 0,
        nextCheckAtMs: undefined,
        canFailOver: false,
      });
    await refuse(1);
    await refuse(2);
    expect(await attempts()).toMatchObject([
      {
        reference: orderId,
        isSent: false,
        isAbandoned: true,
        refusals: 2,
        checks: 2,
        unreachable: 2,
        outcome: 'unreachable',
      },
    ]);
    expect(await lease(1)).toMatchObject({ fencingToken: 3, sends: 1 });
  });

  it('keeps a definitive outcome as long as its order is open', async () => {
    const { lease, answer, attempts } = await payout();
    await lease(1);
    await answer(1, 'failed');
    await expect(answer(1, 'pending')).rejects.toMatchObject({
      constraint: 'attempt_outcome_definitive',
    });
    // What was done counts, from any source.
    await answer(1, 'succeeded');
    expect(await attempts()).toMatchObject([{ outcome: 'succeeded' }]);
  });

  it.each([
    ['fencing_token = 0', 'attempt_fencing_token_grows'],
    [`outcome = 'perhaps'`, 'attempt_outcome_known'],
    ['leased_at = null', 'attempt_lease_whole'],
    ['sent_at = null', 'attempt_sent_when_leased'],
    ['sends = 0', 'attempt_answered_or_sent'],
    ['checks = -1', 'attempt_counts_not_negative'],
    ['unreachable = checks + 1', 'attempt_counts_not_negative'],
    ['ordinal = 0', 'attempt_ordinal_positive'],
    [`abandoned_at = now()`, 'attempt_abandoned_with_its_reason'],
    [`account = 'another'`, 'attempt_account_stays'],
  ])('cannot have %s, even by the owner', async (changes, constraint) => {
    const { lease, change } = await payout();
    await lease(1);
    await expect(change(changes)).rejects.toMatchObject({ constraint });
  });

  it('has a reference that no other attempt has at its provider', async () => {
    const [one, other] = [await payout(), await payout()];
    await one.lease(1);
    await other.lease(1);
    await expect(
      service.ownerSql('update attempts set reference = $2 where order_id = $1', [
        other.orderId,
        one.orderId,
      ]),
    ).rejects.toMatchObject({ constraint: 'attempt_reference_once' });
  });

  it.each(['provider', 'reference', 'ordinal', 'order_id'])(
    'cannot have its %s changed by the application',
    async (column) => {
      await expect(
        service.database.run({ sql: `update attempts set ${column} = ${column}`, parameters: [] }),
      ).rejects.toThrow('permission denied');
    },
  );
});
