import { ApplicationFailure } from '@temporalio/common';
import { KINDS } from '../../contract/kinds.ts';
import type { StatementRunner } from '../../db/core/database.ts';
import {
  isSecondOperatorNeeded,
  lockOperatorRequest,
  markApplied,
  type NewOperatorRequest,
  type OperatorRequestRow,
  storeTypedRequest,
} from '../../db/core/operatorRequests.ts';
import { lockOrder, type Order, readOrder, scheduleCheck } from '../../db/orders/orders.ts';
import type { StoredDecision } from '../../db/orders/reviews.ts';
import { clearDecision, flagOrder } from '../../db/orders/reviews.ts';
import { type OperatorRequest, recordOperatorRequest } from '../../db/orders/updates.ts';
import { decideOrder, type Step } from '../../domain/orders/decideOrder.ts';
import {
  inOneTransaction,
  type OrderEngine,
  type OrderProgress,
  progressOf,
  type StepInput,
} from './engine.ts';
import { notifyOfReview } from './payoutNotices.ts';

/**
 * The steps that concern operators: asking for one, refusing a decision, storing a request; and when an order is looked at
 * again after its end.
 */

/**
 * Flags an order for review: puts it on the operators' list.
 *
 * @param input.reason overrides the one that follows from the facts.
 */
export async function flagForReview(
  { database, metrics, dispatch }: OrderEngine,
  { orderId, nowMs, reason: given }: StepInput & { readonly reason?: string },
): Promise<OrderProgress> {
  const { progress, messages } = await database.transaction(async (runner) => {
    const order = await lockOrder(runner, orderId);
    const step = decideOrder(order, nowMs);
    const reason = given ?? (step.do === 'flag' ? step.reason : undefined);
    if (reason === undefined || order.reviewReason !== undefined)
      return { progress: progressOf(order, nowMs), messages: [] };
    const { kind, environment, status } = order;
    const isOpen = status === 'PROCESSING';
    const about = `About a ${status === 'FAILED' ? 'failed' : 'completed'} ${KINDS[kind].noun}: `;
    const flagged = { ...order, reviewReason: isOpen ? reason : `${about}${reason}` };
    await flagOrder(runner, order.id, flagged.reviewReason);
    metrics?.flowsNeedingAttention.inc({ flow: kind, environment });
    await scheduleSettled(runner, flagged, decideOrder(flagged, nowMs));
    return {
      progress: progressOf(flagged, nowMs),
      messages: isOpen ? await notifyOfReview(runner, order) : [],
    };
  });
  dispatch(messages);
  return progress;
}

/** Refuses the operator's decision, which is cleared. */
export function refuseDecision(engine: OrderEngine, input: StepInput): Promise<OrderProgress> {
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
 * @throws ApplicationFailure, not to be retried, when the order is settled, another decision waits to be applied, or this
 * one waits for a second operator.
 */
export async function recordRequest(
  { database }: OrderEngine,
  { orderId, nowMs, ...request }: StepInput & OperatorRequest,
): Promise<OrderProgress> {
  const recorded = await database.transaction(async (runner) => {
    const order = await lockOrder(runner, orderId);
    const refusal = whyNotToRecord(order, request) ?? (await whyNotAllowed(runner, order, request.decision));
    // It is thrown after the commit: a decision that waits for a second operator was stored.
    if (refusal !== undefined) return { refusal };
    await recordOperatorRequest(runner, order, request);
    return { progress: progressOf(await readOrder(runner, orderId), nowMs) };
  });
  if (recorded.progress) return recorded.progress;
  throw ApplicationFailure.nonRetryable(recorded.refusal);
}

/**
 * Why a decision must not be stored yet; undefined when it may be. One that an operator's command brings is applied as it
 * was requested there, once. One that was typed elsewhere and overrides a provider waits for a second operator, where two
 * are registered.
 */
async function whyNotAllowed(
  runner: StatementRunner,
  order: Order,
  decision: StoredDecision | undefined,
): Promise<string | undefined> {
  if (!decision || order.decision?.id === decision.id) return undefined;
  const { id, outcome, overridesUnreachable, operator, reason } = decision;
  const requested = { action: `${order.kind}.resolve`, subject: order.id, reason, operator };
  const details = { outcome, overridesUnreachable, environment: order.environment };
  const request = await lockOperatorRequest(runner, id);
  if (request) {
    const { status, isExpired } = request;
    if (!isSameDecision(request, { ...requested, details })) return `${id} is another request.`;
    if (status !== 'READY' || isExpired) return `${id} is ${isExpired ? 'expired' : status}.`;
    await markApplied(runner, id);
    return undefined;
  }
  if (!overridesUnreachable || !(await isSecondOperatorNeeded(runner))) return undefined;
  const waiting = await storeTypedRequest(runner, { ...requested, details }, id);
  return `An override needs a second operator: npm run admin -- requests confirm ${waiting}`;
}

function isSameDecision(request: OperatorRequestRow, asked: NewOperatorRequest): boolean {
  const { details } = request;
  return (
    request.action === asked.action &&
    request.subject === asked.subject &&
    request.reason === asked.reason &&
    request.requestedBy === asked.operator &&
    details.outcome === asked.details.outcome &&
    details.overridesUnreachable === asked.details.overridesUnreachable
  );
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

/**
 * Where an order stands that needs no exchange now. A settled one may be due all the same: an update makes it due whether
 * or not a check of it is left.
 */
export async function withoutExchange(
  { database }: OrderEngine,
  { orderId, nowMs }: StepInput,
  read: Order,
): Promise<OrderProgress> {
  if (read.status === 'PROCESSING') return progressOf(read, nowMs);
  return database.transaction(async (runner) => {
    const order = await lockOrder(runner, orderId);
    await scheduleSettled(runner, order, decideOrder(order, nowMs));
    return progressOf(order, nowMs);
  });
}

/** After the end, the relay starts the workflow again when the next check is due. */
export async function scheduleSettled(runner: StatementRunner, order: Order, step: Step): Promise<void> {
  if (order.status !== 'PROCESSING') await scheduleCheck(runner, order.id, dueAfterEnd(step));
}

/**
 * When the relay starts the workflow of a settled order again, ms since 1970; undefined when it does not. What is still to
 * be done is due now: the workflow that would do it may be over or lost.
 */
export const dueAfterEnd = (step: Step): number | undefined =>
  step.do === 'wait' ? step.untilMs : Date.now();
