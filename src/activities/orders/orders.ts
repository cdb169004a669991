import { ApplicationFailure } from '@temporalio/common';
import { KINDS, type Kind, type OrderStepNames } from '../../contract/kinds.ts';
import { camelCase } from '../../contract/starts.ts';
import type { StatementRunner } from '../../db/core/database.ts';
import { storeAnswer, storeRefusalBeforeSending } from '../../db/orders/attemptAnswers.ts';
import { LEASE_MS, takeLease } from '../../db/orders/attempts.ts';
import { lockOrder, type Order, readOrder } from '../../db/orders/orders.ts';
import { flagPaidTwice } from '../../db/orders/reviews.ts';
import { decideOrder, isUnderWay, type Step } from '../../domain/orders/decideOrder.ts';
import {
  accountUnderWay,
  answerToStore,
  attemptOf,
  checkOf,
  chooseAccount,
  type Exchange,
  hasAnother,
  type Refusal,
  shortened,
  withAnswer,
} from './attempts.ts';
import {
  clockFrom,
  type OrderEngine,
  type OrderProgress,
  portOf,
  progressOf,
  recordOf,
  type StepInput,
} from './engine.ts';
import type { ProviderAnswer } from './port.ts';
import { callProvider, countBlocked, logStep } from './providerCalls.ts';
import { flagForReview, recordRequest, refuseDecision, scheduleSettled, withoutExchange } from './review.ts';
import { type SettledOrder, settle, settleStored } from './settlement.ts';

/**
 * The steps of an order. Each locks the order, reads its facts, decides again, and acts only if that is still its step;
 * otherwise it returns the step that is.
 */

export type { OrderEngine, OrderProgress, StepInput } from './engine.ts';

/** One step, as a workflow calls it. */
export type OrderStep<More extends object = object> = (input: StepInput & More) => Promise<OrderProgress>;

/** The activities of orders: the steps under the names that operators read, each kind's own. */
export function createOrderActivities(engine: OrderEngine): Readonly<Record<string, OrderStep>> {
  const steps: Readonly<Record<keyof OrderStepNames, OrderStep>> = {
    begin: (input) => beginOrder(engine, input),
    send: (input) => sendOrder(engine, input, 'send'),
    failOver: (input) => sendOrder(engine, input, 'fail_over'),
    check: (input) => checkOrder(engine, input, 'check'),
    takeBack: (input) => checkOrder(engine, input, 'take_back'),
    settle: (input) => settleStored(engine, input),
    flag: (input) => flagForReview(engine, input),
    refuseDecision: (input) => refuseDecision(engine, input),
    recordRequest: (input) => recordRequest(engine, input),
  };
  const activities: Record<string, OrderStep> = {};
  for (const kind of Object.keys(engine.ports) as readonly Kind[]) {
    const names: OrderStepNames = KINDS[kind].activities;
    for (const [step, name] of Object.entries(names)) activities[name] = steps[step as keyof OrderStepNames];
  }
  return activities;
}

/** Steps that `beginOrder` makes at most: more means that the order does not settle. */
const MAX_STEPS_AT_ONCE = 10;

/**
 * Makes the first steps of an order at once: sends it and settles it by the provider's answer. What needs a wait or an
 * operator is left to the workflow.
 */
async function beginOrder(engine: OrderEngine, input: StepInput): Promise<OrderProgress> {
  const { orderId } = input;
  const clock = clockFrom(input);
  const order = await readOrder(engine.database, orderId);
  let progress = progressOf(order, input.nowMs);
  if (progress.step.do === 'wait') return withoutExchange(engine, input, order);
  for (let count = 0; count < MAX_STEPS_AT_ONCE; count++) {
    const { step } = progress;
    // What was just read serves the first step; the lock looks whether it still holds.
    const next = { orderId, nowMs: clock(), ...(count === 0 && { order }) };
    if (step.do === 'send' || step.do === 'fail_over') progress = await sendOrder(engine, next, step.do);
    else if (step.do === 'check' || step.do === 'take_back')
      progress = await checkOrder(engine, next, step.do);
    else break;
  }
  return progress;
}

/**
 * The steps that call a provider: send and check. The call is made between two transactions, never inside one. The first
 * takes the lease of a request, the second stores its answer.
 */

/**
 * Sends an order, to the account of the attempt under way or to the next one.
 *
 * @throws ApplicationFailure `Superseded`, which Temporal retries, when the process was stopped for as long as its lease.
 */
async function sendOrder(
  engine: OrderEngine,
  input: StepInput & { readonly order?: Order },
  name: 'send' | 'fail_over',
): Promise<OrderProgress> {
  const { database, faultPoint } = engine;
  const { orderId, nowMs, order = await readOrder(database, orderId) } = input;
  const clock = clockFrom(input);
  if (decideOrder(order, nowMs).do !== name) return progressOf(order, nowMs);
  const { kind } = order;
  const port = portOf(engine, kind);
  const record = await recordOf(engine, order);
  const current = order.attempts.at(-1);
  const target =
    current && isUnderWay(current)
      ? await accountUnderWay(port, { order, record }, current)
      : await chooseAccount(port, { order, record, nowMs });
  if ('refusal' in target) {
    const { key, refusal } = target;
    const ended = { outcome: refusal.outcome, durationMs: clock() - nowMs };
    logStep(engine, order, { step: 'refused', provider: key.provider, ...ended });
    return refuseOrder(engine, { orderId, nowMs: clock() }, { name, order, ...target });
  }
  const { account, key } = target;

  const askedAtMs = performance.now();
  const lease = await database.transaction(async (runner) => {
    const locked = await lockIfUnchanged(runner, order, { name, nowMs });
    return locked && { locked, ...(await takeLease(runner, key, newestToken(locked) + 1)) };
  });
  if (!lease) return progressOf(await readOrder(database, orderId), nowMs);
  await faultPoint?.(`${camelCase(kind)}.beforeSend`);
  // A process that was stopped meanwhile no longer has the lease, and must not send.
  if (performance.now() - askedAtMs >= LEASE_MS) throw supersededFailure();
  const { reference, sentAtMs, ordinal, fencingToken } = lease;
  const isFirst = lease.sends === 1;
  const call = { order, step: 'sent', provider: account.name, lease } as const;
  const isSentBefore = order.attempts.some(({ ordinal: known, isSent }) => known === ordinal && isSent);
  const answer = await callProvider(engine, call, () =>
    account.send(record, { reference, sentAtMs, isFirst, isSentBefore }),
  );
  await faultPoint?.(`${camelCase(kind)}.afterSend`);
  const didNothing = answer.outcome === 'blocked' || answer.outcome === 'not_sent';
  const canFailOver = didNothing && (await hasAnother(port, { order, record }, account.name));
  const { updatesReceived: updatesRead } = lease.locked;
  const sent = { by: 'send', provider: account.name, ordinal, fencingToken } as const;
  const exchange = { ...sent, updatesRead, isFirst, canFailOver };
  return storeAndSettle(engine, { orderId, nowMs: clock() }, { exchange, answer });
}

/** Asks the provider of the attempt under way for its outcome, or takes the request back. */
async function checkOrder(
  engine: OrderEngine,
  input: StepInput,
  name: 'check' | 'take_back',
): Promise<OrderProgress> {
  const { orderId, nowMs } = input;
  const clock = clockFrom(input);
  const order = await readOrder(engine.database, orderId);
  const attempt = order.attempts.at(-1);
  if (!attempt || decideOrder(order, nowMs).do !== name) return withoutExchange(engine, input, order);
  const record = await recordOf(engine, order);
  const step = name === 'check' ? 'checked' : 'taken_back';
  const answer = await callProvider(engine, { order, step, provider: attempt.provider }, async () => {
    const account = await portOf(engine, order.kind).accountOf(record, attempt);
    const { reference, sentAtMs = 0, sends } = attempt;
    const request = { reference, sentAtMs, isFirst: sends === 1, isSentBefore: true };
    return name === 'take_back' && account.takeBack
      ? account.takeBack(record, request)
      : account.check(record, request);
  });
  await engine.faultPoint?.(`${camelCase(order.kind)}.afterCheck`);
  return storeAndSettle(engine, { orderId, nowMs: clock() }, { exchange: checkOf(order, attempt), answer });
}

/** An answer, and the exchange that it came from. */
interface Answered {
  readonly exchange: Exchange;
  readonly answer: ProviderAnswer;
}

/** Stores an answer, and settles the order by it; where the settlement fails, it is a step of its own. */
async function storeAndSettle(
  engine: OrderEngine,
  input: StepInput,
  answered: Answered,
): Promise<OrderProgress> {
  try {
    return await store(engine, input, { ...answered, settles: true });
  } catch (error) {
    const progress = await store(engine, input, { ...answered, settles: false });
    if (progress.step.do !== 'settle') throw error;
    return progress;
  }
}

/** Stores an answer in one transaction, which settles the order where that follows. */
async function store(
  engine: OrderEngine,
  { orderId, nowMs }: StepInput,
  { exchange, answer, settles }: Answered & { readonly settles: boolean },
): Promise<OrderProgress> {
  let settled: SettledOrder | undefined;
  let blocked: Order | undefined;
  const progress = await engine.database.transaction(async (runner) => {
    const order = await lockOrder(runner, orderId);
    const stored = answerToStore(order, exchange, { answer, nowMs });
    if (!stored) return progressOf(order, nowMs);
    if (answer.outcome === 'blocked') blocked = order;
    const answered = withAnswer(order, stored);
    const step = decideOrder(answered, nowMs);
    const isCurrent = exchange.ordinal === order.attempts.at(-1)?.ordinal;
    if (settles && isCurrent && step.do === 'settle' && step.by !== 'operator') {
      settled = await settle(engine, { runner, order: answered, step }, { nowMs, answer: stored });
      return progressOf(settled.order, nowMs);
    }
    await storeAnswer(runner, stored);
    if (!isCurrent && stored.outcome === 'succeeded') {
      await flagPaidTwice(runner, orderId, paidAfterRefusal(order, exchange));
    }
    await scheduleSettled(runner, answered, step);
    return progressOf(answered, nowMs);
  });
  countBlocked(engine, blocked, exchange.provider);
  await settled?.afterCommit();
  return progress;
}

/** Stores why an order cannot be sent to an account, where nothing was sent or the request could not be repeated. */
async function refuseOrder(
  engine: OrderEngine,
  input: StepInput,
  refused: Refusal & { readonly name: 'send' | 'fail_over'; readonly order: Order },
): Promise<OrderProgress> {
  const { nowMs } = input;
  const { name, order, key, canFailOver } = refused;
  const { outcome, reason, nextCheckInMs } = refused.refusal;
  const current = order.attempts.at(-1);
  if (current && isUnderWay(current)) {
    const answer = { ...refused.refusal, providerReference: undefined };
    return storeAndSettle(engine, input, { exchange: checkOf(order, current), answer });
  }
  const refusedOrder = await engine.database.transaction(async (runner) => {
    const locked = await lockIfUnchanged(runner, order, { name, nowMs });
    if (!locked) return undefined;
    await storeRefusalBeforeSending(runner, key, {
      ...{ outcome, reason: shortened(reason), canFailOver, answeredAtMs: nowMs },
      ...{ fencingToken: newestToken(locked) + 1, updatesRead: locked.updatesReceived },
      nextCheckAtMs: nextCheckInMs === undefined ? undefined : nowMs + nextCheckInMs,
    });
    return locked;
  });
  if (outcome === 'blocked') countBlocked(engine, refusedOrder, key.provider);
  const progress = progressOf(await readOrder(engine.database, order.id), nowMs);
  return progress.step.do === 'settle' ? settleStored(engine, input) : progress;
}

/** Locks an order that still has the step and the attempts that were read. Undefined when another execution was first. */
async function lockIfUnchanged(
  runner: StatementRunner,
  read: Order,
  { name, nowMs }: { readonly name: Step['do']; readonly nowMs: number },
): Promise<Order | undefined> {
  const locked = await lockOrder(runner, read.id);
  const isUnchanged = decideOrder(locked, nowMs).do === name && newestToken(locked) === newestToken(read);
  return isUnchanged ? locked : undefined;
}

const newestToken = ({ attempts }: Order): number => attempts.at(-1)?.fencingToken ?? 0;

function paidAfterRefusal(order: Order, exchange: Exchange): string {
  const { provider, reference } = attemptOf(order, exchange);
  return (
    `${provider} reports that it carried out ${reference}, which it had refused, so that another attempt was made: look it ` +
    'up there. It may have been carried out twice.'
  );
}

function supersededFailure(): ApplicationFailure {
  return ApplicationFailure.retryable('The lease of this request expired before it was sent.', 'Superseded');
}
