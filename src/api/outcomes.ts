import { z } from 'zod';
import type { OrderStatus } from '../domain/orderStatus.ts';
import { waitingOrderAnswer } from './approvals/schema.ts';
import type { ErrorCode } from './errorCodes.ts';
import type { DocumentedResponse, RouteResponse } from './route.ts';
import { answer, exampleId, failureFields, field, testMarks } from './schemas.ts';

/** One of the answers to an order: its message, or an example of it, and examples of the fields that come after it. */
interface OutcomeAnswer {
  readonly description: string;
  readonly msg: string;
  readonly example: object;
}

/** Which answer an order has by how far it has come. */
const OUTCOMES = {
  PROCESSING: ['underWay', 202],
  COMPLETED: ['completed', 200],
  FAILED: ['failed', 422],
  REVERSED: ['failed', 422],
} as const satisfies Record<OrderStatus, unknown>;

/**
 * The answers to an order whose money is held until its outcome is known, as they are documented and as they are given:
 * done, under way, or failed.
 *
 * What is done and what is under way have one schema, so that a generated client reads both as a success.
 *
 * @param id how the names of their schemas begin.
 * @param bodyOf what each answer shows of an order after its message, or in place of it.
 */
export function outcomeAnswers<Order extends { readonly status: OrderStatus }>(
  id: string,
  outcomes: {
    readonly completed: OutcomeAnswer;
    readonly underWay: OutcomeAnswer;
    readonly failed: OutcomeAnswer & { readonly code: ErrorCode };
    /** The fields of what is done or under way, and of what has failed. */
    readonly fields: z.ZodRawShape;
    readonly failedFields: z.ZodRawShape;
  },
  bodyOf: (order: Order, outcome: 'completed' | 'underWay' | 'failed') => object,
) {
  const { completed, underWay, failed, fields, failedFields } = outcomes;
  const failure = { ...failureFields(failed.msg, failed.code), ...failedFields, ...testMarks };
  const made = answer(`${id}Answer`, {
    msg: field.text(completed.msg),
    status: z
      .literal('PROCESSING')
      .optional()
      .meta({ description: 'There while the outcome is not known yet, with HTTP status 202.' }),
    ...fields,
  });
  const accepted = z.union([made, waitingOrderAnswer]);
  const documented: Readonly<Record<200 | 202 | 422, DocumentedResponse>> = {
    200: {
      description: completed.description,
      schema: accepted,
      example: { success: true, msg: completed.msg, ...completed.example },
    },
    202: {
      description: `${underWay.description} Or the order waits for a second person, and \`approval\` says how to follow it.`,
      schema: accepted,
      example: { success: true, msg: underWay.msg, status: 'PROCESSING', ...underWay.example },
    },
    422: {
      description: failed.description,
      schema: z.object({ ...failure, ...failedFields }).meta({ id: `${id}Failure` }),
      example: {
        success: false,
        msg: failed.msg,
        code: failed.code,
        requestId: exampleId('req'),
        ...failed.example,
      },
    },
  };
  const begun = {
    completed: { msg: completed.msg },
    underWay: { msg: underWay.msg, status: 'PROCESSING' },
    failed: { msg: failed.msg, code: failed.code },
  };
  const give = (order: Order): RouteResponse => {
    const [outcome, status] = OUTCOMES[order.status];
    return { status, body: { ...begun[outcome], ...bodyOf(order, outcome) } };
  };
  return { documented, give };
}
