import { describe, expect, it } from '@jest/globals';
import {
  answerToStore,
  checkOf,
  chooseAccount,
  type Exchange,
  withAnswer,
} from '../../../src/activities/orders/attempts.ts';
import type { OrderPort } from '../../../src/activities/orders/port.ts';
import type { Attempt } from '../../../src/db/orders/attempts.ts';
import type { Order } from '../../../src/db/orders/orders.ts';
import type { Owner } from '../../../src/domain/money.ts';
import type { Outcome } from '../../../src/domain/orders/decideOrder.ts';
import type { OrderAtProvider } from '../../../src/domain/orders/lostOrder.ts';

/** Which answer is stored: the rules of `answerToStore`, as rows. */

const NOW_MS = 1_800_000_000_000;

function attempt(changes: Partial<Attempt> = {}): Attempt {
  return {
    ordinal: 1,
    provider: 'paystack',
    account: '100032',
    reference: 'wd_1',
    fencingToken: 2,
    sends: 1,
    sentAtMs: NOW_MS,
    isSent: true,
    isAbandoned: false,
    leasedForMs: 0,
    outcome: undefined,
    reason: undefined,
    providerReference: undefined,
    answeredAtMs: 0,
    checks: 0,
    unreachable: 0,
    updatesRead: 0,
    nextCheckAtMs: undefined,
    refusals: 0,
    canFailOver: false,
    wasBlocked: false,
    ...changes,
  };
}

function orderWith(changes: Partial<Attempt>, status: Order['status'] = 'PROCESSING'): Order {
  return {
    id: 'wd_1',
    kind: 'withdrawal',
    businessId: 'biz_1',
    environment: 'prod',
    provider: 'paystack',
    status,
    createdAtMs: NOW_MS,
    settledAtMs: status === 'PROCESSING' ? undefined : NOW_MS,
    approveByMs: undefined,
    attempts: [attempt(changes)],
    mayLackAttempts: false,
    updatesReceived: 0,
    decision: undefined,
    isCancellationRequested: false,
    reviewReason: undefined,
    reviewOutlivesEnd: false,
    dismissedOutcome: undefined,
  };
}

const answer = (outcome: Outcome) => ({
  outcome,
  providerReference: undefined,
  reason: undefined,
  nextCheckInMs: undefined,
});

/** An exchange about the attempt of an order, a check by its newest token unless changed. */
function exchangeOf(order: Order, changes: Partial<Exchange> = {}): Exchange {
  return { ...checkOf(order, order.attempts[0] as Attempt), ...changes };
}

/** The outcome that is stored of an answer; undefined when the answer is dropped. */
function storedOutcome(order: Order, exchange: Exchange, outcome: Outcome): Outcome | undefined {
  return answerToStore(order, exchange, { answer: answer(outcome), nowMs: NOW_MS })?.outcome;
}

describe('an answer about an open order', () => {
  const open = orderWith({});

  it.each(['succeeded', 'failed', 'reversed', 'pending', 'not_found', 'unreachable'] as const)(
    'is stored as a check of the newest token tells it: %s',
    (outcome) => expect(storedOutcome(open, exchangeOf(open), outcome)).toBe(outcome),
  );

  it.each(['failed', 'reversed', 'pending', 'not_found', 'unreachable'] as const)(
    'is dropped when an older token brings it: %s',
    (outcome) => expect(storedOutcome(open, exchangeOf(open, { fencingToken: 1 }), outcome)).toBeUndefined(),
  );

  it('is stored from any holder when it is positive', () => {
    expect(storedOutcome(open, exchangeOf(open, { fencingToken: 1 }), 'succeeded')).toBe('succeeded');
  });

  it.each([
    ['failed', 'pending'],
    ['failed', 'not_found'],
    ['reversed', 'failed'],
    ['succeeded', 'failed'],
  ] as const)('does not replace a definitive outcome: after %s comes %s', (stored, later) => {
    const known = orderWith({ outcome: stored });
    expect(storedOutcome(known, exchangeOf(known), later)).toBeUndefined();
  });

  it.each(['failed', 'blocked', 'not_sent', 'not_found'] as const)(
    'proves nothing when it refuses a repeated request: %s',
    (outcome) => {
      const repeated = exchangeOf(open, { by: 'send', isFirst: false });
      expect(storedOutcome(open, repeated, outcome)).toBe('unknown');
      expect(storedOutcome(open, { ...repeated, isFirst: true }, outcome)).toBe(outcome);
    },
  );

  it('is not believed when a sender says that it did nothing after a check had found the request', () => {
    const found = orderWith({ outcome: 'pending' });
    expect(storedOutcome(found, exchangeOf(found, { by: 'send', isFirst: true }), 'not_sent')).toBe(
      'unknown',
    );
  });

  it('is counted, and also among those without an answer when the provider could not be reached', () => {
    const outage = orderWith({ checks: 5, unreachable: 4 });
    const counted = (outcome: Outcome) =>
      answerToStore(outage, exchangeOf(outage), { answer: answer(outcome), nowMs: NOW_MS });
    expect(counted('unreachable')).toMatchObject({ checks: 6, unreachable: 5 });
    expect(counted('pending')).toMatchObject({ checks: 6, unreachable: 4 });
  });

  it('ends the lease of its request', () => {
    const stored = answerToStore(open, exchangeOf(open), { answer: answer('pending'), nowMs: NOW_MS });
    expect(stored && withAnswer(open, stored).attempts[0]?.leasedForMs).toBeUndefined();
  });
});

describe('an answer about a settled order', () => {
  const failed = orderWith({ outcome: 'failed' }, 'FAILED');

  it('is stored when a check brings it, and only a positive one when its sender does', () => {
    expect(storedOutcome(failed, exchangeOf(failed), 'pending')).toBe('pending');
    const late = exchangeOf(failed, { by: 'send', isFirst: true });
    expect(storedOutcome(failed, late, 'failed')).toBeUndefined();
    expect(storedOutcome(failed, late, 'succeeded')).toBe('succeeded');
  });
});

describe('the account that an order is sent to', () => {
  const NOTHING = { is: 'unknown' } as const;
  const accounts = ['paystack', 'monnify'].map((name) => ({
    name,
    identify: async () => `${name}-1`,
    verify: async () => ({ isVerified: true }) as const,
    send: async () => Promise.reject(NOTHING),
    check: async () => Promise.reject(NOTHING),
  }));
  const at = {
    provider: 'monnify',
    account: 'monnify-1',
    reference: 'wd_1-2',
    ordinal: 2,
    reason: undefined,
  };
  const portWith = (found: readonly OrderAtProvider[], asked: string[] = []): OrderPort<Owner> => ({
    load: async () => undefined,
    candidates: async () => accounts,
    accountOf: async (_, { provider }) => accounts.find(({ name }) => name === provider) ?? Promise.reject(),
    findAttempts: async (_, { id }) => {
      asked.push(id);
      return found;
    },
  });
  const owner: Owner = { businessId: 'biz_1', environment: 'prod' };
  const without: Order = { ...orderWith({}), attempts: [] };
  const restored: Order = { ...without, mayLackAttempts: true };
  const late = NOW_MS + 60_000;

  it('is the preferred one, and no other is asked', async () => {
    const asked: string[] = [];
    const port = portWith([{ ...at, status: 'pending' }], asked);
    const target = await chooseAccount(port, { order: without, record: owner, nowMs: NOW_MS });
    expect(target.key).toMatchObject({ provider: 'paystack', ordinal: 1, reference: 'wd_1' });
    expect(asked).toEqual([]);
  });

  it('is the one that has it, of an order that a restore may have taken attempts from', async () => {
    const port = portWith([
      { ...at, status: 'pending' },
      { ...at, provider: 'paystack', reference: 'wd_1', ordinal: 1, status: 'not_found' },
    ]);
    const target = await chooseAccount(port, { order: restored, record: owner, nowMs: late });
    expect(target).toMatchObject({ account: { name: 'monnify' }, key: { ordinal: 2, reference: 'wd_1-2' } });
  });

  it('is the one that has it, of a new order that was made by itself: a restore may have lost it', async () => {
    const port = { ...portWith([{ ...at, status: 'pending' }]), isMadeByItself: () => true };
    const target = await chooseAccount(port, { order: without, record: owner, nowMs: NOW_MS });
    expect(target).toMatchObject({
      account: { name: 'monnify' },
      key: { reference: 'wd_1-2', isKnown: true },
    });
  });

  it('is not asked for in the sandbox, whose bank keeps nothing', async () => {
    const asked: string[] = [];
    const order: Order = { ...restored, environment: 'test' };
    const port = { ...portWith([{ ...at, status: 'pending' }], asked), isMadeByItself: () => true };
    expect((await chooseAccount(port, { order, record: owner, nowMs: late })).key.provider).toBe('paystack');
    expect(asked).toEqual([]);
  });

  it('is the next one right after a refusal, also where the first hung for long; later, every one is asked', async () => {
    const asked: string[] = [];
    const port = portWith([{ ...at, provider: 'paystack', status: 'unasked' }], asked);
    const refusal = { isSent: false, isAbandoned: true, outcome: 'unreachable', refusals: 1 } as const;
    const afterRefusal = (canFailOver: boolean): Order => ({
      ...restored,
      attempts: [attempt({ ...refusal, canFailOver, sends: 0, answeredAtMs: late })],
    });
    const next = await chooseAccount(port, { order: afterRefusal(true), record: owner, nowMs: late });
    expect(next).toMatchObject({ account: { name: 'monnify' } });
    expect(asked).toEqual([]);
    for (const [order, nowMs] of [
      [afterRefusal(false), late],
      [afterRefusal(true), late + 10_001],
    ] as const) {
      const target = await chooseAccount(port, { order, record: owner, nowMs });
      expect(target).toMatchObject({ refusal: { outcome: 'unreachable' }, canFailOver: false });
    }
  });

  it('has its attempt known under an ordinal that no refusal of another has', async () => {
    const refusal = attempt({
      reference: 'wd_1',
      sends: 0,
      isSent: false,
      isAbandoned: true,
      outcome: 'unreachable',
    });
    const order = { ...restored, attempts: [refusal] };
    const port = portWith([{ ...at, reference: 'wd_1', ordinal: 1, status: 'succeeded' }]);
    const target = await chooseAccount(port, { order, record: owner, nowMs: late });
    expect(target.key).toMatchObject({ provider: 'monnify', reference: 'wd_1', ordinal: 2 });
    const own = { ...order, attempts: [{ ...refusal, provider: 'monnify' }] };
    const again = await chooseAccount(port, { order: own, record: owner, nowMs: late });
    expect(again.key).toMatchObject({ provider: 'monnify', reference: 'wd_1', ordinal: 1 });
  });

  it('has its attempt opened under an ordinal that none has, where a restore has lost the first', async () => {
    const second = attempt({ ordinal: 2, provider: 'monnify', reference: 'wd_1-2', sends: 0, isSent: false });
    const order = { ...restored, attempts: [{ ...second, isAbandoned: true, refusals: 1 }] };
    const { key } = await chooseAccount(portWith([]), { order, record: owner, nowMs: late });
    expect(key).toMatchObject({ provider: 'paystack', ordinal: 3, reference: 'wd_1-3' });
  });

  it.each([
    ['does not say', 'unasked', 'unreachable'],
    ['has something else', 'unknown', 'unknown'],
  ] as const)('is none while one of them %s', async (_what, status, outcome) => {
    const port = portWith([{ ...at, status }]);
    const target = await chooseAccount(port, { order: restored, record: owner, nowMs: late });
    expect(target).toMatchObject({ refusal: { outcome }, key: { reference: 'wd_1' }, canFailOver: false });
  });

  it('has an attempt that was never sent opened, and one that was sent not again, where references serve once', async () => {
    const port = { ...portWith([]), referenceOf: (id: string, ordinal: number) => `${id}/${ordinal}` };
    const refused = await chooseAccount(
      { ...port, candidates: async () => [{ ...at, name: 'paystack', ...NOT_VERIFIED }] as never },
      { order: restored, record: owner, nowMs: late },
    );
    expect(refused.key).toMatchObject({ ordinal: 1, reference: 'wd_1/1' });
    const unsent = attempt({ reference: 'wd_1/1', sends: 0, isSent: false, isAbandoned: true, refusals: 1 });
    const only = { ...port, candidates: async () => accounts.slice(0, 1) };
    const again = await chooseAccount(only, {
      order: { ...restored, attempts: [unsent] },
      record: owner,
      nowMs: late,
    });
    expect(again.key).toMatchObject({ ordinal: 1, reference: 'wd_1/1' });
    const sent = attempt({ reference: 'wd_1/1', isAbandoned: true, refusals: 1 });
    const next = await chooseAccount(only, {
      order: { ...restored, attempts: [sent] },
      record: owner,
      nowMs: late,
    });
    expect(next.key).toMatchObject({ ordinal: 2, reference: 'wd_1/2' });
  });
});

const NOT_VERIFIED = { verify: async () => ({ isVerified: false, because: 'No.', isDefinitive: false }) };
