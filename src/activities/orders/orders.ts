import { KINDS, type Kind, type OrderStepNames } from '../../contract/kinds.ts';
import { readOrder } from '../../db/orders/orders.ts';
import { clockFrom, type OrderEngine, type OrderProgress, progressOf, type StepInput } from './engine.ts';
import { checkOrder, sendOrder, withoutExchange } from './exchanges.ts';
import { flagForReview, recordRequest, refuseDecision } from './review.ts';
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
