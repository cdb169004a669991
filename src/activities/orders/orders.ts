import { ApplicationFailure } from '@temporalio/common';
import { KINDS, type Kind, type OrderStepNames } from '../../contract/kinds.ts';
import { clearDecision, flagOrder, lockOrder, type Order, readOrder } from '../../db/orders/orders.ts';
import { type OperatorRequest, recordOperatorRequest } from '../../db/orders/updates.ts';
import { decideOrder } from '../../domain/orders/decideOrder.ts';
import {
  clockFrom,
  inOneTransaction,
  type OrderEngine,
  type OrderProgress,
  progressOf,
  type StepInput,
} from './engine.ts';
import { checkOrder, scheduleSettled, sendOrder, withoutExchange } from './exchanges.ts';
import { settleStored } from './settlement.ts';

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
    const next = { orderId, nowMs: clock() };
    if (step.do === 'send' || step.do === 'fail_over') progress = await sendOrder(engine, next, step.do);
    else if (step.do === 'check' || step.do === 'take_back')
      progress = await checkOrder(engine, next, step.do);
    else break;
  }
  return progress;
}

/**
 * Flags an order for review: puts it on the operators' list.
 *
 * @param input.reason overrides the one that follows from the facts.
 */
function flagForReview(
  { database, metrics }: OrderEngine,
  { orderId, nowMs, reason: given }: StepInput & { readonly reason?: string },
): Promise<OrderProgress> {
  return database.transaction(async (runner) => {
    const order = await lockOrder(runner, orderId);
    const step = decideOrder(order, nowMs);
    const reason = given ?? (step.do === 'flag' ? step.reason : undefined);
    if (reason === undefined || order.reviewReason !== undefined) return progressOf(order, nowMs);
    const { kind, environment, status } = order;
    const isOpen = status === 'PROCESSING';
    const about = `About a ${status === 'FAILED' ? 'failed' : 'completed'} ${KINDS[kind].noun}: `;
    const flagged = { ...order, reviewReason: isOpen ? reason : `${about}${reason}` };
    await flagOrder(runner, order.id, flagged.reviewReason);
    metrics?.flowsNeedingAttention.inc({ flow: kind, environment });
    await scheduleSettled(runner, flagged, decideOrder(flagged, nowMs));
    return progressOf(flagged, nowMs);
  });
}

/** Refuses the operator's decision, which is cleared. */
function refuseDecision(engine: OrderEngine, input: StepInput): Promise<OrderProgress> {
  return inOneTransaction(engine, input, {
    step: 'refuse_decision',
    async act(runner, order, { decisionId }) {
      await clearDecision(runner, order.id, decisionId);
      return { ...order, decision: undefined };
    },
  });
}

/**
 * Stores what an operator asks of the order, as an update that is still to be read.
 *
 * @throws ApplicationFailure, not to be retried, when the order is settled, or another decision waits to be applied.
 */
function recordRequest(
  { database }: OrderEngine,
  { orderId, nowMs, ...request }: StepInput & OperatorRequest,
): Promise<OrderProgress> {
  return database.transaction(async (runner) => {
    const order = await lockOrder(runner, orderId);
    const refusal = whyNotToRecord(order, request);
    if (refusal !== undefined) throw ApplicationFailure.nonRetryable(refusal);
    await recordOperatorRequest(runner, order, request);
    return progressOf(await readOrder(runner, orderId), nowMs);
  });
}

/** Why a decision comes too late; undefined when it does not, or is stored already. A retry never does. */
function whyNotToRecord(
  { kind, status, decision: stored }: Order,
  { decision }: OperatorRequest,
): string | undefined {
  if (!decision || stored?.id === decision.id) return undefined;
  const { noun } = KINDS[kind];
  if (status !== 'PROCESSING') return `This ${noun} is ${status} already.`;
  return stored && `This ${noun} is being resolved already.`;
}
