import { z } from 'zod';
import { type HeldKind, KINDS, type OrderInput, orderIdOf } from '../contract/kinds.ts';
import { type Kobo, minorToNumber } from '../domain/money.ts';
import type { OrderStatus } from '../domain/orderStatus.ts';
import type { HeldOrder } from '../domain/orders/record.ts';
import type { ErrorCode } from './errorCodes.ts';
import type { DocumentedResponse, RouteResponse } from './route.ts';
import {
  answer,
  environment,
  exampleId,
  exampleOf,
  failureFields,
  field,
  shown,
  testMarks,
} from './schemas.ts';

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
function outcomeAnswers<Order extends { readonly status: OrderStatus }>(
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
  const accepted = answer(`${id}Answer`, {
    msg: field.text(completed.msg),
    status: z
      .literal('PROCESSING')
      .optional()
      .meta({ description: 'There while the outcome is not known yet, with HTTP status 202.' }),
    ...fields,
  });
  const documented: Readonly<Record<200 | 202 | 422, DocumentedResponse>> = {
    200: {
      description: completed.description,
      schema: accepted,
      example: { success: true, msg: completed.msg, ...completed.example },
    },
    202: {
      description: underWay.description,
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

/** The statuses of an order whose money is back. */
const FAILED = z.enum(['FAILED', 'REVERSED']);

/** An order that is shown by its transaction alone. */
export type QueuedOrder<K extends HeldKind> = OrderInput<K> &
  Pick<HeldOrder, 'environment' | 'status' | 'merchantReference'> & {
    readonly failureReason: string | undefined;
    readonly amountMinor: Kobo;
    /** What is shown besides; null before it is completed. */
    readonly brought?: object;
  };

/**
 * The answers to an order that is shown by its transaction alone. Its outcome is waited for with test keys; live orders
 * are queued.
 *
 * @param order.noun what it is called in messages, such as `data purchase`.
 * @param order.reason an example of why it failed.
 * @param order.brought the fields of what is shown besides, which may be null.
 * @param order.descriptions what its answers mean.
 */
export function queuedOrderAnswers<K extends HeldKind>(
  kind: K,
  id: string,
  order: {
    readonly noun: string;
    readonly code: ErrorCode;
    readonly reason: string;
    readonly brought?: z.ZodRawShape;
    readonly descriptions: Readonly<Record<'completed' | 'failed', string>>;
  },
) {
  const { noun, code, descriptions } = order;
  const brought: z.ZodObject = z.object(order.brought ?? {});
  const fields = {
    transactionId: field.text(exampleId(KINDS[kind].idPrefix)),
    status: z.enum(['PROCESSING', 'COMPLETED']).meta({ example: 'COMPLETED' }),
    amount: field.number(500),
    reason: field.textOrNull(null, 'Why it failed.'),
    merchantReference: field.textOrNull('order-1042'),
    environment,
    simulated: z.boolean().meta({ description: 'True with test keys.', example: true }),
    ...brought.shape,
  };
  const failedFields = { ...fields, status: FAILED, reason: field.textOrNull(order.reason) };
  const example = exampleOf(z.object(fields)) as object;
  const nothingBrought = Object.fromEntries(Object.keys(brought.shape).map((name) => [name, null]));
  return outcomeAnswers<QueuedOrder<K>>(
    id,
    {
      completed: {
        description: descriptions.completed,
        msg: `${noun} completed`,
        example,
      },
      underWay: {
        description: 'Accepted and queued; GET /transactions/{transactionId} tells the rest.',
        msg: `${noun} is processing`,
        example: { ...example, ...nothingBrought, status: 'PROCESSING' },
      },
      failed: {
        description: descriptions.failed,
        msg: `the ${noun} failed; the money is back`,
        code,
        example: { ...(exampleOf(z.object(failedFields)) as object), ...nothingBrought },
      },
      fields,
      failedFields,
    },
    (ordered, outcome) => {
      const { environment, status, failureReason, merchantReference, amountMinor }: QueuedOrder<HeldKind> =
        ordered;
      const simulated = environment === 'test';
      return {
        transactionId: orderIdOf(kind, ordered),
        status,
        amount: minorToNumber(amountMinor, 'NGN'),
        reason: failureReason ?? null,
        merchantReference: merchantReference ?? null,
        environment,
        simulated,
        ...shown(brought, { ...ordered.brought }),
        ...(outcome === 'underWay' && !simulated && { msg: `${noun} is queued` }),
      };
    },
  );
}

/**
 * The answers to a payout to the settlement bank account.
 *
 * @param withdrawal what they show of it.
 * @param whatIsBack what the merchant has again when it failed, with its verb.
 */
export function payoutAnswers<Shape extends z.ZodRawShape>(
  id: string,
  withdrawal: z.ZodObject<Shape>,
  whatIsBack: string,
) {
  const fields = { withdrawal: withdrawal.meta({ id }) };
  const exampleWith = (status: OrderStatus) => ({
    withdrawal: { ...(exampleOf(withdrawal) as object), status },
  });
  return outcomeAnswers<Readonly<Record<string, unknown>> & { readonly status: OrderStatus }>(
    id,
    {
      completed: {
        description: 'The bank has the money.',
        msg: 'withdrawal completed',
        example: exampleWith('COMPLETED'),
      },
      underWay: {
        description: 'Accepted; the outcome is not known yet.',
        msg: 'withdrawal is processing',
        example: exampleWith('PROCESSING'),
      },
      failed: {
        description: `The transfer failed; ${whatIsBack} back.`,
        msg: `the transfer failed; ${whatIsBack} back`,
        code: 'transfer_failed',
        example: exampleWith('FAILED'),
      },
      fields,
      failedFields: fields,
    },
    (shown) => ({ withdrawal: shown }),
  );
}
