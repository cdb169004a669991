import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBillActivities } from '../../src/activities/bills.ts';
import type { OrderEnd, OrderNews } from '../../src/activities/heldOrders.ts';
import { createPayoutActivities } from '../../src/activities/payouts.ts';
import { createSettlingActivity } from '../../src/activities/settling.ts';
import { createUsdtSaleActivities } from '../../src/activities/usdtSales.ts';
import { createWithdrawalActivities } from '../../src/activities/withdrawals.ts';
import { camelCase, HELD_KINDS, type HeldKind, orderInput } from '../../src/contract/kinds.ts';
import { billTransfers } from '../../src/domain/ledger.ts';
import { ProviderAccounts } from '../../src/providers/accounts.ts';
import type { BankProvider } from '../../src/providers/bank/port.ts';
import type { BillsProvider } from '../../src/providers/bills/port.ts';
import { createBillsSimulator } from '../../src/providers/bills/simulator.ts';
import { saveBankAccount } from '../support/bankAccounts.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { routingOver } from '../support/payoutRouting.ts';
import { type QuidaxServer, startQuidaxServer } from '../support/quidaxServer.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/**
 * The rule that a provider is told at most once, for every kind of order whose money is held. An attempt whose worker lost
 * its connection to Temporal goes on working while Temporal gives the activity to another worker: these tests run two
 * attempts at one order against one database, in the worst orders, and break attempts off between their steps.
 */
let service: TestService;
let quidax: QuidaxServer;

beforeAll(async () => {
  quidax = await startQuidaxServer();
  // No worker runs, so that the attempts here are the only ones; and no workflow decides in between.
  service = await startTestService({
    role: 'api',
    env: { ...quidax.env, PAYSTACK_SECRET_KEY: 'sk_live_never_asked', OUTCOME_WAIT_MS: '0' },
  });
});
afterAll(async () => {
  await service?.stop();
  await quidax?.stop();
});

/** What a provider says of an order, in words that every kind's provider knows. */
interface Said {
  readonly status: 'succeeded' | 'failed' | 'pending' | 'unknown' | 'blocked';
  readonly providerReference: string | undefined;
  readonly reason: string | undefined;
}
const said = (status: Said['status']): Said => ({
  status,
  providerReference: status === 'succeeded' ? 'REF_1' : undefined,
  reason: status === 'succeeded' ? undefined : `It is ${status}.`,
});

/** A provider that answers when the test lets it, and keeps what it was told. */
function heldProvider() {
  const calls: ((value: never) => void)[] = [];
  const held = <Value>() =>
    new Promise<Value>((resolve) => {
      calls.push(resolve as (value: never) => void);
    });
  const told: { readonly reference: string; readonly isFirst: boolean }[] = [];
  const { promise: checked, resolve: check } = Promise.withResolvers<'about to be told'>();
  const { promise: wasTold, resolve: tell } = Promise.withResolvers<'told'>();
  return {
    told,
    /** Resolves when it is told for the first time. */
    wasTold,
    /** Resolves when it is asked for the first time whether it may be told. */
    checked,
    /** What it says when it is asked; nothing of an order that it does not know. */
    knows: undefined as Said | undefined,
    asked: 0,
    waiting: () => calls.length,
    /** Whether the check before telling passes: answers the longest-waiting one. */
    clear: (isCleared: boolean) => calls.shift()?.(isCleared as never),
    /** Answers the longest-waiting telling. */
    answer: (status: Said['status']) => calls.shift()?.(said(status) as never),
    check() {
      check('about to be told');
      return held<boolean>();
    },
    tell(reference: string, isFirst: boolean) {
      told.push({ reference, isFirst });
      tell('told');
      return held<Said>();
    },
    async find() {
      this.asked += 1;
      return this.knows ?? ({ status: 'not_found' } as const);
    },
  };
}
type HeldProvider = ReturnType<typeof heldProvider>;

type FaultPoint = (name: string) => Promise<void>;

/** What these tests need of a kind. */
interface Scene {
  /** An accepted live order, on which nobody works. Returns its id. */
  readonly accept: (merchant: TestMerchant) => Promise<string>;
  /** The activities of the kind, with this provider. */
  readonly activities: (held: HeldProvider, faultPoint: FaultPoint) => object;
  /** Where a worker may die right before and right after telling. */
  readonly places: readonly [before: string, after: string];
}

const bankOf = (held: HeldProvider): BankProvider => ({
  name: 'paystack',
  identifyAccount: async () => '100032',
  readBalanceMinor: async () => undefined,
  resolveAccount: async () =>
    (await held.check())
      ? { status: 'found', accountName: 'ADA OBI' }
      : { status: 'not_found', reason: 'The bank does not answer.' },
  listBanks: async () => [],
  sendTransfer: ({ reference, isFirstAttempt }) => held.tell(reference, isFirstAttempt === true),
  findTransfer: () => held.find(),
});

const payoutsOf = (held: HeldProvider, faultPoint: FaultPoint) =>
  createPayoutActivities({
    database: service.database,
    payoutRoutingOf: () => routingOver(bankOf(held)),
    faultPoint,
  });

const recordsOf = (faultPoint: FaultPoint) => ({
  database: service.database,
  ledger: service.ledger,
  keepPromised: () => {},
  faultPoint,
});

async function post(merchant: TestMerchant, path: string, order: object) {
  await saveBankAccount(service, merchant.businessId, '2012345678', 'ADA OBI');
  const body = { businessId: merchant.businessId, ...order };
  return (await service.post(path, body, { key: merchant.apiKeys.prod })).body;
}

const PRICE_MINOR = 50_000n;

const SCENES: Record<HeldKind, Scene> = {
  withdrawal: {
    accept: async (merchant) =>
      (await post(merchant, '/withdrawal/request', { amount: 1_000 })).withdrawal.transactionId,
    activities(held, faultPoint) {
      const payouts = payoutsOf(held, faultPoint);
      const withdrawals = createWithdrawalActivities(recordsOf(faultPoint));
      const steps = { send: payouts.sendTransfer, end: withdrawals.endWithdrawal };
      return { ...payouts, ...withdrawals, ...createSettlingActivity('withdrawal', steps) };
    },
    places: ['withdrawal.beforeSend', 'withdrawal.afterSend'],
  },
  usdt_sale: {
    accept: async (merchant) =>
      (await post(merchant, '/crypto/withdrawals/request', { amountUsdt: 10 })).withdrawal.withdrawalId,
    activities(held, faultPoint) {
      const payouts = payoutsOf(held, faultPoint);
      const sales = createUsdtSaleActivities(recordsOf(faultPoint));
      const steps = { send: payouts.sendTransfer, end: sales.endUsdtSale };
      return { ...payouts, ...sales, ...createSettlingActivity('usdt_sale', steps) };
    },
    places: ['usdtSale.beforeSend', 'usdtSale.afterSend'],
  },
  bill: {
    async accept({ businessId }) {
      const purchaseId = `bill_${randomUUID()}`;
      await service.ledger.post(
        billTransfers.reserve({ purchaseId, businessId, environment: 'prod', amountMinor: PRICE_MINOR }),
      );
      await service.ownerSql(
        `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel,
            customer, description, metadata)
          values ($1, $2, 'prod', 'bill', 'PROCESSING', $3, 0, 'data', '08060000001', '', '{}')`,
        [purchaseId, businessId, PRICE_MINOR],
      );
      await service.ownerSql(
        `insert into bill_purchases (transaction_id, kind, biller_id, service_id, biller_name, account, is_renewal,
            provider, plan_code, plan_name)
          values ($1, 'data', 'mtn', 'mtn', 'MTN Data', '08060000001', false, 'simulator', 'gb-1', '1 GB')`,
        [purchaseId],
      );
      return purchaseId;
    },
    activities(held, faultPoint) {
      const bills: BillsProvider = {
        ...createBillsSimulator({ clock: Date.now }),
        findPlan: async () =>
          (await held.check()) ? { code: 'gb-1', name: '1 GB', priceMinor: PRICE_MINOR } : undefined,
        purchase: ({ requestId, isFirstAttempt }) => held.tell(requestId, isFirstAttempt),
        findPurchase: () => held.find(),
      };
      return createBillActivities({
        ...recordsOf(faultPoint),
        billAccountsOf: () => new ProviderAccounts([bills]),
      });
    },
    places: ['bill.beforeSend', 'bill.afterSend'],
  },
};

describe.each(Object.keys(SCENES) as HeldKind[])('an order of the kind %s', (kind) => {
  const { accept, activities, places } = SCENES[kind];
  const names = HELD_KINDS[kind].activities;

  async function acceptOne() {
    const merchant = await service.createMerchant();
    await service.fund(merchant, 10_000, 'prod');
    await service.fund(merchant, 100, 'prod', 'USDT');
    const id = await accept(merchant);
    const order = orderInput(kind, id, 'prod');
    return {
      id,
      merchant,
      /** Runs one of its activities. */
      run<Result>(
        name: keyof typeof names,
        held: HeldProvider,
        faultPoint: FaultPoint = async () => {},
        more = {},
      ) {
        const all = activities(held, faultPoint) as Record<string, (input: object) => Promise<Result>>;
        const activity = all[names[name]];
        if (!activity) throw new Error(`There is no activity ${names[name]}.`);
        return activity({ ...order, ...more });
      },
    };
  }
  type Accepted = Awaited<ReturnType<typeof acceptOne>>;

  async function statusOf({ id }: Accepted): Promise<string> {
    const { table } = HELD_KINDS[kind].record;
    const { rows } = await service.ownerSql(`select status from ${table} where id = $1`, [id]);
    return rows[0]?.status;
  }

  /** Begins to tell the provider. */
  function begin(
    { run }: Pick<Accepted, 'run'>,
    held: HeldProvider,
    faultPoint?: FaultPoint,
    by: 'send' | 'settle' = 'send',
  ) {
    const sent = run<OrderNews>(by, held, faultPoint);
    // What becomes of it is judged later.
    sent.catch(() => {});
    return sent;
  }

  /** Lets the attempt that settles the order tell the provider, who answers so. */
  async function settled(
    order: Accepted,
    held: HeldProvider,
    status: Said['status'],
    faultPoint?: FaultPoint,
  ) {
    const settling = begin(order, held, faultPoint, 'settle');
    await atCheck(held);
    await letTell(held);
    held.answer(status);
    return settling;
  }

  /** Waits until attempts ask whether they may tell. */
  const atCheck = async (...held: readonly HeldProvider[]) => {
    for (const each of held) await waitFor('the check', () => each.waiting() === 1);
  };

  /** Lets an attempt pass its check, until the provider was told. */
  async function letTell(held: HeldProvider) {
    held.clear(true);
    await waitFor('the telling', () => held.told.length === 1);
  }

  /** Expects an attempt to step back and tell its provider nothing. */
  const expectStepBack = (attempt: Promise<OrderNews>, held: HeldProvider) =>
    expect(Promise.race([attempt, held.wasTold])).rejects.toThrow('faster');

  const breaksOffAt =
    (place: string): FaultPoint =>
    async (name) => {
      if (name === place) throw new Error(`The work broke off at ${name}.`);
    };

  const decided = (decision: OrderEnd['decision']): OrderEnd => ({
    decision,
    providerReference: undefined,
    failureReason: undefined,
    askAgainInMs: undefined,
    resolvedBy: undefined,
  });

  it('is asked about as one that has ended only if its record says so', async () => {
    const order = await acceptOne();
    const held = heldProvider();
    const ask = () => order.run<OrderNews>('ask', held, undefined, { hasEnded: true });
    expect(await ask()).toMatchObject({ knowledge: 'unknown', isUndecided: true });
    expect(held.asked).toBe(0);
    await settled(order, held, 'succeeded');
    held.knows = said('succeeded');
    const news = await ask();
    expect([news.knowledge, news.isUndecided]).toEqual(['succeeded', undefined]);
  });

  it('is told by one of two attempts that may tell, and the other steps back', async () => {
    const order = await acceptOne();
    const [slow, quick] = [heldProvider(), heldProvider()];
    const [slowly, quickly] = [begin(order, slow), begin(order, quick)];
    await atCheck(slow, quick);
    await letTell(quick);
    slow.clear(true);
    await expectStepBack(slowly, slow);
    quick.answer('succeeded');
    expect(await quickly).toMatchObject({ knowledge: 'succeeded' });
    expect([slow.told, quick.told]).toMatchObject([[], [{ isFirst: true }]]);
  });

  it('is refused for good by the attempt that told, although another one stepped back', async () => {
    const order = await acceptOne();
    const [slow, quick] = [heldProvider(), heldProvider()];
    const [slowly, quickly] = [begin(order, slow), begin(order, quick)];
    await atCheck(slow, quick);
    await letTell(quick);
    slow.clear(true);
    await expectStepBack(slowly, slow);
    quick.answer('blocked');
    expect(await quickly).toMatchObject({ knowledge: 'blocked', reason: 'It is blocked.' });
  });

  it('does not fail by an attempt that may not tell, while another one has told', async () => {
    const order = await acceptOne();
    const [telling, doubting] = [heldProvider(), heldProvider()];
    const [first, second] = [begin(order, telling), begin(order, doubting)];
    await atCheck(telling, doubting);
    await letTell(telling);
    doubting.clear(false);
    await expect(second).rejects.toThrow('faster');
    telling.answer('succeeded');
    expect(await first).toMatchObject({ knowledge: 'succeeded' });
  });

  it('that may not be told fails, and an attempt that was overtaken by that tells nothing', async () => {
    const order = await acceptOne();
    const [late, refusing] = [heldProvider(), heldProvider()];
    const [first, second] = [begin(order, late), begin(order, refusing)];
    await atCheck(late, refusing);
    refusing.clear(false);
    expect(await second).toMatchObject({ knowledge: 'failed' });
    late.clear(true);
    await expectStepBack(first, late);
    expect([late.told, refusing.told]).toEqual([[], []]);
  });

  it('is asked about by a repeated attempt, and told again to nobody who knows it', async () => {
    const order = await acceptOne();
    const lost = heldProvider();
    const sent = begin(order, lost);
    await atCheck(lost);
    await letTell(lost);

    const again = heldProvider();
    again.knows = said('pending');
    const repeated = order.run<OrderNews>('send', again);
    expect(await Promise.race([repeated, again.checked])).toMatchObject({ knowledge: 'pending' });
    expect(await order.run('ask', again)).toMatchObject({ knowledge: 'pending' });
    expect([again.asked, again.told]).toEqual([2, []]);
    lost.answer('succeeded');
    expect(await sent).toMatchObject({ knowledge: 'succeeded' });
  });

  it('does not fail by the refusal of a repeated attempt, whoever refuses', async () => {
    const order = await acceptOne();
    const [lost, repeated, doubting] = [heldProvider(), heldProvider(), heldProvider()];
    const sent = begin(order, lost);
    await atCheck(lost);
    await letTell(lost);

    const second = begin(order, repeated);
    await atCheck(repeated);
    await letTell(repeated);
    expect(repeated.told).toEqual([{ reference: lost.told[0]?.reference, isFirst: false }]);
    repeated.answer('unknown');
    expect(await second).toMatchObject({ knowledge: 'unknown' });

    const third = begin(order, doubting);
    await atCheck(doubting);
    doubting.clear(false);
    expect(await third).toMatchObject({
      knowledge: 'unknown',
      reason: expect.stringMatching(/An earlier attempt may be under way\.$/),
    });
    expect(doubting.told).toEqual([]);
    lost.answer('succeeded');
    expect(await sent).toMatchObject({ knowledge: 'succeeded' });
  });

  it('does not fail by the refusal of its first attempt once another one was about to tell', async () => {
    const order = await acceptOne();
    const [lost, repeated] = [heldProvider(), heldProvider()];
    const first = begin(order, lost);
    await atCheck(lost);
    await letTell(lost);
    const second = begin(order, repeated);
    await atCheck(repeated);
    await letTell(repeated);
    lost.answer('failed');
    await expect(first).rejects.toThrow('faster');
    repeated.answer('succeeded');
    expect(await second).toMatchObject({ knowledge: 'succeeded' });
  });

  it('fails by the refusal of its first attempt, when no other one was about to tell', async () => {
    const order = await acceptOne();
    const [alone, late] = [heldProvider(), heldProvider()];
    const [first, second] = [begin(order, alone), begin(order, late)];
    await atCheck(alone, late);
    await letTell(alone);
    late.clear(true);
    await expectStepBack(second, late);
    alone.answer('failed');
    expect(await first).toMatchObject({ knowledge: 'failed', reason: 'It is failed.' });
  });

  it('is told as a first attempt again once the only one was refused, but not when it was claimed again', async () => {
    const order = await acceptOne();
    const [blocked, blockedToo, repeated] = [heldProvider(), heldProvider(), heldProvider()];
    const first = begin(order, blocked);
    await atCheck(blocked);
    await letTell(blocked);
    blocked.answer('blocked');
    expect(await first).toMatchObject({ knowledge: 'blocked', reason: 'It is blocked.' });

    const second = begin(order, blockedToo);
    await atCheck(blockedToo);
    await letTell(blockedToo);
    expect(blockedToo.told).toMatchObject([{ isFirst: true }]);
    const third = begin(order, repeated);
    await atCheck(repeated);
    await letTell(repeated);
    blockedToo.answer('blocked');
    await expect(second).rejects.toThrow('faster');
    repeated.answer('succeeded');
    expect(await third).toMatchObject({ knowledge: 'succeeded' });
  });

  it.each([0, 1] as const)(
    'is told again under its reference when the worker died around the telling (%i)',
    async (at) => {
      const order = await acceptOne();
      const [dying, next] = [heldProvider(), heldProvider()];
      const sent = begin(order, dying, breaksOffAt(places[at]));
      await atCheck(dying);
      dying.clear(true);
      if (at === 1) {
        await waitFor('the telling', () => dying.told.length === 1);
        dying.answer('succeeded');
      }
      await expect(sent).rejects.toThrow('broke off');
      expect(dying.told).toHaveLength(at);

      const resent = begin(order, next);
      await atCheck(next);
      expect(next.asked).toBe(1);
      await letTell(next);
      expect(next.told).toMatchObject([{ isFirst: false }]);
      if (at === 1) expect(next.told[0]?.reference).toBe(dying.told[0]?.reference);
      next.answer('succeeded');
      expect(await resent).toMatchObject({ knowledge: 'succeeded' });
    },
  );

  it('that was decided meanwhile, or before, is told to nobody', async () => {
    const order = await acceptOne();
    const held = heldProvider();
    const sent = begin(order, held);
    await atCheck(held);
    expect(await order.run('end', held, undefined, decided('failed'))).toBe('FAILED');
    held.clear(true);
    await expectStepBack(sent, held);
    expect(await order.run('send', held)).toMatchObject({ knowledge: 'failed' });
    expect(held.told).toEqual([]);
  });

  it('ends by the attempt that told of it, once, when it was done', async () => {
    const order = await acceptOne();
    expect(await settled(order, heldProvider(), 'succeeded')).toMatchObject({
      knowledge: 'succeeded',
      endedAs: 'COMPLETED',
    });
    expect(await statusOf(order)).toBe('COMPLETED');
    // Done again, because the task of the workflow was lost, it asks nobody and changes nothing.
    const again = heldProvider();
    expect(await order.run('settle', again)).toMatchObject({ knowledge: 'succeeded', endedAs: 'COMPLETED' });
    expect(await order.run('end', again, undefined, decided('completed'))).toBe('COMPLETED');
    expect([again.told, again.asked]).toEqual([[], 0]);
    await expectSoundLedger(service.database);
  });

  it.each(['failed', 'blocked', 'pending', 'unknown'] as const)(
    'does not end by an attempt that is %s: nothing is released but by its workflow',
    async (status) => {
      const order = await acceptOne();
      const news = await settled(order, heldProvider(), status);
      expect(news.knowledge).toBe(status);
      expect(news.endedAs).toBeUndefined();
      expect(await statusOf(order)).toBe('PROCESSING');
    },
  );

  it('is asked about when its worker died between the telling and the end, and ends then', async () => {
    const order = await acceptOne();
    const dying = heldProvider();
    await expect(settled(order, dying, 'succeeded', breaksOffAt(places[1]))).rejects.toThrow('broke off');
    expect(await statusOf(order)).toBe('PROCESSING');
    const next = heldProvider();
    next.knows = said('succeeded');
    expect(await order.run('settle', next)).toMatchObject({ knowledge: 'succeeded', endedAs: 'COMPLETED' });
    expect([next.asked, next.told, dying.told.length]).toEqual([1, [], 1]);
    expect(await statusOf(order)).toBe('COMPLETED');
  });

  it('leaves an end that fails to its workflow, with what was told', async () => {
    const order = await acceptOne();
    const ending = `${camelCase(kind)}.beforeEnd`;
    const news = await settled(order, heldProvider(), 'succeeded', breaksOffAt(ending));
    expect([news.knowledge, news.endedAs]).toEqual(['succeeded', undefined]);
    expect(await order.run('end', heldProvider(), undefined, decided('completed'))).toBe('COMPLETED');
  });

  it('leaves an end that hangs to its workflow, and ends once when it goes on', async () => {
    const order = await acceptOne();
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const ending = `${camelCase(kind)}.beforeEnd`;
    const hangs: FaultPoint = async (name) => (name === ending ? opened : undefined);
    const news = await settled(order, heldProvider(), 'succeeded', hangs);
    expect([news.knowledge, news.endedAs]).toEqual(['succeeded', undefined]);
    expect(await order.run('end', heldProvider(), undefined, decided('completed'))).toBe('COMPLETED');
    open();
    expect(await order.run('reverse', heldProvider())).toBe(true);
    await expectSoundLedger(service.database);
  });

  it('stays as it was decided when an attempt that its workflow gave up learns that it was done', async () => {
    const order = await acceptOne();
    const late = heldProvider();
    const settling = begin(order, late, undefined, 'settle');
    await atCheck(late);
    await letTell(late);
    expect(await order.run('end', heldProvider(), undefined, decided('failed'))).toBe('FAILED');
    late.answer('succeeded');
    expect(await settling).toMatchObject({ knowledge: 'succeeded', endedAs: 'FAILED' });
    expect(await statusOf(order)).toBe('FAILED');
    await expectSoundLedger(service.database);
  });

  it.each(['beforeEnd', 'afterEnd'])(
    'whose end breaks off at %s ends once, and is reversed once',
    async (place) => {
      const order = await acceptOne();
      const held = heldProvider();
      const end = (faultPoint?: FaultPoint) => order.run('end', held, faultPoint, decided('completed'));
      await expect(end(breaksOffAt(`${camelCase(kind)}.${place}`))).rejects.toThrow('broke off');
      expect(await end()).toBe('COMPLETED');
      expect([await order.run('reverse', held), await order.run('reverse', held)]).toEqual([true, true]);
      const { businessId } = order.merchant;
      expect(await service.ledger.balances({ businessId, environment: 'prod' }, 'NGN')).toEqual({
        availableMinor: 1_000_000n,
        heldMinor: 0n,
      });
      expect(await service.ledger.balances({ businessId, environment: 'prod' }, 'USDT')).toEqual({
        availableMinor: 100_000_000n,
        heldMinor: 0n,
      });
      await expectSoundLedger(service.database);
    },
  );
});
