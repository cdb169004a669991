import type { WorkflowHandle } from '@temporalio/client';
import { answerToStore, checkOf, type Exchange, withAnswer } from '../../src/activities/orders/attempts.ts';
import { type OrderProgress, progressOf, type StepInput } from '../../src/activities/orders/engine.ts';
import type { OrderStep } from '../../src/activities/orders/orders.ts';
import type { ProviderAnswer } from '../../src/activities/orders/port.ts';
import { KINDS, type Kind, type OrderStepNames } from '../../src/contract/kinds.ts';
import type { OrderState } from '../../src/contract/messages.ts';
import type { Attempt } from '../../src/db/orders/attempts.ts';
import type { Order } from '../../src/db/orders/orders.ts';
import type { StoredDecision } from '../../src/db/orders/reviews.ts';
import type { OperatorRequest } from '../../src/db/orders/updates.ts';
import type { OrderStatus } from '../../src/domain/orderStatus.ts';
import {
  decideOrder,
  isUnderWay,
  LATE_CHECK_AFTER_MS,
  type Outcome,
  type Step,
} from '../../src/domain/orders/decideOrder.ts';
import type { DeedLog, TimeSkipping } from './timeSkipping.ts';

/** An order whose facts are in memory, with the steps of src/activities/orders, and a provider that a test plays. */

type ExchangeName = 'send' | 'check' | 'take_back';
export type DeedName = ExchangeName | 'settle' | 'flag' | 'refuse_decision';

/** What the provider is asked. */
export interface Moment {
  readonly name: ExchangeName;
  /** Which exchange of this name it is; 1 is the first. */
  readonly count: number;
  /** Since the first exchange. */
  readonly elapsedMs: number;
}
export type Answer = Outcome | (Pick<ProviderAnswer, 'outcome'> & Partial<ProviderAnswer>);

/** How the order was settled. */
interface Settled {
  readonly as: OrderStatus;
  readonly by: 'provider' | 'operator' | 'deadline';
  readonly failureReason: string | undefined;
  readonly decision: StoredDecision | undefined;
}

export interface MemoryOrder extends DeedLog<DeedName> {
  readonly id: string;
  readonly activities: Readonly<Record<string, OrderStep>>;
  /** The waits that were decided, from the answer before each. */
  readonly waitsMs: readonly number[];
  readonly settlements: readonly Settled[];
  /** Why it was flagged for review, each time. */
  readonly reviews: readonly string[];
  /** The references of the requests that were sent. */
  readonly references: readonly string[];
  readonly order: () => Order;
  /** Changes the facts as something outside of the workflow does. */
  readonly change: (change: Partial<Order>) => void;
  /** When the relay starts the workflow of the settled order again; undefined when it does not. */
  readonly nextCheckAtMs: () => number | undefined;
  /** Counts an update, as the provider's callback does before the workflow is signaled. */
  readonly receiveUpdate: () => void;
}

/**
 * Accepts an order.
 *
 * @param options.approvalWindowMs how long the customer of a collection may take to approve.
 * @param options.canSettleAtOnce false: storing an answer does not settle the order, which is a step of its own then.
 */
export async function acceptMemoryOrder(
  time: TimeSkipping,
  {
    kind,
    answerAt,
    approvalWindowMs,
    canSettleAtOnce = true,
  }: {
    readonly kind: Kind;
    readonly answerAt: (moment: Moment) => Answer | Promise<Answer>;
    readonly approvalWindowMs?: number;
    readonly canSettleAtOnce?: boolean;
  },
): Promise<MemoryOrder> {
  const log = time.logDeeds<DeedName>();
  const { noun, failedByOperator, returned, idPrefix, activities: names } = KINDS[kind];
  const id = `${idPrefix}_1`;
  const createdAtMs = await time.currentTimeMs();
  const untilsMs: number[] = [];
  const waitsMs: number[] = [];
  const settlements: Settled[] = [];
  const reviews: string[] = [];
  const references: string[] = [];
  let nextCheckAtMs: number | undefined;
  let order: Order = {
    id,
    kind,
    businessId: 'biz_1',
    environment: 'test',
    provider: 'simulator',
    status: 'PROCESSING',
    createdAtMs,
    settledAtMs: undefined,
    approveByMs: approvalWindowMs === undefined ? undefined : createdAtMs + approvalWindowMs,
    attempts: [],
    mayLackAttempts: false,
    updatesReceived: 0,
    decision: undefined,
    isCancellationRequested: false,
    reviewReason: undefined,
    reviewOutlivesEnd: false,
    dismissedOutcome: undefined,
  };
  const change = (changed: Partial<Order>) => {
    order = { ...order, ...changed };
  };

  function progressAt(nowMs: number): OrderProgress {
    const progress = progressOf(order, nowMs);
    const { step } = progress;
    if (step.do === 'wait' && step.untilMs !== undefined && step.untilMs !== untilsMs.at(-1)) {
      untilsMs.push(step.untilMs);
      waitsMs.push(step.untilMs - (order.attempts.at(-1)?.answeredAtMs ?? createdAtMs));
    }
    return progress;
  }

  /** Takes the lease of the attempt under way, of the one that was abandoned, or, for a bill, of a new one. */
  function takeLease(nowMs: number): Attempt {
    const last = order.attempts.at(-1);
    const reopens = last?.isAbandoned ?? false;
    const isNew = last === undefined || (reopens && kind === 'bill');
    const ordinal = isNew ? order.attempts.length + 1 : last.ordinal;
    const attempt: Attempt = {
      ...(isNew ? { ...UNASKED, reference: ordinal === 1 ? id : `${id}-${ordinal}` } : last),
      ordinal,
      fencingToken: (last?.fencingToken ?? 0) + 1,
      sends: isNew || reopens ? 1 : last.sends + 1,
      sentAtMs: isNew || reopens ? nowMs : last.sentAtMs,
      isSent: true,
      isAbandoned: false,
      canFailOver: false,
      leasedForMs: 0,
      outcome: undefined,
      reason: undefined,
    };
    references.push(attempt.reference);
    change({ attempts: [...(isNew ? order.attempts : order.attempts.slice(0, -1)), attempt] });
    return attempt;
  }

  async function ask(name: ExchangeName): Promise<ProviderAnswer> {
    const elapsedMs = await log.note(name);
    const answer = await answerAt({ name, count: log.countOf(name), elapsedMs });
    const { outcome, ...more } = typeof answer === 'string' ? { outcome: answer } : answer;
    const reason = outcome === 'succeeded' ? undefined : `The provider says ${outcome}.`;
    const providerReference = `ref-${log.deeds.length}`;
    return { outcome, providerReference, reason, nextCheckInMs: undefined, ...more };
  }

  async function send(name: 'send' | 'fail_over', { nowMs }: StepInput): Promise<OrderProgress> {
    if (decideOrder(order, nowMs).do !== name) return progressAt(nowMs);
    const attempt = takeLease(nowMs);
    const isFirst = attempt.sends === 1;
    const { updatesReceived } = order;
    const answer = await ask('send');
    const exchange = {
      ...checkOf(order, attempt),
      by: 'send',
      updatesRead: updatesReceived,
      isFirst,
    } as const;
    return store(exchange, answer, nowMs);
  }

  async function check(name: 'check' | 'take_back', { nowMs }: StepInput): Promise<OrderProgress> {
    const attempt = order.attempts.at(-1);
    if (!attempt || decideOrder(order, nowMs).do !== name) {
      scheduleSettled(nowMs);
      return progressAt(nowMs);
    }
    const exchange = checkOf(order, attempt);
    return store(exchange, await ask(name), nowMs);
  }

  async function store(exchange: Exchange, answer: ProviderAnswer, nowMs: number): Promise<OrderProgress> {
    const stored = answerToStore(order, exchange, { answer, nowMs });
    if (!stored) return progressAt(nowMs);
    change(withAnswer(order, stored));
    const step = decideOrder(order, nowMs);
    if (step.do === 'settle' && step.by !== 'operator' && canSettleAtOnce) await settle(step, nowMs);
    else scheduleSettled(nowMs);
    return progressAt(nowMs);
  }

  function scheduleSettled(nowMs: number): void {
    if (order.status === 'PROCESSING') return;
    const step = decideOrder(order, nowMs);
    nextCheckAtMs = step.do === 'wait' ? step.untilMs : step.do === 'check' ? nowMs : undefined;
  }

  async function settle({ as, by }: Extract<Step, { readonly do: 'settle' }>, nowMs: number): Promise<void> {
    const attempt = order.attempts.at(-1);
    const isOpenThere = attempt !== undefined && isUnderWay(attempt) && as !== 'REVERSED';
    const announcedMs = by === 'provider' && as === 'COMPLETED' ? attempt?.nextCheckAtMs : undefined;
    const lateMs = by === 'operator' && as === 'FAILED' ? nowMs + LATE_CHECK_AFTER_MS : undefined;
    nextCheckAtMs = isOpenThere ? (announcedMs ?? lateMs) : undefined;
    const said = by === 'operator' ? failedByOperator : attempt?.reason;
    const decision = by === 'operator' ? order.decision : undefined;
    const failureReason = as === 'COMPLETED' ? undefined : as === 'REVERSED' ? (said ?? returned) : said;
    settlements.push({ as, by, failureReason, decision });
    const attempts = attempt
      ? [...order.attempts.slice(0, -1), { ...attempt, checks: 0, unreachable: 0, nextCheckAtMs }]
      : [];
    change({ status: as, settledAtMs: nowMs, reviewReason: undefined, decision, attempts });
    await log.note('settle');
  }

  async function flag({ nowMs, reason: given }: StepInput & { readonly reason?: string }) {
    const step = decideOrder(order, nowMs);
    const reason = given ?? (step.do === 'flag' ? step.reason : undefined);
    if (reason === undefined || order.reviewReason !== undefined) return progressAt(nowMs);
    const { status } = order;
    const about = `About a ${status === 'FAILED' ? 'failed' : 'completed'} ${noun}: `;
    const reviewReason = status === 'PROCESSING' ? reason : `${about}${reason}`;
    reviews.push(reviewReason);
    change({ reviewReason });
    scheduleSettled(nowMs);
    await log.note('flag');
    return progressAt(nowMs);
  }

  function record({ decision, isCancellation = false }: OperatorRequest): void {
    const isKnown = decision !== undefined && order.decision?.id === decision.id;
    if (order.status !== 'PROCESSING' || isKnown) return;
    change({
      updatesReceived: order.updatesReceived + 1,
      isCancellationRequested: order.isCancellationRequested || isCancellation,
      decision: decision ?? order.decision,
    });
  }

  const steps: Readonly<Record<keyof OrderStepNames, OrderStep>> = {
    async begin(input) {
      if (decideOrder(order, input.nowMs).do === 'wait') scheduleSettled(input.nowMs);
      for (let progress = progressAt(input.nowMs), count = 0; ; count++) {
        const { step } = progress;
        if (count === MAX_STEPS_AT_ONCE) return progress;
        if (step.do === 'send' || step.do === 'fail_over') progress = await send(step.do, input);
        else if (step.do === 'check' || step.do === 'take_back') progress = await check(step.do, input);
        else return progress;
      }
    },
    send: (input) => send('send', input),
    failOver: (input) => send('fail_over', input),
    check: (input) => check('check', input),
    takeBack: (input) => check('take_back', input),
    async settle({ nowMs }) {
      const step = decideOrder(order, nowMs);
      if (step.do === 'settle') await settle(step, nowMs);
      return progressAt(nowMs);
    },
    flag,
    async refuseDecision({ nowMs }) {
      if (decideOrder(order, nowMs).do === 'refuse_decision') {
        change({ decision: undefined });
        await log.note('refuse_decision');
      }
      return progressAt(nowMs);
    },
    async recordRequest({ nowMs, orderId: _, ...request }: StepInput & OperatorRequest) {
      record(request);
      return progressAt(nowMs);
    },
  };
  const ofKind = Object.entries(names).map(([step, name]) => [name, steps[step as keyof OrderStepNames]]);
  return {
    ...log,
    id,
    activities: Object.fromEntries(ofKind),
    waitsMs,
    settlements,
    reviews,
    references,
    order: () => order,
    change,
    nextCheckAtMs: () => nextCheckAtMs,
    receiveUpdate: () => change({ updatesReceived: order.updatesReceived + 1 }),
  };
}

/**
 * Starts the workflow of an order, and again as the relay does, until no check of it is left.
 *
 * @param start starts the workflow with the signal of an update.
 */
export async function restOf(
  time: TimeSkipping,
  order: MemoryOrder,
  start: () => Promise<WorkflowHandle>,
): Promise<OrderState> {
  for (;;) {
    const state = await time.resultOf<OrderState>(await start());
    const dueAtMs = order.nextCheckAtMs();
    if (dueAtMs === undefined) return state;
    await time.sleep(Math.max(0, dueAtMs - (await time.currentTimeMs())));
  }
}

/** As in src/activities/orders/orders.ts. */
const MAX_STEPS_AT_ONCE = 10;

/** An attempt of which nothing is known. */
const UNASKED = {
  provider: 'simulator',
  account: undefined,
  providerReference: undefined,
  answeredAtMs: 0,
  checks: 0,
  unreachable: 0,
  updatesRead: 0,
  nextCheckAtMs: undefined,
  refusals: 0,
  wasBlocked: false,
} as const;
