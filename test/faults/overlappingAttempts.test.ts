import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBillPort } from '../../src/activities/orders/bills.ts';
import {
  createOrderActivities,
  type OrderEngine,
  type OrderProgress,
} from '../../src/activities/orders/orders.ts';
import { createPayoutPorts } from '../../src/activities/orders/payouts.ts';
import { billTransfers, HELD_KINDS, type HeldKind } from '../../src/contract/kinds.ts';
import { camelCase } from '../../src/contract/starts.ts';
import { ProviderAccounts } from '../../src/providers/accounts.ts';
import type { BankProvider } from '../../src/providers/bank/port.ts';
import type { BillsProvider } from '../../src/providers/bills/port.ts';
import { createBillsSimulator } from '../../src/providers/bills/simulator.ts';
import { saveBankAccount } from '../support/bankAccounts.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { routingsOver } from '../support/payoutRouting.ts';
import { type QuidaxServer, startQuidaxServer } from '../support/quidaxServer.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/**
 * The rule that a provider is sent an order at most once, for every kind whose money is held. An execution whose worker lost
 * its connection to Temporal goes on working while Temporal gives the activity to another worker: these tests run two
 * executions of one order against one database, in the worst orders, and break them off between their transactions.
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
  readonly status: 'succeeded' | 'failed' | 'reversed' | 'pending' | 'unknown' | 'blocked';
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
  /** An accepted live order that no worker has. Returns its id. */
  readonly accept: (merchant: TestMerchant) => Promise<string>;
  /** What the kind is to the engine, with this provider. */
  readonly ports: (held: HeldProvider) => OrderEngine['ports'];
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

const payoutsOf = (held: HeldProvider) => createPayoutPorts({ payoutRoutings: routingsOver(bankOf(held)) });

async function post(merchant: TestMerchant, path: string, order: object) {
  await saveBankAccount(service, merchant.businessId, '2012345678', 'ADA OBI');
  const body = { businessId: merchant.businessId, ...order };
  return (await service.post(path, body, { key: merchant.apiKeys.prod })).body;
}

const PRICE_MINOR = 50_000n;

/** The kinds whose providers have words of their own; what each other kind shares is in orderRaces.test.ts. */
const SCENES = {
  withdrawal: {
    accept: async (merchant) =>
      (await post(merchant, '/withdrawal/request', { amount: 1_000 })).withdrawal.transactionId,
    ports: payoutsOf,
    places: ['withdrawal.beforeSend', 'withdrawal.afterSend'],
  },
  usdt_sale: {
    accept: async (merchant) =>
      (await post(merchant, '/crypto/withdrawals/request', { amountUsdt: 10 })).withdrawal.withdrawalId,
    ports: payoutsOf,
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
            plan_code, plan_name)
          values ($1, 'data', 'mtn', 'mtn', 'MTN Data', '08060000001', false, 'gb-1', '1 GB')`,
        [purchaseId],
      );
      await service.ownerSql(
        `insert into orders (id, kind, business_id, environment, provider, summary)
          values ($1, 'bill', $2, 'prod', 'simulator', 'Airtime')`,
        [purchaseId, businessId],
      );
      return purchaseId;
    },
    ports(held) {
      const bills: BillsProvider = {
        ...createBillsSimulator({ clock: Date.now }),
        findPlan: async () =>
          (await held.check()) ? { code: 'gb-1', name: '1 GB', priceMinor: PRICE_MINOR } : undefined,
        purchase: ({ requestId, isFirstAttempt }) => held.tell(requestId, isFirstAttempt),
        findPurchase: () => held.find(),
      };
      const { database } = service;
      return { bill: createBillPort({ database, billAccountsOf: () => new ProviderAccounts([bills]) }) };
    },
    places: ['bill.beforeSend', 'bill.afterSend'],
  },
} satisfies Partial<Record<HeldKind, Scene>>;

describe.each(Object.keys(SCENES) as (keyof typeof SCENES)[])('an order of the kind %s', (kind) => {
  const { accept, ports, places }: Scene = SCENES[kind];
  const names = HELD_KINDS[kind].activities;

  /** How one of the steps is run. */
  interface Run {
    readonly faultPoint?: FaultPoint;
    /** How much later than now it is by the workflow's clock. */
    readonly laterMs?: number;
    readonly input?: object;
  }

  async function acceptOne() {
    const merchant = await service.createMerchant();
    await service.fund(merchant, 10_000, 'prod');
    await service.fund(merchant, 100, 'prod', 'USDT');
    const id = await accept(merchant);
    return {
      id,
      merchant,
      /** Runs one of its steps. */
      run(
        name: keyof typeof names,
        held: HeldProvider,
        { faultPoint = async () => {}, laterMs = 0, input = {} }: Run = {},
      ): Promise<OrderProgress> {
        const { database, ledger } = service;
        const engine = { ports: ports(held), database, ledger, dispatch: () => {}, faultPoint };
        const step = createOrderActivities(engine)[names[name]];
        if (!step) throw new Error(`There is no step ${names[name]}.`);
        return step({ orderId: id, nowMs: Date.now() + laterMs, ...input });
      },
    };
  }
  type Accepted = Awaited<ReturnType<typeof acceptOne>>;

  async function statusOf({ id }: Accepted): Promise<string> {
    const { table } = HELD_KINDS[kind].record;
    const { rows } = await service.ownerSql(
      `select record.status, orders.status as order_status from ${table} record join orders using (id) where id = $1`,
      [id],
    );
    expect(rows[0].order_status).toBe(rows[0].status);
    return rows[0].status;
  }

  /** Begins to tell the provider. */
  function begin(
    { run }: Pick<Accepted, 'run'>,
    held: HeldProvider,
    faultPoint?: FaultPoint,
    by: 'send' | 'begin' = 'send',
  ) {
    const sent = run(by, held, faultPoint && { faultPoint });
    // What becomes of it is judged later.
    sent.catch(() => {});
    return sent;
  }

  /** Lets the execution that settles the order tell the provider, who answers so. */
  async function settled(
    order: Accepted,
    held: HeldProvider,
    status: Said['status'],
    faultPoint?: FaultPoint,
  ) {
    const settling = begin(order, held, faultPoint, 'begin');
    await atCheck(held);
    await letTell(held);
    held.answer(status);
    return settling;
  }

  /** Waits until executions ask whether they may tell. */
  const atCheck = async (...held: readonly HeldProvider[]) => {
    for (const each of held) await waitFor('the check', () => each.waiting() === 1);
  };

  /** Lets an execution pass its check, until the provider was told. */
  async function letTell(held: HeldProvider) {
    held.clear(true);
    await waitFor('the telling', () => held.told.length === 1);
  }

  /** Expects an execution to step back and tell its provider nothing. */
  async function expectStepBack(attempt: Promise<OrderProgress>, held: HeldProvider): Promise<void> {
    expect(await Promise.race([attempt, held.wasTold])).not.toBe('told');
    expect(held.told).toEqual([]);
  }

  /** Lets the lease of a request expire whose sender is not heard of. */
  const expireLease = ({ id }: Accepted) =>
    service.ownerSql(
      `update attempts set leased_at = now() - interval '20 s', send_by = now() - interval '10 s'
        where order_id = $1 and send_by is not null`,
      [id],
    );

  /** The lease of a lost request expires, and a check finds that the provider does not know of it. */
  async function lose(order: Accepted): Promise<void> {
    await expireLease(order);
    const { attempt, step } = await order.run('check', heldProvider());
    expect([attempt?.outcome, step.do]).toEqual(['not_found', 'send']);
  }

  const decide = (order: Accepted, outcome: 'completed' | 'failed') => {
    const decision = {
      id: randomUUID(),
      outcome,
      operator: 'ngozi',
      reason: 'It is known.',
      overridesUnreachable: false,
    };
    return order.run('recordRequest', heldProvider(), { input: { decision } });
  };

  const countUpdate = ({ id }: Accepted) =>
    service.ownerSql('update orders set updates_received = updates_received + 1 where id = $1', [id]);

  /** Whether the relay would start the order's workflow again. */
  async function isDue({ id }: Accepted): Promise<boolean> {
    const { rows } = await service.ownerSql(
      'select next_check_at is not null and next_check_at <= now() as due from orders where id = $1',
      [id],
    );
    return rows[0].due;
  }

  const breaksOffAt =
    (place: string): FaultPoint =>
    async (name) => {
      if (name === place) throw new Error(`The work broke off at ${name}.`);
    };

  it('is asked about as one that has ended only if its record says so', async () => {
    const order = await acceptOne();
    const held = heldProvider();
    expect((await order.run('check', held)).step).toEqual({ do: 'send' });
    expect(held.asked).toBe(0);
    await settled(order, held, 'succeeded');
    await countUpdate(order);
    held.knows = said('succeeded');
    expect((await order.run('check', held)).status).toBe('COMPLETED');
    expect(held.asked).toBe(1);
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
    expect((await quickly).status).toBe('COMPLETED');
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
    expect((await quickly).attempt).toMatchObject({ outcome: 'blocked', reason: 'It is blocked.' });
  });

  it('does not fail by an attempt that may not tell, while another one has told', async () => {
    const order = await acceptOne();
    const [telling, doubting] = [heldProvider(), heldProvider()];
    const [first, second] = [begin(order, telling), begin(order, doubting)];
    await atCheck(telling, doubting);
    await letTell(telling);
    doubting.clear(false);
    expect((await second).status).toBe('PROCESSING');
    telling.answer('succeeded');
    expect((await first).status).toBe('COMPLETED');
  });

  it('that may not be told fails, and an attempt that was overtaken by that tells nothing', async () => {
    const order = await acceptOne();
    const [late, refusing] = [heldProvider(), heldProvider()];
    const [first, second] = [begin(order, late), begin(order, refusing)];
    await atCheck(late, refusing);
    refusing.clear(false);
    expect((await second).status).toBe('FAILED');
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
    // While its request may be under way, no other execution sends or checks.
    for (const step of ['begin', 'send', 'check'] as const) {
      const repeated = order.run(step, again);
      expect(await Promise.race([repeated, again.checked])).toMatchObject({ step: { do: 'wait' } });
    }
    expect([again.asked, again.told]).toEqual([0, []]);
    await expireLease(order);
    expect((await order.run('send', again)).step).toEqual({ do: 'check' });
    expect((await order.run('check', again)).attempt).toMatchObject({ outcome: 'pending' });
    expect([again.asked, again.told]).toEqual([1, []]);
    lost.answer('succeeded');
    expect((await sent).status).toBe('COMPLETED');
  });

  it('does not fail by the refusal of a repeated attempt, whoever refuses', async () => {
    const order = await acceptOne();
    const [lost, repeated, doubting] = [heldProvider(), heldProvider(), heldProvider()];
    const sent = begin(order, lost);
    await atCheck(lost);
    await letTell(lost);
    await lose(order);

    const second = begin(order, repeated);
    await atCheck(repeated);
    await letTell(repeated);
    expect(repeated.told).toEqual([{ reference: lost.told[0]?.reference, isFirst: false }]);
    // A provider that says of a second request that it failed speaks of that request alone.
    repeated.answer('failed');
    expect((await second).attempt).toMatchObject({ outcome: 'unknown' });

    await countUpdate(order);
    await lose(order);
    const third = begin(order, doubting);
    await atCheck(doubting);
    doubting.clear(false);
    expect((await third).attempt).toMatchObject({
      outcome: 'unknown',
      reason: expect.stringMatching(/An earlier request may be under way\.$/),
    });
    expect(doubting.told).toEqual([]);
    lost.answer('succeeded');
    expect((await sent).status).toBe('COMPLETED');
  });

  it('does not fail by the refusal of its first attempt once another one was about to tell', async () => {
    const order = await acceptOne();
    const [lost, repeated] = [heldProvider(), heldProvider()];
    const first = begin(order, lost);
    await atCheck(lost);
    await letTell(lost);
    await lose(order);
    const second = begin(order, repeated);
    await atCheck(repeated);
    await letTell(repeated);
    lost.answer('failed');
    expect(await first).toMatchObject({ status: 'PROCESSING', step: { do: 'wait' } });
    repeated.answer('succeeded');
    expect((await second).status).toBe('COMPLETED');
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
    expect(await first).toMatchObject({ status: 'FAILED', attempt: { reason: 'It is failed.' } });
  });

  it('is told as a first attempt again once the only one was refused, but not when it was claimed again', async () => {
    const order = await acceptOne();
    const [blocked, blockedToo, repeated] = [heldProvider(), heldProvider(), heldProvider()];
    const first = begin(order, blocked);
    await atCheck(blocked);
    await letTell(blocked);
    blocked.answer('blocked');
    expect(await first).toMatchObject({
      step: { do: 'flag', reason: 'It is blocked.' },
      attempt: { outcome: 'blocked', reason: 'It is blocked.' },
    });
    await order.run('flag', blocked);
    await countUpdate(order);

    const second = begin(order, blockedToo);
    await atCheck(blockedToo);
    await letTell(blockedToo);
    expect(blockedToo.told).toMatchObject([{ isFirst: true }]);
    await lose(order);
    const third = begin(order, repeated);
    await atCheck(repeated);
    await letTell(repeated);
    expect(repeated.told).toMatchObject([{ isFirst: false }]);
    blockedToo.answer('blocked');
    expect(await second).toMatchObject({ status: 'PROCESSING', step: { do: 'wait' } });
    repeated.answer('succeeded');
    expect((await third).status).toBe('COMPLETED');
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

      await expireLease(order);
      expect((await order.run('check', next)).attempt).toMatchObject({ outcome: 'not_found' });
      const resent = begin(order, next);
      await atCheck(next);
      expect(next.asked).toBe(1);
      await letTell(next);
      expect(next.told).toMatchObject([{ isFirst: false }]);
      if (at === 1) expect(next.told[0]?.reference).toBe(dying.told[0]?.reference);
      next.answer('succeeded');
      expect((await resent).status).toBe('COMPLETED');
    },
  );

  it('that was decided meanwhile, or before, is told to nobody', async () => {
    const order = await acceptOne();
    const held = heldProvider();
    const sent = begin(order, held);
    await atCheck(held);
    await decide(order, 'failed');
    expect((await order.run('settle', held)).status).toBe('FAILED');
    held.clear(true);
    await expectStepBack(sent, held);
    expect((await order.run('send', held)).status).toBe('FAILED');
    expect(held.told).toEqual([]);
  });

  it('ends by the attempt that told of it, once, when it was done', async () => {
    const order = await acceptOne();
    expect((await settled(order, heldProvider(), 'succeeded')).status).toBe('COMPLETED');
    expect(await statusOf(order)).toBe('COMPLETED');
    // Done again, because the task of the workflow was lost, it calls no provider and changes nothing.
    const again = heldProvider();
    expect((await order.run('begin', again)).status).toBe('COMPLETED');
    expect((await order.run('settle', again)).status).toBe('COMPLETED');
    expect([again.told, again.asked]).toEqual([[], 0]);
    await expectSoundLedger(service.database);
  });

  it('fails by the attempt that told of it, once, when it was refused for good', async () => {
    const order = await acceptOne();
    expect((await settled(order, heldProvider(), 'failed')).status).toBe('FAILED');
    const again = heldProvider();
    expect((await order.run('begin', again)).status).toBe('FAILED');
    expect([again.told, again.asked, await statusOf(order)]).toEqual([[], 0, 'FAILED']);
    await expectSoundLedger(service.database);
  });

  it.each(['blocked', 'pending', 'unknown'] as const)(
    'does not end by an attempt that is %s: nothing is released but by its workflow',
    async (status) => {
      const order = await acceptOne();
      const progress = await settled(order, heldProvider(), status);
      expect([progress.attempt?.outcome, progress.status]).toEqual([status, 'PROCESSING']);
      expect(await statusOf(order)).toBe('PROCESSING');
    },
  );

  it('is asked about when its worker died between the telling and the end, and ends then', async () => {
    const order = await acceptOne();
    const dying = heldProvider();
    await expect(settled(order, dying, 'succeeded', breaksOffAt(places[1]))).rejects.toThrow('broke off');
    expect(await statusOf(order)).toBe('PROCESSING');
    await expireLease(order);
    const next = heldProvider();
    next.knows = said('succeeded');
    expect((await order.run('begin', next)).status).toBe('COMPLETED');
    expect([next.asked, next.told, dying.told.length]).toEqual([1, [], 1]);
    expect(await statusOf(order)).toBe('COMPLETED');
  });

  it('leaves an end that fails to its workflow, with what was told', async () => {
    const order = await acceptOne();
    const ending = `${camelCase(kind)}.beforeEnd`;
    const progress = await settled(order, heldProvider(), 'succeeded', breaksOffAt(ending));
    expect(progress).toMatchObject({
      status: 'PROCESSING',
      attempt: { outcome: 'succeeded' },
      step: { do: 'settle', as: 'COMPLETED', by: 'provider' },
    });
    expect((await order.run('settle', heldProvider())).status).toBe('COMPLETED');
  });

  it('leaves an end that hangs to its workflow, and ends once when it goes on', async () => {
    const order = await acceptOne();
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    const ending = `${camelCase(kind)}.beforeEnd`;
    const hangs: FaultPoint = async (name) => {
      if (name !== ending) return;
      reach();
      await opened;
    };
    const hanging = settled(order, heldProvider(), 'succeeded', hangs);
    await reached;
    // The second waits for the first, and finds the order settled.
    const second = order.run('settle', heldProvider());
    open();
    expect([(await hanging).status, (await second).status]).toEqual(['COMPLETED', 'COMPLETED']);
    await expectSoundLedger(service.database);
  });

  it('stays as it was decided when an attempt that its workflow gave up learns that it was done', async () => {
    const order = await acceptOne();
    const late = heldProvider();
    const settling = begin(order, late, undefined, 'begin');
    await atCheck(late);
    await letTell(late);
    await decide(order, 'failed');
    // As long as its request may be under way, nothing is decided.
    expect((await order.run('settle', heldProvider())).status).toBe('PROCESSING');
    await expireLease(order);
    expect((await order.run('check', heldProvider())).step).toMatchObject({ do: 'settle', by: 'operator' });
    expect((await order.run('settle', heldProvider())).status).toBe('FAILED');
    late.answer('succeeded');
    expect(await settling).toMatchObject({ status: 'FAILED', step: { do: 'flag' } });
    expect((await order.run('flag', heldProvider())).review).toMatch(/reports that it was paid/);
    expect(await statusOf(order)).toBe('FAILED');
    await expectSoundLedger(service.database);
  });

  it.each(['beforeEnd', 'afterEnd'])(
    'whose end breaks off at %s ends once, and is reversed once',
    async (place) => {
      const order = await acceptOne();
      const held = heldProvider();
      await settled(order, held, 'succeeded', breaksOffAt(`${camelCase(kind)}.beforeEnd`));
      const faultPoint = breaksOffAt(`${camelCase(kind)}.${place}`);
      await expect(order.run('settle', held, { faultPoint })).rejects.toThrow('broke off');
      expect((await order.run('settle', held)).status).toBe('COMPLETED');
      await countUpdate(order);
      held.knows = said('reversed');
      const reversing = await Promise.all([order.run('check', held), order.run('check', held)]);
      expect(reversing.map(({ status }) => status)).toEqual(['REVERSED', 'REVERSED']);
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

  it('whose reversal is announced while it is checked is checked once more', async () => {
    const order = await acceptOne();
    const held = heldProvider();
    await settled(order, held, 'succeeded');
    await countUpdate(order);
    held.knows = said('succeeded');
    // The provider has answered, and announces a reversal before the answer is stored.
    const faultPoint: FaultPoint = async (name) => {
      if (name === `${camelCase(kind)}.afterCheck`) await countUpdate(order);
    };
    expect((await order.run('check', held, { faultPoint })).step).toEqual({ do: 'check' });
    held.knows = said('reversed');
    expect((await order.run('check', held)).status).toBe('REVERSED');
  });

  it('that is settled by a check during which an update came is due, should its workflow be lost', async () => {
    const order = await acceptOne();
    const held = heldProvider();
    await expect(settled(order, held, 'succeeded', breaksOffAt(places[1]))).rejects.toThrow('broke off');
    await expireLease(order);
    held.knows = said('succeeded');
    const faultPoint: FaultPoint = async (name) => {
      if (name === `${camelCase(kind)}.afterCheck`) await countUpdate(order);
    };
    expect(await order.run('check', held, { faultPoint })).toMatchObject({
      status: 'COMPLETED',
      step: { do: 'check' },
    });
    expect(await isDue(order)).toBe(true);
    await order.run('check', held);
    expect(await isDue(order)).toBe(false);
  });

  it('that an operator called failed is checked an hour later, and flagged when it was paid after all', async () => {
    const order = await acceptOne();
    const lost = heldProvider();
    await expect(settled(order, lost, 'succeeded', breaksOffAt(places[1]))).rejects.toThrow('broke off');
    await lose(order);
    await decide(order, 'failed');
    expect((await order.run('check', heldProvider())).step).toMatchObject({ do: 'settle', by: 'operator' });
    expect((await order.run('settle', heldProvider())).status).toBe('FAILED');
    const paid = heldProvider();
    paid.knows = said('succeeded');
    expect((await order.run('check', paid, { laterMs: 59 * 60_000 })).step.do).toBe('wait');
    expect(paid.asked).toBe(0);
    expect((await order.run('check', paid, { laterMs: 61 * 60_000 })).step.do).toBe('flag');
    expect([paid.asked, await statusOf(order)]).toEqual([1, 'FAILED']);
  });

  it('is not sent by a process that was stopped for longer than its lease', async () => {
    const order = await acceptOne();
    const stalled = heldProvider();
    const now = performance.now.bind(performance);
    let stoppedForMs = 0;
    performance.now = () => now() + stoppedForMs;
    try {
      const sent = begin(order, stalled, async (name) => {
        if (name === places[0]) stoppedForMs = 10_000;
      });
      await atCheck(stalled);
      stalled.clear(true);
      await expect(sent).rejects.toThrow('The lease of this request expired');
    } finally {
      performance.now = now;
    }
    expect(stalled.told).toEqual([]);
  });
});
