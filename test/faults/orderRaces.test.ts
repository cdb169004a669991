import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ALL_KINDS } from '../../src/contract/kinds.ts';
import { camelCase } from '../../src/contract/starts.ts';
import { LEASE_MS } from '../../src/db/orders/attempts.ts';
import { MINUTE_MS } from '../../src/domain/time.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { type QuidaxServer, startQuidaxServer } from '../support/quidaxServer.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { atVerification, HeldProvider, holdsAt, letSend, OverlapOrder } from './overlapScene.ts';

/**
 * Executions of an order's steps against everything else that changes its rows: updates, decisions of operators, other
 * executions and a second provider. Each test stops one execution at a named place and lets the other one go first.
 */
let service: TestService;
let quidax: QuidaxServer;

beforeAll(async () => {
  quidax = await startQuidaxServer();
  // No worker runs, so that the executions here are the only ones.
  service = await startTestService({
    role: 'api',
    env: { ...quidax.env, PAYSTACK_SECRET_KEY: 'sk_live_never_asked', OUTCOME_WAIT_MS: '0' },
  });
});
afterAll(async () => {
  await service?.stop();
  await quidax?.stop();
});

/** Lets this process believe that it was stopped for longer than a lease, once it comes to this place. */
function stopsAt(place: string) {
  const now = performance.now.bind(performance);
  return {
    faultPoint: async (name: string) => {
      if (name === place) performance.now = () => now() + LEASE_MS;
    },
    resume() {
      performance.now = now;
    },
  };
}

describe.each(ALL_KINDS)('an order of the kind %s', (kind) => {
  const place = (name: string) => `${camelCase(kind)}.${name}`;
  const accept = () => OverlapOrder.accept(service, kind);
  /** The phase of the transfer of a completed order: only a collection holds nothing before. */
  const posted = kind === 'collection' ? 'single' : 'post';

  it('is left alone by every other execution while its request is under way', async () => {
    const order = await accept();
    const [sending, other] = [new HeldProvider(), new HeldProvider()];
    other.knows = 'failed';
    const { execution } = await order.sendTo(sending);
    await order.receiveUpdate();
    for (const step of ['begin', 'send', 'check', 'failOver', 'settle'] as const) {
      const progress = await Promise.race([
        order.execute(step, other, { laterMs: 3_600_000 }),
        other.wasVerified,
      ]);
      expect([step, progress]).toMatchObject([step, { status: 'PROCESSING', step: { do: 'wait' } }]);
    }
    expect([other.checks, other.requests]).toEqual([0, []]);
    sending.answer('succeeded');
    expect(await execution).toMatchObject({ status: 'COMPLETED' });
  });

  it('keeps its lease as long as its request is under way', async () => {
    const order = await accept();
    const sending = new HeldProvider();
    const { execution } = await order.sendTo(sending, { isRenewing: true });
    await order.expireLease();
    const isLeased = async () => (await order.read()).attempts[0]?.leasedForMs !== undefined;
    await waitFor('the renewal', isLeased, MINUTE_MS);
    sending.answer('succeeded');
    expect(await execution).toMatchObject({ status: 'COMPLETED' });
    expect((await order.read()).attempts[0]?.leasedForMs).toBeUndefined();
  });

  it('has a fencing token of its own when it is refused before it is sent', async () => {
    const order = await accept();
    const refusing = new HeldProvider();
    const { execution } = await order.beginSend(refusing);
    refusing.verified(false);
    await execution;
    expect((await order.read()).attempts).toMatchObject([{ isSent: false, fencingToken: 1 }]);
  });

  it('keeps the first reason for which it is flagged', async () => {
    const order = await accept();
    const flag = (reason: string) => order.execute('flag', new HeldProvider(), { request: { reason } });
    expect(await flag('It takes step after step.')).toMatchObject({ review: 'It takes step after step.' });
    expect(await flag('Another reason.')).toMatchObject({ review: 'It takes step after step.' });
    expect(await order.read()).toMatchObject({ reviewReason: 'It takes step after step.' });
  });

  it('is sent by one of two executions that verified its payee', async () => {
    const order = await accept();
    const [slow, quick] = [new HeldProvider(), new HeldProvider()];
    const [slowly, quickly] = [order.execute('send', slow), order.execute('send', quick)];
    await atVerification(slow, quick);
    await letSend(quick);
    slow.verified(true);
    expect(await Promise.race([slowly, slow.wasSent])).toMatchObject({ step: { do: 'wait' } });
    quick.answer('succeeded');
    expect(await quickly).toMatchObject({ status: 'COMPLETED' });
    expect([slow.requests, quick.requests]).toMatchObject([[], [{ isFirst: true }]]);
  });

  // A collector has no answer that proves that it did nothing and may do it later.
  if (kind !== 'collection') {
    it('is not sent by an execution that verified its payee before another one was refused', async () => {
      const order = await accept();
      const [late, refused] = [new HeldProvider(), new HeldProvider()];
      const { execution } = await order.beginSend(late, { laterMs: 3_600_000 });
      await order.exchange(refused, 'not_sent');
      late.verified(true);
      expect(await Promise.race([execution, late.wasSent])).toMatchObject({
        status: 'PROCESSING',
        attempt: { outcome: 'not_sent' },
      });
      expect(late.requests).toEqual([]);
    });
  }

  it('is not failed by the refusal of a superseded execution', async () => {
    const order = await accept();
    const [stalled, next] = [new HeldProvider(), new HeldProvider()];
    const { execution: first } = await order.sendTo(stalled);
    await order.expireLease();
    const { execution: second } = await order.sendTo(next, { by: 'begin' });
    stalled.answer('failed');
    expect(await first).toMatchObject({ status: 'PROCESSING', step: { do: 'wait' } });
    expect((await order.read()).attempts).toMatchObject([{ outcome: undefined, sends: 2, fencingToken: 2 }]);
    next.answer('failed');
    expect(await second).toMatchObject({ status: 'PROCESSING', attempt: { outcome: 'unknown' } });
  });

  it('is settled by the positive answer of a superseded execution', async () => {
    const order = await accept();
    const [stalled, next] = [new HeldProvider(), new HeldProvider()];
    const { execution: first } = await order.sendTo(stalled);
    await order.expireLease();
    const { execution: second } = await order.sendTo(next, { by: 'begin' });
    stalled.answer('succeeded');
    expect(await first).toMatchObject({ status: 'COMPLETED', step: { do: 'wait' } });
    next.answer('failed');
    expect(await second).toMatchObject({ status: 'COMPLETED', attempt: { outcome: 'succeeded' } });
    expect((await order.phases()).filter((phase) => phase !== 'reserve')).toEqual([posted]);
    await expectSoundLedger(service.database);
  });

  it('is not sent by an execution that stalled after taking its lease, when another one has sent it', async () => {
    const order = await accept();
    const [stalled, next] = [new HeldProvider(), new HeldProvider()];
    const hold = holdsAt(place('beforeSend'));
    const stop = stopsAt(place('beforeSend'));
    try {
      const { execution: first } = await order.beginSend(stalled, {
        async faultPoint(name) {
          await hold.faultPoint(name);
          await stop.faultPoint(name);
        },
      });
      stalled.verified(true);
      await hold.reached;
      await order.expireLease();
      const { execution: second } = await order.sendTo(next, { by: 'begin' });
      hold.open();
      await expect(Promise.race([first, stalled.wasSent])).rejects.toMatchObject({ type: 'Superseded' });
      next.answer('succeeded');
      expect(await second).toMatchObject({ status: 'COMPLETED' });
      expect([stalled.requests, next.checks, next.requests]).toMatchObject([[], 1, [{ isFirst: false }]]);
    } finally {
      stop.resume();
    }
  });

  it('is checked again when an update arrives while it is checked', async () => {
    const order = await accept();
    const held = new HeldProvider();
    await order.exchange(held, 'pending');
    await order.receiveUpdate();
    held.knows = 'pending';
    const { faultPoint, reached, open } = holdsAt(place('afterCheck'));
    const checking = order.execute('check', held, { faultPoint });
    await reached;
    await order.receiveUpdate();
    open();
    expect(await checking).toMatchObject({ attempt: { outcome: 'pending' }, step: { do: 'check' } });
    held.knows = 'succeeded';
    expect(await order.execute('check', held)).toMatchObject({ status: 'COMPLETED' });
    expect(held.checks).toBe(2);
  });

  it('takes no decision that arrives while its provider settles it', async () => {
    const order = await accept();
    const held = new HeldProvider();
    const { faultPoint, reached, open } = holdsAt(place('beforeEnd'));
    const settling = order.exchange(held, 'succeeded', { by: 'begin', faultPoint });
    await reached;
    const refused = expect(order.decide('failed')).rejects.toThrow(/is COMPLETED already/);
    open();
    expect(await settling).toMatchObject({ status: 'COMPLETED' });
    await refused;
    expect(await order.execute('settle', held)).toMatchObject({ status: 'COMPLETED', step: { do: 'wait' } });
    const { decision, updatesReceived } = await order.read();
    expect([decision, updatesReceived]).toEqual([undefined, 0]);
    expect((await order.phases()).filter((phase) => phase !== 'reserve')).toEqual([posted]);
  });

  it('is settled once by a decision that two executions apply', async () => {
    const order = await accept();
    const held = new HeldProvider();
    await order.exchange(held, 'pending');
    held.knows = 'pending';
    await order.decide('failed');
    await order.execute('check', held);
    const { faultPoint, reached, open } = holdsAt(place('beforeEnd'));
    const first = order.execute('settle', held, { faultPoint });
    await reached;
    const second = order.execute('settle', held);
    // Sent once more, as by an operator whose connection broke: it is the same decision.
    const repeated = order.decide('failed');
    open();
    for (const progress of await Promise.all([first, second, repeated])) {
      expect(progress).toMatchObject({ status: 'FAILED' });
    }
    const { rowCount } = await service.ownerSql(
      `select from audit_log where subject = $1 and action like '%.resolve'`,
      [order.id],
    );
    expect(rowCount).toBe(1);
    expect((await order.phases()).filter((phase) => phase !== 'reserve')).toEqual(
      kind === 'collection' ? [] : ['void'],
    );
    await expectSoundLedger(service.database);
  });

  it('keeps the decision of the first operator while it waits to be applied', async () => {
    const order = await accept();
    const held = new HeldProvider();
    await order.exchange(held, 'pending');
    await order.decide('failed', 'the-first');
    await expect(order.decide('completed', 'the-second')).rejects.toThrow(/is being resolved already/);
    expect(await order.read()).toMatchObject({ decision: { id: 'the-first', outcome: 'failed' } });
  });

  it('takes no decision once it is settled', async () => {
    const order = await accept();
    await order.exchange(new HeldProvider(), 'succeeded');
    await expect(order.decide('failed')).rejects.toThrow(/is COMPLETED already/);
    expect(await order.read()).toMatchObject({ status: 'COMPLETED', decision: undefined });
  });

  it('that an operator called failed is still due to be checked when a late answer says that it was paid', async () => {
    const order = await accept();
    const [late, checking] = [new HeldProvider(), new HeldProvider()];
    const { execution } = await order.sendTo(late);
    await order.expireLease();
    await order.decide('failed');
    await order.execute('check', checking);
    expect(await order.execute('settle', checking)).toMatchObject({ status: 'FAILED' });
    late.answer('succeeded');
    expect(await execution).toMatchObject({ status: 'FAILED', step: { do: 'flag' } });
    // The workflow may be over, so the relay has to start it again, or the flag is never stored.
    const { reviewReason } = await order.read();
    expect([reviewReason !== undefined, (await order.nextCheckAt()) !== null]).toContain(true);
  });
});

describe('a withdrawal with two banks', () => {
  const accept = () => OverlapOrder.accept(service, 'withdrawal');
  const banks = () => [new HeldProvider('paystack'), new HeldProvider('monnify')] as const;
  const AN_HOUR = 3_600_000;

  it('goes to the second only once the first has refused it', async () => {
    const order = await accept();
    const [first, second] = banks();
    const providers = [first, second];
    const { execution } = await order.sendTo(first, { providers });
    for (const step of ['failOver', 'begin', 'send'] as const) {
      expect(await order.execute(step, providers, { laterMs: AN_HOUR })).toMatchObject({
        step: { do: 'wait' },
      });
    }
    first.answer('blocked');
    expect(await execution).toMatchObject({ step: { do: 'fail_over' } });
    const over = await order.sendTo(second, { by: 'failOver', providers });
    second.answer('succeeded');
    expect(await over.execution).toMatchObject({ status: 'COMPLETED', attempt: { provider: 'monnify' } });
    expect([first.requests.length, second.requests.length]).toEqual([1, 1]);
    expect(second.requests[0]?.reference).not.toBe(first.requests[0]?.reference);
  });

  it('does not go to the second when the refusal of the first comes after its lease expired and it was sent again', async () => {
    const order = await accept();
    const [stalled, second] = banks();
    const again = new HeldProvider('paystack');
    const { execution } = await order.sendTo(stalled, { providers: [stalled, second] });
    await order.expireLease();
    const repeated = await order.sendTo(again, { by: 'begin', providers: [again, second] });
    stalled.answer('blocked');
    expect(await execution).toMatchObject({ step: { do: 'wait' }, attempt: { provider: 'paystack' } });
    again.answer('blocked');
    expect(await repeated.execution).toMatchObject({ attempt: { provider: 'paystack', outcome: 'unknown' } });
    again.knows = 'pending';
    for (const step of ['failOver', 'check'] as const) {
      await order.execute(step, [again, second], { laterMs: AN_HOUR });
    }
    expect([second.requests, (await order.read()).attempts.length]).toEqual([[], 1]);
  });

  it('does not go to the second when a check found the request before the refusal of it arrived', async () => {
    const order = await accept();
    const [stalled, second] = banks();
    const checking = new HeldProvider('paystack');
    checking.knows = 'pending';
    const { execution } = await order.sendTo(stalled, { providers: [stalled, second] });
    await order.expireLease();
    expect(await order.execute('check', [checking, second])).toMatchObject({ step: { do: 'wait' } });
    stalled.answer('blocked');
    expect(await execution).toMatchObject({ step: { do: 'wait' }, attempt: { outcome: 'unknown' } });
    await order.execute('failOver', [checking, second], { laterMs: AN_HOUR });
    expect(second.requests).toEqual([]);
  });

  it('does not go to the second when the first was paid by the time its refusal arrived', async () => {
    const order = await accept();
    const [stalled, second] = banks();
    const checking = new HeldProvider('paystack');
    checking.knows = 'succeeded';
    const { execution } = await order.sendTo(stalled, { providers: [stalled, second] });
    await order.expireLease();
    expect(await order.execute('check', [checking, second])).toMatchObject({ status: 'COMPLETED' });
    stalled.answer('blocked');
    expect(await execution).toMatchObject({ status: 'COMPLETED', step: { do: 'wait' } });
    expect(await order.execute('failOver', [checking, second])).toMatchObject({ status: 'COMPLETED' });
    expect(second.requests).toEqual([]);
  });

  it('is flagged when a check finds that the first paid after it refused, while the second has the order', async () => {
    const order = await accept();
    const [stalled, second] = banks();
    const checking = new HeldProvider('paystack');
    checking.knows = 'succeeded';
    const { execution } = await order.sendTo(stalled, { providers: [stalled, second] });
    await order.expireLease();
    const { faultPoint, reached, open } = holdsAt('withdrawal.afterCheck');
    const checked = order.execute('check', [checking, second], { faultPoint });
    await reached;
    stalled.answer('blocked');
    expect(await execution).toMatchObject({ step: { do: 'fail_over' } });
    const over = await order.sendTo(second, { by: 'failOver', providers: [stalled, second] });
    open();
    await checked;
    const paidTwice = { reviewReason: expect.stringMatching(/It may have been carried out twice\.$/) };
    expect(await order.read()).toMatchObject(paidTwice);
    second.answer('succeeded');
    expect(await over.execution).toMatchObject({ status: 'COMPLETED' });
    // The end of the order does not answer what the first bank did.
    expect(await order.read()).toMatchObject(paidTwice);
    await expectSoundLedger(service.database);
  });
});
